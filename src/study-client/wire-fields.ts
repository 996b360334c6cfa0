/**
 * The fields that upstream rows are made of, read with tolerance: a field of the wrong shape is missing, and
 * spoils nothing but itself. Sources: `study-api.md` §2, `study-api-in-practice.md`.
 */
import { z } from 'zod';
import { type Twice, toMoment } from './local-time.ts';
import type {
  FreeTexts,
  Language,
  Moment,
  Named,
  Organisation,
  StudentGroup,
  TextLanguages,
} from './model.ts';
import { foreign, STAND_INS } from './other-languages.ts';
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

/** The non-empty languages of a localized text object (§2.2). */
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

/** A localized text object whose texts are lines (§2.2). */
export const LocalizedLine = localizedBy(cleanLine);
const LocalizedText = localizedBy(cleanText);

/** A text, '' where there is none, and its language where that is known not to be the asked one. */
interface Wording {
  readonly text: string;
  readonly language?: Language | undefined;
}

/**
 * The text in the asked language, else in the first that has one. What two languages say alike is a proper name,
 * and no language's own.
 */
function inAny(texts: Localized, asked: Language): Wording {
  const language = [asked, ...STAND_INS[asked]].find((one) => texts.has(one));
  const text = (language && texts.get(language)) ?? '';
  const alike = [...texts.values()].filter((other) => other === text).length > 1;
  return { text, language: alike ? undefined : foreign(text, language, asked) };
}

/**
 * A text field and its `localizedX`. The plain field is in the asked language only where the upstream honours
 * it, which nothing tells; a localized text of the asked language says so for sure, and goes first.
 */
function fieldOf(row: Json, field: string, language: Language, kind: 'line' | 'text'): Wording {
  const plain = (kind === 'line' ? Line : Text).parse(row[field]);
  const localized = row[`localized${field.charAt(0).toUpperCase()}${field.slice(1)}`];
  const texts = (kind === 'line' ? LocalizedLine : LocalizedText).parse(localized);
  return plain === '' || texts.has(language) ? inAny(texts, language) : { text: plain };
}

/** The name of a row in the asked language, else in any; `code` where there is none. */
export function nameOf(row: Json, code: string, language: Language): Named {
  return named(fieldOf(row, 'name', language, 'line'), code);
}

/** A name that says no more than the code is of no language. */
function named({ text, language }: Wording, code: string): Named {
  const name = text || code;
  return name.toLowerCase() === code.toLowerCase() ? { name } : { name, nameLanguage: language };
}

/** The non-empty texts among `fields`, with the languages of those that are not in the asked one. */
export function textsOf<F extends string>(
  row: Json,
  fields: readonly F[],
  asked: Language,
): { texts: FreeTexts<F>; textLanguages?: TextLanguages<F> } {
  const texts: Partial<Record<F, string>> = {};
  const textLanguages: Partial<Record<F, Language>> = {};
  for (const field of fields) {
    const { text, language } = fieldOf(row, field, asked, 'text');
    if (text !== '') texts[field] = text;
    if (language !== undefined) textLanguages[field] = language;
  }
  return Object.keys(textLanguages).length === 0 ? { texts } : { texts, textLanguages };
}

/** An organisation object (§2.4), still in every language. */
export const OrganisationRow = z.object({ code: Line, localizedName: LocalizedLine, facetName: Line });

/** Undefined where it has neither a name nor a code. `facetName` is the id, a bar, and the Finnish name. */
export function toOrganisation(
  { code, localizedName, facetName }: z.infer<typeof OrganisationRow>,
  asked: Language,
): Organisation | undefined {
  const label = inAny(localizedName, asked);
  const bar = facetName.indexOf('|');
  const facet = bar < 0 ? '' : facetName.slice(bar + 1).trim();
  const wording = label.text === '' ? { text: facet, language: foreign(facet, 'fi', asked) } : label;
  const organisation = { code: orMissing(code), ...named(wording, code) };
  return organisation.name === '' ? undefined : organisation;
}

/** A student group (§2.6) or a tag (§2.5): something with a name that is localized, or plain text. */
export const NamedRow = z.object({
  code: Line,
  name: z.union([Written.transform(cleanLine), LocalizedLine]),
});

/** Undefined where it has neither a name nor a code. */
export function toNamed({ code, name }: z.infer<typeof NamedRow>, asked: Language): Named | undefined {
  const one = named(typeof name === 'string' ? { text: name } : inAny(name, asked), code);
  return one.name === '' ? undefined : one;
}

export function toGroup(row: z.infer<typeof NamedRow>, asked: Language): StudentGroup | undefined {
  const one = toNamed(row, asked);
  return one && { code: orMissing(row.code), ...one };
}

/** '' as undefined: the model has no empty texts. */
export function orMissing(text: string): string | undefined {
  return text === '' ? undefined : text;
}

export function momentOf(text: string, { timeZone }: Context, which: Twice): Moment | undefined {
  return toMoment(text, timeZone, which);
}
