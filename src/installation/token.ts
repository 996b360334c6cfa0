/** The bot token of the configuration: whether Slack takes it, whose it is, and what was kept before that was known. */
import { createHash } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import type { JobOutcome, Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { withTimeout } from '../primitives.ts';
import { PASSING, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/refusals.ts';
import type { Store, TakeIn } from '../store/store.ts';
import { askTokenOwner } from './vault.ts';

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

/** The organization's key management keeps the app out. */
export const KEY_DENIED = 'ekm_access_denied';
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

/** Whose the tokens were that this store has been used with. Rejects if the store is in trouble. */
type AllOwners = () => Promise<readonly Owner[]>;

const kept = z.object({ team: z.string().min(1), whole: z.boolean() });

/** In the store, under a name that gives the token away to no reader. */
const TOKEN_OWNER = 'token-owner ';

export function ownerMemory(
  { secrets }: Pick<Store, 'secrets'>,
  botToken: string,
): OwnerMemory & { readonly all: AllOwners } {
  const name = `${TOKEN_OWNER}${createHash('sha256').update(botToken).digest('hex')}`;
  return {
    all: async () => (await secrets.all(TOKEN_OWNER)).map((text) => kept.parse(JSON.parse(text))),
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

/** @param onKnown told whenever it is known, or known again */
export function createOwner(
  client: WebClient,
  jobs: Pick<Jobs, 'run'>,
  memory: OwnerMemory,
  onKnown: (owner: Owner) => void = () => {},
): OwnerOf {
  let owner: Owner | undefined;
  let reading: Promise<void> | undefined;
  let asking: Promise<boolean> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const read = async (): Promise<void> => {
    const before = await memory.read();
    if (owner || !before) return;
    owner = before;
    onKnown(owner);
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
      onKnown(owner);
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

// What was kept under strangers' ids, before it was known whose the token is, or by a version that did not ask: passes
// over a stranger's workspace and over the token's own would each take back what the other has handed to Slack.

interface TakingInOptions {
  readonly store: Pick<Store, 'workspaces'>;
  readonly formerOwners: AllOwners;
  readonly jobs: Pick<Jobs, 'run'>;
  readonly now: () => number;
  readonly log: Log;
  readonly most: TakeIn['most'];
  /** Told of a workspace in which work can begin. */
  readonly onInstalled: (workspace: string) => void;
}

interface TakingIn {
  /** Takes in what strangers have left, for the workspace that the token is for. */
  begin(owner: Owner): void;
  /** Waits until it is done, or has failed: then it is tried again later, and no reminder waits for that. */
  settled(): Promise<void>;
  /** Work in a workspace is to begin when it is known whose the token is. */
  awaitedBy(workspace: string): void;
}

export function createTakingIn(options: TakingInOptions): TakingIn {
  const { jobs, onInstalled } = options;
  const awaiting = new Set<string>();
  let underWay: Promise<void> | undefined;
  let hasFailed = false;
  const work = async ({ team, whole }: Owner): Promise<void> => {
    let taken: readonly string[] = [];
    const about = { workspace: team, retryMs: () => EVERY };
    const takeIn = async (): Promise<JobOutcome> => {
      taken = whole ? [] : await takeInStrangers(team, options);
      return taken.length > 0 || hasFailed ? 'ok' : 'skipped';
    };
    hasFailed = (await jobs.run('move', takeIn, about)) === 'failed';
    const begins = [...awaiting].filter((one) => whole || one === team);
    awaiting.clear();
    for (const one of new Set([...begins, ...(taken.length > 0 ? [team] : [])])) onInstalled(one);
  };
  return {
    begin: (owner) => {
      underWay = (underWay ?? Promise.resolve()).then(() => work(owner));
    },
    settled: async () => underWay,
    awaitedBy: (workspace) => void awaiting.add(workspace),
  };
}

/**
 * A workspace that the store has been used for with another token is no stranger, and neither are those of an
 * organization, which are not known one by one.
 */
async function takeInStrangers(
  workspace: string,
  { store, formerOwners, now, log, most }: TakingInOptions,
): Promise<readonly string[]> {
  const owners = await formerOwners();
  if (owners.some(({ whole }) => whole)) return [];
  const others = owners.map(({ team }) => team);
  const taken = await store.workspaces.takeInStrangers({ workspace, others, at: now(), most });
  for (const detail of taken)
    log.info(
      { kind: 'installation', workspace, outcome: 'taken in', detail },
      'a stranger’s data were moved',
    );
  return taken;
}
