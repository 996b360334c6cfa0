/** Questions about facts of courses: "is there an exam in TX00EY23-3015?", "montako noppaa web design on?". */

import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { requestBefore } from '../../ask/again.ts';
import { askedRequest } from '../../ask/asked-codes.ts';
import type { Reads } from '../../ask/feature.ts';
import { isLongTime, isOfLessons } from '../../ask/lessons.ts';
import { coursesAsked, leftBeside, likeIntent, likeIntents, surelyLike } from '../../ask/like.ts';
import { SHORTEST_OF_NAME } from '../../ask/named-courses.ts';
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import type { SeenCourses } from '../../ask/seen-courses.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import { wordsOfTime } from '../../ask/times.ts';
import { asksWhichCourse, asksWhichCourseUnit, isCourseUnitWord, numbersSaid } from '../../ask/words.ts';
import type { ExampleLabel } from '../../i18n/examples.ts';
import { topics as asks, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { SUBJECT } from '../../i18n/topics.ts';
import type { Intent } from '../../reading/intents.ts';
import { askedBy, OF_LESSONS } from './asked.ts';
import { type Asked, askedTopics, type FactsRequest, factsAsked, LONGEST_UNUSED } from './asked-facts.ts';
import { factChanged, factGoingOn } from './going-on.ts';
import { namedFact } from './named.ts';
import { factOfAll, factOfOwn } from './of-several.ts';
import {
  askingParts,
  asksToEnrollLate,
  codesAsked,
  FACT_LABELS,
  likeWish,
  partsAsked,
  toldByDates,
} from './parts.ts';
import {
  belongingOfCourse,
  factOfContext,
  factOfShown,
  roomOfCourse,
  wishToBeEnrolled,
  wordOfContext,
} from './spoken-of.ts';

/** Tells a fact of a course in place of the list that offered the course. */
export const showFact = defineAction('facts.show', factsAsked.extend({ asked: z.string().max(60) }));

/** Reads a question that names a realization by its code. */
function factQuestion(question: Question): FactsRequest | undefined {
  const about = codesAsked(question);
  if (!about || surelyLike(question, OF_OTHERS) || asksWhichCourseUnit(question.words)) return undefined;
  const { asked } = partsAsked(question);
  return asked && { ...asked, ...about };
}

/** What is asked of courses by their codes, and is no fact of one. */
const OF_OTHERS = ['runs', 'enrolled'] as const;

/** Reads a question that names a course unit by its id: "is there an exam in course unit 12345?" */
function factOfUnitId(question: Question): FactsRequest | undefined {
  const [id, ...others] = numbersSaid(question.words, 'course-unit');
  if (id === undefined || others.length + question.codes.length + question.units.length > 0) return undefined;
  // "How many credits is unit 12345?" asks for no department.
  const isUnit = (part: readonly string[], at: number): boolean =>
    part[at + 1] === id && isCourseUnitWord(part[at] ?? '', part[at - 1]);
  const parts = askingParts(question).map((part) =>
    part.flatMap((word, at) => (isUnit(part, at) ? [] : [word === id ? SUBJECT : word])),
  );
  const asked = askedBy(parts, question);
  return asked && !asksWhichUnit(parts.flat(), asked) ? { ...asked, asked: [id], ofUnit: true } : undefined;
}

/** "Which unit is 72101?" asks for the course unit itself, and not for the one that teaches it. */
function asksWhichUnit(words: readonly string[], { topic, also }: Asked): boolean {
  const { times, numbers, course } = vocabulary;
  const isRead = (word: string, at: number): boolean =>
    [SUBJECT, ''].includes(word) ||
    times.which.has(word) ||
    isCourseUnitWord(word, words[at - 1]) ||
    course.realization.has(word) ||
    (numbers.between.has(word) && !course.between.has(word) && words.indexOf(SUBJECT) === at + 1);
  return topic === 'unit' && also === undefined && words.every(isRead);
}

/** Whether a question asks for a fact, and neither names a course nor asks which there are: "is there an exam?". */
export async function asksOfNoCourse(question: Question): Promise<boolean> {
  const [, second = ''] = question.words;
  const { words } = question;
  if (words.some((word) => /\d/.test(word)) || vocabulary.course.realization.has(second)) return false;
  // A building's word alone.
  if (words.every(vocabulary.rooms.place.has)) return false;
  return (await factOfContext(question, { spokenOf: async () => [''] })) !== undefined;
}

/** "The first and the last day" */
const ENDS = 'picks.first picks.last';

/** What a question that goes on keeps of a fact: not how its courses were found. */
const FACTS_BEFORE = askedRequest.extend(factsAsked.shape);

const namesNoneOfLate = (word: string): boolean =>
  word.length < SHORTEST_OF_NAME ||
  isKnownWord(word) ||
  isCommonWord(word) ||
  vocabulary.course.ofLate.has(word);

/** Reads such a question of a course; of what was spoken of only where no other is named. */
async function lateOfCourse(
  question: Question,
  conversation: Conversation,
): Promise<FactsRequest | undefined> {
  if (!asksToEnrollLate(question)) return undefined;
  const own = codesAsked(question);
  const mayBeOfIt = !own && question.words.every(namesNoneOfLate);
  const asked = own ?? (mayBeOfIt ? await coursesAsked(question, conversation) : undefined);
  return late(asked);
}

/** More words say more. */
const LONGEST_NEXT_TIME = 7;

/** "When is it next time?" asks for the next lesson of a run; "when is it offered next time?" for the next run. */
async function nextTime(question: Question, conversation: Conversation): Promise<FactsRequest | undefined> {
  const { words, units, codes } = question;
  const isOfRun = isSaidIn(vocabulary.lessons.nextTime, words) && !isSaidIn(vocabulary.find.offered, words);
  const isAlone = words.every(
    (word) => isCommonWord(word) || isKnownWord(word) || codes.some((code) => code.toLowerCase() === word),
  );
  if (units.length > 0 || words.length > LONGEST_NEXT_TIME || !isOfRun || !isAlone) return undefined;
  const asked = await coursesAsked(question, conversation);
  return asked && { topic: 'lessons', which: 'next', ...asked };
}

const late = (asked: Awaited<ReturnType<typeof coursesAsked>>): FactsRequest | undefined =>
  asked && { topic: 'can-enroll', late: true, ...asked };

/**
 * "TX00EY23-3015 on Wednesday", "tietoturvan perusteet torstaina klo?", "nästa veckas lektioner i TX00EY23-3015": beside a day or a
 * week alone a course's lessons are asked for, beside a longer time where they are said.
 */
function lessonsOnDay(question: Question): FactsRequest | undefined {
  const { words, codes, units } = question;
  const [code, ...others] = codes;
  if (code === undefined || others.length + units.length > 0) return undefined;
  const { times } = vocabulary;
  const ofTime = wordsOfTime(words);
  const isAsking = (word: string): boolean =>
    times.clock.has(word) || isOfLessons(word) || (isCommonWord(word) && !asks.begins(word));
  const isRead = (word: string, at: number): boolean =>
    ofTime.has(at) || word.toUpperCase() === code || isAsking(word);
  const isLong = words.some((word, at) => ofTime.has(at) && isLongTime(word) && !times.week.has(word));
  const isOfDay = ofTime.size > 0 && (!isLong || words.some(isOfLessons));
  return isOfDay && words.every(isRead) ? { ...likeWish('lessons', question), asked: [code] } : undefined;
}

/** What asks for a fact of a course. */
export function factIntents(
  seen: SeenCourses,
  tellsLessons: () => boolean,
): readonly Intent<Reads<FactsRequest>>[] {
  return [
    {
      ...{ id: 'facts.late', claim: 'whole', subject: 'name', read: lateOfCourse },
      hears: `help facts course ${ENDS} ${FACT} ${COURSE}`,
    },
    { id: 'facts', claim: 'asked', hears: `facts ${ENDS} ${FACT} ${COURSE}`, read: factQuestion },
    {
      ...{ id: 'facts.on-day', claim: 'own', subject: 'name', hears: `lessons times ${COURSE}` },
      read: (question) => (tellsLessons() ? lessonsOnDay(question) : undefined),
    },
    {
      ...{ id: 'facts.next-time', claim: 'whole', subject: 'spoken-of' },
      hears: `lessons find facts times week course ${FACT} ${COURSE}`,
      read: (question, conversation) => (tellsLessons() ? nextTime(question, conversation) : undefined),
    },
    {
      ...{ id: 'facts.unit', claim: 'asked', read: factOfUnitId },
      hears: `facts course numbers slot.number ${FACT} ${COURSE}`,
    },
    {
      ...{ id: 'facts.named', claim: 'asked', hears: `facts course ${ENDS} ${FACT}`, subject: 'name' },
      read: (question, { place }) => namedFact(seen, question, place),
    },
    {
      ...{
        id: 'facts.again',
        goesOn: true,
        claim: 'own',
        hears: `rooms.again facts picks slot.group slot.coded ${COURSE} ${FACT}`,
      },
      subject: 'spoken-of',
      read: async (question, conversation) => {
        const change = factChanged(question);
        const before = change && (await requestBefore('facts', FACTS_BEFORE, conversation));
        return before && factGoingOn(before, change);
      },
    },
    {
      ...{ id: 'facts.enroll-me', claim: 'own', read: wishToBeEnrolled, subject: 'spoken-of' },
      hears: `facts lead course.realization ${FACT}`,
    },
    {
      ...{ id: 'facts.own', claim: 'own' },
      // Lessons are told by their days, not by their courses.
      read: async (question, conversation) => {
        const asked = factOfOwn(question) ?? (await factOfAll(question, conversation));
        return asked && tellsLessons() && askedTopics(asked).every((one) => OF_LESSONS.has(one))
          ? undefined
          : asked;
      },
      hears: `enrolled picks find.courses find.enrollments course.realization lead.mine term.own follow.ownCourses follow.own follow.all ${FACT}`,
    },
    {
      ...{
        id: 'facts.belonging',
        claim: 'own',
        hears: `facts find rooms.place slot.group slot.coded ${FACT} ${COURSE}`,
      },
      subject: 'spoken-of',
      read: belongingOfCourse,
    },
    {
      ...{
        id: 'facts.room',
        claim: 'asked',
        hears: `facts find.which rooms roomKinds times slot.time course.realization ${FACT}`,
      },
      subject: 'spoken-of',
      read: roomOfCourse,
    },
    {
      ...{ id: 'facts.word', claim: 'asked', hears: `facts picks settings.settings ${FACT}` },
      subject: 'spoken-of',
      read: wordOfContext,
    },
    {
      ...{ id: 'facts.spoken-of', claim: 'about', hears: `facts course.realization ${ENDS} ${FACT}` },
      subject: 'spoken-of',
      read: factOfShown,
    },
    likeIntent('facts.like-late', ['late'], (_, question) => late(codesAsked(question)), 'like'),
    ...likeIntents(
      'facts.like-late-spoken-of',
      ['late'],
      async (_, ...asked) => late(await coursesAsked(...asked)),
      { subject: 'spoken-of' },
    ),
    likeIntent(
      'facts.like',
      FACT_LABELS,
      (label, question) => likeFact(label, question, codesAsked(question)),
      'like',
    ),
    ...likeIntents(
      'facts.like-spoken-of',
      // Its card tells more of a course than where more is told.
      FACT_LABELS.filter((one) => one !== 'further'),
      async (label, question, conversation) =>
        likeFact(label, question, await coursesAsked(question, conversation)),
      { subject: 'spoken-of' },
    ),
  ];
}

/** Reads what is like examples of a fact of some courses. What is only like a question is answered by neither yes nor no. */
function likeFact(
  label: ExampleLabel,
  question: Question,
  about: Awaited<ReturnType<typeof coursesAsked>>,
): FactsRequest | undefined {
  const topic = FACT_LABELS.find((one) => one === label);
  const { words } = question;
  if (!topic || !about || asksWhichCourseUnit(words) || asksWhichCourse(words)) return undefined;
  // Words tell more than examples: a language, a time, whether it is asked for yes or no.
  const read = factQuestion(question);
  if (read && (askedTopics(read).includes(topic) || toldByDates(read, topic, question))) return read;
  // Of a long story most is beside the question.
  const left = leftBeside(question, topic).filter((one) => !isKnownWord(one));
  const unused = left.length <= MOST_LEFT ? left.map((one) => one.slice(0, LONGEST_UNUSED)) : [];
  return { ...likeWish(topic, question, unused), ...about };
}

/** So many words that nothing knows are named as not used. */
const MOST_LEFT = 2;
