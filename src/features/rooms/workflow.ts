/** The workflow step “Find rooms”. */
import { z } from 'zod';
import type { RunStep } from '../../ask/declared.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { listRooms, roomLine } from './listing.ts';
import type { RoomsRequest } from './request.ts';
import { seek } from './seek.ts';
import { parseRoomsCommand } from './typed.ts';

/** The most rooms that are listed. */
const MOST_LISTED = 50;

/** A workflow gives an integer as a number or a text, and an empty field as '' or not at all. */
const optional = <T>(schema: z.ZodType<T>) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
const inputs = z.object({
  building: z.string().trim().min(1).max(80),
  words: optional(z.string().max(200)),
});

export const findRoomsStep =
  (study: StudyClient, buildings: Buildings): RunStep =>
  async (given, reader) => {
    // A workflow names the building by itself.
    const { among: _, ...asked } = requestOf(given);
    const { sought, request } = await seek(asked, buildings);
    if (!sought || !('id' in sought))
      throw new InvalidRequest({ about: 'building', input: asked.building ?? '' });
    const found = await study.building(sought.id, reader.language).catch((error: unknown) => {
      // A person who typed a name has not heard of the id.
      if (!(error instanceof NotFound)) throw error;
      throw new NotFound('building', asked.building ?? sought.id);
    });
    buildings.learn(found.value, reader.language);
    const building = buildings.shown(found.value, reader.language);
    const { matching, shown } = listRooms(building, request, reader.language);
    const listed = shown.slice(0, MOST_LISTED).map((room) => roomLine(room, reader));
    const left = matching - listed.length;
    return {
      building: outsideLine(building.name, 200),
      rooms: joined([...listed, left > 0 && texts(reader.language).course.andMore(left)], '\n'),
      count: matching,
    };
  };

function requestOf(given: Readonly<Record<string, unknown>>): RoomsRequest {
  const read = inputs.safeParse(given);
  if (!read.success) throw new InvalidRequest({ about: 'building', input: '' });
  const { building, words = '' } = read.data;
  const seats = seatsIn(given['seats']);
  const request = parseRoomsCommand(`"${building.replaceAll('"', '')}" ${words}`);
  const filters = { ...request.filters, ...(seats > 0 && { minSeats: seats }) };
  return { ...request, filters };
}

const MOST_SEATS = 9999;

/** A workflow may have reckoned the number: 12.5 people need 13 seats, and none or fewer any room. */
function seatsIn(given: unknown): number {
  const read = optional(z.coerce.number()).safeParse(given);
  if (!read.success) throw new InvalidRequest({ about: 'seats', input: String(given) });
  return Math.min(Math.ceil(read.data ?? 0), MOST_SEATS);
}
