/**
 * The runs of a course unit, by its code alone. Where the study API finds them by that, one search brings all. Elsewhere they
 * are found among what the workspace has seen, and by one search for the codes that runs usually have.
 */
import { InvalidRequest, InvalidResponse, NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import type { PersonKey } from '../store/store.ts';
import {
  courseUnitOf,
  isRealizationCode,
  parseCourseUnitCode,
  parseOddUnitCode,
  parseRealizationCode,
  runOf,
  runOfOddUnit,
} from '../study-client/codes.ts';
import { ifOffered, saysNotOffered } from '../study-client/extras.ts';
import type {
  CourseUnitCode,
  Found,
  LookUp,
  NearUnits,
  Realization,
  RealizationCode,
  Searched,
  StudyClient,
} from '../study-client/model.ts';
import { enrollmentState, isGoingOn } from '../study-client/moments.ts';
import { withNamesOf } from '../study-client/texts.ts';
import type { History } from './history.ts';
import { type Answered, answerRealizations, eachOnce, type LookUpFor, struckAll } from './look-up.ts';
import type { StudyExtras } from './study-extras.ts';

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
  readonly extras: Pick<StudyExtras, 'can' | 'tryOut'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The run that has a code, or those of the unit that has it, as far as likely codes find them: by one call. Rejects as the study client does. */
export type LikelyRuns = (code: CourseUnitCode, language: Language) => Promise<readonly Found<Realization>[]>;

/** @param suffixes those that course units' runs usually have */
export const createLikelyRuns =
  (study: Pick<StudyClient, 'runs'>, suffixes: readonly string[]): LikelyRuns =>
  async (code, language) => {
    const itself = code as string as RealizationCode;
    const likely = suffixes.flatMap((suffix) => runOf(code, suffix) ?? []);
    const { value, ...age } = await study.runs(code, [itself, ...likely], language);
    const own = value.filter((run) => run.code === itself);
    return (own.length > 0 ? own : value).map((run) => ({ ...age, value: run }));
  };

/** What was found of one unit. */
interface RunsOfUnit {
  readonly unit: CourseUnitCode;
  readonly found: readonly Found<Realization>[];
  /** There are no others. */
  readonly isWhole: boolean;
  /** Why the study API could not be searched for all of them. */
  readonly failure?: unknown;
}

/** Looks up what a person asks for. The code of a course unit stands for its runs. */
export function createLookUpRuns(options: UnitRunsOptions): LookUpFor {
  const { lookUpFor, history, study, suffixes } = options;
  const likelyRuns = createLikelyRuns(study, suffixes);
  /** What a code alone of no known form has, where nothing else tells what it is; undefined: it is none. Rejects where there is nothing. */
  const likelyOf: (...asked: Parameters<LookUpFor>) => Promise<Answered | undefined> = async (
    person,
    [typed = '', ...more],
    language,
  ) => {
    const unit = more.length > 0 || runOfOddUnit(typed) !== undefined ? undefined : parseOddUnitCode(typed);
    if (
      unit === undefined ||
      typeof study.realizationKept(unit as string as RealizationCode, language) === 'object'
    )
      return undefined;
    const found = await likelyRuns(unit, language);
    const [first] = found;
    if (!first) throw new InvalidRequest({ about: 'realization-code', input: typed });
    history.addLookUps(
      person,
      found.map(({ value }) => value),
      language,
    );
    return first.value.code === (unit as string)
      ? { only: first, lookUps: [{ asked: typed, found: first }] }
      : answerOf(options, [], [{ unit, found, isWhole: false }]);
  };
  return async (person, asked, language) => {
    const units = await unitsAmong(asked, person, language, options);
    if (units.size === 0)
      return (await likelyOf(person, asked, language)) ?? lookUpFor(person, asked, language);
    const others = asked.filter((typed) => !units.has(typed));
    const codes = [...new Set(units.values())];
    const [beside, ...runs] = await Promise.all([
      others.length > 0 ? lookUpFor(person, others, language).catch(ofEach(others)) : undefined,
      ...codes.map((unit) => runsOf(options, person, unit, language)),
    ]);
    history.addLookUps(
      person,
      runs.flatMap(({ found }) => found.map(({ value }) => value)),
      language,
    );
    return answerOf(options, beside?.lookUps ?? [], runs);
  };
}

/** A failure that strikes a code beside units is that code's own. */
const ofEach =
  (asked: readonly string[]) =>
  (error: unknown): Pick<Answered, 'lookUps'> => ({ lookUps: asked.map((one) => ({ asked: one, error })) });

/**
 * The course units among what was typed: codes of the usual form, those that the workspace has seen, and of other forms, where
 * units are searched for, each that may be one: the same search finds a run that has the code itself.
 */
async function unitsAmong(
  asked: readonly string[],
  { workspace }: PersonKey,
  language: Language,
  { history, study, extras }: UnitRunsOptions,
): Promise<ReadonlyMap<string, CourseUnitCode>> {
  const odd = asked.flatMap((typed) => parseOddUnitCode(typed) ?? []);
  const seen = odd.length === 0 ? [] : await history.units(workspace, odd).catch(() => []);
  const isRun = (code: CourseUnitCode): boolean =>
    runOfOddUnit(code) !== undefined ||
    typeof study.realizationKept(code as string as RealizationCode, language) === 'object';
  const isUnit = async (code: CourseUnitCode): Promise<boolean> => {
    if (extras.can('search-unit')) return true;
    const found = extras.can('units') ? study.courseUnitByCode(code, language) : undefined;
    return (await found?.catch(() => undefined)) !== undefined;
  };
  const unitOf = async (typed: string): Promise<CourseUnitCode | undefined> => {
    const code = parseOddUnitCode(typed);
    if (code === undefined) return parseCourseUnitCode(typed);
    return seen.some((one) => one === code) || (!isRun(code) && (await isUnit(code))) ? code : undefined;
  };
  const units = await Promise.all(asked.map(async (typed) => [typed, await unitOf(typed)] as const));
  return new Map(units.flatMap(([typed, unit]) => (unit === undefined ? [] : [[typed, unit] as const])));
}

function answerOf(
  { now, suffixes }: UnitRunsOptions,
  others: readonly LookUp[],
  units: readonly RunsOfUnit[],
): Answered {
  const found = units.flatMap((one) => one.found);
  const isWhole = units.every((one) => one.isWhole);
  const current = found.filter(({ value }) => isGoingOn(value, now()));
  // The search finds those of all years.
  const isFolded = isWhole && current.length > 0;
  const runs = inOrder(isFolded ? current : found, now()).map(
    (one): LookUp => ({ asked: one.value.code, found: one }),
  );
  const all = eachOnce([...others, ...missing(units, suffixes), ...runs]);
  const errors = all.flatMap((one) => ('error' in one ? [one.error] : []));
  const isOneCause = all.length === 1 || errors.every(struckAll);
  if (errors.length > 0 && errors.length === all.length && isOneCause) throw errors[0];
  const lookUps = all.slice(0, MOST_RUNS);
  const [first] = lookUps;
  const only = lookUps.length === 1 && first && 'found' in first ? first.found : undefined;
  const failure = units.find((one) => one.found.length > 0 && one.failure !== undefined)?.failure;
  const near: NearUnits | undefined =
    found.length === 0
      ? undefined
      : {
          units: units.map(({ unit }) => unit),
          shown: lookUps.length,
          all: all.length,
          runs: found,
          older: found.length - runs.length,
          ...(others.length === 0 && { isAlone: true }),
          ...(isWhole && { isWhole }),
          ...(failure !== undefined && { failure }),
        };
  return { only, lookUps, near };
}

/** The units without a run. Where all of the catalogue was searched, no code is made up for an example. */
function missing(units: readonly RunsOfUnit[], suffixes: readonly string[]): LookUp[] {
  return units.flatMap(({ unit, found, isWhole, failure }) => {
    if (found.length > 0) return [];
    if (failure !== undefined) return { asked: unit, error: failure };
    // What looks like a run is none, and neither a unit.
    if (isWhole && parseRealizationCode(unit) !== undefined)
      return { asked: unit, error: new NotFound('realization', unit) };
    const example = isWhole ? undefined : (runOf(unit, suffixes[0] ?? '3001') ?? unit);
    return { asked: unit, error: new InvalidRequest({ about: 'no-runs', input: unit, example }) };
  });
}

async function runsOf(
  options: UnitRunsOptions,
  { workspace }: PersonKey,
  unit: CourseUnitCode,
  language: Language,
): Promise<RunsOfUnit> {
  const { study, history, suffixes, extras } = options;
  const like = await history.suggest(workspace, unit, language, MOST_LIKE_UNIT).catch(() => []);
  const seen = like.flatMap(({ code }) =>
    isRealizationCode(code) && courseUnitOf(code) === unit ? code : [],
  );
  await extras.tryOut([{ use: { unit }, in: language }]);
  const asked = extras.can('search-unit')
    ? await ifOffered(() => searchedFor(study, unit, language))
    : undefined;
  const failure = asked && 'failure' in asked ? asked.failure : undefined;
  // That it finds nothing of what is there shows that it searches by whole codes alone.
  const isBlind = asked && 'runs' in asked && asked.runs.length === 0 && seen.length > 0;
  const searched = isBlind ? undefined : asked;
  // What refuses the one search may take the other.
  const isByCodes = !searched || failure instanceof InvalidResponse;
  const near = isByCodes ? suffixes.flatMap((suffix) => runOf(unit, suffix) ?? []) : [];
  const isSpare = seen.length > 0 || failure !== undefined;
  const runs =
    searched && 'runs' in searched
      ? await named(searched.runs, language, (other) => study.search({ unit }, other))
      : await runsByCodes(study, { unit, near, seen, isSpare }, language);
  const found = runs.map((one) => newest(study, one, language));
  const known = new Set(found.map(({ value }) => value.code));
  const left = seen.filter((code) => !known.has(code));
  const { lookUps } =
    left.length > 0 ? await answerRealizations(study, left, language).catch(alone) : alone();
  const others = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  const isWhole = searched !== undefined && failure === undefined;
  return { unit, found: [...found, ...others], isWhole, failure };
}

/** The runs, of which those without a name in a language have it in one that stands in. Where that fails, their codes stand there. */
async function named(
  runs: readonly Found<Realization>[],
  language: Language,
  search: (other: Language) => Promise<Found<Searched>>,
): Promise<readonly Found<Realization>[]> {
  const all = runs.map(({ value }) => value);
  const look = async (other: Language) => (await search(other)).value.runs;
  const values = await withNamesOf(all, language, look).catch(() => all);
  return runs.map((one, at) => ({ ...one, value: values[at] ?? one.value }));
}

/** A failure to find a course that the workspace has seen is ignored: the course may no longer exist. */
const alone = (): Pick<Answered, 'lookUps'> => ({ lookUps: [] });

/** All runs of a unit that the study API has, or why it can't be said. Rejects where that is not offered, and with an unexpected error. */
async function searchedFor(
  study: StudyClient,
  unit: CourseUnitCode,
  language: Language,
): Promise<{ readonly runs: readonly Found<Realization>[] } | { readonly failure: unknown }> {
  try {
    const { value, ...age } = await study.search({ unit }, language);
    if (value.isTooBroad)
      return { failure: new InvalidResponse('more rows than a unit has', { isTooLarge: true }) };
    return { runs: value.runs.map((one) => ({ ...age, value: one })) };
  } catch (failure) {
    if (saysNotOffered(failure) || !struckAll(failure)) throw failure;
    return { failure };
  }
}

/** Codes that runs of a unit may have, and how they are asked for. */
interface ByCodes {
  readonly unit: CourseUnitCode;
  readonly near: readonly RealizationCode[];
  readonly seen: readonly RealizationCode[];
  /** Whether something else can stand in while the study API is in trouble. */
  readonly isSpare: boolean;
}

async function runsByCodes(
  study: StudyClient,
  { unit, near, seen, isSpare }: ByCodes,
  language: Language,
): Promise<Found<Realization>[]> {
  if (near.length === 0) return [];
  try {
    const { value, ...age } = await study.runs(unit, [...new Set([...near, ...seen])], language);
    return value.map((one) => ({ ...age, value: one }));
  } catch (error) {
    if (!isSpare) throw error;
    return [];
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
 * in the reverse order. Services differ in the order of their rows: those that start at once are in the order of their codes.
 */
function inOrder(runs: readonly Found<Realization>[], now: number): Found<Realization>[] {
  const rank = ({ value }: Found<Realization>) => RANK[enrollmentState(value.enrollment, now).state];
  const begins = ({ value }: Found<Realization>) => value.starts?.at ?? Number.MAX_SAFE_INTEGER;
  return runs.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const inTime = a === RANK.closed ? begins(other) - begins(one) : begins(one) - begins(other);
    return a - b || inTime || one.value.code.localeCompare(other.value.code);
  });
}
