import { small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';

/** A card of the first of a message's codes, which says so. @param all how many the message holds */
export function withLeftOut(card: Card, shown: number, all: number, { language }: Reader): Card {
  const note = texts(language).lookUp.onlyFirst(shown, all);
  return { ...card, text: `${card.text}\n${note}`, blocks: [...card.blocks, small(note)] };
}
