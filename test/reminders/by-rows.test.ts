/** Passes that take the store's word for what Slack holds, and when Slack is asked all the same. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { createRunner } from '../../src/reminders/runner.ts';
import { createListings } from '../../src/reminders/slack-delivery.ts';
import { Unanswered } from '../../src/reminders/steps.ts';
import { heldByRows } from '../../src/reminders/trouble.ts';
import type { Reminder } from '../../src/store/store.ts';
import { jobsTelling } from '../fakes/jobs.ts';
import { countsOf } from './fake-timer.ts';
import { optionsOf, setUp } from './one-pass.ts';
import { at, CODE, course, facts, follow, HOUR, NOW, target, WORKSPACE } from './samples.ts';

const OPENING = facts({ opens: '2026-11-21T10:00' });
const OTHER = 'TX00ZZ99-3001';

async function following() {
  const setting = await setUp(follow({ told: OPENING }));
  const byRows = () =>
    countsOf(setting.timer, () => passWorkspace(WORKSPACE, { ...optionsOf(setting), source: 'rows' }));
  await byRows();
  setting.timer.calls.length = 0;
  return { ...setting, byRows };
}

/** The same far from quiet hours, where notices come at once. */
async function noticed() {
  const setting = await following();
  setting.clock.now = at('2026-11-20T09:00');
  return { ...setting, posted: [] as string[] };
}

describe('a pass by the store’s rows', () => {
  it('hands over and takes back without asking Slack what it holds', async () => {
    const { store, timer, byRows, held } = await following();
    await store.follows.add(target(), [follow({ code: OTHER, told: OPENING })], 9);
    expect(await byRows()).toMatchObject({ scheduled: 1 });
    await store.follows.remove(target(), [CODE]);
    expect(await byRows()).toMatchObject({ cancelled: 1 });
    expect(await byRows()).toEqual({ scheduled: 0, posted: 0, cancelled: 0, refused: 0 });
    expect(timer.calls).toEqual(['schedule C0TESTS001', 'cancel C0TESTS001']);
    expect(held()).toEqual([`2026-11-21T10:00 ${OTHER} opens ${at('2026-11-21T10:00')} Compilers`]);
  });

  it('leaves posted messages alone, also if they are wanted in another form by then', async () => {
    const { store, timer, later, byRows, rows, pass } = await following();
    expect(later(20 * HOUR)).toHaveLength(1);
    await byRows();
    await store.follows.remove(target(), [CODE]);
    await byRows();
    expect(timer.calls).toEqual([]);
    await pass();
    expect(timer.calls).toEqual(['list']);
    expect((await rows()).map(({ state }) => state)).toEqual(['posted']);
  });

  it.each(['schedule', 'cancel'] as const)(
    'asks Slack once a %s was not answered, and leaves one message or none',
    async (method) => {
      const { store, timer, byRows, held } = await following();
      if (method === 'schedule')
        await store.follows.add(target(), [follow({ code: OTHER, told: OPENING })], 9);
      else await store.follows.remove(target(), [CODE]);
      timer.failing.set(method, new Unanswered());
      await expect(byRows()).rejects.toThrow(Unanswered);
      await byRows();
      expect(timer.calls).toEqual([`${method} C0TESTS001`, 'list', `${method} C0TESTS001`]);
      expect(held()).toHaveLength(method === 'schedule' ? 2 : 0);
    },
  );

  it.each([
    ['scheduled', '2026-11-21T10:00'],
    ['posted', '2026-11-20T14:02'],
  ])('asks nothing because a channel refused what was to be %s', async (_, opens) => {
    const setting = await following();
    const { store, timer, clock, byRows, rows } = setting;
    const deaf = target({ target: 'C0DEAF0001', conversation: 'C0DEAF0001' });
    clock.now += 10_000;
    const told = facts({ opens });
    await store.follows.add(deaf, [follow({ target: deaf.target, told, createdAt: NOW - HOUR })], 9);
    timer.refusing.set(deaf.conversation, 'is_archived');
    for (let times = 0; times < 2; times += 1) expect(await byRows()).toMatchObject({ refused: 1 });
    expect(timer.calls).not.toContain('list');
    expect(await rows()).toHaveLength(1);
    timer.refusing.clear();
    await byRows();
    expect(await rows()).toHaveLength(2);
  });

  it('asks nothing because a channel refuses to have its message taken back', async () => {
    const { store, timer, byRows, rows } = await following();
    await store.follows.remove(target(), [CODE]);
    timer.refusing.set('*', 'channel_not_found');
    for (let times = 0; times < 2; times += 1) expect(await byRows()).toMatchObject({ refused: 1 });
    expect(timer.calls).not.toContain('list');
    timer.refusing.clear();
    expect(await byRows()).toMatchObject({ cancelled: 1 });
    expect([timer.held, await rows()]).toEqual([[], []]);
  });

  it('leaves words as they are, since by a clock that is behind it may have been posted', async () => {
    const { store, timer, byRows, pass } = await following();
    await store.courses.put([course({ facts: { ...OPENING, name: 'Compilers anew' }, readAt: NOW })]);
    await byRows();
    expect(timer.calls.filter((call) => call.startsWith('cancel'))).toEqual([]);
    await pass();
    expect(timer.calls).toContain('cancel C0TESTS001');
    expect(timer.held.map(({ text }) => text)).toContainEqual(expect.stringContaining('Compilers anew'));
  });

  it('asks Slack once a notice has come, so that the same change may be told again', async () => {
    const { store, timer, byRows, clock, later, posted } = await noticed();
    for (const name of ['Compilers anew', 'Compilers', 'Compilers anew', 'Compilers']) {
      clock.now += HOUR;
      await store.courses.put([course({ facts: { ...OPENING, name }, readAt: clock.now })]);
      await byRows();
      await byRows();
      posted.push(...later(HOUR / 2));
    }
    expect(posted.filter((text) => text.includes('changed'))).toHaveLength(4);
    expect(timer.calls).toContain('list');
  });

  it('asks Slack for the sake of no notice where that takes long', async () => {
    const { store, timer, clock } = await noticed();
    clock.now += HOUR;
    const options = { ...optionsOf({ store, timer, clock }), source: 'rows', mayList: false } as const;
    timer.calls.length = 0;
    await passWorkspace(WORKSPACE, options);
    expect(timer.calls).toEqual([]);
  });

  it('does not see what a person took out of Slack; the next pass that asks does', async () => {
    const { timer, byRows, pass } = await following();
    timer.held.length = 0;
    await byRows();
    expect(timer.held).toEqual([]);
    await pass();
    expect(timer.held).toHaveLength(1);
  });
});

describe('who follows while much is being handed over', () => {
  it('is not kept waiting for the end of that', async () => {
    const later = Array.from({ length: 9 }, (_, index) =>
      follow({ code: `TX00AA00-${3000 + index}`, told: facts({ opens: '2026-11-21T18:00' }) }),
    );
    const setting = await setUp(...later);
    const { store, timer } = setting;
    const runner = createRunner({
      ...{ store, holder: 'one', now: () => NOW, passEveryMs: HOUR, checkEveryMs: HOUR, turnMs: 0 },
      check: async () => ({ read: 0, missing: 0, failed: 0 }),
      watch: async () => undefined,
      watchNewly: async () => false,
      pass: async (workspace, turn) => {
        await passWorkspace(workspace, { ...optionsOf(setting), ...turn, pace });
        return true;
      },
      jobs: jobsTelling(({ error }) => {
        throw new Error(error);
      }),
    });
    let nudged: Promise<void> | undefined;
    const pace = async () => {
      if (nudged || timer.held.length < 3) return;
      await store.follows.add(target(), [follow({ code: OTHER, told: OPENING })], 99);
      nudged = runner.nudge(WORKSPACE);
    };
    await runner.look(WORKSPACE);
    await nudged;
    await runner.stop();
    const codes = timer.held.map(({ text }) => text.split(' ')[0]);
    // The one that was under way, and then the newcomer's, which comes first.
    expect(codes.indexOf(OTHER)).toBe(4);
    expect(codes.toSorted()).toEqual([...later.map(({ code }) => code), OTHER].sort());
    expect(timer.calls.filter((call) => call === 'list')).toHaveLength(1);
  });
});

describe('what the rows say that Slack holds', () => {
  const states = ['intended', 'held', 'posting', 'posted'] as const;
  const row = fc.record({
    state: fc.constantFrom(...states),
    scheduledId: fc.option(fc.constantFrom('Q1', 'Q2'), { nil: undefined }),
    postAt: fc.nat(9),
    about: fc.constantFrom('TX1 opens', 'notice 1'),
  });

  it('is told only where none is in doubt, and is what was handed over', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fc.nat(9), fc.boolean(), (given, now, mayList) => {
        const rows = given.map(
          ({ about, ...one }, index): Reminder => ({
            ...target(),
            ...one,
            key: `${about} ${index}`,
            text: about,
          }),
        );
        const isPosted = ({ key, postAt }: Reminder) => mayList && key.startsWith('notice') && postAt <= now;
        const sure = (one: Reminder) =>
          one.state === 'posted' || (one.state === 'held' && one.scheduledId !== undefined && !isPosted(one));
        const handedOver = rows.filter(({ state }) => state === 'held');
        expect(
          heldByRows(rows, now, mayList, new Map())?.map(({ id, postAt, text }) => [id, postAt, text]),
        ).toEqual(
          rows.every(sure)
            ? handedOver.map(({ scheduledId, postAt, text }) => [scheduledId, postAt, text])
            : undefined,
        );
      }),
    );
  });
});

describe('how often Slack is asked what it holds', () => {
  const MINUTE = 60_000;

  it('depends on how long that takes: a tenth of the time at the most', async () => {
    const clock = { now: 0 };
    const listings = createListings(() => clock.now);
    const listed = (ms: number) =>
      listings.timed('T1', async () => {
        clock.now += ms;
        return [];
      });
    expect(listings.isDue('T1')).toBe(true);
    await listed(MINUTE / 2);
    expect(listings.isDue('T1')).toBe(true);
    await listed(7 * MINUTE);
    clock.now += 63 * MINUTE - 1;
    expect(['T1', 'T2'].map(listings.isDue)).toEqual([false, true]);
    clock.now += 1;
    expect(listings.isDue('T1')).toBe(true);
    await listed(7 * MINUTE);
    await listed(MINUTE / 2);
    expect(listings.isDue('T1')).toBe(true);
  });

  it('is not told by a list during which the app was installed anew', async () => {
    const clock = { now: 0 };
    const listings = createListings(() => clock.now);
    await listings.timed('T1', async () => {
      clock.now += 7 * MINUTE;
      listings.forget('T1');
      return [];
    });
    expect(listings.isDue('T1')).toBe(true);
  });

  it('begins anew where the app is installed anew, and after a list that failed', async () => {
    const clock = { now: 0 };
    const listings = createListings(() => clock.now);
    const slow = async () => {
      clock.now += MINUTE;
      return [];
    };
    const failing = async () => {
      clock.now += MINUTE;
      throw new Error('no answer');
    };
    await expect(listings.timed('T1', failing)).rejects.toThrow('no answer');
    expect(listings.isDue('T1')).toBe(true);
    await listings.timed('T1', slow);
    expect(listings.isDue('T1')).toBe(false);
    listings.forget('T1');
    expect(listings.isDue('T1')).toBe(true);
  });
});
