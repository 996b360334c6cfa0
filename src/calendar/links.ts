/**
 * Public addresses of calendars. A course's address is signed, so that only addresses that Coursebell has
 * shown work: nobody can have the study API searched for codes of their own. A feed's address is itself a
 * secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '../language.ts';
import { publicAddress } from '../public-address.ts';
import { isRealizationCode, parseRealizationCode } from '../study-client/codes.ts';
import type { RealizationCode } from '../study-client/model.ts';

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
}: {
  readonly publicUrl: string;
  readonly secret: string;
}): CalendarLinks {
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
      return isSame(given, signature(asked, secret)) ? asked : undefined;
    },
    feed: (token) => `${base}/${token}.ics`,
  };
}

/** The first words keep these signatures apart from any others by the same secret. */
function signature({ code, language }: CourseAsked, secret: string): string {
  const signed = JSON.stringify(['coursebell calendar course 1', language, code]);
  return createHmac('sha256', secret).update(signed).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

/** Both are ASCII of the same length. */
function isSame(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
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
