import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../../src/store/open.ts';
import { coursesOf, inOne, workspaceOf } from '../follows.ts';
import { userOf, WORKSPACE } from '../persons.ts';
import { exactly } from '../report.ts';
import { onStage, type ServerProcess, usageOf } from '../stage.ts';
import { quantile } from '../statistics.ts';
import type { Row } from './row.ts';

/** Requests a second in the busiest minute of a university. */
const PER_SECOND = 12.5;
const MINUTES = 10;
const UPSTREAM_MS = 50;
const FOLLOWS = 30_000;
const EVERY = 2_000;
const MB = 2 ** 20;

/**
 * A university in a small container: questions and commands, a tenth of them for something that is not in the cache,
 * while reminders of 30,000 follows are planned. With `--quick` half a minute of it.
 */
export const university: Row = {
  name: 'university',
  about: 'ten minutes of a university: memory, CPU and the p99 of the ack',
  measure: ({ ms }) =>
    onStage(async (stage) => {
      const took = ms >= 1000 ? MINUTES * 60_000 : 30_000;
      await stage.outside.ask('delay', UPSTREAM_MS);
      const server = await stage.coursebell({}, { fill });
      const memory: number[] = [];
      const stop = new AbortController();
      const watching = watch(server, memory, stop.signal);
      const before = await usageOf(server);
      const began = performance.now();
      const { all, times, odd } = await stage.load({
        ...{ port: server.ready.port, traffic: 'university', until: 'ack', concurrency: 32 },
        ...{ ms: took, from: 0, pace: PER_SECOND },
      });
      const passed = performance.now() - began;
      const after = await usageOf(server);
      stop.abort();
      await watching;
      const most = Math.max(...memory, after.rss) / MB;
      return {
        title: 'A university in a small container',
        lines: [
          { what: 'most RSS, in MB', ratio: exactly(most), goal: { most: 160 } },
          {
            what: 'CPU, as a part of one core',
            ratio: exactly((after.cpu - before.cpu) / 1000 / passed),
            goal: { most: 0.25 },
          },
          { what: 'p99 of the ack, in ms', ratio: exactly(quantile(times, 0.99)), goal: { most: 150 } },
        ],
        nulls: [],
        notes: [`${all} requests in ${(passed / 1000).toFixed(0)} s, ${odd} odd; ${FOLLOWS} follows`],
      };
    }),
};

async function watch(server: ServerProcess, memory: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    memory.push((await usageOf(server)).rss);
    await sleep(EVERY, undefined, { signal }).catch(() => undefined);
  }
}

/** A store in which persons of one workspace follow four courses each, as they were read a moment ago. */
async function fill(dataDir: string): Promise<void> {
  const now = Date.now();
  const store = await openStore({ dataDir, databaseUrl: undefined });
  await store.courses.put(coursesOf(now));
  const { targets, follows } = workspaceOf(0, inOne(FOLLOWS), now);
  const mine = Map.groupBy(follows, ({ target }) => target);
  for (const [at, target] of targets.entries()) {
    const user = userOf(at);
    const own = (mine.get(target.target) ?? []).map((follow) => ({
      ...follow,
      workspace: WORKSPACE,
      target: user,
    }));
    await store.follows.add(
      { ...target, workspace: WORKSPACE, target: user, kind: 'person', conversation: `D${user}` },
      own,
      100,
    );
  }
  await store.close();
}
