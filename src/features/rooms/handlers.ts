import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import type { Card, KeptCards, Reader } from '../../cards/card.ts';
import { InvalidRequest, InvalidResponse, NotFound } from '../../errors.ts';
import { vocabulary } from '../../i18n/index.ts';
import type { Building, BuildingId, Found, StudyClient } from '../../study-client/model.ts';
import type { Buildings, Sought } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { bookingCard, roomsCard, roomsOfMany, type Unread } from './card.ts';
import { listRooms } from './listing.ts';
import { roomsQuestion } from './question.ts';
import {
  chooseBuilding,
  kindsOf,
  MOST_NAMED,
  mayBeRoomCode,
  type RoomsRequest,
  roomsRequest,
  turnPage,
  UNCHOSEN,
  withCodes,
  withNameAsFilter,
} from './request.ts';
import {
  type Choice,
  choiceCard,
  labelOf,
  namesRooms,
  type RoomRequest,
  readUnread,
  seek,
  seekOthers,
  seekRooms,
} from './seek.ts';
import { parseRoomsCommand } from './typed.ts';

export interface RoomsDeps {
  readonly study: StudyClient;
  readonly buildings: Buildings;
  readonly kept: KeptCards;
}

/** `/rooms [BUILDING [filters]]` and questions about a building's rooms. */
export const rooms = (deps: RoomsDeps): Feature =>
  defineFeature<RoomsRequest>({
    name: 'rooms',
    request: roomsRequest,
    commands: [
      {
        command: '/rooms',
        parse: parseRoomsCommand,
        alone: async () => UNCHOSEN,
        named: (typed) => knownOf(typed, deps.buildings),
      },
    ],
    question: roomsQuestion,
    answer: (asked, reader) => answerRooms(asked, reader, deps),
    actions: [
      replaces(turnPage, (request) => request),
      replaces(chooseBuilding, ({ building, filters }) => ({
        ...UNCHOSEN,
        building,
        ...(filters && { filters }),
      })),
    ],
  });

/** The request of words that name a known building; undefined also if they can't be read. */
async function knownOf(typed: string, buildings: Buildings): Promise<RoomsRequest | undefined> {
  const request = readable(typed);
  if (!request) return undefined;
  const { sought } = await seek(request, buildings);
  return isFound(sought) ? request : undefined;
}

const isFound = (sought: Sought | undefined): boolean => sought !== undefined && !('nearest' in sought);

function readable(typed: string): RoomsRequest | undefined {
  try {
    return parseRoomsCommand(typed);
  } catch (error) {
    if (error instanceof InvalidRequest) return undefined;
    throw error;
  }
}

async function answerRooms(asked: RoomsRequest, reader: Reader, deps: RoomsDeps): Promise<Card> {
  const { buildings } = deps;
  if (asked.buildings) return answerSeveral(asked, asked.buildings, reader, deps);
  const { sought, request } = await seek(asked, buildings);
  if (asked.all && !(await isKnown(sought, buildings)))
    return answerSeveral(withNameAsFilter(asked), undefined, reader, deps);
  const several = await severalOf(sought, asked, request, deps);
  if (several) return answerSeveral(several, several.buildings, reader, deps);
  return answerOne(sought, request, reader, deps);
}

async function isKnown(sought: Sought | undefined, buildings: Buildings): Promise<boolean> {
  if (sought === undefined || !('id' in sought)) return isFound(sought);
  return (await buildings.all()).some(({ id }) => id === sought.id);
}

async function answerOne(
  sought: Sought | undefined,
  request: RoomsRequest,
  reader: Reader,
  deps: RoomsDeps,
): Promise<Card> {
  const { buildings } = deps;
  const isOfSeveral = sought !== undefined && 'called' in sought;
  const isOfOne = sought !== undefined && 'id' in sought;
  // A room of a known building is likelier meant than a building that is not known.
  const mayBeRoom = isOfOne
    ? mayBeRoomCode(request.building ?? '') && !(await isKnown(sought, buildings))
    : !isOfSeveral;
  const room = mayBeRoom ? await roomAsked(request, reader, deps) : undefined;
  if (room) return room;
  if (!isOfOne) return choiceCard(await choiceOf(sought, request, buildings), request, reader);
  return answerBuilding(sought.id, request, reader, deps).catch(async (error: unknown) => {
    // The study API may not understand a room's code in an id's place.
    if (!(mayBeRoom && error instanceof InvalidResponse)) throw error;
    const why = { noRoom: request.building ?? '' };
    return choiceCard({ why, buildings: await buildings.all() }, request, reader);
  });
}

async function answerBuilding(
  id: BuildingId,
  request: RoomsRequest,
  reader: Reader,
  deps: RoomsDeps,
): Promise<Card> {
  const { study, buildings } = deps;
  try {
    const found = await study.building(id, reader.language);
    buildings.learn(found.value, reader.language);
    // The request names the id, since buttons outlive the names that are known now.
    return await cardOf(found, { ...request, building: id }, reader, deps);
  } catch (failure) {
    const error = asTyped(failure, request.building, id);
    if (!(error instanceof NotFound)) throw error;
    return nearCard(error, id, request, reader, deps);
  }
}

/** The request for several buildings, where such is meant: several that are named, or all, for filters alone. */
async function severalOf(
  sought: Sought | undefined,
  asked: RoomsRequest,
  request: RoomsRequest,
  { buildings }: RoomsDeps,
): Promise<RoomsRequest | undefined> {
  const among = asked.among ?? [];
  const isAmong = asked.building === undefined || among.includes(asked.building);
  if (sought && 'called' in sought && isAmong) {
    // One name of several buildings asks which of them is meant.
    const named = among.filter((word) => !isKind(word)).length;
    const ids = sought.called.map(({ id }) => id);
    return named >= ids.length ? { ...request, buildings: ids.slice(0, MOST_NAMED) } : undefined;
  }
  const { building, filters, sort } = request;
  if (sought || building !== undefined || !asksForSome(filters, sort)) return undefined;
  const isNamed = among.some((word) => isProper(word) || mayBeRoomCode(word));
  if (isNamed || (await misspelt(among, buildings)) !== undefined) return undefined;
  return (await buildings.all()).length > 0 ? { ...request, all: true } : undefined;
}

/** Whether a request says which rooms are meant, in any building. */
function asksForSome(
  { minSeats, maxSeats, words, hints = [], without }: RoomsRequest['filters'],
  sort: RoomsRequest['sort'],
): boolean {
  const isOfKind = [...words, ...hints].some((word) => kindsOf(word.toLowerCase()).length > 0);
  return isOfKind || [minSeats, maxSeats, without, sort].some((one) => one !== undefined) || words.length > 0;
}

/** The rooms of several buildings, or of all known ones. Buildings that can't be read are named. */
async function answerSeveral(
  asked: RoomsRequest,
  ids: readonly string[] | undefined,
  reader: Reader,
  deps: RoomsDeps,
): Promise<Card> {
  const { found, unread } = await readBuildings(ids, reader, deps);
  if (found.length === 0) return choiceCard({ buildings: [] }, asked, reader);
  const { building: _, among: __, ...request } = asked;
  return roomsOfMany(found, unread, request, reader);
}

/**
 * Asks the study API for several buildings, each once. Rejects if none can be read.
 * @param ids undefined: all that are known
 */
export async function readBuildings(
  ids: readonly string[] | undefined,
  reader: Reader,
  { study, buildings }: Pick<RoomsDeps, 'study' | 'buildings'>,
): Promise<{ readonly found: readonly Found<Building>[]; readonly unread: readonly Unread[] }> {
  const known = await buildings.all();
  const wanted = ids
    ? ids.map((id) => known.find((one) => one.id === id) ?? unnamed(id as BuildingId))
    : [...known].sort((one, other) => one.id.localeCompare(other.id));
  const unread: Unread[] = [];
  const read = await Promise.all(
    wanted.map(async (one) => {
      try {
        const found = await study.building(one.id, reader.language);
        buildings.learn(found.value, reader.language);
        return shownOf(found, reader, buildings);
      } catch (error) {
        unread.push({ id: one.id, label: labelOf(one, reader.language), error });
        return undefined;
      }
    }),
  );
  const found = read.filter((one) => one !== undefined);
  if (found.length === 0 && unread[0]) throw unread[0].error;
  return { found, unread };
}

const unnamed = (id: BuildingId) => ({ id, code: undefined, names: {}, aliases: [] });

/** The buildings near to one that does not exist. Rejects with `error` if there are none. */
async function nearCard(
  error: NotFound,
  id: BuildingId,
  request: RoomsRequest,
  reader: Reader,
  { buildings }: RoomsDeps,
): Promise<Card> {
  const near = await buildings.nearest(id);
  // The store may name a building that the study API no longer knows.
  const others = near.filter((one) => one.id !== id);
  if (others.length === 0) throw error;
  return choiceCard({ why: { failed: error, near: true }, buildings: others }, request, reader);
}

/**
 * Answers a request that names rooms by their codes and no building: shows these rooms in the building whose
 * code begins theirs; a choice if there are several such buildings. Undefined if no known building has the
 * rooms. Rejects if that can't be told because the study API failed.
 */
async function roomAsked(request: RoomsRequest, reader: Reader, deps: RoomsDeps): Promise<Card | undefined> {
  const known = await heldRooms(request, reader, deps);
  const isUnknown = known.held.length + known.failures.length === 0 && namesRooms(request);
  const isNew = isUnknown && (await readUnread(reader.language, deps));
  const { held, failures } = isNew ? await heldRooms(request, reader, deps) : known;
  const [first, ...others] = held;
  if (!first && failures.length > 0) throw failures[0];
  if (!first) return undefined;
  if (others.length === 0) return cardOfRooms(first.shown, first.asked, reader);
  const { building: _, ...asked } = first.asked;
  const ids = held.map((one) => one.asked.building).slice(0, MOST_NAMED);
  return roomsOfMany(
    held.map((one) => one.shown),
    [],
    { ...asked, buildings: ids },
    reader,
  );
}

/** The buildings that hold the rooms of a request, and why others could not be read. */
async function heldRooms(request: RoomsRequest, reader: Reader, { study, buildings }: RoomsDeps) {
  const held: { readonly asked: RoomRequest; readonly shown: Found<Building> }[] = [];
  const failures: unknown[] = [];
  for (const asked of await seekRooms(request, buildings)) {
    const found = await study.building(asked.building, reader.language).catch((error: unknown) => {
      if (!(error instanceof NotFound)) failures.push(error);
      return undefined;
    });
    const shown = found && shownOf(found, reader, buildings);
    const named = withCodes(UNCHOSEN, asked.filters.codes ?? []);
    if (shown && listRooms(shown.value, named, reader.language).matching > 0) held.push({ asked, shown });
  }
  return { held, failures };
}

/** The rooms; a choice if more than one building is named. */
async function cardOf(
  found: Found<Building>,
  asked: RoomsRequest,
  reader: Reader,
  deps: RoomsDeps,
): Promise<Card> {
  const { buildings, kept } = deps;
  // Many people ask for all rooms of a building. Filters and pages are individual, so only this card is kept.
  if (isWhole(asked))
    return kept.of(found, reader, () => roomsCard(shownOf(found, reader, buildings), asked, reader));
  const shown = shownOf(found, reader, buildings);
  const { named, request } = await seekOthers(shown.value, asked, reader.language, buildings);
  if (named.length < 2) return cardOfRooms(shown, request, reader);
  const several = { ...request, buildings: named.map(({ id }) => id).slice(0, MOST_NAMED) };
  return answerSeveral(several, several.buildings, reader, deps);
}

/** Whether a few rooms are free is answered by these rooms, and by what is not known of them. */
function cardOfRooms(found: Found<Building>, request: RoomsRequest, reader: Reader): Card {
  return bookingCard(found, request, reader) ?? roomsCard(found, request, reader);
}

function shownOf(found: Found<Building>, { language }: Reader, buildings: Buildings): Found<Building> {
  return { ...found, value: buildings.shown(found.value, language) };
}

/** Whether the request is for all rooms, from the first on, and for nothing else. */
function isWhole({ among, asksFree, sort, filters: { words, ...others }, page }: RoomsRequest): boolean {
  const isFiltered =
    asksFree || sort || words.length > 0 || Object.values(others).some((one) => one !== undefined);
  return page === 0 && among === undefined && !isFiltered;
}

/** Names both the typed name and the id: a person who asked for KM has not heard of 78025. */
function asTyped(error: unknown, typed: string | undefined, id: BuildingId): unknown {
  const isNamed = error instanceof NotFound && typed !== undefined && typed !== id;
  return isNamed ? new NotFound('building', `${typed} (${id})`) : error;
}

/** The buildings to offer if it is unclear which one is meant. Rejects if there is none to offer. */
async function choiceOf(
  sought: Sought | undefined,
  { building, among = [] }: RoomsRequest,
  buildings: Buildings,
): Promise<Choice> {
  if (sought && 'called' in sought) return { why: 'several', buildings: sought.called };
  const all = await buildings.all();
  const room = building === undefined ? among.find(mayBeRoomCode) : undefined;
  if (room !== undefined) return { why: { noRoom: room }, buildings: all };
  const input = building ?? (await misspelt(among, buildings)) ?? among.find(isProper);
  if (input === undefined) return { buildings: all };
  const near = await buildings.nearest(input);
  const failed = new InvalidRequest({ about: 'building', input });
  if (all.length === 0) throw failed;
  return near.length > 0
    ? { why: { failed, near: true }, buildings: near }
    : { why: { failed, near: false }, buildings: all };
}

/** Whether a word of a question is written like a name, or like a room's code. */
const isProper = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  !vocabulary.rooms.room.has(word.toLowerCase()) &&
  kindsOf(word.toLowerCase()).length === 0;

/** The shortest word that may be misspelt: shorter ones are near to too many names. */
const LEAST_MISSPELT = 5;

/** The word of a question that is nearly a building's name. */
async function misspelt(among: readonly string[], buildings: Buildings): Promise<string | undefined> {
  for (const word of among) {
    if (word.length < LEAST_MISSPELT || isKind(word) || vocabulary.rooms.room.has(word.toLowerCase()))
      continue;
    if ((await buildings.nearest(word)).length > 0) return word;
  }
  return undefined;
}
