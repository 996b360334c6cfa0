/** The words that people type: how a line of patterns is read, and that they stand in `src/i18n/<language>/` alone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { enWords, type LanguageWords } from '../../src/i18n/en/words.ts';
import { fiWords } from '../../src/i18n/fi/words.ts';
import { ALL_WORDS, createWords } from '../../src/i18n/index.ts';
import { svWords } from '../../src/i18n/sv/words.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('a line of patterns', () => {
  const concept = (line: string) =>
    createWords([{ ...enWords, course: { ...enWords.course, realization: line } }]).vocabulary.course
      .realization;

  test.for([
    ['kurs', 'kurs', 'kurse kur'],
    ['kurs{,en,er}', 'kurs kursen kurser', 'kurse kurs{'],
    ['{c,k}ampu{s,kset}', 'campus kampus campukset kampukset', 'ampus'],
    ['enrol*', 'enrol enrolment', 'reenrol'],
    ['*rum', 'rum datorrum', 'rummet'],
    ['*anmäl*', 'anmäl anmälan föranmälan', 'anmala'],
    ['kurss* !kurssiyksik*', 'kurssi kurssin', 'kurssiyksikkö'],
    ['', '', 'kurs'],
  ])('“%s” means “%s”', ([line = '', means = '', others = '']) => {
    const { has } = concept(line);
    const words = (text: string) => text.split(' ').filter((word) => word !== '');
    expect(words(means).filter((word) => !has(word))).toEqual([]);
    expect(words(others).filter(has)).toEqual([]);
  });

  it('holds two words together by an underscore', () => {
    expect(concept('sign_up').has('sign up')).toBe(true);
  });

  it('lists the words that it holds in full', () => {
    expect(concept('a{b,c} d* !e').words).toEqual(['ab', 'ac']);
  });
});

it('is that of all languages together', () => {
  const { course, follow } = createWords([enWords, fiWords, svWords]).vocabulary;
  expect(['course', 'kurssi', 'kurs'].every(course.realization.has)).toBe(true);
  expect(follow.end.startOf('stop reminders of TX00EY23-3015')).toBe('stop reminders');
  expect(follow.end.startOf('lopeta muistutukset')).toBe('lopeta muistutukset');
  expect(follow.end.startOf('stoppa påminnelserna')).toBe('stoppa påminnelserna');
  expect(follow.ownCourses.is('my courses today')).toBe(false);
});

const topicsOf = (language: LanguageWords) => {
  const { subcommands, course, numbers, rooms, seats, compare, settings, help, follow } = language;
  return { subcommands, course, numbers, rooms, seats, compare, settings, help, follow };
};

test.for(ALL_WORDS)('%# is written in lower case, in composed letters', (language) => {
  const lines = Object.values(topicsOf(language)).flatMap((topic): string[] =>
    Object.values(topic)
      .flat()
      .map((line) => line.replace(/\\(?:p\{L\}|\w)/gu, '')),
  );
  expect(lines.length).toBeGreaterThan(90);
  expect(lines.filter((line) => line !== line.toLowerCase().normalize('NFC'))).toEqual([]);
});

/** Words of a language's lists: of sentences, of concepts and of commands. */
function wordsOf(language: LanguageWords): string[] {
  const { grammar, ordinary, subject, commands } = language;
  const concepts = Object.values(createWords([language]).vocabulary).flatMap((topic) => Object.values(topic));
  const listed = concepts.flatMap((one) => ('words' in one ? one.words : []));
  return [...grammar, ...ordinary, ...subject, ...Object.values(commands).flat(), ...listed];
}

describe('outside the folders of the languages', () => {
  /** `schema` is also that of a database, and `sent` no Swedish word alone. */
  const english = new Set([...wordsOf(enWords), 'schema', 'sent']);
  const foreign = new Set(
    [fiWords, svWords].flatMap(wordsOf).filter((word) => word.length > 3 && !english.has(word)),
  );
  /** What languages call themselves; the study API's own words; the letters of codes. */
  const KNOWN = /^src\/(?:language\.ts|study-client\/gateway\/.*|study-client\/codes\.ts)$/;
  const files = globSync('src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/^src\/i18n\/\w+\//.test(file) && !KNOWN.test(file),
  );

  test('no source holds a word of Finnish or Swedish', () => {
    const found = files.flatMap((file) =>
      literalsOf(file)
        .flatMap((literal) => literal.toLowerCase().match(/\p{L}+/gu) ?? [])
        .filter((word) => foreign.has(word) || /[åäö]/.test(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});

/** Every text and regular expression that a source file holds. */
function literalsOf(file: string): string[] {
  const literals: string[] = [];
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) literals.push(node.regex.pattern);
      else if (typeof node.value === 'string') literals.push(node.value);
    },
    TemplateElement: ({ value }) => {
      literals.push(value.raw);
    },
  });
  visitor.visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
  return literals;
}
