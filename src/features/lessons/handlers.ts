/** When and where a course is taught, where the study API offers its reservations. Rules: `docs/extras.md`. */
import type { Button } from '@slack/types';
import { z } from 'zod';
import { followsNothing, MOST_ALSO, showAgenda, showLessons, showLessonsBeside } from '../../ask/actions.ts';
import { isTimeAlone, requestBefore } from '../../ask/again.ts';

import { defineFeature, type Feature, type KnownCodes, replaces } from '../../ask/feature.ts';
import { lessonsAhead, toldOf } from '../../ask/lessons.ts';
import { likeIntent, likeIntents, surelyLike } from '../../ask/like.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import type { Place } from '../../ask/place.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import {
  askedLinked,
  type LinkedCode,
  type NamesInCatalogue,
  type SeenCourses,
  searchFor,
  typedCourses,
} from '../../ask/seen-courses.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import type { Planned } from '../../cards/agenda.ts';
import {
  boldLine,
  escapedAroundDates,
  escapeMrkdwn,
  header,
  joined,
  outsideLine,
  richGroups,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { shortFacts } from '../../cards/course-facts.ts';
import { dayNumber } from '../../cards/dates.ts';
import { inShort, lessonDays } from '../../cards/lessons.ts';
import { ageNote, isOutage, noteBlocks } from '../../cards/words.ts';
import { isUpstreamError } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { findRealizationCodes, unitOrItself } from '../../study-client/codes.ts';
import { mondayOf } from '../../study-client/days.ts';
import { saysNotOffered } from '../../study-client/extras.ts';
import {
  type Found,
  type LocalDays,
  type Realization,
  type Reservation,
  type ReservationsRead,
  unsureWithin,
} from '../../study-client/model.ts';
import type { Lessons } from '../../workspace/lessons.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import type { OwnGroups } from '../../workspace/own-group.ts';
import { agendaCard, lessonsOfGroups, ownLessons, unreadGroup, withNextDay } from './agenda.ts';
import {
  type AgendaRequest,
  agendaLike,
  agendaQuestion,
  agendaRequest,
  bareDay,
  type ChangesRequest,
  changesAsked,
  changesRequest,
  dayAsked,
  groupOnDay,
  isOfAgenda,
  lessonsSaid,
  ofGroups,
  parseAgenda,
  unseenGroupAsked,
} from './agenda-request.ts';
import { lessonsChanged, lessonsGoingOn } from './going-on.ts';
import {
  type LessonsRequest,
  lessonsRequest,
  parseLessons,
  type SoughtLessons,
  soughtLessons,
  wishBehind,
} from './request.ts';

interface LessonsDeps {
  readonly links: LinkTemplates;
  /** What has changed lately of the lessons of what is followed, or of some courses. Rejects if the store is in trouble. */
  readonly changes: (planned: Planned, asked: readonly string[] | undefined, reader: Reader) => Promise<Card>;
  /** What is followed where a request comes from; undefined: it comes from no conversation. May reject. */
  readonly planned: (place: Place, reader: Reader) => Promise<Planned | undefined>;
  /** The courses that a person follows or has marked. May reject. */
  readonly own: (place: Place, reader: Reader) => Promise<readonly string[]>;
  /** The student group of a person, and those of a channel. */
  readonly groups: Pick<OwnGroups, 'of' | 'ofChannel'>;
  /** The week of what is followed, where lessons are not known. */
  readonly weekInstead: (reader: Reader, place: Place) => Promise<Card>;
  /** The courses of groups that go on at a time, where lessons are not known. */
  readonly coursesInstead: (of: CoursesInstead, reader: Reader, place: Place) => Promise<Card>;
  readonly lessons: Pick<Lessons, 'mayTell' | 'isAwaited' | 'of' | 'ofCourses' | 'ofGroup'>;
  readonly lookUpRuns: LookUpFor;
  readonly linked: LinkedCode;
  readonly seen: SeenCourses;
  readonly catalogue: Pick<NamesInCatalogue, 'nameIn' | 'tryOut'>;
  /** The course that words find, or a choice of courses. */
  readonly find: (search: string, reader: Reader, place: Place) => Promise<Card>;
  /** A line for each of several courses; where lessons are not known, what is told instead. */
  readonly facts: (request: LessonsRequest, reader: Reader, place: Place) => Promise<Card>;
}

/** Groups, and the time as it was said; undefined: any. */
interface CoursesInstead {
  readonly groups: readonly string[];
  readonly at: string | undefined;
}

/** `/course lessons CODE`, and what questions about lessons are answered with. */
export const lessons = (deps: LessonsDeps): Feature => {
  const like = (label: string, question: Question): AgendaRequest | undefined =>
    deps.lessons.mayTell()
      ? agendaLike(question, label === 'group-agenda' ? 'group-agenda' : 'agenda')
      : undefined;
  return defineFeature<LessonsRequest | AgendaRequest | ChangesRequest | SoughtLessons>({
    name: 'lessons',
    request: z.union([LESSONS, changesRequest, soughtLessons]),
    kept: (request) => {
      if ('of' in request && request.of === 'changes') return undefined;
      const { part: _, from: __, ...kept }: Partial<LessonsRequest> = request;
      return kept;
    },
    commands: [
      {
        command: '/course',
        subcommand: 'lessons',
        also: vocabulary.subcommands.lessons.words,
        takes: deps.lessons.mayTell,
        parse: (args) => (isOfAgendaAlone(args) ? parseAgenda(args, undefined) : parseLessons(args)),
        knows: (word, words) => !isOfAgendaAlone(words.join(' ')) || isOfAgenda(word, words),
        alone: (place) => askedLinked(place, deps.linked),
        named: (typed, place, _, known) => namedBehind(typed, place, known, deps),
      },
      ...(['today', 'tomorrow'] as const).map((day) => ({
        command: '/course',
        subcommand: day,
        also: vocabulary.subcommands[day].words,
        parse: (args: string) =>
          findRealizationCodes(args).length > 0 ? { at: day, ...parseLessons(args) } : parseAgenda(args, day),
        knows: (word: string, words: readonly string[]) =>
          findRealizationCodes(words.join(' ')).length > 0 || isOfAgenda(word, words),
        named: async (typed: string, place: Place, _: boolean, known: KnownCodes) => {
          const named = await namedBehind(typed, place, known, deps);
          return named && { at: day, ...named };
        },
      })),
    ],
    intents: [
      {
        ...{ id: 'lessons.agenda', claim: 'own', hears: AGENDA_HEARS },
        read: async (question, conversation) => {
          // "Send me my day every morning at 7:30" sets something.
          if (surelyLike(question, ['overview'])) return undefined;
          const asked = await agendaQuestion(question, conversation);
          // Of a group it is told that lessons are not known.
          return deps.lessons.mayTell() || (asked && 'group' in asked) ? asked : undefined;
        },
      },
      {
        ...{ id: 'lessons.on-day', claim: 'own', hears: AGENDA_HEARS },
        read: (question, conversation) =>
          deps.lessons.mayTell() ? dayAsked(question, conversation) : undefined,
      },
      {
        ...{ id: 'lessons.said', claim: 'whole', hears: AGENDA_HEARS },
        read: (question, conversation) =>
          deps.lessons.mayTell() ? lessonsSaid(question, conversation) : undefined,
      },
      {
        ...{
          id: 'lessons.changes',
          claim: 'whole',
          hears: `${COURSE} facts.it follow.changes ${AGENDA_HEARS}`,
        },
        read: (question, conversation) =>
          deps.lessons.mayTell() ? changesAsked(question, conversation) : undefined,
      },
      {
        ...{ id: 'lessons.day', claim: 'guess', hears: AGENDA_HEARS },
        read: (question) => (deps.lessons.mayTell() ? bareDay(question) : undefined),
      },
      {
        ...{ id: 'lessons.unseen-group', claim: 'covered', hears: AGENDA_HEARS },
        read: (question) => (deps.lessons.mayTell() ? unseenGroupAsked(question) : undefined),
      },
      {
        ...{ id: 'lessons.group-day', claim: 'own', hears: AGENDA_HEARS, subject: 'name' },
        read: (question) => (deps.lessons.mayTell() ? groupOnDay(question) : undefined),
      },
      {
        ...{
          id: 'lessons.again',
          goesOn: true,
          claim: 'own',
          hears: `rooms.again ${COURSE} ${AGENDA_HEARS}`,
          subject: 'spoken-of',
        },
        read: async (question, conversation) => {
          const change = lessonsChanged(question);
          const before = change && (await requestBefore('lessons', LESSONS, conversation));
          return before && lessonsGoingOn(before, change);
        },
      },
      likeIntent('lessons.like-group', ['group-agenda'], like, 'like'),
      ...likeIntents('lessons.like', ['agenda', 'group-agenda'], like),
    ],
    answer: (request, reader, place) =>
      'search' in request
        ? sought(request, reader, place, deps)
        : 'of' in request
          ? request.of === 'changes'
            ? changes(request, reader, place, deps)
            : agenda(request, reader, place, deps)
          : answer(request, reader, place, deps),
    actions: [
      replaces(showLessons, ({ asked, ...part }) => ({ ...part, asked: [asked] })),
      replaces(showLessonsBeside, ({ asked }) => ({ asked: [asked] }), 'beside'),
      replaces(showAgenda, (request) => ({ of: 'agenda', ...request })),
    ],
  });
};

const LESSONS = z.union([agendaRequest, lessonsRequest]);
const AGENDA_HEARS = `lessons term week find facts picks slot.group slot.coded ${FACT}`;

/** "TXL22S1", "next week" */
const isOfAgendaAlone = (args: string): boolean => {
  const words = loweredWords(args);
  if (words.length === 0 || findRealizationCodes(args).length > 0) return false;
  return words.some((word) => isGroupCode(word.toUpperCase())) || isTimeAlone(words);
};

/** The course that is named behind `/course lessons`; a time may be a part of its name. */
async function namedBehind(
  typed: string,
  place: Place,
  known: KnownCodes,
  { seen, catalogue }: LessonsDeps,
): Promise<LessonsRequest | SoughtLessons | undefined> {
  const words = loweredWords(typed);
  if (isOfAgendaAlone(typed) || words.every((word) => isOfAgenda(word, words) || isCommonWord(word)))
    return undefined;
  const whole = await searchFor(seen, typed, place, true);
  if (whole) return whole;
  const { of, wish } = wishBehind(typed);
  const named = await typedCourses(seen, catalogue)(of, place, false, known);
  return named && { ...named, ...wish };
}

/** So many runs of a unit are told side by side. */
const MOST_RUNS = 5;

/** The lessons of the course that is found, or the next ones of each run of the only unit; else what `/course` says of the words. */
async function sought(
  { search, ...wish }: SoughtLessons,
  reader: Reader,
  place: Place,
  deps: LessonsDeps,
): Promise<Card> {
  const found = await deps.find(search, reader, place);
  const { shows = [] } = found;
  const isOne = new Set(shows.map(unitOrItself)).size === 1 && shows.length <= MOST_RUNS;
  return isOne ? answer({ ...wish, asked: [...shows] }, reader, place, deps) : found;
}

async function agenda(
  request: AgendaRequest,
  reader: Reader,
  place: Place,
  deps: LessonsDeps,
): Promise<Card> {
  const { group, also = [] } = request;
  const groups = group === undefined ? [] : [group, ...also];
  if (!deps.lessons.mayTell()) return instead(request, groups, reader, place, deps);
  if (group !== undefined) {
    const ofDays = (days: LocalDays) => lessonsOfGroups(groups, days, reader, deps.lessons);
    const found = await withNextDay(request, reader, ofDays, ({ found }) => found).catch(ifNotOffered);
    if (!found) return instead(request, groups, reader, place, deps);
    return agendaCard({ group, also: request.also }, found.read, found.request, reader, deps.links);
  }
  return ownAgenda(request, reader, place, deps);
}

async function changes(
  { asked }: ChangesRequest,
  reader: Reader,
  place: Place,
  deps: LessonsDeps,
): Promise<Card> {
  const here = await deps.planned(place, reader);
  if (!here) return wordsCard(texts(reader.language).follow.nowhere);
  const isNone = here.courses.length === 0 && asked === undefined;
  return isNone ? followsNothing(here.kind, reader.language) : deps.changes(here, asked, reader);
}

async function ownAgenda(
  request: AgendaRequest,
  reader: Reader,
  place: Place,
  deps: LessonsDeps,
): Promise<Card> {
  const here = await deps.planned(place, reader);
  if (!here) return wordsCard(texts(reader.language).follow.nowhere);
  // What one has marked counts, too.
  const own = here.kind === 'person' ? await deps.own(place, reader) : [];
  const codes = new Set([...here.courses.map(({ follow }) => follow.code), ...own]);
  const ofChannel = await deps.groups.ofChannel(place);
  if (codes.size === 0 && ofChannel.length > 0)
    return agenda({ ...request, ...ofGroups(ofChannel.slice(0, 1 + MOST_ALSO)) }, reader, place, deps);
  const group = here.kind === 'person' ? await deps.groups.of(place) : ofChannel[0];
  if (codes.size === 0 && group === undefined)
    return followsNothing(here.kind, reader.language, { asksGroup: here.kind === 'person' });
  const ofDays = (days: LocalDays) => ownLessons([...codes], group, days, reader, deps.lessons);
  const found = await withNextDay(request, reader, ofDays, ({ lessons }) => lessons.found).catch(ifStudyDown);
  if (!found) return instead(request, [], reader, place, deps);
  const { lessons, isUnread } = found.read;
  const isWithGroup = group !== undefined && !isUnread;
  const card = agendaCard({ ...here, isWithGroup }, lessons, found.request, reader, deps.links);
  if (isWithGroup || group === undefined) return card;
  return withNote(card, unreadGroup(group, reader));
}

/**
 * What is known where lessons are not, or not yet: the courses of groups, else the week of what is followed, which says that lessons
 * are not known.
 */
async function instead(
  { at }: AgendaRequest,
  groups: readonly string[],
  reader: Reader,
  place: Place,
  { lessons, coursesInstead, weekInstead }: LessonsDeps,
): Promise<Card> {
  const words = texts(reader.language);
  const isOfGroups = groups.length > 0;
  const card = await (isOfGroups
    ? coursesInstead({ groups, at }, reader, place)
    : weekInstead(reader, place));
  if (lessons.isAwaited()) return withNote(card, words.lessons.awaited);
  return isOfGroups ? withNote(card, words.facts.unknown.lessons) : card;
}

function ifNotOffered(error: unknown): undefined {
  if (!saysNotOffered(error)) throw error;
}

function ifStudyDown(error: unknown): undefined {
  if (!isUpstreamError(error)) throw error;
}

async function answer(
  request: LessonsRequest,
  reader: Reader,
  place: Place,
  deps: LessonsDeps,
): Promise<Card> {
  if (!deps.lessons.mayTell()) return deps.facts(request, reader, place);
  const { only } = await deps.lookUpRuns(place, request.asked, reader.language);
  if (!only) return deps.facts(request, reader, place);
  try {
    return lessonsCard(only, await deps.lessons.of(only.value, reader.language), request, reader);
  } catch (error) {
    // It was offered until now: from here on it is not.
    if (saysNotOffered(error)) return deps.facts(request, reader, place);
    throw error;
  }
}

const WEEK = 7;
/** The most lessons of a card that are asked for or near, and those that are shown where this week and the next have none. */
const MOST = 40;
const FEW = 3;
/** Lessons on a page of all of them: about a screen of a phone. */
const PAGE = 8;

/** The lessons that a request is for, in the order in which they are shown. */
function partOf(
  read: ReservationsRead,
  { part, from = 0 }: Pick<LessonsRequest, 'part' | 'from'>,
  reader: Reader,
): readonly Reservation[] {
  const { now, zone } = reader;
  const ahead = lessonsAhead(read, reader);
  if (part === 'past') {
    const dayOf = ({ starts }: Reservation): number => dayNumber(starts, zone);
    const past = read.found.filter(({ ends }) => ends <= now);
    // The latest day comes first.
    return past.toSorted((one, other) => dayOf(other) - dayOf(one) || one.starts - other.starts).slice(from);
  }
  if (part === 'ahead') return ahead.slice(from);
  const until = mondayOf(dayNumber(now, zone)) + 2 * WEEK;
  const near = ahead.filter(({ starts }) => dayNumber(starts, zone) < until);
  return near.length > 0 ? near : ahead.slice(0, FEW);
}

/** What is asked, then this week's lessons and the next's; behind buttons later ones, and those that lie behind. */
export function lessonsCard(
  { value: course, ...age }: Found<Realization>,
  read: Found<ReservationsRead>,
  request: Omit<LessonsRequest, 'asked'>,
  reader: Reader,
): Card {
  const { language } = reader;
  const words = texts(language).lessons;
  const { lines: told, first, lessons: meant } = toldOf(read.value, request, reader);
  const lines = first === undefined ? told : [joined([...told, first])];
  const all = meant ?? partOf(read.value, request, reader);
  // A yes needs no list of all.
  const shown = all.slice(0, request.part === undefined && !request.isWhether ? MOST : PAGE);
  const building = onlyBuilding(shown);
  const placed = building === undefined ? shown : shown.map(withoutBuilding);
  const days = lessonDays(placed.map(inShort), reader);
  const note = ageNote([read], [{ value: course, ...age }], reader, read.value.isComplete);
  const unsure = unsureWithin([read.value], ALWAYS);
  const ofRead = unsure > 0 ? words.unsure(unsure) : words.reserved;
  const lack = read.value.isComplete ? ofRead : words.cut;
  const place = building === undefined ? [] : [words.building(outsideLine(building, 100))];
  const notes = [
    ...(stateOf(read.value, reader) ?? []),
    ...(isOutage([read, { value: course, ...age }]) ? [] : [lack]),
  ];
  const title = outsideLine(course.name, 100);
  const listed = lessonDays(placed, reader).map(({ heading, lines: of }) => `${heading}: ${of.join('; ')}.`);
  const about = escapeMrkdwn(`${title} · ${shortFacts(course, reader)}`);
  return {
    ...endingWith(
      [...lines.map(escapedAroundDates), about, ...[...place, ...listed].map(escapedAroundDates)].join('\n'),
      [...notes, note],
    ),
    blocks: [
      header(course.name),
      small(shortFacts(course, reader)),
      ...lines.map(boldLine),
      ...place.map(small),
      ...(days.length > 0 ? [richGroups(undefined, days)] : []),
      ...notes.map(small),
      ...noteBlocks(note),
    ],
    once: [words.reserved],
    buttons: buttonsOf(course, read.value, request, { shown: shown.length, of: meant && shown }, reader),
    shows: [course.code],
  };
}

const ALWAYS = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** The building of all rooms of several lessons: it is said once. */
function onlyBuilding(lessons: readonly Reservation[]): string | undefined {
  const [name, ...others] = new Set(
    lessons.flatMap(({ rooms }) => rooms.map(({ building }) => building?.name)),
  );
  return lessons.length > 1 && others.length === 0 ? name : undefined;
}

const withoutBuilding = (lesson: Reservation): Reservation => ({
  ...lesson,
  rooms: lesson.rooms.map(({ building: _, ...room }) => room),
});

/** What is said where no lesson is ahead. */
function stateOf(read: ReservationsRead, reader: Reader): string[] | undefined {
  const { none, noneAhead, unread } = texts(reader.language).lessons;
  if (lessonsAhead(read, reader).length > 0) return undefined;
  if (!read.isComplete) return read.found.length > 0 ? undefined : [unread];
  return [read.found.length > 0 ? noneAhead : none];
}

/** To the lessons ahead that are not shown, to the pages of a part beside this one and back, and to those that lie behind. */
function buttonsOf(
  { code }: Realization,
  read: ReservationsRead,
  { part, from = 0 }: Pick<LessonsRequest, 'part' | 'from'>,
  { shown, of }: { readonly shown: number; readonly of: readonly Reservation[] | undefined },
  reader: Reader,
): Button[] {
  const words = texts(reader.language).lessons;
  const ahead = lessonsAhead(read, reader);
  const past = read.found.length - ahead.length;
  const left = (part === 'past' ? past : ahead.length) - from - shown;
  const hidden = ahead.length - (of ? of.filter((one) => ahead.includes(one)).length : shown);
  const toPast = { label: words.past(past), to: { part: 'past' }, is: past > 0 } as const;
  const targets: readonly Target[] =
    part === undefined
      ? [{ label: words.ahead(hidden), to: { part: 'ahead' }, is: hidden > 0 }, toPast]
      : [
          { label: words.previous, to: { part, from: Math.max(from - PAGE, 0) }, is: from > 0 },
          { label: words.more(left), to: { part, from: from + shown }, is: left > 0 },
          ...(part === 'past'
            ? [{ label: words.coming(ahead.length), to: {}, is: ahead.length > 0 }]
            : [{ label: words.fewer, to: {}, is: true }, toPast]),
        ];
  return targets.flatMap(({ label, to, is }, index) =>
    is ? showLessons.offer(label, { ...to, asked: code }, reader.language, index) : [],
  );
}

/** A part of the lessons that a button leads to, where there is one. */
interface Target {
  readonly label: string;
  readonly to: Pick<LessonsRequest, 'part' | 'from'>;
  readonly is: boolean;
}
