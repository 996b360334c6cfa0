/** How the app gets into workspaces: with one token, or by installation. */
import type { Installation, InstallURLOptions } from '@slack/oauth';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { publicAddress, type Routes } from '../http/server.ts';
import type { Language } from '../language.ts';
import { type Ended, endedWith, type Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { atMost } from '../primitives/async.ts';
import type { PayloadSource } from '../slack/payload.ts';
import { createSlackClient, NotInstalled, webClientOptions } from '../slack/web-api.ts';
import { type FurtherScopes, scopesFor } from '../slack-terms.ts';
import { createSeal } from '../store/sealing.ts';
import type { InstallationKey, Store } from '../store/store.ts';
import { type Care, createCare } from './care.ts';
import { createLeaving, eraseWorkspace, type Leave, noteLeft } from './leaving.ts';
import { createInstaller, createRenew, createStates, installRoutes, REDIRECT_PATH } from './oauth.ts';
import {
  createBotToken,
  createOwner,
  createTokens,
  type Owner,
  ownerMemory,
  type Right,
  TokenEnded,
  type TokenState,
  type Tokens,
} from './tokens.ts';
import {
  allInstalled,
  askTokenOwner,
  createVault,
  isAccepted,
  type Vault,
  type Whose,
  workspaceKey,
} from './vault.ts';

interface Access {
  /**
   * The right to answer a payload, with the workspace that it counts for. Undefined: the app is not installed
   * there. Rejects where that can't be found out, or the token has ended.
   */
  of(source: PayloadSource): Promise<(Right & { readonly team: string }) | undefined>;
  /** Whether the app is known to be installed in the workspace that Slack names, without a call. */
  isInstalled(source: PayloadSource): boolean;
  /** The Web API of a workspace, outside of a listener. Rejects with `NotInstalled`, and where the token has ended. */
  clientOf(workspace: string): Promise<WebClient>;
  /** What is known of the bot token of the configuration; undefined with OAuth, where each installation has its own. */
  token?(): TokenState;
  /** The pages of installing. */
  readonly routes: Routes;
  /** Stops everything for a workspace that has removed the app. */
  readonly leave: Leave;
  readonly care: Care;
}

interface OAuth {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stateSecret: string;
  /** The first encrypts, all decrypt. */
  readonly encryptionKeys: readonly Uint8Array[];
  readonly publicUrl: string;
}

/** How the app gets into workspaces, as it is configured. */
type Auth = { readonly mode: 'token'; readonly botToken: string } | ({ readonly mode: 'oauth' } & OAuth);

interface AccessOptions {
  readonly auth: Auth;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  readonly store: Store;
  readonly surroundings: {
    readonly now: () => number;
    readonly log: Log;
    readonly metrics: Metrics;
    readonly jobs: Jobs;
  };
  /** The language of the pages, where a browser asks for none that Coursebell speaks. */
  readonly language: Language;
  /** What an installation by OAuth asks for beside the usual. */
  readonly further: FurtherScopes;
  /** Told of a workspace that has installed the app. */
  readonly onInstalled: (workspace: string) => void;
}

/** Opens the way into workspaces that is configured: the token of one workspace, or installations. */
export function openAccess({ auth, ...options }: AccessOptions): Access {
  return auth.mode === 'token' ? singleAccess(auth.botToken, options) : manyAccess(auth, options);
}

type Options = Omit<AccessOptions, 'auth'>;

/** Clients of the Web API. @param metrics hears of calls */
function clientsOf({ apiUrl, surroundings: { log } }: Options, metrics: Pick<Metrics, 'slack'>) {
  return (botToken: string, teamId: string | undefined): WebClient =>
    createSlackClient({ botToken, apiUrl, teamId }, { log, metrics });
}

/** Everything for workspaces that install the app, and for those that remove it. */
function manyAccess(oauth: OAuth, options: Options): Access {
  const { store, apiUrl, language } = options;
  const { now, log, metrics, jobs } = options.surroundings;
  const clientFor = clientsOf(options, metrics);
  const clientOptions = webClientOptions(apiUrl, metrics);
  const { installations, claims, leases } = store;
  const asked: InstallURLOptions = {
    scopes: scopesFor(options.further),
    redirectUri: publicAddress(oauth.publicUrl, REDIRECT_PATH),
  };
  const vault = createVault({ installations, seal: createSeal(oauth.encryptionKeys), now, log });
  const states = createStates({ secret: oauth.stateSecret, claims, now, asked });
  const installer = createInstaller({ ...oauth, apiUrl, clientOptions, states, asked, vault, now });
  const renew = createRenew({ ...oauth, clientOptions, now });
  const tokens = createTokens({ vault, renew, leases, clientFor, now, jobs });
  const leave = createLeaving({ store, vault, clientFor, forget: tokens.forget, now, log });
  const isInstalled = (id: string): void => {
    tokens.forget(id);
    options.onInstalled(id);
  };
  const onInstalled = ({ team, enterprise }: Installation): void => {
    if (team) isInstalled(team.id);
    if (team || !enterprise) return;
    tokens.forget(enterprise.id);
    const tellMembers = async (): Promise<undefined> => {
      for (const member of await vault.members(enterprise.id)) isInstalled(member);
    };
    void jobs.run('members', tellMembers, { workspace: enterprise.id });
  };
  const whereabouts = createWhereabouts(store);
  return {
    of: async (source) => {
      for await (const candidate of whereabouts.of(source)) {
        const right = await tokens.of(candidate);
        if (!right) continue;
        whereabouts.note(source);
        return { ...right, team: candidate.team };
      }
      return undefined;
    },
    isInstalled: (source) => {
      if (!tokens.isInstalled({ team: source.installed })) return false;
      whereabouts.note(source);
      return true;
    },
    clientOf: async (team) => {
      const right = await tokens.of({ team });
      if (!right) throw new NotInstalled();
      return right.client;
    },
    leave,
    routes: installRoutes({ installer, publicUrl: oauth.publicUrl, apiUrl, language, log, onInstalled }),
    care: createCare({
      ...{ store, vault, now, log, jobs },
      isBack: async () => false,
      verify: (signal) => verifyAll({ store, vault, tokens, leave, now, log }, signal),
    }),
  };
}

interface Verifying {
  readonly now: () => number;
  readonly log: Log;
  readonly store: Pick<Store, 'installations'>;
  readonly vault: Pick<Vault, 'read'>;
  readonly tokens: Pick<Tokens, 'of'>;
  readonly leave: Leave;
}

/** Asks Slack about each token, since its events may be lost, as where every replica was down for an hour. */
async function verifyAll(options: Verifying, signal: AbortSignal): Promise<Ended> {
  let [failed, all] = [0, 0];
  for await (const row of allInstalled(options.store.installations)) {
    if (signal.aborted) break;
    all += 1;
    await verify(row, options).catch((error: unknown) => {
      failed += 1;
      noteLeft(error, row.team || row.enterprise, options.log);
    });
  }
  return endedWith(failed, all, 'installations were not verified');
}

async function verify({ enterprise, team }: InstallationKey, { vault, tokens, leave, now }: Verifying) {
  const found = await vault.read({ enterprise, team });
  if (found?.kept?.is !== 'grant') return;
  const at = now();
  const whose = { team: team || undefined, enterprise: enterprise || undefined };
  if (await hasEnded(whose, tokens)) await leave({ ...whose, at });
}

/** Asks through `tokens`, which renews a token that has run out: of such a token Slack says nothing else. */
async function hasEnded(whose: Whose, tokens: Pick<Tokens, 'of'>): Promise<boolean> {
  try {
    const right = await tokens.of(whose);
    return right !== undefined && (await isAccepted(right.client)) === false;
  } catch (error) {
    if (error instanceof TokenEnded) return error.isRefused;
    throw error;
  }
}

// Access to one workspace, with the token of the configuration.

/**
 * Everything for the one workspace that the bot token belongs to. No payload of another one is served once Slack has
 * said whose the token is; the store keeps that for later starts. Until then, which is on a first start while Slack
 * does not answer `auth.test`, or where the store can't be read either, it is not known which workspace that is: a
 * payload counts for the likeliest one then, which may be an actor's of another organization in a shared channel.
 */
function singleAccess(botToken: string, options: Options): Access {
  const { store } = options;
  const { now, log, metrics, jobs } = options.surroundings;
  const token = createBotToken(log);
  const heard: Metrics['slack'] = (method, outcome, ms) => {
    metrics.slack(method, outcome, ms);
    token.heard(outcome);
  };
  const client = clientsOf(options, { slack: heard })(botToken, undefined);
  const right = { client, botId: undefined, botUserId: undefined };
  const owner = createOwner(client, jobs, ownerMemory(store, botToken));
  const whereabouts = createWhereabouts(store);
  const isServed = (team: string | undefined, mine: Owner | undefined): boolean =>
    mine === undefined || mine.whole || mine.team === team;
  // The token may be an organization's: then it is that of all its workspaces. Or Slack does not say whose it is.
  const likeliest = async (source: PayloadSource): Promise<string | undefined> => {
    for await (const { team } of whereabouts.of(source)) {
      whereabouts.note(source);
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
    ...{ store, now, log, jobs, isBack },
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
      stop: () => {
        owner.stop();
        return care.stop();
      },
    },
  };
}

// The workspaces that a payload may count for, in the order in which they are tried: the first one that has the app
// counts. Slack names none of them for sure in a press on a private answer: then the conversation tells, in which
// a person has asked before.

/** A workspace to be tried. Without an organization it must be known for itself. */
interface Candidate {
  readonly team: string;
  readonly enterprise: string | undefined;
}

export interface Whereabouts {
  /** The workspaces to be tried. Rejects if the store is in trouble. */
  of(source: PayloadSource): AsyncGenerator<Candidate>;
  /** Remembers the workspace that a payload has counted for, if Slack has said so itself. */
  note(source: PayloadSource): void;
}

/** The most conversations, and people in them, that are remembered: some hundred bytes each. */
const MOST_REMEMBERED = 50_000;

/** What is remembered is this process's alone. What the store keeps of conversations is asked for the rest. */
export function createWhereabouts({ workspaces }: Pick<Store, 'workspaces'>): Whereabouts {
  const last = new LRUCache<string, string>(atMost(MOST_REMEMBERED));
  const lastOf = ({ conversation = '', user = '' }: PayloadSource) => last.get(`${conversation} ${user}`);
  const inStore = async ({ conversation, perhaps }: PayloadSource): Promise<readonly string[]> => {
    if (conversation === undefined) return [];
    const all = await workspaces.ofChannel(conversation);
    return [...perhaps.filter((one) => all.includes(one)), ...all];
  };
  const inTurn = async function* (
    source: PayloadSource,
  ): AsyncGenerator<[team: string | undefined, isKnown?: true]> {
    const { installed, named, conversation = '', perhaps } = source;
    if (installed !== undefined) return yield [installed];
    // The organization that a payload names need not be that of the workspace, so that alone proves nothing yet.
    yield [named, true];
    // What is remembered or kept has counted before, so it is known for itself; the organization may be the actor's.
    // A private answer is for the person who asked, so it counts where that person has asked.
    yield [lastOf(source), true];
    yield [last.get(conversation), true];
    for (const team of await inStore(source)) yield [team, true];
    for (const team of [named, ...perhaps]) yield [team];
  };
  return {
    of: async function* (source) {
      for await (const [team, isKnown = false] of inTurn(source))
        if (team !== undefined) yield { team, enterprise: isKnown ? undefined : source.enterprise };
    },
    note: ({ installed, conversation, user }) => {
      if (installed === undefined || conversation === undefined) return;
      last.set(conversation, installed);
      if (user !== undefined) last.set(`${conversation} ${user}`, installed);
    },
  };
}
