/** The catalogue of the sample study API against what is known of real ones, on any day. */
import { expect, test } from 'vitest';
import { sampleData } from '../../playground/sample-data/index.ts';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';

const DAYS = [
  '2026-11-20',
  '2027-03-28',
  '2026-10-25',
  '2026-12-31',
  '2028-02-29',
  '2026-06-21',
  '2026-07-06',
];
const YEAR_MS = 365 * 86_400_000;

/** The runs of the catalogue: those of units that only it has. */
function catalogue(now: number): readonly SampleRealization[] {
  return sampleData(now).realizations.filter(({ oneLanguage, id }) => oneLanguage && Number(id) < 194_000);
}

const unitOf = (code: string): string => code.slice(0, code.lastIndexOf('-'));
/** How many there are of each. */
function counted(all: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(all, (one) => one)].map(([one, { length }]) => [one, length]));
}

test.each(DAYS)('on %s runs have ended, are open, and are to come', (day) => {
  const now = Date.parse(`${day}T12:00:00Z`);
  const [today, lastYear] = [`${day}T12:00:00`, new Date(now - YEAR_MS).toISOString()];
  const runs = catalogue(now).map(({ opens, closes, starts, ends }) => ({
    ...{ opens: opens ?? '', closes: closes ?? '', starts: starts ?? '', ends: ends ?? '' },
  }));
  for (const { opens, closes, starts, ends } of runs) {
    expect([opens.slice(11), closes.slice(11), starts.slice(11), ends.slice(11)]).toEqual([
      '23:59:59',
      '23:59:00',
      '00:00:00',
      '23:59:00',
    ]);
    expect(opens < closes && starts < ends && opens < starts).toBe(true);
  }
  const many = (holds: (run: (typeof runs)[number]) => boolean) => runs.filter(holds).length;
  expect(many(({ opens, closes }) => opens < today && closes > today)).toBeGreaterThan(25);
  expect(many(({ opens }) => opens > today)).toBeGreaterThan(25);
  expect(many(({ starts, ends }) => starts < today && ends > today)).toBeGreaterThan(25);
  expect(many(({ ends }) => ends < today)).toBeGreaterThan(100);
  expect(many(({ starts }) => starts < lastYear)).toBeGreaterThan(25);
  expect(many(({ starts, ends }) => starts >= lastYear && ends < today)).toBeGreaterThan(25);
});

const NOW = Date.parse('2026-11-20T10:00:00Z');

test('there are hundreds of runs of more than a hundred units, each unit found by its code', () => {
  const runs = catalogue(NOW);
  const units = new Set(runs.map(({ code }) => unitOf(code)));
  expect(runs.length).toBeGreaterThanOrEqual(300);
  expect(units.size).toBeGreaterThanOrEqual(120);
  const { realizations, courseUnits } = sampleData(NOW);
  const known = new Set(courseUnits.map(({ code }) => code));
  expect([...units].filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(realizations.map(({ id }) => id)).size).toBe(realizations.length);
  expect(new Set(realizations.map(({ code }) => code)).size).toBe(realizations.length);
  // The other sample courses are found by their codes as if there was no catalogue.
  const others = realizations.filter((row) => !runs.includes(row)).map(({ code }) => unitOf(code));
  expect(others.filter((code) => units.has(code))).toEqual([]);
});

test('a run has up to 28 groups, mostly one; a group has up to 43 runs, mostly few', () => {
  const runs = catalogue(NOW);
  const sizes = runs.map(({ groups = [] }) => groups.length);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([0, 28]);
  expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(runs.length * 0.7);
  const perGroup = counted(runs.flatMap(({ groups = [] }) => groups));
  expect(perGroup.size).toBeGreaterThanOrEqual(25);
  expect(Math.max(...perGroup.values())).toBe(perGroup.get('TXL22S1'));
  expect(perGroup.get('TXL22S1')).toBeGreaterThan(38);
  expect(perGroup.get('TXL22S1')).toBeLessThanOrEqual(43);
});

test('up to eight runs have one name, and some have none in a language', () => {
  const names = catalogue(NOW).map(({ name }) => name);
  const perName = counted(names.flatMap(({ fi }) => fi ?? []));
  expect(Math.max(...perName.values())).toBe(8);
  for (const language of ['fi', 'en', 'sv'] as const) {
    const without = names.filter((name) => !name[language]).length;
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(names.length / 4);
  }
  const all = names.flatMap((name) => Object.values(name));
  for (const odd of [/"/, /\*/, /&/, /</, /-/, /\p{M}/u, /^.{100,}$/])
    expect(all.some((name) => odd.test(name))).toBe(true);
  expect(all.filter((name) => name.trim() === '')).toEqual([]);
});

test('rows are as incomplete as real ones', () => {
  const runs = catalogue(NOW);
  const share = (holds: (run: SampleRealization) => boolean) => runs.filter(holds).length / runs.length;
  expect(share(({ programmes }) => programmes === null)).toBeCloseTo(0.12, 1);
  expect(share(({ tags }) => tags !== undefined)).toBeCloseTo(0.1, 1);
  expect(share(({ unit }) => unit?.code === '')).toBeGreaterThan(0.2);
  expect(share(({ virtual, credits }) => virtual === credits)).toBeGreaterThan(0.1);
  expect(new Set(runs.flatMap(({ languages = [] }) => languages)).size).toBeGreaterThanOrEqual(5);
});

test('ids grow with the terms', () => {
  const byId = catalogue(NOW).toSorted((one, other) => Number(one.id) - Number(other.id));
  const starts = Map.groupBy(byId, ({ id }) => id.slice(0, 2));
  const ranges = [...starts.values()].map((runs) => runs.map((run) => run.starts ?? '').toSorted());
  const [past, before, current, next] = ranges;
  expect([past, before, current, next].every((range) => range && range.length > 50)).toBe(true);
  expect(ranges.flatMap((range) => [range[0], range.at(-1)])).toEqual(
    ranges.flatMap((range) => [range[0], range.at(-1)]).toSorted(),
  );
});
