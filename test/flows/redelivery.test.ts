import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startSocketMode } from '../fakes/socket-mode.ts';
import { answered, type Campus, NORTH, openCampus } from './campus.ts';
import { type Flow, isApps, openSample } from './harness.ts';
import { envelope } from './raw.ts';

const SECOND = 1000;
const SLOWEST = [1, 2, 3];

/** Everything that the app has brought to Slack, in the ack or by a call. */
function answers({ slack }: Flow): number {
  return slack.workspace.messages.filter(isApps).length;
}

/** Slack's three retries: at once with the same signature, then later with another one. */
async function redeliver(flow: Flow): Promise<void> {
  for (const retry of SLOWEST) {
    expect(await flow.slack.redeliver(retry)).toMatchObject({ status: 200, body: '' });
    flow.pass(retry * 30 * SECOND);
  }
}

test.for(['/course help', '/course TX00EY23-3015', '/rooms nowhere'])(
  'the command %s is answered once',
  async (typed) => {
    const flow = await openSample();
    await flow.command(typed);
    const calls = flow.slack.calls.length;
    await redeliver(flow);
    await flow.app.stop();
    expect([answers(flow), flow.slack.calls.length]).toEqual([1, calls]);
  },
);

test('a mention and a direct message are answered once', async () => {
  const flow = await openSample();
  await flow.mention('TX00EY23-3015');
  await redeliver(flow);
  await flow.direct('TX00EY23-3015');
  await redeliver(flow);
  await flow.app.stop();
  expect(answers(flow)).toBe(2);
});

test('a press is carried out once', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  await flow.slack.click(message, 'Details');
  await flow.until(() => flow.slack.calls.find(({ method }) => method === 'views.update'));
  await redeliver(flow);
  await flow.slack.click(message, 'Share to channel');
  await flow.until(() => message.text.includes('Shared to') || undefined);
  await redeliver(flow);
  await flow.app.stop();
  // Where the person is now is read beside the answers, at no promised moment.
  const methods = flow.slack.calls.map(({ method }) => method).filter((method) => method !== 'users.info');
  expect(methods).toEqual(['response_url', 'views.open', 'views.update', 'response_url', 'response_url']);
});

test('a retry that comes while the first is being answered adds nothing', async () => {
  const flow = await openSample();
  await flow.next(async () => {
    const first = flow.slack.mention('#it-courses', 'sam', 'TX00EY23-3015');
    await Promise.all([first, flow.slack.redeliver(1), flow.slack.redeliver(2)]);
  });
  await flow.app.stop();
  expect(answers(flow)).toBe(1);
});

test('the same words asked again are answered again', async () => {
  const flow = await openSample();
  await flow.command('/course help');
  await flow.command('/course help');
  await flow.mention('help');
  await flow.mention('help');
  expect(answers(flow)).toBe(4);
});

const mention = { type: 'app_mention', channel: 'C0COURSES1', user: 'U0SAM00001', text: 'help', ts: '1.1' };

/** Changes the embedded store behind the app's back. */
function changing({ dir }: Campus) {
  return (sql: string): void => {
    const file = new DatabaseSync(join(dir, 'coursebell.sqlite'));
    file.exec(sql);
    file.close();
  };
}

test('what comes while the store is away is not taken, and the retry with the same signature is answered once', async () => {
  const campus = await openCampus();
  const first = await campus.start();
  const { side } = await campus.join(NORTH);
  await first.app.stop();
  await campus.start();
  const change = changing(campus);
  const tell = (retry?: number) =>
    campus.front.tell(NORTH, mention, { eventId: 'Ev0THEAWAY1', ...(retry !== undefined && { retry }) });
  change('alter table installations rename to away');
  expect(await tell(), 'Slack delivers again what was refused').toBe(400);
  change('alter table away rename to installations');
  await answered(side, () => tell(1));
  expect(await tell(2)).toBe(200);
  await campus.line(({ outcome }) => outcome === 'answered');
  expect(side.workspace.messages.filter(isApps)).toHaveLength(1);
});

test('over a socket it is not acknowledged then, and answered once when Slack delivers it again', async () => {
  const campus = await openCampus({ SLACK_APP_TOKEN: 'xapp-1' });
  const sockets = await startSocketMode();
  onTestFinished(sockets.close);
  campus.front.socketsAt = sockets.apiUrl;
  const [first] = await Promise.all([campus.start(), sockets.socket(1).then(sockets.hello)]);
  const { side } = await campus.join(NORTH);
  await first.app.stop();
  await Promise.all([campus.start(), sockets.socket(2).then(sockets.hello)]);
  const change = changing(campus);
  const payload = { ...envelope(mention), team_id: NORTH.team.id };
  change('alter table installations rename to away');
  sockets.say(JSON.stringify({ type: 'events_api', envelope_id: 'untaken', payload }));
  await campus.line(({ kind }) => kind === 'listener');
  change('alter table away rename to installations');
  await answered(side, () => sockets.deliver('events_api', payload));
  await sockets.deliver('events_api', payload);
  const isAcked = sockets.acked('untaken').then(() => 'acknowledged');
  expect(await Promise.race([isAcked, soon('not acknowledged')])).toBe('not acknowledged');
  await campus.line(({ outcome }) => outcome === 'answered');
  expect(side.workspace.messages.filter(isApps)).toHaveLength(1);
  expect(campus.log.filter(({ level }) => level >= 50)).toMatchObject([{ kind: 'listener' }]);
});
