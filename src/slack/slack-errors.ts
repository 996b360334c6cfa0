/**
 * Slack's words for errors, by what they mean for us. What a word says stands with each method that may
 * answer with it, such as https://docs.slack.dev/reference/methods/chat.postMessage; where only one method
 * does, it is named here.
 */
import { WebAPIPlatformError } from '@slack/web-api';
import { causeOf } from '../ops/cause.ts';
import type { Fields } from '../ops/log.ts';

/** Whether an error is Slack's answer with one of the given words. */
export function isOneOf(words: ReadonlySet<string>, error: unknown): boolean {
  return error instanceof WebAPIPlatformError && words.has(error.data.error);
}

/**
 * Slack's own trouble, after which it may have done what it was asked: “it’s possible some aspect of the
 * operation succeeded”. The last says nothing of what was done.
 */
export const PERHAPS_DONE: ReadonlySet<string> = new Set([
  'fatal_error',
  'internal_error',
  'service_unavailable',
]);

/**
 * Slack's own trouble after which an answer is posted once more. Slack says that it did not do what it was asked,
 * and for a moment only. What broke off in the middle (`BROKEN_OFF`) is not among them.
 */
export const POSTED_AGAIN: ReadonlySet<string> = new Set([
  'internal_error',
  'request_timeout',
  'service_unavailable',
]);

/** The word for what broke off in the middle: a message may have arrived. */
export const BROKEN_OFF: ReadonlySet<string> = new Set(['fatal_error']);

/**
 * Trouble that passes, in which Slack did nothing: too many calls, a body that was cut off on its way, and a
 * workspace that is moving into an organization and answers only now and then, or not at all, until it has.
 */
const NOT_DONE = ['ratelimited', 'request_timeout', 'team_added_to_org', 'org_login_required'];

/** All trouble that passes by itself: nobody has to do anything about it, and it can be tried again later. */
export const PASSING: ReadonlySet<string> = new Set([...PERHAPS_DONE, ...NOT_DONE]);

/**
 * Passing trouble of handing over for later alone (chat.scheduleMessage): no more than 30 messages may be due
 * in a conversation within five minutes. There is room again when some of them have come.
 */
export const PASSING_WHEN_SCHEDULING: ReadonlySet<string> = new Set([...PASSING, 'restricted_too_many']);

/**
 * The layout of a message is refused, not the message. A word may come as a part of a longer one
 * (`invalid_blocks_format`).
 */
export const LAYOUT: ReadonlySet<string> = new Set([
  'blocks_too_long',
  'invalid_arguments',
  'invalid_attachments',
  'invalid_block',
  'invalid_blocks',
  'msg_too_long',
]);

/** The bot may not write in a channel. The last is a workspace's own rule. */
export const SHUT_OUT: ReadonlySet<string> = new Set([
  'channel_not_found',
  'is_archived',
  'not_in_channel',
  'restricted_action',
]);

/** A `trigger_id` lives three seconds, and opens one modal (views.open). */
export const TRIGGER_ENDED: ReadonlySet<string> = new Set([
  'exchanged_trigger_id',
  'expired_trigger_id',
  'trigger_exchanged',
  'trigger_expired',
]);

/** A scheduled message is posted already, or was taken out by somebody (chat.deleteScheduledMessage). */
export const NOT_SCHEDULED: ReadonlySet<string> = new Set([
  'invalid_scheduled_message_id',
  'message_not_found',
]);

/** A token whose app was removed, or whose workspace is gone. */
export const TOKEN_ENDED: ReadonlySet<string> = new Set(['account_inactive', 'token_revoked']);

/**
 * A token that is not taken here and now: by another Slack than its own, from an address that the workspace
 * does not allow, or because it has run out. That does not say that the app was removed.
 */
export const TOKEN_NOT_TAKEN: ReadonlySet<string> = new Set(['invalid_auth', 'not_authed', 'token_expired']);

/** A token that will never be renewed (https://docs.slack.dev/reference/methods/oauth.v2.access). */
export const NEVER_RENEWED: ReadonlySet<string> = new Set(['invalid_refresh_token', 'token_revoked']);

/** Socket Mode is switched off in the settings of the app, whatever its token. */
export const SOCKET_MODE_IS_OFF = 'forbidden_token';

/**
 * An app-level token that is invalid, or no longer valid
 * (https://docs.slack.dev/reference/methods/apps.connections.open).
 */
export const APP_TOKEN_REFUSED: ReadonlySet<string> = new Set([
  ...TOKEN_ENDED,
  ...TOKEN_NOT_TAKEN,
  SOCKET_MODE_IS_OFF,
  'missing_scope',
  'no_permission',
  'not_allowed_token_type',
  'team_disabled',
  'user_removed_from_team',
]);

/** `word`: Slack's word, where an error of ours stands for Slack's. */
type Thrown = Error & { code?: unknown; data?: { error?: string }; word?: string; original?: Error };

/**
 * The part of an error from Slack's libraries that the log may hold: their messages can contain addresses.
 */
export function slackTrouble(error: unknown): Pick<Fields, 'error' | 'detail'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const thrown: Thrown = error;
  // Bolt wraps errors that it does not know.
  const cause: Thrown = thrown.original ?? thrown;
  const detail =
    wordOf(cause) ??
    (cause.name === 'RespondFailed' ? cause.message : undefined) ??
    causeOf(cause) ??
    codeOf(cause);
  return { error: cause.name, detail: detail?.slice(0, 120) };
}

/**
 * Slack's word for the error. If a page came in place of an answer, the library puts the page there: it may
 * hold anything.
 */
function wordOf({ data, word = data?.error }: Thrown): string | undefined {
  return word === undefined || /^\w{1,60}$/.test(word) ? word : 'no word of Slack’s';
}

/** The code of a time-out is a number that says nothing. */
function codeOf({ code }: Thrown): string | undefined {
  return typeof code === 'string' ? code : undefined;
}

/** A message did not reach a `response_url`, or was refused there. */
export class RespondFailed extends Error {
  override readonly name = 'RespondFailed';
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  /** Slack's own word, such as `invalid_blocks` or `expired_url`; with 429, the seconds to wait. */
  readonly reason: string;
  /** Slack's own word alone; undefined if none was said, as by a proxy. */
  readonly slackWord: string | undefined;
  /** Whether no connection was made. If so, Slack can't have the message. */
  readonly isUnsent: boolean;
  constructor(status: number, reason: string, isUnsent = false) {
    const word = wordIn(reason);
    super(`response_url answered ${status} ${word ?? 'in no word of Slack’s'}`);
    this.slackWord = word;
    this.status = status;
    this.reason = reason;
    this.isUnsent = isUnsent;
  }
}

/** Slack's word in an answer. A page of a proxy may hold anything, so it goes into no log. */
function wordIn(said: string): string | undefined {
  return /^(?:\{"ok":false,"error":")?(\w{1,60})(?:"\})?$/.exec(said)?.[1];
}
