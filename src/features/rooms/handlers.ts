import type { Feature } from '../../ask/feature.ts';
import { defineFeature, replaces } from '../../ask/feature.ts';
import type { KeptCards } from '../../ask/kept-cards.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import type { Building, BuildingId, Found, StudyClient } from '../../study-client/model.ts';
import type { Buildings, Sought } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { bookingCard } from './booking-card.ts';
import { roomsCard } from './card.ts';
import { listRooms } from './listing.ts';
import { roomsQuestion } from './question.ts';
import {
  chooseBuilding,
  mayBeRoomCode,
  parseRoomsCommand,
  type RoomsRequest,
  roomsRequest,
  turnPage,
  UNCHOSEN,
} from './request.ts';
import { type Choice, choiceCard, type RoomRequest, seek, seekOthers, seekRooms } from './seek.ts';

interface RoomsDeps {
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
  return sought && !('nearest' in sought) ? request : undefined;
}

function readable(typed: string): RoomsRequest | undefined {
  try {
    return parseRoomsCommand(typed);
  } catch (error) {
    if (error instanceof InvalidRequest) return undefined;
    throw error;
  }
}

async function answerRooms(asked: RoomsRequest, reader: Reader, deps: RoomsDeps): Promise<Card> {
  const { study, buildings } = deps;
  const { sought, request } = await seek(asked, buildings);
  if (!sought || !('id' in sought)) {
    const room = sought && 'called' in sought ? undefined : await roomAsked(request, reader, deps);
    return room ?? choiceCard(await choiceOf(sought, request, buildings), request, reader);
  }
  const { id } = sought;
  try {
    const found = await study.building(id, reader.language);
    buildings.learn(found.value, reader.language);
    // The request names the id, since buttons outlive the names that are known now.
    return await cardOf(found, { ...request, building: id }, reader, deps);
  } catch (failure) {
    const error = asTyped(failure, request.building, id);
    if (!(error instanceof NotFound)) throw error;
    return (await roomAsked(request, reader, deps)) ?? (await nearCard(error, id, request, reader, deps));
  }
}

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
async function roomAsked(
  request: RoomsRequest,
  reader: Reader,
  { study, buildings }: RoomsDeps,
): Promise<Card | undefined> {
  const held: { readonly asked: RoomRequest; readonly shown: Found<Building> }[] = [];
  const failures: unknown[] = [];
  for (const asked of await seekRooms(request, buildings)) {
    const found = await study.building(asked.building, reader.language).catch((error: unknown) => {
      if (!(error instanceof NotFound)) failures.push(error);
      return undefined;
    });
    const shown = found && shownOf(found, reader, buildings);
    if (shown && listRooms(shown.value, asked, reader.language).matching > 0) held.push({ asked, shown });
  }
  const [first, ...others] = held;
  if (!first && failures.length > 0) throw failures[0];
  if (!first) return undefined;
  if (others.length === 0) return cardOfRooms(first.shown, first.asked, reader);
  const all = await buildings.all();
  const several = all.filter(({ id }) => held.some(({ asked }) => asked.building === id));
  return choiceCard({ why: 'several', buildings: several }, first.asked, reader);
}

/** The rooms; a choice if more than one building is named. */
async function cardOf(
  found: Found<Building>,
  asked: RoomsRequest,
  reader: Reader,
  { buildings, kept }: RoomsDeps,
): Promise<Card> {
  // Many people ask for all rooms of a building. Filters and pages are individual, so only this card is kept.
  if (isWhole(asked))
    return kept.of(found, reader, () => roomsCard(shownOf(found, reader, buildings), asked, reader));
  const shown = shownOf(found, reader, buildings);
  const { named, request } = await seekOthers(shown.value, asked, reader.language, buildings);
  return named.length > 1
    ? choiceCard({ why: 'several', buildings: named }, request, reader)
    : cardOfRooms(shown, request, reader);
}

/** Whether a few rooms are free is answered by these rooms, and by what is not known of them. */
function cardOfRooms(found: Found<Building>, request: RoomsRequest, reader: Reader): Card {
  return bookingCard(found, request, reader) ?? roomsCard(found, request, reader);
}

function shownOf(found: Found<Building>, { language }: Reader, buildings: Buildings): Found<Building> {
  return { ...found, value: buildings.shown(found.value, language) };
}

/** Whether the request is for all rooms, from the first on, and for nothing else. */
function isWhole({ among, asksFree, filters: { words, ...others }, page }: RoomsRequest): boolean {
  const isFiltered = asksFree || words.length > 0 || Object.values(others).some((one) => one !== undefined);
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
const isProper = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The shortest word that may be misspelt: shorter ones are near to too many names. */
const LEAST_MISSPELT = 5;

/** The word of a question that is nearly a building's name. */
async function misspelt(among: readonly string[], buildings: Buildings): Promise<string | undefined> {
  for (const word of among) {
    if (word.length < LEAST_MISSPELT || isKind(word)) continue;
    if ((await buildings.nearest(word)).length > 0) return word;
  }
  return undefined;
}
