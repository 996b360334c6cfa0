/**
 * Whose the bot token of the configuration is. A token never changes its workspace, so what Slack has said
 * once is known. Slack is asked again all the same, since a token may end.
 */
import type { WebClient } from '@slack/web-api';
import type { Jobs } from '../ops/jobs.ts';
import { withTimeout } from '../primitives/with-timeout.ts';
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

export function createOwner(client: WebClient, jobs: Pick<Jobs, 'run'>): OwnerOf {
  let owner: Owner | undefined;
  let asking: Promise<boolean> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Resolves to whether Slack takes the token. */
  const ask = async (): Promise<boolean> => {
    const whose = await askWhose(client);
    asking = undefined;
    const isTaken = typeof whose === 'object' && whose.team !== '';
    // What Slack says of the token is logged where it is heard, in `bot-token.ts`.
    void jobs.run('owner', async () => (isTaken ? 'ok' : 'failed'), { isToldByCaller: true });
    if (isTaken) owner = whose;
    else failedAt = performance.now();
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
      if (owner) return owner;
      if (!asking && performance.now() < failedAt + FAILURE_FOR) return undefined;
      asking ??= ask();
      await withTimeout(asking, PATIENCE);
      return owner;
    },
    start: () => void look(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
