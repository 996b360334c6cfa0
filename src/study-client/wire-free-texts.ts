/** Packs the free texts of a checked row for its model. */
import type { Language } from './model.ts';
import { type Packed, packClean, packRaw } from './packed-texts.ts';
import { toldText } from './raw-json.ts';
import type { TextFields, TextsRow } from './wire-fields.ts';
import { localizedBy, wordingOf } from './wire-labels.ts';
import { cleanText } from './wire-text.ts';

/**
 * Packs texts as they came. Where one came in several languages, all are cleaned at once, which tells the
 * language of each.
 */
export function packTexts<F extends string>(
  fields: TextFields<F>,
  row: TextsRow,
  asked: Language,
): Packed<F> {
  if (row.localized === undefined) return packRaw(fields.plain, row.plain);
  const texts: Partial<Record<F, string>> = {};
  const textLanguages: Partial<Record<F, Language>> = {};
  for (const [at, field] of fields.plain.entries()) {
    const localized = localizedBy(cleanText, row.localized[at]);
    const plain = cleanText(toldText(row.plain[at]) ?? '');
    const { text, language } = wordingOf(plain, localized, asked);
    if (text !== '') texts[field] = text;
    if (language !== undefined) textLanguages[field] = language;
  }
  const areForeign = Object.keys(textLanguages).length > 0;
  return packClean<F>({ texts, textLanguages: areForeign ? textLanguages : undefined });
}
