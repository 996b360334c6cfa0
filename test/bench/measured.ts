/** What every measured server tells of itself. */
import { writeFile } from 'node:fs/promises';
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
      /** After a full collection, where the process may collect. */
      settled: () => {
        globalThis.gc?.();
        globalThis.gc?.();
        return usageNow();
      },
      profile: async () => {
        session.connect();
        await session.post('Profiler.enable');
        await session.post('Profiler.setSamplingInterval', { interval: 200 });
        await session.post('Profiler.start');
      },
      profiled: async (file: string) => {
        const { profile } = await session.post('Profiler.stop');
        await writeFile(file, JSON.stringify(profile));
      },
    },
    end,
  );
}

function usageNow(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpu: user + system, rss, heap: heapUsed };
}
