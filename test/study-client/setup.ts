/** What the tests of the study client share: a client with its own upstream and clock, and rows to answer. */
import { inspect } from 'node:util';
import { onTestFinished } from 'vitest';
import { createStudyClient, type StudyClientOptions } from '../../src/study-client/client.ts';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';
import { COURSE_UNIT_FIELDS, REALIZATION_FIELDS } from '../../src/study-client/gateway/rows.ts';
import type {
  BuildingId,
  CourseUnitId,
  RealizationCode,
  RealizationId,
  StudyClient,
  StudyEvent,
} from '../../src/study-client/model.ts';
import type { Timing } from '../../src/study-client/timing.ts';
import { startUpstream, type UpstreamHandler, type UpstreamReply } from '../fakes/upstream.ts';

export const KEY = 'k3y-0f-the-tests';
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export const code = (text: string) => text as RealizationCode;
export const realizationId = (text: string) => text as RealizationId;
export const unitId = (text: string) => text as CourseUnitId;
export const buildingId = (text: string) => text as BuildingId;

export const CODE = code('TX00EY23-3015');

const TEXT_FIELDS = [...Object.values(REALIZATION_FIELDS), ...Object.values(COURSE_UNIT_FIELDS)];

/** Every text that a realization or a course unit may have: where one is missing, other languages are asked. */
export const everyText = (text: string): Record<string, string> =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, text]));

/** A realization as the study API sends it, with what is needed for no other language to be asked. */
export const row = (of: string, more: Record<string, unknown> = {}) => ({
  code: of,
  name: `Name of ${of}`,
  ...everyText('What it is about.'),
  ...more,
});

export const found = (...realizations: unknown[]): UpstreamReply => ({
  json: { status: 'success', realizations },
});
export const gateway = (
  statusCode: number,
  message: string,
  headers: Record<string, string> = {},
): UpstreamReply => ({
  status: statusCode,
  headers,
  json: { statusCode, message },
});

/** Ways in which the study API fails, and by which error that is told. */
export const BREAKDOWNS: readonly [what: string, reply: UpstreamReply, error: string][] = [
  ['a fault', { status: 501 }, 'Unavailable'],
  ['a cut connection', { trouble: 'reset' }, 'Unavailable'],
  ['a refused key', gateway(401, 'Access denied'), 'AccessRefused'],
  ['a used-up quota', gateway(429, 'Rate limit is exceeded.', { 'retry-after': '60' }), 'QuotaExceeded'],
  ['nonsense', { body: '<html>' }, 'InvalidResponse'],
];

/** Answers every question with a row for each asked code or id. */
export const plenty: UpstreamHandler = ({ path, body }) => {
  if (path.endsWith('/realization/search')) return found(...codesOf(body).map((asked) => row(asked)));
  const id = decodeURIComponent(path.split('/').at(-1) ?? '');
  if (path.includes('/courseunit/'))
    return {
      json: { status: 'success', courseUnits: [{ ...everyText('What it is about.'), id, name: 'Unit' }] },
    };
  if (path.includes('/reservation/building/')) {
    return { json: { status: 'success', building: { id, name: 'House' }, resources: [] } };
  }
  return found(row('TX00EY23-3015', { id }));
};

export function codesOf(body: unknown): string[] {
  return (body as { codes: string[] }).codes;
}

/** A clock that only moves when it is told to. */
function createClock(start = Date.UTC(2026, 8, 1, 9)) {
  let now = start;
  return {
    now: () => now,
    advance(ms: number) {
      now += ms;
    },
  };
}

/** Short enough that no test waits, long enough for a busy machine. */
const QUICK: Partial<Timing> = { batchWindowMs: 1, retryBaseMs: 1 };

type Options = Partial<Omit<StudyClientOptions, 'clock'>> & { path?: string };

/** A client and its upstream, both of which end with the test. */
export async function open(
  handler: UpstreamHandler = plenty,
  { path = '', timing, ...options }: Options = {},
) {
  const upstream = await startUpstream(handler);
  const clock = createClock();
  const events: StudyEvent[] = [];
  const study = createStudyClient({
    url: `${upstream.url}${path}`,
    key: KEY,
    timeZone: 'Europe/Helsinki',
    freshSeconds: 600,
    gateway: academicInformation,
    clock,
    timing: { ...QUICK, ...timing },
    onEvent: (event) => events.push(event),
    ...options,
  });
  onTestFinished(async () => {
    study.close();
    await upstream.close();
  });
  return { study, upstream, clock, events };
}

/** The four questions, each by its name. */
export const QUESTIONS: readonly [string, (study: StudyClient) => Promise<unknown>][] = [
  ['realization', (study) => study.realization(CODE, 'en')],
  ['realizationById', (study) => study.realizationById(realizationId('12345'), 'en')],
  ['courseUnit', (study) => study.courseUnit(unitId('678'), 'en')],
  ['building', (study) => study.building(buildingId('78025'), 'en')],
];
export const BY_ID = QUESTIONS.slice(1);

/** What a promise rejects with; fails the test where it resolves. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    const value = await promise;
    throw new TypeError(`expected a failure, got ${inspect(value)}`);
  } catch (error) {
    if (error instanceof TypeError || !(error instanceof Error)) throw error;
    return error;
  }
}

/** Waits until something has happened; bounded by the test's own time limit. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setImmediate(resolve));
}
