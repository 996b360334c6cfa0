import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { NotFound, Unavailable } from '../../src/errors.ts';
import { checkCourses } from '../../src/reminders/check.ts';
import type { Follow, Target } from '../../src/store/store.ts';
import type { Realization, StudyClient } from '../../src/study-client/model.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { realization } from '../fixtures/realizations.ts';
import { CODE, course, facts, follow, HOUR, NOW, target, WORKSPACE } from './samples.ts';

const FINNISH = target({ target: 'C0FINNISH1', language: 'fi' });
const ELSEWHERE = target({ workspace: 'T0OTHER001' });
const code = (index: number): string =>
  `TX00AA${String(index % 100).padStart(2, '0')}-${3000 + Math.floor(index / 100)}`;

function setUp(find: (code: string, language: string) => Realization | Error = (code) => realization(code)) {
  const store = createMemoryStore();
  const asked: string[] = [];
  const waves: number[] = [];
  let open = 0;
  let clock = NOW;
  const study: Pick<StudyClient, 'realization'> = {
    realization: async (wanted, language, need) => {
      asked.push(`${wanted} ${language} ${need}`);
      open += 1;
      await Promise.resolve();
      waves.push(open);
      await new Promise(setImmediate);
      open -= 1;
      const found = find(wanted, language);
      if (found instanceof Error) throw found;
      return { value: found, fetchedAt: clock, freshness: 'fresh' };
    },
  };
  const { signal } = new AbortController();
  const options = {
    store,
    study: study as StudyClient,
    now: () => clock,
    suffixes: [],
    searches: { can: () => false, zone: 'UTC' },
    checkEveryMs: HOUR,
    signal,
    rest: async () => {},
  };
  const following = async (to: Target, ...codes: string[]) => {
    const follows = codes.map(
      (one): Follow => follow({ workspace: to.workspace, target: to.target, code: one }),
    );
    await store.follows.add(to, follows, 1000);
  };
  const later = (ms: number) => {
    clock += ms;
  };
  return { store, asked, waves, options, following, later, check: () => checkCourses(options) };
}

describe('a check', () => {
  it('reads every followed course of all workspaces once a language, insisting on fresh answers', async () => {
    const { following, asked, check } = setUp();
    await following(target(), CODE, code(1));
    await following(ELSEWHERE, CODE);
    await following(FINNISH, CODE);
    expect(await check()).toEqual({ read: 3, missing: 0, failed: 0 });
    expect(asked.toSorted()).toEqual([`${code(1)} en fresh`, `${CODE} en fresh`, `${CODE} fi fresh`].sort());
  });

  it('asks for whole pages at once, and for all of them', async () => {
    const { following, asked, waves, check, store } = setUp();
    const codes = Array.from({ length: 700 }, (_, index) => code(index));
    await following(target(), ...codes);
    expect(await check()).toEqual({ read: 700, missing: 0, failed: 0 });
    expect(new Set(asked).size).toBe(700);
    expect(asked).toHaveLength(700);
    expect(Math.max(...waves)).toBe(300);
    expect(await store.courses.get(codes.map((one) => ({ code: one, language: 'en' })))).toHaveLength(700);
  });

  it('keeps what it read', async () => {
    const { following, store, check } = setUp(() =>
      realization(CODE, { name: 'New', credits: 10, teachingLanguages: ['en'] }),
    );
    await following(target(), CODE);
    await store.courses.put([course({ readAt: NOW - HOUR, missingSince: NOW - HOUR })]);
    await check();
    expect(await store.courses.get([{ code: CODE, language: 'en' }])).toEqual([
      course({
        facts: { ...facts(), name: 'New', credits: 10, language: 'en' },
        readAt: NOW,
      }),
    ]);
  });

  it('keeps the facts of a course that is missing, and since when it is', async () => {
    const { following, store, check, later } = setUp(() => new NotFound('realization', CODE));
    await following(target(), CODE, code(1));
    await store.courses.put([course({ readAt: NOW - HOUR })]);
    expect(await check()).toEqual({ read: 0, missing: 2, failed: 0, lost: 1, isDistrusted: true });
    // One of two is much: three checks have to agree.
    for (let hours = 1; hours <= 3; hours += 1) {
      later(HOUR);
      await check();
    }
    const pairs = [CODE, code(1)].map((one) => ({ code: one, language: 'en' as const }));
    expect(await store.courses.get(pairs)).toEqual([course({ readAt: NOW + 3 * HOUR, missingSince: NOW })]);
  });

  it('keeps the name that another language had, where there is none by now', async () => {
    const { following, store, check } = setUp(() => realization(CODE, { name: CODE, credits: 10 }));
    await following(target(), CODE);
    const named = course({ readAt: NOW - HOUR });
    await store.courses.put([{ ...named, facts: { ...named.facts, name: 'Tietokannat', language: 'fi' } }]);
    await check();
    const [kept] = await store.courses.get([{ code: CODE, language: 'en' }]);
    expect(kept?.facts).toMatchObject({ name: 'Tietokannat', language: 'fi', credits: 10 });
  });

  it('leaves what could not be read as it was, and goes on with the rest', async () => {
    const broken = (one: string) => (one === CODE ? new Unavailable('slow', 'no answer') : realization(one));
    const { following, store, check } = setUp(broken);
    await following(target(), CODE, code(1));
    const before = course({ readAt: NOW - HOUR });
    await store.courses.put([before]);
    expect(await check()).toEqual({ read: 1, missing: 0, failed: 1 });
    expect(await store.courses.get([{ code: CODE, language: 'en' }])).toEqual([before]);
    expect(await store.courses.get([{ code: code(1), language: 'en' }])).toHaveLength(1);
  });

  it('says when all was read, and only then', async () => {
    let found: Realization | Error = new Unavailable('slow', 'no answer');
    const { following, store, check, later } = setUp(() => found);
    await following(target(), CODE);
    await following(ELSEWHERE, CODE);
    await check();
    expect((await store.targets.get(target()))?.checkedAt).toBe(undefined);
    found = realization(CODE);
    later(HOUR);
    await check();
    for (const each of [target(), ELSEWHERE])
      expect((await store.targets.get(each))?.checkedAt).toBe(NOW + HOUR);
    found = new NotFound('realization', CODE);
    later(HOUR);
    await check();
    expect((await store.targets.get(target()))?.checkedAt).toBe(NOW + 2 * HOUR);
  });

  it('fails with what is no failure of the study API', async () => {
    const { following, check } = setUp(() => new TypeError('a mistake of ours'));
    await following(target(), CODE);
    await expect(check()).rejects.toThrow('a mistake of ours');
  });

  it('has nothing to do without follows', async () => {
    const { check, asked, store } = setUp();
    expect(await check()).toEqual({ read: 0, missing: 0, failed: 0 });
    expect(asked).toEqual([]);
    expect(await store.targets.inWorkspace(WORKSPACE)).toEqual([]);
  });
});

it('leaves nothing listening for the app to stop', async () => {
  const { following, options } = setUp();
  await following(target(), ...Array.from({ length: 700 }, (_, index) => code(index)));
  const { signal } = new AbortController();
  expect(await checkCourses({ ...options, signal })).toMatchObject({ read: 700 });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('ends at once when the app stops, and says nothing of what it has not read', async () => {
  const stopping = new AbortController();
  const { following, options, store } = setUp();
  await following(target(), CODE);
  const study = { realization: () => new Promise(() => stopping.abort()) } as unknown as StudyClient;
  expect(await checkCourses({ ...options, study, signal: stopping.signal })).toEqual({
    read: 0,
    missing: 0,
    failed: 0,
  });
  expect((await store.targets.get(target()))?.checkedAt).toBeUndefined();
  expect(await checkCourses({ ...options, study, signal: AbortSignal.abort() })).toMatchObject({ read: 0 });
});

it('a check that is made again soon searches no more for what was searched for; one a period later does', async () => {
  const { store, options, later } = setUp();
  const topic = { ...target(), topic: 'group:TXL22S1', createdBy: 'U0ONE', createdAt: NOW, known: [] };
  await store.runFollows.add(target(), [topic], 9);
  let searches = 0;
  const study = {
    ...options.study,
    search: async () => {
      searches += 1;
      return { value: { runs: [], isTooBroad: false }, fetchedAt: NOW, freshness: 'fresh' as const };
    },
  };
  const check = () => checkCourses({ ...options, study, searches: { can: () => true, zone: 'UTC' } });
  await check();
  later(HOUR / 6);
  await check();
  expect(searches).toBe(1);
  later(HOUR);
  await check();
  expect(searches).toBe(2);
});
