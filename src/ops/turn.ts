/**
 * What comes in one turn of the event loop is done step by step, each step for all of it: first everything is read, then all
 * answers are made, then all are written. What a processor does many times in a row takes it half of what it takes between other
 * things, and whoever gets the answers is woken once for several.
 */
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
  const end = (): void => {
    const all = takers;
    takers = [];
    try {
      for (const taker of all) {
        taker.take();
        if (senders.length >= MOST_TOGETHER) sendAll();
      }
    } finally {
      isDue = false;
      sendAll();
    }
  };
  const due = (): void => {
    if (!isDue) setImmediate(end);
    isDue = true;
  };
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
