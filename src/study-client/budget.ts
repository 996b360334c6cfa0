/**
 * How fast the study API may be asked. Nobody tells its limits beforehand, so they are learned: when it says that it
 * was asked too much, half of what was sent in the minute before is sent from then on, and evenly more with time
 * (additive increase, multiplicative decrease, as TCP does). Until then, and when that is long past, there is no limit.
 */
import type { Clock, Timing } from './timing.ts';

export interface Budget {
  /**
   * How long until a call may leave, in milliseconds; 0: now. A call that nobody waits for leaves half of what is
   * there to those that somebody does.
   */
  waitMs(isBackground: boolean): number;
  /** Counts a call that leaves. */
  spend(): void;
  /** Takes back what was counted for a call that has not left after all. */
  giveBack(): void;
  /** The study API was asked too much; it will be asked again at `until`, in epoch milliseconds. */
  exceeded(until: number): void;
}

/** What was learned: the rate that was too much, in calls a minute, and since when less is sent. */
export interface Learned {
  readonly tooMuch: number;
  readonly toldAt: number;
  readonly since: number;
}

const MINUTE = 60_000;
/** So much may leave at once, as a part of a minute's calls. */
const BURST = 1 / 6;

/** The rate in force, in calls a minute; undefined where what was learned is long past. */
export function rateAt(learned: Learned, now: number, { rateRecoveryMs }: Timing): number | undefined {
  const part = Math.max(0, now - learned.since) / rateRecoveryMs;
  // A clock that was set back must not keep the rate down.
  if (part >= 1 || now < learned.toldAt) return undefined;
  return learned.tooMuch * (0.5 + 1.5 * part);
}

export function createBudget(timing: Timing, clock: Clock): Budget {
  const sent = createCount(clock);
  let learned: Learned | undefined;
  let tokens = 0;
  let filledAt = 0;
  /** The rate in force, with the tokens that have come since the last time. */
  const refill = (now: number): number | undefined => {
    const rate = learned && rateAt(learned, now, timing);
    if (rate === undefined) {
      learned = undefined;
      return undefined;
    }
    tokens = Math.min(rate * BURST, tokens + (Math.max(0, now - filledAt) * rate) / MINUTE);
    filledAt = now;
    return rate;
  };
  return {
    waitMs(isBackground) {
      const rate = refill(clock.now());
      if (rate === undefined) return 0;
      const needed = isBackground ? Math.max(1, (rate * BURST) / 2 + 1) : 1;
      return tokens >= needed ? 0 : Math.ceil(((needed - tokens) / rate) * MINUTE);
    },
    spend() {
      sent.add(1);
      tokens -= 1;
    },
    giveBack() {
      sent.add(-1);
      tokens += 1;
    },
    exceeded(until) {
      const now = clock.now();
      // Calls that left together are refused together.
      const before = refill(now) ?? sent.lastMinute();
      if (learned && now - learned.toldAt < timing.deadlineMs) return;
      const tooMuch = Math.max(before, 2 * timing.rateLeast);
      learned = { tooMuch, toldAt: now, since: Math.max(now, until) };
      tokens = (tooMuch / 2) * BURST;
      filledAt = now;
    },
  };
}

/** Calls in the last minute, by two counts: this minute's, and of the one before the part that is still in sight. */
function createCount(clock: Clock) {
  let began = Number.NEGATIVE_INFINITY;
  let now = 0;
  let before = 0;
  const turn = (): number => {
    const age = clock.now() - began;
    if (age >= 0 && age < MINUTE) return age;
    before = age >= MINUTE && age < 2 * MINUTE ? now : 0;
    now = 0;
    began = before > 0 ? began + MINUTE : clock.now();
    return clock.now() - began;
  };
  return {
    add(calls: number): void {
      turn();
      // What is taken back may have been counted in the minute before.
      now = Math.max(0, now + calls);
    },
    lastMinute(): number {
      const part = turn() / MINUTE;
      return now + before * (1 - part);
    },
  };
}
