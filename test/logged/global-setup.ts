/** Around the whole run: gives the tests a folder for what is logged, and at the end looks through all of it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { EVERY_RUN } from '../every-run.ts';
import { createRules } from './rules.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where lines of logs are kept. */
    readonly logged: string;
  }
}

/** Lines that are shown where many are wrong. */
const SHOWN = 10;

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(EVERY_RUN.env.TMPDIR, 'coursebell-logged-'));
  provide('logged', folder);
  return () => {
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
    rmSync(folder, { recursive: true, force: true });
    const rules = createRules();
    const wrong = [...new Set(lines)]
      .filter((line) => line !== '')
      .flatMap((line) => {
        const problems = rules(line);
        return problems.length === 0 ? [] : [`${problems.join('; ')}\n    ${line}`];
      });
    if (wrong.length === 0) return;
    const shown = wrong.slice(0, SHOWN).join('\n  ');
    throw new Error(`${wrong.length} log lines hold what no log may hold:\n  ${shown}`);
  };
}
