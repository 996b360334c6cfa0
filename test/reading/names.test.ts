/** Names in a text: what stands around them tells them, also where no example has a word of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learnNames, nameTaggerOf, partsOfText } from '../../src/reading/names.ts';
import { runs } from '../fixtures/runs.ts';

const OF_WORDS = {
  meanings: () => [],
  uses: (word: string) =>
    /^(?:when|does|start|is|there|a|course|about|please|who|teaches)$/.test(word) ? 20 : 0,
};
const EXAMPLES = [
  'when does [chemistry] start',
  'when does [oil painting] start please',
  'is there a course about [bees]',
  'is there a course about [data structures] please',
  'who teaches [dance]',
  'who teaches [organic chemistry] please',
  'when does the course start',
  'is there a course please',
  'who teaches',
];
const namesIn = async (text: string, examples: readonly string[] = EXAMPLES) => {
  const parts = partsOfText(text).map((one) => one.text);
  const tags = nameTaggerOf(await learnNames(examples, OF_WORDS), OF_WORDS)(parts);
  return parts.filter((_, at) => tags[at]).join(' ');
};

describe('a name is told', () => {
  test.each([
    ['when does falconry start', 'falconry'],
    ['is there a course about glaciers', 'glaciers'],
    ['who teaches quantum weaving', 'quantum weaving'],
    ['when does the course start', ''],
    ['', ''],
    ['?!', ''],
  ])('%s', async (text, name) => {
    expect(await namesIn(text)).toBe(name);
  });
});

test('the order of examples changes nothing', { tags: 'property' }, async () => {
  const before = await learnNames(EXAMPLES, OF_WORDS);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(EXAMPLES, { minLength: EXAMPLES.length }), async (shuffled) => {
      expect((await learnNames(shuffled, OF_WORDS)).weights).toEqual(before.weights);
    }),
    { numRuns: runs(20) },
  );
});

test('signs and marks are of no name, in any text', { tags: 'property' }, async () => {
  const tagger = nameTaggerOf(await learnNames(EXAMPLES, OF_WORDS), OF_WORDS);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const parts = partsOfText(`${text} {} when does {unit} start?`).map((one) => one.text);
      const tags = tagger(parts);
      expect(tags).toHaveLength(parts.length);
      for (const [at, part] of parts.entries()) if (/^[{?.!,:;]/.test(part)) expect(tags[at]).toBe(false);
    }),
    { numRuns: runs(200) },
  );
});
