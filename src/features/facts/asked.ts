/** What a question asks of a course, apart from the course itself: one fact, or several at once. */

import { hoursInFigures } from '../../ask/day-hours.ts';
import { kindPassed, saidKind, speakOfEnrollment } from '../../ask/lead-words.ts';
import { wishIn } from '../../ask/lessons.ts';
import type { Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { withoutGroupWord } from '../../ask/seen-groups.ts';
import { asksWhich, speakOfTime, timeIn, unknownTimes, wordsOfTime } from '../../ask/times.ts';
import { isSingleRoomWord, languageMissing, saysCourseUnit, speakOfCourseUnit } from '../../ask/words.ts';
import { topics as asks, seriesNumber, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { FACTS, OF_TIME, SUBJECT, type Topic } from '../../i18n/topics.ts';
import {
  type Asked,
  type AskedAlike,
  LONGEST_SAID,
  LONGEST_UNUSED,
  MOST_MORE,
  MOST_TOPICS,
  MOST_WORDS,
} from './asked-facts.ts';
import { mayAsk, onlyWhenSure } from './sure.ts';

const { facts, times } = vocabulary;

/** Reads what the words of a question ask; `parts`: the same words between its commas and other signs. */
export function askedBy(
  parts: readonly (readonly string[])[],
  { language, groups }: Pick<Question, 'language' | 'groups'>,
): Asked | undefined {
  if (parts.flat().length > MOST_WORDS) return undefined;
  const clauses = parts.flatMap((part) => partedAnew(part, language));
  const halves = partedByQuestion(clauses).map((half) => askedAlikeBy(half, language, groups));
  const read = halves.filter((one) => one !== undefined);
  if (halves.length > 1 && read.length === halves.length && read.some(asksInItsWay)) {
    const [first, ...more] = drawnPlain(read);
    if (first && more.length <= MOST_MORE) return more.length === 0 ? first : { ...first, more };
  }
  const whole = askedAlikeBy(clauses, language, groups);
  return whole && tellingTime(whole, timeIn(parts.flat()));
}

/** Neighbours that ask for nothing but facts are one half. */
function drawnPlain(halves: readonly AskedAlike[]): AskedAlike[] {
  const drawn: AskedAlike[] = [];
  for (const half of halves) {
    const last = drawn.at(-1);
    if (last && isPlain(last) && isPlain(half) && last.isTurned === half.isTurned) {
      const all = [...new Set([last, half].flatMap(({ topic, also = [] }) => [topic, ...also]))];
      drawn[drawn.length - 1] = { ...last, also: all.slice(1, MOST_TOPICS) };
    } else drawn.push(half);
  }
  return drawn;
}

const PLAIN: ReadonlySet<string> = new Set(['topic', 'also', 'isTurned'] satisfies (keyof AskedAlike)[]);
const isPlain = (half: AskedAlike): boolean => Object.keys(half).every((key) => PLAIN.has(key));

const mayAskAnew = (word: string, next = ''): boolean =>
  times.which.has(word) ||
  [facts.where, vocabulary.clauses.anew].some(({ has }) => has(word) || has(`${word} ${next}`));

/** "When does it start where is it": a clause asks anew at a word that asks which, where both sides ask for something. */
function partedAnew(clause: readonly string[], language: Question['language']): string[][] {
  const at = clause.findIndex((word, nth) => {
    const [before, behind] = [clause.slice(0, nth), clause.slice(nth)];
    if (nth === 0 || behind.length < 2 || facts.joins.has(clause[nth - 1]) || !mayAskAnew(word, behind[1]))
      return false;
    const [asked, next] = [topicSaid(before, language), topicAsked(behind, language)];
    return asked !== undefined && next !== undefined && asked !== next;
  });
  return at < 0 ? [[...clause]] : [clause.slice(0, at), ...partedAnew(clause.slice(at), language)];
}

/** Topics that lessons tell. */
export const OF_LESSONS: ReadonlySet<Topic> = new Set(['lessons', 'course-rooms']);

/** Of which time lessons are asked for, and which of them. */
export function ofLessons(asked: AskedAlike, words: readonly string[]): AskedAlike {
  const isOther = !OF_LESSONS.has(asked.topic);
  if ((isOther && !asked.also?.some((one) => OF_LESSONS.has(one))) || asked.belongsTo !== undefined)
    return asked;
  // "Has it been cancelled?": that there is one is no yes to that.
  const isOfChange = words.some(vocabulary.lessons.changed.has);
  const isWhether = asked.topic === 'lessons' && !isOfChange && !asksWhich(words) && words.some(asks.begins);
  const { which, count, orHours, ...ofTime } = wishIn(hoursInFigures(words), isWhether);
  // Beside another fact, a time may be of that.
  return {
    ...asked,
    ...(which && { which }),
    ...(count && { count }),
    ...(orHours && { orHours }),
    ...(!isOther && ofTime),
    ...(!isOther && isOfChange && { isStill: true as const }),
  };
}

/** Whether a half of a question asks for more than facts: "is it open in May?", "has it started?" */
const asksInItsWay = (half: AskedAlike | undefined): boolean =>
  half !== undefined &&
  [half.time, half.unused, half.expects, half.isLeft, half.isNow, half.belongsTo].some(
    (one) => one !== undefined,
  );

/** The halves of a question: "and" parts two if the second begins to ask, or both say a time. */
function partedByQuestion(parts: readonly (readonly string[])[]): string[][][] {
  const halves: string[][][] = [];
  const add = (words: readonly string[], isNext: boolean): void => {
    const last = halves.at(-1);
    if (words.length === 0) return;
    if (isNext || !last) halves.push([[...words]]);
    else last.push([...words]);
  };
  for (const part of parts) {
    const isNext = (at: number): boolean =>
      facts.joins.has(part[at]) &&
      (asks.begins(part[at + 1] ?? '') || (isTimed(part.slice(0, at)) && isTimed(part.slice(at + 1))));
    const starts = part.flatMap((_, at) => (isNext(at) ? [at] : []));
    add(part.slice(0, starts[0]), asks.begins(part[0] ?? ''));
    for (const [nth, at] of starts.entries()) add(part.slice(at + 1, starts[nth + 1]), true);
  }
  return halves;
}

const isTimed = (words: readonly string[]): boolean =>
  wordsOfTime(words).size > 0 && saidKind(words) !== undefined;

function askedAlikeBy(
  parts: readonly (readonly string[])[],
  language: Question['language'],
  groups: Question['groups'],
): AskedAlike | undefined {
  const said = parts.flat();
  const asked = alikeBy(parts, said, language, groups);
  return asked && ofLessons(onlyWhenSure(asked, said, groups), said);
}

/** A time that a fact of the study data is not told for is named: "can I complete § in the summer?" */
export function tellingTime(asked: AskedAlike, time: string): AskedAlike {
  const { unused = [], isLeft, isNow } = asked;
  const isUsed = asked.time !== undefined || isLeft || isNow || unused.length > 0;
  const isOfFact = [asked.topic, ...(asked.also ?? [])].every((topic) => FACTS.some((one) => one === topic));
  if (isUsed || time === '' || !isOfFact) return asked;
  const told = time.split(' ').filter((word) => !vocabulary.times.was.has(word));
  return { ...asked, unused: [told.join(' ').slice(0, LONGEST_UNUSED)] };
}

function alikeBy(
  parts: readonly (readonly string[])[],
  said: readonly string[],
  language: Question['language'],
  groups: Question['groups'],
): AskedAlike | undefined {
  const belonging = belongingIn(said, language, groups);
  if (belonging) return belonging;
  const timed = timedBy(parts, language);
  if (timed) return askedIn(timed.rest, timed.topic, language, timed);
  const first = topicSaid(said, language);
  return (
    leftOrDone(said, first) ?? (first && askedIn(parts, first, language, { time: timeIn(said), unused: [] }))
  );
}

const topicSaid = (words: readonly string[], language: Question['language']): Topic | undefined =>
  topicAsked(words, language) ?? topicOfDone(words) ?? topicOfDay(words);

/** "Is it for group TXL22S1?", "is it part of the nursing programme?", "onko se Karamalmilla?" */
function belongingIn(
  words: readonly string[],
  language: Question['language'],
  groups: Question['groups'],
): Pick<AskedAlike, 'topic' | 'belongsTo'> | undefined {
  const { course, find, lead, rooms } = vocabulary;
  const isCourse = (word: string, at: number): boolean =>
    word === SUBJECT ||
    facts.it.has(word) ||
    (at === 1 && facts.formal.has(word)) ||
    (course.realization.has(word) && (at === 1 || (at === 2 && lead.definite.has(words[1]))));
  const isOfIt = words.some(facts.it.has);
  const isOfSeveral = words.some((word) => find.courses.has(word) || (!isOfIt && find.open.has(word)));
  if (isOfSeveral || asksWhich(words) || !asks.begins(words[0] ?? '') || !words.some(isCourse))
    return undefined;
  const codes = words
    .map((word) => withoutGroupWord(word) ?? word)
    .filter((word) => isGroupCode(word.toUpperCase(), groups));
  if (codes.length > 0) return belonging('groups', codes);
  const said = topicAsked(words, language);
  const isTopical = (word: string): boolean =>
    rooms.place.has(word) || (said !== undefined && asks.isWordOf(said, word));
  const ofTime = wordsOfTime(words);
  const isOfName = (word: string, at: number): boolean =>
    at > 0 &&
    !ofTime.has(at) &&
    !isCourse(word, at) &&
    !isTopical(word) &&
    !asks.isPlain(word) &&
    !isCommonWord(word);
  const names = words.filter(isOfName);
  if (names.length === 0) return undefined;
  if (said !== undefined && BELONGS.has(said)) return belonging(said, names);
  // "My degree programme Information Technology" is a programme by its name.
  if (said === 'degree') return belonging('programmes', names);
  const from = words.findIndex(isOfName);
  const isPlace = [words[from], words[from - 1], ...words.filter(rooms.place.has)].some(isAt);
  const isMaybePlace = (said === undefined || said === 'online') && names.every((name) => !isKnownWord(name));
  return isPlace && isMaybePlace && words.slice(0, from).some(isCourse)
    ? belonging('course-rooms', names)
    : undefined;
}

const isAt = (word: string | undefined): boolean => facts.at.has(word) || vocabulary.rooms.place.has(word);
const BELONGS: ReadonlySet<Topic> = new Set(['groups', 'programmes', 'unit', 'course-rooms']);

const belonging = (topic: Topic, names: readonly string[]) => ({
  topic,
  belongsTo: names.join(' ').slice(0, LONGEST_SAID),
});

/** Whether "how many hours until it starts?" may be asked, in words that "how many lectures are left?" has, too. */
const mayBeUntil = (first: Topic | undefined, kind: ReturnType<typeof saidKind>): boolean =>
  kind !== undefined && (first === 'prerequisites' || (first === 'lessons' && kind !== 'exam'));

/** "How long until it closes?", "how long ago did it open?", "has it started?" */
function leftOrDone(words: readonly string[], first: Topic | undefined): AskedAlike | undefined {
  const isOfTime = first === undefined || first === 'workload' || OF_TIME.has(first);
  const kind = saidKind(words);
  // A date is told with how long ago it was.
  const passed = asks.asksHowLongAgo(words) ? kindPassed(words) : undefined;
  if (passed) return { topic: passed };
  if ((isOfTime || mayBeUntil(first, kind)) && asks.asksForLeft(words))
    return { topic: kind ?? 'can-enroll', isLeft: true };
  const happened = isOfTime && !words.some(facts.turns.has) ? happenedIn(words) : undefined;
  return happened && { topic: happened, isNow: true };
}

/** What a question asks whose words begin to ask for a topic. @param time what they say of a time, of which some is not known here */
function askedIn(
  parts: readonly (readonly string[])[],
  first: Topic,
  language: Question['language'],
  { time, unused, isWhether: isAtTime = false }: Pick<Timed, 'time' | 'unused'> & { isWhether?: boolean },
): AskedAlike {
  const words = parts.flat();
  const expected = asks.expected(words);
  // "Has enrollment closed?" asks for no date.
  const isWhether = expected !== undefined && !words.some(vocabulary.course.when.has) && !asksWhich(words);
  const whether = severalIn(first, parts, language).map((one) =>
    isWhether && one === 'closes' ? 'can-enroll' : one,
  );
  // At another time, which is not understood to be asked about, its dates tell.
  const read = whether.flatMap((one): Topic[] => {
    if (isAtTime) return one === 'course-rooms' ? [] : [one];
    return one === 'can-enroll' && time !== '' ? ['opens', 'closes'] : [one];
  });
  const [topic = first, ...also] = new Set(read);
  const isEither = expected !== undefined && (expected === 'either' || words.some(facts.or.has));
  const ofLanguage = languageIn(words, [topic, ...also]);
  const isTurned = isEither || unused.length > 0 || (!ofLanguage.isWithout && words.some(facts.turns.has));
  return {
    topic,
    ...(also.length > 0 && { also }),
    ...ofLanguage,
    ...(also.length === 0 && topic === 'grading' && gradeIn(words)),
    ...(isTurned && { isTurned }),
    ...(expected && expected !== 'either' && { expects: expected }),
    ...(isAtTime && time !== '' && { time: time.slice(0, LONGEST_SAID) }),
    ...(unused.length > 0 && { unused: [...unused] }),
  };
}

/** The one grade that a question names: "for a 5", "vitoseen". "One" says too little, and "0 5" is a scale. */
function gradeIn(words: readonly string[]): Pick<AskedAlike, 'grade'> {
  const numbers = words.map((word) => {
    const inSeries = seriesNumber(word);
    return /^\d$/.test(word) ? word : inSeries === '1' ? undefined : inSeries;
  });
  const named = [...new Set(numbers.filter((one) => one !== undefined).map(Number))];
  const [grade = 0, ...others] = named;
  return grade >= 1 && grade <= 5 && others.length === 0 ? { grade } : {};
}

/** "Is § already open?", "can I enroll yet?", "has enrollment ended?" */
function topicOfDone(words: readonly string[]): Topic | undefined {
  const { done, ended } = vocabulary.times;
  const isDone = words.some((word) => done.has(word) || ended.has(word));
  const topic = isDone && !asksWhich(words) ? topicOfState(words) : undefined;
  return topic === 'can-enroll' || topic === 'closes' ? topic : undefined;
}

/** "Is § cancelled today?", "har vi § på måndag?": what is moved or cancelled on a day is a lesson, and so is what one has then. */
function topicOfDay(words: readonly string[]): Topic | undefined {
  const { changed, have } = vocabulary.lessons;
  const ofTime = wordsOfTime(words);
  if (ofTime.size === 0) return undefined;
  const { own } = vocabulary.term;
  const isOwn = [have, own].every((one) => words.some((word, at) => one.has(word) && !ofTime.has(at)));
  const isOfOwn = (word: string, at: number): boolean =>
    word === SUBJECT || ofTime.has(at) || have.has(word) || own.has(word) || asks.isPlain(word);
  return words.some(changed.has) || (isOwn && words.every(isOfOwn)) ? 'lessons' : undefined;
}

/** What "did it start already?", "is it over?", "onko se käynnissä?" ask to have happened, or to go on. */
function happenedIn(words: readonly string[]): Topic | undefined {
  const { begun, ended, opened, goesOn, done } = vocabulary.times;
  const has = ({ has: is }: { has: (word: string) => boolean }): boolean => words.some(is);
  const isAsked = words.some(asks.begins) || has(done) || has(goesOn);
  if (asksWhich(words) || !isAsked) return undefined;
  if (has(opened)) return 'opens';
  if (has(vocabulary.course.enrollment)) return undefined;
  const kind = has(done) ? saidKind(words) : undefined;
  if (has(begun) || kind === 'starts') return 'starts';
  if (has(ended) || kind === 'ends') return 'ends';
  return has(goesOn) ? 'duration' : undefined;
}

/** A question whether something is so at a time. */
interface Timed {
  readonly isWhether: true;
  readonly topic: Topic;
  readonly time: string;
  /** Times that are said and not known here. */
  readonly unused: readonly string[];
  readonly rest: readonly (readonly string[])[];
}

/** Reads "is it open after Christmas?", "does it start in January?": the words of the time ask for nothing else. */
function timedBy(parts: readonly (readonly string[])[], language: Question['language']): Timed | undefined {
  const words = parts.flat();
  const unused = unknownTimes(words);
  const time = unused.length > 0 ? '' : timeIn(words);
  if ((time === '' && unused.length === 0) || asksWhich(words)) return undefined;
  const rest = withoutTime(parts);
  const said = topicAsked(rest.flat(), language);
  // In Swedish "where" also is "was".
  const topic = said === undefined || said === 'course-rooms' ? topicOfState(rest.flat()) : said;
  return topic && OF_TIME.has(topic) ? { isWhether: true, topic, time, unused, rest } : undefined;
}

/** "§ open", "can I enroll", "does it close", "is it": whether enrollment is open, a date lies there, or the course runs. */
function topicOfState(words: readonly string[]): Topic | undefined {
  const { find } = vocabulary;
  const isCourse = (word: string): boolean => word === SUBJECT || facts.it.has(word);
  const others = words.filter((word) => !isCourse(word) && !asks.isPlain(word));
  const isOpen =
    words.some(find.open.has) && others.every((word) => find.open.has(word) || isCommonWord(word));
  if (isOpen || speakOfEnrollment(words))
    return saidKind(words.filter((word) => !find.open.has(word))) ?? 'can-enroll';
  const isAsked = words.some((word) => mayAsk(word) && !speakOfTime([word]));
  return saidKind(words) ?? (others.length === 0 && isAsked && words.some(isCourse) ? 'duration' : undefined);
}

/** The parts of a question without the words of a time. */
export function withoutTime(parts: readonly (readonly string[])[]): string[][] {
  const used = wordsOfTime(parts.flat());
  let at = -1;
  const isLeft = (): boolean => {
    at += 1;
    return !used.has(at);
  };
  return parts.map((part) => part.filter(isLeft)).filter(({ length }) => length > 0);
}

/** The language that a question names, and whether a course is to be done without it. */
function languageIn(
  words: readonly string[],
  asked: readonly Topic[],
): Pick<AskedAlike, 'language' | 'isWithout'> {
  const missing = languageMissing(words);
  if (missing !== undefined) return { language: missing, isWithout: true };
  const isNamed = asked.some((one) => one === 'language' || one === 'name');
  const language = isNamed ? asks.languageAsked(words) : undefined;
  return language === undefined ? {} : { language };
}

function topicAsked(words: readonly string[], language: Question['language']): Topic | undefined {
  if (languageMissing(words) !== undefined) return 'language';
  const said = asks.of(whenFirst(words), language) ?? asks.of(words, language);
  // The unit that holds a course is a department, a course unit is not.
  const isOther = said === 'unit' && speakOfCourseUnit(words);
  return isOther ? asks.of(withoutCourseUnit(words), language) : said;
}

const isBegin = (word: string): boolean => asks.begins(word) || facts.joins.has(word);

/** "Enroll when?", "ilmo milloin": the same as with that word first. */
function whenFirst(words: readonly string[]): readonly string[] {
  const said = words.filter((word) => word !== SUBJECT);
  const last = said.at(-1);
  return said.length > 1 && last !== undefined && facts.when.has(last) && !said.slice(0, -1).some(isBegin)
    ? [last, ...words.toSpliced(words.lastIndexOf(last), 1)]
    : words;
}

const withoutCourseUnit = (words: readonly string[]): string[] =>
  words.filter((_, at) => !saysCourseUnit(words, at));

/** "When does it start and how many credits?", "exam, language?": each part asks for itself. */
function severalIn(
  whole: Topic,
  parts: readonly (readonly string[])[],
  language: Question['language'],
): Topic[] {
  const parted = parts.map(clausesOf);
  const clauses = parted.flat();
  const said: Topic[] = [];
  for (const [at, clause] of clauses.entries()) {
    const near = parted.find((part) => part.includes(clause)) ?? [];
    const alone = clauses.length > 1 ? loneTopicIn(clause, near) : undefined;
    const ofClause = alone ? [alone] : topicsOfClause(clause, clauses, said[0], language);
    said.push(...ofClause.map((one) => (isOfExam(one, clause, clauses.slice(0, at)) ? 'exam' : one)));
  }
  const all = [...new Set(said)];
  // A phrase that goes on over "and" asks for something else than its halves.
  const read = asWholeTime(all.includes(whole) ? all : [whole, ...all]);
  return (asksForBothEnds(parts) ? withBothEnds(read, parts.flat()) : read).slice(0, MOST_TOPICS);
}

/** "Read for the exam, and when is it held": it is the exam of a clause before, and not the course. */
function isOfExam(topic: Topic, clause: readonly string[], before: readonly (readonly string[])[]): boolean {
  const isIt = (word: string): boolean => facts.it.has(word) || facts.formal.has(word);
  const isOther = (word: string): boolean =>
    word === SUBJECT || course.realization.has(word) || lead.starts.has(word);
  return topic === 'starts' && clause.some(isIt) && !clause.some(isOther) && before.flat().some(isExam);
}

const { course, lead, picks } = vocabulary;
const BEGINS = [picks.first, lead.starts, lead.opens];
const ENDS = [picks.last, lead.ends, lead.closes];
const isOneOf = (concepts: typeof BEGINS, word = ''): boolean => concepts.some(({ has }) => has(word));

/** "The first and the last day", "alku- ja loppupäivä", "börjar respektive slutar": what begins and what ends stand together. */
const asksForBothEnds = (parts: readonly (readonly string[])[]): boolean =>
  parts.some((part) =>
    part.some((word, at) => {
      const behind = lead.definite.has(part[at + 2]) ? at + 3 : at + 2;
      return facts.joins.has(part[at + 1]) && isOneOf(BEGINS, word) && isOneOf(ENDS, part[behind]);
    }),
  );

const DATES: ReadonlySet<Topic> = new Set(['opens', 'closes', 'starts', 'ends', 'duration', 'can-enroll']);

/** The dates among some facts as the two ends of enrollment, where that is said, else of the course. */
function withBothEnds(read: readonly Topic[], words: readonly string[]): Topic[] {
  const isOfWindow = speakOfEnrollment(words) || words.some(lead.opens.has);
  const ends: Topic[] = isOfWindow ? ['opens', 'closes'] : ['duration'];
  const at = read.findIndex((one) => DATES.has(one));
  const others = read.filter((one) => !DATES.has(one));
  return at < 0 ? others : others.toSpliced(at, 0, ...ends);
}

/** The words between "and" and the like. */
function clausesOf(part: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of part) {
    if (facts.joins.has(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses.filter(({ length }) => length > 0);
}

/** "Exam language credits": words that each ask for a fact, and nothing else. */
function listed(clause: readonly string[], language: Question['language']): Topic[] | undefined {
  const said = clause.filter((word) => word !== SUBJECT);
  const each = said.map((word, at) => {
    // "Where" and the like may ask for what follows.
    const alone = asks.isPlain(word) && at < said.length - 1 ? undefined : loneTopic([word]);
    return alone ?? (asks.isPlain(word) ? undefined : asks.of([word], language));
  });
  // "Tallennetaanko luennot" asks one thing.
  const whole = asks.asked(clause)?.at ?? [];
  if (whole.length > 1 && clause.every((word, at) => word === SUBJECT || whole.includes(at)))
    return undefined;
  const topics = each.filter((one) => one !== undefined);
  // "Exam where", "exam room" ask for one thing.
  if (each.length === 2 && each.includes('exam') && clause.some((word) => loneTopic([word])))
    return undefined;
  return topics.length === each.length && new Set(topics).size > 1 ? topics : undefined;
}

/** A word that asks for an exam by itself: "when" does beside it alone. */
const isExam = (word: string): boolean => !asks.isPlain(word) && asks.of([word], undefined) === 'exam';

/** What a word asks for that stands among others alone: "when does it start, room, where?" */
function loneTopic(clause: readonly string[]): Topic | undefined {
  const [word, ...others] = clause;
  if (word === undefined || others.length > 0) return undefined;
  if (facts.where.has(word) || isSingleRoomWord(word)) return 'course-rooms';
  if (facts.who.has(word)) return 'teacher';
  return facts.when.has(word) ? 'starts' : undefined;
}

/** The same beside others: "when and where" is told by where, and both are of an exam that is asked for with them. */
function loneTopicIn(clause: readonly string[], near: readonly (readonly string[])[]): Topic | undefined {
  const topic = loneTopic(clause);
  const words = near.flat();
  const isOfOther = words.some(isExam) || (topic === 'starts' && words.some(facts.where.has));
  if (topic !== 'teacher' && isOfOther) return undefined;
  // "When and how can I register?"
  return topic === 'starts' && speakOfEnrollment(words) ? 'opens' : topic;
}

/** Longer clauses ask for themselves. */
const LONGEST_ELLIPSIS = 2;

/** @param before what the first clause asks */
function topicsOfClause(
  clause: readonly string[],
  clauses: readonly (readonly string[])[],
  before: Topic | undefined,
  language: Question['language'],
): Topic[] {
  const all = listed(clause, language);
  if (all) return all;
  const isEllipsis = clause.length <= LONGEST_ELLIPSIS && clause.some(isOfTopic);
  const ways = isEllipsis ? completed(clause, clauses, before) : [];
  const topics = [...ways, clause].map((words) => topicAsked(words, language));
  const found = topics.filter((one) => one !== undefined);
  // What a clause takes up may hide what it says.
  return [found.find((one) => one !== before) ?? found].flat().slice(0, 1);
}

/** "Close", and not "please". */
const isOfTopic = (word: string): boolean => FACTS.some((one) => asks.isWordOf(one, word));

/** A short clause takes up what others say: "when does enrollment open and close", "när öppnar och stänger anmälan". */
function completed(
  clause: readonly string[],
  clauses: readonly (readonly string[])[],
  before: Topic | undefined,
): string[][] {
  const [first = []] = clauses;
  const isSaid = (word: string): boolean => before !== undefined && asks.isWordOf(before, word);
  const head = clause === first ? [] : first.slice(0, Math.max(first.findLastIndex(isSaid), 0));
  const { has } = vocabulary.course.enrollment;
  const tail = clause.some(has) ? [] : clauses.flat().filter(has).slice(0, 1);
  return [
    ...(head.length > 0 ? [[...head, ...clause]] : []),
    ...(tail.length > 0 ? [[...clause, ...tail]] : []),
  ];
}

/** The start and the end are the whole time. */
function asWholeTime(topics: readonly Topic[]): Topic[] {
  if (!topics.includes('starts') || !topics.includes('ends')) return [...topics];
  const left = topics.filter((one) => one !== 'ends' && one !== 'duration');
  return left.map((one) => (one === 'starts' ? 'duration' : one));
}
