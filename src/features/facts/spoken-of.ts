/** Facts of the course that was spoken of. */
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { subjectSaid } from '../../ask/subject-said.ts';
import { wordsOfTime } from '../../ask/times.ts';
import { isOrdinary } from '../../ask/unknown-names.ts';
import { isSingleRoomWord, speakOfCourses } from '../../ask/words.ts';
import { topics as asks, vocabulary } from '../../i18n/index.ts';
import { isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import type { Topic } from '../../i18n/topics.ts';
import { ofLessons } from './asked.ts';
import type { FactsRequest } from './asked-facts.ts';
import { askedTopics, halvesOf } from './asked-facts.ts';
import { untimed } from './named.ts';
import { asksForForemost, asksWhichOfThem, factOfThem, orderIn } from './of-several.ts';
import { codesAsked, partsAsked, withoutCodes } from './parts.ts';

/** Topics whose words are also words for rooms. */
const NEAR_ROOMS: ReadonlySet<Topic> = new Set(['course-rooms', 'places']);

/**
 * Reads a question about the room or the places of the course that was spoken of, by nothing but the question: "where is
 * it held?". All others that speak of rooms are about rooms.
 */
export async function roomOfCourse(
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
export async function factOfContext(
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
  if (subjectSaid(question)) return undefined;
  const codes = await spokenOf();
  const isTooFew =
    codes.length < (asksForForemost(question.words) && asksWhichOfThem(question.words) ? 2 : 1);
  return isTooFew
    ? undefined
    : { ...asked, asked: [...codes], by: 'context', order: orderIn(question.words) };
}

/** Reads "sign me up when it opens" of the course that was spoken of: no person is enrolled from here, which is told. */
export async function wishToBeEnrolled(
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
export async function belongingOfCourse(
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
export async function wordOfContext(
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

export async function factOfShown(
  question: Question,
  conversation: Conversation,
): Promise<FactsRequest | undefined> {
  const asked = await factOfContext(question, conversation);
  return asked && (await conversation.isPart()) ? { ...asked, isPart: true } : asked;
}
