import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for an app's own store, gone when the test ends. */
export function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-flow-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
