import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../../src/store/open.ts';
import type { Facts } from '../../../src/store/store.ts';
import { inOne, readCourses, workspaceOf } from '../follows.ts';
import { userOf, WORKSPACE } from '../persons.ts';
import { cpuOf, residentOf } from '../process-usage.ts';
import { exactly } from '../report.ts';
import { IMAGE_ENV, IMAGE_FLAGS, onStage } from '../stage.ts';
import { makeBundle, type Started, startProcess } from '../started.ts';
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
  about: 'ten minutes of a university: memory, CPU, the p99 of the ack and the worst one',
  measure: ({ ms }) =>
    onStage(async ({ outside, load }) => {
      const took = ms >= 1000 ? MINUTES * 60_000 : 30_000;
      const file = await makeBundle();
      await outside.ask('delay', UPSTREAM_MS);
      const server = await startProcess({
        ...{
          file,
          flags: IMAGE_FLAGS,
          env: { ...IMAGE_ENV, STUDY_API_EXTRAS: 'reservations' },
          outside: outside.ready,
        },
        fill: (dataDir) => fill(dataDir, outside.ready.studyUrl),
      });
      const memory: number[] = [];
      const stop = new AbortController();
      const watching = watch(server, memory, stop.signal);
      const before = await cpuOf(server.pid);
      const began = performance.now();
      const { all, times, firstMinute, odd } = await load({
        ...{ port: server.port, traffic: 'university', until: 'ack', concurrency: 32 },
        ...{ ms: took, from: 0, pace: PER_SECOND },
      });
      const passed = performance.now() - began;
      const cpu = (await cpuOf(server.pid)) - before;
      stop.abort();
      await watching;
      await server.end();
      return {
        title: 'A university in a small container',
        lines: [
          { what: 'most RSS, in MB', ratio: exactly(Math.max(...memory) / MB), goal: { most: 160 } },
          {
            what: 'CPU, as a part of one core',
            ratio: exactly((cpu * 1000) / passed),
            goal: { most: 0.25 },
          },
          { what: 'p99 of the ack, in ms', ratio: exactly(quantile(times, 0.99)), goal: { most: 150 } },
          {
            what: 'p99 of the ack in the first minute, in ms',
            ratio: exactly(quantile(firstMinute, 0.99)),
          },
          { what: 'the worst ack, in ms', ratio: exactly(times.at(-1) ?? 0), goal: { most: 500 } },
          {
            what: 'the worst ack of the first minute, in ms',
            ratio: exactly(firstMinute.at(-1) ?? 0),
            goal: { most: 500 },
          },
        ],
        nulls: [],
        notes: [`${all} requests in ${(passed / 1000).toFixed(0)} s, ${odd} odd; ${FOLLOWS} follows`],
      };
    }),
};

async function watch({ pid }: Started, memory: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    memory.push(await residentOf(pid));
    await sleep(EVERY, undefined, { signal }).catch(() => undefined);
  }
}

/** A store in which persons of one workspace follow four courses each, as the study API tells them. */
async function fill(dataDir: string, studyUrl: string): Promise<void> {
  const now = Date.now();
  const store = await openStore({ dataDir, databaseUrl: undefined });
  const courses = await readCourses(studyUrl);
  await store.courses.put(courses);
  const told = (course: number): Facts => courses[course]?.facts as Facts;
  const { targets, follows } = workspaceOf(0, inOne(FOLLOWS), now, told);
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
