/**
 * One cell: a surface, a fault, and how old what is kept is. What a cell is to say follows from the design (§4) alone:
 * a card where there is an answer, its time where it is old and why it is, else which of the failures it was.
 */
import { onTestFinished } from 'vitest';
import { freePort } from '../../src/playground/http.ts';
import type { Delivered } from '../../src/playground/slack-side.ts';
import type { FakeUpstream, UpstreamHandler } from '../fakes/upstream.ts';
import { type Flow, type FlowOptions, KEY, openScripted } from '../flows/harness.ts';
import { type Fault, type Meaning, MINUTE, MOST_BYTES, SECOND } from './upstream-faults.ts';
import { type Operation, well } from './upstream-rows.ts';
import type { Ask, Hand, Surface } from './upstream-surfaces.ts';

const HOUR = 60 * MINUTE;
/** Nothing that is kept is shown when it is older than a day. */
const DAY_AND_MORE = 25 * HOUR;
/** Everything is old by then; rooms are the last. */
const OLD = 6 * HOUR + MINUTE;
/** Buckets of waiting that are over after this long, whatever was asked for. */
const MOST_HELD = 16 * MINUTE;
/** What failed in the background is tried again after this long. */
const PAUSED = 31 * SECOND;

/** What can be told in a card. */
type Told = 'card' | 'old' | Exclude<Meaning, 'well'> | 'later' | 'unexpected';
const TOLD: Readonly<Record<Exclude<Told, 'card'>, RegExp>> = {
  old: /as of <!date\^/i,
  unknown: /There is no (?:course realization|course unit|building) |no such realization/,
  refused: /refuses Coursebell’s key/,
  quota: /quota is used up/,
  rate: /being asked too much/,
  down: /can’t be reached/,
  slow: /too slow/,
  unreadable: /doesn’t understand|answer is not understood/,
  later: /The file isn’t available right now/,
  unexpected: /something went wrong/i,
};
const OUTCOMES: Readonly<Partial<Record<Told, string>>> = {
  unknown: 'NotFound',
  refused: 'AccessRefused',
  quota: 'QuotaExceeded',
  rate: 'QuotaExceeded',
  down: 'Unavailable',
  slow: 'Unavailable',
  unreadable: 'InvalidResponse',
};

/** What a fault means to a surface: of several questions each its own. */
function meanings(fault: Fault, { asks }: Surface): Meaning[] {
  return [...new Set(asks.map((operation) => meaning(fault, operation)))];
}

function meaning({ means }: Fault, operation: Operation): Meaning {
  return typeof means === 'string' ? means : means(operation);
}

/** Where nothing is kept. */
function whenCold(fault: Fault, surface: Surface): Told[] {
  const failures = meanings(fault, surface).filter((meaning) => meaning !== 'well');
  if (failures.length === 0) return ['card'];
  if (surface.kind !== 'file') return failures;
  return failures.map((failure) => (failure === 'unknown' ? failure : 'later'));
}

/** Where it is old, once it was tried to renew it. What does not exist any more is not shown. */
function whenOld(fault: Fault, surface: Surface): Told[] {
  const all = meanings(fault, surface).filter((meaning) => meaning !== 'well');
  if (all.length === 0) return ['card'];
  const isGone = all.includes('unknown');
  if (isGone && all.length === 1) return ['unknown'];
  if (surface.kind) return ['card'];
  return ['card', 'old', ...all];
}

function restOf(fault: Fault, surface: Surface): number {
  if (fault.waitMs !== undefined) return Math.min(fault.waitMs, MOST_HELD);
  const waits = meanings(fault, surface).map((meaning) => RESTS[meaning] ?? 0);
  return Math.max(0, ...waits);
}
/** How long after a fault the app is to be well again at the latest. */
const RESTS: Readonly<Partial<Record<Meaning, number>>> = {
  ...{ rate: MINUTE, quota: MINUTE, unknown: 61 * SECOND },
  ...{ down: 11 * SECOND, slow: 11 * SECOND },
};

/** A surface in an app of its own. */
export interface Cell {
  readonly surface: Surface;
  readonly flow: Flow & { readonly upstream: FakeUpstream };
  readonly ask: Ask;
  /** What was not as it is to be. */
  readonly wrong: string[];
  /** When what is kept was fetched, in epoch milliseconds. */
  fetchedAt: number;
  /** How often what is kept was renewed in the background, or could not be. */
  refreshes: number;
}

/** Opens the surface before a study API that is well. */
export async function openCell(surface: Surface, options: FlowOptions['studyTiming'] = {}): Promise<Cell> {
  const port = String(await freePort());
  const studyTiming = { retryBaseMs: 1, batchWindowMs: 1, answerBytes: MOST_BYTES, ...options };
  const flow = await openScripted(well, {
    env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    studyTiming,
  });
  const { upstream, pass } = flow;
  const ask = await surface.open(flow, async (work) => {
    pass(DAY_AND_MORE);
    upstream.answer(() => ({ status: 500 }));
    await work();
    upstream.answer(well);
  });
  const cell = { surface, flow, ask, wrong: [], fetchedAt: Date.now(), refreshes: 0 };
  leavesNothing(cell);
  return cell;
}

/** When the test is over, and the app stopped, no connection is left. */
function leavesNothing({ flow: { app, upstream } }: Cell): void {
  onTestFinished(async () => {
    await app.stop();
    await patiently('connections to the study API are left', async () => upstream.open() === 0);
  });
}

/** Goes through a fault with all cells at once, since they share the clock. */
export async function goThrough(fault: Fault, cells: readonly Cell[]): Promise<void> {
  const rest = Math.max(...cells.map(({ surface }) => restOf(fault, surface)));
  const [first] = cells;
  for (const [before, step] of STEPS) {
    first?.flow.pass(before === 'rest' ? rest : before);
    await Promise.all(cells.map((cell) => carefully(step, cell, fault)));
  }
}

/** Meets a fault, has our own clock set to another time, and is to be well soon after. */
export async function meetAndSet(fault: Fault, ms: number, cell: Cell): Promise<void> {
  if (isHarmless(fault, cell)) return;
  await meet(fault, [cell]);
  cell.flow.pass(ms);
  cell.flow.pass(restOf(fault, cell.surface));
  await carefully(afterwards, cell, fault);
  // What was kept just now is to be too old for the next.
  cell.flow.pass(Math.max(0, -ms));
}

/** Meets a fault where nothing is kept, with all cells at once. */
export async function meet(fault: Fault, cells: readonly Cell[]): Promise<void> {
  cells[0]?.flow.pass(DAY_AND_MORE);
  await Promise.all(cells.map((cell) => carefully(cold, cell, fault)));
}

type Step = (cell: Cell, fault: Fault) => Promise<void>;
const STEPS: readonly (readonly [before: number | 'rest', step: Step])[] = [
  [DAY_AND_MORE, cold],
  ['rest', afterwards],
  [0, fresh],
  [OLD, old],
  ['rest', async () => undefined],
  [PAUSED, renewed],
];

async function carefully(step: Step, cell: Cell, fault: Fault): Promise<void> {
  try {
    await step(cell, fault);
  } catch (error) {
    blame(cell, fault, step.name, String(error));
  }
}

function blame({ surface, wrong }: Cell, fault: Fault, state: string, problem: string): void {
  wrong.push(`${fault.name}, ${surface.name}, ${state}: ${problem}`);
}

async function cold(cell: Cell, fault: Fault): Promise<void> {
  const at = Date.now();
  const text = await asked(cell, fault, fault);
  if (isHarmless(fault, cell)) cell.fetchedAt = at;
  expectTold(cell, fault, 'cold', text, whenCold(fault, cell.surface));
  expectReference(cell, fault, text);
  expectTime(cell, fault, text, at);
  await idle(cell);
}

const isHarmless = (fault: Fault, { surface }: Cell): boolean =>
  meanings(fault, surface).every((meaning) => meaning === 'well');

async function afterwards(cell: Cell, fault: Fault): Promise<void> {
  const text = await asked(cell, fault);
  if (!isHarmless(fault, cell)) cell.fetchedAt = Date.now();
  expectTold(cell, fault, 'with the fault gone', text, ['card']);
}

async function fresh(cell: Cell, fault: Fault): Promise<void> {
  const { calls } = cell.flow.upstream;
  const before = calls.length;
  expectTold(cell, fault, 'fresh', await asked(cell, fault, fault), ['card']);
  if (calls.length > before) blame(cell, fault, 'fresh', `${calls.length - before} calls`);
}

async function old(cell: Cell, fault: Fault): Promise<void> {
  const { surface } = cell;
  const first = await asked(cell, fault, fault);
  expectTold(cell, fault, 'old', first, surface.kind || surface.keys === 0 ? ['card'] : ['card', 'old']);
  expectAge(cell, fault, first);
  await refreshed(cell, surface.keys);
  const second = await asked(cell, fault, fault);
  expectTold(cell, fault, 'old, and not renewed', second, whenOld(fault, surface));
  expectAge(cell, fault, second);
  await idle(cell);
}

async function renewed(cell: Cell, fault: Fault): Promise<void> {
  const { asks, keys } = cell.surface;
  const first = await asked(cell, fault);
  // What was renewed is not old, and what was gone is looked up anew.
  const kept = asks.filter((operation) => !['well', 'unknown'].includes(meaning(fault, operation)));
  if (kept.length > 0) await refreshed(cell, (keys / asks.length) * kept.length);
  const text = kept.length > 0 ? await asked(cell, fault) : first;
  expectTold(cell, fault, 'renewed', text, ['card']);
}

/** Asks, while the study API answers only after the app has acknowledged. */
async function asked({ surface, flow, ask, wrong }: Cell, about: Fault, now?: Fault): Promise<string> {
  const { slack, upstream } = flow;
  const gate = Promise.withResolvers<void>();
  const heard: unknown[] = [];
  behave(upstream, gate.promise, now);
  const hand: Hand = {
    ...flow,
    unacked: gate.resolve,
    acked: (delivered: Delivered) => {
      heard.push(delivered.body);
      if (delivered.status !== 200 || delivered.problem !== undefined)
        wrong.push(
          `${about.name}, ${surface.name}: acknowledged with ${delivered.status} ${delivered.problem}`,
        );
      gate.resolve();
    },
  };
  try {
    const text = await ask(hand);
    if (JSON.stringify([text, heard]).includes(KEY))
      wrong.push(`${about.name}, ${surface.name}: the key is told`);
    return text;
  } finally {
    gate.resolve();
    for (const message of [...slack.workspace.messages]) slack.workspace.remove(message);
    for (const { id } of slack.workspace.users) slack.workspace.setStack(id, []);
  }
}

function behave(upstream: FakeUpstream, acked: Promise<void>, fault: Fault | undefined): void {
  let isFirst = true;
  const handler: UpstreamHandler = async (request) => {
    await acked;
    const strikes = fault && (isFirst || !fault.once);
    isFirst = false;
    return fault && strikes ? fault.reply(request) : well(request);
  };
  upstream.answer(handler);
  const hello = fault?.greet;
  upstream.greet(hello && ((socket) => void acked.then(() => hello(socket))));
}

/** Nothing that was asked is still under way: what was given up is closed. */
const idle = ({ flow: { upstream } }: Cell): Promise<void> =>
  patiently('requests are left open', async () => upstream.underWay() === 0);

/** So many more answers have been renewed in the background, or could not be. */
async function refreshed(cell: Cell, more: number): Promise<void> {
  cell.refreshes += more;
  await idle(cell);
  await patiently('nothing was renewed', async () => (await refreshesOf(cell)) >= cell.refreshes);
}

async function refreshesOf({ flow: { url } }: Cell): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = metrics.matchAll(/^coursebell_cache_refreshes_total\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Waits for what must come; only a test that fails waits so long. */
async function patiently(otherwise: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
const PATIENCE = 10_000;

function toldIn(text: string, { shows }: Surface): Told[] {
  const failures = Object.entries(TOLD).flatMap(([told, words]) => (words.test(text) ? [told as Told] : []));
  return text.includes(shows) ? ['card', ...failures] : failures;
}

function expectTold(cell: Cell, fault: Fault, state: string, text: string, expected: readonly Told[]): void {
  const told = toldIn(text, cell.surface);
  if (told.toSorted().join() === expected.toSorted().join()) return;
  blame(cell, fault, state, `told [${told}], not [${expected}]: ${text.slice(0, 300)}`);
}

/** An old answer names the moment at which it was fetched. */
function expectAge(cell: Cell, fault: Fault, text: string): void {
  const [, seconds] = /as of <!date\^(\d+)\^/i.exec(text) ?? [];
  if (seconds === undefined || Number(seconds) === Math.floor(cell.fetchedAt / SECOND)) return;
  blame(cell, fault, 'old', `as of ${seconds}, not ${cell.fetchedAt / SECOND}`);
}

/** A failure carries a reference, which stands in the log with the kind of the failure. */
function expectReference(cell: Cell, fault: Fault, text: string): void {
  const [failure, ...more] = whenCold(fault, cell.surface);
  const outcome = failure && OUTCOMES[failure];
  if (outcome === undefined || cell.surface.kind === 'file') return;
  const [, reference] = /Reference: ([A-Z2-9]{8})/.exec(text) ?? [];
  const lines = cell.flow.log.filter((line) => reference !== undefined && line.reference === reference);
  const outcomes = lines.map((line) => line.outcome);
  // A list of failures is an answer, in part.
  if (
    outcomes.includes(outcome) ||
    (outcomes.includes('partly') && (more.length > 0 || failure === 'unknown'))
  )
    return;
  blame(cell, fault, 'cold', `the log has [${outcomes}] for reference ${reference}, not ${outcome}`);
}

const MOST_TOLD = 31 * 24 * HOUR;

/** Who is over a quota is told until when, where that was said. */
function expectTime(cell: Cell, fault: Fault, text: string, asked: number): void {
  const isLimit = whenCold(fault, cell.surface).some((told) => told === 'rate' || told === 'quota');
  if (!isLimit || fault.waitMs === undefined || cell.surface.kind) return;
  const until = Math.floor((asked + Math.min(fault.waitMs, MOST_TOLD)) / SECOND);
  if (!text.includes(`<!date^${until}^`)) blame(cell, fault, 'cold', `no time ${until} in ${text}`);
}
