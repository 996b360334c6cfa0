import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/ask/question.ts';
import { InvalidRequest } from '../../../src/errors.ts';
import { roomsQuestion } from '../../../src/features/rooms/question.ts';
import {
  amongWords,
  type RoomsRequest,
  roomsRequest,
  UNCHOSEN,
} from '../../../src/features/rooms/request.ts';
import { parseRoomsCommand } from '../../../src/features/rooms/typed.ts';
import { runs } from '../../fixtures/runs.ts';

const rooms = (building: string, minSeats?: number, ...words: string[]): RoomsRequest => ({
  building,
  filters: minSeats === undefined ? { words } : { minSeats, words },
  page: 0,
});

const atMost = (maxSeats: number, request: RoomsRequest): RoomsRequest => ({
  ...request,
  filters: { ...request.filters, maxSeats },
});

/** With the numbers of rooms. */
const coded = (request: RoomsRequest, ...codes: string[]): RoomsRequest => ({
  ...request,
  filters: { ...request.filters, codes },
});

const unchosen = (filters: RoomsRequest['filters'], ...among: string[]): RoomsRequest => ({
  ...(among.length > 0 ? { among } : {}),
  filters,
  page: 0,
});

describe('/rooms', () => {
  it.each([
    ['78025', rooms('78025')],
    [' *78025*, ', rooms('78025')],
    ['78025:ssä', rooms('78025')],
    ['KM', rooms('KM')],
    ['karamalmi 40+', rooms('karamalmi', 40)],
    ['"Karamalmin kampus" 40+', rooms('Karamalmin kampus', 40)],
    [
      '”Karamalmin kampus” aula',
      { ...rooms('Karamalmin kampus', undefined, 'aula'), among: ['Karamalmin kampus', 'aula'] },
    ],
    ['«St. Mary’s» 40+', rooms('St. Mary’s', 40)],
    ['78025 40+', rooms('78025', 40)],
    ['78025 ≥40', rooms('78025', 40)],
    ['78025 ≥ 40', rooms('78025', 40)],
    ['78025 >=40', rooms('78025', 40)],
    ['78025 >40', rooms('78025', 41)],
    ['78025 >40.', rooms('78025', 41)],
    ['78025 >=40!', rooms('78025', 40)],
    ['78025 (≥40)', rooms('78025', 40)],
    ['78025 seats>=40', rooms('78025', 40)],
    ['78025 seats >= 40', rooms('78025', 40)],
    ['78025 SEATS>=40', rooms('78025', 40)],
    ['78025 paikkoja>=40', rooms('78025', 40)],
    ['78025 platser>=40', rooms('78025', 40)],
    ['78025 40 seats', rooms('78025', 40)],
    ['78025 at least 40 seats', rooms('78025', 40)],
    ['78025 väh. 40', rooms('78025', 40)],
    ['78025 minst 40 platser', rooms('78025', 40)],
    ['78025 40+ 60+ 20+', rooms('78025', 60)],
    ['78025 seats>=40 Teorialuokka', rooms('78025', 40, 'Teorialuokka')],
    ['78025, työtila, 12+', rooms('78025', 12, 'työtila')],
    ['78025 "big hall" A1-13', rooms('78025', undefined, 'big hall', 'A1-13')],
    ['78025 and 40+ with aula', rooms('78025', 40, 'aula')],
    ['78025 40-', rooms('78025', undefined, '40-')],
    ['78025 215', rooms('78025', undefined, '215')],
    ['78025 0+', rooms('78025')],
    ['78025 99999+', rooms('78025', 9999)],
    ['40+ 78025', rooms('78025', 40)],
    ['rooms in building 78025', rooms('78025')],
    ['talo 40+', rooms('talo', 40)],
    ['78025 a1 a1 b2 c3 d4 e5 f6', rooms('78025', undefined, 'a1', 'b2', 'c3', 'd4', 'e5')],
    [`78025 ${'x'.repeat(60)}`, rooms('78025', undefined, 'x'.repeat(40))],
    [`78025 "${'x'.repeat(39)} y"`, rooms('78025', undefined, 'x'.repeat(39))],
    [`78025 ${'x'.repeat(39)}😀`, rooms('78025', undefined, 'x'.repeat(39))],
    ['x'.repeat(80), rooms('x'.repeat(80))],
    ['" Karamalmin kampus " 40+', rooms('Karamalmin kampus', 40)],
    ['" " 78025', rooms('78025')],
  ])('%j', (args, request) => {
    expect(parseRoomsCommand(args)).toEqual(request);
  });

  it.each([
    ['40+', unchosen({ minSeats: 40, words: [] })],
    ['seats>=40', unchosen({ minSeats: 40, words: [] })],
  ])('%j: of a building that is yet to be chosen', (args, request) => {
    expect(parseRoomsCommand(args)).toEqual(request);
  });

  it.each([
    ['', ''],
    ['???', '???'],
    ['""', '""'],
    ['TX00EY23-3015', 'TX00EY23-3015'],
    ['tx00ey23-3015 40+', 'tx00ey23-3015'],
    ['-1', '-1'],
    ['−1', '-1'],
    ['-78025 40+', '-78025'],
    ['"-1"', '-1'],
    ['+1', '+1'],
    ['x'.repeat(81), 'x'.repeat(81)],
    ['x'.repeat(300), `${'x'.repeat(99)}…`],
  ])('no building in %j', (args, input) => {
    expect(() => parseRoomsCommand(args)).toThrow(
      expect.objectContaining({ name: 'InvalidRequest', problem: { about: 'building', input } }),
    );
  });
});

/** The request with words that may be meant as filters. */
const hinted = (request: RoomsRequest, ...hints: string[]): RoomsRequest => ({
  ...request,
  filters: { ...request.filters, hints },
});

describe('questions about rooms', () => {
  it.each([
    ['which rooms does 78025 have?', rooms('78025')],
    ['rooms 78025', rooms('78025')],
    ['what spaces are there in building 78025', rooms('78025')],
    ['classrooms in 78025 with at least 40 seats', hinted(rooms('78025', 40), 'classrooms')],
    ['rooms in 78025, 40+', rooms('78025', 40)],
    ['rooms for 100 people in 78025', rooms('78025', 100)],
    ['rooms with more than 120 seats in building 780', rooms('780', 121)],
    ['rooms with at most 120 seats in building 780', atMost(120, rooms('780'))],
    ['rooms in 78025 "Teorialuokka" 20+', rooms('78025', 20, 'Teorialuokka')],
    ['which rooms does 78025 have in 2026?', { ...rooms('78025'), unread: ['2026'] }],
    ['“which rooms does 78025 have?”', rooms('78025')],
    ['mitä tiloja rakennuksessa 78025 on?', rooms('78025')],
    ['Mitä tiloja 78025:ssä on', rooms('78025')],
    ['onko 78025:ssä luokkia, väh. 40 paikkaa', hinted(rooms('78025', 40), 'luokkia')],
    ['ryhmätyötilat 78025 yli 12', hinted(rooms('78025', 13), 'ryhmätyötilat')],
    ['lab rooms in 78025', hinted(rooms('78025'), 'lab')],
    ['vilka grupprum finns i byggnad 78025 med minst 6 platser?', hinted(rooms('78025', 6), 'grupprum')],
    ['rooms 78025 40+ lab', hinted(rooms('78025', 40), 'lab')],
    [
      'is room KMD558 free in 78025?',
      { ...hinted(rooms('78025'), 'KMD558'), asksFree: true, isWhether: true },
    ],
    ['teorialuokat rakennuksessa 78025', hinted(rooms('78025'), 'teorialuokat')],
    ['huoneet rakennuksessa 78025 vähintään 30 hengelle', rooms('78025', 30)],
    ['huoneet rakennuksessa 78025, meitä on 30', rooms('78025', 30)],
    ['which rooms does 78025 have? We are 30', rooms('78025', 30)],
    ['rum i byggnad 78025, vi är 30', rooms('78025', 30)],
    ['40-paikkaiset tilat 78025', rooms('78025', 40)],
    ['mitä tiloja rakennuksessa KM on', rooms('KM')],
    ['mitä tiloja rakennuksessa km on', rooms('km')],
    ['vilka rum finns i 78025?', rooms('78025')],
    ['vilka salar finns i byggnad 78025 med minst 40 platser', rooms('78025', 40)],
    ['lokaler i byggnaden KM', rooms('KM')],
    ['mitä luokkahuoneita 78025:ssä on', hinted(rooms('78025'), 'luokkahuoneita')],
    ['I need a room for 30 in 78025', rooms('78025', 30)],
    ['finns det rum för 30 i 78025?', rooms('78025', 30)],
    ['rooms of building KM with 40 seats', rooms('KM', 40)],
    ['which rooms does the KM building have', rooms('KM')],
    ['rooms in building "Karamalmin kampus"', rooms('Karamalmin kampus')],
    ['rooms in building id 78025 and 12345', { ...rooms('78025'), among: ['12345'] }],
    ['Which lecture halls in 78025 seat 100 people', hinted(rooms('78025', 100), 'lecture', 'halls')],
    ['which halls does 78025 have', hinted(rooms('78025'), 'halls')],
    ['where are the labs in 78025', hinted(rooms('78025'), 'labs')],
    ['is there a lab in 78025', hinted(rooms('78025'), 'lab')],
    ['auditoriums in 78025', hinted(rooms('78025'), 'auditoriums')],
    ['auditorium 215 in 78025', coded(hinted(rooms('78025'), 'auditorium'), '215')],
    ['auditoriot 78025', hinted(rooms('78025'), 'auditoriot')],
  ])('%j', (text, request) => {
    expect(roomsQuestion(readQuestion(text))).toEqual(request);
  });

  it.each([
    ['mitä tiloja Karamalmilla on?', unchosen({ words: [], hints: ['Karamalmilla'] }, 'Karamalmilla')],
    [
      'mitä tiloja Karamalmin kampuksella on?',
      unchosen({ words: [], hints: ['Karamalmin', 'kampuksella'] }, 'Karamalmin', 'kampuksella'),
    ],
    ['which rooms does Myllypuro have?', unchosen({ words: [], hints: ['Myllypuro'] }, 'Myllypuro')],
    ['vilka rum finns det i Arabia?', unchosen({ words: [], hints: ['Arabia'] }, 'Arabia')],
    [
      'onko Arabiassa 40-paikkaisia tiloja',
      unchosen({ minSeats: 40, words: [], hints: ['Arabiassa'] }, 'Arabiassa'),
    ],
    ['KM:n tilat', unchosen({ words: [] }, 'KM')],
    ['rooms in "Old Main Building"', unchosen({ words: ['Old Main Building'] }, 'Old Main Building')],
    ['rooms KMD558', unchosen({ words: [], hints: ['KMD558'] }, 'KMD558')],
    ['which rooms are free?', { ...unchosen({ words: [] }), asksFree: true }],
    ['rooms for my course in Arabia', unchosen({ words: [], hints: ['Arabia'] }, 'Arabia')],
    ['rooms', unchosen({ words: [] })],
    ['rooms with 100 seats', unchosen({ minSeats: 100, words: [] })],
    ['rooms in 2026', { ...unchosen({ words: [] }), unread: ['2026'] }],
    ['rooms 12', { ...unchosen({ words: [] }), unread: ['12'] }],
    ['rooms in 78025 or 78026', { ...rooms('78025'), among: ['78026'] }],
    ['rooms in 558 and 78025', { ...rooms('78025'), unread: ['558'] }],
    ['rooms in building KM and MP', { ...rooms('KM'), among: ['MP'] }],
    ['rooms in 78025 or MP', { ...rooms('78025'), among: ['MP'] }],
    ['room 20052 in building KM', coded(rooms('KM'), '20052')],
    ['where is room 20052?', coded(UNCHOSEN, '20052')],
    [
      'is room 311A free?',
      { ...coded(unchosen({ words: [] }, '311A'), '311A'), asksFree: true, isWhether: true },
    ],
    ['missä on huone 20052', coded(UNCHOSEN, '20052')],
    ['var är sal 20052', coded(UNCHOSEN, '20052')],
    ['which rooms does the building have?', unchosen({ words: [] })],
    ['mitä tiloja rakennuksessa on?', unchosen({ words: [] })],
  ])('of a building that is yet to be found: %j', (text, request) => {
    expect(roomsQuestion(readQuestion(text))).toEqual(request);
  });

  it.each([
    '',
    '78025',
    'building 78025',
    'is there room on TX00EY23-3015?',
    'in which room is TX00EY23-3015 taught',
    'which rooms in Karamalmi does TX00EY23-3015 use',
    'is there room on the course?',
    'in which room is course 12345',
    'in which room is course 12345 and 12346',
    'onko toteutuksella tilaa?',
    'a proposal about 78025',
    'mushroom 78025',
    'tilanne 78025',
    'universal 78025',
  ])('none: %j', (text) => {
    expect(roomsQuestion(readQuestion(text))).toBeUndefined();
  });
});

describe('roomsRequest', () => {
  it.each([
    {},
    { ...rooms('78025'), among: Array.from({ length: 9 }, () => 'x') },
    { ...rooms('78025'), among: ['x'.repeat(41)] },
    { ...rooms('78025'), among: [''] },
    { ...rooms('78025'), building: '' },
    { ...rooms('78025'), building: ' ' },
    { ...rooms('78025'), building: 'a\nb' },
    { ...rooms('78025'), building: 'x'.repeat(81) },
    { ...rooms('78025'), page: -1 },
    { ...rooms('78025'), page: 0.5 },
    { ...rooms('78025'), page: 1e9 },
    { ...rooms('78025'), page: '1' },
    { ...rooms('78025'), filters: undefined },
    rooms('78025', 0),
    rooms('78025', 10_000),
    rooms('78025', 1.5),
    rooms('78025', 40, ''),
    rooms('78025', 40, 'x'.repeat(41)),
    rooms('78025', 40, 'a\u0000'),
    rooms('78025', 40, 'a', 'b', 'c', 'd', 'e', 'f'),
  ])('refuses %j', (value) => {
    expect(roomsRequest.safeParse(value).success).toBe(false);
  });

  it.each([
    UNCHOSEN,
    rooms('« – A »', 1),
    rooms('x'.repeat(80), 9999, 'a', 'b', 'c', 'd', 'x'.repeat(40)),
    { ...rooms('78025'), page: 9999 },
    unchosen({ words: [], hints: ['.1'] }, ...Array.from({ length: 8 }, () => '(lab)')),
  ])('takes %j whole', (request) => {
    expect(roomsRequest.parse(request)).toEqual(request);
  });

  it('takes no word for a building that would swell in a button', () => {
    const words = ['KM', 'a<b', 'St. Mary’s', '<x', 'x>', '"', 'A_1-2'];
    expect(amongWords(words.map((text) => ({ text, quoted: true })))).toEqual(['KM', 'St. Mary’s', 'A_1-2']);
  });

  it('names nothing that was not asked', () => {
    expect(UNCHOSEN).toStrictEqual({ filters: { words: [] }, page: 0 });
    expect(parseRoomsCommand('78025')).toStrictEqual(rooms('78025'));
    expect(parseRoomsCommand('40+')).toStrictEqual(unchosen({ minSeats: 40, words: [] }));
  });

  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '78025',
      '40+',
      '>=',
      '≥',
      '40',
      ' ',
      '"',
      '”',
      'seats',
      'rooms',
      'building',
      'KM',
      ':',
      '-',
      "'",
      '<',
      'Karamalmilla',
      `"${'<'.repeat(60)}x"`,
      `"a${'<'.repeat(60)}"`,
      `"b${'<'.repeat(60)}"`,
    ),
  );

  it('is what a command gives, or the command is refused; it survives a button', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        try {
          const request = parseRoomsCommand(pieces.join(''));
          expect(roomsRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
          expect(JSON.stringify(request).length).toBeLessThan(1900);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRequest);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('is what a question gives', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const request = roomsQuestion(readQuestion(`rooms ${pieces.join(' ')}`));
        if (request) {
          expect(roomsRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
          // As a button carries it, with `<` written longer.
          expect(JSON.stringify(request).replaceAll('<', '\\u003c').length).toBeLessThan(1950);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it.each(['"', '1', '1 ', '>', '> ', 'a"', '40+ ', 'tila', ':a', "'s"])('takes 100 kB of %j', (unit) => {
    const text = unit.repeat(100_000 / unit.length);
    const asked = roomsQuestion(readQuestion(`rooms ${text}`));
    expect(asked === undefined || roomsRequest.safeParse(asked).success).toBe(true);
    expect(parseRoomsCommand(`KM ${text}`).building).toBe('KM');
  });
});
