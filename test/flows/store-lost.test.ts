/** Postgres goes away under a running app, and comes back, as after a failover. */
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { eventually } from '../fixtures/patience.ts';
import { failOver, prepareFailover } from '../store/failover.ts';
import { startProxy } from '../store/tcp-proxy.ts';
import { openSample } from './harness.ts';

const server = databasesOfFile();

test('what needs no store is answered meanwhile, what needs it is refused in words, and nothing is kept half', async () => {
  const databaseUrl = await server.storeDatabase();
  const proxy = await startProxy(server.port);
  onTestFinished(proxy.close);
  const flow = await openSample({
    env: { DATABASE_URL: databaseUrl.replace(`:${server.port}/`, `:${proxy.port}/`) },
    troubles: ['error', 'unexpected', 'failed', 'store', 'notes'],
  });
  const beside = await openStore({ databaseUrl, dataDir: '' });
  onTestFinished(beside.close);
  const ready = async () => {
    const response = await fetch(`${flow.url}/health/ready`);
    return { status: response.status, body: await response.text() };
  };
  await flow.command('/course follow TX00EY23-3015');
  expect(await beside.follows.count()).toBe(1);

  proxy.set('closed');
  const answer = await flow.command('/course TX00EY23-3015');
  expect(answer.message.text).toContain('TX00EY23-3015');
  const refused = await flow.command('/course follow TX00EW54-3008');
  const line = await flow.until(() => flow.log.find(({ level, reference }) => level >= 50 && reference));
  expect(refused.message.text, 'the card names the line of the log').toContain(String(line.reference));
  await eventually(async () => expect(await ready()).toMatchObject({ status: 503 }));
  expect((await ready()).body).toMatch(
    /"store":\{"state":"not ready","reason":"(?:ECONN|Connection terminated)/,
  );
  expect(line['detail'], 'says why, and where').toMatch(/^(?:ECONN\w+|Connection terminated[a-z ]*), at /);
  const unclaimed = flow.log.find(({ outcome }) => outcome === 'unclaimed');
  expect(unclaimed).toMatchObject({ kind: 'delivery', detail: expect.stringMatching(/^ECONN|^Connection/) });
  await flow.app.round().catch(() => undefined);
  expect(await beside.follows.count()).toBe(1);

  proxy.set('open');
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  await flow.command('/course follow TX00EW54-3008');
  expect(await beside.follows.count()).toBe(2);
  await flow.app.round();
});

test('after a failover what is asked is kept, and no trouble is told', async () => {
  const databaseUrl = await server.storeDatabase();
  const hand = new pg.Client({ connectionString: databaseUrl });
  await hand.connect();
  onTestFinished(() => hand.end());
  await prepareFailover(hand);
  const flow = await openSample({ env: { DATABASE_URL: databaseUrl } });
  const followed = async (): Promise<unknown[]> =>
    (await hand.query('select code from follows order by code')).rows.map(({ code }) => code);
  const follow = async (code: string) => {
    expect(await flow.slack.command('#it-courses', 'sam', `/course follow ${code}`)).toMatchObject({
      status: 200,
    });
    await eventually(async () => expect(await followed()).toContain(code));
  };
  await follow('TX00EY23-3015');
  await failOver(hand, '25006', 'cannot execute INSERT in a read-only transaction');
  await follow('TX00EW54-3008');
  await flow.app.round();
  expect(await followed()).toEqual(['TX00EW54-3008', 'TX00EY23-3015']);
});
