/** What follows a slash command → the request of a feature. */

import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { InvalidRequest } from '../errors.ts';
import { commandMeantBy, topics, vocabulary } from '../i18n/index.ts';
import {
  isCommonWord,
  isKnownWord,
  languageOf,
  languageOfSubject,
  languageWished,
} from '../i18n/language-of.ts';
import type { Language } from '../language.ts';
import { besideGroups } from './beside-groups.ts';
import type { Ask, CommandRoute, Features, KnownCodes } from './feature.ts';
import { askMeant } from './meant.ts';
import {
  commandNamed,
  firstOf,
  isCalled,
  meantAtEnd,
  misspeltCommand,
  nameIn,
  type Said,
  SHOWS,
  saidBy,
  takesNone,
  targetOf,
} from './meant-commands.ts';
import type { Place } from './place.ts';
import { type Question, readPlain, readQuestion, wordsOf } from './question.ts';
import { askOfWords, byName } from './question-reader.ts';
import { isGroupCode } from './run-topics.ts';
import { withGroupsAsWords, withoutGroups } from './seen-groups.ts';
import { typedText, typedWhole } from './signs-apart.ts';
import { orTellingSought, tellingNames, tellingSought, tellingUnused } from './told-beside.ts';
import { withoutUnused } from './unread.ts';

/** Readings that are remembered of commands that mean the same for every person, and the longest text among them. */
const MOST_READ = 1000;
const LONGEST_READ = 60;

/** A slash command and what follows it, such as `/course` and `help`. */
interface Typed {
  readonly command: string;
  readonly text?: string;
}

export interface CommandReader {
  /**
   * The request of a command that means the same for every person, such as a code; undefined for all others.
   */
  plain(command: Typed): Ask | undefined;
  /** Throws, or rejects with, `InvalidRequest`. */
  read(command: Typed, place: Place): Promise<Ask>;
  /** The language of the subcommand, such as Finnish of `seuraa`; undefined if it tells none, or is English. */
  spoken(command: Typed): Language | undefined;
  /** The language that the text of the command wishes for. */
  wished(command: Typed): Language | undefined;
}

/** Reads the commands of all features. Most people ask for the same few courses, so their commands are read once. */
export function createCommandReader(features: Features): CommandReader {
  const routes = features.list.flatMap((feature) => feature.commands);
  const readings = new LRUCache<string, Ask>({ max: MOST_READ });
  const plain: CommandReader['plain'] = ({ command, text = '' }) => {
    if (text.length > LONGEST_READ) return undefined;
    const key = `${command} ${text}`;
    const before = readings.get(key);
    if (before) return before;
    const typed = typedText(text);
    const ask = routes.find((route) => route.command === command && route.isPlain?.(typed))?.parse(typed);
    if (ask) readings.set(key, ask);
    return ask;
  };
  return {
    plain,
    spoken: ({ command, text = '' }) => {
      const { first: typed, rest } = firstOf(typedText(text), routes);
      const first = typed.toLowerCase();
      const isAlias = routes.some((route) => route.command === command && route.also?.includes(first));
      const isKnown = isAlias || commandMeantBy(first) !== undefined;
      // A word for a fact alone: "koe". Behind the other commands it narrows what is found.
      const isFact = command === '/course' && rest === '' && topics.of([first], undefined) !== undefined;
      const ofFact = isFact ? languageOfSubject([first]) : undefined;
      const language = isKnown ? languageOf([first]) : ofFact;
      // People of every language type English commands.
      return language === 'en' ? undefined : language;
    },
    // A command that is plain says nothing of a language.
    wished: (command) =>
      plain(command) ? undefined : languageWished(typedText(command.text ?? ''))?.language,
    read: async (command, place) => {
      const known = plain(command);
      if (known) return known;
      const text = typedWhole(command.text ?? '');
      const typed = languageWished(text)?.rest || text;
      const { text: bare, names } = await features.withoutGuideNames(typed, place);
      // What the study API does not offer is no command.
      const offered = routes.filter(({ takes }) => takes?.('') ?? true);
      const ask = await readOwn(command.command, offered, features, bare, place);
      const nearest = ask.feature === HELP ? ofUsage.safeParse(ask.request).data?.nearest : undefined;
      return tellingNames(await withMeant(ask, nearest, offered, features, place), names, features, place);
    },
  };
}

const ofUsage = z.object({ nearest: z.string() });

/** With what was probably meant in the place of what was typed. @param typed as a command */
async function withMeant(
  ask: Ask,
  typed: string | undefined,
  offered: readonly CommandRoute[],
  features: Features,
  place: Place,
): Promise<Ask> {
  if (typed === undefined) return ask;
  const { first, rest } = firstOf(typed);
  const meant = await readOwn(first, offered, features, rest, place).catch(() => undefined);
  return meant && meant.feature !== HELP ? { ...ask, meant: { typed, ask: meant } } : ask;
}

/** The feature that answers what is not understood. */
const HELP = 'help';

async function readOwn(
  command: string,
  all: readonly CommandRoute[],
  features: Features,
  typed: string,
  place: Place,
): Promise<Ask> {
  const own = all.filter((route) => route.command === command);
  const main = own.find((route) => route.subcommand === undefined);
  const name = nameInQuotes(typed);
  if (main?.named && name !== undefined)
    return (await main.named(name, place, false, NO_CODES)) ?? readAsTyped(main, features, name, undefined);
  return readUnquoted({ main, own, all }, command, features, typed, place);
}

async function readUnquoted(
  routes: Omit<Routes, 'main'> & { readonly main: CommandRoute | undefined },
  command: string,
  features: Features,
  typed: string,
  place: Place,
): Promise<Ask> {
  const { first } = firstOf(typed);
  const isToFind = routes.own.some((route) => route.findsNames && isCalled(route, first));
  const isOfUnits = routes.own.some((route) => route.subcommand === 'unit' && isCalled(route, first));
  const ofCodes = isOfUnits ? 'names' : 'unknown';
  const seeking = isToFind || !TAKES_NAMES.has(command) ? 'none' : ofCodes;
  const question = await features.withNamedCodes(readPlain(typed, COMMAND), place, seeking);
  const read = () => readNamed(routes, command, features, typed, place, question);
  const { sought = features.searchesNames() ? UNSURE : undefined } = question;
  return tellingSought(await orTellingSought(read, sought), sought);
}

/** A name that was not looked for, or not to the end. */
const UNSURE = { what: 'unsure', name: '' } as const;

async function readNamed(
  { main, own, all }: Parameters<typeof readUnquoted>[0],
  command: string,
  features: Features,
  typed: string,
  place: Place,
  question: Question,
): Promise<Ask> {
  // A name may begin like a subcommand.
  if (main && TAKES_NAMES.has(command) && question.named?.isAlone)
    return byName(features, main.parse(question.text), question, place);
  const { first, rest } = withoutMe(firstOf(withPicked(typed, question), own));
  const { groups = [], units, codes } = question;
  const beside = withoutGroups(rest, groups).rest;
  const called = own.find((route) => isCalled(route, first) && (route.takes?.(beside) ?? true));
  // "koppla bort" ends what "koppla" begins.
  const phrase = targetOf(typed, command, all, [3, 2])?.target ?? nameIn(called);
  const subcommand = phrase === nameIn(called) && !onlyShows(called, first, rest) ? called : undefined;
  if (subcommand && asksForHelp(subcommand, rest, own, features)) return features.usage();
  if (subcommand) {
    const read = (left: string) => readSubcommand(subcommand, left, place, { groups, units, codes });
    return (
      (await factBehind(subcommand, features, typed, place)) ?? besideGroups(subcommand, rest, groups, read)
    );
  }
  if (!main || typed === '') return (await main?.alone?.(place)) ?? features.usage();
  return readMain({ main, own, all }, features, typed, place, question);
}

/** "/course remind me" names no course. */
const withoutMe = ({ first, rest }: ReturnType<typeof firstOf>): ReturnType<typeof firstOf> => ({
  first,
  rest: vocabulary.lead.me.has(rest.toLowerCase()) ? '' : rest,
});

/** "/course follow help" asks for the same as "/course help"; what finds names may find one of that name. */
const asksForHelp = (
  { findsNames }: CommandRoute,
  rest: string,
  own: readonly CommandRoute[],
  features: Features,
): boolean =>
  own.some((route) => route.subcommand === 'help' && isCalled(route, rest)) &&
  !(findsNames && features.searchesNames());

/** Where none was looked for. */
const NO_CODES: KnownCodes = { groups: [], units: [], codes: [] };

const QUOTE = /["“”„«»'‘’]/u;
/** An apostrophe may stand in a name. */
const INNER_QUOTE = /["“”„«»]/u;

/** A name that stands in quotes alone: its words mean nothing else. */
function nameInQuotes(typed: string): string | undefined {
  const [first = '', last = ''] = [typed.at(0), typed.at(-1)];
  const name = typed.slice(1, -1).trim();
  const isInQuotes = QUOTE.test(first) && QUOTE.test(last) && !INNER_QUOTE.test(name);
  return isInQuotes && /\p{L}/u.test(name) ? name : undefined;
}

/** "/course unit 72101 prerequisites" asks for a fact. What else stands beside it is told. */
async function factBehind(
  { mayAsk: isQuestion }: CommandRoute,
  features: Features,
  typed: string,
  place: Place,
): Promise<Ask | undefined> {
  const { rest } = firstOf(typed);
  if (!isQuestion || !rest.includes(' ')) return undefined;
  const question = readPlain(typed, COMMAND);
  const ask = await askOfWords(features, question, place).catch(() => undefined);
  if (ask?.feature !== 'facts' || Reflect.get(Object(ask.request), 'by') !== undefined) return undefined;
  const isUsed = (word: string): boolean =>
    /\d/.test(word) || isKnownWord(word) || topics.isPlain(word) || topics.speak([word]);
  return tellingUnused(
    ask,
    wordsOf(rest).filter((word) => !isUsed(word.toLowerCase())),
  );
}

/** "Follow the second": codes stand in the place of what was picked of a list, and of no name. */
const withPicked = (typed: string, { text, codes, named }: Question): string =>
  named || codes.length === 0 || readPlain(typed, COMMAND).codes.length > 0 ? typed : text;

const COMMAND = { direct: false, quotes: false };
/** Commands behind which a course may be named. */
const TAKES_NAMES: ReadonlySet<string> = new Set(['/course', '/enrollment']);

/**
 * "/course is there an exam in TX00EY23-3015?", "/course open courses in English": what is typed behind the command may be
 * a question. Undefined where it asks for a course itself, or would change something.
 */
async function readAsQuestion(
  { command, parse }: CommandRoute,
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  const ask =
    (await askOfWords(features, question, place)) ?? (await factOfLinked(features, question, place));
  const other = ask?.feature === 'course' && (!question.named || command === '/enrollment') ? undefined : ask;
  if (!question.named) return other;
  const { text, unused } = withoutUnused(question.text, question);
  const named = command === '/enrollment' ? (other ?? tellingUnused(parse(text), unused)) : other;
  return named && byName(features, named, question, place);
}

/** "/course exam" in a channel with a course of its own asks for that of this course. */
async function factOfLinked(features: Features, question: Question, place: Place): Promise<Ask | undefined> {
  const isOne = question.words.length === 1 && !question.named && question.codes.length === 0;
  if (!isOne || (await features.linked(place)) === undefined) return undefined;
  const ask = await askMeant(features, question, place);
  return ask?.feature === 'facts' ? ask : undefined;
}

/**
 * Whether what is typed may be a question. The windows of all courses are asked for by other words, and beside a code, words
 * that are near to those of commands that take none may ask.
 */
function mayAsk(
  { command }: CommandRoute,
  { codes, units, named, text, words, groups }: Question,
  meant: Said | undefined,
): boolean {
  // "Add to calendar" follows nothing.
  if (words.some(vocabulary.calendar.calendar.has)) return true;
  if (meant?.isSure && !(codes.length > 0 && takesNone(meant.command))) return false;
  const namesCourses =
    codes.length + units.length > 0 ||
    named !== undefined ||
    wordsOf(text).some((word) => isGroupCode(word, groups));
  return command === '/course' || (command === '/enrollment' && namesCourses);
}

/**
 * Whether another word for a subcommand that takes no course stands before a code, or before what another command takes:
 * "list TX00EY23-3015", "tila KM".
 */
function onlyShows(called: CommandRoute | undefined, first: string, rest: string): boolean {
  if (called?.subcommand === first.toLowerCase() || !SHOWS.has(nameIn(called) ?? '')) return false;
  const other = commandNamed(commandMeantBy(first), '');
  return rest.includes('-') || (rest !== '' && other !== undefined && other !== nameIn(called));
}

async function readSubcommand(
  route: CommandRoute,
  typed: string,
  place: Place,
  codes: KnownCodes,
): Promise<Ask> {
  const known = await (typed === '' ? route.alone?.(place) : route.named?.(typed, place, false, codes));
  return known ?? tellingUnused(route.parse(typed), unusedIn(typed, route));
}

/** The words that a subcommand does not use, in their own case. */
function unusedIn(typed: string, { knows }: CommandRoute): string[] {
  if (!knows) return [];
  const words = wordsOf(typed);
  const lowered = words.map((word) => word.toLowerCase());
  const isUsed = (word: string): boolean => knows(word, lowered) || isCommonWord(word);
  return words.filter((_, at) => !isUsed(lowered[at] ?? ''));
}

/** The routes that a text without a subcommand may be for. */
interface Routes {
  /** The route of the command that takes what no subcommand does. */
  readonly main: CommandRoute;
  /** All of the same command, and those of every command. */
  readonly own: readonly CommandRoute[];
  readonly all: readonly CommandRoute[];
}

/** What words ask for, or wish for themselves; a word alone may be a name as well: "data". */
async function askedOrWished(
  main: CommandRoute,
  features: Features,
  question: Question,
  place: Place,
  meant: Said | undefined,
): Promise<{ readonly ask: Ask | undefined; readonly mayBeName: boolean }> {
  const asked = mayAsk(main, question, meant)
    ? await readAsQuestion(main, features, question, place)
    : undefined;
  if (asked) return { ask: asked, mayBeName: mayBeOfRooms(asked, features, question) };
  return { ask: await ownWish(main, features, question, place), mayBeName: question.words.length < 2 };
}

/** "Lab safety": rooms are asked for by their kind or building; a word of neither may make it a course's name. */
const mayBeOfRooms = ({ feature }: Ask, features: Features, { words }: Question): boolean =>
  feature === 'rooms' &&
  features.searchesNames() &&
  words.length <= MOST_OF_NAME &&
  words.some((word) => !isKnownWord(word) && !/\d/.test(word)) &&
  !words.some((word) => topics.isPlain(word));
const MOST_OF_NAME = 3;

/** Text without a subcommand: something to look up, or a word that was meant as a subcommand. */
async function readMain(
  routes: Routes,
  features: Features,
  typed: string,
  place: Place,
  question = readPlain(typed, COMMAND),
): Promise<Ask> {
  const { main, own, all } = routes;
  // "Open" asks for the courses that are.
  const windows = TAKES_NAMES.has(main.command) ? features.windows(question) : undefined;
  if (windows) return windows;
  const said = saidBy(typed, main, all);
  // "Opettaja TX00EY23-3015" is near to a command, and asks for a fact.
  const word = firstOf(typed).first.toLowerCase();
  const fact = question.codes.length > 0 ? topics.of([word], undefined) : undefined;
  const isFact = fact !== undefined && topics.isWordOf(fact, word);
  const slip = said || isFact ? undefined : misspeltCommand(typed, own, features.searchesNames());
  const meant = said ?? slip ?? meantAtEnd(typed, main, all, question);
  const { ask, mayBeName } = await askedOrWished(main, features, question, place, meant);
  if (ask && !mayBeName) return ask;
  const named = await askOfName(routes, features, question, typed, place, { meant, slip, ask });
  return named ?? ask ?? readRestOrAsTyped(routes, features, typed, place, question, meant);
}

/** What remains behind words that say nothing; or the text as it stands, beside groups and what is not used. */
async function readRestOrAsTyped(
  routes: Routes,
  features: Features,
  typed: string,
  place: Place,
  question: Question,
  meant: Said | undefined,
): Promise<Ask> {
  const { main } = routes;
  const other = meant?.rest === undefined ? undefined : await readRest(routes, features, meant.rest, place);
  if (other || meant?.isSure) return other ?? readAsTyped(main, features, typed, meant);
  const { text, unused } = withoutUnused(withGroupsAsWords(typed, question.groups), question);
  const readLeft = (left: string) => tellingUnused(readAsTyped(main, features, left, meant), unused);
  return besideGroups(main, text, question.groups, readLeft);
}

/**
 * Whether words are a name sooner than a command, where all names are searched: "wind" than "find" with a slip, and "classroom
 * management" than rooms, which have a command of their own. A button does what the command would.
 */
const isLikeName = (
  typed: string,
  { command }: CommandRoute,
  meant: Said | undefined,
  slip: Said | undefined,
): boolean =>
  !/\d/.test(typed) &&
  (slip !== undefined || (command === '/course' && meant?.command?.startsWith('/rooms ') === true));

/**
 * The course of a name. "Linux" is near to "link", but it is a course's name if the workspace has seen such a course. A building
 * may be called HEL, which is near to "help". A button does what else may be meant. A word of our own menus, such as "privacy", does
 * what it says where no such name is known, and a button searches for the name.
 */
async function askOfName(
  { main, all }: Routes,
  features: Features,
  { groups = [], units, codes }: Question,
  typed: string,
  place: Place,
  {
    meant,
    slip,
    ask,
  }: Readonly<Record<'meant' | 'slip', Said | undefined>> & { readonly ask: Ask | undefined },
): Promise<Ask | undefined> {
  const isLikely = features.searchesNames() && isLikeName(typed, main, meant, slip);
  const isOther = !isLikely && meant !== undefined && meant.isSure !== false;
  const named = await main.named?.(typed, place, isOther, { groups, units, codes });
  if (named && isLikely && !ask) return withMeant(named, meant?.command, all, features, place);
  if (!named || !ask) return named;
  const isOfMenus = ask.feature !== 'rooms' && named.kind === 'guess';
  const isSeen =
    !isOfMenus || (await main.named?.(typed, place, true, { groups, units, codes })) !== undefined;
  const [first, other] = isSeen ? [named, ask] : [ask, named];
  return { ...first, meant: { typed: typed.slice(0, 60), ask: other } };
}

/** What is of a person's own, and so may be asked of each command: only the asker reads the answer. */
const OWN_WISHES: Readonly<Record<string, readonly string[]>> = {
  settings: ['quiet', 'speak'],
  channel: ['settings', 'told'],
  week: ['overview', 'mondays'],
  group: ['tell'],
  follow: ['following'],
  help: ['usage'],
};

/** "/course quiet hours 22-7", "/course privacy": what the same words do in a direct message. */
async function ownWish(
  { command }: CommandRoute,
  features: Features,
  { text, codes, units, named }: Question,
  place: Place,
): Promise<Ask | undefined> {
  if (command !== '/course' || named || codes.length + units.length > 0) return undefined;
  const ask = await askMeant(features, readQuestion(text, { direct: true }), place);
  const request = Object(ask?.request);
  const kind = ['does', 'of', 'about'].map((name) => Reflect.get(request, name)).find(Boolean);
  // What is not sure is asked in the words of its command: "koppla bort".
  const isOwn = ask !== undefined && OWN_WISHES[ask.feature]?.includes(kind) === true;
  return isOwn && Reflect.get(request, 'isUnsure') === undefined ? ask : undefined;
}

/** What remains behind words that say nothing; undefined if it does not say enough by itself. */
async function readRest(
  routes: Routes,
  features: Features,
  rest: string,
  place: Place,
): Promise<Ask | undefined> {
  const { main } = routes;
  if (rest === '') return (await main.alone?.(place)) ?? features.usage();
  if (/\d/.test(rest) || main.command === '/rooms') return readMain(routes, features, rest, place);
  return main.named?.(rest, place, false, NO_CODES);
}

/** The usage, perhaps with the command that was meant; or what the text says by itself. */
function readAsTyped(main: CommandRoute, features: Features, typed: string, meant: Said | undefined): Ask {
  const usage = () => features.usage({ input: typed.slice(0, 60), nearest: meant?.command });
  if (meant?.isSure) return usage();
  try {
    return main.parse(typed);
  } catch (error) {
    // Words without a digit are no mistyped code but an unknown command.
    const problem = error instanceof InvalidRequest ? error.problem.about : undefined;
    if (problem !== 'realization-code' || /\d/.test(typed)) throw error;
    return usage();
  }
}
