/** The parts of installations over a store in memory, at a time that the test sets. */

import { WebClient } from '@slack/web-api';
import { createCare } from '../../src/installation/care.ts';
import { createEndDoubts, createLeaving } from '../../src/installation/leaving.ts';
import { createVault, type Grant } from '../../src/installation/vault.ts';
import { createJobs } from '../../src/ops/jobs.ts';
import { createLog, nameAndCause } from '../../src/ops/log.ts';
import { createSeal } from '../../src/store/sealing.ts';
import type { Store } from '../../src/store/store.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';

export const NOON = 1_795_000_000_000;
export const HOUR = 3_600_000;
export const WHO = { workspace: 'T1', user: 'U1' };

/** One of the workspace `T1`. */
export const grant = (bot: Partial<Grant['bot']> = {}): Grant => ({
  is: 'grant',
  team: { id: 'T1' },
  whole: false,
  grantedAt: NOON,
  bot: { token: 'xoxb-1', id: 'B1', userId: 'U0', scopes: [], ...bot },
});

/** Slack's answer about each token. */
const ENDED = JSON.stringify({ ok: false, error: 'account_inactive' });

/** @param change makes a store that is used in the place of the one in memory */
export function open(change: (store: Store) => Store = (store) => store) {
  const clock = { now: NOON };
  const now = () => clock.now;
  const memory = createMemoryStore();
  const store = change(memory);
  const lines: Record<string, unknown>[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const jobs = createJobs({ now, log, metrics: { ended: () => {} }, describe: nameAndCause });
  const { leases } = store;
  const vault = createVault({
    installations: store.installations,
    seal: createSeal([Buffer.alloc(32, 1)]),
    now,
    log,
  });
  const clientFor = (token: string) => new WebClient(token, { fetch: async () => new Response(ENDED) });
  const doubts = createEndDoubts({ store, now, log });
  const forget = (): void => {};
  return {
    ...{ lines, clock, memory, store, vault, leases, log, jobs, now, clientFor },
    leave: createLeaving({ store, vault, clientFor, forget, doubts, now, log }),
    care: createCare({
      store,
      vault,
      isBack: async () => false,
      verify: async () => undefined,
      isInDoubt: () => false,
      now,
      log,
      jobs,
    }),
  };
}
