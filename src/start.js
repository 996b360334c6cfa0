/**
 * The beginning of a process: hears SIGTERM from here on, and loads compiled code from the disk. JavaScript, since for the
 * first TypeScript file Node would load its type stripper, and keep it in memory.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const START = `usage: npm start

Answers Slack, as the environment and .env say: docs/configuration.md. npm run doctor checks both.
`;
const PLAYGROUND = `usage: npm run playground, PORT=3001 npm run playground

Runs the whole app without Slack, key or network; its page is on http://127.0.0.1:3000, or PORT. Ctrl-C ends it.
`;

// A process 1 without a handler would not notice the signal. Until main.ts takes it over, there is nothing to finish.
process.once('SIGTERM', () => process.exit(0));
// Beside the dependencies, and never in a folder that others can write: the cached code is executed. If the
// folder can't be written, or the cache is of another version, Node compiles anew.
// docs/decisions/0014-the-image.md
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/coursebell'));
const [mode, ...given] = process.argv.slice(2);
if ([mode, ...given].some((one) => one === '--help' || one === '-h')) {
  process.stdout.write(mode === 'playground' ? PLAYGROUND : START);
  process.exit(0);
}
// Loading takes seconds, the first time more: who waits is to know for what.
if (mode === 'playground') process.stdout.write('Coursebell playground: it starts…\n');
// A dynamic import: static imports would be compiled before the first line of this file runs.
await import('./main.ts');
