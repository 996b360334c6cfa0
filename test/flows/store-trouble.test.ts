import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { openStore } from '../../src/store/open.ts';
import { course, follow, target } from '../store/samples.ts';
import { dataDir } from './data-dir.ts';
import { openSample } from './harness.ts';

/** The app over a store in which a person follows a course, and a hand that changes the file beneath it. */
async function openFollowed() {
  const folder = dataDir();
  const store = await openStore({ dataDir: folder });
  const workspace = TEAM.id;
  const one = follow('TX00EY23-3015', { workspace });
  await store.follows.add(target({ workspace }), [one], 1);
  await store.courses.put([course(one.code)]);
  await store.close();
  const spoil = (sql: string): void => {
    const file = new DatabaseSync(join(folder, 'coursebell.sqlite'));
    file.exec(sql);
    file.close();
  };
  return { folder, spoil, key: target().target };
}

test('a row that can’t be read is told by its table and reason, without its key', async () => {
  const { folder, spoil, key } = await openFollowed();
  spoil(`update follows set told = 'nonsense'`);
  const { app, until, log } = await openSample({ env: { DATA_DIR: folder }, troubles: ['row'] });
  await app.round();
  const line = await until(() => log.find(({ kind }) => kind === 'store'));
  expect(line).toMatchObject({ outcome: 'row', detail: expect.stringMatching(/^row of follows: \w+/) });
  expect(JSON.stringify(line)).not.toContain(key);
});

test('a round that fails is told by what the store says of it', async () => {
  const { folder, spoil } = await openFollowed();
  const { app, until, log } = await openSample({ env: { DATA_DIR: folder } });
  spoil('drop table courses');
  await app.round();
  const line = await until(() => log.find(({ outcome }) => outcome === 'failed'));
  expect(line).toMatchObject({ detail: 'SQL logic error' });
});

test('a pass that Slack refuses is told with Slack’s word for it', async () => {
  const { folder } = await openFollowed();
  const { app, slack, until, log } = await openSample({
    env: { DATA_DIR: folder },
    troubles: ['failed', 'token-refused'],
  });
  slack.revokeToken('account_inactive');
  await app.round();
  const line = await until(() => log.find(({ kind, outcome }) => kind === 'pass' && outcome === 'failed'));
  expect(line).toMatchObject({ error: 'DeliveryRefused', detail: 'account_inactive' });
});
