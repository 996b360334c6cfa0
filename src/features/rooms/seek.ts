/** Which building a request means. */
import type { Language } from '../../i18n/language.ts';
import type { Building } from '../../study-client/model.ts';
import type { Buildings, KnownBuilding, Sought } from '../../workspace/buildings.ts';
import { listRooms } from './listing.ts';
import type { RoomsRequest } from './request.ts';

/** What was found of it, and the request without the words that turned out to name the building. */
export interface Seeking {
  /** Undefined: nothing that is known is named. */
  readonly sought: Sought | undefined;
  readonly request: RoomsRequest;
}

/** Finds the building that a request means, by what was typed for it or by the words of a question. */
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
 * `building`, and those that are named by words that no room of it matches: "/rooms KM SR" asks for two. With the request
 * without these words.
 */
export async function seekOthers(
  building: Building,
  request: RoomsRequest,
  language: Language,
  buildings: Buildings,
): Promise<{ readonly named: readonly KnownBuilding[]; readonly request: RoomsRequest }> {
  if (request.filters.words.length === 0 && !request.filters.hints) return { named: [], request };
  const { matching, words, ignored } = listRooms(building, request, language);
  const others = await buildings.findAmong([...(matching === 0 ? words : []), ...ignored]);
  if (!others || 'nearest' in others) return { named: [], request };
  const ids = 'id' in others ? [others.id] : others.called.map(({ id }) => id);
  const named = (await buildings.all()).filter(({ id }) => id === building.id || ids.includes(id));
  const asked = { ...without(others.words, request), building: building.id };
  // What may be its own name names no other.
  return { named: ids.includes(building.id) ? [] : named, request: asked };
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
