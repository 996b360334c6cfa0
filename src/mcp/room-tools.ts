/** The tool about rooms, which anyone may use. */
import { z } from 'zod';
import type { Card, Reader } from '../cards/card.ts';
import { failureWords, shortFailure } from '../cards/error-card.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { pageOf, roomsCard, roomsIn, roomsOfMany, type Unread } from '../features/rooms/card.ts';
import { choiceCard, labelOf } from '../features/rooms/choice.ts';
import { type FreeTimes, freeTimes, stateOf } from '../features/rooms/free.ts';
import { readBuildings } from '../features/rooms/handlers.ts';
import type { ListedRoom } from '../features/rooms/listing.ts';
import { MOST_NAMED, type RoomsRequest, roomsRequest } from '../features/rooms/request.ts';
import { dayOfIso, localInstant } from '../study-client/days.ts';
import type { Building, Found, StudyClient } from '../study-client/model.ts';
import { offsetAt } from '../study-client/moments.ts';
import type { Buildings, KnownBuilding } from '../workspace/buildings.ts';
import type { RoomsInUse } from '../workspace/rooms-in-use.ts';
import {
  buildingData,
  buildingShape,
  defineTool,
  resultShape,
  roomData,
  roomShape,
  statusOf,
  type Tool,
} from './tool.ts';

export interface RoomToolsDeps {
  readonly study: StudyClient;
  readonly buildings: Buildings;
  readonly inUse: RoomsInUse;
}

const { filters } = roomsRequest.shape;
const { minSeats, maxSeats, words, without } = filters.shape;
/** A local time of the university, whose date exists. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/)
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success);
const name = z.string().trim().min(1).max(80);

const unread = z.object({
  building: z.string().describe('As asked, or its id'),
  status: resultShape.shape.status.exclude(['found']),
  reason: z.string(),
  candidates: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('Known buildings that may be meant'),
});

/** The buildings that are meant, and the names that mean none. */
interface Meant {
  /** Undefined: all that are known. */
  readonly ids: readonly string[] | undefined;
  readonly unknown: readonly { readonly asked: string; readonly near: readonly KnownBuilding[] }[];
}

export const findRooms = (deps: RoomToolsDeps): Tool =>
  defineTool({
    name: 'find_rooms',
    title: 'Find rooms',
    description:
      'Lists the rooms of buildings by seats and words of their names, codes and categories, the smallest that fits first; with `at` those without a reservation then, where the study API offers reservations: see `bookings`. It knows neither doors nor who may use a room.',
    input: {
      buildings: z
        .array(name)
        .max(MOST_NAMED)
        .default([])
        .describe('Ids, codes or names of buildings; none: all that are known'),
      minSeats,
      maxSeats,
      words: words.default([]).describe('Each must stand in a room’s name, code or category'),
      without: without.describe('Words of rooms to leave out'),
      at: localTime
        .optional()
        .describe('Only rooms without a reservation at this local time, YYYY-MM-DDThh:mm'),
      until: localTime.optional().describe('Up to this one, after `at`; left out: for half an hour'),
      page: z.int().min(1).max(10_000).default(1),
    },
    output: z.object({
      bookings: z
        .enum(['known', 'unknown'])
        .describe('unknown: whether a room is free is not known, so all that match are listed'),
      unsure: z.number().describe('Rooms left out because not all of their reservations are known'),
      buildings: z.array(buildingShape),
      unread: z.array(unread).describe('Buildings that are not part of the answer'),
      rooms: z.array(
        roomShape.extend({
          freeUntil: z
            .string()
            .optional()
            .describe('Local time; left out: the rest of the day, or not known'),
        }),
      ),
      matching: z.number().describe('Rooms that match, on all pages'),
      page: z.number(),
      pages: z.number(),
      withoutSeats: z.number().describe('Rooms left out because the study API gives no seats for them'),
      ignored: z.array(z.string()).describe('Words that match no room and were not used'),
    }),
    effect: 'reads',
    isPersonal: false,
    answer: async ({ buildings: typed, page, at, until, ...wanted }, reader) => {
      const request: RoomsRequest = { filters: wanted, page: page - 1, ...timeOf(at, until, reader) };
      await deps.buildings.ready();
      const { ids, unknown } = await meantBy(typed, deps.buildings);
      const known = ids?.length === 0 ? { found: [], unread: [] } : await readBuildings(ids, reader, deps);
      // Rooms that are named by their codes are listed, too.
      const free =
        at === undefined || known.found.length === 0
          ? undefined
          : await freeTimes(known.found, roomsIn(known.found), request, reader, {
              ...{ study: deps.study, inUse: deps.inUse, tellsMore: () => true },
            });
      const shown = { request: free ? request : { filters: wanted, page: page - 1 }, free, reader };
      return {
        data: dataOf(known.found, known.unread, unknown, shown),
        card: cardOf(known.found, [...known.unread, ...unknown.map(unreadOf)], unknown, shown),
        isFailure: known.found.length === 0,
      };
    },
  });

interface Shown {
  readonly request: RoomsRequest;
  readonly free: FreeTimes | undefined;
  readonly reader: Reader;
}

/** The time for which rooms are wanted, by the clocks of the university. Throws `InvalidRequest` where it ends before it begins. */
function timeOf(
  at: string | undefined,
  until: string | undefined,
  { zone }: Reader,
): Pick<RoomsRequest, 'asksFree' | 'at'> {
  const instant = (text: string): number =>
    localInstant(dayOfIso(text.slice(0, 10)), minuteOf(text), zone) / 1000;
  if (at === undefined) return {};
  const [from, end] = [instant(at), until === undefined ? undefined : instant(until)];
  if (end !== undefined && end <= from)
    throw new InvalidRequest({ about: 'span', input: `${at} – ${until}` });
  return { asksFree: true, at: { from, ...(end !== undefined && { until: end }) } };
}

const minuteOf = (text: string): number => Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
const localIso = (at: number, { zone }: Reader): string =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);

async function meantBy(typed: readonly string[], buildings: Buildings): Promise<Meant> {
  if (typed.length === 0) return { ids: undefined, unknown: [] };
  const sought = await Promise.all(
    typed.map(async (asked) => ({ asked, sought: await buildings.find(asked) })),
  );
  const ids = sought.flatMap(({ sought: one }) => {
    if ('id' in one) return [one.id];
    // Several buildings of one name: all of them are shown, each with its own label.
    return 'called' in one ? one.called.map(({ id }) => id) : [];
  });
  const unknown = sought.flatMap(({ asked, sought: one }) =>
    'nearest' in one ? [{ asked, near: one.nearest }] : [],
  );
  return { ids: [...new Set(ids)].slice(0, MOST_NAMED), unknown };
}

const unreadOf = ({ asked }: Meant['unknown'][number]): Unread => ({
  label: asked,
  error: new NotFound('building', asked),
});

/** Names the building that does not exist. */
const reasonOf = (error: unknown, reader: Reader): string =>
  error instanceof NotFound ? failureWords(error, reader).text : shortFailure(error, reader);

function cardOf(
  found: readonly Found<Building>[],
  unreadOnes: readonly Unread[],
  [first]: Meant['unknown'],
  { request, free, reader }: Shown,
): Card {
  const [only, ...others] = found;
  if (only && others.length === 0 && unreadOnes.length === 0) return roomsCard(only, request, reader, free);
  if (only) return roomsOfMany(found, unreadOnes, request, reader, { free });
  if (!first) return choiceCard({ buildings: [] }, request, reader);
  const failed = new InvalidRequest({ about: 'building', input: first.asked });
  const why = { failed, near: first.near.length > 0 };
  return choiceCard({ why, buildings: first.near }, request, reader);
}

function dataOf(
  found: readonly Found<Building>[],
  unreadOnes: readonly Unread[],
  unknown: Meant['unknown'],
  { request, free, reader }: Shown,
) {
  const [only, ...others] = found;
  // As the card shows them: the rooms of one building by category, those of several by seats.
  const isOne = only && others.length === 0 && unreadOnes.length + unknown.length === 0;
  const source = isOne ? only.value : roomsIn(found);
  const listing = pageOf(source, free ? { ...request, sort: 'seats' } : request, reader, free);
  const until = (one: ListedRoom): string | undefined => {
    const state = free && stateOf(one, free);
    return state?.is === 'free' && state.until !== undefined ? localIso(state.until, reader) : undefined;
  };
  const unsure = free ? listing.fitting.filter((one) => stateOf(one, free).is === 'unknown').length : 0;
  return {
    bookings: free ? ('known' as const) : ('unknown' as const),
    unsure,
    buildings: found.map((one) => buildingData(one, reader)),
    unread: [
      ...unreadOnes.map(({ id, label, error }) => ({
        building: id ?? label,
        status: statusOf(error),
        reason: reasonOf(error, reader),
        candidates: [],
      })),
      ...unknown.map(({ asked, near }) => ({
        building: asked,
        status: 'not_found' as const,
        reason: reasonOf(new NotFound('building', asked), reader),
        candidates: near.map((one) => ({ id: one.id, name: labelOf(one, reader.language) })),
      })),
    ],
    rooms: listing.shown.map((one) => ({
      ...roomData(one, one.buildingId ?? only?.value.id ?? ''),
      freeUntil: until(one),
    })),
    matching: listing.matching,
    page: listing.page + 1,
    pages: listing.pages,
    withoutSeats: listing.withoutSeats,
    ignored: [...listing.ignored],
  };
}
