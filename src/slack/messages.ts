/** Mentions and direct messages: a free-text question → a card in the same place. */

import type { App } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import { intentsInLine } from '../ask/explain.ts';
import type { Ask, Features } from '../ask/feature.ts';
import { prepareLikeness } from '../ask/like.ts';
import type { Place } from '../ask/place.ts';
import { perhapsCodes, type Question, readOverheard, readQuestion } from '../ask/question.ts';
import { askOf } from '../ask/question-reader.ts';
import { type Message, toMessage, withNote } from '../cards/card.ts';
import { languagesOfReply, texts } from '../i18n/index.ts';
import { languageOfSubject } from '../i18n/language-of.ts';
import type { Language } from '../language.ts';
import type { Log } from '../ops/log.ts';
import { endedBy, undoneBy } from '../primitives.ts';
import { isDirectId } from '../slack-terms.ts';
import type { RealizationCode } from '../study-client/model.ts';
import type { Answer, Answers } from './answer.ts';
import { type Delivery, type Progress, startProgress } from './delivery.ts';
import type { Feedback } from './feedback.ts';
import type { Greet } from './greetings.ts';
import type { AskedMessages } from './intake.ts';
import type { Languages } from './locale.ts';
import { takes } from './middleware.ts';
import type { OpenLines } from './open-lines.ts';
import { placeOfMessage, viewedChannel } from './payload.ts';
import { deleteMessage, inLines, postMessage, updateMessage } from './post.ts';
import { causeOfError, isRefusedBy, slackWordOf } from './refusals.ts';
import type { Origin } from './request.ts';
import { webApiOf } from './web-api.ts';

/** A channel's switch for codes in ordinary messages, and the codes that it has been told of. */
export interface Spotting {
  /** Whether the conversation has switched it on. */
  wanted(place: Place): Promise<boolean>;
  /** Takes a code for a channel; false if it was taken less than `forMs` milliseconds ago. */
  claim(place: Place, code: string, forMs: number): Promise<boolean>;
  /** Gives back a code that was not answered after all. */
  release(place: Place, code: string): Promise<void>;
}

interface MessageDeps {
  readonly features: Features;
  readonly languages: Pick<Languages, 'of' | 'cached'>;
  readonly answers: Pick<Answers, 'find'>;
  readonly delivery: Pick<Delivery, 'attempt' | 'send'>;
  readonly log: Log;
  /** The direct conversation with a person, from which something came. */
  readonly metIn: (person: Pick<Place, 'workspace' | 'user'>, conversation: string) => void;
  readonly spotting: Spotting;
  readonly askedMessages: AskedMessages;
  readonly greet: Greet;
  readonly lines: Pick<OpenLines, 'opened'>;
  /** Undefined: answers do not ask whether they were right. */
  readonly feedback: Feedback | undefined;
}

/** A message event. Every field may be missing in what Slack sends tomorrow. */
interface MessageEvent {
  readonly text?: string;
  readonly user?: string;
  readonly bot_id?: string;
  readonly channel: string;
  readonly channel_type?: string;
  readonly subtype?: string;
  readonly ts: string;
  readonly thread_ts?: string;
  /** What the person sees beside the conversation; Slack tells it to agents alone. */
  readonly app_context?: unknown;
  readonly edited?: unknown;
  /** Of an edit: the message as it is now, and as it was. */
  readonly message?: unknown;
  readonly previous_message?: unknown;
}

/** A message of a person, with all that is needed to answer it. */
interface PersonsMessage {
  readonly client: WebClient;
  /** Its thread is the one to answer in; undefined: in the conversation itself. */
  readonly place: Place;
  readonly text: string;
  readonly ts: string;
}

/** The examples of questions are made ready so long after the start, in milliseconds, unless a question comes before. */
const AFTER_START = 2_000;

/**
 * Answers mentions in channels, messages in direct conversations and, where a channel wants it, codes
 * elsewhere.
 */
export function registerMessages(app: App, deps: MessageDeps): void {
  setTimeout(prepareLikeness, AFTER_START).unref();
  app.event('app_mention', takes('type'), async ({ event, context }) => {
    if (!isFromPerson(event)) return;
    const message: MessageEvent = event;
    const { text = '', ts, thread_ts: thread = ts } = message;
    const place = { ...placeOfMessage(message, context.teamId), thread };
    await reply(deps, 'mention', { client: webApiOf(context), place, text, ts });
  });
  app.event('message', takes('type'), async ({ event, body, context }) => {
    const client = webApiOf(context);
    const message = asItIsNow(event as MessageEvent);
    if (!isFromPerson(message)) return;
    const { text = '', channel_type: type, ts, thread_ts: thread, app_context: viewed } = message;
    // Each message to an agent begins a thread.
    const inThread = type !== 'im' || viewed !== undefined;
    const place = {
      ...placeOfMessage(message, context.teamId),
      thread: inThread ? (thread ?? ts) : thread,
      viewing: viewedChannel(viewed, context.teamId ?? ''),
    };
    const asked = { client, place, text, ts };
    if (type === 'im') await replyDirectly(deps, asked);
    else if (type === 'channel' && !mentionsBot(text, body)) await answerSpotted(deps, asked);
  });
}

async function replyDirectly(deps: MessageDeps, asked: PersonsMessage): Promise<void> {
  const { conversation } = asked.place;
  if (isDirectId(conversation)) deps.metIn(asked.place, conversation);
  await reply(deps, 'direct-message', asked);
}

/** The users for whom Slack delivers an event. */
interface EventEnvelope {
  readonly authorizations?: readonly { readonly user_id?: string }[];
}

/** A mention also comes as an event of its own. If Slack does not say who the bot is, any mention counts. */
function mentionsBot(text: string, { authorizations }: EventEnvelope): boolean {
  const bots = (authorizations ?? []).flatMap(({ user_id }) => user_id ?? []);
  return bots.length === 0
    ? /<@[A-Z0-9]+/.test(text)
    : bots.some((bot) => [`<@${bot}>`, `<@${bot}|`].some((mention) => text.includes(mention)));
}

/**
 * Subtypes of new messages other than plain ones: with a file, in a thread and in the conversation at once,
 * or by `/me`. No other subtype is a new message.
 */
const SAID = new Set<string | undefined>([undefined, 'file_share', 'thread_broadcast', 'me_message']);

function isFromPerson({ bot_id, user, subtype }: Partial<MessageEvent>): boolean {
  return bot_id === undefined && user !== undefined && SAID.has(subtype);
}

/**
 * A direct message whose words a person has changed is a question like a new one. Slack tells in the same way
 * that it shows a link's content under a message: the words are the same then. An edited mention comes as an
 * event of its own.
 */
function asItIsNow(event: MessageEvent): MessageEvent {
  const { subtype, message, previous_message: before, channel, channel_type } = event;
  if (subtype !== 'message_changed' || channel_type !== 'im' || !isMessage(message)) return event;
  const isSame = isMessage(before) && before.text === message.text;
  return isSame || message.edited === undefined ? event : { ...message, channel, channel_type };
}

function isMessage(value: unknown): value is MessageEvent {
  return typeof value === 'object' && value !== null && 'ts' in value && typeof value.ts === 'string';
}

/** Answers a message, and shows meanwhile that it is under way. */
async function reply(
  deps: MessageDeps,
  kind: 'mention' | 'direct-message',
  message: PersonsMessage,
): Promise<void> {
  const question = readQuestion(message.text, { direct: kind === 'direct-message' });
  const audience = kind === 'mention' ? 'channel' : 'person';
  const underWay = startUnderWay(message, deps.lines, () =>
    deps.languages.of(message.place, audience, question.language),
  );
  // No sign may stay where no answer comes.
  let isSent = false;
  await endedBy(
    async () => {
      isSent = await replyTo(deps, kind, message, question, underWay);
    },
    async () => {
      if (!isSent) await takeBack(message, await underWay.end());
    },
  );
}

/**
 * Answers a message, unless it has asked the same before. It is read before the pipeline begins, since an
 * edit that asks nothing new gets no answer and costs nothing.
 * @returns whether Slack has, or may have, the answer
 */
async function replyTo(
  { features, languages, answers, delivery, log, askedMessages, greet, feedback }: MessageDeps,
  kind: 'mention' | 'direct-message',
  message: PersonsMessage,
  question: Question,
  underWay: Progress<UnderWay>,
): Promise<boolean> {
  const { client, place, ts } = message;
  const audience = kind === 'mention' ? 'channel' : 'person';
  // A name in another language would hide that of the question.
  const named = await features.withNamedCodes(question, place);
  // A group that was seen is read.
  const typed = named.groups ? named : question;
  const read = askOf(features, named, place);
  const told = await read.then(
    (ask) => languageTold(ask, named),
    () => named.language,
  );
  const usual = await languages.of(place, audience, told);
  const language = question.answerIn?.language ?? usual;
  const spoken = question.answerIn?.language ?? told;
  const isGuessed = audience === 'person' && !(spoken ?? languages.cached(place));
  const origin: Origin = { kind, place };
  // Where reading fails, the words stand for what is asked.
  const asks = await read.then(
    ({ feature, request }) => [feature, request],
    () => question.words,
  );
  const id = { workspace: place.workspace, channel: place.conversation ?? '', ts };
  const { workspace } = place;
  log.debug({ kind, workspace, detail: intentsInLine(features, named) }, 'a question was read');
  const taken = await askedMessages.claim(id, JSON.stringify([language, asks]));
  if (!taken || (await isAnsweredByGreeting(greet, message, kind, language, read))) return false;
  const found = await answers.find({ origin, language, read: () => read });
  const answered = { ...withUnread(found, typed), isGuessed };
  const shown = await underWay.end();
  // A person who is told to ask again later may do so by an edit. A second delivery is told by its own id.
  if (answered.failed) taken.giveBack();
  const withFeedback = (sent: Message) => feedback?.under(sent, answered, question) ?? sent;
  let posted: Posted | undefined;
  let isSent = false;
  await delivery.send(answered, {
    client,
    send: async () => {
      isSent = true;
      try {
        posted = await postAnswer(message, kind, answered, withFeedback, shown);
      } catch (error) {
        taken.giveBack();
        // Slack's own word says that the line stands there still.
        isSent = slackWordOf(error) === undefined;
        throw error;
      }
    },
    replace: async (fresh) => {
      if (posted) await updateMessage(client, posted, withFeedback(toMessage(withUnread(fresh, typed).card)));
    },
  });
  return isSent;
}

/** Greets a person who writes for the first time. @returns whether that answers the message, which greets, too */
async function isAnsweredByGreeting(
  greet: Greet,
  { client, place }: PersonsMessage,
  kind: Origin['kind'],
  language: Language,
  read: Promise<Ask>,
): Promise<boolean> {
  const isGreeted = kind === 'direct-message' && (await greet(client, place, 'person', language));
  return isGreeted && read.then(isHello, () => false);
}

const isHello = ({ feature, request }: Ask): boolean =>
  feature === 'help' && hello.safeParse(request).success;
const hello = z.object({ about: z.literal('greeting') });

/** Features that tell what a bare word asks of a course. */
const OF_FACTS: ReadonlySet<string> = new Set(['facts', 'enrollment']);

/** The language that a question tells; a greeting alone tells none: people greet in any. */
function languageTold(ask: Ask, question: Question): Language | undefined {
  // "Ja" is Swedish alone, and no Finnish "and".
  const [ofReply, ...others] = languagesOfReply(question.words);
  if (ofReply !== undefined) return others.length === 0 ? ofReply : undefined;
  return isHello(ask) ? undefined : (question.language ?? languageOfFact(ask.feature, question));
}

/** The language of bare words that ask for a fact, "koe?"; the same words elsewhere may be a name. */
const languageOfFact = (feature: string, { named, words }: Question) =>
  OF_FACTS.has(feature) && !named ? languageOfSubject(words) : undefined;

/** After so many milliseconds a person is shown that the message is being looked up. */
const A_MOMENT = 1_000;

/** What shows that an answer is under way: Slack's own sign, which goes when the app posts there, or a line of ours. */
type UnderWay = 'sign' | UnderWayLine;

interface UnderWayLine {
  readonly line: Posted;
  /** Forgets the line: the answer has its place, or it is gone. Never rejects. */
  readonly ended: () => Promise<void>;
}

function startUnderWay(
  message: PersonsMessage,
  lines: MessageDeps['lines'],
  languageOf: () => Promise<Language>,
): Progress<UnderWay> {
  const { client, place } = message;
  // Slack refuses the sign in some threads, as in a direct conversation where the app is no agent.
  const show = async (): Promise<UnderWay> => {
    const language = await languageOf();
    const { lookingUp } = texts(language).modal;
    if (place.thread !== undefined && (await isSigned(message, lookingUp))) return 'sign';
    const channel = place.conversation ?? place.user;
    const of = { workspace: place.workspace, language, channel };
    const posting = { is: 'posting', thread: place.thread ?? '', since: message.ts } as const;
    const posted = await lines.opened({ ...of, ...posting });
    try {
      const ts = await postMessage(client, { channel, thread_ts: place.thread }, inLines([lookingUp]));
      if (ts === undefined) throw new TypeError('a message without a time');
      const ended = await lines.opened({ ...of, is: 'message', ts });
      return { line: { channel, ts }, ended };
    } finally {
      await posted();
    }
  };
  return startProgress(show, (shown) => takeBack(message, shown), A_MOMENT);
}

const isSigned = (message: PersonsMessage, status: string): Promise<boolean> =>
  showStatus(message, status).then(
    () => true,
    () => false,
  );

/** Takes back what was shown where no answer takes its place. Never rejects. */
async function takeBack(message: PersonsMessage, shown: UnderWay | undefined): Promise<void> {
  if (shown === undefined) return;
  const gone = shown === 'sign' ? showStatus(message, '') : deleteMessage(message.client, shown.line);
  await gone.catch(() => undefined);
  if (shown !== 'sign') await shown.ended();
}

/** Slack's own sign in a thread that the app is at work; an empty one takes it away. It goes when the app posts there. */
async function showStatus({ client, place }: PersonsMessage, status: string): Promise<void> {
  const { conversation: channel_id, thread: thread_ts } = place;
  if (channel_id === undefined || thread_ts === undefined) return;
  await client.assistant.threads.setStatus({ channel_id, thread_ts, status });
}

/** Where an answer stands. */
interface Posted {
  readonly channel: string;
  readonly ts: string;
}

/** The answer with a line that names what was typed and not read. An error names it itself. */
function withUnread(answered: Answer, { unread }: Question): Answer {
  // What only the store knows for a code may have been answered.
  const isTold = (one: string) =>
    one.includes('-') && answered.card.text.toUpperCase().includes(one.toUpperCase());
  const left = unread.filter((one) => !isTold(one));
  if (!answered.ask || left.length === 0) return answered;
  const note = texts(answered.language).lookUp.unread(left.join(', '));
  return { ...answered, card: withNote(answered.card, note) };
}

/** Posts in place, or where a line stands that it was under way. If the bot may not write there, tells the person alone. */
async function postAnswer(
  message: PersonsMessage,
  kind: Origin['kind'],
  { card, language }: Answer,
  withFeedback: (sent: Message) => Message,
  shown: UnderWay | undefined,
): Promise<Posted | undefined> {
  const { client, place } = message;
  try {
    if (
      shown !== undefined &&
      shown !== 'sign' &&
      (await isReplaced(client, shown, withFeedback(toMessage(card))))
    )
      return shown.line;
    const to = { channel: place.conversation ?? place.user, thread_ts: place.thread };
    const ts = await postMessage(client, to, withFeedback(toMessage(card)));
    return ts === undefined ? undefined : { channel: to.channel, ts };
  } catch (error) {
    if (kind !== 'mention' || !isRefusedBy('place', error)) throw error;
    const note = whyNotThere(error, place, language);
    await postMessage(client, { channel: place.user }, toMessage(card, { note }));
    return undefined;
  }
}

/** Puts the answer in the place of the line. False: the line is gone, so that the answer is posted by itself. */
async function isReplaced(
  client: WebClient,
  { line, ended }: UnderWayLine,
  answer: Message,
): Promise<boolean> {
  try {
    await updateMessage(client, line, answer);
    return true;
  } catch (error) {
    if (causeOfError(error) === 'over') return false;
    throw error;
  } finally {
    // The answer may stand there, also where Slack has not said so.
    await ended();
  }
}

/** Why the app may not post in a place, and who can change that. */
function whyNotThere(error: unknown, { isGroup }: Place, language: Language): string {
  const { notInChannel, notInGroup, ruled, archived } = texts(language).errors;
  switch (causeOfError(error)) {
    case 'ruled':
      return ruled;
    case 'archived':
      return archived;
    default:
      return isGroup ? notInGroup : notInChannel;
  }
}

// Codes in ordinary messages of a channel that has switched this on. The codes that exist get one compact
// card in the thread; the same code gets none again in that channel for half an hour. Bots get no answer.

const MOST_CODES = 3;
/** The most codes of a message that are looked up; the others are ignored. */
const MOST_SOUGHT = 10;
/** How long a code that was answered in a channel is left there, in milliseconds. */
export const QUIET_FOR = 30 * 60_000;

/** Answers the codes of a message, if any deserve an answer. Rejects if the store is in trouble. */
async function answerSpotted(
  { features, languages, answers, delivery, spotting }: MessageDeps,
  { client, place, text }: PersonsMessage,
): Promise<void> {
  const { codes: sure, language: spoken } = readOverheard(text);
  const perhaps = perhapsCodes(readQuestion(text).words, sure);
  if (sure.length + perhaps.length === 0 || !(await spotting.wanted(place))) return;
  const codes = [...sure, ...(await features.codes.seen(perhaps, place))];
  if (codes.length === 0) return;
  const language = await languages.of(place, 'channel', spoken);
  // Look the codes up before taking them: a missing code, or an outage, takes nothing.
  const existing = await features.codes.existing(codes.slice(0, MOST_SOUGHT), language);
  const taken: RealizationCode[] = [];
  for (const code of existing)
    if (taken.length < MOST_CODES && (await spotting.claim(place, code, QUIET_FOR))) taken.push(code);
  if (taken.length === 0) return;
  const origin = { kind: 'spotted', place } as const;
  const answered = await answers.find({ origin, language, read: () => features.codes.ask(taken) });
  const release = () => Promise.all(taken.map((code) => spotting.release(place, code)));
  // No person has asked, so no person is told of a failure.
  if (!answered.ask) return void (await release());
  await delivery.attempt(answered, async () => {
    const to = { channel: place.conversation ?? '', thread_ts: place.thread };
    // The post may have arrived: a second card in a thread is better than none for half an hour.
    await undoneBy(() => postMessage(client, to, toMessage(answered.card)), release);
  });
}
