import { z } from 'zod';
import { showBuilding, startRooms } from '../../ask/actions.ts';
import type { RunStep } from '../../ask/declared.ts';
import { defineFeature, type Feature, opens, replaces, submits } from '../../ask/feature.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import type { Place } from '../../ask/place.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import {
  type Card,
  createKeptCards,
  type KeptCards,
  type Reader,
  withNote,
  wordsCard,
} from '../../cards/card.ts';
import { withUnused } from '../../cards/words.ts';
import { InvalidRequest, InvalidResponse, NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { Building, BuildingId, Found, StudyClient } from '../../study-client/model.ts';
import type { Buildings, Sought } from '../../workspace/buildings.ts';
import type { RoomsInUse } from '../../workspace/rooms-in-use.ts';
import { roomsCard, roomsIn, roomsOfMany, type Unread } from './card.ts';
import { choiceCard, choiceOf, choiceOfAll, labelOf, misspelt, suggestBuildings } from './choice.ts';
import { type FreeDeps, freeTimes } from './free.ts';
import { roomIntents } from './intents.ts';
import { listRooms, PAGE, roomLine } from './listing.ts';
import { atOtherTime, otherTimeForm, otherTimeModal } from './other-time.ts';
import { areNamedApart } from './question.ts';
import {
  chooseBuilding,
  codeTyped,
  isProper,
  kindsOf,
  MOST_NAMED,
  mayBeRoomCode,
  mayBeRoomNumber,
  namesRooms,
  otherTime,
  type RoomsRequest,
  roomsRequest,
  turnPage,
  UNCHOSEN,
  withCodes,
  withNameAsFilter,
} from './request.ts';
import { MOST_SEATS } from './seats.ts';
import { excludedBy, readEach, readUnread, seek, seekOthers, seekRooms } from './seek.ts';
import { partedAtSigns, withRoomCodes } from './signs.ts';
import { parseRoomsCommand } from './typed.ts';
import { withTimeMeant } from './when.ts';

/** The most kept cards: each may take ten times as much as a course's. A university has some dozens of buildings. */
const MOST_BUILDINGS = 60;

interface RoomsDeps {
  readonly study: Pick<StudyClient, 'building' | 'realizationKept'>;
  readonly buildings: Buildings;
  readonly inUse: RoomsInUse;
  readonly links: Pick<LinkTemplates, 'bookingPage'>;
}

/** What an answer is made with. */
interface AnswerDeps extends RoomsDeps {
  /** Whole buildings' cards. */
  readonly kept: KeptCards;
  readonly free: FreeDeps;
}

/** `/rooms [BUILDING [filters]]` and questions about a building's rooms. */
export function rooms(deps: RoomsDeps): Feature {
  const kept = createKeptCards(MOST_BUILDINGS);
  const depsFor = (reader: Reader, place: Place): AnswerDeps => ({
    ...{ ...deps, kept },
    free: {
      ...{ study: deps.study, inUse: deps.inUse, bookingPage: deps.links.bookingPage },
      tellsMore: () => deps.inUse.isFirst(place, reader.zone),
    },
  });
  return defineFeature<RoomsRequest>({
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
    intents: roomIntents(deps),
    answer: (asked, reader, place) => answerRooms(asked, reader, depsFor(reader, place)),
    suggests: [
      {
        id: chooseBuilding.id,
        suggest: (typed, { language }) => suggestBuildings(typed, language, deps.buildings),
      },
    ],
    actions: [
      replaces(turnPage, (request) => request),
      replaces(startRooms, () => UNCHOSEN, 'beside'),
      replaces(showBuilding, ({ building }) => ({ ...UNCHOSEN, building })),
      replaces(chooseBuilding, ({ filters = UNCHOSEN.filters, ...asked }) => ({
        ...UNCHOSEN,
        ...asked,
        filters,
      })),
      opens(otherTime, otherTitle, async (request, reader) => otherTimeModal(request, reader)),
    ],
    forms: [
      submits(
        otherTimeForm,
        otherTitle,
        async ({ value, filled }, reader, _place, ask) => {
          const request = atOtherTime(value, filled, reader);
          return 'errors' in request ? request : { ask: ask(request) };
        },
        'reads',
      ),
    ],
  });
}

const otherTitle = (language: Language): string => texts(language).rooms.free.otherButton;

/** The request of words that name a known building, or a room by a code that is written apart; undefined also if they can't be read. */
async function knownOf(typed: string, buildings: Buildings): Promise<RoomsRequest | undefined> {
  await buildings.ready();
  const coded = withRoomCodes(typed, buildings);
  const request = readable(await buildings.withIds(coded));
  if (!request || coded !== typed) return request;
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

/** What was asked may show that reservations can be read; where it did not, and that is not known yet, it says so. */
async function answerRooms(said: RoomsRequest, reader: Reader, deps: AnswerDeps): Promise<Card> {
  const card = await answerKnown(said, reader, deps);
  const isOpen = said.asksFree === true && deps.inUse.isAwaited();
  return isOpen ? withNote(card, texts(reader.language).rooms.awaited) : card;
}

async function answerKnown(said: RoomsRequest, reader: Reader, deps: AnswerDeps): Promise<Card> {
  const { buildings } = deps;
  const read = withTimeMeant(said, deps.inUse.mayTell(), reader);
  if (said.odd !== undefined && deps.inUse.mayTell()) return oddTimeCard(said.odd, read, reader);
  if (read.asksRoom) return wordsCard(texts(reader.language).rooms.whichRoom);
  if (read.asksBuildings) return choiceCard(await choiceOfAll(buildings), read, reader);
  await buildings.ready();
  const typed = await partedAtSigns(read, buildings);
  if (typed.buildings) return answerSeveral(typed, typed.buildings, reader, deps);
  const { excluded, left: asked } = await excludedBy(typed, buildings);
  const { sought, request } = await seek(asked, buildings);
  if (excluded.length > 0 && sought === undefined)
    return answerSeveral({ ...request, all: true }, undefined, reader, deps);
  if (asked.all && !(await isKnown(sought, buildings)))
    return answerSeveral(withNameAsFilter(asked), undefined, reader, deps);
  const several = await severalOf(sought, asked, request, deps);
  if (several)
    return (
      (await choiceFirst(several, reader, deps)) ?? answerSeveral(several, several.buildings, reader, deps)
    );
  return withUnused(await answerOne(sought, request, reader, deps), request.unread ?? [], reader.language);
}

/** Where any free room of more than a page is asked for, the building is asked first. */
async function choiceFirst(
  request: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card | undefined> {
  if (!request.all || asksForSome(request)) return undefined;
  const known = await readBuildings(undefined, reader, deps).catch(() => undefined);
  if (!known || known.found.length < 2 || roomsIn(known.found).rooms.length <= PAGE) return undefined;
  return choiceCard(await choiceOfAll(deps.buildings), request, reader);
}

/** Asks for the time that is meant where what was written is none. */
function oddTimeCard(odd: string, request: RoomsRequest, reader: Reader): Card {
  const { oddTime, otherButton } = texts(reader.language).rooms.free;
  return {
    ...wordsCard(oddTime(outsideLine(odd, 20))),
    buttons: otherTime.offer(otherButton, { ...request, page: 0 }, reader.language),
  };
}

async function isKnown(sought: Sought | undefined, buildings: Buildings): Promise<boolean> {
  if (sought === undefined || !('id' in sought)) return isFound(sought);
  return (await buildings.all()).some(({ id }) => id === sought.id);
}

async function answerOne(
  sought: Sought | undefined,
  request: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card> {
  const { buildings } = deps;
  const isOfSeveral = sought !== undefined && 'called' in sought;
  const isOfOne = sought !== undefined && 'id' in sought;
  // A room of a known building is likelier meant than a building that is not known.
  const { building: named = '' } = request;
  const isNumber = mayBeRoomNumber(named);
  const mayBeRoom = isOfOne
    ? (isNumber || mayBeRoomCode(named)) && !(await isKnown(sought, buildings))
    : !isOfSeveral;
  // A number is likelier a building's id than the code of a room in a building that was not read.
  const room = mayBeRoom ? await roomAsked(request, reader, deps, !isNumber) : undefined;
  if (room) return room;
  if (!isOfOne)
    return (
      (isOfSeveral ? undefined : await answerNames(request, reader, deps)) ??
      choiceCard(await choiceOf(sought, request, buildings), request, reader)
    );
  return answerBuilding(sought.id, request, reader, deps).catch(async (error: unknown) => {
    const isNoBuilding =
      error instanceof NotFound ? mayBeRoomNumber(sought.id) : mayBeRoom && isNumber && isMissing(error);
    const other = isNoBuilding && (await roomAsked(request, reader, deps, true).catch(() => undefined));
    if (other) return other;
    if (error instanceof NotFound) return nearCard(error, sought.id, request, reader, deps);
    // The study API may not understand a room's code in an id's place.
    if (!mayBeRoom || isNumber || !(error instanceof InvalidResponse)) throw error;
    const why = { noRoom: codeTyped(request) ?? named };
    return choiceCard(await choiceOfAll(buildings, why), request, reader);
  });
}

/**
 * The rooms of all known buildings that the words of a request name: "Halla", "chemistry lab". Undefined if no room has them,
 * or if a word is left that may name a building.
 */
async function answerNames(asked: RoomsRequest, reader: Reader, deps: AnswerDeps): Promise<Card | undefined> {
  const {
    filters,
    among = [],
    unread: _,
    ...request
  } = asked.building === undefined ? asked : withNameAsFilter(asked);
  if (filters.words.length + (filters.hints ?? []).length === 0) return undefined;
  const known = await readBuildings(undefined, reader, deps).catch(() => undefined);
  const named = { ...request, filters, all: true as const };
  const { matching, words, ignored } = listRooms(roomsIn(known?.found ?? []), named, reader.language);
  const isNamed = asked.building !== undefined || among.some(isProper) || ignored.length === 0;
  const isLeft = ignored.some(isProper) || words.length === 0;
  return matching > 0 && isNamed && !isLeft ? answerSeveral(named, undefined, reader, deps) : undefined;
}

/** "Aula 1": a number beside a word, of which there is no building, is a part of the names of rooms. */
const numberedRooms = async (
  id: BuildingId,
  request: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card | undefined> =>
  /^\d{1,4}$/.test(id) && request.filters.words.length > 0 ? answerNames(request, reader, deps) : undefined;

const isMissing = (error: unknown): boolean => error instanceof InvalidResponse && error.isMissing;

async function answerBuilding(
  id: BuildingId,
  request: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card> {
  const { study, buildings } = deps;
  try {
    const found = await study.building(id, reader.language);
    buildings.learn(found.value, reader.language);
    // The request names the id, since buttons outlive the names that are known now.
    return await cardOf(found, { ...request, building: id }, reader, deps);
  } catch (failure) {
    throw asTyped(failure, request.building, id);
  }
}

/** The request for several buildings, where such is meant: several that are named, or all, for filters alone. */
async function severalOf(
  sought: Sought | undefined,
  asked: RoomsRequest,
  request: RoomsRequest,
  { buildings, inUse }: RoomsDeps,
): Promise<RoomsRequest | undefined> {
  const among = asked.among ?? [];
  const isAmong = asked.building === undefined || among.includes(asked.building);
  if (sought && 'called' in sought && isAmong) {
    const ids = sought.called.map(({ id }) => id);
    return (await areNamedApart(among, ids.length, buildings))
      ? { ...request, buildings: ids.slice(0, MOST_NAMED) }
      : undefined;
  }
  if (sought || request.building !== undefined || !(asksForSome(request) || isTimed(request, inUse)))
    return undefined;
  if (namesSome(request, among) || (await misspelt(among, buildings)) !== undefined) return undefined;
  return (await buildings.readable()).length > 0 ? { ...request, all: true } : undefined;
}

/** Whether a request may name a building, or a room by its code. */
const namesSome = ({ filters: { codes = [] } }: RoomsRequest, among: readonly string[]): boolean =>
  codes.length > 0 || among.some((word) => isProper(word) || mayBeRoomCode(word) || mayBeRoomNumber(word));

/** Whether free rooms are asked for, and it is known which are. */
const isTimed = ({ asksFree }: RoomsRequest, inUse: RoomsInUse): boolean =>
  asksFree === true && inUse.mayTell();

/** Whether a request says which rooms are meant, in any building. */
function asksForSome({ filters, sort }: RoomsRequest): boolean {
  const { minSeats, maxSeats, words, hints = [], without } = filters;
  const isOfKind = [...words, ...hints].some((word) => kindsOf(word.toLowerCase()).length > 0);
  return isOfKind || [minSeats, maxSeats, without, sort].some((one) => one !== undefined) || words.length > 0;
}

/** The rooms of several buildings, or of all known ones. Buildings that can't be read are named. */
async function answerSeveral(
  asked: RoomsRequest,
  ids: readonly string[] | undefined,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card> {
  const { excluded, left: wanted } = await excludedBy(asked, deps.buildings);
  const [first] = excluded;
  const isLeft = (id: string): boolean => excluded.every((one) => one.id !== id);
  const all = (await deps.buildings.all()).filter(({ id }) => isLeft(id));
  const left = (ids ?? (await deps.buildings.readable())).filter(isLeft);
  if (left.length === 0)
    return first && all.length === 0
      ? choiceCard({ why: { onlyExcluded: first }, buildings: [] }, asked, reader)
      : choiceCard({ buildings: all, areMany: true }, asked, reader);
  const { found, unread } = await readBuildings(left, reader, deps);
  const { building: _, among: __, ...request } = wanted;
  const isWhole = ids !== undefined;
  const free = await freeTimes(found, roomsIn(found), request, reader, deps.free);
  const card = roomsOfMany(found, unread, request, reader, {
    free,
    excluded: isWhole ? [] : excluded.map((one) => labelOf(one, reader.language)),
    others: isWhole ? 0 : all.length - left.length,
  });
  return withUnused(card, asked.unread ?? [], reader.language);
}

/**
 * Asks the study API for several buildings, each once. Rejects if none can be read.
 * @param ids undefined: all that are known
 */
export async function readBuildings(
  ids: readonly string[] | undefined,
  { language }: Reader,
  deps: { readonly study: Pick<StudyClient, 'building'>; readonly buildings: Buildings },
): Promise<{ readonly found: readonly Found<Building>[]; readonly unread: readonly Unread[] }> {
  const known = await deps.buildings.all();
  const wanted = ids ?? (await deps.buildings.readable());
  const { found, failed } = await readEach(wanted as readonly BuildingId[], language, deps);
  if (found.length === 0 && failed[0]) throw failed[0].error;
  const labelIn = (id: BuildingId): string => labelOf(known.find((one) => one.id === id) ?? { id }, language);
  return { found, unread: failed.map((one) => ({ ...one, label: labelIn(one.id) })) };
}

/** What may be meant by one that does not exist: rooms with such a name, else the buildings near to it. Rejects with `error` if there are none. */
async function nearCard(
  error: NotFound,
  id: BuildingId,
  request: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card> {
  const rooms = await numberedRooms(id, request, reader, deps);
  if (rooms) return rooms;
  const near = await deps.buildings.nearest(id);
  // The store may name a building that the study API no longer knows.
  const others = near.filter((one) => one.id !== id);
  if (others.length === 0) throw error;
  return choiceCard({ why: { failed: error, near: true }, buildings: others }, request, reader);
}

/**
 * Answers a request that names rooms by their codes and no building: shows these rooms in the building whose
 * code begins theirs; those of several such buildings together. Undefined if no known building has the
 * rooms. Rejects if that can't be told because the study API failed.
 */
async function roomAsked(
  request: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
  readsOthers: boolean,
): Promise<Card | undefined> {
  const known = await heldRooms(request, reader, deps);
  const isUnknown = readsOthers && known.held.length + known.failures.length === 0 && namesRooms(request);
  const isNew = isUnknown && (await readUnread(reader.language, deps));
  const { asked, held, failures } = isNew ? await heldRooms(request, reader, deps) : known;
  const [first, ...others] = held;
  if (!first && failures.length > 0) throw failures[0];
  if (!first) return undefined;
  if (others.length === 0) return cardOfOne(first, { ...asked, building: first.value.id }, reader, deps);
  const ids = held.map(({ value }) => value.id).slice(0, MOST_NAMED);
  const several = { ...asked, buildings: ids };
  const free = await freeTimes(held, roomsIn(held), several, reader, deps.free);
  return roomsOfMany(held, [], several, reader, { free });
}

/** The buildings that hold the rooms of a request, and why others could not be read. */
async function heldRooms(request: RoomsRequest, { language }: Reader, deps: RoomsDeps) {
  const { asked, holders } = await seekRooms(request, deps.buildings);
  const { found, failed } = await readEach(holders, language, deps);
  const named = withCodes(UNCHOSEN, asked.filters.codes ?? []);
  return {
    asked,
    held: found.filter(({ value }) => listRooms(value, named, language).matching > 0),
    failures: failed.flatMap(({ error }) => (error instanceof NotFound ? [] : [error])),
  };
}

/** The rooms; those of several buildings if the words name others, too. */
async function cardOf(
  found: Found<Building>,
  asked: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card> {
  const { buildings, kept } = deps;
  const shown = () => ({ ...found, value: buildings.shown(found.value, reader.language) });
  // Many people ask for all rooms of a building. Filters and pages are individual, so only this card is kept.
  if (isWhole(asked)) return kept.of(found, reader, () => roomsCard(shown(), asked, reader));
  const { named, request } = await seekOthers(shown().value, asked, reader.language, buildings);
  if (named.length < 2) return cardOfOne(shown(), request, reader, deps);
  const several = { ...request, buildings: named.slice(0, MOST_NAMED) };
  return answerSeveral(several, several.buildings, reader, deps);
}

/** The rooms of one building, with what is reserved there where that is asked for. */
async function cardOfOne(
  found: Found<Building>,
  request: RoomsRequest,
  reader: Reader,
  deps: AnswerDeps,
): Promise<Card> {
  return roomsCard(found, request, reader, await freeTimes([found], found.value, request, reader, deps.free));
}

/** Whether the request is for all rooms, from the first on, and for nothing else. */
function isWhole({ building: _, page, filters: { words, ...limits }, ...others }: RoomsRequest): boolean {
  const isSaid = [limits, others].flatMap(Object.values).some((one) => one !== undefined);
  return page === 0 && words.length === 0 && !isSaid;
}

/** Names both the typed name and the id: a person who asked for KM has not heard of 78025. */
function asTyped(error: unknown, typed: string | undefined, id: BuildingId): unknown {
  const isNamed = error instanceof NotFound && typed !== undefined && typed !== id;
  return isNamed ? new NotFound('building', `${typed} (${id})`) : error;
}

// The workflow step “Find rooms”.

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
  (study: Pick<StudyClient, 'building'>, buildings: Buildings): RunStep =>
  async (given, reader) => {
    // A workflow names the building by itself.
    const { among: _, ...asked } = requestOf(given);
    await buildings.ready();
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

/** A workflow may have reckoned the number: 12.5 people need 13 seats, and none or fewer any room. */
function seatsIn(given: unknown): number {
  const read = optional(z.coerce.number()).safeParse(given);
  if (!read.success) throw new InvalidRequest({ about: 'seats', input: String(given) });
  return Math.min(Math.ceil(read.data ?? 0), MOST_SEATS);
}
