import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAsked } from '../../../src/ask/asked-codes.ts';
import { readQuestion } from '../../../src/ask/question.ts';
import { InvalidRequest } from '../../../src/errors.ts';
import {
  askedOwn,
  enrollmentQuestion,
  enrollmentRequest,
  ownEnrollmentQuestion,
} from '../../../src/features/enrollment/handlers.ts';

const asked = ['TX00EY23-3015'];

describe('/enrollment', () => {
  it.each([
    'TX00EY23-3015',
    'when does enrollment to tx00ey23-3015 open',
    'ilmoittautuminen TX00EY23-3015:een',
  ])('%j', (args) => {
    expect(parseAsked(args)).toEqual({ asked });
  });

  it.each(['', 'open', 'TX00EY23'])('no code in %j', (args) => {
    expect(() => parseAsked(args)).toThrow(InvalidRequest);
  });
});

describe('questions about enrollment', () => {
  it.each([
    'when does enrollment for TX00EY23-3015 open?',
    'TX00EY23-3015 enrolment',
    'can I still enrol on TX00EY23-3015',
    'how do I register for TX00EY23-3015?',
    'registration of TX00EY23-3015',
    'when can I sign up for TX00EY23-3015',
    'sign-up TX00EY23-3015',
    'when does TX00EY23-3015 close?',
    'TX00EY23-3015 deadline?',
    'milloin TX00EY23-3015 ilmoittautuminen päättyy?',
    'milloin TX00EY23-3015 ilmoittautuminen alkaa',
    'TX00EY23-3015:n ilmoittautumisaika',
    'TX00EY23-3015 ilmo auki?',
    'koska ilmo aukeaa TX00EY23-3015-toteutukseen',
    'voiko TX00EY23-3015:een vielä ilmoittautua',
    'milloin TX00EY23-3015 avautuu',
    'när öppnar anmälan till TX00EY23-3015?',
    'TX00EY23-3015 anmälningstid',
    'sista anmälningsdag för TX00EY23-3015',
    'kursanmälan TX00EY23-3015',
    'när stänger TX00EY23-3015',
  ])('%j', (text) => {
    expect(enrollmentQuestion(readQuestion(text))).toEqual({ asked });
  });

  it('takes an id that is called one', () => {
    expect(enrollmentQuestion(readQuestion('enrollment of course 12345'))).toEqual({ asked: ['12345'] });
  });

  it.each([
    'TX00EY23-3015',
    'when does TX00EY23-3015 start?',
    'when does TX00EY23-3015 end?',
    'milloin TX00EY23-3015 alkaa?',
    'koska TX00EY23-3015 päättyy?',
    'när börjar TX00EY23-3015?',
    'TX00EY23-3015 ilmoitus',
    'TX00EY23-3015 sign',
    'sign me TX00EY23-3015',
    'up TX00EY23-3015',
    'design up TX00EY23-3015',
    'signed up TX00EY23-3015',
    'what is up with TX00EY23-3015',
    'TX00EY23-3015 regional registry',
    'when does enrollment open?',
    'ilmoittautuminen',
    'anmälan',
    'enrollment COD-3001',
    '',
  ])('none: %j', (text) => {
    expect(enrollmentQuestion(readQuestion(text))).toBeUndefined();
  });
});

it('gives what its schema takes, or refuses', { tags: 'property' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      try {
        const request = parseAsked(`TX00EY23-3015 ${typed}`);
        expect(enrollmentRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidRequest);
      }
    }),
  );
});

describe('the conversation’s own courses', () => {
  const PLACE = { workspace: 'T1', user: 'U0SAM', conversation: 'C0INFO' };
  const asksIn = (text: string, linked?: string) =>
    ownEnrollmentQuestion(readQuestion(text, { direct: false }), {
      place: PLACE,
      linked: async () => linked,
      shown: async () => [],
    });

  it.each([
    ['when does enrollment close?', true],
    ['milloin ilmoittautuminen päättyy?', true],
    ['när öppnar anmälan?', true],
    ['when can I sign up?', true],
    ['when does enrollment for the sauna close?', false],
    ['when does it close?', false],
    ['when does the library open?', false],
    ['hello', false],
  ])('are asked about where nothing else is named: %s', async (text, asks) => {
    expect(await asksIn(text)).toEqual(asks ? { own: true } : undefined);
  });

  it('are the linked one where there is one', async () => {
    expect(await asksIn('when does enrollment close?', 'TX00EY23-3015')).toEqual({
      asked: ['TX00EY23-3015'],
      linked: true,
    });
    expect(await askedOwn(PLACE, async () => undefined)).toEqual({ own: true });
    expect(enrollmentRequest.safeParse({ own: true }).success).toBe(true);
    expect(enrollmentRequest.safeParse({ own: false }).success).toBe(false);
    expect(enrollmentRequest.safeParse({}).success).toBe(false);
  });
});
