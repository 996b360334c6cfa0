/**
 * What all examinations of the doctor use: findings, in which no value of the environment and no text of an answer is repeated,
 * and one HTTP request, whose answer also tells about the other side's clock.
 */
import { fetch, type Headers } from 'undici';
import { type Fault, faultInPage, faultOf, noteThroughProxy, PROXY_LOGIN } from '../network/faults.ts';
import type { Network } from '../network/network.ts';
import { parsedJson } from '../primitives.ts';

/** `skip`: this can't be examined from here, or not yet. */
type Level = 'ok' | 'warn' | 'fail' | 'skip';

export interface Finding {
  readonly level: Level;
  /** The thing that was examined. */
  readonly about: string;
  readonly finding: string;
  /** The next step; undefined if all is well. */
  readonly next?: string;
}

const done =
  (level: Level) =>
  (about: string, finding: string): Finding => ({ level, about, finding });
const open =
  (level: Level) =>
  (about: string, finding: string, next: string): Finding => ({
    ...{ level, about, finding, next },
  });

export const ok = done('ok');
export const skip = done('skip');
export const warn = open('warn');
export const fail = open('fail');

/** The findings as lines for a terminal, with a count at the end. */
export function report(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ level, about, finding, next }) => [
    `${level.padEnd(5)} ${about}: ${finding}`,
    ...(next === undefined ? [] : [`      → ${next}`]),
  ]);
  return `${[...lines, '', summary(findings)].join('\n')}\n`;
}

function summary(findings: readonly Finding[]): string {
  const count = (wanted: Level) => findings.filter(({ level }) => level === wanted).length;
  const [failed, warned] = [count('fail'), count('warn')];
  const warnings = `${warned} ${warned === 1 ? 'warning' : 'warnings'}`;
  return failed > 0 ? `${failed} failed, ${warnings}.` : `Nothing failed, ${warnings}.`;
}

// One HTTP request, whose answer also tells about the clock of the other side.

/** The longest wait for an answer, in milliseconds. */
const WITHIN = 10_000;

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body read as JSON; undefined if it is none. */
  readonly json: unknown;
  /** How far our clock is ahead of the other side's, in milliseconds; undefined if the answer has no date. */
  readonly ahead: number | undefined;
}

/** No answer came. `unreachable`: why, such as “nothing listens there (ECONNREFUSED)”. `next`: what to do about it, where that is known. */
interface Unreached {
  readonly unreachable: string;
  readonly next: string | undefined;
  readonly ahead?: undefined;
}

export type HttpResult = HttpResponse | Unreached;

/** What an examination needs to look outside. */
export interface Look {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly network: Network;
}

/** What is sent. */
interface Asked {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks once, as the app would, follows no redirect, never rejects. */
export async function ask(url: string, asked: Asked, { now, network }: Look): Promise<HttpResult> {
  const began = now();
  try {
    const signal = AbortSignal.timeout(WITHIN);
    const { dispatcher } = network;
    const response = await fetch(url, { ...asked, redirect: 'manual', signal, dispatcher });
    const middle = (began + now()) / 2;
    const { status, headers } = response;
    if (status === 407) return unreached(PROXY_LOGIN);
    const text = await response.text();
    const fault = faultInPage(status, text);
    if (fault) return unreached(fault);
    return { status, headers, json: parsedJson(text), ahead: aheadOf(headers, middle) };
  } catch (error) {
    if (network.proxyTo(url) !== undefined) noteThroughProxy(error);
    return unreached(faultOf(error), error);
  }
}

export function unreached(fault: Fault | undefined, error?: unknown): Unreached {
  return { unreachable: fault?.words ?? codeOf(error), next: fault?.next };
}

/** The date header is cut to whole seconds (RFC 9110 §6.6.1): on average it is half a second old. */
function aheadOf(headers: Headers, at: number): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : at - (date + 500);
}

/** An error's code: it says more than `fetch failed` and holds no address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer within ten seconds';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
  return /^\w{1,60}$/.test(code) ? code : 'no answer';
}
