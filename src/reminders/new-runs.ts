/** New runs of the course units and student groups that targets follow: where they are sought, and which are told. */
import type { Language } from '../language.ts';
import type { Facts, Follow, NewRun, Reminder, Store } from '../store/store.ts';
import { courseUnitOf, isRealizationCode, runOf, unitOfTopic, unitTopic } from '../study-client/codes.ts';
import {
  type CourseUnitCode,
  groupTopic,
  type Realization,
  type RealizationCode,
} from '../study-client/model.ts';
import { endOf } from '../study-client/moments.ts';
import { factsOf } from './followed.ts';
import { isHandedOver, RUNS } from './steps.ts';

/** So many suffixes after the highest known one are asked for. */
const AHEAD = 5;
/** A run that may exist. */
export interface PossibleRun {
  readonly code: RealizationCode;
  readonly language: Language;
}

/**
 * The runs that a check asks for beside followed courses: of each followed course unit the next ones after the highest
 * known one.
 * @param suffixes those that course units' runs usually have; empty: none are asked for
 */
export function possibleRuns(
  topics: readonly Pick<
    Awaited<ReturnType<Store['runFollows']['topics']>>[number],
    'topic' | 'languages' | 'known'
  >[],
  suffixes: readonly string[],
): PossibleRun[] {
  const [first] = suffixes;
  if (first === undefined) return [];
  return topics.flatMap(({ topic, languages, known }) => {
    const unit = unitOfTopic(topic);
    if (unit === undefined) return [];
    return nextRuns(unit, known, first).flatMap((code) => languages.map((language) => ({ code, language })));
  });
}

/** The runs of a unit after the highest known suffix, or from the first usual one on. */
export function nextRuns(unit: CourseUnitCode, known: readonly string[], first: string): RealizationCode[] {
  const suffixes = known.flatMap((code) => {
    const suffix = code.startsWith(`${unit}-`) ? code.slice(unit.length + 1) : '';
    return /^\d{1,5}$/.test(suffix) ? [suffix] : [];
  });
  const highest = suffixes.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  const start = highest === undefined ? Number(first) : Number(highest) + 1;
  const digits = (highest ?? first).length;
  if (!Number.isInteger(start)) return [];
  return Array.from({ length: AHEAD }, (_, at) => String(start + at).padStart(digits, '0')).flatMap(
    (suffix) => runOf(unit, suffix) ?? [],
  );
}

/** A course as it was read, and the groups for which it is. */
interface ReadRun {
  readonly code: string;
  readonly facts: Facts;
  readonly groups: readonly string[];
}

/** A course as the study API gave it. */
export function readRun(realization: Realization, language: Language): ReadRun {
  const groups = realization.studentGroups.flatMap(({ code, name }) => [code ?? name, name]);
  return { code: realization.code, facts: factsOf(realization, language), groups };
}

/** Runs of what is followed, each with the course unit or group that it belongs to. @param topics what is followed */
export const runsAmong = <Run extends ReadRun>(
  runs: readonly Run[],
  topics: ReadonlySet<string>,
  now: number,
) =>
  runs.flatMap(({ groups, ...run }) =>
    topicsOf({ ...run, groups }, now).flatMap((topic) => (topics.has(topic) ? { ...run, topic } : [])),
  );

/** The topics that a course belongs to. A course that has ended is no new run. */
export function topicsOf({ code, facts: { ends }, groups }: ReadRun, now: number): string[] {
  if (!isRealizationCode(code) || (ends && endOf(ends) < now)) return [];
  return [...new Set([unitTopic(courseUnitOf(code)), ...groups.map(groupTopic)])];
}

/**
 * Notes the courses among those that a workspace was shown that are runs of something that is followed there. Rejects if
 * the store is in trouble.
 * @param isSearched whether a topic's runs are searched for: what was there before that is not new
 * @param topics what is followed there
 */
export async function noteNewRuns(
  { runFollows }: Pick<Store, 'runFollows'>,
  now: number,
  isSearched: (topic: string) => boolean,
  workspace: string,
  topics: readonly string[],
  shown: readonly { readonly realization: Realization; readonly language: Language }[],
): Promise<void> {
  // Of a course that was shown in several languages the last one counts.
  const runs = new Map(shown.map((one) => [one.realization.code, readRun(one.realization, one.language)]));
  const found = runsAmong([...runs.values()], new Set(topics), now);
  await noteFound(runFollows, found, now, isSearched, { workspace });
}

/** Notes runs that were come across without a search for their topics. */
export async function noteFound(
  runFollows: Pick<Store['runFollows'], 'found'>,
  found: Parameters<Store['runFollows']['found']>[0],
  now: number,
  isSearched: (topic: string) => boolean,
  where: Parameters<Store['runFollows']['found']>[2] = {},
): Promise<void> {
  const searched = found.filter(({ topic }) => isSearched(topic));
  const others = found.filter(({ topic }) => !isSearched(topic));
  if (searched.length > 0) await runFollows.found(searched, now, { ...where, searched: true });
  if (others.length > 0) await runFollows.found(others, now, where);
}

// Which of them a target has been told of.

export const isAboutRuns = ({ key }: Pick<Reminder, 'key'>): boolean => key.startsWith(RUNS);

/** New runs of what a target follows. */
export interface KnownRuns {
  /** Those that it follows, or that Slack has a message about: a crash may come between that and the note. */
  readonly told: readonly NewRun[];
  readonly untold: readonly NewRun[];
}

/** @param follows the courses that the target follows: other notices are about those */
export function knownRuns(
  runs: readonly NewRun[],
  follows: readonly Pick<Follow, 'code'>[],
  rows: readonly Reminder[],
): KnownRuns {
  const messages = rows.filter((row) => isAboutRuns(row) && isHandedOver(row));
  const { told = [], untold = [] } = Object.groupBy(runs, ({ code }) => {
    const isTold =
      follows.some((one) => one.code === code) || messages.some(({ text }) => text.includes(code));
    return isTold ? 'told' : 'untold';
  });
  return { told, untold };
}
