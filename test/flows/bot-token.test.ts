/** A bot token that Slack does not take: at the start, later, and while Slack can't be asked. */
import { expect, onTestFinished, test } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { ownerMemory } from '../../src/installation/token.ts';
import { openStore } from '../../src/store/open.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, type FlowOptions, openSample } from './harness.ts';
import { commandFields, form, post } from './raw.ts';

/** What readiness says of Slack. */
async function slackPart({ url }: Pick<Flow, 'url'>): Promise<unknown> {
  const response = await fetch(`${url}/health/ready`);
  expect(response.status, 'requests of Slack come in all the same').toBe(200);
  const { parts } = (await response.json()) as { parts: { slack: unknown } };
  return parts.slack;
}

const tokenLines = ({ log }: Pick<Flow, 'log'>) =>
  log
    .filter(({ outcome }) => outcome?.startsWith('token-'))
    .map(({ level, outcome, detail }) => [level, outcome, detail]);

/** With a token that the Slack side does not know. */
const dead = (more: FlowOptions = {}) =>
  openSample({
    env: { SLACK_BOT_TOKEN: 'xoxb-of-another-app' },
    troubles: ['token-refused', 'auth.test', 'undelivered', 'pass'],
    strangers: true,
    ...more,
  });

test('a dead bot token is told in the log and by readiness at the start', async () => {
  const flow = await dead();
  await flow.until(() => tokenLines(flow).at(0));
  expect(tokenLines(flow)).toEqual([[50, 'token-refused', 'invalid_auth']]);
  expect(await slackPart(flow)).toEqual({
    state: 'token refused',
    token: 'refused',
    reason: 'invalid_auth',
  });
  expect(JSON.stringify(flow.log)).not.toContain('xoxb-');
});

test('a token that Slack takes is told so', async () => {
  const flow = await openSample({ strangers: true });
  await flow.until(() => tokenLines(flow).at(0));
  expect(tokenLines(flow)).toEqual([[30, 'token-accepted', undefined]]);
  expect(await slackPart(flow)).toEqual({ state: 'ready', token: 'accepted' });
});

test('a token that is revoked later, and one that is good again, show with the next call', async () => {
  const flow = await openSample({ troubles: ['token-refused', 'undelivered', 'pass'] });
  expect(await slackPart(flow)).toEqual({ state: 'ready', token: 'accepted' });
  flow.slack.revokeToken('token_revoked');
  await flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015');
  await flow.until(() => tokenLines(flow).at(0));
  expect(tokenLines(flow)).toEqual([[50, 'token-refused', 'token_revoked']]);
  expect(await slackPart(flow)).toMatchObject({ state: 'token refused', reason: 'token_revoked' });
  flow.slack.restoreToken();
  await flow.mention('TX00EY23-3015');
  await flow.until(() => tokenLines(flow).at(1));
  expect(tokenLines(flow).at(1)).toEqual([30, 'token-accepted', undefined]);
  expect(await slackPart(flow)).toEqual({ state: 'ready', token: 'accepted' });
});

test('no other workspace is served after a restart while Slack does not say whose the token is', async () => {
  const env = { DATA_DIR: dataDir(), SLACK_BOT_TOKEN: 'xoxb-of-another-app' };
  const store = await openStore({ dataDir: env.DATA_DIR });
  await ownerMemory(store, env.SLACK_BOT_TOKEN).keep({ team: TEAM.id, whole: false });
  await store.close();
  const flow = await dead({ env });
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const help = (team_id: string) =>
    post(flow.url, form({ ...commandFields('/course', 'help', inbox.url), team_id }));
  const notInstalled = () => flow.log.filter(({ outcome }) => outcome === 'not installed').length;
  expect(await (await help('T0OTHER001')).text()).toBe('');
  expect([notInstalled(), inbox.calls]).toEqual([1, []]);
  await help(TEAM.id);
  await flow.until(() => inbox.calls.at(0));
  expect(notInstalled()).toBe(1);
});
