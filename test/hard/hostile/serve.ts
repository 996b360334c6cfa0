/** The app in a process of its own: all that would end it, or go unheard, is told to the test. */
import { createCoursebell } from '../../../src/app.ts';
import { prepareLikeness } from '../../../src/ask/like.ts';
import { readConfig } from '../../../src/config.ts';
import { createLog } from '../../../src/ops/log.ts';
import { answerParent } from '../../bench/child.ts';

/** What the app has left behind. */
export interface Left {
  /** Crashes, unheard rejections, and warnings of the platform. */
  readonly faults: readonly string[];
  /** Lines of its log, as JSON. */
  readonly lines: readonly string[];
}

const faults: string[] = [];
const lines: string[] = [];
const noting =
  (kind: string) =>
  (reason: unknown): void => {
    faults.push(`${kind}: ${reason instanceof Error ? reason.stack : String(reason)}`);
  };
process.on('unhandledRejection', noting('unhandled rejection'));
process.on('uncaughtException', noting('uncaught exception'));
process.on('warning', noting('warning'));

/** How far the test's clock is ahead of this machine's, in milliseconds. */
let ahead = Number(process.env['AHEAD'] ?? '0');
// As beside the bundle: learned anew on a busy machine, it would leave the messages of most of the run waiting.
await prepareLikeness(process.env['LEARNED']);
const app = createCoursebell(await readConfig(process.env), {
  now: () => Date.now() + ahead,
  // What a pass may ask of Slack in a second is not what this is about.
  pace: () => async () => {},
  log: createLog('warn', { write: (line) => void lines.push(line) }),
});
const { port } = await app.start();

answerParent(
  { port },
  {
    pass: (ms: number) => {
      ahead += ms;
    },
    round: () => app.round(),
    stop: async (): Promise<Left> => {
      await app.stop();
      return { faults, lines };
    },
  },
);
