/** How the app gets into workspaces: what both ways share, and the way with the configured token of one workspace. */
import type { WebClient } from '@slack/web-api';
import type { Routes } from '../http/server.ts';
import type { Language } from '../language.ts';
import type { Network } from '../network/network.ts';
import type { Jobs, WhenCalm } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { PayloadSource } from '../slack/payload.ts';
import type { Calls } from '../slack/send.ts';
import { createSlackClient, NotInstalled } from '../slack/web-api.ts';
import type { FurtherScopes } from '../slack-terms.ts';
import type { Store, TakeIn } from '../store/store.ts';
import { type Care, createCare } from './care.ts';
import { eraseWorkspace, type Leave } from './leaving.ts';
import {
  createBotToken,
  createOwner,
  createTakingIn,
  KEY_DENIED,
  type Owner,
  ownerMemory,
  type TokenState,
} from './token.ts';
import { askTokenOwner, workspaceKey } from './vault.ts';
import { createWhereabouts } from './whereabouts.ts';

/** What the app may do in a workspace. */
export interface Right {
  readonly client: WebClient;
  readonly botId: string | undefined;
  readonly botUserId: string | undefined;
}

export interface Access {
  /**
   * The right to answer a payload, with the workspace that it counts for. Undefined: the app is not installed
   * there. Rejects where that can't be found out, or the token has ended.
   */
  of(source: PayloadSource): Promise<(Right & { readonly team: string }) | undefined>;
  /** Whether the app is known to be installed in the workspace that Slack names, without a call. */
  isInstalled(source: PayloadSource): boolean;
  /** The Web API of a workspace, for an answer. Rejects with `NotInstalled`, and where the token has ended. */
  clientOf(workspace: string): Promise<WebClient>;
  /** The same for work that no person waits for. Rejects with `NotInstalled`, too, while it is not known whose the token is. */
  workIn(workspace: string): Promise<WebClient>;
  /** What is known of the bot token of the configuration; undefined with OAuth, where each installation has its own. */
  token?(): TokenState;
  /** The pages of installing. */
  readonly routes: Routes;
  /** Stops everything for a workspace that has removed the app. */
  readonly leave: Leave;
  readonly care: Care;
}

export interface AccessOptions {
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  readonly store: Store;
  readonly surroundings: {
    readonly now: () => number;
    readonly log: Log;
    readonly metrics: Metrics;
    readonly network: Network;
    readonly jobs: Jobs;
  };
  /** The language of the pages, where a browser asks for none that Coursebell speaks. */
  readonly language: Language;
  /** What an installation by OAuth asks for beside the usual. */
  readonly further: FurtherScopes;
  /** How much the store keeps of a workspace, or of a person in it. */
  readonly most: TakeIn['most'];
  /** Told of a workspace that has installed the app, or in which work can begin. */
  readonly onInstalled: (workspace: string) => void;
  /** What the first hourly care waits for; nothing by default. */
  readonly whenCalm?: WhenCalm | undefined;
}

/** Clients of the Web API. @param metrics hears of calls; by default that of the surroundings */
export function clientsOf(
  { apiUrl, surroundings: { log, network, ...others } }: AccessOptions,
  metrics: Calls['metrics'] = others.metrics,
) {
  return (botToken: string, teamId: string | undefined): WebClient =>
    createSlackClient({ botToken, apiUrl, teamId }, { log, network, metrics });
}

/**
 * Everything for the one workspace that the bot token belongs to. No payload of another one is served once Slack has
 * said whose the token is; the store keeps that for later starts. Until then, which is on a first start while Slack
 * does not answer `auth.test`, or where the store can't be read either, it is not known which workspace that is: a
 * payload counts for the likeliest one then, which may be an actor's of another organization in a shared channel. No
 * work goes on in it meanwhile, and what was kept under its id is the token's workspace's afterwards.
 */
export function accessByToken(botToken: string, options: AccessOptions): Access {
  const { store } = options;
  const { now, log, metrics, jobs } = options.surroundings;
  const token = createBotToken(log);
  const heard: Metrics['slack'] = (method, outcome, ms) => {
    metrics.slack(method, outcome, ms);
    // In answer to a message it is about the conversation.
    if (outcome !== KEY_DENIED || method === 'auth.test') token.heard(outcome);
  };
  const client = clientsOf(options, { slack: heard })(botToken, undefined);
  const right = { client, botId: undefined, botUserId: undefined };
  const memory = ownerMemory(store, botToken);
  const takingIn = createTakingIn({ ...options, ...options.surroundings, formerOwners: memory.all });
  const owner = createOwner(client, jobs, memory, takingIn.begin);
  const whereabouts = createWhereabouts(store);
  const isServed = (team: string | undefined, mine: Owner | undefined): boolean =>
    mine === undefined || mine.whole || mine.team === team;
  // The token may be an organization's: then it is that of all its workspaces. Or Slack does not say whose it is.
  const likeliest = async (source: PayloadSource): Promise<string | undefined> => {
    for await (const { team } of whereabouts.of(source)) {
      whereabouts.remember(source);
      return team;
    }
    return undefined;
  };
  const workspaceOf = async (source: PayloadSource): Promise<string | undefined> => {
    const mine = await owner.asked();
    if (!mine || mine.whole) return likeliest(source);
    // Where Slack does not name the workspace that has the app, it is this one: a person of another organization
    // acts in a shared channel.
    return isServed(source.installed ?? mine.team, mine) ? mine.team : undefined;
  };
  // The token stays in the configuration. Slack knows whether it is valid still, or again.
  const isBack = async (team: string): Promise<boolean | undefined> => {
    const whose = await askTokenOwner(client);
    if (whose === undefined) return undefined;
    // Slack has said that the app was removed. That it does not take the token does not contradict that.
    return typeof whose === 'object' && whose.team === team;
  };
  const care = createCare({
    ...{ store, now, log, jobs, isBack, whenCalm: options.whenCalm },
    vault: { members: async () => [], read: async () => undefined },
    verify: async () => undefined,
    isInDoubt: () => false,
  });
  return {
    of: async (source) => {
      const team = await workspaceOf(source);
      return team === undefined ? undefined : { ...right, team };
    },
    isInstalled: ({ installed }) => isServed(installed, owner.known()),
    // Until it is known whose the token is, answers are given for the likeliest workspace.
    clientOf: async (workspace) => {
      if (!isServed(workspace, owner.known())) throw new NotInstalled();
      return client;
    },
    workIn: async (workspace) => {
      const mine = await owner.asked();
      if (!mine) takingIn.awaitedBy(workspace);
      else await takingIn.settled();
      if (!mine || !isServed(workspace, mine)) throw new NotInstalled();
      return client;
    },
    token: token.state,
    routes: {},
    leave: async ({ team }) => {
      if (team === undefined || !isServed(team, owner.known())) return;
      const back = await isBack(team);
      if (back === true) return;
      // The row makes the grace count from now, as with installations.
      const key = workspaceKey(team);
      await store.installations.put(key, 'none', now());
      await store.installations.remove(key, now());
      // Where Slack can't be asked whether the app was removed, care erases once it can be.
      if (back === undefined) return;
      await eraseWorkspace(team, { store, forget: () => {}, log });
      await store.overwrite();
    },
    care: {
      ...care,
      start: () => {
        // So that it is known before the first payload.
        owner.start();
        care.start();
      },
      stop: async () => {
        owner.stop();
        await takingIn.settled();
        await care.stop();
      },
    },
  };
}
