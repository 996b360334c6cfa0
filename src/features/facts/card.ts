/** The facts of courses, in words and lists. */
import { type Offers, offersFor, showUnit } from '../../ask/actions.ts';
import {
  boldLine,
  escapedAroundDates,
  escapeMrkdwn,
  joined,
  outsideLine,
  richBullets,
  richGroups,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { creditWords, shortFacts } from '../../cards/course-facts.ts';
import { windowUntil } from '../../cards/dates.ts';
import { nameMark } from '../../cards/other-language.ts';
import { failedPart, failuresIn } from '../../cards/realization-list.ts';
import { freshnessNote, freshnessUntil, noteBlocks } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { CourseUnit, Found, LookUp, Realization } from '../../study-client/model.ts';
import { believedDates, DATE_KINDS, isPast } from '../../study-client/moments.ts';
import { askedTopics, eachAsked, type FactsRequest } from './asked-facts.ts';
import { type FactOf, factsFor, lackOf, warningsFor } from './facts.ts';
import { unitFactOf } from './quotes.ts';

/** A course with its unit, where a fact may be the unit's alone. */
export interface AboutCourse {
  readonly found: Found<Realization>;
  readonly unit?: CourseUnit | undefined;
  /** The course as it is named in the language that a question asks about. */
  readonly named?: Realization | undefined;
  /** Its lessons, where they are asked for and known. */
  readonly lessons?: FactOf['lessons'];
}
/** What became of an asked code, with the unit; `ofUnit`: the unit tells by itself. */
export type ToTell =
  | (LookUp & Omit<AboutCourse, 'found'>)
  | { readonly asked: string; readonly ofUnit: Found<CourseUnit> };
/** The first of several runs that all tell the same. */
export function firstOfAlike(
  runs: readonly ToTell[],
  request: OfCourses,
  reader: Reader,
): AboutCourse | undefined {
  const found = runs.flatMap((one) => ('found' in one ? [one] : []));
  const facts = new Set(found.map((one) => factLines(one, request, reader).join('\n')));
  return facts.size === 1 && found.length === runs.length ? found[0] : undefined;
}

export type OfCourses = Extract<FactsRequest, { asked: unknown }>;

/** The fact of one course. */
export function factCard(
  found: Found<Realization>,
  request: OfCourses,
  reader: Reader,
  offers: Offers = {},
  more: Omit<AboutCourse, 'found'> = {},
): Card {
  const { value: realization } = found;
  const facts = factLines({ ...more, found }, request, reader);
  const course = courseLine(realization, request, reader);
  const [note, rest] = [freshnessNote([found], reader), restOf(request, reader)];
  return {
    ...endingWith([...facts.map(escapedAroundDates), escapeMrkdwn(course)].join('\n'), [rest, note]),
    blocks: [...facts.map(boldLine), small(course), ...noteBlocks(rest), ...noteBlocks(note)],
    ...offersFor(realization, reader, offers),
    shows: [realization.code],
    until: Math.min(windowUntil(realization.enrollment, reader.now), freshnessUntil([found], reader)),
  };
}

/** The fact of a course unit. */
export function unitFactCard(found: Found<CourseUnit>, request: OfCourses, reader: Reader): Card {
  const { value: unit } = found;
  const { facts: words, courseUnit } = texts(reader.language);
  const facts = toldByUnit(unit, request, reader);
  const { code = unit.id } = unit;
  const line = joined([
    request.by === 'context' ? courseUnit.about(code) : code,
    unit.name !== code && outsideLine(unit.name, 120),
    !askedTopics(request).includes('credits') && creditWords(unit.credits, reader.language),
    request.by !== 'context' && courseUnit.title,
    nameMark(unit, reader.language),
    request.by === 'name' && words.notThis,
  ]);
  const [note, rest] = [freshnessNote([found], reader), restOf(request, reader)];
  return {
    ...endingWith([...facts.map(escapedAroundDates), escapeMrkdwn(line)].join('\n'), [rest, note]),
    blocks: [...facts.map(boldLine), small(line), ...noteBlocks(rest), ...noteBlocks(note)],
    buttons: showUnit.offer(courseUnit.button, { asked: code }, reader.language),
    shows: [code],
  };
}

/** The same facts of several courses, a line for each course. */
export function factsCard(asked: readonly ToTell[], request: OfCourses, reader: Reader): Card {
  const lines = inOrder(asked, request, reader);
  const count = lines.length;
  const courses = lines.flatMap((one): CourseFacts[] => {
    if ('error' in one) return [];
    if ('found' in one)
      return [{ found: one.found, ...one.found.value, facts: factLines(one, request, reader, count) }];
    const { value } = one.ofUnit;
    return [
      {
        found: one.ofUnit,
        name: value.name,
        code: one.asked,
        facts: toldByUnit(value, request, reader, count),
      },
    ];
  });
  const groups = courses.map(({ name, code, facts }) => ({
    heading: name === code ? code : `${outsideLine(name, 120)} (${code})`,
    lines: facts,
  }));
  const same = sameOf(groups);
  const rows = same ?? groups.map((one) => `${one.heading}: ${one.lines.join(' · ')}`);
  const failed = failedPart(
    lines.filter((one) => 'error' in one),
    reader,
  );
  const { headings } = texts(reader.language).facts;
  const shown = askedTopics(request).slice(0, mostOf(count));
  const heading = shown.map((topic) => headings[topic]).join(', ');
  const part = request.isPart ? texts(reader.language).facts.part(count) : undefined;
  const [note, rest] = [
    freshnessNote(
      courses.map(({ found }) => found),
      reader,
    ),
    joined([restOf(request, reader, count), part], ' ') || undefined,
  ];
  const list = shown.length > 1 ? richGroups(heading, groups) : richBullets(heading, rows);
  const [words = '', of = ''] = same ?? [];
  return {
    ...endingWith(joined([heading, ...rows].map(escapedAroundDates), '\n'), [failed?.text, rest, note]),
    blocks: [
      ...(courses.length === 0 ? [] : same ? [boldLine(words), small(of)] : [list]),
      ...(failed?.blocks ?? []),
      ...noteBlocks(rest),
      ...noteBlocks(note),
    ],
    buttons: [],
    shows: courses.map(({ code }) => code),
    ...failuresIn(failed, courses.length === 0),
  };
}

/**
 * By the date that is asked about, where a question asks which comes first: dates ahead before those that have passed, and
 * courses without a date that is believed at the end.
 */
function inOrder(lines: readonly ToTell[], request: OfCourses, { now, zone }: Reader): readonly ToTell[] {
  const { order, topic } = request;
  const kind = DATE_KINDS.find((one) => one === (topic === 'can-enroll' ? 'closes' : topic));
  if (order === undefined || kind === undefined) return lines;
  const rankOf = (line: ToTell): readonly [group: number, at: number] => {
    if (!('found' in line)) return [2, 0];
    const { enrollment, starts, ends } = line.found.value;
    const moment = believedDates({ ...enrollment, starts, ends }, zone)[kind];
    if (!moment) return [2, 0];
    return order === 'latest' ? [0, -moment.at] : [Number(isPast(kind, moment, now, zone)), moment.at];
  };
  return lines.toSorted((one, other) => {
    const [[group, at], [otherGroup, otherAt]] = [rankOf(one), rankOf(other)];
    return group - otherGroup || at - otherAt;
  });
}

/** Words that are the same of several courses, and then those: told once, unless they are short. */
function sameOf(
  groups: readonly { readonly heading: string; readonly lines: readonly string[] }[],
): [words: string, courses: string] | undefined {
  const [first, ...others] = groups.map(({ lines }) => lines.join(' · '));
  if (first === undefined || others.length === 0 || first.length < LONG) return undefined;
  if (others.some((one) => one !== first)) return undefined;
  return [first, groups.map(({ heading }) => heading).join(' · ')];
}
const LONG = 30;

interface CourseFacts {
  readonly found: Found<unknown>;
  readonly name: string;
  readonly code: string;
  readonly facts: readonly string[];
}

/** The most facts in one answer, each a quote perhaps; more are named only. Of many courses fewer are told. */
const MOST_TOLD = 3;
const MOST_LINES = 12;
const mostOf = (courses: number): number =>
  Math.max(1, Math.min(MOST_TOLD, Math.floor(MOST_LINES / Math.max(courses, 1))));

/** Names the facts that were asked beyond the most that are told. */
function restOf(request: OfCourses, { language }: Reader, courses = 1): string | undefined {
  const { rest, headings } = texts(language).facts;
  const names = askedTopics(request)
    .slice(mostOf(courses))
    .map((topic) => headings[topic]);
  return names.length === 0 ? undefined : rest(names.join(', '));
}

function factLines(
  { found, ...more }: AboutCourse,
  request: OfCourses,
  reader: Reader,
  courses = 1,
): string[] {
  const about = { realization: found.value, isListed: courses > 1, ...more };
  const all = eachAsked(request).slice(0, mostOf(courses));
  const topics = all.map(({ topic }) => topic);
  const facts = all.flatMap(({ topic, half }) => factsFor(topic, topics, { ...half, ...about }, reader));
  return [...facts, ...warningsFor(topics, found.value, reader)];
}

function toldByUnit(unit: CourseUnit, request: OfCourses, reader: Reader, courses = 1): string[] {
  const all = eachAsked(request).slice(0, mostOf(courses));
  return all.map(({ topic, half }) => unitFactOf(topic, unit, reader, half.grade) ?? lackOf(topic, reader));
}

/** The line under the fact: the course without its credits, and how it was found if no code was typed. */
function courseLine(found: Realization, request: OfCourses, reader: Reader): string {
  const { by } = request;
  const { facts: words } = texts(reader.language);
  const realization = { ...found, credits: undefined };
  const { name, code } = realization;
  const line = outsideLine(name, 120);
  if (by === 'context') {
    const mark = nameMark(realization, reader.language);
    return joined([words.about(code), name !== code && line, mark]);
  }
  return joined([line, shortFacts(realization, reader), by === 'name' && words.notThis]);
}
