/**
 * What comes in one turn of the event loop is done step by step, each step for all of it: first everything is read, then all
 * answers are made, then all are written. What a processor does many times in a row takes it half of what it takes between other
 * things, and whoever gets the answers is woken once for several.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Turn {
  /** Something has come: it takes its step in this turn, after everything that comes in it. */
  come(taker: Taker): void;
  /** Something is to go out: in this turn, after all steps of what came. */
  go(sender: Sender): void;
}

export interface Taker {
  take(): void;
}

export interface Sender {
  send(): void;
}

/** So many answers go out together at the most: who came first does not wait for all who came in the same turn. */
const MOST_TOGETHER = 64;

export function createTurn(): Turn {
  let takers: Taker[] = [];
  let senders: Sender[] = [];
  let isDue = false;
  const sendAll = (): void => {
    const all = senders;
    senders = [];
    for (const sender of all) sender.send();
  };
  const due = (): void => {
    if (!isDue) setImmediate(end);
    isDue = true;
  };
  // Whoever comes first in a turn must not be taken for who asks for all that comes in it.
  const end = AsyncLocalStorage.bind((): void => {
    const all = takers;
    takers = [];
    try {
      for (const taker of all) {
        taker.take();
        if (senders.length >= MOST_TOGETHER) sendAll();
      }
    } finally {
      isDue = false;
      // What has come meanwhile has the next turn.
      if (takers.length > 0) due();
      sendAll();
    }
  });
  return {
    come: (taker) => {
      takers.push(taker);
      due();
    },
    go: (sender) => {
      senders.push(sender);
      due();
    },
  };
}
