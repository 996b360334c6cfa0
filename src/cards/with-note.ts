import { small } from './blocks.ts';
import type { Card } from './card.ts';

/** The card with one more line of our own words below it. */
export function withNote(card: Card, note: string): Card & Required<Pick<Card, 'tail'>> {
  return {
    ...card,
    text: `${card.text}\n${note}`,
    tail: (card.tail ?? 0) + note.length + 1,
    blocks: [...card.blocks, small(note)],
    ...(card.plainer && { plainer: [...card.plainer, small(note)] }),
  };
}
