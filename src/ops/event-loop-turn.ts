/**
 * What comes in one turn of the event loop is done step by step, each step for all of it: first everything is read, then all
 * answers are made, then all are written. What a processor does many times in a row takes it less than what it does between other
 * things, and whoever gets the answers is woken once for several. Where one comes at a time, none is kept waiting for others.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface EventLoopTurn {
  /** Something has come: it takes its step at once, or after everything else that comes in this turn. */
  come(taker: Taker): void;
  /** Something is to go out: at once, or after all steps of what came in this turn. */
  go(sender: Sender): void;
}

export interface Taker {
  take(): void;
}

export interface Sender {
  send(): void;
}

/** The most answers that go out together: who came first does not wait for all who came in the same turn. */
const MOST_TOGETHER = 64;

/** One for everything that shares turns: all connections of a server. */
export function createEventLoopTurn(): EventLoopTurn {
  // Whoever comes must not be taken for somebody else who asks in the same turn.
  const apart = AsyncLocalStorage.snapshot();
  let takers: Taker[] = [];
  let senders: Sender[] = [];
  let isDue = false;
  /** How many have come in this turn, and whether there were several in the last one in which any came. */
  let came = 0;
  let isCrowd = false;
  const isAlone = (): boolean => !isCrowd && came <= 1;
  const sendAll = (): void => {
    const all = senders;
    senders = [];
    for (const sender of all) sender.send();
  };
  const takeAll = (): void => {
    const all = takers;
    takers = [];
    for (const taker of all) {
      taker.take();
      if (senders.length >= MOST_TOGETHER) sendAll();
    }
  };
  const end = (): void => {
    if (came > 0) isCrowd = came > 1;
    came = 0;
    try {
      takeAll();
    } finally {
      isDue = false;
      // What has come meanwhile has the next turn.
      if (takers.length > 0) due();
      sendAll();
    }
  };
  const due = (): void => {
    if (!isDue) setImmediate(apart, end);
    isDue = true;
  };
  return {
    come: (taker) => {
      came += 1;
      if (isAlone()) apart(() => taker.take());
      else takers.push(taker);
      due();
    },
    go: (sender) => {
      if (isAlone()) {
        sender.send();
        return;
      }
      senders.push(sender);
      due();
    },
  };
}
