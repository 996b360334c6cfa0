import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { uncounted } from '../fakes/uncounted.ts';
import { runs } from '../fixtures/runs.ts';
import { createFakeTimer } from './fake-timer.ts';
import { course, DAY, facts, follow, HOUR, NOW, render, SETTINGS, target, WORKSPACE } from './samples.ts';

const CODES = ['TX00AA00-3001', 'TX00AA00-3002', 'TX00AA00-3003'];
const CHANNELS = ['C0ONE00001', 'C0TWO00001'];

/** What happens to one course, or to one channel's following of it: events of one subject keep their order. */
type Event =
  | { readonly does: 'follow' | 'unfollow'; readonly channel: string; readonly code: string }
  | { readonly does: 'move'; readonly code: string; readonly opens: number; readonly version: number }
  | { readonly does: 'quiet'; readonly channel: string; readonly quietFrom: number };

const subjectOf = (event: Event): string =>
  [
    event.does === 'unfollow' ? 'follow' : event.does,
    'channel' in event && event.channel,
    'code' in event && event.code,
  ].join();

const code = fc.constantFrom(...CODES);
const channel = fc.constantFrom(...CHANNELS);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ does: fc.constantFrom('follow', 'unfollow'), channel, code }),
  fc.record({
    does: fc.constant('move' as const),
    code,
    // Not before everything has happened: a follow is not told of what was due when it was made.
    opens: fc.integer({ min: 20, max: 30 }).map((hours) => NOW + hours * HOUR),
    version: fc.constant(0),
  }),
  fc.record({
    does: fc.constant('quiet' as const),
    channel,
    quietFrom: fc.constantFrom(20 * 60, 22 * 60, 8 * 60),
  }),
);

/** Events in two orders, in both of which those of one subject stand in the same order. */
const orders = fc
  .array(event, { minLength: 2, maxLength: 14 })
  .map((events) => events.map((one, index) => (one.does === 'move' ? { ...one, version: index + 1 } : one)))
  .chain((events) => {
    const ranks = fc.array(fc.nat(1000), { minLength: events.length, maxLength: events.length });
    return fc.tuple(
      fc.constant(events),
      ranks.map((all) => mixed(events, all)),
    );
  });

function mixed(events: readonly Event[], ranks: readonly number[]): Event[] {
  const left = new Map<string, Event[]>();
  for (const one of events) left.set(subjectOf(one), [...(left.get(subjectOf(one)) ?? []), one]);
  const shuffled = events
    .map((one, index) => ({ subject: subjectOf(one), rank: ranks[index] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  return shuffled.flatMap(({ subject }) => left.get(subject)?.shift() ?? []);
}

/** Plays events, with a pass where `passes` says so and at the end. */
async function play(events: readonly Event[], passes: readonly boolean[]) {
  const store = createMemoryStore();
  const timer = createFakeTimer();
  const memory = createMemory();
  const settings = { ...SETTINGS, quietFrom: 8 * 60 };
  for (const id of CHANNELS) {
    // Slack holds something for each, so that all of them are passed over from the beginning.
    await store.follows.add(
      target({ target: id, settings }),
      [follow({ target: id, code: 'TX00ZZ00-3001' })],
      9,
    );
  }
  const pass = () =>
    passWorkspace(WORKSPACE, {
      store,
      timer,
      render,
      memory,
      metrics: uncounted,
      now: () => NOW,
      pace: async () => {},
      rest: async () => {},
      stillMine: () => true,
      othersWait: () => false,
      source: 'slack',
      mayList: true,
      horizonMs: 2 * DAY,
    });
  for (const one of CODES) await store.courses.put([course({ code: one, facts: facts(), readAt: 0 })]);
  for (const [index, one] of events.entries()) {
    await happen(one, store);
    if (passes[index]) await pass();
  }
  await pass();
  await pass();
  const reminders = timer.held.filter(({ text }) => text.includes(' opens '));
  const rows = (await store.reminders.inWorkspace(WORKSPACE)).filter(({ key }) => !key.startsWith('notice'));
  return {
    reminders: reminders.map(({ conversation, postAt, text }) => `${conversation} ${postAt} ${text}`).sort(),
    rows: rows.map(({ target: id, key, state, postAt }) => `${id} ${key} ${state} ${postAt}`).sort(),
    follows: (await store.follows.inWorkspace(WORKSPACE))
      .map(({ target: id, code, told }) => [id, code, told])
      .sort(),
  };
}

async function happen(one: Event, store: ReturnType<typeof createMemoryStore>): Promise<void> {
  switch (one.does) {
    case 'follow': {
      const to = target({ target: one.channel });
      const [known] = await store.courses.get([{ code: one.code, language: 'en' }]);
      const fresh = follow({
        target: one.channel,
        code: one.code,
        createdAt: NOW,
        told: known?.facts ?? facts(),
      });
      return void (await store.follows.add(to, [fresh], 9));
    }
    case 'unfollow':
      return void (await store.follows.remove(target({ target: one.channel }), [one.code]));
    case 'move': {
      const moved = facts({}, { opens: { at: one.opens, precision: 'minute' } });
      return store.courses.put([course({ code: one.code, facts: moved, readAt: one.version })]);
    }
    case 'quiet':
      return store.targets.change(target({ target: one.channel }), {
        settings: { ...SETTINGS, quietFrom: one.quietFrom },
      });
  }
}

it('ends in the same state, in any order of events and however often a pass was made', {
  tags: 'property',
}, async () => {
  const passes = fc.array(fc.boolean(), { minLength: 14, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(orders, passes, passes, async ([first, second], some, others) => {
      expect(await play(second, others)).toEqual(await play(first, some));
    }),
    { numRuns: runs(150) },
  );
});
