/**
 * The labels of metrics, and the values that they may have. Anything else counts as `other`, so that the series stay few.
 */
import { LANGUAGES } from '../language.ts';
import { causeOfRefusal, refusedBy } from '../slack-refusals.ts';
import { EXTRAS } from '../study-client/model.ts';
import { JOBS } from './jobs.ts';

/** The values of a label, and its name. */
export type Label = ReadonlySet<string> & { readonly label: string };

const oneOf = (label: string, values: Iterable<string>): Label => Object.assign(new Set(values), { label });

/** @param text such as `verdict: good bad` */
function words(text: string): Label {
  const [label = '', ...values] = text.split(/[\s:]+/);
  return oneOf(label, values);
}

/** Stands for every unknown value. */
export const OTHER = 'other';

/** Where a request came from. */
export const KIND = words(
  'kind: command mention direct-message spotted share replace open submit suggest shortcut home assistant step link',
);

/** How a request ended: with an answer, or with this class of failure. */
export const OUTCOME = words(`outcome:
  answered partly rejected unexpected
  InvalidRequest NotAllowed NotFound AccessRefused QuotaExceeded Unavailable NoWay NotReached InvalidResponse LimitReached
  StoreBusy`);

/** What answers questions. */
export const FEATURE = words(
  'feature: calendar channel compare course course-unit enrolled enrollment facts find follow privacy rooms settings snooze',
);
export const LANGUAGE = oneOf('language', LANGUAGES);
/** What a person says of an answer. */
export const VERDICT = words('verdict: good bad');

/** The payloads that Slack sends and Coursebell acknowledges. */
export const PAYLOAD = words('payload: command event action form closed menu shortcut');

/** What the cache held. */
export const CACHED = words('result: hit stale outage negative miss joined');
/** How a refresh in the background ended. */
export const REFRESHED = words('result: done gone failed');

export const OPERATION = words(
  'operation: realizations-by-code realization course-unit building search probe',
);
/** Operations that are seldom called count as the one that is like them. */
const SELDOM: ReadonlyMap<string, string> = new Map([
  ['course-unit-by-code', 'course-unit'],
  ['buildings', 'building'],
]);
/** The label for an operation. */
export const operationLabel = (operation: string): string => SELDOM.get(operation) ?? operation;

/**
 * Statuses that the study client tells apart, the hundreds of all others, and what came instead of a status.
 */
export const UPSTREAM_STATUS = words(`status:
  200 204 304 400 401 403 404 408 413 414 422 429 500 501 502 503 504
  1xx 2xx 3xx 4xx 5xx network timeout unreadable`);

/** What a study API may offer beside its four operations, and whether it does. */
export const EXTRA = oneOf('extra', EXTRAS);
export const EXTRA_VERDICT = words('verdict: on off undecided');

export const BREAKER = words('state: closed half-open open');

/** The methods that are called; a post to a `response_url` counts as one. */
export const METHOD = words(`method:
  apps.connections.open assistant.threads.setStatus assistant.threads.setSuggestedPrompts auth.test
  chat.deleteScheduledMessage chat.postMessage chat.scheduleMessage chat.scheduledMessages.list chat.unfurl
  chat.update
  conversations.open entity.presentDetails functions.completeError functions.completeSuccess oauth.v2.access
  response_url users.info views.open views.publish
  views.update`);

/**
 * A line that says "looking it up" is taken away as seldom as it is replaced late: both change a message that stands. It is
 * sought in its conversation still more seldom.
 */
const SELDOM_METHOD: ReadonlyMap<string, string> = new Map([
  ['chat.delete', 'chat.update'],
  ['conversations.history', 'conversations.open'],
  ['conversations.replies', 'conversations.open'],
]);
/** The label for a method. */
export const methodLabel = (method: string): string => SELDOM_METHOD.get(method) ?? method;

/**
 * Slack's answers that an operator can tell apart, and what came instead of an answer. Another refusal counts as what it
 * is about (`RefusedBy`).
 */
export const SLACK_OUTCOME = words(`outcome:
  ok unreachable timeout http_4xx http_5xx not_slack ratelimited
  account_inactive cant_update_message channel_not_found edit_window_closed exchanged_trigger_id expired_trigger_id expired_url fatal_error forbidden_token
  hash_conflict
  internal_error invalid_arguments invalid_auth invalid_blocks invalid_scheduled_message_id is_archived
  message_not_found missing_scope msg_too_long no_permission not_allowed_token_type not_authed not_found
  not_in_channel org_login_required request_timeout restricted_action restricted_too_many service_unavailable
  time_in_past time_too_far token_expired token_revoked trigger_exchanged trigger_expired used_url user_not_found
  view_too_large
  place person text app passing over`);

/** The label for an outcome of a call. */
export function slackOutcome(outcome: string): string {
  if (SLACK_OUTCOME.has(outcome)) return outcome;
  // Another word for a token that is not taken: the alarm knows one.
  return causeOfRefusal(outcome) === 'untaken' ? 'invalid_auth' : (refusedBy(outcome) ?? outcome);
}

export const REMINDER = words('kind: reminder notice');
/** The same as the metrics `coursebell_rings_…` had it. */
export const FORMER_REMINDER = words('kind: ring notice');
export const HANDED_OVER = words('how: scheduled posted');
export const LEFT = words('why: refused failed');
/** The kinds of background work. */
export const JOB = oneOf('job', JOBS);
/** How background work ends. */
export const ENDED = words('outcome: ok partly failed skipped');
/** What the store has trouble with that no request has caused. */
export const TROUBLE = words('about: row connection erased');
/** Why a request was not taken for one of Slack's. */
export const REFUSED = words('reason: time signature replay');
export const WHO = words('who: person workspace');
