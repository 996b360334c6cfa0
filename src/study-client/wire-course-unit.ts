/** Course units: JSON → model. Shape: `docs/study-api.md`. */

import type { Json } from './json.ts';
import type { CourseUnit, CourseUnitId } from './model.ts';
import { type Context, rowById } from './wire-envelope.ts';
import { amountOf, localizedOf, written, writtenId } from './wire-fields.ts';
import { COURSE_UNIT_FIELDS, freeTextsOf } from './wire-free-texts.ts';
import { localizedBy, nameOf, orMissing } from './wire-labels.ts';
import { cleanLine } from './wire-text.ts';

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
  const { id: ownId, code: ownCode, name, localizedName, credits, yearOfFoundation } = json;
  const [id, code] = [cleanLine(writtenId(ownId)), cleanLine(written(ownCode))];
  const named = nameOf(written(name), localizedBy(cleanLine, localizedOf(localizedName)), code, language);
  if (named.name === '') return undefined;
  const year = amountOf(yearOfFoundation);
  return {
    id: id === '' ? asked : (id as CourseUnitId),
    code: orMissing(code),
    ...named,
    credits: amountOf(credits),
    yearOfFoundation: year !== undefined && Number.isInteger(year) && year > 0 ? year : undefined,
    ...freeTextsOf(json, COURSE_UNIT_FIELDS, language),
  };
}
