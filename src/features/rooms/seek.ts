/** Finds the building that a request means. */
import type { Language } from '../../language.ts';
import { parseBuildingId } from '../../study-client/codes.ts';
import type { Building, BuildingId } from '../../study-client/model.ts';
import type { Buildings, KnownBuilding, Sought } from '../../workspace/buildings.ts';
import { listRooms } from './listing.ts';
import { mayBeRoomCode, type RoomsRequest, withCodes } from './request.ts';

/** The building that was found, and the request without the words that name it. */
export interface Seeking {
  /** Undefined: the request names no known building. */
  readonly sought: Sought | undefined;
  readonly request: RoomsRequest;
}

/** Finds the building of a request, by its name as typed or by the words of a question. */
export async function seek(request: RoomsRequest, buildings: Buildings): Promise<Seeking> {
  const { building, among, filters } = request;
  if (building === undefined)
    return among ? seekAmong(request, among, buildings) : { sought: undefined, request };
  const longer = await seekLonger(building, request, buildings);
  if (longer) return longer;
  const sought = await buildings.find(building);
  const { hints = [] } = filters;
  if (!('nearest' in sought) || hints.length === 0) return { sought, request };
  const named = await seekAmong(request, [building, ...hints], buildings);
  return named.sought ? named : { sought, request };
}

/** "Karamalmin kampus 40+": the words after the first may belong to the name rather than filter. */
async function seekLonger(
  building: string,
  request: RoomsRequest,
  buildings: Buildings,
): Promise<Seeking | undefined> {
  const { words } = request.filters;
  for (let count = words.length; count > 0; count -= 1) {
    const sought = await buildings.find([building, ...words.slice(0, count)].join(' '));
    if ('nearest' in sought) continue;
    return { sought, request: { ...request, filters: { ...request.filters, words: words.slice(count) } } };
  }
  return undefined;
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
): Promise<{ readonly named: readonly KnownBuilding[]; readonly request: RoomsRequest }> {
  const { filters, among = [] } = request;
  if (filters.words.length + among.length === 0 && !filters.hints) return { named: [], request };
  const { matching, words, ignored } = listRooms(building, request, language);
  const others = await buildings.findAmong([...(matching === 0 ? words : []), ...ignored, ...among]);
  const ids = [...idsOf(others), ...among.flatMap(idOf)];
  if (ids.length === 0) return { named: [], request };
  const asked = { ...without(others?.words ?? [], request), building: building.id };
  // A word that may name `building` itself names no other.
  if (ids.includes(building.id)) return { named: [], request: asked };
  const all = await buildings.all();
  const unnamed = { code: undefined, names: {}, aliases: [] };
  const named = [...new Set([building.id, ...ids])].map(
    (id) => all.find((one) => one.id === id) ?? { id, ...unnamed },
  );
  return { named, request: asked };
}

/** A request for rooms of a building by their codes. */
export type RoomRequest = RoomsRequest & { readonly building: BuildingId };

/**
 * The requests for rooms whose codes are among the words of `request`: one for each building that may have
 * some. Mostly empty.
 */
export async function seekRooms(request: RoomsRequest, buildings: Buildings): Promise<RoomRequest[]> {
  const { building, among = [], filters } = request;
  const maybe = (building === undefined ? among : [building, ...filters.words]).filter(mayBeRoomCode);
  const held = await Promise.all(
    maybe.map(async (code) => ({ code, holder: await holderOf(code, buildings) })),
  );
  const codes = held.flatMap(({ code, holder }) => (holder === undefined ? [] : code));
  const holders = new Set(held.flatMap(({ holder }) => holder ?? []));
  const asked = withCodes(without(codes, request), codes);
  return [...holders].map((holder) => ({ ...asked, building: holder }));
}

/** The known building whose code begins a room's code; the longest such code counts: KM for "KMD558". */
async function holderOf(roomCode: string, buildings: Buildings): Promise<BuildingId | undefined> {
  const sought = roomCode.toLowerCase();
  const [holder] = (await buildings.all())
    .filter(
      ({ code = '' }) => code !== '' && sought.length > code.length && sought.startsWith(code.toLowerCase()),
    )
    .sort((one, other) => (other.code?.length ?? 0) - (one.code?.length ?? 0));
  return holder?.id;
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

async function seekAmong(
  request: RoomsRequest,
  among: readonly string[],
  buildings: Buildings,
): Promise<Seeking> {
  const named = await buildings.findAmong(among);
  return named ? { sought: named, request: without(named.words, request) } : { sought: undefined, request };
}

function without(named: readonly string[], request: RoomsRequest): RoomsRequest {
  const { words, hints = [], ...filters } = request.filters;
  const isOther = (word: string) => !named.includes(word);
  const left = hints.filter(isOther);
  return {
    page: request.page,
    filters: { ...filters, words: words.filter(isOther), ...(left.length > 0 ? { hints: left } : {}) },
  };
}
