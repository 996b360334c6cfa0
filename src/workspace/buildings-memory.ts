/** The buildings that this process knows: from the directory, from the store, and from look-ups since. */
import { LANGUAGES, type Language } from '../language.ts';
import { isRecent } from '../primitives/is-recent.ts';
import type { SeenBuilding, SeenBuildings } from '../store/concerns.ts';
import { parseBuildingId } from '../study-client/codes.ts';
import type { Building } from '../study-client/model.ts';
import { type BuildingIndex, createIndex, type KnownBuilding } from './buildings-index.ts';
import { type ListedBuilding, LONGEST_NAME, MOST_BUILDINGS } from './directory.ts';

/** Buildings that another replica has learned are seen within this time, in milliseconds. */
const REREAD = 60_000;
/** How often a look-up without news is noted, in milliseconds. */
const NOTE_EVERY = 3_600_000;

export interface Memory {
  /** All known buildings; asks the store at most once a minute. Never rejects. */
  index(): Promise<BuildingIndex>;
  /** Remembers a building that was found; news is written in the background. */
  learn(building: Building, language: Language): void;
  /** Resolves when everything is written, or the writing has failed. */
  settled(): Promise<void>;
}

export interface MemoryDeps {
  readonly directory: readonly ListedBuilding[];
  readonly store: { readonly seenBuildings: SeenBuildings };
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * Does work that no request waits for, and tells of its failure: the knowledge of this process still serves.
   * Never rejects.
   */
  readonly background?: (work: () => Promise<void>) => Promise<unknown>;
}

export function createMemory({ directory, store, now, background = untold }: MemoryDeps): Memory {
  const learned = new Map<string, SeenBuilding>();
  const keep = async (seen: SeenBuilding): Promise<void> => {
    try {
      await store.seenBuildings.put([seen]);
    } catch (error) {
      // The next look-up tries again.
      const one = learned.get(seen.id);
      if (one) learned.set(seen.id, { ...one, seenAt: 0 });
      throw error;
    }
  };
  const behind = createBehind((seen) => background(() => keep(seen)));
  let index: BuildingIndex | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  /** The index is made on demand, and only after a change. */
  const note = (seen: SeenBuilding): void => {
    const before = learned.get(seen.id);
    const after = joined(before, seen);
    learned.set(seen.id, after);
    if (!before || isNews(before, after)) index = undefined;
  };
  const reread = async (): Promise<void> => {
    // After a failure the store is left alone for a minute, too.
    await background(async () => {
      for (const row of (await store.seenBuildings.all()).slice(0, MOST_BUILDINGS)) note(row);
    });
    readAt = now();
    reading = undefined;
  };
  return {
    settled: behind.settled,
    index: async () => {
      if (!isRecent(readAt, now(), REREAD)) {
        reading ??= reread();
        await reading;
      }
      index ??= createIndex(merged(directory, [...learned.values()]));
      return index;
    },
    learn: (building, language) => {
      const before = learned.get(building.id);
      const seen = seenOf(building, language, now());
      const isOld = before && !isNews(before, joined(before, seen));
      if (isOld && isRecent(before.seenAt, seen.seenAt, NOTE_EVERY)) return;
      if (!before && learned.size >= MOST_BUILDINGS) return;
      note(seen);
      behind.put(seen);
    },
  };
}

/** Where no one is told of a failure. */
const untold = (work: () => Promise<void>): Promise<void> => work().catch(() => undefined);

function isNews(before: SeenBuilding, { code, names }: SeenBuilding): boolean {
  return before.code !== code || LANGUAGES.some((language) => before.names[language] !== names[language]);
}

/** Writes that no request waits for. @param keep never rejects */
function createBehind(keep: (seen: SeenBuilding) => Promise<unknown>) {
  const writing = new Set<Promise<unknown>>();
  return {
    put: (seen: SeenBuilding): void => {
      const done = keep(seen);
      writing.add(done);
      void done.finally(() => writing.delete(done));
    },
    settled: async (): Promise<void> => void (await Promise.all(writing)),
  };
}

/** Only real names and codes: the study client puts the code or the id in place of a missing name. */
function seenOf({ id, code, name }: Building, language: Language, seenAt: number): SeenBuilding {
  const isName = name !== id && name !== code && isCalled(name);
  const known = code !== undefined && isCalled(code) ? code : undefined;
  return { id, code: known, names: isName ? { [language]: name } : {}, seenAt };
}

/** A number is always an id: no building's code may collide with another's id. */
const isCalled = (text: string): boolean => /[^\d\s]/.test(text) && text.length <= LONGEST_NAME;

function joined(one: SeenBuilding | undefined, other: SeenBuilding): SeenBuilding {
  if (!one) return other;
  const [before, after] = one.seenAt <= other.seenAt ? [one, other] : [other, one];
  return { ...after, code: after.code ?? before.code, names: { ...before.names, ...after.names } };
}

/** The directory's words override the study API's. */
function merged(directory: readonly ListedBuilding[], learned: readonly SeenBuilding[]): KnownBuilding[] {
  const seen = new Map(learned.map((one) => [one.id, one]));
  const listed = directory.map(({ id, code, names, aliases }): KnownBuilding => {
    const row = seen.get(id);
    seen.delete(id);
    return { id, code: code ?? row?.code, names: { ...row?.names, ...names }, aliases };
  });
  const others = [...seen.values()].flatMap(({ id, code, names }): KnownBuilding[] => {
    const known = parseBuildingId(id);
    return known === undefined ? [] : [{ id: known, code, names, aliases: [] }];
  });
  return [...listed, ...others];
}
