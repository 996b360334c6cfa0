/** Names and texts of the study data that are not in the reader's language: one mark for each, or one for a whole line. */

import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Named, Organisation } from '../study-client/model.ts';
import { joined, outsideLine } from './blocks.ts';

/** "in Finnish"; undefined for the reader's own language, which the model leaves out. */
export function inWords(of: Language | undefined, language: Language): string | undefined {
  return of === undefined ? undefined : texts(language).otherLanguage.in[of];
}

/**
 * "Name in Finnish", for the small line of facts under a name; undefined if the name is in the reader's
 * language.
 */
export function nameMark({ nameLanguage }: Named, language: Language): string | undefined {
  const mark = inWords(nameLanguage, language);
  return mark === undefined ? undefined : texts(language).otherLanguage.name(mark);
}

/** A name that was stored with its language. */
interface KeptName {
  readonly name: string;
  readonly language?: Language | undefined;
}

/** `nameMark` for a name that was stored with its language. */
export function keptNameMark(kept: KeptName, code: string, language: Language): string | undefined {
  return nameMark({ name: kept.name, nameLanguage: otherThan(language, kept, code) }, language);
}

/** "in Finnish" for a name that was stored with its language; undefined if that is the reader's. */
export function keptNameLanguage(kept: KeptName, code: string, language: Language): string | undefined {
  return inWords(otherThan(language, kept, code), language);
}

/** A code in place of a name has no language. */
function otherThan(language: Language, { name, language: of }: KeptName, code: string): Language | undefined {
  return of === language || name === code ? undefined : of;
}

/** "Content · in Finnish": the label of a text, with the text's language. */
export function labelIn(label: string, of: Language | undefined, language: Language): string {
  const mark = inWords(of, language);
  return mark === undefined ? label : `${label} · ${mark}`;
}

/**
 * A label and names with their codes, each once. At most `most` are listed; the last entry then counts the
 * rest. If all names are in one other language, the label says so ("Unit (in Finnish)"); else each such name
 * does.
 */
export function labelledNames(
  label: string,
  all: readonly Organisation[],
  { most, length, language }: { most: number; length: number; language: Language },
): [label: string, names: string[]] {
  const [first, ...others] = new Set(all.map(({ nameLanguage }) => nameLanguage));
  const common = others.length === 0 ? inWords(first, language) : undefined;
  const named = all.map((one) =>
    nameWith(one, common ? undefined : inWords(one.nameLanguage, language), length),
  );
  const different = [...new Set(named)];
  const shown = different.slice(0, most);
  const more = different.length - shown.length;
  return [
    common === undefined ? label : `${label} (${common})`,
    more > 0 ? [...shown, texts(language).course.andMore(more)] : shown,
  ];
}

/** "Information Technology (ICT, in English)"; without the code if the name contains it or there is none. */
export function nameWith({ name, code }: Organisation, mark: string | undefined, most: number): string {
  const long = outsideLine(name, most);
  const short = code === undefined ? '' : outsideLine(code, 40);
  const beside = joined([!long.includes(short) && short, mark], ', ');
  return beside === '' ? long : `${long} (${beside})`;
}
