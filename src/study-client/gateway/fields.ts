/**
 * The parts that answers are made of, read with tolerance: a field of the wrong shape is missing, and spoils
 * nothing but itself; names and texts in the asked language. Source: `docs/study-api.md`.
 */
import { InvalidResponse, NotFound, type Subject, Unavailable } from '../../errors.ts';
import { type Language, standInsOf } from '../../language.ts';
import type { AskedIn } from '../gateway.ts';
import type { FreeTexts, Moment, Named, Organisation, TextLanguages } from '../model.ts';
import { localDay, localMoment, type Twice } from '../moments.ts';
import { cleanLine, cleanText, foreign } from '../texts.ts';

/** A JSON object of unknown content. */
export interface Json {
  readonly [field: string]: unknown;
}

/** Tells a JSON object from the other JSON values. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that is text; undefined where it is anything else. */
export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Text, or a number as text; '' where it is neither. */
function written(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : (stringOf(value) ?? '');
}

/** A text of one line, clean; '' where there is none. */
export const lineOf = (value: unknown): string => cleanLine(written(value));

/** An id: text or a whole number. A number too large to be exact is no id. */
export function idOf(value: unknown): string {
  return cleanLine(stringOf(value) ?? (Number.isSafeInteger(value) ? String(value) : ''));
}

const AMOUNT = /^\s*\d{1,9}(?:[.,]\d{1,9})?\s*$/;
const AMOUNT_MOST = 1_000_000;

/** A number of at least 0, also as text ("2.5", "5,0"); undefined where it is missing or absurd. */
export function amountOf(value: unknown): number | undefined {
  const text = stringOf(value);
  const amount = text !== undefined && AMOUNT.test(text) ? Number(text.replace(',', '.')) : value;
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= AMOUNT_MOST)) return undefined;
  // JSON may hold a zero with a minus.
  return amount === 0 ? 0 : amount;
}

/** A whole number above 0; undefined where it is missing: the API says 0 then. */
export function countOf(value: unknown): number | undefined {
  const amount = amountOf(value);
  return amount !== undefined && Number.isInteger(amount) && amount > 0 ? amount : undefined;
}

/** The entries of a list that `read` accepts. A lone entry counts as a list of one. */
export function entriesOf<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] {
  return (Array.isArray(value) ? value : [value]).map(read).filter((one) => one !== undefined);
}

/** '' as undefined: the model has no empty texts. */
export const orMissing = (text: string): string | undefined => (text === '' ? undefined : text);

// Local dates: `docs/study-api.md`, “Dates”. Seconds may be missing, and a date may stand alone.

const DATE_MOST = 100;
const LOCAL_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Reads a local date or date-time; undefined where it is neither or names no day of the calendar. The
 * specification has no offsets, but one that comes is honoured.
 */
export function toMoment(value: unknown, zone: string, which: Twice): Moment | undefined {
  const text = stringOf(value) ?? '';
  const parts = text.length <= DATE_MOST ? LOCAL_DATE.exec(text.trim()) : null;
  if (parts === null) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '0', second = '0', fraction = '', offset] = parts;
  const midnight = utcDay(Number(year), Number(month), Number(day));
  if (midnight === undefined) return undefined;
  if (hour === undefined) return localDay(midnight, zone);
  const time = timeOfDay(Number(hour), Number(minute), Number(second));
  if (time === undefined) return undefined;
  const local = midnight + time + Number(fraction.padEnd(3, '0').slice(0, 3));
  if (offset === undefined) return localMoment(local, zone, which);
  const at = local - offsetMinutes(offset) * 60_000;
  return Number.isFinite(at) ? { at, precision: 'minute' } : undefined;
}

/** The day as if it were UTC; undefined for 30 February and its like. */
function utcDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.getTime() : undefined;
}

/** Milliseconds since midnight. ISO 8601 allows `24:00:00` for the end of a day. */
function timeOfDay(hour: number, minute: number, second: number): number | undefined {
  const endOfDay = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !endOfDay) || minute > 59 || second > 59) return undefined;
  return ((hour * 60 + minute) * 60 + second) * 1000;
}

function offsetMinutes(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', ''));
  return offset.startsWith('-') ? -minutes : minutes;
}

// The envelope around every answer, `docs/study-api.md`, “Answers”: `status`, perhaps a `message`, and one
// collection.

const NO_RESULTS = /no (?:results?|matches)|not found|ei tuloksia|inga resultat/i;
/** The statuses of an answer that is whole. */
const WELL: ReadonlySet<string> = new Set(['success', 'warn', 'ok']);

/**
 * The rows of a collection, unread; a lone object counts as its only row, and one whose keys are numbers as a
 * list. Throws `InvalidResponse` where the field is no collection or the answer is not the study API's, and
 * `Unavailable` where it reports a fault.
 */
export function rowsOf(json: Json, field: string): readonly unknown[] {
  const rows = collectionIn(json[field]);
  if (rows === undefined) throw new InvalidResponse(`${field} is not a list`);
  if (rows.length === 0) assertNoneFound(json, field);
  return rows;
}

function collectionIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isBlank(value)) return [];
  if (!isObject(value)) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value];
}

/** Whether an answer reports a fault. Its rows count all the same, but rows that it lacks may exist. */
export function reportsFault(json: Json): boolean {
  return statusOf(json) === 'error' && !saysNoResults(json);
}

/**
 * Throws unless an answer without rows means that there are none. Without a status and without the collection
 * it is some other service's answer, and tells nothing. Neither does an unknown status.
 */
function assertNoneFound(json: Json, field: string): void {
  if (reportsFault(json)) throw new Unavailable('down', `${field}: status error`);
  const status = statusOf(json);
  if (status === undefined && !(field in json)) throw new InvalidResponse(`neither status nor ${field}`);
  if (status !== undefined && !WELL.has(status) && !saysNoResults(json))
    throw new InvalidResponse(`${field}: an unknown status`);
}

const statusOf = ({ status }: Json): string | undefined => stringOf(status)?.trim().toLowerCase();
const saysNoResults = ({ message }: Json): boolean => NO_RESULTS.test(stringOf(message) ?? '');

/** Missing, null, '' and `{}`, all of which mean "nothing". */
export function isBlank(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}

/** How one answer to a request by id is read. */
interface ById<T> {
  readonly subject: Subject;
  readonly id: string;
  readonly field: string;
  /** The model of one row; undefined where the row is broken. */
  readonly read: (row: Json) => T | undefined;
  readonly idOf: (row: T) => string | undefined;
}

/**
 * The row that was asked for: the one with its id, else the first without any id. Throws `NotFound` where
 * there is no row, `InvalidResponse` where none can be read or all are about something else.
 */
export function rowById<T>(json: Json, { subject, id, field, read, idOf: idIn }: ById<T>): T {
  const rows = rowsOf(json, field);
  if (rows.length === 0) throw new NotFound(subject, id);
  const readable = entriesOf(rows, (row) => (isObject(row) ? read(row) : undefined));
  const row =
    readable.find((one) => isSameId(idIn(one), id)) ?? readable.find((one) => idIn(one) === undefined);
  if (row === undefined) throw new InvalidResponse(`${subject}: no readable row with the asked id`);
  return row;
}

/** Numbers are the same with and without zeros in front. */
function isSameId(given: string | undefined, asked: string): boolean {
  const bare = (id: string): string => id.replace(/^0+(?=\d)/, '');
  return given !== undefined && bare(given) === bare(asked);
}

// Names and free texts in the asked language, or in one that stands in. This API has Finnish, Swedish and
// English, and not everything is translated: `docs/study-api.md`, “Names”.

/** The languages of this API. */
const API_LANGUAGES = ['fi', 'sv', 'en'] as const;
export type ApiLanguage = (typeof API_LANGUAGES)[number];

/** The language in which this API is asked for a reader's language. */
export const ASKED_IN: Readonly<Record<Language, ApiLanguage>> = { en: 'en', fi: 'fi', sv: 'sv' };

/** The language goes along twice: services of this family differ in which of the two counts. */
export function languageAsked({ language }: AskedIn) {
  const l = ASKED_IN[language];
  return { params: { l }, headers: { 'Accept-Language': l } };
}

/** The languages of this API that stand in for the asked one, the likeliest first. */
export const apiStandIns = (asked: Language): readonly ApiLanguage[] =>
  standInsOf(asked).filter((one) => one !== ASKED_IN[asked] && API_LANGUAGES.includes(one));

/** Clean texts by their languages; '' where there is none. */
type Localized = Readonly<Record<ApiLanguage, string>>;

/** Reads a localized text object; every other value has no text. */
function localizedOf(value: unknown, clean: (raw: unknown) => string): Localized {
  const { fi, valueFi, sv, valueSv, en, valueEn } = isObject(value) ? value : ({} as Json);
  return {
    fi: clean(fi) || clean(valueFi),
    sv: clean(sv) || clean(valueSv),
    en: clean(en) || clean(valueEn),
  };
}

/** A text, '' where there is none, and its language where that is known not to be the asked one. */
interface Wording {
  readonly text: string;
  readonly language?: Language | undefined;
}

/**
 * Chooses between a text field and its localized texts. The plain text is in the asked language only where the
 * API honours that language, which only a localized text can tell: one of the asked language goes first, and
 * one of another language that says the same tells the language of the plain text.
 */
function wordingOf(plain: string, texts: Localized, asked: Language): Wording {
  const own = ASKED_IN[asked];
  if (plain === '' || texts[own] !== '') return inAny(texts, asked);
  const language = apiStandIns(asked).find((one) => texts[one] === plain) ?? own;
  return { text: plain, language: foreign(plain, language, asked) };
}

/** The text in the asked language, else in the first that has one. */
function inAny(texts: Localized, asked: Language): Wording {
  const language = [ASKED_IN[asked], ...apiStandIns(asked)].find((one) => texts[one] !== '');
  if (language === undefined) return { text: '' };
  return { text: texts[language], language: foreign(texts[language], language, asked) };
}

/** A name that is the same in two languages is a proper name, and belongs to no language. */
function asName(wording: Wording, texts: Localized): Wording {
  const isProper = API_LANGUAGES.filter((one) => texts[one] === wording.text).length > 1;
  return isProper ? { text: wording.text } : wording;
}

/** `code` in place of an empty name. A name that says no more than the code is of no language. */
function named({ text, language }: Wording, code: string): Named {
  const name = text || code;
  return language === undefined || saysNoMore(name, code) ? { name } : { name, nameLanguage: language };
}

const saysNoMore = (name: string, code: string): boolean => name.toLowerCase() === code.toLowerCase();

/** The name of a row in the asked language, else in any; `code` where there is none. On one line. */
export function nameOf({ name, localizedName }: Json, code: string, asked: Language): Named {
  const texts = localizedOf(localizedName, lineOf);
  return named(asName(wordingOf(lineOf(name), texts, asked), texts), code);
}

/** The names in other languages than that of the name; without those that say no more than the code. */
export function namesBeside(
  { nameLanguage }: Named,
  { localizedName }: Json,
  code: string,
  asked: Language,
): Readonly<Partial<Record<Language, string>>> | undefined {
  const texts = localizedOf(localizedName, lineOf);
  const others = API_LANGUAGES.filter(
    (one) => texts[one] !== '' && one !== (nameLanguage ?? asked) && !saysNoMore(texts[one], code),
  );
  return others.length === 0 ? undefined : Object.fromEntries(others.map((one) => [one, texts[one]]));
}

/**
 * An office, unit, degree programme or educational field; undefined where it has neither a name nor a code.
 * `facetName` is the id, a bar, and the Finnish name.
 */
export function organisationOf(value: unknown, asked: Language): Organisation | undefined {
  if (!isObject(value)) return undefined;
  const texts = localizedOf(value['localizedName'], lineOf);
  const wording = asName(inAny(texts, asked), texts);
  const [, facet = ''] = /^[^|]*\|(.*)$/s.exec(lineOf(value['facetName'])) ?? [];
  const text = facet.trim();
  return withCode(wording.text === '' ? { text, language: foreign(text, 'fi', asked) } : wording, value);
}

/** A student group; undefined where it has neither a name nor a code. Its name is plain or localized. */
export function groupOf(value: unknown, asked: Language): Organisation | undefined {
  if (!isObject(value)) return undefined;
  const texts = localizedOf(value['name'], lineOf);
  return withCode(asName(wordingOf(lineOf(value['name']), texts, asked), texts), value);
}

/** A tag; undefined where it has neither a name nor a code. */
export function tagOf(value: unknown, asked: Language): Named | undefined {
  const { code: _, ...tag } = groupOf(value, asked) ?? { name: '' };
  return tag.name === '' ? undefined : tag;
}

function withCode(wording: Wording, { code: written }: Json): Organisation | undefined {
  const code = lineOf(written);
  const one = named(wording, code);
  if (one.name === '') return undefined;
  return code === '' ? one : { code, ...one };
}

/** Our keys, with the field of each; its localized texts are in `localizedX`. */
type TextFields<F extends string> = Readonly<Record<F, string>>;

interface WithFreeTexts<F extends string> {
  readonly texts: FreeTexts<F>;
  readonly textLanguages: TextLanguages<F> | undefined;
}

/** Reads and cleans the free texts of a row. */
export function freeTextsOf<F extends string>(
  json: Json,
  fields: TextFields<F>,
  asked: Language,
): WithFreeTexts<F> {
  const texts: Partial<Record<F, string>> = {};
  const textLanguages: Partial<Record<F, Language>> = {};
  for (const key of Object.keys(fields) as F[]) {
    const field = fields[key];
    const localized = localizedOf(json[`localized${field.charAt(0).toUpperCase()}${field.slice(1)}`], textOf);
    const { text, language } = wordingOf(textOf(json[field]), localized, asked);
    if (text !== '') texts[key] = text;
    if (language !== undefined) textLanguages[key] = language;
  }
  return { texts, textLanguages: Object.keys(textLanguages).length > 0 ? textLanguages : undefined };
}

const textOf = (value: unknown): string => cleanText(written(value));
