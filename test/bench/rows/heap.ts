import { startChild } from '../child.ts';
import type { Outside } from '../outside.ts';
import { exactly } from '../report.ts';
import type { Held } from '../study.ts';
import type { Row } from './row.ts';

const REALIZATIONS = 4000;

/** What a realization in the cache takes of memory. */
export const heap: Row = {
  name: 'heap',
  about: 'memory that a realization in the cache holds, beside its parsed object and its JSON',
  measure: async () => {
    const outside = await startChild<Outside>('outside.ts');
    const held = async (how: 'parsed' | 'cached') => {
      const options = { env: { STUDY_URL: outside.ready.studyUrl }, execArgv: ['--expose-gc'] };
      const study = await startChild('study.ts', options);
      try {
        return await study.ask<Held & { json: number }>('held', { how, count: REALIZATIONS });
      } finally {
        await study.stop();
      }
    };
    try {
      const parsed = await held('parsed');
      const again = await held('parsed');
      const cached = await held('cached');
      const bytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
      const told = `${bytes(cached.heap)} beside ${bytes(parsed.heap)}`;
      return {
        title: `A realization in the cache, on average of ${REALIZATIONS}`,
        lines: [
          {
            what: 'heap held ÷ its parsed object’s',
            ratio: exactly(cached.heap / parsed.heap),
            goal: { most: 0.4 },
            note: told,
          },
          {
            what: 'heap and buffers ÷ bytes of its JSON',
            ratio: exactly(cached.all / cached.json),
            goal: { most: 1 },
            note: `${bytes(cached.all)} beside ${bytes(cached.json)}`,
          },
        ],
        nulls: [{ what: 'the parsed object’s heap ÷ itself', ratio: exactly(again.heap / parsed.heap) }],
      };
    } finally {
      await outside.stop();
    }
  },
};
