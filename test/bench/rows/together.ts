import { startChild } from '../child.ts';
import type { Outside } from '../outside.ts';
import { exactly, type Section } from '../report.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { LookUps } from '../study.ts';
import type { Row } from './row.ts';

const LOOK_UPS = 1000;
const UPSTREAM_MS = 50;
/** Rounds that are not counted: a process that has run for a while has compiled what it does. */
const WARM_UPS = 10;

/** A thousand look-ups at once: of one course, and of a thousand. */
export const together: Row = {
  name: 'together',
  about: '1000 simultaneous look-ups: upstream calls, and the time beside one by one',
  measure: async ({ rounds }): Promise<Section> => {
    const outside = await startChild<Outside>('outside.ts');
    const start = () => startChild('study.ts', { env: { STUDY_URL: outside.ready.studyUrl } });
    // A process each, so that none collects another's garbage.
    const studies = {
      one: await start(),
      distinct: await start(),
      'one by one': await start(),
      'searches alone': await start(),
    } satisfies Record<LookUps['how'], unknown>;
    try {
      await outside.ask('delay', UPSTREAM_MS);
      const time = async (how: LookUps['how'], from: number) => {
        await outside.ask('calls');
        const about: LookUps = { how, count: LOOK_UPS, from };
        const ms = await studies[how].ask<number>('lookUps', about);
        return { ms, calls: await outside.ask<number>('calls') };
      };
      const one = await time('one', 0);
      await time('one by one', 0);
      for (let round = 0; round < WARM_UPS; round += 1) {
        await time('distinct', 0);
        await time('searches alone', 0);
      }
      const [posts, ours, alone]: [number[], number[], number[]] = [[], [], []];
      const [byOne, again]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        const from = (round + 1) * LOOK_UPS;
        const distinct = await time('distinct', from);
        posts.push(distinct.calls);
        ours.push(distinct.ms);
        alone.push((await time('searches alone', from)).ms);
        byOne.push((await time('one by one', from)).ms);
        again.push((await time('one by one', from)).ms);
      }
      const wall = `${spreadOf(ours).median.toFixed(0)} ms beside ${spreadOf(byOne).median.toFixed(0)} ms`;
      return {
        title: `${LOOK_UPS} look-ups at once`,
        lines: [
          { what: 'of one code: upstream calls', ratio: exactly(one.calls), goal: { most: 1 } },
          { what: 'of distinct codes: upstream POSTs', ratio: spreadOf(posts), goal: { most: 12 } },
          {
            what: `of distinct codes, upstream ${UPSTREAM_MS} ms: wall ÷ one by one, 64 at once`,
            ratio: ratioOf(ours, byOne),
            goal: { most: 0.1 },
            note: wall,
          },
          {
            what: 'as many searches by axios alone, of which nothing is made ÷ one by one',
            ratio: ratioOf(alone, byOne),
            note: `${spreadOf(alone).median.toFixed(0)} ms`,
          },
        ],
        nulls: [{ what: 'one by one ÷ itself', ratio: ratioOf(again, byOne) }],
      };
    } finally {
      await Promise.all(Object.values(studies).map((study) => study.stop()));
      await outside.stop();
    }
  },
};
