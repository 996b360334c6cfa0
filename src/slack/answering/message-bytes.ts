/** Messages as bytes. A kept answer is one object (`private-answer.ts`), and keeps its bytes. */
import type { Message } from '../../cards/card.ts';

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
export function bytesOf(message: Message, sending: Sending): Buffer {
  const { response_type, replace_original, thread_ts = '' } = sending;
  const how = `${response_type} ${replace_original} ${thread_ts}`;
  const before = made.get(message);
  if (before?.how === how) return before.bytes;
  const { text, blocks } = message;
  const bytes = Buffer.from(JSON.stringify({ ...sending, text, blocks }));
  if (message.isKept) made.set(message, { how, bytes });
  return bytes;
}
