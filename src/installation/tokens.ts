/**
 * The rights by which the app acts in workspaces. A right is read from the store at most once a minute, so
 * a change by one replica is known to the others a minute later. Tokens are rotated by one replica at a time.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Ended, Jobs } from '../ops/jobs.ts';
import { leased } from '../ops/lease.ts';
import type { Log } from '../ops/log.ts';
import { isRecent, withTimeout } from '../primitives/async.ts';
import { NEVER_RENEWED, PASSING, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/web-api.ts';
import type { Store } from '../store/store.ts';
import type { Renew, Renewal } from './oauth.ts';
import { askTokenOwner, type Grant, keyOf, type StoredGrant, type Vault, type Whose } from './vault.ts';

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

/** What the app may do in a workspace. */
export interface Right {
  readonly client: WebClient;
  readonly botId: string | undefined;
  readonly botUserId: string | undefined;
}

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

// Whether Slack takes the bot token of the configuration, by what it answers to each call with it. So the
// state is fresh: a token that is revoked shows with the next call, of which there is one every ten minutes.

export interface TokenState {
  readonly token: 'accepted' | 'refused' | 'not known yet';
  /** Slack's word, or why Slack has not said; undefined for an accepted one. */
  readonly reason?: string | undefined;
}

interface BotToken {
  state(): TokenState;
  /** Takes the outcome of a call, in the words of the metrics. */
  heard(outcome: string): void;
}

const REFUSED = new Set([...TOKEN_ENDED, ...TOKEN_NOT_TAKEN, 'not_allowed_token_type', 'ekm_access_denied']);
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
export interface Owner {
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
