/** Servers measured side by side: each round measures every one of them, in an order that changes. */
import type { Loaded, Run } from './load.ts';
import type { Detail, Line, Section } from './report.ts';
import { type ServerProcess, type Stage, usageOf } from './stage.ts';
import { quantile, ratioOf, spreadOf } from './statistics.ts';

/** How thoroughly a row is measured. */
export interface Effort {
  readonly rounds: number;
  /** Of each server in each round. */
  readonly ms: number;
  readonly warmUpMs: number;
}

/** A server, and what it is asked. */
export interface Contender {
  readonly name: string;
  readonly server: ServerProcess;
  readonly traffic: Run['traffic'];
  readonly until: Run['until'];
}

/** What the rounds gave for one server: a number a round each. */
export interface Measured {
  readonly name: string;
  readonly perSecond: number[];
  /** Microseconds of CPU of the server for each answer. */
  readonly cpu: number[];
  /** Milliseconds. */
  readonly p50: number[];
  readonly p99: number[];
  readonly busy: number[];
  odd: number;
  late: number;
  early: number;
}

/** What was measured, for a section. */
type Told = Required<Pick<Section, 'lines' | 'nulls' | 'details'>>;

export type Results = ReadonlyMap<string, Measured>;

/** No two requests of one bench run have the same number, so that what is new is new. */
let numbered = 0;
function numbers(ms: number): number {
  const from = numbered;
  numbered += ms * 100;
  return from;
}

/** Lets everybody have asked for everything, and the server's code be compiled. */
export async function warmUp(
  stage: Stage,
  { server: { ready }, traffic, until }: Contender,
  ms: number,
): Promise<void> {
  const run = { port: ready.port, concurrency: 16, ms, from: numbers(ms) };
  if (traffic === 'hot' && until === 'card in ack') {
    await stage.load({ ...run, traffic: 'hot', until: 'card' });
  } else {
    // What is asked later is made known by commands, for every way in which it is asked then.
    if (until === 'card later') await stage.load({ ...run, traffic: 'hot', until: 'ack' });
    await stage.load({ ...run, from: numbers(ms), traffic, until });
  }
}

export async function rounds(
  stage: Stage,
  contenders: readonly Contender[],
  concurrency: number,
  { rounds: most, ms }: Effort,
): Promise<Results> {
  const results = new Map(contenders.map(({ name }) => [name, emptyOf(name)]));
  for (let round = 0; round < most; round += 1) {
    for (let nth = 0; nth < contenders.length; nth += 1) {
      // Backwards every other round: who comes after whom changes, too.
      const place = round % 2 === 0 ? nth + round : contenders.length * 2 - nth + round;
      const contender = contenders[place % contenders.length];
      const into = contender && results.get(contender.name);
      if (into) await measure(stage, contender, { concurrency, ms }, into);
    }
  }
  return results;
}

const emptyOf = (name: string): Measured => ({
  name,
  perSecond: [],
  cpu: [],
  p50: [],
  p99: [],
  busy: [],
  odd: 0,
  late: 0,
  early: 0,
});

async function measure(
  stage: Stage,
  { server, traffic, until }: Contender,
  { concurrency, ms }: { concurrency: number; ms: number },
  into: Measured,
): Promise<void> {
  const before = await usageOf(server);
  const run: Run = { port: server.ready.port, traffic, until, concurrency, ms, from: numbers(ms) };
  const { answers, all, times, odd, late, early, busy }: Loaded = await stage.load(run);
  const after = await usageOf(server);
  into.perSecond.push(answers / (ms / 1000));
  into.cpu.push((after.cpu - before.cpu) / all);
  into.p50.push(quantile(times, 0.5));
  into.p99.push(quantile(times, 0.99));
  into.busy.push(busy);
  into.odd += odd;
  into.late += late;
  into.early += early;
}

/**
 * All contenders at each concurrency, with bare Bolt beside itself.
 * @param linesOf what is to be told of the results
 */
export async function atEach(
  concurrencies: readonly number[],
  stage: Stage,
  contenders: readonly Contender[],
  effort: Effort,
  linesOf: (results: Results, concurrency: number) => readonly Line[],
): Promise<Told> {
  for (const contender of contenders) await warmUp(stage, contender, effort.warmUpMs);
  const told = { lines: [] as Line[], nulls: [] as Line[], details: [] as Detail[] };
  for (const concurrency of concurrencies) {
    const results = await rounds(stage, contenders, concurrency, effort);
    told.lines.push(...linesOf(results, concurrency));
    const itself = throughputRatio(results, 'bare Bolt again', 'bare Bolt');
    told.nulls.push({ what: `bare Bolt ÷ itself, at ${concurrency}`, ...itself });
    told.details.push(...detailsOf(`at ${concurrency}`, results));
  }
  return told;
}

/** What is printed of every server beside the ratios. */
export function detailsOf(what: string, results: Results): Detail[] {
  return [...results.values()].map(({ name, perSecond, cpu, p50, p99, busy, odd, late, early }) => ({
    what,
    name,
    perSecond: spreadOf(perSecond),
    cpu: spreadOf(cpu).median,
    p50: spreadOf(p50).median,
    p99: spreadOf(p99).median,
    busy: spreadOf(busy).median,
    odd,
    late,
    early,
  }));
}

export const named = (results: Results, name: string): Measured => results.get(name) ?? emptyOf(name);

/** One server's throughput by another's. */
export function throughputRatio(results: Results, ours: string, theirs: string): Pick<Line, 'ratio'> {
  return { ratio: ratioOf(named(results, ours).perSecond, named(results, theirs).perSecond) };
}

/** The CPU that one server's answer costs by another's, for a note beside a line. */
export function cpuNote(results: Results, ours: string, theirs: string): string {
  const ratio = ratioOf(named(results, theirs).cpu, named(results, ours).cpu);
  return `by CPU an answer ${ratio.median.toFixed(2)}`;
}
