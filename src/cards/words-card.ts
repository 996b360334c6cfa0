import { paragraph } from './blocks.ts';
import type { Card } from './card.ts';
import { escapeMrkdwn } from './text.ts';

/** A card of words alone, which may contain outside text. */
export function wordsCard(words: string): Card {
  return { text: escapeMrkdwn(words), blocks: [paragraph(words)], buttons: [] };
}
