/** Finds what Slack holds for a row or a message. Each held message is found only once. */
import type { Held, Outgoing } from './messages.ts';

type Sought = Omit<Outgoing, 'blocks'> & { readonly scheduledId?: string | undefined };

/** The messages that Slack holds and that nothing has claimed yet. */
interface Unclaimed {
  /**
   * Finds what Slack holds for a row or message, and takes it out: by id, or without one by place, time and
   * words.
   */
  claim(sought: Sought): Held | undefined;
  left(): Iterable<Held>;
}

export function createUnclaimed(held: readonly Held[]): Unclaimed {
  const byId = new Map(held.map((message) => [message.id, message]));
  const bySlot = Map.groupBy(held, slotOf);
  return {
    claim: (sought) => {
      const found =
        sought.scheduledId === undefined
          ? bySlot.get(slotOf(sought))?.find((one) => byId.has(one.id) && saySame(one.text, sought.text))
          : byId.get(sought.scheduledId);
      if (found) byId.delete(found.id);
      return found;
    },
    left: () => byId.values(),
  };
}

const slotOf = ({ conversation, postAt }: Pick<Held, 'conversation' | 'postAt'>): string =>
  `${conversation} ${postAt}`;

/** Slack may give a text back with its entities decoded or its white space folded. */
export const saySame = (one: string, other: string): boolean => one === other || plain(one) === plain(other);

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
