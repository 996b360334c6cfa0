/**
 * Plans which rings come and when: a pure function of follows, facts, settings and now. It knows nothing of
 * Slack. A ring's time and words don't depend on when the plan is made, so planning again changes nothing.
 */
import type { Facts, StoredMoment } from '../store/facts.ts';
import { RING_KINDS, type RingKind } from '../store/ring-settings.ts';
import type { Follow, RingSettings, Target } from '../store/store.ts';
import { endOf, isReversed } from '../study-client/moment.ts';
import { quietAt, ringTime } from './quiet.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long before its moment a ring is due, in milliseconds. The opening of enrollment is told at its minute.
 */
const AHEAD: Record<RingKind, number> = { opens: 0, closes: DAY, starts: DAY };
/** How long after its moment an opening is still told, in milliseconds. */
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

/** The name of a ring. A date that moves makes another ring. */
function ringKey(code: string, kind: RingKind, moment: number): string {
  return `${code} ${kind} ${moment}`;
}

/** Whether a key names a ring of a course. */
export function isRingOf(code: string, key: string): boolean {
  return key.startsWith(`${code} `);
}

/**
 * Every ring of a target that is due from now until `until`, and every late one that still makes sense;
 * soonest first.
 */
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

/**
 * A late ring wakes nobody up either: it waits for the end of the quiet hours where it is still in time then.
 */
function afterQuiet(ring: Wanted, now: number, settings: RingSettings): Wanted {
  const quiet = ring.at < now ? quietAt(now, settings) : undefined;
  if (!quiet) return ring;
  return ring.kind === 'opens' || quiet.to < comesAt(ring) ? { ...ring, at: quiet.to } : ring;
}

/**
 * The instant of what a ring announces, in epoch milliseconds. For a closing day that is its end: people have
 * the whole of it. For a starting day it is the beginning: the course may start at any time of it.
 */
function comesAt({ kind, moment }: Pick<Wanted, 'kind' | 'moment'>): number {
  return kind === 'closes' ? endOf(moment) : moment.at;
}

/**
 * One ring, however far ahead. Undefined where the course has no such moment, or where the ring was due
 * before the follow.
 */
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
  // Whoever follows later has just been told.
  if (due <= createdAt) return undefined;
  const at = ringTime(due, announces, createdAt, settings);
  return { key: ringKey(code, kind, moment.at), code, kind, moment, at: Math.ceil(at / 1000) * 1000 };
}

function kindsOf(settings: RingSettings): RingKind[] {
  return RING_KINDS.filter((kind) => settings[kind]);
}

/**
 * The dates of an enrollment window that ends before it begins announce nothing. A start is rung whatever the
 * end of the course: it can still be right.
 */
function momentOf(kind: RingKind, facts: Facts): StoredMoment | undefined {
  return kind !== 'starts' && isReversed(facts) ? undefined : facts[kind];
}

/** A past closing or start is no news. An opening is, for a while, unless enrollment has closed by then. */
function isTooLate(ring: Wanted, plannedAt: number, { closes }: Facts, now: number): boolean {
  if (plannedAt >= now) return false;
  const told = Math.max(ring.at, now);
  if (ring.kind !== 'opens') return told >= comesAt(ring);
  const closed = closes !== undefined && told >= endOf(closes);
  return closed || told - Math.max(plannedAt, ring.moment.at) > LATE_OPENING;
}
