import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { escapeMrkdwn, joined, outside, outsideLine, printable, shorten } from '../../src/cards/blocks.ts';
import { outsideText } from '../fixtures/arbitraries.ts';
import { spoken } from '../fixtures/safety.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

describe('shorten', () => {
  test.each<[string, number, string]>([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['', 3, ''],
    ['ab cd', 4, 'ab…'],
    ['a😀😀', 4, 'a😀…'],
    ['a😀😀', 3, 'a…'],
    [`a${FAMILY}${FAMILY}`, 13, `a${FAMILY}…`],
    [`a${FAMILY}${FAMILY}`, 12, 'a…'],
    [FAMILY, 5, '…'],
    ['e\u0301e\u0301', 3, 'e\u0301…'],
    ['e\u0301e\u0301e\u0301', 4, 'e\u0301…'],
    ['🇫🇮🇸🇪', 7, '🇫🇮…'],
    ['\r\n\r\nx', 3, '…'],
  ])('%j to %i: %j', (text, most, short) => {
    expect(shorten(text, most)).toBe(short);
  });

  it('keeps the limit and the beginning, and cuts between what readers see as characters', {
    tags: 'property',
  }, () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), outsideText);
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 80 }), (text, most) => {
        const short = shorten(text, most);
        expect(short.length).toBeLessThanOrEqual(most);
        const whole = graphemes(text);
        const cuts = whole.map((_, at) => `${whole.slice(0, at).join('').trimEnd()}…`);
        expect(text.length <= most ? [text] : cuts).toContain(short);
      }),
    );
  });
});

describe('outside', () => {
  it('leaves nothing that is unprintable, turns the writing around, or mentions', {
    tags: 'property',
  }, () => {
    fc.assert(
      fc.property(outsideText, fc.integer({ min: 1, max: 3000 }), (text, most) => {
        for (const safe of [outside(text, most), outsideLine(text, most)]) {
          expect(safe.length).toBeLessThanOrEqual(most);
          expect(safe).toBe(safe.trim());
          expect(safe).not.toMatch(/[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|<[!@#]/u);
          expect(safe.isWellFormed()).toBe(true);
        }
        expect(outsideLine(text, most)).not.toContain('\n');
      }),
    );
  });

  test.each<[string, string]>([
    ['plain words', 'plain words'],
    ['two\nlines', 'two\nlines'],
    ['tab\there', 'tab here'],
    ['<!channel>', '<\u2060!channel>'],
    ['<@U1> <#C1>', '<\u2060@U1> <\u2060#C1>'],
    ['<\u0007!here>', '< !here>'],
    ['<\u200E@U1>', '< @U1>'],
    ['a < b > c', 'a < b > c'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['*stars* _lines_ ~waves~', '*stars* _lines_ ~waves~'],
    ['half \uD83D', 'half \uFFFD'],
    [`whole ${FAMILY}`, `whole ${FAMILY}`],
    ['  around  ', 'around'],
    ['\u0000', ''],
  ])('%j → %j', (text, safe) => {
    expect(outside(text, 200)).toBe(safe);
  });

  it('puts lines on one line, and leaves spaces at the ends of a piece', () => {
    expect(outsideLine('a\n b\u00A0\u2028c', 20)).toBe('a b c');
    expect(printable(' – 7 ')).toBe(' – 7 ');
  });
});

describe('escapeMrkdwn', () => {
  it('is undone by what Slack does, and leaves no markup', { tags: 'property' }, () => {
    fc.assert(
      fc.property(outsideText, (text) => {
        const escaped = escapeMrkdwn(text);
        expect(spoken(escaped)).toBe(text);
        expect(escaped.replace(/&(?:amp|lt|gt);/g, '')).not.toMatch(/[<>&]/);
      }),
    );
  });
});

test('joined leaves out what is missing', () => {
  expect(joined(['a', undefined, '', false, 'b'])).toBe('a · b');
  expect(joined([undefined], '\n')).toBe('');
  expect(joined(['a', 'b'], '\n')).toBe('a\nb');
});
