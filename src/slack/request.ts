/** A request: what every surface makes of a payload of Slack's, and its line in the log. */

import type { Ask } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { isKnownError, NotReached } from '../errors.ts';
import type { Language } from '../language.ts';
import { causeOf, firstFrame, type Log, nameOfError, newReference } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isUserId } from '../slack-terms.ts';
import type { PayloadTiming, TimedPayload } from './intake.ts';

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
    | 'home'
    | 'assistant'
    | 'step'
    | 'link';
  readonly place: Place;
}

/** What is asked, from where, and in which language it is answered. */
export interface IncomingRequest {
  readonly origin: Origin;
  readonly language: Language;
  /** Reads what is asked. May throw, or reject with, `InvalidRequest`. */
  read(): Ask | Promise<Ask>;
  /** Of the whole that the answer is a part of; a new one by default. */
  readonly reference?: string;
}

/** An id as the app makes them. A payload may hold anything in the place of one. */
const ID = /^[a-z][a-z_.-]{0,59}$/;

/** The most characters of a failure's cause and place. */
const MOST_DETAIL = 200;

export interface RequestOutcome {
  readonly outcome: string;
  readonly feature?: string | undefined;
  readonly reference?: string;
  readonly error?: string;
  readonly detail?: string;
}

/** A failure as the log shows it. */
export function failure(error: unknown): RequestOutcome {
  const name = nameOfError(error);
  // Only our own messages are known to hold nothing secret.
  if (isKnownError(error)) return { outcome: name, error: name, detail: error.message };
  if (error instanceof NotReached) return { outcome: name, error: name, detail: error.message };
  const known = [causeOf(error), firstFrame(error)].filter((one) => one !== undefined);
  const detail = known.join(', ').slice(0, MOST_DETAIL);
  return { outcome: 'unexpected', error: name, ...(detail === '' ? {} : { detail }) };
}

/** Outcomes that an operator has to look at. */
const ERRORS: ReadonlySet<string> = new Set(['unexpected', 'rejected', 'NotReached', 'StoreBusy']);

interface RequestLogParts {
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'answered'>;
  readonly timing: Pick<PayloadTiming, 'current'>;
  /** A person has done something; Slack is asked later what is new about them. */
  readonly acted: (place: Place) => void;
}

/** Logs and counts requests. */
export interface RequestLog {
  /**
   * A request begins. To be called once it has been answered: the line is written when the duration of the
   * acknowledgement is known, since the answer may travel in the acknowledgement.
   * @returns `payload`: the one that brought the request; by default the one for which the caller works
   */
  begun(origin: Origin): (outcome: RequestOutcome, payload?: TimedPayload) => void;
  /** Logs a payload that can't be answered, such as a press of an unknown button. Returns the reference. */
  rejected(origin: Origin, what: 'action' | 'form' | 'shortcut' | 'step', id: string): string;
}

/** A menu is asked with each key that is typed; what an assistant asks for a person comes without a payload. */
const isAct = (kind: Origin['kind'], payload: TimedPayload | undefined): boolean =>
  payload ? kind !== 'suggest' : kind === 'assistant';

export function createRequestLog({ now, metrics, log, timing, acted }: RequestLogParts): RequestLog {
  const begun: RequestLog['begun'] = ({ kind, place }) => {
    // Counts only without a payload, as when Home is shown anew.
    const started = now();
    return (outcome, payload = timing.current()) => {
      const ms = payload?.elapsed() ?? now() - started;
      const level = ERRORS.has(outcome.outcome) ? 'error' : 'info';
      const write = (ackMs?: number): void => {
        metrics.answered(kind, outcome.outcome, ms);
        const durations = {
          ms: Math.round(ms),
          ...(ackMs !== undefined && { ackMs: Math.round(ackMs) }),
        };
        log[level]({ kind, workspace: place.workspace, ...outcome, ...durations }, 'request');
        if (isAct(kind, payload) && isUserId(place.user)) acted(place);
      };
      if (payload) payload.whenAcked(write);
      else write();
    };
  };
  return {
    begun,
    rejected: (origin, what, id) => {
      const reference = newReference();
      const detail = `unknown ${what}${ID.test(id) ? ` ${id}` : ''}`;
      begun(origin)({ reference, outcome: 'rejected', detail });
      return reference;
    },
  };
}
