/**
 * The way of an answer to Slack, when it does not fit into an acknowledgement. `deliver` sends it by one of
 * `respond`, `postMessage` and the functions of pages in `views.ts`, and logs and tells a failure. Each of these
 * tries plainer layouts if Slack refuses the first one (`inPlainerForms`), waits as long as Slack says
 * (`waitingAsTold`), and tries once more where that can't show a message twice (`retryOnce`). `web-api.ts` sends and
 * counts.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Button } from '@slack/types';
import { WebAPIRateLimitedError, WebAPIRequestError, type WebClient } from '@slack/web-api';
import { z } from 'zod';
import { defineAction } from '../ask/actions.ts';
import type { Ask } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { small } from '../cards/blocks.ts';
import { type Card, type Message, toMessage, toPlainMessage } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { withTimeout } from '../primitives.ts';
import { type Answer, type Answering, askValue, type Origin, readerOf } from './answer.ts';
import { retryOnce, WHILE_A_PERSON_WAITS, waitingAsTold } from './repeated-calls.ts';
import {
  asWord,
  type Calls,
  isOk,
  isTaken,
  RESPONSE_URL,
  saidIn,
  secondsToWait,
  sendCounted,
  wasNeverMade,
} from './send.ts';
import {
  BROKEN_OFF,
  causeOfError,
  httpStatusOf,
  isOneOf,
  POSTED_AGAIN,
  RespondFailed,
  slackTrouble,
  slackWordOf,
  TOKEN_ENDED,
  TOKEN_NOT_TAKEN,
} from './web-api.ts';

/** An answer; only what its log line needs. */
type Referenced = Pick<Answer, 'reference'>;

/** How to reach the person who waits for an answer. */
export interface Recipient {
  readonly client: WebClient;
  readonly language: Language;
  /** A button is there for the next try: only what a next try does not change is told. */
  readonly hasButton?: true;
}

/**
 * Sends an answer to Slack by a call. If Slack does not take the answer, the log gets its reference and the cause,
 * and the person is told directly if Slack said so. A person who is refused again and again is not told each time.
 * @param recipient the person who waits; left out where no person has asked, or a button is there for the next try
 */
export async function deliver(
  answering: Answering,
  origin: Origin,
  answered: Referenced,
  send: () => Promise<void>,
  recipient?: Recipient,
): Promise<void> {
  if (!answering.limits.mayTell()) return;
  try {
    await send();
  } catch (error) {
    if (recipient) await tellRefused(recipient, origin.place.user, answered.reference, error);
    logUndelivered(answering, origin, answered, error);
  }
}

/** Logs and counts that Slack did not take an answer, or did not say whether it did. */
export function logUndelivered(
  { log, metrics }: Answering,
  { kind, place: { workspace } }: Origin,
  { reference }: Referenced,
  error: unknown,
): void {
  metrics.undelivered(kind);
  log.error({ kind, workspace, reference, outcome: 'undelivered', ...slackTrouble(error) }, 'answer');
}

/**
 * Says to the person that an answer was refused, under its reference; if Slack broke off in the middle, that it has
 * perhaps not arrived: else the person might see nothing at all. Only where Slack said so in its own word: after a
 * time-out or a 5xx nothing more is sent. Never rejects.
 * @param error why the answer was not delivered
 */
async function tellRefused(
  { client, language, hasButton }: Recipient,
  user: string,
  reference: string,
  error: unknown,
): Promise<void> {
  if (user === '' || saysTokenRefused(error)) return;
  const words = lastingRefusal(error, language) ?? (hasButton ? undefined : refusalOfNow(error, language));
  if (words === undefined) return;
  const lines = [words, texts(language).errors.reference(reference)];
  try {
    await postMessage(client, { channel: user }, { text: lines.join('\n'), blocks: lines.map(small) });
  } catch {
    // The log has the answer's own failure, with its reference.
  }
}

/** Slack takes no other message either. */
const saysTokenRefused = (error: unknown): boolean =>
  isOneOf(TOKEN_ENDED, error) || isOneOf(TOKEN_NOT_TAKEN, error);

/** What the asker is told of a refusal that asking again does not change. */
function lastingRefusal(error: unknown, language: Language): string | undefined {
  const { errors, reminder } = texts(language);
  switch (causeOfError(error)) {
    case 'outside':
      return reminder.pause.not_in_channel;
    case 'ruled':
      return errors.ruled;
    case 'archived':
      return errors.archived;
    case 'text':
    case 'setup':
      return errors.refusedForGood;
    default:
      return undefined;
  }
}

/** What the asker is told of any other; undefined: it is not known whether the answer has arrived. */
function refusalOfNow(error: unknown, language: Language): string | undefined {
  const { brokenOffAnswer, refusedAnswer } = texts(language).errors;
  if (isOneOf(BROKEN_OFF, error)) return brokenOffAnswer;
  if (slackWordOf(error) !== undefined) return refusedAnswer;
  const status = httpStatusOf(error);
  if (error instanceof WebAPIRequestError || status === 0 || (status ?? 0) >= 500) return undefined;
  // What something between has answered says nothing of what Slack did.
  return (status ?? 0) >= 400 ? refusedAnswer : brokenOffAnswer;
}

// Messages.

/** How a message goes to a `response_url`, or back in an acknowledgement. */
export interface ResponseOptions {
  readonly response_type: 'ephemeral' | 'in_channel';
  readonly replace_original: boolean;
  /** The thread to post in. */
  readonly thread_ts?: string;
}

/** The options of an answer for one person. */
export const EPHEMERAL: ResponseOptions = { response_type: 'ephemeral', replace_original: false };

/** Milliseconds. */
const RESPOND_TIMEOUT = 8_000;
/** The pause before one more try, in milliseconds: long enough for another of Slack's machines to answer. */
const PAUSE = 500;

/** Sends a message to a `response_url`. Rejects with `RespondFailed` if Slack refuses it. */
export function respond(
  calls: Calls,
  url: string,
  message: Message,
  options: ResponseOptions,
): Promise<void> {
  return sendMessage(message, ({ text, blocks }) =>
    postToResponseUrl(calls, url, JSON.stringify({ ...options, text, blocks })),
  );
}

/**
 * Posts a message to a conversation, in a thread if one is given. Resolves to Slack's time of it. Rejects with the Web
 * API's errors.
 */
export function postMessage(
  client: WebClient,
  to: { channel: string; thread_ts?: string | undefined },
  message: Message,
): Promise<string | undefined> {
  const thread = to.thread_ts === undefined ? {} : { thread_ts: to.thread_ts };
  const quiet = { unfurl_links: false, unfurl_media: false };
  return sendMessage(message, async ({ text, blocks }) => {
    return (await client.chat.postMessage({ channel: to.channel, ...thread, ...quiet, text, blocks })).ts;
  });
}

/** Puts a message in the place of one that the app has posted. Rejects with the Web API's errors. */
export async function updateMessage(
  client: WebClient,
  of: { readonly channel: string; readonly ts: string },
  message: Message,
): Promise<void> {
  await sendMessage(message, ({ text, blocks }) => client.chat.update({ ...of, text, blocks }));
}

/**
 * Sends a message, in plainer layouts if Slack refuses the first one, and as words alone at the end. Nothing is sent
 * again after a time-out or a 5xx: a message that may have arrived must not arrive twice.
 */
function sendMessage<T>(message: Message, send: (message: Message) => Promise<T>): Promise<T> {
  const { text, blocks, plainer } = message;
  const forms = [
    () => message,
    ...(plainer ? [() => ({ text, blocks: plainer })] : []),
    () => toPlainMessage({ text, blocks: plainer ?? blocks }),
    () => ({ text, blocks: [] }),
  ];
  return inPlainerForms(forms, (form) =>
    waitingAsTold(() => retryOnce(() => send(form), saysNotNow, PAUSE), WHILE_A_PERSON_WAITS),
  );
}

/** Whether Slack says that it could not post just now. A `response_url` says so with the status 400. */
const saysNotNow = (error: unknown): boolean =>
  isOneOf(POSTED_AGAIN, error) && !(error instanceof RespondFailed && error.status > 400);

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

async function postToResponseUrl(calls: Calls, url: string, body: string): Promise<void> {
  const signal = AbortSignal.timeout(RESPOND_TIMEOUT);
  const request = { method: 'POST', headers: JSON_HEADERS, body, signal } as const;
  const response = await sendCounted(calls, url, request, RESPONSE_URL).catch((error: unknown) => {
    // The thrown value need not be an Error that others can handle, and it names the address.
    throw new RespondFailed(0, error instanceof Error ? error.name : 'unreachable', wasNeverMade(error));
  });
  const { status, text = '' } = response;
  if (status === 429) throw new WebAPIRateLimitedError(secondsToWait(response));
  if (!isOk(status)) throw new RespondFailed(status, text.slice(0, 500).trim());
  if (!isTaken(text)) throw new RespondFailed(status, asWord(saidIn(text)?.error ?? '') ?? '');
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

// Layouts that Slack refuses.

/** Whether Slack refused the layout of a message, rather than the message. */
export const refusesLayout = (error: unknown): boolean => causeOfError(error) === 'text';

/** Sends the first form of a content whose layout Slack does not refuse. Rejects as the last one does. */
export async function inPlainerForms<F, T>(
  forms: readonly (() => F)[],
  send: (form: F) => Promise<T>,
): Promise<T> {
  const [first, ...plainer] = forms;
  if (!first) throw new TypeError('a content without a form');
  try {
    return await send(first());
  } catch (error) {
    if (!refusesLayout(error) || plainer.length === 0) throw error;
    return inPlainerForms(plainer, send);
  }
}

// Answers that only the asker sees.

interface PrivateMessage {
  readonly ask: Ask;
  readonly message: Message;
  /** The acknowledgement that carries the message. */
  readonly ack: object;
}

/**
 * The messages of cards that are kept (`createKeptCards`). A request that means the same for every person is read
 * once, so it is the same object each time.
 */
const ofKeptCards = new WeakMap<Card, PrivateMessage>();

/**
 * An answer that only the asker sees, with a button to share it.
 * @param thread where to share it; left out: in the channel
 */
export function privateMessage(answer: Omit<Answer, 'failed'>, thread?: string): Message {
  const { card, ask, language } = answer;
  const kept = thread === undefined ? ofKeptCards.get(card) : undefined;
  if (kept && kept.ask === ask) return kept.message;
  return toMessage(card, { buttons: shareButtons(ask, language, thread) });
}

/** The acknowledgement that carries an answer; the same object for the same kept card and request. */
export function privateAck(answer: Omit<Answer, 'failed'>): object {
  const { card, ask } = answer;
  const kept = ofKeptCards.get(card);
  if (kept && kept.ask === ask) return kept.ack;
  const message = privateMessage(answer);
  const ack = ackOf(message);
  if (card.isKept && ask) ofKeptCards.set(card, { ask, message, ack });
  return ack;
}

/** The acknowledgement that carries a message. */
export function ackOf({ text, blocks }: Pick<Message, 'text' | 'blocks'>): object {
  return { ...EPHEMERAL, text, blocks };
}

/** `t`: the thread to share in; absent: the channel itself. */
const shareValue = askValue.extend({
  t: z
    .string()
    .regex(/^\d{1,12}\.\d{1,8}$/)
    .optional(),
});
export const shareAction = defineAction('answer.share', shareValue);

/** The action id of the button. */
export const SHARE = shareAction.id;

/** The button under a private answer. An error has none: there is nothing to share. */
export function shareButtons(ask: Ask | undefined, language: Language, thread?: string): Button[] {
  if (!ask?.shareable) return [];
  const value = { f: ask.feature, r: ask.request, ...(thread === undefined ? {} : { t: thread }) };
  const words = texts(language).share;
  return shareAction.offer(thread === undefined ? words.button : words.toThread, value, language);
}

// Around the delivery: a slow answer shows that it is under way, and one that was given past its freshness is replaced
// when the refresh has brought something else.

/** After so many milliseconds an answer is slow. */
const SLOW = 1_500;

/** Shows that an answer is under way, once that has taken a while. */
export interface Progress {
  /** To be called when the answer is there. Resolves to whether something was shown. Never rejects. */
  end(): Promise<boolean>;
}

/** The longest wait for Slack to show it, in milliseconds: the answer is there. */
const SHOWN_WITHIN = 300;

/**
 * @param show a refusal of it costs nothing
 * @param hide takes back what is shown only after the end
 */
export function startProgress(show: () => Promise<unknown>, hide?: () => Promise<unknown>): Progress {
  let shown: Promise<boolean> | undefined;
  const timer = setTimeout(() => {
    shown = show().then(
      () => true,
      () => false,
    );
  }, SLOW);
  const hideLate = async (): Promise<void> => {
    if (await shown) await hide?.().catch(() => undefined);
  };
  return {
    end: async () => {
      clearTimeout(timer);
      if (!shown) return false;
      const isShown = await withTimeout(shown, SHOWN_WITHIN);
      if (isShown === undefined) void hideLate();
      return isShown ?? false;
    },
  };
}

/** The longest wait for a refresh, in milliseconds: longer than one takes with its retries. */
const REFRESHED_WITHIN = 15_000;
/** An answer stands for at least so long, in milliseconds: Slack must have shown it before it is replaced. */
const STANDS = 700;

/**
 * Shows an answer once more, if it was past its freshness and the refresh has brought something else, or it was not in the
 * asker's language. What changes something is never done again. Never rejects: where Slack refuses it, the answer that stands there says how old it is.
 */
export async function replaceByFresh(
  answering: Answering,
  place: Place,
  { ask, card, language: first, refresh, isGuessed, ...rest }: Answer,
  show: (fresh: Answer) => Promise<void>,
): Promise<void> {
  if (!ask || ask.writes || !(refresh || isGuessed)) return;
  const stands = sleep(STANDS);
  const told = isGuessed && (await withTimeout(answering.languages.settled(place), REFRESHED_WITHIN));
  if (!told && !(refresh && (await withTimeout(refresh, REFRESHED_WITHIN)))) return;
  const language = told || first;
  await stands;
  try {
    // No person asks for it.
    const fresh = await answering.limits.apart(() => ask.card(readerOf(answering, language), place));
    if (!fresh.failures && fresh.text !== card.text) await show({ ...rest, ask, language, card: fresh });
  } catch {
    // The answer stays.
  }
}
