/** Texts of courses with their labels: all in a modal, within Slack's limits on views, and one quoted in a line. */
import type { KnownBlock } from '@slack/types';
import type { Catalog } from '../i18n/en/texts.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Found, FreeTexts, TextLanguages } from '../study-client/model.ts';
import { header, LIMITS, outsideLine, paragraph, printable, shorten, small } from './blocks.ts';
import type { Reader } from './card.ts';
import { inWords, labelIn } from './other-language.ts';
import { freshnessNote, missingTexts, noteBlocks } from './words.ts';

/**
 * Bytes of UTF-8 for everything but texts: the JSON of a hundred blocks, labels, and the caller's facts. The
 * most facts are a course's: 60,000 in four lists of twenty names (240 characters of up to three bytes each),
 * 9,000 in a line of languages, and their JSON.
 */
const OTHER_BYTES = 90_000;
/** Blocks that the caller puts before and after the texts. */
const OTHER_BLOCKS = 8;

/** A text with its label in the reader's language. */
interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/**
 * The existing texts in the order of `keys`, with their labels. A label names the text's language if it is
 * not the reader's.
 */
export function labelledTexts<K extends keyof Catalog['text']>(
  {
    texts: all,
    textLanguages,
  }: { readonly texts: FreeTexts<K>; readonly textLanguages?: TextLanguages<K> | undefined },
  keys: readonly NoInfer<K>[],
  language: Language,
): LabelledText[] {
  const labels = texts(language).text;
  return keys.flatMap((key) => {
    const text = all[key];
    return text === undefined ? [] : [{ label: labelIn(labels[key], textLanguages?.[key], language), text }];
  });
}

/** What a modal ends with: all texts, or `none` where there are none and none may be missing, and notes. */
export function textsAndNotes<K extends keyof Catalog['text']>(
  found: Found<Parameters<typeof labelledTexts<K>>[0]>,
  keys: readonly NoInfer<K>[],
  none: string,
  reader: Reader,
): KnownBlock[] {
  const missing = missingTexts(found, reader);
  const shown = labelledTexts(found.value, keys, reader.language);
  return [
    ...textBlocks(shown, reader.language),
    ...(shown.length === 0 && missing === undefined ? [paragraph(none)] : []),
    ...noteBlocks(missing),
    ...noteBlocks(freshnessNote([found], reader)),
  ];
}

/**
 * Paragraphs of all texts under headers. Long texts are cut into paragraphs at line ends or spaces. If the
 * texts do not all fit, short ones stay whole, long ones share the room, and each says how much is missing.
 */
export function textBlocks(labelled: readonly LabelledText[], language: Language): KnownBlock[] {
  // Measured as shown: the sign that breaks up mentions makes a text longer.
  const printed = labelled.map(({ label, text }) => ({ label, text: printable(text).trim() }));
  const most = roomFor(printed.map(({ text }) => text));
  return printed.flatMap(({ label, text }) => {
    const shown = shorten(text, most);
    const missing = text.length - shown.length + 1;
    const rest = text.length > most ? [small(texts(language).shortened(missing))] : [];
    return [header(label), ...paragraphs(shown).map((part) => paragraph(part)), ...rest];
  });
}

/** The greatest length to which texts may be shown so that all of them fit. */
function roomFor(all: readonly string[]): number {
  const longest = Math.max(0, ...all.map((text) => text.length));
  let [least, most] = [LIMITS.sectionText / 2, longest];
  if (fits(all, most)) return Math.max(1, most);
  while (most - least > 100) {
    const middle = Math.floor((least + most) / 2);
    if (fits(all, middle)) least = middle;
    else most = middle;
  }
  return Math.floor(least);
}

function fits(all: readonly string[], most: number): boolean {
  const shown = all.map((text) => text.slice(0, most));
  const blocks = shown.reduce((sum, text) => sum + 2 + paragraphs(text).length, OTHER_BLOCKS);
  const bytes = shown.reduce((sum, text) => sum + Buffer.byteLength(JSON.stringify(text)), 0);
  return blocks <= LIMITS.viewBlocks && bytes <= LIMITS.viewBytes - OTHER_BYTES;
}

/** Cuts a text into pieces that a section holds, preferably between lines, else between words. */
function paragraphs(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LIMITS.sectionText) {
    const cut = cutAt(rest.slice(0, LIMITS.sectionText));
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/**
 * Where to cut: at a line end or a space in the second half; else at the end, but never inside a surrogate
 * pair.
 */
function cutAt(piece: string): number {
  const half = LIMITS.sectionText / 2;
  const line = piece.lastIndexOf('\n');
  if (line > half) return line;
  const space = piece.lastIndexOf(' ');
  if (space > half) return space;
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.length - 1 : piece.length;
}

/** A text is quoted up to so many characters, at the end of a sentence. */
export const MOST_QUOTED = 300;

/** A text in a line, with its label: its beginning, up to the end of a sentence. */
export function quotedLine(
  key: keyof Catalog['text'],
  text: string,
  of: Language | undefined,
  language: Language,
  most: number = MOST_QUOTED,
): string {
  const mark = inWords(of, language);
  const label = texts(language).text[key];
  const excerpt = beginningOf(text.replace(/\s+/gu, ' ').trim(), most);
  const head = mark === undefined ? label : `${label} (${mark})`;
  return `${head}: ${outsideLine(excerpt, most + 1)}`;
}

/** The beginning of a text, up to the last sentence that ends within the limit; else cut with an ellipsis. */
function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const ends = [...head.matchAll(/[.!?…](?=\s)/gu)].map(({ index }) => index + 1);
  const end = ends.findLast((at) => at >= most / 3);
  return end === undefined ? shorten(text, most) : head.slice(0, end);
}
