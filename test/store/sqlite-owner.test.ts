/** A folder or file of another user's, as a new disk is root's, and what root leaves there: refused with what to do. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../src/store/database/copy.ts';
import { openStore } from '../../src/store/open.ts';

const USER = 1000;
const ROOT = join(import.meta.dirname, '../..');

/** Loads as this user, then works as the image's. */
const as = (work: string) => `const { openStore } = await import('./src/store/open.ts');
const { backUp } = await import('./src/store/database/copy.ts');
process.setgroups([]), process.setgid(${USER}), process.setuid(${USER});
const said = await (${work}).then(() => '', ({ message }) => message);
process.stdout.write(said);`;
const OPEN = as('openStore({ dataDir: process.env.DATA }).then(({ close }) => close())');
const BACK_UP = as('backUp(process.env.DATA, process.env.DATA + "/../copy.sqlite")');

describe.runIf(process.getuid?.() === 0)('what is root’s', () => {
  let folder = '';
  let data = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'coursebell-owner-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o777);
    data = join(folder, 'data');
  });
  const said = (program: string): string => {
    const env = { PATH: process.env['PATH'], DATA: data };
    const options = { env, cwd: ROOT, encoding: 'utf8' } as const;
    return spawnSync(process.execPath, ['--input-type=module', '--eval', program], options).stdout;
  };
  const give = (...names: string[]): void => {
    for (const name of names) chownSync(join(data, name), USER, USER);
  };
  /** A store, some of which is then the user's. */
  const make = async (...given: string[]): Promise<void> => {
    await (await openStore({ dataDir: data })).close();
    give(...given);
  };

  test.each<[what: string, prepare: () => unknown, program: string]>([
    ['a new disk', () => mkdirSync(data, { mode: 0o755 }), OPEN],
    [
      'the folder above',
      () => {
        mkdirSync(data, { mode: 0o755 });
        data = join(data, 'in/it');
      },
      OPEN,
    ],
    ['the store', () => make('.', 'coursebell.lock'), OPEN],
    ['the lock', () => make('.', 'coursebell.sqlite'), OPEN],
    ['a store that is to be copied', () => make(), BACK_UP],
  ])('%s: it is said whose it is, and the command that gives it', async (_, prepare, program) => {
    await prepare();
    const [refused = '', command = ''] = said(program).split('once, as root, ');
    expect(refused).toMatch(/ is of user 0, and Coursebell runs as user 1000: $/);
    expect(spawnSync('sh', ['-c', command]).status).toBe(0);
    // Of the folders above nothing is given away.
    expect(statSync(folder).uid).toBe(0);
    expect(said(program)).toBe('');
  });

  test.each(['.', 'in/it'])(
    'a file in the place of the folder (%s) is not to be given to another',
    (below) => {
      writeFileSync(data, '');
      data = join(data, below);
      expect(said(OPEN)).toMatch(/^cannot make the folder .*: E(?:EXIST|NOTDIR)/);
      expect(said(OPEN)).not.toContain('once, as root');
    },
  );

  test('a back-up that root restores is the folder’s user’s', async () => {
    await make();
    const copy = join(folder, 'copy.sqlite');
    await backUp(data, copy);
    rmSync(data, { recursive: true });
    mkdirSync(data, { mode: 0o700 });
    give('.');
    const env = { PATH: process.env['PATH'], DATA_DIR: data };
    for (const _ of [1, 2]) {
      expect(
        spawnSync(process.execPath, ['src/backup.ts', '--restore', copy], { env, cwd: ROOT }).status,
      ).toBe(0);
      for (const name of readdirSync(data)) expect(statSync(join(data, name)).uid, name).toBe(USER);
    }
    expect(said(OPEN)).toBe('');
  });
});
