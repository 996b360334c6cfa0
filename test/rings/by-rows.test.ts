/** Passes that take the store's word for what Slack holds, and when Slack is asked all the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListings, heldBy } from '../../src/rings/listings.ts';
import { passWorkspace } from '../../src/rings/pass.ts';
import { createRunner } from '../../src/rings/runner.ts';
import { Unanswered } from '../../src/rings/timer.ts';
import type { Ring } from '../../src/store/store.ts';
import { optionsOf, setUp } from './one-pass.ts';
import { at, CODE, facts, follow, HOUR, NOW, target, WORKSPACE } from './samples.ts';

const OPENING = facts({ opens: '2026-11-21T10:00' });
const OTHER = 'TX00ZZ99-3001';

async function following() {
  const setting = await setUp(follow({ told: OPENING }));
  const byRows = () => passWorkspace(WORKSPACE, { ...optionsOf(setting), believes: 'rows' });
  await byRows();
  setting.timer.calls.length = 0;
  return { ...setting, byRows };
}

describe('a pass by the store’s rows', () => {
  it('hands over and takes back without asking Slack what it holds', async () => {
    const { store, timer, byRows, held } = await following();
    await store.follows.add(target(), [follow({ code: OTHER, told: OPENING })], 9);
    expect(await byRows()).toMatchObject({ scheduled: 1 });
    await store.follows.remove(target(), [CODE]);
    expect(await byRows()).toMatchObject({ cancelled: 1 });
    expect(await byRows()).toEqual({ scheduled: 0, posted: 0, cancelled: 0, refused: 0, noted: 0 });
    expect(timer.calls).toEqual(['schedule C0TESTS001', 'cancel C0TESTS001']);
    expect(held()).toEqual([`2026-11-21T10:00 ${OTHER} opens ${at('2026-11-21T10:00')} Compilers`]);
  });

  it('leaves what has rung alone, whatever is wished of it by then', async () => {
    const { store, timer, later, byRows, rows, pass } = await following();
    expect(later(20 * HOUR)).toHaveLength(1);
    await byRows();
    await store.follows.remove(target(), [CODE]);
    await byRows();
    expect(timer.calls).toEqual([]);
    await pass();
    expect(timer.calls).toEqual(['list']);
    expect((await rows()).map(({ state }) => state)).toEqual(['rung']);
  });

  it.each(['schedule', 'cancel'] as const)(
    'asks Slack once a %s has gone unanswered, and leaves one message or none',
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

  it('does not see what somebody took out of Slack; the next pass that asks does', async () => {
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
      pass: (workspace, goesOn, _signal, believes) =>
        passWorkspace(workspace, { ...optionsOf(setting), goesOn, believes, pace }),
      onTrouble: (_what, _workspace, error) => {
        throw error;
      },
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
  const states = ['intended', 'held', 'posting', 'rung'] as const;
  const row = fc.record({
    state: fc.constantFrom(...states),
    scheduledId: fc.option(fc.constantFrom('Q1', 'Q2'), { nil: undefined }),
    postAt: fc.nat(),
  });

  it('is told only where none is in doubt, and is what was handed over', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (given) => {
        const rows = given.map(
          (one, index): Ring => ({ ...target(), ...one, key: String(index), text: `text ${index}` }),
        );
        const sure = ({ state, scheduledId }: Ring) =>
          state === 'rung' || (state === 'held' && scheduledId !== undefined);
        const handedOver = rows.filter(({ state }) => state === 'held');
        expect(heldBy(rows)?.map(({ id, postAt, text }) => [id, postAt, text])).toEqual(
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
      listings.noting('T1', async () => {
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
    await expect(listings.noting('T1', failing)).rejects.toThrow('no answer');
    expect(listings.isDue('T1')).toBe(true);
    await listings.noting('T1', slow);
    expect(listings.isDue('T1')).toBe(false);
    listings.forget('T1');
    expect(listings.isDue('T1')).toBe(true);
  });
});
