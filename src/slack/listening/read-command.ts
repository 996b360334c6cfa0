/** Slash commands: what was typed → which feature's request. */
import type { SlashCommand } from '@slack/bolt';
import { closest, distance } from 'fastest-levenshtein';
import type { Ask, CommandRoute, Features, Place } from '../../asking/feature.ts';
import { plainText } from '../../asking/plain-text.ts';
import { InvalidRequest } from '../../errors.ts';
import { languageOf } from '../../i18n/language-of.ts';
import type { Language } from '../../language.ts';
import { createGenerationalMap } from '../../primitives/generational-map.ts';

/**
 * How many readings are remembered of commands that mean the same for everybody, and the longest text among
 * them.
 */
const MOST_READ = 1000;
const LONGEST_READ = 60;

type Typed = Pick<SlashCommand, 'command' | 'text'>;

export interface ReadCommand {
  /**
   * The request of a command that means the same whoever types it, such as a code; undefined for all others.
   */
  plain(command: Typed): Ask | undefined;
  /** Throws, or rejects with, `InvalidRequest`. */
  read(command: Typed, place: Place): Promise<Ask>;
  /** The language of the subcommand, such as Finnish of `seuraa`; undefined if it tells none, or is English. */
  spoken(command: Typed): Language | undefined;
}

/**
 * Reads the commands of all features. Everybody asks for the same few courses, so their commands are read
 * once.
 */
export function createReadCommand(features: Features): ReadCommand {
  const routes = features.list.flatMap((feature) => feature.commands);
  const readings = createGenerationalMap<string, Ask>(MOST_READ);
  const readPlain = ({ command, text }: Typed): Ask | undefined => {
    const typed = plainText(text);
    return routes.find((route) => route.command === command && route.isPlain?.(typed))?.read(typed);
  };
  const plain: ReadCommand['plain'] = (command) => {
    const { text = '' } = command;
    if (text.length > LONGEST_READ) return undefined;
    const key = `${command.command} ${text}`;
    const before = readings.get(key);
    if (before) return before;
    const ask = readPlain({ ...command, text });
    if (ask) readings.set(key, ask);
    return ask;
  };
  return {
    plain,
    spoken: ({ command, text = '' }) => {
      const first = firstOf(plainText(text)).first.toLowerCase();
      const isAlias = routes.some((route) => route.command === command && route.also?.includes(first));
      const language = isAlias ? languageOf([first]) : undefined;
      // Everybody types English commands.
      return language === 'en' ? undefined : language;
    },
    read: async (command, place) => {
      const own = routes.filter((route) => route.command === command.command);
      return plain(command) ?? readOwn(own, features, plainText(command.text ?? ''), place);
    },
  };
}

async function readOwn(
  own: readonly CommandRoute[],
  features: Features,
  typed: string,
  place: Place,
): Promise<Ask> {
  const { first, rest } = firstOf(typed);
  const subcommand = own.find((route) => isCalled(route, first));
  // "/course follow help" asks for the same as "/course help".
  const isHelp = own.some((route) => route.subcommand === 'help' && isCalled(route, rest));
  if (subcommand) return isHelp ? features.usage() : readSubcommand(subcommand, rest, place);
  const main = own.find((route) => route.subcommand === undefined);
  if (!main || typed === '') return (await main?.alone?.(place)) ?? features.usage();
  return readMain(main, own, features, typed, place);
}

/** The first word, which may be a subcommand, and what follows it. */
function firstOf(typed: string): { first: string; rest: string } {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed) ?? [];
  return { first, rest };
}

async function readSubcommand(route: CommandRoute, typed: string, place: Place): Promise<Ask> {
  const known = await (typed === '' ? route.alone?.(place) : route.named?.(typed, place, false));
  return known ?? route.read(typed);
}

function isCalled({ subcommand, also = [] }: CommandRoute, typed: string): boolean {
  const word = typed.toLowerCase();
  return subcommand !== undefined && (subcommand === word || also.includes(word));
}

/** Text without a subcommand: something to look up, or a word that was meant as a subcommand. */
async function readMain(
  main: CommandRoute,
  own: readonly CommandRoute[],
  features: Features,
  typed: string,
  place: Place,
): Promise<Ask> {
  const [first = ''] = typed.split(/\s/, 1);
  // Beside a code, a word must be nearer to a subcommand: codes are looked up, whatever stands beside them.
  const hasCode = typed.includes('-');
  const meant = nearest(first, own, hasCode ? 3 : 2);
  const usage = () => features.usage({ input: typed.slice(0, 60), nearest: meant });
  // If the only subcommand is help, a word near it is more likely what it seems: a building called HEL.
  const several = own.filter((route) => route.subcommand !== undefined).length > 1;
  const isTypo = meant !== undefined && several && !first.includes('-');
  // "linux" is near to "link", but it is a course's name if the workspace has seen such a course.
  const named = await main.named?.(typed, place, isTypo);
  if (named) return named;
  if (isTypo) return usage();
  try {
    return main.read(typed);
  } catch (error) {
    // Words without a digit are no mistyped code but an unknown command.
    const problem = error instanceof InvalidRequest ? error.problem.about : undefined;
    if (problem !== 'realization-code' || /\d/.test(typed)) throw error;
    return usage();
  }
}

/**
 * The subcommand that was probably meant, with its command, as it is typed; undefined if none is near.
 * @param letters one letter in this many may be wrong; one in at least four in the other languages, which
 * have more words
 */
function nearest(word: string, routes: readonly CommandRoute[], letters: number): string | undefined {
  const known = routes.flatMap(({ subcommand }) => subcommand ?? []);
  const others = routes.flatMap(({ also = [] }) => also);
  const guess = nearestOf(word, known, letters) ?? nearestOf(word, others, Math.max(letters, 4));
  return guess && `${routes[0]?.command} ${guess}`;
}

function nearestOf(word: string, known: readonly string[], letters: number): string | undefined {
  if (known.length === 0 || word === '') return undefined;
  const typed = word.toLowerCase();
  // Of two equally near words, the one with the same letters in another order is meant: "uint" is "unit", not
  // "link".
  const isMixedUp = (one: string): boolean => lettersOf(one) === lettersOf(typed);
  const guess = closest(
    typed,
    known.toSorted((a, b) => Number(isMixedUp(b)) - Number(isMixedUp(a))),
  );
  return distance(typed, guess) <= Math.min(2, Math.floor(guess.length / letters)) ? guess : undefined;
}

const lettersOf = (word: string): string => [...word].sort().join('');
