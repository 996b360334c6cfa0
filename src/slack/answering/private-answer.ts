/**
 * Answers that only the asker sees. A kept card makes the same message for the same request, so the message
 * is kept with the card, and so are its blocks and bytes.
 */

import type { Ask } from '../../asking/feature.ts';
import type { Card, Message } from '../../cards/card.ts';
import { toMessage } from '../../cards/message.ts';
import type { Answer } from './answer.ts';
import { EPHEMERAL } from './message-bytes.ts';
import { shareButtons } from './share.ts';

interface Made {
  readonly ask: Ask;
  readonly asked: string;
  readonly message: Message;
}

const made = new WeakMap<Card, Made>();
const acks = new WeakMap<Message, object>();

/**
 * An answer that only the asker sees, with a button to share it.
 * @param thread where to share it; left out: in the channel
 */
export function privately(answer: Omit<Answer, 'failed'>, thread?: string): Message {
  const { card, ask, language } = answer;
  if (!card.isKept || thread !== undefined || !ask)
    return toMessage(card, { buttons: shareButtons(ask, language, thread) });
  const before = made.get(card);
  // A request that means the same for everybody is read once, so it is the same object.
  if (before?.ask === ask) return before.message;
  const asked = JSON.stringify(ask.request);
  if (before?.asked === asked) return before.message;
  const message: Message = { ...toMessage(card, { buttons: shareButtons(ask, language) }), isKept: true };
  made.set(card, { ask, asked, message });
  return message;
}

/** The acknowledgement that carries a message: one object per message. */
export function ackOf(message: Message): object {
  const { text, blocks } = message;
  const before = acks.get(message);
  if (before) return before;
  const ack = { ...EPHEMERAL, text, blocks };
  if (message.isKept) acks.set(message, ack);
  return ack;
}
