/** The student group that a person has said to be in, and its courses: where they are searched for all of them, else those that were seen. */
import { type Language, toldFrom } from '../language.ts';
import { isDirectId } from '../slack-terms.ts';
import type { PersonKey, Store, Target, TargetKey } from '../store/store.ts';
import { searchedSince } from '../study-client/extras.ts';
import { isGroupTopic, type Realization, type StudyClient, topicName } from '../study-client/model.ts';
import { isGoingOn } from '../study-client/moments.ts';
import { withNamesOf } from '../study-client/texts.ts';
import type { History } from './history.ts';
import type { Preferences } from './preferences.ts';
import type { StudyExtras } from './study-extras.ts';
import type { Targets } from './targets.ts';

/** Courses of a group that run or are ahead, by code, with their names in the language that was asked for. */
export interface GroupCourses {
  readonly courses: readonly { readonly code: string; readonly name: string }[];
  /** Whether these are all; else those that the workspace has seen, whenever they run. */
  readonly isWhole: boolean;
}

export interface OwnGroups {
  /** A person's group; undefined: none was chosen, or the store is in trouble. Never rejects. */
  of(person: PersonKey): Promise<string | undefined>;
  /** The groups that the channel of a place follows: “we” are these there. None in a direct conversation. Never rejects. */
  ofChannel(
    place: Pick<TargetKey, 'workspace'> & { readonly conversation: string | undefined },
  ): Promise<readonly string[]>;
  /** Keeps a person's group. Rejects if the store is in trouble. */
  set(person: PersonKey, group: string | undefined): Promise<void>;
  /** The courses of a group. Rejects if the store is in trouble. */
  courses(group: string, workspace: string, language: Language): Promise<GroupCourses>;
  /** Groups of the courses that a person has looked up or follows, those of the most courses first. Never rejects. */
  suggest(person: PersonKey): Promise<readonly string[]>;
}

interface OwnGroupParts {
  readonly store: Pick<Store, 'lookUps' | 'follows' | 'runFollows' | 'seenCourses'>;
  readonly preferences: Pick<Preferences, 'person' | 'changePerson'>;
  readonly study: Pick<StudyClient, 'search'>;
  /** What was seen is written a moment later. */
  readonly history: Pick<History, 'settled'>;
  readonly extras: Pick<StudyExtras, 'can'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
}

/** The most groups that are suggested. */
const MOST_SUGGESTED = 3;

export function createOwnGroups({
  store,
  preferences,
  study,
  history,
  extras,
  now,
  zone,
}: OwnGroupParts): OwnGroups {
  const seenIn = async (workspace: string) => {
    await history.settled();
    const seen = await store.seenCourses.inWorkspace(workspace);
    const codes = new Set(seen.map(({ code }) => code));
    const given = await store.seenCourses.givenToAll();
    return [...seen, ...given.filter(({ code }) => !codes.has(code))];
  };
  const searched = async (group: string, language: Language): Promise<GroupCourses | undefined> => {
    if (!extras.can('search-group')) return undefined;
    const since = searchedSince(zone, now());
    const found = await study.search({ group, since }, language).catch(() => undefined);
    if (!found || found.value.isTooBroad) return undefined;
    const look = async (other: Language) => (await study.search({ group, since }, other)).value.runs;
    const runs = await withNamesOf(found.value.runs, language, look).catch(() => found.value.runs);
    const ahead = runs.filter((run) => isGoingOn(run, now())).toSorted(aheadFirst(now()));
    return { courses: ahead.map(({ code, name }) => ({ code, name })), isWhole: true };
  };
  const seen = async (group: string, workspace: string, language: Language): Promise<GroupCourses> => {
    const all = await seenIn(workspace);
    const own = all.filter(({ groups }) => groups?.some((one) => one.toUpperCase() === group));
    const named = own.map(({ code, names }) => ({ code, name: toldFrom(names, language)?.told ?? code }));
    return { courses: named, isWhole: false };
  };
  return {
    of: (person) =>
      preferences.person(person).then(
        (chosen) => chosen?.group,
        () => undefined,
      ),
    ofChannel: async ({ workspace, conversation }) => {
      if (conversation === undefined || isDirectId(conversation)) return [];
      const follows = await store.runFollows.of({ workspace, target: conversation }).catch(() => []);
      return follows.flatMap(({ topic }) => (isGroupTopic(topic) ? [topicName(topic)] : []));
    },
    set: (person, group) => preferences.changePerson(person, { group: group ?? null }),
    courses: async (group, workspace, language) =>
      (await searched(group, language)) ?? seen(group, workspace, language),
    suggest: async (person) => {
      const { workspace, user: target } = person;
      const read = async () => {
        const courses = await seenIn(workspace);
        const look = [store.lookUps.of(person), store.follows.of({ workspace, target })] as const;
        return [courses, ...(await Promise.all(look))] as const;
      };
      const [courses, lookUps, follows] = await read().catch(() => [[], [], []] as const);
      const own = new Set([...lookUps, ...follows].map(({ code }) => code));
      const counts = new Map<string, number>();
      for (const { code, groups = [] } of courses)
        if (own.has(code))
          for (const one of new Set(groups.map((group) => group.toUpperCase())))
            counts.set(one, (counts.get(one) ?? 0) + 1);
      return [...counts]
        .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
        .slice(0, MOST_SUGGESTED)
        .map(([group]) => group);
    },
  };
}

/** Courses that are ahead first, by their starts; behind these what goes on, or has no date. */
const aheadFirst =
  (now: number) =>
  (one: Realization, other: Realization): number =>
    aheadOf(one, now) - aheadOf(other, now);

const aheadOf = ({ starts }: Realization, now: number): number =>
  starts && starts.at > now ? starts.at : Number.MAX_VALUE;

/**
 * A person as a target. One who has the lessons of each day told, and is in a group, is one without following anything. Undefined:
 * nothing is told to the person. Rejects if the store or Slack is in trouble.
 * @param languageOf in which a new one is told
 */
export async function targetToTell(
  { workspace, user }: PersonKey,
  languageOf: () => Promise<Language>,
  {
    store,
    preferences,
    targets,
  }: {
    readonly store: Pick<Store, 'targets' | 'follows'>;
    readonly preferences: Pick<Preferences, 'person'>;
    readonly targets: Pick<Targets, 'of'>;
  },
): Promise<Target | undefined> {
  const spot = { workspace, target: user, kind: 'person' } as const;
  const known = await store.targets.get(spot);
  if (known) return known;
  const chosen = await preferences.person({ workspace, user });
  if (chosen?.group === undefined || !chosen.reminders?.daily) return undefined;
  const target = await targets.of(spot, await languageOf());
  if (target) await store.follows.add(target, [], 1);
  return target;
}
