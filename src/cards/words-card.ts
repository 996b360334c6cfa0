import { paragraph } from './blocks.ts';
import type { Card } from './card.ts';
import { escapeMrkdwn } from './text.ts';

/** Words alone, in which outside text may stand. */
export function wordsCard(words: string): Card {
  return { text: escapeMrkdwn(words), blocks: [paragraph(words)], buttons: [] };
}
