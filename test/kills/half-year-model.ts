/**
 * Which reminders people ought to get, read from the promises alone: lead times, quiet hours, marks of those who have
 * enrolled, and snoozed reminders. It knows nothing of how they are made. Times are UTC, in epoch milliseconds.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HORIZON = 36 * HOUR;
/** Slack takes nothing back in the last ten minutes. */
const FROZEN = 10 * MINUTE;

export type Kind = 'opens' | 'closes' | 'starts';
export type Dates = Readonly<Record<Kind, number>>;

/** The lead times that can be chosen. */
const LEAD_TIMES = {
  'opens-0': ['opens', 0],
  'opens-1h': ['opens', HOUR],
  'opens-1d': ['opens', DAY],
  'closes-1h': ['closes', HOUR],
  'closes-1d': ['closes', DAY],
  'closes-3d': ['closes', 3 * DAY],
  'closes-7d': ['closes', 7 * DAY],
  'closes-14d': ['closes', 14 * DAY],
  'starts-1d': ['starts', DAY],
  'starts-7d': ['starts', 7 * DAY],
} as const satisfies Record<string, readonly [Kind, number]>;
export type LeadName = keyof typeof LEAD_TIMES;
export const LEAD_NAMES = Object.keys(LEAD_TIMES).filter((name): name is LeadName => name in LEAD_TIMES);
/** Lead times, each with the time at which it was chosen. */
export type Chosen = Partial<Record<LeadName, number>>;

export const CHOICES = ['hour', 'tomorrow', 'before-closing'] as const;

export interface Snoozed {
  readonly user: string;
  readonly code: string;
  readonly kind: Kind;
  readonly choice: (typeof CHOICES)[number];
  /** Where the reminder stood. */
  readonly place: string;
  readonly at: number;
  readonly madeAt: number;
}

export interface Follower {
  readonly id: string;
  readonly isPerson: boolean;
  /** Quiet from 20:00 to 8:00. */
  readonly isQuiet: boolean;
  leads: Chosen;
  readonly follows: Map<string, { readonly since: number; leads: Chosen }>;
}

/** A message that ought to come between two times, `least` to `most` times. */
export interface Due {
  readonly what: string;
  readonly from: number;
  readonly to: number;
  least: number;
  most: number;
}

interface Wanted {
  readonly name: string;
  readonly what: string;
  readonly kind: Kind;
  readonly ahead: number;
  readonly at: number;
  /** From then on it is of no use. */
  readonly useless: number;
  readonly snoozed?: Snoozed;
}

export interface Model {
  readonly courses: Map<string, Dates>;
  readonly followers: readonly Follower[];
  /** `user code`: where the mark belongs, and when it was set. */
  readonly enrolled: Map<string, { readonly place: string; readonly at: number }>;
  readonly snoozed: Map<string, Snoozed>;
  readonly due: Due[];
  /** Ends a follow, and what belongs to it. */
  unfollow(target: string, code: string): void;
  /** When a reminder of some kind is snoozed to; undefined where that is not offered. */
  snoozeTime(kind: Kind, choice: Snoozed['choice'], dates: Dates, now: number): number | undefined;
  /** A pass that was killed: it may have posted what was due. */
  perhaps(now: number): void;
  /** A pass that got to its end. `killedAt`: an earlier one was broken off then. */
  pass(now: number, killedAt: number | undefined): void;
  /** Slack posts what it holds, each at its time. */
  advance(to: number): void;
}

export function createModel(followers: readonly Follower[]): Model {
  const courses = new Map<string, Dates>();
  const enrolled: Model['enrolled'] = new Map();
  const snoozed: Model['snoozed'] = new Map();
  const due: Due[] = [];
  /** What Slack holds of each follower, by name; `isDoubtful`: perhaps in its last minutes when it was not wanted. */
  const held = new Map<string, Held>();
  const posted = new Set<string>();
  for (const { id } of followers) held.set(id, new Map());
  const follows = (target: string, code: string) =>
    followers.find(({ id }) => id === target)?.follows.get(code) !== undefined;

  const usualOf = (one: Follower, now: number): Wanted[] =>
    [...one.follows].flatMap(([code, follow]) => {
      const dates = courses.get(code);
      const hasEnrolled = one.isPerson && enrolled.has(`${one.id} ${code}`);
      return dates ? comingOf(remindersOf(one, code, dates, follow, hasEnrolled), now, one.isQuiet) : [];
    });

  /** A snoozed reminder of a course that is still followed there or by the person, who has not enrolled since. */
  const isStillWanted = ({ user, code, kind, place, madeAt }: Snoozed): boolean => {
    const mark = enrolled.get(`${user} ${code}`);
    const hasEnrolled = kind !== 'starts' && mark !== undefined && mark.at >= madeAt;
    return !hasEnrolled && (follows(user, code) || follows(place, code));
  };

  const isTold = (one: Follower, code: string, dates: Dates, { kind, at }: Pick<Wanted, 'kind' | 'at'>) => {
    const follow = one.follows.get(code);
    const usual = follow ? remindersOf(one, code, dates, follow, enrolled.has(`${one.id} ${code}`)) : [];
    return usual.some((other) => other.kind === kind && other.at === at);
  };

  const againOf = (one: Follower): Wanted[] =>
    [...snoozed.values()].flatMap((each) => {
      const { user, code, kind } = each;
      const dates = courses.get(code);
      if (user !== one.id || !dates || !isStillWanted(each)) return [];
      const at = timeOfSnoozed(each, dates);
      const useless = Math.min(kind === 'starts' ? dates.starts : dates.closes, at + DAY + 1);
      const what = `${user} ${code} ${kind} again`;
      // One that comes anyway tells the same.
      if (isTold(one, code, dates, { kind, at })) return [];
      return [{ name: `${nameOf(each)} ${at}`, what, kind, ahead: 0, at, useless, snoozed: each }];
    });

  /** A snoozed reminder comes once, also when the dates move. */
  const note = ({ name, snoozed: each }: Wanted): void => {
    posted.add(name);
    if (each && snoozed.get(nameOf(each)) === each) snoozed.delete(nameOf(each));
  };

  const wantedBy = (one: Follower, now: number): Wanted[] => {
    const again = againOf(one).filter(({ at, useless }) => Math.max(at, now) < useless);
    return [...usualOf(one, now), ...again].filter(({ at }) => at <= now + HORIZON);
  };

  const expect = (wanted: Wanted, at: number, doubt: boolean, killedAt: number | undefined): void => {
    // Slack may have posted it just before the kill, and nothing says so.
    const most = killedAt !== undefined && wanted.at <= at + 2 * MINUTE ? 2 : 1;
    due.push({ what: wanted.what, from: at - 2 * MINUTE, to: at + 2 * MINUTE, least: doubt ? 0 : 1, most });
  };

  const passOne = (one: Follower, now: number, killedAt: number | undefined): void => {
    const mine = held.get(one.id) ?? new Map();
    const wanted = new Map(wantedBy(one, now).map((each) => [each.name, each]));
    takeBack(mine, wanted, now);
    const fresh = [...wanted.values()].filter(({ name }) => !posted.has(name) && !mine.has(name));
    const later = fresh.filter(({ at }) => at > now);
    for (const each of later) mine.set(each.name, { wanted: each, isDoubtful: false });
    for (const each of fresh.filter(({ at }) => at <= now)) {
      note(each);
      expect(each, now, false, killedAt);
    }
  };

  return {
    courses,
    followers,
    enrolled,
    snoozed,
    due,
    unfollow: (target, code) => {
      const follower = followers.find(({ id }) => id === target);
      follower?.follows.delete(code);
      const hasEnded = (name: string, place: string): boolean =>
        name === `${target} ${code}` ||
        (place === target && name.endsWith(` ${code}`) && !follows(name.split(' ')[0] ?? '', code));
      for (const [name, { place }] of enrolled) if (hasEnded(name, place)) enrolled.delete(name);
      for (const [name, one] of snoozed)
        if (one.code === code && !follows(one.user, code) && !follows(one.place, code)) snoozed.delete(name);
    },
    snoozeTime: (kind, choice, { closes, starts }, now) => {
      const times = {
        hour: now + HOUR,
        tomorrow: Math.floor(now / DAY) * DAY + DAY + 9 * HOUR,
        'before-closing': kind === 'starts' ? undefined : closes - DAY,
      };
      const at = times[choice];
      return at !== undefined && at > now && at < (kind === 'starts' ? starts : closes) ? at : undefined;
    },
    advance: (to) => {
      for (const mine of held.values())
        for (const [name, { wanted, isDoubtful }] of mine) {
          if (wanted.at > to) continue;
          mine.delete(name);
          note(wanted);
          expect(wanted, wanted.at, isDoubtful, undefined);
        }
    },
    perhaps: (now) => {
      for (const one of followers) {
        const mine = held.get(one.id);
        const soon = wantedBy(one, now).filter(({ at, name }) => at <= now + 2 * MINUTE && !mine?.has(name));
        for (const each of soon) if (!posted.has(each.name)) expect(each, Math.max(now, each.at), true, now);
      }
    },
    pass: (now, killedAt) => {
      for (const one of followers) passOne(one, now, killedAt);
      for (const [name, each] of snoozed) if (isOver(each, courses.get(each.code), now)) snoozed.delete(name);
    },
  };
}

/** What could not come within a day comes no more. */
function isOver(each: Snoozed, dates: Dates | undefined, now: number): boolean {
  return dates !== undefined && Math.max(timeOfSnoozed(each, dates), each.at) + DAY < now;
}

type Held = Map<string, { wanted: Wanted; isDoubtful: boolean }>;

/** What Slack holds and is not wanted so any more; in its last minutes it may come all the same. */
function takeBack(mine: Held, wanted: ReadonlyMap<string, Wanted>, now: number): void {
  for (const [name, entry] of mine) {
    if (wanted.get(name)?.at === entry.wanted.at) continue;
    if (entry.wanted.at - now > FROZEN + 3 * MINUTE) mine.delete(name);
    else entry.isDoubtful = true;
  }
}

export const nameOf = ({ user, code, kind, choice }: Snoozed): string => `${user} ${code} ${kind} ${choice}`;

/** One that comes before the closing moves with it. */
const timeOfSnoozed = ({ choice, at }: Snoozed, { closes }: Dates): number =>
  choice === 'before-closing' ? closes - DAY : at;

/** Each lead time of a course that was not past when it was chosen, or when the course was followed. */
function remindersOf(
  { id, leads, isQuiet }: Follower,
  code: string,
  dates: Dates,
  follow: { readonly since: number; readonly leads: Chosen },
  hasEnrolled: boolean,
): Wanted[] {
  const chosenAt = (lead: LeadName) => Math.min(leads[lead] ?? NEVER, follow.leads[lead] ?? NEVER);
  return LEAD_NAMES.filter((lead) => chosenAt(lead) < NEVER).flatMap((lead): Wanted[] => {
    const [kind, ahead] = LEAD_TIMES[lead];
    const since = Math.max(follow.since, chosenAt(lead));
    const due = dates[kind] - ahead;
    const isBeforeOpening = kind === 'closes' && due < dates.opens;
    if (due <= since || isBeforeOpening || (hasEnrolled && kind !== 'starts')) return [];
    const at = isQuiet ? outOfQuiet(due, dates[kind], since) : due;
    // An opening is told for some hours; others until what they announce; nothing after three days.
    const useless =
      ahead === 0
        ? Math.min(dates.closes, Math.max(at, dates.opens) + 14 * HOUR + 1)
        : Math.min(dates[kind], at + 3 * DAY + 1);
    const what = `${id} ${code} ${kind}`;
    return [{ name: `${what} ${lead} ${dates[kind]}`, what, kind, ahead, at, useless }];
  });
}

const NEVER = Number.MAX_VALUE;

/** Of those that tell the same, being late or due at one moment, the nearest to what it announces. */
function comingOf(all: readonly Wanted[], now: number, isQuiet: boolean): Wanted[] {
  const late = nearest(all.filter(({ at }) => at < now)).map((one) => {
    const end = quietEnd(now);
    const mayWait = isQuiet && end > now && (one.kind === 'opens' || end < one.useless);
    return mayWait ? { ...one, at: end } : one;
  });
  const sensible = [...late, ...all.filter(({ at }) => at >= now)].filter(
    ({ at, useless }) => Math.max(at, now) < useless,
  );
  return [...Map.groupBy(sensible, ({ what, at }) => `${what} ${at}`).values()].flatMap(nearest);
}

function nearest(all: readonly Wanted[]): Wanted[] {
  const groups = Map.groupBy(all, ({ what }) => what);
  return Array.from(groups.values(), (those) => those.reduce((a, b) => (b.ahead < a.ahead ? b : a)));
}

const dayOf = (at: number): number => Math.floor(at / DAY) * DAY;
const hourOf = (at: number): number => (at - dayOf(at)) / HOUR;

/** The end of the quiet hours that a time lies in; the time itself outside of them. */
function quietEnd(at: number): number {
  if (hourOf(at) < 8) return dayOf(at) + 8 * HOUR;
  return hourOf(at) >= 20 ? dayOf(at) + DAY + 8 * HOUR : at;
}

/**
 * At the end of the quiet hours; a minute before them where the end is after what is announced, or where what is a day ahead or more
 * would come on its very day, if that is to come.
 */
function outOfQuiet(due: number, announces: number, since: number): number {
  const end = quietEnd(due);
  const begin = end - 12 * HOUR;
  if (end === due || begin <= since) return end;
  const isOfDay = announces - due >= DAY && dayOf(end) === dayOf(announces);
  return end > announces || isOfDay ? begin - MINUTE : end;
}
