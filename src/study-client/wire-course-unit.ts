/** Course units: JSON → model. Shape: `study-api.md` §2.7. */
import { z } from 'zod';
import { COURSE_UNIT_TEXTS, type CourseUnit, type CourseUnitId } from './model.ts';
import type { Json } from './outcome.ts';
import { rowById } from './wire-envelope.ts';
import { Amount, type Context, Id, Line, nameOf, orMissing, textsOf } from './wire-fields.ts';

const Row = z.object({ id: Id, code: Line, credits: Amount, yearOfFoundation: Amount });

/** Reads the answer for one id. Throws `NotFound`, `InvalidResponse` or `Unavailable`. */
export function readCourseUnit(json: Json, id: CourseUnitId, context: Context): CourseUnit {
  return rowById(json, {
    subject: 'course-unit',
    id,
    field: 'courseUnits',
    read: (row) => toCourseUnit(row, id, context),
    idOf: (unit) => unit.id,
  });
}

/** A row needs a code or a name: with neither it describes nothing. Its own id wins over the asked one. */
function toCourseUnit(json: Json, asked: CourseUnitId, { language }: Context): CourseUnit | undefined {
  const row = Row.parse(json);
  const named = nameOf(json, row.code, language);
  if (named.name === '') return undefined;
  const year = row.yearOfFoundation;
  return {
    id: row.id === '' ? asked : (row.id as CourseUnitId),
    code: orMissing(row.code),
    ...named,
    credits: row.credits,
    yearOfFoundation: year !== undefined && Number.isInteger(year) && year > 0 ? year : undefined,
    ...textsOf(json, COURSE_UNIT_TEXTS, language),
  };
}
