/** What people type in words, read: a question. */

import type { Unfound } from '../errors.ts';
import { ALL_WORDS } from '../i18n/index.ts';
import { languageOf, languageWished } from '../i18n/language-of.ts';
import type { Language } from '../language.ts';
import {
  findRealizationCodes,
  isNearlyCode,
  mendCodes,
  parseCourseUnitCode,
  parseRealizationCode,
} from '../study-client/codes.ts';
import type { CourseUnitCode, RealizationCode } from '../study-client/model.ts';
import { plainText, unreadInLists, wholeWords, withCodesOfAddresses, withWholeCodes } from './asked-codes.ts';
import { withoutAmounts } from './guide-form.ts';
import { withoutIntroduction } from './introduction.ts';
import { withoutReason } from './reasons.ts';
import { withSignsApart } from './signs-apart.ts';

/** A free-text question, freed of Slack's formatting, with everything that features need to judge it. */
export interface Question {
  /**
   * Plain text: no mentions, links reduced to their words and codes, ASCII hyphens, single spaces. At most 4000
   * characters.
   */
  readonly text: string;
  /** `text` in lower case, split into words without punctuation (`78025`, `rakennuksessa`, `40+`, …). */
  readonly words: readonly string[];
  /** Realization codes in the text, in order, without repeats; then words that are nearly codes. */
  readonly codes: readonly RealizationCode[];
  /** Numbers in a list of codes that are no codes; an answer names them. */
  readonly unread: readonly string[];
  /** It corrects, or goes on from, what was asked of this feature last. The text is without the words that correct. */
  readonly corrects?: string;
  /** So many of its codes stand in the place of words for one course, which fit each of them. */
  readonly oneOf?: number;
  /** What looks like a code of another form, and is none that the whole catalogue has. */
  readonly unfound?: readonly string[];
  /** Words that signs joined to codes: `TX00EY23-3015/exam`. In the text they stand apart. */
  readonly joined?: readonly string[];
  /** Names of nothing that was known so far, which stood behind codes. The text is without them. */
  readonly beside?: readonly TypedName[];
  /** Student groups in the text that the workspace has seen, of any form; in upper case. */
  readonly groups?: readonly string[];
  /** Course units' codes in the text, in order, without repeats. */
  readonly units: readonly CourseUnitCode[];
  /** Whether the question was written to the app alone: only the asker reads the answer. */
  readonly direct: boolean;
  /** Whether a line of the message is quoted: another person has said these words. */
  readonly quotes: boolean;
  /** The language of the question; undefined if it can't be told ("TX00EY23-3015"). */
  readonly language: Language | undefined;
  /** The language that the question wishes for; `isAll`: it asks for nothing else. The wish is not in its words then. */
  readonly answerIn?: { readonly language: Language; readonly isAll: boolean };
  /** Set where codes stand in the place of names that were typed. */
  readonly named?: NamedInQuestion;
  /** Set where the whole catalogue was searched for the names in it: what that has brought. */
  readonly sought?: {
    readonly what: 'found' | Unfound;
    readonly name: string;
    /** Courses are known that are called so but for a slip. */
    readonly isNear?: true;
  };
}

/**
 * Which words may be a name: those that are not known beside others that say what is asked, or any that ask for nothing, where the
 * question was not understood without a course; none, where names are looked for later.
 * `names`: as `unknown`, where codes are looked up later.
 */
export type Seeking = 'unknown' | 'names' | 'any' | 'none';

/** A name as it was typed, and the code before it. */
export interface TypedName {
  readonly name: string;
  readonly code: string;
}

/** What was typed in the place of codes. */
interface NamedInQuestion {
  readonly typed: Question;
  readonly names: readonly { readonly name: string; readonly codes: readonly string[] }[];
  /** Whether the question is a name and nothing else. */
  readonly isAlone: boolean;
}

/** A word of a question in its own case, or a phrase that stood in double quotes. */
export interface Token {
  readonly text: string;
  readonly quoted: boolean;
}

/**
 * Hyphens and underscores hold a word together, and so does a dot in a room's code (`A1.01`, `T-1.02`, `KM.204`, `411.1`, `320.7/8`); a colon does not:
 * `78025:ssä` is two words. Signs that make a number a limit stay with it: `40+`, `>=40`, `<40`.
 */
const WORD =
  /(?:[≥≤]|[<>]=?)?[\p{L}\p{M}\p{N}]+(?:(?:[-_]|(?<=\p{L}(?:[.-]|\p{N}{1,3}-)?\p{N}{1,4}|\p{Lu}|(?<!\p{N})\p{N}{3})\.(?=\p{N})|(?<=(?<!\p{N})\p{N}{3}\.\p{N}{1,2})\/(?=\p{N}))[\p{L}\p{M}\p{N}]+)*\+?/gu;
/** Between two numbers that are none of a date. */
const BETWEEN = ' & ';
const WORD_OR_SIGN = new RegExp(`${WORD.source}|(?<=\\d )&(?= \\d)`, 'gu');
const PHRASE_OR_WORD = new RegExp(`"([^"]+)"|${WORD.source}`, 'gu');
const DOUBLE_QUOTES = /[“”„«»]/g;
/** A sign from above that stands apart from its number, and a dash or dots between two numbers. */
const SIGN_APART = /([≥≤]|[<>]=?) (?=\d)/g;
/** Two short numbers with what makes them neither a date nor an hour between them: "3, 4", "12#4", "3 4". "40+ 60+" and "≥40" are seats. */
const NUMBERS_APART =
  /(?<![\p{L}\p{N}._-])\d{1,2}(?:(?:[^\p{L}\p{N}.:/–+<>=≥≤-]{1,3}|\+(?=\d)|:(?=\d\b))\d{1,2}(?![\p{L}\p{N}_-]|[.:/]\d))+/gu;
/** At any time: no 24 July. */
const ALWAYS = /(?<![\p{N}./])24\/7(?![\p{N}./])/gu;
const LINE_APART = /(\d)(?: - |\. ?- ?|\.{2,3}|…)(?=\d)/g;

/**
 * Slack sends the sign that begins a quoted line as an entity. Only spaces may stand before it: with line
 * breaks the match would take quadratic time.
 */
const QUOTED_LINE = /^[ \t]*&gt;/m;

/** Reads the text of a mention or a direct message as Slack sends it. Never throws. */
export function readQuestion(slackText: string, { direct = false } = {}): Question {
  const { text: apart, joined } = withSignsApart(plainText(slackText));
  const { all, wish } = wishIn(withoutAmounts(asWritten(apart)));
  const typed = wish?.rest || all;
  const asked = withoutIntroduction(typed);
  return {
    ...readPlain(asked, { direct, quotes: QUOTED_LINE.test(slackText) }),
    // A greeting tells the language, too.
    ...(asked !== typed && { language: languageOf(spokenIn(typed)) }),
    ...(joined.length > 0 && { joined }),
    ...(wish && { answerIn: { language: wish.language, isAll: wish.rest === '' } }),
  };
}

const SPOKEN_FORMS = ALL_WORDS.flatMap(({ spoken }) => spoken);

/** Spoken forms as they are written. */
const asWritten = (text: string): string =>
  SPOKEN_FORMS.reduce((written, [from, to]) => written.replace(from, to), text);

/** The language that a text wishes for. The reason for such a wish is left out: "speak English, I need practice". */
function wishIn(text: string) {
  const wish = languageWished(text);
  const alone = wish?.rest ? withoutReason(text)?.typed : undefined;
  const reasoned = alone === undefined ? undefined : languageWished(alone);
  return alone !== undefined && reasoned?.rest === '' ? { all: alone, wish: reasoned } : { all: text, wish };
}

/** Reads the same as plain text, as `plainText` gives it. Never throws. */
export function readPlain(
  typed: string,
  { direct, quotes, oneOf }: Pick<Question, 'direct' | 'quotes' | 'oneOf'>,
): Question {
  const mended = findRealizationCodes(typed).length > 0 ? typed : mendCodes(typed);
  const whole = withWholeCodes(mended);
  // Words stay as they were typed where nothing was completed.
  const text = whole === mended ? typed : wholeWords(whole);
  const codes = codesIn(whole);
  const words = loweredWords(text);
  return {
    text,
    words,
    codes,
    units: unitsIn(text),
    unread: codes.length > 0 ? [...unreadInLists(whole), ...(text.match(NUMBERS_APART) ?? [])] : [],
    direct,
    quotes,
    language: languageOf(spokenIn(text)),
    // A part of a question is about as many courses.
    ...(oneOf !== undefined && codes.length > 1 && { oneOf }),
  };
}

/** A realization's code may begin with its unit's, apart by a sign: `MA-101.2026A`. */
function unitsIn(text: string): CourseUnitCode[] {
  const tokens = text.split(' ').filter((token) => parseRealizationCode(token) === undefined);
  return [...new Set(tokens.flatMap(loweredWords).flatMap((word) => parseCourseUnitCode(word) ?? []))];
}

/**
 * The codes of a plain text that is addressed to the app, in order: the undoubted ones, and words that are nearly
 * codes, so that what was typed is not dropped.
 */
export function codesIn(text: string): RealizationCode[] {
  const sure = findRealizationCodes(text);
  const nearly = wordsOf(text).flatMap((word) => (isNearlyCode(word) && parseRealizationCode(word)) || []);
  const odd = nearly.filter((code) => !sure.some((one) => code.includes(one)));
  if (odd.length === 0) return sure;
  const upper = text.toUpperCase();
  const placed = [...new Set([...sure, ...odd])].map((code) => ({ code, at: upper.indexOf(code) }));
  return placed.sort((one, other) => one.at - other.at).map(({ code }) => code);
}

/** The words that only a store can tell from other words: codes in any form, none of them undoubted. */
export function perhapsCodes(words: readonly string[], sure: readonly RealizationCode[]): RealizationCode[] {
  const codes = words.flatMap((word) => (/\d/.test(word) && parseRealizationCode(word)) || []);
  return [...new Set(codes)].filter((code) => !sure.includes(code)).slice(0, MOST_PERHAPS);
}

/** No message is about more courses. */
const MOST_PERHAPS = 20;

/** Reads a message that was not addressed to the app: only undoubted codes count. Never throws. */
export function readOverheard(slackText: string): Pick<Question, 'codes' | 'language'> {
  const text = plainText(slackText);
  return { codes: findRealizationCodes(text), language: languageOf(spokenIn(text)) };
}

const QUOTED_OR_ADDRESS = /"[^"]*"|\bhttps?:\S+/gi;
/** A word, or an ending behind an apostrophe or a colon with that sign. */
const SPOKEN = /(?:(?<=[\p{L}\p{N}])['’:](?=\p{L}))?[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;

/** What is said in a plain text, in its own case: neither quoted nor an address. */
function spokenIn(text: string): string[] {
  const said = text.replace(DOUBLE_QUOTES, '"').replace(QUOTED_OR_ADDRESS, ' ');
  return (said.match(SPOKEN) ?? []).map((word) => word.replace('’', "'"));
}

/** The words of a plain text in lower case, quotes or not. */
export const loweredWords = (text: string): string[] => wordsOf(text).map((word) => word.toLowerCase());

/** The words of a plain text, in their own case, quotes or not. */
export const wordsOf = (text: string): string[] => drawnTogether(text).match(WORD_OR_SIGN) ?? [];

/** The words of a plain text, in their own case, with each quoted phrase in one piece. */
export function tokensOf(text: string): Token[] {
  return Array.from(drawnTogether(text).matchAll(PHRASE_OR_WORD), ([word, phrase]) => ({
    text: (phrase ?? word).trim(),
    quoted: phrase !== undefined,
  })).filter((token) => token.text !== '');
}

/**
 * The text without addresses, with one kind of quotes, and with signs and dashes joined to their numbers: `>= 40`,
 * `20 - 40`.
 */
export function drawnTogether(text: string): string {
  const said = withCodesOfAddresses(text, () => ' ');
  return said
    .replace(DOUBLE_QUOTES, '"')
    .replace(LINE_APART, '$1-')
    .replace(SIGN_APART, '$1')
    .replace(ALWAYS, `24${BETWEEN}7`)
    .replace(NUMBERS_APART, (numbers) => (numbers.match(/\d+/g) ?? []).join(BETWEEN));
}
