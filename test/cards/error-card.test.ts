import { describe, expect, it, test } from 'vitest';
import { errorCard, nextSteps, shortFailure } from '../../src/cards/error-card.ts';
import {
  AccessRefused,
  InvalidRequest,
  InvalidResponse,
  LimitReached,
  NotFound,
  QuotaExceeded,
  Unavailable,
} from '../../src/errors.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { HOUR, NOW, readerIn } from '../fixtures/reader.ts';

const reference = 'K7QM2XWR';
const textOf = (error: unknown) => errorCard(error, readerIn('en'), { reference }).text;

/** One of every kind. */
const ERRORS: Record<string, unknown> = {
  code: new InvalidRequest({ about: 'realization-code', input: 'x' }),
  'no code': new InvalidRequest({ about: 'realization-code', input: '' }),
  'too many': new InvalidRequest({ about: 'too-many-codes', count: 11, most: 10 }),
  'too few to compare': new InvalidRequest({ about: 'too-few-to-compare', input: 'x' }),
  'none to compare': new InvalidRequest({ about: 'too-few-to-compare', input: '' }),
  'too many to compare': new InvalidRequest({ about: 'too-many-to-compare', count: 6, most: 5 }),
  'unit id': new InvalidRequest({ about: 'course-unit-id', input: 'x' }),
  'no unit id': new InvalidRequest({ about: 'course-unit-id', input: '' }),
  building: new InvalidRequest({ about: 'building', input: 'x' }),
  'no building': new InvalidRequest({ about: 'building', input: '' }),
  realization: new NotFound('realization', 'TX00EY99-3001'),
  'course unit': new NotFound('course-unit', '7'),
  'a building': new NotFound('building', '7'),
  refused: new AccessRefused('key', 'realizations-by-code answered 401'),
  quota: new QuotaExceeded('quota'),
  'quota until': new QuotaExceeded('quota', NOW + HOUR),
  rate: new QuotaExceeded('rate'),
  'rate until': new QuotaExceeded('rate', NOW + HOUR),
  'limit of a person': new LimitReached('person', NOW + 2000),
  'limit of a workspace': new LimitReached('workspace', NOW + 2000),
  down: new Unavailable('down', 'network'),
  slow: new Unavailable('slow', 'deadline'),
  'not understood': new InvalidResponse('not JSON'),
  unexpected: new RangeError('x'),
};

test.each([
  [new NotFound('realization', '72101'), '/course unit 72101; if a building, /rooms 72101.'],
  [new NotFound('realization', 'TX00EY99-3001'), undefined],
  [new NotFound('course-unit', '72101'), undefined],
  [new NotFound('building', 'KMD999'), 'If KMD999 is a room, name its building first'],
  [new NotFound('building', '72101'), undefined],
  [new NotFound('building', 'KM (78025)'), undefined],
])('%o may have been meant for something else: %j', (error, other) => {
  const { text } = errorCard(error, readerIn('en'), { reference });
  if (other === undefined) expect(text).not.toMatch(/\bIf /);
  else expect(text).toContain(other);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const said = Object.values(ERRORS).map((error) => errorCard(error, readerIn(language), { reference }).text);
  const isTyped = (error: unknown): boolean =>
    [InvalidRequest, NotFound, LimitReached].some((kind) => error instanceof kind);

  it('tells every kind of failure apart', () => {
    expect(new Set(said).size).toBe(said.length);
  });

  it('gives the reference with each fault, and with nothing that a person typed', () => {
    const told = texts(language).errors.reference(reference);
    for (const [at, error] of Object.values(ERRORS).entries())
      expect(said[at]?.endsWith(told), said[at]).toBe(!isTyped(error));
  });
});

test.each([
  ['<!channel> & 2', '“&lt;\u2060!channel&gt; &amp; 2” is not'],
  [`1${'x'.repeat(500)}`, `“1${'x'.repeat(58)}…” is not`],
  ['<!channel> & co', 'I don’t know a course called “&lt;\u2060!channel&gt; &amp; co”.'],
  ['x'.repeat(500), `I don’t know a course called “${'x'.repeat(59)}…”.`],
  [' \u0000 ', 'Which course?'],
])('an input is repeated safely and briefly: %j', (input, begins) => {
  expect(textOf(new InvalidRequest({ about: 'realization-code', input })).startsWith(begins)).toBe(true);
});

test('the end of a quota is a date that Slack shows in the reader’s zone', () => {
  expect(textOf(ERRORS['quota until'])).toContain(`<!date^${(NOW + HOUR) / 1000}^`);
  expect(textOf(ERRORS['quota'])).not.toContain('<!date');
});

test('the end of a limit is the next full minute', () => {
  const soon = [new QuotaExceeded('rate', NOW + 2000), new QuotaExceeded('quota', NOW + 2000)];
  for (const error of [ERRORS['limit of a person'], ERRORS['limit of a workspace'], ...soon]) {
    expect(textOf(error)).toContain(`<!date^${Math.ceil((NOW + 2000) / 60_000) * 60}^`);
  }
});

test.each([null, undefined, 'text', 7, {}, new Error('secret address')])(
  '%j is unexpected, and told no further',
  (error) => {
    expect(textOf(error)).toBe(textOf(ERRORS['unexpected']));
    expect(textOf(error)).not.toContain('secret');
  },
);

test('in a list a failure is a few words, without a period', () => {
  for (const language of LANGUAGES) {
    for (const error of Object.values(ERRORS)) {
      const short = shortFailure(error, readerIn(language));
      expect(short).toMatch(/^\p{Ll}.*[^.!]$/u);
      expect(short.length).toBeLessThan(60);
    }
  }
});

describe('what to do about the failures of a list', () => {
  const next = (...errors: unknown[]) => nextSteps(errors, readerIn('en'));
  const { next: words } = texts('en').errors;

  it('is the latest time that a limit gives, as a date that Slack shows in the reader’s zone', () => {
    const soon = new QuotaExceeded('rate', NOW + HOUR);
    const late = new QuotaExceeded('quota', NOW + 5 * HOUR);
    for (const said of [next(soon, late), next(late, soon), next(late, new QuotaExceeded('rate'))]) {
      expect(said).toMatch(/^Ask again for these after <!date\^[^>]*>\.$/);
      expect(said).toContain(`<!date^${(NOW + 5 * HOUR) / 1000}^`);
    }
  });

  it('is the time of a limit of use, too', () => {
    const limit = new LimitReached('person', NOW + HOUR);
    expect(next(limit, ERRORS['down'], new QuotaExceeded('rate', NOW + HOUR / 2))).toContain(
      `after <!date^${(NOW + HOUR) / 1000}^`,
    );
  });

  it('is "later", not "in a few minutes", where a limit gives no time', () => {
    expect(next(ERRORS['quota'])).toBe('Ask again for this one later.');
    expect(next(ERRORS['quota'], ERRORS['down'])).toBe('Ask again for these later.');
    expect(next(ERRORS['down'])).toBe('Ask again for this one in a few minutes.');
  });

  it('is one sentence a kind', () => {
    expect(next(ERRORS['code'], ERRORS['realization'], ERRORS['rate'], ERRORS['refused'])).toBe(
      `${words.check(2)} ${words.limit(1)} ${words.tell(1)}`,
    );
    expect(next(ERRORS['slow'], ERRORS['down'], ERRORS['unexpected'])).toBe(words.later(3));
  });
});
