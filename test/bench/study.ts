/** The study client in a process of its own: look-ups, reading answers, and what the cache holds. */
import { Agent } from 'node:http';
import axios from 'axios';
import { createStudyClient } from '../../src/study-client/client.ts';
import type { Json } from '../../src/study-client/gateway/fields.ts';
import { readRows, readSearch } from '../../src/study-client/gateway/realization.ts';
import type { RealizationCode } from '../../src/study-client/model.ts';
import type { Timing } from '../../src/study-client/transport/timing.ts';
import { answerParent } from './child.ts';
import { coldCode, hotCode } from './persons.ts';
import { realizationJson, searchBytes } from './upstream-json.ts';

/**
 * `one by one`: what one has without gathering, 64 at once; `posts`: as many searches for one code each, by axios as it is, of which
 * nothing is made. `searches alone`: searches for a hundred each, all at once and by axios as it is: what gathering can reach at the best.
 */
export interface LookUps {
  readonly how: 'one' | 'distinct' | 'one by one' | 'posts' | 'searches alone';
  readonly count: number;
  readonly from: number;
}

/**
 * Milliseconds for reading an answer `times` times: its JSON alone, with every field checked, and up to the model. From its bytes,
 * or, for `parse text`, from its text.
 */
export interface Reading {
  readonly how: 'parse' | 'parse text' | 'check' | 'model';
  readonly rows: number;
  readonly times: number;
}

/** Bytes a realization, on average. `all`: heap and buffers. */
export interface Held {
  readonly heap: number;
  readonly all: number;
}

const ZONE = 'Europe/Helsinki';
const SIDE_BY_SIDE = 64;
/** Codes of one search, at the most. */
const GATHERED = 100;
// Some rows ask nothing.
const url = process.env['STUDY_URL'] ?? 'http://127.0.0.1:9';

const open = (timing: Partial<Timing> = {}, cacheBytes?: number) =>
  createStudyClient({
    ...{ url, key: 'the-key-of-the-benchmarks', timeZone: ZONE, freshSeconds: 86_400, timing },
    ...(cacheBytes !== undefined && { cacheBytes }),
  });

// One of each for the whole process, as the app has: connections are kept from round to round.
const gathering = open();
const single = open({ batchSize: 1, batchWindowMs: 0, batchQuietTurns: 0, sockets: SIDE_BY_SIDE });
const httpAgent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE });
const client = axios.create({ httpAgent, baseURL: url });

answerParent({}, { lookUps, reading, held });

async function lookUps({ how, count, from }: LookUps): Promise<number> {
  const all = Array.from({ length: count }, (_, at) =>
    codeOf(how === 'one' ? hotCode(0) : coldCode(from + at)),
  );
  const began = performance.now();
  await WAYS[how](all);
  return performance.now() - began;
}

const allAtOnce = (codes: readonly RealizationCode[]) =>
  Promise.all(codes.map((code) => gathering.realization(code, 'en')));

const search = (codes: readonly RealizationCode[]) =>
  client.post('/realization/search', { codes }, { params: { l: 'en' } });

const WAYS: Record<LookUps['how'], (codes: readonly RealizationCode[]) => Promise<unknown>> = {
  one: allAtOnce,
  distinct: allAtOnce,
  'one by one': (codes) =>
    sideBySide(codes, 1, ([code = '' as RealizationCode]) => single.realization(code, 'en')),
  posts: (codes) => sideBySide(codes, 1, search),
  'searches alone': (codes) => sideBySide(codes, GATHERED, search),
};

const codeOf = (code: string): RealizationCode => code as RealizationCode;

/** Asks for all codes, `each` by one call, with 64 calls at once. */
async function sideBySide(
  codes: readonly RealizationCode[],
  each: number,
  ask: (some: readonly RealizationCode[]) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < codes.length) {
      const from = next;
      next += each;
      await ask(codes.slice(from, next));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
}

function reading({ how, rows, times }: Reading): number {
  const codes = Array.from({ length: rows }, (_, at) => coldCode(at));
  const bytes = searchBytes(codes);
  const text = bytes.toString();
  const asked = new Set(codes);
  const ways: Record<Reading['how'], () => number> = {
    parse: () => rowsOf(bytes.toString()),
    'parse text': () => rowsOf(text),
    check: () => readRows(JSON.parse(bytes.toString()) as Json, asked).rows.size,
    model: () =>
      readSearch(JSON.parse(bytes.toString()) as Json, asked, { language: 'en', timeZone: ZONE }).rows.size,
  };
  const way = ways[how];
  let found = 0;
  const began = performance.now();
  for (let time = 0; time < times; time += 1) found += way();
  const ms = performance.now() - began;
  if (found !== rows * times) throw new Error(`${found} rows`);
  return ms;
}

const rowsOf = (text: string): number =>
  (JSON.parse(text) as { readonly realizations: readonly unknown[] }).realizations.length;

/** What so many realizations hold: parsed and kept, or in the study client's cache. */
async function held({
  how,
  count,
}: {
  how: 'parsed' | 'cached';
  count: number;
}): Promise<Held & { json: number }> {
  const codes = Array.from({ length: count }, (_, at) => coldCode(at));
  const study = open({}, 2 ** 32);
  // What is loaded with the first is none of the realizations' own.
  await study.realization(codeOf(hotCode(0)), 'en');
  const kept: unknown[] = [];
  const before = memory();
  if (how === 'parsed') for (const code of codes) kept.push(JSON.parse(realizationJson(code)));
  else {
    for (let at = 0; at < count; at += 500)
      await Promise.all(codes.slice(at, at + 500).map((code) => study.realization(codeOf(code), 'en')));
  }
  const after = memory();
  const json = codes.reduce((sum, code) => sum + Buffer.byteLength(realizationJson(code)), 0) / count;
  // Used after the measuring, so that neither can be collected before.
  if (how === 'parsed' ? kept.length !== count : study === undefined) throw new Error('nothing was kept');
  study.close();
  return { heap: (after.heap - before.heap) / count, all: (after.all - before.all) / count, json };
}

function memory(): Held {
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, all: heapUsed + external };
}
