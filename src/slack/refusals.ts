/** What Slack's refusals mean for us, by the table of `slack-refusals.ts`, and what the log may hold of them. */

import { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError } from '@slack/web-api';
import { faultOf } from '../network/faults.ts';
import { causeOf, type Fields, firstFrame } from '../ops/log.ts';
import { type Cause, causeOfRefusal, type RefusedBy, refusedBy, wordsBy } from '../slack-refusals.ts';
import { asWord, isOk, saidIn } from './send.ts';

/** Slack's own word in an answer. A page of a proxy in its place is no word. */
export function slackWordOf(error: unknown): string | undefined {
  return error instanceof WebAPIPlatformError ? asWord(error.data.error) : undefined;
}

/** Whether an error is Slack's answer with one of the given words. */
export function isOneOf(words: ReadonlySet<string>, error: unknown): boolean {
  return error instanceof WebAPIPlatformError && words.has(error.data.error);
}

/** Why Slack refuses what it was asked; undefined where it does not say so in a known word. */
export function causeOfError(error: unknown): Cause | undefined {
  // The answer of a response_url may hold the word within a longer text.
  const said = error instanceof WebAPIPlatformError ? error.data.error : undefined;
  return typeof said === 'string' ? causeOfRefusal(said) : undefined;
}

/** Whether Slack refuses by a word of this kind. */
export function isRefusedBy(what: RefusedBy, error: unknown): boolean {
  const word = slackWordOf(error);
  return word !== undefined && refusedBy(word) === what;
}

/** Slack's own trouble, after which it may have done what it was asked. */
const PERHAPS_DONE = wordsBy('unclear', 'brokenOff');

/**
 * Slack's own trouble after which an answer is posted once more: it most likely did not do what it was asked, and a
 * second answer harms less than none. What broke off in the middle (`BROKEN_OFF`) is not among them.
 */
export const POSTED_AGAIN = wordsBy('unable', 'unclear');

/** The word for what broke off in the middle: a message may have arrived. */
export const BROKEN_OFF = wordsBy('brokenOff');

/** All trouble that passes by itself: it can be tried again later. */
export const PASSING = wordsBy('unable', 'unclear', 'brokenOff');

/** Passing trouble of handing over for later. */
export const PASSING_WHEN_SCHEDULING: ReadonlySet<string> = new Set([...PASSING, ...wordsBy('crowded')]);

const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));

/** A `trigger_id` lives three seconds, and opens one modal (views.open). */
export const TRIGGER_ENDED = words(
  'exchanged_trigger_id expired_trigger_id invalid_trigger_id trigger_exchanged trigger_expired',
);

/** A scheduled message is posted already, or was taken out by a person (chat.deleteScheduledMessage). */
export const NOT_SCHEDULED = words('invalid_scheduled_message_id message_not_found');

/** A token whose app was removed, or whose workspace exists no more. */
export const TOKEN_ENDED = wordsBy('ended');

/** A token that is not taken here and now. That does not say that the app was removed. */
export const TOKEN_NOT_TAKEN = wordsBy('untaken');

/** A token that will never be renewed (https://docs.slack.dev/reference/methods/oauth.v2.access). */
export const NEVER_RENEWED = words('invalid_refresh_token token_revoked');

/** Socket Mode is switched off in the settings of the app, with any token. */
export const SOCKET_MODE_IS_OFF = 'forbidden_token';

/**
 * An app-level token that is invalid, or no longer valid
 * (https://docs.slack.dev/reference/methods/apps.connections.open).
 */
export const APP_TOKEN_REFUSED: ReadonlySet<string> = new Set([
  ...TOKEN_ENDED,
  ...TOKEN_NOT_TAKEN,
  SOCKET_MODE_IS_OFF,
  ...words('forbidden_team missing_scope no_permission'),
]);

/** `word`: Slack's word, where an error of ours stands for Slack's. */
type Thrown = Error & {
  code?: unknown;
  data?: { error?: string };
  word?: string;
  original?: Error;
};

/** The part of an error from Slack's libraries that the log may hold: their messages can contain addresses. */
export function slackTrouble(error: unknown): Pick<Fields, 'error' | 'detail' | 'status'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const thrown: Thrown = error;
  // Bolt wraps errors that it does not know.
  const cause: Thrown = thrown.original ?? thrown;
  const detail =
    (cause instanceof RespondFailed ? cause.message : wordOf(cause)) ??
    faultOf(cause)?.words ??
    causeOf(cause) ??
    // The code of a time-out is a number that says nothing.
    (typeof cause.code === 'string' ? cause.code : undefined) ??
    // An error of no known kind says at least where it was thrown.
    (cause.name === 'Error' ? firstFrame(cause) : undefined);
  const status = httpStatusOf(cause);
  return { error: cause.name, detail: detail?.slice(0, 120), ...(status && { status }) };
}

/** The HTTP status that an error of Slack's side tells; 0 where no answer came to a `response_url`. */
export function httpStatusOf(error: unknown): number | undefined {
  if (error instanceof WebAPIRateLimitedError) return 429;
  if (error instanceof WebAPIHTTPError) return error.statusCode;
  return error instanceof RespondFailed ? error.status : undefined;
}

/**
 * Slack's word for the error. If a page came in place of an answer, the library puts the page there: it may
 * hold anything.
 */
function wordOf({ data, word = data?.error }: Thrown): string | undefined {
  return word === undefined || /^\w{1,60}$/.test(word) ? word : 'no word of Slack’s';
}

/**
 * A message did not reach a `response_url`, or was refused there. Below 500 Slack's word for it is read like that of a
 * method; a 5xx says nothing of what was done.
 */
export class RespondFailed extends WebAPIPlatformError {
  override readonly name = 'RespondFailed';
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  /** Whether no connection was made. If so, Slack can't have the message. */
  readonly isUnsent: boolean;
  /** @param said the answer, such as `invalid_blocks` or `expired_url`; a proxy's may hold anything */
  constructor(status: number, said: string, isUnsent = false) {
    const word = asWord(saidIn(said)?.error ?? said);
    super({ ok: false, error: status > 0 && status < 500 ? (word ?? said) : '' });
    this.message = `response_url answered ${status} ${word ?? 'in no word of Slack’s'}`;
    this.status = status;
    this.isUnsent = isUnsent;
  }
}

// What may have been done all the same.

/** Whether it is unknown if a page was shown. Passing trouble in which Slack did nothing leaves no doubt. */
export function perhapsNotShown(error: unknown): boolean {
  const word = slackWordOf(error);
  const isSure = word !== undefined && !PERHAPS_DONE.has(word);
  return !isSure && !(error instanceof WebAPIRateLimitedError);
}

/**
 * Whether Slack can't have taken a message: Slack said so, or was not reached. After a time-out or a 5xx it is
 * unknown.
 */
export function wasNotTaken(error: unknown): boolean {
  if (!(error instanceof RespondFailed)) return error instanceof WebAPIRateLimitedError;
  if (isOk(error.status)) return slackWordOf(error) !== undefined;
  return error.isUnsent || (error.status >= 300 && error.status < 500);
}

/** Whether Slack refused the layout of a message, rather than the message. */
export const refusesLayout = (error: unknown): boolean => causeOfError(error) === 'text';
