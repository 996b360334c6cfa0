/** What is asked for is what most of the words say: no order of the table decides, and no question makes a reader fail. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../src/ask/explain.ts';
import { prepareLikeness, tagsOf } from '../../src/ask/like.ts';
import { readQuestion } from '../../src/ask/question.ts';
import { InvalidRequest } from '../../src/errors.ts';
import { LANGUAGES } from '../../src/language.ts';
import { createIntents } from '../../src/reading/intents.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { runs } from '../fixtures/runs.ts';
import { askedBy, featuresOver, PLACE } from './asking.ts';

const questions = LANGUAGES.flatMap((language) =>
  readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' || line.startsWith('#') ? [] : (line.split(' | ')[3] ?? []))),
);

test('a shuffled table asks the same intents in the same order', { tags: 'property' }, async () => {
  await prepareLikeness();
  const features = await featuresOver(createMemoryStore());
  const { all } = features.intents;
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  // What sounds alike is read once; every fourth question here, all of them in full.
  const byWords = new Map(
    questions.flatMap((text, at) => {
      if (at % Math.round(40 / runs(40)) > 0) return [];
      const words = tagsOf(readQuestion(text, { direct: true }));
      return [[JSON.stringify(words), words] as const];
    }),
  );
  const read = [...byWords.values()];
  const idsOf = ({ of }: typeof features.intents) =>
    read.map((words) =>
      of(words)
        .map(({ intent }) => intent.id)
        .join(),
    );
  const before = idsOf(features.intents);
  fc.assert(
    fc.property(fc.shuffledSubarray([...all], { minLength: all.length }), (shuffled) => {
      expect(idsOf(createIntents(shuffled))).toEqual(before);
    }),
    // Turned round, each pair stands in the other order.
    { numRuns: 2, examples: [[all.toReversed()]] },
  );
});

test('the intent that hears most of the words is the likeliest, and what may be a name costs nothing', () => {
  const read = (): undefined => undefined;
  const { of } = createIntents([
    { id: 'a', hears: 'x.one', claim: 'card', read },
    { id: 'b', hears: 'x', claim: 'card', read },
    { id: 'c', hears: 'y', claim: 'card', subject: 'name', read },
  ]);
  const word = (tag: string) => ({ word: tag, tags: [tag], worth: 1 });
  const idsOf = (...tags: string[]) => of(tags.map(word)).map(({ intent }) => intent.id);
  expect(idsOf('x.one', 'x.two')).toEqual(['b', 'a', 'c']);
  expect(idsOf('z.one')).toEqual(['c', 'a', 'b']);
  expect(of([word('x.one'), word('z.one')])[0]?.left).toEqual(['z.one']);
});

test('what is explained is what is answered', async () => {
  const features = await featuresOver(createMemoryStore());
  for (const text of questions.filter((_, at) => at % 40 === 0)) {
    const question = await features.withNamedCodes(readQuestion(text, { direct: true }), { ...PLACE });
    const { words, considered, ask } = await explain(features, question, { ...PLACE });
    const answered = await askedBy(text, features, { ...PLACE }).catch(() => undefined);
    expect([ask?.feature, ask?.request], text).toEqual([answered?.feature, answered?.request]);
    expect(words.map(({ word }) => word)).toEqual(question.words);
    expect(considered.map(({ intent }) => intent.id).toSorted()).toEqual(
      features.intents.all.map(({ id }) => id).toSorted(),
    );
  }
});

test('no question makes the reader of an intent fail but by what it refuses', {
  tags: 'property',
}, async () => {
  const { intents, conversationFor } = await featuresOver(createMemoryStore());
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(...new Set(questions.flatMap((text) => text.split(' ')))),
    fc.constantFrom('12345', 'TX00EY23-3015', 'TX00EY23', '"', '<', '>', '|'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 20 }), fc.boolean(), async (pieces, direct) => {
      const question = readQuestion(pieces.join(' '), { direct });
      for (const { read } of intents.all)
        await read(question, conversationFor(question, { ...PLACE })).catch((error: unknown) =>
          expect(error).toBeInstanceOf(InvalidRequest),
        );
    }),
    { numRuns: runs(300) },
  );
});
