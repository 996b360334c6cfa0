/**
 * The fields that upstream rows are made of, checked with tolerance: a field of the wrong shape is missing,
 * and spoils nothing but itself. Nothing is cleaned here; that comes when a model is made. Source:
 * `docs/study-api.md`.
 */

// Parsed JSON of unknown content, and how its values are told apart.

/** A JSON object of unknown content. */
export interface Json {
  readonly [field: string]: unknown;
}

/** Tells a JSON object from the other JSON values. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that is text; undefined where it is anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Text, or a number as text; '' where it is neither. */
export function written(value: unknown): string {
  return textOf(value) ?? numberWritten(value);
}

const numberWritten = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/** An id: text or a whole number. A number too large to be exact is no id. */
export function writtenId(value: unknown): string {
  return textOf(value) ?? (Number.isSafeInteger(value) ? String(value) : '');
}

const DATE_MOST = 100;

/** A date as text, still without a zone; '' where it is missing. */
export function writtenDate(value: unknown): string {
  const text = textOf(value) ?? '';
  return text.length <= DATE_MOST ? text : '';
}

const AMOUNT = /^\s*\d{1,9}(?:[.,]\d{1,9})?\s*$/;
const AMOUNT_MOST = 1_000_000;

/** A number of at least 0, also as text ("2.5", "5,0"); undefined where it is missing or absurd. */
export function amountOf(value: unknown): number | undefined {
  const text = textOf(value);
  const amount = text !== undefined && AMOUNT.test(text) ? Number(text.replace(',', '.')) : value;
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= AMOUNT_MOST)) return undefined;
  // JSON may hold a zero with a minus.
  return amount === 0 ? 0 : amount;
}

/** A list; entries that `read` does not accept are dropped. A lone entry counts as a list of one. */
export function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] {
  return accepted(Array.isArray(value) ? value : [value], read);
}

/** The values that `read` accepts. */
export function accepted<A, B>(all: readonly A[], read: (one: A) => B | undefined): readonly B[] {
  return all.map((one) => read(one)).filter((one) => one !== undefined);
}

/** The texts of a localized text object (“Names” of `docs/study-api.md`), '' where there is none. */
export interface LocalizedRow {
  readonly fi: string;
  readonly valueFi: string;
  readonly sv: string;
  readonly valueSv: string;
  readonly en: string;
  readonly valueEn: string;
}

/** Reads a localized text object; undefined where it is none, or holds no text at all. */
export function localizedOf(value: unknown): LocalizedRow | undefined {
  if (!isObject(value)) return undefined;
  const { fi, valueFi, sv, valueSv, en, valueEn } = value;
  if ((fi ?? valueFi ?? sv ?? valueSv ?? en ?? valueEn) === undefined) return undefined;
  return {
    fi: written(fi),
    valueFi: written(valueFi),
    sv: written(sv),
    valueSv: written(valueSv),
    en: written(en),
    valueEn: written(valueEn),
  };
}

/** An office, programme, group or tag: it has a code and a name. '' where a text is missing. */
export interface LabelRow {
  readonly code: string;
  readonly name: string;
  readonly localized: LocalizedRow | undefined;
  readonly facetName: string;
}

/** An organisation object: “Names” of `docs/study-api.md`. */
export function organisationOf(value: unknown): LabelRow | undefined {
  if (!isObject(value)) return undefined;
  const { code, localizedName, facetName } = value;
  return {
    code: written(code),
    name: '',
    localized: localizedOf(localizedName),
    facetName: written(facetName),
  };
}

/** A student group or a tag, whose name is localized, or plain text: “Names” of `docs/study-api.md`. */
export function namedRowOf(value: unknown): LabelRow | undefined {
  if (!isObject(value)) return undefined;
  const { code, name } = value;
  return { code: written(code), name: written(name), localized: localizedOf(name), facetName: '' };
}
