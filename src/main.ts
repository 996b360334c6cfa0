/** The process: environment → app → start; SIGTERM or Ctrl-C → stop. `playground` runs it without Slack. */
import { flushCompileCache } from 'node:module';
import { createCoursebell } from './app.ts';
import { InvalidConfig, readConfig, readPort } from './config.ts';
import { given } from './config-values.ts';
import { firstFrame, nameOfError } from './ops/log.ts';
import { untilCalm } from './turns.ts';

/** The longest time for finishing work under way, in milliseconds; orchestrators kill after ten seconds. */
const STOP_WITHIN = 9_500;
/** How long requests are still taken at the beginning of a stop, though readiness says no, in milliseconds. */
const DRAIN = 1_500;

/** The system's codes for an address that can't be listened on. */
const LISTENING = new Set(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

const PLAYGROUND = import.meta.resolve('../playground/playground.ts');

/** Can be stopped while it starts. */
interface Runs {
  start(): Promise<unknown>;
  stop(): Promise<void>;
}

async function runs(): Promise<Runs> {
  if (process.argv[2] !== 'playground') {
    const app: Runs = createCoursebell(await readConfig(process.env), {
      drainMs: DRAIN,
      whenCalm: untilCalm,
      onGivenUp: (message) => {
        process.stderr.write(`${message}\n`);
        stopAndExit(app, 1);
      },
    });
    return app;
  }
  const port = readPort(process.env);
  const runPlayground = await loadPlayground();
  let playground: ReturnType<typeof runPlayground> | undefined;
  return {
    start: () => (playground = runPlayground({ port, say })),
    stop: async () => (await playground)?.close(),
  };
}

/** Loaded for this mode alone, so that in operation the app never loads it. */
async function loadPlayground() {
  try {
    return (await import('../playground/playground.ts')).runPlayground;
  } catch (error) {
    // The image lacks this file. A missing file that the playground itself needs is another matter.
    const isLeftOut = error instanceof Error && 'url' in error && error.url === PLAYGROUND;
    if (!isLeftOut) throw error;
    throw new InvalidConfig([
      'the playground is not in here: take the source, then npm ci && npm run playground',
    ]);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

let stopping = false;

/** Stops once, and ends the process with this code; with 1 where the stop fails or takes too long. */
function stopAndExit({ stop }: Runs, code: number): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN).unref();
  stop().then(
    () => process.exit(code),
    () => process.exit(1),
  );
}

function stopOnSignals(app: Runs): void {
  const early = process.listeners('SIGTERM');
  // A second SIGTERM changes nothing: work under way has its time anyway.
  process.on('SIGTERM', () => stopAndExit(app, 0));
  // The handler of start.js. Without one in its place first, a signal on its way would be lost.
  for (const handler of early) process.removeListener('SIGTERM', handler);
  // A second Ctrl-C ends the process at once: a person who types it twice means it.
  process.once('SIGINT', () => stopAndExit(app, 0));
}

/**
 * An error that no code handles, also a rejection, is a fault of the program: nothing is known of the state that it
 * leaves. So the process stops with code 1, and the orchestrator starts another.
 */
function stopOnUnhandledErrors(app: Runs): void {
  process.on('uncaughtException', (error) => {
    const line = { level: 60, time: new Date().toISOString(), kind: 'unhandled', error: nameOfError(error) };
    const message = 'Coursebell stops: no code handles this error';
    process.stderr.write(`${JSON.stringify({ ...line, detail: firstFrame(error), msg: message })}\n`);
    stopAndExit(app, 1);
  });
}

/**
 * Loading grows V8's young generation by some 50 MB, which stay with a process that has little to do until its
 * garbage is collected.
 */
async function collectGarbage(): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** The words for an error: some messages are written for a person, of other errors the stack helps. None holds a secret. */
function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const address = `${given(process.env, 'HOST') ?? '127.0.0.1'}:${given(process.env, 'PORT') ?? 3000}`;
  if (code === 'EADDRINUSE') return `Coursebell cannot start: ${address} is in use. Choose another PORT.`;
  if (LISTENING.has(code))
    return `Coursebell cannot start: it can't listen on ${address}. Check HOST and PORT.`;
  return error instanceof InvalidConfig ? error.message : (error.stack ?? error.message);
}

try {
  const app = await runs();
  // Before the start, which may have to wait for others.
  stopOnSignals(app);
  stopOnUnhandledErrors(app);
  await app.start();
  // Otherwise Node would write it at the end, and a process that is killed would keep nothing.
  flushCompileCache();
  // A Node without an inspector keeps its memory.
  await collectGarbage().catch(() => undefined);
} catch (error) {
  // A start that a signal interrupts has not failed; the stop ends the process.
  if (!stopping) {
    process.stderr.write(`${tell(error)}\n`);
    // Parts that did start must not keep a failed process alive.
    process.exit(1);
  }
}
