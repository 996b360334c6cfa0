/** Weeks of days, and what is taken in each of them. */
export const DAY_MS = 86_400_000;

/** 0 is Monday. @param day epoch milliseconds of a day in UTC */
export const weekdayOf = (day: number): number => (new Date(day).getUTCDay() + 6) % 7;

/** Each day of a span, in epoch milliseconds of UTC: there each has 24 hours. */
export function eachDay({ first, last }: Pick<WeeklyUse, 'first' | 'last'>): readonly number[] {
  const [from, until] = [Date.parse(first), Date.parse(last)];
  const count = Math.max(0, (until - from) / DAY_MS + 1);
  return Array.from({ length: count }, (_, index) => from + index * DAY_MS);
}

/** What is taken each week: rooms and groups, by weekday, minutes and the days between which that is so. */
export interface WeeklyUse {
  /** 0 is Monday. */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly from: number;
  readonly until: number;
  /** `YYYY-MM-DD`, both included. */
  readonly first: string;
  readonly last: string;
}

export interface WeeklyBooks {
  /** @param what the id of a room, or the code of a group */
  isFree(what: string, use: WeeklyUse): boolean;
  take(what: string, use: WeeklyUse): void;
}

export function createWeeklyBooks(): WeeklyBooks {
  const taken = new Map<string, WeeklyUse[]>();
  return {
    isFree: (what, use) => !taken.get(what)?.some((other) => meets(use, other)),
    take: (what, use) => {
      const own = taken.get(what);
      if (own) own.push(use);
      else taken.set(what, [use]);
    },
  };
}

const meets = (one: WeeklyUse, other: WeeklyUse): boolean =>
  one.weekday === other.weekday &&
  one.from < other.until &&
  other.from < one.until &&
  one.first <= other.last &&
  other.first <= one.last;
