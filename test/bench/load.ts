/** The process of the load: people who ask, and Slack's response_urls, where late answers arrive. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerParent } from './child.ts';
import { type Connection, openConnection } from './connection.ts';
import { requestOf, type Sending, type Traffic } from './requests.ts';

export interface Run {
  readonly port: number;
  readonly traffic: Traffic;
  /** So many ask at once, each the next thing when the last was answered. */
  readonly concurrency: number;
  readonly ms: number;
  /** The number of the first request; no two runs on one server may share numbers. */
  readonly from: number;
  /** What an answer is: the ack with any content; the ack with a card; a card at the response_url; a card anywhere. */
  readonly until: 'ack' | 'card in ack' | 'card later' | 'card';
  /** Requests a second at the most. */
  readonly pace?: number;
}

export interface Loaded {
  /** Answers within the time, and within all of it. */
  readonly answers: number;
  readonly all: number;
  readonly ms: number;
  /** Milliseconds from a request to its answer, sorted. */
  readonly times: Float64Array;
  /** Those of the requests that were sent in the first minute, sorted: a share over ten minutes hides them. */
  readonly firstMinute: Float64Array;
  /** Answers that were no answer: another status, or no card at all. */
  readonly odd: number;
  /** Cards that were to be in the ack and were not: they follow, and are not waited for. */
  readonly late: number;
  /** Cards that were to be late and came in the ack, as a miss does that joins a search whose answer is just coming. */
  readonly early: number;
  /** The part of one core that the load itself took. */
  readonly busy: number;
}

/** Bytes of the smallest card of what was found: those of errors have up to 700, and the smallest found has twice as many. */
const LEAST_FOUND = 1000;
/** Bytes of the smallest card at all: that something does not exist is an answer, too, where it is asked for. */
const LEAST_CARD = 400;
const MINUTE = 60_000;
/** A late answer is waited for no longer than this, in milliseconds. */
const PATIENCE = 10_000;

const awaited = new Map<number, (length: number) => void>();
const sink = createServer((request, response) => {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
  });
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 2 }).end('ok');
    awaited.get(Number(request.url?.slice(1)))?.(length);
  });
});
sink.keepAliveTimeout = 600_000;
await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
const answers = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
let runs = 0;

answerParent({}, { run });

interface Going extends Run {
  readonly sending: Sending;
  readonly times: number[];
  readonly firstMinute: number[];
  readonly began: number;
  next: number;
  inTime: number;
  odd: number;
  late: number;
  early: number;
}

async function run(asked: Run): Promise<Loaded> {
  runs += 1;
  const { concurrency, port, traffic, from, ms } = asked;
  const sending: Sending = { traffic, answers, run: `${process.pid}.${runs}` };
  const connections = await Promise.all(Array.from({ length: concurrency }, () => openConnection(port)));
  const cpu = process.cpuUsage();
  const began = performance.now();
  const going: Going = {
    ...asked,
    sending,
    times: [],
    firstMinute: [],
    began,
    next: from,
    inTime: 0,
    odd: 0,
    late: 0,
    early: 0,
  };
  await Promise.all(connections.map((connection) => askOn(connection, going)));
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  for (const connection of connections) connection.close();
  const times = Float64Array.from(going.times).sort();
  const firstMinute = Float64Array.from(going.firstMinute).sort();
  const busy = (user + system) / 1000 / took;
  const { odd, late, early, inTime } = going;
  return { answers: inTime, all: times.length, ms, times, firstMinute, odd, late, early, busy };
}

/** The next request is signed while the last is being answered, so that this takes nothing from what is measured. */
async function askOn(connection: Connection, going: Going): Promise<void> {
  const { sending, began, ms, port, pace } = going;
  let at = going.next++;
  let request = requestOf(sending, at, port);
  while (performance.now() - began < ms) {
    if (pace !== undefined) await untilDue(began + ((at - going.from) * 1000) / pace);
    const sent = performance.now();
    const answered = ask(connection, request, at, going);
    const following = going.next++;
    request = requestOf(sending, following, port);
    const isAnswer = await answered;
    at = following;
    const now = performance.now();
    going.times.push(now - sent);
    if (sent - began < MINUTE) going.firstMinute.push(now - sent);
    if (isAnswer && now - began <= ms) going.inTime += 1;
  }
}

async function untilDue(due: number): Promise<void> {
  const left = due - performance.now();
  if (left > 1) await sleep(left);
}

/** Whether it was answered as it was to be. */
async function ask(connection: Connection, request: string, at: number, going: Going): Promise<boolean> {
  const { until } = going;
  const late = until === 'card' || until === 'card later' ? lateAnswer(at) : undefined;
  const { status, length } = await connection.send(request);
  const least = until === 'card' ? LEAST_CARD : LEAST_FOUND;
  const isCard = length >= least;
  const isLate = until === 'card in ack' && length === 0;
  const isEarly = until === 'card later' && isCard;
  const isOdd = status !== 200 || !(isCard || (length === 0 && (await isGood(late, least))));
  awaited.delete(at);
  if (isOdd) going.odd += 1;
  else if (isLate) going.late += 1;
  else if (isEarly) going.early += 1;
  return !isOdd && !isLate && !isEarly;
}

/** Whether a late answer is awaited at all, or else comes and is a card. */
async function isGood(late: Promise<number> | undefined, least: number): Promise<boolean> {
  return late === undefined || (await late) >= least;
}

/** The bytes that come to a response_url; 0 where none come. */
function lateAnswer(at: number): Promise<number> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(0), PATIENCE);
    awaited.set(at, (length) => {
      clearTimeout(timer);
      resolve(length);
    });
  });
}
