/**
 * The way of an answer to Slack, when it does not fit into an acknowledgement. `deliver` sends it by one of
 * `respond`, `postMessage`, `publishHome` and the functions of modals, and logs and tells a failure. Each of these
 * tries plainer layouts if Slack refuses the first one (`inPlainerForms`), waits as long as Slack says
 * (`waitingAsTold`), and tries once more where that can't show a message twice (`retryOnce`). `web-api.ts` sends and
 * counts.
 */
import type { HomeView, KnownBlock, RichTextBlockElement, RichTextElement, SectionBlock } from '@slack/types';
import { WebAPIPlatformError, WebAPIRateLimitedError, type WebClient } from '@slack/web-api';
import type { HomeBlocks } from '../ask/feature.ts';
import { LIMITS, mrkdwnParagraph, paragraph, small } from '../cards/blocks.ts';
import { type Card, type Message, type Modal, toModal, toPlainMessage, toView } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { settledNow } from '../primitives/promises.ts';
import type { Answer, Answering, Origin } from './answer.ts';
import {
  BROKEN_OFF,
  type CallMetrics,
  isOk,
  isOneOf,
  LAYOUT,
  PERHAPS_DONE,
  POSTED_AGAIN,
  RESPONSE_URL,
  RespondFailed,
  retryOnce,
  sendCounted,
  slackTrouble,
  TOKEN_ENDED,
  TOKEN_NOT_TAKEN,
  WHILE_A_PERSON_WAITS,
  waitingAsTold,
  wasNeverMade,
} from './web-api.ts';

/** An answer; only what its log line needs. */
type Referenced = Pick<Answer, 'reference'>;

/** How to reach the person who waits for an answer. */
export interface Recipient {
  readonly client: WebClient;
  readonly language: Language;
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
  { client, language }: Recipient,
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

/** Slack's own word for why it did not take the answer; undefined: it said none, or takes no other message either. */
function refusalIn(error: unknown): string | undefined {
  if (error instanceof RespondFailed) return error.status < 500 ? error.slackWord : undefined;
  if (isOneOf(TOKEN_ENDED, error) || isOneOf(TOKEN_NOT_TAKEN, error)) return undefined;
  return slackWordOf(error);
}

/** Slack's own word in an answer of the Web API. A proxy's page in its place is no word. */
function slackWordOf(error: unknown): string | undefined {
  if (!(error instanceof WebAPIPlatformError)) return undefined;
  return /^\w+$/.test(error.data.error) ? error.data.error : undefined;
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
  { metrics }: { readonly metrics: CallMetrics },
  url: string,
  message: Message,
  options: ResponseOptions,
): Promise<void> {
  return sendMessage(message, ({ text, blocks }) =>
    postToResponseUrl(metrics, url, JSON.stringify({ ...options, text, blocks })),
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
function saysNotNow(error: unknown): boolean {
  if (!(error instanceof RespondFailed)) return isOneOf(POSTED_AGAIN, error);
  const { status, slackWord = '' } = error;
  return (isOk(status) || status === 400) && POSTED_AGAIN.has(slackWord);
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

async function postToResponseUrl(metrics: CallMetrics, url: string, body: string): Promise<void> {
  const signal = AbortSignal.timeout(RESPOND_TIMEOUT);
  const request = { method: 'POST', headers: JSON_HEADERS, body, signal } as const;
  const response = await sendCounted(metrics, url, request, RESPONSE_URL).catch((error: unknown) => {
    // The thrown value need not be an Error that others can handle, and it names the address.
    throw new RespondFailed(0, error instanceof Error ? error.name : 'unreachable', wasNeverMade(error));
  });
  const { status, headers, text = '' } = response;
  if (status === 429) throw new RespondFailed(429, String(headers['retry-after'] ?? '1'));
  const said = text.slice(0, 500);
  const reason = isOk(status) ? /"error"\s*:\s*"(\w+)"/.exec(said)?.[1] : said.trim();
  if (reason !== undefined) throw new RespondFailed(status, reason);
}

/**
 * Whether Slack can't have taken a message: Slack said so, or was not reached. After a time-out or a 5xx it is
 * unknown.
 */
export function wasNotTaken(error: unknown): boolean {
  if (!(error instanceof RespondFailed)) return false;
  return error.isUnsent || (error.status >= 200 && error.status < 500);
}

// Layouts that Slack refuses.

// A `response_url` may say the word within a longer answer.
const REFUSED_LAYOUT = new RegExp([...LAYOUT].join('|'));

/** Whether Slack refused the layout of a message, rather than the message. */
export function refusesLayout(error: unknown): boolean {
  if (error instanceof RespondFailed) return REFUSED_LAYOUT.test(error.reason);
  return error instanceof WebAPIPlatformError && REFUSED_LAYOUT.test(error.data.error);
}

/** Sends the first form of a content whose layout Slack does not refuse. Rejects as the last one does. */
async function inPlainerForms<F, T>(forms: readonly (() => F)[], send: (form: F) => Promise<T>): Promise<T> {
  const [first, ...plainer] = forms;
  if (!first) throw new TypeError('a content without a form');
  try {
    return await send(first());
  } catch (error) {
    if (!refusesLayout(error) || plainer.length === 0) throw error;
    return inPlainerForms(plainer, send);
  }
}

/** The forms of the blocks of a page: as they are, plain, and plain without buttons and menus. */
const formsOf = (blocks: readonly KnownBlock[]) => [
  () => blocks,
  () => plainBlocks(blocks),
  () => plainBlocks(blocks).flatMap(withoutButtons),
];

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

// Pages: Home and modals. A page may be sent twice with the same result.

/** Shows the Home of a person. Rejects with the Web API's errors. */
export async function publishHome(
  client: WebClient,
  user_id: string,
  { blocks, plainer }: HomeBlocks,
): Promise<void> {
  const forms = plainer ? [() => blocks, ...formsOf(plainer)] : formsOf(blocks);
  await inPlainerForms(forms, (form) => {
    const view: HomeView = { type: 'home', blocks: form.slice(0, LIMITS.viewBlocks) };
    return retryOnce(() => client.views.publish({ user_id, view }), perhapsNotShown);
  });
}

/** Whether it is unknown if a page was shown. Passing trouble in which Slack did nothing leaves no doubt. */
export function perhapsNotShown(error: unknown): boolean {
  const word = slackWordOf(error);
  const isSure = word !== undefined && !PERHAPS_DONE.has(word);
  return !isSure && !(error instanceof WebAPIRateLimitedError);
}

/**
 * Shows a modal, at once, since a `trigger_id` lives three seconds. If the content must be fetched, a waiting modal
 * with the same title comes first.
 */
export async function showModal(
  client: WebClient,
  trigger_id: string,
  language: Language,
  title: string,
  content: Promise<Modal>,
): Promise<void> {
  const ready = await settledNow(content);
  const first = ready ?? waitingModal(title, language);
  const opened = await inPlainerForms(formsOf(first.blocks), (blocks) =>
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

/** Replaces the page of an open modal. A modal that was closed meanwhile stays closed. */
export async function fillModal(
  client: WebClient,
  view_id: string,
  language: Language,
  modal: Modal,
): Promise<void> {
  try {
    await inPlainerForms(formsOf(modal.blocks), (blocks) => {
      const view = toView({ ...modal, blocks }, language);
      const update = () => retryOnce(() => client.views.update({ view_id, view }), perhapsNotShown);
      return waitingAsTold(update, WHILE_A_PERSON_WAITS);
    });
  } catch (error) {
    if (slackWordOf(error) !== 'not_found') throw error;
  }
}
