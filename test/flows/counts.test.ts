/** Exact counts: what a request costs upstream, at Slack and in memory. Times are for `test/bench`. */
import { readFileSync } from 'node:fs';
import { App } from '@slack/bolt';
import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { prepareLikeness } from '../../src/ask/like.ts';
import { runs } from '../fixtures/runs.ts';
import { code, codesOf, found, open, row, plenty as rows } from '../study-client/setup.ts';
import { answered, NORTH, openCampus, SOUTH } from './campus.ts';
import { type Flow, openScripted } from './harness.ts';
import { openHome } from './home-hands.ts';
import { words } from './reading.ts';
import { openSettings } from './settings-hands.ts';
import { plenty, room, success } from './upstream-rows.ts';

describe('upstream', () => {
  test('codes that are asked at once: every distinct code once, in no more searches than they fill', {
    tags: 'property',
  }, async () => {
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
    await fc.assert(property, { numRuns: runs(25) });
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

/** A building whose rooms fill more than one page; all else is as plenty says. */
const manyRooms: typeof plenty = (request) =>
  request.path.startsWith('/reservation/building/')
    ? success({
        building: { id: '7', name: 'A house' },
        resources: Array.from({ length: 250 }, (_, at) => room(`A${at + 100}`)),
      })
    : plenty(request);

/** What people do with their hands: what it costs at Slack, and how it is got ready, which is not counted. */
const HANDS: Readonly<
  Record<string, { costs: readonly string[]; open: (flow: Flow) => Promise<() => Promise<unknown>> }>
> = {
  'a global shortcut': {
    costs: ['views.open'],
    open: async (flow) => async () => {
      await flow.slack.shortcut('look_up', 'sam');
      await flow.until(() => flow.slack.workspace.modals[0]);
    },
  },
  'the shortcut of a message': {
    costs: ['response_url'],
    open: async (flow) => {
      await flow.slack.say('#random', 'aino', 'who takes TX00EY23-3015?');
      const message = flow.slack.workspace.messages.at(-1);
      if (!message) throw new Error('nothing was said');
      return () => flow.next(() => flow.slack.messageShortcut('look_up_in_message', message, 'sam'));
    },
  },
  'a menu that fills while a person types': {
    costs: [],
    open: async (flow) => {
      const page = await openLookUp(flow);
      return async () => {
        const { options } = await flow.slack.suggest(page, 'course.suggest', 'TX00EY23-3015');
        expect(options).not.toHaveLength(0);
      };
    },
  },
  'a form that looks something up': {
    costs: [],
    open: async (flow) => {
      const page = await openLookUp(flow);
      await flow.slack.suggest(page, 'course.suggest', 'AA00BB11-3001');
      return async () => {
        const { body } = await flow.slack.submit(page, { 'course.suggest': 'AA00BB11-3001' });
        expect(JSON.stringify(body)).toContain('Name of AA00BB11-3001');
      };
    },
  },
  'a form that changes something, which asks for the time zone of quiet hours': {
    costs: ['users.info'],
    open: async (flow) => {
      const page = await openSettings(flow);
      return () => flow.slack.submit(page, { 'settings.language': 'sv' });
    },
  },
  'Share, which posts the card and changes the private answer': {
    costs: ['response_url', 'response_url'],
    open: async (flow) => {
      const { message } = await flow.command('/course TX00EY23-3015');
      return async () => {
        await flow.slack.click(message, 'Share to channel');
        await flow.until(() => message.text.includes('Shared to the channel.') || undefined);
      };
    },
  },
  'a press that replaces what it stands under': {
    costs: ['response_url'],
    open: async (flow) => {
      const { message } = await flow.command('/rooms 7');
      return async () => {
        const before = words(message);
        await flow.slack.click(message, 'More rooms');
        await flow.until(() => words(message) !== before || undefined);
      };
    },
  },
  'an opening of Home': {
    costs: ['views.publish'],
    open: async (flow) => () => openHome(flow),
  },
  'a press on Home, after which the time zone of a person who follows is read': {
    costs: ['users.info', 'views.open'],
    open: async (flow) => {
      await flow.command('/course follow TX00EY23-3015', { channel: 'U0SAM00001' });
      const home = await openHome(flow);
      return async () => {
        await flow.slack.click(home, 'Details');
        await flow.until(() => flow.slack.workspace.modals[0]);
      };
    },
  },
};

/** The form by which a person looks a course up. */
async function openLookUp({ slack, until }: Flow) {
  await slack.shortcut('look_up', 'sam');
  return until(() => slack.workspace.modals.at(-1));
}

describe('Slack', () => {
  // The first question waits for what is learned at the start, and says so.
  beforeAll(() => prepareLikeness());

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

  test.for(Object.entries(HANDS))('%s costs its answer and no more', async ([, { costs, open }]) => {
    const flow = await openScripted(manyRooms);
    await flow.command('/course TX00EY23-3015');
    const act = await open(flow);
    const before = flow.slack.calls.length;
    await act();
    // What would follow an answer is waited for, too.
    await flow.app.stop();
    expect(
      flow.slack.calls
        .slice(before)
        .map(({ method }) => method)
        .sort(),
    ).toEqual(costs);
  });

  test('no request costs an `auth.test`, and a person’s language is asked for once', async () => {
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

describe('Bolt', () => {
  test('keeps nothing of a workspace: no client, and no conversation', async () => {
    const handed = vi.spyOn(App.prototype, 'processEvent');
    onTestFinished(() => handed.mockRestore());
    const campus = await openCampus();
    await campus.start();
    for (const installer of [NORTH, SOUTH]) {
      const { side } = await campus.join(installer);
      await answered(side, () => side.mention('#it-courses', 'sam', 'TX00EY23-3015'));
      await answered(side, () => side.command('#it-courses', 'sam', '/course help'));
    }
    // Private fields, since nothing else tells: a client of 27 KB would stay for every workspace, for ever,
    // and a store of conversations would be a second thing that every payload passes.
    const bolt = handed.mock.contexts.at(-1) as unknown as { clients: object; middleware: unknown[] };
    expect(bolt.clients).toEqual({});
    // Those of `slack/middleware.ts`: Bolt’s own would keep conversations.
    expect(bolt.middleware).toHaveLength(6);
  });
});

describe('the cache', () => {
  const BOUND = 60_000;

  test('is bounded by itself, too: by what docs/performance.md says', async () => {
    const [, megabytes = ''] = /answers by (\d+) MB/.exec(readFileSync('docs/performance.md', 'utf8')) ?? [];
    const bound = Number(megabytes) * 2 ** 20;
    const { study, upstream } = await open();
    // The longest text that is kept.
    const content = 'x'.repeat(100_000);
    const codes = Array.from({ length: 400 }, (_, at) => code(`AA00CC11-${3000 + at}`));
    upstream.answer(({ body }) => found(...codesOf(body).map((asked) => row(asked, { content }))));
    for (const of of codes) await study.realization(of, 'en');
    upstream.answer(() => ({ status: 400 }));
    const kept = await Promise.allSettled(codes.map((of) => study.realization(of, 'en')));
    const held = kept.filter(({ status }) => status === 'fulfilled').length;
    // A byte of JSON counts as two, also in fields of which nothing is kept.
    const json = JSON.stringify(row('AA00CC11-3000', { content })).length;
    expect(held * 2 * content.length).toBeLessThanOrEqual(bound);
    expect((held + 4) * 2 * json, 'and it is used').toBeGreaterThan(bound);
  });

  test('never holds more than its bound, for any requests in any order', { tags: 'property' }, async () => {
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
    await fc.assert(property, { numRuns: runs(30) });
  });
});
