/** Brings a message to Slack: time-outs, few retries, and plainer layouts if Slack refuses the first. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { KnownBlock, RichTextBlockElement, RichTextElement, SectionBlock } from '@slack/types';
import { WebAPIPlatformError, WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import { mrkdwnParagraph, paragraph, small } from '../cards/blocks.ts';
import { type Card, type Message, type Modal, toModal, toPlainMessage, toView } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { settledNow } from '../primitives/promises.ts';
import {
  BROKEN_OFF,
  isOneOf,
  LAYOUT,
  PERHAPS_DONE,
  POSTED_AGAIN,
  RespondFailed,
  TOKEN_ENDED,
  TOKEN_NOT_TAKEN,
} from './slack-errors.ts';
import {
  type CallMetrics,
  counted,
  FOR_SOMEBODY,
  isOk,
  RESPONSE_URL,
  reach,
  waitingAsTold,
  wasNeverMade,
} from './web-api.ts';

// Messages as bytes. A kept answer is one object (`private-answer.ts`), and keeps its bytes.

/** How a message goes to a `response_url`, or back in an acknowledgement. */
export interface Sending {
  readonly response_type: 'ephemeral' | 'in_channel';
  readonly replace_original: boolean;
  /** The thread to post in. */
  readonly thread_ts?: string;
}

/** The sending options of an answer for one person. */
export const EPHEMERAL: Sending = { response_type: 'ephemeral', replace_original: false };

interface Made {
  readonly how: string;
  readonly bytes: Buffer;
}

const made = new WeakMap<Message, Made>();

/** JSON of a message and its sending options, without the plainer form for a refused layout. */
function bytesOf(message: Message, sending: Sending): Buffer {
  const { response_type, replace_original, thread_ts = '' } = sending;
  const how = `${response_type} ${replace_original} ${thread_ts}`;
  const before = made.get(message);
  if (before?.how === how) return before.bytes;
  const { text, blocks } = message;
  const bytes = Buffer.from(JSON.stringify({ ...sending, text, blocks }));
  if (message.isKept) made.set(message, { how, bytes });
  return bytes;
}

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

// Tells a person directly that Slack refused an answer, or broke off: else they might see nothing at all.

/** How to reach the person who waits for an answer. */
export interface Asker {
  readonly client: WebClient;
  readonly language: Language;
}

/**
 * Says to the asker that an answer was refused, under its reference; if Slack broke off in the middle, that it has
 * perhaps not arrived. Only where Slack said so in its own word: after a time-out or a 5xx nothing more is sent.
 * Never rejects.
 * @param error why the answer was not brought
 */
export async function tellRefused(
  { client, language }: Asker,
  user: string,
  reference: string,
  error: unknown,
): Promise<void> {
  const word = user === '' ? undefined : refusalIn(error);
  if (word === undefined) return;
  const { refusedAnswer, brokenOffAnswer, reference: referred } = texts(language).errors;
  const lines = [BROKEN_OFF.has(word) ? brokenOffAnswer : refusedAnswer, referred(reference)];
  try {
    await postMessage(client, { channel: user }, { text: lines.join('\n'), blocks: lines.map(small) });
  } catch {
    // The log has the answer's own failure, with its reference.
  }
}

/** Slack's own word for why it did not bring the answer; undefined: it said none, or takes no other message either. */
function refusalIn(error: unknown): string | undefined {
  if (error instanceof RespondFailed) return error.status < 500 ? error.slackWord : undefined;
  if (isOneOf(TOKEN_ENDED, error) || isOneOf(TOKEN_NOT_TAKEN, error)) return undefined;
  if (!(error instanceof WebAPIPlatformError)) return undefined;
  return /^\w+$/.test(error.data.error) ? error.data.error : undefined;
}

// The blocks of a modal or of Home in plainer forms, for a layout that Slack refuses. No words get lost.

interface Text {
  readonly type: string;
  readonly text: string;
}

/**
 * Paragraphs with the words of the blocks. Inputs, buttons and menus stay: without them nothing can be done
 * in a page that offers a choice, or in Home.
 */
export function plainBlocks(blocks: readonly KnownBlock[]): KnownBlock[] {
  return blocks.flatMap(plainBlock);
}

/**
 * Shows blocks. If Slack refuses the layout, shows plain ones, and at the end plain ones without buttons and
 * menus.
 */
export async function plainerWhereRefused<T>(
  blocks: readonly KnownBlock[],
  show: (blocks: readonly KnownBlock[]) => Promise<T>,
): Promise<T> {
  const orElse = async (blocks: readonly KnownBlock[], other: () => Promise<T>): Promise<T> => {
    try {
      return await show(blocks);
    } catch (error) {
      if (!refusesLayout(error)) throw error;
      return other();
    }
  };
  return orElse(blocks, () => {
    const plain = plainBlocks(blocks);
    return orElse(plain, () => show(plain.flatMap(withoutButtons)));
  });
}

function withoutButtons(block: KnownBlock): KnownBlock[] {
  if (block.type === 'actions') return [];
  if (block.type !== 'section') return [block];
  const { accessory: _, ...words } = block;
  return [words];
}

function plainBlock(block: KnownBlock): KnownBlock[] {
  switch (block.type) {
    case 'header':
      return [shown(block.text)];
    case 'section':
      return plainSection(block);
    case 'context':
      return block.elements.flatMap((element) => ('text' in element ? [shown(element)] : []));
    case 'rich_text':
      return [paragraph(block.elements.map(richWords).join('\n'))];
    case 'input':
    case 'actions':
      return [block];
    default:
      return [];
  }
}

/** The accessory of a section goes to its first paragraph. */
function plainSection({ text, fields = [], accessory }: SectionBlock): KnownBlock[] {
  const [first, ...others] = [...(text ? [text] : []), ...fields].map(shown);
  if (!first) return [];
  return [accessory ? { ...first, accessory } : first, ...others];
}

/** Our own words keep their date tokens; outside text stays as it is. */
function shown({ type, text }: Text): SectionBlock {
  return type === 'mrkdwn' ? mrkdwnParagraph(text) : paragraph(text);
}

function richWords(part: RichTextBlockElement): string {
  if (part.type !== 'rich_text_list') return part.elements.map(wordsOf).join('');
  return part.elements.map((item) => `• ${item.elements.map(wordsOf).join('')}`).join('\n');
}

function wordsOf(element: RichTextElement): string {
  if (element.type === 'date') return element.fallback ?? '';
  return 'text' in element && element.text !== undefined ? element.text : '';
}

// Modals. They open at once, since a `trigger_id` lives three seconds, and are filled when the content is
// there.

/** Shows a modal. If the content must be fetched, a waiting modal with the same title comes first. */
export async function showModal(
  client: WebClient,
  trigger_id: string,
  language: Language,
  title: string,
  content: Promise<Modal>,
): Promise<void> {
  const waiting = waitingModal(title, language);
  const ready = await settledNow(content);
  const first = ready ?? waiting;
  const opened = await plainerWhereRefused(first.blocks, (blocks) =>
    // A wait that Slack asks for would outlast the trigger_id.
    client.views.open({ trigger_id, view: toView({ ...first, blocks }, language) }),
  );
  const view_id = opened.view?.id;
  if (ready || view_id === undefined) return;
  await fillModal(client, view_id, language, await content);
}

/** Shown while the content is being found. */
export function waitingModal(title: string, language: Language): Modal {
  return { title, blocks: [paragraph(texts(language).modal.lookingUp)] };
}

/** Replaces the content of a modal by a card; the title stays. */
export async function updateModal(
  client: WebClient,
  view: { readonly id: string; readonly title: { readonly text: string } },
  card: Card,
  language: Language,
): Promise<void> {
  await fillModal(client, view.id, language, toModal(card, view.title.text));
}

/** Replaces the page of an open modal. A modal that was closed meanwhile is left alone. */
export async function fillModal(
  client: WebClient,
  view_id: string,
  language: Language,
  modal: Modal,
): Promise<void> {
  try {
    await plainerWhereRefused(modal.blocks, (blocks) =>
      waitingAsTold(
        () =>
          repeatably(() => client.views.update({ view_id, view: toView({ ...modal, blocks }, language) })),
        FOR_SOMEBODY,
      ),
    );
  } catch (error) {
    // Closed in the meantime: nobody waits for the page any more.
    if (!(error instanceof WebAPIPlatformError && error.data.error === 'not_found')) throw error;
  }
}
