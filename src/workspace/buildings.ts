/**
 * The buildings that Coursebell knows by name: those of the operator's directory, those that the study API lists where it
 * offers that, and those that have been looked up. The store keeps the latter for all replicas.
 */
import { LANGUAGES, type Language } from '../language.ts';
import { isRecent } from '../primitives.ts';
import type { Names, SeenBuilding, Store } from '../store/store.ts';
import { bareToken, parseBuildingId } from '../study-client/codes.ts';
import type { Building, BuildingId } from '../study-client/model.ts';
import type { BuildingList, OfferedBuilding } from './building-list.ts';
import {
  type BuildingIndex,
  createIndex,
  isInUse,
  type KnownBuilding,
  numberOf,
  plainCode,
  plainCodes,
} from './buildings-index.ts';

export type { KnownBuilding } from './buildings-index.ts';

/** A building as the operator's directory describes it. */
export interface ListedBuilding {
  readonly id: BuildingId;
  readonly code?: string | undefined;
  readonly names: Names;
  readonly aliases: readonly string[];
  /** Rooms that are hidden, by code, name or id. */
  readonly hide: readonly string[];
}

/** More than any university has. */
export const MOST_BUILDINGS = 500;
/** The longest name, code or alias, in characters. */
export const LONGEST_NAME = 100;

/** Buildings that another replica has learned are seen within this time, in milliseconds. */
const REREAD = 60_000;
/** The longest wait for the study API's list, in milliseconds, where less than the list would do. */
const PATIENCE = 1_000;
/** More buildings are not read one by one, unless they were before. */
const MOST_READ = 20;
/** How often a look-up without news is noted, in milliseconds. */
const NOTE_EVERY = 3_600_000;
const MOST_NEAREST = 5;

/** The building that is meant, or the candidates: several of the same name, else the nearest. */
export type Sought =
  | { readonly id: BuildingId }
  | { readonly called: readonly KnownBuilding[] }
  | { readonly nearest: readonly KnownBuilding[] };

export interface Buildings {
  /** Finds a building by id, code, name or alias. Case, accents and case endings make no difference. */
  find(typed: string): Promise<Sought>;
  /**
   * Finds the building that a question names; `words`: the words that name it. Undefined: no known building
   * is named.
   */
  findAmong(words: readonly string[]): Promise<(Sought & { readonly words: readonly string[] }) | undefined>;
  /** The text with the id in place of each whole name that holds signs, such as "Campus A, Salo", and is one building's. */
  withIds(text: string): Promise<string>;
  /** At most five buildings whose code or name is near to the typed text, nearest first. */
  nearest(typed: string): Promise<readonly KnownBuilding[]>;
  /** The buildings to choose from, in no order: all that are known, or those in use where the study API lists them. */
  all(): Promise<readonly KnownBuilding[]>;
  /** Those of them that may all be read, by id: the operator's and those that were looked up; all, where these are few. */
  readable(): Promise<readonly BuildingId[]>;
  /** Has that list read, where it is due; waits so many milliseconds at most. Why it could not be. Never rejects. */
  ready(patienceMs?: number): Promise<unknown>;
  /**
   * The buildings that may hold a room, by its code: those that were read and have it, else the one whose own code
   * begins it, the longest such code first: KM for "KMD558".
   */
  holdersOf(roomCode: string): Promise<readonly BuildingId[]>;
  /** Whether a building was read and has a room of this code, or with this number in its code. */
  hasRoom(id: string, roomCode: string): boolean;
  /** The code of a room by its name in words and a number, "Aula 1", where it was read; its name as one word where it has none. */
  roomCalled(name: string): string | undefined;
  /** The code of the only room that was read of which this is the code written apart, "T 1.02", or what stands behind its letters, "1.02". */
  roomWritten(said: string): string | undefined;
  /** The readable buildings whose rooms this process has not read. */
  unread(): Promise<readonly BuildingId[]>;
  /**
   * Remembers a building that was found, with the codes of its rooms. Returns at once; news is stored in the
   * background, the codes in this process alone.
   */
  learn(building: Building, language: Language): void;
  /**
   * The building as shown: with the directory's code and its name in the language, without the rooms that the
   * directory hides.
   */
  shown(building: Building, language: Language): Building;
  /** The name of a building in a language, as far as it is known at once; the directory's comes first. */
  nameOf(id: string, language: Language): string | undefined;
  /** Resolves when everything that was learned is stored, or the storing has failed. */
  settled(): Promise<void>;
}

interface BuildingsOptions {
  readonly directory: readonly ListedBuilding[];
  readonly store: { readonly seenBuildings: Store['seenBuildings'] };
  /** What the study API lists; left out: nothing. */
  readonly list?: BuildingList;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * Does work that no request waits for, and tells of its failure: the knowledge of this process still serves.
   * Never rejects.
   */
  readonly background?: (work: () => Promise<void>) => Promise<unknown>;
}

/** The names of the buildings in the study API's list, and the list that they are from. */
interface NamesOffered {
  readonly offered: readonly OfferedBuilding[] | undefined;
  readonly byId: ReadonlyMap<string, Names>;
}

export function createBuildings({
  directory,
  store,
  list,
  now,
  background = (work) => work().catch(() => undefined),
}: BuildingsOptions): Buildings {
  const listed = new Map(directory.map((one) => [one.id, one]));
  const learned = new Map<string, SeenBuilding>();
  /** The codes of the rooms of buildings that were read. */
  const roomCodes = new Map<BuildingId, ReadonlySet<string>>();
  /** The codes of rooms by their names, by building. */
  const roomNames = new Map<BuildingId, ReadonlyMap<string, string>>();
  const roomsWritten = new Map<BuildingId, ReadonlyMap<string, readonly string[]>>();
  const writing = new Set<Promise<unknown>>();
  /** Made on demand, and anew after a change. */
  let index: BuildingIndex | undefined;
  let indexed: readonly OfferedBuilding[] | undefined;
  let namesFrom: NamesOffered = { offered: undefined, byId: new Map() };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const note = (seen: SeenBuilding): void => {
    const before = learned.get(seen.id);
    const after = combined(before, seen);
    learned.set(seen.id, after);
    if (!before || isNews(before, after)) index = undefined;
  };
  const reread = async (): Promise<void> => {
    // A store that fails is asked again after a minute, too.
    await background(async () => {
      for (const row of (await store.seenBuildings.all()).slice(0, MOST_BUILDINGS)) note(row);
    });
    readAt = now();
    reading = undefined;
  };
  const currentIndex = async (): Promise<BuildingIndex> => {
    if (!isRecent(readAt, now(), REREAD)) {
      reading ??= reread();
      await reading;
    }
    const offered = list?.known();
    if (indexed !== offered) index = undefined;
    indexed = offered;
    index ??= createIndex(merged(directory, [...learned.values()], offered));
    return index;
  };
  const offeredNames = (): ReadonlyMap<string, Names> => {
    const offered = list?.known();
    if (namesFrom.offered !== offered)
      namesFrom = { offered, byId: new Map(offered?.map(({ id, names }) => [id, names])) };
    return namesFrom.byId;
  };
  const offeredNow = async (): Promise<readonly KnownBuilding[]> =>
    (await currentIndex()).all.filter(isInUse);
  const readable = async (): Promise<readonly BuildingId[]> => {
    const all = await offeredNow();
    const some = all.length <= MOST_READ ? all : all.filter(({ id }) => listed.has(id) || learned.has(id));
    return some.map(({ id }) => id).sort((one, other) => one.localeCompare(other));
  };
  const write = async (seen: SeenBuilding): Promise<void> => {
    try {
      await store.seenBuildings.put([seen]);
    } catch (error) {
      // The next look-up tries again.
      const one = learned.get(seen.id);
      if (one) learned.set(seen.id, { ...one, seenAt: 0 });
      throw error;
    }
  };

  return {
    find: async (typed) => {
      const id = parseBuildingId(typed);
      // A number is always an id, even of an unknown building.
      if (id !== undefined && /^\d+$/.test(id)) return { id };
      const known = await currentIndex();
      const named = soughtBy(known, known.named(bareToken(typed) || typed));
      if (named) return named;
      return id === undefined ? { nearest: known.nearest(typed, MOST_NEAREST) } : { id };
    },
    findAmong: async (words) => {
      const known = await currentIndex();
      const named = known.namedAmong(words);
      const sought = named && soughtBy(known, named.ids);
      return named && sought && { ...sought, words: named.words };
    },
    withIds: async (text) => (await currentIndex()).withIds(text),
    nearest: async (typed) => (await currentIndex()).nearest(typed, MOST_NEAREST),
    all: offeredNow,
    readable,
    ready: async (patienceMs = PATIENCE) => {
      await Promise.all([list?.ready(patienceMs), currentIndex()]);
      return list?.failure();
    },
    holdersOf: async (roomCode) => {
      const sought = plainCode(roomCode);
      const known = await currentIndex();
      const having = (isIt: (codes: ReadonlySet<string>) => boolean): BuildingId[] =>
        [...roomCodes].filter(([, codes]) => isIt(codes)).map(([id]) => id);
      const whole = having((codes) => codes.has(sought));
      if (whole.length > 0) return whole;
      const beginningSo = beginning(sought, known.all);
      if (beginningSo.length > 0 || !NUMBER.test(sought)) return beginningSo;
      return having((codes) => [...codes].some((code) => numberOf(code) === sought));
    },
    hasRoom: (id, roomCode) => {
      const sought = plainCode(roomCode);
      const codes = [...(roomCodes.get(id as BuildingId) ?? [])];
      return codes.some((code) => code === sought || numberOf(code) === sought);
    },
    roomCalled: (name) => {
      const sought = plainCode(name);
      return [...roomNames.values()].map((names) => names.get(sought)).find((code) => code !== undefined);
    },
    roomWritten: (said) => {
      const found = [...roomsWritten.values()].flatMap((codes) => codes.get(spelt(said)) ?? []);
      const [code, ...others] = new Set(found);
      return others.length === 0 ? code : undefined;
    },
    unread: async () => (await readable()).filter((id) => !roomCodes.has(id)),
    learn: (building, language) => {
      if (roomCodes.has(building.id) || roomCodes.size < MOST_BUILDINGS) {
        roomCodes.set(
          building.id,
          new Set(building.rooms.flatMap(({ code, name }) => plainCodes(code ?? name))),
        );
        roomNames.set(building.id, namedByNumber(building.rooms));
        roomsWritten.set(building.id, writtenApart(building.rooms));
      }
      const before = learned.get(building.id);
      const seen = seenOf(building, language, now());
      const isOld = before && !isNews(before, combined(before, seen));
      if (isOld && isRecent(before.seenAt, seen.seenAt, NOTE_EVERY)) return;
      if (!before && learned.size >= MOST_BUILDINGS) return;
      note(seen);
      const done = background(() => write(seen));
      writing.add(done);
      void done.finally(() => writing.delete(done));
    },
    shown: (building, language) => shown(building, listed.get(building.id), language),
    nameOf: (id, language) => {
      const [own, offered] = [listed.get(id as BuildingId), offeredNames().get(id)];
      return own?.names[language] ?? offered?.[language] ?? learned.get(id)?.names[language];
    },
    settled: async () => void (await Promise.all(writing)),
  };
}

const NUMBER = /^\d{3,8}\p{L}?$/u;

/** "Aula 1" */
const NAMED_BY_NUMBER = /\p{L} \d{1,4}$/u;

/** The codes of rooms by their plain names, where these end with a number that stands apart. */
const namedByNumber = (rooms: Building['rooms']): ReadonlyMap<string, string> =>
  new Map(
    rooms
      .filter(({ name }) => NAMED_BY_NUMBER.test(name))
      .map(({ name, code }) => [plainCode(name), code ?? plainCode(name)]),
  );

/** Signs tell "1.02" from "102". */
const spelt = (code: string): string => code.replace(/\s/g, '').toUpperCase();
/** A letter with what parts it from a number, and the number with signs or a letter. */
const BEHIND_LETTERS = /^\p{L}{1,6}[-.]?(?=\p{N}+[.-])/u;

/** Whether a number stands somewhere behind a letter; as one pattern it would take the square of the length. */
function isLetterFirst(code: string): boolean {
  const letter = code.search(/\p{L}/u);
  return letter >= 0 && /\p{N}/u.test(code.slice(letter));
}

/** The codes of rooms in the ways in which people write them, by one of these. */
function writtenApart(rooms: Building['rooms']): ReadonlyMap<string, readonly string[]> {
  const ways = rooms.flatMap(({ code }) => {
    const own = code === undefined ? '' : spelt(code);
    const all = [own, own.replace(/^(\p{L}+)[-.]/u, '$1'), own.replace(BEHIND_LETTERS, '')];
    return isLetterFirst(own) ? all.map((one) => ({ one, code: own })) : [];
  });
  const grouped = Map.groupBy(ways, ({ one }) => one);
  return new Map(Array.from(grouped, ([one, those]) => [one, those.map(({ code }) => code)]));
}

/** The building whose code begins a room's code. */
function beginning(roomCode: string, all: readonly KnownBuilding[]): BuildingId[] {
  const [holder] = all
    .map(({ id, code = '' }) => ({ id, code: plainCode(code) }))
    .filter(({ code }) => code !== '' && roomCode.length > code.length && roomCode.startsWith(code))
    .sort((one, other) => other.code.length - one.code.length);
  return holder ? [holder.id] : [];
}

function isNews(before: SeenBuilding, { code, names }: SeenBuilding): boolean {
  return before.code !== code || LANGUAGES.some((language) => before.names[language] !== names[language]);
}

/** Only real names and codes: the study client puts the code or the id in place of a missing name. */
function seenOf({ id, code, name }: Building, language: Language, seenAt: number): SeenBuilding {
  const isName = name !== id && name !== code && isCalled(name);
  const known = code !== undefined && isCalled(code) ? code : undefined;
  return { id, code: known, names: isName ? { [language]: name } : {}, seenAt };
}

/** A number is always an id: no building's code may collide with another's id. */
const isCalled = (text: string): boolean => /[^\d\s]/.test(text) && text.length <= LONGEST_NAME;

/** The newer sighting counts, with what only the older one tells. */
function combined(one: SeenBuilding | undefined, other: SeenBuilding): SeenBuilding {
  if (!one) return other;
  const [before, after] = one.seenAt <= other.seenAt ? [one, other] : [other, one];
  return { ...after, code: after.code ?? before.code, names: { ...before.names, ...after.names } };
}

/** The directory's words override the study API's. @param offered in use, by the study API's list */
function merged(
  directory: readonly ListedBuilding[],
  learned: readonly SeenBuilding[],
  offered: readonly OfferedBuilding[] | undefined,
): KnownBuilding[] {
  const seen = new Map(learned.map((one) => [one.id, one]));
  const known = new Map(offered?.map((one) => [one.id, calledShort(one)]));
  const taken = (id: BuildingId) => {
    const [row, entry] = [seen.get(id), known.get(id)];
    seen.delete(id);
    known.delete(id);
    return {
      ...{ code: entry?.code ?? row?.code, names: { ...row?.names, ...entry?.names } },
      ...(offered && { isListed: entry !== undefined }),
    };
  };
  const listed = directory.map(({ id, code, names, aliases }, place): KnownBuilding => {
    const own = taken(id);
    return {
      ...{ ...own, id, code: code ?? own.code, names: { ...own.names, ...names }, aliases },
      ...(offered && { place }),
    };
  });
  const inUse = [...known.values()].map(
    ({ id, kind }): KnownBuilding => ({ id, ...taken(id), aliases: [], kind }),
  );
  const others = [...seen.values()].flatMap(({ id, code, names }): KnownBuilding[] => {
    const own = parseBuildingId(id);
    const listing = offered && { isListed: false };
    return own === undefined ? [] : [{ id: own, code, names, aliases: [], ...listing }];
  });
  return [...listed, ...inUse, ...others];
}

/** With names of the length that others have, and none that could be an id. */
function calledShort({ code, names, ...entry }: OfferedBuilding): OfferedBuilding {
  const short = Object.entries(names).map(([language, name]) => [
    language,
    name.slice(0, LONGEST_NAME).trim(),
  ]);
  return {
    ...entry,
    code: code !== undefined && isCalled(code) ? code : undefined,
    names: Object.fromEntries(short.filter(([, name = '']) => isCalled(name))),
  };
}

function shown(building: Building, listed: ListedBuilding | undefined, language: Language): Building {
  if (!listed) return building;
  const { code = building.code, names, hide } = listed;
  const hidden = new Set(hide.map(alike));
  const rooms = building.rooms.filter(
    ({ id, code, name }) => ![id, code, name].some((one) => one !== undefined && hidden.has(alike(one))),
  );
  return { ...building, code, name: names[language] ?? building.name, rooms };
}

const alike = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function soughtBy({ all }: BuildingIndex, ids: ReadonlySet<BuildingId>): Sought | undefined {
  const [id] = ids;
  if (id !== undefined && ids.size === 1) return { id };
  return id === undefined ? undefined : { called: all.filter((one) => ids.has(one.id)) };
}
