/**
 * How fast the study API may be asked. Nobody tells its limits beforehand, so they are learned. When the
 * study API says that it was asked too much, calls go on at half the rate of the minute before, and the rate
 * then rises evenly (additive increase, multiplicative decrease, as TCP does). Before that, and long after
 * it, there is no limit.
 */
import type { Clock, Timing } from './timing.ts';

export interface Budget {
  /**
   * How long until a call may leave, in milliseconds; 0: now. A call that nobody waits for leaves half of the
   * room to calls that somebody waits for.
   */
  waitMs(isBackground: boolean): number;
  /** Counts a call that leaves. */
  spend(): void;
  /** Takes back the count of a call that has not left after all. */
  giveBack(): void;
  /** The study API was asked too much; it will be asked again at `until`, in epoch milliseconds. */
  exceeded(until: number): void;
}

/**
 * What was learned. `tooMuch`: the rate that was too much, in calls a minute. `toldAt`: when the study API
 * said so. `since`: when calls go on, at a lower rate. Both in epoch milliseconds.
 */
export interface Learned {
  readonly tooMuch: number;
  readonly toldAt: number;
  readonly since: number;
}

const MINUTE = 60_000;
/** The part of a minute's calls that may leave at once. */
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
  /** Adds the tokens that have come since the last time, and returns the rate in force, in calls a minute. */
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
      // Calls that left together are refused together: such refusals count as one.
      const before = refill(now) ?? sent.lastMinute();
      if (learned && now - learned.toldAt < timing.deadlineMs) return;
      const tooMuch = Math.max(before, 2 * timing.rateLeast);
      learned = { tooMuch, toldAt: now, since: Math.max(now, until) };
      tokens = (tooMuch / 2) * BURST;
      filledAt = now;
    },
  };
}

/**
 * Counts the calls of the last minute by two counts: all calls of this minute, and of the minute before the
 * part that is still less than a minute ago.
 */
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
      // A call that is taken back may have been counted in the minute before.
      now = Math.max(0, now + calls);
    },
    lastMinute(): number {
      const part = turn() / MINUTE;
      return now + before * (1 - part);
    },
  };
}
