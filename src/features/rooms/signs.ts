/** What signs join to the name of a building, or to the code of a room: `KM/lab`, `KM:40+`, `KMD558-keys`. */
import { type Question, readPlain } from '../../ask/question.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { withTimeout } from '../../primitives.ts';
import { parseBuildingId } from '../../study-client/codes.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { joinedWords, MOST_AMONG, mayBeRoomCode, type RoomsRequest } from './request.ts';
import { parseRoomsCommand } from './typed.ts';

/** Signs between words, without those that make a limit of the number behind them: `KM/>=40`. */
const SIGNS =
  /(?:(?![<>]=?\d|[≥≤]\d|(?<=[<>])=\d|(?<=\D\d{1,4})-\d{1,4}\b|\+(?!\S))[^\p{L}\p{M}\p{N}])+|(?=[<>]=?\d|[≥≤]\d)/u;
/** What may stand alone behind a sign: a word, or a number that limits. */
const TELLS = /\p{L}{2}|\d/u;
/** An id of a building, which may not have been seen. */
const ID = /^\d{5,12}$/;

/**
 * The request in which a building's name ends where a sign stands, and what is behind it is read as behind a space. What
 * is known as a whole stays whole, and so does what begins with nothing known.
 */
export async function partedAtSigns(request: RoomsRequest, buildings: Buildings): Promise<RoomsRequest> {
  const { building = '', filters } = request;
  const [first = '', ...rest] = building.split(SIGNS).filter((part) => part !== '');
  // A name in quotes may hold spaces, and stands as it is.
  if (first === '' || rest.length === 0 || /\s/.test(building) || !rest.some((one) => TELLS.test(one)))
    return request;
  if (await isKnown(building, buildings)) return request;
  const isId = ID.test(first);
  // "KM-40" may be the id of another building.
  if (!isId && parseBuildingId(building) !== undefined && !rest.some((one) => /\p{L}{2}/u.test(one)))
    return request;
  if (!isId && !(await isKnown(first, buildings)) && !(await isRoom(first, buildings))) return request;
  const behind = parseRoomsCommand([first, ...rest].join(' '));
  const { among = [], ...others } = request;
  const left = among.flatMap((one) => (one === building ? [first, ...(behind.among ?? [])] : [one]));
  const named = left.length > 0 ? left : (behind.among ?? []);
  const words = joinedWords(behind.filters.words, filters.words);
  return {
    ...{ ...others, building: first, filters: { ...behind.filters, ...filters, words } },
    ...(named.length > 0 && { among: [...new Set(named)].slice(0, MOST_AMONG) }),
  };
}

const isKnown = async (name: string, buildings: Buildings): Promise<boolean> =>
  (await buildings.findAmong([name])) !== undefined;

const isRoom = async (code: string, buildings: Buildings): Promise<boolean> =>
  mayBeRoomCode(code) && (await buildings.holdersOf(code)).length > 0;

/** The longest wait for the names of buildings, in milliseconds. */
const PATIENCE = 1_000;

/** Whether a question for rooms, and for no code, names a building that is known. Never rejects. */
export async function namesBuilding(
  { words, codes, units }: Question,
  buildings: Buildings,
): Promise<boolean> {
  if (codes.length + units.length > 0 || !words.some(vocabulary.rooms.room.has)) return false;
  const others = words.filter((word) => !vocabulary.rooms.room.has(word));
  const found = async () => {
    await buildings.ready(PATIENCE);
    return buildings.findAmong(others);
  };
  return (await withTimeout(found(), PATIENCE).catch(() => undefined)) !== undefined;
}

/** Words and a number that may name a room: "Aula 1". */
const NAMED = /(?<![\p{L}\p{N}-])(?:\p{L}[\p{L}-]* ){1,3}\d{1,4}(?![\p{L}\p{N}]|[.:/-]\p{N})/gu;

/** A code that is written apart: "T 1.02", "B 311 A". */
const APART =
  /(?<![\p{L}\p{N}.:/-])(\p{L}{1,6}) \d{1,4}(?:[.-]\d{1,3})?(?: \p{Lu})?(?![\p{L}\p{N}]|[.:/-]\p{N})/gu;
/** What stands behind a room's letters, and is neither an hour nor a date behind a word that asks or means a room: "is 1.02 free?" */
const BEHIND = /(?<![\p{L}\p{N}.:/-])(\p{L}+) (\d{1,3}[.-]\d{2,3})(?![\p{L}\p{N}]|[.:/-]\p{N})/gu;

/** Whether a text may name a room by its name in words and a number, or by a code that is written apart. */
export const mayNameRoom = (text: string): boolean =>
  [NAMED, APART, BEHIND].some((one) => text.search(one) >= 0);

/** The text with codes in the place of such rooms that were read: the number is no hour then. */
export function withRoomCodes(
  text: string,
  { roomCalled, roomWritten }: Pick<Buildings, 'roomCalled' | 'roomWritten'>,
): string {
  const isLed = (word: string): boolean =>
    topics.begins(word.toLowerCase()) || vocabulary.rooms.room.has(word.toLowerCase());
  const behind = text.replace(BEHIND, (said, word: string, number: string) => {
    const code = isLed(word) ? roomWritten(number) : undefined;
    return code === undefined ? said : `${word} ${code}`;
  });
  const apart = behind.replace(APART, (said, word: string) =>
    isCommonWord(word.toLowerCase()) ? said : (roomWritten(said) ?? said),
  );
  return apart.replace(NAMED, (said) => {
    const words = said.split(' ');
    for (const at of words.keys()) {
      const name = words.slice(at).join(' ');
      const code = at < words.length - 1 ? roomCalled(name) : undefined;
      if (code !== undefined) return [...words.slice(0, at), code].join(' ');
    }
    return said;
  });
}

/** The question with ids in the place of whole names of buildings that hold signs, and codes in that of rooms. Never rejects. */
export async function withBuildingIds(question: Question, buildings: Buildings): Promise<Question> {
  const ids = await withTimeout(buildings.withIds(question.text), PATIENCE).catch(() => undefined);
  const text = withRoomCodes(ids ?? question.text, buildings);
  return text === question.text ? question : { ...question, ...readPlain(text, question) };
}
