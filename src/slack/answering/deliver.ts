/** Brings a message to Slack: time-outs, few retries, and plainer layouts if Slack refuses the first. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebClient } from '@slack/web-api';
import { WebAPIPlatformError, WebAPIRateLimitedError } from '@slack/web-api';
import type { Message } from '../../cards/card.ts';
import { toPlainMessage } from '../../cards/message.ts';
import { type CallMetrics, counted, RESPONSE_URL } from './counted.ts';
import { isOneOf, LAYOUT, PERHAPS_DONE, POSTED_AGAIN } from './error-words.ts';
import { bytesOf, type Sending } from './message-bytes.ts';
import { reach, wasNeverMade } from './reach.ts';
import { RespondFailed } from './respond-failed.ts';
import { isOk } from './send.ts';
import { FOR_SOMEBODY, waitingAsTold } from './waiting.ts';

/** Milliseconds. */
const RESPOND_TIMEOUT = 8_000;
/** The pause before one more try, in milliseconds: long enough for another of Slack's machines to answer. */
const PAUSE = 500;

/** Sends a message to a `response_url`. Rejects with `RespondFailed` if Slack refuses it. */
export function respond(
  { metrics }: { readonly metrics: CallMetrics },
  url: string,
  message: Message,
  sending: Sending,
): Promise<void> {
  return politely((shown) => post(metrics, url, bytesOf(shown, sending)), message);
}

/** Posts a message to a conversation, in a thread if one is given. Rejects with the Web API's errors. */
export function postMessage(
  client: WebClient,
  to: { channel: string; thread_ts?: string | undefined },
  message: Message,
): Promise<void> {
  const thread = to.thread_ts === undefined ? {} : { thread_ts: to.thread_ts };
  const quiet = { unfurl_links: false, unfurl_media: false };
  return politely(async ({ text, blocks }) => {
    await client.chat.postMessage({ channel: to.channel, ...thread, ...quiet, text, blocks });
  }, message);
}

/**
 * Sends once. Sends again after a wait if Slack says how long, and after a pause if Slack says that it could not
 * post just now. Sends plainer forms if Slack refuses the layout, and words alone at the end. Nothing else is
 * tried again: a message that may have arrived must not arrive twice.
 */
async function politely(send: (message: Message) => Promise<void>, message: Message): Promise<void> {
  const { text, blocks, plainer } = message;
  // The forms are made when they are needed, which is rare.
  const forms: readonly (() => Message)[] = [
    // The same object, so that its bytes are known from an earlier sending.
    () => message,
    ...(plainer ? [() => ({ text, blocks: plainer })] : []),
    () => toPlainMessage({ text, blocks: plainer ?? blocks }),
    () => ({ text, blocks: [] }),
  ];
  for (const [at, form] of forms.entries()) {
    try {
      return await waitingAsTold(() => onceMore(() => send(form())), FOR_SOMEBODY);
    } catch (error) {
      if (!refusesLayout(error) || at === forms.length - 1) throw error;
    }
  }
}

/** Sends once more if Slack says that it could not do it just now. A time-out or a 5xx says no such thing. */
async function onceMore<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!saysNotNow(error)) throw error;
    await sleep(PAUSE);
    return send();
  }
}

/** A `response_url` refuses with the status 400. */
function saysNotNow(error: unknown): boolean {
  if (!(error instanceof RespondFailed)) return isOneOf(POSTED_AGAIN, error);
  const { status, slackWord = '' } = error;
  return (isOk(status) || status === 400) && POSTED_AGAIN.has(slackWord);
}

/**
 * For a view, which may be sent twice with the same result: sends once more if it is unknown whether the view
 * arrived. Passing trouble in which Slack did nothing leaves no doubt.
 */
export async function repeatably<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (isWord(error) || error instanceof WebAPIRateLimitedError) throw error;
    return send();
  }
}

/**
 * Slack's own word, which says that nothing was done. A proxy's page in an answer is an error, too, but no
 * such word.
 */
function isWord(error: unknown): boolean {
  if (!(error instanceof WebAPIPlatformError)) return false;
  const { error: word } = error.data;
  return /^\w+$/.test(word) && !PERHAPS_DONE.has(word);
}

// A `response_url` may say the word within a longer answer.
const REFUSED_LAYOUT = new RegExp([...LAYOUT].join('|'));

/** Whether Slack refused the layout of a message, rather than the message. */
export function refusesLayout(error: unknown): boolean {
  if (error instanceof RespondFailed) return REFUSED_LAYOUT.test(error.reason);
  return error instanceof WebAPIPlatformError && REFUSED_LAYOUT.test(error.data.error);
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

async function post(metrics: CallMetrics, url: string, body: Buffer): Promise<void> {
  const sendCounted = counted(metrics, reach, RESPONSE_URL);
  const sent = { method: 'POST', headers: JSON_HEADERS, body, within: RESPOND_TIMEOUT };
  const answer = await sendCounted(url, sent).catch((error: unknown) => {
    // The thrown value need not be an Error that others can handle, and it names the address.
    throw new RespondFailed(0, error instanceof Error ? error.name : 'unreachable', wasNeverMade(error));
  });
  const { status, headers, text = '' } = answer;
  if (status === 429) throw new RespondFailed(429, String(headers['retry-after'] ?? '1'));
  const said = text.slice(0, 500);
  const reason = isOk(status) ? /"error"\s*:\s*"(\w+)"/.exec(said)?.[1] : said.trim();
  if (reason !== undefined) throw new RespondFailed(status, reason);
}

/**
 * Whether Slack can't have taken a message: Slack said so, or was not reached. After a time-out or a 5xx
 * nobody knows.
 */
export function wasNotTaken(error: unknown): boolean {
  if (!(error instanceof RespondFailed)) return false;
  return error.isUnsent || (error.status >= 200 && error.status < 500);
}
