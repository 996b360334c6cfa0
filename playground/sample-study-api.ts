/**
 * A study API for trying things out: the four operations of the specification over real HTTP on 127.0.0.1, and the extras
 * of sister services, with made-up data, and a switch for the ways in which an upstream fails.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen, readBody, sendJson } from './http.ts';
import { createSampleCourses, type SampleCourses } from './sample-data/courses.ts';
import { type SampleData, sampleData } from './sample-data/index.ts';
import { createSampleReservations, type SampleReservations } from './sample-data/reservations/changing.ts';
import { ALL_EXTRAS, type SampleExtras, type SampleManners, USUAL_MANNERS } from './sample-extras.ts';
import type { StudyApiMode } from './sample-modes.ts';
import { type Answer, answer, refusedKey } from './sample-operations.ts';
import type { SearchBody } from './sample-search.ts';

/** One request that the sample study API got. */
interface StudyApiCall {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** The values of `l` and of `Accept-Language`, as given. */
  readonly l: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** The codes of a search. */
  readonly codes: readonly string[] | undefined;
  /** The whole body of a search; undefined where it is no JSON object. */
  readonly body: SearchBody | undefined;
  readonly keyAccepted: boolean;
}

/** Options of the sample study API. */
export interface SampleStudyApiOptions {
  /** The only subscription key that is accepted. */
  readonly key: string;
  /** The moment around which the windows of the sample courses lie, in epoch milliseconds. */
  readonly now: () => number;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** How long an answer takes in the mode `slow`, in milliseconds. */
  readonly slowMs?: number;
  /** What it offers at first; what is left out is offered. */
  readonly extras?: Partial<SampleExtras>;
  /** How it behaves at first; what is left out is usual. */
  readonly manners?: Partial<SampleManners>;
  /** Rows in place of its own. */
  readonly data?: Partial<SampleData>;
}

/** A running sample study API. `mode`, `extras` and `manners` may be set at any time, and its courses may change. */
export interface SampleStudyApi extends Omit<SampleCourses, 'realizations' | 'all'> {
  readonly url: string;
  mode: StudyApiMode;
  extras: SampleExtras;
  manners: SampleManners;
  readonly calls: StudyApiCall[];
  /** The data that the API gives now. */
  readonly data: SampleData;
  /** All its courses, including removed ones. */
  readonly courses: SampleCourses['all'];
  /** Its reservations, which can change. */
  readonly reservations: SampleReservations;
  close(): Promise<void>;
}

/** Starts the sample study API on 127.0.0.1. */
export async function startSampleStudyApi(options: SampleStudyApiOptions): Promise<SampleStudyApi> {
  const waiting = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    handle(api, options, waiting, { request, response }).catch(() => response.destroy());
  });
  const { realizations, reservations: rows, ...others } = { ...sampleData(options.now()), ...options.data };
  const courses = createSampleCourses(realizations);
  const { changeDates, remove, putBack } = courses;
  const reservations = createSampleReservations(rows);
  const api: SampleStudyApi = {
    url: `http://127.0.0.1:${await listen(server, options.port ?? 0)}`,
    mode: 'fine',
    extras: { ...ALL_EXTRAS, ...options.extras },
    manners: { ...USUAL_MANNERS, ...options.manners },
    calls: [],
    get data() {
      return { ...others, realizations: courses.realizations, reservations: () => reservations.rows };
    },
    courses: courses.all,
    reservations,
    changeDates,
    remove,
    putBack,
    close: () => {
      for (const timer of waiting) clearTimeout(timer);
      return close(server);
    },
  };
  return api;
}

async function handle(
  api: SampleStudyApi,
  options: SampleStudyApiOptions,
  waiting: Set<NodeJS.Timeout>,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const call = describe(request, await readBody(request), options);
  api.calls.push(call);
  // Half of the calls are cut off, the other half get an error: "down" looks like both.
  if (api.mode === 'down' && api.calls.length % 2 === 0) return void response.destroy();
  const delay = api.mode === 'slow' ? (options.slowMs ?? 6000) : 0;
  if (delay > 0) await new Promise<void>((done) => waiting.add(setTimeout(done, delay)));
  const { status, body, headers } = gatewayAnswer(call, api.mode) ?? answer(call, api);
  sendJson(response, status, body, { ...(api.manners.repeatsHeaders && repeated(request)), ...headers });
}

/** The headers of a request that some servers put into their response. */
function repeated({ headers }: IncomingMessage): Record<string, string> {
  const names = ['ocp-apim-subscription-key', 'accept-language', 'user-agent'];
  return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
}

function describe(request: IncomingMessage, text: string, { key, now }: SampleStudyApiOptions): StudyApiCall {
  const url = new URL(request.url ?? '/', 'http://sample');
  const body = objectOf(text);
  const codes = body?.['codes'];
  return {
    at: now(),
    method: request.method ?? '',
    path: url.pathname,
    l: url.searchParams.get('l') ?? undefined,
    acceptLanguage: request.headers['accept-language'],
    codes: Array.isArray(codes) ? codes.map(String) : undefined,
    body,
    keyAccepted: request.headers['ocp-apim-subscription-key'] === key,
  };
}

function objectOf(text: string): SearchBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The gateway's answer before the service is asked; undefined if the gateway lets the call pass. */
function gatewayAnswer({ keyAccepted }: StudyApiCall, mode: StudyApiMode): Answer | undefined {
  if (mode === 'down') return { status: 503, body: { statusCode: 503, message: 'Service Unavailable' } };
  if (mode === 'over quota') {
    // Only for a short time, so that a person who tries this also sees it end.
    const message = 'Out of call volume quota. Quota will be replenished in 00:00:20.';
    return { status: 403, body: { statusCode: 403, message }, headers: { 'retry-after': '20' } };
  }
  return keyAccepted && mode !== 'key refused' ? undefined : refusedKey();
}
