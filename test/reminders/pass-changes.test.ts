import { describe, expect, it } from 'vitest';
import { setUp } from './one-pass.ts';
import { CODE, DAY, facts, follow, MINUTE, target } from './samples.ts';

describe('changes', () => {
  it('are told once, and noted when Slack has taken them', async () => {
    const { store, read, pass, later } = await setUp(follow({ told: facts() }));
    await read(facts({}, { credits: 10 }));
    await pass();
    expect((await store.follows.of(target()))[0]?.told.credits).toBe(10);
    expect(await pass()).toMatchObject({ scheduled: 0 });
    expect(later(10 * MINUTE)).toEqual([`changed ${CODE}`]);
    await pass();
    expect(later(DAY)).toEqual([]);
  });

  it('that Slack refuses are not noted as told', async () => {
    const { store, timer, read, pass } = await setUp(follow({ told: facts() }));
    await read(facts({}, { credits: 10 }));
    timer.refusing.set(target().conversation, 'not_in_channel');
    await pass();
    expect((await store.follows.of(target()))[0]?.told.credits).toBe(undefined);
    timer.refusing.clear();
    expect(await pass()).toMatchObject({ scheduled: 1 });
    expect((await store.follows.of(target()))[0]?.told.credits).toBe(10);
  });

  it('that come again are told again: changed, changed back, and changed again', async () => {
    const { read, pass, later } = await setUp(follow({ told: facts() }));
    for (const credits of [10, 5, 10, 5, 10]) {
      await read(facts({}, { credits }));
      await pass();
      expect(later(10 * MINUTE)).toEqual([`changed ${CODE}`]);
      await pass();
    }
  });

  it('that come again are told again: missing, back, and missing again', async () => {
    const { clock, read, pass, later } = await setUp(follow({ told: facts() }));
    for (const is of ['missing', 'back', 'missing', 'back']) {
      await read(facts(), { missingSince: is === 'missing' ? clock.now : undefined });
      await pass();
      expect(later(10 * MINUTE)).toEqual([`${is} ${CODE}`]);
      await pass();
    }
  });

  it('end a follow after its course, with one notice', async () => {
    const over = facts({ ends: '2026-10-21' });
    const other = follow({ code: 'TX00ZZ54-3008', told: facts() });
    const { store, read, pass, later } = await setUp(follow({ told: over }), other);
    await read(over);
    await pass();
    expect((await store.follows.of(target())).map(({ code }) => code)).toEqual([CODE, other.code]);
    later(DAY);
    await pass();
    expect((await store.follows.of(target())).map(({ code }) => code)).toEqual([other.code]);
    expect(later(10 * MINUTE)).toEqual([`ended ${CODE}`]);
    await pass();
    expect(later(DAY)).toEqual([]);
  });
});
