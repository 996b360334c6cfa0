/** How the app gets into workspaces: what both ways share, and the way with the configured token of one workspace. */
import { createHash } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Routes } from '../http/server.ts';
import type { Language } from '../language.ts';
import type { Network } from '../network/network.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { atMost, withTimeout } from '../primitives.ts';
import type { PayloadSource } from '../slack/payload.ts';
import type { Calls } from '../slack/send.ts';
import { createSlackClient, PASSING, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/web-api.ts';
import type { FurtherScopes } from '../slack-terms.ts';
import type { Store } from '../store/store.ts';
import { type Care, createCare } from './care.ts';
import { eraseWorkspace, type Leave } from './leaving.ts';
import { askTokenOwner, workspaceKey } from './vault.ts';

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
  /** Told of a workspace that has installed the app. */
  readonly onInstalled: (workspace: string) => void;
}

/** Clients of the Web API. @param metrics hears of calls; by default that of the surroundings */
export function clientsOf(
  { apiUrl, surroundings: { log, network, ...others } }: AccessOptions,
  metrics: Calls['metrics'] = others.metrics,
) {
  return (botToken: string, teamId: string | undefined): WebClient =>
    createSlackClient({ botToken, apiUrl, teamId }, { log, network, metrics });
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
  remember(source: PayloadSource): void;
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
    remember: ({ installed, conversation, user }) => {
      if (installed === undefined || conversation === undefined) return;
      last.set(conversation, installed);
      if (user !== undefined) last.set(`${conversation} ${user}`, installed);
    },
  };
}

// Access to one workspace, with the token of the configuration.

/**
 * Everything for the one workspace that the bot token belongs to. No payload of another one is served once Slack has
 * said whose the token is; the store keeps that for later starts. Until then, which is on a first start while Slack
 * does not answer `auth.test`, or where the store can't be read either, it is not known which workspace that is: a
 * payload counts for the likeliest one then, which may be an actor's of another organization in a shared channel.
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
  const owner = createOwner(client, jobs, ownerMemory(store, botToken));
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

// Whether Slack takes the bot token of the configuration, by what it answers to each call with it. So the
// state is fresh: a token that is revoked shows with the next call, of which there is one every ten minutes.

interface TokenState {
  readonly token: 'accepted' | 'refused' | 'not known yet';
  /** Slack's word, or why Slack has not said; undefined for an accepted one. */
  readonly reason?: string | undefined;
}

interface BotToken {
  state(): TokenState;
  /** Takes the outcome of a call, in the words of the metrics. */
  heard(outcome: string): void;
}

/** The organization's key management keeps the app out. */
const KEY_DENIED = 'ekm_access_denied';
const REFUSED = new Set([...TOKEN_ENDED, ...TOKEN_NOT_TAKEN, KEY_DENIED]);
/** What tells nothing of the token: no answer, or not Slack's own. */
const SILENT = new Set([
  ...PASSING,
  'unreachable',
  'timeout',
  'http_4xx',
  'http_5xx',
  'ratelimited',
  'not_slack',
]);

export function createBotToken(log: Log): BotToken {
  let state: TokenState = { token: 'not known yet' };
  const become = (next: TokenState): void => {
    const isNews = next.token !== state.token || next.reason !== state.reason;
    state = next;
    if (isNews) tell(log, next);
  };
  return {
    state: () => state,
    heard: (outcome) => {
      if (REFUSED.has(outcome)) become({ token: 'refused', reason: outcome });
      else if (!SILENT.has(outcome)) become({ token: 'accepted' });
      else if (state.token === 'not known yet') become({ token: 'not known yet', reason: outcome });
    },
  };
}

function tell(log: Log, { token, reason: detail }: TokenState): void {
  const line = { kind: 'slack', detail };
  if (token === 'accepted') log.info({ ...line, outcome: 'token-accepted' }, 'Slack takes the bot token');
  else if (token === 'refused')
    log.error({ ...line, outcome: 'token-refused' }, 'Slack refuses the bot token: nothing can be posted');
  else log.warn({ ...line, outcome: 'token-unknown' }, 'Slack can’t be asked about the bot token yet');
}

// Whose the bot token of the configuration is. A token never changes its workspace, so what Slack has said
// once is known, and is kept in the store for the next start. Slack is asked again all the same, since a token may end.

/** A workspace, or with `whole` an organization. */
interface Owner {
  readonly team: string;
  readonly whole: boolean;
}

interface OwnerOf {
  /** Asks Slack if need be, and waits for a moment at the most. Undefined: Slack has not said yet. */
  asked(): Promise<Owner | undefined>;
  /** The same, without asking. */
  known(): Owner | undefined;
  /** Asks now, until Slack says it, and then now and then. */
  start(): void;
  stop(): void;
}

/** The longest wait for Slack, in milliseconds: acknowledgements depend on it. */
const PATIENCE = 1_000;
/** After a failure Slack is not asked again for this long, in milliseconds. */
const FAILURE_FOR = 30_000;
/** How often Slack is asked while it takes the token, in milliseconds. */
const EVERY = 10 * 60_000;

/** What is kept of the owner between two processes. Neither method rejects. */
interface OwnerMemory {
  read(): Promise<Owner | undefined>;
  keep(owner: Owner): Promise<void>;
}

const kept = z.object({ team: z.string().min(1), whole: z.boolean() });

/** In the store, under a name that gives the token away to no reader. */
export function ownerMemory({ secrets }: Pick<Store, 'secrets'>, botToken: string): OwnerMemory {
  const name = `token-owner ${createHash('sha256').update(botToken).digest('hex')}`;
  return {
    read: async () => {
      try {
        return kept.parse(JSON.parse((await secrets.known(name)) ?? ''));
      } catch {
        return undefined;
      }
    },
    // Where the store is in trouble, the next answer of Slack is kept.
    keep: async ({ team, whole }) =>
      void (await secrets.get(name, () => JSON.stringify({ team, whole })).catch(() => undefined)),
  };
}

export function createOwner(client: WebClient, jobs: Pick<Jobs, 'run'>, memory: OwnerMemory): OwnerOf {
  let owner: Owner | undefined;
  let reading: Promise<void> | undefined;
  let asking: Promise<boolean> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const read = async (): Promise<void> => {
    const before = await memory.read();
    owner ??= before;
  };
  /** Resolves to whether Slack takes the token. */
  const ask = async (): Promise<boolean> => {
    const whose = await askTokenOwner(client);
    asking = undefined;
    const isTaken = typeof whose === 'object' && whose.team !== '';
    // What Slack says of the token is logged where it is heard.
    void jobs.run('owner', async () => (isTaken ? 'ok' : 'failed'), { isToldByCaller: true });
    if (isTaken) {
      owner = whose;
      void memory.keep(whose);
    } else failedAt = performance.now();
    return isTaken;
  };
  const look = async (): Promise<void> => {
    asking ??= ask();
    const isTaken = await asking;
    if (!isStopped) timer = setTimeout(() => void look(), isTaken ? EVERY : FAILURE_FOR).unref();
  };
  return {
    known: () => owner,
    asked: async () => {
      reading ??= read();
      if (!owner) await withTimeout(reading, PATIENCE / 2);
      if (owner) return owner;
      if (!asking && performance.now() < failedAt + FAILURE_FOR) return undefined;
      asking ??= ask();
      await withTimeout(asking, PATIENCE);
      return owner;
    },
    start: () => {
      reading ??= read();
      void look();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
