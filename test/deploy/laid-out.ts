/** No Docker here: what the image holds is made and laid out in a folder, by its own Dockerfile, and what it runs is run there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../playground/http.ts';
import { eventually } from '../fixtures/patience.ts';
import { execForm, filesOf, type Stage, sentBy, stagesOf } from './dockerfile.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const dockerfile = read('Dockerfile');
export const stages = stagesOf(dockerfile);
const [first, last] = stages;
if (!first || !last) throw new Error('the Dockerfile has not two stages');
/** What makes the bundle, and what is the image. */
export const [making, image]: readonly [Stage, Stage] = [first, last];

/** What follows an instruction's name, in a stage. */
export const all = (name: string, stage: Stage = image): string[] =>
  stage.instructions.filter((each) => each.name === name).map(({ rest }) => rest);

export const sent = sentBy(read('.dockerignore'));
/** What Docker is sent. */
export const context = filesOf(ROOT, (path) => !/^(?:node_modules|\.git|coverage|dist)$/.test(path)).filter(
  sent,
);

export interface Copied {
  readonly from: string;
  readonly to: string;
  /** Such as `0:0`. Without it a copy from another stage keeps its owner, and one from the context is root's. */
  readonly chown: string | undefined;
}

/** What a stage copies, each with where it goes: from the context, or from the stage before. */
export function copiedBy(stage: Stage, fromStage = false): Copied[] {
  const copies = all('COPY', stage).filter((rest) => rest.startsWith('--from=') === fromStage);
  return copies.flatMap((rest) => {
    const words = rest.split(/\s+/).filter((word) => !word.startsWith('--'));
    const chown = /--chown=(\d+:\d+)/.exec(rest)?.[1];
    return words.slice(0, -1).map((from) => ({ from, to: String(words.at(-1)), chown }));
  });
}

/** The user of the image; where the tests don't run as root, who runs them. */
export const USER = 1000;
const isRoot = process.getuid?.() === 0;

/** The user of the app: one who can't write in what root owns, if that user can run Node from where this one is. */
const asUser = (() => {
  const user = { uid: USER, gid: USER };
  return isRoot && spawnSync(process.execPath, ['-v'], user).status === 0 ? user : {};
})();

/** Whether what the image compiles can be compiled here. */
export const compiles = !isRoot || 'uid' in asUser;

const base = mkdtempSync(join(tmpdir(), 'coursebell-image-'));
/** The image's folders, here. */
export const laid = { app: join(base, 'app'), data: join(base, 'data'), temporary: join(base, 'tmp') };

/** A text with the image's folder in the place that it has here. */
const there = (words: string): string => words.replaceAll('/app/', `${laid.app}/`);

/** Makes what the image holds, unable to be written where we can have it so. */
export function layOut(): void {
  chmodSync(base, 0o755);
  const made = makeBundle();
  for (const path of [laid.app, laid.data, laid.temporary]) mkdirSync(path);
  for (const copied of copiedBy(image)) copyContext(copied);
  // What is copied to other places than the folder of the app is Node, and an empty folder for the store.
  for (const { from, to, chown } of copiedBy(image, true).filter((copied) => copied.to.startsWith('./'))) {
    const source = join(made, from.replace('/app/', ''));
    cpSync(source, join(laid.app, to), { recursive: true });
    if (isRoot) giveAs(source, join(laid.app, to), chown);
  }
  rmSync(made, { recursive: true });
  if (isRoot) for (const path of [laid.data, laid.temporary]) chownSync(path, USER, USER);
  else for (const path of foldersOf(laid.app)) chmodSync(path, 0o555);
}

export function takeAway(): void {
  if (!isRoot) for (const path of foldersOf(laid.app)) chmodSync(path, 0o755);
  rmSync(base, { recursive: true, force: true });
}

/** The first stage, with the packages that are installed here; returns where its folder is then. */
function makeBundle(): string {
  mkdirSync(join(laid.app, 'node_modules'), { recursive: true });
  for (const copied of copiedBy(making)) copyContext(copied);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '.cache')) {
    symlinkSync(join(ROOT, 'node_modules', name), join(laid.app, 'node_modules', name));
  }
  const script = there(all('RUN', making)[1] ?? '');
  const asMyself = script.replace(/setpriv(?: --\S+)+/, '').replace(/ --(?:owner|group)=\d+/g, '');
  const whole = isRoot ? script : asMyself;
  const { status, stderr } = spawnSync('sh', ['-ec', compiles ? whole : (whole.split('&&')[0] ?? '')], {
    cwd: laid.app,
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  if (!compiles) mkdirSync(join(laid.app, 'node_modules/.cache'));
  // The image's own folder has the same name, since what was compiled is kept by where it stands.
  renameSync(laid.app, join(base, 'made'));
  return join(base, 'made');
}

/** A file goes into the folder `to`; of a folder, what is in it. */
function copyContext({ from, to }: Copied): void {
  for (const file of context.filter((path) => path === from || path.startsWith(`${from}/`))) {
    const target = join(laid.app, to, file === from ? basename(file) : file.slice(from.length + 1));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, file), target);
  }
}

/** Gives each copied file and folder to the owner whom Docker would: the one that is named, else the source's. */
function giveAs(source: string, target: string, chown: string | undefined): void {
  for (const path of ['', ...readdirSync(source, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid } = lstatSync(join(source, path));
    const [user = uid, group = gid] = chown?.split(':').map(Number) ?? [];
    lchownSync(join(target, path), user, group);
  }
}

const foldersOf = (app: string): string[] => [
  ...new Set(['', ...filesOf(app).map(dirname)].map((path) => join(app, path))),
];

/** Runs a command of the image there, with what the image sets and nothing of this machine's environment. */
export function run(command: readonly string[], env: Readonly<Record<string, string>> = {}) {
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

export function setBy(): Record<string, string> {
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
export const command = execForm(all('CMD')[0] ?? '') ?? [];

/** The image's app, once it listens. */
export const started = (env: Readonly<Record<string, string>> = {}) => listening(command, env);

/** Another program in its place, as the same user. */
export const startedFrom = (program: string, env: Readonly<Record<string, string>>) =>
  listening(['node', program], env);

async function listening(program: readonly string[], env: Readonly<Record<string, string>>) {
  const port = String(await freePort());
  const running = run(program, { ...APP, ...env, PORT: port });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200));
  return { ...running, url, port };
}
