/** No Docker here: what the image holds is laid out in a folder, and what it runs is run there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../src/playground/http.ts';
import { execForm, filesOf, type Instruction, instructionsOf, sentBy, stagesOf } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');
const stages = stagesOf(dockerfile);
const [dependencies, image] = stages;
if (!dependencies || !image) throw new Error('the Dockerfile has not two stages');

const all = (name: string): string[] =>
  image.instructions.filter((each) => each.name === name).map(({ rest }) => rest);
const sent = sentBy(read('.dockerignore'));
const context = filesOf(ROOT, (path) => !/^(?:node_modules|\.git|coverage)$/.test(path)).filter(sent);
/** What the last stage copies from the context, each with where it goes. */
const copied = all('COPY')
  .filter((rest) => !rest.startsWith('--'))
  .flatMap((rest) => {
    const words = rest.split(/\s+/);
    return words.slice(0, -1).map((from) => ({ from, to: String(words.at(-1)) }));
  });

const KNOWN = new Set([
  ...['FROM', 'WORKDIR', 'COPY', 'RUN', 'LABEL', 'ENV', 'USER', 'VOLUME', 'EXPOSE'],
  ...['STOPSIGNAL', 'HEALTHCHECK', 'CMD'],
]);

/** The user of the image; where the tests don't run as root, who runs them. */
const USER = 1000;
const isRoot = process.getuid?.() === 0;

/** As what the app runs: whoever can't write in what root owns, if it can run Node from where this one is. */
const asUser = (() => {
  const user = { uid: USER, gid: USER };
  return isRoot && spawnSync(process.execPath, ['-v'], user).status === 0 ? user : {};
})();

interface Laid {
  readonly app: string;
  readonly data: string;
  readonly temporary: string;
}

let laid: Laid;
const folder = mkdtempSync(join(tmpdir(), 'coursebell-image-'));

/** Lays out what the image holds, unable to be written where we can have it so. */
beforeAll(() => {
  chmodSync(folder, 0o755);
  laid = { app: join(folder, 'app'), data: join(folder, 'data'), temporary: join(folder, 'tmp') };
  for (const path of Object.values(laid)) mkdirSync(path);
  for (const { from, to } of copied) layOut(from, to);
  for (const path of productionPackages()) place(join(ROOT, path), join(laid.app, path));
  compile();
  if (isRoot) for (const path of [laid.data, laid.temporary]) chownSync(path, USER, USER);
  else for (const path of foldersOf(laid.app)) chmodSync(path, 0o555);
});

/** A file goes into the folder `to`; of a folder, what is in it. */
function layOut(from: string, to: string): void {
  for (const file of context.filter((path) => path === from || path.startsWith(`${from}/`))) {
    place(join(ROOT, file), join(laid.app, to, file === from ? file : file.slice(from.length + 1)));
  }
}

afterAll(() => {
  if (!isRoot) for (const path of foldersOf(laid.app)) chmodSync(path, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

/** Whether what the image compiles can be compiled here. */
const compiles = !isRoot || 'uid' in asUser;

const [, compiling] = dependencies.instructions.filter(({ name }) => name === 'RUN');

/** Compiles as the first stage does; what the last one copies from there belongs to root. */
function compile(): void {
  if (!compiles) return;
  const script = there(compiling?.rest ?? '');
  const asMyself = script.replace(/setpriv(?: --\S+)+/, '').replace(/ --(?:owner|group)=\d+/g, '');
  const { status, stderr } = spawnSync('sh', ['-ec', isRoot ? script : asMyself], {
    cwd: laid.app,
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  if (isRoot) for (const path of filesOf(laid.app, undefined, 'node_modules/.cache/')) rootOwns(path);
}

function rootOwns(path: string): void {
  for (let at = path; at !== 'node_modules'; at = dirname(at)) chownSync(join(laid.app, at), 0, 0);
}

/** A text with the image's folder in the place that it has here. */
const there = (text: string): string => text.replaceAll('/app/', `${laid.app}/`);

function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.map$|\.d\.[mc]?ts$/.test(path) });
}

const foldersOf = (app: string): string[] => [
  ...new Set(['', ...filesOf(app).map(dirname)].map((path) => join(app, path))),
];

/** What `npm ci --omit=dev` installs, by the lockfile; one below another comes with that one. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; version?: string }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && !path.slice(1).includes('/node_modules/'))
    .filter(([path, { optional }]) => !optional || lstatSync(join(ROOT, path), { throwIfNoEntry: false }))
    .map(([path]) => path);
}

/** Runs a command of the image there, with what the image sets and nothing of this machine's environment. */
function run(command: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [node, ...rest] = command;
  expect(node).toBe('node');
  const child = spawn(process.execPath, rest, {
    ...{ cwd: laid.app, stdio: ['ignore', 'pipe', 'pipe'], ...asUser },
    env: {
      ...setBy(),
      HOST: '127.0.0.1',
      DATA_DIR: laid.data,
      TMPDIR: laid.temporary,
      HOME: '/nonexistent',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: ends(child), said: Promise.all([text(child.stdout), text(child.stderr)]) };
}

function setBy(): Record<string, string> {
  const pairs = all('ENV').flatMap((rest) => rest.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => there(pair).split('=', 2) as [string, string]));
}

async function ends(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}

const APP = {
  STUDY_API_URL: 'http://127.0.0.1:9/',
  STUDY_API_KEY: 'key',
  SLACK_SIGNING_SECRET: 'secret',
  SLACK_BOT_TOKEN: 'xoxb-1',
  SLACK_API_URL: 'http://127.0.0.1:9/',
};
const command = execForm(all('CMD')[0] ?? '') ?? [];
const healthCheck = execForm(all('HEALTHCHECK')[0] ?? '') ?? [];

async function started(env: Readonly<Record<string, string>> = {}) {
  const port = String(await freePort());
  const running = run(command, { ...APP, ...env, PORT: port });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200), {
    timeout: 15_000,
  });
  return { ...running, url, port };
}

/** Every file with its size and time of change. */
const seen = (): string[] =>
  filesOf(laid.app).map((path) => {
    const { size, mtimeMs } = lstatSync(join(laid.app, path));
    return `${path} ${size} ${mtimeMs}`;
  });

describe('what the image runs', () => {
  test('comes up, is ready, is called healthy, stops in time, and writes in /data alone', async () => {
    const before = seen();
    const { url, port, child, ended, said } = await started();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await run(healthCheck, { PORT: port }).ended).toBe(0);
    const stopped = performance.now();
    child.kill(all('STOPSIGNAL')[0] as NodeJS.Signals);
    expect(await ended).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    expect(await run(healthCheck, { PORT: port }).ended, 'nobody is there any more').toBe(1);
    const [, errors] = await said;
    expect(errors).toBe('');
    expect(filesOf(laid.data)).toContain('coursebell.sqlite');
    expect(filesOf(laid.temporary)).toEqual([]);
    expect(seen()).toEqual(before);
  });

  test.runIf(compiles)('takes what was compiled when it was built', async () => {
    const { child, ended, said } = await started({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const [, told] = await said;
    const taken = Array.from(told.matchAll(/V8 code cache for \w+ (\S+) was accepted/g), ([, path]) => path);
    for (const file of ['main', 'app', 'store/sqlite'])
      expect(taken).toContain(`file://${laid.app}/src/${file}.ts`);
  });

  test('has the commands of docs/care.md and the doctor, with the manifest to compare with', async () => {
    const doctor = run(['node', 'src/doctor.ts']);
    expect((await doctor.said).join('')).toContain('fail  configuration: STUDY_API_URL is required');
    expect(await doctor.ended).toBe(1);
    const scopes = `import('./src/doctor/scopes.ts').then(({ readScopes }) => console.log(readScopes()))`;
    expect((await run(['node', '-e', scopes]).said).join('')).toContain('chat:write');
    const backup = run(['node', 'src/backup.ts']);
    expect((await backup.said).join('')).toContain('usage:');
    const move = run(['node', 'src/move-store.ts']);
    expect((await move.said).join('')).toContain('usage:');
  });
});

describe('what the image holds', () => {
  const held = () => filesOf(laid.app);

  test('is the source, what it needs, and nothing for development', () => {
    const top = new Set(held().map((path) => path.split('/', 1)[0]));
    expect([...top].sort()).toEqual(['LICENSE', 'manifest.yml', 'node_modules', 'package.json', 'src']);
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>;
    };
    const development = Object.keys(devDependencies).filter((name) => !name.startsWith('@types/'));
    const there = development.filter((name) =>
      held().some((path) => path.startsWith(`node_modules/${name}/`)),
    );
    expect(there).toEqual([]);
    expect(held().filter((path) => /^src\/playground|\.env|\.sqlite|^src\/.*\.md$/.test(path))).toEqual([]);
    expect(held().filter((path) => /^src\/.*\.ts$/.test(path)).length).toBeGreaterThan(100);
  });

  test('is all that Docker is sent, beside the lockfile', () => {
    const used = context.filter((path) =>
      copied.some(({ from }) => path === from || path.startsWith(`${from}/`)),
    );
    expect(context.filter((path) => !used.includes(path)).sort()).toEqual(['.npmrc', 'package-lock.json']);
  });

  test.each([
    ['src/app.ts', true],
    ['src/playground/playground.ts', false],
    ['src/README.md', false],
    ['.env', false],
    ['.env.example', false],
    ['node_modules/pg/package.json', false],
    ['data/coursebell.sqlite', false],
    ['.git/config', false],
    ['test/docs.test.ts', false],
    ['package.json', true],
  ])('Docker is sent %s: %s', (path, expected) => {
    expect(sent(path)).toBe(expected);
  });
});

describe('the Dockerfile', () => {
  const instructions = instructionsOf(dockerfile);
  const named = (name: string): Instruction[] => instructions.filter((each) => each.name === name);
  const pinned = read('package.json').match(/"node": "(\d+\.\d+\.\d+)"/)?.[1];

  test('builds on exactly the Node of the tests', () => {
    expect(stages.map((stage) => stage.image)).toEqual(Array(2).fill(`node:${pinned}-trixie-slim`));
  });

  test('labels the version of package.json', () => {
    const labels = all('LABEL').join(' ');
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(labels).toContain(`org.opencontainers.image.version="${version}"`);
    for (const name of ['title', 'description', 'licenses'])
      expect(labels).toMatch(new RegExp(`image\\.${name}="[^"]+"`));
  });

  test('installs by the lockfile, without development and without scripts', () => {
    const [install = ''] = dependencies.instructions
      .filter(({ name }) => name === 'RUN')
      .map(({ rest }) => rest);
    expect(install).toMatch(/^npm ci --omit=dev --ignore-scripts /);
  });

  test('runs as a user with a number and without rights, who owns /data', () => {
    expect(all('USER')).toEqual([`${USER}:${USER}`]);
    expect(all('RUN').at(-1)).toBe(`install --directory --mode=0700 --owner=${USER} --group=${USER} /data`);
    expect(all('VOLUME')).toEqual(['/data']);
    expect(setBy()).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' });
    expect(all('EXPOSE')).toEqual([setBy()['PORT']]);
  });

  // hadolint's rules by their numbers, for the instructions that stand here.
  test.each<[string, boolean]>([
    ['DL3000 absolute WORKDIR', named('WORKDIR').every(({ rest }) => rest.startsWith('/'))],
    ['DL3003 no cd', named('RUN').every(({ rest }) => !/(?:^|[;&|]\s*)cd\s/.test(rest))],
    ['DL3004 no sudo', named('RUN').every(({ rest }) => !/\bsudo\b/.test(rest))],
    ['DL3006, DL3007 tagged', stages.every((stage) => /:\d/.test(stage.image))],
    ['DL3011 ports', named('EXPOSE').every(({ rest }) => Number(rest) > 0 && Number(rest) < 65_536)],
    ['DL3012, DL3057 one HEALTHCHECK', named('HEALTHCHECK').length === 1],
    [
      'DL3016 nothing unpinned of npm',
      named('RUN').every(({ rest }) => !/npm (?:i|install|add)\b/.test(rest)),
    ],
    ['DL3020 no ADD', named('ADD').length === 0],
    [
      'DL3021 several COPYs end in /',
      named('COPY').every(
        ({ rest }) =>
          rest.split(/\s+/).filter((word) => !word.startsWith('--')).length < 3 || rest.endsWith('/'),
      ),
    ],
    [
      'DL3022, DL3023 COPY --from an earlier stage',
      named('COPY').every(
        ({ rest }) => !rest.includes('--from') || rest.startsWith(`--from=${dependencies.alias} `),
      ),
    ],
    ['DL3025 exec form', command.length > 0 && healthCheck.length > 0],
    ['DL3044 no ENV of its own', named('ENV').every(({ rest }) => !rest.includes('$'))],
    [
      'DL3045 COPY after WORKDIR',
      stages.every(
        ({ instructions: own }) =>
          own.findIndex(({ name }) => name === 'WORKDIR') < own.findIndex(({ name }) => name === 'COPY'),
      ),
    ],
    [
      'DL3059 no RUN after a RUN',
      instructions.every(({ name }, at) => name !== 'RUN' || instructions[at + 1]?.name !== 'RUN'),
    ],
    ['DL3061 begins with FROM', instructions[0]?.name === 'FROM'],
    ['DL4000 no MAINTAINER', named('MAINTAINER').length === 0],
    ['DL4003, DL4004 one CMD, no ENTRYPOINT', named('CMD').length === 1 && named('ENTRYPOINT').length === 0],
    ['DL4006 no pipe', named('RUN').every(({ rest }) => !/[^|]\|[^|]/.test(rest))],
    ['no instruction that is not known', instructions.every(({ name }) => KNOWN.has(name))],
  ])('%s', (_rule, kept) => {
    expect(kept).toBe(true);
  });
});
