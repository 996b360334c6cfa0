/**
 * The language of a question, wished for or told by its words: the most by those that hold a sentence together, less by those of
 * the subject, the least by endings and spellings. Its time is linear in the number of words.
 */
import { isLanguage, LANGUAGES, type Language } from '../language.ts';
import { folded } from '../primitives.ts';
import type { LanguageWords } from './en/words.ts';
import { ALL_WORDS, topics, vocabulary, wordsOfLanguage } from './index.ts';
import { SHORTEST_MISTYPED, slipsOf } from './patterns.ts';

/** No evidence for a language, but no names either. */
const SHARED = together(({ shared }) => shared);
const INTERNATIONAL = together(({ international }) => international);

function together(pick: (words: LanguageWords) => ReadonlySet<string>): ReadonlySet<string> {
  return new Set(ALL_WORDS.flatMap((words) => [...pick(words)]));
}

/** How much a word tells. Forms and spellings tell less: a name in another language has them, too. */
const WEIGHTS = { grammar: 3, word: 2, withoutAccents: 1.5, mistyped: 1.5, beginning: 1.5 } as const;

/** What one word tells; `isSpeech`: the word is ordinary speech, which names nothing. */
interface Evidence {
  readonly language: Language;
  readonly weight: number;
  readonly isSpeech: boolean;
}

/** Words by their spelling; undefined: several languages have it. */
type Index = ReadonlyMap<string, Evidence | undefined>;

const exact = indexOf((word) => [word]);
/** The same without accents, as on a keyboard that has none. */
const bare = indexOf((word) => (folded(word) === word ? [] : [folded(word)]));
/** Few mistype the first letter. */
const FEW_MISTYPE = 1;
let slips: Index | undefined;
/** Words with one letter left out: two words that share such a form differ by a slip. Made when the first word is not known. */
const slipIndex = (): Index =>
  (slips ??= indexOf((word) => (word.length < SHORTEST_MISTYPED ? [] : slipsOf(folded(word), FEW_MISTYPE))));

function indexOf(spellings: (word: string) => readonly string[]): Index {
  const index = new Map<string, Evidence | undefined>();
  for (const { word, ...tells } of allListed())
    for (const spelling of spellings(word)) {
      const isShared = index.has(spelling) && index.get(spelling)?.language !== tells.language;
      index.set(spelling, isShared ? undefined : tells);
    }
  return index;
}

/** Every listed word; those that tell more come later. */
function allListed(): ({ readonly word: string } & Evidence)[] {
  return LANGUAGES.flatMap((language) => {
    const { grammar, ordinary, subject } = wordsOfLanguage(language);
    const listed = (words: ReadonlySet<string>, weight: number, isSpeech: boolean) =>
      Array.from(words, (word) => ({ word, language, weight, isSpeech }));
    return [
      ...listed(subject, WEIGHTS.word, false),
      ...listed(ordinary, WEIGHTS.word, true),
      ...listed(grammar, WEIGHTS.grammar, true),
    ];
  });
}

/** Longer words are no words. */
const LONGEST_WORD = 40;

/**
 * The language that the words are evidence for; undefined if they tell none, or two alike. Words in their own case:
 * names, told by capital letters, are left out. Endings come with their sign: `'s`, `:ssä`. Without a code or number
 * beside it, a name alone tells nothing, though it has the spelling of its language.
 */
export function languageOf(words: readonly string[]): Language | undefined {
  const [only = '', ...others] = words;
  // What joins sentences may be a whole answer in another language: "ja".
  if (others.length === 0 && vocabulary.facts.joins.has(only.toLowerCase())) return undefined;
  const sums = new Map<Language, number>();
  const spoken = new Set<Language>();
  for (const { language, weight, isSpeech } of withoutNames(words).flatMap(piecesOf).flatMap(evidenceOf)) {
    sums.set(language, (sums.get(language) ?? 0) + weight);
    if (isSpeech) spoken.add(language);
  }
  const [first, second] = [...sums].sort(([, one], [, other]) => other - one);
  const isTold = first !== undefined && first[1] > (second?.[1] ?? 0);
  return isTold && (spoken.has(first[0]) || words.some((word) => /\d/.test(word))) ? first[0] : undefined;
}

/**
 * The one language in which all lower-case words ask for facts of a course, "koe" or "books": for words that are known to ask
 * for one. A word of several languages tells nothing.
 */
export function languageOfSubject(words: readonly string[]): Language | undefined {
  const told = words.flatMap((word) => {
    const languages = new Set(SHARED.has(word) || INTERNATIONAL.has(word) ? [] : languagesOfSubject(word));
    return languages.size === 1 ? [...languages] : [];
  });
  const [language, ...others] = new Set(told);
  return others.length === 0 ? language : undefined;
}

function languagesOfSubject(word: string): readonly Language[] {
  const listed = LANGUAGES.filter((language) => {
    const { grammar, ordinary, subject } = wordsOfLanguage(language);
    return [grammar, ordinary, subject].some((list) => list.has(word));
  });
  return [...topics.languagesOf(word), ...listed];
}

/** Whether a lower-case word is ordinary speech in one of the languages, rather than a code or a name. */
export function isCommonWord(word: string): boolean {
  if (!/^\p{L}+$/u.test(word)) return false;
  return (
    SHARED.has(word) ||
    LANGUAGES.some((language) => {
      const { grammar, ordinary, ordinaryBeginnings } = wordsOfLanguage(language);
      return (
        grammar.has(word) || ordinary.has(word) || ordinaryBeginnings.some((one) => word.startsWith(one))
      );
    })
  );
}

/** Whether a lower-case word is ordinary speech, or holds questions together: it asks for nothing by itself. */
export const isOrdinaryWord = (word: string): boolean => isCommonWord(word) || topics.isPlain(word);

/** Whether a lower-case word is known in one of the languages, with at most one slip. */
export function isKnownWord(word: string): boolean {
  return isListed(word) || isCommonWord(word) || asking(word).length > 0 || mistyped(word).length > 0;
}

/** Whether a lower-case word is known in one of the languages as it is, without a slip. */
export const isListedWord = (word: string): boolean => isListed(word) || isCommonWord(word);

const WEEKLY = together(({ weekly }) => weekly);

/** Whether a lower-case word is a day of each week: "Mondays". */
export const isOfEachWeek = (word = ''): boolean => WEEKLY.has(word);

const CHAT = together(({ chat }) => chat);
/** More of a letter than a word has: "hmmmm", "sooo". */
const DRAWN = /(\p{L})\1{2,}/gu;

/** Whether a lower-case word is said in passing, and is none of a name beside one: "btw", "hej hej". */
export const isChatWord = (word: string): boolean => {
  const plain = word.replaceAll('’', "'");
  return [plain, plain.replace(DRAWN, '$1'), plain.replace(DRAWN, '$1$1')].some((one) => CHAT.has(one));
};

const isVowel = (letter = ''): boolean => /[aeiouy]/.test(folded(letter));

/** A word without the vowel that it ends in, and without one of two consonants before that. */
function clippedOf(word: string): string[] {
  if (word.length < SHORTEST_MISTYPED || !isVowel(word.at(-1)) || isVowel(word.at(-2))) return [];
  return word.at(-2) === word.at(-3) ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)];
}
let clipped: Index | undefined;

/** Whether a lower-case word is a known one as people say it: clipped at its end, or with a letter that is drawn out. */
export function isSpokenForm(word: string): boolean {
  const drawn = word.replace(/(\p{L})\1{2,}/gu, '$1');
  clipped ??= indexOf(clippedOf);
  return clipped.has(word) || (drawn !== word && isListedWord(drawn));
}

/** Words within a name: "Introduction to the Design of Systems". */
const SMALL = /^\p{Ll}{1,4}$/u;
const MOST_SMALL = 3;

/**
 * Leaves out what is written like a name: unknown words with a capital letter, the small words between them, and the
 * capital words around them.
 */
function withoutNames(words: readonly string[]): string[] {
  const capital = words.map((word) => /^\p{Lu}\p{M}?\p{Ll}/u.test(word));
  const isName = words.map((word, at) => capital[at] === true && !isListed(word.toLowerCase()));
  for (let at = 0; at < words.length; at += 1) {
    if (!isName[at]) continue;
    const next = afterSmall(words, at + 1);
    if (capital[next]) isName.fill(true, at, next + 1);
  }
  // Every sentence begins with a capital letter.
  if (!isName[1]) isName[0] = false;
  // "How to Do Research" begins with words that are listed.
  for (let at = words.length - 2; at > 0; at -= 1) if (capital[at] && isName[at + 1]) isName[at] = true;
  return words.filter((_, at) => !isName[at]);
}

/** The place after the small words that stand from a place on. */
function afterSmall(words: readonly string[], from: number): number {
  let at = from;
  while (at - from < MOST_SMALL && SMALL.test(words[at] ?? '')) at += 1;
  return at;
}

const isListed = (word: string): boolean =>
  exact.has(word) || bare.has(word) || SHARED.has(word) || begun(word).length > 0;

/** The lower-case words of a word with hyphens, without codes and numbers. */
function piecesOf(word: string): string[] {
  const pieces = word.toLowerCase().split('-');
  return pieces.filter((piece) => piece !== '' && piece.length <= LONGEST_WORD && !/\d/.test(piece));
}

function evidenceOf(word: string): Evidence[] {
  if (SHARED.has(word) || INTERNATIONAL.has(word)) return [];
  if (/^[':]/.test(word))
    return only(
      LANGUAGES.filter((one) => wordsOfLanguage(one).attached.test(word)),
      WEIGHTS.grammar,
    );
  for (const index of [exact, bare]) {
    const found = index.get(word);
    if (found) return [index === bare ? { ...found, weight: WEIGHTS.withoutAccents } : found];
    if (index.has(word)) return [];
  }
  const [known] = [...asking(word), ...begun(word)];
  const spelling = spelt(word);
  if (known) return [known, ...spelling.filter(({ language }) => language === known.language)];
  return [...mistyped(word), ...spelling];
}

/** Evidence of a question word with something glued to it. */
function asking(word: string): Evidence[] {
  const languages = LANGUAGES.filter((language) => {
    const { clitics, grammar } = wordsOfLanguage(language);
    return clitics.test(word) && grammar.has(word.replace(clitics, ''));
  });
  return only(languages, WEIGHTS.grammar);
}

/** Evidence for the one language; none if there are several. */
const only = (languages: readonly Language[], weight: number, isSpeech = true): Evidence[] =>
  languages.length === 1 ? languages.map((language) => ({ language, weight, isSpeech })) : [];

/** Beginnings with their language, as they are and without accents. */
const BEGINNINGS = LANGUAGES.flatMap((language) => {
  const { ordinaryBeginnings, subjectBeginnings } = wordsOfLanguage(language);
  const each = (beginnings: readonly string[], isSpeech: boolean) =>
    beginnings.map((beginning) => ({ language, isSpeech, beginning, plain: folded(beginning) }));
  return [...each(ordinaryBeginnings, true), ...each(subjectBeginnings, false)];
});

/** What the longest known beginning of a word tells, or that it is a compound for a kind of thing. */
function begun(word: string): Evidence[] {
  const plain = folded(word);
  const known = BEGINNINGS.filter(
    (one) => word.startsWith(one.beginning) || (plain === word && word.startsWith(one.plain)),
  );
  const longest = Math.max(0, ...known.map(({ beginning }) => beginning.length));
  const best = known.filter(({ beginning }) => beginning.length === longest);
  const ofKinds = LANGUAGES.filter((language) => wordsOfLanguage(language).compounds.test(word));
  const languages = best.length > 0 ? best.map(({ language }) => language) : ofKinds;
  const isSpeech = best.some((one) => one.isSpeech) || ofKinds.length > 0;
  return only([...new Set(languages)], WEIGHTS.beginning, isSpeech);
}

/** What a word tells that is one slip away from a known one. */
function mistyped(word: string): Evidence[] {
  if (word.length < SHORTEST_MISTYPED - 1) return [];
  const near = new Set(
    slipsOf(folded(word), FEW_MISTYPE).flatMap((slip) => slipIndex().get(slip)?.language ?? []),
  );
  return only([...near], WEIGHTS.mistyped, false);
}

/** What the spelling of a word tells. */
function spelt(word: string): Evidence[] {
  return LANGUAGES.flatMap((language) => {
    const weight = wordsOfLanguage(language).patterns.reduce(
      (sum, [pattern, each]) => (pattern.test(word) ? sum + each : sum),
      0,
    );
    return weight > 0 ? [{ language, weight, isSpeech: false }] : [];
  });
}

// Wishes to be answered in a language: "please answer in Finnish", "suomeksi kiitos", "svara på svenska".

/** What ends a part of a sentence. A code does, too: "TX00EY23-3015 in Finnish please". */
const ENDED = /\d|[,;:.?!…]$/u;
/** No wish has more words. */
const LONGEST_WISH = 12;

/**
 * Reads the first wish in a plain text. `rest`: the text without it, empty where nothing else is said. Linear in the number
 * of words.
 */
export function languageWished(
  text: string,
): { readonly language: Language; readonly rest: string } | undefined {
  const said = text.split(' ').map((typed) => ({
    typed,
    word: typed.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}-]/gu, ''),
    isEnd: ENDED.test(typed),
  }));
  for (const at of said.keys()) {
    const before = said[at - 1];
    if (before !== undefined && !before.isEnd && !isBeside(before)) continue;
    const wish = wishAt(said.slice(at, at + LONGEST_WISH));
    if (!wish) continue;
    const from = beginOf(at, said);
    if (!wish.isVerbal && !wish.isPolite && !said.slice(from, at).some(isPolite)) continue;
    const rest = [...said.slice(0, from), ...said.slice(at + wish.length)];
    return { language: wish.language, rest: rest.map(({ typed }) => typed).join(' ') };
  }
  return undefined;
}

interface Said {
  readonly word: string;
  readonly isEnd: boolean;
}

const isPolite = ({ word }: Said): boolean => topics.isPolite(word);
const isBeside = (one: Said): boolean =>
  isPolite(one) || vocabulary.facts.joins.has(one.word) || vocabulary.follow.courtesy.has(one.word);

/** Where the polite words before a place begin. */
function beginOf(at: number, said: readonly Said[]): number {
  let from = at;
  for (let before = said[from - 1]; before && isBeside(before); before = said[from - 1]) from -= 1;
  return from;
}

/** The wish with which words begin, with the polite words behind it. */
function wishAt(said: readonly Said[]) {
  const wish = topics.languageWish(said.map(({ word }) => word));
  if (!wish || !isLanguage(wish.language)) return undefined;
  const behind = said.slice(wish.length);
  const polite = behind.findIndex((one) => !isBeside(one));
  const length = polite < 0 ? said.length : wish.length + polite;
  const last = said[length - 1]?.isEnd === true || said[length] === undefined;
  // "Do you speak English in the course?" asks of the course.
  const goesOn = wish.isVerbal && topics.begins(said[length]?.word ?? '');
  if (!last && !goesOn) return undefined;
  return {
    language: wish.language,
    isVerbal: wish.isVerbal,
    isPolite: behind.slice(0, length - wish.length).some(isPolite),
    length,
  };
}
