/**
 * The fields that upstream rows are made of, read with tolerance: a field of the wrong shape is missing, and
 * spoils nothing but itself. Sources: `study-api.md` §2, `study-api-in-practice.md`.
 */
import { z } from 'zod';
import { type Twice, toMoment } from './local-time.ts';
import type { Language, Moment, Organisation, StudentGroup } from './model.ts';
import type { Json } from './outcome.ts';
import { cleanLine, cleanText } from './wire-text.ts';

/** What reading a row depends on. */
export interface Context {
  /** The language that was asked for. */
  readonly language: Language;
  /** The zone of the API's local times. */
  readonly timeZone: string;
}

const Written = z.union([z.string(), z.number().transform(String)]);

/** One line of text; '' where it is missing. */
export const Line = Written.transform(cleanLine).catch('');

/** A text of several lines; '' where it is missing. */
export const Text = Written.transform(cleanText).catch('');

/** An id: text or a whole number. A number too large to be exact is no id. */
export const Id = z.union([z.string().transform(cleanLine), z.int().transform(String)]).catch('');

/** A number of at least 0, also as text ("2.5", "5,0"); undefined where it is missing or absurd. */
export const Amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*\d{1,9}(?:[.,]\d{1,9})?\s*$/)
      .transform((text) => Number(text.replace(',', '.'))),
  ])
  .pipe(z.number().min(0).max(1_000_000))
  .optional()
  .catch(undefined);

/** A date as text, still without a zone; '' where it is missing. */
export const DateText = z.string().max(100).catch('');

/** A list; entries that `entry` does not accept are dropped. A lone entry counts as a list of one. */
export function list<T>(entry: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .catch(({ value }) => [value])
    .transform((values) =>
      values.flatMap((value) => {
        const read = entry.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    );
}

const LANGUAGES = [
  ['fi', 'valueFi'],
  ['sv', 'valueSv'],
  ['en', 'valueEn'],
] as const;

/** The non-empty languages of a localized text object (§2.2), in the order in which they stand in. */
type Localized = ReadonlyMap<Language, string>;

function localizedBy(clean: (raw: string) => string) {
  const text = Written.transform(clean).catch('');
  const fields = z.object({ fi: text, valueFi: text, sv: text, valueSv: text, en: text, valueEn: text });
  return fields
    .transform((texts) => {
      const pairs = LANGUAGES.map(
        ([language, value]) => [language, texts[language] || texts[value]] as const,
      );
      return new Map(pairs.filter(([, found]) => found !== '')) as Localized;
    })
    .catch(new Map());
}

const LocalizedLine = localizedBy(cleanLine);
const LocalizedText = localizedBy(cleanText);

/** The text in the asked language, else in any; '' where there is none. */
function inAny(texts: Localized, language: Language): string {
  return texts.get(language) ?? texts.values().next().value ?? '';
}

/**
 * A text field and its `localizedX`. The plain field is in the asked language only where the upstream honours
 * it; a localized text of the asked language says so for sure, and goes first.
 */
function fieldOf(row: Json, field: string, language: Language, kind: 'line' | 'text'): string {
  const plain = (kind === 'line' ? Line : Text).parse(row[field]);
  const localized = row[`localized${field.charAt(0).toUpperCase()}${field.slice(1)}`];
  const texts = (kind === 'line' ? LocalizedLine : LocalizedText).parse(localized);
  return texts.get(language) ?? (plain || inAny(texts, language));
}

/** The name of a row in the asked language, else in any; '' where there is none. */
export function nameOf(row: Json, language: Language): string {
  return fieldOf(row, 'name', language, 'line');
}

/** The non-empty texts among `fields`. */
export function textsOf<F extends string>(
  row: Json,
  fields: readonly F[],
  language: Language,
): Partial<Record<F, string>> {
  const texts: Partial<Record<F, string>> = {};
  for (const field of fields) {
    const text = fieldOf(row, field, language, 'text');
    if (text !== '') texts[field] = text;
  }
  return texts;
}

/** An organisation object (§2.4), still in every language. */
export const OrganisationRow = z.object({ code: Line, localizedName: LocalizedLine, facetName: Line });

/** Undefined where it has neither a name nor a code. `facetName` is the id, a bar, and the Finnish name. */
export function toOrganisation(
  { code, localizedName, facetName }: z.infer<typeof OrganisationRow>,
  language: Language,
): Organisation | undefined {
  const facet = facetName.slice(facetName.indexOf('|') + 1).trim();
  const name = inAny(localizedName, language) || (facetName.includes('|') ? facet : '') || code;
  return name === '' ? undefined : { code: orMissing(code), name };
}

/** A student group (§2.6) or a tag (§2.5): something with a name that is localized, or plain text. */
export const NamedRow = z.object({
  code: Line,
  name: z.union([Written.transform(cleanLine), LocalizedLine]),
});

export function toName({ code, name }: z.infer<typeof NamedRow>, language: Language): string {
  return (typeof name === 'string' ? name : inAny(name, language)) || code;
}

export function toGroup(row: z.infer<typeof NamedRow>, language: Language): StudentGroup | undefined {
  const name = toName(row, language);
  return name === '' ? undefined : { code: orMissing(row.code), name };
}

/** '' as undefined: the model has no empty texts. */
export function orMissing(text: string): string | undefined {
  return text === '' ? undefined : text;
}

export function momentOf(text: string, { timeZone }: Context, which: Twice): Moment | undefined {
  return toMoment(text, timeZone, which);
}
