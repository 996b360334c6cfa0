/** How the lessons of student groups are read for persons who are told them each day: by how many calls, and what is kept. */
import { expect, test } from 'vitest';
import { watchEvery, watchLessons } from '../../src/reminders/lesson-watch.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import type { UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { realization } from '../flows/upstream-rows.ts';
import { open } from '../study-client/setup.ts';
import { at, DAY, HOUR, local, MINUTE, target, ZONE } from './samples.ts';

/** A Monday. */
const BEGIN = at('2026-11-23T08:02:07');
const PERIOD = 3 * HOUR;

const groupOf = (nth: number): string => `TXL${20 + (nth % 7)}S${nth}`;
/** Eight courses of each group. */
const coursesOf = (group: string): string[] => {
  const nth = Number(group.slice(6));
  return Array.from(
    { length: 8 },
    (_, of) => `TX${String(nth).padStart(2, '0').slice(-2)}AA${of}${nth % 10}-${3000 + nth}`,
  );
};
/** A lesson of each course on each day, and one of the group alone. */
const rowsOf = (group: string): readonly object[] =>
  Array.from({ length: 14 }, (_, day) => day).flatMap((day) =>
    [...coursesOf(group).slice(0, 2), undefined].map((code, of) => {
      const starts = at('2026-11-23T09:00') + day * DAY + of * HOUR;
      const ofGroup = { type: 'student_group', code: group };
      return {
        ...{ id: `${group} ${day} ${of}`, startDate: local(starts), endDate: local(starts + HOUR) },
        resources: [...(code ? [{ type: 'realization', code }] : []), ofGroup],
      };
    }),
  );

interface Body {
  readonly codes?: readonly string[];
  readonly studentGroup?: readonly string[];
  readonly studentGroups?: readonly string[];
  readonly from?: number;
  readonly size?: number;
}
type Kind = 'lessons of groups' | 'courses of groups' | 'names' | 'lessons';

function kindOf({ studentGroup, studentGroups, codes }: Body): Kind {
  if (studentGroup) return 'lessons of groups';
  if (studentGroups) return 'courses of groups';
  return codes ? 'names' : 'lessons';
}

/** So many persons, each in a group of their own. */
async function watching(groups: number, daily: object = { daily: { at: 480, since: BEGIN } }) {
  const store = createMemoryStore();
  for (let nth = 0; nth < groups; nth += 1) {
    const user = `U${nth}`;
    const settings = { ...target().settings, ...daily };
    await store.follows.add(target({ workspace: 'T1', target: user, kind: 'person', settings }), [], 1);
    await store.persons.change({ workspace: 'T1', user }, { group: groupOf(nth) });
  }
  const service = { instead: (_: Body): UpstreamReply | undefined => undefined };
  const answer = ({ body, path }: UpstreamRequest): UpstreamReply => {
    const asked = body as Body;
    const { from = 0, size = 1000, studentGroup = [], studentGroups = [], codes = [] } = asked;
    if (path.endsWith('/reservation/search')) {
      const reservations = studentGroup.flatMap(rowsOf).slice(from, from + size);
      return { json: { status: 'success', reservations } };
    }
    const found = studentGroups.flatMap((group) =>
      coursesOf(group).map((code) => realization(code, { studentGroups: [{ id: '1', code: group }] })),
    );
    const named = codes.map((code) => realization(code));
    return { json: { status: 'success', realizations: [...found, ...named] } };
  };
  const { study, upstream, clock } = await open(
    (request) => service.instead(request.body as Body) ?? answer(request),
  );
  clock.advance(BEGIN - clock.now());
  const offered = new Set(['reservations', 'search-group']);
  const round = async (ms = watchEvery(PERIOD) + MINUTE) => {
    clock.advance(ms);
    const before = upstream.calls.length;
    await watchLessons({
      ...{ store, study, now: clock.now, checkEveryMs: PERIOD },
      searches: { can: (extra) => offered.has(extra), zone: ZONE },
      rest: async () => {},
      signal: new AbortController().signal,
    });
    return upstream.calls.slice(before).map(({ body }) => kindOf(body as Body));
  };
  const knownOf = async (nth: number) => (await store.lessons.of([`group:${groupOf(nth)}`]))[0]?.known;
  return { round, knownOf, offered, service, store };
}
const count = (calls: readonly Kind[], ...kinds: readonly Kind[]): number =>
  calls.filter((one) => kinds.includes(one)).length;

test('of a group its courses are kept, and its own lessons beside theirs; names are read once', async () => {
  const { round, knownOf, store } = await watching(1);
  const calls = await round();
  expect([...new Set(calls)].toSorted()).toEqual(['courses of groups', 'lessons', 'lessons of groups']);
  const known = await knownOf(0);
  expect(known?.courses).toEqual(coursesOf(groupOf(0)).toSorted());
  expect(known?.lessons).toHaveLength(14);
  expect(known?.lessons[0]?.id).toBe(`${groupOf(0)} 0 2`);
  expect(await store.lessons.of(coursesOf(groupOf(0)))).toHaveLength(8);
  expect(
    (await store.courses.get([{ code: known?.courses?.[0] ?? '', language: target().language }]))[0]?.facts
      .name,
  ).toContain('Name of');
  expect(new Set(await round())).toEqual(new Set(['lessons']));
});

test('where a search is not offered, the courses are those that lessons of the group are of', async () => {
  const { round, knownOf, offered } = await watching(1);
  offered.delete('search-group');
  await round();
  expect((await knownOf(0))?.courses).toEqual(coursesOf(groupOf(0)).slice(0, 2).toSorted());
});

test('trouble of the study API leaves what is known of a group', async () => {
  const { round, knownOf, service } = await watching(1);
  await round();
  const before = await knownOf(0);
  service.instead = ({ studentGroup, studentGroups }) =>
    studentGroup || studentGroups ? { status: 500, json: {} } : undefined;
  await round(PERIOD);
  expect(await knownOf(0)).toEqual(before);
  service.instead = ({ studentGroups }) => (studentGroups ? { status: 500, json: {} } : undefined);
  await round(DAY);
  expect((await knownOf(0))?.courses).toEqual(before?.courses);
});

test('of groups whose persons are told no lessons nothing is asked', async () => {
  const { round } = await watching(3, {});
  expect(await round()).toEqual([]);
});

test('however many groups there are, they cost at most twenty-four calls an hour beside those for their courses', async () => {
  const { round } = await watching(130);
  const hours: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    const calls = [...(await round()), ...(await round(29 * MINUTE))];
    hours.push(count(calls, 'lessons of groups', 'courses of groups', 'names'));
  }
  expect(Math.max(...hours)).toBeLessThanOrEqual(24);
}, 60_000);
