/**
 * Requests that come in one turn of the event loop go through each step together: first all are read, then
 * all answers are made, then all are written. A processor needs less for the same work in a row than between
 * other things, and a client that gets several answers is woken once. A request that comes alone does not
 * wait for others.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface EventLoopTurn {
  /**
   * Something has come. `taker` takes its step at once, or together with all else that comes in this turn.
   */
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

/** The most answers that go out together: the first request of a turn does not wait for all the others. */
const MOST_TOGETHER = 64;

/** Makes one for everything that shares turns, such as all connections of a server. */
export function createEventLoopTurn(): EventLoopTurn {
  // Each step runs outside the asynchronous context of every request: otherwise one request could be taken
  // for another of the same turn.
  const apart = AsyncLocalStorage.snapshot();
  let takers: Taker[] = [];
  let senders: Sender[] = [];
  let isDue = false;
  /** How many have come in this turn; and whether several came in the last turn in which any came. */
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
      // Whatever came meanwhile has the next turn.
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
