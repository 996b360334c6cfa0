/** What lies ahead of a channel or person: the week, and the term on a time line. */

import type { Button, KnownBlock } from '@slack/types';
import { z } from 'zod';
import { defineAction, followsNothing, setOverview } from '../../ask/actions.ts';
import { WEEKDAYS } from '../../ask/days.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import { likeIntents } from '../../ask/like.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import type { Place } from '../../ask/place.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { rowOffers } from '../../ask/row-offers.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { FACT } from '../../ask/slots.ts';
import { timeIn } from '../../ask/times.ts';
import { consistsOf, speakOfCourses } from '../../ask/words.ts';
import {
  type CourseDate,
  type Dated,
  datesOf,
  type LessonsOn,
  type OwnBeside,
  type Planned,
  shortDateLine,
  weekOf,
} from '../../cards/agenda.ts';
import { agendaRows, type RowOffers } from '../../cards/agenda-rows.ts';
import {
  escapedAroundDates,
  escapeMrkdwn,
  header,
  joined,
  paragraph,
  richBullets,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { asOf, dayNumber } from '../../cards/dates.ts';
import type { LessonsOnDays } from '../../cards/lessons.ts';
import { failedPart, failuresIn } from '../../cards/realization-list.ts';
import { byStart, termOf } from '../../cards/term.ts';
import { noteBlocks } from '../../cards/words.ts';
import { NotFound } from '../../errors.ts';
import { ALL_WORDS, texts, vocabulary } from '../../i18n/index.ts';
import { factsOf, knownSince } from '../../reminders/followed.ts';
import { usualReminders } from '../../store/reminder-settings.ts';
import type { ReminderSettings, Store, TargetKind } from '../../store/store.ts';
import { mondayOf } from '../../study-client/days.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { isPast } from '../../study-client/moments.ts';
import type { KnownLessons, Lessons } from '../../workspace/lessons.ts';
import { lookUp } from '../../workspace/look-up.ts';
import { changeReminders, type Preferences, remindersOfPerson } from '../../workspace/preferences.ts';
import { type Nudge, type Spot, spotOf, type Targets } from '../../workspace/targets.ts';

/** The longest time as it was said, in characters. */
const LONGEST_TIME = 80;

/** Whether an overview of each week is wanted; `whom`: by the person who asks, wherever that is. */
const overview = z.object({
  on: z.boolean(),
  whom: z.literal('person').optional(),
  /** It takes back what was set before. */
  undoes: z.literal(true).optional(),
});
type Overview = z.infer<typeof overview>;

/**
 * The next seven days of what is followed; `next`: the calendar week after this one; `group`: that of a student group's lessons. Or
 * a wish for overviews.
 */
const weekRequest = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('week'),
    next: z.literal(true).optional(),
    /** What closes is asked, at a time as it was said: of one's group, or of what is known here, where nothing is followed. */
    closes: z.string().max(LONGEST_TIME).optional(),
    group: z.string().min(2).max(40).optional(),
  }),
  z.object({ of: z.literal('overview'), ...overview.shape }),
  /** Overviews are spoken of; `otherDay`: one on another day of the week than there is. */
  z.object({ of: z.literal('mondays'), otherDay: z.boolean().optional(), whom: overview.shape.whom }),
]);
export type WeekRequest = z.infer<typeof weekRequest>;

type WeekAsked = Extract<WeekRequest, { of: 'week' }>;

const concepts = vocabulary.week;
const { lead } = vocabulary;

/** Reads `/course week`, perhaps with "next" or a group behind it. */
export function parseWeek(args: string): WeekAsked {
  const words = loweredWords(args);
  const group = words.find(isGroup);
  return { ...requestOf(words), ...(group !== undefined && { group: group.toUpperCase() }) };
}

const isGroup = (word: string): boolean => isGroupCode(word.toUpperCase());

/** The longest question, in words. */
const LONGEST = 12;

/** Reads "what's coming up this week?", "mitä tällä viikolla?", "vad händer nästa vecka?". */
export function weekQuestion({ words, codes, quotes }: Question): WeekAsked | undefined {
  if (codes.length > 0 || quotes || words.length > LONGEST) return undefined;
  // "Which courses start next week?" asks for any, unless it says whose.
  const isOwn = words.some(vocabulary.term.own.has) || words.some(vocabulary.follow.following.has);
  if (speakOfCourses(words) && !isOwn && !words.some(vocabulary.find.enrollments.has)) return undefined;
  const isWeek = (word: string): boolean =>
    concepts.week.has(word) || (concepts.days.has(word) && ofSeven(words));
  if (!consistsOf(words, isWeek, concepts.beside.has)) return undefined;
  const closes = !isOwn && words.some(lead.closes.has);
  return { ...requestOf(words), ...(closes && { closes: timeIn(words).slice(0, LONGEST_TIME) }) };
}

/** "The next seven days", "the next days": a week from today. */
const ofSeven = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      [concepts.seven, concepts.next].some(({ has }) => has(word)) && concepts.days.has(words[at + 1]),
  );

const HEARD_OF_WEEK = `week slot.count follow.following term.own find.enrollments ${FACT}`;
const HEARD_OF_TERM = `term follow.following find.courses ${FACT}`;

/** Whether a word says something of the week. */
const isOfWeek = (word: string): boolean =>
  concepts.week.has(word) || concepts.next.has(word) || concepts.beside.has(word);

function requestOf(words: readonly string[]): WeekAsked {
  return words.some(concepts.next.has) && !ofSeven(words) ? { of: 'week', next: true } : { of: 'week' };
}

/** What finding the dates ahead needs. */
interface PlannedDeps {
  readonly study: Pick<StudyClient, 'realization' | 'realizationById' | 'realizationKept'>;
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses' | 'enrolled' | 'reminders'>;
  readonly targets: Pick<Targets, 'followedAt'>;
  readonly preferences: Pick<Preferences, 'person' | 'channel'>;
}

/** What switching the overview needs. */
interface OverviewDeps {
  readonly store: Pick<Store, 'targets' | 'follows'>;
  readonly targets: Pick<Targets, 'expectMayChange' | 'languageFor' | 'of' | 'tell'>;
  readonly preferences: Pick<Preferences, 'person' | 'changePerson'>;
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
  readonly nudge: Nudge;
}

type WeekDeps = PlannedDeps &
  OverviewDeps & {
    /** Courses that were read longer ago are shown with that time, in milliseconds. */
    readonly oldAfterMs: number;
    readonly lessonsOn: LessonsOn;
    readonly links: LinkTemplates;
    /** Whether the study API offers lessons. */
    readonly canTeach: () => boolean;
    /** The lessons of a student group. */
    readonly ofGroup: (asked: GroupWeek, reader: Reader, place: Place) => Promise<Card>;
    /** What closes at a time: of a person's group, or of all that is known here. @param time as it was said */
    readonly closingOf: (time: string, reader: Reader, place: Place) => Promise<Card>;
    /** What is a person's own beside what is followed. May reject. */
    readonly ownBeside: (place: Place, kind: Planned['kind']) => Promise<OwnBeside>;
  };

/** Seven days of a student group; `next`: the calendar week after this one. */
interface GroupWeek {
  readonly group: string;
  readonly next: boolean;
}

/** The first day of what is asked for, by the reader's calendar: today, or the next Monday. */
function firstDay(isNext: boolean, { now, zone, own = zone }: Reader): number {
  const today = dayNumber(now, own);
  return isNext ? mondayOf(today) + 7 : today;
}

/** Seven days of what is followed, by day: windows that open or close, starts and ends. */
export function weekCard(
  { next }: { readonly next?: true | undefined },
  { kind, courses, since, failed, weekly }: Planned,
  reader: Reader,
  oldAfterMs = Number.POSITIVE_INFINITY,
  taught?: LessonsOnDays | 'unread',
  offers: RowOffers = {},
  asksGroup = false,
): Card {
  const words = texts(reader.language);
  const failures = failedPart(failed, reader);
  const lessons = lessonsPart(taught, reader);
  // Of what one has marked, and of one's group, there are lessons without a follow.
  if (courses.length === 0 && lessons === undefined)
    return followsNothing(kind, reader.language, { asksGroup });
  const week = weekOf(courses, firstDay(next === true, reader), reader);
  const title = words.week.title[kind](week.days);
  const quiet = week.isEmpty && courses.length > 0 ? words.week.quiet(courses.length) : undefined;
  const isOld = since !== undefined && reader.now - since > oldAfterMs;
  const note = isOld ? words.home.asOf(asOf(since, reader)) : undefined;
  const state = weekly ? words.week.comes[kind] : words.week.offered[kind];
  const said = [title, quiet, ...week.lines].map((line) => line && escapeMrkdwn(line));
  return {
    ...endingWith(joined([...said, ...(lessons?.lines ?? [])], '\n'), [
      ...[week.more, ...(lessons?.notes ?? []), failures?.text, note, state],
    ]),
    blocks: [
      header(title),
      ...rowsOf(week, quiet, lessons, offers),
      ...(failures?.blocks ?? []),
      ...noteBlocks(note),
      small(state),
    ],
    buttons: overviewButton(weekly, reader),
    shows: week.codes,
    ...failuresIn(failures, false),
  };
}

/** Dates and lessons by day; where only lessons are, that there are no dates stands below them. */
function rowsOf(
  { shown, more }: ReturnType<typeof weekOf>,
  quiet: string | undefined,
  lessons: ReturnType<typeof lessonsPart>,
  offers: RowOffers,
): KnownBlock[] {
  const { isAny = false, days = [], blocks = [] } = lessons ?? {};
  const none = quiet === undefined ? [] : [isAny ? small(quiet) : paragraph(quiet)];
  const rows = [...agendaRows([...shown, ...days], offers), ...(more === undefined ? [] : [small(more)])];
  return [...(isAny ? [...rows, ...none] : [...none, ...rows]), ...blocks];
}

/** Lessons as they stand among dates; undefined: the study API does not offer them. `blocks`: what is said below of them. */
function lessonsPart(taught: LessonsOnDays | 'unread' | undefined, reader: Reader) {
  const { heading, unread, nothingThen } = texts(reader.language).lessons;
  if (taught === undefined) return undefined;
  if (taught === 'unread')
    return { isAny: false, days: [], lines: [], notes: [unread], blocks: [small(unread)] };
  const { days, notes, age } = taught;
  const isAny = days.length > 0;
  const lines = days.map((one) => escapedAroundDates(`${one.heading}: ${one.lines.join('; ')}.`));
  return {
    isAny,
    days,
    lines: isAny ? [`${heading}:`, ...lines] : [nothingThen],
    notes: [...notes, age],
    blocks: [...(isAny ? [] : [small(nothingThen)]), ...notes.map(small), ...noteBlocks(age)],
  };
}

function overviewButton(weekly: boolean, { language }: Reader): Button[] {
  const { switchOn, switchOff } = texts(language).week;
  return setOverview.offer(weekly ? switchOff : switchOn, { on: !weekly }, language);
}

/** Reads "remind me every Monday what is coming" to the app alone: every word of it, since it changes something. */
function overviewQuestion(question: Question): WeekRequest | undefined {
  const { words, codes, direct, quotes } = question;
  if (codes.length > 0 || quotes) return undefined;
  const { weekly, noWeekly } = vocabulary.settings;
  const said = words.join(' ');
  if (direct && weekly.is(said)) return { of: 'overview', on: true, whom: 'person' };
  if (direct && noWeekly.is(said)) return { of: 'overview', on: false, whom: 'person' };
  const isOtherDay = ALL_WORDS.some(({ otherDays: [days, monday] }) => {
    const onMonday = said.replace(days, monday);
    return onMonday !== said && weekly.is(onMonday);
  });
  const otherDay = isOtherDay || speaksOfOtherDay(words);
  if (otherDay || speaksOfOverview(words))
    return { of: 'mondays', ...(otherDay && { otherDay }), ...(direct && { whom: 'person' as const }) };
  return undefined;
}

const { overview: overviews, weeklyOverview, overviewBeside } = vocabulary.settings;
const { monday, ...otherDays } = Object.fromEntries(WEEKDAYS.map((day) => [day, vocabulary.times[day]]));
const isOtherDay = (word: string): boolean => Object.values(otherDays).some(({ has }) => has(word));
const OF_OVERVIEW = [overviews, weeklyOverview, overviewBeside, vocabulary.times.weekly];

/** Whether words speak of an overview that comes each week, and of nothing else: "every Monday overview here please". */
function speaksOfOverview(words: readonly string[]): boolean {
  const isDay = (word: string): boolean => monday?.has(word) === true || isOtherDay(word);
  const isWeekly =
    words.some(weeklyOverview.has) || (words.some(vocabulary.times.weekly.has) && words.some(isDay));
  if (!isWeekly || !words.some(overviews.has) || words.length < FEWEST_OF_OVERVIEW) return false;
  return words.every((word) => isDay(word) || OF_OVERVIEW.some(({ has }) => has(word)));
}
/** The overview alone is that of this week. */
const FEWEST_OF_OVERVIEW = 3;

const speaksOfOtherDay = (words: readonly string[]): boolean =>
  words.some(isOtherDay) && speaksOfOverview(words);

/** `/course week` and questions about what is coming up: seven days of what the channel or person follows. */
export const week = (deps: WeekDeps): Feature =>
  defineFeature<WeekRequest>({
    name: 'week',
    request: weekRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'week',
        also: vocabulary.subcommands.week.words,
        parse: (typed) => ofOwnUnless(deps.canTeach(), parseWeek(typed)),
        knows: (word, words) => isOfWeek(word) || (deps.canTeach() && word === words.find(isGroup)),
      },
    ],
    intents: [
      {
        id: 'week.overview',
        claim: 'whole',
        hears: `settings help times slot.time ${HEARD_OF_WEEK}`,
        read: overviewQuestion,
      },
      { id: 'week', claim: 'own', hears: HEARD_OF_WEEK, read: weekQuestion },
      ...likeIntents<WeekRequest>('week.like', ['week'], (_, { words }) => requestOf(words)),
    ],
    answer: (request, reader, place) => answer(request, reader, place, deps),
    // A shared card would offer to switch the overview for all.
    shareable: (request) => request.of === 'week' && request.group !== undefined,
    writes: (request) => request.of === 'overview',
    actions: [replaces(setOverview, (asked) => ({ of: 'overview', ...asked }))],
  });

/** Where lessons are not offered, a group has no week, and its code is told to be unused. */
const ofOwnUnless = (canTeach: boolean, { group, ...rest }: WeekAsked): WeekAsked =>
  canTeach && group !== undefined ? { ...rest, group } : rest;

async function answer(request: WeekRequest, reader: Reader, place: Place, deps: WeekDeps): Promise<Card> {
  const words = texts(reader.language);
  if (request.of === 'mondays') return mondaysCard(request, reader, place, deps);
  if (request.of === 'overview') return overviewCard(request, reader, place, deps);
  if (request.group !== undefined)
    return deps.ofGroup({ group: request.group, next: request.next === true }, reader, place);
  // A mention is answered in a thread, for all to read.
  const here = await plannedHere(place, reader, deps, place.thread === undefined);
  if (!here) return wordsCard(words.follow.nowhere);
  if (request.closes !== undefined && here.kind === 'person' && here.courses.length === 0) {
    const card = await deps.closingOf(request.closes, reader, place);
    return withNote(card, words.follow.of.person.nothing);
  }
  const first = firstDay(request.next === true, reader);
  const own = await deps.ownBeside(place, here.kind);
  const taught = await deps.lessonsOn(here.courses, { first, last: first + 6 }, reader, own);
  const offers = rowOffers(here.courses, reader, { links: deps.links, canTeach: deps.canTeach() });
  const asksGroup = here.kind === 'person' && own.group === undefined;
  return weekCard(request, here, reader, deps.oldAfterMs, taught, offers, asksGroup);
}

/** Has overviews come, or not, and says so, with **Undo**. */
async function overviewCard(request: Overview, reader: Reader, place: Place, deps: WeekDeps): Promise<Card> {
  const words = texts(reader.language);
  const isUndone = request.undoes === true && (await isAsWished(request, place, deps));
  const kind = await changeOverview(request, place, reader, deps);
  if (kind === undefined) return wordsCard(words.follow.nowhere);
  const said = request.on ? words.week.comes[kind] : words.week.ended[kind];
  if (isUndone) return wordsCard(`${words.lists.undoneAlready} ${said}`);
  const undo = { on: !request.on, undoes: true as const, ...(request.whom && { whom: request.whom }) };
  return {
    ...wordsCard(said),
    buttons: setOverview.offer(words.lists.undo, undo, reader.language),
  };
}

/** Whether overviews come, or not, as is wished. */
async function isAsWished({ on, whom }: Overview, place: Place, deps: WeekDeps): Promise<boolean> {
  const spot = spotOf(place, { whom });
  return spot !== undefined && ((await settingsAt(spot, deps))?.weekly !== undefined) === on;
}

/** Says when overviews come, here or to the person, with the button that has them come, or not. */
async function mondaysCard(
  { otherDay, whom }: Extract<WeekRequest, { of: 'mondays' }>,
  reader: Reader,
  place: Place,
  deps: WeekDeps,
): Promise<Card> {
  const { week: words, help } = texts(reader.language);
  const spot = spotOf(place, { whom });
  const isOn = spot !== undefined && (await settingsAt(spot, deps))?.weekly !== undefined;
  const now = spot && isOn ? words.comes[spot.kind] : help.how.weekly(words.switchOn);
  const buttons = setOverview.offer(
    isOn ? words.switchOff : words.switchOn,
    { on: !isOn, ...(whom && { whom }) },
    reader.language,
  );
  return { ...wordsCard(otherDay ? words.onlyMondays : now), buttons };
}

/**
 * What the channel follows, or the person in a direct conversation, and the course of a linked channel. Undefined: the
 * request comes from no conversation. Rejects if the store is in trouble, or if nothing is followed and the linked course
 * can't be read.
 * @param withMarks whether the asker's own marks are shown for what a channel follows: only the asker reads the answer
 */
export async function plannedHere(
  place: Place,
  reader: Reader,
  deps: PlannedDeps,
  withMarks = false,
): Promise<Planned | undefined> {
  const at = spotOf(place);
  if (!at) return undefined;
  const spot: Spot = { ...at, ...(withMarks && { user: place.user }) };
  const here = await deps.targets.followedAt(spot, reader);
  const courses = here?.followed ?? [];
  const since = here && knownSince(here.target, courses);
  const weekly = (await settingsAt(spot, deps))?.weekly !== undefined;
  const planned = { kind: spot.kind, courses, since, failed: [], weekly };
  const { workspace, target: channel } = spot;
  const linked =
    spot.kind === 'channel' ? (await deps.preferences.channel({ workspace, channel }))?.linked : undefined;
  if (linked === undefined || courses.some(({ follow }) => follow.code === linked)) return planned;
  try {
    const { value } = await lookUp(deps.study, linked, reader.language);
    const also: Dated = {
      isLinkedOnly: true,
      follow: { code: value.code },
      facts: factsOf(value, reader.language),
    };
    return { ...planned, courses: [...courses, also] };
  } catch (error) {
    if (courses.length > 0) return { ...planned, failed: [{ asked: linked, error }] };
    throw error instanceof NotFound ? new NotFound(error.subject, error.id, 'linked') : error;
  }
}

async function settingsAt(
  spot: Spot,
  deps: Parameters<typeof remindersOfPerson>[1],
): Promise<ReminderSettings | undefined> {
  if (spot.kind === 'channel') return (await deps.store.targets.get(spot))?.settings;
  return remindersOfPerson({ workspace: spot.workspace, user: spot.target }, deps);
}

/**
 * Switches the overview of each week on or off, also where nothing is followed yet: a channel may be linked to a course.
 * @returns for whom; undefined if the request comes from no conversation
 */
async function changeOverview(
  { on, whom }: Overview,
  place: Place,
  reader: Reader,
  deps: OverviewDeps,
): Promise<TargetKind | undefined> {
  const spot = spotOf(place, { whom });
  if (!spot) return undefined;
  await deps.targets.expectMayChange(spot, place.user);
  const before = (await settingsAt(spot, deps)) ?? usualReminders(deps.zone);
  const { weekly, ...others } = before;
  const after = on ? { ...others, weekly: weekly ?? deps.now() } : others;
  const language = await deps.targets.languageFor(spot, reader.language);
  if (spot.kind === 'channel') {
    const target = await deps.targets.of(spot, language);
    if (target) await deps.store.follows.add({ ...target, settings: after }, [], 1);
  }
  await changeReminders(spot, after, deps);
  if (on !== (weekly !== undefined)) {
    const edit = { is: 'settings' as const, before: { reminders: before }, after: { reminders: after } };
    await deps.targets.tell(spot, edit, { user: place.user, language });
  }
  deps.nudge(spot);
  return spot.kind;
}

// The term.

/** What is followed, on a time line, with what runs at the same time; `all`: of many courses, too, each pair by its names. */
const termRequest = z.object({ of: z.literal('term'), all: z.literal(true).optional() });
export type TermRequest = z.infer<typeof termRequest>;

/**
 * Reads "do my courses overlap?", "meneekö mun kurssit päällekkäin?", "krockar mina kurser?", and questions for one's term.
 * Every word must be known: a question that names a course, or another kind of thing, asks for something else.
 */
export function termQuestion({ words, codes, quotes }: Question): TermRequest | undefined {
  if (codes.length > 0 || quotes || words.length > LONGEST) return undefined;
  const isTerm = (word: string): boolean => vocabulary.term.term.has(word);
  const isKnown = consistsOf(words, (word) => isTerm(word) || vocabulary.term.together.has(word), isOfTerm);
  // "Overlaps?" alone means one's own; "at the same time" among other words says nothing by itself.
  const isMine = words.some((word) => isTerm(word) || isOwn(word)) || words.length === 1;
  return isKnown && isMine ? { of: 'term' } : undefined;
}

const isOwn = (word: string): boolean =>
  vocabulary.term.own.has(word) || vocabulary.course.realization.has(word);

/** Whether a word says something of the term. */
const isOfTerm = (word: string): boolean =>
  isOwn(word) ||
  [vocabulary.term.term, vocabulary.term.together, vocabulary.term.beside].some(({ has }) => has(word));

/** Shows all that is known of a term in place of the message. */
const showAllOfTerm = defineAction('term.all', z.object({}));

/** The most dates of the agenda at first, and after **Show all**: the time line, or the line of a course, has all. */
const FEW_DATES = 6;
const MOST_DATES = 12;

interface TermDeps {
  readonly lessons: Pick<Lessons, 'ahead'>;
  /** Undefined: the request comes from no conversation. May reject. */
  readonly planned: (place: Place, reader: Reader) => Promise<Planned | undefined>;
}

/** What is followed on a time line: what runs at the same time first, then the drawing, then the dates ahead. */
export function termCard(
  { kind, courses, failed }: Pick<Planned, 'kind' | 'courses' | 'failed'>,
  reader: Reader,
  lessons: KnownLessons = new Map(),
  isAll = false,
): Card {
  const { term: words } = texts(reader.language);
  if (courses.length === 0) return followsNothing(kind, reader.language);
  const sorted = byStart(courses, reader.zone);
  const term = termOf(sorted, reader, lessons, isAll);
  const title = words.title[kind](courses.length);
  const ahead = datesAhead(sorted, isAll ? MOST_DATES : term.isShort ? 0 : FEW_DATES, reader);
  const failures = failedPart(failed, reader);
  const said = [title, ...term.lines, ...ahead.lines].map(escapeMrkdwn);
  return {
    ...endingWith(joined(said, '\n'), [ahead.more, failures?.text]),
    blocks: [
      header(title),
      ...term.blocks,
      ...(ahead.shown.length === 0 ? [] : [richBullets(undefined, ahead.shown)]),
      ...(isAll && ahead.more !== undefined ? [small(ahead.more)] : []),
      ...(failures?.blocks ?? []),
    ],
    buttons:
      !isAll && (term.isShort || ahead.isCut) ? showAllOfTerm.offer(words.all, {}, reader.language) : [],
    shows: sorted.map(({ follow: { code } }) => code),
    ...failuresIn(failures, false),
  };
}

/** The dates ahead, a line each, as the text tells them, and the first of them as they are shown. */
function datesAhead(courses: readonly Dated[], few: number, reader: Reader) {
  const all = aheadOf(courses, reader);
  const rest = all.length - MOST_DATES;
  const lines = all.slice(0, MOST_DATES).map((one) => shortDateLine(one, reader));
  return {
    lines,
    shown: lines.slice(0, few),
    more: rest > 0 ? texts(reader.language).home.moreDates(rest) : undefined,
    isCut: all.length > few,
  };
}

function aheadOf(courses: readonly Dated[], { zone, now }: Reader): CourseDate[] {
  const all = courses.flatMap((course) => datesOf(course, zone));
  const ahead = all.filter(({ kind, moment }) => moment.at > now || !isPast(kind, moment, now, zone));
  return ahead.toSorted((a, b) => a.moment.at - b.moment.at);
}

/** `/course term` and questions whether one's courses overlap: what the channel or person follows, on a time line. */
export const term = ({ planned, lessons }: TermDeps): Feature =>
  defineFeature<TermRequest>({
    name: 'term',
    request: termRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'term',
        also: vocabulary.subcommands.term.words,
        parse: () => ({ of: 'term' }),
        knows: isOfTerm,
      },
    ],
    intents: [
      { id: 'term', claim: 'own', hears: HEARD_OF_TERM, read: termQuestion },
      ...likeIntents<TermRequest>('term.like', ['term'], () => ({ of: 'term' })),
    ],
    actions: [replaces(showAllOfTerm, () => ({ of: 'term', all: true }))],
    answer: async ({ all = false }, reader, place) => {
      const here = await planned(place, reader);
      if (!here) return wordsCard(texts(reader.language).follow.nowhere);
      const codes = here.courses.map(({ follow }) => follow.code);
      return termCard(
        here,
        reader,
        codes.length > 1 ? await lessons.ahead(codes, reader.language) : undefined,
        all,
      );
    },
  });
