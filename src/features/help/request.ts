/** Reads what asks for help, greets or thanks, and what no feature understands. */
import { z } from 'zod';
import { clausesIn } from '../../ask/clauses.ts';
import { MOST_OFFERS, offerShape } from '../../ask/offers.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { partSeeking } from '../../ask/seeking.ts';
import { isSubject } from '../../ask/unknown-names.ts';
import { consistsOf, isId, isYear } from '../../ask/words.ts';
import { shorten } from '../../cards/blocks.ts';
import { UNFOUND } from '../../errors.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { LANGUAGES } from '../../language.ts';
import { guessed } from './guesses.ts';

/** Characters of the command that was probably meant: its arguments come from what was typed. */
export const MOST_NEAREST = 200;

/** Behind a number, more words ask for something. */
const MOST_BEHIND = 2;

/** What those who run Coursebell ask of it. */
const OF_OPERATORS = ['version', 'faults', 'config', 'restart', 'updates', 'leave'] as const;
/** What is not done here, what a group is, and what is told of Coursebell itself. */
const NOT_HERE = [
  'extend',
  'absence',
  'message',
  'sums',
  'groups',
  'book',
  'semester',
  'excel',
  ...OF_OPERATORS,
] as const;
/** What a command or a button does where words alone do not, and what is not done. */
const WISHES = ['link', 'unlink', 'remind', 'weekly', 'setUp', 'codes', 'undo', ...NOT_HERE] as const;
type Wish = (typeof WISHES)[number];
/** What is no wish beside a course's code: "how many credits do A and B have together?" */
const OF_NO_COURSE: ReadonlySet<Wish> = new Set([
  ...(['sums', 'groups', 'absence', 'book', 'semester'] as const),
  ...OF_OPERATORS,
]);

/**
 * `usage`: the commands, perhaps after input that was not understood. `hint`: a short reminder; asks back if
 * a question was a lone number. `unknown-name`: no course of that name has been looked up. `which-course`: a fact is
 * asked of no course. `greeting`, `thanks` and `small-talk` are answered in kind.
 */
export const helpRequest = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('usage'),
    /** All commands, in place of what most people want. */
    all: z.literal(true).optional(),
    input: z.string().max(60).optional(),
    nearest: z.string().max(MOST_NEAREST).optional(),
  }),
  z.object({
    about: z.literal('hint'),
    number: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    /** Words behind the number that say nothing. */
    unused: z.array(z.string().max(60)).max(MOST_BEHIND).optional(),
    /** It may name something that is not known. */
    names: z.boolean().optional(),
    ...guessed.shape,
  }),
  z.object({
    about: z.literal('unknown-name'),
    name: z.string().max(60),
    sought: z.enum(UNFOUND).optional(),
    /** A word that may as well be ordinary: what was spoken of stays. */
    isDoubtful: z.literal(true).optional(),
    ...guessed.shape,
  }),
  z.object({ about: z.literal('which-course'), ...guessed.shape }),
  /** What others than the study data know of a student. */
  z.object({ about: z.literal('elsewhere') }),
  /** What the study data say nothing of. */
  z.object({ about: z.literal('outside') }),
  /** A wish that a command or a button carries out. */
  z.object({
    about: z.literal('how'),
    wish: z.enum([...WISHES, 'daily', 'snooze', 'invite']),
    code: z.string().max(60).optional(),
  }),
  /** Whether one may enroll late, of no course. */
  z.object({ about: z.literal('late') }),
  /** Whether something is broken. */
  z.object({ about: z.literal('state') }),
  z.object({ about: z.literal('greeting') }),
  z.object({ about: z.literal('thanks') }),
  z.object({ about: z.literal('small-talk') }),
  /** Yes to what was offered, by words that say none of it. */
  z.object({ about: z.literal('agreed'), offers: z.array(offerShape).max(MOST_OFFERS).optional() }),
  /** No to what was offered. */
  z.object({ about: z.literal('refused') }),
]);
export type HelpRequest = z.infer<typeof helpRequest>;

/**
 * The answer to a question about a course of a name that was never looked up; undefined if there is no name, or what may be one is a
 * part of a sentence that is not understood.
 * @param isOfWish whether a change is asked for of what has the name
 */
export function unknownName(
  name: string | undefined,
  { sought, text }: Pick<Question, 'sought' | 'text'>,
  isOfWish = false,
): HelpRequest | undefined {
  const told = name && (sought && sought.what !== 'found' ? asTyped(sought.name, text) : name);
  return told && isSubject(told, { text }, isOfWish) ? nameUnknown(told, sought) : undefined;
}

/** That no course of a name is known, wherever it was looked for. */
function nameUnknown(name: string, sought: Question['sought']): HelpRequest {
  const what = sought?.what === 'found' ? undefined : sought?.what;
  return { about: 'unknown-name', name: shorten(name, 60), ...(what && { sought: what }) };
}

/** A name that was sought, in the letters in which it was typed. */
function asTyped(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? name : text.slice(at, at + name.length);
}

/**
 * The number of a question that holds nothing else, or only ordinary words beside it, or begins with it and has one or two
 * words behind it that say nothing; among words, a year does not count.
 */
export function loneNumber({ text, words }: Question): { number?: string; unused?: string[] } {
  const [number = '', ...others] = words.filter((word) => !isCommonWord(word));
  const isBehind = text.startsWith(number) && others.length <= MOST_BEHIND && others.every(isUnknownWord);
  if (isId(number) && !isYear(number) && (others.length === 0 || isBehind))
    return { number, ...(others.length > 0 && { unused: others.map((word) => word.slice(0, 60)) }) };
  const whole = /^\d{1,18}$/.exec(text)?.[0];
  return whole === undefined ? {} : { number: whole };
}

const isUnknownWord = (word: string): boolean => /^\p{L}+$/u.test(word) && !isKnownWord(word);

const { help: concepts, settings } = vocabulary;
/** A word for something that commands do. Courses' names contain such words, too: "Svenska språket". */
const isTopic = (word: string): boolean =>
  [concepts.topics, settings.settings, settings.privacy].some((concept) => concept.has(word));

/** The group of which it is asked what it is: "what is a TXL22S1?" */
function groupAsked({ words, groups, quotes }: Question): string | undefined {
  const isGroup = (word: string): boolean => isGroupCode(word.toUpperCase(), groups);
  const [code, ...others] = quotes ? [] : words.filter(isGroup);
  const said = words.map((word) => (isGroup(word) ? '#' : word)).join(' ');
  return code !== undefined && others.length === 0 && concepts.whatGroup.is(said)
    ? code.toUpperCase()
    : undefined;
}

/** The wish with which a question begins, that commands carry out, or that is not carried out here; undefined: it is none. */
function wishIn({ text, words, codes, units, quotes }: Question): Wish | undefined {
  if (quotes) return undefined;
  const spoken = withoutCourtesy(words);
  const said = WISHES.find((one) => concepts[one].startOf(spoken) !== undefined);
  // Who has no code may say what the course is about.
  if (said === 'codes' && partSeeking(text)) return undefined;
  return said && OF_NO_COURSE.has(said) && codes.length + units.length > 0 ? undefined : said;
}

/**
 * Reads a question that asks for help, greets or thanks, and does nothing else. It has at most three words
 * with a word for help, or is a known question as a whole, or consists of known words. It never has a code.
 */
export function helpQuestion(question: Question): HelpRequest | undefined {
  const { text, words, codes } = question;
  const ofMenu = MENU_WISHES.get(words.join(' '));
  if (ofMenu) return ofMenu;
  const wish = wishIn(question);
  if (wish) return { about: 'how', wish, code: codes[0] };
  if (codes.length > 0) return undefined;
  const asksForHelp = words.length <= 3 && words.some(concepts.help.has);
  // "I'm new here. What can you do?"
  const last = loweredWords(clausesIn(text).findLast((part) => /\p{L}/u.test(part)) ?? '');
  const asked = last.slice(last.findIndex((word) => !concepts.greeting.has(word))).join(' ');
  if (asksForHelp || concepts.who.is(asked) || consistsOf(words, isTopic, concepts.beside.has))
    return { about: 'usage' };
  if (isSmallTalk(text, words)) return { about: 'small-talk' };
  const isBeside = (word: string): boolean =>
    concepts.beside.has(word) || concepts.smallTalk.has(word) || concepts.greeting.has(word);
  if (consistsOf(words, concepts.thanks.has, isBeside)) return { about: 'thanks' };
  const isGreeting = (word: string): boolean =>
    concepts.greeting.has(word) || concepts.greeting.has(word.replace(DRAWN_OUT, '$1'));
  return consistsOf(words, isGreeting, concepts.beside.has) ? { about: 'greeting' } : undefined;
}

/** "Hiiii", "heyy" */
const DRAWN_OUT = /(\p{L})\1{1,20}$/u;

/** What the words on a button of the help do, as the button does; the other buttons' words ask for that by themselves. */
const MENU_WISHES: ReadonlyMap<string, HelpRequest> = new Map(
  LANGUAGES.map((language) => texts(language).help.tasks).flatMap(
    ({ lookUp, commands }): [string, HelpRequest][] => [
      [loweredWords(lookUp).join(' '), { about: 'how', wish: 'codes' }],
      [loweredWords(commands).join(' '), { about: 'usage', all: true }],
    ],
  ),
);

/** Reads what is not done here, also beside a group. */
export function notHereQuestion(question: Question): HelpRequest | undefined {
  const code = groupAsked(question);
  if (code !== undefined) return { about: 'how', wish: 'groups', code };
  const wish = NOT_HERE.find((one) => one === wishIn(question));
  return wish && { about: 'how', wish };
}

const withoutCourtesy = (words: readonly string[]): string =>
  words.slice(words.findIndex((word) => !vocabulary.follow.courtesy.has(word))).join(' ');

/** Reads "yes, do it", "joo tee se", "ja, gör det": every word of it. */
export const agreeing = ({ words, codes, quotes }: Question): HelpRequest | undefined =>
  !quotes && codes.length === 0 && concepts.agrees.is(words.join(' ')) ? { about: 'agreed' } : undefined;

/** Reads "is the system broken?", "miksei mitään löydy", "inget fungerar": every word of it. */
export const stateQuestion = ({ words, codes, quotes }: Question): HelpRequest | undefined =>
  !quotes &&
  codes.length === 0 &&
  [concepts.broken, concepts.status].some(({ is }) => is(withoutCourtesy(words)))
    ? { about: 'state' }
    : undefined;

/** Reads "tell me each morning what lessons I have", "kerro joka aamu mun tunnit", "skicka dagens lektioner varje morgon". */
export const dailyQuestion = ({ words, codes, quotes }: Question): HelpRequest | undefined =>
  !quotes && codes.length === 0 && concepts.daily.startOf(withoutCourtesy(words)) !== undefined
    ? { about: 'how', wish: 'daily' }
    : undefined;

/** Reads "how do I get a transcript?": what no study data of courses tell. */
export function askedElsewhere({ text, words, codes, quotes }: Question): HelpRequest | undefined {
  const isAsked = text.endsWith('?') || topics.begins(words[0] ?? '');
  if (quotes || codes.length > 0 || !isAsked || !isSaidIn(concepts.elsewhere, words)) return undefined;
  return { about: 'elsewhere' };
}

/** Emoji, as people type them and as Slack writes them, and signs. A digit is part of some emoji, and none itself. */
const EMOJI =
  /^(?!\d+\s*$)(?:\s|\p{P}|\p{S}|\p{Extended_Pictographic}|\p{Emoji_Component}|:[\w+'-]{1,60}:)+$/u;

/** "ok", "👍", "got it": asks for nothing. */
function isSmallTalk(text: string, words: readonly string[]): boolean {
  if (words.every((word) => !/\p{L}/u.test(word)) || /^(?:\s*:[\w+-]{1,60}:)+\s*$/.test(text))
    return EMOJI.test(text);
  return (
    concepts.smallTalk.has(words.join(' ')) ||
    concepts.exclaims.is(words.join(' ')) ||
    consistsOf(words, concepts.smallTalk.has, concepts.beside.has)
  );
}
