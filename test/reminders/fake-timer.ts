/** A workspace's Slack in memory, for tests that look at one pass. */
import type { HeldMessage, Outgoing } from '../../src/reminders/steps.ts';
import { DeliveryRefused, type Timer } from '../../src/reminders/steps.ts';
import type { Pause } from '../../src/store/store.ts';

export interface FakeTimer extends Timer {
  readonly held: HeldMessage[];
  /** What was posted at once, and told to people, in order. */
  readonly posted: string[];
  readonly told: { readonly user: string; readonly text: string }[];
  /** The methods as they were called: `schedule C0TESTS001`. */
  readonly calls: string[];
  /** Conversations that refuse, and why; `*` stands for all of them. */
  readonly refusing: Map<string, Pause['reason']>;
  /** Thrown by the next call of a method, once. */
  readonly failing: Map<keyof Timer, Error>;
}

export function createFakeTimer(): FakeTimer {
  let ids = 0;
  const fake: Omit<FakeTimer, keyof Timer> = {
    held: [],
    posted: [],
    told: [],
    calls: [],
    refusing: new Map(),
    failing: new Map(),
  };
  const { held, posted, told, calls, refusing, failing } = fake;
  const enter = (method: keyof Timer, conversation: string): void => {
    calls.push(`${method} ${conversation}`.trim());
    const failure = failing.get(method);
    failing.delete(method);
    if (failure) throw failure;
    const reason = refusing.get('*') ?? refusing.get(conversation);
    if (reason) throw new DeliveryRefused(reason);
  };
  return {
    ...fake,
    list: async () => {
      enter('list', '');
      return [...held];
    },
    schedule: async ({ conversation, postAt, text }: Outgoing) => {
      enter('schedule', conversation);
      ids += 1;
      held.push({ id: `Q${ids}`, conversation, postAt, text });
      return `Q${ids}`;
    },
    cancel: async ({ id, conversation }) => {
      enter('cancel', conversation);
      const index = held.findIndex((one) => one.id === id);
      if (index >= 0) held.splice(index, 1);
    },
    post: async ({ conversation, text }) => {
      enter('post', conversation);
      posted.push(text);
    },
    tell: async (user, { text }) => {
      enter('tell', user);
      told.push({ user, text });
    },
  };
}
