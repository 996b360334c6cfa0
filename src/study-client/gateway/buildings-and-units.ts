/** Buildings and their rooms: JSON → model. Shape: `docs/study-api.md`. */
import { InvalidResponse, NotFound } from '../../errors.ts';
import type { Building, BuildingId, CourseUnit, CourseUnitId, Room } from '../model.ts';
import { type Context, isBlank, reportsFault, rowById, rowsOf } from './envelope.ts';
import { amountOf, isObject, type Json, localizedOf, written, writtenId } from './fields.ts';
import { localizedBy, nameOf, orMissing } from './labels.ts';
import { COURSE_UNIT_FIELDS, freeTextsOf } from './realization.ts';
import { cleanLine } from './texts.ts';

function rowOf({ id, type, code, name, resourceType, places }: Json) {
  return {
    id: cleanLine(writtenId(id)),
    type: cleanLine(written(type)),
    code: cleanLine(written(code)),
    name: cleanLine(written(name)),
    resourceType: cleanLine(written(resourceType)),
    places: amountOf(places),
  };
}

/**
 * Reads a building's answer. Rooms without a building are still a building, named by its id. Throws
 * `NotFound` where there is neither, `InvalidResponse` where the answer cannot be read or is another
 * building's, `Unavailable` where it reports a fault.
 */
export function readBuilding(json: Json, id: BuildingId): Building {
  const { building: told, resources } = json;
  const building = ownRow(told, id);
  // With a building at hand an empty list of rooms is an answer, unless a fault is reported beside it.
  const rows =
    building !== undefined && isBlank(resources) && !reportsFault(json) ? [] : rowsOf(json, 'resources');
  if (building === undefined && rows.length === 0) {
    if (!isBlank(told)) throw new InvalidResponse('building is not an object');
    throw new NotFound('building', id);
  }
  if (rows.length > 0 && !rows.some(isObject)) throw new InvalidResponse('building: no readable resource');
  return {
    id,
    code: orMissing(building?.code ?? ''),
    name: building?.name || building?.code || id,
    rooms: once(rows.filter(isObject).flatMap((row) => toRoom(row) ?? [])),
  };
}

/**
 * The row of the building itself; undefined where nothing is told of it. Throws `InvalidResponse` where it is
 * another building's.
 */
function ownRow(told: unknown, asked: BuildingId): ReturnType<typeof rowOf> | undefined {
  if (!isObject(told) || isBlank(told)) return undefined;
  const building = rowOf(told);
  if (!isAsked(building, asked)) throw new InvalidResponse('building: not the one asked for');
  return building;
}

/** Whether this is the building that was asked for. Ids are numbers; anything else may have been its code. */
function isAsked({ id, code }: { readonly id: string; readonly code: string }, asked: BuildingId): boolean {
  return id === '' || [id, code].some((one) => one.toUpperCase() === asked.toUpperCase());
}

/** A room that is listed twice is one room; those without an id can't be told apart and stay. */
function once(rooms: readonly Room[]): Room[] {
  const seen = new Set<string>();
  return rooms.filter(({ id }) => id === undefined || (!seen.has(id) && seen.add(id)));
}

/**
 * The room that a resource is; undefined where it is no room, and where it can't be named. A resource without
 * a type counts as a room where it has a code: the operation lists the spaces of a building, and `room` is
 * the one type documented.
 */
function toRoom(json: Json): Room | undefined {
  const row = rowOf(json);
  const type = row.type.toLowerCase();
  const isRoom = type === 'room' || (type === '' && row.code !== '');
  const name = row.name || row.code;
  if (!isRoom || name === '') return undefined;
  return {
    id: orMissing(row.id),
    code: orMissing(row.code),
    name,
    category: orMissing(row.resourceType),
    seats:
      row.places !== undefined && Number.isInteger(row.places) && row.places > 0 ? row.places : undefined,
  };
}

// Course units: JSON → model. Shape: `docs/study-api.md`.

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
