import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOverheard, readQuestion, tokensOf } from '../../src/ask/question.ts';

describe('readQuestion', () => {
  it('brings a mention to text, words, codes and language', () => {
    const asked = '<@U0123ABCD> Milloin *tx00ey23\u20113015*:n ilmoittautuminen päättyy?';
    expect(readQuestion(asked)).toEqual({
      text: 'Milloin tx00ey23-3015:n ilmoittautuminen päättyy?',
      words: ['milloin', 'tx00ey23-3015', 'n', 'ilmoittautuminen', 'päättyy'],
      codes: ['TX00EY23-3015'],
      units: [],
      unread: [],
      direct: false,
      quotes: false,
      language: 'fi',
    });
  });

  it('finds the code in a link and in its label once', () => {
    const asked =
      'when? <https://guide.example/TX00EY23-3015|TX00EY23-3015> https://guide.example/TX00EY23-3015';
    expect(readQuestion(asked).codes).toEqual(['TX00EY23-3015']);
  });

  it.each([
    'tx00ey23 3015',
    'TX00EY233015?',
    '(TX00EY23_3015)',
    'TX00EY23-3015lle',
    'TX00EY23 3015:n',
    'unit TX00EY23 3015, please',
  ])('reads the code of %j, which does not count in ordinary messages', (text) => {
    expect(readQuestion(text).codes).toEqual(['TX00EY23-3015']);
    expect(readOverheard(text).codes).toEqual([]);
  });

  it('leaves what is typed carelessly where something is typed with care', () => {
    expect(readQuestion('IM00BR45-3003 or TX00EY23 3016').codes).toEqual(['IM00BR45-3003']);
  });

  it.each(['when does TX00EY23-9999 open?', 'tx00ey23-9999', 'is it TX00EY23-9999 or TX00EY23-9999'])(
    'reads a code with an odd number where it was put to the app: %j',
    (text) => {
      expect(readQuestion(text).codes).toEqual(['TX00EY23-9999']);
      expect(readOverheard(text).codes).toEqual([]);
    },
  );

  it.each(['KMD558-1234', 'COVID19-2021', '978-952-10-1234-5', '+358-40-1234567', 'v1.2-3456'])(
    'reads none in %j',
    (text) => {
      expect(readQuestion(text).codes).toEqual([]);
    },
  );

  it('says whether another person is quoted', () => {
    expect(readQuestion('&gt; TX00EY23-3015').quotes).toBe(true);
    expect(readQuestion('see\n &gt; TX00EY23-3015').quotes).toBe(true);
    expect(readQuestion('rooms with &gt; 40 seats').quotes).toBe(false);
  });

  it('says who else reads the answer', () => {
    expect(readQuestion('TX00EY23-3015', { direct: true }).direct).toBe(true);
  });

  it.each(['', 'TX00EY23-3015', 'milloin <@U0123ABCD> TX00EY23-3015:n ilmoittautuminen alkaa'])(
    'overhears in %j what it would read',
    (text) => {
      const { codes, language } = readQuestion(text);
      expect(readOverheard(text)).toEqual({ codes, language });
    },
  );

  it('knows no language of a code alone, and of nothing', () => {
    expect(readQuestion('TX00EY23-3015')).toMatchObject({ codes: ['TX00EY23-3015'], language: undefined });
    expect(readQuestion('<@U0123ABCD>')).toMatchObject({
      text: '',
      words: [],
      codes: [],
      language: undefined,
    });
  });

  it.each([
    ['Which rooms have 40+ seats?', ['which', 'rooms', 'have', '40+', 'seats']],
    ['seats&gt;=40 ≥40 &gt; 40', ['seats', '>=40', '≥40', '>40']],
    ['rakennuksessa 78025:ssä', ['rakennuksessa', '78025', 'ssä']],
    ["what's A1-13/KMD558…", ['what', 's', 'a1-13', 'kmd558']],
    ['IN00CS90_en – väh. 40', ['in00cs90_en', 'väh', '40']],
    ['"Ryhmätyötila" ÅÄÖ', ['ryhmätyötila', 'åäö']],
  ])('words of %j', (slackText, words) => {
    expect(readQuestion(slackText).words).toEqual(words);
  });

  it('keeps quoted phrases together', () => {
    expect(tokensOf('rooms “Big Hall” 40+ "x')).toEqual([
      { text: 'rooms', quoted: false },
      { text: 'Big Hall', quoted: true },
      { text: '40+', quoted: false },
      { text: 'x', quoted: false },
    ]);
  });

  it('never throws, and its words are words', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (slackText) => {
        const { words } = readQuestion(slackText);
        for (const word of words) expect(word).toMatch(/^[^\s"]*[\p{L}\p{M}\p{N}][^\s"]*$/u);
      }),
    );
  });

  it.each(['a', 'a-', 'a_', '>', '>=1', '"', '"a', '+', '1+', 'å\u0301'])('takes 400 kB of %j', (unit) => {
    const question = readQuestion(unit.repeat(Math.ceil(400_000 / unit.length)));
    expect(question.codes).toEqual([]);
    expect(tokensOf(question.text).length).toBeLessThanOrEqual(4000);
  });
});
