import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REALIZATION_TEXTS } from '../../src/study-client/model.ts';
import { carrying, type Packed, packClean, packRaw } from '../../src/study-client/packed-texts.ts';
import { rawOf } from '../../src/study-client/raw-json.ts';
import { weightOf } from '../../src/study-client/weight.ts';
import { cleanText, RAW_MOST, TEXT_MOST } from '../../src/study-client/wire-text.ts';
import { eventually } from '../fixtures/patience.ts';

const raws = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '<p></p>', '\uFEFFText', 'A – B\r\n-C', '漢字 &amp; 😀'),
  ),
  { minLength: REALIZATION_TEXTS.length, maxLength: REALIZATION_TEXTS.length },
);

/** The bytes of a pack, when it has been packed. */
const bytesOf = (pack: Packed): Promise<Uint8Array> =>
  eventually(() => {
    if (!(pack.kept instanceof Uint8Array)) throw new Error('not packed yet');
    return pack.kept;
  });

/** What is told of texts that came as `all`, where they are cleaned at once. */
function cleaned(all: readonly string[]): object {
  const told = REALIZATION_TEXTS.map((field, at) => [field, cleanText(all[at] ?? '')] as const);
  return Object.fromEntries(told.filter(([, text]) => text !== ''));
}

test('texts are read as they would have been cleaned at once, however often', () => {
  fc.assert(
    fc.property(raws, (all) => {
      // A NUL is no text: it is left out before, and not after, the rest is cleaned.
      const texts = all.map((text) => text.replaceAll('\u0000', ''));
      const model = carrying({ name: 'A' }, packRaw(REALIZATION_TEXTS, texts.map(rawOf)));
      expect(model.texts).toEqual(cleaned(texts));
      expect(model.texts).toEqual(model.texts);
      expect(model.textLanguages).toBeUndefined();
    }),
  );
});

test('a NUL within a text ends nothing', () => {
  const model = carrying({}, packRaw(['content', 'objective'], ['a\u0000b', 'c\u0000'].map(rawOf)));
  expect(model.texts).toEqual({ content: 'ab', objective: 'c' });
  expect(carrying({}, packRaw(['content'], [rawOf('\u0000bä')])).texts).toEqual({ content: 'bä' });
});

test('no more is kept than the texts and what stands between them', async () => {
  const all = [packRaw(['content', 'objective'], ['a'.repeat(100), 'bä'].map(rawOf)), packRaw([], [])];
  const kept = await Promise.all(all.map(bytesOf));
  expect(kept.map((bytes) => [bytes.byteLength, bytes.buffer.byteLength])).toEqual([
    [100 + 1 + 3, 100 + 1 + 3],
    [0, 0],
  ]);
});

test('a model tells the same before its texts are packed and after, and weighs no more', async () => {
  const packs = fc.sample(raws, 2500).map((all) => packRaw(REALIZATION_TEXTS, all.map(rawOf)));
  const models = packs.map((pack) => carrying({}, pack));
  const before = models.map((model) => ({ texts: model.texts, weight: weightOf(model) }));
  const bytes = await Promise.all(packs.map(bytesOf));
  expect(models.map(({ texts }) => texts)).toEqual(before.map(({ texts }) => texts));
  const grown = models.filter((model, at) => weightOf(model) > (before[at]?.weight ?? 0));
  expect(grown).toEqual([]);
  for (const [at, model] of models.entries())
    expect(weightOf(model)).toBeGreaterThan(2 * (bytes[at]?.byteLength ?? Number.NaN));
});

test('texts of any length together are read as they came', () => {
  const letter = fc.constantFrom('x', 'ä', '–', '😀');
  const text = fc.tuple(letter, fc.integer({ min: 0, max: 30_000 })).map(([one, times]) => one.repeat(times));
  fc.assert(
    fc.property(fc.tuple(text, text, text), ([content, objective, exams]) => {
      const { texts } = carrying(
        {},
        packRaw(['content', 'objective', 'exams'], [content, objective, exams].map(rawOf)),
      );
      const told = { content, objective, exams };
      expect(texts).toEqual(Object.fromEntries(Object.entries(told).filter(([, one]) => one !== '')));
    }),
    { numRuns: 200 },
  );
});

test('of an endless text no more is kept than is looked at', () => {
  const model = carrying(
    {},
    packRaw(['content', 'objective'] as const, ['x'.repeat(4 * RAW_MOST), 'y'].map(rawOf)),
  );
  expect(weightOf(model)).toBeGreaterThan(RAW_MOST);
  expect(weightOf(model)).toBeLessThan(2 * RAW_MOST + 2000);
  expect(model.texts.content).toHaveLength(TEXT_MOST);
  expect(model.texts.objective).toBe('y');
});

test('an endless text is not cut within a letter', () => {
  for (const letter of ['ä', '–', '😀'])
    for (const before of ['', 'x', 'xy', 'xyz']) {
      const endless = rawOf(`${before}<b>${'</b>'.repeat(RAW_MOST / 4 - 8)}${letter.repeat(40)}`);
      const { texts } = carrying({}, packRaw(['content'] as const, [endless]));
      expect(texts.content?.replaceAll(letter, '')).toBe(before);
    }
});

test('what is clean is not cleaned again', () => {
  const told = { texts: { content: '&lt;', objective: '–' }, textLanguages: { content: 'sv' } } as const;
  const model = carrying({}, packClean(told));
  expect(model).toEqual(told);
});

test('a copy of a model has the texts, and so has what is made of it as JSON', () => {
  const model = carrying({ name: 'A' }, packRaw(['content'], [rawOf('-b')]));
  const plain = { name: 'A', texts: { content: '• b' } };
  expect({ ...model }).toEqual(plain);
  expect(JSON.parse(JSON.stringify(model))).toEqual(plain);
});

test('a value weighs at least what its texts do, packed or not', () => {
  const plain = fc.record({ name: fc.string(), groups: fc.array(fc.record({ name: fc.string() })) });
  fc.assert(
    fc.property(plain, raws, (value, all) => {
      const lines = [value.name, ...value.groups.map(({ name }) => name)].join('');
      expect(weightOf(value)).toBeGreaterThan(2 * lines.length);
      const packed = weightOf(carrying({ ...value }, packRaw(REALIZATION_TEXTS, all.map(rawOf))));
      const bytes = all.reduce((sum, text) => sum + Buffer.byteLength(text.replaceAll('\u0000', '')), 0);
      expect(packed).toBeGreaterThan(weightOf(value) + bytes);
    }),
  );
});
