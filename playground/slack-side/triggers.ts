import { randomBytes } from 'node:crypto';
import { SlackRefusal } from './types.ts';

const LIVES_MS = 3000;

/** Trigger ids: each opens one view, within three seconds of the person's action. */
export interface Triggers {
  issue(user: string): string;
  /** The person of a trigger. Throws Slack's refusal for a trigger that is unknown, too old or used. */
  spend(id: unknown): string;
}

/** Keeps trigger ids. @param now the workspace's clock, in epoch milliseconds */
export function createTriggers(now: () => number): Triggers {
  const known = new Map<string, { user: string; at: number; spent: boolean }>();
  return {
    issue: (user) => {
      const id = `${known.size + 1}.${randomBytes(8).toString('hex')}`;
      known.set(id, { user, at: now(), spent: false });
      return id;
    },
    spend: (id) => {
      const trigger = known.get(String(id));
      if (!trigger) throw new SlackRefusal('invalid_trigger_id');
      if (trigger.spent) throw new SlackRefusal('exchanged_trigger_id');
      if (now() - trigger.at > LIVES_MS) throw new SlackRefusal('expired_trigger_id');
      trigger.spent = true;
      return trigger.user;
    },
  };
}
