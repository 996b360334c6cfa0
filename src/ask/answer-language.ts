/** Wishes to be answered in a language: "please answer in Finnish", "suomeksi kiitos", "svara på svenska". */
import { topics, vocabulary } from '../i18n/index.ts';
import { isLanguage, type Language } from '../language.ts';

/** A wish, and the text without it: empty where nothing else is said. */
export interface LanguageWish {
  readonly language: Language;
  readonly rest: string;
}

/** What ends a part of a sentence. A code does, too: "TX00EY23-3015 in Finnish please". */
const ENDED = /\d|[,;:.?!…]$/u;
/** No wish has more words. */
const LONGEST = 12;

/** Reads the first wish in a plain text. Linear in the number of words. */
export function languageWished(text: string): LanguageWish | undefined {
  const said = text.split(' ').map((typed) => ({
    typed,
    word: typed.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}-]/gu, ''),
    isEnd: ENDED.test(typed),
  }));
  for (const at of said.keys()) {
    const before = said[at - 1];
    if (before !== undefined && !before.isEnd && !isBeside(before)) continue;
    const wish = wishAt(said.slice(at, at + LONGEST));
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
