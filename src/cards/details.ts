/** A modal that shows every text there is, within Slack's limits on views. */
import type { KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { Language } from '../i18n/language.ts';
import { header, paragraph, small } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { outside } from './text.ts';

/** Room for JSON around the texts and for characters of up to four bytes within a view's 250 kB. */
const MOST_CHARACTERS = 50_000;
/** Header and foot-note of each text, and the blocks that the caller puts first. */
const MOST_PARAGRAPHS = 58;

/** A text with its label in the reader's language. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/**
 * Headed paragraphs of every text. Long texts are cut into paragraphs at line ends or spaces; where all of
 * them don't fit, each gets a fair share and says how much is missing.
 */
export function textBlocks(labelled: readonly LabelledText[], language: Language): KnownBlock[] {
  const share = Math.floor(MOST_CHARACTERS / Math.max(1, labelled.length));
  const most = fits(labelled) ? MOST_CHARACTERS : Math.max(LIMITS.sectionText, share - LIMITS.sectionText);
  return labelled.flatMap(({ label, text }) => {
    const shown = outside(text, most);
    const missing = text.length - shown.length;
    const rest = missing > 0 && shown.endsWith('…') ? [small(texts(language).shortened(missing + 1))] : [];
    return [header(label), ...paragraphs(shown).map((part) => paragraph(part)), ...rest];
  });
}

function fits(labelled: readonly LabelledText[]): boolean {
  const characters = labelled.reduce((sum, { text }) => sum + text.length, 0);
  const blocks = labelled.reduce(
    (sum, { text }) => sum + Math.ceil(text.length / (LIMITS.sectionText / 2)),
    0,
  );
  return characters <= MOST_CHARACTERS && blocks <= MOST_PARAGRAPHS;
}

/** Cuts a text into pieces that a section holds, preferably between lines, else between words. */
function paragraphs(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LIMITS.sectionText) {
    const window = rest.slice(0, LIMITS.sectionText);
    const line = window.lastIndexOf('\n');
    const space = window.lastIndexOf(' ');
    const half = LIMITS.sectionText / 2;
    const cut = line > half ? line : space > half ? space : unpaired(window);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** The length of a text without half of a surrogate pair at its end. */
function unpaired(text: string): number {
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
