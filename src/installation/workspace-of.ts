/**
 * The workspaces that a payload may count for, in the order in which they are tried: the first one that has the app
 * counts. Slack names none of them for sure in a press on a private answer: then the conversation tells, in which
 * a person has asked before.
 */

import { createHash } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Jobs } from '../ops/jobs.ts';
import { atMost, withTimeout } from '../primitives/promises.ts';
import type { PayloadSource } from '../slack/payload.ts';
import type { Store } from '../store/store.ts';
import { askTokenOwner } from './vault.ts';

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
    // What Slack says of the token is logged where it is heard, in `tokens.ts`.
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
