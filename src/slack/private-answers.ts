/** Answers that only the asker sees, with the button that shares them. */

import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction } from '../ask/actions.ts';
import type { Ask } from '../ask/feature.ts';
import { askValue } from '../ask/offers.ts';
import { type Card, type Message, toMessage } from '../cards/card.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Answer } from './answer.ts';
import { EPHEMERAL } from './post.ts';

/** What is shown of an answer. */
type Shown = Pick<Answer, 'card' | 'ask' | 'language'>;

interface PrivateMessage {
  readonly ask: Ask;
  readonly message: Message;
  /** The acknowledgement that carries the message. */
  readonly ack: object;
}

/**
 * The messages of cards that are kept (`createKeptCards`). A request that means the same for every person is read
 * once, so it is the same object each time.
 */
const ofKeptCards = new WeakMap<Card, PrivateMessage>();

/**
 * An answer that only the asker sees, with a button to share it.
 * @param thread where to share it; left out: in the channel
 */
export function privateMessage(answer: Shown, thread?: string): Message {
  const { card, ask, language } = answer;
  const kept = thread === undefined ? ofKeptCards.get(card) : undefined;
  if (kept && kept.ask === ask) return kept.message;
  return toMessage(card, { buttons: shareButtons(ask, language, thread) });
}

/** The acknowledgement that carries an answer; the same object for the same kept card and request. */
export function privateAck(answer: Shown): object {
  const { card, ask } = answer;
  const kept = ofKeptCards.get(card);
  if (kept && kept.ask === ask) return kept.ack;
  const message = privateMessage(answer);
  const ack = ackOf(message);
  if (card.isKept && ask) ofKeptCards.set(card, { ask, message, ack });
  return ack;
}

/** The acknowledgement that carries a message. */
export function ackOf({ text, blocks }: Pick<Message, 'text' | 'blocks'>): object {
  return { ...EPHEMERAL, text, blocks };
}

/** `t`: the thread to share in; absent: the channel itself. */
const shareValue = askValue.extend({
  t: z
    .string()
    .regex(/^\d{1,12}\.\d{1,8}$/)
    .optional(),
});
export const shareAction = defineAction('answer.share', shareValue);

/** The action id of the button. */
export const SHARE = shareAction.id;

/** The button under a private answer. An error has none: there is nothing to share. */
export function shareButtons(ask: Ask | undefined, language: Language, thread?: string): Button[] {
  if (!ask?.shareable) return [];
  const value = { f: ask.feature, r: ask.request, ...(thread === undefined ? {} : { t: thread }) };
  const words = texts(language).share;
  return shareAction.offer(thread === undefined ? words.button : words.toThread, value, language);
}
