/** A folder of another user's, as a new disk is root's: refused with what to do. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Loads as this user, then opens as the image's. */
const OPEN = `const { openStore } = await import('./src/store/open.ts');
await import('./src/store/database/sqlite.ts');
process.setgroups([]), process.setgid(1000), process.setuid(1000);
await openStore({ dataDir: process.env.DATA }).then(({ close }) => close(), ({ message }) => console.log(message));`;

test.runIf(process.getuid?.() === 0)(
  'a start says whose the folder is, and the command that gives it',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'coursebell-owner-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o755);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o755 });
    const opened = (): string => {
      const env = { PATH: process.env['PATH'], DATA: data };
      const options = { env, cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' } as const;
      return spawnSync(process.execPath, ['--input-type=module', '--eval', OPEN], options).stdout;
    };
    const [refused = '', command = ''] = opened().trim().split('once, as root, ');
    expect(refused).toContain(`${data} is of user 0, and Coursebell runs as user 1000`);
    expect(spawnSync('sh', ['-c', command]).status).toBe(0);
    expect(opened()).toBe('');
  },
);
