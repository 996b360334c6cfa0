/** What a person tells around a question about a course that the question names: it asks for nothing. */
import { topics, vocabulary } from '../i18n/index.ts';
import { SENTENCE } from './introduction.ts';
import { loweredWords, type Question, readPlain } from './question.ts';

const { clauses, facts, follow, lead, lessons, settings } = vocabulary;
/** With one of these a statement may be a wish. */
const WISHES = [
  ...[follow.following, follow.please, lead.reminder, lead.set, settings.settings, settings.privacy],
];

/** "I travel until 10 September." names nothing, and wishes for nothing. */
function isStory(sentence: string, isNamed: (word: string) => boolean): boolean {
  const words = loweredWords(sentence);
  if (words.length === 0 || sentence.trimEnd().endsWith('?') || words.some(isNamed)) return false;
  return topics.states(words) && !words.some((word) => WISHES.some(({ has }) => has(word)));
}

/** Whether a part of a message only tells something, as of the person who asks: "I work full time". */
export function onlyTells(part: string): boolean {
  const words = loweredWords(part);
  const isWish = (word: string): boolean => [...WISHES, lessons.show].some(({ has }) => has(word));
  const asks = part.trimEnd().endsWith('?') || topics.begins(words[0] ?? '') || words.some(isWish);
  return !asks && clauses.bids.startOf(words.join(' ')) === undefined;
}

/** "I teach TX00EY23-3015. What dates does it have?": the course stands in the place of the word for it. */
function withNamedAhead(sentences: readonly string[], codes: readonly string[]): string | undefined {
  const [code, ...others] = codes;
  const [told = '', ...rest] = sentences;
  const asked = rest.join(' ');
  const it = loweredWords(asked).find(facts.it.has);
  const words = loweredWords(told).filter((word) => !vocabulary.help.greeting.has(word));
  const isTold = topics.states(words) && onlyTells(told) && told.includes(code ?? ' ');
  if (!isTold || others.length > 0 || it === undefined || asked.includes(code ?? ' ')) return undefined;
  let isIn = false;
  return asked.replace(/\p{L}+/gu, (word) => {
    if (isIn || word.toLowerCase() !== it) return word;
    isIn = true;
    return code ?? word;
  });
}

/**
 * The question without the sentences that only tell something, where what is left asks, and names the course: "I travel until
 * 10 September. Do I miss the start of TX00EY23-3015?"
 */
export function withoutStory(question: Question): Question {
  const { text, codes, units, groups = [] } = question;
  const sentences = text.split(SENTENCE);
  if (sentences.length < 2 || codes.length + units.length === 0) return question;
  const named = new Set([...codes, ...units, ...groups].map((one) => one.toLowerCase()));
  const ofNamed = withNamedAhead(sentences, [...codes, ...units]);
  if (ofNamed !== undefined)
    return { ...question, ...readPlain(ofNamed, question), language: question.language };
  const left = sentences.filter((one) => !isStory(one, (word) => named.has(word) || facts.it.has(word)));
  const rest = left.join(' ');
  if (left.length === sentences.length || !/\?["')]?(?:\s|$)/.test(rest)) return question;
  const { language, ...asked } = readPlain(rest, question);
  return { ...question, ...asked, language: question.language ?? language };
}
