import { startChild } from '../child.ts';
import type { Outside } from '../outside.ts';
import { exactly, type Section } from '../report.ts';
import { ratioOf, spreadOf } from '../statistics.ts';
import type { LookUps } from '../study.ts';
import type { Row } from './row.ts';

const LOOK_UPS = 1000;
const UPSTREAM_MS = 50;
/** Rounds that are not counted: a process that has run for a while has compiled what it does. */
const WARM_UPS = 60;
/** Of what takes a second each. It has made a thousand calls in a round, so fewer rounds do. */
const SLOW_WARM_UPS = 8;

type Timed = Record<'distinct' | 'alone' | 'byOne' | 'posts' | 'again', { ms: number; calls: number }>[];

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
      posts: await start(),
      'searches alone': await start(),
    } satisfies Record<LookUps['how'], unknown>;
    let from = 0;
    try {
      await outside.ask('delay', UPSTREAM_MS);
      const time = async (how: LookUps['how']) => {
        await outside.ask('calls');
        from += LOOK_UPS;
        const ms = await studies[how].ask<number>('lookUps', { how, count: LOOK_UPS, from });
        return { ms, calls: await outside.ask<number>('calls') };
      };
      const one = await time('one');
      for (let round = 0; round < SLOW_WARM_UPS; round += 1) {
        await time('one by one');
        await time('posts');
      }
      for (let round = 0; round < WARM_UPS; round += 1) {
        await time('distinct');
        await time('searches alone');
      }
      const all: Timed = [];
      for (let round = 0; round < rounds; round += 1) {
        all.push({
          distinct: await time('distinct'),
          alone: await time('searches alone'),
          byOne: await time('one by one'),
          posts: await time('posts'),
          again: await time('one by one'),
        });
      }
      return section(one.calls, all);
    } finally {
      await Promise.all(Object.values(studies).map((study) => study.stop()));
      await outside.stop();
    }
  },
};

function section(callsOfOne: number, all: Timed): Section {
  const ms = (what: keyof Timed[number]) => all.map((round) => round[what].ms);
  const told = (what: keyof Timed[number]) => `${spreadOf(ms(what)).median.toFixed(0)} ms`;
  const distinct = `of distinct codes, upstream ${UPSTREAM_MS} ms: wall`;
  return {
    title: `${LOOK_UPS} look-ups at once`,
    lines: [
      { what: 'of one code: upstream calls', ratio: exactly(callsOfOne), goal: { most: 1 } },
      {
        what: 'of distinct codes: upstream POSTs',
        ratio: spreadOf(all.map((round) => round.distinct.calls)),
        goal: { most: 12 },
      },
      {
        what: `${distinct} ÷ look-ups one by one, 64 at once`,
        ratio: ratioOf(ms('distinct'), ms('byOne')),
        goal: { most: 0.1 },
        note: `${told('distinct')} beside ${told('byOne')}`,
      },
      {
        what: `${distinct} ÷ as many posts by axios alone, of which nothing is made`,
        ratio: ratioOf(ms('distinct'), ms('posts')),
        note: told('posts'),
      },
      {
        what: 'as many searches by axios alone ÷ look-ups one by one',
        ratio: ratioOf(ms('alone'), ms('byOne')),
        note: told('alone'),
      },
    ],
    nulls: [{ what: 'one by one ÷ itself', ratio: ratioOf(ms('again'), ms('byOne')) }],
  };
}
