import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedIn } from '../../src/ask/asked-codes.ts';
import { type Question, readQuestion } from '../../src/ask/question.ts';
import { InvalidRequest } from '../../src/errors.ts';
import { compareQuestion } from '../../src/features/compare/handlers.ts';
import { courseUnitQuestion } from '../../src/features/course-unit/handlers.ts';
import { enrollmentQuestion } from '../../src/features/enrollment/handlers.ts';
import { followQuestion } from '../../src/features/follow/question.ts';
import { helpQuestion } from '../../src/features/help/handlers.ts';
import { roomsQuestion } from '../../src/features/rooms/question.ts';
import { runs } from '../fixtures/runs.ts';

/** In the order in which features are asked: the more specific first. */
const READERS: readonly [string, (question: Question) => unknown][] = [
  ['follow', followQuestion],
  ['help', helpQuestion],
  ['rooms', roomsQuestion],
  ['compare', compareQuestion],
  ['enrollment', enrollmentQuestion],
  ['course-unit', courseUnitQuestion],
  ['course', askedIn],
];

function featureOf(text: string, direct = false): string | undefined {
  const question = readQuestion(text, { direct });
  return READERS.find(([, read]) => read(question) !== undefined)?.[0];
}

it.each([
  ['rooms', '<@U0123ABCD> which rooms does 78025 have?'],
  ['rooms', '<@U0123ABCD> mitä tiloja 78025:ssä on?'],
  ['rooms', '<@U0123ABCD> vilka rum finns i byggnad 78025?'],
  ['rooms', 'kurssitilat 78025'],
  ['rooms', 'which rooms are free?'],
  ['rooms', 'mitä tiloja Karamalmilla on?'],
  ['rooms', 'vilka rum finns det i Arabia?'],
  ['enrollment', '<@U0123ABCD> milloin TX00EY23-3015 ilmoittautuminen päättyy?'],
  ['enrollment', 'när öppnar anmälan till *tx00ey23\u20113015*'],
  ['enrollment', 'is there room left, can I enroll on TX00EY23-3015'],
  ['compare', '<@U0123ABCD> compare TX00EY23-3015 and TX00EY23-3016'],
  ['compare', 'vertaa ilmoittautumista: TX00EY23-3015 ja TX00EY23-3016'],
  ['compare', 'jämför anmälan till TX00EY23-3015 och TX00EY23-3016'],
  ['course', 'does TX00EY23-3015 overlap with my holidays?'],
  ['course-unit', 'course unit 12345'],
  ['course-unit', 'opintojakso 12345'],
  ['course-unit', 'studieperiod 12345'],
  ['course', '<@U0123ABCD> TX00EY23-3015'],
  ['course', 'when does TX00EY23-3015 start?'],
  ['course', 'milloin TX00EY23-3015 alkaa?'],
  ['course', 'opintojakso TX00EY23-3015'],
  ['course', 'in which room is TX00EY23-3015?'],
  ['course', 'which rooms in Karamalmi does TX00EY23-3015 use?'],
  ['course', 'genomförande 12345'],
  ['course', 'in which room is course 12345?'],
  ['course-unit', 'in which room is course unit 72101?'],
  ['course-unit', 'missä tilassa opintojakso 72101 on?'],
  ['course-unit', 'i vilket rum är kursenhet 72101?'],
  ['course-unit', 'vilka salar har studieavsnitt nr 72101?'],
  ['rooms', 'kurssitilat rakennuksessa 72101'],
  ['course', '<https://guide.example/TX00EY23-3015>'],
  [undefined, '<@U0123ABCD>'],
  ['help', 'hello there'],
  ['help', 'kiitos!'],
  ['follow', 'what do I follow?'],
  ['follow', 'unfollow everything'],
  ['follow', 'stop everything'],
  ['help', 'seuraa'],
  ['follow', 'follow TX00EY23-3015'],
  ['course', 'which course is 194201'],
  ['course', 'tx00ey23 3015'],
  ['course-unit', 'studieavsnitt 12345'],
  ['rooms', 'atk-luokat 78025'],
  ['rooms', 'finns det en datasal i 78025?'],
  ['follow', 'remind us when enrollment opens for TX00EY23-3015'],
  [undefined, 'see COD-3001 and PKONTS24-1011'],
  [undefined, 'who@example.fi 2026-11-20 040-1234567'],
  [undefined, 'when does enrollment open?'],
  [undefined, 'is there room on the course?'],
  [undefined, 'deploy v1.2.3-3001 to localhost:3001'],
])('%s: %j', (feature, text) => {
  expect(featureOf(text)).toBe(feature);
});

it.each([
  ['follow', 'remind me when enrollment opens for TX00EY23-3015'],
  ['follow', 'stop following TX00EY23-3015'],
  ['follow', 'unfollow all'],
  ['course', 'follow the instructions of TX00EY23-3015'],
  ['enrollment', 'when does enrollment open for TX00EY23-3015'],
])('%s, of the app alone: %j', (feature, text) => {
  expect(featureOf(text, true)).toBe(feature);
});

it('never throws anything but InvalidRequest', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'rooms',
      'building',
      'course',
      'unit',
      '12345',
      'TX00EY23-3015',
      'enrollment',
      '"',
      '<',
      '>',
      '|',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      try {
        featureOf(pieces.join(' '));
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidRequest);
      }
    }),
    { numRuns: runs(500) },
  );
});
