/** The words of a modal's blocks alone, for when Slack refuses the layout. Nothing that was said gets lost. */
import type { KnownBlock, RichTextBlockElement, RichTextElement } from '@slack/types';
import { paragraph, words } from '../cards/blocks.ts';

interface Text {
  readonly type: string;
  readonly text: string;
}

/** Paragraphs with what the blocks say; what can be filled in stays, and blocks without words, such as buttons, go. */
export function plainBlocks(blocks: readonly KnownBlock[]): KnownBlock[] {
  return blocks.flatMap(plainBlock);
}

function plainBlock(block: KnownBlock): KnownBlock[] {
  switch (block.type) {
    case 'header':
      return [shown(block.text)];
    case 'section':
      return [...(block.text ? [block.text] : []), ...(block.fields ?? [])].map(shown);
    case 'context':
      return block.elements.flatMap((element) => ('text' in element ? [shown(element)] : []));
    case 'rich_text':
      return [paragraph(block.elements.map(richWords).join('\n'))];
    case 'input':
      return [block];
    default:
      return [];
  }
}

/** Our own words keep their date tokens; outside text stays as it is. */
function shown({ type, text }: Text): KnownBlock {
  return type === 'mrkdwn' ? words(text) : paragraph(text);
}

function richWords(part: RichTextBlockElement): string {
  if (part.type !== 'rich_text_list') return part.elements.map(wordsOf).join('');
  return part.elements.map((item) => `• ${item.elements.map(wordsOf).join('')}`).join('\n');
}

function wordsOf(element: RichTextElement): string {
  if (element.type === 'date') return element.fallback ?? '';
  return 'text' in element && element.text !== undefined ? element.text : '';
}
