/**
 * A study API for trying things out: the four operations of the specification over real HTTP on 127.0.0.1,
 * with made-up data, and a switch for the ways in which an upstream fails.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close, listen, readBody, sendJson } from './http.ts';
import { createSampleCourses, type SampleCourses } from './sample-data/courses.ts';
import { type SampleData, sampleData } from './sample-data/index.ts';
import { type ContentLanguage, courseUnitJson, realizationJson } from './sample-data/shape.ts';
import type { StudyApiMode } from './sample-modes.ts';

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
}

/** A running sample study API. `mode` may be set at any time, and its courses may change. */
export interface SampleStudyApi extends Omit<SampleCourses, 'realizations' | 'all'> {
  readonly url: string;
  mode: StudyApiMode;
  readonly calls: StudyApiCall[];
  /** The data that the API gives now. */
  readonly data: SampleData;
  /** All its courses, including removed ones. */
  readonly courses: SampleCourses['all'];
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** Starts the sample study API on 127.0.0.1. */
export async function startSampleStudyApi(options: SampleStudyApiOptions): Promise<SampleStudyApi> {
  const waiting = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    handle(api, options, waiting, { request, response }).catch(() => response.destroy());
  });
  const { realizations, ...others } = sampleData(options.now());
  const courses = createSampleCourses(realizations);
  const { changeDates, remove, putBack } = courses;
  const api: SampleStudyApi = {
    url: `http://127.0.0.1:${await listen(server, options.port ?? 0)}`,
    mode: 'fine',
    calls: [],
    get data() {
      return { ...others, realizations: courses.realizations };
    },
    courses: courses.all,
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
  const { status, body, headers } = gatewayAnswer(call, api.mode) ?? answer(call, api.data);
  sendJson(response, status, body, headers);
}

function describe(request: IncomingMessage, body: string, { key, now }: SampleStudyApiOptions): StudyApiCall {
  const url = new URL(request.url ?? '/', 'http://sample');
  return {
    at: now(),
    method: request.method ?? '',
    path: url.pathname,
    l: url.searchParams.get('l') ?? undefined,
    acceptLanguage: request.headers['accept-language'],
    codes: codesOf(body),
    keyAccepted: request.headers['ocp-apim-subscription-key'] === key,
  };
}

function codesOf(body: string): string[] | undefined {
  try {
    const { codes } = JSON.parse(body) as { codes?: unknown };
    return Array.isArray(codes) ? codes.map(String) : undefined;
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
  if (keyAccepted && mode !== 'key refused') return undefined;
  const message =
    'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.';
  const headers = {
    'www-authenticate': 'AzureApiManagementKey realm="study",name="Ocp-Apim-Subscription-Key"',
  };
  return { status: 401, body: { statusCode: 401, message }, headers };
}

/** The specification's four operations; anything else is unknown to the gateway. */
function answer(call: StudyApiCall, data: SampleData): Answer {
  const language = languageOf(call);
  const [, first, second, third, ...rest] = call.path.split('/').map(decodeURIComponent);
  if (rest.length > 0) return unknownOperation();
  if (call.method === 'POST' && first === 'realization' && second === 'search' && !third) {
    return realizations(data, language, (row) => matches(row.code, call.codes));
  }
  if (call.method !== 'GET' || !second) return unknownOperation();
  if (first === 'realization' && !third) return realizations(data, language, (row) => row.id === second);
  if (first === 'courseunit' && !third) {
    const found = data.courseUnits.filter((unit) => unit.id === second);
    return list(
      'courseUnits',
      found.map((unit) => courseUnitJson(unit, language)),
    );
  }
  if (first === 'reservation' && second === 'building' && third) return building(data, third);
  return unknownOperation();
}

/** Searches match loosely, as in practice: they also find rows whose code only begins with the asked one. */
function matches(code: string, asked: readonly string[] | undefined): boolean {
  if (!asked || asked.length === 0) return true;
  return asked.some((one) => code.toLowerCase().startsWith(one.toLowerCase()));
}

function realizations(
  { realizations: rows }: SampleData,
  language: ContentLanguage,
  wanted: (row: SampleData['realizations'][number]) => boolean,
): Answer {
  return list(
    'realizations',
    rows.filter(wanted).map((row) => realizationJson(row, language)),
  );
}

function list(name: string, rows: readonly unknown[]): Answer {
  const message = rows.length > 0 ? {} : { message: 'No results' };
  return { status: 200, body: { status: 'success', ...message, [name]: rows } };
}

function building({ buildings }: SampleData, id: string): Answer {
  const found = buildings.find((one) => one.building.id === id);
  if (!found) return { status: 200, body: { status: 'success', message: 'No results', resources: [] } };
  return { status: 200, body: { status: 'success', building: found.building, resources: found.resources } };
}

function unknownOperation(): Answer {
  return { status: 404, body: { statusCode: 404, message: 'Resource not found' } };
}

function languageOf({ l, acceptLanguage }: StudyApiCall): ContentLanguage {
  const asked = l ?? acceptLanguage?.slice(0, 2);
  return asked === 'en' || asked === 'sv' ? asked : 'fi';
}
