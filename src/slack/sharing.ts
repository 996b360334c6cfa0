/**
 * **Share to channel**: posts a private answer for everyone, once. Both posts go through the `response_url`
 * of the press, which works even where the bot is no member.
 */

import type { KnownBlock } from '@slack/types';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { actionName } from '../ask/actions.ts';
import { type Ask, type Features, reviveAsk, routeOf } from '../ask/feature.ts';
import { toMessage } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { atMost, undoneBy } from '../primitives.ts';
import { isUserId } from '../slack-terms.ts';
import { type Answer, type Answering, answer } from './answer.ts';
import { answerTo, logUndelivered } from './delivery.ts';
import { type Agreement, claimOrGoOn, shortDigest } from './intake.ts';
import type { Pressing } from './payload.ts';
import { EPHEMERAL, respond } from './post.ts';
import { shareAction } from './private-answers.ts';
import { wasNotTaken } from './refusals.ts';

// Remembers shares: each answer is shared once, even across replicas and restarts.

/**
 * How long a share is remembered, in milliseconds. A `response_url` lives 30 minutes, so nothing can be
 * shared later.
 */
const REMEMBER = 31 * 60_000;
const MOST_REMEMBERED = 20_000;

/** `unknown`: Slack may have taken it. */
type ShareOutcome = 'posted' | 'unknown';

/** Shares that were made, or are being made. */
export interface Shares {
  /**
   * Posts under a name, unless that was done before. @param post rejects if Slack did not take the message
   */
  once(workspace: string, name: string, post: () => Promise<ShareOutcome>): Promise<ShareOutcome>;
}

/**
 * @param agreement asked about a name that this process does not remember: another replica or an earlier
 * process may have shared it
 */
export function createShares({ now, log }: Pick<Answering, 'now' | 'log'>, agreement: Agreement): Shares {
  const outcomes = new LRUCache<string, ShareOutcome, () => Promise<ShareOutcome>>({
    ...atMost(MOST_REMEMBERED),
    ttl: REMEMBER,
    perf: { now },
    // A share that is forgotten while it is being made still has its outcome.
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context: share }) => share(),
  });
  return {
    once: (workspace, name, post) =>
      outcomes.forceFetch(name, {
        context: async () => {
          const mark = `shared ${workspace} ${shortDigest(name)}`;
          if (!(await claimOrGoOn(agreement, { kind: 'share', name: mark, forMs: REMEMBER }, log)))
            return 'posted';
          return await undoneBy(post, () => agreement.release(mark));
        },
      }),
  };
}

interface Sharing {
  readonly features: Features;
  readonly answering: Answering;
  readonly shares: Shares;
}

/** An answer to be shared, and where. */
interface Wanted {
  readonly ask: Ask;
  readonly language: Language;
  /** Absent: in the channel itself. */
  readonly thread: string | undefined;
  /** Each card under a message can be shared once: another page is another card. */
  readonly name: string;
}

/** Reads the value of the button; undefined if it is not one of ours. */
export function readShare(features: Features, value: string | undefined): Wanted | undefined {
  const read = shareAction.read(value);
  const ask = read && reviveAsk(features, read.value.f, read.value.r);
  return read && ask && { ask, language: read.language, thread: read.value.t, name: value ?? '' };
}

/** Posts the answer to the channel, and removes the button from the private answer. */
export async function share(
  { features, answering, shares }: Sharing,
  { ask, language, thread, name }: Wanted,
  press: Pressing,
  client: WebClient,
): Promise<void> {
  const { place, url, message } = press;
  const origin = { kind: 'share', place } as const;
  const send = async (own: Answer): Promise<void> => {
    if (!own.ask) return respond(answering, url, toMessage(own.card), EPHEMERAL);
    const shared = await forAll(answering, press, own);
    const outcome = await shares.once(place.workspace, `${message}:${name}`, () =>
      certainly(postForAll(features, answering, press, shared, thread), (error) =>
        logUndelivered(answering, origin, own, error),
      ),
    );
    await keepWithoutButton(answering, press, own, outcome, thread);
  };
  await answerTo(answering, { origin, language, read: () => ask }, { client, hasButton: true, send });
}

/** The same answer in the language of the channel, if the channel has chosen one. */
async function forAll(answering: Answering, { place }: Pressing, own: Answer): Promise<Answer> {
  const language = (await answering.languages.chosen(place, 'channel')) ?? own.language;
  const { ask } = own;
  if (language === own.language || !ask) return own;
  const other = await answer(answering, { origin: { kind: 'share', place }, language, read: () => ask });
  // The answer in the other language is better than an error for the whole channel.
  return other.ask ? other : own;
}

/** Rejects only if Slack can't have taken the post: then it may be tried again. */
async function certainly(posting: Promise<void>, onDoubt: (error: unknown) => void): Promise<ShareOutcome> {
  try {
    await posting;
    return 'posted';
  } catch (error) {
    if (wasNotTaken(error)) throw error;
    onDoubt(error);
    return 'unknown';
  }
}

/** A mention of a person. Only Slack signs requests, but still nothing except an id may become markup. */
function mentionOf(user: string): string {
  return isUserId(user) ? `<@${user}>` : '?';
}

/** The post always says who shared it, so it has no button that would replace it by another answer. */
function postForAll(
  features: Features,
  answering: Answering,
  press: Pressing,
  { card, language }: Answer,
  thread: string | undefined,
): Promise<void> {
  const note = texts(language).share.by(mentionOf(press.place.user));
  const opens = ({ action_id: id = '' }: { action_id?: string }) =>
    routeOf(features, actionName(id))?.does === 'open';
  const shared = (blocks: readonly KnownBlock[]) => blocks.flatMap((block) => withElements(block, opens));
  const buttons = card.buttons.filter(opens);
  const plainer = card.plainer && { plainer: shared(card.plainer) };
  const message = toMessage({ ...card, blocks: shared(card.blocks), ...plainer, buttons }, { note });
  return respond(answering, press.url, message, {
    response_type: 'in_channel',
    replace_original: false,
    ...(thread === undefined ? {} : { thread_ts: thread }),
  });
}

/** A row of buttons, reduced to those for which `holds` is true. A row without buttons goes. */
function withElements(block: KnownBlock, holds: (element: { action_id?: string }) => boolean): KnownBlock[] {
  if (block.type !== 'actions') return [block];
  const elements = block.elements.filter((element) => holds(element));
  return elements.length === 0 ? [] : [{ ...block, elements }];
}

function keepWithoutButton(
  answering: Answering,
  press: Pressing,
  { card, language }: Answer,
  outcome: ShareOutcome,
  thread: string | undefined,
): Promise<void> {
  const words = texts(language).share;
  const [done, perhaps] =
    thread === undefined ? [words.done, words.perhaps] : [words.doneInThread, words.perhapsInThread];
  const kept = toMessage(card, { note: outcome === 'posted' ? done : perhaps });
  return respond(answering, press.url, kept, { response_type: 'ephemeral', replace_original: true });
}
