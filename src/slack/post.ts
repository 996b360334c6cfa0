/** Messages: through a `response_url`, or into a conversation. */

import { WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import { small } from '../cards/blocks.ts';
import { type Message, toPlainMessage } from '../cards/card.ts';
import { isOneOf, POSTED_AGAIN, RespondFailed, refusesLayout } from './refusals.ts';
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

/** How a message goes to a `response_url`, or back in an acknowledgement. */
export interface ResponseOptions {
  readonly response_type: 'ephemeral' | 'in_channel';
  readonly replace_original: boolean;
  /** The thread to post in. */
  readonly thread_ts?: string;
}

/** The options of an answer for one person. */
export const EPHEMERAL: ResponseOptions = { response_type: 'ephemeral', replace_original: false };

/** A few words as a message, a line for each. */
export const inLines = (lines: readonly string[]): Message => ({
  text: lines.join('\n'),
  blocks: lines.map((line) => small(line)),
});

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

/** Takes away a message that the app has posted. Rejects with the Web API's errors. */
export async function deleteMessage(
  client: WebClient,
  { channel, ts }: { readonly channel: string; readonly ts: string },
): Promise<void> {
  await client.chat.delete({ channel, ts });
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

// Layouts that Slack refuses.

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
