import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exactly, table } from '../report.ts';
import { onStage } from '../stage.ts';
import type { Row } from './row.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Milliseconds after which one request has surely been answered and logged. */
const ANSWERED = 1_000;

interface Entered {
  readonly url: string;
  readonly entered: number;
}

/** The source files that one uncached `/course CODE` enters, by V8's own coverage. */
export const files: Row = {
  name: 'files',
  about: 'the source files that one uncached /course enters',
  measure: () =>
    onStage(async (stage) => {
      const server = await stage.coursebell({}, { checkout: ROOT });
      const run = { port: server.ready.port, traffic: 'cold', until: 'card later', concurrency: 1 } as const;
      // The first request of a process loads what the later ones use.
      await stage.load({ ...run, ms: 1_000, from: 1 });
      await sleep(ANSWERED);
      await server.ask('cover');
      await stage.load({ ...run, ms: 5, from: 5_000_000 });
      await sleep(ANSWERED);
      const all = await server.ask<readonly Entered[]>('covered');
      const ours = all
        .filter(({ url, entered }) => url.startsWith('file:') && entered > 0)
        .map(({ url, entered }) => ({ path: relative(ROOT, fileURLToPath(url)), entered }))
        .filter(({ path }) => path.startsWith('src/'))
        .sort((one, other) => one.path.localeCompare(other.path));
      const functions = ours.reduce((sum, { entered }) => sum + entered, 0);
      return {
        title: 'One uncached /course',
        lines: [
          {
            what: 'files entered',
            ratio: exactly(ours.length),
            goal: { most: 50 },
            note: `${functions} functions`,
          },
        ],
        nulls: [],
        notes: [
          '',
          table([['file', 'functions'], ...ours.map(({ path, entered }) => [path, String(entered)])]),
        ],
      };
    }),
};
