/** The process: environment → app → start; SIGTERM or Ctrl-C → stop. `playground` runs it without Slack. */
import { createCoursebell } from './app.ts';
import { InvalidConfig, readConfig } from './config.ts';

/** Longest time for finishing what is under way, in milliseconds; orchestrators kill after ten seconds. */
const STOP_WITHIN = 9_500;

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

try {
  stopOnSignals(await run());
} catch (error) {
  // The message of a wrong configuration is written for a person and holds no value; of other errors the
  // stack is what helps, and nothing secret has been in their reach yet.
  const told =
    error instanceof InvalidConfig ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}
