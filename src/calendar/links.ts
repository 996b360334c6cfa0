/**
 * Public addresses of calendars. A course's address is signed, so that only what Coursebell has shown can be asked:
 * nobody can have the study API searched for codes of their own. A feed's address is a secret of its own.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLanguage, type Language } from '../i18n/language.ts';
import { publicAddress } from '../public-address.ts';
import { isRealizationCode, parseRealizationCode } from '../study-client/codes.ts';
import type { RealizationCode } from '../study-client/model.ts';

/** What a course's address asks for. */
export interface CourseAsked {
  readonly code: RealizationCode;
  readonly language: Language;
}

export interface CalendarLinks {
  /** The address of one course's file; undefined for a code that the study API can't be asked by. */
  course(asked: CourseAsked): string | undefined;
  /** Reads the path of a course's address; undefined where it was not made here. */
  read(path: string): CourseAsked | undefined;
  /** The address of a feed. `token`: its secret part, as `feeds.ts` makes it. */
  feed(token: string): string;
}

/** 22 characters of base64url: 132 bits of the HMAC. */
const SIGNATURE_LENGTH = 22;
const COURSE_PATH = /^\/calendar\/course\/([^/.]{1,400})\.([a-z]{2})\.([\w-]{22})\.ics$/;

/**
 * @param publicUrl the app's public address; a path in it is put in front here, and taken off by the proxy
 * @param secret the same in all replicas, and kept: with another one all course addresses are void
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

/** The first words keep it apart from whatever else the secret may sign. */
function signature({ code, language }: CourseAsked, secret: string): string {
  const signed = JSON.stringify(['coursebell calendar course 1', language, code]);
  return createHmac('sha256', secret).update(signed).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

/** Both are of the same length in ASCII. */
function isSame(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

/** Empty where it is not UTF-8. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // URIError.
    return '';
  }
}
