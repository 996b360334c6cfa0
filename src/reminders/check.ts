/**
 * Re-reads every followed course, of all workspaces together. The study client joins look-ups that are made
 * at once into searches of a hundred codes, so a whole page is asked for at a time.
 */

import { isUpstreamError, NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import { untilAborted } from '../primitives.ts';
import type { Course, Facts, Store, Target } from '../store/store.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import type { StudyClient } from '../study-client/model.ts';
import { courseOf, factsOf, followsInParts } from './followed.ts';
import { type PossibleRun, possibleRuns, runsAmong } from './new-runs.ts';

/** Pairs of code and language that are read together: some searches for each language. */
const PAGE = 300;

export interface CheckOptions {
  readonly store: Store;
  readonly study: StudyClient;
  readonly now: () => number;
  /** The suffixes that course units' runs usually have; empty: no new runs are asked for. */
  readonly suffixes: readonly string[];
  /** Between two parts of the courses or follows that are read (`createRests`). */
  readonly rest: () => Promise<void>;
  /** Ends the check: what has not been read by then is left to the next one. */
  readonly signal: AbortSignal;
}

/** What a check found. `failed`: codes about which the study API gave no answer. */
export interface CheckReport {
  readonly read: number;
  readonly missing: number;
  readonly failed: number;
}

type Pair = Pick<Course, 'code' | 'language'>;
/** `facts`: undefined where the study API does not know the course. */
type Reading = Pair & { readonly facts: Facts | undefined; readonly readAt: number };

/** Reads every followed course and stores what was read. A course that could not be read stays as it was. */
export async function checkCourses(options: CheckOptions): Promise<CheckReport> {
  const { store, now, rest } = options;
  const report = { read: 0, missing: 0, failed: 0 };
  const unread = new Set<string>();
  const possible = await possibleRuns(store, options.suffixes);
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
    await store.courses.put(await coursesOf(readings, store));
    await rest();
    if (page.length > 0) page = await store.follows.codes(page.at(-1)?.code, PAGE);
  }
  await store.targets.checked(await whollyRead(unread, options), now());
  return report;
}

/**
 * Notes new runs for those who follow their unit or group: what was asked for beside followed courses, and followed
 * courses themselves in the workspaces that follow them.
 */
async function noteRuns(
  followed: readonly Reading[],
  beside: readonly (Reading | { readonly failed: string })[],
  { store: { runFollows }, now }: CheckOptions,
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
  await runFollows.found(runs(beside), now());
  await runFollows.found(runs(followed), now(), { followed: true });
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
    if (error instanceof NotFound) return { ...pair, facts: undefined, readAt: now() };
    if (isUpstreamError(error)) return { failed: pair.code };
    throw error;
  }
}

/** A course that is missing keeps its last facts: its reminders still come. */
async function coursesOf(readings: readonly Reading[], store: Store): Promise<Course[]> {
  const stored = await store.courses.get(readings);
  return readings.flatMap(({ facts, ...reading }): Course[] => {
    const { code, language, readAt } = reading;
    const before = stored.find((one) => one.code === code && one.language === language);
    if (facts) return [{ ...reading, facts: withName(facts, code, before?.facts), missingSince: undefined }];
    return before ? [{ ...before, readAt, missingSince: before.missingSince ?? readAt }] : [];
  });
}

/**
 * A course whose reading brings no name keeps its last one. The name may stand in from another language,
 * which perhaps can't be read now: that is no reason to forget it.
 */
function withName(facts: Facts, code: string, before: Facts | undefined): Facts {
  if (before === undefined || facts.name !== code) return facts;
  return { ...facts, name: before.name, language: before.language };
}

/**
 * The workspaces whose followed courses were all read: a course that can't be read does not concern those
 * that do not follow it.
 */
async function whollyRead(unread: ReadonlySet<string>, options: CheckOptions): Promise<string[]> {
  const all = await options.store.targets.workspaces();
  if (unread.size === 0) return all;
  const wholly: string[] = [];
  for (const workspace of all) if (!(await followsAny(unread, workspace, options))) wholly.push(workspace);
  return wholly;
}

async function followsAny(
  codes: ReadonlySet<string>,
  workspace: string,
  { store, rest }: CheckOptions,
): Promise<boolean> {
  const targets = await store.targets.inWorkspace(workspace);
  for await (const { follows } of followsInParts(workspace, targets, store, rest))
    if (follows.some(({ code }) => codes.has(code))) return true;
  return false;
}

// Changes of a target's language.

export interface SpeakDeps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  readonly study: StudyClient;
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
  await store.courses.put(await readIn(codes, language, study));
  return true;
}

async function readIn(codes: readonly string[], language: Language, study: StudyClient): Promise<Course[]> {
  const known = codes.flatMap((code) => parseRealizationCode(code) ?? []);
  const settled = await Promise.allSettled(known.map((code) => study.realization(code, language)));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [courseOf(one.value, language)] : []));
}
