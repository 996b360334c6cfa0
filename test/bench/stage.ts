/** What a row is played on: the servers, the load and the world outside, each a process of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundled } from '../fixtures/bundled.ts';
import { type Child, startChild } from './child.ts';
import type { Loaded, Run } from './load.ts';
import type { Listening, Usage } from './measured.ts';
import type { Outside } from './outside.ts';
import { BOT_TOKEN, SIGNING_SECRET } from './persons.ts';

export type ServerProcess = Child<Listening>;

export interface Stage {
  readonly outside: Child<Outside>;
  bolt(answer?: 'respond'): Promise<ServerProcess>;
  raw(cards?: 'ready' | 'asked'): Promise<ServerProcess>;
  /** Coursebell with an environment beside what it needs. */
  coursebell(env?: Readonly<Record<string, string>>, options?: CoursebellOptions): Promise<ServerProcess>;
  load(run: Run): Promise<Loaded>;
}

export interface CoursebellOptions {
  /** Where the study API is; its stand-in by default. */
  readonly studyUrl?: string;
  /** A checkout, with its dependencies, whose source it is; without it the bundle, as `npm start` runs. */
  readonly checkout?: string;
}

const SERVER = 'test/bench/serve-coursebell.ts';

/** Sets the stage, plays on it, and takes everything down again. */
export async function onStage<T>(play: (stage: Stage) => Promise<T>): Promise<T> {
  const ends: (() => Promise<unknown>)[] = [];
  const add = async <C extends Child<unknown>>(starting: Promise<C>): Promise<C> => {
    const child = await starting;
    ends.push(child.stop);
    return child;
  };
  let programs: Promise<string> | undefined;
  const makeBundle = async (): Promise<string> => {
    const made = await bundled([SERVER]);
    ends.push(made.remove);
    return made.programs;
  };
  const serverOf = async (checkout: string | undefined): Promise<string> => {
    if (checkout !== undefined) return resolve(checkout, SERVER);
    programs ??= makeBundle();
    return resolve(await programs, 'serve-coursebell.js');
  };
  try {
    const outside = await add(startChild<Outside>('outside.ts'));
    const load = await add(startChild<object>('load.ts'));
    const { slackUrl, studyUrl } = outside.ready;
    return await play({
      outside,
      load: (run) => load.ask('run', run),
      bolt: (answer) =>
        add(startChild('serve-bolt.ts', { env: { SLACK_URL: slackUrl, ...(answer && { ANSWER: answer }) } })),
      raw: (cards) =>
        add(startChild('serve-raw.ts', { env: { STUDY_URL: studyUrl, ...(cards && { CARDS: cards }) } })),
      coursebell: async (env = {}, options = {}) => {
        const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-bench-'));
        ends.push(() => rm(dataDir, { recursive: true, force: true }));
        const needed = environmentOf({ slackUrl, studyUrl: options.studyUrl ?? studyUrl, dataDir });
        const file = await serverOf(options.checkout);
        return add(startChild(file, { env: { ...needed, ...env }, execArgv: NODE_FLAGS }));
      },
    });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** What Coursebell needs to run on this machine alone. */
export function environmentOf({
  slackUrl,
  studyUrl,
  dataDir,
}: {
  readonly slackUrl: string;
  readonly studyUrl: string;
  readonly dataDir: string;
}): Record<string, string> {
  return {
    ...{ STUDY_API_URL: studyUrl, STUDY_API_KEY: 'the-key-of-the-benchmarks', PORT: '0', DATA_DIR: dataDir },
    ...{ SLACK_SIGNING_SECRET: SIGNING_SECRET, SLACK_BOT_TOKEN: BOT_TOKEN, SLACK_API_URL: slackUrl },
    // What limits askers would be measured instead of what answers them: all requests come from a few persons.
    ...{ LIMIT_PER_USER: '0', LIMIT_PER_WORKSPACE: '0' },
  };
}

/** Node's flags of `npm start`. */
export const NODE_FLAGS = ['--max-semi-space-size=8'];
/** Those of the image. */
export const IMAGE_FLAGS = [
  ...['--max-semi-space-size=4', '--optimize-for-size', '--no-sparkplug', '--no-maglev'],
];
/** Its environment, as far as it is about memory. */
export const IMAGE_ENV = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' };

export const usageOf = (server: ServerProcess): Promise<Usage> => server.ask('usage');
