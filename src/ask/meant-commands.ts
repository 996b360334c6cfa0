/** Which command typed words mean: another word for it, or a slip of one. */
import type { Meant } from '../i18n/en/words.ts';
import { COMMAND_WORDS, commandMeantBy } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import type { CommandRoute } from './feature.ts';
import type { Question } from './question.ts';
import { nearestOf, repeatsCommand } from './words.ts';

/** The first word, which may be a subcommand, and what follows it; two words where these are one: "i dag". */
export function firstOf(
  typed: string,
  routes: readonly CommandRoute[] = [],
): { first: string; rest: string } {
  const [, one = '', two = '', behind = ''] = /^(\S+)\s+(\S+)\s*(.*)$/s.exec(typed) ?? [];
  if (routes.some((route) => isCalled(route, `${one} ${two}`)))
    return { first: `${one} ${two}`, rest: behind };
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(typed) ?? [];
  return { first, rest };
}
export function isCalled({ subcommand, also = [] }: CommandRoute, typed: string): boolean {
  const word = typed.toLowerCase();
  return subcommand !== undefined && (subcommand === word || also.includes(word));
}
/**
 * What the first words mean: a command, with the same arguments as it is typed; or nothing, so that only the
 * rest counts.
 */
export type Said =
  | { readonly command: string; readonly isSure: boolean; readonly rest?: undefined }
  | { readonly rest: string; readonly command?: undefined; readonly isSure?: undefined };

/** By the words that people use for the commands of this app. */
export function saidBy(
  typed: string,
  { command }: CommandRoute,
  all: readonly CommandRoute[],
): Said | undefined {
  const { target, rest } = targetOf(typed, command, all) ?? { rest: '' };
  if (target === undefined) return undefined;
  const hasCode = rest.includes('-');
  // In front of what is to be shown, "get" and "list" say no more than the command does; nor does any command's
  // word in front of a building.
  const isForBuilding = command === '/rooms' && !hasCode;
  const saysNothing = isForBuilding || (hasCode && SHOWS.has(target));
  if (target === command || (rest !== '' && saysNothing)) return { rest };
  const isFor = rest === '' || hasCode || command === '/course' || target === '/course unit';
  return isFor ? { command: shortened(target, rest), isSure: true } : undefined;
}

/** Commands that take no course: beside one, their words only ask for an answer. */
export const SHOWS: ReadonlySet<string> = new Set([
  '/course',
  '/enrollment',
  '/course following',
  '/course status',
  '/course settings',
  '/rooms',
]);

export const takesNone = (command: string): boolean =>
  [...SHOWS].some((one) => one !== '/course' && command.startsWith(`${one} `));

/** Commands whose words may stand behind codes. */
const AT_END: ReadonlySet<string> = new Set(['/course follow', '/course unfollow', '/course compare']);

/** "TX00EY23-3015 follow", "TX00EY23-3015 poista seurannasta" */
export function meantAtEnd(
  typed: string,
  { command }: CommandRoute,
  all: readonly CommandRoute[],
  { codes }: Question,
): Said | undefined {
  const tokens = typed.split(' ');
  const behind = tokens.findLastIndex((one) => /\d/.test(one)) + 1;
  const said = codes.length > 0 ? targetOf(tokens.slice(behind).join(' '), command, all) : undefined;
  const isAll = said?.rest.split(' ').every((word) => word === '' || repeatsCommand(word));
  return said && isAll && AT_END.has(said.target)
    ? { command: shortened(said.target, tokens.slice(0, behind).join(' ')), isSure: true }
    : undefined;
}

/** The longest command that is offered, in characters. */
const LONGEST_OFFER = 200;

/** A command with what follows it: codes alone, where the words around them only repeat it. */
function shortened(target: string, rest: string): string {
  const telling = AT_END.has(target)
    ? rest.split(' ').filter((one) => /\d/.test(one) || !repeatsCommand(one))
    : [];
  const isOfCodes = telling.length > 0 && telling.every((one) => /\d/.test(one));
  return `${target} ${isOfCodes ? telling.join(' ') : rest}`.slice(0, LONGEST_OFFER).trim();
}

/** The command that the first words name or mean, and what follows them. `counts`: how many, the most first. */
export function targetOf(
  typed: string,
  command: string,
  all: readonly CommandRoute[],
  counts: readonly number[] = [3, 2, 1],
): { target: string; rest: string } | undefined {
  const words = typed.split(/\s+/);
  for (const count of counts) {
    if (words.length < count) continue;
    const said = words.slice(0, count).join(' ');
    const meant = commandNamed(commandMeantBy(said), command);
    const target = (isOffered(meant, all) ? meant : undefined) ?? subcommandOf(said, all);
    if (target) return { target, rest: words.slice(count).join(' ') };
  }
  return undefined;
}

/** Whether a command is there: a subcommand may be for what the study API does not offer. */
const isOffered = (name: string | undefined, routes: readonly CommandRoute[]): boolean =>
  !name?.includes(' ') || routes.some((route) => nameIn(route) === name);

/** A command by what was meant, as it is typed. */
export function commandNamed(meant: Meant | undefined, command: string): string | undefined {
  if (meant === undefined) return undefined;
  if (meant === 'show') return command;
  return meant === 'enrollment' || meant === 'rooms' ? `/${meant}` : `/course ${meant}`;
}

/** A subcommand of another command, such as "/enrollment follow". */
function subcommandOf(said: string, all: readonly CommandRoute[]): string | undefined {
  const route = all.find((one) => one.subcommand !== 'help' && isCalled(one, said));
  return nameIn(route);
}

/** A subcommand as it is typed. */
export const nameIn = (route: CommandRoute | undefined): string | undefined =>
  route && `${route.command} ${route.subcommand}`;

/**
 * By spelling: the subcommand that is nearest to the first word. Not sure where the only subcommand is help:
 * a word near it is more likely what it seems. Beside a code, a word must be nearer to a subcommand: codes are
 * looked up with any words beside them.
 */
export function misspeltCommand(
  typed: string,
  own: readonly CommandRoute[],
  searchesNames: boolean,
): Said | undefined {
  const { first, rest } = firstOf(typed);
  // "When does it start?" means no week.
  const isSaid = rest !== '' && !typed.includes('-') && isCommonWord(first.toLowerCase());
  // "Web develop" is a name, not "week" with two slips; "contract law" is near to "contrast", and a name where these are searched.
  const isOfWords = rest !== '' && !/\d/.test(rest);
  const letters = typed.includes('-') || isOfWords ? 3 : 2;
  const guess = isSaid ? undefined : nearest(first, own, letters, searchesNames && isOfWords);
  if (guess === undefined) return undefined;
  const isSure = own.filter((route) => route.subcommand !== undefined).length > 1 && !first.includes('-');
  return { command: shortened(guess, rest), isSure };
}

/**
 * The subcommand that was probably meant, with its command, as it is typed; undefined if none is near.
 * @param letters one letter in this many may be wrong; one in at least four in the other languages, which
 * have more words, and in words that only mean a subcommand
 * @param mayBeName whether a word that only resembles one of the latter is left to be a name
 */
function nearest(
  word: string,
  routes: readonly CommandRoute[],
  letters: number,
  mayBeName: boolean,
): string | undefined {
  const known = routes.flatMap(({ subcommand }) => subcommand ?? []);
  const others = routes.flatMap(({ also = [] }) => also);
  const command = routes[0]?.command ?? '';
  const guess = nearestOf(word, known, letters) ?? nearestOf(word, others, Math.max(letters, 4));
  if (guess !== undefined) return `${command} ${guess}`;
  if (mayBeName) return undefined;
  const meant = commandMeantBy(nearestOf(word, known.length > 1 ? LONG_WORDS : [], 4) ?? '');
  const name = meant === 'show' ? undefined : commandNamed(meant, command);
  return isOffered(name, routes) ? name : undefined;
}

/** Shorter words are near to too many others. */
const LONG_WORDS = COMMAND_WORDS.filter((word) => word.length > 4);
