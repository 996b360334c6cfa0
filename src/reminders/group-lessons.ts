/**
 * Student groups of persons who are told the lessons of each day: their courses are watched as followed ones are, and what is
 * reserved for the group alone beside them.
 */
import { isUpstreamError } from '../errors.ts';
import type { Language } from '../language.ts';
import { isRecent, untilAborted } from '../primitives.ts';
import type { CourseLessons, Store } from '../store/store.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { searchedSince } from '../study-client/extras.ts';
import { groupTopic, type RealizationCode, type StudyClient, topicName } from '../study-client/model.ts';
import { isGoingOn } from '../study-client/moments.ts';
import { keepLookedUp } from './check.ts';
import type { Searchable } from './run-search.ts';

/** The most groups that are read in a round, of which each answer has some pages; the others are read in the next rounds. */
const MOST_READ = 20;
/** The most searches for the courses of groups in a round. */
const MOST_SEARCHED = 6;
/** The courses of a group are searched for once in so long, in milliseconds. */
const SEARCH_EVERY = 24 * 3_600_000;
/** The most courses of a group. */
const MOST_COURSES = 60;
/** The most names of courses that are read in a round: one search of the study client. */
const MOST_NAMED = 100;

interface GroupOptions {
  readonly store: Pick<Store, 'lessons' | 'persons' | 'courses' | 'follows'>;
  readonly study: Pick<StudyClient, 'search' | 'realization'>;
  readonly searches: Searchable;
  readonly now: () => number;
  readonly checkEveryMs: number;
  readonly signal: AbortSignal;
}

type Known = CourseLessons['known'];
/** What is kept of a group beside the lessons that are its own. */
type OfGroup = Pick<Known, 'courses' | 'searchedAt'>;

interface Groups {
  readonly languages: ReadonlyMap<string, readonly Language[]>;
  readonly rows: ReadonlyMap<string, Known>;
  /** By topic, those whose lessons are to be read now: what was read the longest ago first. */
  readonly due: readonly string[];
}

/** The groups that are watched, by topic. Rejects if the store is in trouble. */
export async function groupsOfDay({ store, now, checkEveryMs }: GroupOptions): Promise<Groups> {
  const told = await store.persons.groupsOfDay();
  const languages = new Map<string, Language[]>();
  for (const { group, language } of told) {
    const topic = groupTopic(group);
    languages.set(topic, [...(languages.get(topic) ?? []), language]);
  }
  const topics = [...languages.keys()];
  const rows = new Map((await store.lessons.of(topics)).map(({ code, known }) => [code, known]));
  const readAt = (topic: string): number => rows.get(topic)?.aheadAt ?? 0;
  const due = topics
    .filter((topic) => !isRecent(readAt(topic), now(), checkEveryMs))
    .toSorted((one, other) => readAt(one) - readAt(other))
    .slice(0, MOST_READ);
  return { languages, rows, due };
}

export interface LearntGroups {
  /** What is to be kept of the groups that were read, by topic. */
  readonly known: ReadonlyMap<string, OfGroup>;
  /** The courses of all groups. */
  readonly courses: readonly RealizationCode[];
}

/** What was read of a group. */
interface ReadGroup {
  readonly code: string;
  readonly taught: readonly RealizationCode[];
}

/**
 * The courses of groups: those that they have lessons of, and where that is offered those that a search finds. Their names are read
 * for the persons who are told. Trouble of the study API leaves what is known. Rejects if the store is in trouble.
 */
export async function learnGroups(
  { languages, rows }: Groups,
  read: readonly ReadGroup[],
  options: GroupOptions,
): Promise<LearntGroups> {
  const { now } = options;
  const known = new Map<string, OfGroup>();
  let searches = MOST_SEARCHED;
  for (const { code: topic, taught } of read) {
    const before = rows.get(topic);
    const isSearched = isRecent(before?.searchedAt ?? 0, now(), SEARCH_EVERY);
    const found = isSearched || searches <= 0 ? undefined : await search(topic, options);
    if (!isSearched) searches -= 1;
    const kept = found ?? before?.courses ?? [];
    const searchedAt = found ? now() : before?.searchedAt;
    known.set(topic, {
      courses: [...new Set([...kept, ...taught])].sort().slice(0, MOST_COURSES),
      ...(searchedAt !== undefined && { searchedAt }),
    });
  }
  const coursesOf = (topic: string): RealizationCode[] =>
    (known.get(topic) ?? rows.get(topic))?.courses?.flatMap((one) => parseRealizationCode(one) ?? []) ?? [];
  const wanted = [...languages].flatMap(([topic, all]) =>
    coursesOf(topic).flatMap((code) => all.map((language) => ({ code, language }))),
  );
  await nameCourses(wanted, options);
  return { known, courses: [...new Set(wanted.map(({ code }) => code))] };
}

/** The courses of a group that run or are ahead; undefined: they are not told. */
async function search(
  topic: string,
  { study, searches, now, signal }: GroupOptions,
): Promise<string[] | undefined> {
  if (!searches.can('search-group')) return undefined;
  const criteria = { group: topicName(topic), since: searchedSince(searches.zone, now()) };
  try {
    const { value } = await untilAborted(signal, study.search(criteria, 'en'));
    return value.isTooBroad
      ? undefined
      : value.runs.filter((run) => isGoingOn(run, now())).map(({ code }) => code);
  } catch (error) {
    if (isUpstreamError(error) && !signal.aborted) return undefined;
    throw error;
  }
}

/** Reads the names of courses that are known in no language of the persons, some of them in each round. */
async function nameCourses(
  wanted: readonly { readonly code: RealizationCode; readonly language: Language }[],
  { store, study, signal }: GroupOptions,
): Promise<void> {
  const known = new Set((await store.courses.get(wanted)).map(({ code, language }) => `${language} ${code}`));
  const unknown = wanted
    .filter(({ code, language }) => !known.has(`${language} ${code}`))
    .slice(0, MOST_NAMED);
  const byLanguage = Map.groupBy(unknown, ({ language }) => language);
  for (const [language, those] of byLanguage) {
    const reading = Promise.allSettled(those.map(({ code }) => study.realization(code, language)));
    const found = (await untilAborted(signal, reading)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    await keepLookedUp(found, language, store);
  }
}

/** A person's group, as the lessons of each day are told: its topic, and its courses. */
export interface TaughtGroup {
  readonly topic: string;
  readonly courses: readonly string[];
}

/** Reads what is known of groups, of each once. */
export function createGroupReader({ persons, lessons }: Pick<Store, 'persons' | 'lessons'>) {
  const read = new Map<string, Promise<TaughtGroup>>();
  const readOne = async (topic: string): Promise<TaughtGroup> => {
    const [row] = await lessons.of([topic]);
    return { topic, courses: row?.known.courses ?? [] };
  };
  /** Undefined: the person has said to be in none. Rejects if the store is in trouble. */
  return async (person: {
    readonly workspace: string;
    readonly user: string;
  }): Promise<TaughtGroup | undefined> => {
    const group = (await persons.get(person))?.group;
    if (group === undefined) return undefined;
    const topic = groupTopic(group);
    const reading = read.get(topic) ?? readOne(topic);
    read.set(topic, reading);
    return reading;
  };
}
