/** What Slack delivers: its scheduled messages as the reminders' timer, and lines in channels for people who wait. */

import type { KnownBlock } from '@slack/types';
import {
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
  type WebClient,
} from '@slack/web-api';
import { handleWhen, retry } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { atMost } from '../primitives.ts';
import { postMessage, updateMessage } from '../slack/post.ts';
import { createBuckets } from '../slack/rates.ts';
import {
  isOneOf,
  isRefusedBy,
  NOT_SCHEDULED,
  PASSING_WHEN_SCHEDULING,
  refusesLayout,
  slackWordOf,
} from '../slack/refusals.ts';
import { waitingAsTold } from '../slack/repeated-calls.ts';
import { causeOfRefusal } from '../slack-refusals.ts';
import type { ChannelKey, Pause, Target } from '../store/store.ts';
import {
  DeliveryRefused,
  type HeldMessage,
  type Outgoing,
  type SlackTimer,
  TimeIsPast,
  Unanswered,
} from './steps.ts';

/** Slack's page size for what it holds. */
const PAGE = 100;
/** No person waits for a pass. What needs more patience is left to the next one. */
const PATIENCE = { most: 60, tries: 3 };

/** The timer of the workspace that `client`'s token belongs to. @param signal ends waits for Slack's rates */
export function createSlackTimer(client: WebClient, signal?: AbortSignal): SlackTimer {
  const called: Called = (call) =>
    waitingAsTold(call, { ...PATIENCE, signal }).catch((error: unknown) =>
      Promise.reject(deliveryError(error)),
    );
  return {
    list: (pace) => listAll(client, pace, called, signal),
    schedule: (message) =>
      called(async () => {
        const answer = await withBlocks(message, (content) =>
          client.chat.scheduleMessage({ ...content, channel: message.conversation, post_at: message.postAt }),
        );
        return String(answer.scheduled_message_id ?? (await notSlacks()));
      }),
    cancel: ({ id, conversation }) =>
      called(async () => {
        await client.chat
          .deleteScheduledMessage({ channel: conversation, scheduled_message_id: id })
          .catch(ignoreMissing);
      }),
    post: (message) =>
      called(async () => {
        await withBlocks(message, (content) =>
          client.chat.postMessage({ ...content, channel: message.conversation }),
        );
      }),
    tell: (user, message) =>
      called(async () => {
        await client.chat.postMessage({ ...contentOf(message), channel: user });
      }),
  };
}

/** Makes a call, and rejects with errors that tell refusals and silence from passing trouble. */
type Called = <T>(call: () => Promise<T>) => Promise<T>;

async function listAll(
  client: WebClient,
  pace: () => Promise<void>,
  called: Called,
  signal?: AbortSignal,
): Promise<HeldMessage[]> {
  const held: HeldMessage[] = [];
  let cursor: string | undefined;
  do {
    const from = cursor === undefined ? {} : { cursor };
    const page = await repeated.execute(async () => {
      await pace();
      return called(() => client.chat.scheduledMessages.list({ limit: PAGE, ...from }));
    }, signal);
    for (const { id, channel_id, post_at, text } of page.scheduled_messages ?? (await notSlacks())) {
      if (id !== undefined && channel_id !== undefined && post_at !== undefined) {
        held.push({ id: String(id), conversation: channel_id, postAt: Number(post_at), text: text ?? '' });
      }
    }
    cursor = page.response_metadata?.next_cursor || undefined;
  } while (cursor !== undefined);
  return held;
}

/**
 * Reads a page again where Slack has trouble: of three hundred pages one fails again and again, and the whole
 * list would fail with it.
 */
const repeated = retry(
  handleWhen((error) => !(error instanceof DeliveryRefused || error instanceof WebAPIRateLimitedError)),
  { maxAttempts: 2 },
);

/** No `metadata`: Slack never posts a scheduled message that has some. */
const contentOf = ({ text, blocks }: Pick<Outgoing, 'text' | 'blocks'>) => ({
  text,
  blocks: blocks as KnownBlock[],
  unfurl_links: false,
  unfurl_media: false,
});

/** Sends the words alone where Slack refuses the layout: a reminder must come. */
async function withBlocks<T>(
  message: Outgoing,
  send: (content: ReturnType<typeof contentOf>) => Promise<T>,
): Promise<T> {
  try {
    return await send(contentOf(message));
  } catch (error) {
    if (!refusesLayout(error)) throw error;
    return send({ ...contentOf(message), blocks: [] });
  }
}

/** An error of the Web API as one of `steps.ts`, where it is one of those; else itself. */
function deliveryError(error: unknown): unknown {
  if (error instanceof WebAPIRequestError && error.original.name === 'TimeoutError') return new Unanswered();
  const word = slackWordOf(error);
  // What came in Slack's place passes, as Slack's own trouble does.
  if (word === undefined || PASSING_WHEN_SCHEDULING.has(word)) return error;
  if (word === 'time_in_past') return new TimeIsPast();
  return new DeliveryRefused(reasonOf(word), word);
}

/** Rejects as with an answer that is none of Slack's: it lacks what each of these has. */
const notSlacks = async (): Promise<never> => {
  throw new WebAPIPlatformError({ ok: false, error: '' });
};

/** The reason that a refusal by Slack's word becomes. It lasts until a person changes something. */
function reasonOf(word: string): Pause['reason'] {
  switch (causeOfRefusal(word)) {
    case 'outside':
      return word === 'not_in_channel' || word === 'no_permission' ? 'not_in_channel' : 'channel_not_found';
    case 'archived':
      return 'is_archived';
    case 'ended':
    case 'untaken':
      return word === 'account_inactive' ? word : 'token_revoked';
    default:
      return 'other';
  }
}

type Line = Parameters<typeof postMessage>[2];

/** Posts a line, or puts it in the place of the one of the time `ts`, if that is still there. Resolves to its time. */
async function postLine(client: WebClient, channel: string, line: Line, ts?: string) {
  if (ts === undefined) return postMessage(client, { channel }, line);
  try {
    await updateMessage(client, { channel, ts }, line);
    return ts;
  } catch (error) {
    if (!isRefusedBy('over', error)) throw error;
    return postMessage(client, { channel }, line);
  }
}

/**
 * Makes what posts lines to channels for people who wait, or replaces the one of the time `ts`. It resolves to the
 * line's time, or to why Slack refuses it until a person changes something there. It rejects if Slack has trouble.
 */
export function createLinePoster(clientOf: (workspace: string) => Promise<WebClient>) {
  return async ({ workspace, channel }: ChannelKey, line: Line, ts?: string) => {
    try {
      return { ts: await postLine(await clientOf(workspace), channel, line, ts) };
    } catch (error) {
      const refusal = deliveryError(error);
      if (!(refusal instanceof DeliveryRefused)) throw error;
      return { refused: refusal.asKept };
    }
  };
}

/** How far ahead a message is that only shows whether Slack takes any, in seconds: Slack takes them up to 120 days. */
const PROBE_AHEAD = 100 * 24 * 3600;

/** How often a minute a workspace's Slack is asked of conversations of which no trouble is known: two calls each. */
const PROBES = 10;

/**
 * Makes what asks Slack whether it takes messages for a conversation now: one far ahead is handed over and taken back
 * at once. One that a stop leaves there is taken back by the next pass, since nothing wants it. Resolves to why Slack
 * refuses it, if it does; to undefined where Slack has been asked enough. Rejects if Slack has trouble.
 * @param now epoch milliseconds
 */
export function createProbe(clientOf: (workspace: string) => Promise<WebClient>, now: () => number) {
  const rate = createBuckets({
    perMinute: PROBES,
    most: MOST_WORKSPACES,
    now: () => performance.timeOrigin + performance.now(),
  });
  return async ({ workspace, conversation, pause }: Pick<Target, 'workspace' | 'conversation' | 'pause'>) => {
    if (!pause) {
      if (rate.emptyUntil(workspace) !== undefined) return undefined;
      rate.take(workspace);
    }
    const timer = createSlackTimer(await clientOf(workspace));
    const postAt = Math.floor(now() / 1000) + PROBE_AHEAD;
    const message = { workspace, conversation, postAt, text: '…', blocks: [] };
    try {
      const id = await timer.schedule({ ...message, target: conversation, key: 'probe' });
      await timer.cancel({ id, conversation, postAt, text: message.text });
      return {};
    } catch (error) {
      if (!(error instanceof DeliveryRefused)) throw error;
      return { refused: error.asKept };
    }
  };
}

/** There is nothing left to delete. */
function ignoreMissing(error: unknown): void {
  if (!isOneOf(NOT_SCHEDULED, error)) throw error;
}

// When Slack is asked what it holds.

/** The most workspaces for which it is remembered when they were listed; a forgotten one is listed again. */
const MOST_WORKSPACES = 10_000;
/** A listing that takes no longer than this, in milliseconds, may be made with every pass. */
const QUICK = 30_000;
/** A longer listing is not repeated for this many times as long: a tenth of the time goes into listings. */
const SELDOM = 9;

/**
 * When Slack is asked what it holds. Slack lists a hundred messages a call, and the calls count in the same
 * rate as handing over: the thirty thousand messages of a large university take minutes in which nothing else
 * is done.
 * @param now milliseconds, from any beginning, that never go back
 */
export function createListings(now: () => number = () => performance.now()) {
  const dueAt = new LRUCache<string, number>(atMost(MOST_WORKSPACES));
  /** Listings under way, by workspace. A listing that is forgotten meanwhile does not delay the next one. */
  const underWay = new Map<string, symbol>();
  return {
    /** Whether Slack may be asked again. */
    isDue: (workspace: string): boolean => now() >= (dueAt.get(workspace) ?? Number.NEGATIVE_INFINITY),
    /** Makes a listing, and notes how long it takes. */
    timed: async (workspace: string, list: () => Promise<HeldMessage[]>): Promise<HeldMessage[]> => {
      const [mine, began] = [Symbol(), now()];
      underWay.set(workspace, mine);
      const held = await list();
      const took = now() - began;
      if (underWay.get(workspace) === mine && took > QUICK) dueAt.set(workspace, now() + SELDOM * took);
      else dueAt.delete(workspace);
      return held;
    },
    /** Forgets a workspace in which Slack may hold anything by now, so that it may be listed at once. */
    forget: (workspace: string): void => {
      underWay.delete(workspace);
      dueAt.delete(workspace);
    },
  };
}
