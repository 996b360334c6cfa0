import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '../language.ts';
import { publicAddress } from '../public-address.ts';
import type { Course, Follow, PersonKey, Store, Target, TargetKind } from '../store/store.ts';
import { isRealizationCode, parseRealizationCode } from '../study-client/codes.ts';
import type { RealizationCode } from '../study-client/model.ts';
import type { CalendarEntry } from './ics.ts';

// A feed: all courses that a person or a channel follows, at an address that only the people know to whom it was
// shown. The store keeps only a digest of the address, so a reader of the store can't read feeds.

/** Whose feed it is. Of a channel, `user` is the channel's id: Slack gives no two things one id. */
export type FeedOwner = PersonKey;

export interface CalendarFeeds {
  /**
   * Gives a person or a channel a feed; an earlier address becomes invalid. Resolves to the secret part of the address,
   * which can't be had again.
   * @param requestId from `newRequestId`. The same id of the same owner gives the same address, so a form that is
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

/** Random bytes in an address. */
const SECRET_BYTES = 32;

/** The value that a form for an address carries. It takes the secret to turn it into an address. */
export function newRequestId(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function createCalendarFeeds({ store, now, language, secret }: FeedOptions): CalendarFeeds {
  return {
    make: async (person, requestId) => {
      const token = tokenOf(person, requestId, secret);
      await store.feeds.replace(person, digest(token), now());
      return token;
    },
    revoke: (person) => store.feeds.revoke(person),
    madeAt: (person) => store.feeds.madeAt(person),
    read: (token) => store.feeds.owner(digest(token)),
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
  { code, told, createdAt }: Follow,
  target: Target,
  courses: readonly Course[],
): CalendarEntry {
  const course = courses.find((one) => one.code === code);
  if (course) return { code, facts: course.facts, readAt: course.readAt };
  return { code, facts: told, readAt: Math.max(createdAt, target.checkedAt ?? 0) };
}

const byCode = (a: CalendarEntry, b: CalendarEntry): number => (a.code < b.code ? -1 : 1);

/** The first words keep these signatures apart from any others by the same secret. */
function tokenOf({ workspace, user }: PersonKey, requestId: string, secret: string): string {
  const signed = JSON.stringify(['coursebell calendar feed 1', workspace, user, requestId]);
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** A secret of 256 bits needs no slow digest. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

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
  /** The address of a feed. `token`: its secret part, as `feeds.ts` makes it. */
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
      const code = parseRealizationCode(decoded(encoded));
      if (!code || !isLanguage(language)) return undefined;
      const asked = { code, language };
      // Both are ASCII of the same length.
      const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signature(asked, secret)));
      return isOurs ? asked : undefined;
    },
    feed: (token) => `${base}/${token}.ics`,
  };
}

/** The first words keep these signatures apart from any others by the same secret. */
function signature({ code, language }: CourseAsked, secret: string): string {
  const signed = JSON.stringify(['coursebell calendar course 1', language, code]);
  return createHmac('sha256', secret).update(signed).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

/** Empty if the part is not UTF-8. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // URIError.
    return '';
  }
}

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
  const secret = await options.store.secrets.get('calendar-links', newRequestId);
  return {
    links: createCalendarLinks({ publicUrl, secret }),
    feeds: createCalendarFeeds({ ...options, secret }),
  };
}
