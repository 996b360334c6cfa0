import { describe, expect, it, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';

/** A text, a list of texts, or what makes one of its parameters. */
type Entry = string | ((...values: unknown[]) => string);

/** Entries by their path, such as `errors.problem.building`. */
function entriesOf(tree: object, path = ''): Map<string, Entry> {
  const entries = Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, Entry][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string' || typeof value === 'function') return [[at, value as Entry]];
    return [...entriesOf(value as object, at)];
  });
  return new Map(entries);
}

const catalogs = new Map(LANGUAGES.map((language) => [language, entriesOf(texts(language))]));
const entries = (language: Language) => catalogs.get(language) ?? new Map<string, Entry>();
const keys = [...entries('en').keys()];

/** Parameters that are numbers; every other one is a text. */
const NUMBERS: Readonly<Record<string, readonly unknown[]>> = {
  'course.credits': [3, 'ZX1'],
  'course.listTitle': [71],
  'course.enrollmentTitle': [71],
  'course.andMore': [71],
  'courseUnit.since': [71],
  'facts.taughtIn': [71, 'ZX1'],
  shortened: [71],
  'rooms.count': [71],
  'rooms.countOf': [71, 83],
  'rooms.page': [71, 83],
  'rooms.seats': [71],
  'rooms.atLeast': [71],
  'rooms.withoutSeats': [71],
  'rooms.noneMatch': [71],
  'rooms.more': [71],
  'errors.problem.too-many-codes': [71, 83],
  'errors.next.check': [71],
  'errors.next.later': [71],
  'errors.next.limit': [71],
  'errors.next.limitUntil': [71, 'ZX1'],
  'errors.next.tell': [71],
  'follow.overAlone': [71, 'ZX1'],
};

/** Where the first parameter is an amount that only chooses the words' forms. */
const choosesForms = (key: string): boolean =>
  ['course.credits', 'facts.taughtIn', 'follow.overAlone'].includes(key) || key.startsWith('errors.next.');

const given = (key: string, entry: Entry): readonly unknown[] => {
  if (typeof entry === 'string') return [];
  return NUMBERS[key] ?? Array.from({ length: entry.length }, (_, at) => `ZX${at + 1}`);
};

/** An entry in words, with the parameters it is called with. */
const said = (key: string, entry: Entry): string =>
  typeof entry === 'string' ? entry : entry(...given(key, entry));

const everyText = LANGUAGES.flatMap((language) =>
  [...entries(language)].map(([key, entry]) => [language, key, said(key, entry)] as const),
);

it('has many texts, the same in every language', () => {
  expect(keys.length).toBeGreaterThan(120);
  for (const language of LANGUAGES) expect([...entries(language).keys()].sort()).toEqual([...keys].sort());
});

it('has functions where the others have functions', () => {
  const kinds = (language: Language) => keys.map((key) => [key, typeof entries(language).get(key)]);
  expect(kinds('fi')).toEqual(kinds('en'));
  expect(kinds('sv')).toEqual(kinds('en'));
});

test.each(everyText)('%s %s is a tidy text: %s', (_, _key, text) => {
  expect(text).toBe(text.trim());
  expect(text).not.toBe('');
  expect(text).not.toMatch(/!| {2}|\.\.\.|undefined|NaN|\[object|['"]/);
});

describe('parameters', () => {
  const functions = LANGUAGES.flatMap((language) =>
    [...entries(language)].flatMap(([key, entry]) =>
      typeof entry === 'string' ? [] : [[language, key, entry] as const],
    ),
  );

  it.each(functions)('%s %s uses what it is given', (_, key, entry) => {
    const values = given(key, entry);
    expect(values.length).toBeGreaterThan(0);
    const text = said(key, entry);
    const isChosen = choosesForms(key);
    for (const value of isChosen ? values.slice(1) : values) expect(text).toContain(String(value));
    if (key.startsWith('errors.next.') && typeof entry !== 'string')
      expect(text).not.toBe(entry(1, ...values.slice(1)));
  });

  it('of numbers are all known to this test', () => {
    const wrong = functions.filter(
      ([, key, entry]) => NUMBERS[key] !== undefined && NUMBERS[key].length < entry.length,
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(NUMBERS).filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('amounts', () => {
  const counted = Object.keys(NUMBERS).filter((key) =>
    ['course.listTitle', 'rooms.seats', 'rooms.atLeast'].includes(key),
  );

  it.each(LANGUAGES.flatMap((language) => counted.map((key) => [language, key] as const)))(
    '%s %s has a form of its own for one',
    (language, key) => {
      const entry = entries(language).get(key);
      const form = (n: number) => (typeof entry === 'function' ? entry(n).replace(String(n), '') : '');
      expect(form(1)).not.toBe(form(2));
      expect(form(2)).toBe(form(71));
      expect(form(0)).toBe(form(2));
    },
  );
});

describe('copy', () => {
  const { en, fi, sv } = { en: texts('en'), fi: texts('fi'), sv: texts('sv') };

  it('asks again after a time, not at it', () => {
    for (const word of [en.errors.quotaUntil, en.errors.rateUntil]) {
      expect(word('12 Dec 2026, 11:13')).toContain('Ask again after 12 Dec 2026, 11:13.');
    }
    for (const word of [sv.errors.quotaUntil, sv.errors.rateUntil]) {
      expect(word('12 dec. 2026 11:13')).toContain('Fråga igen tidigast 12 dec. 2026 11:13.');
    }
  });

  it('counts what is left out, with a form of its own for one', () => {
    expect([1, 2].map(fi.course.andMore)).toEqual(['lisäksi 1 muu', 'lisäksi 2 muuta']);
    expect([1, 2].map(en.shortened)).toEqual([
      'The study guide has 1 more character.',
      'The study guide has 2 more characters.',
    ]);
  });

  it('heads outages, too, by what they are: without an answer', () => {
    expect([en, fi, sv].map(({ course }) => course.failedTitle)).toEqual([
      'Could not be shown',
      'Ei voitu näyttää',
      'Kunde inte visas',
    ]);
  });

  it.each(LANGUAGES)('%s names every language in which it answers', (language) => {
    const { agent, otherLanguage } = texts(language);
    const names = LANGUAGES.map((one) => otherLanguage.in[one].split(' ').at(-1) ?? '');
    expect(names.filter((name) => !agent.description.includes(name))).toEqual([]);
  });

  it('says that rooms are listed, and bookings not', () => {
    expect(en.rooms.promise).toBe('This lists the rooms, not their bookings.');
  });
});

describe('idiom', () => {
  it.each([
    ['sv', 'counts all of a group in its definite form', /\balla (?:ZX\d|\d+) genomföranden(?!a)/iu],
    ['sv', 'searches on names, and names ids with “med”', /\befter namn\b|\bpå id\b/iu],
    ['sv', 'says of a failure that it did not work', /\blyckades inte\b/iu],
    ['sv', 'recognizes by the name', /känner .*\btill namnet\b|\bkan .*\bnamnet på\b/iu],
    ['sv', 'names things, not “that which”', /\b(?:i|för) det som (?:hela|kanalen)\b|^läget för/iu],
    ['sv', 'joins a reason to what follows from it by a word', /inom ett dygn, för /iu],
    ['fi', 'joins a reason to what follows from it by a word', /, siitä ei\b/iu],
    ['fi', 'keeps things under an id, not by means of it', /tallennettu \S+tunnuksella/iu],
    ['fi', 'names things, not “that, when”', /^se, (?:milloin|mitä|missä)\b/iu],
    ['fi', 'tells of courses, not those of courses', /tunnusta: .*toteutusten$/iu],
  ] as const)('%s %s', (language, _, clumsy) => {
    const found = everyText.filter(([spoken, , text]) => spoken === language && clumsy.test(text));
    expect(found).toEqual([]);
  });
});

describe('sentences', () => {
  /** Texts that are whole sentences: they stand alone or under a card. */
  const SENTENCES = new RegExp(
    [
      '^course\\.noTexts$|^courseUnit\\.noTexts$|^shortened$|^rooms\\.(?:withoutSeats|none|noneMatch|promise|which|several|meant|noneKnown)$',
      '^share\\.done$|^freshness\\.',
      '^errors\\.(?:didYouMean$|problem\\.|notFound\\.|refused|quota|down|slow|notUnderstood|unexpected|oldButton|notInChannel)',
    ].join('|'),
  );
  const sentences = keys.filter((key) => SENTENCES.test(key));
  const all = LANGUAGES.flatMap((language) =>
    sentences.map((key) => {
      const entry = entries(language).get(key) ?? '';
      return [language, key, said(key, entry)] as const;
    }),
  );

  it.each(all)('%s %s begins large and ends with a period or a question mark: %s', (_, _key, text) => {
    expect(text).toMatch(/^(?:\p{Lu}|[“”\d]|ZX)/u);
    expect(text).toMatch(/[.?]$/);
  });

  it('are the same texts in every language', () => {
    const ending = (language: Language) =>
      keys.filter((key) => /[.?]$/.test(said(key, entries(language).get(key) ?? '')));
    expect(ending('fi')).toEqual(ending('en'));
    expect(ending('sv')).toEqual(ending('en'));
    expect(ending('en').length).toBeGreaterThanOrEqual(sentences.length);
    expect(sentences.length).toBeGreaterThan(25);
  });
});

describe('translations', () => {
  /** Words that are the same in two languages, or examples that are no words. */
  const SAME: Readonly<Record<Language, readonly string[]>> = {
    en: [],
    fi: ['rooms.withWord'],
    sv: ['courseUnit.idIs', 'rooms.free.hour', 'rooms.withWord'],
  };

  it.each(['fi', 'sv'] as const)('%s is not English', (language) => {
    const same = keys.filter(
      (key) => said(key, entries(language).get(key) ?? '') === said(key, entries('en').get(key) ?? ''),
    );
    expect(same.filter((key) => !SAME[language].includes(key))).toEqual([]);
  });

  it('Swedish is not Finnish', () => {
    const same = keys.filter(
      (key) => said(key, entries('sv').get(key) ?? '') === said(key, entries('fi').get(key) ?? ''),
    );
    expect(same).toEqual(['rooms.withWord']);
  });

  it.each([
    ['en', '“', '”'],
    ['fi', '”', '”'],
    ['sv', '”', '”'],
  ] as const)('%s quotes as its readers do', (language, open, close) => {
    const { rooms, errors } = texts(language);
    expect(rooms.withWord('x')).toBe(`${open}x${close}`);
    expect(errors.problem.building('x')).toContain(`${open}x${close}`);
  });
});
