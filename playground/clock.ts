/** The playground's clock: this machine's time, moved forward as far as people have asked. */

/** A clock that runs with the real one. It can be moved ahead, never back. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** How far the clock is ahead of the real time, in milliseconds. */
  readonly ahead: number;
  forward(ms: number): void;
}

/** @param real epoch milliseconds; left out: this machine's */
export function createClock(real: () => number = Date.now): Clock {
  let ahead = 0;
  return {
    now: () => real() + ahead,
    get ahead() {
      return ahead;
    },
    forward: (ms) => {
      ahead += Math.max(0, ms);
    },
  };
}

/** The parts that take part in a move of the clock. */
export interface Passage {
  readonly clock: Clock;
  /** When the next message that Slack holds is due, in epoch milliseconds. */
  nextDue(): number | undefined;
  /** Makes Slack post the messages that are due. */
  tick(): void;
  /** Makes the app do everything that is due for it; undefined if the app offers no such call. */
  round: (() => Promise<void>) | undefined;
  /** Tells all observers. */
  changed(): void;
}

/** Moves of the clock that skip nothing on the way. */
export interface Moves {
  readonly moving: boolean;
  /**
   * Resolves when the clock has arrived and everything on the way has happened. Moves run one after the
   * other.
   */
  forward(ms: number): Promise<void>;
}

/** While the clock moves, the app makes a round at least this often, in milliseconds. */
const STEP_MS = 3_600_000;

/**
 * Moves in steps of an hour, with a round of the app before the first step and after each. So a reminder within
 * the app's horizon is with Slack before its time. Within a step, the clock stops at the time of each message
 * that Slack holds.
 */
export function createMoves(passage: Passage): Moves {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    get moving() {
      return waiting > 0;
    },
    forward: (ms) => {
      waiting += 1;
      passage.changed();
      last = last
        .then(() => move(passage, ms))
        .finally(() => {
          waiting -= 1;
          passage.changed();
        });
      return last;
    },
  };
}

async function move(passage: Passage, ms: number): Promise<void> {
  await lookAround(passage);
  for (let left = ms; left > 0; left -= STEP_MS) {
    step(passage, Math.min(left, STEP_MS));
    await lookAround(passage);
  }
}

/** Moves up to an hour, with a stop at each time at which Slack has something to post. */
function step({ clock, nextDue, tick, changed }: Passage, ms: number): void {
  const target = clock.ahead + ms;
  const isOnTheWay = (due: number | undefined): due is number =>
    due !== undefined && due - clock.now() < target - clock.ahead;
  for (let due = nextDue(); isOnTheWay(due); due = nextDue()) {
    clock.forward(due - clock.now());
    tick();
  }
  clock.forward(target - clock.ahead);
  tick();
  changed();
}

/** If a round fails, the app tells so in its log; time goes on all the same. */
async function lookAround({ round, tick }: Passage): Promise<void> {
  await round?.().catch(() => undefined);
  tick();
}
