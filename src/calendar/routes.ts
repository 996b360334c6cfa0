/** Calendars over HTTP. Addresses and persons are not logged: the address of a feed is all that it takes to read it. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isUpstreamError, NotFound, QuotaExceeded } from '../errors.ts';
import type { Routes } from '../http/route.ts';
import { texts } from '../i18n/index.ts';
import type { Facts } from '../store/store.ts';
import type { CalendarFeeds, CalendarLinks, CourseAsked } from './feeds.ts';
import { courseTitle, icsOf } from './ics.ts';

export interface CalendarRoutesOptions {
  readonly links: Pick<CalendarLinks, 'read'>;
  readonly feeds: Pick<CalendarFeeds, 'read' | 'contents'>;
  /** Finds a course; rejects with an error of `errors.ts`. */
  readonly find: (
    code: CourseAsked['code'],
    language: CourseAsked['language'],
  ) => Promise<{ readonly facts: Facts; readonly readAt: number }>;
  readonly now: () => number;
  /** The study API's zone, which its calendar days refer to. */
  readonly zone: string;
  /** How often followed courses are read, in seconds. A feed asks programs to fetch it about as often. */
  readonly checkSeconds: number;
}

/** After this many seconds a course that is unavailable now may be asked for again. */
const RETRY_AFTER = 300;
const FEED_PATH = /^\/calendar\/([^/]*)\.ics$/;
/** Answers send no referrer, and browsers never take them for a page. */
const GUARDED = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** A course's file, and a feed. */
export function calendarRoutes(options: CalendarRoutesOptions): Routes {
  return {
    'GET /calendar/course/*': (request, response) => answerCourse(request, response, options),
    'GET /calendar/*': (request, response) => answerFeed(request, response, options),
  };
}

async function answerCourse(
  request: IncomingMessage,
  response: ServerResponse,
  { links, find, now, zone }: CalendarRoutesOptions,
): Promise<void> {
  const asked = links.read(pathOf(request));
  if (!asked) return notFound(response);
  const { code, language } = asked;
  try {
    const entry = { code, ...(await find(code, language)) };
    const body = icsOf([entry], { name: courseTitle(entry), language, zone });
    const file = `attachment; filename="${code.replace(/[^\w-]/g, '_')}.ics"`;
    send(request, response, body, {
      'content-disposition': `${file}; filename*=UTF-8''${encodeURIComponent(code)}.ics`,
      'cache-control': 'private, max-age=300',
    });
  } catch (error) {
    refuse(response, error, asked, now());
  }
}

async function answerFeed(
  request: IncomingMessage,
  response: ServerResponse,
  { feeds, zone, checkSeconds }: CalendarRoutesOptions,
): Promise<void> {
  // Any token is looked up, so a malformed address costs and reveals the same as an unknown one.
  const [, token = ''] = FEED_PATH.exec(pathOf(request)) ?? [];
  const owner = await feeds.read(token);
  if (!owner) return notFound(response);
  const { entries, language, kind } = await feeds.contents(owner);
  const words = texts(language);
  const name = kind === 'channel' ? words.channelFeed.name : words.calendar.feedName;
  const refreshHours = Math.max(1, Math.round(checkSeconds / 3600));
  send(request, response, icsOf(entries, { name, language, zone, refreshHours }), {
    'content-disposition': 'inline; filename="coursebell.ics"',
    // The asker may keep the answer but must ask each time: a revoked address gives nothing more.
    'cache-control': 'private, no-cache',
  });
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** On `HEAD` Node sends no body. */
function send(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  body: string,
  headers: OutgoingHttpHeaders,
): void {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const all = { ...GUARDED, ...headers, etag };
  // RFC 9110 §13.1.2.
  const held = asked['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  if (held.includes(etag) || held.includes('*')) {
    response.writeHead(304, all).end();
    return;
  }
  const type = 'text/calendar; charset=utf-8';
  response
    .writeHead(200, { ...all, 'content-type': type, 'content-length': Buffer.byteLength(body) })
    .end(body);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { ...GUARDED, 'cache-control': 'no-store', 'content-length': 0 }).end();
}

/** Says what to do, in the language of the address: a browser may show it. Throws unexpected errors on. */
function refuse(
  response: ServerResponse,
  error: unknown,
  { code, language }: CourseAsked,
  now: number,
): void {
  const { errors, calendar } = texts(language);
  if (error instanceof NotFound) {
    say(response, 404, errors.notFound.realization(code));
  } else if (isUpstreamError(error)) {
    const retryAt = error instanceof QuotaExceeded ? error.retryAt : undefined;
    const wait = retryAt === undefined ? RETRY_AFTER : Math.max(1, Math.ceil((retryAt - now) / 1000));
    response.setHeader('retry-after', wait);
    say(response, 503, calendar.later);
  } else throw error;
}

function say(response: ServerResponse, status: number, words: string): void {
  response
    .writeHead(status, {
      ...GUARDED,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(words),
      'cache-control': 'no-store',
    })
    .end(words);
}
