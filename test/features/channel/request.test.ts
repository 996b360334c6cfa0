import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidRequest, type Problem } from '../../../src/errors.ts';
import { codesChange, languageChange } from '../../../src/features/channel/card.ts';
import { channelRequest, parseLink, parseUnlink } from '../../../src/features/channel/handlers.ts';

const CODE = 'TX00EY23-3015';
const many = Array.from({ length: 11 }, (_, at) => `TX00EY${at + 10}-3001`).join(' ');

describe('/course link', () => {
  it.each([
    ['', { does: 'linked' }],
    [' \t\u200b ', { does: 'linked' }],
    [CODE, { does: 'link', asked: [CODE] }],
    ['*tx00ey23–3015*', { does: 'link', asked: [CODE] }],
    [`${CODE} and 12345`, { does: 'link', asked: [CODE, '12345'] }],
  ])('%j', (typed, request) => {
    expect(parseLink(typed)).toEqual(request);
  });
});

describe('/course unlink', () => {
  it.each([
    ['', { does: 'unlink' }],
    ['  ', { does: 'unlink' }],
    [CODE, { does: 'unlink', asked: [CODE] }],
  ])('%j', (typed, request) => {
    expect(parseUnlink(typed)).toEqual(request);
  });
});

it.each<[string, Problem]>([
  ['databases', { about: 'realization-code', input: 'databases' }],
  ['this course', { about: 'realization-code', input: 'this course' }],
  [many, { about: 'too-many-codes', count: 11, most: 10 }],
])('both refuse %j', (typed, problem) => {
  for (const parse of [parseLink, parseUnlink])
    expect(() => parse(typed)).toThrow(expect.objectContaining({ name: 'InvalidRequest', problem }));
});

it('gives what its schema takes, or refuses', { tags: 'property' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(parseLink, parseUnlink), (typed, parse) => {
      try {
        const request = parse(`${CODE} ${typed}`);
        expect(channelRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidRequest);
      }
    }),
  );
});

it.each([
  { does: 'settings' },
  { does: 'language', language: 'fi' },
  { does: 'language', language: null },
  { does: 'codes', on: true },
  { does: 'codes', on: false },
  { does: 'link', asked: [CODE] },
  { does: 'linked' },
  { does: 'unlink' },
  { does: 'unlink', asked: [CODE] },
])('its schema takes %j whole', (request) => {
  expect(channelRequest.parse(request)).toEqual(request);
});

it.each([
  {},
  { does: '' },
  { does: 'rename' },
  { does: 'language' },
  { does: 'language', language: 'de' },
  { does: 'codes' },
  { does: 'codes', on: 'yes' },
  { does: 'link' },
  { does: 'link', asked: [] },
  { does: 'unlink', asked: [] },
  { does: 'unlink', asked: ['two words'] },
])('its schema refuses %j', (request) => {
  expect(channelRequest.safeParse(request).success).toBe(false);
});

it('the two changes refuse what is none', () => {
  expect(languageChange.safeParse({}).success).toBe(false);
  expect(languageChange.parse({ language: 'sv' })).toEqual({ language: 'sv' });
  expect(codesChange.safeParse({}).success).toBe(false);
  expect(codesChange.parse({ on: false })).toEqual({ on: false });
});
