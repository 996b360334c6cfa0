/** The tools that belong to a person: what the person follows. */

import { z } from 'zod';
import { askedRequest, excerpt } from '../ask/asked-codes.ts';
import { askFor, type Features } from '../ask/feature.ts';
import { type Place, personAt } from '../ask/place.ts';
import { isTopic, topicsIn } from '../ask/run-topics.ts';
import type { SeenCourses } from '../ask/seen-courses.ts';
import { seenGroupsIn } from '../ask/seen-groups.ts';
import { comingOf } from '../cards/agenda.ts';
import type { Card, Reader } from '../cards/card.ts';
import { overlapsOf } from '../cards/time-line.ts';
import { InvalidRequest } from '../errors.ts';
import type { FollowRequest } from '../features/follow/request.ts';
import type { Followed } from '../reminders/followed.ts';
import type { Store } from '../store/store.ts';
import { parseOddUnitCode, parseRealizationCode, unitTopic } from '../study-client/codes.ts';
import { searchedSince } from '../study-client/extras.ts';
import { isGroupTopic, type StudyClient, topicName } from '../study-client/model.ts';
import { DATE_KINDS, isOfWindow } from '../study-client/moments.ts';
import { lookUp } from '../workspace/look-up.ts';
import type { StudyExtras } from '../workspace/study-extras.ts';
import type { Spot, Targets } from '../workspace/targets.ts';
import {
  courseDayOf,
  defineTool,
  isoTime,
  momentOf,
  momentShape,
  overlapShape,
  overlapsData,
  type Tool,
} from './tool.ts';

export interface PersonalToolsDeps {
  readonly study: Pick<StudyClient, 'realization' | 'realizationById' | 'realizationKept' | 'search'>;
  readonly extras: Pick<StudyExtras, 'can'>;
  readonly seen: SeenCourses;
  readonly store: Pick<Store, 'follows' | 'runFollows'>;
  readonly targets: Pick<Targets, 'followedAt'>;
  /** What is followed is told and changed as in Slack. */
  readonly features: Pick<Features, 'list'>;
}

export function personalTools(deps: PersonalToolsDeps): Tool[] {
  return [myDates(deps), followCourse(deps), unfollowCourse(deps)];
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
        deps.targets.followedAt(spot, reader),
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
    followed: followed.map(({ follow: { code }, facts, readAt, isGone }) => ({
      code,
      name: facts.name,
      credits: facts.credits,
      starts: facts.starts && courseDayOf(facts.starts, reader),
      ends: facts.ends && courseDayOf(facts.ends, reader),
      readAt: isoTime(readAt, reader),
      isMissing: isGone,
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
  deps: PersonalToolsDeps,
): Tool {
  const { study, seen, store, features } = deps;
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
      const before = await stored(place);
      const asked = (await topicTyped(typed, groups, before, reader, deps)) ?? typed;
      // What can't be one code is named, as a code that there is not.
      if (!askedRequest.shape.asked.safeParse([asked]).success)
        throw new InvalidRequest({ about: 'realization-code', input: excerpt(typed) });
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

/** The topic that was typed alone: what has the form of a group may be a unit, where no such group has courses. Never rejects. */
async function topicTyped(
  typed: string,
  groups: readonly string[],
  followed: readonly string[],
  reader: Reader,
  deps: PersonalToolsDeps,
): Promise<string | undefined> {
  const likely = topicOf(typed, groups);
  if (likely !== undefined) {
    const isSure = groups.length > 0 || !isGroupTopic(likely);
    if (isSure || (await hasCourses(likely, followed, reader, deps))) return likely;
  }
  return (await oddTopicOf(typed, followed, reader, deps)) ?? likely;
}

/** Whether a group is followed, or has courses. Never rejects: what can't be looked up has none. */
async function hasCourses(
  topic: string,
  followed: readonly string[],
  { language, zone, now }: Reader,
  { study, extras }: PersonalToolsDeps,
): Promise<boolean> {
  if (followed.includes(topic)) return true;
  if (!extras.can('search-group')) return false;
  const criteria = { group: topicName(topic), since: searchedSince(zone, now) };
  const found = await study.search(criteria, language).catch(() => undefined);
  return found !== undefined && (found.value.isTooBroad || found.value.runs.length > 0);
}

/** The course unit of any form that was typed, and is followed or has runs. Never rejects: what can't be looked up has none. */
async function oddTopicOf(
  typed: string,
  followed: readonly string[],
  { language }: Reader,
  { study, extras }: PersonalToolsDeps,
): Promise<string | undefined> {
  const unit = parseOddUnitCode(typed);
  if (unit === undefined || !isTopic(unitTopic(unit))) return undefined;
  if (followed.includes(unitTopic(unit))) return unitTopic(unit);
  if (!extras.can('search-unit') || followed.includes(unit)) return undefined;
  const found = await study.search({ unit }, language).catch(() => undefined);
  const { runs, isTooBroad } = found?.value ?? { runs: [], isTooBroad: false };
  const isRun = runs.some(({ code }) => code === (unit as string));
  return runs.length > 0 && !isRun && !isTooBroad ? unitTopic(unit) : undefined;
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
