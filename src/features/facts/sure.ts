/** Whether yes or no may be said: a word that is not understood may turn a question into another one. */
import { speakOfEnrollment } from '../../ask/lead-words.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { asksWhich, isVagueTime, speakOfTime, wordsOfTime } from '../../ask/times.ts';
import { topics as asks, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { SUBJECT, type Topic } from '../../i18n/topics.ts';
import type { AskedAlike } from './asked-facts.ts';

const { course, enrolled, facts, find, follow, lead, times } = vocabulary;

/** What a question may hold beside the words of its topic, of its time, and those that hold it together. */
const BESIDE = [
  ...[facts.it, facts.or, facts.joins, facts.turns, facts.without, facts.lacking, facts.skill],
  ...[course.enrollment, course.opensOrCloses, course.realization, find.open, follow.courtesy],
  ...[lead.me, lead.definite],
  ...[facts.held, facts.needs, find.courses, enrolled.mine, enrolled.ofMine],
  ...[times.done, times.begun, times.ended, times.opened, times.goesOn, times.was],
];
/** What happens to a course: beside a question for its start, "over" is not its end ("does it start over in May?"). */
const HAPPENS = { opens: lead.opens, closes: lead.closes, starts: lead.starts, ends: lead.ends } as const;

/** Whether a word says what happens at a date that is asked for; of what has no date of its own, any may. */
function isOfDate(word: string, asked: readonly Topic[]): boolean {
  const dates = asked.flatMap((topic) => (isDated(topic) ? [HAPPENS[topic]] : []));
  return (dates.length > 0 ? dates : Object.values(HAPPENS)).some(({ has }) => has(word));
}

const isDated = (topic: Topic): topic is keyof typeof HAPPENS => Object.hasOwn(HAPPENS, topic);

/**
 * The same question where yes or no may be said, else one for the fact alone. Each yes and no that facts of a course tell is
 * asked for by what comes from here.
 */
export function onlyWhenSure(
  asked: AskedAlike,
  words: readonly string[],
  groups?: readonly string[],
): AskedAlike {
  const left = mayBeAnswered(asked) ? leftOf(asked, words) : [];
  if (left.length === 0 && isAnswered(asked, words))
    return isNamed(asked, groups) && !isOneOfTwo(asked, words) ? asked : { ...asked, isTurned: true };
  const { time, isNow: _isNow, belongsTo: _name, expects: _expects, isWithout: _without, ...fact } = asked;
  // "Can I take it next term?" asks for the dates of the course as well.
  const also = isOfWindow(asked, untimed(asked, words))
    ? fact.also
    : [...(fact.also ?? []), 'duration' as const];
  const unused = [...(time === undefined ? [] : [time]), ...left.filter(isTelling)];
  return {
    ...{ ...fact, isTurned: true },
    ...(also && { also }),
    ...(unused.length > 0 && { unused: unused.slice(0, MOST_UNUSED).map((one) => one.slice(0, LONGEST)) }),
  };
}

/** The most words that an answer names as not used, and the longest. */
const MOST_UNUSED = 5;
const LONGEST = 60;

const isTelling = (word: string): boolean =>
  word.length >= SHORTEST && !isCommonWord(word) && !isSaidIn(facts.needs, [word]);
const SHORTEST = 4;

/** Whether yes or no may be the answer. */
const mayBeAnswered = ({ topic, also = [], language, ...how }: AskedAlike): boolean =>
  [language, how.time, how.isNow, how.belongsTo].some((one) => one !== undefined) ||
  (!how.isLeft && [topic, ...also].includes('can-enroll'));

/** The words that are not understood. */
function leftOf({ topic, also = [], ...asked }: AskedAlike, words: readonly string[]): string[] {
  const left = asks.leaves(untimed(asked, words), [topic, ...also]);
  const names = asked.belongsTo?.split(' ') ?? [];
  const isRead = (word: string, at: number): boolean =>
    names.includes(word) ||
    isOfDate(word, [topic, ...also]) ||
    BESIDE.some(({ has }) => has(word) || has(`${word} ${left[at + 1]}`));
  return left.filter((word, at) => !isRead(word, at));
}

/** The words but for those of a time, and an ending behind a code: "TX00EY23-3015:een". */
const untimed = ({ time }: Pick<AskedAlike, 'time'>, words: readonly string[]): string[] => {
  const used = time === undefined ? undefined : wordsOfTime(words);
  return words.filter(
    (word, at) => !used?.has(at) && !(words[at - 1] === SUBJECT && enrolled.beside.has(word)),
  );
};

/** "Is it in A or in B?" is answered by where it is. */
const isOneOfTwo = ({ belongsTo }: AskedAlike, words: readonly string[]): boolean =>
  belongsTo !== undefined && words.some(facts.or.has);

/** What is of one moment: an hour or a weekday alone does not tell of which day it is. */
const OF_MOMENT: ReadonlySet<Topic> = new Set(['opens', 'closes', 'starts', 'ends']);

/** "Only for", "closed to", "can … enroll": whether something belongs to a course is asked by "for" and "belong" alone. */
const TURNS_BELONGING = [
  ...[facts.turns, find.open, course.enrollment, course.opensOrCloses, lead.opens, lead.closes],
  ...[times.ended, times.begun, times.done, times.goesOn],
];

/** Whether understood words ask for yes or no. */
function isAnswered(asked: AskedAlike, words: readonly string[]): boolean {
  const rest = untimed(asked, words);
  return !AGAINST.some((isAgainst) => isAgainst(asked, rest));
}

/** What makes a question one that no yes or no answers, beside the words for its topic, its time and its name. */
const AGAINST: readonly ((asked: AskedAlike, rest: readonly string[]) => boolean)[] = [
  ({ belongsTo }, rest) => belongsTo !== undefined && TURNS_BELONGING.some((one) => isSaidIn(one, rest)),
  ({ topic, time }) => time !== undefined && OF_MOMENT.has(topic) && isVagueTime(time),
  (_, rest) => speakOfTime(rest),
  // "Did it open late?"
  ({ expects }, rest) =>
    expects === undefined &&
    isSaidIn(times.late, rest) &&
    [lead.opens, times.opened, course.opensOrCloses].some((one) => isSaidIn(one, rest)),
  // Who must enroll asks until when, and who needs one language may do with another.
  ({ isWithout }, rest) => !isWithout && isSaidIn(facts.needs, rest),
  // "How do I join?" is answered by a date.
  ({ topic }, rest) => topic === 'can-enroll' && asksWhich(rest),
  (asked, rest) => !isOfWindow(asked, rest),
  // A time alone asks nothing: "TX00EY23-3015 on Monday", "enrollment TX00EY23-3015 today".
  ({ time }, rest) => time !== undefined && !rest.some(mayAsk),
  // "Finnish or English?"
  ({ language, isWithout }, rest) => language !== undefined && !isWithout && rest.some(facts.or.has),
];

/**
 * Whether a question names what a course may belong to, so that it may be denied: a group by its code, all else by words
 * that mean nothing else.
 */
const isNamed = ({ topic, belongsTo }: AskedAlike, groups?: readonly string[]): boolean =>
  belongsTo === undefined ||
  belongsTo
    .split(' ')
    .every((name) => isGroupCode(name.toUpperCase(), groups) || (topic !== 'groups' && !isKnownWord(name)));

/** "Can I take it next term?" is about the course as much as about its window. */
const isOfWindow = ({ topic, time }: AskedAlike, words: readonly string[]): boolean =>
  topic !== 'can-enroll' ||
  time === undefined ||
  speakOfEnrollment(words) ||
  words.some((word) => OF_WINDOW.some(({ has }) => has(word)) && !facts.held.has(word));

const OF_WINDOW = [course.opensOrCloses, lead.opens, lead.closes, find.open];

/** Names a course, or stands between courses. */
const NAMES = [course.enrollment, course.realization, course.between, facts.joins, times.beside];
/** Whether a word is more than the name of a course. */
export const mayAsk = (word: string): boolean => word !== SUBJECT && !NAMES.some(({ has }) => has(word));
