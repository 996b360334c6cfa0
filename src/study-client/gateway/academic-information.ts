/**
 * The academic information service behind an API gateway: paths, headers, and the meaning of its error bodies.
 * Sources: `docs/study-api.md`, “Calls”; `docs/study-api.md`, “Errors of the gateway”.
 */
import { NotFound } from '../../errors.ts';
import type { HttpAnswer, Judged, StudyGateway, Verdict } from '../gateway.ts';
import { CODE_FORMS } from './codes.ts';
import { academicExtras } from './extras.ts';
import { apiStandIns, isObject, type Json, languageAsked, stringOf } from './fields.ts';
import { readBuilding, readCourseUnit, readRealization, readRealizations } from './rows.ts';

export const academicInformation: StudyGateway = {
  codes: CODE_FORMS,
  standIns: apiStandIns,
  operations: ['/realization/search', '/realization', '/courseunit', '/reservation/building', '/reservation'],
  // Answers are cut off near 1000 rows, and codes match loosely.
  codesPerRequest: 100,
  headers: (key) => ({ Accept: 'application/json', 'Ocp-Apim-Subscription-Key': key }),
  realizationsByCode: (codes, asked) => ({
    operation: 'realizations-by-code',
    path: '/realization/search',
    ...languageAsked(asked),
    body: { codes },
    read: (json) => readRealizations(json as Json, new Set(codes), asked),
  }),
  realizationById: (id, asked) => ({
    operation: 'realization',
    path: `/realization/${encodeURIComponent(id)}`,
    ...languageAsked(asked),
    absent: new NotFound('realization', id),
    read: (json) => readRealization(json as Json, id, asked),
  }),
  courseUnit: (id, asked) => ({
    operation: 'course-unit',
    path: `/courseunit/${encodeURIComponent(id)}`,
    ...languageAsked(asked),
    absent: new NotFound('course-unit', id),
    read: (json) => readCourseUnit(json as Json, id, asked),
  }),
  building: (id, asked) => ({
    operation: 'building',
    path: `/reservation/building/${encodeURIComponent(id)}`,
    ...languageAsked(asked),
    absent: new NotFound('building', id),
    read: (json) => readBuilding(json as Json, id),
  }),
  extras: academicExtras,
  verdict,
};

/**
 * The author of a body. The gateway's own bodies have `statusCode` instead of `status`; a page that is not
 * JSON is neither's.
 */
type Author = 'service' | 'gateway' | 'stranger';

function authorOf({ isEmpty, json }: HttpAnswer): Author {
  if (!isObject(json)) return isEmpty ? 'service' : 'stranger';
  return 'statusCode' in json && !('status' in json) ? 'gateway' : 'service';
}

/** Only 200 is specified, and a proxy may turn it into 203. Other successes are promises or parts. */
const WHOLE: ReadonlySet<number> = new Set([200, 203]);

function verdict(answer: HttpAnswer): Judged {
  const status = effectiveStatus(answer);
  return { ...meaningOf(status, answer), status };
}

function meaningOf(status: number, answer: HttpAnswer): Verdict {
  const message = messageOf(answer);
  switch (status) {
    case 429:
      return { is: 'quota', limit: 'rate', waitMs: waitInWords(message) };
    case 403:
      if (answer.headers['retry-after'] !== undefined || /quota/i.test(message))
        return { is: 'quota', limit: 'quota', waitMs: waitInWords(message) };
      return refusal(status, answer);
    case 401:
    case 407:
      return refusal(status, answer);
    case 404:
      // The gateway's 404 says that there is no such operation: a wrong address must not pass for a wrong id.
      return { is: authorOf(answer) === 'service' ? 'absent' : 'http' };
    default:
      return { is: WHOLE.has(status) && isObject(answer.json) ? 'answer' : 'http' };
  }
}

const messageOf = ({ json }: HttpAnswer): string => (isObject(json) ? (stringOf(json['message']) ?? '') : '');

/**
 * The gateway's 401 is about nothing but the key. Its 403 says so in its message: with 403 it also refuses
 * addresses, as a firewall or a proxy does with a page.
 */
function refusal(status: number, answer: HttpAnswer): Verdict {
  const isStrange = authorOf(answer) === 'stranger';
  const asksForKey = /^AzureApiManagementKey\b/i.test(answer.headers['www-authenticate'] ?? '');
  const isAboutKey =
    status === 401 ? !isStrange || asksForKey : !isStrange && /\bkey\b|subscription/i.test(messageOf(answer));
  return { is: 'refused', what: isAboutKey ? 'key' : 'access' };
}

/** The gateway may say 200 and mean its body's `statusCode`; the service's own answers have none. */
function effectiveStatus({ status, json }: HttpAnswer): number {
  if (status < 200 || status >= 300 || !isObject(json)) return status;
  const { statusCode } = json;
  const inner = typeof statusCode === 'number' ? statusCode : Number(stringOf(statusCode));
  return Number.isInteger(inner) && inner >= 300 && inner <= 599 ? inner : status;
}

/**
 * The wait in a message, in milliseconds: "Quota will be replenished in 22.14:18:12." (`d.hh:mm:ss`), "Try
 * again in 60 seconds.".
 */
export function waitInWords(message: string): number | undefined {
  const span = /replenished in (?:(\d{1,6})\.)?(\d{1,2}):(\d{2}):(\d{2})/i.exec(message);
  if (span !== null) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = span.slice(1).map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
  const seconds = /try again in (\d{1,12}) second/i.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
