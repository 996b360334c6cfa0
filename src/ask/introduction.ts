/** Greetings, and sentences in which a person says who they are before they ask: they ask for nothing. */
import { vocabulary } from '../i18n/index.ts';

const { help, follow, facts, picks } = vocabulary;

/** Ends a sentence. A short number with a point is a day, "20. joulukuuta", and a long one ends a code. */
export const SENTENCE = /(?<=[!?…]) |(?<=(?<!\d)\.) (?!\d)|(?<=\d{3}\.) (?=\p{Lu})/u;
/** A short clause before the first sign: "ok nice, so where do I click?" */
const FIRST_CLAUSE = /^([^,!.?;:]{1,40})[,!.] (?=\S+ \S)/u;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];

const COURTEOUS = [help.greeting, help.smallTalk, follow.courtesy];
/** May turn what follows, correct what was said before, or end what was spoken of. */
const TURNS = [picks.meant, picks.not, facts.turns, follow.negations, help.thanks];

/** "Ok nice", "good evening", "hei kaikki", "oh no" */
function isCourteous(text: string): boolean {
  if (/[^\p{L}\p{M}\s,.!?'’-]/u.test(text)) return false;
  const words = wordsIn(text);
  if (help.exclaims.is(words.join(' '))) return true;
  const isOne = (word: string): boolean => COURTEOUS.some(({ has }) => has(word));
  return (
    words.every((word) => (isOne(word) || help.beside.has(word)) && !TURNS.some(({ has }) => has(word))) &&
    words.some((word) => isOne(word) || help.beside.has(word))
  );
}

/** "I'm Maria, 52, and returning to studies": names no course by a code. */
function introduces(sentence: string): boolean {
  const words = wordsIn(sentence);
  const said = words.slice(words.findIndex((word) => !help.greeting.has(word))).join(' ');
  const isOfCode = words.some((word) => /\d/.test(word) && /\p{L}/u.test(word));
  return !isOfCode && !sentence.endsWith('?') && help.introduces.startOf(said) !== undefined;
}

/**
 * The text from where it asks. What refers to something keeps what stands before it: "I'm in web design. When does it start?"
 */
export function withoutIntroduction(text: string): string {
  const sentences = text.split(SENTENCE);
  const first = sentences.findIndex((one) => !isCourteous(one) && !introduces(one));
  const asked = first > 0 ? sentences.slice(first).join(' ') : text;
  const refers = wordsIn(asked).some(facts.it.has);
  const dropped = sentences.slice(0, Math.max(first, 0));
  const left = refers && !dropped.every(isCourteous) ? text : asked;
  const [whole = '', clause = ''] = FIRST_CLAUSE.exec(left) ?? [];
  return withoutCourtesy(whole !== '' && isCourteous(clause) ? left.slice(whole.length) : left);
}

/** With so many words before it a word of courtesy at the end says no more: "first and last day pls". "Yes please" is an answer. */
const FEWEST_BEFORE = 3;

function withoutCourtesy(text: string): string {
  const tokens = text.split(' ');
  const isSaid = follow.courtesy.has(wordsIn(tokens.at(-1) ?? '')[0]);
  return isSaid && tokens.length > FEWEST_BEFORE ? tokens.slice(0, -1).join(' ') : text;
}
