/**
 * Names and free texts in the asked language, or in one that stands in. This API has Finnish, Swedish and
 * English, and not everything is translated: `docs/study-api.md`, “Names”.
 */
import type { Language } from '../../language.ts';
import type { FreeTexts, Named, Organisation, TextLanguages } from '../model.ts';
import { foreign } from '../other-languages.ts';
import { cleanText } from '../texts.ts';
import { isObject, type Json, lineOf, written } from './fields.ts';

/** The languages of this API. */
const LANGUAGES = ['fi', 'sv', 'en'] as const;
export type ApiLanguage = (typeof LANGUAGES)[number];

/** The language in which this API is asked for a reader's language. */
export const ASKED_IN: Readonly<Record<Language, ApiLanguage>> = { en: 'en', fi: 'fi', sv: 'sv' };

/** Which languages stand in for the asked one, the likeliest first: Finnish is this API's default. */
export const API_STAND_INS: Readonly<Record<Language, readonly ApiLanguage[]>> = {
  en: ['fi', 'sv'],
  sv: ['fi', 'en'],
  fi: ['en', 'sv'],
};

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
  const language = API_STAND_INS[asked].find((one) => texts[one] === plain) ?? own;
  return { text: plain, language: foreign(plain, language, asked) };
}

/** The text in the asked language, else in the first that has one. */
function inAny(texts: Localized, asked: Language): Wording {
  const language = [ASKED_IN[asked], ...API_STAND_INS[asked]].find((one) => texts[one] !== '');
  if (language === undefined) return { text: '' };
  return { text: texts[language], language: foreign(texts[language], language, asked) };
}

/** A name that is the same in two languages is a proper name, and belongs to no language. */
function asName(wording: Wording, texts: Localized): Wording {
  const isProper = LANGUAGES.filter((one) => texts[one] === wording.text).length > 1;
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
  return nameFrom(name, localizedName, code, asked);
}

function nameFrom(plain: unknown, localized: unknown, code: string, asked: Language): Named {
  const texts = localizedOf(localized, lineOf);
  return named(asName(wordingOf(lineOf(plain), texts, asked), texts), code);
}

/** The names in other languages than that of the name; without those that say no more than the code. */
export function namesBeside(
  { nameLanguage }: Named,
  { localizedName }: Json,
  code: string,
  asked: Language,
): Readonly<Partial<Record<Language, string>>> | undefined {
  const texts = localizedOf(localizedName, lineOf);
  const others = LANGUAGES.filter(
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
