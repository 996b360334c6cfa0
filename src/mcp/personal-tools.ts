/** The tools that belong to a person: what the workspace has looked up, and what the person follows. */

import { z } from 'zod';
import { showCourse } from '../ask/actions.ts';
import { cleanArguments } from '../ask/asked-codes.ts';
import { askFor, type Features } from '../ask/feature.ts';
import { type Place, personAt } from '../ask/place.ts';
import { isTopic, topicsIn } from '../ask/run-topics.ts';
import { answerSearch, LONGEST_SEARCH, MOST_OFFERED, type SeenCourses } from '../ask/seen-courses.ts';
import { seenGroupsIn } from '../ask/seen-groups.ts';
import { comingOf } from '../cards/agenda.ts';
import type { Card, Reader } from '../cards/card.ts';
import { overlapsOf } from '../cards/time-line.ts';
import { findCard, findCourses } from '../features/find/handlers.ts';
import { parseFind } from '../features/find/request.ts';
import type { FollowRequest } from '../features/follow/request.ts';
import type { Followed, NamesOf } from '../reminders/followed.ts';
import type { Store } from '../store/store.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { type StudyClient, topicName } from '../study-client/model.ts';
import { DATE_KINDS, isOfWindow } from '../study-client/moments.ts';
import type { History } from '../workspace/history.ts';
import { lookUp } from '../workspace/look-up.ts';
import type { StudyExtras } from '../workspace/study-extras.ts';
import { followedAt, type Nudge, type Probe, type Spot } from '../workspace/targets.ts';
import {
  courseData,
  courseDayOf,
  courseShape,
  defineTool,
  isoTime,
  language,
  momentOf,
  momentShape,
  overlapShape,
  overlapsData,
  type Tool,
} from './tool.ts';

export interface PersonalToolsDeps {
  readonly study: Pick<StudyClient, 'realization' | 'realizationById' | 'realizationKept' | 'search'>;
  readonly extras: Pick<StudyExtras, 'can'>;
  readonly seen: SeenCourses & Pick<History, 'addFound'>;
  readonly store: Pick<Store, 'targets' | 'follows' | 'runFollows' | 'courses' | 'enrolled'>;
  /** May reject. */
  readonly namesOf: NamesOf;
  readonly probe: Probe;
  readonly nudge: Nudge;
  /** What is followed is told and changed as in Slack. */
  readonly features: Pick<Features, 'list'>;
}

export function personalTools(deps: PersonalToolsDeps): Tool[] {
  return [findSeen(deps), myDates(deps), followCourse(deps), unfollowCourse(deps)];
}

/** Answers a request about what is followed. Rejects as that answer does. */
const answerFollow = (
  request: FollowRequest,
  reader: Reader,
  place: Place,
  { features }: Pick<PersonalToolsDeps, 'features'>,
): Promise<Card> => {
  const following = features.list.find(({ name }) => name === 'follow');
  return askFor(following, request).card(reader, place);
};

function personOf(place: Place): Spot {
  const { workspace, user } = personAt(place);
  return { workspace, target: user, kind: 'person' };
}

/** The most courses in one answer: a page of the card. */
const PAGE = 10;

function findSeen({ study, seen, store, extras }: PersonalToolsDeps): Tool {
  const followed = async (place: Place) => (await store.follows.of(personOf(place))).map((one) => one.code);
  return defineTool({
    name: 'find_courses',
    title: 'Find courses that were looked up',
    description:
      'Finds courses among those that this workspace has looked up before, and those that the person follows. The study API has no search: other courses cannot be found by name.',
    input: {
      words: z
        .string()
        .max(200)
        .describe('Names, student groups, languages, credits, states: “TXL22S1 open”, “5 credits English”'),
      page: z.int().min(1).max(300).default(1),
    },
    output: z.object({
      courses: z.array(courseShape),
      similar: z
        .array(z.object({ code: z.string(), names: z.partialRecord(language, z.string()) }))
        .describe('Courses whose names resemble the words, where none has them'),
      matching: z.number().describe('Courses that match, on all pages'),
      page: z.number(),
      pages: z.number(),
      lookedAt: z.number().describe('How many courses were looked at'),
      known: z.number().describe('How many courses could be looked at'),
      unusedWords: z.array(z.string()),
    }),
    effect: 'reads',
    isPersonal: true,
    answer: async ({ words, page: asked }, reader, place) => {
      const request = parseFind(words, await seenGroupsIn(words, place, seen));
      const { selected, looked } = await findCourses(request, reader, place, {
        ...{ study, extras, seen, followed, learn: seen.addFound },
      });
      const { courses, unused } = selected;
      const pages = Math.max(1, Math.ceil(courses.length / PAGE));
      const page = Math.min(asked, pages);
      const search = cleanArguments(words).slice(0, LONGEST_SEARCH).trim();
      const similar =
        courses.length === 0 && /\p{L}/u.test(search)
          ? await seen.suggest(place.workspace, search, reader.language, MOST_OFFERED)
          : [];
      return {
        data: {
          courses: courses.slice((page - 1) * PAGE, page * PAGE).map((one) => courseData(one, reader)),
          similar: similar.map(({ code, names }) => ({ code, names })),
          matching: courses.length,
          page,
          pages,
          lookedAt: looked.found.length,
          known: looked.all,
          unusedWords: [...unused],
        },
        card:
          similar.length > 0
            ? await answerSearch(seen, { search }, reader, place, { show: showCourse })
            : findCard(selected, looked, { ...request, page: page - 1 }, reader),
      };
    },
  });
}

const date = z.object({
  code: z.string(),
  kind: z.enum(DATE_KINDS).describe('opens and closes: enrollment; starts and ends: the course'),
  at: momentShape,
});

function myDates(deps: PersonalToolsDeps): Tool {
  return defineTool({
    name: 'my_dates',
    title: 'My courses and dates',
    description:
      'The courses that the person follows in Coursebell, their dates ahead, and which of them run at the same time.',
    input: {},
    output: z.object({
      followed: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          credits: z.number().optional(),
          starts: momentShape.optional(),
          ends: momentShape.optional(),
          readAt: z.string(),
          isMissing: z.boolean().describe('The study API no longer knows it'),
        }),
      ),
      newRunsOf: z
        .array(z.string())
        .describe('Course units and student groups of whose new courses the person is told'),
      dates: z.array(date).describe('Those ahead, soonest first'),
      overlaps: z.array(overlapShape),
    }),
    effect: 'reads',
    isPersonal: true,
    answer: async (_input, reader, place) => {
      const spot = personOf(place);
      const [here, topics] = await Promise.all([
        followedAt(spot, reader, deps),
        deps.store.runFollows.of(spot),
      ]);
      return {
        data: {
          ...datesOf(here?.followed ?? [], reader),
          newRunsOf: topics.map(({ topic }) => topicName(topic)),
        },
        card: await answerFollow({ does: 'following', whom: 'person' }, reader, place, deps),
      };
    },
  });
}

function datesOf(followed: readonly Followed[], reader: Reader) {
  const coming = followed
    .flatMap((one) => comingOf(one, reader))
    .sort((one, other) => one.moment.at - other.moment.at);
  const found = overlapsOf(
    followed.map(({ follow: { code }, facts }) => ({ code, dates: facts })),
    reader.zone,
  );
  return {
    followed: followed.map(({ follow: { code, toldMissing }, facts, readAt }) => ({
      code,
      name: facts.name,
      credits: facts.credits,
      starts: facts.starts && courseDayOf(facts.starts, reader),
      ends: facts.ends && courseDayOf(facts.ends, reader),
      readAt: isoTime(readAt, reader),
      isMissing: toldMissing,
    })),
    dates: coming.map(({ kind, moment: one, followed: { follow } }) => ({
      code: follow.code,
      kind,
      at: isOfWindow(kind) ? momentOf(one, reader) : courseDayOf(one, reader),
    })),
    overlaps: overlapsData(
      found,
      followed.map(({ follow }) => follow.code),
    ),
  };
}

const code = z
  .string()
  .min(1)
  .max(60)
  .describe(
    'A code such as TX00EY23-3015. The code of a course unit or a student group means all its new runs',
  );

const changed = z.object({
  code: z.string(),
  isFollowed: z.boolean().describe('Whether the person follows it now'),
  isChanged: z.boolean().describe('Whether that was otherwise before'),
});

const followCourse = (deps: PersonalToolsDeps): Tool =>
  changeTool(
    {
      name: 'follow_course',
      title: 'Follow a course',
      description:
        'Has Coursebell remind the person in Slack when enrollment in a course opens, closes and when it starts, and tell of changes.',
      effect: 'adds',
    },
    (asked) => ({ does: 'follow', asked: [asked], whom: 'person' }),
    deps,
  );

const unfollowCourse = (deps: PersonalToolsDeps): Tool =>
  changeTool(
    {
      name: 'unfollow_course',
      title: 'Stop following a course',
      description: 'Ends the reminders and notices that the person gets about a course in Slack.',
      effect: 'removes',
    },
    (asked) => ({ does: 'unfollow', asked: [asked], whom: 'person' }),
    deps,
  );

/** Compares what is stored before and after: the card tells a person, and these fields a program. */
function changeTool(
  tool: Pick<Tool, 'name' | 'title' | 'description' | 'effect'>,
  requestOf: (asked: string) => FollowRequest,
  { study, seen, store, features }: PersonalToolsDeps,
): Tool {
  const { follows, runFollows } = store;
  const stored = async (place: Place) => {
    const spot = personOf(place);
    const [courses, topics] = await Promise.all([follows.of(spot), runFollows.of(spot)]);
    return [...courses.map((one) => one.code), ...topics.map(({ topic }) => topic)];
  };
  return defineTool({
    ...tool,
    input: { code },
    output: changed,
    isPersonal: true,
    answer: async ({ code: typed }, reader, place) => {
      const groups = await seenGroupsIn(typed, place, seen);
      const asked = topicOf(typed, groups) ?? typed;
      const before = await stored(place);
      const card = await answerFollow(requestOf(asked), reader, place, { features });
      const after = await stored(place);
      const named = isTopic(asked) ? asked : await codeOf(asked, reader, study);
      const isFollowed = named !== undefined && after.includes(named);
      const isChanged = named !== undefined && before.includes(named) !== isFollowed;
      return {
        data: { code: named === undefined ? typed : topicName(named), isFollowed, isChanged },
        card,
        isFailure: named === undefined || isFollowed !== (tool.effect === 'adds'),
      };
    },
  });
}

/** The course unit or the group that was typed, and nothing beside it. */
function topicOf(typed: string, groups: readonly string[]): string | undefined {
  const { topics, rest } = topicsIn(typed, groups);
  return topics.length === 1 && rest === '' ? topics[0] : undefined;
}

/** The code that was typed, or that of the course whose id was; undefined for neither. */
async function codeOf(
  typed: string,
  { language: of }: Reader,
  study: PersonalToolsDeps['study'],
): Promise<string | undefined> {
  const read = parseRealizationCode(typed);
  if (read !== undefined) return read;
  return (await lookUp(study, typed, of).catch(() => undefined))?.value.code;
}
