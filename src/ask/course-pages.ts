/** Pages of courses in the study guide: their addresses, and the courses of addresses. */
import {
  courseUnitOf,
  isRealizationCode,
  parseCourseUnitCode,
  parseRealizationCode,
  parseRealizationId,
} from '../study-client/codes.ts';
import type { CourseUnitCode, RealizationCode, RealizationId } from '../study-client/model.ts';

export interface CoursePages {
  /** The address of a course's page; undefined if something in it is not known. */
  address(course: { readonly code: string; readonly id?: string | undefined }): string | undefined;
  /** The course, or the course unit, whose page an address leads to; undefined for any other address. */
  courseAt(address: string): RealizationCode | RealizationId | CourseUnitCode | undefined;
}

const PLACEHOLDER = /\{(code|id|unit)\}/g;
/** What stands for the placeholders of a template; `unit`: a course unit's code. */
export type Values = Readonly<Partial<Record<string, string | undefined>>>;
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

export const valuesOfCourse = ({ code, id }: { code: string; id?: string | undefined }): Values => ({
  code,
  id,
  unit: isRealizationCode(code) ? courseUnitOf(code) : undefined,
});

/** The address with its values, percent-encoded; undefined where one is not known. */
export function filledTemplate(template: string, values: Values): string | undefined {
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
