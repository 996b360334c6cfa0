/**
 * Re-reads every followed course, of all workspaces together. The study client joins look-ups that are made
 * at once into searches of a hundred codes, so a whole page is asked for at a time.
 */
import { isUpstreamError, NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import { untilAborted } from '../primitives/promises.ts';
import { kindOf, type Lead, namesOfLeads } from '../store/reminder-settings.ts';
import type { Course, Facts, Follow, ReminderSettings, Store, Target } from '../store/store.ts';
import { answerRealizations, parseRealizationCode } from '../study-client/codes.ts';
import type { StudyClient } from '../study-client/model.ts';
import { endOf, isReversed } from '../study-client/moments.ts';
import { type PossibleRun, possibleRuns, topicsOf } from './new-runs.ts';
import {
  courseOf,
  dueAt,
  factsOf,
  isBeforeOpening,
  leadsFor,
  type PlannedFollow,
  type PlannedReminder,
  planReminder,
  planTarget,
} from './plan.ts';

/** Pairs of code and language that are read together: some searches for each language. */
const PAGE = 300;

interface CheckOptions {
  readonly store: Store;
  readonly study: StudyClient;
  readonly now: () => number;
  /** The suffixes that course units' runs usually have; empty, or left out: no new runs are asked for. */
  readonly suffixes?: readonly string[];
  /** Ends the check: what has not been read by then is left to the next one. */
  readonly signal?: AbortSignal | undefined;
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
  const { store, now, signal = new AbortController().signal } = options;
  const report = { read: 0, missing: 0, failed: 0 };
  const unread = new Set<string>();
  const possible = await possibleRuns(store, options.suffixes ?? []);
  let page = await store.follows.codes(undefined, PAGE);
  while (page.length > 0 || possible.length > 0) {
    // Asked for at once, so that they share the searches of followed courses.
    const beside = possible.splice(0, PAGE);
    const readings = await readTogether(page, beside, unread, { ...options, signal });
    if (!readings) return report;
    const found = readings.filter(({ facts }) => facts).length;
    report.read += found;
    report.missing += readings.length - found;
    report.failed += page.length - readings.length;
    await store.courses.put(await coursesOf(readings, store));
    if (page.length > 0) page = await store.follows.codes(page.at(-1)?.code, PAGE);
  }
  await store.targets.checked(await whollyRead(unread, store), now());
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
  const runs = (readings: typeof beside) =>
    readings.flatMap((one) => {
      if (!('facts' in one) || one.facts === undefined) return [];
      const { code, facts, language } = one;
      return topicsOf({ code, facts, groups: facts.groups }, now()).map((topic) => ({
        ...{ topic, code, facts, language },
      }));
    });
  const topics = new Set((await runFollows.topics()).map(({ topic }) => topic));
  if (topics.size === 0) return;
  const isFollowed = ({ topic }: { readonly topic: string }) => topics.has(topic);
  await runFollows.found(runs(beside).filter(isFollowed), now());
  await runFollows.found(runs(followed).filter(isFollowed), now(), { followed: true });
}

/** Reads a page of followed courses, and runs that may exist. Undefined: the check was ended. */
async function readTogether(
  page: readonly Pair[],
  possible: readonly PossibleRun[],
  unread: Set<string>,
  options: CheckOptions & { readonly signal: AbortSignal },
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
async function whollyRead(unread: ReadonlySet<string>, { targets, follows }: Store): Promise<string[]> {
  const all = await targets.workspaces();
  if (unread.size === 0) return all;
  const wholly: string[] = [];
  for (const workspace of all) {
    const followed = await follows.inWorkspace(workspace);
    if (!followed.some(({ code }) => unread.has(code))) wholly.push(workspace);
  }
  return wholly;
}

// Followed realizations, with their facts and their next reminder.

/** A followed realization. */
export interface Followed {
  readonly follow: Follow;
  /** The facts that were read last. */
  readonly facts: Facts;
  /** When they were read. */
  readonly readAt: number;
  /** The soonest reminder that is still to come. */
  readonly next: PlannedReminder | undefined;
  /** Whether the person who reads has enrolled. */
  readonly isEnrolled?: boolean;
}

/** The soonest reminder of a followed realization from `now` on, however far ahead. */
export function nextReminder(
  target: Pick<Target, 'settings'>,
  follow: Omit<PlannedFollow, 'facts'>,
  facts: Facts,
  now: number,
): PlannedReminder | undefined {
  return planTarget(target, [{ ...follow, facts }], now).find(({ at }) => at >= now);
}

/**
 * The lead time of the closing that comes last, where enrollment has yet to close and no reminder will tell, since the
 * realization was followed, or all lead times were chosen, too late. Undefined: one will tell, or none is wanted.
 */
export function closesUntold(
  { follow, facts, isEnrolled }: Pick<Followed, 'follow' | 'facts' | 'isEnrolled'>,
  settings: ReminderSettings,
  now: number,
): Lead | undefined {
  const { closes } = facts;
  if (closes === undefined || isReversed(facts) || endOf(closes) <= now || isEnrolled) return undefined;
  const leads = leadsFor(follow, settings);
  const names = namesOfLeads(leads).filter((lead) => kindOf(lead) === 'closes');
  const isTold = names.some((lead) => {
    const since = Math.max(follow.createdAt, leads[lead] ?? 0);
    return planReminder(lead, follow.code, facts, since, settings) !== undefined;
  });
  return isTold ? undefined : names[0];
}

/**
 * What becomes of a lead time that is chosen now. `past`: what it announces lies ahead, but not the moment of the
 * reminder. `before-opening`: it would come before enrollment opens. `over`: it announces something past.
 */
export type LeadOutcome = 'comes' | 'past' | 'before-opening' | 'no-date' | 'over';

export function outcomeOf(lead: Lead, facts: Facts, now: number): LeadOutcome {
  const dated = dueAt(lead, facts);
  if (!dated) return 'no-date';
  if (dated.announces <= now) return 'over';
  if (isBeforeOpening(lead, dated.due, facts)) return 'before-opening';
  return dated.due > now ? 'comes' : 'past';
}

/** The known names of courses, by code, in every language. May reject. */
export type NamesOf = (
  workspace: string,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>>;

/** A person who reads what is followed, perhaps in another language than the target's. */
interface Reader {
  readonly language: Language;
  readonly namesOf: NamesOf;
  /** Whose own marks are shown; undefined: none. */
  readonly user?: string | undefined;
}

/**
 * What a target follows: the course with the soonest reminder first, courses without a reminder last, by code.
 * @param reader in whose language names are given where they are known; by default in the target's
 */
export async function followedBy(
  target: Target,
  { follows, courses, enrolled }: Pick<Store, 'follows' | 'courses' | 'enrolled'>,
  now: number,
  reader?: Reader,
): Promise<Followed[]> {
  const { language, workspace } = target;
  const isOwn = target.kind === 'person';
  const user = isOwn ? target.target : reader?.user;
  const all = await follows.of(target);
  const marks = user === undefined ? [] : await enrolled.of({ workspace, user });
  const marked = new Set(marks.map(({ code }) => code));
  const known = await courses.get(all.map(({ code }) => ({ code, language })));
  const read = new Map(known.map((course) => [course.code, course]));
  const followed = all
    .map((follow): Followed => {
      const { facts, readAt } = read.get(follow.code) ?? { facts: follow.told, readAt: follow.createdAt };
      const isEnrolled = marked.has(follow.code);
      const next = nextReminder(target, { ...follow, isEnrolled: isOwn && isEnrolled }, facts, now);
      return { follow, facts, readAt, next, ...(isEnrolled && { isEnrolled }) };
    })
    .sort(soonestFirst);
  return reader ? inLanguage(followed, target, reader) : followed;
}

/** Since when all that a target follows is known as the study API says it. At least one course is followed. */
export function knownSince({ checkedAt = 0 }: Target, followed: readonly Followed[]): number {
  return Math.max(checkedAt, Math.min(...followed.map(({ readAt }) => readAt)));
}

async function inLanguage(
  followed: readonly Followed[],
  { workspace, language: told }: Target,
  { language, namesOf }: Reader,
): Promise<Followed[]> {
  const others = new Set(followed.filter(({ facts }) => (facts.language ?? told) !== language));
  if (others.size === 0) return [...followed];
  const codes = Array.from(others, ({ follow }) => follow.code);
  // Names in another language are better than no list.
  const names = await namesOf(workspace, codes).catch(() => undefined);
  return followed.map((one) => {
    const name = others.has(one) ? names?.get(one.follow.code)?.[language] : undefined;
    return name === undefined ? one : { ...one, facts: { ...one.facts, name, language } };
  });
}

function soonestFirst(a: Followed, b: Followed): number {
  const never = Number.POSITIVE_INFINITY;
  const [first, second] = [a.next?.at ?? never, b.next?.at ?? never];
  if (first !== second) return first - second;
  return a.follow.code < b.follow.code ? -1 : 1;
}

// The language in which a target is told of what it follows.

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
  const { lookUps } = await answerRealizations(study, codes, language).catch(() => ({ lookUps: [] }));
  return lookUps.flatMap((line) => ('found' in line ? [courseOf(line.found, language)] : []));
}
