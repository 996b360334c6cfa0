/** Finds the building that a request means. */

import { InvalidResponse, NotFound } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { parseBuildingId } from '../../study-client/codes.ts';
import type { Building, BuildingId, StudyClient } from '../../study-client/model.ts';
import type { Buildings, KnownBuilding, Sought } from '../../workspace/buildings.ts';
import { listRooms } from './listing.ts';
import {
  MOST_FILTERS,
  type RoomsRequest,
  roomCodesOf,
  timeOfRequest,
  withCodes,
  withNameAsFilter,
} from './request.ts';

/** The building that was found, and the request without the words that name it. */
interface Seeking {
  /** Undefined: the request names no known building. */
  readonly sought: Sought | undefined;
  readonly request: RoomsRequest;
}

/** Finds the building of a request, by its name as typed or by the words that may name it. */
export async function seek(request: RoomsRequest, buildings: Buildings): Promise<Seeking> {
  const { building, among = [], filters } = request;
  const mayBeOther = building === undefined || among.includes(building);
  const named = mayBeOther && among.length > 0 ? await buildings.findAmong(among) : undefined;
  if (named) return { sought: named, request: foundBy(named, request) };
  if (building === undefined) return { sought: undefined, request };
  const sought = await buildings.find(building);
  const hints = 'nearest' in sought ? (filters.hints ?? []) : [];
  const hinted = hints.length > 0 ? await buildings.findAmong([building, ...hints]) : undefined;
  return hinted
    ? { sought: hinted, request: without(hinted.words, request) }
    : { sought, request: mayBeOther ? { ...without([], request), building } : request };
}

/** The buildings that a request excludes, and the request in which their names filter nothing. */
export async function excludedBy(
  request: RoomsRequest,
  buildings: Buildings,
): Promise<{ readonly excluded: readonly KnownBuilding[]; readonly left: RoomsRequest }> {
  const { notIn = [], filters } = request;
  const named = notIn.length > 0 ? await buildings.findAmong(notIn) : undefined;
  const ids = idsOf(named);
  const excluded = ids.length === 0 ? [] : (await buildings.all()).filter(({ id }) => ids.includes(id));
  if (!named || excluded.length === 0) return { excluded: [], left: request };
  const { without: all = [], ...others } = filters;
  const left = all.filter((word) => !named.words.includes(word));
  return {
    excluded,
    left: { ...request, filters: { ...others, ...(left.length > 0 && { without: left }) } },
  };
}

/** A number beside a building that may count its seats: a smaller one is likelier part of a name. */
const MAYBE_SEATS = /^[1-9]\d{1,2}$/;

/** The request without the words that name the building. What stands in its place and does not name it filters. */
function foundBy(named: Sought & { readonly words: readonly string[] }, request: RoomsRequest): RoomsRequest {
  const { building } = request;
  const isFilter = building !== undefined && !named.words.includes(building);
  const numbers = (request.among ?? []).filter(
    (word) => /^\d/.test(word) && !named.words.includes(word) && !request.filters.words.includes(word),
  );
  const said = [...new Set([...(request.unread ?? []), ...numbers])];
  const [number, ...more] = said.filter((word) => MAYBE_SEATS.test(word));
  const isSeats = number !== undefined && more.length === 0 && request.filters.words.length < MOST_FILTERS;
  const unread = said.filter((word) => !isSeats || word !== number);
  const { unread: _, ...other } = without(named.words, isFilter ? withNameAsFilter(request) : request);
  const left = {
    ...other,
    ...(unread.length > 0 && { unread }),
    ...(isSeats && { filters: { ...other.filters, words: [...other.filters.words, number] } }),
  };
  return building !== undefined && 'id' in named ? { ...left, building: named.words.join(' ') } : left;
}

/**
 * The buildings that a request names beside `building`, with `building` first; none if it names no other.
 * Words that match no room of `building` may name one ("/rooms KM SR" asks for two), and so may `among`. The
 * request comes back without these words.
 */
export async function seekOthers(
  building: Building,
  request: RoomsRequest,
  language: Language,
  buildings: Buildings,
): Promise<{ readonly named: readonly BuildingId[]; readonly request: RoomsRequest }> {
  const { filters, among = [] } = request;
  if (filters.words.length + among.length === 0 && !filters.hints) return { named: [], request };
  const { matching, words, ignored } = listRooms(building, request, language);
  const others = await buildings.findAmong([...(matching === 0 ? words : []), ...ignored, ...among]);
  const ids = [...idsOf(others), ...among.flatMap(idOf)];
  if (ids.length === 0) return { named: [], request };
  const asked = { ...without(others?.words ?? [], request), building: building.id };
  // A word that may name `building` itself names no other.
  if (ids.includes(building.id)) return { named: [], request: asked };
  return { named: [...new Set([building.id, ...ids])], request: asked };
}

/** The request for the rooms whose codes are among its words, and the buildings that may have some: mostly none. */
export async function seekRooms(
  request: RoomsRequest,
  buildings: Buildings,
): Promise<{ readonly asked: RoomsRequest; readonly holders: readonly BuildingId[] }> {
  const maybe = await Promise.all(
    roomCodesOf(request).map(async (one) => ({ ...one, holders: await buildings.holdersOf(one.code) })),
  );
  const held = maybe.filter(({ holders }) => holders.length > 0);
  // Of "B2 14" the whole is one room's code.
  const parts = held.flatMap(({ words }) => (words.length > 1 ? words : []));
  const codes = held.flatMap(({ code, words }) => (words.length > 1 || !parts.includes(code) ? code : []));
  const named = held.flatMap(({ words }) => words);
  return {
    asked: withCodes(without(named, request), codes),
    holders: [...new Set(held.flatMap(({ holders }) => holders))],
  };
}

/** Asks the study API for buildings, each once; those that can't be read, with the reason. */
export async function readEach(
  ids: readonly BuildingId[],
  language: Language,
  { study, buildings }: { readonly study: Pick<StudyClient, 'building'>; readonly buildings: Buildings },
) {
  const failed: { readonly id: BuildingId; readonly error: unknown }[] = [];
  const read = await Promise.all(
    ids.map(async (id) => {
      try {
        const found = await study.building(id, language);
        buildings.learn(found.value, language);
        return { ...found, value: buildings.shown(found.value, language) };
      } catch (error) {
        failed.push({ id, error });
        return undefined;
      }
    }),
  );
  return { found: read.filter((one) => one !== undefined), failed };
}

/**
 * Reads the known buildings that this process has not read, so that rooms are known by their codes. Rejects where the
 * study API can't be asked; buildings that it does not have, or that can't be understood, are left out.
 * @returns whether one was read
 */
export async function readUnread(language: Language, deps: Parameters<typeof readEach>[2]): Promise<boolean> {
  const { found, failed } = await readEach(await deps.buildings.unread(), language, deps);
  const trouble = failed.find(
    ({ error }) => !(error instanceof NotFound || error instanceof InvalidResponse),
  );
  if (trouble) throw trouble.error;
  return found.length > 0;
}

function idsOf(sought: Sought | undefined): BuildingId[] {
  if (!sought || 'nearest' in sought) return [];
  return 'id' in sought ? [sought.id] : sought.called.map(({ id }) => id);
}

/** A number is an id, even of an unknown building. */
function idOf(word: string): BuildingId[] {
  const id = /^\d+$/.test(word) ? parseBuildingId(word) : undefined;
  return id === undefined ? [] : [id];
}

function without(named: readonly string[], request: RoomsRequest): RoomsRequest {
  const { words, hints = [], ...filters } = request.filters;
  const isOther = (word: string) => !named.includes(word);
  const left = hints.filter(isOther);
  return {
    page: request.page,
    ...timeOfRequest(request),
    ...(request.asksWay && { asksWay: true }),
    ...(request.sort && { sort: request.sort }),
    ...(request.notIn && { notIn: request.notIn }),
    ...(request.unread && { unread: request.unread }),
    filters: { ...filters, words: words.filter(isOther), ...(left.length > 0 ? { hints: left } : {}) },
  };
}
