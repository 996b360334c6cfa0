/** One workspace with a token of the configuration: it can remove the app, too, and take it back. */
import { expect, test } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { openStore } from '../../src/store/open.ts';
import { bytesIn, dataDir } from './data-dir.ts';
import { openSample } from './harness.ts';
import { envelope, post } from './raw.ts';

const DAY = 86_400_000;

async function openFollowing() {
  const dir = dataDir();
  const flow = await openSample({ env: { DATA_DIR: dir }, troubles: ['pass', 'auth.test', 'token-refused'] });
  await flow.command('/course follow TX00EY23-3015');
  await flow.command('/course link TX00EY23-3015');
  const tell = () => post(flow.url, { body: JSON.stringify(envelope({ type: 'app_uninstalled' })) });
  const kept = async () => {
    await flow.app.stop();
    const store = await openStore({ dataDir: dir });
    const follows = await store.follows.inWorkspace(TEAM.id);
    const channel = await store.channels.get({ workspace: TEAM.id, channel: 'C0COURSES1' });
    await store.close();
    return { follows: follows.length, linked: channel?.linked };
  };
  const left = () => flow.until(() => flow.log.find(({ outcome }) => outcome === 'removed'));
  return { ...flow, dir, tell, kept, left };
}

test('nothing is erased as long as Slack cannot be asked whether the app is gone, and then it is', async () => {
  const flow = await openFollowing();
  const settings = async () => (await flow.command('/course settings')).message.text;
  const before = await settings();
  flow.slack.fail('auth.test', 500, 9);
  expect((await flow.tell()).status).toBe(200);
  await flow.app.round();
  // What is remembered of the channel for half a minute has been forgotten by then.
  flow.pass(60_000);
  expect(await settings()).toBe(before);
  flow.slack.revokeToken('token_revoked');
  for (let hour = 0; hour < 9; hour += 1) await flow.app.round();
  expect((await flow.kept()).linked).toBeUndefined();
});

test('personal data go at once, follows after the grace', async () => {
  const flow = await openFollowing();
  flow.slack.revokeToken('token_revoked');
  expect((await flow.tell()).status).toBe(200);
  await flow.left();
  flow.pass(29 * DAY);
  await flow.app.round();
  expect(bytesIn(flow.dir), 'who set up the follows').toContain('U0SAM00001');
  flow.pass(2 * DAY);
  await flow.app.round();
  expect(bytesIn(flow.dir), 'in no file, while the process runs on').not.toMatch(/U0SAM00001|C0COURSES1/);
  expect(await flow.kept()).toEqual({ follows: 0, linked: undefined });
});

test('within the grace the follows are there', async () => {
  const flow = await openFollowing();
  flow.slack.revokeToken('token_revoked');
  await flow.tell();
  await flow.left();
  flow.pass(29 * DAY);
  await flow.app.round();
  expect(await flow.kept()).toEqual({ follows: 1, linked: undefined });
});

test('who takes it back keeps everything, however long ago it was removed', async () => {
  const flow = await openFollowing();
  flow.slack.revokeToken('token_revoked');
  await flow.tell();
  await flow.left();
  flow.pass(DAY);
  flow.slack.restoreToken();
  await flow.command('/course link TX00EY23-3015');
  await flow.app.round();
  flow.pass(60 * DAY);
  await flow.app.round();
  expect(await flow.kept()).toEqual({ follows: 1, linked: 'TX00EY23-3015' });
});

test('a token that still stands says that nothing has ended', async () => {
  const flow = await openFollowing();
  await flow.tell();
  expect(await flow.kept()).toEqual({ follows: 1, linked: 'TX00EY23-3015' });
});
