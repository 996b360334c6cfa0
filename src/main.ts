/** The process: environment → app → start; SIGTERM or Ctrl-C → stop. `playground` runs it without Slack. */
import { createCoursebell } from './app.ts';
import { InvalidConfig, readConfig } from './config.ts';

/** Longest time for finishing what is under way, in milliseconds; orchestrators kill after ten seconds. */
const STOP_WITHIN = 9_500;

/** What the system says of an address that can't be listened on. */
const LISTENING = new Set(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

type Stop = () => Promise<void>;

async function run(): Promise<Stop> {
  if (process.argv[2] === 'playground') {
    // Only for this mode, so that the app never loads what it does not need in operation.
    const { runPlayground } = await import('./playground/playground.ts');
    const { close } = await runPlayground({ port: Number(process.env['PORT'] ?? 3000), say });
    return close;
  }
  const coursebell = createCoursebell(readConfig(process.env));
  await coursebell.start();
  return () => coursebell.stop();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stopOnSignals(stop: Stop): void {
  const end = (): void => {
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Errors whose message is written for a person; of others the stack is what helps. None holds a secret. */
function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const address = `${process.env['HOST'] ?? '127.0.0.1'}:${process.env['PORT'] ?? 3000}`;
  if (code === 'EADDRINUSE') return `Coursebell cannot start: ${address} is in use. Choose another PORT.`;
  if (LISTENING.has(code))
    return `Coursebell cannot start: it can't listen on ${address}. Check HOST and PORT.`;
  return error instanceof InvalidConfig ? error.message : (error.stack ?? error.message);
}

// Slack's socket library lets some of its own failures go unheard. They must not end the process: what it did
// before, it still does, and readiness tells where the socket is down.
process.on('unhandledRejection', (reason) => {
  const name = reason instanceof Error ? reason.name : typeof reason;
  process.stderr.write(`${JSON.stringify({ level: 50, kind: 'unhandled', error: name })}\n`);
});

try {
  stopOnSignals(await run());
} catch (error) {
  process.stderr.write(`${tell(error)}\n`);
  // Whatever has been started must not keep a process alive that did not come up.
  process.exit(1);
}
