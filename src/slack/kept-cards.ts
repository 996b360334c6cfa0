/**
 * Cards that were rendered lately. To render one costs more than all the rest of an answer, and many ask for the same: so a
 * card is kept, where it is asked for again within a while, as long as nothing relative in it changes.
 */
import type { Card, Reader } from '../cards/card.ts';
import { createGenerationalMap } from '../primitives/generational-map.ts';
import type { Found, Language } from '../study-client/model.ts';

export interface KeptCards {
  /** The card of what was found: the same object as long as it would be rendered just so. */
  of(found: Found<object>, reader: Reader, render: () => Card): Card;
}

interface Kept {
  readonly card: Card;
  readonly from: number;
  readonly freshness: Found<unknown>['freshness'];
  readonly cause: unknown;
}

/**
 * Keeps cards of one kind, in one zone: each value has one card a language.
 * @param most cards of a language; half of them stay until so many others were asked for
 */
export function createKeptCards(most: number): KeptCards {
  // Not weak: thousands that are held weakly cost each collection of garbage more than a card is worth.
  const asked = createGenerationalMap<object, true>(most);
  const languages = new Map<Language, ReturnType<typeof createGenerationalMap<object, Kept>>>();
  const keptIn = (language: Language) => {
    const known = languages.get(language);
    if (known) return known;
    const made = createGenerationalMap<object, Kept>(most);
    languages.set(language, made);
    return made;
  };
  return {
    of: (found, reader, render) => {
      const kept = keptIn(reader.language);
      const before = kept.get(found.value);
      if (before && isStill(before, found, reader)) return before.card;
      const card = render();
      // Most courses are asked for once in a while: what is kept is what is asked for again.
      if (card.until === undefined) return card;
      if (!asked.get(found.value)) {
        asked.set(found.value, true);
        return card;
      }
      const mine: Card = { ...card, isKept: true };
      kept.set(found.value, {
        card: mine,
        from: reader.now,
        freshness: found.freshness,
        cause: causeOf(found),
      });
      return mine;
    },
  };
}

/** A clock may be set back. When it was fetched is a part of the value: who fetches anew makes another. */
function isStill({ card, from, freshness, cause }: Kept, found: Found<unknown>, { now }: Reader): boolean {
  const { until = 0 } = card;
  return now >= from && now < until && freshness === found.freshness && cause === causeOf(found);
}

function causeOf(found: Found<unknown>): unknown {
  return found.freshness === 'outage' ? found.cause : undefined;
}
