import { describe, expect, it, test } from 'vitest';
import { details } from '../../../src/ask/actions.ts';
import { stateSign, stateWords } from '../../../src/cards/dates.ts';
import { enrollmentCard, enrollmentsCard } from '../../../src/features/enrollment/handlers.ts';
import { texts } from '../../../src/i18n/index.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { fresh, readerIn } from '../../fixtures/reader.ts';
import { BY_STATE, realization, rich } from '../../fixtures/realizations.ts';
import { textsIn } from '../../fixtures/safety.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = readerIn(language);

  test.each(Object.entries(BY_STATE))('%s: the state comes first, in the words of the text', (_, one) => {
    const card = enrollmentCard(fresh(one), reader);
    const words = stateWords(one.enrollment, reader);
    const [state] = textsIn(card.blocks.slice(2)).map(({ text }) => text);
    const { enrollment } = texts(language).course.labels;
    expect(state).toBe(`${stateSign(one.enrollment, reader.now)} *${enrollment}: ${words}*`);
    expect(card.text).toContain(words);
  });

  it('lists several with their states', () => {
    const lines = Object.values(BY_STATE).map((one) => ({ asked: one.code, found: fresh(one) }));
    const { text } = enrollmentsCard(lines, reader);
    for (const one of Object.values(BY_STATE)) {
      const line = text.split('\n').find((words) => words.includes(one.code));
      expect(line).toContain(stateWords(one.enrollment, reader));
    }
  });

  it('offers the details', () => {
    const [button] = enrollmentCard(fresh(rich), reader).buttons;
    expect(details.read(button?.value)).toEqual({ value: { asked: rich.code }, language });
  });
});

it('has no Details button where the code is too long for one', () => {
  const odd = realization(`${'X'.repeat(57)}-3001`);
  expect(enrollmentCard(fresh(odd), readerIn('en')).buttons).toEqual([]);
  const { blocks } = enrollmentsCard([{ asked: 'a', found: fresh(odd) }], readerIn('en'));
  expect(JSON.stringify(blocks)).not.toContain('"button"');
});

it('shows both dates, and which is missing', () => {
  const shown = (state: string) =>
    textsIn(enrollmentCard(fresh(BY_STATE[state] ?? rich), readerIn('en')).blocks)
      .map(({ text }) => text.replace(/<!date[^|]*\|([^>]*)>/g, '$1'))
      .filter((text) => /^\*(?:Open|Close)/.test(text));
  expect(shown('open')).toEqual(['*Opened*\nMon 2 Nov 8:00', '*Closes*\nFri 18 Dec 15:00']);
  expect(shown('end-missing')).toEqual(['*Opened*\nSun 1 Nov 8:00', '*Closes*\nnot given']);
  expect(shown('missing')).toEqual(['*Opens*\nnot given', '*Closes*\nnot given']);
});
