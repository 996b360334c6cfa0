/**
 * What the examples of `src/i18n` teach, learned once for all processes of a run and of the runs after it, until these
 * change: to learn it takes each process seconds of a core.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { learnedOfExamples } from '../../src/ask/like.ts';
import { readLearned, writeLearned } from '../../src/reading/learned-file.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with what was learned. */
    readonly learned: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/coursebell-learned');
/** The modules that it depends on, with others beside them. */
const LEARNED_FROM = ['src/{i18n,reading}/**/*.ts', 'src/ask/said-names.ts', 'src/*.ts'];

export default async function setup({ provide }: TestProject): Promise<void> {
  provide('learned', await learnedFile());
}

/** Learns, unless that was done. @returns the path of the file with what was learned */
export async function learnedFile(): Promise<string> {
  const from = createHash('sha256').update(process.version);
  for (const path of globSync(LEARNED_FROM, { cwd: ROOT }).sort())
    from.update(readFileSync(join(ROOT, path)));
  const file = join(FOLDER, `${from.digest('hex').slice(0, 16)}.bin`);
  if (await readLearned(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  const outdated = readdirSync(FOLDER).filter((name) => name.endsWith('.bin') && name !== basename(file));
  // Two runs at once write each their own.
  const own = `${file}.${process.pid}`;
  await writeLearned(own, await learnedOfExamples());
  renameSync(own, file);
  for (const name of outdated) rmSync(join(FOLDER, name), { force: true });
  return file;
}
