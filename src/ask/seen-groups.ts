/**
 * Student groups that a workspace has seen, in any form that a university gives them: `TVT21-M`, `24100`, `MAST 24`. Such a
 * group is one wherever it stands, also where its form could be something else; in what is read of a text it is one word.
 */
import { vocabulary } from '../i18n/index.ts';
import { isListedWord } from '../i18n/language-of.ts';
import { withTimeout } from '../primitives.ts';
import { bareToken, isRunOfUnit } from '../study-client/codes.ts';
import { mayBeGroup } from '../study-client/model.ts';
import { cleanArguments } from './asked-codes.ts';
import type { Place } from './place.ts';
import { loweredWords, type Question, readPlain } from './question.ts';
import type { SeenCourses } from './seen-courses.ts';
import { wordsOfTime } from './times.ts';
import { numbersSaid } from './words.ts';

const { find, follow, subcommands } = vocabulary;

/** Signs that join codes, and that stand in codes as well. */
const JOINS = /[/&+:|]/;
/** A group has at most so many words. */
const MOST_WORDS = 4;
/** What no word holds. */
const APART = /[^\p{L}\p{M}\p{N}_-]+/gu;

/** A group as one word: `MAST_24`. */
const asWord = (group: string): string => group.replace(APART, '_').replace(/^_+|_+$/g, '');

/** The seen group that a word is, as it was seen; undefined: it is none. @param groups in upper case */
export function groupNamed(word: string, groups: readonly string[] = []): string | undefined {
  const upper = word.toUpperCase();
  return groups.includes(upper) ? upper : groups.find((group) => asWord(group) === upper);
}

/** What a token may be as a group: as it is, without what stands around it, or without the word that is glued to it. */
const formsOf = (token: string): string[] => {
  const bare = bareToken(token);
  return [bare, token.replace(/[.,;:!?]+$/, ''), withoutGroupWord(bare) ?? bare];
};

/** The code in "TXL22S1-ryhmää"; undefined where no word for groups is glued to one. */
export function withoutGroupWord(word: string): string | undefined {
  const at = word.lastIndexOf('-');
  const isGlued = at > 0 && find.group.has(word.slice(at + 1).toLowerCase());
  return isGlued ? word.slice(0, at) : undefined;
}

/** Rows of neighbouring tokens, the longest first. */
const rowsAt = (tokens: readonly string[], at: number): string[] =>
  Array.from({ length: Math.min(MOST_WORDS, tokens.length - at) }, (_, less) =>
    tokens.slice(at, Math.min(at + MOST_WORDS, tokens.length) - less).join(' '),
  );

/** Words of a text that may be student groups of any form. */
function perhapsGroups(text: string): string[] {
  const tokens = cleanArguments(text).split(' ');
  const rows = tokens.flatMap((_, at) => rowsAt(tokens, at)).filter((row) => /\p{N}/u.test(row));
  const alone = tokens.flatMap((token) => token.split(/[,;]+/)).flatMap((one) => [one, ...one.split(JOINS)]);
  return [...new Set([...rows, ...alone].flatMap(formsOf))].filter(mayBeGroup);
}

/** The student group that a token is, as it was seen; undefined: none that was seen. */
export const seenGroup = (token: string, groups: readonly string[]): string | undefined => {
  const named = formsOf(token).map((form) => groupNamed(form, groups));
  return named.find((one) => one !== undefined);
};

/** The text in which each seen group is one word, the longest first. */
export function withGroupsAsWords(text: string, groups: readonly string[] = []): string {
  if (groups.every((group) => asWord(group) === group)) return text;
  const tokens = text.split(' ');
  const read: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const row = rowsAt(tokens, at).find((one) => seenGroup(one, groups) !== undefined) ?? tokens[at] ?? '';
    const form = formsOf(row).find((one) => groupNamed(one, groups) !== undefined) ?? '';
    read.push(row.replace(form, () => asWord(form)));
    at += row.split(' ').length;
  }
  return read.join(' ');
}

/** The tokens of a text, in which seen groups are one each. */
export const tokensWithGroups = (text: string, groups: readonly string[]): string[] =>
  withGroupsAsWords(cleanArguments(text), groups)
    .split(/[ ,;]+/)
    .flatMap((token) => {
      const parts = token.split(JOINS);
      const areAll = parts.every((part) => seenGroup(part, groups) !== undefined);
      return areAll && seenGroup(token, groups) === undefined ? parts : [token];
    });

/** What is left of a text without the student groups in it, and these. */
export function withoutGroups(text: string, groups: readonly string[]) {
  const tokens = groups.length === 0 ? [] : tokensWithGroups(text, groups);
  const named = tokens.flatMap((token) => seenGroup(token, groups) ?? []);
  const rest = named.length === 0 ? text : tokens.filter((token) => !seenGroup(token, groups)).join(' ');
  return { rest, named: [...new Set(named)] };
}

/** The student groups of a text that a workspace has seen, or that are called so, in upper case. Never rejects: what can't be looked up is not seen. */
export async function seenGroupsIn(
  text: string,
  { workspace }: Pick<Place, 'workspace'>,
  seen: Pick<SeenCourses, 'groups'>,
): Promise<readonly string[]> {
  const codes = perhapsGroups(text);
  const called = calledGroups(text);
  if (codes.length === 0) return called;
  const groups = await withTimeout(seen.groups(workspace, codes), PATIENCE).catch(() => undefined);
  const meant = (groups ?? []).filter((group) => isMeant(group, text));
  // "Group MAST 24": the longer one, which was seen.
  const others = called.filter((one) => !meant.some((group) => group.startsWith(one)));
  return [...meant, ...others];
}

/** What stands behind a word for groups is one of any form, seen or not: "group 20I231", "ryhmä TIVI". */
function calledGroups(text: string): string[] {
  const tokens = cleanArguments(text).split(' ');
  return tokens.flatMap((token, at) => {
    const before = bareToken(tokens[at - 1] ?? '').toLowerCase();
    const code = bareToken(token);
    // "Mille ryhmille TX00EY23-3015 on?" asks of the run of a unit.
    const isCode = /\p{L}/u.test(code) && mayBeGroup(code) && !isRunOfUnit(code);
    const isName = /^\p{Lu}{2,8}$/u.test(code) && !isListedWord(code.toLowerCase());
    return find.group.has(before) && (isCode || isName) ? code.toUpperCase() : [];
  });
}

/** The longest wait for what was seen, in milliseconds. */
const PATIENCE = 1_000;

/** Words behind which a group stands. */
const LEADS = [find.group, follow.verbs, subcommands.follow, subcommands.unfollow, subcommands.find];
const KINDS = ['realization', 'course-unit', 'building', 'room', 'rooms'] as const;

/**
 * Whether the words of a group mean it. Those that also say a time, as "May 24" and "2027" do, or that are ordinary words and
 * numbers, do so behind a word for groups or for following, or alone; a number that is called something else doesn't.
 */
function isMeant(group: string, text: string): boolean {
  const words = loweredWords(group);
  const ofTime = wordsOfTime(words);
  const isOrdinary = (word: string): boolean =>
    words.length > 1 && (/^\d+$/.test(word) || isListedWord(word));
  if (words.length === 1 && /^\d+$/.test(group)) {
    const said = loweredWords(text);
    if (KINDS.some((kind) => numbersSaid(said, kind).includes(group))) return false;
  }
  if (!words.every((word, at) => ofTime.has(at) || isOrdinary(word))) return true;
  const tokens = cleanArguments(text).toLowerCase().split(' ');
  const places = tokens.flatMap((_, at) =>
    rowsAt(tokens, at).some((row) => seenGroup(row, [group])) ? at : [],
  );
  return places.some((at) => {
    const before = bareToken(tokens[at - 1] ?? '');
    return at === 0 ? tokens.length === words.length : LEADS.some(({ has }) => has(before));
  });
}

/** The question with the student groups that were seen, which are no codes of courses then. Never rejects. */
export async function withSeenGroups(
  question: Question,
  place: Pick<Place, 'workspace'>,
  seen: Pick<SeenCourses, 'groups'>,
): Promise<Question> {
  const groups = await seenGroupsIn(question.text, place, seen);
  return readAsGroups(question, groups);
}

/** The question with what is known to be groups in it. */
export function readAsGroups(question: Question, groups: readonly string[] = []): Question {
  if (groups.length === 0) return question;
  const text = withGroupsAsWords(question.text, groups);
  const read = text === question.text ? question : { ...question, ...readPlain(text, question) };
  const isOther = (code: string): boolean => groupNamed(code, groups) === undefined;
  const { codes, units, unread } = read;
  return {
    ...{ ...read, groups },
    ...{ codes: codes.filter(isOther), units: units.filter(isOther), unread: unread.filter(isOther) },
  };
}
