/** Questions that name buildings, or rooms by their codes, without a word about rooms. */

import { isCourseUnitWord, isOfCourse } from '../../asking/course-words.ts';
import { isYear } from '../../asking/numbers.ts';
import { type Question, wordsOf } from '../../asking/question.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { setOf } from '../../i18n/vocabulary.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-words.ts';
import { amongWords, mayBeRoomCode, type RoomsRequest, roomsOf, UNCHOSEN } from './request.ts';
import { seekRooms } from './seek.ts';

/** A number as the study API uses it for buildings. */
const ID = /^\d{3,12}$/;
/** Words that only announce a number. */
const NUMBER_WORD = /^(?:id|number|numero|nro|nr|no)$/;

/** Question words that no list of rooms answers. */
const OTHERWISE = /^(?:when|who|why|how|milloin|koska|kuka|miksi|miten|kuinka|när|vem|varför|hur)$/;

/** With these the question is about seats, which the list tells. */
const MANY = setOf('many monta moni montako många');
/** Words about a room, beside ordinary words. */
const OF_A_ROOM = setOf(`free available booked reserved today now vapaa vapaana varattu tänään nyt
  ledig ledigt bokad bokat idag nu`);

/**
 * Reads a question that names a building and nothing else: "Karamalmin kampus", "building 78025", or the lone
 * id of a known one. Also reads codes of rooms in known buildings: "onko KMD558 vapaa?"
 */
export async function namedBuilding(
  { text, words }: Question,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const named = words.filter((word) => !isKind(word) && !NUMBER_WORD.test(word) && !isCommonWord(word));
  const [id = '', ...others] = named;
  if (named.length === 0 || asksOtherwise(words)) return undefined;
  if (ID.test(id) && !isYear(id)) {
    const isSaid = words.some(saysBuilding) && !words.some((word, at) => isOfCourse(word, words[at - 1]));
    return others.length === 0 && (isSaid || (await knows(id, buildings)))
      ? roomsOf(id, {}, [], [])
      : undefined;
  }
  const inOwnCase = wordsOf(text).filter((word) => named.includes(word.toLowerCase()));
  const among = amongWords(inOwnCase.map((word) => ({ text: word, quoted: false })));
  const found = await buildings.findAmong(among);
  const isAll = named.length === among.length && among.every((word) => found?.words.includes(word));
  return isAll ? { ...UNCHOSEN, among } : namedRooms(among, buildings);
}

/** "Unit" stands in names of buildings, but beside a number it says that this is a course unit's. */
const saysBuilding = (word: string): boolean => isKind(word) && !isCourseUnitWord(word, undefined);

function asksOtherwise(words: readonly string[]): boolean {
  return words.some((word) => OTHERWISE.test(word)) && !words.some((word) => MANY.has(word));
}

/**
 * If all named words are codes of rooms: a request for these rooms, provided a known building may have one.
 */
async function namedRooms(named: readonly string[], buildings: Buildings): Promise<RoomsRequest | undefined> {
  const codes = named.filter((word) => !OF_A_ROOM.has(word.toLowerCase()));
  if (codes.length === 0 || !codes.every(mayBeRoomCode)) return undefined;
  const asked = { ...UNCHOSEN, among: codes };
  return (await seekRooms(asked, buildings)).length > 0 ? asked : undefined;
}

async function knows(id: string, buildings: Buildings): Promise<boolean> {
  const all = await buildings.all();
  return all.some((one) => one.id === id);
}
