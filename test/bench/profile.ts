/**
 * Where the CPU goes: `node test/bench/profile.ts cached|late|rooms|miss [SECONDS]`. Prints what takes most of it, and
 * leaves a `.cpuprofile` in the folder it is run from, for DevTools.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from './report.ts';
import { type Contender, warmUp } from './rounds.ts';
import { onStage } from './stage.ts';
import { wayOf } from './ways.ts';

interface Profile {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

const CONCURRENCY = 16;
const SHOWN = 40;
const ROOT = join(import.meta.dirname, '../..');

const [, , what = 'cached', seconds = '4'] = process.argv;
const asked = wayOf(what);
const file = join(process.cwd(), `${what}.cpuprofile`);
const answers = await onStage(async (stage) => {
  const server = await stage.coursebell({}, { checkout: ROOT });
  const contender: Contender = { name: what, server, ...asked };
  await warmUp(stage, contender, 4000);
  await server.ask('profile');
  const run = {
    port: server.ready.port,
    concurrency: CONCURRENCY,
    ms: Number(seconds) * 1000,
    from: 10_000_000,
  };
  const { all, odd } = await stage.load({ ...run, ...asked });
  await server.ask('profiled', file);
  process.stdout.write(`${all} answers, ${odd} odd, at ${CONCURRENCY}\n\n`);
  return all;
});
print(JSON.parse(await readFile(file, 'utf8')) as Profile, answers);

function print({ nodes, samples, timeDeltas }: Profile, all: number): void {
  const self = new Map<number, number>();
  for (const [at, id] of samples.entries()) self.set(id, (self.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<string, number>();
  const whole = new Map<string, number>();
  const places = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, time: number) =>
    to.set(name, (to.get(name) ?? 0) + time);
  // A function that calls itself counts once.
  const walk = (node: Node, above: ReadonlySet<string>): number => {
    const name = messageName(node);
    const time = self.get(node.id) ?? 0;
    add(own, name, time);
    add(places, placeOf(node), time);
    const within = new Set(above).add(name);
    const below = (node.children ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined);
    const sum = below.reduce((total, child) => total + walk(child, within), time);
    if (!above.has(name)) add(whole, name, sum);
    return sum;
  };
  const [root] = nodes;
  if (root) walk(root, new Set());
  own.delete('(idle)');
  places.delete('(idle)');
  for (const [title, times] of [
    ['by package or room, self', places],
    ['by function, self', own],
    ['by function, with what it calls', whole],
  ] as const) {
    const rows = [...times].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
    const cells = rows.map(([name, time]) => [name, (time / all).toFixed(1)]);
    process.stdout.write(`${table([[title, 'µs an answer'], ...cells])}\n\n`);
  }
}

function fileOf({ callFrame: { url } }: Node): string {
  return url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : url;
}

function messageName(node: Node): string {
  const { functionName, lineNumber } = node.callFrame;
  const file = fileOf(node).replace(/^.*node_modules\//, '');
  return file === '' ? functionName : `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
}

/** A package, a room of ours, or Node itself. */
function placeOf(node: Node): string {
  const file = fileOf(node);
  if (file === '') return node.callFrame.functionName;
  const [, inPackage] = file.match(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (inPackage) return inPackage;
  return file.startsWith('node:')
    ? file.split('/').slice(0, 2).join('/')
    : file.split('/').slice(0, 2).join('/');
}
