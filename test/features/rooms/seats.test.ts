/** What people say about seats, in the words of three languages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../../src/ask/question.ts';
import { roomsQuestion } from '../../../src/features/rooms/question.ts';
import { readSeats } from '../../../src/features/rooms/seats.ts';
import { parseRoomsCommand } from '../../../src/features/rooms/typed.ts';

/** Ways to say one limit, with `#` for the number. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  atLeast: [
    ...['#+', '≥#', '>=#', 'seats>=#', 'at least # seats', 'for # people', '# seats', '#-seat', 'seats #'],
    ...['fits #', 'seat #', 'capacity #', 'capacity of at least #'],
    ...['# or more seats', '# seats or more', 'a minimum of # places', 'no fewer than #', 'min #'],
    ...[
      '#-hengen',
      '# lle hengelle',
      'mahtuu #',
      'rymmer #',
      'kapacitet på #',
      'vähintään # paikkaa',
      'väh #',
      '# hengelle',
      '#-paikkainen',
      '# tai enemmän',
      'ei alle #',
    ],
    ...['minst # platser', '# platser eller fler', 'för # personer', 'inte under #'],
  ],
  above: [
    ...['>#', 'seats>#', 'more than # seats', 'over #', 'larger than #', 'yli # hengelle', 'enemmän kuin #'],
    ...['över # platser', 'mer än #', 'fler än # platser', 'yli #-paikkainen', 'over #-seat'],
  ],
  atMost: [
    ...[
      '<=#',
      '≤#',
      'at most # seats',
      'up to # people',
      'a maximum of #',
      'max #',
      '# max',
      '# seats maximum',
    ],
    ...[
      'no more than #',
      '# seats at most',
      '# hengelle enintään',
      '# personer högst',
      'for # or fewer',
      'upp till # platser',
      'ei enempää kuin #',
      'not over #',
      '# or fewer',
      '# seats or less',
      'enintään #',
      'korkeintaan # paikkaa',
    ],
    ...['ei yli #', '# tai vähemmän', 'högst #', 'inte mer än # platser', '# eller färre platser'],
  ],
  below: [
    ...['<#', 'under #', 'fewer than # seats', 'less than #', 'smaller than #', 'alle # paikkaa'],
    ...[
      'pienempiä kuin #',
      'pienemmät kuin #',
      'lower than #',
      'vähemmän kuin #',
      'pienempi kuin #',
      'mindre än #',
      'färre än # platser',
    ],
  ],
  exactly: ['exactly # seats', 'exactly #', 'tasan # paikkaa', 'tarkalleen #', 'exakt # platser', 'precis #'],
};

const EXPECTED: Readonly<Record<string, (n: number) => object>> = {
  atLeast: (n) => ({ minSeats: n }),
  above: (n) => ({ minSeats: n + 1 }),
  atMost: (n) => ({ maxSeats: n }),
  below: (n) => ({ maxSeats: n - 1 }),
  exactly: (n) => ({ minSeats: n, maxSeats: n }),
};

const said = Object.entries(WAYS).flatMap(([relation, ways]) => ways.map((way) => [way, relation] as const));

/** What a list of words says, without its places. */
const limitsOf = ({
  minSeats,
  maxSeats,
}: {
  minSeats?: number | undefined;
  maxSeats?: number | undefined;
}) => ({
  ...(minSeats === undefined ? {} : { minSeats }),
  ...(maxSeats === undefined ? {} : { maxSeats }),
});

describe.each(said)('%j says %s', (way, relation) => {
  test('any number is read, and every word of it is used', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (n) => {
        const words = way.replace('#', String(n)).split(' ');
        const { used, ...limits } = readSeats(words);
        expect(limits).toEqual(EXPECTED[relation]?.(n));
        expect(words.filter((word, at) => !used.has(at) && word !== 'a')).toEqual([]);
      }),
    );
  });

  test('in a question, and in a command', () => {
    const text = way.replace('#', '40');
    const { filters } = roomsQuestion(readQuestion(`which rooms in building 78025 ${text}?`)) ?? {};
    expect(limitsOf(filters ?? {})).toEqual(EXPECTED[relation]?.(40));
    const command = parseRoomsCommand(`78025 ${text}`);
    expect(limitsOf(command.filters)).toEqual(EXPECTED[relation]?.(40));
    expect([command.building, command.filters.words.filter((word) => word !== 'a')]).toEqual(['78025', []]);
  });
});

test.each([
  ['between 20 and 40', 20, 40],
  ['between 20 and 40 seats', 20, 40],
  ['20-40 seats', 20, 40],
  ['40-60', 40, 60],
  ['20–40 paikkaa', 20, 40],
  ['20 to 40 people', 20, 40],
  ['from 20 to 40 seats', 20, 40],
  ['mellan 20 och 40 platser', 20, 40],
  ['väliltä 20-40', 20, 40],
  ['20 ja 40 välillä', 20, 40],
  ['seats 20-40', 20, 40],
  ['for 20-40 students', 20, 40],
  ['at least 20 and at most 40', 20, 40],
  ['20+ <=40', 20, 40],
  ['over 19 but under 41', 20, 40],
  ['from 8 to 10 for 20-40 people', 20, 40],
  ['> 19 and < 41 seats', 20, 40],
  ['20 - 40 people', 20, 40],
  ['20 – 40 hengelle', 20, 40],
])('%j: from the one number to the other', (text, minSeats, maxSeats) => {
  const { filters } = roomsQuestion(readQuestion(`rooms in building 78025 ${text}`)) ?? {};
  expect(filters).toMatchObject({ minSeats, maxSeats });
  expect(parseRoomsCommand(`78025 ${text}`).filters).toMatchObject({ minSeats, maxSeats });
});

test.each([
  ['for 2027'],
  ['för 2026'],
  ['from 2026 to 2027'],
  ['between 2026 and 2027'],
  ['40-20'],
  ['20 and 40'],
  ['floor 3'],
  ['from 8 to 10'],
  ['between 8 and 10'],
  ['for 24.11.'],
  ['over 40 m2'],
  ['yli 40 neliötä'],
  ['for 90 minutes'],
  ['between 40 and 60 sqm'],
  ['from 10 to 12'],
  ['kello 10 ja 12'],
  ['for max 2 hours'],
  ['for 1-2 hours'],
  ['enintään 2 tuntia'],
  ['för högst 2 timmar'],
  ['alle 50 m2'],
  ['for 10:00'],
  ['for 12.1.2027'],
  ['other than 40'],
  ['over 40 seats or under 10'],
])('%j says nothing of seats', (text) => {
  expect(limitsOf(readSeats(text.split(' ')))).toEqual({});
  const { filters } = roomsQuestion(readQuestion(`rooms in building 78025 ${text}`)) ?? {};
  expect(limitsOf(filters ?? {})).toEqual({});
});

test.each([
  ['for 2027 people', { minSeats: 2027 }],
  ['2000+', { minSeats: 2000 }],
  ['over 1999 seats', { minSeats: 2000 }],
])('%j is no year', (text, limits) => {
  expect(limitsOf(readSeats(text.split(' ')))).toEqual(limits);
});

test.each([
  ['40-60 seats', undefined, { minSeats: 40, maxSeats: 60 }],
  ['max 20', undefined, { maxSeats: 20 }],
  ['for 30', undefined, { minSeats: 30 }],
  ['under 30 seats KM', 'KM', { maxSeats: 29 }],
  ['for 30 KM', 'KM', { minSeats: 30 }],
  ['at least 30 seats in KM', 'KM', { minSeats: 30 }],
  ['205 seats 40', '205', { minSeats: 40 }],
  ['40 20 seats', '40', { minSeats: 20 }],
  ['40 seats', undefined, { minSeats: 40 }],
  ['KM 20-30', 'KM', { minSeats: 20, maxSeats: 30 }],
  ['20–30 KM', 'KM', { minSeats: 20, maxSeats: 30 }],
  ['KM 20 - 30', 'KM', { minSeats: 20, maxSeats: 30 }],
  ['KM 20..30', 'KM', { minSeats: 20, maxSeats: 30 }],
  ['KM 20 to 30', 'KM', { minSeats: 20, maxSeats: 30 }],
  ['KM 20 till 30', 'KM', { minSeats: 20, maxSeats: 30 }],
  ['KM huomenna 30 hlö', 'KM', { minSeats: 30 }],
  ['KM 30 pax', 'KM', { minSeats: 30 }],
  ['KM 30 osallistujaa', 'KM', { minSeats: 30 }],
  ['KM 30 deltagare', 'KM', { minSeats: 30 }],
  ['KM free tomorrow 10-12', 'KM', {}],
  ['KM vapaana klo 10 30 hengelle', 'KM', { minSeats: 30 }],
  ['KM ledig 14.30 för 8', 'KM', { minSeats: 8 }],
  ['"40 seats"', '40 seats', {}],
])('/rooms %s: wherever it stands, a limit is no building', (typed, building, limits) => {
  const request = parseRoomsCommand(typed);
  expect([request.building, limitsOf(request.filters), request.filters.words]).toEqual([
    building,
    limits,
    [],
  ]);
});

test.each([
  ['that don’t have more than 40 seats', { maxSeats: 40 }],
  ['I don’t need more than 40 seats', { maxSeats: 40 }],
  ['joissa ei ole yli 40 paikkaa', { maxSeats: 40 }],
  ['som inte har fler än 40 platser', { maxSeats: 40 }],
  ['som inte är mindre än 40', { minSeats: 40 }],
  ['without more than 40', { maxSeats: 40 }],
])('“%s”: a negation turns a limit round', (text, limits) => {
  const { filters } = roomsQuestion(readQuestion(`rooms in building 78025 ${text}`)) ?? {};
  expect(limitsOf(filters ?? {})).toEqual(limits);
});
