/**
 * Calendars at addresses, and their answers over HTTP. Addresses and persons are not logged: the address of a feed is all that it
 * takes to read it.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isUpstreamError, NotFound, QuotaExceeded } from '../errors.ts';
import { isSameSecret, publicAddress, type Routes } from '../http/server.ts';
import { texts } from '../i18n/index.ts';
import { isLanguage, type Language } from '../language.ts';
import { decodedPart } from '../primitives.ts';
import { newSecret, secretDigest, signatureOf } from '../store/sealing.ts';
import type { Course, Follow, PersonKey, Store, Target, TargetKind } from '../store/store.ts';
import { isRealizationCode, parseRealizationCode } from '../study-client/codes.ts';
import type { RealizationCode } from '../study-client/model.ts';
import { type CalendarEntry, type CalendarLesson, courseTitle, icsOf } from './ics.ts';

// A feed: all courses that a person or a channel follows, at an address that only the people know to whom it was
// shown. The store keeps only a digest of the address, so a reader of the store can't read feeds.

/** Whose feed it is. Of a channel, `user` is the channel's id: Slack gives no two things one id. */
export type FeedOwner = PersonKey;

export interface CalendarFeeds {
  /**
   * Gives a person or a channel a feed; an earlier address becomes invalid. Resolves to the secret part of the address,
   * which can't be had again.
   * @param requestId from `newSecret`. The same id of the same owner gives the same address, so a form that is
   * sent twice does not invalidate the address that the first answer shows.
   */
  make(owner: FeedOwner, requestId: string): Promise<string>;
  /** Makes the address invalid; false if there was none. */
  revoke(owner: FeedOwner): Promise<boolean>;
  /** When the address was made; undefined: there is none. */
  madeAt(owner: FeedOwner): Promise<number | undefined>;
  /** The owner of the feed that has this secret part in its address; undefined: there is no such feed. */
  read(token: string): Promise<FeedOwner | undefined>;
  /** The feed's content, from the store alone: a fetch never asks the study API. */
  contents(owner: FeedOwner): Promise<FeedContents>;
}

interface FeedContents {
  readonly entries: readonly CalendarEntry[];
  readonly language: Language;
  readonly kind: TargetKind;
}

interface FeedOptions {
  readonly store: Pick<Store, 'feeds' | 'targets' | 'follows' | 'courses'>;
  readonly now: () => number;
  /** The language for a person who has never followed anything. */
  readonly language: Language;
  /** The same in all replicas, and stored. */
  readonly secret: string;
}

export function createCalendarFeeds({ store, now, language, secret }: FeedOptions): CalendarFeeds {
  return {
    make: async (person, requestId) => {
      const words = ['coursebell calendar feed 1', person.workspace, person.user, requestId];
      const token = signatureOf(words, secret);
      await store.feeds.replace(person, secretDigest(token), now());
      return token;
    },
    revoke: (person) => store.feeds.revoke(person),
    madeAt: (person) => store.feeds.madeAt(person),
    read: (token) => store.feeds.owner(secretDigest(token)),
    contents: async ({ workspace, user }) => {
      const key = { workspace, target: user };
      const kind = /^[UW]/.test(user) ? 'person' : 'channel';
      const [target, follows] = await Promise.all([store.targets.get(key), store.follows.of(key)]);
      if (!target) return { entries: [], language, kind };
      const courses = await store.courses.get(
        follows.map(({ code }) => ({ code, language: target.language })),
      );
      const entries = follows.map((follow) => entryOf(follow, target, courses)).sort(byCode);
      return { entries, language: target.language, kind };
    },
  };
}

/**
 * The last reading. If the course has not been read in this language yet, the facts that the person was told,
 * as of the last check.
 */
function entryOf(
  { code, told, toldMissing: isMissing, createdAt }: Follow,
  target: Target,
  courses: readonly Course[],
): CalendarEntry {
  const course = courses.find((one) => one.code === code);
  if (!course) return { code, facts: told, readAt: Math.max(createdAt, target.checkedAt ?? 0), isMissing };
  const { facts, readAt, missingSince } = course;
  return { code, facts, readAt, isMissing: missingSince !== undefined };
}

const byCode = (a: CalendarEntry, b: CalendarEntry): number => (a.code < b.code ? -1 : 1);

// Public addresses of calendars. A course's address is signed: only addresses that Coursebell has shown have
// the study API searched. A feed's address is itself a secret.

/** The request in a course's address. */
export interface CourseAsked {
  readonly code: RealizationCode;
  readonly language: Language;
}

export interface CalendarLinks {
  /** The address of one course's file; undefined for a code that can't be asked for. */
  course(asked: CourseAsked): string | undefined;
  /** Reads the path of a course's address; undefined if it was not made here. */
  read(path: string): CourseAsked | undefined;
  /** The address of a feed. `token`: its secret part, as `make` gives it. */
  feed(token: string): string;
}

/** 22 characters of base64url: 132 bits of the HMAC. */
const SIGNATURE_LENGTH = 22;
const COURSE_PATH = /^\/calendar\/course\/([^/.]{1,400})\.([a-z]{2})\.([\w-]{22})\.ics$/;

/**
 * @param publicUrl the app's public address; its path is prepended here, and removed by the proxy
 * @param secret the same in all replicas, and stored: a different one invalidates all course addresses
 */
export function createCalendarLinks({
  publicUrl,
  secret,
}: Record<'publicUrl' | 'secret', string>): CalendarLinks {
  const base = publicAddress(publicUrl, '/calendar');
  return {
    course: (asked) => {
      if (!isRealizationCode(asked.code)) return undefined;
      const code = encodeURIComponent(asked.code);
      return `${base}/course/${code}.${asked.language}.${signature(asked, secret)}.ics`;
    },
    read: (path) => {
      const [, encoded = '', language, given = ''] = COURSE_PATH.exec(path) ?? [];
      const code = parseRealizationCode(decodedPart(encoded) ?? '');
      if (!code || !isLanguage(language)) return undefined;
      const asked = { code, language };
      const isOurs = isSameSecret(given, signature(asked, secret));
      return isOurs ? asked : undefined;
    },
    feed: (token) => `${base}/${token}.ics`,
  };
}

const signature = ({ code, language }: CourseAsked, secret: string): string =>
  signatureOf(['coursebell calendar course 1', language, code], secret).slice(0, SIGNATURE_LENGTH);

/** Calendar files and feeds, and their addresses. */
export interface Calendar {
  readonly links: CalendarLinks;
  readonly feeds: CalendarFeeds;
}

/**
 * Undefined without a public address, from which a calendar could be fetched. Rejects if the store is in trouble.
 */
export async function openCalendar({
  publicUrl,
  ...options
}: Omit<FeedOptions, 'secret'> & {
  readonly publicUrl: string | undefined;
  readonly store: Pick<Store, 'secrets'>;
}): Promise<Calendar | undefined> {
  if (publicUrl === undefined) return undefined;
  const secret = await options.store.secrets.get('calendar-links', newSecret);
  return {
    links: createCalendarLinks({ publicUrl, secret }),
    feeds: createCalendarFeeds({ ...options, secret }),
  };
}

// The answers.

export interface CalendarRoutesOptions {
  readonly links: Pick<CalendarLinks, 'read'>;
  readonly feeds: Pick<CalendarFeeds, 'read' | 'contents'>;
  /** Finds a course; rejects with an error of `errors.ts`. */
  readonly find: (
    code: CourseAsked['code'],
    language: CourseAsked['language'],
  ) => Promise<Pick<CalendarEntry, 'facts' | 'readAt' | 'lessons'>>;
  /**
   * The lessons of a feed's courses, by their codes. `unread`: they can't be read now, and calendars may hold some; undefined: a feed
   * has none. Rejects if the store is in trouble.
   */
  readonly lessonsOf?: (
    courses: readonly Pick<CalendarEntry, 'code' | 'facts'>[],
    language: Language,
  ) => Promise<ReadonlyMap<string, readonly CalendarLesson[]> | 'unread'>;
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
  { feeds, zone, checkSeconds, lessonsOf }: CalendarRoutesOptions,
): Promise<void> {
  // Any token is looked up, so a malformed address costs and reveals the same as an unknown one.
  const [, token = ''] = FEED_PATH.exec(pathOf(request)) ?? [];
  const owner = await feeds.read(token);
  if (!owner) return notFound(response);
  const { entries: courses, language, kind } = await feeds.contents(owner);
  const taught = await lessonsOf?.(courses, language);
  if (taught === 'unread') return keepCopy(request, response, language);
  const entries = courses.map((entry) => ({ ...entry, lessons: taught?.get(entry.code) ?? [] }));
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

/** A program that asks by its copy keeps it; another one keeps what it holds after a failure. */
function keepCopy({ headers }: IncomingMessage, response: ServerResponse, language: Language): void {
  const [etag] = headers['if-none-match']?.split(',') ?? [];
  if (etag !== undefined) {
    response.writeHead(304, { ...GUARDED, etag: etag.trim(), 'cache-control': 'private, no-cache' }).end();
    return;
  }
  response.setHeader('retry-after', RETRY_AFTER);
  say(response, 503, texts(language).calendar.later);
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
