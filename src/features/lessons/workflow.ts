/** The workflow step “Lessons of a course or group”. */
import { z } from 'zod';
import type { RunStep } from '../../ask/declared.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import { type Reader, readableText } from '../../cards/card.ts';
import { dayNumber, daysWords, isoDay } from '../../cards/dates.ts';
import { coursesOf, dayAndLine, noLessons } from '../../cards/lessons.ts';
import { freshnessNote } from '../../cards/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import { findRealizationCodes, parseRealizationCode } from '../../study-client/codes.ts';
import { dayOfIso } from '../../study-client/days.ts';
import { saysNotOffered } from '../../study-client/extras.ts';
import { mergedReservations, type StudyClient } from '../../study-client/model.ts';
import type { Lessons, ManyLessons } from '../../workspace/lessons.ts';

/** The most courses and days of one run, and the lessons that are listed. */
const MOST_CODES = 40;
const MOST_DAYS = 200;
const MOST_LISTED = 40;
/** The days where none are asked for. */
const USUAL_DAYS = 7;

/** A workflow gives an empty field as '', as null or not at all; a number perhaps as text. */
const text = (most: number) =>
  z.preprocess(
    (value) => (value === undefined || value === null ? '' : String(value)),
    z.string().trim().max(most),
  );
const inputs = z.object({
  code: text(1000).catch(''),
  group: text(40).catch(''),
  from: text(100),
  to: text(100),
  days: text(100),
});
type Given = z.infer<typeof inputs>;

interface LessonStepDeps {
  readonly lessons: Pick<Lessons, 'mayTell' | 'ofCourses' | 'ofGroup'>;
  readonly study: Pick<StudyClient, 'realization'>;
}

/** Rejects where nothing could be read, for a course that there is not, and for days that can't be read. */
export const lessonsStep =
  ({ lessons, study }: LessonStepDeps): RunStep =>
  async (given, reader) => {
    const asked = readInputs(given);
    const { first, last } = daysOf(asked, reader);
    const codes = codesIn(asked);
    const { language } = reader;
    const words = texts(language);
    const notOffered = { text: words.facts.unknown.lessons, lessons: '', count: 0 };
    if (!lessons.mayTell()) return notOffered;
    const days = { first: isoDay(first), last: isoDay(last) };
    const group = asked.group.toUpperCase();
    // A code that there is not has no lessons either: the workflow is told which it is.
    const courses = await Promise.all(codes.map((code) => study.realization(code, language)));
    const reads = await Promise.all([
      ...(codes.length > 0 ? [lessons.ofCourses(codes, days, language)] : []),
      ...(group === '' ? [] : [lessons.ofGroup(group, days, language)]),
    ]).catch((error: unknown) => {
      // It was offered until now.
      if (saysNotOffered(error)) return undefined;
      throw error;
    });
    if (!reads) return notOffered;
    const found = mergedReservations(reads);
    const names = new Map(reads.flatMap((read) => [...read.names]));
    const lines = found
      .slice(0, MOST_LISTED)
      .map((one) => dayAndLine(one, reader, { courseOf: (lesson) => coursesOf(lesson, names, reader) }));
    const left = found.length - lines.length;
    const listed = joined([...lines, left > 0 && words.course.andMore(left)], '\n');
    const isComplete = reads.every((read) => read.isComplete);
    const of = joined([...courses.map(({ value }) => value.name), group], ', ');
    const title = words.lessons.titleOfGroup(outsideLine(of, 200), daysWords(first, last, reader));
    return {
      text: joined(
        [
          title,
          listed || noLessons(codes.length + names.size === 0 ? group : undefined, isComplete, reader),
          ...notesOf(reads, reader),
        ],
        '\n',
      ),
      lessons: listed,
      count: found.length,
    };
  };

function readInputs(given: Readonly<Record<string, unknown>>): Given {
  const read = inputs.safeParse(given);
  if (!read.success) throw new InvalidRequest({ about: 'day', input: '' });
  const { code, group } = read.data;
  if (code === '' && group === '') throw new InvalidRequest({ about: 'realization-code', input: '' });
  return read.data;
}

function codesIn({ code }: Given) {
  const typed = code.split(/[\s,;]+/u).filter((one) => one !== '');
  const read = typed.flatMap((one) => parseRealizationCode(one) ?? []);
  // In a field for codes any form of a code is one; beside other words only what is undoubtedly one.
  const codes = read.length === typed.length ? read : findRealizationCodes(code);
  if (code !== '' && codes.length === 0)
    throw new InvalidRequest({ about: 'realization-code', input: code.slice(0, 100) });
  if (codes.length > MOST_CODES)
    throw new InvalidRequest({ about: 'too-many-codes', count: codes.length, most: MOST_CODES });
  return [...new Set(codes)];
}

/**
 * From a day, or today, to another, or for so many days. Counted as `dayNumber` does. Throws `InvalidRequest` where they are turned
 * round.
 */
function daysOf({ from, to, days }: Given, { now, zone }: Reader): { first: number; last: number } {
  const today = dayNumber(now, zone);
  const first = from === '' ? today : dayIn(from);
  const count = days === '' ? USUAL_DAYS : countIn(days);
  const last = to === '' ? first + count - 1 : dayIn(to);
  if (last < first) throw new InvalidRequest({ about: 'span', input: `${isoDay(first)} – ${isoDay(last)}` });
  return { first, last: Math.min(last, first + MOST_DAYS - 1) };
}

function dayIn(said: string): number {
  if (!z.iso.date().safeParse(said).success) throw new InvalidRequest({ about: 'day', input: said });
  return dayOfIso(said);
}

/** A workflow may have reckoned it: half a day is a day. */
function countIn(said: string): number {
  const count = Math.ceil(Number(said));
  if (!(count >= 1)) throw new InvalidRequest({ about: 'day', input: said });
  return Math.min(count, MOST_DAYS);
}

function notesOf(reads: readonly ManyLessons[], reader: Reader): string[] {
  const words = texts(reader.language).lessons;
  const age = freshnessNote(
    reads.flatMap((read) => read.reads),
    reader,
  );
  return [
    ...(reads.every(({ isComplete }) => isComplete) ? [] : [words.notAll]),
    ...(age === undefined ? [] : [readableText(age)]),
  ];
}
