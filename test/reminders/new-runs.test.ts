/** New runs: which codes are asked for, and that each run is told once, whenever a process is killed. */
import { describe, expect, it, test } from 'vitest';
import { nextRuns, topicsOf } from '../../src/reminders/new-runs.ts';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import type { Store } from '../../src/store/store.ts';
import type { CourseUnitCode } from '../../src/study-client/model.ts';
import { optionsOf, setUp } from './one-pass.ts';
import { CODE, facts, follow, MINUTE, NOW, target, WORKSPACE } from './samples.ts';

const UNIT = 'TX00EY23' as CourseUnitCode;
const RUN = `${UNIT}-3099`;
const OTHER = `${UNIT}-3100`;
const RUNS = [RUN, OTHER].map((code) => ({ topic: UNIT, code, facts: facts({ opens: '2026-12-24T08:00' }) }));

/** A channel that follows a unit, of which two runs have been found. */
async function found(...follows: Parameters<typeof setUp>) {
  const setting = await setUp(...follows);
  const { store } = setting;
  const of = {
    workspace: WORKSPACE,
    target: target().target,
    topic: UNIT,
    createdBy: 'U0ONE',
    createdAt: NOW,
  };
  await store.runFollows.add(target(), [{ ...of, known: [`${UNIT}-3001`] }], 100);
  await store.runFollows.found(RUNS, NOW);
  return setting;
}

class Killed extends Error {}

/** Ends with an error at the `nth` call of any method, before or after it is done, and at all later ones. */
function killedAt(nth: number, after: boolean) {
  let calls = 0;
  const isOver = (): boolean => calls > nth;
  const watched = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (of, name) => {
        const method: unknown = Reflect.get(of, name);
        if (typeof method === 'object' && method !== null) return watched(method);
        if (typeof method !== 'function') return method;
        return async (...args: unknown[]): Promise<unknown> => {
          calls += 1;
          if (calls > nth || (calls === nth && !after)) throw new Killed();
          const result: unknown = await Reflect.apply(method, of, args);
          if (calls >= nth) throw new Killed();
          return result;
        };
      },
    });
  return { watched, isOver, calls: () => calls };
}

describe.each([false, true])('a process that is killed (after a step: %s)', (after) => {
  it('tells each new run once, wherever it is killed', async () => {
    let steps = 0;
    for (let nth = 1; nth < 200; nth += 1) {
      const { store, timer, clock, later, held } = await found();
      const kill = killedAt(nth, after);
      const dying = optionsOf({ store: kill.watched<Store>(store), timer: kill.watched(timer), clock });
      const ended = await passWorkspace(WORKSPACE, dying).then(
        () => 'whole',
        (error: unknown) => (error instanceof Killed ? 'killed' : String(error)),
      );
      if (ended === 'whole') break;
      expect(ended).toBe('killed');
      steps += 1;
      // Another process goes on.
      const next = () => passWorkspace(WORKSPACE, optionsOf({ store, timer, clock }, createMemory()));
      await next();
      later(2 * MINUTE);
      await next();
      const waiting = held();
      const came = later(20 * MINUTE);
      await next();
      later(20 * MINUTE);
      for (const code of [RUN, OTHER])
        expect(
          came.filter((text) => text.includes(code)),
          `${nth}: ${waiting.join()}`,
        ).toHaveLength(1);
      expect(timer.held).toEqual([]);
      expect(await store.runFollows.untold(WORKSPACE)).toEqual([]);
    }
    expect(steps).toBeGreaterThan(12);
  });
});

test('a run that the target follows is not told', async () => {
  const { store, pass, held } = await found(
    follow({ code: RUN, told: facts({}) }),
    follow({ code: OTHER, told: facts({}) }),
  );
  await pass();
  expect(held().filter((text) => text.includes('new '))).toEqual([]);
  expect(await store.runFollows.untold(WORKSPACE)).toEqual([]);
});

test('what is followed no more is not told', async () => {
  const { store, pass, held } = await found();
  const other = { ...target(), topic: 'group:TXL22S1', createdBy: 'U0ONE', createdAt: NOW };
  await store.runFollows.add(target(), [{ ...other, known: [] }], 100);
  await store.runFollows.remove(target(), [UNIT]);
  await pass();
  expect(held()).toEqual([]);
});

test.each<[string[], string[]]>([
  [[], ['3001', '3002', '3003', '3004', '3005']],
  [
    ['3015', '3002'],
    ['3016', '3017', '3018', '3019', '3020'],
  ],
  [['0998'], ['0999', '1000', '1001', '1002', '1003']],
])('after %j the codes %j are asked for', (known, next) => {
  const codes = known.map((suffix) => `${UNIT}-${suffix}`);
  expect(nextRuns(UNIT, [...codes, 'IM00BR45-9000'], '3001')).toEqual(
    next.map((suffix) => `${UNIT}-${suffix}`),
  );
});

test('a course belongs to its unit and to its groups, in any letters; one that has ended to none', () => {
  const read = { code: CODE, facts: facts({ ends: '2027-01-01' }), groups: ['txl22s1'] };
  expect(topicsOf(read, NOW)).toEqual([CODE.slice(0, CODE.lastIndexOf('-')), 'group:TXL22S1']);
  expect(topicsOf({ ...read, facts: facts({ ends: '2026-01-01' }) }, NOW)).toEqual([]);
});
