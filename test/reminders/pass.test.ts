import { describe, expect, it } from 'vitest';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { optionsOf, setUp } from './one-pass.ts';
import {
  at,
  CODE,
  course,
  facts,
  follow,
  HOUR,
  LOUD,
  local,
  NOW,
  render,
  target,
  WORKSPACE,
} from './samples.ts';

const OPENING = facts({ opens: '2026-11-21T10:00' });

describe('a pass', () => {
  it('hands over what is due within the horizon, and a second one does nothing', async () => {
    const { read, pass, held } = await setUp(follow({ told: OPENING }));
    await read(OPENING);
    expect(await pass()).toMatchObject({ scheduled: 1 });
    expect(held()).toEqual([`2026-11-21T10:00 ${CODE} opens ${at('2026-11-21T10:00')} Compilers`]);
    expect(await pass()).toEqual({ scheduled: 0, posted: 0, cancelled: 0, refused: 0 });
  });

  it('works from what was told where nothing was read', async () => {
    const { pass, held } = await setUp(follow({ told: OPENING }));
    await pass();
    expect(held()).toHaveLength(1);
  });

  it('gives each channel the words of its own language', async () => {
    const { store, read, pass, timer } = await setUp(follow({ told: OPENING }));
    const other = target({ target: 'C0FINNISH1', language: 'fi' });
    const finnish = { ...OPENING, name: 'Kääntäjät' };
    await store.follows.add(other, [follow({ target: other.target, told: finnish })], 9);
    await read(OPENING);
    await store.courses.put([course({ facts: finnish, language: 'fi' })]);
    await pass();
    const words = timer.held.map(({ conversation, text }) => `${conversation} ${text.split(' ').at(-1)}`);
    expect(words.toSorted()).toEqual(['C0FINNISH1 Kääntäjät', 'C0TESTS001 Compilers']);
  });

  it('says of what comes late how long it is from now on', async () => {
    const { store, timer, clock } = await setUp(follow({ told: facts({ closes: '2026-11-21T16:00' }) }));
    clock.now = at('2026-11-21T12:00');
    const heard: string[] = [];
    await passWorkspace(WORKSPACE, {
      ...optionsOf({ store, timer, clock }),
      render: {
        ...render,
        reminder: (reminder, ...rest) => {
          heard.push(local(reminder.at));
          return render.reminder(reminder, ...rest);
        },
      },
    });
    expect([...new Set(heard)]).toEqual(['2026-11-21T12:00']);
    expect(timer.posted).toHaveLength(1);
  });

  it('spreads what would be too much at once', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      follow({ code: `TX00AA00-${3000 + index}`, told: OPENING }),
    );
    const { pass, timer } = await setUp(...many);
    await pass();
    const times = timer.held.map(({ postAt }) => local(postAt * 1000));
    expect(times.filter((time) => time === '2026-11-21T10:00')).toHaveLength(25);
    expect(times.filter((time) => time === '2026-11-21T10:12')).toHaveLength(10);
  });

  it('takes reminders back when nothing follows any more', async () => {
    const { store, pass, held, rows } = await setUp(follow({ told: OPENING }));
    await pass();
    await store.follows.remove(target(), 'all');
    expect(await pass()).toMatchObject({ cancelled: 1 });
    expect([held(), await rows()]).toEqual([[], []]);
  });
});

describe('a token that is not good any more', () => {
  it('pauses every target, tells no one in vain, and resumes by itself', async () => {
    const { store, timer, clock, pass } = await setUp(follow({ told: OPENING }));
    timer.refusing.set('*', 'token_revoked');
    for (let passes = 0; passes < 2; passes += 1) {
      await expect(pass()).rejects.toThrow('token_revoked');
      clock.now += HOUR;
    }
    expect((await store.targets.get(target()))?.pause).toEqual({
      reason: 'token_revoked',
      since: NOW,
      told: false,
    });
    expect(timer.calls).toEqual(['list', 'list']);
    timer.refusing.clear();
    await pass();
    expect((await store.targets.get(target()))?.pause).toBe(undefined);
    expect(timer.held).toHaveLength(1);
  });

  it('leaves a pause that has another reason', async () => {
    const { store, timer, pass } = await setUp(follow());
    const paused = { reason: 'is_archived', since: NOW, told: true } as const;
    await store.targets.change(target(), { pause: paused });
    timer.refusing.set(target().conversation, 'is_archived');
    await pass();
    expect((await store.targets.get(target()))?.pause).toEqual(paused);
  });
});

describe('a paused channel to which nothing is to be sent within the horizon', () => {
  const paused = { reason: 'not_in_channel', since: NOW, told: true } as const;
  const far = facts({ opens: '2026-12-20T10:00', starts: '2027-01-11' });
  const pausedWith = async (of: typeof far) => {
    const setting = await setUp(follow({ told: of }));
    await setting.store.targets.change(target(), { pause: paused });
    setting.timer.refusing.set(target().conversation, 'not_in_channel');
    const pauseNow = async () => (await setting.store.targets.get(target()))?.pause;
    return { ...setting, pauseNow };
  };

  it('gets its next reminder early as soon as Slack takes it, which ends the pause', async () => {
    const { timer, pass, pauseNow, held } = await pausedWith(far);
    await pass();
    expect(await pauseNow()).toEqual(paused);
    timer.refusing.clear();
    expect(await pass()).toMatchObject({ scheduled: 1 });
    expect(await pauseNow()).toBe(undefined);
    const next = [`2026-12-20T10:00 ${CODE} opens ${at('2026-12-20T10:00')} Compilers`];
    expect(held()).toEqual(next);
    // It stays with Slack, and is the only one beyond the horizon.
    expect(await pass()).toMatchObject({ scheduled: 0, cancelled: 0 });
    expect([held(), timer.posted, timer.told]).toEqual([next, [], []]);
  });

  it('is sent nothing that is no reminder or notice, and nothing beyond what Slack takes', async () => {
    const inAYear = await pausedWith(facts({ opens: '2027-11-20T10:00' }));
    const never = await pausedWith(facts());
    for (const { timer, pass, pauseNow } of [inAYear, never]) {
      timer.refusing.clear();
      await pass();
      expect(timer.calls).toEqual(['list']);
      expect(await pauseNow()).toEqual(paused);
    }
  });
});

describe('quiet hours that change', () => {
  it('move what Slack holds', async () => {
    const early = facts({ opens: '2026-11-21T07:00' });
    const { store, pass, held } = await setUp(follow({ told: early }));
    await pass();
    expect(held()[0]).toMatch(/^2026-11-21T07:00/);
    await store.targets.change(target(), { settings: { ...LOUD, quietFrom: 20 * 60, quietTo: 8 * 60 } });
    await pass();
    expect(held()).toHaveLength(1);
    expect(held()[0]).toMatch(/^2026-11-20T19:59/);
  });
});
