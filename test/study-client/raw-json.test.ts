import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRaw, type Raw, rawOf, textOf } from '../../src/study-client/raw-json.ts';

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
const read = (bytes: Buffer) => withTexts(parseRaw(bytes), (raw) => textOf(raw as unknown as Raw));
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

/** What was read, or the name of the error. */
function outcomeOf(parse: () => unknown): { readonly read?: unknown; readonly failure?: string } {
  try {
    return { read: parse() };
  } catch (error) {
    return { failure: (error as Error).name };
  }
}

test('what is no JSON as text is none as bytes, and the other way round', () => {
  const parts = ['{', '}', '[', ']', '"', ':', ',', 'ä', '–', '\\', '\\u00e4', '\\n', '1', ' ', '\uFEFF'];
  const bodies = fc.array(fc.constantFrom(...parts, '"name"', '""', '"\\u00e4"'), { maxLength: 9 });
  fc.assert(
    fc.property(bodies, (all) => {
      const text = all.join('');
      const plain = outcomeOf(() => JSON.parse(text.replace(/^\uFEFF/, '')));
      expect(outcomeOf(() => parseRaw(Buffer.from(text))).failure).toBe(plain.failure);
    }),
    { numRuns: 5000 },
  );
});

const rows = fc.array(fc.dictionary(fc.constantFrom('id', 'name', 'tags', 'ä"'), values, { maxKeys: 3 }), {
  maxLength: 8,
});
const around = fc.dictionary(fc.constantFrom('status', 'rows', 'late', '__proto__'), values, { maxKeys: 2 });
/** With space behind what opens and behind commas, in no text. */
const loosely = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|[{[,]/g, (one) => (one.startsWith('"') ? one : `${one}\n `));
/** Answers with a list, written tightly or loosely, and perhaps with a few bytes of it left out or repeated. */
const answers = fc
  .record({
    answer: fc
      .tuple(around, fc.constantFrom('rows', 'list', '__proto__'), rows, around)
      .map(([before, name, list, behind]) =>
        [before, { [name]: list }, behind]
          .map((one) => JSON.stringify(one).slice(1, -1))
          .filter((fields) => fields !== '')
          .join(','),
      ),
    isLoose: fc.boolean(),
    from: fc.nat(300),
    length: fc.integer({ min: -3, max: 3 }),
    isWhole: fc.boolean(),
  })
  .map(({ answer, isLoose, from, length, isWhole }) => {
    const json = isLoose ? loosely(`{${answer}}`) : `{${answer}}`;
    return isWhole ? json : json.slice(0, from) + json.slice(from + length);
  });

/** Whatever comes of a text parsed as one comes of it in parts. */
function expectSameInParts(text: string, partBytes: number): void {
  const bytes = Buffer.from(text);
  const inOne = outcomeOf(() => parseRaw(bytes, Number.POSITIVE_INFINITY));
  expect(outcomeOf(() => parseRaw(bytes, partBytes))).toStrictEqual(inOne);
}

test.each([
  ['a text that looks like a list behind an escaped quote', '{"a":"\\"","b":[],"c":"[{},1,2,3]","d":1}', 2],
  ['a text that closes what another has opened', '{"a":"{","b":[],"c":"}[{},1,2]","d":1}', 2],
  ['a row behind which no name comes', '{"a":[{},1234567890]}', 3],
  ['a list that only a text before it closes', '{"a":"],",":1,":[{},":"b","c":"d"}', 8],
  ['a seam that reaches beyond the list', '{"a":[{"b":1},",","],",{":":1},","c":2}', 9],
  ['a comma behind the last row', `{"a":[{"b":"${'c'.repeat(30)}"},],"d":2}`, 2],
  ['a text that is not closed', '{"a":[{},1"]}', 5],
])('is the same in parts as in one: %s', (_, json, partBytes) => {
  expectSameInParts(json, partBytes);
});

test('parsed in parts or as one, an answer is the same', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 60 }), (text, partBytes) => {
      expectSameInParts(text, partBytes);
    }),
    { numRuns: 5000 },
  );
});

test.each(['', '"\\u00e4",', '"C:\\\\users",'])('JSON of any depth is read, behind %j', (before) => {
  const [depth, deep] = [100_000, '['.repeat(100_000) + ']'.repeat(100_000)];
  let level = (parseRaw(Buffer.from(`[${before}${deep}]`)) as unknown[]).at(-1);
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
