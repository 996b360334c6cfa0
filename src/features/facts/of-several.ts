/** Facts of several courses: of one's own, and of those that were shown. */
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { isOrdinary } from '../../ask/unknown-names.ts';
import { speakOfCourses } from '../../ask/words.ts';
import { topics as asks, talk, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import type { FactsRequest } from './asked-facts.ts';
import { type Asked, askedTopics } from './asked-facts.ts';
import { untimed } from './named.ts';
import { partsAsked } from './parts.ts';

/**
 * Reads a question for a fact of all one's courses: "when do my courses start?", "what of mine closes first?". What the week,
 * the term, a comparison and reminders tell is left to them.
 */
export function factOfOwn(question: Question): FactsRequest | undefined {
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
export async function factOfAll(
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
export async function factOfThem(
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
export const asksForForemost = (words: readonly string[]): boolean =>
  SUPERLATIVES.some(({ has }) => has(words.at(-1)));

export function orderIn(words: readonly string[]): 'soonest' | 'latest' | undefined {
  if (soonest.has(words.at(-1))) return 'soonest';
  return latest.has(words.at(-1)) ? 'latest' : undefined;
}

/** "Which closes first?", "which one is open?", "kumpi on pidempi?": no single course is asked about. */
export const asksWhichOfThem = (words: readonly string[]): boolean =>
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
