/** German, added to a copy of the source as `src/language.ts` says: a folder, an entry and a line. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'fourth-language-'));

const TEXTS = `import { type Catalog, en } from '../en/texts.ts';
export const de: Catalog = { ...en, rooms: { ...en.rooms, which: 'Welches Gebäude?' } };
`;
const WORDS = `import { enTopics, enWords, type LanguageWords } from '../en/words.ts';
import { setOf } from '../patterns.ts';
import type { TopicWords } from '../topics.ts';
export const deWords: LanguageWords = {
  ...enWords,
  grammar: setOf('welche hat das die der wann'),
  ordinary: setOf('welche hat gebäude räume kurs beginnt bitte mit plätzen'),
  subject: setOf(''),
  course: { ...enWords.course, realization: 'kurs{,e,es}', when: 'wann', beginsOrEnds: 'beginnt endet' },
  rooms: { ...enWords.rooms, room: 'r{aum,äume,äumen}', place: 'gebäude{,s}', building: 'gebäude{,s}' },
  seats: { ...enWords.seats, atLeast: 'mindestens', counted: 'plätze{,n}' },
  follow: { ...enWords.follow, begin: ['folge'], end: ['folge nicht mehr'], please: 'bitte' },
};
export const deTopics: TopicWords = {
  ...enTopics,
  topics: { ...enTopics.topics, starts: 'wann .. beginnt|anfängt|startet', exam: 'prüfung*|klausur*' },
};
`;
const EXAMPLES = `import { enExamples } from '../en/examples.ts';
import type { Examples } from '../examples.ts';
export const deExamples: Examples = { ...enExamples, exam: 'Gibt es eine Klausur in {}?' };
`;
const NAMES = 'export const deNames = "wann beginnt [Chemie]";\n';
const TALK = `import { enTalk, type TalkWords } from '../en/talk.ts';
export const deTalk: TalkWords = { ...enTalk, agrees: ['ja(?: bitte)?'] };
`;
const PROBE = `import { factIntents } from './features/facts/request.ts';
import { readQuestion } from './ask/question.ts';
import { followQuestion } from './features/follow/question.ts';
import { roomsQuestion } from './features/rooms/question.ts';
import { asksWhenCourse } from './ask/words.ts';
import { texts } from './i18n/index.ts';
const read = (text) => readQuestion(text, { direct: true });
console.log(JSON.stringify({
  language: read('Welche Räume hat das Gebäude 78025?').language,
  rooms: roomsQuestion(read('Welche Räume hat das Gebäude 78025 mit mindestens 40 Plätzen?')),
  follow: followQuestion(read('Bitte folge TX00EY23-3015')),
  stop: followQuestion(read('folge nicht mehr TX00EY23-3015')),
  fact: factIntents().find(({ id }) => id === 'facts').read(read('Gibt es bitte eine Prüfung im Kurs TX00EY23-3015?')),
  asksWhen: asksWhenCourse(['wann', 'beginnt', 'der', 'kurs']),
  text: texts('de').rooms.which,
}));
`;

const change = (path: string, from: string, to: string): void => {
  const before = readFileSync(join(copy, path), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(copy, path), before.replace(from, to));
};

/**
 * In which language the study API is asked, and how the language of its texts is called: the study data does not
 * become German by an interface in German.
 */
const OF_STUDY_DATA = [
  'src/study-client/gateway/fields.ts',
  'src/cards/other-language.ts',
  'src/calendar/ics.ts',
];

/** What the other languages call German. */
const CALLED = { en: 'german', fi: 'saksa|saksaksi', sv: 'tyska' } as const;
const WORDS_OF_OTHERS = Object.keys(CALLED).map((language) => `src/i18n/${language}/words.ts`);

/** Keeps and reads a German name. */
const STORE_PROBE = `import { openStore } from './store/open.ts';
const store = await openStore({ dataDir: process.argv[2] });
const seen = { workspace: 'T1', code: 'TX00EY23-3015', names: { de: 'Netze' }, seenAt: 1 };
try {
  await store.seenCourses.put([seen], 10);
  console.log(JSON.stringify(await store.seenCourses.inWorkspace('T1')));
} catch (error) {
  console.log(error.message);
}
await store.close();
`;
const MIGRATION = `  '900-german': async (db) => {
    for (const seen of ['seen_courses', 'seen_units', 'seen_buildings'])
      await db.schema.alterTable(seen).addColumn('name_de', 'text').execute();
  },
`;

/** What a program of the copy says. */
function run(source: string, ...args: readonly string[]): string {
  writeFileSync(join(copy, 'src/probe.js'), source);
  return execFileSync(process.execPath, [join(copy, 'src/probe.js'), ...args], { encoding: 'utf8' });
}

/** The files in which the compiler finds mistakes. */
function mistaken(): string[] {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: copy, encoding: 'utf8' });
  const files = Array.from(stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm), ([, file = '']) => file);
  return [...new Set(files)].sort().filter((file) => !OF_STUDY_DATA.includes(file));
}

beforeAll(() => {
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['src'], exclude: ['src/main.ts'] }),
  );
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  change(
    'src/language.ts',
    '  sv: {',
    "  de: { ownName: 'Deutsch', locale: 'de-DE', month: 'numeric', standIns: ['en', 'fi'] },\n  sv: {",
  );
});

afterAll(() => rmSync(copy, { recursive: true }));

test('the compiler asks for the line of a language that is only listed, and what the others call it', () => {
  const [en = '', ...others] = WORDS_OF_OTHERS;
  expect(mistaken()).toEqual([en, others[0], 'src/i18n/index.ts', others[1]]);
});

test('with its folder and its line its words are read, and its texts shown', () => {
  mkdirSync(join(copy, 'src/i18n/de'));
  writeFileSync(join(copy, 'src/i18n/de/texts.ts'), TEXTS);
  writeFileSync(join(copy, 'src/i18n/de/words.ts'), WORDS);
  writeFileSync(join(copy, 'src/i18n/de/examples.ts'), EXAMPLES);
  writeFileSync(join(copy, 'src/i18n/de/names.ts'), NAMES);
  writeFileSync(join(copy, 'src/i18n/de/talk.ts'), TALK);
  change(
    'src/i18n/index.ts',
    'import { type Catalog, en }',
    "import { de } from './de/texts.ts';\nimport { deExamples } from './de/examples.ts';\nimport { deNames } from './de/names.ts';\nimport { deTalk } from './de/talk.ts';\nimport { deTopics, deWords } from './de/words.ts';\nimport { type Catalog, en }",
  );
  change(
    'src/i18n/index.ts',
    '  sv: {',
    '  de: { texts: de, words: deWords, topics: deTopics, examples: deExamples, names: deNames, talk: deTalk },\n  sv: {',
  );
  for (const [language, words] of Object.entries(CALLED))
    change(`src/i18n/${language}/words.ts`, '  languages: {', `  languages: {\n    de: '${words}',`);
  expect(mistaken()).toEqual([]);
  expect(JSON.parse(run(PROBE))).toEqual({
    language: 'de',
    rooms: expect.objectContaining({ building: '78025', filters: { words: [], minSeats: 40 } }),
    follow: { does: 'follow', asked: ['TX00EY23-3015'] },
    stop: { does: 'unfollow', asked: ['TX00EY23-3015'] },
    fact: { topic: 'exam', asked: ['TX00EY23-3015'] },
    asksWhen: true,
    text: 'Welches Gebäude?',
  });
});

test('a concept that a language lacks does not compile', () => {
  change('src/i18n/sv/words.ts', '    courseUnit:', '    // courseUnit:');
  expect(mistaken()).toEqual(['src/i18n/sv/words.ts']);
});

test('its names are kept after a migration', () => {
  const data = join(copy, 'data');
  expect(run(STORE_PROBE, data)).toContain('name_de');
  change(
    'src/store/database/migrations.ts',
    "  '019-study-extras': createStudyExtras,\n",
    `  '019-study-extras': createStudyExtras,\n${MIGRATION}`,
  );
  expect(JSON.parse(run(STORE_PROBE, data))).toMatchObject([{ names: { de: 'Netze' } }]);
});
