import { startChild } from '../child.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { Reading } from '../study.ts';
import type { Row } from './row.ts';

const ROWS = 100;
const TIMES = 20;
/** Rounds that are not counted: by then what runs is compiled, and the young generation has grown to its size. */
const WARM_UPS = 50;

/**
 * Reading a search's answer from its bytes: JSON and tolerant validation, and our model, each beside the JSON alone. That
 * begins with the bytes, too, and once with their text, which ours has no need of.
 */
export const parse: Row = {
  name: 'parse',
  about: 'parse and tolerant validation of 100 realizations, beside JSON.parse alone',
  measure: async ({ rounds }) => {
    const start = () => startChild('study.ts');
    // A process each, so that none collects another's garbage.
    const studies = {
      parse: await start(),
      'parse text': await start(),
      check: await start(),
      model: await start(),
    } satisfies Record<Reading['how'], unknown>;
    try {
      const time = (how: Reading['how']) =>
        studies[how].ask<number>('reading', { how, rows: ROWS, times: TIMES } satisfies Reading);
      const hows = Object.keys(studies) as Reading['how'][];
      for (let round = 0; round < WARM_UPS; round += 1) for (const how of hows) await time(how);
      const [checked, model, text]: [number[], number[], number[]] = [[], [], []];
      const [alone, again]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds * 3; round += 1) {
        checked.push(await time('check'));
        text.push(await time('parse text'));
        alone.push(await time('parse'));
        model.push(await time('model'));
        again.push(await time('parse'));
      }
      const each = (ms: readonly number[]) => `${(spreadOf(ms).median / TIMES).toFixed(2)} ms`;
      return {
        title: `A search answer of ${ROWS} realizations`,
        lines: [
          {
            what: 'parse and validation ÷ decoding and JSON.parse',
            ratio: ratioOf(checked, alone),
            goal: { most: 1.3 },
            note: `${each(checked)} beside ${each(alone)}`,
          },
          {
            what: 'the same ÷ JSON.parse alone, of a text that is at hand',
            ratio: ratioOf(checked, text),
            goal: { most: 1.3 },
            note: `${each(checked)} beside ${each(text)}`,
          },
          {
            what: 'parse, validation and the model of every row ÷ decoding and JSON.parse',
            ratio: ratioOf(model, alone),
            note: `${each(model)} beside ${each(alone)}`,
          },
        ],
        nulls: [{ what: 'decoding and JSON.parse ÷ itself', ratio: ratioOf(again, alone) }],
      };
    } finally {
      await Promise.all(Object.values(studies).map((study) => study.stop()));
    }
  },
};
