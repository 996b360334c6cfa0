/** The searches of the sample study API: which rows a body finds, in which order, and how many of them are given. */
import type { ContentLanguage, SampleCourseUnit, SampleRealization } from './sample-data/shape.ts';
import type { SampleExtras, SampleManners } from './sample-extras.ts';

/** The body of a search, as it was sent. */
export type SearchBody = Readonly<Record<string, unknown>>;

/** What a search is made under. */
export interface SearchContext {
  readonly language: ContentLanguage;
  readonly extras: SampleExtras;
  readonly manners: SampleManners;
}

/** More rows are cut off, and nothing tells it. */
const MOST_ROWS = 1000;

/** A search that the service refuses. */
export class RefusedSearch extends Error {
  override readonly name = 'RefusedSearch';
}

type Criterion<T> = (row: T) => boolean;

/** The realizations that a body finds. Throws `RefusedSearch`. */
export function searchRealizations(
  rows: readonly SampleRealization[],
  body: SearchBody,
  context: SearchContext,
): readonly SampleRealization[] {
  const { extras, manners } = context;
  const codes = textsOf(body['codes']);
  if (manners.codesRequired && codes.length === 0) throw new RefusedSearch('codes is required');
  const criteria = [
    codes.length > 0 && isOfCodes(codes, extras.unit),
    extras.name && byName(body['name'], context),
    extras.group && byGroup(textsOf(body['studentGroups']), manners),
    extras.startDate && byDate(body['startDate'], 'starts', (starts, asked) => starts >= asked),
    extras.endDate && byDate(body['endDate'], 'ends', (ends, asked) => ends <= asked),
  ];
  const found = rows.filter(joined<SampleRealization>(criteria, manners));
  const direction = manners.order === 'oldest first' ? 1 : -1;
  const inOrder = found.toSorted((one, other) => direction * (Number(one.id) - Number(other.id)));
  const { from, size } = extras.paging ? pageOf(body) : { from: 0, size: MOST_ROWS };
  return inOrder.slice(from, from + size);
}

/** The course units that a body finds by `codes` and `name`. */
export function searchCourseUnits(
  rows: readonly SampleCourseUnit[],
  body: SearchBody,
  context: SearchContext,
): readonly SampleCourseUnit[] {
  const codes = textsOf(body['codes']);
  const criteria = [codes.length > 0 && isOfCodes(codes, true), byName(body['name'], context)];
  return rows.filter(joined<SampleCourseUnit>(criteria, context.manners)).slice(0, MOST_ROWS);
}

/** A search without criteria finds everything. */
function joined<T>(
  criteria: readonly (Criterion<T> | false | undefined)[],
  { fields }: SampleManners,
): Criterion<T> {
  const real = criteria.filter((each) => typeof each === 'function');
  if (fields === 'or' && real.length > 0) return (row) => real.some((holds) => holds(row));
  return (row) => real.every((holds) => holds(row));
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String).filter((text) => text.trim() !== '') : [];
}

/** Codes match loosely: a code also finds those that begin with it, and so a unit's finds its runs. */
function isOfCodes(asked: readonly string[], alsoBeginnings: boolean): Criterion<{ readonly code: string }> {
  const wanted = asked.map((one) => one.toLowerCase());
  return ({ code }) => {
    const own = code.toLowerCase();
    return wanted.some((one) => own === one || (alsoBeginnings && own.startsWith(one)));
  };
}

function byGroup(asked: readonly string[], { groupCase }: SampleManners) {
  if (asked.length === 0) return undefined;
  const asIs = (code: string): string => (groupCase === 'exact' ? code : code.toUpperCase());
  const wanted = new Set(asked.map(asIs));
  return ({ groups = [] }: SampleRealization): boolean => groups.some((group) => wanted.has(asIs(group)));
}

type Named = { readonly name: Readonly<Partial<Record<ContentLanguage, string>>> };

const NOTHING = (): boolean => false;

/** A text is a criterion, unless it is blank; a list of names finds nothing. */
function byName(value: unknown, { language, manners }: SearchContext): Criterion<Named> | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return NOTHING;
  if (value.trim() === '') return undefined;
  const asked = value.split(/\s+/).flatMap((word) => askedWords(word, manners));
  if (asked.length === 0) return NOTHING;
  return ({ name }) => {
    const names = manners.nameLanguage === 'asked' ? [name[language] ?? ''] : Object.values(name);
    const words = names.flatMap(wordsOf);
    const isThere = (matches: Matches): boolean => words.some(matches);
    return manners.words === 'any' ? asked.some(isThere) : asked.every(isThere);
  };
}

type Matches = (word: string) => boolean;

/** The words of a name as an index has them: the runs of letters and digits, in lower case. */
function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function askedWords(typed: string, { wildcard, parts }: SampleManners): Matches[] {
  const words = wordsOf(typed);
  return words.map((asked, at) => {
    if (parts) return (word) => word.includes(asked);
    if (wildcard && typed.endsWith('*') && at === words.length - 1) return (word) => word.startsWith(asked);
    return (word) => word === asked;
  });
}

/** Local, with or without a time, with or without seconds; never with a zone. */
const LOCAL = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/;

/** Dates as texts of one length, which sort as they follow each other. @param time of a day without one */
function whole(date: string, time: string): string {
  return date.length === 10 ? `${date}T${time}` : date.padEnd(19, ':00');
}

/** Compares a date of each row with the asked one; rows without the date are not found. */
function byDate(
  value: unknown,
  field: 'starts' | 'ends',
  isWithin: (date: string, asked: string) => boolean,
): Criterion<SampleRealization> | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || !LOCAL.test(value))
    throw new RefusedSearch(`${field}: no local date-time`);
  const time = field === 'starts' ? '00:00:00' : '23:59:59';
  const asked = whole(value, time);
  return ({ [field]: date }) => typeof date === 'string' && isWithin(whole(date, time), asked);
}

function pageOf({ from, size }: SearchBody): { from: number; size: number } {
  const count = (value: unknown, otherwise: number): number =>
    Number.isInteger(value) && Number(value) >= 0 ? Number(value) : otherwise;
  return { from: count(from, 0), size: Math.min(count(size, MOST_ROWS), MOST_ROWS) };
}
