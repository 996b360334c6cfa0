import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { RunnerOptions } from '../../src/reminders/runner.ts';
import { eventually } from '../fixtures/patience.ts';
import { soon, WORKSPACES, world } from './replicas.ts';
import { HOUR, MINUTE, NOW } from './samples.ts';

describe('a round', () => {
  it('checks first, then passes over every workspace', async () => {
    const { replica, passes, checks } = await world();
    const seen: number[] = [];
    const one = replica('one', {
      check: async () => {
        checks.push('one');
        await soon();
        seen.push(passes.length);
        return { read: 0, missing: 0, failed: 0 };
      },
    });
    await one.round();
    expect(seen).toEqual([0]);
    expect(passes.toSorted()).toEqual(WORKSPACES.map((workspace) => `one ${workspace}`));
  });

  it('is not held up by a workspace that is slow, or broken', async () => {
    const { replica, passes, troubles } = await world();
    let finish = () => {};
    const one = replica('one', {
      pass: async (workspace) => {
        if (workspace === 'T0AAAA') await new Promise<void>((done) => (finish = done));
        if (workspace === 'T0BBBB') throw new Error('broken');
        passes.push(workspace);
        return true;
      },
    });
    const round = one.round();
    await eventually(() => expect(passes).toEqual(['T0CCCC']));
    expect(troubles).toEqual(['pass T0BBBB: Error: broken']);
    finish();
    await round;
    expect(passes).toContain('T0AAAA');
  });
});

describe('checks', () => {
  it('are made once a period, by whichever replica', async () => {
    const { replica, checks, clock } = await world();
    const [one, two] = [replica('one'), replica('two')];
    await Promise.all([one.round(), two.round(), one.round()]);
    expect(checks).toHaveLength(1);
    clock.now += 3 * HOUR - 1;
    await two.round();
    expect(checks).toHaveLength(1);
    clock.now += 1;
    await two.round();
    expect(checks).toHaveLength(2);
  });

  it('that fail are made again at the next round', async () => {
    const { replica, checks, troubles } = await world();
    let fails = true;
    const one = replica('one', {
      check: async () => {
        checks.push('one');
        if (fails) throw new Error('no database');
        return { read: 0, missing: 0, failed: 0 };
      },
    });
    await one.round();
    fails = false;
    await one.round();
    await one.round();
    expect(checks).toHaveLength(2);
    expect(troubles).toEqual(['check undefined: Error: no database']);
  });

  it('that were cut short are taken over within a minute', async () => {
    const { replica, checks, clock } = await world();
    void replica('one', { check: () => new Promise(() => {}) }).round();
    await soon();
    await replica('two').round();
    expect(checks).toEqual([]);
    clock.now += MINUTE;
    await replica('two').round();
    expect(checks).toEqual(['two']);
  });
});

describe('a start', () => {
  it('waits with its first check and passes until the process is calm', async () => {
    const { replica, passes, checks } = await world();
    const calm = Promise.withResolvers<void>();
    const one = replica('one', { whenCalm: () => calm.promise });
    one.start();
    await sleep(50);
    expect([checks, passes]).toEqual([[], []]);
    await one.nudge('T0AAAA');
    expect(passes, 'what a person has changed is told at once').toEqual(['one T0AAAA']);
    calm.resolve();
    await eventually(() => expect(checks).toEqual(['one']));
    await eventually(() => expect(passes).toHaveLength(1 + WORKSPACES.length));
    await one.stop();
  });

  it('that is stopped before it is calm begins nothing', async () => {
    const { replica, passes, checks } = await world();
    const calm = Promise.withResolvers<void>();
    const one = replica('one', { whenCalm: () => calm.promise });
    one.start();
    await one.stop();
    calm.resolve();
    await sleep(50);
    expect([checks, passes]).toEqual([[], []]);
  });
});

describe('replicas', () => {
  it('never pass over the same workspace at once', async () => {
    const { replica, passes } = await world();
    const all = ['one', 'two', 'three'].map((holder) => replica(holder));
    await Promise.all(all.flatMap((each) => [each.round(), each.nudge('T0AAAA'), each.round()]));
    await Promise.all(all.map((each) => each.round()));
    expect(new Set(passes.map((pass) => pass.split(' ')[1]))).toEqual(new Set(WORKSPACES));
  });

  it('divide the workspaces among them: each is passed over once a period', async () => {
    const { replica, passes, clock } = await world();
    const all = ['one', 'two', 'three'].map((holder) => replica(holder, { passEveryMs: HOUR }));
    const over = () => passes.map((pass) => pass.split(' ')[1]).sort();
    for (const each of all) each.start();
    await eventually(() => expect(over()).toEqual(WORKSPACES));
    await soon();
    expect(over()).toEqual(WORKSPACES);
    await Promise.all(all.map((each) => each.stop()));
    clock.now += HOUR;
    const later = replica('later');
    later.start();
    await eventually(() => expect(over()).toEqual([...WORKSPACES, ...WORKSPACES].sort()));
    await later.stop();
  });

  it('take over what a stopped one left, within a minute and not before', async () => {
    const { replica, passes, clock } = await world();
    // It holds its leases and never comes back.
    const begun: string[] = [];
    const hanging = (workspace: string) => {
      begun.push(workspace);
      return new Promise<never>(() => {});
    };
    void replica('one', { pass: hanging }).round();
    await eventually(() => expect(begun).toHaveLength(WORKSPACES.length));
    const two = replica('two');
    await two.round();
    expect(passes).toEqual([]);
    clock.now += MINUTE;
    await two.round();
    expect(passes).toHaveLength(WORKSPACES.length);
  });

  it('keep what they are still working at', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { replica, passes, clock } = await world();
      let finish = () => {};
      const slow = replica('one', { pass: () => new Promise((done) => (finish = () => done(true))) });
      const working = slow.nudge('T0AAAA');
      await soon();
      for (let quarters = 0; quarters < 12; quarters += 1) {
        clock.now += 15_000;
        vi.advanceTimersByTime(15_000);
        await soon();
      }
      await replica('two').nudge('T0AAAA');
      expect(passes).toEqual([]);
      finish();
      await working;
      await replica('two').nudge('T0AAAA');
      expect(passes).toEqual(['two T0AAAA']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('nudges', () => {
  it('during a pass make one more after it', async () => {
    const { replica, passes } = await world();
    const one = replica('one');
    await Promise.all([one.nudge('T0AAAA'), one.nudge('T0AAAA'), one.nudge('T0BBBB')]);
    expect(passes.toSorted()).toEqual(['one T0AAAA', 'one T0AAAA', 'one T0BBBB']);
  });
});

describe('a pass that goes on for long', () => {
  /** Goes on until it is told to end. Says what each pass was to believe. */
  const endless = (believed: string[], isEndless: () => boolean): Partial<RunnerOptions> => ({
    pass: async (_workspace, { source, othersWait }) => {
      believed.push(source);
      while (isEndless() && !othersWait()) await soon();
      return true;
    },
  });

  it('ends if another is asked for meanwhile, and that one goes on from there', async () => {
    const { replica, troubles } = await world();
    const believed: string[] = [];
    const one = replica('one', { ...endless(believed, () => believed.length < 3), turnMs: 0 });
    const first = one.nudge('T0AAAA');
    await soon();
    expect(believed).toEqual(['rows']);
    const second = one.nudge('T0AAAA');
    await first;
    await soon();
    const third = one.look('T0AAAA');
    await Promise.all([second, third]);
    expect([believed, troubles]).toEqual([['rows', 'rows', 'slack'], []]);
    await one.stop();
  });

  it('has its turn first', async () => {
    const { replica } = await world();
    const believed: string[] = [];
    let isEndless = true;
    const one = replica('one', { ...endless(believed, () => isEndless), turnMs: HOUR });
    const first = one.nudge('T0AAAA');
    const second = one.nudge('T0AAAA');
    await soon();
    expect(believed).toHaveLength(1);
    isEndless = false;
    await Promise.all([first, second]);
    expect(believed).toHaveLength(2);
    await one.stop();
  });

  it('ends when everything is to be passed over again, and goes on by itself', async () => {
    const { replica } = await world();
    const believed: string[] = [];
    const one = replica('one', { ...endless(believed, () => believed.length < 2), passEveryMs: 0 });
    await one.look('T0AAAA');
    await eventually(() => expect(believed).toEqual(['slack', 'rows']));
    await one.stop();
  });

  it('does something before it ends, however long it took to find out what', async () => {
    const { replica } = await world();
    const steps: string[] = [];
    const one = replica('one', {
      turnMs: 20,
      passEveryMs: 20,
      pass: async (_workspace, { othersWait }) => {
        await sleep(50);
        if (!othersWait()) steps.push('a step');
        return true;
      },
    });
    await Promise.all([one.nudge('T0AAAA'), one.nudge('T0AAAA')]);
    expect(steps).toHaveLength(2);
    await one.stop();
  });

  it('that found its workspace taken asks Slack when it comes back, where it was to ask', async () => {
    const { replica, store, clock } = await world();
    const believed: string[] = [];
    const one = replica('one', { ...endless(believed, () => false), leaseMs: 1 });
    await store.leases.take('pass T0AAAA', 'two', clock.now, MINUTE);
    await one.look('T0AAAA');
    expect(believed).toEqual([]);
    await store.leases.release('pass T0AAAA', 'two');
    await eventually(() => expect(believed).toEqual(['slack']));
    await one.stop();
  });
});

describe('start and stop', () => {
  it('goes round by itself, and waits for what is under way when it is stopped', async () => {
    const { replica, passes, checks, store, clock } = await world();
    const one = replica('one', { passEveryMs: 5 });
    one.start();
    await eventually(() => {
      clock.now += 5;
      expect(passes.length).toBeGreaterThan(WORKSPACES.length);
    });
    const nudged = one.nudge('T0AAAA');
    await one.stop();
    await nudged;
    const count = passes.length;
    expect(checks).toHaveLength(1);
    for (const workspace of WORKSPACES)
      expect(await store.leases.take(`pass ${workspace}`, 'two', clock.now, MINUTE)).toBe(true);
    await soon();
    expect(passes).toHaveLength(count);
  });
});

describe('a stop', () => {
  it('lets go of the leases of what it cuts short, so that another replica does it at once', async () => {
    const { replica, store, clock, passes, checks, troubles } = await world();
    const begun = new Set<string>();
    const untilStopped = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const one = replica('one', {
      check: async (signal) => {
        begun.add('check');
        await untilStopped(signal);
        return { read: 0, missing: 0, failed: 0 };
      },
      pass: async (workspace, { signal }) => {
        begun.add(workspace);
        await untilStopped(signal);
        return true;
      },
    });
    one.start();
    await eventually(() => expect([...begun].sort()).toEqual([...WORKSPACES, 'check']));
    await one.stop();
    expect(await store.leases.runOut(Number.MAX_SAFE_INTEGER)).toEqual([]);
    const two = replica('two');
    two.start();
    await eventually(() => expect([passes.length, checks]).toEqual([WORKSPACES.length, ['two']]));
    await two.stop();
    expect([troubles, clock.now]).toEqual([[], NOW]);
  });
});

describe('a clock that was ahead', () => {
  it('by days delays no pass or check once it is right again', async () => {
    const { replica, passes, checks, clock } = await world();
    for (const [index, ahead] of [10 * HOUR, 30 * 24 * HOUR].entries()) {
      clock.now = NOW + ahead;
      // Killed in the middle of its pass over a workspace, and of its check.
      const hangs = { pass: () => new Promise<never>(() => {}), check: () => new Promise<never>(() => {}) };
      replica(`killed ${index}`, hangs).start();
      await soon();
      clock.now = NOW - index * HOUR;
      const next = replica(`next ${index}`);
      next.start();
      await eventually(() => expect(passes).toHaveLength((index + 1) * WORKSPACES.length));
      await eventually(() => expect(checks).toHaveLength(index + 1));
      await next.stop();
    }
  });

  it('has a pass that it jumps back in end before its next step, and made again', async () => {
    const { replica, clock } = await world();
    const said: boolean[] = [];
    let passes = 0;
    const one = replica('one', {
      leaseMs: 50,
      pass: async (_workspace, { stillMine }) => {
        passes += 1;
        if (passes > 1) return true;
        said.push(stillMine());
        clock.now -= HOUR;
        said.push(stillMine(), stillMine());
        return true;
      },
    });
    await one.nudge('T0AAAA');
    expect(said).toEqual([true, false, false]);
    await eventually(() => expect(passes).toBe(2));
    await one.stop();
  });
});
