/** Access to one workspace, with the token of the configuration. */

import type { Access, AccessOptions } from './access.ts';
import { createCare } from './care.ts';
import { letGo } from './leaving.ts';
import { createOwner, type Owner, ownerMemory } from './owner.ts';
import { workspaceKey } from './record.ts';
import { askWhose } from './standing.ts';
import { createWhereabouts, type Source } from './whereabouts.ts';

/**
 * Everything for the one workspace that the bot token belongs to. No payload of another one is served once Slack has
 * said whose the token is; the store keeps that for later starts. Until then, which is on a first start while Slack
 * does not answer `auth.test`, or where the store can't be read either, it is not known which workspace that is: a
 * payload counts for the likeliest one then, which may be an actor's of another organization in a shared channel.
 */
export function singleAccess(botToken: string, options: AccessOptions): Access {
  const { store, clientFor, guard, now, log, jobs } = options;
  const client = clientFor(botToken, undefined);
  const right = { client, botId: undefined, botUserId: undefined };
  const owner = createOwner(client, jobs, ownerMemory(store, botToken));
  const whereabouts = createWhereabouts(store);
  const isServed = (team: string | undefined, mine: Owner | undefined): boolean =>
    mine === undefined || mine.whole || mine.team === team;
  // The token may be an organization's: then it is that of all its workspaces. Or Slack does not say whose it is.
  const likeliest = async (source: Source): Promise<string | undefined> => {
    for await (const { team } of whereabouts.of(source)) {
      whereabouts.note(source);
      return team;
    }
    return undefined;
  };
  const workspaceOf = async (source: Source): Promise<string | undefined> => {
    const mine = await owner.asked();
    if (!mine || mine.whole) return likeliest(source);
    // Where Slack does not name the workspace that has the app, it is this one: a person of another organization
    // acts in a shared channel.
    return isServed(source.installed ?? mine.team, mine) ? mine.team : undefined;
  };
  // The token stays in the configuration. Slack knows whether it is valid still, or again.
  const isBack = async (team: string): Promise<boolean | undefined> => {
    const whose = await askWhose(client);
    if (whose === undefined) return undefined;
    // Slack has said that the app was removed. That it does not take the token does not contradict that.
    return typeof whose === 'object' && whose.team === team;
  };
  const care = createCare({
    store,
    now,
    log,
    jobs,
    isBack,
    vault: { members: async () => [], read: async () => undefined },
    verify: async () => undefined,
  });
  return {
    of: async (source) => {
      const team = await workspaceOf(source);
      return team === undefined ? undefined : { ...right, team };
    },
    isInstalled: ({ installed }) => isServed(installed, owner.known()),
    clientOf: async () => client,
    routes: {},
    leave: async ({ team }) => {
      if (team === undefined || !isServed(team, owner.known())) return;
      const back = await isBack(team);
      if (back === true) return;
      // The row makes the grace count from now, as with installations.
      await store.installations.put(workspaceKey(team), 'none', now());
      // Nobody knows whether the app is gone: only the removal is noted, and care erases once Slack can be
      // asked.
      if (back === undefined) await store.installations.remove(workspaceKey(team), now());
      else await letGo(team, async () => true, { store, guard, forget: () => {}, now, log });
    },
    care: {
      ...care,
      start: () => {
        // So that it is known before the first payload.
        owner.start();
        care.start();
      },
      stop: () => {
        owner.stop();
        return care.stop();
      },
    },
  };
}
