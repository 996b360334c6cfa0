import { startChild } from '../child.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { Reading } from '../study.ts';
import type { Row } from './row.ts';

const ROWS = 100;
const TIMES = 20;

/**
 * Reading a search's answer: JSON and tolerant validation, and our model, each beside the JSON alone. Once both begin with the
 * bytes, and once both with what they make of these: ours with the bytes as characters, the other with the decoded text.
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
      const [checked, checkedText, model, text]: [number[], number[], number[], number[]] = [[], [], [], []];
      const [alone, again]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds * 3; round += 1) {
        checked.push(await time('check'));
        checkedText.push(await time('check text'));
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
            what: 'the same where the text is at hand ÷ JSON.parse alone',
            ratio: ratioOf(checkedText, text),
            goal: { most: 1.3 },
            note: `${each(checkedText)} beside ${each(text)}`,
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
