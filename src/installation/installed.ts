/**
 * The way into workspaces that install the app. The right to act in a workspace is read from the store at most once a
 * minute, so a change by one replica is known to the others a minute later. Tokens are rotated by one replica at a time.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation, InstallURLOptions } from '@slack/oauth';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { publicAddress } from '../http/server.ts';
import { type Ended, endedWith, type Jobs, leased } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { isRecent } from '../primitives.ts';
import { NEVER_RENEWED } from '../slack/refusals.ts';
import { NotInstalled, webClientOptions } from '../slack/web-api.ts';
import { scopesFor } from '../slack-terms.ts';
import { createSeal } from '../store/sealing.ts';
import type { InstallationKey, Store } from '../store/store.ts';
import { type Access, type AccessOptions, clientsOf, type Right } from './access.ts';
import { createCare } from './care.ts';
import {
  createEndDoubts,
  createLeaving,
  type EndDoubts,
  grantedAt,
  type Leave,
  noteLeft,
} from './leaving.ts';
import {
  createInstaller,
  createRenew,
  createStates,
  installRoutes,
  REDIRECT_PATH,
  type Renew,
  type Renewal,
} from './oauth.ts';
import {
  allInstalled,
  createVault,
  type Grant,
  isAccepted,
  keyOf,
  type StoredGrant,
  type Vault,
  type Whose,
} from './vault.ts';
import { createWhereabouts } from './whereabouts.ts';

interface OAuth {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stateSecret: string;
  /** The first encrypts, all decrypt. */
  readonly encryptionKeys: readonly Uint8Array[];
  readonly publicUrl: string;
}

/** Everything for workspaces that install the app, and for those that remove it. */
export function accessByInstallation(oauth: OAuth, options: AccessOptions): Access {
  const { store, apiUrl, language } = options;
  const { now, log, jobs } = options.surroundings;
  const clientFor = clientsOf(options);
  const clientOptions = webClientOptions(apiUrl, options.surroundings);
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
  const doubts = createEndDoubts({ store, now, log });
  const leave = createLeaving({ store, vault, clientFor, forget: tokens.forget, doubts, now, log });
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
  const clientOf = async (team: string): Promise<WebClient> => {
    const right = await tokens.of({ team });
    if (!right) throw new NotInstalled();
    return right.client;
  };
  return {
    of: async (source) => {
      for await (const candidate of whereabouts.of(source)) {
        const right = await tokens.of(candidate);
        if (!right) continue;
        whereabouts.remember(source);
        return { ...right, team: candidate.team };
      }
      return undefined;
    },
    isInstalled: (source) => {
      if (!tokens.isInstalled({ team: source.installed })) return false;
      whereabouts.remember(source);
      return true;
    },
    clientOf,
    workIn: clientOf,
    leave,
    routes: installRoutes({ installer, publicUrl: oauth.publicUrl, apiUrl, language, log, onInstalled }),
    care: createCare({
      ...{ store, vault, now, log, jobs, whenCalm: options.whenCalm },
      isBack: async () => false,
      verify: (signal) => verifyAll({ store, vault, tokens, leave, doubts, now, log }, signal),
      isInDoubt: doubts.areNew,
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
  readonly doubts: Pick<EndDoubts, 'agrees' | 'end'>;
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
  return endedWith(failed, all, 'installation', 'verified');
}

async function verify(key: InstallationKey, { vault, tokens, leave, doubts, now }: Verifying): Promise<void> {
  const { enterprise, team } = key;
  const found = await vault.read({ enterprise, team });
  if (found?.kept?.is !== 'grant') return;
  const at = now();
  const whose = { team: team || undefined, enterprise: enterprise || undefined };
  const stands = await isStanding(whose, tokens);
  if (stands === undefined) return;
  if (stands) await doubts.end(key, grantedAt(found));
  else if (await doubts.agrees(key, grantedAt(found))) await leave({ ...whose, at, isProved: true });
}

/**
 * Asks through `tokens`, which renews a token that has run out: of such a token Slack says nothing else. Undefined: that
 * can't be told now.
 */
async function isStanding(whose: Whose, tokens: Pick<Tokens, 'of'>): Promise<boolean | undefined> {
  try {
    const right = await tokens.of(whose);
    return right && (await isAccepted(right.client));
  } catch (error) {
    if (!(error instanceof TokenEnded)) throw error;
    return error.isRefused ? false : undefined;
  }
}

// The rights of installations.

/** How long a right is used before the store is asked again, in milliseconds. */
const REMEMBER = 60_000;
/** How many workspaces are remembered. Each holds a Web API client, some 27 kB. */
const MOST = 2_000;
/** A token that ends within this time is rotated, in milliseconds: the threshold of Slack's library. */
const ROTATE_BEFORE = 2 * 3_600_000;
/** How long a killed replica keeps others from rotating, in milliseconds. */
const LEASE_MS = 30_000;
/** How many waits for another replica's rotation where the token has ended, of `WAIT` milliseconds each. */
const WAITS = 25;
const WAIT = 200;
/** How many tries to keep rotated tokens, and how long between them, in milliseconds. */
const KEEP_TRIES = 5;
const KEEP_AGAIN = 500;
/** How long a right is still used while the store does not answer, in milliseconds. */
const WITHOUT_STORE = 3_600_000;

export interface Tokens {
  /**
   * Undefined: not installed. Rejects where the store is in trouble, or the token has ended and can't be
   * renewed.
   */
  of(whose: Whose): Promise<Right | undefined>;
  /** Whether the app is known to be installed there, without asking the store. */
  isInstalled(whose: Whose): boolean;
  /** Makes the next call ask the store. @param id a workspace's, or an organization's */
  forget(id: string): void;
}

/** The token has ended, and Slack gives no new one now. */
export class TokenEnded extends Error {
  override readonly name = 'TokenEnded';
  /** Whether Slack will never give one: the app must be installed again. */
  readonly isRefused: boolean;
  constructor(isRefused: boolean) {
    super('the token has ended and was not renewed');
    this.isRefused = isRefused;
  }
}

export interface TokensOptions {
  readonly vault: Pick<Vault, 'find' | 'replace'>;
  readonly renew: Renew;
  readonly leases: Store['leases'];
  /** @param teamId the workspace to act in, for an organization's token */
  readonly clientFor: (botToken: string, teamId: string | undefined) => WebClient;
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'attempt'>;
}

interface KnownRight extends Right {
  readonly token: string;
  /** When it was read from the store. */
  readonly readAt: number;
}

interface Known {
  /** Slack's final refusal is remembered like a right, so that not each payload asks for it again. */
  readonly right: KnownRight | TokenEnded;
  /** When the store was last asked, with success or without. */
  readonly askedAt: number;
}

/** The rights of all workspaces, each remembered for a minute. */
export function createTokens(options: TokensOptions): Tokens {
  const { now } = options;
  const known = new LRUCache<string, Known>({ max: MOST });
  const reading = new Map<string, Promise<Known['right'] | undefined>>();
  const isFresh = (one: Known | undefined): one is Known =>
    one !== undefined && isRecent(one.askedAt, now(), REMEMBER);
  const remember = (id: string, right: Known['right'] | undefined): void => {
    // That it is not installed is not remembered: a workspace becomes known by its organization's payload.
    if (right) known.set(id, { right, askedAt: now() });
    else known.delete(id);
  };
  /** Calls that come meanwhile share the reading. An outcome that was forgotten meanwhile is not remembered. */
  const readOnce = (id: string, whose: Whose): Promise<Known['right'] | undefined> => {
    const underWay = reading.get(id);
    if (underWay) return underWay;
    const isCurrent = (): boolean => reading.get(id) === begun;
    const begun = readRight(whose, known.get(id)?.right, options)
      .then((right) => {
        if (isCurrent()) remember(id, right);
        return right;
      })
      .finally(() => isCurrent() && reading.delete(id));
    reading.set(id, begun);
    return begun;
  };
  return {
    of: async (whose) => {
      const id = idOf(whose);
      const before = known.get(id);
      const right = isFresh(before) ? before.right : await readOnce(id, whose);
      if (right instanceof TokenEnded) throw right;
      return right;
    },
    isInstalled: (whose) => {
      const one = known.peek(idOf(whose));
      return isFresh(one) && !(one.right instanceof TokenEnded);
    },
    forget: (id) => {
      known.delete(id);
      reading.delete(id);
    },
  };
}

const idOf = ({ team, enterprise = '' }: Whose): string => team ?? enterprise;

/** @param before the right of a minute ago: its client is used again, and it serves while the store is away */
async function readRight(whose: Whose, before: Known['right'] | undefined, options: TokensOptions) {
  const { now, clientFor } = options;
  const last = before instanceof TokenEnded ? undefined : before;
  try {
    const found = await goodGrant(whose, options);
    if (!found) return undefined;
    const { token, id: botId, userId: botUserId } = found.bot;
    const team = found.whole && whose.team !== found.enterprise?.id ? whose.team : undefined;
    const client = last?.token === token ? last.client : clientFor(token, team);
    return { token, client, botId, botUserId, readAt: now() };
  } catch (error) {
    if (error instanceof TokenEnded && error.isRefused) return error;
    if (error instanceof TokenEnded || !last || now() - last.readAt > WITHOUT_STORE) throw error;
    return last;
  }
}

/** The installation with a token that holds for a while. Waits for another replica's rotation. */
async function goodGrant(whose: Whose, options: TokensOptions): Promise<Grant | undefined> {
  const { vault, now } = options;
  for (let waited = 0; waited < WAITS; waited += 1) {
    const found = await vault.find(whose);
    if (!found || !isEnding(found.grant, now())) return sealedAnew(found, vault);
    const { isDone, word } = await rotate(whose, found.grant, options);
    const grant = isDone ? (await vault.find(whose))?.grant : found.grant;
    if (!grant || !endsBy(grant, now())) return grant;
    if (isDone) throw new TokenEnded(word !== undefined && NEVER_RENEWED.has(word));
    await sleep(WAIT);
  }
  throw new TokenEnded(false);
}

async function sealedAnew(found: StoredGrant | undefined, vault: TokensOptions['vault']) {
  if (found?.stale) await vault.replace(found, found.grant);
  return found?.grant;
}

/**
 * Renews a token, unless another replica does so at this moment: Slack takes a refresh token once.
 * `word`: Slack's word, where it gave no token.
 */
async function rotate(whose: Whose, grant: Grant, options: TokensOptions) {
  const { vault, now, leases } = options;
  const { team, enterprise } = keyOf(grant);
  // Each call is a holder of its own, since a holder may take its lease again.
  const lease = { leases, now, holder: randomUUID(), leaseMs: LEASE_MS };
  let word: string | undefined;
  const isDone = await leased(`installation ${team || enterprise}`, lease, async () => {
    // Another replica may have renewed it since it was read.
    const found = await vault.find(whose);
    if (!found || !isEnding(found.grant, now())) return;
    const renewal = await renewAndKeep(found, options);
    word = 'word' in renewal ? renewal.word : undefined;
  });
  return { isDone, word };
}

/** A new installation that comes meanwhile stays: the renewed token belongs to the one before. */
function renewAndKeep(found: StoredGrant, { vault, renew, jobs }: TokensOptions): Promise<Renewal> {
  const { grant } = found;
  return jobs.attempt(
    'renew',
    async () => {
      const renewal = await renew(grant.bot);
      if ('bot' in renewal) await keep(() => vault.replace(found, { ...grant, bot: renewal.bot }));
      return renewal;
    },
    { workspace: grant.team?.id ?? grant.enterprise?.id },
    (renewal): Ended => ('bot' in renewal ? { outcome: 'ok' } : { outcome: 'failed', detail: renewal.word }),
  );
}

/** Tries several times: Slack gives tokens once, and where they are lost the app must be installed again. */
async function keep(write: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await write();
    } catch (error) {
      if (tried === KEEP_TRIES) throw error;
      await sleep(KEEP_AGAIN);
    }
  }
}

const isEnding = (grant: Grant, now: number): boolean =>
  grant.bot.refreshToken !== undefined && endsBy(grant, now + ROTATE_BEFORE);

/** Whether a token ends by a time, in epoch milliseconds. */
const endsBy = ({ bot: { expiresAt } }: Grant, at: number): boolean =>
  expiresAt !== undefined && expiresAt * 1000 <= at;
