import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRaw, type Raw, rawOf, textOf } from '../../src/study-client/raw-json.ts';
import { rawIn } from './json.ts';

const unit = fc.oneof(
  fc.constantFrom('ä', 'å', '–', '’', '漢', '😀', '\u0000', '\u0080', '\u00FF', '\\', '"', 'u00e4', '\uD800'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const texts = fc.array(unit, { maxLength: 8 }).map((parts) => parts.join(''));
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    texts,
    fc.constantFrom(null, true, 0, -1.5, 1e300),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('name', 'fi', '__proto__', ''), tie('value')),
  ),
}));

/** The value with `change` made to each of its texts. */
const withTexts = (value: unknown, change: (text: string) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? change(one) : one));
const read = (bytes: Buffer) => withTexts(parseRaw(rawIn(bytes)), (raw) => textOf(raw as unknown as Raw));
const escaped = (json: string) =>
  json.replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

test.each<[string, (json: string) => string]>([
  ['as they are', (json) => json],
  ['as escapes', escaped],
  ['in part as escapes', (json) => json.replaceAll('ä', '\\u00e4').replaceAll('😀', '\\uD83D\\uDE00')],
  ['behind a byte-order mark', (json) => `\uFEFF${json}`],
  ['as escapes behind a byte-order mark', (json) => `\uFEFF${escaped(json)}`],
])('texts come out as they went in, %s', (_, written) => {
  fc.assert(
    fc.property(values, (value) => {
      const bytes = Buffer.from(written(JSON.stringify(value)));
      expect(read(bytes)).toEqual(withTexts(value, (text) => text.toWellFormed()));
    }),
    { numRuns: 500 },
  );
});

test('what is no JSON as text is none as bytes, and the other way round', () => {
  const parts = ['{', '}', '[', ']', '"', ':', ',', 'ä', '–', '\\', '\\u00e4', '\\n', '1', ' ', '\uFEFF'];
  const bodies = fc.array(fc.constantFrom(...parts, '"name"', '""', '"\\u00e4"'), { maxLength: 9 });
  const failureOf = (parse: () => unknown): string | undefined => {
    try {
      parse();
      return undefined;
    } catch (error) {
      return (error as Error).name;
    }
  };
  fc.assert(
    fc.property(bodies, (all) => {
      const text = all.join('');
      const plain = failureOf(() => JSON.parse(text.replace(/^\uFEFF/, '')));
      expect(failureOf(() => parseRaw(rawOf(text)))).toBe(plain);
    }),
    { numRuns: 5000 },
  );
});

test.each(['', '"\\u00e4",', '"C:\\\\users",'])('JSON of any depth is read, behind %j', (before) => {
  const [depth, deep] = [100_000, '['.repeat(100_000) + ']'.repeat(100_000)];
  let level = (parseRaw(rawOf(`[${before}${deep}]`)) as unknown[]).at(-1);
  let levels = 0;
  while (Array.isArray(level)) {
    level = level[0];
    levels += 1;
  }
  expect(levels).toBe(depth);
});

test('what looks like an escape behind an escaped backslash is text', () => {
  const json = '{"a":"\\\\u00e4","b":"\\\\\\u00e4","c":"\\u005cu00e4","d":"\\u0022"}';
  expect(read(Buffer.from(json))).toEqual({ a: '\\u00e4', b: '\\ä', c: '\\u00e4', d: '"' });
});

test('bytes that are not UTF-8 are told as such, and spoil only the text that they stand in', () => {
  const bytes = Buffer.concat([Buffer.from('{"a":"x'), Buffer.of(0xe4), Buffer.from('y","b":"ä"}')]);
  expect(read(bytes)).toEqual({ a: 'x\uFFFDy', b: 'ä' });
});

test('a text is as long as its bytes', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(rawOf(text).length).toBe(Buffer.byteLength(text));
    }),
  );
});
