import type { Usage } from '../measured.ts';
import { exactly } from '../report.ts';
import { onStage, type ServerProcess } from '../stage.ts';
import { spreadOf } from '../statistics.ts';
import type { Row } from './row.ts';

const MINUTE = 60_000;
/** What is asked in a second of the fast clock's time by a university on a busy day. */
const ASKED_PER_SECOND = 10;
const WARM_UP_MINUTES = 15;
/** More courses than the cache holds: it grows to its bound, which is no leak. */
const FILLING = 8_000;
/** The clock stands at most so many minutes between two looks at the memory. */
const STEP_MINUTES = 5;
const STEPS = 12;
/** Fewer are asked where the machine does not keep up; then it was less than an hour's worth. */
const DUE = (WARM_UP_MINUTES + STEPS * STEP_MINUTES) * 60 * ASKED_PER_SECOND;

/**
 * An hour of mixed load with a clock that runs fast: answers grow old and are fetched anew, what is remembered for
 * minutes is let go of. Before it the cache is filled, and a quarter of an hour is for everything else.
 */
export const hour: Row = {
  name: 'hour',
  about: '60 minutes of mixed load by a clock that runs fast: memory at the end beside after the warm-up',
  measure: ({ ms }) =>
    onStage(async (stage) => {
      const speed = ms >= 1000 ? 45 : 120;
      const epoch = Date.now();
      const server = await stage.coursebell(
        { SPEED: String(speed), EPOCH: String(epoch) },
        { collects: true },
      );
      let from = 0;
      let asked = 0;
      let odd = 0;
      const pass = async (minutes: number): Promise<void> => {
        const loaded = await stage.load({
          ...{
            port: server.ready.port,
            traffic: 'mixed',
            until: 'card',
            concurrency: 16,
            from,
            speed,
            epoch,
          },
          ...{ ms: (minutes * MINUTE) / speed, pace: ASKED_PER_SECOND * speed },
        });
        asked += loaded.all;
        from += loaded.all + 64;
        odd += loaded.odd;
      };
      while (from < FILLING) {
        const filling = { traffic: 'cold', until: 'card later', concurrency: 64, ms: 500 } as const;
        const { all } = await stage.load({ port: server.ready.port, ...filling, from, speed, epoch });
        from += all + 64;
      }
      await pass(WARM_UP_MINUTES);
      const before = await settled(server);
      const again = await settled(server);
      const steps: Usage[] = [];
      for (let step = 0; step < STEPS; step += 1) {
        await pass(STEP_MINUTES);
        steps.push(await settled(server));
      }
      const end = steps.at(-1) ?? before;
      const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
      const path = (of: (usage: Usage) => number) =>
        [before, ...steps].map((usage) => mb(of(usage))).join(' ');
      return {
        title: '60 minutes of mixed load, compressed',
        lines: [
          {
            what: 'RSS at the end ÷ after the warm-up',
            ratio: exactly(end.rss / before.rss),
            goal: { most: 1.1 },
          },
          {
            what: 'heap at the end ÷ after the warm-up',
            ratio: exactly(end.heap / before.heap),
            goal: { most: 1.1 },
          },
          {
            what: 'heap: the last quarter of an hour ÷ the one before',
            ratio: exactly(mean(steps.slice(-3)) / mean(steps.slice(-6, -3))),
          },
        ],
        nulls: [
          { what: 'RSS after the warm-up ÷ itself, looked at twice', ratio: exactly(again.rss / before.rss) },
          { what: 'heap after the warm-up ÷ itself', ratio: exactly(again.heap / before.heap) },
        ],
        notes: [
          `${asked} requests of ${DUE} due, ${odd} odd; MB every ${STEP_MINUTES} minutes, collected: heap ${path(({ heap }) => heap)}; RSS ${path(({ rss }) => rss)}`,
        ],
      };
    }),
};

const settled = (server: ServerProcess): Promise<Usage> => server.ask('settled');
const mean = (steps: readonly Usage[]): number => spreadOf(steps.map(({ heap }) => heap)).median;
