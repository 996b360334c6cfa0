/**
 * **Share to channel**: posts a private answer for everyone, once. Both posts go through the `response_url`
 * of the press, which works even where the bot is no member.
 */

import type { BlockAction } from '@slack/bolt';
import type { KnownBlock } from '@slack/types';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { actionName } from '../ask/actions.ts';
import { type Features, reviveAsk, routeOf } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { toMessage } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import { atMost, undoneBy } from '../primitives.ts';
import { isUserId } from '../slack-terms.ts';
import { type Answer, type Answering, answer } from './answer.ts';
import { type Agreement, claimOrGoOn, shortDigest } from './intake.ts';
import { deliver, EPHEMERAL, logUndelivered, respond, shareAction, wasNotTaken } from './replies.ts';

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

/** A press on the button, freed of Slack's payload. */
interface SharePress {
  readonly place: Place;
  readonly responseUrl: string;
  /** The message above the button: each card in it can be shared once. */
  readonly message: string;
}

/** Reads the needed fields of a payload. */
export function pressOf(body: BlockAction, place: Place): SharePress {
  const { container } = body;
  const { workspace, user } = place;
  const message = `${workspace}:${container['channel_id']}:${container['message_ts']}:${user}`;
  return { place, responseUrl: body.response_url, message };
}

/**
 * Posts the answer to the channel, and removes the button from the private answer.
 * @returns false if the value is not one of ours
 */
export async function shareAnswer(
  features: Features,
  answering: Answering,
  shares: Shares,
  press: SharePress,
  value: string | undefined,
  client: WebClient,
): Promise<boolean> {
  const read = shareAction.read(value);
  const ask = read && reviveAsk(features, read.value.f, read.value.r);
  if (!read || !ask) return false;
  const origin = { kind: 'share', place: press.place } as const;
  const own = await answer(answering, origin, read.language, () => ask);
  const share = async () => {
    if (!own.ask) return respond(answering, press.responseUrl, toMessage(own.card), EPHEMERAL);
    const shared = await forAll(answering, press, own);
    // The value may change under one message: another page is another card.
    const outcome = await shares.once(press.place.workspace, `${press.message}:${value}`, () =>
      certainly(postForAll(features, answering, press, shared, read.value.t), (error) =>
        logUndelivered(answering, origin, own, error),
      ),
    );
    await keepWithoutButton(answering, press, own, outcome, read.value.t);
  };
  await deliver(answering, origin, own, share, { client, language: own.language, hasButton: true });
  return true;
}

/** The same answer in the language of the channel, if the channel has chosen one. */
async function forAll(answering: Answering, { place }: SharePress, own: Answer): Promise<Answer> {
  const language = (await answering.languages.chosen(place, 'channel')) ?? own.language;
  const { ask } = own;
  if (language === own.language || !ask) return own;
  const other = await answer(answering, { kind: 'share', place }, language, () => ask);
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
  press: SharePress,
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
  return respond(answering, press.responseUrl, message, {
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
  press: SharePress,
  { card, language }: Answer,
  outcome: ShareOutcome,
  thread: string | undefined,
): Promise<void> {
  const words = texts(language).share;
  const [done, perhaps] =
    thread === undefined ? [words.done, words.perhaps] : [words.doneInThread, words.perhapsInThread];
  const kept = toMessage(card, { note: outcome === 'posted' ? done : perhaps });
  return respond(answering, press.responseUrl, kept, { response_type: 'ephemeral', replace_original: true });
}
