/**
 * The courses that a workspace has looked up. The study API can't be searched by name, so only these can be
 * found by name. No workspace ever sees the look-ups of another.
 */
import type { Language } from '../language.ts';
import { isRecent } from '../primitives/memory.ts';
import { createMicroBatch } from '../primitives/promises.ts';
import type { LookedUp, Names, PersonKey, SeenCourse } from '../store/concerns.ts';
import type { Store } from '../store/store.ts';
import { isRealizationCode } from '../study-client/codes.ts';
import type { Realization } from '../study-client/model.ts';
import { createHistoryIndex, type HistoryIndex, type Remembered } from './history-index.ts';

// Writes items later, several at once. Nobody waits for these writes.

/** Items that wait to be written. */
interface WriteBehind<T> {
  /** An item replaces an earlier one of the same name. */
  add(items: readonly T[]): void;
  /** The item that waits under a name. */
  waiting(name: string): T | undefined;
  /** Writes all waiting items, and waits for writes under way. Never rejects. */
  flush(): Promise<void>;
}

interface WriteBehindOptions<T> {
  /**
   * How long the first item may wait for others, in milliseconds. Waiting items are lost if the process dies.
   */
  readonly afterMs: number;
  /** From this many items on they are written at once, or after the write under way. */
  readonly most: number;
  /** The name of the thing that an item is about. */
  nameOf(item: T): string;
  /** Gets the gathered items, never none. A batch that it rejects is not written again. */
  write(batch: readonly T[]): Promise<void>;
  /** Does a write, and tells of its failure. Never rejects. */
  background(write: () => Promise<void>): Promise<unknown>;
}

function createWriteBehind<T>(options: WriteBehindOptions<T>): WriteBehind<T> {
  const { afterMs, most, nameOf, write, background } = options;
  let waiting = new Map<string, T>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const writeAll = async (): Promise<void> => {
    const batch = [...waiting.values()];
    waiting = new Map();
    if (batch.length > 0) await background(() => write(batch));
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // One write after the other, so that earlier items are written first.
    writing = writing.then(writeAll);
    await writing;
  };
  return {
    flush,
    waiting: (name) => waiting.get(name),
    add: (items) => {
      for (const item of items) waiting.set(nameOf(item), item);
      if (waiting.size >= most) void flush();
      else if (waiting.size > 0) timer ??= setTimeout(flush, afterMs).unref();
    },
  };
}

/** The most courses remembered for a workspace. */
export const MOST_SEEN = 2000;
/** The most look-ups remembered for a person. */
export const MOST_RECENT = 10;
/** The most notes that are sorted together, and the longest wait for others, in milliseconds. */
const MOST_GATHERED = 64;
const GATHER = 50;
/** How long a note may wait so that others are written with it, in milliseconds. */
const WRITE_AFTER = 2_000;
const MOST_WAITING = 5_000;
/** For this long, notes of another replica may be missing, in milliseconds. */
const REMEMBER = 60_000;
/** The most indexes in memory: that of a full workspace takes about 7 MB. */
const MOST_WORKSPACES = 20;

export interface History {
  /** Notes the courses that a person was shown, if they can be asked for by code. Returns at once. */
  note(person: PersonKey, shown: readonly Realization[], language: Language): void;
  /** A person's look-ups, newest first, at most `MOST_RECENT`. Rejects if the store is in trouble. */
  recent(person: PersonKey): Promise<Remembered[]>;
  /**
   * Courses that the workspace has seen and the typed text may mean, by code or name, best first; for an
   * empty text the newest. Names in `language` count more. Rejects if the store is in trouble.
   */
  suggest(workspace: string, typed: string, language: Language, most: number): Promise<Remembered[]>;
  /** Codes that the workspace has seen and a mistyped one may mean. Rejects if the store is in trouble. */
  near(workspace: string, code: string, most: number): Promise<Remembered[]>;
  /** Names of courses that the workspace has seen, by code. Rejects if the store is in trouble. */
  names(workspace: string, codes: readonly string[]): Promise<ReadonlyMap<string, Names>>;
  /** Waits until everything is written. Never rejects. */
  settled(): Promise<void>;
}

export interface HistoryOptions {
  readonly store: Pick<Store, 'seenCourses' | 'lookUps'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Called when the result of `recent` has changed for a person. */
  readonly changed: (person: PersonKey) => void;
  /** Does work that no request waits for, and tells of its failure. Never rejects. */
  readonly background: (work: () => Promise<void>) => Promise<unknown>;
}

/** Something to note. */
interface Shown {
  readonly person: PersonKey;
  readonly shown: readonly Realization[];
  readonly language: Language;
  readonly at: number;
}

/** One course that a person was shown. */
interface Note extends Omit<LookedUp, 'at'> {
  /** The last time that it was shown, in epoch milliseconds. */
  at: number;
  readonly shown: Realization;
  readonly names: Names;
  /** The language in which it was shown: other languages bring other names. */
  readonly language: Language;
}

type About = Pick<Note, 'workspace' | 'user' | 'code' | 'language'>;

const nameOf = ({ workspace, user, code, language }: About): string =>
  `${workspace} ${user} ${code} ${language}`;

export function createHistory({ store, now, changed, background }: HistoryOptions): History {
  const writing = createWriteBehind<Note>({
    afterMs: WRITE_AFTER,
    most: MOST_WAITING,
    background,
    nameOf,
    write: (notes) => write(store, notes),
  });
  const load = async (workspace: string): Promise<HistoryIndex> => {
    await writing.flush();
    return createHistoryIndex(await store.seenCourses.inWorkspace(workspace));
  };
  const indexes = createHeld(load, now);
  /** If the same thing is asked for again before it is written, only the time changes. */
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
  // The asker has left, so no answer can tell of a failure.
  const noteSafely = (one: Shown): void => {
    try {
      noteAll(one);
    } catch (error) {
      void background(() => Promise.reject(error));
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
      // Called now, though the note is sorted later: every reader has it sorted first.
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
  // A code in place of a name is no name.
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
  // A Map keeps insertion order, so the index loaded first comes first.
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
