import { small } from './blocks.ts';
import type { Card } from './card.ts';

/** The card with one more line of our own words below it. */
export function withNote(card: Card, note: string): Card {
  const tail = (card.tail ?? 0) + note.length + 1;
  return { ...card, text: `${card.text}\n${note}`, tail, blocks: [...card.blocks, small(note)] };
}
