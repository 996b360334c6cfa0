import { z } from 'zod';
import { consistsOf, type Question } from '../../ask/question.ts';
import { shorten } from '../../cards/text.ts';
import { PRIVACY_WORDS, SETTINGS_WORDS, setOf } from '../../i18n/vocabulary.ts';

/** Characters of the command that was probably meant: its arguments come from what was typed. */
export const MOST_NEAREST = 200;

/**
 * `usage`: the commands, perhaps after input that was not understood. `hint`: a short reminder; asks back if
 * a question was a lone number. `unknown-name`: no course of that name has been looked up. `greeting` and
 * `thanks` are answered in kind.
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
  z.object({ about: z.literal('greeting') }),
  z.object({ about: z.literal('thanks') }),
]);
export type HelpRequest = z.infer<typeof helpRequest>;

/** The answer to a question about a course of a name that nobody has looked up; undefined if there is no name. */
export function unknownName(name: string | undefined): HelpRequest | undefined {
  return name === undefined ? undefined : { about: 'unknown-name', name: shorten(name, 60) };
}

const HELP = setOf('help usage apua ohje ohjeet hjälp hjälpa commands komennot kommandon');
/**
 * Words for things that commands on the usage page do. Courses' names contain such words, too: "Svenska
 * språket".
 */
const TOPICS: ReadonlySet<string> = new Set([
  ...SETTINGS_WORDS,
  ...PRIVACY_WORDS,
  ...setOf(`calendar kalenteri kalender follow unfollow seuraa följ stop lopeta sluta mute everything
    delete poista radera`),
]);

/** "What can you do?" and "who are you?", as whole questions. */
const WHO = new RegExp(
  `^(?:${[
    'what (?:can|do) you do(?: for me)?|(?:who|what) are you|what is this|how (?:do|does) (?:you|this|it) work',
    '(?:mitä|mihin) (?:sä |sinä )?(?:osaat|pystyt|teet|voit tehdä)(?: tehdä)?|(?:kuka|mikä) (?:sä |sinä )?olet',
    'miten (?:sä |sinä |tämä )?(?:toimit|toimii|toimit sinä)',
    'vad kan du(?: göra| hjälpa till med)?|(?:vem|vad) är du|hur (?:fungerar|funkar) (?:du|det|det här|detta)',
  ].join('|')})$`,
  'u',
);
const GREETING = setOf(
  'hi hello hey hei moi moikka moro terve hej hejsan hallå tjena morning huomenta morgon',
);
const THANKS = setOf('thanks thank thx kiitos kiitti kiitoksia tack cheers');
/** Words that may stand beside the topics, greetings and thanks. */
const BESIDE = setOf(`
  there you all everyone good day evening afternoon god dag kväll hyvää päivää iltaa päivä
  so very much a lot for the help again paljon avusta taas så mycket för hjälpen coursebell bot
  my change please omat minun vaihda mina byt`);

/**
 * Reads a question that asks for help, greets or thanks, and does nothing else. It has at most three words
 * with a word for help, or is a known question as a whole, or consists of known words. It never has a code.
 */
export function helpQuestion({ words, codes }: Question): HelpRequest | undefined {
  if (codes.length > 0) return undefined;
  const asksForHelp = words.length <= 3 && words.some((word) => HELP.has(word));
  if (asksForHelp || WHO.test(words.join(' ')) || consistsOf(words, TOPICS, BESIDE))
    return { about: 'usage' };
  if (consistsOf(words, THANKS, BESIDE)) return { about: 'thanks' };
  return consistsOf(words, GREETING, BESIDE) ? { about: 'greeting' } : undefined;
}
