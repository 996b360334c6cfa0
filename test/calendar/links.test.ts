import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CourseAsked, createCalendarLinks } from '../../src/calendar/addresses.ts';
import { LANGUAGES } from '../../src/language.ts';
import { outsideText } from '../fixtures/arbitraries.ts';
import { codeOf } from '../fixtures/realizations.ts';
import { CODE } from './samples.ts';

const PUBLIC = 'https://bell.example';
const links = createCalendarLinks({ publicUrl: PUBLIC, secret: 'kept' });
const ASKED: CourseAsked = { code: codeOf(CODE), language: 'fi' };
const CODES = [CODE, '4-AOT5-3002', 'PRO4TN001-3', 'R801MTYÖ-3001', 'ÅÄÖ12-3001', 'IN00CS90_EN-3001'];

/** The path as a server is asked for it. */
const pathOf = (asked: CourseAsked, from = links): string => new URL(from.course(asked) ?? '').pathname;

test.each([
  ['https://bell.example', 'https://bell.example/calendar/'],
  ['https://bell.example/', 'https://bell.example/calendar/'],
  ['http://bell.example:8080/coursebell', 'http://bell.example:8080/coursebell/calendar/'],
  ['https://bell.example/a/b//', 'https://bell.example/a/b/calendar/'],
  ['https://name:word@bell.example/?x=1#y', 'https://bell.example/calendar/'],
])('below %s addresses start with %s', (publicUrl, start) => {
  const made = createCalendarLinks({ publicUrl, secret: 'kept' });
  expect(made.feed('abc')).toBe(`${start}abc.ics`);
  const address = made.course(ASKED) ?? '';
  expect(address).toMatch(/\/course\/TX00EY23-3015\.fi\.[\w-]{22}\.ics$/);
  expect(address.startsWith(start)).toBe(true);
  // The proxy takes the prefix off.
  expect(made.read(`/calendar/${address.slice(start.length)}`)).toEqual(ASKED);
});

test.each(CODES)('an address for %s is read back', (code) => {
  for (const language of LANGUAGES) {
    const asked = { code: codeOf(code), language };
    expect(pathOf(asked)).toMatch(/^[\w/.%-]+$/);
    expect(links.read(pathOf(asked))).toEqual(asked);
  }
});

test('a code that the study API can’t be asked by has no address', { tags: 'property' }, () => {
  for (const code of ['', 'tx00ey23-3015', '../x-3015', 'A.B-3015', '\uD83D', 'x'.repeat(100_000)]) {
    expect(links.course({ code: codeOf(code), language: 'en' })).toBeUndefined();
  }
  fc.assert(
    fc.property(outsideText, (code) => {
      const asked = { code: codeOf(code), language: 'en' } as const;
      const address = links.course(asked);
      if (address !== undefined) expect(links.read(new URL(address).pathname)).toEqual(asked);
    }),
  );
});

describe('an address is not read that', () => {
  const path = pathOf(ASKED);
  const other = (change: Partial<CourseAsked>) => pathOf({ ...ASKED, ...change });
  const signed = (from: string) => from.split('.').at(-2) ?? '';

  test.each([
    ['names another course', path.replace('3015', '3016')],
    ['asks in another language', path.replace('.fi.', '.sv.')],
    ['asks in no language of ours', path.replace('.fi.', '.de.')],
    [
      'bears the signature of another course',
      path.replace(signed(path), signed(other({ code: codeOf('TX00EY23-3016') }))),
    ],
    [
      'bears the signature of another language',
      path.replace(signed(path), signed(other({ language: 'sv' }))),
    ],
    ['bears a short signature', path.replace(/.\.ics$/, '.ics')],
    ['bears a long signature', path.replace('.ics', 'A.ics')],
    ['bears no signature', '/calendar/course/TX00EY23-3015.fi.ics'],
    ['ends otherwise', path.replace('.ics', '.txt')],
    ['goes on', `${path}/x`],
    ['is not UTF-8', path.replace('TX00', '%FF%00')],
    ['breaks off in an escape', path.replace('TX00', '%E')],
    ['climbs', path.replace('TX00EY23', '..%2F..%2FTX00EY23')],
    ['has no code', path.replace(CODE, '')],
    ['is none', ''],
    ['is endless', `/calendar/course/${'A'.repeat(100_000)}`],
  ])('%s', (_, wrong) => {
    expect(wrong).not.toBe(path);
    expect(links.read(wrong)).toBeUndefined();
  });

  it('was made with another secret', () => {
    const others = createCalendarLinks({ publicUrl: PUBLIC, secret: 'another' });
    expect(links.read(pathOf(ASKED, others))).toBeUndefined();
  });

  it('has any character of its signature changed', () => {
    const at = path.length - '.ics'.length - 22;
    for (let index = at; index < at + 22; index += 1) {
      const changed = path.charAt(index) === 'A' ? 'B' : 'A';
      expect(links.read(path.slice(0, index) + changed + path.slice(index + 1))).toBeUndefined();
    }
  });
});
