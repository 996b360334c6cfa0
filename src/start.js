/**
 * Where a process begins: what was compiled before is taken from the disk. JavaScript, since Node would load what takes the types
 * out of TypeScript for the first file that has some, and keep it in memory.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Beside the dependencies and never in a folder that others can write: what stands there is executed. Where it can't
// be written, or what is kept is another version's, Node compiles anew. docs/decisions/0018-cold-start.md
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/coursebell'));
// Only now, since what a file imports statically is compiled before its first line runs.
await import('./main.ts');
