/** The one fact of a course that a question asks, in one line. */

import { lessonsAhead, nextLines, toldOf } from '../../ask/lessons.ts';
import { isNamed } from '../../ask/seen-courses.ts';
import { readTime, type SaidTime } from '../../ask/times.ts';
import { capital, joined, outsideLine } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import {
  creditWords,
  languagesInSentence,
  namesAsked,
  namesTold,
  periodWords,
} from '../../cards/course-facts.ts';
import {
  dateLabel,
  dayNumber,
  dayOfDate,
  isDay,
  leftUntil,
  nearDateWords,
  stateLine,
  windowDates,
  windowText,
  windowWords,
} from '../../cards/dates.ts';
import { dayAndLine } from '../../cards/lessons.ts';
import { inWords } from '../../cards/other-language.ts';
import { talk, texts } from '../../i18n/index.ts';
import { type FactTopic, type Topic, UNKNOWN, type UnknownTopic } from '../../i18n/topics.ts';
import { isLanguage, numberIn } from '../../language.ts';
import { localInstant } from '../../study-client/days.ts';
import type {
  CourseUnit,
  Moment,
  Realization,
  RealizationText,
  Reservation,
  ReservationsRead,
} from '../../study-client/model.ts';
import {
  type DateKind,
  enrollmentState,
  isCourseReversed,
  isOfWindow,
  isPast,
  isReversed,
} from '../../study-client/moments.ts';
import { answered, openAt, runsAt, type YesOrNo } from './answered.ts';
import { OF_LESSONS } from './asked.ts';
import type { AskedAlike } from './asked-facts.ts';
import {
  GRADING_TEXTS,
  gradingWords,
  quotedTogether,
  quotesOf,
  tellsCriteria,
  unitFactOf,
} from './quotes.ts';

/** In days. */
const WEEK = 7;
/** The longest name. */
const NAME = 120;

/** What a fact is told from. */
export interface FactOf extends Omit<AskedAlike, 'topic' | 'also' | 'unused'> {
  readonly realization: Realization;
  /** Its course unit, where it is known. */
  readonly unit?: CourseUnit | undefined;
  /** The same with its name in the language that the question asks about. */
  readonly named?: Realization | undefined;
  /** Whether it stands among others, under the name of what is asked. */
  readonly isListed?: boolean | undefined;
  /** Its lessons, where the study API tells them; `awaited`: whether it does is not known yet. */
  readonly lessons?: ReservationsRead | 'unread' | 'awaited' | undefined;
}

const isUnknown = (topic: Topic): topic is UnknownTopic => UNKNOWN.some((one) => one === topic);

/** Tells a fact in our own words and date tokens, with outside text made safe for one line, or that the study data lack it. */
function factOf(topic: Topic, about: FactOf, reader: Reader): string {
  const words = texts(reader.language).facts;
  const belonging = belongingTo(topic, about);
  if (isUnknown(topic)) {
    const names = namesTold(topic, about.realization, reader);
    const isEnough = names !== '' && about.belongsTo !== undefined;
    if (isEnough) return answered(belonging, undefined, names, reader);
    return joined([names, (OF_LESSONS.has(topic) && lessonFact(about, reader)) || words.unknown[topic]]);
  }
  const text =
    tell(topic, about, reader) || (about.unit && unitFactOf(topic, about.unit, reader, about.grade));
  const fact = capital(joined([...(topic === 'exam' ? examTimes(about, reader) : []), text]));
  if (fact) return answered(belonging, undefined, fact, reader);
  // Only the unit itself tells of its material.
  return topic === 'materials' && about.unit ? words.noMaterials : words.nothing[topic];
}

/** The most lessons that one line tells. */
const MOST_LISTED = 3;

/** What is asked of the lessons of a course, else which comes next; undefined: they are not known. */
function lessonFact({ lessons, realization: _, ...wish }: FactOf, reader: Reader): string | undefined {
  if (!lessons) return undefined;
  const words = texts(reader.language).lessons;
  if (typeof lessons === 'string') return words[lessons];
  const { lines, lessons: listed = [] } = toldOf(lessons, wish, reader);
  const told = lines.length > 0 ? lines : nextLines(lessons, reader);
  const more = listed.length - MOST_LISTED;
  const list = listed.slice(0, MOST_LISTED).map((one) => dayAndLine(one, reader));
  return (
    joined([...told, ...list, more > 0 && texts(reader.language).course.andMore(more)]) ||
    (lessons.found.length > 0 ? words.noneAhead : words.none)
  );
}

/** The next lesson of a course that goes on. */
const nextLesson = ({ lessons }: FactOf, reader: Reader): string[] =>
  lessons && typeof lessons !== 'string' ? nextLines(lessons, reader) : [];

/** The most exams that are told. */
const MOST_EXAMS = 3;

/** The lessons that their titles call exams: those ahead, else the last one. */
function examTimes({ lessons }: FactOf, reader: Reader): string[] {
  if (!lessons || typeof lessons === 'string') return [];
  const isExam = ({ title = '' }: Reservation): boolean =>
    title.toLowerCase().split(/[ -]/).some(talk.examKinds.has);
  const exams = lessons.found.filter(isExam);
  const ahead = lessonsAhead({ found: exams }, reader);
  return (ahead.length > 0 ? ahead.slice(0, MOST_EXAMS) : exams.slice(-1)).map((one) =>
    dayAndLine(one, reader),
  );
}

/** Whether words say one day, or a part of it. */
export function isOfOneDay(time: string, reader: Reader): boolean {
  const said = readTime(time.split(' '), reader);
  return said !== undefined && said.first === said.last && said.limit === undefined;
}

/** That the study data lack what is asked. Of a unit's material no more can be said than that. */
export function lackOf(topic: Topic, { language }: Reader): string {
  const words = texts(language).facts;
  if (isUnknown(topic)) return words.unknown[topic];
  return topic === 'materials' ? words.noMaterials : words.nothing[topic];
}

/** Whether the study data of a course has a fact, as far as it is asked for. */
export const isTold = (topic: FactTopic, about: FactOf, reader: Reader): boolean =>
  topic === 'grading' ? tellsCriteria(about) : Boolean(tell(topic, about, reader));

/** What tells some of a fact that the study data lack: how a course is passed, its criteria. */
const NEAREST: Partial<Readonly<Record<Topic, readonly FactTopic[]>>> = {
  completion: ['grading'],
  events: ['duration'],
  lessons: ['duration'],
  recordings: ['online'],
  difficulty: ['workload'],
  attendance: ['completion', 'online'],
  degree: ['programmes'],
  // Who wants to be enrolled is told until when, beside the button for reminders.
  'enroll-me': ['can-enroll'],
};

/** The fact, and where the study data lack it what tells some of it, unless that is asked as well. */
export function factsFor(topic: Topic, asked: readonly Topic[], about: FactOf, reader: Reader): string[] {
  const isMissing = isUnknown(topic) || !isTold(topic, about, reader);
  const isKnown = topic === 'lessons' && about.lessons !== undefined;
  const nearest = (isMissing && !isKnown ? (NEAREST[topic] ?? []) : []).filter(
    (one) => !asked.includes(one) && isTold(one, about, reader),
  );
  // What is near was not asked, so it is told without a yes or no.
  const near: FactOf = { ...about, isTurned: true };
  const opening = topic === 'closes' && !asked.some(tellsOpening) ? openingAhead(about, reader) : undefined;
  return [
    factOf(topic, about, reader),
    ...(topic === 'starts' && !about.isListed ? nextLesson(about, reader) : []),
    ...nearest.map((one) => factOf(one, near, reader)),
    ...(opening === undefined ? [] : [opening]),
  ];
}

const tellsOpening = (topic: Topic): boolean => topic === 'opens' || topic === 'can-enroll';

/** When enrollment opens, where it closes later: who hears until when to enroll would try at once. */
function openingAhead({ realization }: FactOf, reader: Reader): string | undefined {
  const { opens, closes } = realization.enrollment;
  const isAhead = opens && closes && !isPast('opens', opens, reader.now, reader.zone);
  return isAhead && !contradicted(realization, reader).window
    ? date('opens', opens, { realization }, reader)
    : undefined;
}

/** The texts of a realization that tell facts, or what is nearest to them: these may exist in another language alone. */
export const textsOf = (topics: readonly Topic[]): readonly RealizationText[] =>
  topics.flatMap((topic) => [topic, ...(NEAREST[topic] ?? [])]).flatMap((one) => TEXTS[one] ?? []);

/** Whether the study data tell a fact by a text, or what is nearest to it. */
export const isTextTold = (topic: Topic, about: FactOf, reader: Reader): boolean =>
  [topic, ...(NEAREST[topic] ?? [])].some(
    (one) => TEXTS[one] !== undefined && isTold(one as FactTopic, about, reader),
  );

/** Undefined or empty where the study data leaves the fact out. */
type Tell = (about: FactOf, reader: Reader) => string | undefined;

const TEXTS: Partial<Readonly<Record<Topic, readonly RealizationText[]>>> = {
  prerequisites: ['prerequisites'],
  exam: ['exams'],
  grading: GRADING_TEXTS,
  workload: ['workload'],
  content: ['content'],
  objectives: ['objective'],
  methods: ['teachingMethods'],
  completion: ['waysToComplete'],
  employer: ['workingLife'],
  further: ['furtherOnRealization', 'furtherOnCourseUnit'],
};

const quoted = (topic: Topic, { realization }: FactOf, { language }: Reader): string | undefined => {
  const keys = TEXTS[topic];
  return keys && quotedTogether(quotesOf(keys, realization), language);
};

const tell = (topic: FactTopic, about: FactOf, reader: Reader): string | undefined =>
  TELL[topic]?.(about, reader) ?? quoted(topic, about, reader) ?? namesTold(topic, about.realization, reader);

const TELL: Readonly<Partial<Record<FactTopic, Tell>>> = {
  grading: (about, { language }) => gradingWords(about, language),
  name: ({ realization, named = realization, language: asked }, { language }) => {
    const name = outsideLine(named.name, NAME);
    if (asked === undefined) return name;
    const mark = isLanguage(asked) ? inWords(asked, language) : undefined;
    // A name in another language, or a code in its place, is none in the asked one.
    const isKnown = named.nameLanguage === undefined && named.name !== named.code;
    return mark === undefined || !isKnown
      ? undefined
      : `${texts(language).otherLanguage.name(mark)}: ${name}`;
  },
  materials: () => undefined,
  credits: ({ realization }, { language }) => creditWords(realization.credits, language),
  language: ({ realization, language: asked, isWithout, isTurned, isListed }, { language }) => {
    const { teachingLanguages } = realization;
    const names = languagesInSentence(teachingLanguages, language);
    if (names === undefined) return undefined;
    const { yes, no, taughtIn } = texts(language).facts;
    const alone = isListed ? capital(names) : taughtIn(teachingLanguages.length, names);
    if (asked === undefined || isTurned) return alone;
    const has = teachingLanguages.some((code) => code.split(/[-_]/)[0] === asked);
    if (!isWithout) return `${has ? yes : no}: ${names}`;
    // Whether one of several languages is enough, the study data do not say.
    if (has && teachingLanguages.length > 1) return alone;
    return `${has ? no : yes}: ${names}`;
  },
  online: ({ realization: { credits, virtualCredits } }, { language }) => {
    if (!virtualCredits || (credits !== undefined && virtualCredits > credits)) return undefined;
    const all = credits === undefined ? undefined : numberIn(language, credits);
    return texts(language).facts.online(numberIn(language, virtualCredits), all);
  },
  starts: (about, reader) => date('starts', about.realization.starts, about, reader),
  ends: (about, reader) => date('ends', about.realization.ends, about, reader),
  duration: (about, reader) => {
    const { realization } = about;
    const { starts, ends } = realization;
    if (!starts || !ends) return undefined;
    const time = timeAsked(about, reader);
    const at = about.isNow ? { from: reader.now, until: reader.now + 1 } : time;
    // On which days of that time there are lessons is not known.
    if (time && !about.isNow && time.first === time.last && time.limit === undefined)
      return joined([
        periodWords(realization, reader),
        lessonFact({ ...about, at: about.time, isWhether: true }, reader) ??
          texts(reader.language).facts.unknown.lessons,
      ]);
    if (at) return answered(runsAt(realization, at, reader), time, periodWords(realization, reader), reader);
    const last = ends.until ?? ends.at;
    if (last <= starts.at) return periodWords(realization, reader);
    const { weeks, days } = texts(reader.language).facts;
    // Both ends count.
    const length = dayNumber(ends.at, reader.zone) - dayNumber(starts.at, reader.zone) + 1;
    const long = length >= 2 * WEEK ? weeks(Math.round(length / WEEK)) : days(length);
    return `${long}: ${periodWords(realization, reader)}`;
  },
  opens: (about, reader) => date('opens', about.realization.enrollment.opens, about, reader),
  closes: (about, reader) => date('closes', about.realization.enrollment.closes, about, reader),
  'can-enroll': (about, reader) => {
    const { enrollment } = about.realization;
    const { window } = contradicted(about.realization, reader);
    if (window) return window;
    const next = about.isLeft && nextDate(about.realization, reader);
    if (next) return date(...next, about, reader);
    if (!enrollment.opens && !enrollment.closes) return undefined;
    const time = timeAsked(about, reader);
    if (!time || (time.isToday && !time.isPast)) return openNow(about, reader);
    const dates = `${texts(reader.language).facts.headings['can-enroll']}: ${windowDates(enrollment, reader)}`;
    return answered(openAt(enrollment, time, about.expects, reader.now), time, dates, reader);
  },
};

/** Whether enrollment is open now, and until or since when. */
function openNow({ realization: { enrollment }, isTurned, isLeft, expects }: FactOf, reader: Reader): string {
  const { state } = enrollmentState(enrollment, reader.now);
  const answer = WHETHER[expects ?? 'possible'][state];
  const said = stateLine(enrollment, reader);
  if (answer === undefined || isTurned || isLeft) return said;
  return `${texts(reader.language).facts[answer]}: ${lowered(said)}`;
}

/** Whether a course belongs to what a question names. Undefined where that may be another name of one. */
function belongingTo(topic: Topic, { belongsTo, realization, isTurned }: FactOf): YesOrNo | undefined {
  const own = belongsTo === undefined ? undefined : namesAsked(topic, realization);
  if (belongsTo === undefined || !own) return undefined;
  const whole = isNamed(belongsTo.split(' '), own);
  // A group of several words was read as one.
  const is = whole === 'yes' ? whole : isNamed(belongsTo.split(/[ _]/), own);
  return is === 'no' && isTurned ? undefined : is;
}

/** The first word of the answer, by what a question expects and the state of the window. */
const WHETHER = {
  possible: { open: 'yes', closed: 'no', upcoming: 'notYet', unknown: undefined },
  past: { open: 'no', closed: 'yes', upcoming: 'no', unknown: undefined },
  // Before it opens it is closed as well: the date alone misleads less.
  closed: { open: 'no', closed: 'yes', upcoming: undefined, unknown: undefined },
} as const;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** "Course starts 12 Jan 2027 (in 6 weeks)"; of a past date in the past tense. Whether it is at a time comes first. */
function date(kind: DateKind, moment: Moment | undefined, about: FactOf, reader: Reader): string | undefined {
  if (!moment) return undefined;
  const isUnclear = Boolean(contradicted(about.realization, reader)[isOfWindow(kind) ? 'window' : 'course']);
  const fact = `${dateLabel(kind, moment, reader, isUnclear)}: ${nearDateWords(kind, moment, reader)}`;
  // A date that contradicts another is told, and nothing is reckoned from it.
  if (isUnclear) return fact;
  if (about.isNow) {
    const hasBeen = isPast(kind, moment, reader.now, reader.zone);
    return answered(hasBeen ? 'yes' : 'notYet', undefined, fact, reader);
  }
  const time = timeAsked(about, reader);
  if (time) return answered(liesIn(time, kind, moment, reader) ? 'yes' : 'no', time, fact, reader);
  const left = about.isLeft && leftUntil(kind, moment, reader);
  return left ? `${texts(reader.language).facts.left(left)} · ${fact}` : fact;
}

function liesIn({ from, until }: SaidTime, kind: DateKind, moment: Moment, reader: Reader): boolean {
  // A day is the same for every reader.
  const at = isDay(kind, moment, reader)
    ? localInstant(dayOfDate(kind, moment, reader), NOON, reader.own ?? reader.zone)
    : moment.at;
  return at >= from && at < until;
}

/** What the dates of a course contradict each other in, as its card warns. */
function contradicted(
  { enrollment, ...course }: Realization,
  reader: Reader,
): { readonly window?: string | false; readonly course?: string | false } {
  const { enrollment: window, dates } = texts(reader.language).course.labels;
  return {
    window: isReversed(enrollment) && `${window}: ${windowText(windowWords(enrollment, reader))}`,
    course: isCourseReversed(course, reader.zone) && `${dates}: ${periodWords(course, reader)}`,
  };
}

/** The warnings that belong to told facts, each once. */
export function warningsFor(topics: readonly Topic[], realization: Realization, reader: Reader): string[] {
  const { window, course } = contradicted(realization, reader);
  const isOf = (...some: readonly Topic[]): boolean => topics.some((topic) => some.includes(topic));
  return [
    // Whether enrollment is open, and a duration, are told with the warning.
    isOf('opens', 'closes') && !isOf('can-enroll') && window,
    isOf('starts', 'ends') && !isOf('duration') && course,
  ].filter((one) => typeof one === 'string');
}

// How much time is left.

/** The next date of enrollment, else the start, if one is ahead. */
function nextDate(
  { enrollment, starts }: Realization,
  { now, zone }: Reader,
): [kind: DateKind, moment: Moment] | undefined {
  const { state, opens, closes } = {
    opens: undefined,
    closes: undefined,
    ...enrollmentState(enrollment, now),
  };
  if (state === 'upcoming' && opens) return ['opens', opens];
  if (state !== 'closed' && closes) return ['closes', closes];
  return starts && !isPast('starts', starts, now, zone) ? ['starts', starts] : undefined;
}

// Whether something is so at a time.

const NOON = 12 * 60;

/** The time that a question asks about; undefined where it asks for the fact alone. */
const timeAsked = ({ time, isTurned }: FactOf, reader: Reader): SaidTime | undefined =>
  time === undefined || isTurned ? undefined : readTime(time.split(' '), reader);
