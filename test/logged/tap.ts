/** Keeps every line that any log has written in this process, so that all of them can be looked through at the end. */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const TAPPED = Symbol.for('coursebell.tapped');

/**
 * Listens to pino itself, so that no log can be forgotten; once a process, however many test files share it.
 * @param folder where `rules.ts` will look; undefined: nothing is kept
 */
export function tapLogs(folder: string | undefined): void {
  if (folder === undefined || TAPPED in globalThis) return;
  Object.assign(globalThis, { [TAPPED]: true });
  const file = openSync(join(folder, `${process.pid}.log`), 'a');
  subscribe('tracing:pino_asJson:end', (traced) => {
    const { result } = traced as { result?: string };
    if (result !== undefined) writeSync(file, result);
  });
}

/** Keeps what another process has said, line by line. */
export function keepLines(folder: string | undefined, said: string): void {
  if (folder !== undefined) appendFileSync(join(folder, 'processes.log'), said.replace(/\n*$/, '\n'));
}
