/**
 * The fields that upstream rows are made of, checked with tolerance: a field of the wrong shape is missing,
 * and spoils nothing but itself. Nothing is cleaned here; that comes when a model is made. Source:
 * `docs/study-api.md`.
 */
import { isObject, isRaw, type Json, type Raw, rawOf, toldText } from './raw-json.ts';

/** Text, or a number as text; '' where it is neither. */
export function written(value: unknown): string {
  return toldText(value) ?? numberWritten(value);
}

/** Like `written`, but not decoded: for texts that are read later, or are the same in many rows. */
function writtenRaw(value: unknown): Raw {
  return isRaw(value) ? value : rawOf(numberWritten(value));
}

const numberWritten = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/** An id: text or a whole number. A number too large to be exact is no id. */
export function writtenId(value: unknown): string {
  return toldText(value) ?? (Number.isSafeInteger(value) ? String(value) : '');
}

const DATE_MOST = 100;

/** A date as text, still without a zone; '' where it is missing. */
export function writtenDate(value: unknown): string {
  const text = toldText(value) ?? '';
  return text.length <= DATE_MOST ? text : '';
}

const AMOUNT = /^\s*\d{1,9}(?:[.,]\d{1,9})?\s*$/;
const AMOUNT_MOST = 1_000_000;

/** A number of at least 0, also as text ("2.5", "5,0"); undefined where it is missing or absurd. */
export function amountOf(value: unknown): number | undefined {
  const text = toldText(value);
  const amount = text !== undefined && AMOUNT.test(text) ? Number(text.replace(',', '.')) : value;
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= AMOUNT_MOST)) return undefined;
  // JSON may hold a zero with a minus.
  return amount === 0 ? 0 : amount;
}

/** A list; entries that `read` does not accept are dropped. A lone entry counts as a list of one. */
export function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] {
  return accepted(Array.isArray(value) ? value : [value], read);
}

/**
 * The values that `read` accepts. Nearly always these are all, so a list of just their length is made at
 * once; a list that grows would keep room for sixteen.
 */
export function accepted<A, B>(all: readonly A[], read: (one: A) => B | undefined): readonly B[] {
  const some = all.map((one) => read(one));
  return some.includes(undefined) ? some.filter((one) => one !== undefined) : (some as B[]);
}

/** The texts of a localized text object (“Names” of `docs/study-api.md`), '' where there is none. */
export interface LocalizedRow {
  readonly fi: Raw;
  readonly valueFi: Raw;
  readonly sv: Raw;
  readonly valueSv: Raw;
  readonly en: Raw;
  readonly valueEn: Raw;
}

/**
 * Reads a localized text object; undefined where it is none, or holds no text at all. A whole one is not
 * copied.
 */
export function localizedOf(value: unknown): LocalizedRow | undefined {
  if (!isObject(value)) return undefined;
  if (isWhole(value)) return value;
  const { fi, valueFi, sv, valueSv, en, valueEn } = value;
  if ((fi ?? valueFi ?? sv ?? valueSv ?? en ?? valueEn) === undefined) return undefined;
  return {
    fi: writtenRaw(fi),
    valueFi: writtenRaw(valueFi),
    sv: writtenRaw(sv),
    valueSv: writtenRaw(valueSv),
    en: writtenRaw(en),
    valueEn: writtenRaw(valueEn),
  };
}

function isWhole(value: object): value is LocalizedRow {
  const { fi, valueFi, sv, valueSv, en, valueEn } = value as Partial<Record<keyof LocalizedRow, unknown>>;
  return isRaw(fi) && isRaw(valueFi) && isRaw(sv) && isRaw(valueSv) && isRaw(en) && isRaw(valueEn);
}

const NONE = rawOf('');

/** An office, programme, group or tag: whatever has a code and a name. '' where a text is missing. */
export interface LabelRow {
  readonly code: Raw;
  readonly name: Raw;
  readonly localized: LocalizedRow | undefined;
  readonly facetName: Raw;
}

/** An organisation object: “Names” of `docs/study-api.md`. */
export function organisationOf(value: unknown): LabelRow | undefined {
  if (!isObject(value)) return undefined;
  const { code, localizedName, facetName } = value;
  return {
    code: writtenRaw(code),
    name: NONE,
    localized: localizedOf(localizedName),
    facetName: writtenRaw(facetName),
  };
}

/** A student group or a tag, whose name is localized, or plain text: “Names” of `docs/study-api.md`. */
export function namedRowOf(value: unknown): LabelRow | undefined {
  if (!isObject(value)) return undefined;
  const { code, name } = value;
  return { code: writtenRaw(code), name: writtenRaw(name), localized: localizedOf(name), facetName: NONE };
}

/** The free texts of a row, in the order of its fields. `localized` is undefined where no field has any. */
export interface TextsRow {
  readonly plain: readonly Raw[];
  readonly localized: readonly (LocalizedRow | undefined)[] | undefined;
}

/** The fields that free texts are read from, and those of their localized texts. */
export interface TextFields {
  readonly plain: readonly string[];
  readonly localized: readonly string[];
}

/**
 * Walks over the fields once, since there are many. Hardly any row has localized texts, so their list is made
 * when one comes.
 */
export function textsRowOf(json: Json, { plain: names, localized: localizedNames }: TextFields): TextsRow {
  const plain: Raw[] = [];
  let localized: (LocalizedRow | undefined)[] | undefined;
  for (let at = 0; at < names.length; at += 1) {
    plain.push(writtenRaw(json[names[at] ?? '']));
    const texts = localizedOf(json[localizedNames[at] ?? '']);
    if (texts === undefined) continue;
    localized ??= names.map(() => undefined);
    localized[at] = texts;
  }
  return { plain, localized };
}
