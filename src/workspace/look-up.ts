/**
 * Looks courses up for a person, by codes, ids and the codes of course units. The finds become part of what the workspace
 * has seen.
 */
import { InvalidRequest, isUpstreamError, LimitReached, NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import type { PersonKey } from '../store/store.ts';
import {
  isRealizationCode,
  parseCourseUnitCode,
  parseCourseUnitId,
  parseOddCode,
  parseOddUnitCode,
  parseRealizationCode,
  parseRealizationId,
} from '../study-client/codes.ts';
import { ifOffered } from '../study-client/extras.ts';
import type {
  CourseUnit,
  CourseUnitCode,
  CourseUnitId,
  CourseUnitText,
  Found,
  LookUp,
  NearUnits,
  Need,
  Realization,
  RealizationCode,
  StudyClient,
} from '../study-client/model.ts';
import type { History } from './history.ts';
import type { StudyExtras } from './study-extras.ts';

/** What looks a realization up. */
type LooksUp = Pick<StudyClient, 'realization' | 'realizationById'>;

/**
 * Looks up one realization by its typed code or id. What may be a code of another form is asked for like one: where there is no
 * such course, it is none. Rejects with `InvalidRequest` where the text is neither, and with the study client's errors.
 */
export async function lookUp(
  study: LooksUp,
  typed: string,
  language: Language,
  need?: Need,
): Promise<Found<Realization>> {
  const id = parseRealizationId(typed);
  if (id !== undefined) return study.realizationById(id, language, need);
  const code = parseRealizationCode(typed);
  if (code !== undefined) return study.realization(code, language, need);
  const odd = parseOddCode(typed);
  const found = odd && (await study.realization(odd, language, need).catch(whereAbsent));
  if (!found) throw new InvalidRequest({ about: 'realization-code', input: typed });
  return found;
}

/** A realization by its code as it is in memory, without asking; undefined where it is not, or there is no such one. */
export function realizationInMemory(
  study: Pick<StudyClient, 'realizationKept'>,
  code: string,
  language: Language,
): Realization | undefined {
  const kept = isRealizationCode(code) ? study.realizationKept(code, language) : undefined;
  return kept === 'absent' ? undefined : kept?.value;
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
  study: LooksUp,
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
export function eachOnce(lookUps: readonly LookUp[]): LookUp[] {
  const seen = new Set<string>();
  return lookUps.filter((one) => {
    if (!('found' in one)) return true;
    const { code } = one.found.value;
    return !seen.has(code) && seen.add(code);
  });
}

/** Whether a failure is about all that is asked for, rather than one course. */
export const struckAll = (error: unknown): boolean => isUpstreamError(error) || error instanceof LimitReached;

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

export function createLookUpFor(study: LooksUp, history: Pick<History, 'addLookUps'>): LookUpFor {
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

// Course units by id or code. The study API finds a unit by its code only where that is an extra, and the data of a run does not
// contain its id. So each unit that is read by its id is remembered; from then on its code and name find it, too.

/** @param needed texts that are taken from other languages where they are missing; by default all */
type FindsUnit<By, What> = (
  workspace: string,
  by: By,
  language: Language,
  needed?: readonly CourseUnitText[],
) => Promise<What>;

export interface CourseUnits {
  /** A unit with its texts, or those that are needed. Rejects as the study client does. */
  byId: FindsUnit<CourseUnitId, Found<CourseUnit>>;
  /** The same by its code; undefined: its id is not known, or the store is in trouble. */
  byCode: FindsUnit<string, Found<CourseUnit> | undefined>;
  /** The same, asking for the code as an id where none is known: some study APIs take it. Its failure says nothing. */
  sought: FindsUnit<string, Found<CourseUnit> | undefined>;
  /** Whether the id of a code's unit is known. Never rejects. */
  knows(code: string): Promise<boolean>;
  /** Whether each unit is found by its code. */
  findsAll(): boolean;
}

/** A unit's code of any form. */
const unitCodeOf = (code: string): CourseUnitCode | undefined =>
  parseCourseUnitCode(code) ?? parseOddUnitCode(code);

export function createCourseUnits(
  study: StudyClient,
  history: Pick<History, 'addUnit' | 'unitId'>,
  extras: Pick<StudyExtras, 'can' | 'tryOut'>,
): CourseUnits {
  const read = async (workspace: string, id: CourseUnitId, language: Language, need: Need = 'texts') => {
    const found = await study.courseUnit(id, language, need);
    history.addUnit(workspace, found.value, language);
    return found;
  };
  const byId: CourseUnits['byId'] = (workspace, id, language, needed) =>
    read(workspace, id, language, needed);
  const isOf = (found: Found<CourseUnit>, code: string): boolean =>
    found.value.code?.toUpperCase() === code.toUpperCase();
  const idOf = async (code: string, language: Language): Promise<KnownId | undefined> => {
    const known = await history.unitId(code).catch(() => undefined);
    const unit = known === undefined ? unitCodeOf(code) : undefined;
    if (unit) await extras.tryOut([{ use: { courseUnit: unit }, in: language }]);
    if (unit === undefined || !extras.can('units')) return known && { id: known };
    const searched = (await ifOffered(() => study.courseUnitByCode(unit, language)).catch(whereAbsent))
      ?.value;
    // Three calls are enough for a unit: where the search tells no text, its id is asked for that in two languages.
    return searched && { id: searched.id, ...(isEmpty(searched) && { need: 'texts-of-one' }) };
  };
  const byCode: CourseUnits['byCode'] = async (workspace, code, language, needed) => {
    const known = await idOf(code, language);
    const need = known?.need ?? needed;
    const found = known && (await read(workspace, known.id, language, need).catch(whereAbsent));
    // An id may have become another unit's.
    return found && isOf(found, code) ? found : undefined;
  };
  return {
    byId,
    byCode,
    sought: async (workspace, code, language, needed) => {
      const known = await byCode(workspace, code, language, needed);
      const id = known ? undefined : parseCourseUnitId(code);
      if (id === undefined) return known;
      const found = await byId(workspace, id, language, needed).catch(() => undefined);
      return found && isOf(found, code) ? found : undefined;
    },
    findsAll: () => extras.can('units'),
    knows: async (code) =>
      extras.can('units') || (await history.unitId(code).catch(() => undefined)) !== undefined,
  };
}

/** The id of a unit that is known by its code. */
interface KnownId {
  readonly id: CourseUnitId;
  readonly need?: Need;
}

const isEmpty = ({ texts }: CourseUnit): boolean => Object.keys(texts).length === 0;

function whereAbsent(error: unknown): undefined {
  if (error instanceof NotFound) return undefined;
  throw error;
}
