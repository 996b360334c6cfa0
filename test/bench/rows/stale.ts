import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../child.ts';
import type { Outside } from '../outside.ts';
import { type Contender, detailsOf, named, rounds, throughputRatio, warmUp } from '../rounds.ts';
import { onStage } from '../stage.ts';
import { ratioOf } from '../statistics.ts';
import type { Row } from './row.ts';

const CONCURRENCY = 16;

/** The upstream is dead and everything is old: answers must come as fast as fresh ones. */
export const stale: Row = {
  name: 'stale',
  about: 'p99 where the upstream is dead and everything stale, beside fresh answers',
  measure: (effort) =>
    onStage(async (stage) => {
      const dying = await startChild<Outside>('outside.ts');
      const hot = { traffic: 'hot', until: 'card in ack' } as const;
      const contenders: Contender[] = [
        { name: 'fresh', server: await stage.coursebell(), ...hot },
        { name: 'fresh again', server: await stage.coursebell(), ...hot },
        {
          name: 'stale',
          server: await stage.coursebell(
            { STUDY_CACHE_FRESH_SECONDS: '1' },
            { studyUrl: dying.ready.studyUrl },
          ),
          ...hot,
        },
      ];
      for (const contender of contenders) await warmUp(stage, contender, effort.warmUpMs);
      await dying.ask('die');
      await sleep(1_500);
      // The first requests find out that the upstream is dead.
      for (const contender of contenders) await warmUp(stage, contender, 500);
      const results = await rounds(stage, contenders, CONCURRENCY, effort);
      await dying.stop();
      const p99 = (name: string) => named(results, name).p99;
      return {
        title: 'The upstream is dead and everything stale',
        lines: [
          { what: 'p99: stale ÷ fresh', ratio: ratioOf(p99('stale'), p99('fresh')), goal: { most: 1.2 } },
          { what: 'throughput: stale ÷ fresh', ...throughputRatio(results, 'stale', 'fresh') },
        ],
        nulls: [{ what: 'p99: fresh ÷ itself', ratio: ratioOf(p99('fresh again'), p99('fresh')) }],
        details: detailsOf(`at ${CONCURRENCY}`, results),
      };
    }),
};
