/**
 * The beginning of a process: hears SIGTERM from here on, and loads compiled code from the disk. JavaScript, since for the
 * first TypeScript file Node would load its type stripper, and keep it in memory.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// A process 1 without a handler would not notice the signal. Until main.ts takes it over, there is nothing to finish.
process.once('SIGTERM', () => process.exit(0));
// Beside the dependencies, and never in a folder that others can write: the cached code is executed. If the
// folder can't be written, or the cache is of another version, Node compiles anew.
// docs/decisions/0014-the-image.md
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/coursebell'));
// Loading takes seconds, the first time more: who waits is to know for what.
if (process.argv[2] === 'playground') process.stdout.write('Coursebell playground: it starts…\n');
// A dynamic import: static imports would be compiled before the first line of this file runs.
await import('./main.ts');
