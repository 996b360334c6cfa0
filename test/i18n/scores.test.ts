/** What words ask for is told by what phrases cover, in any order of intents and phrases. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enTopics } from '../../src/i18n/en/words.ts';
import { fiTopics } from '../../src/i18n/fi/words.ts';
import { listOf } from '../../src/i18n/patterns.ts';
import { createScores, type PhrasesOf, type WordKind } from '../../src/i18n/scores.ts';
import { svTopics } from '../../src/i18n/sv/words.ts';
import type { TopicWords } from '../../src/i18n/topics.ts';
import { folded } from '../../src/primitives.ts';

const telling = (): WordKind => 'telling';

describe('an intent', () => {
  const score = createScores(
    [
      { id: 'opens', phrases: 'when .. open*; opening' },
      { id: 'room', phrases: 'which room|rooms; *lab' },
      { id: 'exam', phrases: 'exam*; exam .. date' },
    ],
    telling,
  );
  const best = (text: string) => score(text.split(' '))[0]?.id;

  test.each([
    ['when does it open', 'opens'],
    ['when does the room that i like open', undefined],
    ['which rooms', 'room'],
    ['the chemlab', 'room'],
    ['exams', 'exam'],
    ['nothing of that', undefined],
    ['', undefined],
  ])('%s: %s', (text, wanted) => expect(best(text)).toBe(wanted));

  test('tells which words it covers, by which phrase', () => {
    expect(score('so when will the exam open'.split(' '))).toMatchObject([
      { id: 'opens', phrase: 'when .. open*', at: [1, 5] },
      { id: 'exam', phrase: 'exam*', at: [4] },
    ]);
  });

  test('that covers more counts; of two that cover alike what is said first', () => {
    expect(best('exam when open')).toBe('opens');
    expect(best('exam opening')).toBe('exam');
    expect(best('opening exam')).toBe('opens');
  });

  test('by the longest pattern of a word', () => {
    const read = createScores(
      [
        { id: 'ends', phrases: 'loppu*' },
        { id: 'exam', phrases: 'loppukok*' },
      ],
      telling,
    );
    expect(read(['loppukoe'])[0]?.id).toBe('ends');
    expect(read(['loppukokeessa'])[0]?.id).toBe('exam');
  });
});

const QUESTIONS = [enTopics, fiTopics, svTopics].map(({ topics }) => topics);
const intents = (topics: TopicWords['topics']): PhrasesOf<string>[] =>
  Object.entries(topics).map(([id, phrases]) => ({ id, phrases: folded(phrases) }));
/** A word of some pattern. */
const wordsOf = (topics: TopicWords['topics']): string[] =>
  Object.values(topics)
    .flatMap((text) => listOf(folded(text)).flatMap((one) => one.split(/[|;]/)))
    .map((one) => one.replace('*', ''));

test.each(QUESTIONS)(
  'the order of intents, and of their phrases, changes nothing',
  { tags: 'property' },
  (topics) => {
    const all = intents(topics);
    const words = fc.array(fc.constantFrom(...wordsOf(topics).filter((one) => one !== '' && one !== '..')), {
      maxLength: 9,
    });
    const score = createScores(all, telling);
    const turned = createScores(
      all.toReversed().map(({ id, phrases }) => ({ id, phrases: phrases.split(';').reverse().join(';') })),
      telling,
    );
    const told = (read: typeof score, said: readonly string[]) =>
      read(said).map(({ id, score: by }) => [id, by]);
    fc.assert(
      fc.property(words, (said) => {
        expect(told(turned, said)).toEqual(told(score, said));
      }),
      { numRuns: 500 },
    );
  },
);
