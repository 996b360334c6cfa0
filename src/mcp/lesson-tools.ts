/** The tool about lessons, which anyone may use. */
import { z } from 'zod';
import { escapedAroundDates, joined, richGroups, small } from '../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../cards/card.ts';
import { dayNumber, daysWords, isoDay } from '../cards/dates.ts';
import { coursesOf, lessonAgenda, noLessons } from '../cards/lessons.ts';
import { InvalidRequest } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { dayOfIso } from '../study-client/days.ts';
import { saysNotOffered } from '../study-client/extras.ts';
import type { LocalDays, Reservation } from '../study-client/model.ts';
import type { Lessons, ManyLessons } from '../workspace/lessons.ts';
import { defineTool, isoTime, type Tool } from './tool.ts';

export interface LessonToolsDeps {
  readonly lessons: Pick<Lessons, 'mayTell' | 'ofCourses' | 'ofGroup'>;
}

/** The most courses, days and lessons of one answer. */
const MOST_CODES = 10;
const MOST_DAYS = 200;
const MOST = 300;
/** Lessons of a card, for people. */
const MOST_ON_CARD = 40;
/** The days of an answer where none are asked for. */
const USUAL_DAYS = 14;

const date = z.iso.date().describe('A day of the university, such as 2026-12-01');
const lessonShape = z.object({
  id: z.string(),
  starts: z.string().describe('ISO 8601, with the university’s offset'),
  ends: z.string(),
  title: z.string().optional().describe('Where it says more than the course’s name'),
  codes: z.array(z.string()).describe('Courses; none: it is reserved for the group alone'),
  groups: z.array(z.string()),
  rooms: z.array(
    z.object({ code: z.string().optional(), name: z.string().optional(), building: z.string().optional() }),
  ),
});

export const lessonTool = ({ lessons }: LessonToolsDeps): Tool =>
  defineTool({
    name: 'lessons',
    title: 'Lessons of courses or of a group',
    description:
      'When and where courses, or a student group, are taught: times that are reserved for them. No room given does not mean online. A group’s own times may be missing from a course’s.',
    input: {
      codes: z
        .array(z.string().min(1).max(60))
        .max(MOST_CODES)
        .default([])
        .describe('Codes such as TX00EY23-3015'),
      group: z
        .string()
        .min(2)
        .max(40)
        .optional()
        .describe('A student group such as TXL22S1, in the place of codes'),
      from: date.optional(),
      to: date.optional(),
    },
    output: z.object({
      offered: z.boolean().describe('Whether the study API tells lessons'),
      from: z.string(),
      to: z.string(),
      isComplete: z.boolean(),
      lessons: z.array(lessonShape),
    }),
    effect: 'reads',
    isPersonal: false,
    answer: async ({ codes, group, from, to }, reader) => {
      const days = daysOf(from, to, reader);
      const read = lessons.mayTell()
        ? await readOf({ codes, group }, days, reader, lessons).catch(ifNotOffered)
        : undefined;
      if (!read) {
        const card = wordsCard(texts(reader.language).facts.unknown.lessons);
        return {
          data: { offered: false, ...rangeOf(days), isComplete: false, lessons: [] },
          card,
          isFailure: true,
        };
      }
      const found = read.found.slice(0, MOST);
      const isComplete = read.isComplete && found.length === read.found.length;
      return {
        data: {
          offered: true,
          ...rangeOf(days),
          isComplete,
          lessons: found.map((one) => dataOf(one, reader)),
        },
        card: cardOf({ ...read, isComplete }, days, codes.length > 0 ? undefined : group, reader),
      };
    },
  });

function ifNotOffered(error: unknown): undefined {
  if (!saysNotOffered(error)) throw error;
}

/** Codes go before a group. Rejects with `InvalidRequest` where there is neither. */
async function readOf(
  { codes, group }: { readonly codes: readonly string[]; readonly group: string | undefined },
  days: LocalDays,
  { language }: Reader,
  lessons: LessonToolsDeps['lessons'],
): Promise<ManyLessons> {
  const known = codes.flatMap((one) => parseRealizationCode(one) ?? []);
  if (known.length > 0) return lessons.ofCourses(known, days, language);
  const named = codes.length === 0 ? group?.trim().toUpperCase() : undefined;
  if (named) return lessons.ofGroup(named, days, language);
  throw new InvalidRequest({ about: 'realization-code', input: codes.join(', ') });
}

const rangeOf = ({ first, last }: LocalDays) => ({ from: first, to: last });

/** Two weeks from today, unless days are asked for. Throws `InvalidRequest` where they are turned round. */
function daysOf(from: string | undefined, to: string | undefined, { now, zone }: Reader): LocalDays {
  const today = dayNumber(now, zone);
  const first =
    from === undefined ? Math.min(today, to === undefined ? today : dayOfIso(to)) : dayOfIso(from);
  const last = to === undefined ? first + USUAL_DAYS - 1 : dayOfIso(to);
  if (last < first) throw new InvalidRequest({ about: 'span', input: `${isoDay(first)} – ${isoDay(last)}` });
  return { first: isoDay(first), last: isoDay(Math.min(last, first + MOST_DAYS)) };
}

const dataOf = (one: Reservation, reader: Reader): z.infer<typeof lessonShape> => ({
  id: one.id,
  starts: isoTime(one.starts, reader),
  ends: isoTime(one.ends, reader),
  ...(one.title !== undefined && { title: one.title }),
  codes: [...one.courses],
  groups: [...one.groups],
  rooms: one.rooms.map(({ code, name, building }) => ({ code, name, building: building?.name })),
});

function cardOf(
  { found, names, isComplete }: Pick<ManyLessons, 'found' | 'names' | 'isComplete'>,
  { first, last }: LocalDays,
  group: string | undefined,
  reader: Reader,
): Card {
  const words = texts(reader.language).lessons;
  const courseOf = (lesson: Reservation): string => coursesOf(lesson, names, reader);
  const days = lessonAgenda(found.slice(0, MOST_ON_CARD), reader, courseOf);
  if (days.length === 0)
    return wordsCard(noLessons(names.size === 0 ? group : undefined, isComplete, reader));
  const rest = found.length - MOST_ON_CARD;
  const notes = [
    ...(rest > 0 ? [texts(reader.language).course.andMore(rest)] : []),
    ...(isComplete ? [] : [words.notAll]),
  ];
  const title = daysWords(dayOfIso(first), dayOfIso(last), reader);
  const lines = days.map(({ heading, lines: of }) => escapedAroundDates(`${heading}: ${of.join('; ')}.`));
  return {
    text: joined([`${words.heading}: ${title}`, ...lines, ...notes], '\n'),
    blocks: [richGroups(`${words.heading}: ${title}`, days), ...notes.map(small)],
    buttons: [],
  };
}
