/** How the lessons of followed courses are read: by how many calls, and what becomes of what can't be read. */
import { expect, test } from 'vitest';
import { type WatchOptions, watchEvery, watchLessons, watchNewly } from '../../src/reminders/lesson-watch.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import type { UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { open } from '../study-client/setup.ts';
import { at, DAY, follow, HOUR, local, MINUTE, target, ZONE } from './samples.ts';

/** A Monday. */
const BEGIN = at('2026-11-23T08:02:07');
const PERIOD = 3 * HOUR;
const WORKSPACE = 'T1';
const codeOf = (nth: number): string =>
  `TX00${String.fromCharCode(65 + (Math.floor(nth / 100) % 26))}A${String(nth % 100).padStart(2, '0')}-${3000 + Math.floor(nth / 2600)}`;

interface Row {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly resources: readonly object[];
}

/** Two lessons a week, as in what sister services' answers have, for five weeks: by the day of the first one. */
const TIMES = Array.from({ length: 5 }, (_, shift) =>
  Array.from({ length: 10 }, (_each, nth) => {
    const day = Math.floor(nth / 2) * 7 + (((nth % 2) * 2 + shift) % 5);
    const starts = at('2026-11-16T09:00') + day * DAY;
    return { startDate: local(starts), endDate: local(starts + 2 * HOUR) };
  }),
);
const rowsOf = (code: string): readonly Row[] =>
  (TIMES[Number(code.slice(6, 8)) % 5] ?? []).map((times, nth) => ({
    ...{ id: `${code} ${nth}`, ...times },
    resources: [{ type: 'realization', code }],
  }));

interface Asked {
  readonly realization: readonly string[];
  readonly rangeStart: string;
  readonly rangeEnd: string;
  readonly from: number;
  readonly size: number;
}
const askedIn = ({ body }: UpstreamRequest): Asked => body as Asked;

/** So many courses, each followed by ten targets; what the study API lacks, and how it fails. */
async function watching(courses: number) {
  const store = createMemoryStore();
  const codes = Array.from({ length: courses }, (_, nth) => codeOf(nth));
  for (let from = 0; from < courses; from += 100)
    for (let nth = 0; nth < 10; nth += 1) {
      const key = { workspace: WORKSPACE, target: `C${from} ${nth}` };
      const some = codes.slice(from, from + 100).map((code) => follow({ ...key, code, createdAt: BEGIN }));
      await store.follows.add(target(key), some, 100);
    }
  const service = {
    lacks: (_id: string): boolean => false,
    instead: (_asked: Asked): UpstreamReply | undefined => undefined,
  };
  const { study, upstream, clock } = await open((request) => {
    const asked = askedIn(request);
    const rows = asked.realization
      .flatMap(rowsOf)
      .filter(({ startDate, endDate }) => startDate < asked.rangeEnd && endDate >= asked.rangeStart)
      .filter(({ id }) => !service.lacks(id));
    const reservations = rows.slice(asked.from, asked.from + asked.size);
    return service.instead(asked) ?? { json: { status: 'success', reservations } };
  });
  clock.advance(BEGIN - clock.now());
  const options: WatchOptions = {
    ...{ store, study, now: clock.now, checkEveryMs: PERIOD },
    searches: { can: (extra) => extra === 'reservations', zone: ZONE },
    rest: async () => {},
    signal: new AbortController().signal,
  };
  const round = async (ms = watchEvery(PERIOD) + MINUTE) => {
    clock.advance(ms);
    const before = upstream.calls.length;
    const report = await watchLessons(options);
    return { report, calls: upstream.calls.slice(before).map(askedIn) };
  };
  /** Follows courses, and has those be read that are new. */
  const newly = async (nths: readonly number[], ms = 0) => {
    clock.advance(ms);
    const key = { workspace: WORKSPACE, target: 'C0NEWLY' };
    const added = nths.map((nth) => follow({ ...key, code: codeOf(nth), createdAt: clock.now() }));
    await store.follows.add(target(key), added, 100);
    const before = upstream.calls.length;
    const isLeft = await watchNewly([key], { ...options, store });
    return { isLeft, calls: upstream.calls.slice(before).map(askedIn) };
  };
  const changesOf = async (nth: number) => (await store.lessons.of([codeOf(nth)]))[0]?.known.changes ?? [];
  return { ...{ store, codes, service, clock, options }, round, newly, changesOf };
}

/** Of each period one round reads 14 days, and five read the next two. */
const ROUNDS = { ahead: 1, near: 5 };

test('each period one round reads all days, and the others the next two', async () => {
  const { round } = await watching(3);
  await round();
  const days: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const [call] = (await round()).calls;
    days.push((Date.parse(call?.rangeEnd ?? '') - Date.parse(call?.rangeStart ?? '')) / DAY);
  }
  // With the day on both sides that services read otherwise.
  const near = Array(ROUNDS.near).fill(4);
  expect(days).toEqual([...near, 16, ...near, 16]);
});

test('30,000 follows of 3,000 courses cost at most 80 calls an hour', async () => {
  const { round, store } = await watching(3000);
  expect(await store.follows.count()).toBe(30_000);
  const ahead = await round();
  expect(ahead.report).toEqual({ read: 3000, failed: 0, unsure: 0, concerned: [] });
  const near = await round();
  // Two lessons a week are two pages of a hundred courses.
  expect([ahead.calls.length, near.calls.length]).toEqual([60, 30]);
  const ofPeriod = ROUNDS.ahead * ahead.calls.length + ROUNDS.near * near.calls.length;
  expect(ofPeriod / (PERIOD / HOUR)).toBeLessThanOrEqual(80);
}, 60_000);

test('a hundred courses go into a call, and no language is asked for twice', async () => {
  const { round } = await watching(250);
  const { calls } = await round();
  expect(calls.filter(({ from }) => from === 0).map(({ realization }) => realization.length)).toEqual([
    100, 100, 50,
  ]);
  const days = new Set(calls.map(({ rangeStart, rangeEnd }) => `${rangeStart} ${rangeEnd}`));
  // A day more on both sides, since services read the window otherwise.
  expect([...days]).toEqual(['2026-11-22T00:00 2026-12-08T00:00']);
  const next = await round();
  expect(next.calls[0]).toMatchObject({ rangeStart: '2026-11-22T00:00', rangeEnd: '2026-11-26T00:00' });
});

test('a course that is followed later is read wholly with the next round', async () => {
  const { round, store } = await watching(3);
  await round();
  const key = { workspace: WORKSPACE, target: 'C0LATER' };
  await store.follows.add(target(key), [follow({ ...key, code: codeOf(7) })], 9);
  const { calls } = await round();
  expect(calls.map(({ realization, rangeEnd }) => [realization.length, rangeEnd])).toEqual([
    [1, '2026-12-08T00:00'],
    [3, '2026-11-26T00:00'],
  ]);
  expect(await store.lessons.of([codeOf(7)])).toHaveLength(1);
});

test('what is followed just now is read soon, by one call for all, at most ten times an hour', async () => {
  const { round, newly, store } = await watching(3);
  await round();
  const first = await newly([10, 11, 12]);
  expect(first.isLeft).toBe(false);
  expect(first.calls).toMatchObject([
    { realization: [10, 11, 12].map(codeOf), rangeEnd: '2026-12-08T00:00' },
  ]);
  expect((await store.lessons.of([codeOf(11)]))[0]?.known.lessons.length).toBeGreaterThan(0);
  // What is known is asked for no more; the next one waits, and is not forgotten.
  expect(await newly([11, 1])).toEqual({ isLeft: false, calls: [] });
  expect(await newly([13], MINUTE)).toEqual({ isLeft: true, calls: [] });
  const later = await newly([], 6 * MINUTE);
  expect(later.calls.map(({ realization }) => realization)).toEqual([[codeOf(13)]]);
  // With the next round they are as all others.
  const { report, calls } = await round();
  expect(report).toMatchObject({ read: 7, failed: 0 });
  expect(calls).toHaveLength(1);
});

test('of many that are followed at once a call reads fifty, and the rest waits', async () => {
  const { newly } = await watching(0);
  const first = await newly(Array.from({ length: 60 }, (_, nth) => nth));
  expect(first.isLeft).toBe(true);
  expect(first.calls.map(({ realization }) => realization.length)).toEqual([50]);
  const next = await newly([], 6 * MINUTE);
  expect(next.isLeft).toBe(false);
  expect(next.calls.map(({ realization }) => realization.length)).toEqual([10]);
});

test('in trouble of the study API what was followed just now is left to the next round', async () => {
  const { service, newly, round } = await watching(1);
  service.instead = () => ({ status: 500, json: {} });
  expect((await newly([5])).isLeft).toBe(false);
  service.instead = () => undefined;
  expect((await round()).report).toMatchObject({ read: 2 });
});

test('an answer that is cut is asked for by fewer courses, within bounds, and the rest is left', async () => {
  const { round, service, store, codes } = await watching(100);
  // So many lessons it gives only from the beginning.
  service.instead = ({ realization: all, size }) =>
    all.length === 100
      ? { json: { status: 'success', reservations: all.flatMap(rowsOf).slice(0, size) } }
      : undefined;
  const { report, calls } = await round();
  expect(report).toMatchObject({ read: 100, failed: 0 });
  expect(calls.filter(({ from }) => from === 0).map(({ realization }) => realization.length)).toEqual([
    100, 50, 50,
  ]);
  expect(await store.lessons.of(codes)).toHaveLength(100);
  // One that says that it is never whole costs no more than some calls.
  service.instead = () => ({ json: { status: 'warn', reservations: [] } });
  const warned = await round();
  expect([warned.report, warned.calls.length]).toEqual([
    { read: 0, failed: 100, unsure: 0, concerned: [] },
    9,
  ]);
});

test('what is removed is looked for everywhere first, by some calls a round, and is told where it is followed', async () => {
  const { round, service, changesOf } = await watching(100);
  await round();
  // Of each tenth course one lesson is gone: less than a fifth of all.
  service.lacks = (id) => /A\d0-3000 4$/.test(id);
  expect((await round(PERIOD)).report).toMatchObject({ read: 100, unsure: 0, concerned: [] });
  const { report, calls } = await round(PERIOD);
  expect(
    calls.filter(({ rangeEnd }) => rangeEnd > '2027').map(({ realization }) => realization.length),
  ).toEqual([10]);
  expect(report).toMatchObject({ concerned: [WORKSPACE], unsure: 0 });
  expect((await changesOf(10)).map(({ before, after }) => [before && local(before.starts), after])).toEqual([
    ['2026-11-30T09:00', undefined],
  ]);
  expect(await changesOf(11)).toEqual([]);
});

test('an answer that lacks a fifth makes all of it unsure, one that lacks all even more, and nothing is changed', async () => {
  const { round, service, changesOf } = await watching(100);
  await round();
  service.instead = () => ({ json: { status: 'success', message: 'No results' } });
  const reports = [await round(PERIOD), await round(PERIOD)].map(({ report }) => report?.unsure);
  expect(reports).toEqual([100, 100]);
  service.instead = () => undefined;
  expect((await round(PERIOD)).report).toMatchObject({ unsure: 0, concerned: [] });
  expect(await changesOf(10)).toEqual([]);
});

test('trouble of the study API leaves courses as they were, and what is not offered is not asked', async () => {
  const { round, service, options, store } = await watching(150);
  await round();
  const before = await store.lessons.of([codeOf(1)]);
  service.instead = ({ realization }) => (realization.length === 100 ? { status: 500 } : undefined);
  expect((await round(PERIOD)).report).toMatchObject({ read: 50, failed: 100 });
  expect(await store.lessons.of([codeOf(1)])).toEqual(before);
  expect(
    await watchLessons({ ...options, searches: { ...options.searches, can: () => false } }),
  ).toBeUndefined();
});

test('a round that is ended stores nothing more', async () => {
  const { options, store } = await watching(150);
  expect(await watchLessons({ ...options, signal: AbortSignal.abort() })).toBeUndefined();
  expect(await store.lessons.of([codeOf(1)])).toEqual([]);
});
