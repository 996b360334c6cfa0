/** What words for rooms ask beside which rooms: whether they are free, and when. */
import { HOUR, leadsSpan } from '../../ask/day-hours.ts';
import type { Token } from '../../ask/question.ts';
import { asksWhich } from '../../ask/times.ts';
import { isSingleRoomWord, isYear } from '../../ask/words.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { mayBeRoomCode, mayBeRoomNumber, type RoomsRequest } from './request.ts';
import { ofBooking, readSeats, saidRows, unquoted } from './seats.ts';
import { oddTimeIn, spokenTimes, tellsWhen, timeSaid } from './when.ts';

const { afterThat, booking, goingOn, room, taken, toBook } = vocabulary.rooms;

/** The places of words that ask whether a room is free, or tell when and for how long. */
export function bookedIn(typed: readonly Token[]): ReadonlySet<number> {
  const booked = ofBooking(typed);
  const words = typed.map(unquoted);
  if (booked.size === 0 && !tellsWhen(typed) && !isRoomBetween(words)) return booked;
  return new Set([...booked, ...deniedIn(words), ...spokenTimes(typed)]);
}

/** "Who is in KMC106 between 2 and 4?": beside a room's code the figures count no seats. */
const isRoomBetween = (words: readonly string[]): boolean =>
  words.some(mayBeRoomCode) && words.some((word, at) => HOUR.test(word) && leadsSpan(words, at));

/** The places of words that deny that a room is taken: they leave no building out. */
const deniedIn = (words: readonly string[]): number[] =>
  saidRows(words, taken).flatMap((row) => denying(words, row));

/** What such words ask. */
export function freeAsked(
  typed: readonly Token[],
  booked: ReadonlySet<number>,
  isCommand = false,
): Partial<RoomsRequest> {
  const words = typed.map(unquoted);
  if (booked.size === 0) return isCommand ? {} : withoutTime(words);
  const wants = wantedIn(words, booked, isCommand);
  const time = timeSaid(typed, booked);
  // What it is after was said elsewhere: the answer tells that it does not count.
  const [after] = time.when === undefined ? saidRows(words, afterThat) : [];
  const unread = after && { unread: [words.slice(after.from, after.to).join(' ')] };
  const odd = oddTimeIn(words);
  const isWhether = !isCommand && wants === undefined && words.some(topics.begins) && !asksWhich(words);
  return {
    asksFree: true,
    ...(wants && { wants }),
    ...(isWhether && { isWhether }),
    ...time,
    ...unread,
    ...(odd !== undefined && { odd }),
  };
}

/** The places that deny a word: "not in use", "not currently taken", in Swedish behind it, too; but not "isn't it taken?" */
function denying(
  words: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  const { not } = vocabulary.seats;
  const begun = words.findIndex((word) => !not.has(word));
  return [from - 2, from - 1, to].filter((at) => at >= begun && not.has(words[at]));
}

/** Whether words name a room by its code, or by a number that counts nothing: "is 311 in use?" */
function namesRoom(words: readonly string[]): boolean {
  const { used } = readSeats(words);
  const speaksOfRooms = words.some((word) => room.has(word) && !isSingleRoomWord(word));
  // "Which rooms in 78025": a building.
  const mayBe = (word: string): boolean => mayBeRoomNumber(word) && !(LONG.test(word) && speaksOfRooms);
  return words.some((word, at) => mayBeRoomCode(word) || (mayBe(word) && !used.has(at) && !isYear(word)));
}

const LONG = /^\d{5,}$/;

const timesIf = (isSo: boolean): 'times' | undefined => (isSo ? 'times' : undefined);

/** What the yes to a question means, where it is not that the room is free. */
function wantedIn(
  words: readonly string[],
  booked: ReadonlySet<number>,
  isCommand: boolean,
): RoomsRequest['wants'] {
  const asking = saidRows(words, booking).filter(({ from }) => booked.has(from));
  // A day beside a room asks for its day, and for no yes.
  if (asking.length === 0) return isCommand ? timesIf(namesRoom(words)) : usageAsked(words, true);
  // "When is KMC106 free?" asks for no yes.
  if (words.some(vocabulary.course.when.has) || (asksWhich(words) && namesRoom(words))) return 'times';
  const ofUse = saidRows(words, taken).filter(({ from }) => booked.has(from));
  // "Not in use" asks whether it is free.
  if (ofUse.length > 0) return ofUse.every((row) => denying(words, row).length > 0) ? undefined : 'taken';
  return asking.every(({ from }) => toBook.has(words[from])) ? 'booking' : undefined;
}

/**
 * What a question about a room asks that says neither that it is free nor that it is not: for yes or no whether it is in use, "is
 * there a class in KMC106?", or something that times do not answer.
 */
function usageAsked(words: readonly string[], isTimed = false): 'taken' | 'times' | undefined {
  const isOfUse = saidRows(words, goingOn).length > 0;
  // A number alone names a room where it is asked what goes on there.
  if (!(isOfUse ? namesRoom(words) : words.some(mayBeRoomCode))) return undefined;
  const asks = words.some(topics.begins);
  if (asksWhich(words)) return 'times';
  if (isOfUse) return asks ? 'taken' : 'times';
  return asks || isTimed ? 'times' : undefined;
}

/** Whether a room is in use now; or something else of it. */
function withoutTime(words: readonly string[]): Partial<RoomsRequest> {
  const wants = usageAsked(words);
  if (wants === undefined) return {};
  return { ...(wants === 'taken' && { asksFree: true as const }), wants };
}
