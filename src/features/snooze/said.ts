/** A wish in words that a reminder comes again: "not now, in two hours", "muistuta uudestaan huomenna". */
import { readDayTime } from '../../ask/day-hours.ts';
import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { wordsOfTime } from '../../ask/times.ts';
import type { Reader } from '../../cards/card.ts';
import { vocabulary } from '../../i18n/index.ts';
import { MORNING } from '../../reminders/snoozes.ts';
import { localInstant } from '../../study-client/days.ts';

/** The wish as it is read: of which course, and the words of its time. */
export interface SnoozeSaid {
  readonly does: 'again';
  readonly asked?: string | undefined;
  readonly at?: string | undefined;
}

/** Longer texts say more than that. */
const LONGEST = 16;
const LONGEST_TIME = 100;

/**
 * Reads a wish that is nothing else: every word of it is understood. One that names a course, or may as well be for its first
 * reminder, counts where a reminder has come.
 * @param hasCome whether one has come of what is spoken of
 */
export async function snoozeQuestion(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
  hasCome: (codes: readonly string[]) => Promise<boolean>,
): Promise<SnoozeSaid | undefined> {
  const { codes, units, quotes, words } = question;
  if (quotes || codes.length > 1 || units.length > 0 || words.length > LONGEST) return undefined;
  const said = partsSaid(question);
  if (!said || said.at.length > LONGEST_TIME) return undefined;
  const isSure = said.isWhole && codes.length === 0;
  if (!isSure && !(await hasCome(codes.length > 0 ? codes : await spokenOf()))) return undefined;
  const { at } = said;
  return { does: 'again', ...(codes[0] && { asked: codes[0] }), ...(at !== '' && { at }) };
}

/** The words of the time in such a wish, and whether it can be for nothing else; undefined: it is none. */
function partsSaid({ words, codes }: Question): { at: string; isWhole: boolean } | undefined {
  const ofTime = wordsOfTime(words);
  const named = codes.map((code) => code.toLowerCase());
  const at = words.filter((_, place) => ofTime.has(place)).join(' ');
  const rest = words.filter((word, place) => !ofTime.has(place) && !named.includes(word)).join(' ');
  const { wish, bare } = vocabulary.snooze;
  if (wish.is(rest)) return { at, isWhole: true };
  return at !== '' && (rest === '' || bare.is(rest)) ? { at, isWhole: false } : undefined;
}

const HOUR = 60;

/** When a reminder is wanted, in epoch milliseconds; undefined: no such time is ahead. @param reader with the person's zone */
export function snoozedTo(words: string, reader: Reader): number | undefined {
  const said = readDayTime(words.split(' '), { ...reader, own: reader.zone });
  if (!said || said.isPast || said.limit === 'before') return undefined;
  const [open, close] = said.minutes ?? [0, 24 * HOUR - 1];
  // In the morning, or on a day, it comes at nine.
  const minute = close - open >= HOUR && open < MORNING * HOUR ? MORNING * HOUR : open;
  const at = localInstant(said.first, minute, reader.zone);
  return at > reader.now ? at : undefined;
}
