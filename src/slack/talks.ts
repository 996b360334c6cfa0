/** Talks: messages to the app and its answers, in one conversation or thread. What need not be said again there is said once. */
import { LRUCache } from 'lru-cache';
import { type Card, withoutNotes } from '../cards/card.ts';
import { atMost, isRecent } from '../primitives.ts';
import type { Origin } from './request.ts';

/** The most notes of talks that are remembered, by this process alone: after a restart one comes once more. */
const MOST = 5_000;
/** A talk goes on for so long after a note, in milliseconds. */
const GOES_ON = 30 * 60_000;

export interface Talks {
  /** The card, without those of its notes that the talk has had. What is no answer to a message is no part of a talk. */
  told(origin: Origin, card: Card): Card;
}

/** Answers to messages: what was said before stands above them. */
const IN_TALK: ReadonlySet<Origin['kind']> = new Set(['mention', 'direct-message']);

/** @param now epoch milliseconds */
export function createTalks(now: () => number): Talks {
  const said = new LRUCache<string, number>(atMost(MOST));
  return {
    told: ({ kind, place }, card) => {
      const { once = [] } = card;
      if (once.length === 0 || !IN_TALK.has(kind)) return card;
      const keyOf = (note: string): string =>
        JSON.stringify([place.workspace, place.conversation ?? place.user, place.thread, note]);
      const isSaid = (note: string): boolean => isRecent(said.get(keyOf(note)) ?? Infinity, now(), GOES_ON);
      const again = once.filter(isSaid);
      for (const note of once) said.set(keyOf(note), now());
      return withoutNotes(card, again);
    },
  };
}
