/** Buildings and their rooms: JSON → model. Shape: `docs/study-api.md`. */
import { InvalidResponse, NotFound } from '../errors.ts';
import { isObject, type Json } from './json.ts';
import type { Building, BuildingId, Room } from './model.ts';
import { isBlank, reportsFault, rowsOf } from './wire-envelope.ts';
import { amountOf, written, writtenId } from './wire-fields.ts';
import { orMissing } from './wire-labels.ts';
import { cleanLine } from './wire-text.ts';

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
