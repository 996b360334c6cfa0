/**
 * Cards that were rendered lately. Rendering costs more than all the rest of an answer, and many people ask
 * for the same. So a card that is asked for again is kept, as long as nothing relative in it changes.
 */
import { LRUCache } from 'lru-cache';
import type { Card, Reader } from '../cards/card.ts';
import { perLanguage } from '../i18n/catalog.ts';
import type { Found } from '../study-client/model.ts';

export interface KeptCards {
  /** The card of a find: the same object as long as a new rendering would be equal. */
  of(found: Found<object>, reader: Reader, render: () => Card): Card;
}

interface Kept {
  readonly card: Card;
  readonly from: number;
  readonly found: Found<unknown>;
}

/**
 * Keeps cards of one kind, in one zone: each value has one card per language.
 * @param most cards per language
 */
export function createKeptCards(most: number): KeptCards {
  const asked = new LRUCache<object, true>({ max: most });
  const keptIn = perLanguage(() => new LRUCache<object, Kept>({ max: most }));
  return {
    of: (found, reader, render) => {
      // The few people in another zone do not share their cards.
      if (reader.own !== undefined) return render();
      const kept = keptIn(reader.language);
      const before = kept.get(found.value);
      if (before && isStill(before, found, reader)) return before.card;
      const card = render();
      // Most courses are asked for once in a while. Only a card that is asked for again is kept.
      const isAgain = asked.get(found.value);
      asked.set(found.value, true);
      if (card.until === undefined || !isAgain) return card;
      const mine: Card = { ...card, isKept: true };
      kept.set(found.value, { card: mine, from: reader.now, found });
      return mine;
    },
  };
}

/**
 * `now >= from` guards against a clock that was set back. The time of the fetch is a part of the value: a new
 * fetch makes a new value.
 */
function isStill({ card, from, found: before }: Kept, found: Found<unknown>, { now }: Reader): boolean {
  const { until = 0 } = card;
  const isSame = before.freshness === found.freshness && causeOf(before) === causeOf(found);
  return isSame && now >= from && now < until;
}

function causeOf(found: Found<unknown>): unknown {
  return found.freshness === 'outage' ? found.cause : undefined;
}
