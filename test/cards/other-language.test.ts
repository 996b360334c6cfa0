import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Card, Modal } from '../../src/cards/card.ts';
import { labelIn, labelledNames, nameMark } from '../../src/cards/other-language.ts';
import { courseCard, courseModal, coursesCard } from '../../src/features/course/card.ts';
import { courseUnitCard, courseUnitModal } from '../../src/features/course-unit/handlers.ts';
import { enrollmentCard, enrollmentsCard } from '../../src/features/enrollment/handlers.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import type { CourseUnit, Organisation, Realization } from '../../src/study-client/model.ts';
import { realizations, units } from '../fixtures/arbitraries.ts';
import { richUnit } from '../fixtures/course-units.ts';
import { fresh, readerIn } from '../fixtures/reader.ts';
import { poor, rich } from '../fixtures/realizations.ts';
import { textsIn } from '../fixtures/safety.ts';

test.each<[Language, Language | undefined, string | undefined, string]>([
  ['en', undefined, undefined, 'Label'],
  ['en', 'fi', 'Name in Finnish', 'Label · in Finnish'],
  ['en', 'sv', 'Name in Swedish', 'Label · in Swedish'],
  ['fi', 'en', 'Nimi englanniksi', 'Label · englanniksi'],
  ['fi', 'sv', 'Nimi ruotsiksi', 'Label · ruotsiksi'],
  ['sv', 'en', 'Namn på engelska', 'Label · på engelska'],
  ['sv', 'fi', 'Namn på finska', 'Label · på finska'],
])('to a reader of %s a text in %s: %s, %s', (reader, of, name, label) => {
  expect(nameMark({ name: 'x', nameLanguage: of }, reader)).toBe(name);
  expect(labelIn('Label', of, reader)).toBe(label);
});

describe('a line of names', () => {
  const [fi, sv, plain] = [
    { name: 'Tekniikka', code: 'TEK', nameLanguage: 'fi' },
    { name: 'Teknik', nameLanguage: 'sv' },
    { name: 'TXL22S1', code: 'TXL22S1' },
  ] as const satisfies Organisation[];
  const svs = [1, 2, 3, 4].map((at) => ({ ...sv, name: `Teknik ${at}` }));

  test.each<[readonly Organisation[], string, string]>([
    [[], 'Unit', ''],
    [[plain], 'Unit', 'TXL22S1'],
    [[fi], 'Unit (in Finnish)', 'Tekniikka (TEK)'],
    [svs.slice(2), 'Unit (in Swedish)', 'Teknik 3, Teknik 4'],
    [[fi, sv], 'Unit', 'Tekniikka (TEK, in Finnish), Teknik (in Swedish)'],
    [[plain, sv], 'Unit', 'TXL22S1, Teknik (in Swedish)'],
    [svs, 'Unit (in Swedish)', 'Teknik 1, Teknik 2, Teknik 3, and 1 more'],
    // What is not shown has its say, too: the label is about all of them.
    [
      [...svs.slice(1), fi],
      'Unit',
      'Teknik 2 (in Swedish), Teknik 3 (in Swedish), Teknik 4 (in Swedish), and 1 more',
    ],
    // Each once, also where there is more than is shown.
    [[sv, sv, sv, sv], 'Unit (in Swedish)', 'Teknik'],
    [
      [plain, plain, ...svs, ...svs],
      'Unit',
      `TXL22S1, Teknik 1 (in Swedish), Teknik 2 (in Swedish), and 2 more`,
    ],
    [[plain, { name: 'TXL22S1', code: 'OTHER' }], 'Unit', 'TXL22S1, TXL22S1 (OTHER)'],
  ])('%j: %s: %s', (all, label, names) => {
    const [said, values] = labelledNames('Unit', all, { most: 3, length: 50, language: 'en' });
    expect([said, values.join(', ')]).toEqual([label, names]);
  });
});

/** Every mark that a reader can meet. */
const marksIn = (language: Language, shown: string): string[] =>
  Object.values(texts(language).otherLanguage.in).flatMap((mark) =>
    shown
      .split(mark)
      .slice(1)
      .map(() => mark),
  );

const wordsOf = (shown: Card | Modal): string =>
  textsIn(shown.blocks)
    .map(({ text }) => text)
    .join('\n');

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = readerIn(language);
  const other = language === 'fi' ? 'sv' : 'fi';
  const mark = texts(language).otherLanguage.in[other];
  const shownOf = (one: Realization) => [
    ...[courseCard(fresh(one), reader), enrollmentCard(fresh(one), reader)],
    ...[coursesCard, enrollmentsCard].map((card) => card([{ asked: 'a', found: fresh(one) }], reader)),
  ];

  it('marks the name once, in the blocks and in the text, of every card', () => {
    for (const card of shownOf({ ...poor, name: 'A course', nameLanguage: other })) {
      for (const shown of [card.text, wordsOf(card)]) expect(marksIn(language, shown)).toEqual([mark]);
    }
    for (const card of shownOf({ ...poor, name: 'A course' })) {
      for (const shown of [card.text, wordsOf(card)]) expect(marksIn(language, shown)).toEqual([]);
    }
  });

  it('marks each text of a modal, and no other', () => {
    const all: Realization = { ...rich, textLanguages: { objective: other } };
    const { content, objective } = texts(language).text;
    const words = wordsOf(courseModal(fresh(all), reader)).split('\n');
    expect(words).toEqual(expect.arrayContaining([content, `${objective} · ${mark}`]));
    expect(marksIn(language, words.join())).toEqual([mark]);
  });

  it('marks the texts of a course unit', () => {
    const unit: CourseUnit = { ...richUnit, nameLanguage: other, textLanguages: { content: other } };
    const card = courseUnitCard(fresh(unit), reader);
    for (const shown of [card.text, wordsOf(card), wordsOf(courseUnitModal(fresh(unit), reader))]) {
      expect(marksIn(language, shown)).toEqual([mark, mark]);
    }
  });
});

describe('a modal marks the name and the texts that the model marks, and nothing else', () => {
  /** How many marks the languages of name and texts add to a modal. */
  const added = <T extends Realization | CourseUnit>(one: T, modal: (one: T) => Modal): number => {
    const [marked, plain] = [one, { ...one, nameLanguage: undefined, textLanguages: undefined }].map(
      (each) => marksIn('en', wordsOf(modal(each))).length,
    );
    return (marked ?? 0) - (plain ?? 0);
  };
  const marks = ({ nameLanguage, texts: all, textLanguages }: Realization | CourseUnit): number => {
    const languages: Readonly<Record<string, unknown>> = { ...textLanguages };
    return Object.keys(all).filter((key) => languages[key]).length + Number(nameLanguage !== undefined);
  };
  const reader = readerIn('en');

  it('of a course', { tags: 'property' }, () => {
    fc.assert(
      fc.property(realizations, (one) => {
        expect(added(one, (each) => courseModal(fresh(each), reader))).toBe(marks(one));
      }),
    );
  });

  it('of a course unit', { tags: 'property' }, () => {
    fc.assert(
      fc.property(units, (one) => {
        expect(added(one, (each) => courseUnitModal(fresh(each), reader))).toBe(marks(one));
      }),
    );
  });
});
