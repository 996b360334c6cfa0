import { expect, test } from 'vitest';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { openScripted } from './harness.ts';
import { codesOf, plenty } from './upstream-rows.ts';

const UNDER_WAY = /^Looking it up/;
const EQUAL = ['/course TX00EY23-3015', '/course 194201', '/course unit 72101', '/rooms 78025'];

test.for(EQUAL)('fifty people type %s at once: one call', async (typed) => {
  const gate = Promise.withResolvers<void>();
  const scripted = async (request: Parameters<UpstreamHandler>[0]) => {
    await gate.promise;
    return plenty(request);
  };
  const { slack, until, upstream } = await openScripted(scripted, { locales: { aino: 'en-GB' } });
  const typing = Array.from({ length: 50 }, (_, index) =>
    slack.command('#it-courses', index % 2 ? 'sam' : 'aino', typed),
  );
  const acks = await Promise.all(typing);
  expect(new Set(acks.map(({ status, body }) => `${status}${body}`))).toEqual(new Set(['200']));
  gate.resolve();
  // On a busy machine a line that it is looked up stands in an answer's place for a moment.
  const told = () => slack.workspace.messages.map(({ text }) => text).filter((text) => !UNDER_WAY.test(text));
  await until(() => told().length === 50 || undefined);
  expect(new Set(told()).size, 'the same answer for all').toBe(1);
  expect(upstream.calls).toHaveLength(1);
});

test('commands, mentions and presses of a course share one look-up', async () => {
  const { command, mention, direct, slack, until, upstream } = await openScripted(plenty);
  const { message } = await command('/course TX00EY23-3015');
  await mention('TX00EY23-3015');
  await direct('when does TX00EY23-3015 open?');
  await command('/enrollment tx00ey23-3015');
  await slack.click(message, 'Details');
  await until(() => slack.workspace.modals[0]);
  await slack.click(message, 'Share to channel');
  await until(() => message.text.includes('Shared') || undefined);
  expect(upstream.calls).toHaveLength(1);
});

test('every distinct code is asked for once, in searches of at most a hundred', async () => {
  const all = Array.from({ length: 120 }, (_, index) => `TX00EY23-${3000 + index}`);
  const { slack, until, upstream } = await openScripted(plenty);
  const typing = Array.from({ length: 48 }, (_, n) => {
    const start = (n * 5) % all.length;
    return slack.command(
      '#it-courses',
      'sam',
      `/course ${[...all, ...all].slice(start, start + 10).join(' ')}`,
    );
  });
  await Promise.all(typing);
  await until(() => slack.workspace.messages.length === 48 || undefined);
  const asked = upstream.calls.map(codesOf);
  expect(asked.flat().sort()).toEqual(all);
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(100);
});

test('distinct ids are distinct calls, each once', async () => {
  const { command, upstream } = await openScripted(plenty);
  for (const typed of [
    '/course 1',
    '/course 2',
    '/course 1 2',
    '/course unit 1',
    '/course unit 1',
    '/rooms 1',
    '/rooms 1 40+',
    '/rooms 2',
  ])
    await command(typed);
  expect(upstream.calls.map(({ path }) => path).sort()).toEqual([
    '/courseunit/1',
    '/realization/1',
    '/realization/2',
    '/reservation/building/1',
    '/reservation/building/2',
  ]);
});
