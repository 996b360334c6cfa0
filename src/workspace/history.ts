/**
 * The courses and course units that a workspace has looked up. The study API can't be searched by name, so only these
 * can be found by name. No workspace ever sees the look-ups of another. And what a conversation is about.
 */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Language } from '../language.ts';
import { isRecent } from '../primitives.ts';
import { isDirectId } from '../slack-terms.ts';
import { LIST, SPOKEN_OF } from '../store/history.ts';
import type { Names, PersonKey, SpotKey, Store } from '../store/store.ts';
import { isRealizationCode, parseCourseUnitId } from '../study-client/codes.ts';
import {
  type CourseUnit,
  type CourseUnitId,
  mayBeGroup,
  type Named,
  type Realization,
} from '../study-client/model.ts';
import {
  type Among,
  createHistoryIndex,
  type HistoryIndex,
  type NamedAt,
  type Remembered,
} from './history-index.ts';

/** The most courses, and the most course units, remembered for a workspace. */
export const MOST_SEEN = 2000;
/** The most look-ups remembered for a person. */
export const MOST_RECENT = 10;
/** How long notes wait so that others are written with them, in milliseconds. A process that dies loses them. */
const WRITE_AFTER = 2_000;
/** This many notes are written at once. */
const MOST_WAITING = 5_000;
/** For this long, notes of another replica may be missing, in milliseconds. */
const REMEMBER = 60_000;
/** The most indexes in memory: that of a full workspace takes about 7 MB. */
const MOST_WORKSPACES = 20;
/** The same where each index also has the courses of `SEED_CODES_FILE`. */
const MOST_WITH_GIVEN = 6;

export interface History {
  /** Notes the courses that a person was shown, if they can be asked for by code. They are written later. */
  addLookUps(person: PersonKey, shown: readonly Realization[], language: Language): void;
  /** The same of courses that a search of the catalogue has brought: they are none of the person's own look-ups. */
  addFound(person: PersonKey, found: readonly Realization[], language: Language): void;
  /** Notes a course unit that a workspace has read by its id. It is written in the background. */
  addUnit(workspace: string, unit: CourseUnit, language: Language): void;
  /** The id of the course unit with a code, if any workspace has read it. Rejects if the store is in trouble. */
  unitId(code: string): Promise<CourseUnitId | undefined>;
  /** Those of the codes that are of student groups whose courses the workspace has seen; in upper case. Rejects as `suggest` does. */
  groups(workspace: string, codes: readonly string[]): Promise<readonly string[]>;
  /** Those of the codes that are of course units which the workspace has seen. Rejects as `suggest` does. */
  units(workspace: string, codes: readonly string[]): Promise<readonly string[]>;
  /** A person's look-ups, newest first, at most `MOST_RECENT`. Rejects if the store is in trouble. */
  recent(person: PersonKey): Promise<Remembered[]>;
  /**
   * Courses that the workspace has seen and the typed text may mean, by code or name, best first; for an
   * empty text the newest. Names in `language` count more. Rejects if the store is in trouble.
   * @param among course units instead, or as well; runs by default
   */
  suggest(
    workspace: string,
    typed: string,
    language: Language,
    most: number,
    among?: Among,
  ): Promise<Remembered[]>;
  /** The whole names in a row of folded words that the workspace has seen. Rejects if the store is in trouble. */
  namesIn(workspace: string, words: readonly string[]): Promise<readonly NamedAt[]>;
  /** Codes that the workspace has seen and a mistyped one may mean. Rejects if the store is in trouble. */
  near(workspace: string, code: string, most: number): Promise<Remembered[]>;
  /** Names of courses that the workspace has seen, by code. Rejects if the store is in trouble. */
  names(workspace: string, codes: readonly string[]): Promise<ReadonlyMap<string, Names>>;
  /** Writes all notes. Never rejects. */
  settled(): Promise<void>;
}

export interface HistoryOptions {
  readonly store: Pick<Store, 'seenCourses' | 'seenUnits' | 'lookUps' | 'runFollows'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * Takes the courses that a workspace was shown, if something is followed there whose new runs they may be.
   * @param topics what is followed
   */
  readonly noteRuns: (
    workspace: string,
    topics: readonly string[],
    shown: readonly ShownCourse[],
  ) => Promise<void>;
  /** Called when the result of `recent` has changed for a person. */
  readonly changed: (person: PersonKey) => void;
  /** Does work that no request waits for, and tells of its failure. Never rejects. */
  readonly background: (work: () => Promise<void>) => Promise<unknown>;
  /** Whether courses are given to all workspaces (`seeds.ts`). */
  readonly hasGiven?: boolean;
}

/** A course, in the language in which it was shown. */
interface ShownCourse {
  readonly realization: Realization;
  readonly language: Language;
}

/** A course that a person was shown at a time, in epoch milliseconds. */
interface Note extends PersonKey, ShownCourse {
  readonly code: string;
  readonly names: Names;
  /** Codes of student groups. */
  readonly groups: readonly string[];
  readonly at: number;
  /** The person has asked for it. */
  readonly isLookUp: boolean;
}

export function createHistory(options: HistoryOptions): History {
  const { store, now, noteRuns, changed, background, hasGiven = false } = options;
  /** The newest note of each course, person and language. */
  let waiting = new Map<string, Note>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const indexes = new LRUCache<string, { readonly at: number; readonly index: Promise<HistoryIndex> }>({
    max: hasGiven ? MOST_WITH_GIVEN : MOST_WORKSPACES,
  });

  const write = async (): Promise<void> => {
    const notes = [...waiting.values()];
    waiting = new Map();
    // A batch that fails is not written again.
    if (notes.length === 0) return;
    await background(() => putNotes(store, notes));
    await background(async () => {
      for (const [workspace, shown] of Map.groupBy(notes, (note) => note.workspace)) {
        const topics = await store.runFollows.topicsIn(workspace);
        if (topics.length > 0) await noteRuns(workspace, topics, shown);
      }
    });
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // One write after the other, so that earlier notes are written first.
    writing = writing.then(write);
    await writing;
  };

  const load = async (workspace: string): Promise<HistoryIndex> => {
    await flush();
    const [units, courses, given] = await Promise.all([
      store.seenUnits.inWorkspace(workspace),
      store.seenCourses.inWorkspace(workspace),
      hasGiven ? store.seenCourses.givenToAll() : [],
    ]);
    const asUnits = units.map((unit) => ({ ...unit, isUnit: true as const }));
    return createHistoryIndex([...asUnits, ...courses, ...given]);
  };
  const indexOf = (workspace: string): Promise<HistoryIndex> => {
    const before = indexes.get(workspace);
    if (before && isRecent(before.at, now(), REMEMBER)) return before.index;
    const loaded = { at: now(), index: load(workspace) };
    indexes.set(workspace, loaded);
    loaded.index.catch(() => indexes.peek(workspace) === loaded && indexes.delete(workspace));
    return loaded.index;
  };

  const add = (
    person: PersonKey,
    shown: readonly Realization[],
    language: Language,
    isLookUp: boolean,
  ): void => {
    const { workspace, user } = person;
    const askable = shown.filter(({ code }) => isRealizationCode(code));
    if (workspace === '' || user === '' || askable.length === 0) return;
    const at = now();
    const notes = askable.map((one) => ({
      ...{ workspace, user, at, language, isLookUp },
      code: one.code,
      names: namesOf(one, language),
      groups: groupsOf(one),
      realization: one,
    }));
    // In each language a course may bring other names.
    for (const one of notes) {
      const key = `${workspace} ${user} ${one.code} ${language}`;
      waiting.set(key, { ...one, isLookUp: isLookUp || waiting.get(key)?.isLookUp === true });
    }
    if (waiting.size >= MOST_WAITING) void flush();
    else timer ??= setTimeout(flush, WRITE_AFTER).unref();
    const put = (index: HistoryIndex): void => {
      for (const { code, names, groups } of notes) index.put({ code, names, groups, seenAt: at });
    };
    void indexes.peek(workspace)?.index.then(put, () => undefined);
    if (isLookUp) changed(person);
  };

  return {
    addLookUps: (person, shown, language) => add(person, shown, language, true),
    addFound: (person, found, language) => add(person, found, language, false),
    addUnit: (workspace, unit, language) => {
      const code = unit.code?.toUpperCase() ?? '';
      if (workspace === '' || !UNIT_CODE.test(code)) return;
      const isNamed = unit.name.toUpperCase() !== code && unit.name !== unit.id;
      const seen = { code, names: isNamed ? namesOf({ ...unit, code }, language) : {}, seenAt: now() };
      void indexes.peek(workspace)?.index.then(
        (index) => index.put({ ...seen, isUnit: true }),
        () => undefined,
      );
      const put = () => store.seenUnits.put([{ ...seen, workspace, id: unit.id }], MOST_SEEN);
      writing = writing.then(() => background(put));
    },
    unitId: async (code) => parseCourseUnitId((await store.seenUnits.idOf(code.toUpperCase())) ?? ''),
    units: async (workspace, codes) => {
      const index = await indexOf(workspace);
      return codes.map((code) => code.toUpperCase()).filter(index.hasUnit);
    },
    groups: async (workspace, codes) => {
      const index = await indexOf(workspace);
      const isGroup = (code: string): boolean => index.hasGroup(code) && index.names(code) === undefined;
      return codes.map((code) => code.toUpperCase()).filter(isGroup);
    },
    recent: async (person) => {
      await flush();
      const [mine, index] = await Promise.all([store.lookUps.of(person), indexOf(person.workspace)]);
      return mine.slice(0, MOST_RECENT).map(({ code }) => ({ code, names: index.names(code) ?? {} }));
    },
    suggest: async (workspace, typed, language, most, among) =>
      (await indexOf(workspace)).find(typed, language, most, among),
    namesIn: async (workspace, words) => (await indexOf(workspace)).namesIn(words),
    near: async (workspace, code, most) => (await indexOf(workspace)).near(code, most),
    names: async (workspace, codes) => {
      const index = await indexOf(workspace);
      return new Map(codes.map((code) => [code, index.names(code) ?? {}]));
    },
    settled: flush,
  };
}

/** The names of a course, which was read in a language. A code in place of a name is no name. */
export function namesOf(
  { code, name, nameLanguage, names }: Named & Pick<Realization, 'names'> & { readonly code: string },
  language: Language,
): Names {
  return name === code ? {} : { ...names, [nameLanguage ?? language]: name };
}

/** The most student groups of a course that are remembered. */
const MOST_GROUPS = 100;

/** The codes of a course's student groups. */
export const groupsOf = ({ studentGroups }: Realization): string[] =>
  studentGroups
    .map(({ code, name }) => code ?? name)
    .filter(mayBeGroup)
    .slice(0, MOST_GROUPS);

/** A course unit's code that can be asked for again, since it travels as one word. */
const UNIT_CODE = /^[^\s\p{C},;<>&"\\]{1,40}$/u;

async function putNotes(
  { seenCourses, lookUps }: Pick<Store, 'seenCourses' | 'lookUps'>,
  notes: readonly Note[],
): Promise<void> {
  const seen = notes.map(({ at, workspace, code, names, groups }) => ({
    ...{ workspace, code, names, groups: [...groups] },
    seenAt: at,
  }));
  await seenCourses.put(seen, MOST_SEEN);
  const own = notes.filter(({ isLookUp }) => isLookUp);
  if (own.length > 0)
    await lookUps.put(
      own.map(({ workspace, user, code, at }) => ({ workspace, user, code, at })),
      MOST_RECENT,
    );
}

// What a conversation is about: the courses that an answer showed there lately, so that a question may leave them
// out, and what was asked last, so that a question may go on from it. A thread remembers for a day, a direct
// conversation for half an hour.

/** Codes of one answer. */
const MOST = 10;

/** Where a question stands. */
interface Place {
  readonly workspace: string;
  readonly user: string;
  readonly conversation: string | undefined;
  readonly thread?: string | undefined;
}

export interface ConversationContexts {
  /**
   * Notes what an answer showed: codes, and what was asked as JSON, beside which the codes before it stay where it shows none. An answer that `forgets`
   * and shows none leaves nothing to speak of. `rest`: codes that were asked for, too. Slash commands in channels are for the
   * asker alone, and note nothing.
   */
  addShown(
    place: Place,
    answer: {
      readonly shows?: readonly string[];
      readonly search?: string;
      readonly forgets?: boolean;
      readonly rest?: readonly string[];
      readonly offers?: readonly Offered[];
      readonly asks?: boolean;
    },
  ): void;
  /**
   * The courses of the thread; else, in a direct conversation, those shown last. `isPart`: of a list that goes on. `rest`: those
   * that one answer had no room for. `search`: what was asked last. Rejects if the store is in trouble.
   */
  shown(place: Place): Promise<Noted & { readonly isPart: boolean }>;
  /** The last list of several courses there, which single courses may have followed. Rejects as `shown`. */
  listed(place: Place): Promise<readonly string[]>;
  /** Resolves when all notes are written. */
  settled(): Promise<void>;
}

/** What a note says. */
interface Noted {
  readonly codes: readonly string[];
  readonly rest: readonly string[];
  readonly search: string | undefined;
  readonly offers: readonly Offered[];
  /** Whether it asked for what it offered. */
  readonly asks: boolean;
}

const offered = z.object({ id: z.string(), value: z.string(), label: z.string() });
/** A button under an answer: what it does, and what stands on it. */
type Offered = z.infer<typeof offered>;
/** What the last answer offered, as JSON. */
const offering = z.strictObject({ offers: z.array(offered), asks: z.boolean() });

/** Courses that one answer had no room for, as JSON; none: nothing is spoken of any more. */
const leftOut = z.strictObject({ rest: z.array(z.string()) });
/** Begins a line that is no code: a code that looks like one is not kept. */
const JSON_LINE = '{';

/** Reads the lines of notes. */
export function readNote(lines: readonly string[]): Noted {
  const codes = lines.filter((one) => !one.startsWith(JSON_LINE));
  const others = lines.filter((one) => one.startsWith(JSON_LINE));
  const read = others.map((line) => {
    const json = parsed(line);
    return { line, left: leftOut.safeParse(json).data, offer: offering.safeParse(json).data };
  });
  const rest = read.flatMap(({ left }) => left?.rest ?? []);
  const { offers = [], asks = false } = read.find(({ offer }) => offer)?.offer ?? {};
  return { codes, rest, search: read.find(({ left, offer }) => !left && !offer)?.line, offers, asks };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

interface Options {
  readonly store: Pick<Store, 'contexts'>;
  readonly now: () => number;
  /** Does work whose failure is logged. */
  readonly background: (work: () => Promise<void>) => Promise<unknown>;
}

export function createConversationContexts({
  store: { contexts },
  now,
  background,
}: Options): ConversationContexts {
  /** One write after the other: a later note never ends up below an earlier one. */
  let writing: Promise<unknown> = Promise.resolve();
  const read = (spot: SpotKey, forMs: number) => contexts.codes(spot, now() - forMs);
  const noted = async (place: Place, kind: (thread: string) => string): Promise<readonly string[]> => {
    const spot = spotOf(place);
    if (!spot) return [];
    if (spot.thread !== '') {
      const ofThread = await read({ ...spot, thread: kind(spot.thread) }, SPOKEN_OF.thread);
      if (ofThread.length > 0) return ofThread;
    }
    return isDirectId(spot.conversation) ? read({ ...spot, thread: kind('') }, SPOKEN_OF.direct) : [];
  };
  /** A question about all that were shown leaves the same for another answer as the one before. */
  const restBeside = async (place: Place, shown: readonly string[], rest: readonly string[]) => {
    const before = readNote(await noted(place, ITSELF));
    return rest.length === 0 && before.codes.join() === shown.join() ? before.rest : rest;
  };
  return {
    addShown: (place, { shows = [], search, forgets = false, rest = [], offers = [], asks = false }) => {
      const spot = spotOf(place);
      // The study API's codes may be anything; what no request can name is not spoken of again.
      const nameable = (codes: readonly string[]): string[] =>
        codes.filter((code) => !code.startsWith(JSON_LINE) && UNIT_CODE.test(code));
      // One more tells that a list goes on.
      const shown = nameable(shows).slice(0, MOST + 1);
      const isNothing = shown.length === 0 && search === undefined;
      if (!spot || place.user === '') return;
      const at = now();
      const asked = search === undefined ? [] : [search];
      const offer = offers.length === 0 ? [] : [JSON.stringify({ offers, asks })];
      const write = async (): Promise<void> => {
        if (shown.length === 0 && !forgets) {
          const before = await noted(place, ITSELF);
          // Nothing more is offered than this answer does.
          const isOld = (note: Noted): boolean =>
            note.offers.length > 0 || (search !== undefined && note.search !== undefined);
          const kept = before.filter((line) => !isOld(readNote([line])));
          if (isNothing && offer.length === 0 && kept.length === before.length) return;
          return contexts.note(spot, place.user, [...kept, ...asked, ...offer], at);
        }
        const left = nameable(await restBeside(place, shown, rest));
        await contexts.note(spot, place.user, [...shown, ...lineOf(shown, left), ...asked, ...offer], at);
        const list = { ...spot, thread: listOf(spot.thread) };
        if (shown.length > 1) await contexts.note(list, place.user, shown, at);
      };
      writing = writing.then(() => background(write));
    },
    shown: async (place) => {
      await writing;
      const { codes, ...others } = readNote(await noted(place, ITSELF));
      const isPart = codes.length > MOST || others.rest.length > 0;
      return { codes: codes.slice(0, MOST), isPart, ...others };
    },
    listed: async (place) => {
      await writing;
      return (await noted(place, listOf)).slice(0, MOST);
    },
    settled: async () => void (await writing),
  };
}

/** The line of those that one answer had no room for; where it shows none at all, it tells that. */
const lineOf = (shown: readonly string[], rest: readonly string[]): string[] =>
  shown.length === 0 || rest.length > 0 ? [JSON.stringify({ rest })] : [];

/** The thread itself. */
const ITSELF = (thread: string): string => thread;

/** Where the last list of a thread is noted. */
const listOf = (thread: string): string => `${thread}${LIST}`;

function spotOf({ workspace, conversation, thread = '' }: Place): SpotKey | undefined {
  if (workspace === '' || conversation === undefined) return undefined;
  return thread !== '' || isDirectId(conversation) ? { workspace, conversation, thread } : undefined;
}
