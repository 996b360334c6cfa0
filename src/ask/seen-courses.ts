/**
 * Courses that the workspace has seen, as features offer them: for no code, for words in the place of one, and for codes
 * that do not exist.
 */

import type { Button, KnownBlock } from '@slack/types';
import { z } from 'zod';
import { escapeMrkdwn, header, joined, mrkdwnSmall, outsideLine, paragraph, small } from '../cards/blocks.ts';
import { type Card, type Reader, withNote } from '../cards/card.ts';
import { languageWords, periodWords } from '../cards/course-facts.ts';
import { stateLine } from '../cards/dates.ts';
import { failureWords } from '../cards/error-card.ts';
import { nameMark } from '../cards/other-language.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { isFormOf, rememberedRoots, texts } from '../i18n/index.ts';
import type { RootsOf } from '../i18n/patterns.ts';
import { type Language, toldFrom } from '../language.ts';
import { folded } from '../primitives.ts';
import {
  findRealizationCodes,
  isRealizationCode,
  parseCourseUnitCode,
  parseOddUnitCode,
  parseRealizationCode,
  parseRealizationId,
  unitOrItself,
} from '../study-client/codes.ts';
import type { Named, Realization } from '../study-client/model.ts';
import type { Action } from './actions.ts';
import { type AskedRequest, cleanArguments, excerpt, knownCodesIn } from './asked-codes.ts';
import type { Place } from './place.ts';
import { loweredWords } from './question.ts';
import { isId } from './words.ts';

/** The realization code that a channel is linked to; undefined: none. May reject. */
export type LinkedCode = (place: Place) => Promise<string | undefined>;

/** The request of a command without arguments: the channel's own course. */
export async function askedLinked(place: Place, linked: LinkedCode): Promise<AskedRequest | undefined> {
  const code = await linked(place);
  return code === undefined ? undefined : { asked: [code], linked: true };
}

/** The courses that a workspace has looked up. Its methods may reject. */
export interface SeenCourses {
  suggest(workspace: string, typed: string, language: Language, most: number): Promise<KnownCourse[]>;
  near(workspace: string, code: string, most: number): Promise<KnownCourse[]>;
  /** Those of the codes that are of student groups of such courses; in upper case. */
  groups(workspace: string, codes: readonly string[]): Promise<readonly string[]>;
  /** Whether names that were typed are looked for in the whole catalogue as well. */
  findsAll?(): boolean;
}

/** The longest text that is looked for, in characters. */
export const LONGEST_SEARCH = 100;
/** How many courses are offered at once: as many as a later question may be about. */
export const MOST_OFFERED = 10;
/** More are not counted. */
const MOST_FOUND = 1000;
/** How many near codes are offered in place of a mistyped one. */
const MOST_NEAR = 5;

/** Words to look for among the names of courses that the workspace has seen. */
export const searchRequest = z.object({ search: z.string().trim().min(1).max(LONGEST_SEARCH) });
export type SearchRequest = z.infer<typeof searchRequest>;

/** Names and groups in the place of a code, which are looked for in the whole catalogue. */
export interface NamesInCatalogue {
  /** Lets words be what tells whether the catalogue is searched by them, where nothing is known of that. Never rejects. */
  tryOut(typed: string, place: Place): Promise<void>;
  /** Undefined: that is not offered, or the text holds a code or says too little. */
  nameIn(typed: string): SearchRequest | undefined;
  /** Courses, or their windows; undefined: that is not offered. */
  answer(request: SearchRequest, reader: Reader, place: Place, shows?: 'windows'): Promise<Card> | undefined;
  /** The courses of a student group, or unit, that looks like a course's code; undefined: there are none. May reject. */
  ofGroup(code: string, reader: Reader, place: Place): Promise<Card | undefined>;
  /** A list with pages of the runs of units, those that have ended behind a button; undefined: that is not offered. */
  runs(units: readonly string[], reader: Reader, place: Place): Promise<Card> | undefined;
  /** A button for the runs of units that have ended and are not shown. @param count how many there are */
  older(units: readonly string[], count: number, reader: Reader): readonly Button[];
  /** A button that follows those whose enrollment is open, of all that there are. */
  followOpen(courses: readonly Realization[], reader: Reader): readonly Button[];
  /** Courses ahead that searches of any workspace have brought, by beginnings of their words: the study API is not asked. */
  kept(typed: string, reader: Reader): readonly KnownCourse[];
}

/** How a course is offered that may have been meant: the button beside it shows it, or does something else. */
interface Offering {
  readonly show: Pick<Action<{ asked: string }>, 'offer'>;
  readonly label?: string;
}

/**
 * Reads words that name something the workspace has seen. Undefined if they hold a code or an id, or name
 * nothing. If the names can't be looked up, they count as not seen: the feature then answers as if the words
 * named nothing.
 * @param strictly whether the first word must begin the code or a word of a name, without a mistake
 */
export async function searchFor(
  seen: SeenCourses,
  typed: string,
  place: Place,
  strictly = false,
): Promise<SearchRequest | undefined> {
  const search = nameIn(typed);
  if (search === undefined) return seenUnit(seen, typed, place);
  const found = await findNamed(seen, typed, place, MOST_OFFERED);
  if (found.length === 0) return undefined;
  const [first = ''] = search.split(' ');
  return !strictly || found.some((one) => hasWord(one, first)) ? { search } : undefined;
}

/** A shorter word is near to too many others: "web development" is no slip of "week". */
const SHORTEST_SLIP = 5;
const isNoSlip = (typed: string): boolean => {
  const [first = '', ...others] = typed.split(' ');
  return others.length > 0 && first.length < SHORTEST_SLIP;
};

/**
 * What is named behind a command for courses: codes of which it is known what they are, else by words what the workspace has seen,
 * else what the catalogue may have. Undefined: nothing is, or the codes have their usual forms.
 * @param strictly whether the words may be meant as another command
 */
export const typedCourses =
  (seen: SeenCourses, catalogue: Pick<NamesInCatalogue, 'nameIn' | 'tryOut'>) =>
  async (
    typed: string,
    place: Place,
    strictly: boolean,
    known: Parameters<typeof knownCodesIn>[1],
  ): Promise<AskedRequest | SearchRequest | undefined> => {
    const codes = knownCodesIn(typed, known);
    if (codes) return codes;
    const mayBeNew = !strictly || isNoSlip(typed);
    if (mayBeNew) await catalogue.tryOut(typed, place);
    return (
      (await searchFor(seen, typed, place, strictly)) ?? (mayBeNew ? catalogue.nameIn(typed) : undefined)
    );
  };

/** "ABC-123" looks like a run, and is the unit of runs that were seen. */
async function seenUnit(seen: SeenCourses, typed: string, place: Place): Promise<SearchRequest | undefined> {
  const unit = parseRealizationCode(typed) && parseOddUnitCode(typed);
  return unit && (await seenRunsOf(unit, place, seen)).length > 0 ? { search: unit } : undefined;
}

/** The runs of a unit whose code has no usual form that were seen. Never rejects. */
async function seenRunsOf(typed: string, { workspace }: Place, seen: SeenCourses): Promise<KnownCourse[]> {
  const unit = parseOddUnitCode(typed);
  const like = unit ? await seen.suggest(workspace, unit, 'en', MOST_OFFERED).catch(() => []) : [];
  return unit ? runsAmong(like, unit) : [];
}

/** Those that are runs of a unit, and not the unit itself. */
const runsAmong = (found: readonly KnownCourse[], unit: string): KnownCourse[] =>
  found.filter(({ code }) => code !== unit && unitOrItself(code) === unit);

/** The courses that `searchFor` would find, `most` at the most. Never rejects: what can't be looked up was not seen. */
export async function findNamed(
  seen: SeenCourses,
  typed: string,
  { workspace }: Place,
  most: number,
): Promise<KnownCourse[]> {
  const name = nameIn(typed);
  return name === undefined ? [] : seen.suggest(workspace, name, 'en', most).catch(() => []);
}

/** The words to look for; undefined if they hold a code or an id, or letters that stand alone: those name no course. */
function nameIn(typed: string): string | undefined {
  const words = cleanArguments(typed).slice(0, LONGEST_SEARCH).trim();
  return /\p{L}\S|\S\p{L}/u.test(words) && !words.split(/[ ,;]+/).some(namesOne) ? words : undefined;
}

/** Whether the code, or a word of one of the names, begins with the typed text, without any mistake. */
function hasWord({ code, names }: KnownCourse, typed: string): boolean {
  const words = [code, ...Object.values(names)].flatMap((one) =>
    one.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u),
  );
  const lower = typed.toLowerCase();
  return words.some((word) => word.startsWith(lower) || isFormOf(lower, word));
}

function namesOne(token: string): boolean {
  const id = parseRealizationId(token);
  if (id !== undefined) return isId(id);
  if (parseCourseUnitCode(token) !== undefined) return true;
  return parseRealizationCode(token) !== undefined || findRealizationCodes(token).length > 0;
}

/**
 * The courses to choose from; a single one is answered by `only`, as if its code had been typed.
 * Rejects with `InvalidRequest` if nothing is found, and also if the store is in trouble.
 */
export async function answerSearch(
  seen: SeenCourses,
  { search }: SearchRequest,
  reader: Reader,
  { workspace }: Place,
  {
    show,
    label = texts(reader.language).seen.show,
    only,
  }: Offering & { readonly only?: (code: string) => Promise<Card> },
): Promise<Card> {
  const found = await seen.suggest(workspace, search, reader.language, MOST_FOUND);
  if (found.length === 0) throw new InvalidRequest({ about: 'realization-code', input: excerpt(search) });
  const [first, ...more] = found;
  if (first && more.length === 0 && only)
    return withNote(await only(first.code), texts(reader.language).facts.notThis);
  // A list of guesses is for the asker alone.
  const isWhole = seen.findsAll?.() === true;
  return { ...seenCard(found, reader, buttonOf(show, label, reader), search, isWhole), isChoice: true };
}

/**
 * In the place of a code that does not exist: a card of near codes that the workspace has seen. Rejects with the error
 * where there are none, or it is another one. `linked`: the channel is linked to the code, and the error also tells how
 * to end that.
 */
export async function nearInstead(
  absent: unknown,
  seen: SeenCourses,
  reader: Reader,
  { workspace }: Place,
  {
    show,
    label = texts(reader.language).seen.show,
    linked,
  }: Offering & { readonly linked?: true | undefined },
): Promise<Card> {
  if (!(absent instanceof NotFound)) throw absent;
  const error = linked ? new NotFound(absent.subject, absent.id, 'linked') : absent;
  const like = await seen.suggest(workspace, error.id, reader.language, MOST_NEAR).catch(() => []);
  // It may be the code of a unit.
  const runs = runsAmong(like, error.id);
  const near = runs.length > 0 ? runs : await seen.near(workspace, error.id, MOST_NEAR).catch(() => []);
  if (near.length > 0) return nearCard(error, near, reader, buttonOf(show, label, reader));
  const [group] = await seen.groups(workspace, [error.id]).catch(() => []);
  throw group === undefined ? error : new InvalidRequest({ about: 'group', input: group });
}

/**
 * In the place of a code that no course has: the courses of the student group, or unit, of that code. Rejects with the error where
 * there is none.
 */
export async function inCatalogueInstead(
  error: unknown,
  catalogue: Pick<NamesInCatalogue, 'ofGroup'>,
  reader: Reader,
  place: Place,
  linked: true | undefined,
): Promise<Card> {
  const code = linked ? undefined : absentCode(error);
  const card = code && (await catalogue.ofGroup(code, reader, place).catch(() => undefined));
  if (!card) throw error;
  return card;
}

/** The code that no course has; undefined: the error is another one. */
function absentCode(error: unknown): string | undefined {
  if (error instanceof NotFound) return error.subject === 'realization' ? error.id : undefined;
  return error instanceof InvalidRequest && error.problem.about === 'no-runs'
    ? error.problem.input
    : undefined;
}

function buttonOf(show: Offering['show'], label: string, { language }: Reader) {
  return (asked: string, index: number): Button | undefined =>
    show.offer(label, { asked }, language, index).at(0);
}

// Which of a few courses words name, inflected as they may be, in any of the languages.

/** A course by every name that is known of it: people use those of any language. */
export interface CourseNames {
  readonly code: string;
  readonly names: readonly string[];
}

/**
 * The courses that words name. `exactly`: the one whose whole name they are, if they fit no other. `partly`: those
 * whose names hold every word, perhaps as a part. `nearly`: those whose names hold one.
 */
export interface NamedCourses {
  readonly exactly: CourseNames | undefined;
  readonly partly: readonly CourseNames[];
  readonly nearly: readonly CourseNames[];
}

/** A text of more words that may belong to a name is no name: each is compared with every word of every name. */
export const MOST_TELLING = 12;

/**
 * @param words lower-case words; of more than `MOST_TELLING` that tell, none names anything
 * @param tells whether a word may belong to a name. All others are left out, of the names as well: "Introduction to
 * Programming" may have two
 */
export function namedBy(
  words: readonly string[],
  courses: readonly CourseNames[],
  tells: (word: string) => boolean,
): NamedCourses {
  const telling = words.filter(tells).map(folded);
  if (telling.length === 0 || telling.length > MOST_TELLING)
    return { exactly: undefined, partly: [], nearly: [] };
  const roots = rememberedRoots();
  const isForm = (one: string, other: string): boolean => isFormOf(one, other, roots);
  // The names of a course in several languages are often the same.
  const named = courses.map((course) => ({
    course,
    names: [...new Set(course.names)].map((name) => loweredWords(name).filter(tells).map(folded)),
  }));
  const whose = (fits: (name: readonly string[]) => boolean) => named.filter(({ names }) => names.some(fits));
  const coursesOf = (some: typeof named) => some.map(({ course }) => course);
  const partly = whose((name) => telling.every((word) => holds(name, word, roots)));
  const [only, ...others] = whose((name) => telling.every((word) => name.some((own) => isForm(own, word))));
  const isName = (name: readonly string[]): boolean =>
    name.length === telling.length && name.every((own, at) => isForm(own, telling[at] ?? ''));
  const isWhole = only?.names.some(isName) && others.length === 0;
  return {
    exactly: isWhole ? only?.course : undefined,
    partly: coursesOf(partly),
    nearly: coursesOf(whose((name) => telling.some((word) => holds(name, word, roots)))),
  };
}

/** A shorter part of a compound says nothing of it. */
const SHORTEST_PART = 4;

/** Whether a word stands in the name, perhaps as a part: "projektin" of "Ohjelmistotuotantoprojekti". */
function holds(name: readonly string[], word: string, roots: RootsOf): boolean {
  if (name.includes(word)) return true;
  const parts = [word, ...roots(word)].filter(({ length }) => length >= SHORTEST_PART);
  return (
    word.length >= SHORTEST_PART &&
    name.some((own) => isFormOf(own, word, roots) || parts.some((part) => own.includes(part)))
  );
}

/** So many letters in common may be those of one name: then it is not denied. */
const NEAR = 5;

/**
 * Whether lower-case words name one of several things that have names and codes. Undefined where they may be another name
 * of one, or its name in another language.
 */
export function isNamed(
  words: readonly string[],
  all: readonly (Named & { readonly code?: string | undefined })[],
): 'yes' | 'no' | undefined {
  const names = all.map(({ name, code = '' }) => ({ code, names: [`${name} ${code}`] }));
  const { partly, nearly } = namedBy(words, names, () => true);
  if (partly.length > 0) return 'yes';
  const beginnings = all.flatMap(({ name }) => loweredWords(name)).map((one) => one.slice(0, NEAR));
  const isOther = (word: string): boolean =>
    /\d/.test(word) || (word.length >= NEAR && !beginnings.includes(word.slice(0, NEAR)));
  const areRead = all.every(({ nameLanguage }) => nameLanguage === undefined);
  return nearly.length === 0 && words.every(isOther) && areRead ? 'no' : undefined;
}

// How they are shown.

/** A course by its code, with its names in every language that the study API has given; outside text. */
export interface KnownCourse {
  readonly code: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Its facts, if they are in memory. */
  readonly kept?: Realization | undefined;
}

/** The button beside the n-th course, which shows it. */
type Show = (code: string, index: number) => Button | undefined;

const NAME = 120;
const CODE = 60;

/** The name in the reader's language, else in another; undefined if none is known. */
function nameOf({ names }: KnownCourse, language: Language): Named | undefined {
  const known = toldFrom(names, language);
  return (
    known && { name: known.told, nameLanguage: known.language === language ? undefined : known.language }
  );
}

/** The name alone, or the code if no name is known. Outside text. */
export function seenName(seen: KnownCourse, language: Language): string {
  return nameOf(seen, language)?.name ?? seen.code;
}

/** "NAME · CODE" in at most `most` characters; the code is not shortened. */
export function seenLine(seen: KnownCourse, language: Language, most: number): string {
  const named = nameOf(seen, language);
  const code = outsideLine(seen.code, CODE);
  return joined([named && outsideLine(named.name, most - code.length - 3), code]);
}

/**
 * Courses that the workspace has seen and the typed text may mean; of many the first, and how to see all.
 * @param isWhole whether the text was looked for in the whole catalogue, too
 */
export function seenCard(
  seen: readonly KnownCourse[],
  reader: Reader,
  show: Show,
  search: string,
  isWhole = false,
): Card {
  const words = texts(reader.language).seen;
  const meant = seen.length === 1 ? words.meantOne : words.meantSeveral;
  const title = isWhole ? meant : words.title;
  const shown = seen.slice(0, MOST_OFFERED);
  const { lines, blocks } = seenList(shown, reader, show);
  const left = seen.length - shown.length;
  const notes = [
    ...(left > 0 ? [words.more(left, outsideLine(search, LONGEST_SEARCH))] : []),
    ...(isWhole ? [] : [words.only]),
  ];
  return {
    text: [title, ...lines, ...notes.map(escapeMrkdwn)].join('\n'),
    blocks: [header(title), ...blocks, ...notes.map(small)],
    buttons: [],
    // One more tells that the list goes on.
    shows: seen
      .slice(0, MOST_OFFERED + 1)
      .map(({ code }) => code)
      .filter(isRealizationCode),
  };
}

/** A code that does not exist, and near ones that do. */
export function nearCard(error: NotFound, near: readonly KnownCourse[], reader: Reader, show: Show): Card {
  const words = texts(reader.language).seen;
  const missing = failureWords(error, reader).text;
  const meant = near.length === 1 ? words.meantOne : words.meantSeveral;
  const { lines, blocks } = seenList(near, reader, show);
  return {
    text: [...[missing, meant].map(escapeMrkdwn), ...lines].join('\n'),
    blocks: [paragraph(missing), paragraph(meant), ...blocks],
    buttons: [],
    failures: { errors: [error], all: true },
  };
}

/** Each course by its name, code and the name's language, with what tells it apart: as a line, and as blocks with its button. */
export function seenList(
  all: readonly KnownCourse[],
  reader: Reader,
  show: Show,
): { readonly lines: readonly string[]; readonly blocks: readonly KnownBlock[] } {
  const { language } = reader;
  const words = texts(language).course;
  const parts = all.map(({ kept, ...seen }) => {
    const named = nameOf(seen, language);
    const languages = languageWords(kept?.teachingLanguages ?? [], language);
    const facts = joined([outsideLine(seen.code, CODE), named && nameMark(named, language), languages]);
    const dates = (kept?.starts ?? kept?.ends) && `${words.labels.dates}: ${periodWords(kept ?? {}, reader)}`;
    const window = joined([kept && escapeMrkdwn(stateLine(kept.enrollment, reader)), dates]);
    return { name: named && outsideLine(named.name, NAME), facts, window };
  });
  return {
    lines: parts.map(({ name, facts, window }) => joined([escapeMrkdwn(joined([name, facts])), window])),
    blocks: all.flatMap(({ code }, index) => {
      const { name, facts, window = '' } = parts[index] ?? {};
      const row = paragraph(joined([name, facts], '\n'), show(code, index));
      return window === '' ? [row] : [row, mrkdwnSmall(window)];
    }),
  };
}
