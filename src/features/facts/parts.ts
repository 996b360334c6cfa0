/** What asks in a question: its parts, and the fact that their words ask for. */
import { askedOrUnitsIn } from '../../ask/asked-codes.ts';
import { partsOf } from '../../ask/clauses.ts';
import { SENTENCE } from '../../ask/introduction.ts';
import { likelierLike, speaksFor, surelyLike } from '../../ask/like.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { subjectSaid } from '../../ask/subject-said.ts';
import { timeIn } from '../../ask/times.ts';
import { namesTime, saysCourseUnit } from '../../ask/words.ts';
import { topics as asks, vocabulary } from '../../i18n/index.ts';
import { FACTS, OF_TIME, SUBJECT, type Topic, UNKNOWN } from '../../i18n/topics.ts';
import { onceFor } from '../../primitives.ts';
import { parseCourseUnitCode, parseRealizationCode } from '../../study-client/codes.ts';
import { askedBy, ofLessons, tellingTime } from './asked.ts';
import { type Asked, askedTopics, MOST_WORDS } from './asked-facts.ts';

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
export function askingParts(question: Question): string[][] {
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
export const partsAsked = onceFor((question: Question): AskedParts => {
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
  const name = loweredWords(subjectSaid(question) ?? '');
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
export const toldByDates = (asked: Asked, topic: Topic, question: Question): boolean =>
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
export function withoutCodes({ text, codes, units }: Question): string[][] {
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
/** Examples of facts. Their labels are the topics. */
export const FACT_LABELS = [...FACTS, ...UNKNOWN].filter((one) => one !== 'name');

/** A fact that a question is only like, at the time that it says; of lessons words say also which of them. */
export function likeWish(topic: Topic, { words }: Question, unused: readonly string[] = []): Asked {
  const { isWhether: _, ...wish } = ofLessons({ topic, isTurned: true }, words);
  return tellingTime({ ...wish, ...(unused.length > 0 && { unused: [...unused] }) }, timeIn(words));
}

/** The courses and course units that a question names by their codes; undefined: there are none. */
export const codesAsked = (question: Question) =>
  question.codes.length + question.units.length > 0 ? askedOrUnitsIn(question) : undefined;

/** Whether a question asks to enroll late: "I missed the enrollment, can I still get in?" */
export const asksToEnrollLate = ({ words, quotes }: Pick<Question, 'words' | 'quotes'>): boolean =>
  !quotes && words.length <= MOST_WORDS && vocabulary.course.late.is(words.join(' '));
