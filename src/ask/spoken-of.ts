/** What a question is about without naming it: what was shown before, and what stands for one of that. */

import { seriesNumber, topics, vocabulary } from '../i18n/index.ts';
import { isOrdinaryWord } from '../i18n/language-of.ts';
import { lengthAt, type PlacedWord } from '../i18n/patterns.ts';
import { folded, onceFor } from '../primitives.ts';
import {
  bareToken,
  courseUnitOf,
  isRealizationCode,
  parseRealizationCode,
  runOf,
} from '../study-client/codes.ts';
import { isLikeSuffix } from './asked-codes.ts';
import { SIGNS } from './clauses.ts';
import { fitsTrait, isTrait, type Row, type Traits } from './list-rows.ts';
import { isOnlyWished, mayPickRow, pickedRows } from './picked-row.ts';
import type { Conversation, Offer, Place } from './place.ts';
import { loweredWords, type Question, readPlain } from './question.ts';

const { compare, course, facts, find, follow, lead, picks, rooms } = vocabulary;

/** What was shown in a place before: courses, and what was asked last. */
interface ShownBefore {
  readonly codes: readonly string[];
  readonly isPart: boolean;
  readonly rest?: readonly string[];
  readonly search?: string | undefined;
  readonly offers?: readonly Offer[];
  readonly asks?: boolean;
}

/**
 * What the conversations of places are about. A question is read at a place of its own, whose conversation all its readers
 * share.
 * @param contexts may reject
 */
export function createConversations(
  contexts: {
    shown(place: Place): Promise<ShownBefore>;
    listed(place: Place): Promise<readonly string[]>;
  },
  linked: (place: Place) => Promise<string | undefined>,
): (place: Place) => Conversation {
  return onceFor((place: Place): Conversation => {
    const noted = once(() => contexts.shown(place).catch((): ShownBefore => ({ codes: [], isPart: false })));
    const own = once(() => linked(place));
    const listed = once(async () => {
      const { codes } = await noted();
      if (codes.length !== 1) return codes;
      const list = await contexts.listed(place).catch((): readonly string[] => []);
      return codes.every((code) => list.includes(code)) ? list : codes;
    });
    return {
      place,
      linked: own,
      shown: async () => (await noted()).codes,
      isPart: async () => (await noted()).isPart,
      rest: async () => (await noted()).rest ?? [],
      search: async () => (await noted()).search,
      offered: async () => {
        const { offers = [], asks = false } = await noted();
        return { offers, asks };
      },
      listed,
      spokenOf: async (all = false) => {
        const { codes } = all ? { codes: await listed() } : await noted();
        const code = codes.length > 0 ? undefined : await own();
        return code === undefined ? codes : [code];
      },
    };
  });
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}

// What stands for one of the courses that were shown: "the second one", "both", "the one in English", "and 3004?".

/** What is known of courses that a pick may mean. */
export interface Pickable {
  /** The other runs of a course's unit that were seen. */
  otherRuns(code: string): Promise<readonly string[]>;
  traits(code: string): Promise<Traits | undefined>;
}

const ORDINALS = [picks.first, picks.second, picks.third, picks.fourth, picks.fifth];

/** The question with codes in the place of picks, and without courses that it denies. Never rejects. */
export async function withPicks(
  question: Question,
  conversation: Pick<Conversation, 'shown' | 'listed' | 'rest'>,
  known: Pickable,
): Promise<Question> {
  const text = withoutDenied(question);
  if (text !== question.text) return reread(question, text);
  if (question.quotes || question.words.length > MOST_PICKING) return question;
  const picked =
    (await restIn(question, conversation).catch(() => undefined)) ??
    (await pickedIn(question.text, conversation, known).catch(() => undefined));
  return picked === undefined ? question : reread(question, withoutCorrection(picked));
}

/**
 * The question with codes in the place of words for rows of the last list. It comes before names are looked for: "the DevOps one" names
 * no other course. Never rejects.
 */
export async function withPickedRow(
  question: Question,
  conversation: Pick<Conversation, 'listed'>,
  known: Pickable,
): Promise<Question> {
  const { text, words, codes, units, quotes } = question;
  const all = spokenWords(text);
  const isNone = quotes || codes.length + units.length > 0 || words.length > MOST_PICKING;
  if (isNone || !mayPickRow(all.map(({ word }) => word))) return question;
  const rows = await rowsOf(conversation, known).catch(() => []);
  const picked = rows.length > 1 ? rowsIn(all, text, rows) : [];
  const [only, ...more] = picked;
  if (!only) return question;
  const isAround = ({ from }: PlacedWord): boolean =>
    !picked.some(({ first, last }) => from >= first.from && from < last.to);
  const isWish = isOnlyWished(all.filter(isAround).map(({ word }) => word));
  const read = reread(
    question,
    isWish ? picked.flatMap(({ codes: ofRow }) => ofRow).join(', ') : picked.reduceRight(withRowsAt, text),
  );
  return more.length === 0 && only.codes.length > 1 ? { ...read, oneOf: only.codes.length } : read;
}

/** The rows that words pick, and the first and the last of these words. */
interface RowsAt {
  readonly codes: readonly string[];
  readonly first: PlacedWord;
  readonly last: PlacedWord;
}

/** What all of the words pick, or, one after the other, their clauses: "follow the devops one and stop the other". */
function rowsIn(all: readonly PlacedWord[], text: string, rows: readonly Row[]): RowsAt[] {
  const at = (words: readonly PlacedWord[]): RowsAt[] => {
    const picked = pickedRows(words, text, rows);
    const [first, last] = picked ? [words[picked.from], words[picked.to - 1]] : [];
    return picked && first && last ? [{ codes: picked.codes, first, last }] : [];
  };
  const [whole, parted] = [at(all), clausesOf(all).flatMap(at)];
  return whole.length > 0 && parted.length < 2 ? whole : parted;
}

/** Words between those that join; one clause alone is the whole. */
function clausesOf(all: readonly PlacedWord[]): PlacedWord[][] {
  const clauses: PlacedWord[][] = [[]];
  for (const one of all) {
    if (facts.joins.has(one.word)) clauses.push([]);
    else clauses.at(-1)?.push(one);
  }
  return clauses.length > 1 ? clauses : [];
}

const withRowsAt = (text: string, { codes, first, last }: RowsAt): string =>
  `${text.slice(0, first.from)}${codes.join(', ')}${text.slice(last.to)}`;

async function rowsOf({ listed }: Pick<Conversation, 'listed'>, known: Pickable): Promise<readonly Row[]> {
  const codes = await listed();
  const rows =
    codes.length < 2
      ? []
      : await Promise.all(
          codes.map(async (code) => ({ code, has: await known.traits(code).catch(() => undefined) })),
        );
  return rows.flatMap(({ code, has }) => (has ? [{ code, ...has }] : []));
}

/** Longer questions tell more than a pick. */
const MOST_PICKING = 16;

function reread(question: Question, text: string): Question {
  const { named } = question;
  return { ...question, ...readPlain(text, question), ...(named && { named: { ...named, isAlone: false } }) };
}

/** "And the rest?", "follow the others": codes in the place of those that one answer had no room for. */
async function restIn({ text }: Question, { rest }: Pick<Conversation, 'rest'>): Promise<string | undefined> {
  const all = spokenWords(text);
  const words = all.map(({ word }) => word);
  const isRest = words.some((_, nth) => lengthAt(picks.rest, words, nth) > 0);
  const named = isRest ? picks.rest : picks.more;
  const at = words.findIndex((_, nth) => lengthAt(named, words, nth) > 0);
  const codes = at < 0 ? [] : await rest();
  const end = at + lengthAt(named, words, at);
  const [first, last] = [all[at], all[end - 1]];
  if (codes.length === 0 || !first || !last) return undefined;
  const list = codes.join(', ');
  // "And the rest?" asks for the courses.
  const isAlone = words.every(
    (word, nth) => (nth >= at && nth < end) || picks.lead.has(word) || isOrdinaryWord(word),
  );
  // Among other words "more" and "next" mean much else: "more than 5 credits", "next week".
  if (!isRest && !isAlone) return undefined;
  return isAlone ? list : `${text.slice(0, first.from)}${list}${text.slice(last.to)}`;
}

/** A word, a number, or the end of a code with its hyphen. */
const SPOKEN = /#?[\p{L}\p{M}\p{N}]+|-\d{4}(?!\d)/gu;

const spokenWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(SPOKEN), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

async function pickedIn(
  text: string,
  conversation: Pick<Conversation, 'shown' | 'listed'>,
  known: Pickable,
): Promise<string | undefined> {
  const all = spokenWords(text);
  const span = spanOfPick(all, text);
  const said = all.map(({ word }) => word);
  const isRun = (word: string): boolean => /^-?[23]\d{3}$/.test(word);
  // "Which rooms does 3360 have?" is about a building.
  const isOfRooms = said.some((word) => rooms.room.has(word) || rooms.building.has(word));
  const isOfRun =
    !span &&
    said.some(isRun) &&
    said.every((word) => isRun(word) || picks.lead.has(word) || isOrdinaryWord(word));
  if (!span && (!isOfRun || isOfRooms)) return undefined;
  if (span) return withPickAt(span, all, text, conversation, known);
  const runs = all.filter(({ word }) => isRun(word));
  return withRuns(text, runs, await conversation.shown());
}

async function withPickAt(
  span: Span,
  all: readonly PlacedWord[],
  text: string,
  conversation: Pick<Conversation, 'shown' | 'listed'>,
  known: Pickable,
): Promise<string | undefined> {
  const words = all.slice(span.from, span.to);
  const said = words.map(({ word }) => word);
  const isOther = said.some(picks.other.has) && !said.some((word) => ORDINALS.some(({ has }) => has(word)));
  const shown = await (isOther ? conversation.shown() : conversation.listed());
  const codes =
    (isOther ? await otherOfTwo(shown, conversation) : undefined) ?? (await chosenOf(said, shown, known));
  const [first, last] = [words.at(0), words.at(-1)];
  if (codes.length === 0 || !first || !last) return undefined;
  // All of a list are followed only after a question back, which the words themselves lead to.
  if (codes.length > 1 && codes.length === shown.length && all.some(({ word }) => isToFollow(word)))
    return undefined;
  return `${text.slice(0, first.from)}${codes.join(', ')}${text.slice(last.to)}`;
}

/** Behind one of two that were listed the other one is meant. */
async function otherOfTwo(
  [only, ...more]: readonly string[],
  { listed }: Pick<Conversation, 'listed'>,
): Promise<readonly string[] | undefined> {
  const all = await listed();
  return more.length === 0 && all.length === 2 ? all.filter((code) => code !== only) : undefined;
}

const isToFollow = (word: string): boolean =>
  [follow.following, follow.verbs, lead.remind, lead.reminder].some(({ has }) => has(word));

/** "And 3004?" behind a run of a unit is another run of it. */
function withRuns(text: string, runs: readonly PlacedWord[], shown: readonly string[]): string | undefined {
  const units = new Set(shown.filter(isRealizationCode).map(courseUnitOf));
  const [unit] = units;
  const suffixes = shown.filter(isRealizationCode).map((code) => code.slice(courseUnitOf(code).length + 1));
  if (unit === undefined || units.size > 1) return undefined;
  const codes = runs.map(({ word }) => {
    const suffix = word.replace('-', '');
    return suffixes.some((one) => isLikeSuffix(suffix, one)) ? runOf(unit, suffix) : undefined;
  });
  if (codes.some((code) => code === undefined)) return undefined;
  return runs.reduceRight(
    (left, { from, to }, at) => `${left.slice(0, from)}${codes[at]}${left.slice(to)}`,
    text,
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a pick stands: all of a text but what leads it in, or a place in a list with a word that makes it one. */
function spanOfPick(all: readonly PlacedWord[], text: string): Span | undefined {
  const said = all.map(({ word }) => word);
  const from = said.findIndex((word) => !LEADS.some(({ has }) => has(word)));
  // "Which starts first?" picks none.
  if (from < 0 || said.some(picks.which.has)) return undefined;
  const rest = said.slice(from);
  // "Is it in English?" picks none.
  // "And also the English course"
  const isCourse = (word: string): boolean => course.realization.has(word) && !find.courses.has(word);
  const isDefinite = said.some(lead.definite.has) && rest.some(isCourse);
  const isOne = (isDefinite || rest.some(picks.one.has)) && !topics.begins(rest[0] ?? '');
  // "Remind me at 2" tells a time.
  const isCount = said.slice(0, from).some(lead.remind.has) ? /^#\d{1,2}$/ : /^#?\d{1,2}$/;
  const selects = (word: string): boolean =>
    isPlace(word) || isCount.test(word) || isNumber(word) || (isOne && isTrait(word));
  const isBeside = (word: string, at: number): boolean =>
    BESIDE.some(({ has }) => has(word)) || countAt(rest, at) !== undefined;
  const isWhole = rest.some(selects) && rest.every((word, nth) => selects(word) || isBeside(word, nth));
  if (isWhole) return { from, to: said.findLastIndex((word) => !follow.following.has(word)) + 1 };
  const at = said.findIndex((word, nth) => isPlace(word) && isPlaceOfOne(said, nth, all, text));
  if (at < 0) return undefined;
  const isNoun = picks.one.has(said[at + 1]) || course.realization.has(said[at + 1]);
  return { from: at, to: at + (isNoun ? 2 : 1) };
}

/** Before a pick: what leads it in, and verbs of what is to be done with it. */
const LEADS = [
  ...[picks.lead, follow.courtesy, lead.me, lead.remind],
  ...[follow.following, follow.verbs, follow.enders, follow.endersAlone, compare.compare],
];
const BESIDE = [
  ...[picks.beside, picks.one, picks.number, facts.joins],
  ...[follow.courtesy, follow.following, course.realization],
];

const isNumber = (word: string): boolean => word.length > 3 && seriesNumber(folded(word)) !== undefined;
const isPlace = (word: string): boolean =>
  [...ORDINALS, picks.last, picks.both, picks.other].some(({ has }) => has(word));

/** "The second one", "when does the second start?", and not "the second exam". */
function isPlaceOfOne(
  said: readonly string[],
  at: number,
  all: readonly PlacedWord[],
  text: string,
): boolean {
  const [before, word, next] = [said[at - 1], said[at], said[at + 1]];
  if (picks.both.has(word)) return true;
  if (picks.one.has(next) || course.realization.has(next)) return true;
  const isEnd = next === undefined || SIGNS.test(text.slice(all[at]?.to, all[at + 1]?.from));
  const isLed = [picks.one, picks.beside].some(({ has }) => has(before));
  return course.beginsOrEnds.has(next) || (isEnd && isLed);
}

/** The codes that a pick means among those that were shown; none where it is not sure. */
async function chosenOf(
  said: readonly string[],
  shown: readonly string[],
  known: Pickable,
): Promise<readonly string[]> {
  const [only = '', ...more] = shown;
  if (more.length === 0) return only !== '' && said.some(picks.other.has) ? known.otherRuns(only) : [];
  if (said.some(picks.both.has)) return shown.length === 2 ? shown : [];
  const places = placesIn(said, shown.length);
  if (places.length > 0) {
    const codes = places.flatMap((place) => shown[place] ?? []);
    return codes.length === places.length ? codes : [];
  }
  const traits = await Promise.all(shown.map(async (code) => ({ code, has: await known.traits(code) })));
  const fitting = traits.filter(
    ({ code, has }) => has && said.every((word) => !isTrait(word) || fitsTrait(word, { code, ...has })),
  );
  return said.some(isTrait) && fitting.length < shown.length ? fitting.map(({ code }) => code) : [];
}

/** The places that are said, from 0 on: one by one, or "the first two", "kaksi viimeistä". */
function placesIn(said: readonly string[], length: number): number[] {
  const at = said.findIndex((_, nth) => countAt(said, nth) !== undefined);
  const count = countAt(said, at);
  if (count === undefined) return said.flatMap((word) => placeOf(word, length) ?? []);
  const from = [said[at - 1], said[at + 1]].some(picks.last.has) ? length - count : 0;
  return Array.from({ length: count }, (_, nth) => from + nth);
}

/** How many of the first or last things a word counts; undefined: it counts none of them, or one. */
function countAt(said: readonly string[], at: number): number | undefined {
  const word = said[at] ?? '';
  const count = Number(seriesNumber(folded(word)) ?? word);
  const isAtEdge = [said[at - 1], said[at + 1]].some((one) => picks.first.has(one) || picks.last.has(one));
  return isAtEdge && count >= 2 && count <= 9 ? count : undefined;
}

/** The place in a list of so many, from 0 on. */
function placeOf(word: string, count: number): number | undefined {
  if (picks.last.has(word)) return count - 1;
  const place = ORDINALS.findIndex(({ has }) => has(word));
  if (place >= 0) return place;
  const digits = isNumber(word) ? seriesNumber(folded(word)) : /^#?(\d{1,2})$/.exec(word)?.[1];
  return digits === undefined ? undefined : Number(digits) - 1;
}

// Courses that a question denies.

/** "Not X but Y", "Y, not X", "no, I meant Y": the text without what is denied. */
function withoutDenied({ text, codes, words }: Question): string {
  if (codes.length === 0 || words.some(follow.all.has)) return text;
  const tokens = text.split(' ').map((token) => ({ token, bare: bareToken(token).toLowerCase() }));
  const isCode = (at: number): boolean => codes.some((code) => code.toLowerCase() === tokens[at]?.bare);
  const denied =
    codes.length < 2 ? -1 : tokens.findIndex(({ bare }, at) => picks.not.has(bare) && isCode(at + 1));
  if (denied < 0) return withoutCorrection(text);
  const next = tokens.findIndex((_, at) => at > denied + 1 && isCode(at));
  const isInstead = tokens.slice(denied + 2, next).some(({ bare }) => picks.but.has(bare));
  if (next >= 0 && !isInstead) return text;
  const kept = [...tokens.slice(0, denied), ...(next < 0 ? tokens.slice(denied + 2) : tokens.slice(next))];
  return withoutCorrection(kept.map(({ token }) => token).join(' '));
}

/** "No, I meant X": a code behind words that correct alone is asked for. */
function withoutCorrection(text: string): string {
  const tokens = text.split(' ');
  const last = bareToken(tokens.at(-1) ?? '');
  const lead = tokens.slice(0, -1).flatMap((token) => loweredWords(token));
  const isCorrected = lead.some(picks.meant.has) && lead.every(picks.lead.has);
  return isCorrected && parseRealizationCode(last) !== undefined ? last : text;
}
