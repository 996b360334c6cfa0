/**
 * Looks courses up for a person, by codes, ids and the codes of course units. The finds become part of what the workspace
 * has seen.
 */
import { InvalidRequest, InvalidResponse, isUpstreamError, LimitReached, NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import type { PersonKey } from '../store/store.ts';
import {
  courseUnitOf,
  isRealizationCode,
  parseCourseUnitCode,
  parseCourseUnitId,
  parseRealizationCode,
  parseRealizationId,
  parseRealizationRef,
  runOf,
} from '../study-client/codes.ts';
import type {
  CourseUnit,
  CourseUnitCode,
  CourseUnitId,
  Found,
  LookUp,
  NearUnits,
  Need,
  Realization,
  RealizationCode,
  StudyClient,
} from '../study-client/model.ts';
import { endOf, enrollmentState } from '../study-client/moments.ts';
import type { History } from './history.ts';
import type { StudyExtras } from './study-extras.ts';

/**
 * Looks up one realization by its typed code or id.
 * Rejects with `InvalidRequest` where the text is neither, and with the study client's errors.
 */
export async function lookUp(
  study: Pick<StudyClient, 'realization' | 'realizationById'>,
  typed: string,
  language: Language,
  need?: Need,
): Promise<Found<Realization>> {
  const id = parseRealizationId(typed);
  if (id !== undefined) return study.realizationById(id, language, need);
  const code = parseRealizationCode(typed);
  if (code === undefined) throw new InvalidRequest({ about: 'realization-code', input: typed });
  return study.realization(code, language, need);
}

/** The answer to a request for one or several realizations. */
export interface Answered {
  /** The realization, where one was asked for. */
  readonly only: Found<Realization> | undefined;
  readonly lookUps: readonly LookUp[];
  /** What was looked for by course units' codes; absent where none was typed. */
  readonly near?: NearUnits | undefined;
}

/**
 * Looks up typed codes and ids, in their order. Rejects where one cause is all there is to show: the failure of
 * the only code, or trouble upstream or a limit of use that struck every code. Any other failure stays in the
 * list with its own reason, an unexpected one too: it must not cost the realizations that were found.
 */
export async function answerRealizations(
  study: Pick<StudyClient, 'realization' | 'realizationById'>,
  asked: readonly string[],
  language: Language,
): Promise<Answered> {
  const settled = await Promise.allSettled(asked.map((typed) => lookUp(study, typed, language)));
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one] : []));
  const [failure] = failures;
  const isOneCause = asked.length === 1 || failures.every(({ reason }) => struckAll(reason));
  if (failure && failures.length === asked.length && isOneCause) throw failure.reason;
  const all = settled.map((one, at): LookUp => {
    const typed = asked[at] ?? '';
    return one.status === 'fulfilled'
      ? { asked: typed, found: one.value }
      : { asked: typed, error: one.reason };
  });
  const lookUps = eachOnce(all);
  const [first] = lookUps;
  const only = lookUps.length === 1 && first && 'found' in first ? first.found : undefined;
  return { only, lookUps };
}

/** Leaves out realizations that were found before: a code and an id may be of the same one. */
function eachOnce(lookUps: readonly LookUp[]): LookUp[] {
  const seen = new Set<string>();
  return lookUps.filter((one) => {
    if (!('found' in one)) return true;
    const { code } = one.found.value;
    return !seen.has(code) && seen.add(code);
  });
}

const struckAll = (error: unknown): boolean => isUpstreamError(error) || error instanceof LimitReached;

// Look-ups of a person.

/** Looks up the courses that a person asks for. Rejects as `answerRealizations` does. */
export type LookUpFor = (
  person: PersonKey,
  asked: readonly string[],
  language: Language,
) => Promise<Answered>;

/** The same for one code if the answer is at hand; undefined: the study API must be asked. */
export type LookUpAtHand = (
  person: PersonKey,
  code: RealizationCode,
  language: Language,
) => Found<Realization> | undefined;

export function createLookUpAtHand(
  study: Pick<StudyClient, 'realizationAtHand'>,
  history: Pick<History, 'addLookUps'>,
): LookUpAtHand {
  return (person, code, language) => {
    const found = study.realizationAtHand(code, language);
    if (found) history.addLookUps(person, [found.value], language);
    return found;
  };
}

export function createLookUpFor(
  study: Pick<StudyClient, 'realization' | 'realizationById'>,
  history: Pick<History, 'addLookUps'>,
): LookUpFor {
  return async (person, asked, language) => {
    const answered = await answerRealizations(study, asked, language);
    const found = answered.lookUps.flatMap((line) => ('found' in line ? [line.found.value] : []));
    history.addLookUps(person, found, language);
    return answered;
  };
}

/** The same of courses that are followed, which were not typed: one that there is not any more is said to be gone. */
export const ofFollowed =
  (lookUp: LookUpFor): LookUpFor =>
  async (person, asked, language) => {
    const answered = await lookUp(person, asked, language).catch((error: unknown) => {
      throw untyped(error, 'followed');
    });
    const lookUps = answered.lookUps.map((line) =>
      'error' in line ? { ...line, error: untyped(line.error, 'followed') } : line,
    );
    return { ...answered, lookUps };
  };

/** The error of a course that was not typed. */
export const untyped = (error: unknown, tie: NotFound['tie']): unknown =>
  error instanceof NotFound ? new NotFound(error.subject, error.id, tie) : error;

// The runs of a course unit, by its code alone. The study API has no such look-up: they are found among what the
// workspace has seen, and by one search for the codes that runs usually have.

/** The most runs of one answer, and the most seen ones that are looked at. */
const MOST_RUNS = 10;
const MOST_LIKE_UNIT = 40;

interface UnitRunsOptions {
  readonly study: StudyClient;
  readonly history: Pick<History, 'suggest' | 'addLookUps' | 'units'>;
  /** Of other codes and ids. */
  readonly lookUpFor: LookUpFor;
  /** The suffixes that are searched for where units are not; empty: only what was seen is found then. */
  readonly suffixes: readonly string[];
  readonly extras: Pick<StudyExtras, 'can'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Looks up what a person asks for. The code of a course unit stands for its runs. */
export function createLookUpRuns(options: UnitRunsOptions): LookUpFor {
  const { lookUpFor, history } = options;
  return async (person, asked, language) => {
    const units = await unitsAmong(asked, person, history);
    if (units.size === 0) return lookUpFor(person, asked, language);
    const unread = asked.filter((typed) => !units.has(typed));
    const codes = [...new Set(units.values())];
    const [beside, ...runs] = await Promise.all([
      unread.length > 0 ? lookUpFor(person, unread, language) : undefined,
      ...codes.map((unit) => runsOf(options, person, unit, language)),
    ]);
    const found = runs.flatMap((one) => one.found);
    history.addLookUps(
      person,
      found.map(({ value }) => value),
      language,
    );
    const others = [...(beside?.lookUps ?? []), ...missing(options, codes, runs)];
    return answerOf(options, codes, others, { found, isWhole: runs.every(({ isWhole }) => isWhole) });
  };
}

/** The course units among what was typed: codes of the usual form, and those that the workspace has seen. */
async function unitsAmong(
  asked: readonly string[],
  { workspace }: PersonKey,
  history: UnitRunsOptions['history'],
): Promise<ReadonlyMap<string, CourseUnitCode>> {
  const odd = asked.filter(
    (typed) => (parseCourseUnitCode(typed) ?? parseRealizationRef(typed)) === undefined,
  );
  const seen = odd.length === 0 ? [] : await history.units(workspace, odd).catch(() => []);
  return new Map(
    asked.flatMap((typed) => {
      const code = parseCourseUnitCode(typed) ?? seen.find((one) => one === typed.toUpperCase());
      return code === undefined ? [] : [[typed, code as CourseUnitCode] as const];
    }),
  );
}

/** Runs of units; `isWhole`: all that the study API has. */
interface UnitRuns {
  readonly found: readonly Found<Realization>[];
  readonly isWhole: boolean;
}

function answerOf(
  { now }: UnitRunsOptions,
  units: readonly CourseUnitCode[],
  others: readonly LookUp[],
  { found, isWhole }: UnitRuns,
): Answered {
  const current = found.filter(({ value: { ends } }) => !ends || endOf(ends) > now());
  // The search finds those of all years.
  const isFolded = isWhole && current.length > 0;
  const runs = inOrder(isFolded ? current : found, now()).map(
    (one): LookUp => ({ asked: one.value.code, found: one }),
  );
  const all = eachOnce([...others, ...runs]);
  const failed = all.find((one) => 'error' in one);
  if (failed && 'error' in failed && all.length === 1) throw failed.error;
  const lookUps = all.slice(0, MOST_RUNS);
  const [first] = lookUps;
  const only = lookUps.length === 1 && first && 'found' in first ? first.found : undefined;
  const near =
    found.length > 0
      ? {
          ...{ units, shown: lookUps.length, all: all.length + found.length - runs.length },
          ...(isWhole && ({ isWhole } as const)),
        }
      : undefined;
  return { only, lookUps, near };
}

/** The units without a run. */
function missing(
  { suffixes }: UnitRunsOptions,
  units: readonly CourseUnitCode[],
  runs: readonly UnitRuns[],
): LookUp[] {
  return units.flatMap((unit, at) => {
    if ((runs[at]?.found.length ?? 0) > 0) return [];
    const example = runOf(unit, suffixes[0] ?? '3001') ?? unit;
    return { asked: unit, error: new InvalidRequest({ about: 'no-runs', input: unit, example }) };
  });
}

async function runsOf(
  { study, history, suffixes, extras }: UnitRunsOptions,
  { workspace }: PersonKey,
  unit: CourseUnitCode,
  language: Language,
): Promise<UnitRuns> {
  const like = await history.suggest(workspace, unit, language, MOST_LIKE_UNIT).catch(() => []);
  const seen = like.flatMap(({ code }) =>
    isRealizationCode(code) && courseUnitOf(code) === unit ? code : [],
  );
  const near = suffixes.flatMap((suffix) => runOf(unit, suffix) ?? []);
  const search = async (): Promise<UnitRuns> => {
    const all = extras.can('search-unit') ? await allRunsOf(study, unit, language) : undefined;
    // That it finds nothing of what is there shows that it searches by whole codes alone.
    if (all && (all.length > 0 || seen.length === 0)) return { found: all, isWhole: true };
    if (near.length === 0) return NONE;
    const { value, ...age } = await study.runs(unit, [...new Set([...near, ...seen])], language);
    return { found: value.map((one) => ({ ...age, value: one })), isWhole: false };
  };
  const { found, isWhole } = await search().catch((error: unknown) => {
    // Seen runs can stand in while the study API is in trouble.
    if (seen.length === 0) throw error;
    return NONE;
  });
  const searched = found.map((one) => newest(study, one, language));
  const known = new Set(searched.map(({ value }) => value.code));
  const left = seen.filter((code) => !known.has(code));
  const { lookUps } =
    left.length > 0 ? await answerRealizations(study, left, language).catch(alone) : alone();
  return { found: [...searched, ...lookUps.flatMap((one) => ('found' in one ? [one.found] : []))], isWhole };
}

const NONE: UnitRuns = { found: [], isWhole: false };

/** A failure to find a course that the workspace has seen is ignored: the course may no longer exist. */
const alone = (): Pick<Answered, 'lookUps'> => ({ lookUps: [] });

/** All runs of a unit that the study API has. Undefined: it does not search for them any more, or not for these alone. */
async function allRunsOf(
  study: StudyClient,
  unit: CourseUnitCode,
  language: Language,
): Promise<Found<Realization>[] | undefined> {
  try {
    const { value, ...age } = await study.search({ unit }, language);
    return value.isTooBroad ? undefined : value.runs.map((one) => ({ ...age, value: one }));
  } catch (error) {
    if (error instanceof InvalidResponse) return undefined;
    throw error;
  }
}

/** A run that was asked for by its own code since then has the dates of that answer. */
function newest(study: StudyClient, run: Found<Realization>, language: Language): Found<Realization> {
  const kept = study.realizationKept(run.value.code, language);
  if (!kept || kept === 'absent' || kept.fetchedAt <= run.fetchedAt) return run;
  const { enrollment, starts, ends } = kept.value;
  return { ...kept, value: { ...run.value, enrollment, starts, ends } };
}

const RANK = { open: 0, upcoming: 1, unknown: 2, closed: 3 } as const;

/**
 * By enrollment: open, upcoming, unknown, closed. Runs of one state are in the order in which they start; closed ones
 * in the reverse order.
 */
function inOrder(runs: readonly Found<Realization>[], now: number): Found<Realization>[] {
  const rank = ({ value }: Found<Realization>) => RANK[enrollmentState(value.enrollment, now).state];
  const begins = ({ value }: Found<Realization>) => value.starts?.at ?? Number.MAX_SAFE_INTEGER;
  return runs.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return a - b || (a === RANK.closed ? begins(other) - begins(one) : begins(one) - begins(other));
  });
}

// Course units by id or code. The study API finds a unit by its code only where that is an extra, and the data of a run does not
// contain its id. So each unit that is read by its id is remembered; from then on its code and name find it, too.

export interface CourseUnits {
  /** A unit with its texts. Rejects as the study client does. */
  byId(workspace: string, id: CourseUnitId, language: Language): Promise<Found<CourseUnit>>;
  /** The same by its code; undefined: its id is not known, or the store is in trouble. */
  byCode(workspace: string, code: string, language: Language): Promise<Found<CourseUnit> | undefined>;
  /** The same, asking for the code as an id where none is known: some study APIs take it. Its failure says nothing. */
  sought(workspace: string, code: string, language: Language): Promise<Found<CourseUnit> | undefined>;
  /** Whether the id of a code's unit is known. Never rejects. */
  knows(code: string): Promise<boolean>;
}

export function createCourseUnits(
  study: StudyClient,
  history: Pick<History, 'addUnit' | 'unitId'>,
  extras: Pick<StudyExtras, 'can'>,
): CourseUnits {
  const byId: CourseUnits['byId'] = async (workspace, id, language) => {
    const found = await study.courseUnit(id, language, 'texts');
    history.addUnit(workspace, found.value, language);
    return found;
  };
  const isOf = (found: Found<CourseUnit>, code: string): boolean =>
    found.value.code?.toUpperCase() === code.toUpperCase();
  const idOf = async (code: string, language: Language): Promise<CourseUnitId | undefined> => {
    const known = await history.unitId(code).catch(() => undefined);
    const unit = known === undefined && extras.can('units') ? parseCourseUnitCode(code) : undefined;
    if (unit === undefined) return known;
    return (await study.courseUnitByCode(unit, language).catch(whereAbsent))?.value.id;
  };
  const byCode: CourseUnits['byCode'] = async (workspace, code, language) => {
    const id = await idOf(code, language);
    const found = id && (await byId(workspace, id, language).catch(whereAbsent));
    // An id may have become another unit's.
    return found && isOf(found, code) ? found : undefined;
  };
  return {
    byId,
    byCode,
    sought: async (workspace, code, language) => {
      const known = await byCode(workspace, code, language);
      const id = known ? undefined : parseCourseUnitId(code);
      if (id === undefined) return known;
      const found = await byId(workspace, id, language).catch(() => undefined);
      return found && isOf(found, code) ? found : undefined;
    },
    knows: async (code) =>
      extras.can('units') || (await history.unitId(code).catch(() => undefined)) !== undefined,
  };
}

function whereAbsent(error: unknown): undefined {
  if (error instanceof NotFound) return undefined;
  throw error;
}
