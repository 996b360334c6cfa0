import { describe, expect, it } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { isCommonWord, languageOf } from '../../src/i18n/language-of.ts';
import { isLanguage, LANGUAGES } from '../../src/language.ts';

const words = (text: string) => text.split(' ');

describe('languageOf', () => {
  it.each([
    ['en', 'which rooms does 78025 have'],
    ['en', 'when does tx00ey23-3015 start'],
    ['en', 'show me course unit 12345'],
    ['en', 'enrollment deadline tx00ey23-3015'],
    ['en', 'when can i enroll on tx00ey23-3015'],
    ['en', 'rooms in building km with at least 40 seats'],
    ['fi', 'milloin tx00ey23-3015 n ilmoittautuminen päättyy'],
    ['fi', 'mitä tiloja rakennuksessa 78025 on'],
    ['fi', 'opintojakso 12345'],
    ['fi', 'tx00ey23-3015-toteutus'],
    ['fi', 'tx00ey23-3015 ilmo'],
    ['fi', 'tx00ey23-3015 stä'],
    ['fi', 'onko 78025 ssä ryhmätyötiloja väh 40 hengelle'],
    ['sv', 'när öppnar anmälan till tx00ey23-3015'],
    ['sv', 'vilka rum finns i 78025'],
    ['sv', 'rum i byggnad 78025 med minst 40 platser'],
    ['sv', 'studieperiod 12345'],
    ['en', 'compare tx00ey23-3015 tx00ey23-3016'],
    ['fi', 'vertaa tx00ey23-3015 tx00ey23-3016'],
    ['sv', 'jämför tx00ey23-3015 tx00ey23-3016'],
    ['sv', 'sista anmälningsdag tx00ey23-3015'],
    ['sv', 'hur många studiepoäng är kursen'],
    ['fi', 'atk-luokat 78025'],
    ['fi', 'ryhmätilat km'],
    ['sv', 'datasalar km'],
    ['sv', 'mötesrummen 78025'],
    ['fi', 'kurssiyksikön'],
    ['sv', 'studieenheten'],
    ['sv', 'kursenhet'],
    ['en', "tx00ey23-3015 's"],
    ['fi', '78025 :ssä'],
    ['sv', 'tx00ey23-3015 :s'],
  ])('%s: %s', (language, text) => {
    expect(languageOf(words(text))).toBe(language);
  });

  it.each([
    ['nothing', ''],
    ['a code', 'tx00ey23-3015'],
    ['a word that joins, and is a whole answer in another language', 'ja'],
    ['a number', '78025'],
    ['words of two languages', 'i on en start'],
    ['a tie', 'when milloin'],
    ['a tie of three', 'when milloin när'],
    ['names', 'karamalmi km'],
    ['words of objects', 'constructor __proto__ hasownproperty tostring'],
  ])('undefined: %s', (_, text) => {
    expect(languageOf(words(text))).toBeUndefined();
  });
});

it.each(LANGUAGES)('a label of a card in %s, typed behind a code, is in no other language', (language) => {
  const { course } = texts(language);
  const labels = Object.values(course.labels).filter((label) => /^\p{L}+$/u.test(label));
  expect(labels.length).toBeGreaterThan(5);
  for (const label of labels)
    expect([language, undefined], String(label)).toContain(
      languageOf(['tx00ey23-3015', String(label).toLowerCase()]),
    );
});

it('tells ordinary words from codes and names', () => {
  for (const word of ['and', 'ja', 'och', 'course', 'toteutuksen', 'i', 'on'])
    expect(isCommonWord(word)).toBe(true);
  for (const word of ['', 'km', 'databases', 'tx00ey23-3015', 'kurss123', 'txooeyzz']) {
    expect(isCommonWord(word)).toBe(false);
  }
});

it('knows its three languages', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  for (const value of ['de', 'EN', '', undefined, null, 1, ['en']]) expect(isLanguage(value)).toBe(false);
});
