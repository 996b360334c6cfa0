import { expect, test } from 'vitest';
import type { SlackView } from '../../playground/slack-side.ts';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { type Flow, type FlowOptions, MINUTE, openSample, openScripted } from './harness.ts';
import { strings, words } from './reading.ts';
import { plenty, realization, realizations } from './upstream-rows.ts';

/** The modal on top, once it says what is sought. */
function modal({ slack, until }: Flow, sought: RegExp): Promise<SlackView> {
  return until(() => slack.workspace.modals.find((view) => sought.test(words(view))));
}

function methods({ slack }: Flow): string[] {
  return slack.calls.map(({ method }) => method).filter((method) => method.startsWith('views.'));
}

const WAITED_FOR = realizations((code) => realization(code, { content: 'What was waited for.' }));

/** A card whose details must be asked for again, which the study API answers when it is let go. */
async function openHeld(answer: UpstreamHandler = WAITED_FOR) {
  const gate = Promise.withResolvers<void>();
  let held = Promise.resolve();
  const flow = await openScripted(async (request) => {
    await held;
    return answer(request);
  });
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.pass(25 * 60 * MINUTE);
  held = gate.promise;
  return { flow, message, letGo: gate.resolve };
}

/** A card whose details have been read before: all languages in which there may be texts are at hand. */
async function openRead(options?: FlowOptions) {
  const flow = await openSample(options);
  const { message } = await flow.command('/course TX00EY23-3015');
  await flow.slack.click(message, 'Details');
  await flow.slack.closeView(await modal(flow, /A team of five/));
  for (const all of [flow.slack.calls, flow.study.calls]) all.length = 0;
  return { flow, message };
}

test('texts that are missing in the reader’s language are asked for in the others, once', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  await flow.slack.click(message, 'Details');
  await flow.slack.closeView(await modal(flow, /A team of five/));
  await flow.slack.click(message, 'Details');
  await modal(flow, /A team of five/);
  expect(flow.study.calls.map(({ l }) => l)).toEqual(['en', 'fi', 'sv']);
});

test('a cached course opens at once, with every text', async () => {
  const { flow, message } = await openRead();
  expect(await flow.slack.click(message, 'Details')).toMatchObject({ status: 200, body: '' });
  const view = await modal(flow, /A team of five designs, builds and tests/);
  for (const shown of [
    'Enrollment',
    'Basic studies|basic studies',
    'of which 96 h',
    'No exam',
    'Project studies',
  ])
    expect(words(view)).toMatch(new RegExp(shown));
  expect(strings(view.view['title'])).toContain('TX00EY23-3015');
  expect(view.user).toBe('U0SAM00001');
  expect(methods(flow)).toEqual(['views.open']);
  expect(flow.study.calls).toEqual([]);
});

test('each row of a list opens its own course', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015 IM00BR45-3003');
  await flow.slack.click(message, 'course.details:1');
  await modal(flow, /Fundamentals of Machine Design/);
});

test('a slow one opens waiting and is filled in', async () => {
  const { flow, message, letGo } = await openHeld();
  await flow.slack.click(message, 'Details');
  const waiting = await modal(flow, /Looking it up…/);
  letGo();
  const filled = await modal(flow, /What was waited for\./);
  expect(filled.id).toBe(waiting.id);
  expect(methods(flow)).toEqual(['views.open', 'views.update']);
});

test('a waiting modal that was closed is not opened again', async () => {
  const { flow, message, letGo } = await openHeld(plenty);
  await flow.slack.click(message, 'Details');
  await flow.slack.closeView(await modal(flow, /Looking it up…/));
  letGo();
  await flow.app.stop();
  expect(flow.slack.workspace.modals).toEqual([]);
  expect(methods(flow)).toEqual(['views.open', 'views.update']);
});

test.for([
  ['down', /can’t be reached/],
  ['key refused', /refuses Coursebell’s key/],
  ['over quota', /quota is used up/],
] as const)(
  'with the study API %s the error stands in the modal, with its reference',
  async ([mode, told]) => {
    const flow = await openSample();
    const { message } = await flow.command('/course TX00EY23-3015');
    flow.pass(25 * 60 * MINUTE);
    flow.study.mode = mode;
    await flow.slack.click(message, 'Details');
    const view = await modal(flow, told);
    const [, reference] = /Reference: (\w{8})/.exec(words(view)) ?? [];
    expect(flow.log.filter((line) => line.reference === reference)).toMatchObject([{ kind: 'open' }]);
  },
);

test('an old answer says of when it is, in the modal, too', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.pass(61 * MINUTE);
  flow.study.mode = 'down';
  await flow.slack.click(message, 'Details');
  expect(words(await modal(flow, /as of/i))).toMatch(/\|14:02>/);
});

test('told to wait before it fills a waiting modal in, it waits, and then does', async () => {
  const { flow, message, letGo } = await openHeld();
  await flow.slack.click(message, 'Details');
  await modal(flow, /Looking it up…/);
  flow.slack.fail('views.update', 429);
  letGo();
  await modal(flow, /What was waited for\./);
  expect(methods(flow)).toEqual(['views.open', 'views.update', 'views.update']);
});

test('told to wait before it may open one, it asks the presser to press again', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.slack.fail('views.open', 429);
  const told = await flow.next(() => flow.slack.click(message, 'Details'));
  expect(told).toMatchObject({ onlyFor: 'U0SAM00001', text: expect.stringMatching(/too long/) });
});

test('an expired trigger_id: the presser is told to press again, which works', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.slack.fail('views.open', 'expired_trigger_id');
  const told = await flow.next(() => flow.slack.click(message, 'Details'));
  expect(told.text).toMatch(/too long/);
  expect(told.onlyFor).toBe('U0SAM00001');
  expect(methods(flow)).toEqual(['views.open']);
  await flow.slack.click(message, 'Details');
  await modal(flow, /A team of five/);
});

test('any other refusal of a modal is logged by its name, and the app lives on', async () => {
  const { flow, message } = await openRead({ troubles: ['undelivered'] });
  flow.slack.fail('views.open', 'internal_error');
  await flow.slack.click(message, 'Details');
  const line = await flow.error();
  expect(line).toMatchObject({
    kind: 'open',
    outcome: 'undelivered',
    workspace: expect.stringMatching(/^T/),
    detail: 'internal_error',
  });
  expect(flow.log.filter(({ reference }) => reference === line.reference)).toContainEqual(
    expect.objectContaining({ outcome: 'answered', feature: 'course' }),
  );
  await flow.slack.click(message, 'Details');
  await modal(flow, /A team of five/);
});

test('a layout that Slack refuses is shown as plain paragraphs', async () => {
  const { flow, message } = await openRead();
  flow.slack.fail('views.open', 'invalid_arguments');
  // A trigger_id that was refused for the layout can be used again.
  await flow.slack.click(message, 'Details');
  const view = await modal(flow, /A team of five/);
  // The row of buttons stays.
  expect(new Set(view.view.blocks.map(({ type }) => type))).toEqual(new Set(['section', 'actions']));
  // What stood in columns and lists is still there.
  for (const said of ['Open until Sun 22 Nov 16:00, in 2 days', 'TXL22S1', 'of which 96 h'])
    expect(words(view)).toContain(said);
});

test('of a course that is gone say so, and name no code to check', async () => {
  const flow = await openSample();
  const { message } = await flow.command('/course TX00EY23-3015');
  flow.study.remove('TX00EY23-3015');
  flow.pass(25 * 60 * MINUTE);
  await flow.slack.click(message, 'Details');
  const shown = words(await modal(flow, /TX00EY23-3015/));
  expect(shown).toContain('TX00EY23-3015 is no longer in the study data.');
  expect(shown).not.toContain('study guide');
});
