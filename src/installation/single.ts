/** Access to one workspace, with the token of the configuration. */

import type { Access, AccessOptions } from './access.ts';
import { createCare } from './care.ts';
import { letGo } from './leaving.ts';
import { workspaceKey } from './record.ts';
import { askWhose } from './standing.ts';

/** Everything for the one workspace that the bot token belongs to. */
export function singleAccess(botToken: string, options: AccessOptions): Access {
  const { store, clientFor, guard, now, log } = options;
  const client = clientFor(botToken, undefined);
  const right = { client, botId: undefined, botUserId: undefined };
  // The token stays in the configuration. Slack knows whether it is valid still, or again.
  const isBack = async (team: string): Promise<boolean | undefined> => {
    const whose = await askWhose(client);
    if (whose === undefined) return undefined;
    // Slack has said that the app was removed. That it does not take the token does not contradict that.
    return typeof whose === 'object' && whose.team === team;
  };
  return {
    of: async () => right,
    isInstalled: () => true,
    clientOf: async () => client,
    routes: {},
    leave: async ({ team }) => {
      if (team === undefined) return;
      const back = await isBack(team);
      if (back === true) return;
      // The row makes the grace count from now, as with installations.
      await store.installations.put(workspaceKey(team), 'none', now());
      // Nobody knows whether the app is gone: only the removal is noted, and care erases once Slack can be
      // asked.
      if (back === undefined) await store.installations.remove(workspaceKey(team), now());
      else await letGo(team, async () => true, { store, guard, forget: () => {}, now, log });
    },
    care: createCare({
      store,
      now,
      log,
      isBack,
      vault: { members: async () => [], read: async () => undefined },
      verify: async () => {},
    }),
  };
}
