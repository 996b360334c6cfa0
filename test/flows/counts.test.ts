/** Exact counts: what a request costs upstream, at Slack and in memory. Times are for `test/bench`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code, codesOf, found, open, row, plenty as rows } from '../study-client/setup.ts';
import { type Flow, openScripted } from './harness.ts';
import { plenty } from './upstream-rows.ts';

describe('upstream', () => {
  test('whatever is asked at once: every distinct code once, in no more searches than they fill', async () => {
    const { study, upstream } = await open();
    let run = 0;
    const asked = fc.array(fc.nat({ max: 300 }), { minLength: 1, maxLength: 600, size: 'max' });
    const property = fc.asyncProperty(asked, async (numbers) => {
      run += 1;
      const before = upstream.calls.length;
      const codes = numbers.map((number) => code(`AA${run}-${3000 + number}`));
      const answers = await Promise.all(codes.map((of) => study.realization(of, 'en')));
      expect(answers.map(({ value }) => value.code)).toEqual(codes);
      const searches = upstream.calls.slice(before).map(({ body }) => codesOf(body));
      const distinct = [...new Set(codes)];
      expect(searches.flat().sort()).toEqual(distinct.sort());
      expect(searches).toHaveLength(Math.ceil(distinct.length / 100));
      for (const search of searches) expect(search.length).toBeLessThanOrEqual(100);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test('a thousand people at once: one call for one course, ten for a thousand courses', async () => {
    const { study, upstream } = await open();
    const thousand = Array.from({ length: 1000 }, (_, index) => code(`AA00BB11-${3000 + index}`));
    await Promise.all(thousand.map(() => study.realization(code('TX00EY23-3015'), 'en')));
    expect(upstream.calls).toHaveLength(1);
    await Promise.all(thousand.map((of) => study.realization(of, 'en')));
    const sizes = upstream.calls.slice(1).map(({ body }) => codesOf(body).length);
    expect(sizes).toEqual(Array.from({ length: 10 }, () => 100));
  });
});

describe('Slack', () => {
  /** What the app asks of Slack for an answer to what is known. */
  const COSTS: readonly [string, readonly string[], (flow: Flow) => Promise<unknown>][] = [
    ['a command that is at hand', [], ({ command }) => command('/course TX00EY23-3015')],
    ['a command whose layout may be refused', ['response_url'], ({ command }) => command('/rooms 78025')],
    ['a mention', ['chat.postMessage'], ({ mention }) => mention('TX00EY23-3015')],
    ['a direct message', ['chat.postMessage'], ({ direct }) => direct('TX00EY23-3015')],
  ];

  test.for(COSTS)('%s costs %j and no more, however often', async ([, methods, ask]) => {
    const flow = await openScripted(plenty);
    await flow.command('/course TX00EY23-3015');
    await flow.command('/rooms 78025');
    for (let time = 0; time < 3; time += 1) {
      const before = flow.slack.calls.length;
      await ask(flow);
      expect(flow.slack.calls.slice(before).map(({ method }) => method)).toEqual(methods);
    }
  });

  test('an answer that must be fetched costs one call', async () => {
    const { command, slack } = await openScripted(plenty);
    for (const typed of [
      '/course AA00BB11-3001',
      '/course unit 1',
      '/rooms 2',
      '/enrollment AA00BB11-3002',
    ]) {
      const before = slack.calls.length;
      await command(typed);
      expect(slack.calls.slice(before).map(({ method }) => method)).toEqual(['response_url']);
    }
  });

  test('a press that shows what is known costs the modal alone', async () => {
    const { command, slack, until } = await openScripted(plenty);
    const { message } = await command('/course TX00EY23-3015');
    const before = slack.calls.length;
    await slack.click(message, 'Details');
    await until(() => slack.workspace.modals[0]);
    expect(slack.calls.slice(before).map(({ method }) => method)).toEqual(['views.open']);
  });

  test('nobody who asks costs an `auth.test`, and a person’s language is asked for once', async () => {
    const flow = await openScripted(plenty, { strangers: true });
    const { command, mention, direct, slack } = flow;
    for (const user of ['sam', 'aino', 'sam', 'aino']) await command('/course TX00EY23-3015', { user });
    await mention('TX00EY23-3015');
    await direct('TX00EY23-3015');
    const methods = slack.calls.map(({ method }) => method);
    expect(methods.filter((method) => method === 'auth.test')).toEqual([]);
    expect(methods.filter((method) => method === 'users.info')).toHaveLength(2);
  });
});

describe('the cache', () => {
  const BOUND = 60_000;

  test('never holds more than its bound, whatever is asked in whatever order', async () => {
    const { study, upstream } = await open(rows, { cacheBytes: BOUND });
    let run = 0;
    const looked = fc.array(fc.record({ of: fc.nat({ max: 12 }), length: fc.nat({ max: 12_000 }) }), {
      minLength: 1,
      maxLength: 40,
    });
    const property = fc.asyncProperty(looked, async (all) => {
      run += 1;
      const named = (of: number) => code(`AA${run}-${3000 + of}`);
      const sizes = new Map<number, number>();
      for (const { of, length } of all) {
        upstream.answer(({ body }) =>
          found(...codesOf(body).map((asked) => row(asked, { content: 'x'.repeat(length) }))),
        );
        const { value } = await study.realization(named(of), 'en');
        sizes.set(of, JSON.stringify(value).length);
      }
      // What is still answered now was kept: this upstream brings nothing that could be.
      upstream.answer(() => ({ status: 400 }));
      const kept = await Promise.allSettled(
        [...sizes.keys()].map((of) => study.realization(named(of), 'en')),
      );
      const held = [...sizes.values()].filter((_, at) => kept[at]?.status === 'fulfilled');
      expect(held.reduce((sum, size) => sum + 2 * size, 0)).toBeLessThanOrEqual(BOUND);
    });
    await fc.assert(property, { numRuns: 30 });
  });
});
