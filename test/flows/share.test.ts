import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Button, KnownBlock } from '@slack/types';
import { expect, onTestFinished, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { chosenInMenu } from '../../src/cards/menu.ts';
import { type Flow, isApps, MINUTE, openSample } from './harness.ts';
import { post, pressOf } from './raw.ts';
import { buttons, words } from './reading.ts';

const SHARE = 'Share to channel';

/** What everyone sees of the app. */
function posted({ slack }: Flow): SlackMessage[] {
  return slack.workspace.messages.filter((each) => isApps(each) && each.onlyFor === undefined);
}

/** Waits until the private answer says that it was shared. */
function shared({ until }: Flow, message: SlackMessage): Promise<true> {
  return until(() => (message.text.includes('Shared to the channel.') ? true : undefined));
}

test.for([
  '/course TX00EY23-3015',
  '/course unit 72101',
  '/rooms 78025 40+',
  '/enrollment TX00EY23-3015 IM00BR45-3003',
])(
  '%s is shared with the name of who shared, and the private answer stays without the button',
  async (typed) => {
    const flow = await openSample({ locales: { aino: 'en-GB' } });
    const { message } = await flow.command(typed, { user: 'aino' });
    const said = message.text;
    const own = buttons(message).filter((label) => label !== SHARE);
    await flow.slack.click(message, SHARE);
    await shared(flow, message);
    expect(message.onlyFor).toBe('U0AINO0002');
    expect(message.text).toBe(`${said}\nShared to the channel.`);
    expect(buttons(message)).toEqual(own);
    const [post, ...more] = posted(flow);
    expect(more).toEqual([]);
    expect(post).toMatchObject({ channel: 'C0COURSES1', text: `${said}\nShared by <@U0AINO0002>` });
    expect(post && words(post)).toContain('Shared by <@U0AINO0002>');
    // A button that replaces its message would replace it for all who read the channel.
    const opening = own.filter((label) => !['About the unit', 'Runs'].includes(label));
    expect(post && buttons(post)).toEqual(opening);
  },
);

test('sharing works in a channel where the bot is no member: the Web API is not called', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015', { channel: '#random' });
  await flow.slack.click(message, SHARE);
  await shared(flow, message);
  expect(posted(flow)).toMatchObject([{ channel: 'C0RANDOM01' }]);
  expect(new Set(flow.slack.calls.map(({ method }) => method))).toEqual(new Set(['response_url']));
});

test('pressed twice, one after the other or at once, it posts once', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  // What a person sees whose screen has not caught up.
  const old = { ...message };
  const presses = await Promise.all([1, 2, 3].map(() => flow.slack.click(message, SHARE)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  await shared(flow, message);
  expect(await flow.slack.click(old, SHARE)).toMatchObject({ status: 200 });
  await flow.app.stop();
  expect(posted(flow)).toHaveLength(1);
});

test('two people share their own answers', async () => {
  const flow = await openSample({ locales: { aino: 'en-GB' } });
  const sams = await flow.command('/course TX00EY23-3015', { user: 'sam' });
  const ainos = await flow.command('/course TX00EY23-3015', { user: 'aino' });
  await Promise.all([sams, ainos].map(({ message }) => flow.slack.click(message, SHARE)));
  await Promise.all([sams, ainos].map(({ message }) => shared(flow, message)));
  expect(posted(flow)).toHaveLength(2);
});

test('the shared card is rendered anew: an answer from yesterday has today’s words', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/enrollment TX00EY23-3015');
  expect(message.text).toContain('Open, closes in 2 days');
  flow.pass(24 * 60 * MINUTE - MINUTE);
  await flow.slack.click(message, SHARE);
  await shared(flow, message);
  expect(posted(flow)[0]?.text).toContain('Open, closes tomorrow');
});

test.for(['expired_url', 404] as const)(
  'where Slack answers %s to the post, the button works again',
  async (fault) => {
    const flow = await openSample({ troubles: ['listener', 'undelivered'] });
    const { message } = await flow.command('/course TX00EY23-3015');
    flow.slack.fail('response_url', fault);
    expect(await flow.slack.click(message, SHARE)).toMatchObject({ status: 200 });
    expect(await flow.error()).toMatchObject({ error: 'RespondFailed' });
    expect(posted(flow)).toEqual([]);
    await flow.slack.click(message, SHARE);
    await shared(flow, message);
    expect(posted(flow)).toHaveLength(1);
  },
);

test.for(['once', 'again'] as const)(
  'after a 500 it is unknown whether it was posted: pressed %s, it says so, and posts no second time',
  async (pressed) => {
    const flow = await openSample({ troubles: ['undelivered'] });
    const { message } = await flow.command('/course TX00EY23-3015');
    const old = { ...message };
    flow.slack.fail('response_url', 500);
    await flow.slack.click(message, SHARE);
    expect(await flow.error()).toMatchObject({ error: 'RespondFailed', outcome: 'undelivered' });
    await flow.until(() => message.text.includes('It may already be in the channel.') || undefined);
    if (pressed === 'again') await flow.slack.click(old, SHARE);
    await flow.app.stop();
    expect(message.text).not.toContain('Shared to the channel.');
    expect(buttons(message)).not.toContain(SHARE);
    expect(posted(flow)).toEqual([]);
  },
);

test('a shared list keeps the name of who shared: it has no page buttons, the private one has', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/rooms 78031');
  expect(buttons(message)).toContain('More rooms');
  await flow.slack.click(message, SHARE);
  await shared(flow, message);
  const [post] = posted(flow);
  expect(post && buttons(post)).toEqual([]);
  expect(buttons(message)).toContain('More rooms');
});

test('where only the private answer can’t be changed, the card is not posted a second time', async () => {
  const flow = await openSample({ troubles: ['listener', 'undelivered'] });
  const { message } = await flow.command('/course TX00EY23-3015');
  const stop = flow.slack.on(() => {
    if (posted(flow).length === 0) return;
    stop();
    flow.slack.fail('response_url', 500);
  });
  await flow.slack.click(message, SHARE);
  await flow.error();
  await flow.slack.click(message, SHARE);
  await flow.app.stop();
  expect(posted(flow)).toHaveLength(1);
});

test('a page that was turned after sharing can be shared, too', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/rooms 78031');
  await flow.slack.click(message, SHARE);
  await shared(flow, message);
  await flow.slack.click(message, 'More rooms');
  await flow.until(() => (buttons(message).includes('Previous rooms') ? true : undefined));
  expect(buttons(message)).toContain(SHARE);
  await flow.slack.click(message, SHARE);
  await shared(flow, message);
  expect(posted(flow).map(({ text }) => /rooms 1–/.test(text))).toEqual([true, false]);
});

test('with nothing cached and the study API down, only the presser is told, and can press again', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.pass(25 * 60 * MINUTE);
  flow.study.mode = 'down';
  const told = await flow.next(() => flow.slack.click(message, SHARE));
  expect(told).toMatchObject({ onlyFor: 'U0SAM00001' });
  expect(told.text).toMatch(/can’t be reached(.|\n)*Reference: \w{8}/);
  expect(posted(flow)).toEqual([]);
  expect(buttons(message), 'the answer stays as it was').toContain(SHARE);
  flow.study.mode = 'fine';
  await flow.slack.click(message, SHARE);
  await shared(flow, message);
  expect(posted(flow)).toHaveLength(1);
});

test('errors and usage can’t be shared', async () => {
  const flow = await openSample();
  for (const typed of ['/course help', '/course ZZ00ZZ99-3001', '/rooms nowhere']) {
    const { message } = await flow.command(typed);
    expect(buttons(message), typed).not.toContain(SHARE);
  }
});

function shareButtonOf({ blocks }: SlackMessage): Pick<Button, 'action_id' | 'value'> {
  const known = blocks as unknown as readonly KnownBlock[];
  const elements = known.flatMap((block) => (block.type === 'actions' ? block.elements : []));
  const found = elements
    .flatMap((one) => (one.type === 'overflow' ? one.options : []))
    .find(({ text }) => text.text === SHARE);
  const chosen = chosenInMenu(found?.value);
  if (!chosen) throw new Error('no such button');
  return { action_id: chosen.id, value: chosen.value };
}

/** Where a press says that its answer is to go: nothing listens there until `open`. */
async function silentAddress() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (part) => bodies.push(part));
    request.on('end', () => response.end('ok'));
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const port = await listen(0);
  const close = () => new Promise((resolve) => server.close(resolve));
  await close();
  onTestFinished(async () => void (server.listening && (await close())));
  return { url: `http://127.0.0.1:${port}/`, bodies, open: () => listen(port) };
}

test('where Slack could not be reached, the button works again', async () => {
  const flow = await openSample({ troubles: ['listener', 'undelivered'] });
  const { message } = await flow.command('/course TX00EY23-3015');
  const { url, bodies, open } = await silentAddress();
  const { value, action_id } = shareButtonOf(message);
  const where = {
    user: { id: 'U0SAM00001' },
    container: { channel_id: 'C0COURSES1', message_ts: message.ts },
  };
  const press = () => post(flow.url, pressOf({ action_id, value }, url, where));
  await press();
  expect(await flow.error()).toMatchObject({ error: 'RespondFailed' });
  await open();
  await press();
  await flow.until(() => bodies.length > 1 || undefined);
  expect(bodies.filter((body) => body.includes('"in_channel"'))).toHaveLength(1);
  expect(bodies.at(-1)).toContain('Shared to the channel.');
});
