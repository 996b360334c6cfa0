/** The systemd unit, by its text and by `systemd-analyze` where that is at hand. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const UNIT = join(ROOT, 'deploy/systemd/coursebell.service');
const unit = readFileSync(UNIT, 'utf8');
const analyzes = spawnSync('systemd-analyze', ['--version']).status === 0;

const setting = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

test('the unit runs the bundle as the image does, by the Node of the lockfile', () => {
  const [command = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').match(/^CMD .*$/m) ?? [];
  const [, ...options] = JSON.parse(command.slice(4)) as string[];
  expect(setting('ExecStart')).toBe(['/opt/coursebell/node_modules/.bin/node', ...options].join(' '));
});

test('the unit gives the process the time to stop, and starts one again that has ended with a failure', () => {
  const [, most = ''] =
    /const STOP_WITHIN = ([\d_]+);/.exec(readFileSync(join(ROOT, 'src/main.ts'), 'utf8')) ?? [];
  expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(Number(most.replaceAll('_', '')) / 1000 + 2);
  expect(setting('Restart')).toBe('on-failure');
});

const backup = readFileSync(join(ROOT, 'deploy/systemd/coursebell-backup.service'), 'utf8');
const TIMER = 'coursebell-backup.timer';

test('a back-up is made by the one script, of the store of the unit, as confined as that', () => {
  expect(backup).toContain(
    '\nExecStart=/bin/sh /opt/coursebell/deploy/helm/backup.sh /var/lib/coursebell-backups\n',
  );
  const linesOf = (text: string): string[] => text.split('\n').filter((line) => /^[A-Z]\w+=/.test(line));
  const ofUnit = linesOf(unit).filter((line) =>
    /^(?:No|Cap|Amb|Pro|Pri|Rem|Res|Lock|System|User|Group|Work|Env)/.test(line),
  );
  const others = ofUnit.filter((line) => !/^(?:Restart|Environment=)/.test(line));
  expect(linesOf(backup)).toEqual(expect.arrayContaining(others));
  expect(backup).toContain(`Environment=${setting('Environment')}`);
});

test.runIf(analyzes)('systemd finds no fault in the back-up and its timer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'coursebell-backup.service'), backup);
  writeFileSync(join(folder, TIMER), readFileSync(join(ROOT, 'deploy/systemd', TIMER)));
  const paths = ['coursebell-backup.service', TIMER].map((name) => join(folder, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test.runIf(analyzes)('systemd finds no fault in the unit, and little that is exposed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const here = join(folder, 'coursebell.service');
  // Nothing is installed in /opt here.
  writeFileSync(here, unit.replace(/^(ExecStart=)\S+/m, `$1${process.execPath}`));
  const verified = spawnSync('systemd-analyze', ['verify', here], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', here], { encoding: 'utf8' });
  expect(Number(/exposure level for \S+ ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
});
