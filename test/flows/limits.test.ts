/** Limits of use, through the real app. The clock stands still, so all requests fall within a minute. */
import { expect, test, vi } from 'vitest';
import { type Delivered, type SlackMessage, type SlackView, TEAM } from '../../playground/slack-side.ts';
import type { Workspace } from '../fakes/slack-front.ts';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { answered, NORTH, openCampus, SOUTH } from './campus.ts';
import { type Flow, type FlowOptions, isApps, MINUTE, openSample, openScripted } from './harness.ts';
import { post, pressOf } from './raw.ts';
import { words } from './reading.ts';
import { openSettings, readSettings } from './settings-hands.ts';
import { plenty, room, success } from './upstream-rows.ts';

const TOLD = /^You have asked a lot in a short time\. Ask again after <!date\^\d+\^/;
const TOLD_OF_ALL = /^This workspace has asked a lot in a short time\. Ask again after <!date\^\d+\^/;
const SAM = 'U0SAM00001';

/** A code that was not asked for before, by its number. */
const cold = (at: number): string => `TX00AA${String(at).padStart(2, '0')}-3001`;

/** The app with a limit for people, and one for workspaces; everybody has all of theirs. */
async function open(
  { user = 0, workspace = 0 }: { user?: number; workspace?: number },
  { handler = plenty, ...options }: FlowOptions & { handler?: UpstreamHandler } = {},
) {
  const env = { LIMIT_PER_USER: String(user), LIMIT_PER_WORKSPACE: String(workspace), ...options.env };
  const flow = await openScripted(handler, { ...options, env, locales: { aino: 'en-GB' } });
  flow.pass(MINUTE);
  return flow;
}

/** What stands in an ack. */
function acked({ status, body, problem }: Delivered): string {
  expect({ status, problem }).toEqual({ status: 200, problem: undefined });
  return body === '' ? '' : String((body as { text: string }).text);
}

async function ask(flow: Flow, at: number, user = 'sam'): Promise<SlackMessage> {
  return (await flow.command(`/course ${cold(at)}`, { user })).message;
}

/** Uses up a person's limit. */
async function useUp(flow: Flow, limit: number, user = 'sam'): Promise<void> {
  for (let at = 0; at < limit; at += 1) expect((await ask(flow, at, user)).text).toMatch(/^Name of /);
}

const refusals = ({ log }: Flow) => log.filter(({ outcome }) => outcome === 'LimitReached');

test('after 30 look-ups in a minute a person is told kindly, in the ack; others are not', async () => {
  const flow = await open({ user: 30, workspace: 600 });
  await useUp(flow, 30);
  const calls = flow.slack.calls.length;
  const { delivered } = await flow.command(`/course ${cold(30)}`);
  expect(acked(delivered)).toMatch(TOLD);
  expect(flow.slack.calls).toHaveLength(calls);
  expect(flow.upstream.calls).toHaveLength(30);
  expect(refusals(flow)).toMatchObject([{ kind: 'command', level: 30 }]);
  expect((await ask(flow, 30, 'aino')).text).toMatch(/^Name of /);
  flow.pass(2_000);
  expect((await ask(flow, 31)).text, 'one comes back in two seconds').toMatch(/^Name of /);
  expect((await ask(flow, 32)).text).toMatch(TOLD);
});

test('the time that is told is one at which there is room again', async () => {
  const flow = await open({ user: 1 });
  await useUp(flow, 1);
  flow.pass(10_000);
  const { text } = await ask(flow, 1);
  const [, seconds = ''] = /<!date\^(\d+)\^/.exec(text) ?? [];
  flow.pass(Number(seconds) * 1000 - Date.now());
  expect((await ask(flow, 2)).text).toMatch(/^Name of /);
});

test('an answer that is at hand and goes into the ack is free', async () => {
  const flow = await open({ user: 3 });
  await useUp(flow, 3);
  const calls = flow.slack.calls.length;
  for (let at = 0; at < 20; at += 1) {
    const { delivered } = await flow.command(`/course ${cold(at % 3)}`);
    expect(acked(delivered)).toMatch(/^Name of /);
  }
  expect(acked((await flow.command('/course help')).delivered)).toMatch(/./);
  expect(flow.slack.calls).toHaveLength(calls);
  expect(refusals(flow)).toEqual([]);
  expect((await ask(flow, 4)).text).toMatch(TOLD);
});

test('of several codes those that are at hand are answered, and it is told when to ask for the others', async () => {
  const flow = await open({ user: 1 });
  await useUp(flow, 1);
  const { message, delivered } = await flow.command(`/course ${cold(0)} ${cold(1)} ${cold(2)}`);
  expect(acked(delivered)).toContain(`Name of ${cold(0)}`);
  expect(message.text.match(/too many questions in a short time/g)).toHaveLength(2);
  expect(message.text).toMatch(/Ask again for these after <!date\^/);
  const { message: none } = await flow.command(`/course ${cold(1)} ${cold(2)}`);
  expect(none.text).toMatch(TOLD);
});

test('a look-up that costs several calls is one', async () => {
  const flow = await open({ user: 2 });
  const codes = Array.from({ length: 10 }, (_, at) => cold(at)).join(' ');
  expect((await flow.command(`/course ${codes}`)).message.text).toMatch(/^10 courses/);
  expect((await flow.command('/course unit 7')).message.text).toMatch(/^A unit/);
  expect((await flow.command('/rooms 7')).message.text).toMatch(TOLD);
});

test('a workspace’s limit is that of all its people', async () => {
  const flow = await open({ user: 30, workspace: 3 });
  await useUp(flow, 2);
  expect((await ask(flow, 2, 'aino')).text).toMatch(/^Name of /);
  expect((await ask(flow, 3, 'aino')).text).toMatch(TOLD_OF_ALL);
  expect((await ask(flow, 3, 'sam')).text).toMatch(TOLD_OF_ALL);
  expect((await ask(flow, 2, 'sam')).text).toMatch(/^Name of /);
});

test('a workspace’s limit is that of no other workspace', async () => {
  const { start, join } = await openCampus({ LIMIT_PER_WORKSPACE: '2', DEFAULT_LANGUAGE: 'en' });
  await start();
  const [north, south] = [await join(NORTH), await join(SOUTH)];
  // Their languages are known then, and cost no unit by the next minute.
  for (const { side } of [north, south])
    await answered(side, () => side.command('#it-courses', 'sam', '/course help'));
  vi.setSystemTime(Date.now() + MINUTE);
  const text = async ({ side }: Workspace, typed: string): Promise<string> =>
    (await answered(side, () => side.command('#it-courses', 'sam', typed))).text;
  expect(await text(north, '/rooms 78025')).toMatch(/^Rooms in/);
  expect(await text(north, '/course TX00EY23-3015')).toMatch(/^Software/);
  expect(await text(north, '/course IM00BR45-3003')).toMatch(TOLD_OF_ALL);
  expect(await text(south, '/course IM00BR45-3003')).toMatch(/^Fundamentals/);
});

test('0 is no limit', async () => {
  const flow = await open({});
  await useUp(flow, 40);
});

/** An upstream that answers one code only when the gate is opened; `arrived`: it has been asked. */
function gated(code: string) {
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const handler: UpstreamHandler = async (request) => {
    if (JSON.stringify(request.body).includes(code)) {
      arrived.resolve();
      await gate.promise;
    }
    return plenty(request);
  };
  return { handler, arrived: arrived.promise, letGo: gate.resolve };
}

test('a look-up that one person has begun is not harmed by the refusal of another', async () => {
  const { handler, arrived, letGo } = gated(cold(9));
  const flow = await open({ user: 1 }, { handler });
  await useUp(flow, 1);
  expect((await ask(flow, 9)).text, 'it was not begun').toMatch(TOLD);
  const ainos = flow.slack.command('#it-courses', 'aino', `/course ${cold(9)}`);
  await arrived;
  const calls = flow.slack.calls.length;
  const sams = await flow.slack.command('#it-courses', 'sam', `/course ${cold(9)}`);
  expect(acked(sams), 'joining is free, but its answer would leave by a call').toMatch(TOLD);
  expect(flow.slack.calls).toHaveLength(calls);
  letGo();
  expect(acked(await ainos)).toBe('');
  await flow.until(() =>
    flow.slack.workspace.messages.find(({ text }) => text.startsWith('Name of TX00AA09')),
  );
  expect(flow.upstream.calls).toHaveLength(2);
});

test('a form whose answer would have to be filled in later is refused in the ack', async () => {
  const { handler, arrived, letGo } = gated(cold(9));
  const flow = await open({ user: 1 }, { handler });
  await flow.slack.shortcut('look_up', 'sam');
  const page = await flow.until(() => flow.slack.workspace.modals.at(-1));
  await flow.slack.suggest(page, 'course.suggest', cold(9), { user: SAM });
  const ainos = flow.slack.command('#it-courses', 'aino', `/course ${cold(9)}`);
  await arrived;
  const sent = await flow.slack.submit(page, { 'course.suggest': cold(9) });
  expect(JSON.stringify(sent.body)).toContain('You have asked a lot in a short time');
  expect(flow.slack.calls.filter(({ method }) => method === 'views.update')).toEqual([]);
  letGo();
  await ainos;
});

test.for(['mention', 'direct'] as const)('a flood of questions is told of once a minute: %s', async (how) => {
  const flow = await open({ user: 3 });
  const say = (at: number) =>
    how === 'mention'
      ? flow.slack.mention('#it-courses', 'sam', cold(at))
      : flow.slack.directMessage('sam', cold(at));
  const posts = () => flow.slack.workspace.messages.filter(isApps);
  const told = () => posts().filter(({ text }) => TOLD.test(text));
  const flood = async (from: number): Promise<void> => {
    const before = refusals(flow).length;
    for (let at = from; at < from + 8; at += 1) await say(at);
    await flow.until(() => refusals(flow).length >= before + 5 || undefined);
  };
  await flood(0);
  await flow.until(() => posts().length >= 4 || undefined);
  expect(told()).toHaveLength(1);
  expect(refusals(flow)).toHaveLength(5);
  expect(flow.upstream.calls.length).toBeLessThanOrEqual(3);
  flow.pass(MINUTE);
  await flood(10);
  await flow.until(() => posts().length >= 8 || undefined);
  expect(told()).toHaveLength(2);
  await flow.app.stop();
  expect(posts(), 'three answers and one refusal a minute').toHaveLength(8);
  expect(flow.slack.calls.filter(({ method }) => method === 'chat.postMessage')).toHaveLength(8);
});

/** The refusals that were shown in modals. */
const refused = ({ slack }: Flow): SlackView[] =>
  slack.workspace.modals.filter((view) => /You have asked a lot/.test(words(view)));

test('what Slack may refuse goes into the ack in a form that it does not', async () => {
  const flow = await open({ user: 3 });
  await useUp(flow, 2);
  const kinds = ({ blocks }: { readonly blocks: readonly { readonly type: string }[] }) =>
    blocks.map(({ type }) => type);
  const compare = () => flow.command(`/course compare ${cold(0)} ${cold(1)}`);
  const { message, delivered } = await compare();
  expect(acked(delivered), 'a table is sent by a call').toBe('');
  expect(kinds(message)).toContain('table');
  const calls = flow.slack.calls.length;
  const again = await compare();
  expect(acked(again.delivered)).toBe(message.text);
  expect(kinds(again.message)).not.toContain('table');
  expect(flow.slack.calls).toHaveLength(calls);
});

test('a button that opens a modal is told of in the modal, once a minute', async () => {
  const flow = await open({ user: 2 });
  await useUp(flow, 2);
  const { message } = await flow.command(`/course ${cold(0)}`);
  await flow.slack.click(message, 'Details');
  await flow.until(() => refused(flow).at(0));
  await flow.slack.click(message, 'Details');
  await flow.until(() => refusals(flow).length === 2 || undefined);
  await flow.app.stop();
  expect(flow.slack.calls.filter(({ method }) => method === 'views.open')).toHaveLength(1);
});

test('a button that brings another answer, or shares one, is told of beside it, once a minute', async () => {
  const flow = await open({ user: 2 });
  await useUp(flow, 2);
  const { message } = await flow.command(`/course ${cold(0)}`);
  const answer = await flow.next(() => flow.slack.click(message, 'Share to channel'));
  expect(answer).toMatchObject({ onlyFor: SAM, text: expect.stringMatching(TOLD) });
  await flow.slack.click(message, 'Share to channel');
  await flow.until(() => refusals(flow).length === 2 || undefined);
  flow.pass(MINUTE);
  const shared = await flow.next(() => flow.slack.click(message, 'Share to channel'));
  expect(shared.onlyFor).toBeUndefined();
  expect(flow.slack.workspace.messages.filter(({ text }) => TOLD.test(text))).toHaveLength(1);
});

test('what a button stands under is still there when it was refused', async () => {
  const resources = Array.from({ length: 250 }, (_, at) => room(`A${at + 100}`));
  const handler: UpstreamHandler = () => success({ building: { id: '7', name: 'A house' }, resources });
  const flow = await open({ user: 1 }, { handler });
  const { message } = await flow.command('/rooms 7');
  const before = words(message);
  const told = await flow.next(() => flow.slack.click(message, 'More rooms'));
  expect(told).toMatchObject({ onlyFor: SAM, text: expect.stringMatching(TOLD) });
  expect(words(message)).toBe(before);
  flow.pass(MINUTE);
  await flow.slack.click(message, 'More rooms');
  await flow.until(() => words(message) !== before || undefined);
});

test('a press on an unknown button costs a call, too', async () => {
  // There is nothing at that address, so that it can't be told.
  const flow = await open({ user: 1 }, { troubles: ['rejected', 'undelivered'] });
  const press = () =>
    post(
      flow.url,
      pressOf({ action_id: 'gone.away', value: 'x' }, `${flow.slack.apiUrl}none`, {
        user: { id: SAM, team_id: TEAM.id },
      }),
    );
  for (let at = 0; at < 4; at += 1) expect(await press()).toMatchObject({ status: 200 });
  await flow.until(() => flow.log.filter(({ outcome }) => outcome === 'rejected').length === 4 || undefined);
  await flow.app.stop();
  expect(
    flow.log.filter(({ outcome }) => outcome === 'undelivered'),
    'what it tried to tell',
  ).toHaveLength(1);
});

test('a form is answered in the ack: what is at hand, or the refusal', async () => {
  const flow = await open({ user: 2 });
  await ask(flow, 0);
  expect(await flow.slack.shortcut('look_up', 'sam')).toMatchObject({ status: 200 });
  const page = await flow.until(() => flow.slack.workspace.modals.at(-1));
  const suggest = (typed: string) => flow.slack.suggest(page, 'course.suggest', typed, { user: SAM });
  const calls = flow.slack.calls.length;
  for (let at = 0; at < 10; at += 1) {
    expect((await suggest(cold(at))).options, 'typing is free').not.toHaveLength(0);
  }
  const sent = await flow.slack.submit(page, { 'course.suggest': cold(7) });
  expect(JSON.stringify(sent.body)).toContain('You have asked a lot in a short time');
  await flow.until(() => refusals(flow).length > 0 || undefined);
  expect(flow.slack.calls).toHaveLength(calls);
});

test('a form for what is at hand is free', async () => {
  const flow = await open({ user: 2 });
  await ask(flow, 0);
  await flow.slack.shortcut('look_up', 'sam');
  const page = await flow.until(() => flow.slack.workspace.modals.at(-1));
  await flow.slack.suggest(page, 'course.suggest', cold(0), { user: SAM });
  const sent = await flow.slack.submit(page, { 'course.suggest': cold(0) });
  expect(JSON.stringify(sent.body)).toContain(`Name of ${cold(0)}`);
});

test('a shortcut is told of once a minute, whether it opens a modal or answers', async () => {
  const flow = await open({ user: 1 });
  await useUp(flow, 1);
  await flow.slack.say('#random', 'aino', cold(5));
  const message = flow.slack.workspace.messages.at(-1);
  if (!message) throw new Error('nothing was said');
  const answer = await flow.next(() => flow.slack.messageShortcut('look_up_in_message', message, 'sam'));
  expect(answer).toMatchObject({ onlyFor: SAM, text: expect.stringMatching(TOLD) });
  await flow.slack.shortcut('look_up', 'sam');
  await flow.until(() => refusals(flow).length === 2 || undefined);
  await flow.app.stop();
  expect(flow.slack.workspace.modals).toHaveLength(0);
  expect(flow.upstream.calls).toHaveLength(1);
});

test('a command that changes something is charged before it begins', async () => {
  const flow = await open({ user: 2 });
  expect((await flow.command(`/course follow ${cold(0)}`)).message.text).toContain(cold(0));
  expect((await flow.command(`/course link ${cold(0)}`)).message.text).toContain(cold(0));
  const calls = flow.slack.calls.length;
  for (const typed of [`unfollow ${cold(0)}`, `follow ${cold(0)}`, 'unlink'])
    expect(acked((await flow.command(`/course ${typed}`)).delivered), typed).toMatch(TOLD);
  expect(flow.slack.calls).toHaveLength(calls);
  for (const typed of ['following', 'link', 'settings'])
    expect(acked((await flow.command(`/course ${typed}`)).delivered), typed).toContain(cold(0));
});

test('what was refused is not done later, either', async () => {
  const { handler, arrived, letGo } = gated(cold(9));
  const flow = await open({ user: 1 }, { handler });
  await useUp(flow, 1);
  const ainos = flow.slack.command('#it-courses', 'aino', `/course ${cold(9)}`);
  await arrived;
  const { message } = await flow.command(`/course follow ${cold(9)}`);
  expect(message.text).toMatch(TOLD);
  letGo();
  await ainos;
  await flow.until(() =>
    flow.slack.workspace.messages.find(({ text }) => text.startsWith('Name of TX00AA09')),
  );
  flow.pass(MINUTE);
  expect((await flow.command('/course following')).message.text).toContain('Nothing is followed here.');
});

test('a form that changes something is refused in the ack before it has changed anything', async () => {
  const flow = await open({ user: 1 });
  const page = await openSettings(flow);
  const calls = flow.slack.calls.length;
  const sent = await flow.slack.submit(page, { 'settings.language': 'sv' });
  expect(JSON.stringify(sent.body)).toContain('You have asked a lot in a short time');
  // On top of the form, which keeps what was filled in.
  expect(sent.body).toMatchObject({ response_action: 'push' });
  expect(flow.slack.calls).toHaveLength(calls);
  flow.pass(MINUTE);
  expect(await readSettings(flow)).toMatchObject({ language: 'slack' });
  flow.pass(MINUTE);
  const again = await openSettings(flow);
  flow.pass(MINUTE);
  expect(await flow.slack.submit(again, { 'settings.language': 'sv' })).toMatchObject({ body: '' });
  flow.pass(MINUTE);
  expect(await readSettings(flow)).toMatchObject({ language: 'sv' });
});

test('an opening of Home that is refused does not keep it from being shown anew', async () => {
  const flow = await open({ user: 2 });
  await flow.slack.openHome('sam');
  const home = await flow.until(() => flow.slack.workspace.homes.get(SAM));
  expect(words(home)).not.toContain(cold(0));
  await flow.command(`/course follow ${cold(0)}`, { channel: 'D0SAM00001' });
  await flow.slack.openHome('sam');
  await flow.until(() => refusals(flow).find(({ kind }) => kind === 'home'));
  await flow.until(() => words(flow.slack.workspace.homes.get(SAM) ?? home).includes(cold(0)) || undefined);
});

test('Home stays as it is', async () => {
  const flow = await open({ user: 2 });
  await flow.slack.openHome('sam');
  const home = await flow.until(() => flow.slack.workspace.homes.get(SAM));
  const before = words(home);
  await ask(flow, 0);
  await flow.slack.openHome('sam');
  await flow.until(() => refusals(flow).find(({ kind }) => kind === 'home'));
  await flow.app.stop();
  expect(words(flow.slack.workspace.homes.get(SAM) ?? home)).not.toContain('You have asked a lot');
  expect(before).toContain('Welcome to Coursebell');
});

test('codes in ordinary messages are left unanswered over the limit, without a word', async () => {
  const flow = await open({ user: 2 });
  flow.slack.hearsChannels = true;
  const { message } = await flow.command('/course settings');
  await flow.slack.click(message, 'Answer codes');
  await flow.until(() => words(message).includes('Stop answering codes') || undefined);
  flow.pass(MINUTE);
  await useUp(flow, 2);
  const before = flow.slack.calls.length;
  await flow.slack.say('#it-courses', 'sam', `who takes ${cold(0)} or ${cold(8)}?`);
  await flow.until(() => refusals(flow).find(({ kind }) => kind === 'spotted'));
  await flow.app.stop();
  expect(flow.slack.calls).toHaveLength(before);
  expect(flow.upstream.calls).toHaveLength(2);
});

test('reminders and Home, which follow from a request, are charged to no person', async () => {
  const flow = await openSample({ env: { LIMIT_PER_USER: '3', LIMIT_PER_WORKSPACE: '3' } });
  flow.pass(MINUTE);
  await flow.slack.openHome('sam');
  await flow.until(() => flow.slack.workspace.homes.get(SAM));
  await flow.command('/course follow TX00EY23-3015');
  await flow.until(() => {
    const home = flow.slack.workspace.homes.get(SAM);
    return home && words(home).includes('TX00EY23-3015') ? home : undefined;
  });
  await flow.app.round();
  expect((await flow.command('/course IM00BR45-3003')).message.text).toMatch(/^Fundamentals/);
  expect((await flow.command('/rooms 78025')).message.text).toMatch(TOLD);
});

test('metrics count them', async () => {
  const flow = await open({ user: 1 });
  await useUp(flow, 1);
  await ask(flow, 1);
  const text = await (await fetch(`${flow.url}/metrics`)).text();
  expect(text).toMatch(/coursebell_limited_requests_total\{who="person"\} 1/);
  expect(text).toMatch(/coursebell_requests_total\{kind="command",outcome="LimitReached"\} 1/);
});
