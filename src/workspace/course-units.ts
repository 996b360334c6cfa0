/**
 * Course units by id or code. The study API finds a unit by its id alone, and no answer about a run tells that id: so
 * each unit that is read by its id is remembered, and found by its code and name from then on.
 */
import { NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import { parseCourseUnitId } from '../study-client/codes.ts';
import type { CourseUnit, CourseUnitId, Found, StudyClient } from '../study-client/model.ts';
import type { History } from './history.ts';

export interface CourseUnits {
  /** A unit with its texts. Rejects as the study client does. */
  byId(workspace: string, id: CourseUnitId, language: Language): Promise<Found<CourseUnit>>;
  /** The same by its code; undefined: its id is not known, or the store is in trouble. */
  byCode(workspace: string, code: string, language: Language): Promise<Found<CourseUnit> | undefined>;
  /** The same, asking for the code as an id where none is known: some study APIs take it. Its failure says nothing. */
  sought(workspace: string, code: string, language: Language): Promise<Found<CourseUnit> | undefined>;
  /** Whether the id of a code's unit is known. Never rejects. */
  knows(code: string): Promise<boolean>;
}

export function createCourseUnits(
  study: StudyClient,
  history: Pick<History, 'noteUnit' | 'unitId'>,
): CourseUnits {
  const byId: CourseUnits['byId'] = async (workspace, id, language) => {
    const found = await study.courseUnit(id, language, 'texts');
    history.noteUnit(workspace, found.value, language);
    return found;
  };
  const isOf = (found: Found<CourseUnit>, code: string): boolean =>
    found.value.code?.toUpperCase() === code.toUpperCase();
  const byCode: CourseUnits['byCode'] = async (workspace, code, language) => {
    const id = await history.unitId(code).catch(() => undefined);
    const found = id && (await byId(workspace, id, language).catch(whereAbsent));
    // An id may have become another unit's.
    return found && isOf(found, code) ? found : undefined;
  };
  return {
    byId,
    byCode,
    sought: async (workspace, code, language) => {
      const known = await byCode(workspace, code, language);
      const id = known ? undefined : parseCourseUnitId(code);
      if (id === undefined) return known;
      const found = await byId(workspace, id, language).catch(() => undefined);
      return found && isOf(found, code) ? found : undefined;
    },
    knows: async (code) => (await history.unitId(code).catch(() => undefined)) !== undefined,
  };
}

function whereAbsent(error: unknown): undefined {
  if (error instanceof NotFound) return undefined;
  throw error;
}
