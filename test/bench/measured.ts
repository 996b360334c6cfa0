/** What every measured server tells of itself. */
import { writeFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { answerParent } from './child.ts';

/** CPU in microseconds since the process began; memory in bytes. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

export interface Listening {
  readonly port: number;
}

/** Answers the benchmark's questions for a server that listens on `port`. */
export function measured(port: number, end: () => Promise<unknown>): void {
  const session = new Session();
  answerParent(
    { port } satisfies Listening,
    {
      usage: usageNow,
      profile: async () => {
        session.connect();
        await session.post('Profiler.enable');
        await session.post('Profiler.setSamplingInterval', { interval: 200 });
        await session.post('Profiler.start');
      },
      /** Counts calls of functions from now on. */
      cover: async () => {
        session.connect();
        await session.post('Profiler.enable');
        await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
        await session.post('Profiler.takePreciseCoverage');
      },
      /** The files that were entered since, by URL, with the number of their functions that were called. */
      covered: async () => {
        const { result } = await session.post('Profiler.takePreciseCoverage');
        return result.map(({ url, functions }) => ({ url, entered: functions.filter(isEntered).length }));
      },
      profiled: async (file: string) => {
        const { profile } = await session.post('Profiler.stop');
        await writeFile(file, JSON.stringify(profile));
      },
    },
    end,
  );
}

const isEntered = ({ ranges }: Profiler.FunctionCoverage): boolean => (ranges[0]?.count ?? 0) > 0;

function usageNow(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpu: user + system, rss, heap: heapUsed };
}
