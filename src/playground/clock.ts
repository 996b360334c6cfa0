/** The playground's clock: this machine's time, and how far people have moved it forward. */

/** A clock that goes with the real one and can be moved ahead of it, never back. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** How far it is ahead of the real time, in milliseconds. */
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

/** What happens while the clock moves. */
export interface Passage {
  readonly clock: Clock;
  /** When Slack next has something to post, in epoch milliseconds. */
  nextDue(): number | undefined;
  /** Has Slack post what is due. */
  tick(): void;
  /** Has the app do everything that is due for it; undefined where the app offers no such thing. */
  round: (() => Promise<void>) | undefined;
  /** Tells whoever watches. */
  changed(): void;
}

/** Moves the clock so that nothing on the way is skipped. */
export interface Moves {
  readonly moving: boolean;
  /** Resolves when the clock is there and everything on the way has happened. One move waits for the other. */
  forward(ms: number): Promise<void>;
}

/** The app looks around at least this often while the clock moves. */
const STEP_MS = 3_600_000;

/**
 * In steps of an hour, with a round of the app before the first and after each: what lies within its horizon is
 * with Slack before its time. Within a step, the clock stops at the time of each message that Slack holds.
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

/** Up to an hour, stopping where Slack has something to post. */
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

/** A round that fails is the app's to tell in its log; time goes on all the same. */
async function lookAround({ round, tick }: Passage): Promise<void> {
  await round?.().catch(() => undefined);
  tick();
}
