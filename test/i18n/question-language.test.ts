/** In which language a question is answered: in its own, not in the reader's. */
import { expect, test } from 'vitest';
import { readOverheard, readQuestion } from '../../src/ask/question.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { CARELESS, SENTENCES, TELL_NOTHING, WITH_NAMES } from './sentences.ts';

/** A reader's language counts where the question tells none. */
const wrongOf = (sentences: readonly string[], language: Language, readers: Language): string[] =>
  sentences.filter((sentence) => (readQuestion(sentence).language ?? readers) !== language);

const pairs = LANGUAGES.flatMap((language) => LANGUAGES.map((readers) => [language, readers] as const));

test.for(pairs)(
  'of many questions in %s, 96 in a hundred are told from those in others, for readers in %s',
  ([language, readers]) => {
    const sentences = SENTENCES[language];
    expect(sentences.length).toBeGreaterThanOrEqual(400);
    const wrong = wrongOf(sentences, language, readers);
    expect(wrong.length / sentences.length, wrong.join('\n')).toBeLessThanOrEqual(0.04);
    expect(wrongOf(CARELESS[language], language, readers)).toEqual([]);
  },
);

test.for(pairs)(
  'a name in another language leaves a question in %s, for readers in %s',
  ([language, readers]) => {
    expect(wrongOf(WITH_NAMES[language], language, readers)).toEqual([]);
  },
);

test.for(TELL_NOTHING)('“%s” is answered in the reader’s language', (text) => {
  expect(readQuestion(text).language).toBeUndefined();
});

test('what is overheard is read alike', () => {
  for (const sentence of LANGUAGES.flatMap((language) => SENTENCES[language]))
    expect(readOverheard(sentence).language).toBe(readQuestion(sentence).language);
});
