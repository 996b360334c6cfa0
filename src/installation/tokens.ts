/**
 * The rights by which the app acts in workspaces. A right is read from the store at most once a minute, so
 * what one replica changes the others know a minute later. Tokens are rotated by one replica at a time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebClient } from '@slack/web-api';
import type { Ended, Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { createSingleFlight } from '../primitives/promises.ts';
import { NEVER_RENEWED, PASSING, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/slack-errors.ts';
import type { Installer } from './installer.ts';
import {
  type Found,
  type Grant,
  type GuardOptions,
  guarded,
  keyOf,
  leaseOf,
  type Vault,
  type Whose,
} from './vault.ts';

/** How long a right is used before the store is asked again, in milliseconds. */
const REMEMBER = 60_000;
/** How many workspaces are remembered. Each holds a Web API client, some 27 kB. */
const MOST = 2_000;
/** A token that ends within this time is rotated, in milliseconds: the library's own threshold. */
const ROTATE_BEFORE = 2 * 3_600_000;
/**
 * How many waits for another replica's rotation where the token has ended, and how long each, in
 * milliseconds.
 */
const WAITS = 25;
const WAIT = 200;
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
  readonly vault: Pick<Vault, 'find' | 'put' | 'read'>;
  readonly installer: Pick<Installer, 'renew'>;
  readonly guard: GuardOptions;
  /** @param teamId the workspace to act in, for an organization's token */
  readonly clientFor: (botToken: string, teamId: string | undefined) => WebClient;
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'attempt'>;
}

interface Last extends Right {
  readonly token: string;
  readonly readAt: number;
}

/** The rights of all workspaces, each remembered for a minute. */
export function createTokens(options: TokensOptions): Tokens {
  const { now, clientFor } = options;
  const known = createSingleFlight<Last | TokenEnded | undefined>(REMEMBER, MOST, now);
  // Outlives `known`: a client is made once for a token, and serves while the store is away.
  const last = new Map<string, Last>();
  const keep = (id: string, right: Last | undefined): Last | undefined => {
    last.delete(id);
    if (right) last.set(id, right);
    for (const [oldest] of last) if (last.size > MOST) last.delete(oldest);
    return right;
  };
  const read = async (id: string, whose: Whose): Promise<Last | undefined> => {
    const before = last.get(id);
    const found = await goodGrant(whose, options).catch((error: unknown) => {
      if (!before || now() - before.readAt > WITHOUT_STORE || error instanceof TokenEnded) throw error;
      return before;
    });
    if (!found || 'token' in found) return keep(id, found);
    const { token, id: botId, userId: botUserId } = found.bot;
    const team = found.whole && whose.team !== found.enterprise?.id ? whose.team : undefined;
    const client = before?.token === token ? before.client : clientFor(token, team);
    return keep(id, { token, client, botId, botUserId, readAt: now() });
  };
  return {
    of: async (whose) => {
      const id = idOf(whose);
      const right = await known.run(id, () => read(id, whose).catch(orRefused));
      if (right instanceof TokenEnded) throw right;
      // This is not remembered: a workspace of an organization becomes known by its first payload.
      if (!right) known.forget(id);
      return right;
    },
    isInstalled: (whose) => {
      const right = known.known(idOf(whose))?.value;
      return right !== undefined && !(right instanceof TokenEnded);
    },
    forget: (id) => {
      known.forget(id);
      last.delete(id);
    },
  };
}

/** Slack's final refusal is remembered like a right, so that not each payload asks for it again. */
function orRefused(error: unknown): TokenEnded {
  if (error instanceof TokenEnded && error.isRefused) return error;
  throw error;
}

const idOf = ({ team, enterprise = '' }: Whose): string => team ?? enterprise;

/** The installation with a token that holds for a while. */
async function goodGrant(whose: Whose, options: TokensOptions): Promise<Grant | undefined> {
  let isRefused = false;
  for (let waited = 0; waited < WAITS; waited += 1) {
    const { grant, isLast, word } = await tryGrant(whose, options);
    if (!grant || !hasEnded(grant, options.now())) return grant;
    isRefused = word !== undefined && NEVER_RENEWED.has(word);
    if (isLast) break;
    await sleep(WAIT);
  }
  throw new TokenEnded(isRefused);
}

/**
 * Finds the installation, and renews its token where that is due. `isLast`: nobody else does so at this
 * moment. `word`: Slack's word, where it gave no token.
 */
async function tryGrant(whose: Whose, options: TokensOptions) {
  const { vault, now, guard } = options;
  const found = await vault.find(whose);
  if (!found || isFresh(found, now())) return { grant: found?.grant, isLast: true, word: undefined };
  let word: string | undefined;
  const done = await guarded(leaseOf(keyOf(found.grant)), guard, async () => {
    word = await renew(whose, options);
  });
  return { grant: done ? (await vault.find(whose))?.grant : found.grant, isLast: done, word };
}

/** Renews a token under the lease. What another replica has done meanwhile is read first. */
async function renew(whose: Whose, options: TokensOptions): Promise<string | undefined> {
  const { vault, now } = options;
  const found = await vault.find(whose);
  if (!found || isFresh(found, now())) return undefined;
  if (isEnding(found.grant, now())) return rotate(found.grant, options);
  await vault.put(found.grant);
  return undefined;
}

/** Slack's word, where Slack gave no token. */
async function rotate(grant: Grant, { installer, jobs }: TokensOptions): Promise<string | undefined> {
  const about = { workspace: grant.team?.id ?? grant.enterprise?.id };
  const refused = await jobs.attempt(
    'renew',
    () => installer.renew(grant),
    about,
    (refusal): Ended => (refusal ? { outcome: 'failed', detail: refusal.word } : { outcome: 'ok' }),
  );
  return refused?.word;
}

const isFresh = ({ grant, stale }: Found, now: number): boolean => !stale && !isEnding(grant, now);

function isEnding({ bot }: Grant, now: number): boolean {
  return bot.refreshToken !== undefined && hasEndedBy(bot.expiresAt, now + ROTATE_BEFORE);
}

function hasEnded({ bot }: Grant, now: number): boolean {
  return hasEndedBy(bot.expiresAt, now);
}

/** @param seconds when a token ends, in epoch seconds; undefined: never */
function hasEndedBy(seconds: number | undefined, at: number): boolean {
  return seconds !== undefined && seconds * 1000 <= at;
}

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
