/** Tells of each answer: one log line per request, with its reference, and the metrics. */

import type { Place } from '../../asking/feature.ts';
import { isKnownError } from '../../errors.ts';
import { causeOf } from '../../ops/cause.ts';
import { firstFrame } from '../../ops/frame.ts';
import type { Jobs } from '../../ops/jobs.ts';
import type { Log } from '../../ops/log.ts';
import type { Metrics } from '../../ops/metrics.ts';
import { nameOfError } from '../../ops/name-of-error.ts';
import { newReference } from '../../ops/reference.ts';
import type { Languages } from './languages.ts';
import type { Limits } from './limits.ts';
import { type Asker, tellRefused } from './refused-answer.ts';
import { slackTrouble } from './slack-trouble.ts';
import type { Timed, Timing } from './timing.ts';

/** What every surface needs to answer. */
export interface Answering {
  readonly now: () => number;
  readonly zone: string;
  readonly languages: Languages;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly timing: Timing;
  readonly limits: Limits;
}

/** Where a request came from, for the log and the metrics. */
export interface Origin {
  readonly kind:
    | 'command'
    | 'mention'
    | 'direct-message'
    | 'spotted'
    | 'share'
    | 'replace'
    | 'open'
    | 'submit'
    | 'suggest'
    | 'shortcut'
    | 'home';
  readonly place: Place;
}

/** An answer; only what its log line needs. */
interface Told {
  readonly reference: string;
}

/**
 * Brings an answer to Slack by a call. If Slack does not take the answer, the log gets its reference and the cause,
 * and the asker is told directly if Slack said so. A person who is refused again and again is not told each time.
 * @param asker the person who waits; left out where no person has asked, or a button is there for the next try
 */
export async function bring(
  answering: Answering,
  origin: Origin,
  answered: Told,
  send: () => Promise<void>,
  asker?: Asker,
): Promise<void> {
  if (!answering.limits.mayTell()) return;
  try {
    await send();
  } catch (error) {
    if (asker) await tellRefused(asker, origin.place.user, answered.reference, error);
    noteUndelivered(answering, origin, answered, error);
  }
}

/** Logs and counts that Slack did not take an answer, or did not say whether it did. */
export function noteUndelivered(
  { log, metrics }: Answering,
  { kind, place: { workspace } }: Origin,
  { reference }: Told,
  error: unknown,
): void {
  metrics.undelivered(kind);
  log.error({ kind, workspace, reference, outcome: 'undelivered', ...slackTrouble(error) }, 'answer');
}

/** An id as the app makes them. A payload may hold anything in the place of one. */
const ID = /^[a-z][a-z_.-]{0,59}$/;

/** Logs a payload that can't be answered, such as a press of an unknown button. Returns the reference. */
export function reject(
  answering: Answering,
  origin: Origin,
  what: 'action' | 'form' | 'shortcut',
  id: string,
): string {
  const reference = newReference();
  const detail = `unknown ${what}${ID.test(id) ? ` ${id}` : ''}`;
  note(answering, origin, answering.now(), { reference, outcome: 'rejected', detail });
  return reference;
}

/** The most characters of a failure's cause and place. */
const MOST_DETAIL = 200;

interface Outcome {
  readonly outcome: string;
  readonly feature?: string | undefined;
  readonly reference?: string;
  readonly error?: string;
  readonly detail?: string;
}

/** A failure as the log shows it. */
export function failure(error: unknown): Outcome {
  const name = nameOfError(error);
  // Only our own messages are known to hold nothing secret.
  if (isKnownError(error)) return { outcome: name, error: name, detail: error.message };
  const known = [causeOf(error), firstFrame(error)].filter((one) => one !== undefined);
  const detail = known.join(', ').slice(0, MOST_DETAIL);
  return { outcome: 'unexpected', error: name, ...(detail === '' ? {} : { detail }) };
}

/**
 * Logs and counts a request that has been answered. The line is written once the duration of the
 * acknowledgement is known, since an answer that was at hand travels in the acknowledgement.
 * @param payload the payload that brought the request; by default the one for which the caller works
 * @param started epoch milliseconds; counts only without a payload, as when Home is shown anew
 */
export function note(
  answering: Answering,
  origin: Origin,
  started: number,
  outcome: Outcome,
  payload: Timed | undefined = answering.timing.current(),
): void {
  const { now, metrics, log } = answering;
  const ms = payload ? payload.elapsed() : now() - started;
  const { kind, place } = origin;
  const { workspace } = place;
  const level = outcome.outcome === 'unexpected' || outcome.outcome === 'rejected' ? 'error' : 'info';
  const tell = (ackMs?: number): void => {
    metrics.answered(kind, outcome.outcome, ms);
    const durations = { ms: Math.round(ms), ...(ackMs === undefined ? {} : { ackMs: Math.round(ackMs) }) };
    log[level]({ kind, workspace, ...outcome, ...durations }, 'request');
  };
  if (payload) payload.whenAcked(tell);
  else tell();
}
