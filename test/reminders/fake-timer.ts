/** A workspace's Slack in memory, for tests that look at one pass. */
import type { HeldMessage, Outgoing } from '../../src/reminders/steps.ts';
import { DeliveryRefused, type SlackTimer } from '../../src/reminders/steps.ts';
import type { Pause } from '../../src/store/store.ts';

export interface FakeTimer extends SlackTimer {
  readonly held: HeldMessage[];
  /** What was posted at once, and told to people, in order. */
  readonly posted: string[];
  readonly told: { readonly user: string; readonly text: string }[];
  /** The methods as they were called: `schedule C0TESTS001`. */
  readonly calls: string[];
  readonly counts: Record<'scheduled' | 'posted' | 'cancelled' | 'refused', number>;
  /** Conversations that refuse, and why; `*` stands for all of them. */
  readonly refusing: Map<string, Pause['reason']>;
  /** Thrown by the next call of a method, once. */
  readonly failing: Map<keyof SlackTimer, Error>;
}

/** Does some work. Resolves to what Slack has done and refused meanwhile. */
export async function countsOf({ counts }: FakeTimer, work: () => Promise<void>) {
  const before = { ...counts };
  await work();
  return {
    scheduled: counts.scheduled - before.scheduled,
    posted: counts.posted - before.posted,
    cancelled: counts.cancelled - before.cancelled,
    refused: counts.refused - before.refused,
  };
}

export function createFakeTimer(): FakeTimer {
  let ids = 0;
  const fake: Omit<FakeTimer, keyof SlackTimer> = {
    held: [],
    posted: [],
    told: [],
    calls: [],
    counts: { scheduled: 0, posted: 0, cancelled: 0, refused: 0 },
    refusing: new Map(),
    failing: new Map(),
  };
  const { held, posted, told, calls, counts, refusing, failing } = fake;
  const enter = (method: keyof SlackTimer, conversation: string): void => {
    calls.push(`${method} ${conversation}`.trim());
    const failure = failing.get(method);
    failing.delete(method);
    if (failure) throw failure;
    const reason = refusing.get('*') ?? refusing.get(conversation);
    if (reason) {
      counts.refused += 1;
      throw new DeliveryRefused(reason);
    }
  };
  return {
    ...fake,
    list: async () => {
      enter('list', '');
      return [...held];
    },
    schedule: async ({ conversation, postAt, text }: Outgoing) => {
      enter('schedule', conversation);
      counts.scheduled += 1;
      ids += 1;
      held.push({ id: `Q${ids}`, conversation, postAt, text });
      return `Q${ids}`;
    },
    cancel: async ({ id, conversation }) => {
      enter('cancel', conversation);
      counts.cancelled += 1;
      const index = held.findIndex((one) => one.id === id);
      if (index >= 0) held.splice(index, 1);
    },
    post: async ({ conversation, text }) => {
      enter('post', conversation);
      counts.posted += 1;
      posted.push(text);
    },
    tell: async (user, { text }) => {
      enter('tell', user);
      told.push({ user, text });
    },
  };
}
