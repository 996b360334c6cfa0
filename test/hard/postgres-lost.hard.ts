/**
 * The way to Postgres is cut, hangs or refuses, and its server ends connections or falls over, in the middle of passes and of
 * writes. Expectations are the ledger's of the kill tests: nothing that was confirmed is lost, nothing comes twice.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { WebClient } from '@slack/web-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createReminderRunner } from '../../src/reminders/runner.ts';
import { openStore } from '../../src/store/open.ts';
import { createStudyClient } from '../../src/study-client/client.ts';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';
import { unwatched } from '../fakes/jobs.ts';
import { type FakePostgres, startPostgres } from '../fakes/postgres.ts';
import { uncounted } from '../fakes/uncounted.ts';
import { HOUR, MINUTE, openCampus } from '../kills/campus.ts';
import { createDice } from '../kills/dice.ts';
import { changeSome, endWell } from '../kills/kills.ts';
import { render } from '../kills/words.ts';
import { startProxy, type TcpProxy } from '../store/tcp-proxy.ts';

let server: FakePostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const OTHERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and backend_type = 'client backend'`;

interface Place {
  readonly proxy: TcpProxy;
  /** The database, not by way of the proxy. */
  readonly url: string;
}

/** What goes wrong, and how it is well again. */
const TROUBLES: [string, (place: Place) => Promise<unknown>, (place: Place) => Promise<unknown>][] = [
  ['is cut and refuses', async ({ proxy }) => proxy.set('closed'), async ({ proxy }) => proxy.set('open')],
  [
    'hangs, and is cut then',
    async ({ proxy }) => {
      proxy.set('silent');
      setTimeout(() => proxy.set('closed'), 300);
    },
    async ({ proxy }) => {
      await sleep(400);
      proxy.set('open');
    },
  ],
  [
    'is ended by the server',
    ({ url }) => run(url, `select pg_terminate_backend(pid) ${OTHERS}`),
    async () => undefined,
  ],
  [
    // One process of the server's that is killed makes it end all others, and recover from its log.
    'is ended by a server that falls over',
    async ({ url }) => {
      const [one] = await run(url, `select pid ${OTHERS} limit 1`);
      if (one) process.kill(Number(one['pid']), 'SIGKILL');
    },
    ({ url }) => vi.waitFor(() => run(url, 'select 1'), { timeout: 20_000, interval: 100 }),
  ],
];

test.each(TROUBLES)('a connection that %s loses nothing and doubles nothing', async (name, breaks, mends) => {
  const dice = createDice(name.length);
  const url = await server.freshDatabase();
  const proxy = await startProxy(server.port);
  onTestFinished(proxy.close);
  const place = { proxy, url };
  const campus = await openCampus({ databaseUrl: url, dataDir: '' }, 16);
  onTestFinished(campus.close);
  const store = await openStore({
    databaseUrl: url.replace(`:${server.port}/`, `:${proxy.port}/`),
    dataDir: '',
  });
  onTestFinished(store.close);
  let calls = Number.POSITIVE_INFINITY;
  const broken: Promise<unknown>[] = [];
  const client = new WebClient('xoxb-of-the-killed', {
    slackApiUrl: campus.slack.apiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: async (input, init) => {
      const answer = await fetch(input, init as RequestInit);
      calls -= 1;
      if (calls === 0) {
        broken.push(breaks(place));
        await Promise.all(broken);
      }
      return answer;
    },
  });
  const runner = createReminderRunner({
    suffixes: [],
    searches: { can: (extra) => extra === 'reservations', zone: 'UTC' },
    ...{ store, render, now: campus.now, metrics: uncounted, horizonMs: 36 * HOUR, checkEveryMs: 1_000 },
    study: createStudyClient({
      ...{ url: campus.studyUrl, key: 'key', timeZone: 'UTC', freshSeconds: 1, clock: { now: campus.now } },
      gateway: academicInformation,
    }),
    jobs: unwatched,
    clientOf: async () => client,
    pace: () => async () => {},
  });
  onTestFinished(runner.stop);
  await runner.round();

  const kept: string[] = [];
  let [refused, cut] = [0, 0];
  for (let round = 0; round < 5; round += 1) {
    campus.pass(dice.from(4, 20) * MINUTE);
    changeSome(campus, dice, round);
    calls = dice.from(1, 12);
    const writes = Array.from({ length: 20 }, async (_, index) => {
      await sleep(index * 10);
      const claim = `kept ${round} ${index}`;
      await store.claims.take(claim, campus.now(), 100 * 24 * HOUR).then(
        () => kept.push(claim),
        () => (refused += 1),
      );
    });
    await runner.round().catch(() => undefined);
    await Promise.all(writes);
    if (calls <= 0) cut += 1;
    await mends(place);
    broken.length = 0;
    calls = Number.POSITIVE_INFINITY;
    await vi.waitFor(() => store.check(), { timeout: 20_000, interval: 50 });
    // A lease that could not be let go of runs out.
    campus.pass(dice.from(40, 140) * 1_000);
    await runner.round();
    const { there, owed } = campus.ledger.balance(campus.now());
    expect(there, `after trouble ${round}`).toEqual(owed);
  }
  expect(cut, 'passes that it came into').toBeGreaterThanOrEqual(3);
  expect(kept.length + refused).toBe(100);
  for (const claim of kept) expect(await store.claims.take(claim, campus.now(), 1), claim).toBe(false);
  await endWell(campus, [{ round: async () => void (await runner.round()) }]);
});
