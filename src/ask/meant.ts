/** What a question asks for: the likeliest intent that reads it. */

import type { Intent, ScoredIntent } from '../reading/intents.ts';
import type { Ask, Features, ReadQuestion } from './feature.ts';
import { likenessOf, prepareLikeness, SURE, surelyLike, tagsOf } from './like.ts';
import type { Place } from './place.ts';
import type { Question } from './question.ts';

/** Features that look for things. Their words stand in questions for something else, too. */
const LOOKING: ReadonlySet<string> = new Set(['find', 'course', 'rooms', 'follow', 'term']);
const likeliestShare = (question: Question): number => likenessOf(question)[0]?.share ?? 0;

/** The question as it was typed, with the names in place of which codes stand. */
export const asTyped = (question: Question): Question => question.named?.typed ?? question;

/** The intents of a question, the likeliest first. */
export function likeliest(
  { intents }: Pick<Features, 'intents'>,
  question: Question,
): ScoredIntent<ReadQuestion>[] {
  return intents.of(tagsOf(question));
}

/** What a question asks for, and the intent that read it. */
interface MeantAsk {
  readonly ask: Ask;
  readonly intent: Intent<ReadQuestion>;
  /** The words that the intent does not hear. */
  readonly left: readonly string[];
}

/**
 * What the likeliest intent makes of a question. May reject with `InvalidRequest`.
 * @param subject `said`: only intents that need nothing but the question, neither a name nor what was spoken of
 */
export async function meantBy(
  features: Features,
  question: Question,
  place: Place,
  subject: 'any' | 'said' = 'any',
): Promise<MeantAsk | undefined> {
  await prepareLikeness();
  const conversation = features.conversationFor(question, place);
  const all = likeliest(features, question).filter(
    ({ intent }) => subject === 'any' || intent.subject === undefined,
  );
  const isFirst = ({ intent }: (typeof all)[number]): boolean => intent.goesOn === true;
  const rows =
    question.corrects === undefined
      ? all
      : all.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  const readBy = async (some: typeof rows): Promise<MeantAsk | undefined> => {
    for (const { intent, left } of some) {
      const ask = await intent.read(question, conversation);
      if (ask) return { ask, intent, left };
    }
    return undefined;
  };
  const first = await readBy(rows);
  if (first && !first.intent.goesOn && isSoughtAnew(first, question)) {
    const sought = await readBy(rows.filter(({ intent }) => SEEKS.test(intent.hears)));
    return sought ?? first;
  }
  if (
    !first ||
    goesOn(first.intent) ||
    (first.intent.goesOn && question.corrects !== undefined) ||
    !mayGiveWay(first.ask, question)
  )
    return first;
  // Where every word is heard nothing is asked of what was spoken of: "at least 10 credits".
  const isHeard = (one: Intent<ReadQuestion>): boolean =>
    one.subject === 'spoken-of' && first.left.length === 0;
  const sure = await readBy(rows.filter(({ intent }) => intent.claim === 'sure' && !isHeard(intent)));
  return sure && givesWay(first.ask, sure.ask, question) ? sure : first;
}

/** The rows that seek courses by what a question is like. */
const SEEKS = /\blike\.find\b/;

/** "Is there a course on anatomy?" is about none that was spoken of. */
const isSoughtAnew = ({ intent, ask }: MeantAsk, question: Question): boolean =>
  intent.subject === 'spoken-of' &&
  ask.feature !== 'find' &&
  surelyLike(question, ['find'], SURE) !== undefined;

/** "Only the English ones" behind a list narrows it, though it stands in examples of something else. */
const goesOn = ({ claim, subject }: Intent<ReadQuestion>): boolean =>
  (claim === 'own' || claim === 'whole') && subject === 'spoken-of';

const mayGiveWay = ({ kind, feature, writes }: Ask, question: Question): boolean =>
  isGuess(kind) || (LOOKING.has(feature) && !writes && likeliestShare(question) >= SURE);

/**
 * Whether what a question is surely like comes before an ask: before any that would look for words that nothing knows, and before one
 * of another feature, but for what only answers kindly or tells that it is not known here; or how something is done, where a course is
 * named: "snooze A" is answered with what there is of that course.
 */
const givesWay = (ask: Ask, to: Ask, { codes }: Pick<Question, 'codes'>): boolean =>
  isGuess(ask.kind) ||
  (ask.feature !== to.feature && (to.feature !== 'help' || (to.kind === 'how' && codes.length === 0)));

const isGuess = (kind: Ask['kind']): boolean => kind === 'guess' || kind === 'unknown-name';

/** Its request alone. */
export async function askMeant(...asked: Parameters<typeof meantBy>): Promise<Ask | undefined> {
  return (await meantBy(...asked))?.ask;
}
