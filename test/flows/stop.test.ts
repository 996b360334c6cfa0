import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, isApps, openSample, openScripted, SIGNING_SECRET } from './harness.ts';
import { commandFields, FORM, form, sign } from './raw.ts';
import { words } from './reading.ts';
import { plenty } from './upstream-rows.ts';

async function openHeld() {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const flow = await openScripted(async (request) => {
    asked.resolve();
    await gate.promise;
    return plenty(request);
  });
  return { ...flow, asked: asked.promise, answerUpstream: () => gate.resolve() };
}

test.for(['command', 'mention'] as const)(
  'the answer to a %s that is under way still arrives',
  async (kind) => {
    const { slack, app, asked, answerUpstream } = await openHeld();
    await (kind === 'command'
      ? slack.command('#it-courses', 'sam', '/course TX00EY23-3015')
      : slack.mention('#it-courses', 'sam', 'TX00EY23-3015'));
    await asked;
    let stopped = false;
    const stopping = app.stop().then(() => {
      stopped = true;
    });
    expect(await slack.command('#it-courses', 'sam', '/course help')).toMatchObject({
      status: 'unreachable',
    });
    expect(stopped).toBe(false);
    answerUpstream();
    await stopping;
    expect(slack.workspace.messages.filter(isApps)).toMatchObject([
      { text: expect.stringContaining('Name of TX00EY23-3015') },
    ]);
  },
);

test('a request whose body is still coming is answered in full', async () => {
  const { url, app, asked, answerUpstream } = await openHeld();
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const { body } = form(commandFields('/course', 'TX00EY23-3015', inbox.url));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const reply = text(socket);
  socket.write(headOf(body));
  // The server asks for the rest once it has read the head.
  await once(socket, 'readable');
  const stopping = app.stop();
  socket.write(body);
  await asked;
  socket.end();
  expect(await reply).toContain('HTTP/1.1 200 OK');
  answerUpstream();
  await stopping;
  expect(inbox.calls).toMatchObject([{ body: { text: expect.stringContaining('Name of TX00EY23-3015') } }]);
});

function headOf(body: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const head = [
    'POST /slack/events HTTP/1.1',
    'host: coursebell',
    `content-type: ${FORM}`,
    `content-length: ${body.length}`,
    `x-slack-request-timestamp: ${timestamp}`,
    `x-slack-signature: ${sign(SIGNING_SECRET, timestamp, body)}`,
    'expect: 100-continue',
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

test('stopping twice, or with nothing to do, is no trouble', async () => {
  const { app, url } = await openScripted(plenty);
  await fetch(`${url}/health/live`);
  await Promise.all([app.stop(), app.stop()]);
  await expect(fetch(`${url}/health/live`)).rejects.toThrow();
});

test('a request that never comes to its end does not delay stopping', async () => {
  const { app, url } = await openScripted(plenty);
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(headOf('x'.repeat(1000)));
  await once(socket, 'readable');
  socket.write('x');
  const started = performance.now();
  await app.stop();
  expect(performance.now() - started).toBeLessThan(9_000);
});

const CODE = 'TX00EY23-3015';
const NAME = 'Software Engineering Project';

/** Begins something that goes on after its ack; what it comes to is looked up after the stop. */
const BEGUN: readonly [string, (flow: Flow) => Promise<unknown>, (flow: Flow) => string][] = [
  [
    'a direct message',
    ({ slack }) => slack.directMessage('sam', CODE),
    ({ slack }) => slack.workspace.messages.filter(isApps).map(words).join(),
  ],
  [
    'a shortcut on a message',
    async ({ slack }) => {
      await slack.say('#random', 'aino', CODE);
      const message = slack.workspace.messages.at(-1);
      if (message) await slack.messageShortcut('look_up_in_message', message, 'sam');
    },
    ({ slack }) => slack.workspace.messages.filter(isApps).map(words).join(),
  ],
  [
    'a modal',
    async ({ slack, command, pass }) => {
      const { message } = await command(`/course ${CODE}`);
      pass(40 * 3_600_000);
      await slack.click(message, 'Details');
    },
    ({ slack }) => slack.workspace.modals.map(words).join(),
  ],
  [
    'a post that is shared',
    async ({ slack, command }) => {
      const { message } = await command(`/course ${CODE}`);
      await slack.click(message, 'Share to channel');
    },
    ({ slack }) => {
      const shared = slack.workspace.messages.filter((each) => isApps(each) && each.onlyFor === undefined);
      return shared.map(words).join();
    },
  ],
  [
    'Home',
    ({ slack }) => slack.openHome('sam'),
    ({ slack }) => [...slack.workspace.homes.values()].map(words).join(),
  ],
  [
    'Home that is shown anew',
    async ({ slack, command, until }) => {
      await slack.openHome('sam');
      await until(() => slack.workspace.homes.get('U0SAM00001'));
      await command(`/course follow ${CODE}`, { channel: 'U0SAM00001' });
    },
    ({ slack }) => [...slack.workspace.homes.values()].map(words).join(),
  ],
];

test.for(BEGUN)('%s that is under way is finished', async ([what, begin, end]) => {
  const flow = await openSample();
  await begin(flow);
  await flow.app.stop();
  expect(end(flow)).toContain(what === 'Home' ? 'Welcome to Coursebell' : NAME);
});

test('what was looked up last is kept, though it was to be written later', async () => {
  const folder = dataDir();
  const flow = await openSample({ env: { DATA_DIR: folder } });
  await flow.command(`/course ${CODE}`);
  await flow.app.stop();
  const store = await openStore({ dataDir: folder });
  const kept = await store.lookUps.of({ workspace: 'T0CAMPUS01', user: 'U0SAM00001' });
  await store.close();
  expect(kept).toMatchObject([{ code: CODE }]);
});
