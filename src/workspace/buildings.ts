/**
 * The buildings that Coursebell knows by name: those of the operator's directory, and those that have been
 * looked up. The store keeps the latter for all replicas.
 */
import type { Language } from '../language.ts';
import { bareToken, parseBuildingId } from '../study-client/codes.ts';
import type { Building, BuildingId } from '../study-client/model.ts';
import type { BuildingIndex, KnownBuilding } from './buildings-index.ts';
import { createMemory, type MemoryDeps } from './buildings-memory.ts';
import type { ListedBuilding } from './directory.ts';

/** The building that is meant, or the candidates: several of the same name, else the nearest. */
export type Sought =
  | { readonly id: BuildingId }
  | { readonly called: readonly KnownBuilding[] }
  | { readonly nearest: readonly KnownBuilding[] };

export type { KnownBuilding } from './buildings-index.ts';

export interface Buildings {
  /** Finds a building by id, code, name or alias. Case, accents and case endings make no difference. */
  find(typed: string): Promise<Sought>;
  /**
   * Finds the building that a question names; `words`: the words that name it. Undefined: no known building
   * is named.
   */
  findAmong(words: readonly string[]): Promise<(Sought & { readonly words: readonly string[] }) | undefined>;
  /** At most five buildings whose code or name is near to the typed text, nearest first. */
  nearest(typed: string): Promise<readonly KnownBuilding[]>;
  /** All known buildings, in no order. */
  all(): Promise<readonly KnownBuilding[]>;
  /** Remembers a building that was found. Returns at once; news is stored in the background. */
  learn(building: Building, language: Language): void;
  /**
   * The building as shown: with the directory's code and its name in the language, without the rooms that the
   * directory hides.
   */
  shown(building: Building, language: Language): Building;
  /** Resolves when everything that was learned is stored, or the storing has failed. */
  settled(): Promise<void>;
}

const MOST_NEAREST = 5;

export function createBuildings(deps: MemoryDeps): Buildings {
  const listed = new Map(deps.directory.map((one) => [one.id, one]));
  const { index, learn, settled } = createMemory(deps);
  return {
    learn,
    settled,
    find: async (typed) => {
      const id = parseBuildingId(typed);
      // A number is always an id, even of an unknown building.
      if (id !== undefined && /^\d+$/.test(id)) return { id };
      const known = await index();
      const named = foundOf(known, known.named(bareToken(typed) || typed));
      if (named) return named;
      return id === undefined ? { nearest: known.nearest(typed, MOST_NEAREST) } : { id };
    },
    findAmong: async (words) => {
      const known = await index();
      const named = known.namedAmong(words);
      const sought = named && foundOf(known, named.ids);
      return named && sought && { ...sought, words: named.words };
    },
    nearest: async (typed) => (await index()).nearest(typed, MOST_NEAREST),
    all: async () => (await index()).all,
    shown: (building, language) => shown(building, listed.get(building.id), language),
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

function foundOf({ all }: BuildingIndex, ids: ReadonlySet<BuildingId>): Sought | undefined {
  const [id] = ids;
  if (id !== undefined && ids.size === 1) return { id };
  return id === undefined ? undefined : { called: all.filter((one) => ids.has(one.id)) };
}
