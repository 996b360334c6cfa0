import { z } from 'zod';
import { isId } from '../../ask/arguments.ts';
import { consistsOf, type Question } from '../../ask/question.ts';
import { isYear } from '../../ask/words.ts';
import { shorten } from '../../cards/text.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';

/** Characters of the command that was probably meant: its arguments come from what was typed. */
export const MOST_NEAREST = 200;

/**
 * `usage`: the commands, perhaps after input that was not understood. `hint`: a short reminder; asks back if
 * a question was a lone number. `unknown-name`: no course of that name has been looked up. `which-course`: a fact is
 * asked of no course. `greeting`, `thanks` and `small-talk` are answered in kind.
 */
export const helpRequest = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('usage'),
    input: z.string().max(60).optional(),
    nearest: z.string().max(MOST_NEAREST).optional(),
  }),
  z.object({
    about: z.literal('hint'),
    number: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  z.object({ about: z.literal('unknown-name'), name: z.string().max(60) }),
  z.object({ about: z.literal('which-course') }),
  z.object({ about: z.literal('greeting') }),
  z.object({ about: z.literal('thanks') }),
  z.object({ about: z.literal('small-talk') }),
]);
export type HelpRequest = z.infer<typeof helpRequest>;

/** The answer to a question about a course of a name that was never looked up; undefined if there is no name. */
export function unknownName(name: string | undefined): HelpRequest | undefined {
  return name === undefined ? undefined : { about: 'unknown-name', name: shorten(name, 60) };
}

/**
 * The number of a question that holds nothing else, or only ordinary words beside it; among words, a year
 * does not count.
 */
export function loneNumber({ text, words }: Question): string | undefined {
  const [number = '', ...others] = words.filter((word) => !isCommonWord(word));
  const isLone = others.length === 0 && isId(number) && !isYear(number);
  return isLone ? number : /^\d{1,18}$/.exec(text)?.[0];
}

const { help, settings } = vocabulary;
/** A word for something that commands do. Courses' names contain such words, too: "Svenska språket". */
const isTopic = (word: string): boolean =>
  [help.topics, settings.settings, settings.privacy].some((concept) => concept.has(word));

/**
 * Reads a question that asks for help, greets or thanks, and does nothing else. It has at most three words
 * with a word for help, or is a known question as a whole, or consists of known words. It never has a code.
 */
export function helpQuestion({ text, words, codes }: Question): HelpRequest | undefined {
  if (codes.length > 0) return undefined;
  const asksForHelp = words.length <= 3 && words.some(help.help.has);
  if (asksForHelp || help.who.is(words.join(' ')) || consistsOf(words, isTopic, help.beside.has))
    return { about: 'usage' };
  if (isSmallTalk(text, words)) return { about: 'small-talk' };
  const isBeside = (word: string): boolean => help.beside.has(word) || help.smallTalk.has(word);
  if (consistsOf(words, help.thanks.has, isBeside)) return { about: 'thanks' };
  return consistsOf(words, help.greeting.has, help.beside.has) ? { about: 'greeting' } : undefined;
}

/** Emoji, as people type them and as Slack writes them, and signs. A digit is part of some emoji, and none itself. */
const EMOJI =
  /^(?!\d+\s*$)(?:\s|\p{P}|\p{S}|\p{Extended_Pictographic}|\p{Emoji_Component}|:[\w+'-]{1,60}:)+$/u;

/** "ok", "👍", "got it": asks for nothing. */
function isSmallTalk(text: string, words: readonly string[]): boolean {
  if (words.every((word) => !/\p{L}/u.test(word)) || /^(?:\s*:[\w+-]{1,60}:)+\s*$/.test(text))
    return EMOJI.test(text);
  return help.smallTalk.has(words.join(' ')) || consistsOf(words, help.smallTalk.has, help.beside.has);
}
