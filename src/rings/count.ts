/** Counts what becomes of rings and notices. */
import type { RingEvent, RingMetrics } from '../ops/ring-metrics.ts';
import type { Outgoing } from './messages.ts';
import { isNotice } from './steps.ts';

/** A message handed over at most this many seconds after its time is not late: passes take a moment. */
const LATE = 60;

/** Counts something that happened to a message. */
export function countRing(metrics: RingMetrics, message: Pick<Outgoing, 'key'>, event: RingEvent): void {
  metrics.ring(isNotice(message) ? 'notice' : 'ring', event);
}

/** The event that Slack has taken a message. @param now epoch milliseconds */
export function handOverEvent(
  how: 'scheduled' | 'posted',
  { postAt }: Pick<Outgoing, 'postAt'>,
  now: number,
): RingEvent {
  return { is: 'handed-over', how, late: now / 1000 - postAt > LATE };
}
