/**
 * What is to ring and when: a pure function of follows, facts, settings and now. It knows nothing of Slack.
 * A ring's time and words don't depend on when the plan is made, so planning again changes nothing.
 */
import type { Facts, StoredMoment } from '../store/facts.ts';
import type { Follow, RingSettings, Target } from '../store/store.ts';
import { endOf, isReversed } from '../study-client/moment.ts';
import { quietAt, ringTime } from './quiet.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a ring announces. */
export type RingKind = 'opens' | 'closes' | 'starts';

/** How long before the moment a ring is due. Enrollment that opens is told at the minute. */
const AHEAD: Record<RingKind, number> = { opens: 0, closes: DAY, starts: DAY };
/** How long after the moment an opening that could not be told in time still makes sense. */
const LATE_OPENING = 14 * HOUR;

/** A ring that should come. */
export interface Wanted {
  readonly key: string;
  readonly code: string;
  readonly kind: RingKind;
  /** What it announces. */
  readonly moment: StoredMoment;
  /** Epoch milliseconds, on a whole second. */
  readonly at: number;
}

/** The name of a ring: a date that moves makes another ring of it. */
function ringKey(code: string, kind: RingKind, moment: number): string {
  return `${code} ${kind} ${moment}`;
}

/** Whether a key names a ring of a course. */
export function isRingOf(code: string, key: string): boolean {
  return key.startsWith(`${code} `);
}

/** Every ring of a target that is due from now until `until`, and those that are late, soonest first. */
export function planTarget(
  target: Pick<Target, 'settings'>,
  follows: readonly (Pick<Follow, 'code' | 'createdAt'> & { readonly facts: Facts })[],
  now: number,
  until: number,
): Wanted[] {
  const wanted = follows.flatMap(({ code, createdAt, facts }) =>
    kindsOf(target.settings).flatMap((kind) => {
      const planned = planRing(kind, code, facts, createdAt, target.settings);
      const ring = planned && afterQuiet(planned, now, target.settings);
      return ring && ring.at <= until && !isTooLate(ring, planned.at, facts, now) ? [ring] : [];
    }),
  );
  return wanted.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
}

/** A ring that is late wakes nobody up either, where it can still come in time after the quiet hours. */
function afterQuiet(ring: Wanted, now: number, settings: RingSettings): Wanted {
  const quiet = ring.at < now ? quietAt(now, settings) : undefined;
  if (!quiet) return ring;
  return ring.kind === 'opens' || quiet.to < comesAt(ring) ? { ...ring, at: quiet.to } : ring;
}

/** The instant at which what a ring announces comes. Who is told of a closing day has the whole of it; a course may start at any time of its day. */
function comesAt({ kind, moment }: Pick<Wanted, 'kind' | 'moment'>): number {
  return kind === 'closes' ? endOf(moment) : moment.at;
}

/** One ring, whenever it comes; undefined where there is no such moment or it was due before the follow. */
export function planRing(
  kind: RingKind,
  code: string,
  facts: Facts,
  createdAt: number,
  settings: RingSettings,
): Wanted | undefined {
  const moment = momentOf(kind, facts);
  if (!moment) return undefined;
  const announces = comesAt({ kind, moment });
  const due = announces - AHEAD[kind];
  // Who follows later has just been told.
  if (due <= createdAt) return undefined;
  const at = ringTime(due, announces, createdAt, settings);
  return { key: ringKey(code, kind, moment.at), code, kind, moment, at: Math.ceil(at / 1000) * 1000 };
}

function kindsOf(settings: RingSettings): RingKind[] {
  return (['opens', 'closes', 'starts'] as const).filter((kind) => settings[kind]);
}

/** Dates of a window that contradict each other announce nothing. A start is rung whatever the end: it can still be right. */
function momentOf(kind: RingKind, facts: Facts): StoredMoment | undefined {
  return kind !== 'starts' && isReversed(facts) ? undefined : facts[kind];
}

/** A closing or a start that is past is no news; an opening is, for a while, unless it has closed by then. */
function isTooLate(ring: Wanted, plannedAt: number, { closes }: Facts, now: number): boolean {
  if (plannedAt >= now) return false;
  const told = Math.max(ring.at, now);
  if (ring.kind !== 'opens') return told >= comesAt(ring);
  const closed = closes !== undefined && told >= endOf(closes);
  return closed || told - Math.max(plannedAt, ring.moment.at) > LATE_OPENING;
}
