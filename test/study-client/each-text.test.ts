/** Every text by itself: what exists in any language is shown, and marked where that is not the reader's. */
import { describe, expect, test } from 'vitest';
import type { Modal } from '../../src/cards/card.ts';
import { courseModal } from '../../src/features/course/card.ts';
import { courseUnitModal } from '../../src/features/course-unit/handlers.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { COURSE_UNIT_FIELDS, REALIZATION_FIELDS } from '../../src/study-client/gateway/rows.ts';
import { COURSE_UNIT_TEXTS, REALIZATION_TEXTS, type StudyClient } from '../../src/study-client/model.ts';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { strings } from '../flows/reading.ts';
import { code, codesOf, found, open, unitId } from './setup.ts';

/** Every subset of the languages. */
const SUBSETS = Array.from({ length: 8 }, (_, bits) => LANGUAGES.filter((_, at) => bits & (1 << at)));
const SAME = 'The same words everywhere';

/** Which languages a text exists in: the n-th field of the k-th course has another subset in every course. */
const subsetOf = (course: number, field: number): readonly Language[] => SUBSETS[(course + field) % 8] ?? [];
const textIn = (language: Language, field: string): string => `${field} is told in ${language}`;

/** How an answer carries its texts. */
const CARRIED = ['by the asked language alone', 'localized beside it', 'localized, plain in any'] as const;
type Carried = (typeof CARRIED)[number];

function rowOf(course: number, plain: readonly string[], asked: Language, carried: Carried) {
  const fields = plain.map((field, at) => {
    const languages = subsetOf(course, at);
    const own = languages.find((one) => one === asked);
    const any = carried === 'localized, plain in any' ? (own ?? languages[0]) : own;
    const localized = Object.fromEntries(languages.map((one) => [one, textIn(one, field)]));
    return {
      [field]: any === undefined ? '' : textIn(any, field),
      [`localized${field.charAt(0).toUpperCase()}${field.slice(1)}`]:
        carried === 'by the asked language alone' ? {} : localized,
    };
  });
  return Object.assign({ name: 'A name' }, ...fields);
}

/** The course's number is the end of its code, or its id. */
const has =
  (carried: Carried): UpstreamHandler =>
  ({ path, body, query }) => {
    const asked = query['l'] as Language;
    if (!path.includes('/courseunit/'))
      return found(
        ...codesOf(body).map((one) => ({
          code: one,
          ...rowOf(Number(one.slice(-1)), Object.values(REALIZATION_FIELDS), asked, carried),
        })),
      );
    const id = path.split('/').at(-1) ?? '';
    const row = {
      id,
      code: 'TX00EY23',
      ...rowOf(Number(id) - 1, Object.values(COURSE_UNIT_FIELDS), asked, carried),
    };
    return { json: { status: 'success', courseUnits: [row] } };
  };

const reader = (language: Language) => ({ language, now: 0, zone: 'Europe/Helsinki' });

const shown = ({ blocks }: Modal): string => strings(blocks).join('\n');

/** The lines of the page with all texts, of the n-th course or unit. */
const PAGES = {
  realization: async (study: StudyClient, at: number, language: Language) =>
    shown(
      courseModal(await study.realization(code(`TX00EY23-300${at}`), language, 'texts'), reader(language)),
    ),
  'course unit': async (study: StudyClient, at: number, language: Language) =>
    shown(
      courseUnitModal(await study.courseUnit(unitId(String(at + 1)), language, 'texts'), reader(language)),
    ),
};
const FIELDS = {
  realization: { keys: REALIZATION_TEXTS, plain: Object.values<string>(REALIZATION_FIELDS) },
  'course unit': { keys: COURSE_UNIT_TEXTS, plain: Object.values<string>(COURSE_UNIT_FIELDS) },
};

/** The texts that a page shows to a reader: of each field the languages, and whether its label is as it should be. */
function textsOn(lines: readonly string[], kind: keyof typeof FIELDS, course: number, reads: Language) {
  const { text: labels, otherLanguage } = texts(reads);
  const { keys, plain } = FIELDS[kind];
  return keys.map((key, index) => {
    const languages = subsetOf(course, index);
    const told = languages.filter((one) => lines.includes(textIn(one, plain[index] ?? '')));
    const [only = reads] = told;
    const label = only === reads ? labels[key] : `${labels[key]} · ${otherLanguage.in[only]}`;
    return { key, languages, told, isLabelled: lines.includes(label) };
  });
}

function isShownOnce({ key, languages, told, isLabelled }: ShownText, reads: Language): void {
  const what = `${key}, which exists in ${languages}`;
  expect([told.length, isLabelled], what).toEqual(languages.length === 0 ? [0, false] : [1, true]);
  if (languages.includes(reads)) expect(told, what).toEqual([reads]);
}

type ShownText = ReturnType<typeof textsOn>[number];

describe.each(CARRIED)('texts that come %s', (carried) => {
  for (const kind of ['realization', 'course unit'] as const) {
    const name = `each text of a ${kind} is shown to a reader of %s, in any languages in which it exists`;
    test.for(LANGUAGES)(name, async (language) => {
      const { study } = await open(has(carried));
      for (const course of SUBSETS.keys()) {
        const lines = (await PAGES[kind](study, course, language)).split('\n');
        for (const text of textsOn(lines, kind, course, language)) isShownOnce(text, language);
      }
    });
  }
});

test('a text that is the same in two languages is marked with one of them', async () => {
  const row = { code: 'TX00EY23-3001', name: 'A name', localizedObjective: { fi: SAME, sv: SAME } };
  const { study } = await open(() => found(row));
  const { value } = await study.realization(code('TX00EY23-3001'), 'en', 'texts');
  expect([value.texts.objective, value.textLanguages?.objective]).toEqual([SAME, 'fi']);
});

test('a name that comes in the place of the asked language’s is marked with its own', async () => {
  const row = { code: 'TX00EY23-3001', name: 'Hydrauliikka', localizedName: { fi: 'Hydrauliikka', en: '' } };
  const { study } = await open(() => found(row));
  const { value } = await study.realization(code('TX00EY23-3001'), 'en');
  expect([value.name, value.nameLanguage]).toEqual(['Hydrauliikka', 'fi']);
});
