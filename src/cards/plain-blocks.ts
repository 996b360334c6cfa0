/** The words of blocks in the plainest blocks, in case Slack refuses the layout of a page. */

import type { KnownBlock, RichTextBlockElement, RichTextElement, SectionBlock } from '@slack/types';
import { mrkdwnParagraph, paragraph } from './blocks.ts';

interface Text {
  readonly type: string;
  readonly text: string;
}

/**
 * Paragraphs with the words of the blocks. Inputs, buttons and menus stay: without them nothing can be done
 * in a page that offers a choice, or in Home.
 */
export function plainBlocks(blocks: readonly KnownBlock[]): KnownBlock[] {
  return blocks.flatMap(plainBlock);
}

/** A block without what can be pressed or chosen. */
export function withoutButtons(block: KnownBlock): KnownBlock[] {
  if (block.type === 'actions') return [];
  if (block.type !== 'section') return [block];
  const { accessory: _, ...words } = block;
  return [words];
}

function plainBlock(block: KnownBlock): KnownBlock[] {
  switch (block.type) {
    case 'header':
      return [shown(block.text)];
    case 'section':
      return plainSection(block);
    case 'context':
      return block.elements.flatMap((element) => ('text' in element ? [shown(element)] : []));
    case 'rich_text':
      return [paragraph(block.elements.map(richWords).join('\n'))];
    case 'input':
    case 'actions':
      return [block];
    default:
      return [];
  }
}

/** The accessory of a section goes to its first paragraph. */
function plainSection({ text, fields = [], accessory }: SectionBlock): KnownBlock[] {
  const [first, ...others] = [...(text ? [text] : []), ...fields].map(shown);
  if (!first) return [];
  return [accessory ? { ...first, accessory } : first, ...others];
}

/** Our own words keep their date tokens; outside text stays as it is. */
function shown({ type, text }: Text): SectionBlock {
  return type === 'mrkdwn' ? mrkdwnParagraph(text) : paragraph(text);
}

function richWords(part: RichTextBlockElement): string {
  if (part.type !== 'rich_text_list') return part.elements.map(wordsOf).join('');
  return part.elements.map((item) => `• ${item.elements.map(wordsOf).join('')}`).join('\n');
}

function wordsOf(element: RichTextElement): string {
  if (element.type === 'date') return element.fallback ?? '';
  return 'text' in element && element.text !== undefined ? element.text : '';
}
