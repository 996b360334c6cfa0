/** Courses on a time line: the drawing, the same in words, and which courses run at the same time. */
import { tz } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayNumber } from '../../src/cards/dates.ts';
import { type Lined, overlapsOf, timeLineRows, timeLineWords } from '../../src/cards/time-line.ts';
import { LANGUAGES } from '../../src/language.ts';
import type { Moment } from '../../src/study-client/model.ts';
import { DAY, HOUR, instantOf, moment, NOW, readerIn, ZONE } from '../fixtures/reader.ts';
import { runs } from '../fixtures/runs.ts';

/** A course with local dates; '' for one that is missing. */
const course = (code: string, opens: string, closes: string, starts: string, ends: string): Lined => {
  const read = (local: string, which: 'earlier' | 'later') =>
    local === '' ? undefined : moment(local, which);
  return {
    code,
    dates: {
      opens: read(opens, 'earlier'),
      closes: read(closes, 'later'),
      starts: read(starts, 'earlier'),
      ends: read(ends, 'later'),
    },
  };
};

const PROJECT = course('TX00EY23-3015', '2026-11-16T08:00', '2026-11-22T23:59', '2027-01-11', '2027-04-30');
const WEB = course('TX00EW54-3008', '2026-11-23T08:00', '2026-12-04T16:00', '2027-01-18', '2027-03-15');
const AUTUMN = course('IM00BR45-3003', '2026-08-01', '2026-10-01', '2026-09-01', '2026-12-18');

describe('the drawing', () => {
  it('has the months, a mark for today, and windows and teaching told apart', () => {
    const named = { ...AUTUMN, name: 'Fundamentals of Machine Design' };
    expect(timeLineRows([PROJECT, WEB, named], readerIn('en'))).toEqual([
      '   Sep     Nov     Jan    Mar',
      '───┬───────┬─┃─────┬──────┬───────',
      'TX00EY23-3015',
      '             ░░     ██████████████',
      'TX00EW54-3008',
      '             ┃░░     ████████',
      'Fundamentals of Machine Design',
      '░░░▓▓▓▓▓██████████',
      '░ enrollment  █ course  ▓ both',
      '┃ today',
    ]);
  });

  test.each([
    ['fi', 'syy     mar     tam    maa', ['░ ilmoittautuminen  █ toteutus', '▓ molemmat  ┃ tänään']],
    ['sv', 'sep     nov     jan    mar', ['░ anmälan  █ genomförande  ▓ båda', '┃ i dag']],
  ] as const)('is in %s: %s', (language, months, legend) => {
    const rows = timeLineRows([PROJECT, WEB, AUTUMN], readerIn(language));
    expect(rows[0]).toContain(months);
    expect(rows.slice(-2)).toEqual(legend);
  });

  it('leaves out courses without a date, and is none where no date is known', () => {
    const undated = course('KU00AB12-3001', '', '', '', '');
    expect(timeLineRows([undated], readerIn('en'))).toEqual([]);
    expect(timeLineRows([undated, PROJECT], readerIn('en')).join('\n')).not.toContain('KU00AB12');
  });

  it('shows a date years away at its edge, and the others as they are', () => {
    const odd = course('A1-1', '2026-11-23', '2026-11-24', '2046-01-11', '2046-04-30');
    const rows = timeLineRows([PROJECT, odd], readerIn('en'));
    const barOf = (code: string) => rows[rows.findIndex((row) => row.startsWith(code)) + 1];
    expect(barOf('A1-1')?.at(-1)).toBe('█');
    expect(barOf('TX00EY23')?.match(/█+/)?.[0].length).toBeGreaterThan(3);
  });
});

const codes = fc.oneof(
  fc.constantFrom('TX00EY23-3015', 'A', '漢字-3001', 'e\u0301-1', '<!channel>', 'X'.repeat(60)),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const instants = fc.oneof(
  fc.integer({ min: NOW - 200 * DAY, max: NOW + 400 * DAY }),
  fc.integer({ min: NOW - 9000 * DAY, max: NOW + 9000 * DAY }),
);
const dayOf = (at: number): Moment => {
  const start = startOfDay(at, { in: tz(ZONE) });
  return { at: start.getTime(), precision: 'day', until: addDays(start, 1).getTime() };
};
const moments: fc.Arbitrary<Moment | undefined> = fc
  .tuple(instants, fc.constantFrom('day', 'minute', 'none'))
  .map(([at, is]) => (is === 'none' ? undefined : is === 'day' ? dayOf(at) : { at, precision: 'minute' }));
const lined: fc.Arbitrary<Lined> = fc.record({
  code: codes,
  dates: fc.record({ opens: moments, closes: moments, starts: moments, ends: moments }),
});
const readers = fc
  .tuple(fc.constantFrom(...LANGUAGES), instants)
  .map(([language, now]) => readerIn(language, now));

describe('of any courses', () => {
  it('has at most the columns of a phone, names above their bars, and is for five courses at most', {
    tags: 'property',
  }, () => {
    fc.assert(
      fc.property(fc.array(lined, { maxLength: 30 }), readers, (all, reader) => {
        const rows = timeLineRows(all, reader);
        for (const row of rows) expect(row.length).toBeLessThanOrEqual(34);
        const dated = all.filter((one) => timeLineRows([one], reader).length > 0).length;
        expect(rows.length > 0).toBe(dated > 0 && dated <= 5);
        if (rows.length === 0) return;
        const bars = rows.slice(3, 2 + 2 * dated).filter((_, at) => at % 2 === 0);
        for (const bar of bars) expect(bar).toMatch(/^[ ░█▓┃]*$/);
        expect(rows.slice(2 + 2 * dated).join('  ')).toMatch(/^(?:[░█▓┃] [\p{L} ]+)+$/u);
      }),
      { numRuns: runs(300) },
    );
  });

  it('marks each part of a course that has a date, at the place of its days', { tags: 'property' }, () => {
    const near = fc.integer({ min: -100, max: 200 }).map((days) => dayOf(NOW + days * DAY));
    const dates = fc.record({ opens: near, closes: near, starts: near, ends: near });
    fc.assert(
      fc.property(dates, (given) => {
        const { opens, closes, starts, ends } = given;
        fc.pre(opens.at <= closes.at && starts.at <= ends.at);
        const [, , , row = ''] = timeLineRows([{ code: 'A1', dates: given }], readerIn('en'));
        const today = dayNumber(NOW, ZONE);
        const days = [opens, closes, starts, ends].map(({ at }) => dayNumber(at, ZONE));
        const [first, last] = [Math.min(today, ...days), Math.max(today, ...days)];
        // Each column stands for some days. A day that lies in a bar has the bar's mark in its column.
        const cells = row.padEnd(34);
        const columnOf = (one: number) => Math.floor(((one - first) * 34) / (last - first + 1));
        const [o = 0, c = 0, s = 0, e = 0] = days;
        const marksOf = (from: number, to: number) =>
          Array.from({ length: to - from + 1 }, (_, at) => cells[columnOf(from + at)]).join('');
        expect(marksOf(o, c)).toMatch(/^[░▓]+$/);
        expect(marksOf(s, e)).toMatch(/^[█▓]+$/);
        const marked = (marks: string) => [...cells].filter((cell) => marks.includes(cell)).length;
        expect(marked('░▓')).toBeLessThanOrEqual(columnOf(c + 1) - columnOf(o) + 1);
        expect(marked('█▓')).toBeLessThanOrEqual(columnOf(e + 1) - columnOf(s) + 1);
      }),
      { numRuns: runs(300) },
    );
  });

  it('says the same in words: a course has words for a part exactly where it has a mark', {
    tags: 'property',
  }, () => {
    fc.assert(
      fc.property(lined, readers, (one, reader) => {
        const rows = timeLineRows([one], reader);
        const bar = rows[3] ?? '';
        const [said = ''] = timeLineWords([one], { ...reader, language: 'en' });
        const words = said.slice(said.lastIndexOf(': ') + 2);
        expect(/(?:^|, )enrollment /.test(words)).toBe(/[░▓]/.test(bar));
        expect(/(?:^|, )course /.test(words)).toBe(/[█▓]/.test(bar));
        expect(words === 'no dates given').toBe(rows.length === 0);
      }),
      { numRuns: runs(500) },
    );
  });
});

test('the words name first and last day of each part, and what alone is known', () => {
  const half = course('KU1-1', '2027-01-01', '', '', '2027-06-01T00:00');
  expect(timeLineWords([PROJECT, half], readerIn('en'))).toEqual([
    'TX00EY23-3015: enrollment 16 – 22 Nov 2026, course 11 Jan – 30 Apr 2027',
    'KU1-1: enrollment from 1 Jan 2027, course until 1 Jun 2027',
  ]);
  expect(timeLineWords([PROJECT], readerIn('fi'))[0]).toBe(
    'TX00EY23-3015: ilmoittautuminen 16.–22.11.2026, toteutus 11.1.–30.4.2027',
  );
});

const runsFrom = (starts: string, ends: string): Lined => course('A', '', '', starts, ends);
const pairsOf = (...all: Lined[]) => overlapsOf(all, ZONE).pairs.map(({ one, other }) => [one, other]);

describe('two courses', () => {
  test.each([
    ['one within the other', '2027-01-11', '2027-04-30', '2027-02-01', '2027-02-28', true],
    ['the same', '2027-01-11', '2027-04-30', '2027-01-11', '2027-04-30', true],
    ['a common day', '2027-01-11', '2027-04-30', '2027-04-30', '2027-05-31', true],
    ['the next day', '2027-01-11', '2027-04-30', '2027-05-01', '2027-05-31', false],
    ['midnight means its day', '2027-01-11T00:00', '2027-04-30T00:00', '2027-04-30', '2027-05-31', true],
    ['and no other', '2027-01-11T00:00', '2027-04-30T00:00', '2027-05-01T00:00', '2027-05-31', false],
    ['the last minute of a day', '2027-01-11', '2027-04-30T23:59', '2027-05-01T00:00', '2027-05-31', false],
    [
      'one after the other on a day',
      '2027-01-11',
      '2027-04-30T12:00',
      '2027-04-30T16:00',
      '2027-05-31',
      true,
    ],
    ['over the spring change of clocks', '2027-03-27', '2027-03-28', '2027-03-29', '2027-04-01', false],
    ['on its day', '2027-03-27', '2027-03-28T00:00', '2027-03-28T23:00', '2027-04-01', true],
    ['over the autumn change', '2026-10-24', '2026-10-25', '2026-10-25T23:30', '2026-10-26', true],
    ['far apart', '2026-09-01', '2026-12-18', '2027-09-01', '2027-12-18', false],
    ['one of a single day', '2027-01-11', '2027-04-30', '2027-04-30T00:00', '2027-04-30T00:00', true],
  ] as const)('run at the same time by days, both ends included: %s', (_, a, b, c, d, expected) => {
    expect(pairsOf(runsFrom(a, b), runsFrom(c, d))).toEqual(expected ? [[0, 1]] : []);
    expect(pairsOf(runsFrom(c, d), runsFrom(a, b))).toEqual(expected ? [[0, 1]] : []);
  });

  test.each([
    ['no end', '2027-01-11', ''],
    ['no start', '', '2027-04-30'],
    ['neither', '', ''],
    ['an end before the start', '2027-04-30', '2027-01-11'],
  ])('of which one has %s: nothing is said of it', (_, starts, ends) => {
    const all = [
      runsFrom('2026-01-01', '2028-01-01'),
      runsFrom(starts, ends),
      runsFrom('2027-01-01', '2027-12-31'),
    ];
    expect(overlapsOf(all, ZONE).undated).toEqual([1]);
    expect(pairsOf(...all)).toEqual([[0, 2]]);
  });
});

const STEP = HOUR / 2;
const FIRST = instantOf('2027-03-25T00:00');
/** Half hours of eleven days, over a change of the clocks. */
const INSTANTS = Array.from({ length: 11 * 48 }, (_, at) => FIRST + at * STEP);
const halfHours: fc.Arbitrary<Moment> = fc
  .tuple(fc.constantFrom(...INSTANTS), fc.boolean())
  .map(([at, whole]) => (whole ? dayOf(at) : { at, precision: 'minute' }));
const someCourses = fc.array(
  fc.record({
    starts: fc.option(halfHours, { nil: undefined, freq: 10 }),
    ends: fc.option(halfHours, { nil: undefined, freq: 10 }),
  }),
  { minLength: 2, maxLength: 5 },
);
/** The day on a calendar. Written apart from the code that it judges. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

it('any courses run at the same time exactly where a day of the calendar lies in both', {
  tags: 'property',
}, () => {
  fc.assert(
    fc.property(someCourses, (all) => {
      const { pairs, undated } = overlapsOf(
        all.map((dates) => ({ code: 'A', dates })),
        ZONE,
      );
      const daysOf = ({ starts, ends }: (typeof all)[number]): string[] => {
        if (!starts || !ends) return [];
        const [from, to] = [calendar.format(starts.at), calendar.format(ends.at)];
        const days = [...new Set(INSTANTS.map((at) => calendar.format(at)))];
        return days.filter((one) => one >= from && one <= to);
      };
      // On one day, an end before the start is none.
      fc.pre(
        all.every(
          ({ starts, ends }) => !starts || !ends || starts.at <= ends.at || starts.at - ends.at > 2 * DAY,
        ),
      );
      expect(undated).toEqual(all.flatMap((one, at) => (daysOf(one).length === 0 ? [at] : [])));
      const expected = all.flatMap((one, first) =>
        all.flatMap((other, second) => {
          const shared = daysOf(one).filter((each) => daysOf(other).includes(each));
          return second > first && shared.length > 0 ? [[first, second, shared.length]] : [];
        }),
      );
      expect(pairs.map(({ one, other, days }) => [one, other, days.last - days.first + 1])).toEqual(expected);
    }),
    { numRuns: runs(300) },
  );
});
