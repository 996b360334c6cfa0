/**
 * **Share to channel**: posts a private answer for everyone, once. Both posts go through the `response_url`
 * of the press, which works even where the bot is no member.
 */

import type { KnownBlock } from '@slack/types';
import { LRUCache } from 'lru-cache';
import { type Ask, type Features, reviveAsk, routeOf } from '../ask/feature.ts';
import { type Message, toMessage } from '../cards/card.ts';
import { actionName } from '../cards/menu.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Log } from '../ops/log.ts';
import { atMost, undoneBy } from '../primitives.ts';
import { isUserId } from '../slack-terms.ts';
import type { Answer, Answers } from './answer.ts';
import type { Delivery } from './delivery.ts';
import { type Agreement, claimOrGoOn, shortDigest } from './intake.ts';
import type { Languages } from './locale.ts';
import type { Press } from './payload.ts';
import { EPHEMERAL } from './post.ts';
import { shareAction } from './private-answers.ts';
import { wasNotTaken } from './refusals.ts';

/**
 * How long a share is remembered, in milliseconds. A `response_url` lives 30 minutes, so nothing can be
 * shared later.
 */
const REMEMBER = 31 * 60_000;
const MOST_REMEMBERED = 20_000;

/** `unknown`: Slack may have taken it. */
type ShareOutcome = 'posted' | 'unknown';

interface SharingParts {
  readonly features: Features;
  readonly languages: Pick<Languages, 'chosen'>;
  readonly answers: Pick<Answers, 'find'>;
  readonly delivery: Pick<Delivery, 'answer' | 'respond' | 'undelivered'>;
  readonly now: () => number;
  readonly log: Log;
  /**
   * Asked about a share that this process does not remember: another replica or an earlier process may have made it.
   */
  readonly agreement: Agreement;
}

export interface Sharing {
  /**
   * Posts the answer to the channel, and removes the button from the private answer. Undefined if the button's value is
   * not one of ours.
   */
  pressed(value: string | undefined): ((press: Press) => Promise<void>) | undefined;
}

export function createSharing(parts: SharingParts): Sharing {
  const { features, languages, answers, delivery, now, log, agreement } = parts;
  const outcomes = new LRUCache<string, ShareOutcome, () => Promise<ShareOutcome>>({
    ...atMost(MOST_REMEMBERED),
    ttl: REMEMBER,
    perf: { now },
    // A share that is forgotten while it is being made still has its outcome.
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context: share }) => share(),
  });
  /** Posts under a name, unless that was done before, here or elsewhere. */
  const once = (workspace: string, name: string, post: () => Promise<ShareOutcome>): Promise<ShareOutcome> =>
    outcomes.forceFetch(name, {
      context: async () => {
        const mark = `shared ${workspace} ${shortDigest(name)}`;
        if (!(await claimOrGoOn(agreement, { kind: 'share', name: mark, forMs: REMEMBER }, log)))
          return 'posted';
        return await undoneBy(post, () => agreement.release(mark));
      },
    });
  /** The same answer in the language of the channel, if the channel has chosen one. */
  const forAll = async (own: Answer, ask: Ask): Promise<Answer> => {
    const { origin } = own;
    const language = (await languages.chosen(origin.place, 'channel')) ?? own.language;
    if (language === own.language) return own;
    const other = await answers.find({ origin, language, read: () => ask });
    // The answer in the other language is better than an error for the whole channel.
    return other.ask ? other : own;
  };
  /** Rejects only if Slack can't have taken the post: then it may be tried again. */
  const post = async (
    own: Answer,
    ask: Ask,
    url: string,
    thread: string | undefined,
  ): Promise<ShareOutcome> => {
    const shared = await forAll(own, ask);
    try {
      await delivery.respond(url, messageForAll(features, shared), {
        response_type: 'in_channel',
        replace_original: false,
        ...(thread === undefined ? {} : { thread_ts: thread }),
      });
      return 'posted';
    } catch (error) {
      if (wasNotTaken(error)) throw error;
      delivery.undelivered(own, error);
      return 'unknown';
    }
  };
  return {
    pressed: (value) => {
      const read = shareAction.read(value);
      const ask = read && reviveAsk(features, read.value.f, read.value.r);
      if (!read || !ask) return undefined;
      const { language } = read;
      const { t: thread } = read.value;
      return ({ client, place, url, message }) => {
        const send = async (own: Answer): Promise<void> => {
          if (!own.ask) return delivery.respond(url, toMessage(own.card), EPHEMERAL);
          const asked = own.ask;
          // Each card under a message can be shared once: another page is another card.
          const name = `${message}:${value}`;
          const outcome = await once(place.workspace, name, () => post(own, asked, url, thread));
          const note = noteOf(outcome, language, thread);
          const kept = { response_type: 'ephemeral', replace_original: true } as const;
          await delivery.respond(url, toMessage(own.card, { note }), kept);
        };
        const request = { origin: { kind: 'share', place }, language, read: () => ask } as const;
        return delivery.answer(request, { client, hasButton: true, send });
      };
    },
  };
}

/** What stands under the private answer in the place of the button. */
function noteOf(outcome: ShareOutcome, language: Language, thread: string | undefined): string {
  const words = texts(language).share;
  if (thread === undefined) return outcome === 'posted' ? words.done : words.perhaps;
  return outcome === 'posted' ? words.doneInThread : words.perhapsInThread;
}

/** A mention of a person. Only Slack signs requests, but still nothing except an id may become markup. */
function mentionOf(user: string): string {
  return isUserId(user) ? `<@${user}>` : '?';
}

/** The post always says who shared it, so it has no button that would replace it by another answer. */
function messageForAll(features: Features, { origin, card, language }: Answer): Message {
  const note = texts(language).share.by(mentionOf(origin.place.user));
  // What opens a page or a modal is for each who presses it; what replaces the message would do so for all.
  const opens = (element: { action_id?: string; url?: string }) =>
    element.url !== undefined || routeOf(features, actionName(element.action_id ?? ''))?.does === 'open';
  const shared = (blocks: readonly KnownBlock[]) => blocks.flatMap((block) => withElements(block, opens));
  const buttons = card.buttons.filter(opens);
  const plainer = card.plainer && { plainer: shared(card.plainer) };
  const more = card.more && { more: card.more.filter(opens) };
  return toMessage({ ...card, blocks: shared(card.blocks), ...plainer, buttons, ...more }, { note });
}

/** A row of buttons, reduced to those for which `holds` is true. A row without buttons goes. */
function withElements(
  block: KnownBlock,
  holds: (element: { action_id?: string; url?: string }) => boolean,
): KnownBlock[] {
  if (block.type !== 'actions') return [block];
  const elements = block.elements.filter((element) => holds(element));
  return elements.length === 0 ? [] : [{ ...block, elements }];
}
