/** Questions about facts of courses: "is there an exam in TX00EY23-3015?", "montako noppaa web design on?". */

import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { requestBefore } from '../../ask/again.ts';
import { askedOrUnitsIn, askedRequest } from '../../ask/asked-codes.ts';
import { partsOf } from '../../ask/clauses.ts';
import type { Reads } from '../../ask/feature.ts';
import { SENTENCE } from '../../ask/introduction.ts';
import { isLongTime, isOfLessons } from '../../ask/lessons.ts';
import {
  coursesAsked,
  leftBeside,
  likeIntent,
  likeIntents,
  likelierLike,
  speaksFor,
  surelyLike,
} from '../../ask/like.ts';
import { SHORTEST_OF_NAME } from '../../ask/named-courses.ts';
import type { Conversation, Place } from '../../ask/place.ts';
import { placedSubject } from '../../ask/placed-subject.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { findNamed, type KnownCourse, MOST_OFFERED, type SeenCourses } from '../../ask/seen-courses.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import { timeIn, wordsOfTime } from '../../ask/times.ts';
import { isOrdinary, subjectIn, unknownNameIn } from '../../ask/unknown-names.ts';
import {
  asksWhichCourse,
  asksWhichCourseUnit,
  isCourseUnitWord,
  isSingleRoomWord,
  namesTime,
  nearestOf,
  numbersSaid,
  saysCourseUnit,
  speakOfCourses,
} from '../../ask/words.ts';
import type { ExampleLabel } from '../../i18n/examples.ts';
import { topics as asks, isFormOf, talk, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord, isOfEachWeek } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { FACTS, OF_TIME, SUBJECT, type Topic, UNKNOWN } from '../../i18n/topics.ts';
import { onceFor } from '../../primitives.ts';
import type { Intent } from '../../reading/intents.ts';
import { parseCourseUnitCode, parseRealizationCode, unitOrItself } from '../../study-client/codes.ts';
import { askedBy, OF_LESSONS, ofLessons, tellingTime, withoutTime } from './asked.ts';
import { type Asked, askedTopics, factsAsked, halvesOf, LONGEST_UNUSED, MOST_WORDS } from './asked-facts.ts';
import { factChanged, factGoingOn } from './going-on.ts';

/** A fact of several courses. */
const factsOfSeveral = factsAsked.extend({
  /** "Which closes first?": whose date comes at the top. */
  order: z.enum(['soonest', 'latest']).optional(),
});

/** A fact of courses, of courses among which the person is to choose, or of the person's own. */
export const factsRequest = z.union([
  askedRequest.extend({
    ...factsOfSeveral.shape,
    /** How the courses were found, if the question has no code. */
    by: z.enum(['context', 'name']).optional(),
    /** They are a part of a list that goes on. */
    isPart: z.literal(true).optional(),
    /** It is asked whether one may enroll late, which is not known. */
    late: z.literal(true).optional(),
    /** What is asked is the id of a course unit. */
    ofUnit: z.literal(true).optional(),
    /** A line for each course, rather than all about one. */
    isOfEach: z.literal(true).optional(),
  }),
  factsAsked.extend({ search: z.string().min(1).max(100) }),
  factsOfSeveral.extend({ own: z.literal(true) }),
]);
export type FactsRequest = z.infer<typeof factsRequest>;

/** Tells a fact of a course in place of the list that offered the course. */
export const showFact = defineAction('facts.show', factsAsked.extend({ asked: z.string().max(60) }));

/**
 * What asks in a text: its sentences with a question mark, and those that go on from them; all of it where there is none.
 * "I don't know what to do. Is there an exam?" asks for an exam alone.
 */
function askingIn(text: string): string {
  const sentences = text.split(SENTENCE);
  const isAsked = (sentence: string) => /\?["')]?$/.test(sentence.trimEnd());
  const first = sentences.findIndex(isAsked);
  const goesOn = (sentence: string) => {
    const [begin = '', ...others] = loweredWords(sentence);
    return (
      vocabulary.facts.joins.has(begin) || asks.begins(begin) || (others.length === 0 && asks.speak([begin]))
    );
  };
  const asking = sentences.filter((one, at) => isAsked(one) || (at > first && goesOn(one)));
  return first < 0 ? text : asking.join(' ');
}

/** The end of a question that is too long to be read as a whole. */
function endOf(parts: readonly string[][]): string[][] {
  const kept: string[][] = [];
  let left = MOST_WORDS;
  for (const part of parts.toReversed()) {
    if (left <= 0) break;
    kept.unshift(part.slice(-left));
    left -= part.length;
  }
  return kept;
}

/** The parts without conditions of time that only lead to what asks: "if I wait until the end of May, can I still enroll?" */
function withoutConditions(parts: string[][]): string[][] {
  const first = parts.findIndex(([begin = '']) => asks.begins(begin));
  const isOfTime = (part: readonly string[]): boolean => {
    const topic = asks.of(part, undefined);
    return vocabulary.facts.conditions.has(part[0]) && (topic === undefined || OF_TIME.has(topic));
  };
  return first > 0 && parts.slice(0, first).every(isOfTime) ? parts.slice(first) : parts;
}

/** The words of what asks in a question, in its parts, with `SUBJECT` for each code. */
function askingParts(question: Question): string[][] {
  const asking = askingIn(question.text);
  const parts = withoutConditions(withoutCodes({ ...question, text: asking }));
  return asking.includes('?') ? endOf(parts) : parts;
}

/** What a question asks, and the words that ask. */
interface AskedParts {
  readonly parts: string[][];
  readonly asked: Asked | undefined;
}

/** Several intents read one question. */
const partsAsked = onceFor((question: Question): AskedParts => {
  const parts = askingParts(question);
  return { parts, asked: orLikelier(askedBy(withoutPlaced(parts, question), question), question) };
});

/**
 * The fact that the words of a question ask for, and the one that is told: another, where the question is surely like that. For `npm
 * run explain`.
 *
 * @internal
 */
export function factsConsidered(question: Question) {
  const words = askedBy(withoutPlaced(askingParts(question), question), question);
  return { byWords: words?.topic, told: partsAsked(question).asked?.topic };
}

/** What asks beside a name asks for nothing by the name: "milloin harjoittelu alkaa". */
function withoutPlaced(parts: string[][], question: Question): string[][] {
  const name = loweredWords(placedSubject(question) ?? '');
  if (name.length === 0) return parts;
  return parts.map((part) => {
    const at = part.findIndex((_, from) => name.every((word, nth) => part[from + nth] === word));
    return at < 0 ? part : part.toSpliced(at, name.length, SUBJECT);
  });
}

/**
 * What the words ask for; where they tell one fact and no more of it, and the question is surely like another, that one. To be
 * likelier is enough where they leave out a word that speaks for it: "how do I register for the exam?"
 */
function orLikelier(asked: Asked | undefined, question: Question): Asked | undefined {
  const topic = asked && (surelyLike(question, FACT_LABELS) ?? likelierSaid(asked, question));
  if (!topic || !Object.keys(asked).every((key) => OF_ONE.has(key))) return asked;
  if (asked.topic === topic || toldByDates(asked, topic, question)) return asked;
  // "Will the exam be over by then?" asks for a date of the exam, and for none of the course.
  if (asked.topic === 'exam' && OF_TIME.has(topic)) return asked;
  return likeWish(
    topic,
    question,
    asked.unused?.filter((one) => !speaksFor(one, topic)),
  );
}

function likelierSaid({ unused = [] }: Asked, question: Question) {
  const topic = unused.length > 0 ? likelierLike(question, FACT_LABELS) : undefined;
  return topic && isSaid({ unused }, topic) ? topic : undefined;
}

/**
 * Between dates words tell more: "when must I sign up?" asks for the last day; but not where they leave out one that speaks for the
 * other, "can I be done with it before Christmas?", nor where the likeness leaves no doubt
 */
const toldByDates = (asked: Asked, topic: Topic, question: Question): boolean =>
  OF_TIME.has(topic) &&
  askedTopics(asked).some((one) => OF_TIME.has(one)) &&
  !isSaid(asked, topic) &&
  (tellsState(asked, question) || surelyLike(question, FACT_LABELS, BEYOND_DOUBT) === undefined);

/** "Is enrollment open yet?" is answered with yes or no, and "how long can I still enroll?" with the time left: more than a date. */
const tellsState = ({ topic, isLeft, expects }: Asked, { words }: Pick<Question, 'words'>): boolean => {
  const asksWhether = asks.begins(words[0] ?? '') && !words.some(vocabulary.course.when.has);
  return isLeft === true || (topic === 'can-enroll' && (expects !== undefined || asksWhether));
};

/** What a question is so likely to be like comes before its words. */
const BEYOND_DOUBT = 0.95;

/** Whether words that were left out speak for a fact. A time may stand beside any. */
const isSaid = ({ unused = [] }: Pick<Asked, 'unused'>, topic: Topic): boolean =>
  topic !== 'name' && unused.some((one) => !namesTime(one.split(' ')) && speaksFor(one, topic));

/** What is known of a wish that tells one fact and no more of it. */
const OF_ONE: ReadonlySet<string> = new Set([
  'topic',
  'isTurned',
  'unused',
  'expects',
] satisfies (keyof Asked)[]);

/** The words of a question, in its parts, with `SUBJECT` for each code. */
function withoutCodes({ text, codes, units }: Question): string[][] {
  const isCode = (word: string) => {
    const code = parseRealizationCode(word);
    if (code !== undefined && codes.includes(code)) return true;
    return units.some((unit) => unit === (parseCourseUnitCode(word) ?? word.toUpperCase()));
  };
  const bare = (word: string) => (isCode(word) ? SUBJECT : word.replaceAll(/['’]/g, ''));
  // "When does the unit SH00BX71 start?" asks for no department.
  const isOfUnit = (part: readonly string[], at: number): boolean =>
    vocabulary.course.unit.has(part[at]) && saysCourseUnit(part, at) && isCode(part[at + 1] ?? '');
  return partsOf(text).map((part) => part.filter((_, at) => !isOfUnit(part, at)).map(bare));
}

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

/** Reads a question that names a course by a part of a name which the workspace has seen. Never rejects. */
async function namedFact(
  seen: SeenCourses,
  question: Question,
  place: Place,
): Promise<FactsRequest | undefined> {
  if (question.codes.length > 0) return undefined;
  const { parts, asked } = partsAsked(question);
  if (!maySpeak(parts)) return undefined;
  if (!asked || narrowsCourses(question, asked)) return undefined;
  const named = untimed(parts, asked);
  const isAsked = (word: string) => askedTopics(asked).some((one) => asks.isWordOf(one, word));
  const telling = named.flat().filter((word) => !isCommonWord(word) && !isAsked(word));
  if (!telling.some(({ length }) => length >= SHORTEST_OF_NAME)) return undefined;
  const search = telling.join(' ');
  const all = await findNamed(seen, search, place, MOST_OFFERED);
  const most = all.filter((one) => isMostOfName(one, telling));
  // "Physics" may be building physics as well as snow physics.
  const found = most.length === 0 || most.some((one) => isWholeName(one, telling)) ? most : all;
  if (found.length > 0) return requestFor(asked, found, search);
  // What stands in the place of a name may be a part of it.
  const subject = subjectIn(named, askedTopics(asked), question)?.join(' ');
  const partly = subject === undefined ? [] : await findNamed(seen, subject, place, MOST_OFFERED);
  return subject === undefined || partly.length === 0 ? undefined : requestFor(asked, partly, subject);
}

/** "Marketing courses in English" seeks courses that are so; "in which language are the marketing courses?" asks. */
const narrowsCourses = ({ words }: Question, { topic }: Asked): boolean =>
  speakOfCourses(words) &&
  (topic === 'online' ||
    (topic === 'lessons' && words.some(isOfEachWeek)) ||
    (topic === 'language' && asks.languageAsked(words) !== undefined) ||
    (topic === 'credits' && words.some((word) => /^\d/.test(word))));

/** The name of a course that a question about its facts shows, where no course of that name is known. */
export function unknownSubject(question: Question): string | undefined {
  if (question.codes.length + question.units.length > 0) return undefined;
  const placed = placedSubject(question);
  if (placed !== undefined || asksToEnrollLate(question)) return placed;
  const { parts, asked } = partsAsked(question);
  if (!asked) return undefined;
  const named = subjectIn(untimed(parts, asked), askedTopics(asked), question)?.join(' ');
  const name = named ?? unknownNameIn(question, askedTopics(asked));
  // In a channel small letters may name anything: "is the library open?"
  return named !== undefined || question.direct || /^\p{Lu}/u.test(name ?? '') ? name : undefined;
}

/** Words for a time that is asked about name nothing; nor do they beside a fact that lies at no time: "an exam in May". */
const untimed = (parts: string[][], asked: Asked): string[][] =>
  halvesOf(asked).some(({ time, unused, topic }) => time !== undefined || (unused && !OF_TIME.has(topic)))
    ? withoutTime(parts)
    : parts;

/** Whether words are all of a name. */
const isWholeName = ({ names }: KnownCourse, said: readonly string[]): boolean =>
  Object.values(names).some((name) =>
    loweredWords(name).every((word) => said.some((one) => one === word || isFormOf(one, word))),
  );

/** Words that are more than half of a name: lunch is no course on running a lunch restaurant. */
function isMostOfName({ names }: KnownCourse, said: readonly string[]): boolean {
  return Object.values(names).some((name) => {
    const all = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    // "Physics 1", "Introduction to Physics"
    const words = all.filter((word) => /\p{L}/u.test(word) && !isCommonWord(word));
    const isSaid = (word: string) =>
      said.some((one) => one === word || isFormOf(one, word) || isNearly(one, word));
    return words.filter(isSaid).length * 2 > words.length;
  });
}

/** Words of so many letters are known with a slip, of which one letter in so many may be wrong; an ending may differ as well. */
const LONG_ENOUGH = 6;
const LETTERS_A_SLIP = 5;
const ENDING = 2;

function isNearly(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length);
  const stems = [typed, word].map((one) => one.slice(0, Math.max(LONG_ENOUGH, length - ENDING)));
  const isNear = ([one = '', other = '']: readonly string[]) =>
    nearestOf(one, [other], LETTERS_A_SLIP) !== undefined;
  return length >= LONG_ENOUGH && (isNear([typed, word]) || isNear(stems));
}

function requestFor(asked: Asked, found: readonly KnownCourse[], search: string): FactsRequest {
  const [first, ...more] = found;
  const units = new Set(found.map(({ code }) => unitOrItself(code)));
  const isOne = more.length === 0 || (units.size === 1 && found.length < MOST_OFFERED);
  if (first && isOne) return { ...asked, asked: found.map(({ code }) => code), by: 'name' };
  return { ...asked, search: search.slice(0, 100) };
}

/** Whether words may ask for facts, and are few enough to look for names among them. */
function maySpeak(parts: readonly (readonly string[])[]): boolean {
  const words = parts.flat();
  return words.length > 0 && words.length <= MOST_WORDS && asks.speak(words);
}

/** Topics whose words are also words for rooms. */
const NEAR_ROOMS: ReadonlySet<Topic> = new Set(['course-rooms', 'places']);

/**
 * Reads a question about the room or the places of the course that was spoken of, by nothing but the question: "where is
 * it held?". All others that speak of rooms are about rooms.
 */
async function roomOfCourse(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<FactsRequest | undefined> {
  if (question.codes.length > 0) return undefined;
  const { parts, asked: read } = partsAsked(question);
  const isAlone = isLoneRoom(question);
  const asked = isAlone ? ofLessons({ topic: 'course-rooms' }, question.words) : read;
  if (!asked || !askedTopics(asked).some((one) => NEAR_ROOMS.has(one))) return undefined;
  const words = parts.flat();
  const isOfBuilding = words.some(
    (word) => (/\d/.test(word) && !isAlone) || vocabulary.rooms.place.has(word),
  );
  const isOfRooms = askedTopics(asked).includes('course-rooms');
  if (isOfBuilding || (isOfRooms && asksWhichThereAre(words))) return undefined;
  if (!isAlone && !asks.asksOnly(words, askedTopics(asked))) return undefined;
  const codes = await spokenOf();
  return codes.length === 0 ? undefined : { ...asked, asked: [...codes], by: 'context' };
}

/** "Room?", "and the room?", "which room today?" */
function isLoneRoom({ words }: Question): boolean {
  const { facts, lead } = vocabulary;
  const isWhich = vocabulary.find.which.has(words[0]) || vocabulary.picks.which.has(words[0]);
  const ofTime = isWhich ? wordsOfTime(words) : new Set<number>();
  const beside = words.filter((_, at) => !ofTime.has(at) && !(isWhich && at === 0));
  const [word = '', ...others] = beside.filter((one) => !facts.joins.has(one) && !lead.definite.has(one));
  const isKind = Object.values(vocabulary.roomKinds).some((kind) => kind.has(word));
  return others.length === 0 && isSingleRoomWord(word) && !isKind;
}

/** "Which rooms are there?" asks for any, "which rooms?" and "which rooms is it in?" for those of a course. */
function asksWhichThereAre(words: readonly string[]): boolean {
  const { room, several } = vocabulary.rooms;
  const isOfCourse = (word: string): boolean =>
    vocabulary.facts.it.has(word) ||
    vocabulary.course.realization.has(word) ||
    (asks.isWordOf('course-rooms', word) && !asks.isPlain(word) && !room.has(word));
  const areSeveral = words.some(
    (word, at) => room.has(word) && (several.has(word) || several.has(words[at - 1])),
  );
  return areSeveral && words.length > 2 && !words.some(isOfCourse);
}

/**
 * Reads a question that names no course and follows one that was spoken of: "and the exam?".
 */
async function factOfContext(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<FactsRequest | undefined> {
  if (question.codes.length > 0 || speakOfCourses(question.words)) return undefined;
  const refersIn = (all: readonly string[][]) =>
    all.flat().some((word) => vocabulary.facts.it.has(word) || vocabulary.course.realization.has(word));
  // What stands beside a question may name what it is about.
  const { parts: asking, asked } = partsAsked(question);
  if (!asked) return undefined;
  const parts = untimed(refersIn(asking) ? asking : withoutCodes(question), asked);
  const words = parts.flat();
  const about = {
    isKnown: isOrdinary,
    refers: refersIn(parts),
    isOfEnrollment: words.some(vocabulary.course.enrollment.has),
  };
  const { or, wonder } = vocabulary.facts;
  const asksInWords = words.some(or.has) || isSaidIn(wonder, words);
  const isQuestion = asksInWords || question.text.trimEnd().endsWith('?');
  if (!asks.isFollowUp(words, askedTopics(asked), isQuestion, about)) return undefined;
  if (subjectIn(parts, askedTopics(asked), question) ?? unknownNameIn(question, askedTopics(asked)))
    return undefined;
  const codes = await spokenOf();
  const isTooFew =
    codes.length < (asksForForemost(question.words) && asksWhichOfThem(question.words) ? 2 : 1);
  return isTooFew
    ? undefined
    : { ...asked, asked: [...codes], by: 'context', order: orderIn(question.words) };
}

/** Reads "sign me up when it opens" of the course that was spoken of: no person is enrolled from here, which is told. */
async function wishToBeEnrolled(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<FactsRequest | undefined> {
  if (question.codes.length + question.units.length > 0 || question.quotes) return undefined;
  const { asked } = partsAsked(question);
  const isRead = (word: string): boolean =>
    isOrdinary(word) || isKnownWord(word) || asks.isWordOf('enroll-me', word);
  if (asked?.topic !== 'enroll-me' || !question.words.every(isRead)) return undefined;
  const codes = await spokenOf();
  return codes.length > 0 ? { ...asked, asked: [...codes], by: 'context' } : undefined;
}

/** "May TXL22S1 take it?" */
const namesGroupOfIt = ({ words, groups }: Question): boolean =>
  words.some(vocabulary.facts.it.has) && words.some((word) => isGroupCode(word.toUpperCase(), groups));

/** Reads whether a course, or the one that was spoken of, belongs to a group, a programme or a place. */
async function belongingOfCourse(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<FactsRequest | undefined> {
  const { asked } = partsAsked(question);
  const isBelonging = asked && halvesOf(asked).some(({ belongsTo }) => belongsTo !== undefined);
  if (!asked || !(isBelonging || (asked.topic === 'groups' && namesGroupOfIt(question)))) return undefined;
  const about = codesAsked(question);
  const codes = about ? [] : await spokenOf();
  if (about) return { ...asked, ...about };
  return codes.length > 0 ? { ...asked, asked: [...codes], by: 'context' } : undefined;
}

/**
 * Reads one word alone behind a course: "language?", which also names a setting, or "who?"; and questions for one of several
 * courses that were shown.
 */
async function wordOfContext(
  question: Question,
  conversation: Pick<Conversation, 'spokenOf'>,
): Promise<FactsRequest | undefined> {
  const [word = '', ...others] = question.words;
  if (others.length > 0) return factOfThem(question, conversation);
  if (vocabulary.settings.settings.has(word)) return factOfContext(question, conversation);
  const topic = ALONE.find(([, { has }]) => has(word))?.[0];
  const codes = topic ? await conversation.spokenOf() : [];
  return topic && codes.length > 0 ? { topic, asked: [...codes], by: 'context' } : undefined;
}

const { who, where, when, name } = vocabulary.facts;
const ALONE = [
  ['teacher', who],
  ['course-rooms', where],
  ['starts', when],
  ['name', name],
] as const;

/**
 * Reads a question for a fact of all one's courses: "when do my courses start?", "what of mine closes first?". What the week,
 * the term, a comparison and reminders tell is left to them.
 */
function factOfOwn(question: Question): FactsRequest | undefined {
  const { words } = question;
  return words.some((_, at) => isOfOwn(words, at)) || isOfTotal(words) ? factOfEach(question) : undefined;
}

/** "How many credits do I have in total?" */
const isOfTotal = (words: readonly string[]): boolean =>
  words.some(talk.inTotal.has) && words.some(vocabulary.term.own.has) && !words.some(vocabulary.facts.it.has);

/** "All of them", "ne kaikki", and "alla" where a question ends with it and refers to nothing else. */
const saysAllOfThem = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    if (!vocabulary.follow.all.has(word)) return false;
    const isLast = at > 0 && at === words.length - 1 && !words.some(vocabulary.facts.it.has);
    return isLast || [words[at - 1], words[at + 1], words[at + 2]].some((one) => talk.several.has(one));
  });

/** "When do all of them close?": those of the last list, or all one's own where one alone was spoken of. */
async function factOfAll(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<FactsRequest | undefined> {
  const asked = saysAllOfThem(question.words) ? factOfEach(question) : undefined;
  if (!asked) return undefined;
  const { own: _, ...fact } = asked;
  const codes = await spokenOf(true);
  return codes.length < FEWEST_TO_CHOOSE ? asked : { ...fact, asked: [...codes], by: 'context' };
}

/** A fact of each of one's courses, where nothing else is said. */
function factOfEach(question: Question) {
  const { words, codes, units } = question;
  if (codes.length + units.length > 0) return undefined;
  if (words.some((word) => TOLD_OTHERWISE.some(({ has }) => has(word)))) return undefined;
  const { parts, asked } = partsAsked(question);
  const isSaid = (word: string): boolean =>
    asked !== undefined &&
    (isBesideFact(word, asked) || isOrdinary(word) || BESIDE_OWN.some(({ has }) => has(word)));
  if (!asked || !untimed(parts, asked).flat().every(isSaid)) return undefined;
  const order = orderIn(words) ?? (words.some(enrolled.first.has) ? ('soonest' as const) : undefined);
  return { ...asked, own: true as const, ...(order && { order }) };
}

const { enrolled, find } = vocabulary;
const BESIDE_OWN = [
  ...[enrolled.ofMine, enrolled.mine, talk.inTotal, vocabulary.follow.all],
  ...[vocabulary.picks.other, vocabulary.picks.rest],
];
const TOLD_OTHERWISE = [
  ...[vocabulary.week.week, vocabulary.term.term, vocabulary.term.together, vocabulary.follow.following],
  ...[vocabulary.compare.compare, vocabulary.compare.ofSeveral, vocabulary.lead.reminder],
];

/** "My courses", "my next course", "omat kurssit", "kurssini", "mina anmälningar", "mine". */
function isOfOwn(words: readonly string[], at: number): boolean {
  const [word = '', next = '', behind = ''] = words.slice(at, at + 3);
  const isSeveral = (one: string): boolean =>
    [find.courses, find.enrollments, enrolled.several].some(({ has }) => has(one));
  if (enrolled.ofMine.has(word) || enrolled.ofMine.has(`${word} ${next}`)) return true;
  if (!enrolled.mine.has(word)) return false;
  const isNext =
    enrolled.first.has(next) &&
    [
      vocabulary.course.realization,
      vocabulary.course.enrollment,
      vocabulary.lead.closes,
      vocabulary.lead.exam,
      vocabulary.lead.lesson,
    ].some(({ has }) => has(behind));
  const isOther = vocabulary.picks.other.has(next) || vocabulary.picks.rest.has(next);
  if (isOther) return isSeveral(behind) || ofOne.has(behind);
  return isNext || isSeveral(next) || (isCommonWord(next) && isSeveral(behind));
}

/** "Which closes first?", "kumpi niistä on englanniksi?" behind several courses: the fact is told of each. */
async function factOfThem(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<FactsRequest | undefined> {
  const { words } = question;
  if (!asksWhichOfThem(words) || question.codes.length + question.units.length > 0) return undefined;
  const { asked } = partsAsked(question);
  if (!asked || !words.every((one) => isBesideFact(one, asked))) return undefined;
  const codes = await spokenOf();
  if (codes.length < FEWEST_TO_CHOOSE) return undefined;
  return { ...asked, asked: [...codes], by: 'context', order: orderIn(words) };
}

const FEWEST_TO_CHOOSE = 2;
const { which, soonest, latest, foremost, one: ofOne } = vocabulary.picks;

const SUPERLATIVES = [soonest, latest, foremost];

/** "… first?", "… longest?" */
const asksForForemost = (words: readonly string[]): boolean =>
  SUPERLATIVES.some(({ has }) => has(words.at(-1)));

function orderIn(words: readonly string[]): 'soonest' | 'latest' | undefined {
  if (soonest.has(words.at(-1))) return 'soonest';
  return latest.has(words.at(-1)) ? 'latest' : undefined;
}

/** "Which closes first?", "which one is open?", "kumpi on pidempi?": no single course is asked about. */
const asksWhichOfThem = (words: readonly string[]): boolean =>
  which.has(words[0]) &&
  !speakOfCourses(words) &&
  (asksForForemost(words) ||
    ofOne.has(words[1]) ||
    // "Which of those are in English?" lists them.
    (!vocabulary.find.which.has(words[0]) && words.slice(1, 3).some(vocabulary.facts.it.has)));

const isBesideFact = (word: string, asked: Asked): boolean =>
  [which, ...SUPERLATIVES, ofOne, vocabulary.facts.it].some(({ has }) => has(word)) ||
  asks.isPlain(word) ||
  isCommonWord(word) ||
  askedTopics(asked).some((one) => asks.isWordOf(one, word));

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

/** Whether a question asks to enroll late: "I missed the enrollment, can I still get in?" */
const asksToEnrollLate = ({ words, quotes }: Pick<Question, 'words' | 'quotes'>): boolean =>
  !quotes && words.length <= MOST_WORDS && vocabulary.course.late.is(words.join(' '));

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
 * "TX00EY23-3015 on Wednesday", "tietoturvan perusteet torstaina klo?", "nästa veckas lektioner i TX00EY23-3015": beside a day alone a
 * course's lessons are asked for, beside a longer time where they are said.
 */
function lessonsOnDay(question: Question): FactsRequest | undefined {
  const { words, codes, units } = question;
  const [code, ...others] = codes;
  if (code === undefined || others.length + units.length > 0) return undefined;
  const ofTime = wordsOfTime(words);
  const isAsking = (word: string): boolean =>
    vocabulary.times.clock.has(word) || isOfLessons(word) || (isCommonWord(word) && !asks.begins(word));
  const isRead = (word: string, at: number): boolean =>
    ofTime.has(at) || word.toUpperCase() === code || isAsking(word);
  const isLong = words.some((word, at) => ofTime.has(at) && isLongTime(word));
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
      FACT_LABELS,
      async (label, question, conversation) =>
        likeFact(label, question, await coursesAsked(question, conversation)),
      { subject: 'spoken-of' },
    ),
  ];
}

/** Examples of facts. Their labels are the topics. */
const FACT_LABELS = [...FACTS, ...UNKNOWN].filter((one) => one !== 'name');

/** The courses and course units that a question names by their codes; undefined: there are none. */
const codesAsked = (question: Question) =>
  question.codes.length + question.units.length > 0 ? askedOrUnitsIn(question) : undefined;

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

/** A fact that a question is only like, at the time that it says; of lessons words say also which of them. */
function likeWish(topic: Topic, { words }: Question, unused: readonly string[] = []): Asked {
  const { isWhether: _, ...wish } = ofLessons({ topic, isTurned: true }, words);
  return tellingTime({ ...wish, ...(unused.length > 0 && { unused: [...unused] }) }, timeIn(words));
}

async function factOfShown(
  question: Question,
  conversation: Conversation,
): Promise<FactsRequest | undefined> {
  const asked = await factOfContext(question, conversation);
  return asked && (await conversation.isPart()) ? { ...asked, isPart: true } : asked;
}
