/** Pages of the university, its study guide and its enrollment: buttons that lead there, and addresses of courses. */
import type { Button } from '@slack/types';
import { joined, LIMITS, outsideLine, plainTextObject } from '../cards/blocks.ts';
import type { Reader } from '../cards/card.ts';
import { isOpen } from '../cards/dates.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import {
  courseUnitOf,
  isRealizationCode,
  parseCourseUnitCode,
  parseRealizationCode,
  parseRealizationId,
} from '../study-client/codes.ts';
import type {
  CourseUnit,
  CourseUnitCode,
  EnrollmentWindow,
  RealizationCode,
  RealizationId,
} from '../study-client/model.ts';

/** Addresses in which `{code}`, `{id}` and `{unit}` stand for values; undefined: there is no such page. */
export interface LinkTemplates {
  readonly coursePage?: string | undefined;
  readonly enroll?: string | undefined;
  readonly unitPage?: string | undefined;
  /** The page for bookings, in which `{room}` stands for a room's code. */
  readonly bookingPage?: string | undefined;
  /** The study guide's first page. */
  readonly studyGuide?: string | undefined;
}

/** A realization, as far as an address names it. */
interface Linked {
  readonly code: string;
  readonly id?: string | undefined;
}

/** The action of a button that only opens a page: Slack tells of the press, and the browser opens it. */
export const OPEN_PAGE = 'course.open-page';

/** **Enroll** while enrollment is open. */
export const enrollWhileOpen = (
  course: Linked & { readonly enrollment: EnrollmentWindow },
  reader: Reader,
  links: LinkTemplates,
): Button[] => (isOpen(course.enrollment, reader.now) ? enrollButton(course, reader.language, links) : []);

/** The buttons of a realization: **Enroll** while enrollment is open, and **Study guide**. */
export function pageButtons(
  course: Linked & { readonly enrollment: EnrollmentWindow },
  reader: Reader,
  links: LinkTemplates,
): Button[] {
  return [...enrollWhileOpen(course, reader, links), ...guideButton(course, reader.language, links)];
}

/** **Enroll**, with Slack's emphasis; none without a page. */
export function enrollButton(course: Linked, language: Language, { enroll }: LinkTemplates): Button[] {
  return linkButton(texts(language).links.enroll, enroll, valuesOfCourse(course), 0).map((made) => ({
    ...made,
    style: 'primary',
  }));
}

/** **Study guide**: the course's own page, else that of its course unit. */
export function guideButton(
  course: Linked,
  language: Language,
  { coursePage, unitPage }: LinkTemplates,
): Button[] {
  const values = valuesOfCourse(course);
  const label = texts(language).links.guide;
  const own = linkButton(label, coursePage, values, 1);
  // The id is the realization's: it names no course unit.
  return own.length > 0
    ? own
    : linkButton(label, unitPage, { code: values['unit'], unit: values['unit'] }, 1);
}

/** **Study guide** of a course unit. */
export function unitPageButton(
  { code, id }: Partial<Pick<CourseUnit, 'code' | 'id'>>,
  language: Language,
  { unitPage }: LinkTemplates,
): Button[] {
  return linkButton(texts(language).links.guide, unitPage, { code, id, unit: code }, 1);
}

/** **Study guide** at its first page: where a code or a name can be found. */
export const studyGuideButton = (language: Language, { studyGuide }: LinkTemplates): Button[] =>
  linkButton(texts(language).links.guide, studyGuide, {}, 1);

/** None without a template, or where a value is not known. @param index keeps ids unique within one row */
function linkButton(label: string, template: string | undefined, values: Values, index: number): Button[] {
  const url = template === undefined ? undefined : filledTemplate(template, values);
  if (url === undefined || url.length > LIMITS.url) return [];
  return [{ type: 'button', action_id: `${OPEN_PAGE}:${index}`, text: plainTextObject(label), url }];
}

/** To the university's page for bookings of a room, in whose address `{room}` stands for its code. @param isNamed with the code */
export function bookingButton(
  room: string | undefined,
  language: Language,
  page: string | undefined,
  index: number,
  isNamed: boolean,
): Button[] {
  if (page === undefined || room === undefined) return [];
  const url = page.replace(ROOM, encodeURIComponent(room.trim()));
  const label = joined([texts(language).links.booking, isNamed && outsideLine(room, 20)], ' ');
  return url.length > LIMITS.url
    ? []
    : [{ type: 'button', action_id: `${OPEN_PAGE}:${index + 2}`, text: plainTextObject(label), url }];
}

/** To the same page, of no room. */
export const bookingPageButton = (language: Language, { bookingPage }: LinkTemplates): Button[] =>
  linkButton(texts(language).links.booking, bookingPage?.replace(ROOM, ''), {}, 1);

const ROOM = /\{room\}/g;

// Pages of courses in the study guide: their addresses, and the courses of addresses.

export interface CoursePages {
  /** The address of a course's page; undefined if something in it is not known. */
  address(course: { readonly code: string; readonly id?: string | undefined }): string | undefined;
  /** The course, or the course unit, whose page an address leads to; undefined for any other address. */
  courseAt(address: string): RealizationCode | RealizationId | CourseUnitCode | undefined;
}

const PLACEHOLDER = /\{(code|id|unit)\}/g;
/** What stands for the placeholders of a template; `unit`: a course unit's code. */
type Values = Readonly<Partial<Record<string, string | undefined>>>;
/** No address of a course is longer. */
const LONGEST = 3000;

/** @param template an address in which `{code}`, `{id}` and `{unit}` stand for values */
export function coursePages(template: string): CoursePages {
  const match = matcherOf(template);
  return {
    address: (course) => filledTemplate(template, valuesOfCourse(course)),
    courseAt: (address) => {
      const { code, id, unit } = match(address) ?? {};
      const course = (code && parseRealizationCode(code)) || (id && parseRealizationId(id));
      return course || (unit && parseCourseUnitCode(unit)) || undefined;
    },
  };
}

const valuesOfCourse = ({ code, id }: { code: string; id?: string | undefined }): Values => ({
  code,
  id,
  unit: isRealizationCode(code) ? courseUnitOf(code) : undefined,
});

/** The address with its values, percent-encoded; undefined where one is not known. */
function filledTemplate(template: string, values: Values): string | undefined {
  const names = Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name);
  if (names.some((name) => !values[name])) return undefined;
  return template.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Reads the values out of an address. What the address has in its query beside the template's does not matter. */
function matcherOf(template: string): (address: string) => Values | undefined {
  // The braces would be percent-encoded.
  const marked = new URL(template.replace(PLACEHOLDER, '__$1__'));
  const parts = [partPattern(marked.pathname), partPattern(marked.hash)] as const;
  const query = [...marked.searchParams].map(([name, value]) => [name, partPattern(value)] as const);
  return (address) => {
    if (address.length > LONGEST || !URL.canParse(address)) return undefined;
    const { protocol, host, pathname, hash, searchParams } = new URL(address);
    if (!/^https?:$/.test(protocol) || host !== marked.host) return undefined;
    const pairs = [
      [parts[0], pathname],
      ...(marked.hash === '' ? [] : [[parts[1], hash] as const]),
      ...query.map(([name, pattern]) => [pattern, searchParams.get(name) ?? ''] as const),
    ] as const;
    const found = pairs.map(([pattern, text]) => pattern.exec(text));
    if (found.includes(null)) return undefined;
    return Object.assign({}, ...found.map((one) => decoded(one?.groups ?? {})));
  };
}

/** A part of an address, with each value as a group; a slash at its end does not matter. */
function partPattern(part: string): RegExp {
  const seen = new Set<string>();
  const pattern = part
    .replace(/(?<!\/)\/+$/, '')
    .split(/__(code|id|unit)__/)
    .map((piece, at) => {
      if (at % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      // A name stands for the same value everywhere; the first place tells it.
      if (seen.has(piece)) return `\\k<${piece}>`;
      seen.add(piece);
      return `(?<${piece}>[^/?#]{1,100})`;
    });
  return new RegExp(`^${pattern.join('')}/*$`, 'i');
}

function decoded(values: Values): Values {
  try {
    return Object.fromEntries(
      Object.entries(values).map(([name, value = '']) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return {};
  }
}
