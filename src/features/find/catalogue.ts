/** Looks for courses in the whole catalogue, where the study API offers that. Rules: `docs/extras.md`. */

import type { Button } from '@slack/types';
import { chooseFollowOpen } from '../../ask/actions.ts';
import type { Place } from '../../ask/place.ts';
import { type KnownCourse, LONGEST_SEARCH, type NamesInCatalogue } from '../../ask/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { basicFormsOf, texts } from '../../i18n/index.ts';
import { type Language, standInsOf } from '../../language.ts';
import { MOST_FOLLOWS } from '../../store/reminder-settings.ts';
import {
  isRealizationCode,
  isRunOfUnit,
  parseCourseUnitCode,
  parseRealizationCode,
  parseRealizationRef,
} from '../../study-client/codes.ts';
import { isSearchable, saysNotOffered, searchedSince } from '../../study-client/extras.ts';
import {
  type Criteria,
  type Found,
  type LocalDay,
  mayBeGroup,
  type Realization,
  type Searched,
  type StudyClient,
} from '../../study-client/model.ts';
import { enrollmentState, isGoingOn } from '../../study-client/moments.ts';
import { foldedWords, toldIn } from '../../study-client/texts.ts';
import { struckAll } from '../../workspace/look-up.ts';
import type { StudyExtras } from '../../workspace/study-extras.ts';
import { bounded, type FindRequest, typedWords } from './filters.ts';
import { findPage } from './request.ts';

export interface Catalogue {
  readonly study: Pick<StudyClient, 'search'>;
  readonly extras: Pick<StudyExtras, 'can'>;
}

/** The searches of the catalogue. */
const SEARCHES = ['search-name', 'search-group', 'search-unit'] as const;

/** What the catalogue has. */
export interface InCatalogue {
  readonly found: readonly Found<Realization>[];
  /** The words that it was looked for by, in the place of those that were asked for. */
  readonly words: readonly string[];
  /** So much that none of it is sure. */
  readonly isTooBroad: boolean;
  /** Why it could not be looked at. */
  readonly failure: unknown;
  /** Set where it was searched by the words of names: a course without one of them was not asked for. */
  readonly isByName?: true;
}

/** A shorter word with a digit is part of a name. */
const SHORTEST_GROUP = 4;
/** Whether a word may be a student group: what has a letter and a digit, and is no course unit's code. */
const isGroup = (word: string): boolean =>
  word.length >= SHORTEST_GROUP &&
  /\p{L}/u.test(word) &&
  mayBeGroup(word) &&
  parseCourseUnitCode(word) === undefined;

/**
 * Searches by the groups of a request, else by its units, else by the words of names; undefined: it has none that say enough, or
 * that is not offered. What looks like a group may stand in names: those are searched where no course of the group fits. A
 * failure is told, and not thrown.
 */
export async function lookInCatalogue(
  { words, among, groups }: FindRequest,
  reader: Reader,
  { study, extras }: Catalogue,
): Promise<InCatalogue | undefined> {
  if (among) return undefined;
  const since = searchedSince(reader.zone, reader.now);
  const search = (criteria: Criteria) => told(() => searchNamed(criteria, reader.language, study));
  const each = groupsOrUnits({ words, groups }, since, extras);
  const ofEach = each.length > 0 ? joinedOf(await Promise.all(each.map(search)), words) : undefined;
  if (ofEach && !isOfOthers(ofEach, each, words)) return ofEach;
  const names = words.filter((one) => isOfName(one) && !groups?.includes(one));
  // That a group has no courses is not told by names.
  if (!ofEach && names.every(isGroup)) return undefined;
  const by = { words, since, language: reader.language };
  const named = extras.can('search-name') ? await lookForNames(names, by, study) : undefined;
  if (named && !isNothing(named)) return named;
  return (await ofOtherForm(named ?? ofEach, words, search, since, extras)) ?? ofEach ?? named;
}

/** Courses of a group whose code has none of the usual forms: "TIVI", "M1234SN". Undefined: there are none. */
async function ofOtherForm(
  known: InCatalogue | undefined,
  words: readonly string[],
  search: (criteria: Criteria) => Promise<Found<Searched> | { readonly failure: unknown } | undefined>,
  since: LocalDay,
  extras: Catalogue['extras'],
): Promise<InCatalogue | undefined> {
  const group = known && isNothing(known) ? groupOfOtherForm(words, extras) : undefined;
  const found = group === undefined ? undefined : joinedOf([await search({ group, since })], words);
  return found && !isNothing(found) ? found : undefined;
}

/** A number alone is in too many names, and a unit's code in none. */
const isOfName = (word: string): boolean => /\p{L}/u.test(word) && parseCourseUnitCode(word) === undefined;

/** Whether what was found for groups or units does not fit the other words, which may be a name then. */
const isOfOthers = (
  { found, isTooBroad, failure }: InCatalogue,
  each: readonly Criteria[],
  words: readonly string[],
): boolean => failure === undefined && !isTooBroad && !fitsAny(found, each, words);

const isNothing = ({ found, isTooBroad, failure }: InCatalogue): boolean =>
  found.length === 0 && !isTooBroad && failure === undefined;

/**
 * What a search for names has brought; undefined: it is not offered, or they say too little. A failure is told, and not thrown.
 * @param words those of the request, in the place of which stand those that it was found by
 */
export async function lookForNames(
  names: readonly string[],
  {
    words,
    since,
    language,
  }: Pick<InCatalogue, 'words'> & { readonly since: LocalDay; readonly language: Language },
  study: Catalogue['study'],
): Promise<InCatalogue | undefined> {
  if (!isSearchable(names.join(' '))) return undefined;
  const said = await told(() => byName(names, words, since, language, study));
  const found = said && 'found' in said ? said : joinedOf([said], words);
  return found && { ...found, isByName: true };
}

/** What was typed alone in capitals, and is none of the usual forms of a group. */
function groupOfOtherForm(
  [only = '', ...more]: readonly string[],
  extras: Catalogue['extras'],
): string | undefined {
  const isOne = more.length === 0 && /^[\p{Lu}\p{N}._-]{2,20}$/u.test(only) && /\p{Lu}/u.test(only);
  return isOne && !isGroup(only) && extras.can('search-group') ? only : undefined;
}

/** Whether a course of the groups, or units, that were searched by has the other words in its name. */
function fitsAny(found: InCatalogue['found'], each: readonly Criteria[], words: readonly string[]): boolean {
  const searched = each.map((one) =>
    ('group' in one ? one.group : 'unit' in one ? one.unit : '').toUpperCase(),
  );
  const others = words.filter((one) => !searched.includes(one.toUpperCase())).flatMap(foldedWords);
  return found.some(({ value: { name, names } }) => {
    const own = [name, ...Object.values(names ?? {})].flatMap(foldedWords);
    return others.every((word) => own.some((one) => one.includes(word)));
  });
}

/** The searches by groups, else by units, that are offered: a request has few words. */
function groupsOrUnits(
  { words, groups: sure = [] }: Pick<FindRequest, 'words' | 'groups'>,
  since: LocalDay,
  extras: Catalogue['extras'],
): Criteria[] {
  const isOne = (word: string): boolean => sure.includes(word) || isGroup(word);
  const groups = extras.can('search-group') ? words.filter(isOne) : [];
  if (groups.length > 0) return groups.map((group) => ({ group, since }));
  const units = extras.can('search-unit') ? words.flatMap((one) => parseCourseUnitCode(one) ?? []) : [];
  return units.map((unit) => ({ unit }));
}

/** What was found, or why not; undefined: it has turned out not to be offered, and what is known here is all there is. */
async function told<T>(search: () => Promise<T>): Promise<T | { readonly failure: unknown } | undefined> {
  try {
    return await search();
  } catch (failure) {
    if (saysNotOffered(failure)) return undefined;
    if (!struckAll(failure)) throw failure;
    return { failure };
  }
}

/** One answer of several searches; undefined: none of them is offered. A course that two have found stands there once. */
function joinedOf(
  answers: readonly (Found<Searched> | { readonly failure: unknown } | undefined)[],
  words: readonly string[],
): InCatalogue | undefined {
  const offered = answers.filter((one) => one !== undefined);
  if (offered.length === 0) return undefined;
  const found = offered.flatMap((one) => ('value' in one ? [one] : []));
  const runs = found.flatMap(({ value, ...age }) => value.runs.map((run) => ({ ...age, value: run })));
  return {
    found: [...new Map(runs.map((one) => [one.value.code, one])).values()],
    words,
    isTooBroad: found.some(({ value }) => value.isTooBroad),
    failure: offered.flatMap((one) => ('failure' in one ? [one.failure] : []))[0],
  };
}

/** The language that most is written in, beside the reader's own. */
const otherThan = (language: Language): Language => (language === 'fi' ? 'en' : 'fi');

/**
 * Searches in the reader's language. Not all courses have a name in it: where some have none, one more search tells theirs in
 * another language. Where that fails, their codes stand in.
 */
async function searchNamed(
  criteria: Criteria,
  language: Language,
  study: Catalogue['study'],
): Promise<Found<Searched>> {
  const found = await study.search(criteria, language);
  const { runs, ...rest } = found.value;
  const isNameless = ({ name, code }: Realization): boolean => name === code;
  if (!runs.some(isNameless)) return found;
  const other = otherThan(language);
  const more = await study.search(criteria, other).catch((error: unknown) => {
    if (!struckAll(error)) throw error;
    return undefined;
  });
  const told = new Map(more?.value.runs.map((run) => [run.code, toldIn(language, other, run)]));
  return {
    ...found,
    value: { ...rest, runs: runs.map((run) => (isNameless(run) ? (told.get(run.code) ?? run) : run)) },
  };
}

interface Try {
  readonly in: Language;
  readonly names: readonly string[];
}

/**
 * The searches for names, in their order: in the reader's language, in the other that most is written in, and by the words' basic
 * forms. Words in an ending that have two, as Finnish plurals, are no words of that other language: both forms are tried.
 */
function triesOf(names: readonly string[], language: Language): readonly Try[] {
  const other = otherThan(language);
  const own = basicFormsOf(names, language, true);
  const formed = own.length > 0 ? language : other;
  const forms = own.length > 0 ? own : basicFormsOf(names, other, false);
  const asTyped = [language, other].slice(0, own.length > 1 ? 1 : 2).map((one) => ({ in: one, names }));
  const all = [...asTyped, ...forms.map((one) => ({ in: formed, names: one }))];
  return all.slice(0, MOST_TRIES);
}
const MOST_TRIES = 3;

/** By the first search for names that finds any. */
async function byName(
  names: readonly string[],
  words: readonly string[],
  since: LocalDay,
  language: Language,
  study: Catalogue['study'],
): Promise<InCatalogue> {
  for (const one of triesOf(names, language)) {
    const name = one.names.join(' ');
    if (!isSearchable(name)) continue;
    const { value, ...age } = await study.search({ name, since }, one.in);
    if (value.runs.length === 0 && !value.isTooBroad) continue;
    const runs = value.runs.map((run) => (one.in === language ? run : toldIn(language, one.in, run)));
    const found = runs.map((run) => ({ ...age, value: run }));
    const formOf = new Map(names.map((typed, at) => [typed, one.names[at] ?? typed]));
    const sought = words.map((word) => formOf.get(word) ?? word);
    return { found, words: sought, isTooBroad: value.isTooBroad, failure: undefined };
  }
  return { found: [], words, isTooBroad: false, failure: undefined };
}

/** Shows those that have ended, too. */
export const olderButton = (request: FindRequest, count: number, language: Language): Button[] =>
  count > 0
    ? findPage.offer(
        texts(language).find.catalogue.older(count),
        { ...request, older: true, page: 0 },
        language,
        2,
      )
    : [];

/** The courses ahead among those that searches have brought, whose names, codes or groups have words that begin as the typed ones do. */
function keptInCatalogue(
  typed: string,
  { language, now }: Reader,
  { study, extras }: KeptCatalogue,
): readonly KnownCourse[] {
  const words = foldedWords(typed.slice(0, LONGEST_SEARCH));
  if (words.length === 0 || !SEARCHES.some(extras.can)) return [];
  const found = [language, ...standInsOf(language)].flatMap((one) =>
    study
      .searchedKept(one)
      .filter((run) => isGoingOn(run, now) && isBegunBy(words, run))
      .map((run) => (one === language ? run : toldIn(language, one, run))),
  );
  const byCode = new Map(found.toReversed().map((run) => [run.code, run]));
  return [...byCode.values()].toReversed().map(({ code, name, names, nameLanguage = language }) => ({
    code,
    names: name === code ? {} : { ...names, [nameLanguage]: name },
  }));
}

interface KeptCatalogue extends Pick<Catalogue, 'extras'> {
  readonly study: Pick<StudyClient, 'search' | 'searchedKept'>;
}

const isBegunBy = (words: readonly string[], run: Realization): boolean => {
  const own = wordsOf(run);
  return words.every((word) => own.some((one) => one.startsWith(word)));
};

/** People type letter by letter. */
const known = new WeakMap<Realization, readonly string[]>();

/** The folded words of a run's code, names and groups. */
function wordsOf(run: Realization): readonly string[] {
  const { code, name, names, studentGroups } = run;
  const groups = studentGroups.map((one) => one.code ?? one.name);
  const words = known.get(run) ?? [code, name, ...Object.values(names ?? {}), ...groups].flatMap(foldedWords);
  known.set(run, words);
  return words;
}

/** A number in a name is short: "Mathematics 2". */
const LONGEST_OF_NAME = 3;
const idIn = (word: string): unknown =>
  word.length > LONGEST_OF_NAME ? parseRealizationRef(word) : undefined;

/** **Follow all open**, of a list that is all that there is. What one channel can't follow has none. */
export function followOpenButton(courses: readonly Realization[], { language, now }: Reader): Button[] {
  const open = courses.filter(({ enrollment }) => enrollmentState(enrollment, now).state === 'open');
  const codes = open.map(({ code }) => code).filter(isRealizationCode);
  if (codes.length === 0 || codes.length > MOST_FOLLOWS) return [];
  const label = texts(language).find.catalogue.followOpen(codes.length);
  return chooseFollowOpen.offer(label, { codes: codes.join(' ') }, language);
}

/** @param find shows what the words find */
export function namesInCatalogue(
  { study, extras }: KeptCatalogue,
  find: (request: FindRequest, reader: Reader, place: Place) => Promise<Card>,
): NamesInCatalogue {
  const isOffered = (words: readonly string[]): boolean =>
    (words.some(isGroup) && extras.can('search-group')) ||
    (extras.can('search-name') && isSearchable(words.filter((one) => /\p{L}/u.test(one)).join(' ')));
  return {
    nameIn: (typed) => {
      const words = typedWords(typed);
      const isOne = (one: string) => parseCourseUnitCode(one) ?? parseRealizationCode(one) ?? idIn(one);
      const holdsCode = words.some(isOne);
      const search = words.join(' ').slice(0, LONGEST_SEARCH).trim();
      return holdsCode || search === '' || !isOffered(words) ? undefined : { search };
    },
    answer: ({ search }, reader, place, shows) => {
      const words = typedWords(search);
      return isOffered(words)
        ? find({ ...bounded({ words }), ...(shows && { shows }) }, reader, place)
        : undefined;
    },
    ofGroup: async (code, reader, place) => {
      if (!mayBeGroup(code) || isRunOfUnit(code) || !extras.can('search-group')) return undefined;
      const since = searchedSince(reader.zone, reader.now);
      const { value } = await study.search({ group: code.toUpperCase(), since }, reader.language);
      return value.runs.length > 0 && !value.isTooBroad
        ? find({ ...bounded({ words: [code] }), groups: [code] }, reader, place)
        : undefined;
    },
    runs: (units, reader, place) => {
      const request = bounded({ words: [...units] });
      const isAll = request.words.length === units.length && units.every(parseCourseUnitCode);
      return extras.can('search-unit') && isAll ? find(request, reader, place) : undefined;
    },
    older: (units, count, { language }) => olderButton({ words: [...units] }, count, language),
    followOpen: followOpenButton,
    kept: (typed, reader) => keptInCatalogue(typed, reader, { study, extras }),
  };
}
