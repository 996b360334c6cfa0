/** What a tool is, without the protocol: typed input in, data and a card out. The shapes of that data. */

import { tz } from '@date-fns/tz/tz';
import { formatISO } from 'date-fns/formatISO';
import { z } from 'zod';
import type { Place } from '../ask/place.ts';
import type { Card, Reader } from '../cards/card.ts';
import { NAME_FACTS } from '../cards/course-facts.ts';
import { isoDay } from '../cards/dates.ts';
import { shortFailure } from '../cards/error-card.ts';
import type { Overlaps } from '../cards/time-line.ts';
import { InvalidRequest, LimitReached, NotFound, QuotaExceeded } from '../errors.ts';
import { LANGUAGES } from '../language.ts';
import {
  type Building,
  COURSE_UNIT_TEXTS,
  type CourseUnit,
  type Found,
  type FreeTexts,
  type LookUp,
  type Moment,
  type Organisation,
  REALIZATION_TEXTS,
  type Realization,
  type RealizationText,
  type Room,
  type TextLanguages,
} from '../study-client/model.ts';
import { enrollmentState, isWholeDay } from '../study-client/moments.ts';
import type { LookUpFor } from '../workspace/look-up.ts';

/** A file or a page, by its address. */
export interface NamedAddress {
  readonly name: string;
  readonly address: string;
  readonly type: 'text/calendar' | 'text/html';
}

/** What a tool has found. */
export interface ToolAnswer<Data> {
  readonly data: Data;
  /** The same for people, as Slack shows it. */
  readonly card: Card;
  /** Further paragraphs of plain text, such as texts that no card shows. */
  readonly more?: readonly string[];
  /** Files and pages about it. */
  readonly links?: readonly NamedAddress[];
  /** Nothing of what was asked could be answered or done. */
  readonly isFailure?: boolean;
}

/** What a tool does to what is stored: `adds` and `removes` are of the person who asks. */
type Effect = 'reads' | 'adds' | 'removes';

interface ToolSpec<Input, Data> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The fields of the input, beside the language. */
  readonly input: { readonly [Field in keyof Input]: z.ZodType<Input[Field]> };
  readonly output: z.ZodType<Data>;
  readonly effect: Effect;
  /** Whether it needs a person who asks. */
  readonly isPersonal: boolean;
  /** Finds. Rejects with an error of `errors.ts` where nothing can be answered. */
  readonly answer: (input: Input, reader: Reader, place: Place) => Promise<ToolAnswer<Data>>;
}

/** A tool as the server sees it; its types stay inside. */
export interface Tool extends Omit<ToolSpec<unknown, unknown>, 'input' | 'answer'> {
  readonly input: z.ZodObject;
  /** The reader of an answer: the input may ask for a language. */
  readerOf(input: unknown, reader: Reader): Reader;
  /** @param input what `input` has read */
  answer(input: unknown, reader: Reader, place: Place): Promise<ToolAnswer<object>>;
}

/** Builds a tool from its description. Every tool takes the language of its answer. */
export function defineTool<Input extends object, Data extends object>(spec: ToolSpec<Input, Data>): Tool {
  const own = z.object(spec.input as z.core.$ZodShape);
  const { output } = spec;
  return {
    ...spec,
    // What a tool does not know is told, not refused.
    input: own.extend(languageInput).loose(),
    output: output instanceof z.ZodObject ? output.extend(unknownOutput) : output,
    readerOf: (input, reader) => {
      const { language = reader.language } = z.object(languageInput).parse(input);
      return { ...reader, language };
    },
    answer: (input, reader, place) => spec.answer(own.parse(input) as Input, reader, place),
  };
}

/** The codes of courses as input. One that can't be read is told by its result. */
export const codes = (least: number, most: number) =>
  z.array(z.string().min(1).max(60)).min(least).max(most).describe('Codes such as TX00EY23-3015');

/** Looks codes up as `lookUpFor` does. That there is none of them is the result of each. */
export async function lookUpAll(
  typed: readonly string[],
  { language }: Reader,
  place: Place,
  lookUpFor: LookUpFor,
): Promise<Pick<Awaited<ReturnType<LookUpFor>>, 'lookUps' | 'near'>> {
  try {
    return await lookUpFor(place, typed, language);
  } catch (error) {
    if (statusOf(error) !== 'not_found') throw error;
    return { lookUps: typed.map((asked): LookUp => ({ asked, error })), near: undefined };
  }
}

// What tools and resources give as data: the study client's values in JSON, and their JSON Schema.

export const language = z.enum(LANGUAGES);
/** In which language an answer is. */
const languageInput = {
  language: language.optional().describe('Language of the answer; by default that of the person who asks'),
};

/** What stands in the data of every tool. */
const unknownOutput = {
  unknownArguments: z
    .array(z.string())
    .optional()
    .describe('Arguments that the tool does not know: they count for nothing'),
};

/** A time with its offset, or a date alone. */
export const momentShape = z
  .string()
  .describe('ISO 8601: a time with its offset, or a date alone, which means that whole day');

const age = {
  fetchedAt: z.string().describe('When the study API gave this, ISO 8601'),
  freshness: z
    .enum(['fresh', 'stale', 'outage'])
    .describe('stale: older than usual, being refreshed; outage: older, since the study API cannot be asked'),
};

const nameShape = z.string().describe('The code where there is no name');

const named = z.object({
  name: nameShape,
  code: z.string().optional(),
  nameLanguage: language.optional().describe('Where the name is not in the asked language'),
});

const textOf = <Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.partialRecord(z.enum(fields), z.object({ text: z.string(), language }));

/** A realization: one run of a course unit. */
export const courseShape = z.object({
  code: z.string(),
  id: z.string().optional(),
  name: nameShape,
  nameLanguage: language.optional().describe('Where the name is not in the asked language'),
  credits: z.number().optional(),
  onlineCredits: z.number().optional().describe('Of the credits, those that are taught online'),
  teachingLanguages: z.array(z.string()),
  enrollment: z.object({
    state: z.enum(['upcoming', 'open', 'closed', 'unknown']),
    opens: momentShape.optional(),
    closes: momentShape.optional(),
  }),
  starts: momentShape.optional(),
  ends: momentShape.optional(),
  ...Object.fromEntries(
    NAME_FACTS.map(({ name, isOne }) => [name, isOne ? named.optional() : z.array(named)]),
  ),
  texts: textOf(REALIZATION_TEXTS).optional().describe('The asked texts that are not empty'),
  textsMissing: z.string().optional().describe('Why texts may be missing that exist in other languages'),
  ...age,
});
export type CourseFacts = z.infer<typeof courseShape>;

/** What became of one asked code. */
export const resultShape = z.object({
  asked: z.string(),
  status: z.enum(['found', 'not_found', 'invalid', 'limited', 'unavailable']),
  reason: z.string().optional().describe('Why it was not found, in a few words'),
  course: courseShape.optional(),
});
export type ResultFacts = z.infer<typeof resultShape>;

/** The general description of a course. */
export const unitShape = z.object({
  id: z.string().optional().describe('Left out where it is not known'),
  code: z.string().optional(),
  name: nameShape,
  nameLanguage: language.optional(),
  credits: z.number().optional(),
  yearOfFoundation: z.number().optional(),
  texts: textOf(COURSE_UNIT_TEXTS),
  textsMissing: z.string().optional(),
  fromRun: z.string().optional().describe('The run from which it is told, where its id is not known'),
  ...age,
});

export const roomShape = z.object({
  building: z.string().describe('The id of its building'),
  code: z.string().optional(),
  name: z.string(),
  category: z.string().optional(),
  seats: z.number().optional().describe('Left out where the study API gives none'),
});

export const buildingShape = z.object({
  id: z.string(),
  code: z.string().optional(),
  name: z.string(),
  rooms: z.number().describe('How many rooms it has'),
  ...age,
});

/** Two courses that run at the same time, and the days on which both do. */
export const overlapShape = z.object({ codes: z.array(z.string()), from: momentShape, to: momentShape });

/** @param codes of the courses, in the order in which the overlaps were sought */
export function overlapsData({ pairs }: Overlaps, codes: readonly string[]): z.infer<typeof overlapShape>[] {
  return pairs.map(({ one, other, days }) => ({
    codes: [codes[one] ?? '', codes[other] ?? ''],
    from: isoDay(days.first),
    to: isoDay(days.last),
  }));
}

/** A moment as the zone of the study API shows it. @param isDay whether it means its whole day */
export function momentOf(
  one: Moment,
  { zone }: Pick<Reader, 'zone'>,
  isDay = one.precision === 'day',
): string {
  return formatISO(one.at, { in: tz(zone), ...(isDay && { representation: 'date' }) });
}

/** The first or the last moment of a course, which mostly means a day. */
export const courseDayOf = (one: Moment, reader: Pick<Reader, 'zone'>): string =>
  momentOf(one, reader, isWholeDay(one, reader.zone));

/** Epoch milliseconds as a time in the zone of the study API. */
export const isoTime = (at: number, { zone }: Pick<Reader, 'zone'>): string =>
  formatISO(at, { in: tz(zone) });

const ageOf = ({ fetchedAt, freshness }: Found<unknown>, reader: Reader) => ({
  fetchedAt: isoTime(fetchedAt, reader),
  freshness,
});

const namedOf = ({ name, code, nameLanguage }: Organisation) => ({ name, code, nameLanguage });

/** A realization as data. @param wanted the texts that were asked for */
export function courseData(
  found: Found<Realization>,
  reader: Reader,
  wanted: readonly RealizationText[] = [],
): CourseFacts {
  const { value } = found;
  const { state, opens, closes } = enrollmentState(value.enrollment, reader.now);
  return {
    code: value.code,
    id: value.id,
    name: value.name,
    nameLanguage: value.nameLanguage,
    credits: value.credits,
    onlineCredits: value.virtualCredits,
    teachingLanguages: [...value.teachingLanguages],
    enrollment: {
      state,
      opens: opens && momentOf(opens, reader),
      closes: closes && momentOf(closes, reader),
    },
    starts: value.starts && courseDayOf(value.starts, reader),
    ends: value.ends && courseDayOf(value.ends, reader),
    ...Object.fromEntries(
      NAME_FACTS.map(({ name, says, isOne }) => {
        const all = says(value).map(namedOf);
        return [name, isOne ? all[0] : all];
      }),
    ),
    ...(wanted.length > 0 && { texts: textsOf(value, wanted, reader), ...missingOf(found, reader) }),
    ...ageOf(found, reader),
  };
}

/** What became of one asked code, as data. */
export function resultData(one: LookUp, reader: Reader, wanted?: readonly RealizationText[]): ResultFacts {
  const { asked } = one;
  if ('found' in one) return { asked, status: 'found', course: courseData(one.found, reader, wanted) };
  return { asked, status: statusOf(one.error), reason: shortFailure(one.error, reader) };
}

/** The class of a failure. A course unit whose runs are unknown is one that was not found. */
export function statusOf(error: unknown): Exclude<ResultFacts['status'], 'found'> {
  if (error instanceof NotFound) return 'not_found';
  if (error instanceof InvalidRequest) return error.problem.about === 'no-runs' ? 'not_found' : 'invalid';
  return error instanceof LimitReached || error instanceof QuotaExceeded ? 'limited' : 'unavailable';
}

export function unitData(
  found: Found<Omit<CourseUnit, 'id'> & Partial<Pick<CourseUnit, 'id'>>>,
  reader: Reader,
): z.infer<typeof unitShape> {
  const { value } = found;
  return {
    id: value.id,
    code: value.code,
    name: value.name,
    nameLanguage: value.nameLanguage,
    credits: value.credits,
    yearOfFoundation: value.yearOfFoundation,
    texts: textsOf(value, COURSE_UNIT_TEXTS, reader),
    ...missingOf(found, reader),
    ...ageOf(found, reader),
  };
}

export function buildingData(found: Found<Building>, reader: Reader): z.infer<typeof buildingShape> {
  const { id, code, name, rooms } = found.value;
  return { id, code, name, rooms: rooms.length, ...ageOf(found, reader) };
}

export function roomData(
  { code, name, category, seats }: Room,
  buildingId: string,
): z.infer<typeof roomShape> {
  return { building: buildingId, code, name, category, seats };
}

/** The non-empty texts among those that are wanted, each with its language. */
function textsOf<Field extends string>(
  { texts, textLanguages }: { texts: FreeTexts<Field>; textLanguages?: TextLanguages<Field> | undefined },
  wanted: readonly Field[],
  reader: Reader,
): Partial<Record<Field, { text: string; language: Reader['language'] }>> {
  const pairs = wanted.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [[field, { text, language: textLanguages?.[field] ?? reader.language }]];
  });
  return Object.fromEntries(pairs);
}

const missingOf = ({ withoutTexts }: Found<unknown>, reader: Reader) =>
  withoutTexts === undefined ? {} : { textsMissing: shortFailure(withoutTexts, reader) };
