/**
 * Re-reads every followed course, of all workspaces together. The study client joins look-ups that are made
 * at once into searches of a hundred codes, so a whole page is asked for at a time.
 */

import { isUpstreamError, NotFound } from '../errors.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { untilAborted } from '../primitives.ts';
import type { Course, Store, Target } from '../store/store.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import type { Found, Realization, StudyClient } from '../study-client/model.ts';
import { believed, confirmAfter, createSurvey, isNews, type Reading, type Trust } from './belief.ts';
import { changedFields, courseOf, factsOf } from './followed.ts';
import { noteFound, type PossibleRun, possibleRuns, runsAmong } from './new-runs.ts';
import { isSearched, type Searchable, searchNewRuns } from './run-search.ts';

/** After so long without a reading in a language, one in another tells more. In milliseconds. */
const LONG = 24 * 60 * 60_000;
/** Pairs of code and language that are read together: some searches for each language. */
const PAGE = 300;

export interface CheckOptions {
  readonly store: Store;
  readonly study: StudyClient;
  readonly now: () => number;
  /** The suffixes that course units' runs usually have; empty: no new runs are asked for. */
  readonly suffixes: readonly string[];
  /** How runs are searched for where that is offered. */
  readonly searches: Searchable;
  /** Between two parts of the courses or follows that are read (`createRests`). */
  readonly rest: () => Promise<void>;
  /** How often courses are to be checked, in milliseconds. */
  readonly checkEveryMs: number;
  /** Ends the check: what has not been read by then is left to the next one. */
  readonly signal: AbortSignal;
}

/** What a check found. `failed`: codes about which the study API gave no answer. */
export interface CheckReport {
  readonly read: number;
  readonly missing: number;
  readonly failed: number;
  /** Of how many it lacked what was known; undefined: of none. */
  readonly lost?: number | undefined;
  /** Of how many so much was changed at once that it is not believed for now; undefined: of none. */
  readonly changed?: number | undefined;
  /** Whether one of the two was so much at once that it is not believed for now. */
  readonly isDistrusted?: true | undefined;
  /** The workspaces in which there may be news. */
  readonly concerned?: readonly string[] | undefined;
}

type Pair = Pick<Course, 'code' | 'language'>;

/**
 * Reads every followed course and stores what is believed of it. A course that could not be read stays as it was. What
 * readings take away or change is judged at the end, when it is known how much that is.
 */
export async function checkCourses(options: CheckOptions): Promise<CheckReport> {
  const { store, now, checkEveryMs } = options;
  const report = { read: 0, missing: 0, failed: 0 };
  const unread = new Set<string>();
  const changed = new Set<string>();
  const news: Reading[] = [];
  const survey = createSurvey();
  const { searchable, possible } = await whereToSeek(options);
  let page = await store.follows.codes(undefined, PAGE);
  while (page.length > 0 || possible.length > 0) {
    // Asked for at once, so that they share the searches of followed courses.
    const beside = possible.splice(0, PAGE);
    const readings = await readTogether(page, beside, unread, options);
    if (!readings) return report;
    const found = readings.filter(({ facts }) => facts).length;
    report.read += found;
    report.missing += readings.length - found;
    report.failed += page.length - readings.length;
    const before = await knownBefore(readings, store);
    for (const one of readings) survey.add(before(one), one);
    const [fresh, same] = [true, false].map((is) =>
      readings.filter((one) => isNews(before(one), one) === is),
    );
    news.push(...(fresh ?? []));
    await keep(same ?? [], before, 'look-up', { store });
    page = await pageAfter(page, options);
  }
  const trust = survey.trust(confirmAfter(checkEveryMs));
  await keepInParts(news, trust, changed, options);
  await store.targets.checked(await whollyRead(unread, store), now());
  if (!(await searchOrSeek(searchable, options))) return report;
  const [concerned, lost] = [await withNews(changed, store), survey.lost()];
  return {
    ...report,
    lost: orNone(lost),
    changed: orNone(trust.changed),
    isDistrusted: trust.isDistrusted || trust.changed > 0 || undefined,
    concerned: concerned.length > 0 ? concerned : undefined,
  };
}

const orNone = (count: number): number | undefined => (count > 0 ? count : undefined);

/** The units and groups that are searched for, and the runs that others may have. */
async function whereToSeek({ store, suffixes, searches }: CheckOptions) {
  const topics = await store.runFollows.topics();
  const { searchable = [], others = [] } = Object.groupBy(topics, ({ topic }) =>
    isSearched(topic, searches) ? 'searchable' : 'others',
  );
  return { searchable, possible: possibleRuns(others, suffixes) };
}

/** The next page, after a rest. A small installation has one, and nothing to rest from. */
async function pageAfter(page: readonly Pair[], { store, rest }: CheckOptions): Promise<Pair[]> {
  const last = page.at(-1);
  const next = last === undefined ? [] : await store.follows.codes(last.code, PAGE);
  if (next.length > 0) await rest();
  return next;
}

/** Stores what is believed after many readings, with rests between. */
async function keepInParts(
  readings: readonly Reading[],
  trust: Trust,
  changed: Set<string>,
  { store, rest }: CheckOptions,
): Promise<void> {
  for (let from = 0; from < readings.length; from += PAGE) {
    if (from > 0) await rest();
    const some = readings.slice(from, from + PAGE);
    await keep(some, await knownBefore(some, store), trust, { store, changed });
  }
}

/** Stores what is believed after readings, and notes what has changed by that. */
async function keep(
  readings: readonly Reading[],
  before: (pair: Pair) => Course | undefined,
  how: Parameters<typeof believed>[2],
  { store, changed }: { readonly store: Pick<Store, 'courses'>; readonly changed?: Set<string> },
): Promise<void> {
  const courses = readings.flatMap((one) => believed(before(one), one, how) ?? []);
  for (const one of courses) if (isAnother(before(one), one)) changed?.add(one.code);
  await store.courses.put(courses);
}

const isAnother = (before: Course | undefined, after: Course): boolean =>
  before !== undefined &&
  ((before.missingSince === undefined) !== (after.missingSince === undefined) ||
    changedFields(before.facts, after.facts).length > 0);

/**
 * What is known of courses, in the languages of readings. Where a course has not been read in a language for long, or never,
 * what is known of its dates is the last reading in another.
 */
async function knownBefore(
  readings: readonly Reading[],
  { courses }: Pick<Store, 'courses'>,
): Promise<(pair: Pair) => Course | undefined> {
  const nameOf = ({ code, language }: Pair) => `${language} ${code}`;
  const known = new Map((await courses.get(readings)).map((one) => [nameOf(one), one]));
  const old = readings.filter((one) => (known.get(nameOf(one))?.readAt ?? 0) < one.readAt - LONG);
  const others = await courses.get(
    old.flatMap(({ code }) => LANGUAGES.map((language) => ({ code, language }))),
  );
  const newest = new Map(others.sort((a, b) => a.readAt - b.readAt).map((one) => [one.code, one]));
  for (const reading of old) {
    const [own, other] = [known.get(nameOf(reading)), newest.get(reading.code)];
    const words = own?.facts ?? reading.facts;
    if (!other || !words || other.language === reading.language) continue;
    const { name, groups, language } = words;
    const facts = { ...other.facts, name, groups, language };
    known.set(nameOf(reading), { ...other, language: reading.language, facts, doubts: own?.doubts });
  }
  return (pair) => known.get(nameOf(pair));
}

/** Where something may be told: where changed courses are followed, or there are new runs. */
async function withNews(changed: ReadonlySet<string>, store: Store): Promise<string[]> {
  const places = await store.follows.places([...changed]);
  const concerned = new Set(places.map(({ workspace }) => workspace));
  if ((await store.runFollows.topics()).length === 0) return [...concerned];
  for (const workspace of await store.targets.workspaces())
    if ((await store.runFollows.untold(workspace)).length > 0) concerned.add(workspace);
  return [...concerned];
}

/**
 * Notes new runs for those who follow their unit or group: what was asked for beside followed courses, and followed
 * courses themselves in the workspaces that follow them.
 */
async function noteRuns(
  followed: readonly Reading[],
  beside: readonly (Reading | { readonly failed: string })[],
  { store: { runFollows }, now, searches }: CheckOptions,
): Promise<void> {
  const topics = new Set((await runFollows.topics()).map(({ topic }) => topic));
  if (topics.size === 0) return;
  const runs = (readings: typeof beside) => {
    const read = readings.flatMap((one) => {
      if (!('facts' in one) || one.facts === undefined) return [];
      const { code, facts, language } = one;
      return { code, facts, language, groups: facts.groups };
    });
    return runsAmong(read, topics, now());
  };
  // Those that exist beyond the known ones are new, however they were found.
  await runFollows.found(runs(beside), now());
  const isOffered = (topic: string) => isSearched(topic, searches);
  await noteFound(runFollows, runs(followed), now(), isOffered, { followed: true });
}

/** Searches for new runs; seeks by their codes those that no search tells. False: the check was ended. */
async function searchOrSeek(
  topics: Parameters<typeof searchNewRuns>[0],
  options: CheckOptions,
): Promise<boolean> {
  try {
    const left = possibleRuns(await searchNewRuns(topics, options), options.suffixes);
    while (left.length > 0)
      if (!(await readTogether([], left.splice(0, PAGE), new Set(), options))) return false;
    return true;
  } catch (error) {
    if (options.signal.aborted) return false;
    throw error;
  }
}

/** Reads a page of followed courses, and runs that may exist. Undefined: the check was ended. */
async function readTogether(
  page: readonly Pair[],
  possible: readonly PossibleRun[],
  unread: Set<string>,
  options: CheckOptions,
): Promise<Reading[] | undefined> {
  const { signal } = options;
  const all = [page, possible].map((those) => Promise.all(those.map((one) => read(one, options))));
  try {
    const [ofPage = [], beside = []] = await untilAborted(signal, Promise.all(all));
    const readings = ofPage.filter((one) => 'facts' in one);
    for (const one of ofPage) if ('failed' in one) unread.add(one.failed);
    await noteRuns(readings, beside, options);
    return readings;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

async function read(
  pair: Pair,
  { study, now }: CheckOptions,
): Promise<Reading | { readonly failed: string }> {
  const code = parseRealizationCode(pair.code);
  if (code === undefined) return { failed: pair.code };
  try {
    const found = await study.realization(code, pair.language, 'fresh');
    return { ...pair, facts: factsOf(found.value, pair.language), readAt: found.fetchedAt };
  } catch (error) {
    // What is remembered is no second reading.
    if (error instanceof NotFound) return { ...pair, facts: undefined, readAt: error.since ?? now() };
    if (isUpstreamError(error)) return { failed: pair.code };
    throw error;
  }
}

/**
 * The workspaces whose followed courses were all read: a course that can't be read does not concern those
 * that do not follow it.
 */
async function whollyRead(unread: ReadonlySet<string>, store: Store): Promise<string[]> {
  const places = await store.follows.places([...unread]);
  const partly = new Set(places.map(({ workspace }) => workspace));
  return (await store.targets.workspaces()).filter((workspace) => !partly.has(workspace));
}

// Look-ups by persons, in the language in which a target is told.

/** Stores courses as a person has just looked them up. What is believed of followed ones stays until the next check. */
export async function keepLookedUp(
  found: readonly Found<Realization>[],
  language: Language,
  store: Pick<Store, 'courses' | 'follows'>,
): Promise<void> {
  const courses = found.map((one) => courseOf(one, language));
  const places = await store.follows.places(courses.map(({ code }) => code));
  const followed = new Set(places.map(({ code }) => code));
  const shared = courses.filter(({ code }) => followed.has(code));
  await store.courses.put(courses.filter(({ code }) => !followed.has(code)));
  await keep(shared, await knownBefore(shared, store), 'look-up', { store });
}

// Changes of a target's language.

export interface SpeakDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  readonly study: Pick<StudyClient, 'realization'>;
}

/**
 * Changes the language in which a target is told, and reads what it follows in that language. Courses that
 * the study API does not give now are read by the next check; until then reminders show the names that were told.
 * The next pass notes the new names as told (`notices.ts`), so that none of this is told as a change.
 * @returns false where the target had that language already
 */
export async function speakTo(
  target: Target,
  language: Language,
  { store, study }: SpeakDeps,
): Promise<boolean> {
  if (target.language === language) return false;
  await store.targets.change(target, { language });
  const codes = (await store.follows.of(target)).map(({ code }) => code);
  const known = codes.flatMap((code) => parseRealizationCode(code) ?? []);
  const settled = await Promise.allSettled(known.map((code) => study.realization(code, language)));
  const found = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await keepLookedUp(found, language, store);
  return true;
}
