/** What is said of the rooms that were shown last, and names none: "which is the biggest?", "for two hours from 15", "how do I book the first?" */
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isOrdinaryWord } from '../../i18n/language-of.ts';
import { conceptsOf } from '../../i18n/patterns.ts';
import { changed, changeIn, type RoomsChange, searchOf } from './follow-up.ts';
import { type RoomsRequest, timeOfRequest, UNCHOSEN } from './request.ts';

const { picks, rooms, facts, lead, lessons, term, find } = vocabulary;
const ORDINALS = [picks.first, picks.second, picks.third, picks.fourth, picks.fifth];
/** Stands beside a time or an order: "for two hours", "instead", "of them". */
const BESIDE = [facts.it, ...conceptsOf([lead])];
const INSTEAD = new Set(lead.instead.words.flatMap((words) => words.split(' ')));
const LONGEST = 12;

/** The request that a question makes of the last one for rooms; undefined: it is of something else. */
export async function ofRoomsShown(
  question: Question,
  conversation: Pick<Conversation, 'search'>,
): Promise<RoomsRequest | undefined> {
  const { words, codes, units, quotes, named } = question;
  const isOther = quotes || named !== undefined || codes.length + units.length > 0 || words.length > LONGEST;
  const asked = isOther ? undefined : (saidOf(words) ?? changeOf(question));
  const before = asked === undefined ? undefined : await searchOf(conversation);
  return before && asked?.(before);
}

type OfBefore = (before: RoomsRequest) => RoomsRequest | undefined;

/** What whole sentences ask of rooms. */
function saidOf(words: readonly string[]): OfBefore | undefined {
  const said = words.join(' ');
  if (rooms.kit.is(said)) return (before) => ({ ...plain(before), asksKit: true });
  if (rooms.untilWhen.is(said)) return plain;
  if (rooms.small.is(said)) return (before) => ({ ...plain(before), sort: 'seats' });
  if (rooms.book.is(said)) return (before) => (isOneRoom(before) ? plain(before) : undefined);
  return picked(words);
}

const plain = ({ listed: _, asksKit: __, ...before }: RoomsRequest): RoomsRequest => ({ ...before, page: 0 });

const isOneRoom = ({ among = [], listed }: RoomsRequest): boolean =>
  among.length === 1 && listed === undefined;

/** "The first", "how do I book the second one?" */
function picked(words: readonly string[]): OfBefore | undefined {
  const at = words.flatMap((word) => {
    const place = ORDINALS.findIndex(({ has }) => has(word));
    return place < 0 ? [] : [place];
  });
  const [place, ...others] = at;
  const said = words.map((word) => (ORDINALS.some(({ has }) => has(word)) ? '#' : word)).join(' ');
  if (place === undefined || others.length > 0 || !rooms.pick.is(said)) return undefined;
  return (before) => {
    const code = before.listed?.[place] ?? '';
    return code === ''
      ? undefined
      : { ...UNCHOSEN, among: [code], asksFree: true, wants: 'times', ...timeOfRequest(before) };
  };
}

/** Another time, or an order, and nothing else. One's own lessons and courses are asked for in words of their own. */
function changeOf(question: Question): OfBefore | undefined {
  const more = changeIn(question, true);
  const isTimed = more.when !== undefined || more.least !== undefined || more.isNow;
  if (!(isTimed || more.sort) || question.words.some(isOfOther)) return undefined;
  const { hints = [], ...filters } = more.filters;
  const isBeside = (word: string): boolean =>
    BESIDE.some(({ has }) => has(word)) || INSTEAD.has(word) || isCommonWord(word) || isOrdinaryWord(word);
  if (![...hints, ...(more.among ?? [])].every((word) => isBeside(word.toLowerCase()))) return undefined;
  const { among: _, ...change }: RoomsChange = { ...more, filters };
  return (before) =>
    before.asksFree || more.sort
      ? changed(before, change, { isPlace: false, isExcluded: false, unknown: [] })
      : undefined;
}

/** A word of one's own lessons or courses. "I" stands before times and places, too. */
const isOfOther = (word: string): boolean =>
  !rooms.connector.has(word) &&
  [term.own, lessons.lesson, lessons.have, lessons.busy, find.courses].some(({ has }) => has(word));
