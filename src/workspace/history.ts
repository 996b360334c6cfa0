/**
 * What a workspace has looked up. The study API can't be searched by name, so this is all that can be found by one.
 * No workspace ever sees what another has looked up.
 */
import { isRecent } from '../primitives/is-recent.ts';
import { createMicroBatch } from '../primitives/micro-batch.ts';
import type { LookedUp, Names, PersonKey, SeenCourse } from '../store/concerns.ts';
import type { Store } from '../store/store.ts';
import { isRealizationCode } from '../study-client/codes.ts';
import type { Language, Realization } from '../study-client/model.ts';
import { createHistoryIndex, type HistoryIndex, type Remembered } from './history-index.ts';
import { createWriteBehind } from './write-behind.ts';

/** As many courses as are remembered for a workspace. */
export const MOST_SEEN = 2000;
/** As many look-ups as are remembered for a person. */
export const MOST_RECENT = 10;
/** The most notes that are sorted out together, and how long the first of them waits for others, in milliseconds. */
const MOST_GATHERED = 64;
const GATHER = 50;
/** How long a note may wait for others to be written with it, in milliseconds. */
const WRITE_AFTER = 2_000;
const MOST_WAITING = 5_000;
/** For so long what another replica has noted may be missing, in milliseconds. */
const REMEMBER = 60_000;
/** An index of a full workspace takes about 7 MB. */
const MOST_WORKSPACES = 20;

export interface History {
  /** Notes what a person was shown. Returns at once; only what can be asked for again by its code is noted. */
  note(person: PersonKey, shown: readonly Realization[], language: Language): void;
  /** What a person has looked up, the newest first, at most `MOST_RECENT`. Rejects where the store is in trouble. */
  recent(person: PersonKey): Promise<Remembered[]>;
  /**
   * What the workspace has seen and what was typed may mean, by code or name, the best first; nothing typed: the
   * newest. Names in `language` count for more. Rejects where the store is in trouble.
   */
  suggest(workspace: string, typed: string, language: Language, most: number): Promise<Remembered[]>;
  /** Codes that the workspace has seen and a mistyped one may stand for. Rejects where the store is in trouble. */
  near(workspace: string, code: string, most: number): Promise<Remembered[]>;
  /** The names that the workspace has seen of courses, by their codes. Rejects where the store is in trouble. */
  names(workspace: string, codes: readonly string[]): Promise<ReadonlyMap<string, Names>>;
  /** Waits until everything is written. Never rejects. */
  settled(): Promise<void>;
}

export interface HistoryOptions {
  readonly store: Pick<Store, 'seenCourses' | 'lookUps'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Told when what `recent` gives for a person has changed. */
  readonly changed: (person: PersonKey) => void;
  /** Told why something could not be written. */
  readonly failed: (error: unknown) => void;
}

/** What is to be noted. */
interface Shown {
  readonly person: PersonKey;
  readonly shown: readonly Realization[];
  readonly language: Language;
  readonly at: number;
}

/** One course that a person was shown. */
interface Note extends Omit<LookedUp, 'at'> {
  /** The last time. */
  at: number;
  readonly shown: Realization;
  readonly names: Names;
  /** In which it was shown: other languages bring other names. */
  readonly language: Language;
}

type About = Pick<Note, 'workspace' | 'user' | 'code' | 'language'>;

const nameOf = ({ workspace, user, code, language }: About): string =>
  `${workspace} ${user} ${code} ${language}`;

export function createHistory({ store, now, changed, failed }: HistoryOptions): History {
  const writing = createWriteBehind<Note>({
    afterMs: WRITE_AFTER,
    most: MOST_WAITING,
    failed,
    nameOf,
    write: (notes) => write(store, notes),
  });
  const load = async (workspace: string): Promise<HistoryIndex> => {
    await writing.flush();
    return createHistoryIndex(await store.seenCourses.inWorkspace(workspace));
  };
  const indexes = createHeld(load, now);
  /** Who asks for the same again has only the time to be noted. */
  const noteOne = (shown: Realization, about: About, at: number): Note => {
    const before = writing.waiting(nameOf(about));
    if (before?.shown === shown) {
      before.at = at;
      return before;
    }
    const fresh = noteOf(shown, about, at);
    writing.add([fresh]);
    return fresh;
  };
  const noteAll = ({ person: { workspace, user }, shown, language, at }: Shown): void => {
    const notes = shown.map((one) => noteOne(one, { workspace, user, code: one.code, language }, at));
    indexes.change(workspace, (index) => {
      for (const { code, names } of notes) index.put({ code, names, seenAt: at });
    });
  };
  // Nobody who asked is there any more to be told of what goes wrong.
  const noteSafely = (one: Shown): void => {
    try {
      noteAll(one);
    } catch (error) {
      failed(error);
    }
  };
  const gathered = createMicroBatch<Shown>({
    most: MOST_GATHERED,
    afterMs: GATHER,
    take: (all) => all.forEach(noteSafely),
  });
  const flush = (): Promise<void> => {
    gathered.flush();
    return writing.flush();
  };
  const indexOf = (workspace: string): Promise<HistoryIndex> => {
    gathered.flush();
    return indexes.get(workspace);
  };
  return {
    note: (person, shown, language) => {
      const askable = shown.filter(({ code }) => isRealizationCode(code));
      if (person.workspace === '' || person.user === '' || askable.length === 0) return;
      gathered.add({ person, shown: askable, language, at: now() });
      // Already now, though it is sorted out later: whoever reads has it sorted out first.
      changed(person);
    },
    recent: async (person) => {
      await flush();
      const [mine, index] = await Promise.all([store.lookUps.of(person), indexes.get(person.workspace)]);
      return mine.slice(0, MOST_RECENT).map(({ code }) => ({ code, names: index.names(code) ?? {} }));
    },
    suggest: async (workspace, typed, language, most) =>
      (await indexOf(workspace)).find(typed, language, most),
    near: async (workspace, code, most) => (await indexOf(workspace)).near(code, most),
    names: async (workspace, codes) => {
      const index = await indexOf(workspace);
      return new Map(codes.map((code) => [code, index.names(code) ?? {}]));
    },
    settled: flush,
  };
}

function noteOf(shown: Realization, about: About, at: number): Note {
  const { code, name, nameLanguage, names } = shown;
  // A code in the place of a name is none.
  const all = name === code ? {} : { ...names, [nameLanguage ?? about.language]: name };
  return { ...about, shown, names: all, at };
}

async function write(
  { seenCourses, lookUps }: HistoryOptions['store'],
  notes: readonly Note[],
): Promise<void> {
  const seen = notes.map(
    ({ workspace, code, names, at }): SeenCourse => ({ workspace, code, names, seenAt: at }),
  );
  await seenCourses.put(seen, MOST_SEEN);
  await lookUps.put(
    notes.map(({ workspace, user, code, at }) => ({ workspace, user, code, at })),
    MOST_RECENT,
  );
}

/** The indexes of the workspaces that were asked last, each for a while. */
function createHeld(load: (workspace: string) => Promise<HistoryIndex>, now: () => number) {
  // A Map keeps insertion order, so the one that was loaded first comes first.
  const held = new Map<string, { readonly at: number; readonly index: Promise<HistoryIndex> }>();
  return {
    get: (workspace: string): Promise<HistoryIndex> => {
      const before = held.get(workspace);
      if (before && isRecent(before.at, now(), REMEMBER)) return before.index;
      const mine = { at: now(), index: load(workspace) };
      held.delete(workspace);
      held.set(workspace, mine);
      for (const oldest of [...held.keys()].slice(0, -MOST_WORKSPACES)) held.delete(oldest);
      mine.index.catch(() => held.get(workspace) === mine && held.delete(workspace));
      return mine.index;
    },
    change: (workspace: string, act: (index: HistoryIndex) => void): void => {
      void held.get(workspace)?.index.then(act, () => {});
    },
  };
}
