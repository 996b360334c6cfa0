import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFingerprints, printOf } from '../../src/primitives/memory.ts';
import { runs } from '../fixtures/runs.ts';

const MOST = 40;
const text = fc.oneof(fc.nat({ max: 12 }).map(String), fc.string({ maxLength: 6 }), fc.constant(''));
const act = fc.record({ does: fc.constantFrom('add', 'has', 'delete'), text });

test('holds what a set of texts would hold, after any additions, questions and deletions', () => {
  const property = fc.property(fc.array(act, { maxLength: MOST }), (acts) => {
    const prints = createFingerprints(MOST);
    const texts = new Set<string>();
    for (const { does, text } of acts) {
      if (does === 'add') {
        expect(prints.add(printOf(text))).toBe(!texts.has(text));
        texts.add(text);
      } else if (does === 'delete') {
        prints.delete(printOf(text));
        texts.delete(text);
      }
      expect(prints.has(printOf(text))).toBe(texts.has(text));
    }
    for (const text of texts) expect(prints.has(printOf(text))).toBe(true);
  });
  fc.assert(property, { numRuns: runs(500) });
});

/** Ids as Slack makes them: long, and alike. */
const IDS = Array.from({ length: 200_000 }, (_, at) => `trigger ${8_400_000_000 + at}.2141.${at * 7}`);

test('tells every one of 200,000 ids that are nearly alike from all others, up to the last that it was made for', () => {
  const prints = createFingerprints(IDS.length);
  for (const id of IDS) expect(prints.add(printOf(id))).toBe(true);
  expect(prints.used).toBe(IDS.length);
  for (const id of IDS) if (!prints.has(printOf(id))) expect.fail(`${id} is not there`);
  for (const id of IDS) if (prints.has(printOf(`${id}0`))) expect.fail(`${id}0 is there`);
});

test('what was deleted is found no more, and what stands behind it still is', () => {
  const prints = createFingerprints(1000);
  const ids = IDS.slice(0, 1000);
  for (const id of ids) prints.add(printOf(id));
  const gone = new Set(ids.filter((_, at) => at % 3 === 0));
  for (const id of gone) prints.delete(printOf(id));
  for (const id of ids) expect(prints.has(printOf(id))).toBe(!gone.has(id));
});
