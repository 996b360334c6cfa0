/** Makes names and labels from checked rows, in the asked language or in one that stands in for it. */
import { LANGUAGES, type Language, STAND_INS } from '../../language.ts';
import type { Named, Organisation, StudentGroup } from '../model.ts';
import type { LabelRow, LocalizedRow } from './fields.ts';
import { foreign } from './other-languages.ts';
import { cleanLine } from './texts.ts';

/** Clean texts by their languages; '' where there is none. */
type Localized = Readonly<Record<Language, string>>;

const NOWHERE: Localized = { fi: '', sv: '', en: '' };

/** A localized text object, cleaned. */
export function localizedBy(clean: (text: string) => string, row: LocalizedRow | undefined): Localized {
  if (row === undefined) return NOWHERE;
  return {
    fi: clean(row.fi) || clean(row.valueFi),
    sv: clean(row.sv) || clean(row.valueSv),
    en: clean(row.en) || clean(row.valueEn),
  };
}

/** A text, '' where there is none, and its language where that is known not to be the asked one. */
interface Wording {
  readonly text: string;
  readonly language?: Language | undefined;
}

/**
 * Reads a text field and its `localizedX`. The plain text is in the asked language only where the upstream
 * honours that language, which only a localized text can tell: one of the asked language is in it for sure, so
 * it goes first, and one of another language that says the same tells the language of the plain text.
 */
export function wordingOf(plain: string, texts: Localized, asked: Language): Wording {
  if (plain === '' || texts[asked] !== '') return inAny(texts, asked);
  const language = STAND_INS[asked].find((one) => texts[one] === plain);
  return { text: plain, language: foreign(plain, language, asked) };
}

/** The text in the asked language, else in the first that has one. */
function inAny(texts: Localized, asked: Language): Wording {
  const language = texts[asked] === '' ? STAND_INS[asked].find((one) => texts[one] !== '') : asked;
  if (language === undefined) return { text: '' };
  const text = texts[language];
  return { text, language: foreign(text, language, asked) };
}

/** A name that is the same in two languages is a proper name, and belongs to no language. */
function ofAName(wording: Wording, texts: Localized): Wording {
  const { text } = wording;
  const isProper = LANGUAGES.filter((one) => texts[one] === text).length > 1;
  return isProper ? { text } : wording;
}

/** The name of a row in the asked language, else in any; `code` where there is none. On one line. */
export function nameOf(name: string, texts: Localized, code: string, asked: Language): Named {
  return named(ofAName(wordingOf(cleanLine(name), texts, asked), texts), code);
}

/**
 * A wording as a name; `code` where it is empty. A name that says no more than the code is of no language.
 */
function named({ text, language }: Wording, code: string): Named {
  const name = text || code;
  return language === undefined || name.toLowerCase() === code.toLowerCase()
    ? { name }
    : { name, nameLanguage: language };
}

/**
 * The names in other languages than that of `name`. A name that says no more than the code does not count.
 */
export function namesBeside(
  { nameLanguage }: Named,
  all: Localized,
  code: string,
  asked: Language,
): Readonly<Partial<Record<Language, string>>> | undefined {
  let names: Partial<Record<Language, string>> | undefined;
  for (const language of LANGUAGES) {
    const name = all[language];
    if (name === '' || language === (nameLanguage ?? asked) || name.toLowerCase() === code.toLowerCase())
      continue;
    names ??= {};
    names[language] = name;
  }
  return names;
}

/** Undefined where it has neither a name nor a code. `facetName` is the id, a bar, and the Finnish name. */
export function toOrganisation(row: LabelRow, asked: Language): Organisation | undefined {
  const texts = localizedBy(cleanLine, row.localized);
  const label = ofAName(inAny(texts, asked), texts);
  return withCode(row, label.text === '' ? facetOf(row, asked) : label);
}

function facetOf(row: LabelRow, asked: Language): Wording {
  const facetName = cleanLine(row.facetName);
  const bar = facetName.indexOf('|');
  const text = bar < 0 ? '' : facetName.slice(bar + 1).trim();
  return { text, language: foreign(text, 'fi', asked) };
}

/** Undefined where it has neither a name nor a code. */
export function toGroup(row: LabelRow, asked: Language): StudentGroup | undefined {
  return withCode(row, labelOf(row, asked));
}

/** Undefined where it has neither a name nor a code. */
export function toTag(row: LabelRow, asked: Language): Named | undefined {
  const tag = named(labelOf(row, asked), cleanLine(row.code));
  return tag.name === '' ? undefined : tag;
}

/** The name is plain text or localized, never both. */
function labelOf({ name, localized }: LabelRow, asked: Language): Wording {
  const texts = localizedBy(cleanLine, localized);
  return ofAName(wordingOf(cleanLine(name), texts, asked), texts);
}

function withCode(row: LabelRow, wording: Wording): Organisation | undefined {
  const code = cleanLine(row.code);
  const one = named(wording, code);
  if (one.name === '') return undefined;
  return code === '' ? one : { code, ...one };
}

/** '' as undefined: the model has no empty texts. */
export function orMissing(text: string): string | undefined {
  return text === '' ? undefined : text;
}
