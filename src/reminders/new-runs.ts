/**
 * New runs of the course units and student groups that targets follow: where they are sought, and the message that
 * tells a target of them, once.
 */
import type { Language } from '../language.ts';
import type { Facts, NewRun, Reminder, RunFollow, Store, Target } from '../store/store.ts';
import {
  courseUnitOf,
  groupTopic,
  isRealizationCode,
  parseCourseUnitCode,
  runOf,
} from '../study-client/codes.ts';
import type { CourseUnitCode, Realization, RealizationCode } from '../study-client/model.ts';
import { endOf } from '../study-client/moments.ts';
import { factsOf } from './followed.ts';
import { isHandedOver, messageTo, newsTime, type Render } from './notices.ts';
import { digestOf, NEAR, type Outgoing, RUNS } from './steps.ts';

/** So many suffixes after the highest known one are asked for. */
const AHEAD = 5;
/** The most runs of one message; the others come with the next one. */
const MOST_TOLD = 10;

// Where they are sought.

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
export async function possibleRuns(
  { runFollows }: Pick<Store, 'runFollows'>,
  suffixes: readonly string[],
): Promise<PossibleRun[]> {
  const [first] = suffixes;
  if (first === undefined) return [];
  const topics = await runFollows.topics();
  return topics.flatMap(({ topic, languages, known }) => {
    const unit = parseCourseUnitCode(topic);
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
  return [...new Set([courseUnitOf(code), ...groups.map(groupTopic)])];
}

/**
 * Notes the courses among those that a workspace was shown that are runs of something that is followed there. Rejects if
 * the store is in trouble.
 * @param topics what is followed there
 */
export async function noteNewRuns(
  { runFollows }: Pick<Store, 'runFollows'>,
  now: number,
  workspace: string,
  topics: readonly string[],
  shown: readonly { readonly realization: Realization; readonly language: Language }[],
): Promise<void> {
  // Of a course that was shown in several languages the last one counts.
  const runs = new Map(shown.map((one) => [one.realization.code, readRun(one.realization, one.language)]));
  const found = runsAmong([...runs.values()], new Set(topics), now);
  if (found.length > 0) await runFollows.found(found, now, { workspace });
}

// How they are told.

/** What the store keeps of a target's topics. */
interface TargetRuns {
  readonly target: Target;
  readonly topics: readonly RunFollow[];
  readonly untold: readonly NewRun[];
  /** The codes that the target follows: of these it is told otherwise. */
  readonly followed: ReadonlySet<string>;
  readonly rows: readonly Reminder[];
}

/**
 * The runs that count as told: the target follows them, or Slack has a message that names them. A crash may come
 * between that message and the note that they are told.
 */
export function toldRuns({ untold, followed, rows }: Omit<TargetRuns, 'target' | 'topics'>): NewRun[] {
  const told = rows.filter((row) => row.key.startsWith(RUNS) && isHandedOver(row));
  return untold.filter(({ code }) => followed.has(code) || told.some(({ text }) => text.includes(code)));
}

/** The messages about new runs that a target wants: those that Slack holds, and one for what is left. */
export function runMessages(
  runs: TargetRuns,
  { now, render }: { readonly now: number; readonly render: Render },
): Outgoing[] {
  const { target, topics, untold, rows } = runs;
  if (topics.length === 0) return [];
  const mine = rows.filter(({ key }) => key.startsWith(RUNS));
  const told = new Set(toldRuns(runs));
  const left = new Map(untold.filter((run) => !told.has(run)).map((run) => [run.code, run]));
  const next = [...left.values()].slice(0, MOST_TOLD);
  const key = `${RUNS} ${digestOf(next.map(({ topic, code }) => [topic, code]))}`;
  const held = mine
    .filter((row) => row.state === 'held' && row.key !== key)
    .map((row) => ({ ...row, conversation: target.conversation, blocks: [] }));
  if (next.length === 0) return held;
  const known = mine.find((row) => row.key === key && row.postAt * 1000 > now + NEAR * 1000);
  const at = newsTime(target, now, known);
  return at === undefined
    ? held
    : [...held, messageTo(target, key, at, () => render.newRuns(next, target, at * 1000))];
}
