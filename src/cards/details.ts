/** A modal that shows every text there is, within Slack's limits on views. */
import type { KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { Language } from '../i18n/language.ts';
import { header, paragraph, small } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { outside } from './text.ts';

/** What a view leaves for the texts, in bytes of UTF-8: some of it is JSON, and line feeds take two. */
const MOST_BYTES = 180_000;
/** Blocks that the caller puts before and after the texts. */
const OTHER_BLOCKS = 8;

/** A text with its label in the reader's language. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/**
 * Headed paragraphs of every text. Long texts are cut into paragraphs at line ends or spaces. Where all of
 * them don't fit, the short ones are whole, the long ones share the room, and each says how much is missing.
 */
export function textBlocks(labelled: readonly LabelledText[], language: Language): KnownBlock[] {
  const most = roomFor(labelled.map(({ text }) => text));
  return labelled.flatMap(({ label, text }) => {
    const shown = outside(text, most);
    const missing = text.trim().length - shown.length + 1;
    const rest = text.trim().length > most ? [small(texts(language).shortened(missing))] : [];
    return [header(label), ...paragraphs(shown).map((part) => paragraph(part)), ...rest];
  });
}

/** The length up to which every text may be shown: the largest for which all of them fit. */
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
  return blocks <= LIMITS.viewBlocks && bytes <= MOST_BYTES;
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

/** Where to cut: at a line end or a space in the second half, else before half of a surrogate pair. */
function cutAt(piece: string): number {
  const half = LIMITS.sectionText / 2;
  const line = piece.lastIndexOf('\n');
  if (line > half) return line;
  const space = piece.lastIndexOf(' ');
  if (space > half) return space;
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.length - 1 : piece.length;
}
