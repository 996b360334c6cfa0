import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { CalendarEntry } from '../../src/calendar/ics.ts';
import { type CalendarOptions, icsOf } from '../../src/calendar/ics.ts';
import { LANGUAGES } from '../../src/language.ts';
import { toMoment } from '../../src/study-client/gateway/fields.ts';
import { outsideText } from '../fixtures/arbitraries.ts';
import { HOSTILE, HUGE } from '../fixtures/hostile.ts';
import { DAY, HOUR, instantOf, MINUTE, NOW, ZONE } from '../fixtures/reader.ts';
import { octetLines, parsed } from './parsed.ts';
import { CODE, DATES, type Dates, entryOf, factsOf } from './samples.ts';

const env: { TZ?: string } = process.env;
const { TZ } = env;
const PROCESS_ZONES = ['UTC', 'America/New_York', 'Australia/Adelaide', 'Pacific/Apia', ZONE];

afterEach(() => {
  if (TZ === undefined) delete env.TZ;
  else env.TZ = TZ;
});

const OPTIONS: CalendarOptions = { name: 'Kurssi', language: 'en', zone: ZONE };
const write = (entry: CalendarEntry, given: Partial<CalendarOptions> = {}) =>
  icsOf([entry], { ...OPTIONS, ...given });
const timesOf = (dates: Dates) =>
  parsed(write(entryOf(dates))).events.map(
    ({ uid, from, to }) => `${/-(\w+)@/.exec(uid)?.[1]} ${from} ${to}`,
  );
const iso = (at: number) => new Date(at).toISOString();

test('a name in another language than the calendar’s is marked with its language', () => {
  const entry = (language: 'fi' | 'en') => entryOf(DATES, { facts: { ...factsOf(DATES), language } });
  expect(write(entry('fi'))).toContain('\\nName in Finnish');
  expect(write(entry('fi'), { language: 'sv' })).toContain('\\nNamn på finska');
  expect(write(entry('en'))).not.toContain('Name in');
});

test.each([
  ['en', 'No longer in the study data.'],
  ['fi', 'Poistunut opintotiedoista.'],
  ['sv', 'Finns inte längre i studieuppgifterna.'],
] as const)('in %s each event of a course that is gone says so', (language, words) => {
  const { events } = parsed(write(entryOf(DATES, { isMissing: true }), { language }));
  expect(events.length).toBeGreaterThan(1);
  for (const event of events) expect(event.description).toContain(words);
  expect(write(entryOf(), { language })).not.toContain(words);
});

test('a course has the four dates that people act on', () => {
  const { name, properties, events } = parsed(write(entryOf()));
  expect(name).toBe('Kurssi');
  expect(properties).toEqual(['VERSION', 'PRODID', 'CALSCALE', 'NAME', 'X-WR-CALNAME']);
  expect(events.map(({ summary, from, to }) => ({ summary, from, to }))).toEqual([
    {
      summary: 'Enrollment opened: Ohjelmistoprojekti (TX00EY23-3015)',
      from: '2026-11-20T07:00:00.000Z',
      to: '2026-11-20T07:15:00.000Z',
    },
    {
      summary: 'Enrollment closes: Ohjelmistoprojekti (TX00EY23-3015)',
      from: '2026-11-27T14:00:00.000Z',
      to: '2026-11-27T14:15:00.000Z',
    },
    {
      summary: 'Course starts: Ohjelmistoprojekti (TX00EY23-3015)',
      from: '2027-01-11',
      to: '2027-01-12',
    },
    {
      summary: 'Course ends: Ohjelmistoprojekti (TX00EY23-3015)',
      from: '2027-04-30',
      to: '2027-05-01',
    },
  ]);
  for (const { properties, sequence, stamp } of events) {
    expect(properties).toEqual([
      ...['UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'DTSTART', 'DTEND'],
      ...['SUMMARY', 'DESCRIPTION', 'TRANSP'],
    ]);
    expect([sequence, stamp]).toEqual([NOW / MINUTE, iso(NOW)]);
  }
});

test.each([
  ['en', 'Enrollment closes: Ohjelmistoprojekti (TX00EY23-3015)', 'More in Slack: /course TX00EY23-3015'],
  [
    'fi',
    'Ilmoittautuminen päättyy: Ohjelmistoprojekti (TX00EY23-3015)',
    'Lisää Slackissa: /course TX00EY23-3015',
  ],
  ['sv', 'Anmälan stänger: Ohjelmistoprojekti (TX00EY23-3015)', 'Mer i Slack: /course TX00EY23-3015'],
] as const)('in %s', (language, summary, description) => {
  const [event] = parsed(write(entryOf({ closes: '2026-11-27T16:00' }), { language })).events;
  expect([event?.summary, event?.description]).toEqual([summary, description]);
});

describe.each(PROCESS_ZONES)('in a process whose zone is %s', (zone) => {
  test.each<[string, Dates, string[]]>([
    ['no date', {}, []],
    [
      'enrollment by days',
      { opens: '2026-11-20', closes: '2026-11-27' },
      ['opens 2026-11-20 2026-11-21', 'closes 2026-11-27 2026-11-28'],
    ],
    [
      'enrollment at midnight is an instant, as on every card',
      { opens: '2026-11-20T00:00', closes: '2026-11-28T00:00' },
      [
        'opens 2026-11-19T22:00:00.000Z 2026-11-19T22:15:00.000Z',
        'closes 2026-11-27T22:00:00.000Z 2026-11-27T22:15:00.000Z',
      ],
    ],
    [
      'a closing in the last minute does not reach into the next day',
      { closes: '2026-11-27T23:59' },
      ['closes 2026-11-27T21:59:00.000Z 2026-11-27T22:00:00.000Z'],
    ],
    [
      'nor one in the last second',
      { closes: '2026-11-27T23:59:59' },
      ['closes 2026-11-27T21:59:59.000Z 2026-11-27T22:00:00.000Z'],
    ],
    [
      'a course from its first minute to its last has days',
      { starts: '2027-01-11T00:00:59', ends: '2027-04-30T23:59:59' },
      ['starts 2027-01-11 2027-01-12', 'ends 2027-04-30 2027-05-01'],
    ],
    [
      'a course of one day',
      { starts: '2027-01-11', ends: '2027-01-11' },
      ['starts 2027-01-11 2027-01-12', 'ends 2027-01-11 2027-01-12'],
    ],
    [
      'a course with times has times',
      { starts: '2027-01-11T08:15', ends: '2027-04-30T15:45' },
      [
        'starts 2027-01-11T06:15:00.000Z 2027-01-11T06:30:00.000Z',
        'ends 2027-04-30T12:45:00.000Z 2027-04-30T13:00:00.000Z',
      ],
    ],
    [
      'the days on which the clocks are turned',
      { opens: '2026-03-29', closes: '2026-10-25', starts: '2026-03-29T00:00', ends: '2026-10-25T23:59' },
      [
        ...['opens 2026-03-29 2026-03-30', 'closes 2026-10-25 2026-10-26'],
        ...['starts 2026-03-29 2026-03-30', 'ends 2026-10-25 2026-10-26'],
      ],
    ],
    [
      'the hour that is skipped, and the one that comes twice',
      { opens: '2026-03-29T03:30', closes: '2026-10-25T03:30' },
      [
        'opens 2026-03-29T01:30:00.000Z 2026-03-29T01:45:00.000Z',
        'closes 2026-10-25T01:30:00.000Z 2026-10-25T01:45:00.000Z',
      ],
    ],
    [
      'the end of a year',
      { closes: '2026-12-31T23:59', ends: '2026-12-31' },
      ['closes 2026-12-31T21:59:00.000Z 2026-12-31T22:00:00.000Z', 'ends 2026-12-31 2027-01-01'],
    ],
    [
      'dates of an enrollment that contradict each other',
      { ...DATES, closes: '2026-11-20T09:00' },
      ['starts 2027-01-11 2027-01-12', 'ends 2027-04-30 2027-05-01'],
    ],
    [
      'dates of a course that contradict each other',
      { closes: '2026-11-27T23:59', starts: '2027-04-30', ends: '2027-01-11' },
      ['closes 2026-11-27T21:59:00.000Z 2026-11-27T22:00:00.000Z'],
    ],
    [
      'a course that ends on the day of its start, before its hour',
      { starts: '2027-01-11T09:00', ends: '2027-01-11T00:00' },
      ['starts 2027-01-11T07:00:00.000Z 2027-01-11T07:15:00.000Z', 'ends 2027-01-11 2027-01-12'],
    ],
    [
      'dates that calendars do not know',
      { opens: '1899-12-31', closes: '9999-06-30', starts: '1969-12-31', ends: '9998-12-31' },
      ['ends 9998-12-31 9999-01-01'],
    ],
  ])('%s', (_, dates, expected) => {
    env.TZ = zone;
    expect(timesOf(dates)).toEqual(expected);
  });

  test('any moment is read back as it was', { tags: 'property' }, () => {
    env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(fc.property(moments, studyZones, readsBack));
  });
});

/** Near the turns of the clocks as often as anywhere. */
const instants = fc.oneof(
  fc.integer({ min: 2 * DAY, max: Date.UTC(2100, 0) }),
  fc
    .tuple(
      fc.constantFrom(instantOf('2026-03-29'), instantOf('2026-10-25'), instantOf('2027-01-01')),
      fc.integer({ min: -1.5 * DAY, max: 1.5 * DAY }),
    )
    .map(([day, by]) => day + by),
);
const moments = fc.record({ at: instants, precision: fc.constantFrom('minute', 'day') });
const studyZones = fc.constantFrom(ZONE, 'Pacific/Kiritimati', 'America/St_Johns', 'UTC');

/** Told by `Intl`, where the source asks `@date-fns/tz`. */
function localDay(at: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);
}

function readsBack({ at, precision }: { at: number; precision: 'minute' | 'day' }, zone: string): void {
  const facts = { ...factsOf({}), closes: { at, precision } };
  const [event] = parsed(write(entryOf({}, { facts }), { zone })).events;
  if (precision === 'day') {
    expect(event?.from).toBe(localDay(at, zone));
    expect(Date.parse(event?.to ?? '') - Date.parse(event?.from ?? '')).toBe(DAY);
    return;
  }
  expect(event?.from).toBe(iso(Math.floor(at / 1000) * 1000));
  const end = Date.parse(event?.to ?? '');
  expect(end).toBeGreaterThan(Math.floor(at / 1000) * 1000);
  expect(end).toBeLessThanOrEqual(at + 15 * MINUTE);
  expect(localDay(end - 1, zone)).toBe(localDay(at, zone));
}

test('a day-long moment of the study client keeps its day', { tags: 'property' }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40_000 }), studyZones, (days, zone) => {
      const date = iso(days * DAY).slice(0, 10);
      const closes = toMoment(date, zone, 'later');
      const [event] = parsed(write(entryOf({}, { facts: { ...factsOf({}), closes } }), { zone })).events;
      expect(event?.from).toBe(date);
    }),
  );
});

describe('what an event is known by', () => {
  const uids = (entry: CalendarEntry, given: Partial<CalendarOptions> = {}) =>
    parsed(write(entry, given)).events.map(({ uid }) => uid);

  it('depends on the course and the kind of date alone', () => {
    const known = ['opens', 'closes', 'starts', 'ends'].map((about) => `${CODE}-${about}@coursebell`);
    expect(uids(entryOf())).toEqual(known);
    const moved = {
      opens: '2026-12-01',
      closes: '2026-12-02',
      starts: '2027-02-01T08:00',
      ends: '2027-03-01',
    };
    expect(
      uids(entryOf(moved, { readAt: NOW + DAY }), { language: 'sv', refreshHours: 3, name: 'x' }),
    ).toEqual(known);
    const inFeed = icsOf([entryOf(), entryOf(DATES, { code: 'IM00BR45-3003' })], OPTIONS);
    expect(
      parsed(inFeed)
        .events.map(({ uid }) => uid)
        .slice(0, 4),
    ).toEqual(known);
  });

  it('is plain ASCII and different for different codes', () => {
    const codes = ['R801MTYÖ-3001', 'R801MTYO-3001', 'R801MTYO\u0308-3001', 'IN00CS90_EN-3001'];
    const all = codes.flatMap((code) => uids(entryOf(DATES, { code })));
    expect(new Set(all).size).toBe(16);
    expect(all.join('')).toMatch(/^[\x21-\x7E]+$/);
  });

  it('has a later reading supersede an earlier one', () => {
    const sequence = (readAt: number) => parsed(write(entryOf(DATES, { readAt }))).events[0]?.sequence ?? 0;
    expect(sequence(NOW + HOUR)).toBeGreaterThan(sequence(NOW));
    expect(sequence(Date.UTC(2100, 0))).toBeLessThan(2 ** 31);
  });
});

test('the same courses give the same bytes, in every zone of the process', () => {
  const all = PROCESS_ZONES.map((zone) => {
    env.TZ = zone;
    return icsOf([entryOf(), entryOf({ opens: '2026-10-25' })], { ...OPTIONS, refreshHours: 3 });
  });
  expect(new Set(all).size).toBe(1);
});

test('a feed says how often to fetch it', () => {
  const text = write(entryOf(), { refreshHours: 3 });
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT3H\r\n');
  expect(text).toContain('\r\nX-PUBLISHED-TTL:PT3H\r\n');
  expect(parsed(text).properties).toContain('REFRESH-INTERVAL');
});

test('a feed of nothing is a calendar, too', () => {
  expect(parsed(icsOf([], OPTIONS)).events).toEqual([]);
});

describe('outside text', () => {
  /** What a person would write who wanted an event, an alarm or a link of their own in it. */
  const INJECTIONS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\\n', '\\r\\n', '\r\n ', '\t'].map(
    (end) => `x${end}ATTACH:https://evil.example/${end}END:VEVENT${end}BEGIN:VALARM${end}TRIGGER:PT0S`,
  );
  const PUNCTUATION = [
    'a;b,c:d"e',
    'a\\',
    '\\\\,;',
    'a\\;b\\,c',
    '%0D%0AATTACH:x',
    '^n^^',
    '"',
    '=?utf-8?q?x?=',
  ];
  const hostile = fc.oneof(
    outsideText,
    fc.constantFrom(...INJECTIONS, ...PUNCTUATION, ...HOSTILE, ...HUGE),
    fc.tuple(outsideText, fc.constantFrom(...INJECTIONS), outsideText).map((parts) => parts.join('')),
  );
  const entries = fc.record({
    code: fc.oneof(fc.constant(CODE), hostile),
    facts: hostile.map((name) => factsOf(DATES, name)),
    readAt: fc.constant(NOW),
  });

  it('adds no property, and stays short and whole', { tags: 'property' }, () => {
    const usual = parsed(write(entryOf()));
    fc.assert(
      fc.property(entries, hostile, fc.constantFrom(...LANGUAGES), (entry, name, language) => {
        const text = icsOf([entry], { name, language, zone: ZONE });
        const read = parsed(text);
        expect(read.properties).toEqual(usual.properties);
        expect(read.events.map(({ properties }) => properties)).toEqual(
          usual.events.map(({ properties }) => properties),
        );
        expect(text.length).toBeLessThan(8_000);
        for (const line of octetLines(text)) {
          expect(line.length).toBeLessThanOrEqual(75);
          // Each line by itself is UTF-8, and holds nothing that a terminal or a program would obey.
          const decoded = new TextDecoder('utf-8', { fatal: true }).decode(line);
          expect(decoded).not.toMatch(/\p{Cc}|[\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
        }
      }),
    );
  });

  test.each(PUNCTUATION)('%j is read back as it was', (name) => {
    const read = parsed(write(entryOf(DATES, { facts: factsOf(DATES, name) }), { name }));
    expect(read.events[0]?.summary).toBe(`Enrollment opened: ${name} (${CODE})`);
    expect(read.name).toBe(name);
  });

  it('of any length and content is folded and put together again', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const name = typed
          .replace(/[^\p{L}\p{M}\p{N}\p{Emoji}]/gu, '')
          .slice(0, 150)
          .toWellFormed();
        fc.pre(name !== '');
        const text = write(entryOf(DATES, { facts: factsOf(DATES, name) }));
        expect(octetLines(text).every(({ length }) => length <= 75)).toBe(true);
        expect(parsed(text).events[0]?.summary).toBe(`Enrollment opened: ${name} (${CODE})`);
      }),
    );
  });

  test.each([
    ['', CODE],
    ['\u0000\u200E', CODE],
    [CODE, CODE],
    [`${CODE} Projekti`, `${CODE} Projekti`],
    ['x'.repeat(100_000), `${'x'.repeat(199)}… (${CODE})`],
  ])('a name such as %.30j', (name, title) => {
    const [event] = parsed(write(entryOf(DATES, { facts: factsOf(DATES, name) }))).events;
    expect(event?.summary).toBe(`Enrollment opened: ${title}`);
  });
});
