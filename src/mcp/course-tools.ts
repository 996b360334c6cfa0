/** The tools about courses and course units, which anyone may use. */

import { z } from 'zod';
import { excerpt } from '../ask/asked-codes.ts';
import { type LinkTemplates, pageButtons } from '../ask/links.ts';
import type { CalendarLinks } from '../calendar/addresses.ts';
import { eventsOf } from '../calendar/ics.ts';
import { type Card, type Reader, wordsCard } from '../cards/card.ts';
import { labelledTexts } from '../cards/details.ts';
import { failureWords } from '../cards/error-card.ts';
import { overlapsOf } from '../cards/time-line.ts';
import { withNear } from '../cards/words.ts';
import { InvalidRequest } from '../errors.ts';
import { compareCard } from '../features/compare/handlers.ts';
import { enrollmentPeriod, firstClosing, linedOf, sharedPeriod } from '../features/compare/overlap.ts';
import { courseCard, coursesCard } from '../features/course/card.ts';
import { courseUnitCard, findCourseUnit } from '../features/course-unit/handlers.ts';
import { parseCourseUnitCommand } from '../features/course-unit/request.ts';
import { factsOf } from '../reminders/followed.ts';
import { parseRealizationCode, parseRealizationId, refOf } from '../study-client/codes.ts';
import {
  COURSE_UNIT_TEXTS,
  type Found,
  type LookUp,
  REALIZATION_TEXTS,
  type Realization,
  type RealizationText,
  type StudyClient,
} from '../study-client/model.ts';
import { type CourseUnits, type LookUpFor, lookUp } from '../workspace/look-up.ts';
import type { StudyExtras } from '../workspace/study-extras.ts';
import {
  codes,
  defineTool,
  lookUpAll,
  momentOf,
  momentShape,
  type NamedAddress,
  overlapShape,
  overlapsData,
  resultData,
  resultShape,
  statusOf,
  type Tool,
  unitData,
  unitShape,
} from './tool.ts';

export interface CourseToolsDeps {
  readonly study: StudyClient;
  readonly lookUpFor: LookUpFor;
  readonly units: CourseUnits;
  /** Where a course unit's code stands for the unit's runs. */
  readonly lookUpRuns: LookUpFor;
  readonly extras: Pick<StudyExtras, 'can'>;
  /** Undefined if Coursebell has no public address. */
  readonly calendar: { readonly links: Pick<CalendarLinks, 'course'> } | undefined;
  /** The university's pages. */
  readonly links: LinkTemplates;
}

export function courseTools(deps: CourseToolsDeps): Tool[] {
  return [getCourses(deps), getCourseUnit(deps), compareCourses(deps)];
}

function getCourses(deps: CourseToolsDeps): Tool {
  const { study, lookUpRuns } = deps;
  return defineTool({
    name: 'get_courses',
    title: 'Look courses up',
    description:
      'Looks up course realizations by their codes: names, dates, enrollment window and its state, credits, languages, groups. A course unit’s code (TX00EY23) stands for its known runs. Each code gets a result of its own.',
    input: {
      codes: codes(1, 10),
      texts: z
        .array(z.enum(REALIZATION_TEXTS))
        .max(REALIZATION_TEXTS.length)
        .default([])
        .describe('Free texts to give as well; none by default, since they are long'),
    },
    output: z.object({ results: z.array(resultShape) }),
    effect: 'reads',
    isPersonal: false,
    answer: async ({ codes: typed, texts }, reader, place) => {
      const { lookUps, near } = await lookUpAll(typed, reader, place, lookUpRuns);
      const all = await Promise.all(
        eachAsked(typed, lookUps).map((one) => withTexts(one, texts, reader, study)),
      );
      const found = all.flatMap((one) => ('found' in one ? [one.found] : []));
      return {
        data: { results: all.map((one) => resultData(one, reader, texts)) },
        card: withNear(cardOf(lookUps, reader, deps), { near }, reader),
        more: found.flatMap(({ value }) => textsOf(value, texts, reader)),
        links: found.flatMap(({ value }) => [
          ...fileOf(value, reader, deps),
          ...pagesOf(value, reader, deps),
        ]),
        isFailure: areUnanswered(all),
      };
    },
  });
}

function cardOf(lookUps: readonly LookUp[], reader: Reader, { calendar, links }: CourseToolsDeps): Card {
  const [only, ...others] = lookUps;
  if (!only || others.length > 0) return coursesCard(lookUps, reader);
  return 'found' in only
    ? courseCard(only.found, reader, { calendar: calendar !== undefined, links })
    : wordsCard(failureWords(only.error, reader).text);
}

/** A result for each asked code, also for one that means the same course; then the runs of course units. */
function eachAsked(typed: readonly string[], lookUps: readonly LookUp[]): LookUp[] {
  const own = typed.flatMap((one) => {
    const answer = lookUps.find((each) => each.asked === one) ?? lookUps.find((each) => isOf(each, one));
    return answer ? [{ answer, as: { ...answer, asked: one } }] : [];
  });
  const runs = lookUps.filter((one) => own.every(({ answer }) => answer !== one));
  return [...own.map(({ as }) => as), ...runs];
}

function isOf(one: LookUp, typed: string): boolean {
  if (!('found' in one)) return false;
  const { code, id } = one.found.value;
  return code === parseRealizationCode(typed) || (id !== undefined && id === parseRealizationId(typed));
}

/** The same with its texts, where they were asked for; their failure costs nothing else. */
async function withTexts(
  one: LookUp,
  wanted: readonly RealizationText[],
  { language }: Reader,
  study: StudyClient,
): Promise<LookUp> {
  if (wanted.length === 0 || !('found' in one)) return one;
  try {
    return { ...one, found: await lookUp(study, refOf(one.found.value), language, 'texts') };
  } catch (error) {
    return { ...one, found: { ...one.found, withoutTexts: error } };
  }
}

function textsOf(value: Realization, wanted: readonly RealizationText[], { language }: Reader): string[] {
  const labelled = labelledTexts(value, wanted, language);
  return labelled.map(({ label, text }) => `${value.code} · ${label}:\n${text}`);
}

/** The calendar file of a course that has dates. */
function fileOf(
  value: Realization,
  { language, zone }: Reader,
  { calendar }: CourseToolsDeps,
): NamedAddress[] {
  if (eventsOf(factsOf(value, language), zone).length === 0) return [];
  const address = calendar?.links.course({ code: value.code, language });
  return address === undefined ? [] : [{ name: `${value.code}.ics`, address, type: 'text/calendar' }];
}

/** The pages to which the card's buttons lead. */
function pagesOf(value: Realization, reader: Reader, { links }: CourseToolsDeps): NamedAddress[] {
  return pageButtons(value, reader, links).flatMap(({ text, url }) =>
    url === undefined ? [] : [{ name: `${value.code}: ${text.text}`, address: url, type: 'text/html' }],
  );
}

/** Whether nothing is known of any code, not even that there is no such course. */
function areUnanswered(lookUps: readonly LookUp[]): boolean {
  return lookUps.every((one) => 'error' in one && statusOf(one.error) !== 'not_found');
}

function getCourseUnit({ study, extras, units, lookUpRuns, links }: CourseToolsDeps): Tool {
  return defineTool({
    name: 'get_course_unit',
    title: 'Look a course unit up',
    description:
      'The general description of a course by the id or the code of its unit: content, objectives, prerequisites, criteria. Ids are numbers; a code such as TX00EY23 may be answered from one of its runs.',
    input: { id: z.string().min(1).max(60).describe('An id, or a code such as TX00EY23') },
    output: unitShape,
    effect: 'reads',
    isPersonal: false,
    answer: async ({ id }, reader, place) => {
      const request = parseCourseUnitCommand(id);
      if ('search' in request) throw new InvalidRequest({ about: 'course-unit-id', input: excerpt(id) });
      const deps = { study, extras, units, lookUpRuns };
      const { found, run } = await findCourseUnit(request, reader, place, deps);
      const labelled = labelledTexts(found.value, COURSE_UNIT_TEXTS, reader.language);
      return {
        data: { ...unitData(found, reader), fromRun: run },
        card: courseUnitCard(found, reader, { run }, links),
        more: labelled.map(({ label, text }) => `${label}:\n${text}`),
      };
    },
  });
}

function compareCourses({ lookUpFor }: CourseToolsDeps): Tool {
  return defineTool({
    name: 'compare_courses',
    title: 'Compare courses',
    description:
      'Compares two to five course realizations: which run at the same time, when enrollment is open in all of them, and which window closes first. Lesson times are not known: courses that run at the same time need not clash.',
    input: { codes: codes(2, 5) },
    output: z.object({
      results: z.array(resultShape),
      overlaps: z.array(overlapShape).describe('Pairs of courses that run at the same time, and when'),
      periodUnknown: z.array(z.string()).describe('Codes of courses whose start or end is unknown'),
      allOpen: z
        .object({ from: momentShape, to: momentShape })
        .optional()
        .describe('When enrollment is open in all; left out where there is no such time, or it is unknown'),
      closesFirst: z.object({ codes: z.array(z.string()), closes: momentShape }).optional(),
    }),
    effect: 'reads',
    isPersonal: false,
    answer: async ({ codes: typed }, reader, place) => {
      const { lookUps } = await lookUpAll(typed, reader, place, lookUpFor);
      const all = eachAsked(typed, lookUps);
      const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
      return {
        data: { results: all.map((one) => resultData(one, reader)), ...comparison(found, reader) },
        card: compareCard(lookUps, reader),
        isFailure: areUnanswered(all),
      };
    },
  });
}

function comparison(compared: readonly Found<Realization>[], reader: Reader) {
  const all = compared.map(({ value }) => value);
  const codes = all.map(({ code }) => code);
  const found = overlapsOf(all.map(linedOf), reader.zone);
  const windows = all
    .map(({ enrollment }) => enrollmentPeriod(enrollment))
    .filter((one) => one !== undefined);
  // One course alone is compared with none.
  const isKnown = all.length > 1 && windows.length === all.length;
  const open = isKnown ? sharedPeriod(windows) : undefined;
  const first = firstClosing(
    all.map(({ enrollment }) => enrollment),
    reader.now,
  );
  return {
    overlaps: overlapsData(found, codes),
    periodUnknown: found.undated.map((at) => codes[at] ?? ''),
    ...(open && { allOpen: { from: momentOf(open.starts, reader), to: momentOf(open.ends, reader) } }),
    ...(first && {
      closesFirst: {
        codes: first.places.map((at) => codes[at] ?? ''),
        closes: momentOf(first.closes, reader),
      },
    }),
  };
}
