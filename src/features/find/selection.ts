/** Selects courses. It knows nothing of cards. */
import type { KnownCourse } from '../../ask/seen-courses.ts';
import { languageWords, namesFoundBy } from '../../cards/course-facts.ts';
import { isFormOf, rememberedRoots } from '../../i18n/index.ts';
import type { RootsOf } from '../../i18n/patterns.ts';
import { isLanguage, LANGUAGES } from '../../language.ts';
import { folded } from '../../primitives.ts';
import { courseUnitOf } from '../../study-client/codes.ts';
import type { Found, Realization } from '../../study-client/model.ts';
import { endOf, enrollmentState } from '../../study-client/moments.ts';
import { foldedWords } from '../../study-client/texts.ts';
import { beginningsOf } from '../../workspace/buildings-index.ts';
import { type FindRequest, narrowsAny, type SoughtState } from './filters.ts';
import type { InCatalogue } from './in-catalogue.ts';
import { readAsName, withAllWords } from './whole-names.ts';

// The selection, which knows nothing of cards.

/** A search for the courses of a group, beside which those of some codes fit in any group. */
export interface OwnSearch extends FindRequest {
  readonly mine?: readonly string[];
}

/** The courses that were looked at, how many there are, and why others could not be read. */
export interface LookedThrough {
  readonly found: readonly Found<Realization>[];
  readonly all: number;
  readonly failure: unknown;
  /** What was looked for in the whole catalogue, too; undefined: nothing was. */
  readonly catalogue: InCatalogue | undefined;
  /** Whether it is searched by names. */
  readonly isOffered: boolean;
  /** Whether it is searched by groups. */
  readonly ofGroups: boolean;
  /** Whether that it is searched by names is not known yet. */
  readonly isAwaited: boolean;
  /** Whether the whole catalogue is still being searched. */
  readonly isToCome?: true;
  /** How many that fit have ended, and are not shown. */
  readonly older: number;
  /** Courses that may have been meant. */
  readonly near: readonly KnownCourse[];
}

export interface FoundCourses {
  /** What was asked for: with what was typed as a name, where courses have that. */
  readonly asked: FindRequest;
  /** How many courses fit it as it was read without that. */
  readonly others?: number;
  /** Open windows first, those that close soonest before the others; then upcoming, unknown, closed. */
  readonly courses: readonly Found<Realization>[];
  /** The words that narrow the courses, and those that no course has. */
  readonly used: readonly string[];
  readonly unused: readonly string[];
  /** Of several lists of words those that no course has. */
  readonly none?: readonly string[];
}

/** What was typed is a name where courses have it; else each of its words narrows them. @param now epoch milliseconds */
export function selectRead(
  all: readonly Found<Realization>[],
  request: OwnSearch,
  now: number,
  isStrict: boolean,
): FoundCourses {
  const named = readAsName(all, request);
  const byWords = selectCourses(all, request, now, isStrict);
  const reading = named ?? (byWords.courses.length === 0 ? withAllWords(all, request) : undefined);
  if (!reading) return byWords;
  const { request: asked, name, found } = reading;
  const selected = selectCourses(found, asked, now, isStrict);
  const own = new Set(selected.courses.map(({ value }) => value.code));
  const others = byWords.courses.filter(({ value }) => !own.has(value.code)).length;
  return { ...selected, used: [name, ...selected.used], ...(others > 0 && { others }) };
}

/** @param now epoch milliseconds */
export function selectCourses(
  all: readonly Found<Realization>[],
  request: OwnSearch,
  now: number,
  isStrict = false,
): FoundCourses {
  const { words, languages, credits, states, online, not, unused = [], groups: sure = [] } = request;
  const roots = rememberedRoots();
  const groups = words.filter((word) => all.some(({ value }) => isOfGroup(value, word)));
  const others = words.filter((word) => !groups.includes(word));
  const described = new Map(all.map(({ value }) => [value, wordsAbout(value)]));
  const has = (value: Realization, word: string) => holds(described.get(value) ?? [], folded(word), roots);
  const known = others.filter((word) => all.some(({ value }) => has(value, word)));
  const unknown = others.filter((word) => !known.includes(word));
  // Of a language that hardly any course is taught in, there are courses that teach it.
  const isOfLanguage = (value: Realization): boolean =>
    isTaughtIn(value, languages ?? []) ||
    (languages ?? []).some((code) => namesOfLanguage(code).some((name) => has(value, name)));
  const isAsked = all.some(({ value }) => isTaughtIn(value, languages ?? [])) && others.length === 0;
  // A name alone is shown with all its runs: what does not tell them apart is named.
  const isNarrowed =
    request.among?.name !== undefined || groups.length + known.length > 0 || narrowsAny(request);
  // A code that no course has is what was asked for. So is a word, if it is all that was asked for.
  const asked =
    isNarrowed && !isStrict ? unknown.filter((word) => /\d/.test(word) || sure.includes(word)) : unknown;
  const isMine = ({ code }: Realization): boolean => request.mine?.includes(code) ?? false;
  const isOfAny = (value: Realization, of: readonly string[]): boolean =>
    of.length === 0 ||
    isMine(value) ||
    (request.every ? of.every((word) => isOfGroup(value, word)) : of.some((word) => isOfGroup(value, word)));
  const fits = ({ value }: Found<Realization>): boolean =>
    (asked.length === 0 || isMine(value)) &&
    isOfAny(value, groups) &&
    isOfAny(value, sure) &&
    known.every((word) => has(value, word)) &&
    (!languages || (isAsked ? isTaughtIn(value, languages) : isOfLanguage(value))) &&
    (!not ||
      !(
        isTaughtIn(value, not.languages) ||
        not.words.some((word) => isOfGroup(value, word) || has(value, word))
      )) &&
    (!credits || isWithin(value.credits, credits)) &&
    (online === undefined || isOnline(value, online)) &&
    (!states || states.some((state) => enrollmentState(value.enrollment, now).state === state));
  const fitting = all.filter(fits);
  // More words of a name than a request carries.
  const isOfAll = (word: string): boolean =>
    fitting.length > 0 && fitting.every(({ value }) => has(value, word));
  return {
    asked: request,
    courses: fitting.toSorted((one, other) => compareWindows(one.value, other.value, now)),
    used: words.filter((word) => !unknown.includes(word) || asked.includes(word)),
    unused: [...unknown.filter((word) => !asked.includes(word)), ...unused.filter((word) => !isOfAll(word))],
  };
}

/** What a language that is none of ours is called in ours. */
const namesOfLanguage = (code: string): string[] =>
  isLanguage(code) ? [] : LANGUAGES.flatMap((language) => languageWords([code], language) ?? []);

/** @param languages two-letter codes; a regional one (`en-GB`) counts for its language */
function isTaughtIn({ teachingLanguages }: Realization, languages: readonly string[]): boolean {
  return teachingLanguages.some((one) => languages.includes(one.split(/[-_]/)[0] ?? ''));
}

function isOfGroup(course: Realization, word: string): boolean {
  const sought = word.toLowerCase();
  return namesFoundBy('whole', course).some(({ name, code }) =>
    [name, code, ...beginningsOf(name)].some((one) => one?.toLowerCase() === sought),
  );
}

function isWithin(
  amount: number | undefined,
  { least, most, isOpen }: NonNullable<FindRequest['credits']>,
): boolean {
  if (isOpen)
    return (
      amount !== undefined && (least === undefined || amount > least) && (most === undefined || amount < most)
    );
  return amount !== undefined && amount >= (least ?? 0) && amount <= (most ?? Number.POSITIVE_INFINITY);
}

/** Whether all credits, or none of them, are online. */
const isOnline = ({ credits, virtualCredits }: Realization, isWhole: boolean): boolean =>
  isWhole
    ? virtualCredits !== undefined && virtualCredits > 0 && virtualCredits === credits
    : !virtualCredits;

/** The folded words of a course's names, programmes and units, with their codes and that of its course unit. */
function wordsAbout(course: Realization): string[] {
  const { name, names, code } = course;
  const of = namesFoundBy('words', course);
  const texts = [name, ...Object.values(names ?? {}), ...of.map((one) => one.name)];
  const codes = [courseUnitOf(code), code, ...of.flatMap((one) => one.code ?? [])];
  const words = texts.flatMap((one) => folded(one).match(WORDS) ?? []);
  // "C++" is also found by "C".
  return [...new Set([...words, ...words.flatMap(foldedWords), ...codes.map(folded)])];
}

/** Words, with the signs that end some of them: "C++", "C#". */
const WORDS = /[\p{L}\p{N}]+[+#]*/gu;

/** The least letters of a word's beginning that stand for it. */
const SHORTEST_BEGINNING = 3;
/** Of its end: "ohjelmointi" in "peliohjelmointi". */
const SHORTEST_END = 5;

function holds(own: readonly string[], word: string, roots: RootsOf): boolean {
  if (own.includes(word)) return true;
  // A code is exact.
  if (/\d/.test(word) || word.length < SHORTEST_BEGINNING) return holdsParts(own, word);
  const ends = [word, ...roots(word)].filter(({ length }) => length >= SHORTEST_END);
  const isThere = (one: string): boolean => one.startsWith(word) || ends.some((end) => one.endsWith(end));
  return own.some((one) => isThere(one) || isFormOf(one, word, roots)) || holdsParts(own, word);
}

/** "C*-algebras", "3.0": a word with signs is several words of a name. */
function holdsParts(own: readonly string[], word: string): boolean {
  const parts = foldedWords(word);
  return parts.length > 1 && parts.every((part) => own.includes(part));
}

const ORDER: Readonly<Record<SoughtState | 'unknown', number>> = {
  open: 0,
  upcoming: 1,
  unknown: 2,
  closed: 3,
};

export function compareWindows(one: Realization, other: Realization, now: number): number {
  const [a, b] = [one, other].map(({ enrollment }) => {
    const state = enrollmentState(enrollment, now);
    const closes = state.closes ? endOf(state.closes) : 0;
    const next = state.state === 'upcoming' ? state.opens.at : state.state === 'closed' ? -closes : closes;
    return { rank: ORDER[state.state], next };
  });
  // Services differ in the order of their rows.
  return !a || !b ? 0 : a.rank - b.rank || a.next - b.next || one.code.localeCompare(other.code);
}
