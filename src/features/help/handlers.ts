import { z } from 'zod';
import { openSettings, showHelp, startLookUp } from '../../ask/actions.ts';
import { clausesIn } from '../../ask/clauses.ts';
import { askFor, defineFeature, type Feature, type Features, replaces } from '../../ask/feature.ts';
import { likeIntent } from '../../ask/like.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { partSeeking } from '../../ask/seeking.ts';
import { COURSE } from '../../ask/slots.ts';
import type { ReadName } from '../../ask/sought-names.ts';
import { mayNameOther } from '../../ask/unread.ts';
import { consistsOf, isId, isYear } from '../../ask/words.ts';
import { bullets, escapeMrkdwn, header, joined, outsideLine, shorten, small } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { nameNotKnown } from '../../cards/error-card.ts';
import { withUnused } from '../../cards/words.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { UNKNOWN } from '../../i18n/topics.ts';
import type { Language } from '../../language.ts';
import type { Buildings } from '../../workspace/buildings.ts';

/** Characters of the command that was probably meant: its arguments come from what was typed. */
const MOST_NEAREST = 200;

/** Behind a number, more words ask for something. */
const MOST_BEHIND = 2;

/** What a command or a button does where words alone do not. */
const WISHES = ['link', 'unlink', 'remind', 'weekly', 'setUp', 'codes', 'undo'] as const;

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
    /** Words behind the number that say nothing. */
    unused: z.array(z.string().max(60)).max(MOST_BEHIND).optional(),
    /** It may name something that is not known. */
    names: z.boolean().optional(),
  }),
  z.object({
    about: z.literal('unknown-name'),
    name: z.string().max(60),
    sought: z.enum(['nothing', 'failed', 'unsure']).optional(),
  }),
  z.object({ about: z.literal('which-course') }),
  /** What others than the study data know of a student. */
  z.object({ about: z.literal('elsewhere') }),
  /** What the study data say nothing of. */
  z.object({ about: z.literal('outside') }),
  /** A wish that a command or a button carries out. */
  z.object({
    about: z.literal('how'),
    wish: z.enum(WISHES),
    code: z.string().max(60).optional(),
  }),
  z.object({ about: z.literal('greeting') }),
  z.object({ about: z.literal('thanks') }),
  z.object({ about: z.literal('small-talk') }),
]);
export type HelpRequest = z.infer<typeof helpRequest>;

/** The answer to a question about a course of a name that was never looked up; undefined if there is no name. */
function unknownName(
  name: string | undefined,
  { sought }: Pick<Question, 'sought'>,
): HelpRequest | undefined {
  if (name === undefined) return undefined;
  return sought && sought.what !== 'found'
    ? { about: 'unknown-name', name: shorten(sought.name, 60), sought: sought.what }
    : { about: 'unknown-name', name: shorten(name, 60) };
}

/**
 * The number of a question that holds nothing else, or only ordinary words beside it, or begins with it and has one or two
 * words behind it that say nothing; among words, a year does not count.
 */
function loneNumber({ text, words }: Question): { number?: string; unused?: string[] } {
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

/**
 * Reads a question that asks for help, greets or thanks, and does nothing else. It has at most three words
 * with a word for help, or is a known question as a whole, or consists of known words. It never has a code.
 */
export function helpQuestion({ text, words, codes, quotes }: Question): HelpRequest | undefined {
  const spoken = words.slice(words.findIndex((word) => !vocabulary.follow.courtesy.has(word))).join(' ');
  const said = quotes ? undefined : WISHES.find((one) => concepts[one].startOf(spoken) !== undefined);
  // Who has no code may say what the course is about.
  const wish = said === 'codes' && partSeeking(text) ? undefined : said;
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
  return consistsOf(words, concepts.greeting.has, concepts.beside.has) ? { about: 'greeting' } : undefined;
}

/** Reads "how do I get a transcript?": what no study data of courses tell. */
function askedElsewhere({ text, words, codes, quotes }: Question): HelpRequest | undefined {
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
    concepts.smallTalk.has(words.join(' ')) || consistsOf(words, concepts.smallTalk.has, concepts.beside.has)
  );
}

/** The usage page, a line on what is not known, a short hint, or an answer to a greeting or thanks. */
export function helpCard(request: HelpRequest, reader: Reader, offered: Partial<Offered> = {}): Card {
  const forgets = 'name' in request || 'input' in request || ('names' in request && request.names === true);
  return { ...answerTo(request, reader, offered), ...(forgets && { forgets }) };
}

function answerTo(request: HelpRequest, reader: Reader, offered: Partial<Offered>): Card {
  const { help: usual, errors, find } = texts(reader.language);
  const help = offered.names
    ? { ...usual, hint: find.catalogue.hint, whichCourse: find.catalogue.whichCourse }
    : usual;
  switch (request.about) {
    case 'usage':
      return request.input === undefined
        ? usageCard(reader, offered)
        : shortCard(noticeOf(request.input, request.nearest, reader.language), reader);
    case 'hint':
      return request.number === undefined
        ? shortCard(`${errors.problem.question} ${help.hint}`, reader)
        : withUnused(wordsCard(help.number(request.number)), request.unused ?? [], reader.language);
    case 'unknown-name':
      return shortCard(
        nameNotKnown(
          outsideLine(request.name, 60),
          request.sought ?? (offered.names ? 'unsure' : undefined),
          {
            errors,
            find,
          },
        ),
        reader,
      );
    case 'which-course':
      return shortCard(help.whichCourse, reader);
    case 'elsewhere':
    case 'outside':
      return shortCard(help[request.about], reader);
    case 'how':
      return howCard(request, reader);
    case 'greeting':
      return shortCard(`${help.hello} ${help.hint}`, reader);
    case 'thanks':
      return wordsCard(help.welcome);
    case 'small-talk':
      return wordsCard(help.heard);
  }
}

const EXAMPLE = 'TX00EY23-3015';

/** The one command or button that does what is wished for. */
function howCard(
  { wish, code = EXAMPLE }: Extract<HelpRequest, { about: 'how' }>,
  { language }: Reader,
): Card {
  const { help, lists, week, settings, lookUp } = texts(language);
  const { link, unlink, remind, weekly, setUp, codes, undo } = help.how;
  const id = outsideLine(code, 60);
  const said = {
    ...{ unlink, setUp, codes, link: link(id), remind: remind(id) },
    ...{ weekly: weekly(week.switchOn), undo: undo(lists.undo) },
  };
  if (wish === 'setUp')
    return { ...wordsCard(said.setUp), buttons: openSettings.offer(settings.title, {}, language) };
  return wish === 'codes'
    ? { ...wordsCard(codes), buttons: startLookUp.offer(lookUp.title, {}, language) }
    : wordsCard(said[wish]);
}

/** Every command with its purpose. */
function usageCard({ language }: Reader, { names, reservations }: Partial<Offered>): Card {
  const { help: usual, find, lessons } = texts(language);
  const help = names ? { ...usual, ...find.catalogue.usage } : usual;
  const { usage } = lessons;
  const commands = [
    ['/course TX00EY23-3015', help.course],
    ['/course web develop', help.search],
    ['/course find TXL22S1 open', help.find],
    ['/course unit 72101', help.unit],
    ['/enrollment TX00EY23-3015', help.enrollment],
    ['/rooms 78025 40+', help.rooms],
    ...(reservations ? ([['/rooms 78025 free', usage.free]] as const) : []),
    ['/course compare TX00EY23-3015 IM00BR45-3003', help.compare],
    ['/course follow TX00EY23-3015', help.follow],
    ['/course following', help.following],
    ...(reservations
      ? ([
          ['/course lessons TX00EY23-3015', usage.lessons],
          ['/course today', usage.today],
        ] as const)
      : []),
    ['/course week', help.week],
    ['/course term', help.term],
    ['/course link TX00EY23-3015', help.link],
    ['/course settings', help.settings],
    ['/course help', help.help],
  ] as const;
  const lines = [
    help.title,
    ...commands.map(([command, what]) => `${command} – ${what}`),
    help.mention,
    ...help.examples.map((example) => `• ${example}`),
    help.home,
  ];
  return {
    text: escapeMrkdwn(joined(lines, '\n')),
    blocks: [
      header(help.title),
      bullets(
        undefined,
        commands.map(([command, what]) => [{ text: command, bold: true }, { text: ` – ${what}` }]),
      ),
      exampleBullets(help.mention, help.examples),
      small(help.home),
    ],
    buttons: [],
  };
}

/** Says that the input is unknown, and which command was probably meant, or why a name may find no course. */
function noticeOf(input: string, nearest: string | undefined, language: Language): string {
  const { help, errors } = texts(language);
  const shown = outsideLine(input, 60);
  if (nearest === undefined) return help.unknownName(shown);
  return `${help.unknown(shown)} ${errors.didYouMean(outsideLine(nearest, MOST_NEAREST))}`;
}

/** A sentence; help and looking a course up stand behind buttons. */
function shortCard(sentence: string, { language }: Reader): Card {
  const { help, lookUp: page } = texts(language);
  return {
    ...wordsCard(sentence),
    buttons: [...showHelp.offer(help.button, {}, language), ...startLookUp.offer(page.title, {}, language)],
  };
}

const exampleBullets = (heading: string | undefined, examples: readonly string[]) =>
  bullets(
    heading,
    examples.map((text) => [{ text }]),
  );

interface HelpDeps {
  readonly buildings: Pick<Buildings, 'findAmong'>;
  /** Of what a change is asked for. */
  readonly changing: readonly ReadName[];
  /** What is asked about, and may be a course of a name that is not known. */
  readonly naming: readonly ReadName[];
  /** What the study API offers now. */
  readonly offered: () => Offered;
}

/** Whether the whole catalogue is searched by name, and whether lessons and free rooms are known. */
interface Offered {
  readonly names: boolean;
  readonly reservations: boolean;
}

function nameIn(question: Question, readers: readonly ReadName[]): string | undefined {
  for (const read of readers) {
    const name = read(question);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** That no course of a name is known; undefined where it is the name of a building. */
async function unknownCourse(question: Question, { naming, buildings }: HelpDeps) {
  const name = nameIn(question, naming);
  const named = name === undefined ? undefined : await buildings.findAmong([name]).catch(() => undefined);
  return named ? undefined : unknownName(name, question);
}

/** What is asked where no feature understands. @param isOfNone whether a fact is asked for, and of no course */
export const helpAsks = (
  helping: Feature,
  isOfNone: (question: Question) => Promise<boolean>,
): Pick<Features, 'usage' | 'hint'> => ({
  usage: (unknown) => askFor<HelpRequest>(helping, { about: 'usage', ...unknown }),
  hint: async (question) =>
    askFor<HelpRequest>(
      helping,
      (await isOfNone(question))
        ? { about: 'which-course' }
        : { about: 'hint', ...loneNumber(question), names: mayNameOther(question) },
    ),
});

/** `/course help` and the like. */
export const help = (deps: HelpDeps): Feature =>
  defineFeature<HelpRequest>({
    name: 'help',
    request: helpRequest,
    commands: ['/course', '/rooms', '/enrollment'].map((command) => ({
      command,
      subcommand: 'help',
      also: vocabulary.subcommands.help.words,
      parse: () => ({ about: 'usage' as const }),
      knows: vocabulary.help.beside.has,
    })),
    intents: [
      {
        ...{ id: 'help', claim: 'list', read: helpQuestion },
        hears: `help follow lead topic settings.settings settings.privacy ${COURSE}`,
      },
      { id: 'help.elsewhere', claim: 'asked', hears: 'help course.realization', read: askedElsewhere },
      {
        ...{ id: 'help.language', claim: 'own', hears: 'slot.manner' },
        // To the app alone it is the settings that keep a language.
        read: ({ answerIn, direct }) => (answerIn?.isAll && !direct ? { about: 'usage' } : undefined),
      },
      {
        ...{ id: 'help.unread', claim: 'change', hears: 'follow lead enrolled', subject: 'name' },
        read: (question) => unknownName(nameIn(question, deps.changing), question),
      },
      {
        ...{ id: 'help.unknown-name', claim: 'unknown', hears: '', subject: 'name' },
        read: (question) => unknownCourse(question, deps),
      },
      likeIntent('help.like', ['help'], () => ({ about: 'usage' })),
      likeIntent('help.like-smalltalk', ['smalltalk'], () => ({ about: 'small-talk' })),
      likeIntent('help.like-elsewhere', ['elsewhere', ...UNKNOWN], (_, question) =>
        // A number is asked back about.
        loneNumber(question).number === undefined ? { about: 'outside' } : undefined,
      ),
    ],
    answer: async (request, reader) => helpCard(request, reader, deps.offered()),
    shareable: false,
    actions: [replaces(showHelp, () => ({ about: 'usage' as const }), 'beside')],
  });
