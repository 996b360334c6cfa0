/** What people type as plain text, and the codes in it: in lists, in addresses, and as the arguments of a command. */
import { z } from 'zod';
import { shorten } from '../cards/blocks.ts';
import { InvalidRequest } from '../errors.ts';
import { vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import {
  bareToken,
  courseUnitOf,
  findRealizationCodes,
  isCaseEnding,
  isNearlyCode,
  isUsualCode,
  mendCodes,
  parseCourseUnitCode,
  parseOddUnitCode,
  parseRealizationCode,
  parseRealizationRef,
  runOf,
} from '../study-client/codes.ts';
import type { CourseUnitCode, RealizationCode, RealizationId } from '../study-client/model.ts';
import { normalizeTyped } from '../study-client/texts.ts';
import { isYear, numbersSaid } from './words.ts';

// Plain text.

/** Slack's own limit for a message's text is higher, but no question has so many words. */
const LONGEST = 4000;
/** A mention, a channel or a link. Typed angle brackets arrive as entities, so these brackets are Slack's. */
const CONTROL = /<([^<>]*)>/g;
const ENTITY = /&(amp|lt|gt);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };
const MARKS = /[*_~`]+/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Turns the text of a Slack message into plain text. Mentions go, channels become `#name`, links become their
 * words, and addresses the codes in them, if there are any. Entities are decoded once, formatting is taken off, hyphens
 * and white space are made plain. At most 4000 characters, without control characters; linear in the length.
 */
export function plainText(slackText: string): string {
  const decoded = slackText
    .replace(CONTROL, (_, inside: string) => labelOf(inside))
    .replace(ENTITY, (entity, name: string) => CHARACTERS[name] ?? entity);
  const normal = normalizeTyped(decoded);
  const typed = normal.includes('/') ? withCodesOfAddresses(normal, (address) => address) : normal;
  const folded = withoutMarks(typed)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return wholeWords(folded);
}

/** The words for the part between `<` and `>`. People saw the label, and mean the code where it says none. */
function labelOf(inside: string): string {
  const bar = inside.indexOf('|');
  const target = bar < 0 ? inside : inside.slice(0, bar);
  const label = bar < 0 ? '' : inside.slice(bar + 1);
  if (target.startsWith('@') || target.startsWith('!')) return ' ';
  if (target.startsWith('#')) return label === '' ? ' ' : `#${label}`;
  if (label === '' || target.endsWith(label)) return target.replace(/^(?:mailto|tel):/, '');
  return codesInAddress(label).length > 0 ? label : [label, ...codesInAddress(target)].join(' ');
}

/** Takes formatting off. A mark with letters or digits on both sides is part of a name: `IN00CS90_en`. */
function withoutMarks(text: string): string {
  return text.replace(MARKS, (marks, at: number) => {
    const inside = isLetterOrDigit(text, at - 1) && isLetterOrDigit(text, at + marks.length);
    return inside ? marks : '';
  });
}

const isLetterOrDigit = (text: string, at: number): boolean => LETTER_OR_DIGIT.test(text.charAt(at));

/** Cuts between words: half a code could be another code. */
export function wholeWords(text: string): string {
  if (text.length <= LONGEST) return text;
  const space = text.lastIndexOf(' ', LONGEST);
  return space > 0 ? text.slice(0, space) : text.slice(0, LONGEST).replace(/\p{Surrogate}$/u, '');
}

// Addresses of pages: `https://guide.example.edu/en/exam/TX00EY23-3015` asks for no exam.

const ADDRESS = /https?:\/\/|^[^/]+\.\p{L}{2,}\//iu;
const ENDS = /[?!.,;:)]/;

/**
 * The text with the codes of courses in place of the addresses that hold them. Linear in the length of the text.
 * @param other what stands in place of other addresses
 */
export function withCodesOfAddresses(text: string, other: (address: string) => string): string {
  return text.replace(/\S+/g, (word) => {
    const at = word.search(ADDRESS);
    if (at < 0) return word;
    const address = word.slice(at);
    const last = address.at(-1) ?? '';
    const codes = codesInAddress(address).join(' ');
    return `${word.slice(0, at)}${codes || other(address)}${codes && ENDS.test(last) ? last : ''}`;
  });
}

/** The codes of realizations in an address, else of course units. */
function codesInAddress(address: string): string[] {
  const codes = findRealizationCodes(address);
  const words = codes.length > 0 ? [] : address.split(/[^\p{L}\p{N}_-]+/u);
  return [...new Set<string>([...codes, ...words.flatMap((word) => parseCourseUnitCode(word) ?? [])])];
}

// Lists in which only the first code is whole: `TX00EY23-3015/3016`, `TX00EY23-3015, -3016`, `TX00EY23-3015 and 3016`.

/** Between the parts of a list; tokens stand at the even places of a text that is split here. */
const SEPARATORS = /([\s,;/&+]+)/u;
const LISTS = /[,;/&+]/;

/**
 * The text with every suffix that follows a code in a list turned into a whole code. A suffix is as long as that of
 * the code and begins alike, has a hyphen in front, or is the end of one behind a slash (`3015/16`): years and
 * amounts stay numbers. Linear in the length of the text.
 * @param isSpaced whether a space alone also stands between the parts of a list, as in a command
 */
export function withWholeCodes(text: string, { isSpaced = false } = {}): string {
  const parts = text.split(SEPARATORS);
  let before: Before | undefined;
  for (let at = 0; at < parts.length; at += 2) {
    const token = parts[at] ?? '';
    const separator = parts[at - 1] ?? '';
    const own = codeOf(token);
    const listed = own === undefined ? listedAfter(before, token, separator, isSpaced) : undefined;
    if (listed !== undefined) parts[at] = token.replace(/^-/, '').replace(suffixIn(token), () => listed);
    const code = own ?? listed;
    if (before && code !== undefined) parts[at - 1] = apart(separator);
    before = after(before, token, code);
  }
  return parts.join('');
}

/** Between two codes: with a slash alone between them they would be one word. */
const apart = (separator: string): string =>
  /[/&+]/.test(separator) ? ` ${separator.trim()} ` : `${separator.trimEnd()} `;

/** A number in a list of codes has at least so many digits: "and 5 credits" counts something. */
const UNREAD = /^\d{3,8}$/;

/** `foobar-3001` has the form of a code and none of the usual shapes. */
const isOddCode = (word: string): boolean =>
  /^[\p{L}\p{N}]{3,20}-[23]\d{3}$/u.test(word) &&
  !isYear(word.slice(-4)) &&
  !isNearlyCode(word) &&
  findRealizationCodes(word).length === 0;

/**
 * The parts of a list of codes that are not codes: numbers that could not be completed to one, such as the `301` of
 * `TX00EY23-3015, 301`, and odd codes. Years don't count, nor do numbers before another word ("and 300 people"). Linear
 * in the length of the text.
 * @param text as `withWholeCodes` gives it
 */
export function unreadInLists(text: string): string[] {
  const parts = text.split(SEPARATORS);
  const isBetween = (at: number): boolean => vocabulary.course.between.has(parts[at]?.toLowerCase());
  const isListed = (at: number): boolean => LISTS.test(parts[at - 1] ?? '') || isBetween(at - 2);
  // A word behind it may be what it counts.
  const isAlone = (at: number): boolean =>
    parts[at + 2] === undefined || isListed(at + 2) || isBetween(at + 2) || /[?!.]$/.test(parts[at] ?? '');
  const unread = new Set<string>(text.split(/[^\p{L}\p{N}-]+/u).filter(isOddCode));
  let isInList = false;
  for (let at = 0; at < parts.length; at += 2) {
    if (isBetween(at)) continue;
    const token = parts[at] ?? '';
    const typed = suffixIn(token);
    const isUnread: boolean = isInList && UNREAD.test(typed) && !isYear(typed) && isListed(at) && isAlone(at);
    if (isUnread) unread.add(typed);
    isInList = isUnread || codeOf(token) !== undefined;
  }
  return [...unread];
}

function after(
  before: Before | undefined,
  token: string,
  code: RealizationCode | undefined,
): Before | undefined {
  if (code !== undefined) return { code, isListed: false };
  return before && vocabulary.course.between.has(token.toLowerCase())
    ? { ...before, isListed: true }
    : undefined;
}

/** What stands before a token: a code, and perhaps a word such as "and" behind it. */
interface Before {
  readonly code: RealizationCode;
  readonly isListed: boolean;
}

function codeOf(token: string): RealizationCode | undefined {
  const found = findRealizationCodes(token).at(-1);
  if (found !== undefined) return found;
  const bare = bareToken(token);
  return isNearlyCode(bare) ? parseRealizationCode(bare) : undefined;
}

const suffixIn = (token: string): string => bareToken(token).replace(/^-/, '');

function listedAfter(
  before: Before | undefined,
  token: string,
  separator: string,
  isSpaced: boolean,
): RealizationCode | undefined {
  const typed = suffixIn(token).toUpperCase();
  const isListed = isSpaced || before?.isListed === true || LISTS.test(separator);
  if (before === undefined || typed === '' || !isListed) return undefined;
  const { code } = before;
  const unit = courseUnitOf(code);
  const own = code.slice(unit.length + 1);
  const isShort = separator === '/' && typed.length < own.length;
  const suffix = isShort ? own.slice(0, own.length - typed.length) + typed : typed;
  return isLikeSuffix(suffix, own) || bareToken(token).startsWith('-') ? runOf(unit, suffix) : undefined;
}

/** Whether a number may be the suffix of a run beside another run's. */
export const isLikeSuffix = (suffix: string, other: string): boolean =>
  suffix.length === other.length && suffix.charAt(0) === other.charAt(0);

// Arguments: lists of realizations, which several features read alike.

/** The most realizations in one answer. */
export const MOST_CODES = 10;
/** The most that are followed, or followed no longer, at once. */
export const MOST_AT_ONCE = 50;
/** So many more travel in the button that shows them. */
export const MOST_REST = 30;
const LONGEST_TOKEN = 60;
/** The suffix of a code that is made for an example. */
const EXAMPLE = '3001';
/** A card repeats this many characters of an unreadable input. */
const LONGEST_INPUT = 100;
/** No command is longer; every later limit would cut off the rest anyway. */
const LONGEST_ARGUMENTS = 4000;

const token = z
  .string()
  .max(LONGEST_TOKEN)
  .regex(/^(?:group:[^\s\p{C},;]+(?: [^\s\p{C},;]+)*|[^\s\p{C},;]+)$/u);
/** Realizations as they were typed; canonical if they could be read. A group may hold spaces. Travels in buttons. */
export const askedRequest = z.object({
  asked: z.array(token).min(1).max(MOST_CODES),
  /** Those that were asked for beside them: one answer holds no more. */
  rest: z.array(token).min(1).max(MOST_REST).optional(),
  /** The realization is the channel's own course. */
  linked: z.literal(true).optional(),
});
export type AskedRequest = z.infer<typeof askedRequest>;
/** As many as are followed at once. */
export const askedAtOnce = z.array(token).min(1).max(MOST_AT_ONCE);

/** A realization code and nothing beside it. A code holds a hyphen, and none of our words does. */
export const isLoneCode = (typed: string): boolean =>
  !/\s/.test(typed) && parseRealizationCode(typed) !== undefined;

/** A command's arguments with plain hyphens and spaces and without control characters. */
export function cleanArguments(args: string): string {
  const clean = normalizeTyped(args.slice(0, LONGEST_ARGUMENTS));
  return clean.replace(/[\s\p{C}]+/gu, ' ').trim();
}

/** `81400/exam`: signs between an id and a word; no code such as `4-AOT5-3002`. */
const ID_AND_WORD = /(?<!\S)(\d+)[^\p{L}\p{N}\s]+(\p{L}{2,})(?![\p{L}\p{N}])/gu;
/** A text behind a command that takes ids, with a space in place of signs between an id and a word. */
export const withIdsApart = (text: string): string =>
  text.replace(ID_AND_WORD, (typed, id: string, word: string) =>
    isCaseEnding(word) ? typed : `${id} ${word}`,
  );

/** An input that could not be read, as a card repeats it. */
export const excerpt = (input: string): string => shorten(input, LONGEST_INPUT);

/**
 * Reads 1 to `most` realization codes or ids. Unreadable ones stay in the list, so that the answer can name them.
 * Ordinary words around the codes ("when does … start", "and") are dropped. Throws `InvalidRequest` if
 * nothing can be read or there are too many.
 */
export function parseAsked(args: string, most = MOST_CODES): AskedRequest {
  const asked = readAsked(args, readToken);
  if (asked.length > most) throw tooMany(asked, most);
  return { asked };
}

/**
 * The same where a course unit's code stands for the unit's runs, with a rest that other answers hold. A word alone may be a code of
 * any form.
 */
export function parseAskedOrUnits(args: string): AskedRequest {
  const isAlone = !/\s/.test(args);
  return inAnswers(
    readAsked(args, (token) => {
      const refs = readToken(token);
      const isOdd = isAlone && parseOddUnitCode(token) !== undefined;
      const other = parseCourseUnitCode(token) ?? (isOdd ? bareToken(token) : undefined);
      return refs.length > 0 || other === undefined ? refs : [other];
    }),
  );
}

/**
 * Codes behind a command among which there are course units; undefined: there is none, or something else stands among them.
 * @param known units of which it is known that they are, of any form; beside one, a code of another form may be one, too
 */
export function unitsTyped(
  typed: string,
  known: readonly CourseUnitCode[],
): readonly (CourseUnitCode | RealizationCode | RealizationId)[] | undefined {
  const tokens = cleanArguments(typed)
    .split(/[ ,;]+/)
    .filter((one) => one !== '' && !isCommonWord(bareToken(one).toLowerCase()));
  const unitIn = (one: string): CourseUnitCode | undefined =>
    known.find((unit) => unit === bareToken(one).toUpperCase()) ?? parseCourseUnitCode(one);
  const isOfUnits = tokens.some((one) => unitIn(one) !== undefined);
  const asked = tokens.flatMap(
    (one) => unitIn(one) ?? parseRealizationRef(one) ?? parseOddUnitCode(one) ?? [],
  );
  return isOfUnits && asked.length === tokens.length ? [...new Set(asked)] : undefined;
}

/** Codes of which it is known what they are. */
interface KnownOdd {
  readonly units: readonly CourseUnitCode[];
  readonly codes: readonly RealizationCode[];
}

/** The codes behind a command, where one has no usual form and it is known what it is; undefined: something else is typed. */
export function knownCodesIn(typed: string, { units, codes }: KnownOdd): AskedRequest | undefined {
  const word = bareToken(typed.trim()).toUpperCase();
  const isOne = [...units, ...codes].some((one) => one === word) && parseOddUnitCode(word) !== undefined;
  if (isOne) return { asked: [word] };
  const isOdd = units.some((unit) => parseCourseUnitCode(unit) === undefined);
  const asked = isOdd ? unitsTyped(typed, units) : undefined;
  return asked && asked.length > 1 ? inAnswers(asked) : undefined;
}

/** As many as one answer holds, and the rest. Throws `InvalidRequest` for more than a button holds. */
export function inAnswers(all: readonly string[]): AskedRequest {
  if (all.length > MOST_CODES + MOST_REST) throw tooMany(all);
  const [asked, rest] = [all.slice(0, MOST_CODES), all.slice(MOST_CODES)];
  return rest.length === 0 ? { asked } : { asked, rest };
}

function readAsked(args: string, refsIn: (token: string) => string[]): string[] {
  // Nearly everybody types a code and nothing else.
  if (isUsualCode(args)) return [args];
  const clean = withWholeCodes(mendCodes(withIdsApart(cleanArguments(args))), { isSpaced: true });
  const tokens = withoutCredits(clean.split(/[ ,;]+/)).filter(mayNameRealization);
  const read = withoutListNumbers(tokens.map((token) => ({ token, refs: refsIn(token) })));
  if (!read.some(({ refs }) => refs.length > 0) || isName(read)) {
    const input = tokens.length === 1 && tokens[0] ? tokens[0] : clean;
    const unit = parseCourseUnitCode(input);
    const example = unit && runOf(unit, EXAMPLE);
    if (unit !== undefined && example !== undefined)
      throw new InvalidRequest({ about: 'unit-code', input: unit, example });
    throw new InvalidRequest({ about: 'realization-code', input: excerpt(input) });
  }
  return [...new Set(read.flatMap(({ token, refs }) => (refs.length > 0 ? refs : [unreadable(token)])))];
}

interface Read {
  readonly token: string;
  readonly refs: readonly string[];
}

/** Drops "1." and "2)" of a list that was pasted with its numbers, if there are codes beside them. */
function withoutListNumbers(read: readonly Read[]): readonly Read[] {
  const isNumber = ({ token }: Read): boolean => /^\(?\d{1,2}[.):]$/.test(token);
  const isCode = ({ refs }: Read): boolean => refs.some((ref) => ref.includes('-'));
  return read.some(isCode) ? read.filter((one) => !isNumber(one)) : read;
}

/** Drops "(5 op)", as study guides write it behind a course. A number alone is none of credits. */
const withoutCredits = (tokens: readonly string[]): string[] => {
  const [isAmount, { credits }] = [/^\d{1,3}(?:[.,]5)?$/, vocabulary.find];
  const bare = tokens.map((one) => bareToken(one).toLowerCase());
  const isPair = (at: number): boolean => isAmount.test(bare[at] ?? '') && credits.has(bare[at + 1]);
  return tokens.filter((_, at) => !isPair(at) && !isPair(at - 1));
};

/** "Web Development 1": among words that are no codes, a number of up to three digits belongs to a name. */
function isName(read: readonly Read[]): boolean {
  const readable = read.filter(({ refs }) => refs.length > 0);
  return readable.length < read.length && readable.every(({ token }) => /^\d{1,3}$/.test(bareToken(token)));
}

/** Where a unit's code stands by itself, and not at the beginning of a realization's. */
function placeOfUnit(code: string, text: string): number {
  const goesOn = (at: number) => /[-\p{L}\p{N}]/u.test(text.charAt(at + code.length));
  let at = text.indexOf(code);
  while (at >= 0 && goesOn(at)) at = text.indexOf(code, at + 1);
  return at;
}

/** What a question names courses by. */
interface Naming {
  readonly text: string;
  readonly words: readonly string[];
  readonly codes: readonly RealizationCode[];
  readonly units: readonly CourseUnitCode[];
}

/** The same where a course unit's code stands for the unit's runs; in the order of the question. */
export function askedOrUnitsIn(question: Naming): AskedRequest | undefined {
  const { codes, units } = question;
  const text = question.text.toUpperCase();
  const placed = [
    ...codes.map((code) => ({ code, at: text.indexOf(code) })),
    ...units.map((code) => ({ code, at: placeOfUnit(code, text) })),
  ];
  const isMixed = codes.length > 0 && units.length > 0;
  const asked = (isMixed ? placed.toSorted((one, other) => one.at - other.at) : placed).map(
    (one) => one.code,
  );
  const all = asked.length > 0 ? asked : askedIn(question)?.asked;
  return all && inAnswers(all);
}

/** The codes of a question, however many. If there are none, the numbers that its words call realization ids. */
export function askedIn({ codes, words }: Pick<Naming, 'codes' | 'words'>): AskedRequest | undefined {
  const asked = codes.length > 0 ? [...codes] : numbersSaid(words, 'realization');
  return asked.length > 0 ? { asked } : undefined;
}

/** Ordinary words and lone signs name nothing, but the answer names commands as unreadable. A mistyped code keeps its digits, or is no ordinary word. */
function mayNameRealization(token: string): boolean {
  const bare = bareToken(token).toLowerCase();
  return /[\p{L}\p{N}]/u.test(token) && (vocabulary.course.command.has(bare) || !isCommonWord(bare));
}

/** A code or id. Else the codes inside something longer, such as a study guide's address. */
function readToken(token: string): string[] {
  const ref = parseRealizationRef(token);
  return ref === undefined ? findRealizationCodes(token) : [ref];
}

function unreadable(token: string): string {
  // No code holds these characters; in a button each would take six.
  const plain = (bareToken(token) || token).replace(/[<>&"\\]/g, '');
  return shorten(plain || '?', LONGEST_TOKEN);
}

/** The error for more codes than one answer holds, or `most`. */
export const tooMany = (asked: readonly string[], most = MOST_CODES): InvalidRequest =>
  new InvalidRequest({ about: 'too-many-codes', count: asked.length, most }, asked);
