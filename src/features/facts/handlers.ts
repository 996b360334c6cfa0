import type { Button } from '@slack/types';
import { followedElsewhere, followsNothing, type OfferParts, offersAt } from '../../ask/actions.ts';
import { MOST_CODES } from '../../ask/asked-codes.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import type { LessonWish } from '../../ask/lessons.ts';
import type { Place } from '../../ask/place.ts';
import {
  answerSearch,
  type NamesInCatalogue,
  nearInstead,
  type SeenCourses,
} from '../../ask/seen-courses.ts';
import { joined, outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, withNote } from '../../cards/card.ts';
import { withContact } from '../../cards/error-card.ts';
import { withNear, withUnused } from '../../cards/words.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Topic } from '../../i18n/topics.ts';
import { isLanguage, type Language } from '../../language.ts';
import { isDirectId } from '../../slack-terms.ts';
import {
  courseUnitOf,
  isRealizationCode,
  parseCourseUnitId,
  parseOddUnitCode,
  parseRealizationRef,
  runOfOddUnit,
  unitOrItself,
} from '../../study-client/codes.ts';
import { saysNotOffered } from '../../study-client/extras.ts';
import type {
  CourseUnit,
  Found,
  LookUp,
  NearUnits,
  Realization,
  StudyClient,
} from '../../study-client/model.ts';
import { isGoingOn } from '../../study-client/moments.ts';
import type { Lessons } from '../../workspace/lessons.ts';
import { type CourseUnits, type LookUpFor, ofFollowed } from '../../workspace/look-up.ts';
import { OF_LESSONS } from './asked.ts';
import {
  askedTopics,
  eachAsked,
  type FactsRequest,
  factsAsked,
  factsRequest,
  halvesOf,
} from './asked-facts.ts';
import {
  type AboutCourse,
  factCard,
  factsCard,
  firstOfAlike,
  type OfCourses,
  type ToTell,
  unitFactCard,
} from './card.ts';
import { type FactOf, isOfOneDay, isTextTold, isTold, textsOf } from './facts.ts';
import { isOfUnit, unitFactOf, unitTextsOf } from './quotes.ts';
import { factIntents, showFact } from './request.ts';

/** What is asked of the lessons of courses. */
type LessonsOf = LessonWish & { readonly asked: string[] };

interface FactsDeps extends OfferParts {
  /** A button for the runs of units that have ended, as a search for them has it. */
  readonly older: NamesInCatalogue['older'];
  /** Who helps where the study data do not tell. */
  readonly support: string | undefined;
  readonly study: Pick<StudyClient, 'realization'>;
  readonly lookUpRuns: LookUpFor;
  readonly units: CourseUnits;
  readonly seen: SeenCourses;
  /** When and where courses are taught, where the study API offers that. */
  readonly lessons: Pick<Lessons, 'mayTell' | 'isAwaited' | 'of'>;
  /** All that is asked about the lessons of one course. */
  readonly lessonsCard: (request: LessonsOf, reader: Reader, place: Place) => Promise<Card>;
  /** The courses that were shown last where a question stands. May reject. */
  readonly shownAt: (place: Place) => Promise<readonly string[]>;
  /** The group that a channel follows, and its courses, those first that start next; undefined: it follows none. May reject. */
  readonly channelsGroup: (
    place: Place,
    reader: Reader,
  ) => Promise<{ readonly group: string; readonly codes: readonly string[] } | undefined>;
  /** The person's own courses, those first whose date is next, if that is asked. May reject. */
  readonly ownCourses: (place: Place, first: Topic, reader: Reader) => Promise<readonly string[]>;
}

/** Questions about one fact: the fact comes first, then the course. */
export const courseFacts = (deps: FactsDeps): Feature =>
  defineFeature<FactsRequest>({
    name: 'facts',
    request: factsRequest,
    kept: (request) => ('asked' in request ? { ...request, unused: undefined } : undefined),
    commands: [],
    intents: factIntents(deps.seen, deps.lessons.mayTell),
    answer: (request, reader, place) => answer(request, reader, place, deps),
    // A list of guesses is for the asker alone.
    shareable: (request) => 'asked' in request,
    actions: [replaces(showFact, ({ asked, ...fact }) => ({ ...fact, asked: [asked] }))],
  });

/** Where lessons are not known, words that may be of hours are of these. */
const asHours = ({ count: _, orHours: __, ...request }: FactsRequest): FactsRequest => ({
  ...(request as FactsRequest),
  topic: 'can-enroll',
  isLeft: true,
});

async function answer(asked: FactsRequest, reader: Reader, place: Place, deps: FactsDeps): Promise<Card> {
  const request = asked.orHours && !deps.lessons.mayTell() ? asHours(asked) : asked;
  const wish = factsAsked.parse(request);
  const show = {
    ...showFact,
    offer: (label: string, { asked }: { asked: string }, of: Reader['language'], index?: number) =>
      showFact.offer(label, { ...wish, asked }, of, index),
  };
  if ('own' in request) return answerOwn(request, reader, place, deps);
  if ('search' in request) return answerSearch(deps.seen, request, reader, place, { show });
  if (request.ofUnit) return unitOfId(request, reader, place, deps);
  const find = () => ofCourses(request, reader, place, deps);
  const wished = lessonsAsked(request, reader);
  const isLesson = wished !== undefined && request.isOfEach === undefined && deps.lessons.mayTell();
  const card = await (isLesson ? deps.lessonsCard(wished, reader, place) : find()).catch((error: unknown) =>
    nearInstead(error, deps.seen, reader, place, { show }),
  );
  const unused = halvesOf(wish).flatMap((half) => half.unused ?? []);
  const told = withUnused(card, unused, reader.language);
  if (!request.late) return told;
  return withContact(withNote(told, texts(reader.language).facts.late), deps.support, reader.language);
}

/** The facts of courses, of their unit, or of what a code alone means. */
async function ofCourses(request: OfCourses, reader: Reader, place: Place, deps: FactsDeps): Promise<Card> {
  const [code = '', ...others] = request.asked;
  if (others.length > 0 && request.asked.some(isUnitCode)) return eachCourse(request, reader, place, deps);
  const ofUnit = await toldUnit(code, request, reader, place, deps);
  if (ofUnit && others.length === 0) return unitFactCard(ofUnit, request, reader);
  return ofRuns(request, reader, place, deps);
}

/** The facts of runs. */
async function ofRuns(request: OfCourses, reader: Reader, place: Place, deps: FactsDeps): Promise<Card> {
  const { only, lookUps: all, near } = await deps.lookUpRuns(place, request.asked, reader.language);
  const { lookUps, ended } = withoutEnded(all, request, reader);
  const [first, ...rest] = lookUps;
  const alone = only ?? (first && 'found' in first && rest.length === 0 ? first.found : undefined);
  const older = endedButton(ended, reader, deps);
  if (alone) {
    const card = await oneCourse(alone, request, reader, place, deps);
    return withNear({ ...card, buttons: [...card.buttons, ...older] }, { near }, reader);
  }
  const runs = await Promise.all(lookUps.map((one) => toTell(one, request, reader, place, deps)));
  const alike = near && firstOfAlike(runs, request, reader);
  const card = alike
    ? factCard(alike.found, request, reader, await offersAt(place, alike.found.value.code, deps), alike)
    : factsCard(runs, request, reader);
  return withNear({ ...card, buttons: [...card.buttons, ...older] }, { near }, reader);
}

/**
 * Of the runs of a name those that have not ended, where there are any: what is asked of a name is seldom asked of a past run. Those
 * that have stay where the question is of the past, or picks one of all.
 */
function withoutEnded(
  all: readonly LookUp[],
  { by, expects, order }: OfCourses,
  { now }: Reader,
): { readonly lookUps: readonly LookUp[]; readonly ended: readonly Realization[] } {
  const hasEnded = (one: LookUp): boolean => 'found' in one && !isGoingOn(one.found.value, now);
  const ended = all.filter(hasEnded);
  const isOfAny = by !== 'name' || expects === 'past' || order !== undefined;
  if (isOfAny || ended.length === all.length) return { lookUps: all, ended: [] };
  return {
    lookUps: all.filter((one) => !hasEnded(one)),
    ended: ended.flatMap((one) => ('found' in one ? [one.found.value] : [])),
  };
}

/** The way to the runs of a unit that have ended. */
function endedButton(ended: readonly Realization[], reader: Reader, { older }: FactsDeps): readonly Button[] {
  const units = [...new Set(ended.map(({ code }) => unitOrItself(code)))];
  return units.length === 1 ? older(units, ended.length, reader) : [];
}

/** The facts of one course, with its buttons unless they stand above. */
async function oneCourse(
  only: Found<Realization>,
  request: OfCourses,
  reader: Reader,
  place: Place,
  deps: FactsDeps,
): Promise<Card> {
  const { found, ...more } = await withTexts(only, request, reader, place, deps);
  const offers = await offersAt(place, found.value.code, deps);
  const card = factCard(found, request, reader, offers, more);
  return (await wasShown(found.value, request, place, deps)) ? withoutOffers(card, request) : card;
}

/**
 * Whether the course of a question was shown in the same talk, with its buttons; by a command only where the question does not
 * name it. Never rejects.
 */
async function wasShown({ code }: Realization, { by }: OfCourses, place: Place, deps: FactsDeps) {
  const isTalk = place.thread !== undefined || isDirectId(place.conversation ?? '');
  if (by !== 'context' && !isTalk) return false;
  const shown = await deps.shownAt(place).catch((): readonly string[] => []);
  return shown.includes(code);
}

const OF_ENROLLMENT: ReadonlySet<Topic> = new Set(['opens', 'closes', 'can-enroll', 'enroll-me']);

/** What the study guide may tell: the answer says so. */
const IN_GUIDE: ReadonlySet<Topic> = new Set(['teacher', 'cost']);

/** The same buttons need not stand under each answer of a talk; of enrollment **Enroll** stays, and the page that the answer names. */
function withoutOffers(card: Card, request: OfCourses): Card {
  const topics = askedTopics(request);
  const isOfEnrollment = topics.some((topic) => OF_ENROLLMENT.has(topic));
  const enroll = card.buttons.filter(({ style }) => isOfEnrollment && style === 'primary');
  const guide = topics.some((topic) => IN_GUIDE.has(topic)) ? (card.more ?? []) : [];
  return { ...card, buttons: [...enroll, ...guide], more: [] };
}

/** The request for lessons alone that a request for facts is; undefined: it asks for more, or for something else. */
function lessonsAsked(request: OfCourses, reader: Reader): LessonsOf | undefined {
  const {
    asked,
    topic,
    also = [],
    more = [],
    time,
    belongsTo,
    at,
    isWhether,
    isStill,
    which,
    count,
  } = request;
  if (more.length > 0 || belongsTo !== undefined) return undefined;
  if ([topic, ...also].every((one) => OF_LESSONS.has(one))) {
    const isWhere = [topic, ...also].includes('course-rooms') && at === undefined;
    return { asked, at, isWhether, isStill, count, which: which ?? (isWhere ? 'next' : undefined) };
  }
  if (topic !== 'duration' || also.length > 0 || time === undefined || !isOfOneDay(time, reader))
    return undefined;
  return { asked, at: time, isWhether: true };
}

/** The fact of the unit that has an id: what the unit tells itself, else what its runs do, as by its code. */
async function unitOfId(
  { ofUnit: _, ...request }: OfCourses,
  reader: Reader,
  place: Place,
  deps: FactsDeps,
): Promise<Card> {
  const [input = ''] = request.asked;
  const id = parseCourseUnitId(input);
  if (id === undefined) throw new InvalidRequest({ about: 'course-unit-id', input });
  const found = await deps.units.byId(place.workspace, id, reader.language);
  const { code } = found.value;
  const isTold = askedTopics(request).every((topic) => unitFactOf(topic, found.value, reader) !== undefined);
  const byCode =
    isTold || code === undefined ? undefined : answer({ ...request, asked: [code] }, reader, place, deps);
  const ofRuns = await byCode?.catch((error: unknown) => {
    if (error instanceof NotFound || error instanceof InvalidRequest) return undefined;
    throw error;
  });
  return ofRuns ?? unitFactCard(found, request, reader);
}

/**
 * The same of the person's own courses. Others may read along in a channel: there it is asked of the channel's group, or told where the
 * answer stands.
 */
async function answerOwn(
  { own: _, ...request }: Extract<FactsRequest, { own: true }>,
  reader: Reader,
  place: Place,
  deps: FactsDeps,
): Promise<Card> {
  const { window } = texts(reader.language);
  const isOwn = isDirectId(place.conversation ?? '');
  const channels = isOwn ? undefined : await deps.channelsGroup(place, reader);
  if (!isOwn && !channels?.codes.length) return followedElsewhere(reader.language);
  const all = channels?.codes ?? (await deps.ownCourses(place, request.topic, reader));
  if (all.length === 0) return followsNothing('person', reader.language);
  const asked = all.slice(0, MOST_CODES);
  const lookUpRuns = ofFollowed(deps.lookUpRuns);
  const card = await answer({ ...request, asked }, reader, place, { ...deps, lookUpRuns });
  if (!channels) return withNote(card, window.followedHere(asked.length, all.length));
  const left = all.length - asked.length;
  const of = texts(reader.language).group.courses(outsideLine(channels.group, CODE));
  return withNote(card, joined([of, left > 0 && texts(reader.language).course.andMore(left)]));
}
/** The longest code of a group that is told. */
const CODE = 30;

/** Whether a code is a course unit's rather than that of a run. */
const isUnitCode = (code: string): boolean =>
  parseRealizationRef(code) === undefined ||
  (parseOddUnitCode(code) !== undefined && runOfOddUnit(code) === undefined);

/** A line for each code: of a course unit what the unit itself tells, else what the best of its runs does. */
async function eachCourse(request: OfCourses, reader: Reader, place: Place, deps: FactsDeps): Promise<Card> {
  const { asked } = request;
  const near = new Map<string, NearUnits>();
  const lines = await Promise.all(
    asked.map(async (code): Promise<ToTell> => {
      const unit = await toldUnit(code, request, reader, place, deps);
      if (unit) return { asked: code, ofUnit: unit };
      try {
        const { lookUps, near: found } = await deps.lookUpRuns(place, [code], reader.language);
        const [best = { asked: code, error: new NotFound('realization', code) }] = lookUps;
        if (found) near.set(code, found);
        return toTell(best, request, reader, place, deps);
      } catch (error) {
        return { asked: code, error };
      }
    }),
  );
  const card = factsCard(lines, request, reader);
  return withNear(card, { near: joinedNear(asked.flatMap((code) => near.get(code) ?? [])) }, reader);
}

/** How the best runs of several units were found. */
function joinedNear(near: readonly NearUnits[]): NearUnits | undefined {
  const units = near.flatMap((one) => one.units);
  const failure = near.find((one) => one.failure !== undefined)?.failure;
  const isWhole = near.every((one) => one.isWhole) ? { isWhole: true as const } : {};
  const told = { units, shown: units.length, all: units.length, runs: [], older: 0, failure, ...isWhole };
  return units.length > 0 ? told : undefined;
}

/** The unit, if it was asked for by its code, its id is known, and it tells all that is asked. */
async function toldUnit(
  code: string,
  request: OfCourses,
  reader: Reader,
  place: Place,
  { units }: FactsDeps,
): Promise<Found<CourseUnit> | undefined> {
  const topics = askedTopics(request);
  if (!isUnitCode(code) || !topics.every(isOfUnit)) return undefined;
  const read = unitFor(topics, units);
  const found = await read(place.workspace, code, reader.language).catch(() => undefined);
  const tells = (topic: Topic) => topic === 'materials' || (found && unitFactOf(topic, found.value, reader));
  return found && topics.every(tells) ? found : undefined;
}

/** Of material only the unit tells: it is read even where its id is not known for sure. */
const unitFor =
  (topics: readonly Topic[], units: CourseUnits) =>
  (workspace: string, code: string, language: Language): Promise<Found<CourseUnit> | undefined> =>
    units[topics.includes('materials') ? 'sought' : 'byCode'](workspace, code, language, unitTextsOf(topics));

async function toTell(
  one: LookUp,
  request: OfCourses,
  reader: Reader,
  place: Place,
  deps: FactsDeps,
): Promise<ToTell> {
  return 'found' in one ? { ...one, ...(await withTexts(one.found, request, reader, place, deps)) } : one;
}

/**
 * The same with texts in another language, where the fact is a text that the asked language lacks; and with the course
 * unit, where only that tells the fact.
 */
async function withTexts(
  asked: Found<Realization>,
  request: OfCourses,
  reader: Reader,
  { workspace }: Place,
  deps: FactsDeps,
): Promise<AboutCourse> {
  const { study, units } = deps;
  const { code } = asked.value;
  const { language } = reader;
  const topics = askedTopics(request);
  const isUntold = ({ topic, half: { grade } }: ReturnType<typeof eachAsked>[number]) =>
    textsOf([topic]).length > 0 && !isTextTold(topic, { realization: asked.value, grade }, reader);
  const isLacking = eachAsked(request).some(isUntold);
  const found = isLacking ? await study.realization(code, language, textsOf(topics)) : asked;
  const ofName = topics.includes('name') && request.language !== undefined ? request.language : '';
  const named = isLanguage(ofName) ? (await study.realization(code, ofName)).value : undefined;
  const lessons = await lessonsFor(found.value, request, reader, deps);
  const isMissing = ({ topic, half: { grade } }: ReturnType<typeof eachAsked>[number]) =>
    isOfUnit(topic) && !isTold(topic, { realization: found.value, grade }, reader);
  if (!eachAsked(request).some(isMissing) || !isRealizationCode(code)) return { found, named, lessons };
  const reading = unitFor(topics, units)(workspace, courseUnitOf(code), language);
  // The course tells the rest, also if its unit can't be read. Of material it tells nothing.
  const isAlone = request.topic === 'materials' && topics.length === 1;
  const unit = await (isAlone ? reading : reading.catch(() => undefined));
  return { found, unit: unit?.value, named, lessons };
}

/** The lessons of a course, where something is asked that they tell. Never rejects. */
async function lessonsFor(
  course: Realization,
  request: OfCourses,
  reader: Reader,
  { lessons }: FactsDeps,
): Promise<FactOf['lessons']> {
  const isTold = ({ topic, half: { time } }: ReturnType<typeof eachAsked>[number]): boolean =>
    OF_LESSONS.has(topic) ||
    topic === 'exam' ||
    (topic === 'starts' && time === undefined && hasStarted(course, reader)) ||
    (topic === 'duration' && time !== undefined && isOfOneDay(time, reader));
  if (!lessons.mayTell() || !eachAsked(request).some(isTold)) return undefined;
  try {
    return (await lessons.of(course, reader.language)).value;
  } catch (error) {
    if (saysNotOffered(error)) return lessons.isAwaited() ? 'awaited' : undefined;
    return 'unread';
  }
}

/** "When is web design?" asks for its next lesson while it goes on. */
const hasStarted = (course: Realization, { now }: Reader): boolean =>
  course.starts !== undefined && course.starts.at <= now && isGoingOn(course, now);
