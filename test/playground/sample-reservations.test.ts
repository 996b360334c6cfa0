/** The reservations of the sample study API, on any day: what trials by hand need is there, and can be changed. */
import { describe, expect, test } from 'vitest';
import { sampleData } from '../../playground/sample-data/index.ts';
import { createSampleReservations } from '../../playground/sample-data/reservations/changing.ts';
import type { SampleReservation } from '../../playground/sample-data/reservations/row.ts';

const DAYS = ['2026-11-29', '2027-03-28', '2026-12-24', '2028-02-29', '2026-07-06'];
const COURSE = 'LX00DR39-3010';

const codesOf = ({ resources }: SampleReservation, type: string): string[] =>
  resources.filter((one) => one.type === type).map(({ code }) => code);
const coursesOf = (row: SampleReservation): string[] => codesOf(row, 'realization');
const buildingsOf = ({ resources }: SampleReservation): Set<string> =>
  new Set(resources.flatMap(({ parent }) => parent?.id ?? []));

describe.each(DAYS)('on %s', (day) => {
  const { realizations, buildings, reservations } = sampleData(Date.parse(`${day}T10:00:00Z`));
  const rows = reservations();
  const lessons = rows.filter((row) => coursesOf(row).length > 0);
  const byCourse = Map.groupBy(lessons, (row) => coursesOf(row)[0] ?? '');

  test('every course with dates has one to three lessons a week between them, but one with none and one with 400', () => {
    const without = realizations.filter(({ code }) => !byCourse.has(code)).map(({ code }) => code);
    expect(without).toEqual(['SWD4TA033-3003', 'XX00AA01-3001']);
    const most = [...byCourse]
      .filter(([, { length }]) => length > 90)
      .map(([code, all]) => [code, all.length]);
    expect(most).toEqual([['KM00FA21-3004', 400]]);
    for (const { code, starts, ends } of realizations) {
      const own = byCourse.get(code) ?? [];
      for (const { startDate, endDate } of own)
        expect(startDate < endDate && startDate >= (starts ?? '').slice(0, 10) && endDate <= `${ends}~`).toBe(
          true,
        );
      if (code === 'KM00FA21-3004') continue;
      const days = Object.groupBy(own, ({ startDate }) => new Date(startDate.slice(0, 10)).getUTCDay());
      expect(Object.keys(days).length).toBeLessThanOrEqual(3);
    }
  });

  test('ids are unique; no room is taken twice at once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const uses = rows.flatMap((row) => codesOf(row, 'room').map((code) => ({ ...row, code })));
    for (const own of Map.groupBy(uses, ({ code }) => code).values()) {
      const sorted = own.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
      const twice = sorted.filter(({ startDate }, at) => startDate < (sorted[at - 1]?.endDate ?? ''));
      expect(twice).toEqual([]);
    }
  });

  test('lessons have no room, rooms in two buildings, and parallel groups; some titles differ', () => {
    expect(lessons.some((row) => buildingsOf(row).size === 0)).toBe(true);
    expect(lessons.some((row) => buildingsOf(row).size === 2 && codesOf(row, 'room').length === 3)).toBe(
      true,
    );
    expect(lessons.some(({ subject }) => subject.startsWith('Tentti '))).toBe(true);
    const parallel = Object.values(Object.groupBy(byCourse.get(COURSE) ?? [], ({ startDate }) => startDate));
    expect(parallel.every((own) => own?.length === 2)).toBe(true);
  });

  test('each building has rows without a course; each that is open has lessons', () => {
    const others = rows.filter((row) => coursesOf(row).length === 0);
    for (const { building } of buildings) {
      expect(others.some((row) => buildingsOf(row).has(building.id))).toBe(true);
      expect(lessons.some((row) => buildingsOf(row).has(building.id))).toBe(building.code !== 'VK');
    }
    expect(others.some((row) => codesOf(row, 'student_group').length > 0)).toBe(true);
    expect(others.some(({ startDate, endDate }) => startDate.slice(0, 10) < endDate.slice(0, 10))).toBe(true);
  });
});

const NOW = Date.parse('2026-11-29T10:00:00Z');
const LOCAL = '2026-11-29T12:00:00';
const setup = () => createSampleReservations(sampleData(NOW).reservations);

test('the same day has the same reservations at each start', () => {
  const first = sampleData(NOW).reservations();
  sampleData(0);
  expect(sampleData(NOW).reservations()).toEqual(first);
});

describe('a lesson', () => {
  test('moves by a day, twice, and is then another one only by its time', () => {
    const all = setup();
    const [before] = all.nextOf(COURSE, LOCAL);
    if (!before) throw new Error('no lesson');
    all.change(before.id, 'move', LOCAL);
    all.change(before.id, 'move', LOCAL);
    const after = all.rows.find(({ id }) => id === before.id);
    expect(Date.parse(after?.startDate ?? '') - Date.parse(before.startDate)).toBe(2 * 86_400_000);
    expect(after).toEqual({
      ...before,
      startDate: after?.startDate,
      endDate: after?.endDate,
      modifiedDate: LOCAL,
    });
  });

  test('changes its room, within its building; without a room it is given one', () => {
    const all = setup();
    const rows = all.rows.filter((row) => coursesOf(row).length > 0);
    for (const before of [
      rows.find((row) => buildingsOf(row).size > 0),
      rows.find((row) => buildingsOf(row).size === 0),
    ]) {
      all.change(before?.id ?? '', 'room', LOCAL);
      const after = all.rows.find(({ id }) => id === before?.id);
      if (!before || !after) throw new Error('no lesson');
      expect(codesOf(after, 'room')).not.toEqual(codesOf(before, 'room'));
      if (buildingsOf(before).size > 0) expect(buildingsOf(after)).toEqual(buildingsOf(before));
      else expect(buildingsOf(after).size).toBe(1);
    }
  });

  test('is removed, one is added, and all is put back', () => {
    const all = setup();
    const before = all.rows;
    const [next] = all.nextOf(COURSE, LOCAL);
    all.change(next?.id ?? '', 'remove', LOCAL);
    expect(all.rows).toEqual(before.filter((row) => row !== next));
    expect(() => all.change(next?.id ?? '', 'move', LOCAL)).toThrow('gone');
    for (const code of [COURSE, 'SWD4TA033-3003'])
      for (let nth = 0; nth < 2; nth += 1) all.add({ id: '1', code, name: { en: 'Web' } }, LOCAL);
    const added = all.nextOf('SWD4TA033-3003', LOCAL).map(({ startDate }) => startDate);
    expect(added).toEqual(['2026-11-30T12:00:00', '2026-12-01T12:00:00']);
    expect(all.rows).toHaveLength(before.length + 3);
    all.putBack(COURSE);
    expect(all.rows).toHaveLength(before.length + 2);
    all.putBack('SWD4TA033-3003');
    expect(all.rows).toEqual(before);
  });
});
