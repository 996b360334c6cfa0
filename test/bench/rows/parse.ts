import { startChild } from '../child.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { Reading } from '../study.ts';
import type { Row } from './row.ts';

const ROWS = 100;
const TIMES = 20;

/**
 * Reading a search's answer from its bytes: JSON and tolerant validation, and our model, each beside the JSON alone.
 * That begins with the same bytes; or, by the letter of "`JSON.parse` alone", with a text that somebody else has decoded.
 */
export const parse: Row = {
  name: 'parse',
  about: 'parse and tolerant validation of 100 realizations, beside JSON.parse alone',
  measure: async ({ rounds }) => {
    const study = await startChild('study.ts');
    try {
      const time = (how: Reading['how']) =>
        study.ask<number>('reading', { how, rows: ROWS, times: TIMES } satisfies Reading);
      for (let round = 0; round < 3; round += 1) await time('model');
      const [checked, model, text]: [number[], number[], number[]] = [[], [], []];
      const [alone, again]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds * 3; round += 1) {
        checked.push(await time('check'));
        model.push(await time('model'));
        text.push(await time('parse text'));
        alone.push(await time('parse'));
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
            what: 'the same ÷ JSON.parse alone, of a text that is decoded already',
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
      await study.stop();
    }
  },
};
