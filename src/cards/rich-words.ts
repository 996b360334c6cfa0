/**
 * Our own words in rich text. Rich text parses nothing, so a date token of `dates.ts` becomes an element of
 * its own. Slack shows it in the reader's zone like any other date.
 */
import type { RichTextBlock, RichTextElement, RichTextSection } from '@slack/types';
import { LIMITS } from './limits.ts';
import { shortenMarkup } from './text.ts';

/**
 * The tokens that `dates.ts` makes. `printable` breaks `<!` in outside text, so outside text can't hold one.
 */
const DATE = /<!date\^(\d+)\^([^|^<>]+)\|([^<>]*)>/g;

/** Whether our own words hold a date token. */
export function isDated(words: string): boolean {
  return words.search(DATE) >= 0;
}

/** A line of our own words. It may contain outside text from `outsideLine`. Slack never parses it. */
export function richLine(words: string): RichTextSection {
  const safe = shortenMarkup(words, LIMITS.sectionText);
  const elements: RichTextElement[] = [];
  let end = 0;
  for (const found of safe.matchAll(DATE)) {
    const [token, timestamp, format = '', fallback = ''] = found;
    elements.push(...run(safe.slice(end, found.index)));
    elements.push({ type: 'date', timestamp: Number(timestamp), format, fallback });
    end = found.index + token.length;
  }
  elements.push(...run(safe.slice(end)));
  return { type: 'rich_text_section', elements: elements.length > 0 ? elements : run('–') };
}

/** Bulleted lines, each as `richLine` takes it, under a bold heading. */
export function richBullets(heading: string, lines: readonly string[]): RichTextBlock {
  const title: RichTextSection = {
    type: 'rich_text_section',
    elements: [{ type: 'text', text: heading, style: { bold: true } }],
  };
  return {
    type: 'rich_text',
    elements: [title, { type: 'rich_text_list', style: 'bullet', elements: lines.map(richLine) }],
  };
}

function run(text: string): RichTextElement[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
