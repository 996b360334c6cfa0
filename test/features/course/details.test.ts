import { describe, expect, it, test } from 'vitest';
import { toView } from '../../../src/cards/card.ts';
import { textBlocks } from '../../../src/cards/details.ts';
import { courseModal } from '../../../src/features/course/card.ts';
import { texts } from '../../../src/i18n/index.ts';
import { REALIZATION_TEXTS } from '../../../src/study-client/model.ts';
import { viewProblems } from '../../block-kit/limits.ts';
import { fresh, readerIn } from '../../fixtures/reader.ts';
import { endless, poor, rich } from '../../fixtures/realizations.ts';
import { textsIn } from '../../fixtures/safety.ts';

const wordsOf = (length: number, name = 'word') => {
  const words: string[] = [];
  for (let at = 0; words.join(' ').length < length; at += 100) {
    for (let n = at; n < at + 100; n += 1) words.push(`${name}${n}`);
  }
  return words.join(' ').slice(0, length).trimEnd();
};
const paragraphsOf = (blocks: readonly unknown[]) =>
  textsIn(blocks.filter((block) => (block as { type: string }).type === 'section')).map(({ text }) => text);

describe('the modal of a course', () => {
  const shown = textsIn(courseModal(fresh(rich), readerIn('en')).blocks).map(({ text }) => text);

  it('shows every text with its label, in the order of the model', () => {
    const all = { ...rich, texts: Object.fromEntries(REALIZATION_TEXTS.map((key) => [key, `The ${key}.`])) };
    const { blocks } = courseModal(fresh(all), readerIn('en'));
    const words = textsIn(blocks).map(({ text }) => text);
    const at = words.indexOf(texts('en').text.content);
    expect(words.slice(at)).toEqual(
      REALIZATION_TEXTS.flatMap((key) => [texts('en').text[key], `The ${key}.`]),
    );
  });

  test.each(['Technology', 'programming, CampusOnline', 'English, Finnish', 'School of ICT'])(
    'shows %s',
    (fact) => {
      expect(shown.join('\n')).toContain(fact);
    },
  );

  it('says so where there are no texts', () => {
    const words = textsIn(courseModal(fresh(poor), readerIn('sv')).blocks).map(({ text }) => text);
    expect(words).toContain(texts('sv').course.noTexts);
    expect(shown).not.toContain(texts('en').course.noTexts);
  });

  it('tells how many names it leaves out', () => {
    const many = { ...rich, tags: Array.from({ length: 90 }, (_, at) => ({ name: `tag${at}` })) };
    const words = textsIn(courseModal(fresh(many), readerIn('en')).blocks).map(({ text }) => text);
    const told = words.filter((text) => /tag\d|more/.test(text)).join();
    const named = told.match(/tag\d+/g)?.length ?? 0;
    expect(named + Number(/and (\d+) more/.exec(told)?.[1] ?? 0)).toBe(90);
  });
});

describe('long texts', () => {
  test.each([1, 2, 17])('are whole where %i of them fit', (count) => {
    const each = Math.floor(40_000 / count);
    const labelled = Array.from({ length: count }, (_, at) => ({
      label: `T${at}`,
      text: wordsOf(each, `w${at}x`),
    }));
    const blocks = textBlocks(labelled, 'en');
    expect(paragraphsOf(blocks).join(' ')).toBe(labelled.map(({ text }) => text).join(' '));
    expect(blocks.filter(({ type }) => type === 'context')).toEqual([]);
  });

  test.each([1, 2, 5, 17])('of 20,000 characters each, %i of them, stay within a view', (count) => {
    const labelled = Array.from({ length: count }, (_, at) => ({ label: `T${at}`, text: wordsOf(20_000) }));
    const blocks = textBlocks(labelled, 'en');
    const view = toView({ title: 'x', blocks }, 'en');
    expect(viewProblems(view)).toEqual([]);
    expect(blocks.length).toBeLessThanOrEqual(97);
    expect(blocks.filter(({ type }) => type === 'header')).toHaveLength(count);
  });

  it('say how much of them is missing, to the character', () => {
    const text = wordsOf(20_000);
    const blocks = textBlocks(
      Array.from({ length: 17 }, () => ({ label: 'T', text })),
      'en',
    );
    const notes = textsIn(blocks.filter(({ type }) => type === 'context')).map((note) => note.text);
    expect(notes).toHaveLength(17);
    const missing = Number(notes[0]?.match(/\d[\d,]*/)?.[0].replaceAll(',', ''));
    const first = paragraphsOf(blocks).join(' ').split('…')[0] ?? '';
    expect(text.slice(0, first.length)).toBe(first);
    expect(Math.abs(first.length + missing - text.length)).toBeLessThanOrEqual(1);
  });

  it('that are short stay whole beside long ones', () => {
    const short = wordsOf(1_000, 'short');
    const long = Array.from({ length: 16 }, () => ({ label: 'L', text: wordsOf(20_000) }));
    const blocks = textBlocks([{ label: 'S', text: short }, ...long], 'en');
    expect(paragraphsOf(blocks)[0]).toBe(short);
    expect(blocks.filter(({ type }) => type === 'context')).toHaveLength(16);
  });

  test.each([
    ['between lines', `${'a'.repeat(2000)}\n${'b'.repeat(2000)}`, [2000, 2000]],
    ['between words', `${'a'.repeat(2900)} ${'b'.repeat(2900)}`, [2900, 2900]],
    ['anywhere, where there is no better place', 'a'.repeat(7000), [3000, 3000, 1000]],
    ['not within a character', `${'a'.repeat(2999)}😀${'b'.repeat(10)}`, [2999, 12]],
    ['not so early that nothing is left', `a ${'b'.repeat(3500)}`, [3000, 502]],
  ])('are cut %s', (_, text, lengths) => {
    const blocks = textBlocks([{ label: 'T', text }], 'en');
    expect(paragraphsOf(blocks).map((part) => part.length)).toEqual(lengths);
  });

  test.each(['<!', 'x<@', '"<!\n'])('that printing makes longer (%j) stay within a view', (piece) => {
    const long = piece.repeat(15_000);
    const all = { ...endless, texts: Object.fromEntries(REALIZATION_TEXTS.map((key) => [key, long])) };
    expect(viewProblems(toView(courseModal(fresh(all), readerIn('fi')), 'fi'))).toEqual([]);
  });

  it('of three bytes a character leave room for facts as large', () => {
    const name = '漢'.repeat(500);
    const names = Array.from({ length: 90 }, () => ({ name, code: '字'.repeat(90) }));
    const all = {
      ...endless,
      name,
      organisation: names[0],
      office: names[0],
      degreeProgrammes: names,
      educationalFields: names,
      studentGroups: names,
      tags: names,
      teachingLanguages: Array.from({ length: 200 }, (_, at) => `漢${at}`.repeat(9)),
      texts: Object.fromEntries(REALIZATION_TEXTS.map((key) => [key, '漢'.repeat(40_000)])),
    };
    expect(viewProblems(toView(courseModal(fresh(all), readerIn('fi')), 'fi'))).toEqual([]);
  });

  test.each([
    ['en', 'The study guide has 1,602 more characters.'],
    ['fi', 'Teksti on lyhennetty: opinto-oppaassa sitä on vielä 1\u00a0602 merkkiä.'],
    ['sv', 'Texten är förkortad: ytterligare 1\u00a0602 tecken finns i studieguiden.'],
  ] as const)('tell so in %s: %s', (language, told) => {
    expect(texts(language).shortened(1602)).toBe(told);
  });

  it('say how much is missing of what is shown, not of what came in', () => {
    const blocks = textBlocks([{ label: 'T', text: '<!'.repeat(200_000) }], 'en');
    const [note] = textsIn(blocks.filter(({ type }) => type === 'context')).map(({ text }) => text);
    const shown = paragraphsOf(blocks).join('').length - 1;
    expect(Number(note?.match(/\d[\d,]*/)?.[0].replaceAll(',', ''))).toBe(600_000 - shown);
  });

  it('with everything else of a course stay within a view', () => {
    const view = toView(courseModal(fresh(endless), readerIn('fi')), 'fi');
    expect(viewProblems(view)).toEqual([]);
  });
});
