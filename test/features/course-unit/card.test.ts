import { describe, expect, it, test } from 'vitest';
import { courseUnitCard, courseUnitModal } from '../../../src/features/course-unit/handlers.ts';
import { allTexts } from '../../../src/features/course-unit/request.ts';
import { texts } from '../../../src/i18n/index.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { COURSE_UNIT_TEXTS } from '../../../src/study-client/model.ts';
import { poorUnit, quietUnit, richUnit } from '../../fixtures/course-units.ts';
import { fresh, readerIn, stale } from '../../fixtures/reader.ts';
import { textsIn } from '../../fixtures/safety.ts';

const reader = readerIn('en');

describe('the card of a course unit', () => {
  test.each([
    [richUnit, 'Functional Programming · Course unit · TX00EY23 · 5 credits · since 2024 · id 40312'],
    [poorUnit, '40313 · Course unit · id 40313'],
    [quietUnit, 'Thesis · Course unit · 1 credit · id R0027'],
  ])('of %o begins with its facts', (unit, line) => {
    expect(courseUnitCard(fresh(unit), reader).text.split('\n')[0]).toBe(line);
  });

  it('shows an excerpt of a long text, and leaves the other texts to the modal', () => {
    const { text } = courseUnitCard(fresh(richUnit), reader);
    expect(text).toContain('Content: Pure functions &amp; types.');
    expect(text).toContain('…');
    expect(text).not.toContain('Programming 1 and 2');
  });

  it('offers the modal where there are texts, and says so where there are none', () => {
    const [button] = courseUnitCard(fresh(quietUnit), readerIn('sv')).buttons;
    expect(allTexts.read(button?.value)).toEqual({ value: { id: 'R0027' }, language: 'sv' });
    const nothing = courseUnitCard(fresh(poorUnit), reader);
    expect(nothing.buttons).toEqual([]);
    expect(nothing.text).toContain(texts('en').courseUnit.noTexts);
  });

  it('says how old it is where it is', () => {
    expect(courseUnitCard(stale(richUnit), reader).text).toContain('12:50');
    expect(courseUnitCard(fresh(richUnit), reader).text).not.toContain('<!date');
  });
});

describe('the modal of a course unit', () => {
  test.each(LANGUAGES)('shows every text with its label, in %s', (language) => {
    const all = {
      ...richUnit,
      texts: Object.fromEntries(COURSE_UNIT_TEXTS.map((key) => [key, `The ${key}.`])),
    };
    const words = textsIn(courseUnitModal(fresh(all), readerIn(language)).blocks).map(({ text }) => text);
    expect(words.slice(2)).toEqual(
      COURSE_UNIT_TEXTS.flatMap((key) => [texts(language).text[key], `The ${key}.`]),
    );
  });

  it('says so where there are none', () => {
    const words = textsIn(courseUnitModal(fresh(poorUnit), reader).blocks).map(({ text }) => text);
    expect(words).toContain(texts('en').courseUnit.noTexts);
  });
});
