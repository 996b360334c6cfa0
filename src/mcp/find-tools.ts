/** The tools that find courses by what they have in common, which anyone may use: in the whole catalogue, where that can be searched. */

import { z } from 'zod';
import { showCourse } from '../ask/actions.ts';
import { cleanArguments, excerpt } from '../ask/asked-codes.ts';
import type { Place } from '../ask/place.ts';
import { answerSearch, LONGEST_SEARCH, MOST_OFFERED, type SeenCourses } from '../ask/seen-courses.ts';
import { seenGroupsIn } from '../ask/seen-groups.ts';
import { type Card, type Reader, wordsCard } from '../cards/card.ts';
import { failureWords, shortFailure } from '../cards/error-card.ts';
import { withNear } from '../cards/words.ts';
import { InvalidRequest } from '../errors.ts';
import { coursesCard } from '../features/course/card.ts';
import { latestFirst } from '../features/course/runs-card.ts';
import { findCard, isWholeOf } from '../features/find/card.ts';
import { type FindRequest, LONGEST_WORD } from '../features/find/filters.ts';
import { requestBy, type SoughtBy } from '../features/find/request.ts';
import { findCourses } from '../features/find/search.ts';
import type { LookedThrough } from '../features/find/selection.ts';
import type { PersonKey } from '../store/store.ts';
import {
  courseUnitOf,
  parseCourseUnitCode,
  parseOddUnitCode,
  parseRealizationCode,
} from '../study-client/codes.ts';
import type { CourseUnitCode, Found, LookUp, Realization, StudyClient } from '../study-client/model.ts';
import type { History } from '../workspace/history.ts';
import type { LookUpFor } from '../workspace/look-up.ts';
import type { StudyExtras } from '../workspace/study-extras.ts';
import type { LikelyRuns } from '../workspace/unit-runs.ts';
import { courseData, courseShape, defineTool, language, statusOf, type Tool } from './tool.ts';

export interface FindToolsDeps {
  readonly study: Pick<
    StudyClient,
    'realization' | 'realizationKept' | 'search' | 'searchedKept' | 'courseUnitByCode'
  >;
  readonly extras: Pick<StudyExtras, 'can' | 'tryOut' | 'isAwaited'>;
  readonly likelyRuns: LikelyRuns;
  /** What workspaces have looked up; undefined: there is none. */
  readonly seen: (SeenCourses & Pick<History, 'addFound'>) | undefined;
  /** The codes that a person follows. May reject. */
  readonly followed: (person: PersonKey) => Promise<readonly string[]>;
  /** Where a course unit's code stands for the unit's runs. */
  readonly lookUpRuns: LookUpFor;
}

export const findTools = (deps: FindToolsDeps): Tool[] => [findTool(deps), courseRuns(deps)];

/** The most courses in one answer: a page of the card. */
const PAGE = 10;
const LONGEST_CODE = 60;

/** Where it was looked, and whether that was all of it. */
const where = {
  searched: z
    .enum(['catalogue', 'seen', 'nothing'])
    .describe(
      'catalogue: all courses of the university; seen: only those that are known here, from look-ups before or by likely codes; nothing: none is known',
    ),
  isComplete: z.boolean().describe('Whether these are all that there are; false: others may exist'),
  reason: z.string().optional().describe('Why the catalogue was not looked through, or not wholly'),
};

const NONE_SEEN: SeenCourses = {
  suggest: async () => [],
  near: async () => [],
  groups: async () => [],
};

/** What one workspace has looked up is for that workspace alone. */
const seenAt = ({ workspace }: Place, { seen }: FindToolsDeps): SeenCourses =>
  workspace === '' || !seen ? NONE_SEEN : seen;

const search = (request: FindRequest, reader: Reader, place: Place, deps: FindToolsDeps) =>
  findCourses(request, reader, place, {
    ...{ study: deps.study, extras: deps.extras, likelyRuns: deps.likelyRuns, seen: seenAt(place, deps) },
    followed: async (at) => (at.user === '' ? [] : deps.followed({ workspace: at.workspace, user: at.user })),
    learn: (...found) => deps.seen?.addFound(...found),
  });

function findTool(deps: FindToolsDeps): Tool {
  return defineTool({
    name: 'find_courses',
    title: 'Find courses',
    description:
      'Finds courses that have not ended by words of their names, student group, course unit, language, credits and enrollment: in the whole catalogue where the study API can search it, else among courses that were looked up here before. The answer says where it looked and whether that is all.',
    input: {
      words: z
        .string()
        .max(200)
        .optional()
        .describe(
          'Words of the name, languages, credits, states: “web development”, “5 credits English open”',
        ),
      group: z.string().max(LONGEST_WORD).optional().describe('A student group’s code, such as TXL22S1'),
      unit: z.string().max(LONGEST_CODE).optional().describe('A course unit’s code, such as TX00EY23'),
      open: z.boolean().optional().describe('true: only those whose enrollment is open now'),
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
      ...where,
      ended: z.number().describe('How many more match and have ended: course_runs has those of a unit'),
      lookedAt: z.number().describe('How many courses were looked at'),
      known: z.number().describe('How many courses could be looked at'),
      unusedWords: z.array(z.string()),
    }),
    effect: 'reads',
    isPersonal: false,
    answer: async ({ page: asked, ...input }, reader, place) => {
      const request = await requestOf(input, place, deps);
      const { selected, looked } = await search(request, reader, place, deps);
      const { courses, unused } = selected;
      const pages = Math.max(1, Math.ceil(courses.length / PAGE));
      const page = Math.min(asked, pages);
      const words = cleanArguments(input.words ?? '')
        .slice(0, LONGEST_SEARCH)
        .trim();
      const seen = seenAt(place, deps);
      const similar =
        courses.length === 0 && /\p{L}/u.test(words)
          ? await seen.suggest(place.workspace, words, reader.language, MOST_OFFERED)
          : [];
      return {
        data: {
          courses: courses.slice((page - 1) * PAGE, page * PAGE).map((one) => courseData(one, reader)),
          similar: similar.map(({ code, names }) => ({ code, names })),
          matching: courses.length,
          page,
          pages,
          ...whereOf(looked, reader),
          ended: looked.older,
          lookedAt: looked.found.length,
          known: looked.all + (looked.catalogue?.found.length ?? 0),
          unusedWords: [...unused],
        },
        card:
          similar.length > 0
            ? await answerSearch(seen, { search: words }, reader, place, { show: showCourse })
            : findCard(selected, looked, { ...request, page: page - 1 }, reader),
        isFailure: isUnanswered(looked),
      };
    },
  });
}

/** Rejects with `InvalidRequest` where what should be a unit's code is none. */
async function requestOf(
  { unit, ...sought }: SoughtBy,
  place: Place,
  deps: FindToolsDeps,
): Promise<FindRequest> {
  const seen = await seenGroupsIn(sought.words ?? '', place, seenAt(place, deps));
  return requestBy({ ...sought, unit: unit?.trim() ? unitOf(unit) : undefined }, seen);
}

/** The unit of a code: its own, or that of a run. Throws `InvalidRequest` for any other text. */
function unitOf(typed: string): CourseUnitCode {
  const run = parseRealizationCode(typed);
  // "ABC-123" looks like a run of "ABC", which is no unit's code.
  const ofRun = run === undefined ? undefined : unitIn(courseUnitOf(run));
  const unit = parseCourseUnitCode(typed.trim()) ?? ofRun ?? unitIn(typed.trim());
  if (unit === undefined) throw new InvalidRequest({ about: 'course-unit-id', input: excerpt(typed) });
  return unit;
}

/** A unit's code of any form. */
const unitIn = (code: string): CourseUnitCode | undefined =>
  parseCourseUnitCode(code) ?? parseOddUnitCode(code);

function whereOf(looked: LookedThrough, reader: Reader) {
  const { catalogue } = looked;
  const failure = catalogue?.failure ?? looked.failure;
  if (catalogue && catalogue.failure === undefined) {
    const isComplete = isWholeOf(looked);
    const reason = catalogue.isTooBroad
      ? 'more fits than can be looked through'
      : `${catalogue.isWithoutUnits ? 'units' : 'groups'} are not searched for by their codes`;
    return { searched: 'catalogue' as const, isComplete, ...(!isComplete && { reason }) };
  }
  return {
    searched: looked.all > 0 ? ('seen' as const) : ('nothing' as const),
    isComplete: false,
    ...(failure !== undefined && { reason: shortFailure(failure, reader) }),
  };
}

/** The catalogue could not be searched, and nothing else is known. */
const isUnanswered = ({ catalogue, found }: LookedThrough): boolean =>
  catalogue?.failure !== undefined && found.length === 0;

/** The most runs in one answer; a unit has a few a year. */
const MOST_RUNS = 50;

function courseRuns(deps: FindToolsDeps): Tool {
  return defineTool({
    name: 'course_runs',
    title: 'Runs of a course unit',
    description:
      'All runs of a course unit, past and to come, the latest start first: in the whole catalogue where the study API can search it, else those that are known here. Whether it is offered every semester is told by the starts alone.',
    input: {
      unit: z
        .string()
        .min(1)
        .max(LONGEST_CODE)
        .describe('A course unit’s code such as TX00EY23, or the code of one of its runs'),
    },
    output: z.object({
      unit: z.string(),
      runs: z.array(courseShape),
      matching: z.number().describe('How many runs were found'),
      ...where,
    }),
    effect: 'reads',
    isPersonal: false,
    answer: async ({ unit: typed }, reader, place) => {
      const unit = unitOf(typed);
      const { found, card, ...told } = deps.extras.can('search-unit')
        ? await runsInCatalogue(unit, reader, place, deps)
        : await runsKnown(unit, reader, place, deps);
      const runs = latestFirst(found);
      return {
        data: {
          unit,
          runs: runs.slice(0, MOST_RUNS).map((one) => courseData(one, reader)),
          matching: runs.length,
          ...told,
        },
        card,
        isFailure: runs.length === 0 && told.reason !== undefined,
      };
    },
  });
}

async function runsInCatalogue(unit: CourseUnitCode, reader: Reader, place: Place, deps: FindToolsDeps) {
  const request: FindRequest = { words: [unit], units: [unit], older: true };
  const { selected, looked } = await search(request, reader, place, deps);
  return {
    found: selected.courses,
    card: findCard(selected, looked, request, reader),
    ...whereOf(looked, reader),
  };
}

async function runsKnown(
  unit: CourseUnitCode,
  reader: Reader,
  place: Place,
  { lookUpRuns }: FindToolsDeps,
): Promise<{ found: Found<Realization>[]; card: Card; reason?: string } & ReturnType<typeof notWhole>> {
  try {
    const { lookUps, near } = await lookUpRuns(place, [unit], reader.language);
    const found = lookUps.flatMap((one: LookUp) => ('found' in one ? [one.found] : []));
    return { found, card: withNear(coursesCard(lookUps, reader), { near }, reader), ...notWhole('seen') };
  } catch (error) {
    // That no run is known here is no failure.
    if (statusOf(error) !== 'not_found') throw error;
    return { found: [], card: wordsCard(failureWords(error, reader).text), ...notWhole('nothing') };
  }
}

const notWhole = (searched: 'seen' | 'nothing') => ({ searched, isComplete: false });
