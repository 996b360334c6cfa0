/** Random courses and random whims, the same for the same seed. */
import { DAY, dayStart, HOUR, isTwice, MINUTE, wall } from './month-clock.ts';
import type { MonthFacts, When } from './month-reminders.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';

export interface Random {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
  chance(probability: number): boolean;
  of<T>(all: readonly T[]): T;
}

/** mulberry32: small, and good enough for whims. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    chance: (probability) => next() < probability,
    of: <T>(all: readonly T[]): T => {
      const one = all[below(all.length)];
      if (one === undefined) throw new RangeError('nothing to choose from');
      return one;
    },
  };
}

const MINUTES = [0, 0, 0, 0, 15, 30, 37, 59];

/** A date that a study API may give: some on the minute, some a day alone, many at midnight or at its end. */
function randomWhen(random: Random, from: number, days: number): When {
  const day = dayStart(from + random.below(days * 24) * HOUR);
  if (random.chance(0.1)) return { at: day, end: dayStart(day + 30 * HOUR) };
  if (random.chance(0.15)) return minute(day);
  const at = day + random.below(24) * HOUR + random.of(MINUTES) * MINUTE;
  return minute(isTwice(at) ? at + 3 * HOUR : at);
}

const minute = (at: number): When => ({ at, end: at });

export function randomFacts(random: Random, now: number): MonthFacts {
  const opens = randomWhen(random, now - 2 * DAY, 20);
  const closes = randomWhen(random, opens.at + DAY, 8);
  const starts = randomWhen(random, closes.at, 8);
  // Some are over soon, or have been for weeks.
  const ends = random.chance(0.2)
    ? randomWhen(random, now - 29 * DAY, 25)
    : randomWhen(random, now + 60 * DAY, 60);
  return { opens, closes, starts, ends, credits: 5 };
}

/** One of the things that happen to courses. */
export function changed(random: Random, facts: MonthFacts, now: number): MonthFacts {
  const field = random.of(['opens', 'closes', 'starts', 'credits', 'opens', 'closes'] as const);
  if (field === 'credits') return { ...facts, credits: 1 + random.below(9) };
  const old = facts[field];
  if (old && random.chance(0.15)) return { ...facts, [field]: undefined };
  // Often by little, and sometimes just when it is about to come.
  const base = old && random.chance(0.5) ? old.at - 2 * DAY : now - DAY;
  if (random.chance(0.25)) return { ...facts, [field]: minute(later(now + random.below(50) * 5 * MINUTE)) };
  return { ...facts, [field]: randomWhen(random, Math.max(base, now - DAY), 6) };
}

const later = (at: number): number => (isTwice(at) ? at + 3 * HOUR : at);

/** As the study API writes it. */
export function rowOf(name: string, { opens, closes, starts, ends, credits }: MonthFacts): StudyCourse {
  const said = (when: When | undefined): string | null => {
    if (!when) return null;
    return when.end === when.at ? wall(when.at) : wall(when.at).slice(0, 10);
  };
  return studyCourse({
    name,
    opens: said(opens),
    closes: said(closes),
    starts: said(starts),
    ends: said(ends),
    credits,
  });
}
