/** What is known of buildings in this process: the directory, what the store keeps, and what was looked up since. */
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { isRecent } from '../primitives/is-recent.ts';
import type { SeenBuilding, SeenBuildings } from '../store/concerns.ts';
import { parseBuildingId } from '../study-client/codes.ts';
import type { Building } from '../study-client/model.ts';
import { type BuildingIndex, createIndex, type KnownBuilding } from './buildings-index.ts';
import { type ListedBuilding, LONGEST_NAME, MOST_BUILDINGS } from './directory.ts';

/** What another replica has learned is seen within this time. */
const REREAD = 60_000;
/** How often a look-up that brings nothing new is noted. */
const NOTE_EVERY = 3_600_000;

export interface Memory {
  /** All that is known; asks the store at most once a minute. Never rejects. */
  index(): Promise<BuildingIndex>;
  /** Remembers a building that was found; what is new is written behind. */
  learn(building: Building, language: Language): void;
  /** Resolves when everything is written, or could not be. */
  settled(): Promise<void>;
}

export interface MemoryDeps {
  readonly directory: readonly ListedBuilding[];
  readonly store: { readonly seenBuildings: SeenBuildings };
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Hears of a store that failed: what this process knows goes on. */
  readonly onProblem?: (error: unknown) => void;
}

export function createMemory({ directory, store, now, onProblem = () => {} }: MemoryDeps): Memory {
  const learned = new Map<string, SeenBuilding>();
  const behind = createBehind(store.seenBuildings, (id, error) => {
    // Tried again at the next look-up.
    const one = learned.get(id);
    if (one) learned.set(id, { ...one, seenAt: 0 });
    onProblem(error);
  });
  let index: BuildingIndex | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  /** An index is made where it is needed, and only after something has changed. */
  const note = (seen: SeenBuilding): void => {
    const before = learned.get(seen.id);
    const after = joined(before, seen);
    learned.set(seen.id, after);
    if (!before || isNews(before, after)) index = undefined;
  };
  const reread = async (): Promise<void> => {
    // A store that fails is not asked again for a minute either.
    const rows = await store.seenBuildings.all().catch((error: unknown) => void onProblem(error));
    for (const row of rows?.slice(0, MOST_BUILDINGS) ?? []) note(row);
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

function isNews(before: SeenBuilding, { code, names }: SeenBuilding): boolean {
  return before.code !== code || LANGUAGES.some((language) => before.names[language] !== names[language]);
}

/** Writes without being waited for. */
function createBehind(kept: SeenBuildings, onFailure: (id: string, error: unknown) => void) {
  const writing = new Set<Promise<void>>();
  return {
    put: (seen: SeenBuilding): void => {
      const done = kept.put([seen]).catch((error: unknown) => onFailure(seen.id, error));
      writing.add(done);
      void done.finally(() => writing.delete(done));
    },
    settled: async (): Promise<void> => void (await Promise.all(writing)),
  };
}

/** Only what names it: the study client puts the code or the id where there is no name. */
function seenOf({ id, code, name }: Building, language: Language, seenAt: number): SeenBuilding {
  const isName = name !== id && name !== code && isCalled(name);
  const known = code !== undefined && isCalled(code) ? code : undefined;
  return { id, code: known, names: isName ? { [language]: name } : {}, seenAt };
}

/** A number is always an id: no building's code may stand in another's way. */
const isCalled = (text: string): boolean => /[^\d\s]/.test(text) && text.length <= LONGEST_NAME;

function joined(one: SeenBuilding | undefined, other: SeenBuilding): SeenBuilding {
  if (!one) return other;
  const [before, after] = one.seenAt <= other.seenAt ? [one, other] : [other, one];
  return { ...after, code: after.code ?? before.code, names: { ...before.names, ...after.names } };
}

/** The directory's words come before what the study API says. */
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
