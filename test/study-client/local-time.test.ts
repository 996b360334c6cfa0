import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { toMoment } from '../../src/study-client/gateway/fields.ts';
import { runs } from '../fixtures/runs.ts';

const HELSINKI = 'Europe/Helsinki';
const utc = (text: string) => Date.parse(`${text}Z`);
const env: { TZ?: string } = process.env;
const { TZ } = env;

afterEach(() => {
  if (TZ === undefined) delete env.TZ;
  else env.TZ = TZ;
});

/** Local time, instant of the earlier and of the later reading. */
const TIMES: [string, string, string, string][] = [
  ['winter', '2026-11-20T09:00:00', '2026-11-20T07:00', '2026-11-20T07:00'],
  ['summer', '2026-07-01T09:00:00', '2026-07-01T06:00', '2026-07-01T06:00'],
  ['without seconds', '2026-11-20T09:00', '2026-11-20T07:00', '2026-11-20T07:00'],
  ['with a space', '2026-11-20 09:00', '2026-11-20T07:00', '2026-11-20T07:00'],
  ['with spaces around', ' 2026-11-20T09:00 ', '2026-11-20T07:00', '2026-11-20T07:00'],
  [
    'with fractional seconds',
    '2026-11-20T09:00:00.1234567',
    '2026-11-20T07:00:00.123',
    '2026-11-20T07:00:00.123',
  ],
  ['the last second', '2026-12-31T23:59:59', '2026-12-31T21:59:59', '2026-12-31T21:59:59'],
  ['24:00 is the next midnight', '2026-11-20T24:00:00', '2026-11-20T22:00', '2026-11-20T22:00'],
  ['a leap day', '2028-02-29T12:00', '2028-02-29T10:00', '2028-02-29T10:00'],
  ['just before the gap', '2026-03-29T02:59:59', '2026-03-29T00:59:59', '2026-03-29T00:59:59'],
  ['the first of the gap', '2026-03-29T03:00:00', '2026-03-29T01:00', '2026-03-29T01:00'],
  ['within the gap', '2026-03-29T03:30:00', '2026-03-29T01:30', '2026-03-29T01:30'],
  ['just after the gap', '2026-03-29T04:00:00', '2026-03-29T01:00', '2026-03-29T01:00'],
  ['just before the overlap', '2026-10-25T02:59:59', '2026-10-24T23:59:59', '2026-10-24T23:59:59'],
  ['the first of the overlap', '2026-10-25T03:00:00', '2026-10-25T00:00', '2026-10-25T01:00'],
  ['the last of the overlap', '2026-10-25T03:59:59', '2026-10-25T00:59:59', '2026-10-25T01:59:59'],
  ['just after the overlap', '2026-10-25T04:00:00', '2026-10-25T02:00', '2026-10-25T02:00'],
  ['Z is honoured', '2026-11-20T09:00:00Z', '2026-11-20T09:00', '2026-11-20T09:00'],
  ['an offset is honoured', '2026-11-20T09:00:00+05:30', '2026-11-20T03:30', '2026-11-20T03:30'],
  ['a negative offset', '2026-11-20T09:00-0330', '2026-11-20T12:30', '2026-11-20T12:30'],
  ['a short offset, in the gap', '2026-03-29T03:30+02', '2026-03-29T01:30', '2026-03-29T01:30'],
];

const PROCESS_ZONES = ['UTC', 'America/New_York', 'Australia/Adelaide', 'Pacific/Apia', HELSINKI];

describe.each(PROCESS_ZONES)('in a process whose zone is %s', (processZone) => {
  test.each(TIMES)('%s: %s', (_, text, earlier, later) => {
    env.TZ = processZone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(processZone);
    expect(toMoment(text, HELSINKI, 'earlier')).toEqual({ at: utc(earlier), precision: 'minute' });
    expect(toMoment(text, HELSINKI, 'later')).toEqual({ at: utc(later), precision: 'minute' });
  });
});

test.each([
  ['a common day', HELSINKI, '2026-11-20', '2026-11-19T22:00', '2026-11-20T22:00'],
  ['the day of the gap has 23 hours', HELSINKI, '2026-03-29', '2026-03-28T22:00', '2026-03-29T21:00'],
  ['the day of the overlap has 25 hours', HELSINKI, '2026-10-25', '2026-10-24T21:00', '2026-10-25T22:00'],
  ['a day without midnight', 'America/Santiago', '2026-09-06', '2026-09-06T04:00', '2026-09-07T03:00'],
  ['a midnight that happens twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ['a year that ends', HELSINKI, '2026-12-31', '2026-12-30T22:00', '2026-12-31T22:00'],
])('%s', (_, zone, text, at, until) => {
  for (const which of ['earlier', 'later'] as const) {
    expect(toMoment(text, zone, which)).toEqual({ precision: 'day', at: utc(at), until: utc(until) });
  }
});

test.each([
  ...['', ' ', 'null', 'tomorrow', '20.11.2026', '2026', '2026-11', '2026-1-1', '2026-13-01', '2026-00-10'],
  ...['2026-02-30', '2027-02-29', '0000-00-00', '2026-11-20T', '2026-11-20T25:00', '2026-11-20T24:01'],
  ...['2026-11-20T09', '2026-11-20T09:60', '2026-11-20T09:00:60', '2026-11-20T09:00:00 Helsinki', '1e9'],
  ...['2026-11-20T09:00:00+', '12026-11-20', '-2026-11-20', '2026-11-20T09:00\n2026-11-21T09:00'],
])('"%s" is no moment', (text) => {
  expect(toMoment(text, HELSINKI, 'earlier')).toBeUndefined();
});

const ZONES = [HELSINKI, 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Havana', 'UTC'];
const FORMATS = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

test('every instant comes back from its local time, as the earlier or the later reading', {
  tags: 'property',
}, () => {
  const instants = fc.integer({ min: utc('2000-01-01T00:00') / 1000, max: utc('2040-01-01T00:00') / 1000 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, seconds) => {
      const local = FORMATS.get(zone)?.format(seconds * 1000) ?? '';
      const [earlier, later] = (['earlier', 'later'] as const).map(
        (which) => toMoment(local, zone, which)?.at ?? 0,
      );
      expect([earlier, later]).toContain(seconds * 1000);
      expect(Number(earlier)).toBeLessThanOrEqual(Number(later));
    }),
    { numRuns: runs(500) },
  );
});

test('a day ends where the next begins', { tags: 'property' }, () => {
  const days = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, (zone, count) => {
      const [day, next] = [count, count + 1].map((of) =>
        new Date(of * 86_400_000).toISOString().slice(0, 10),
      );
      expect(toMoment(day ?? '', zone, 'later')?.until).toBe(toMoment(next ?? '', zone, 'earlier')?.at);
    }),
  );
});
