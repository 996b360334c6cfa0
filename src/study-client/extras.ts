/**
 * What a study API may offer beside its four operations. Services of one family differ in it, and so do keys, so each extra is
 * asked for by small requests, and used where the answers prove it. Source: `docs/extras.md`.
 */
import { InvalidResponse, NotFound } from '../errors.ts';
import { isoDate, nowIn } from './days.ts';
import type { Call, CodeForms, ProbeStep } from './gateway.ts';
import type {
  Criteria,
  Extra,
  FirstUse,
  FirstUseAnswer,
  LocalDay,
  ProbeAnswer,
  Realization,
} from './model.ts';
import { foldedWords } from './texts.ts';

/** The extra that a search, or another use of one, needs. */
export function extraOf(criteria: FirstUse): Extra {
  if (criteria === 'buildings') return 'buildings';
  if ('reserved' in criteria) return 'reservations';
  if ('courseUnit' in criteria) return 'units';
  if ('name' in criteria) return 'search-name';
  return 'group' in criteria ? 'search-group' : 'search-unit';
}

/** How far back starts are searched for, in days: the last twelve months; where those are too few, five years. */
const BACK = { usual: 365, far: 5 * 365 } as const;

/** The day from which on courses start that are searched for. @param zone of the days */
export const searchedSince = (zone: string, now: number, back: keyof typeof BACK = 'usual'): LocalDay =>
  isoDate(nowIn(zone, now, false).today - BACK[back]);

/** Fewer letters and digits are too broad a search. */
const SHORTEST_NAME = 3;
/** A longer text is no name. */
const LONGEST_NAME = 100;

/** Whether a text says enough to be searched by. */
export const isSearchable = (name: string): boolean =>
  name.length <= LONGEST_NAME && foldedWords(name).join('').length >= SHORTEST_NAME;

/**
 * Whether a row is what was searched for. Services match loosely, and may ignore a field: of a name all words must stand in
 * one of the row's names, a group and a unit must be the same but for case. A code of no usual form may be the run's own.
 */
export function isSought(
  criteria: Criteria,
  { code, name, names, studentGroups }: Realization,
  { courseUnitOf }: Pick<CodeForms, 'courseUnitOf'>,
): boolean {
  if ('unit' in criteria) {
    const unit = criteria.unit.toUpperCase();
    return [courseUnitOf(code), code].some((one) => one.toUpperCase() === unit);
  }
  if ('group' in criteria) {
    const group = criteria.group.toUpperCase();
    return studentGroups.some((one) => [one.code, one.name].some((own) => own?.toUpperCase() === group));
  }
  const sought = foldedWords(criteria.name);
  return [name, ...Object.values(names ?? {})].some((one) => {
    const own = new Set(foldedWords(one));
    return sought.every((word) => own.has(word));
  });
}

/** Fewer letters stand in too many words. */
const SHORTEST_TELLING = 3;
/** So many rows may be others: an index of names in all languages finds some by a name that is not told. */
const MOST_OTHERS = 1 / 5;
const DAY = 24 * 3_600_000;

/**
 * What the rows of a search without a known code say of it, where nothing is known of the service. One that ignores a field answers
 * with rows of anything, so nearly all must have something of what was sought, and one all of it; none may start before its start
 * date. Nothing may also be the answer of a service that wants codes. Rows that all have a part and none has all tell no more than
 * that: of some words a loose service finds any, where no course is called so.
 */
export function provenBy(
  criteria: Criteria,
  rows: readonly Realization[],
  codes: Pick<CodeForms, 'courseUnitOf'>,
): FirstUseAnswer {
  if (rows.length === 0) return 'nothing';
  const others = rows.filter((row) => !hasPartOf(criteria, row, codes)).length;
  const isBounded = !('name' in criteria) || rows.every((row) => !isBefore(row, criteria.since));
  const isFound = rows.some((row) => isSought(criteria, row, codes));
  if (!isBounded || others > rows.length * MOST_OTHERS) return 'unsure';
  return isFound ? 'honoured' : 'nothing';
}

/** Whether a row has something of what is searched by: services match loosely. */
function hasPartOf(criteria: Criteria, row: Realization, codes: Pick<CodeForms, 'courseUnitOf'>): boolean {
  if (!('name' in criteria)) return isSought(criteria, row, codes);
  const sought = foldedWords(criteria.name).filter(({ length }) => length >= SHORTEST_TELLING);
  const own = [row.name, ...Object.values(row.names ?? {})].flatMap(foldedWords);
  return sought.some((word) => own.some((one) => one.includes(word)));
}

/** @param day of any zone: a day more or less says nothing */
const isBefore = ({ starts }: Realization, day: LocalDay): boolean =>
  starts !== undefined && starts.at < Date.parse(day) - DAY;

/** Statuses by which a service says that it has no such operation, or does not know the criterion. */
const NOT_OFFERED: ReadonlySet<number | undefined> = new Set([400, 404, 405, 422]);

/** Whether an answer says that what was asked is not offered. */
export const saysNotOffered = (error: unknown): boolean =>
  error instanceof InvalidResponse && NOT_OFFERED.has(error.status);

/** What is asked of an extra; undefined: the answer says that it is not offered, as if it were off. Rejects as the asking does otherwise. */
export async function ifOffered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!saysNotOffered(error)) throw error;
    return undefined;
  }
}

/** What stands for the answer of a service of which it is not known that it offers an extra. */
export const notKnownToOffer = (extra: Extra): InvalidResponse =>
  new InvalidResponse(`${extra}: not known to be offered`, { status: 404 });

/** A request has made all the searches that it may for one thing: the rest is as if it were not offered. */
export class NoSearchLeft extends InvalidResponse {
  constructor(extra: Extra) {
    super(`${extra}: no search is left`, { status: 404 });
  }
}

/** What may rightly bring more than is read: a name, a year's group, a term's lessons. */
const MAY_BE_LARGE: ReadonlySet<Extra> = new Set(['search-name', 'search-group', 'reservations']);

/** How a real answer shows that an extra is not offered, in words for an operator; undefined: it does not. */
export function refusalOf(extra: Extra, error: unknown): string | undefined {
  // So many rows of one unit are not its own.
  const isIgnored =
    error instanceof InvalidResponse && error.isTooLarge && (error.isOfOthers || !MAY_BE_LARGE.has(extra));
  return error instanceof InvalidResponse && (saysNotOffered(error) || isIgnored) ? error.message : undefined;
}

/** Asks a step. Rejects where the answer tells nothing. */
export async function askStep(
  { call, nothing, tooLarge }: ProbeStep,
  ask: (call: Call<ProbeAnswer>) => Promise<ProbeAnswer>,
): Promise<ProbeAnswer> {
  try {
    return await ask(call);
  } catch (error) {
    if (error instanceof NotFound) return nothing;
    if (error instanceof InvalidResponse && error.isTooLarge) return tooLarge;
    if (saysNotOffered(error)) return 'off';
    throw error;
  }
}
