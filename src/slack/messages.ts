/** Mentions and direct messages: a free-text question → a card in the same place. */
import type { App } from '@slack/bolt';
import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import { toMessage } from '../cards/message.ts';
import { texts } from '../i18n/index.ts';
import { type Answer, type Answering, answer, bring, type Origin } from './answer.ts';
import { postMessage } from './deliver.ts';
import type { Ask, Features } from './feature.ts';
import { type Question, readQuestion } from './question.ts';

/** A message that is put to the app, freed of Slack's payload. */
interface Incoming {
  readonly workspace: string;
  readonly text: string;
  readonly user: string;
  readonly channel: string;
  /** The thread to answer in; undefined: in the conversation itself. */
  readonly thread: string | undefined;
}

/** What Slack sends; everything may be missing in what it sends tomorrow. */
interface MessageEvent {
  readonly text?: string;
  readonly user?: string;
  readonly bot_id?: string;
  readonly channel: string;
  readonly channel_type?: string;
  readonly subtype?: string;
  readonly ts: string;
  readonly thread_ts?: string;
}

/** Answers mentions in channels and messages in direct conversations; never bots, never edits. */
export function listenToMessages(app: App, features: Features, answering: Answering): void {
  app.event('app_mention', async ({ event, client, context: { teamId = '' } }) => {
    const message: MessageEvent = event;
    if (!isFromPerson(message)) return;
    const thread = message.thread_ts ?? message.ts;
    await reply(client, features, answering, 'mention', { ...asked(message), workspace: teamId, thread });
  });
  app.event('message', async ({ event, client, context: { teamId = '' } }) => {
    const message = event as MessageEvent;
    if (message.channel_type !== 'im' || !isFromPerson(message)) return;
    const thread = message.thread_ts;
    await reply(client, features, answering, 'direct-message', {
      ...asked(message),
      workspace: teamId,
      thread,
    });
  });
}

/**
 * What people say in another way than by a plain message: with a file, in a thread and in the conversation at
 * once, or by `/me`. Every other subtype is no new message.
 */
const SAID = new Set<string | undefined>([undefined, 'file_share', 'thread_broadcast', 'me_message']);

function isFromPerson({ bot_id, user, subtype }: MessageEvent): boolean {
  return bot_id === undefined && user !== undefined && SAID.has(subtype);
}

const asked = ({ text = '', user = '', channel }: MessageEvent) => ({ text, user, channel });

async function reply(
  client: WebClient,
  features: Features,
  answering: Answering,
  kind: 'mention' | 'direct-message',
  { workspace, text, user, channel, thread }: Incoming,
): Promise<void> {
  const question = readQuestion(text);
  const language = question.language ?? answering.language;
  const origin: Origin = { kind, place: { workspace, user, conversation: channel } };
  const answered = await answer(answering, origin, language, () => askOf(features, question));
  await bring(answering, origin, answered, () => post(client, origin, thread, answered));
}

/** Posts in place; where the bot may not write there, tells the asker alone rather than nobody. */
async function post(
  client: WebClient,
  { kind, place }: Origin,
  thread: string | undefined,
  { card, language }: Answer,
): Promise<void> {
  try {
    await postMessage(
      client,
      { channel: place.conversation ?? place.user, thread_ts: thread },
      toMessage(card),
    );
  } catch (error) {
    if (kind !== 'mention' || !isShutOut(error)) throw error;
    const note = texts(language).errors.notInChannel;
    await postMessage(client, { channel: place.user }, toMessage(card, { note }));
  }
}

function askOf(features: Features, question: Question): Ask {
  if (question.text === '') return features.usage();
  for (const feature of features.list) {
    const ask = feature.question(question);
    if (ask) return ask;
  }
  return features.hint(/^\d{1,18}$/.exec(question.text)?.[0]);
}

/** Slack's words for a channel in which the bot may not write. */
function isShutOut(error: unknown): boolean {
  const words = ['not_in_channel', 'channel_not_found', 'is_archived', 'restricted_action'];
  return error instanceof WebAPIPlatformError && words.includes(error.data.error);
}
