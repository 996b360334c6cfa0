/**
 * Whose the bot token of the configuration is. A token never changes its workspace, so what Slack has said
 * once is known, and is kept in the store for the next start. Slack is asked again all the same, since a token may end.
 */
import { createHash } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import type { Jobs } from '../ops/jobs.ts';
import { withTimeout } from '../primitives/with-timeout.ts';
import type { Store } from '../store/store.ts';
import { askWhose } from './standing.ts';

/** A workspace, or with `whole` an organization. */
export interface Owner {
  readonly team: string;
  readonly whole: boolean;
}

export interface OwnerOf {
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
export interface OwnerMemory {
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
    const whose = await askWhose(client);
    asking = undefined;
    const isTaken = typeof whose === 'object' && whose.team !== '';
    // What Slack says of the token is logged where it is heard, in `bot-token.ts`.
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
