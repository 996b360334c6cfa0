/** Looks for courses in the whole catalogue, where the study API offers that. Rules: `docs/extras.md`. */

import type { Button } from '@slack/types';
import { chooseFollowOpen } from '../../ask/actions.ts';
import type { Place } from '../../ask/place.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { type KnownCourse, LONGEST_SEARCH, type NamesInCatalogue } from '../../ask/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import {
  basicFormsOf,
  isFormOf,
  mayBeOf,
  rememberedRoots,
  texts,
  vocabulary,
  wordsOfLanguage,
} from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { type Language, languagesFor, standInsOf } from '../../language.ts';
import { MOST_FOLLOWS } from '../../store/reminder-settings.ts';
import {
  isRealizationCode,
  isRunOfUnit,
  parseCourseUnitCode,
  parseOddUnitCode,
  parseRealizationCode,
  parseRealizationRef,
} from '../../study-client/codes.ts';
import {
  extraOf,
  isSearchable,
  NoSearchLeft,
  saysNotOffered,
  searchedSince,
} from '../../study-client/extras.ts';
import {
  type CourseUnitCode,
  type Criteria,
  type Extra,
  type Found,
  type LocalDay,
  mayBeGroup,
  type Realization,
  type Searched,
  type StudyClient,
} from '../../study-client/model.ts';
import { enrollmentState, isGoingOn } from '../../study-client/moments.ts';
import { nearIn } from '../../study-client/searches.ts';
import { foldedWords, toldIn, withNamesOf } from '../../study-client/texts.ts';
import { struckAll } from '../../workspace/look-up.ts';
import type { StudyExtras, UseIn } from '../../workspace/study-extras.ts';
import { type AskedAbout, type CodedDeps, runCoded, whatIs } from './coded.ts';
import { bounded, type FindRequest, typedWords, withoutCourses } from './filters.ts';
import { nearKept } from './near-names.ts';
import { findPage } from './request.ts';

export interface Catalogue {
  readonly study: CodedDeps['study'] & Pick<StudyClient, 'searchedKept'>;
  readonly extras: Pick<StudyExtras, 'can' | 'tryOut' | 'isAwaited'>;
  readonly likelyRuns?: CodedDeps['likelyRuns'];
}

/** In whose language, and when, something is asked for. */
export interface LanguageAndTime {
  /** Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** The study API's time zone. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
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
  /** From which day on courses that start were looked at; absent: from any. */
  readonly since?: LocalDay;
  /** Where nothing was found: courses whose names are the words but for a slip. */
  readonly near?: readonly Realization[];
  /** Set where it was searched by the words of names: a course without one of them was not asked for. */
  readonly isByName?: true;
  /** Set where what was asked for may be a course unit's code, and units are not searched for: others may exist. */
  readonly isWithoutUnits?: true;
  /** The same of a student group's. */
  readonly isWithoutGroups?: true;
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
 * that is not offered. What looks like a group may be a unit, or stand in names: those are searched where no course of the group
 * fits. A failure is told, and not thrown.
 * @param nth of the lists of words that are searched for
 */
export async function lookInCatalogue(
  request: FindRequest,
  reader: Reader,
  { study: all, extras, likelyRuns }: Catalogue,
  nth = 0,
): Promise<InCatalogue | undefined> {
  if (request.among) return undefined;
  const { words } = request;
  const { language } = reader;
  const days = daysOf(reader);
  const since = request.far ? days.far : days.usual;
  const study = searchingFor(nth, all);
  await tryOut(request, since, language, extras);
  // Others than the first are searched for in no other way.
  const lookBy: LookBy = (one, at, asked) =>
    told(extraOf(one), () => (at === 0 ? study : all).search(one, asked), extras);
  const lookedBy: LookedBy = async (criteria, from) =>
    joinedOf(await Promise.all(criteria.map((one, at) => lookBy(one, at, language))), words, from);
  const { known, each, isSure } = await lookByCodes(request, since, reader, {
    ...{ study, extras, likelyRuns, lookedBy },
  });
  const named = (found: InCatalogue) => withNames(found, each, language, lookBy);
  if (known && isSure) return named(known);
  const by = { words, language, days: { ...days, usual: since } };
  const found = await lookByNames(request, by, known, { lookedBy, study, extras });
  if (found && !isNothing(found)) return found === known ? named(found) : found;
  return found && withLacks(found, request, extras);
}

/** The searches for the n-th of the things that a request searches for: they are few for each. */
export const searchingFor = (nth: number, study: Catalogue['study']): Catalogue['study'] => ({
  ...study,
  search: (criteria, language, need) => study.search(criteria, language, need, nth),
});

/** What was found by codes of groups and units. `isSure`: it is what was asked for. */
interface ByCodes {
  readonly known: InCatalogue | undefined;
  readonly each: readonly Criteria[];
  readonly isSure: boolean;
}

/** By the groups of a request, else by its units; what looks like a group and has no courses may be a unit. */
async function lookByCodes(
  request: FindRequest,
  since: LocalDay,
  reader: Reader,
  deps: Catalogue & { readonly lookedBy: LookedBy },
): Promise<ByCodes> {
  const each = groupsOrUnits(request, since, deps.extras);
  const ofEach = await lookByEach(each, request, reader, deps.lookedBy);
  if (ofEach?.isSure) return { known: ofEach.found, each, isSure: true };
  const unit = oddUnitIn(request);
  const ofUnit = unit && (await lookByCode(unit, reader, deps));
  if (ofUnit && !isNothing(ofUnit)) return { known: ofUnit, each: [], isSure: true };
  const ofAll = ofEach && (await lookFurther(ofEach, each, request, reader, deps.lookedBy));
  if (ofAll) return { known: ofAll.found, each: ofAll.each, isSure: true };
  return { known: ofEach?.found ?? ofUnit, each, isSure: false };
}

/** Of what finds nothing: what it could not be searched by. */
function withLacks(found: InCatalogue, request: FindRequest, { can }: Catalogue['extras']): InCatalogue {
  const { words, groups } = request;
  const isOfGroup = words.some((one) => groups?.includes(one) || isGroupCode(one));
  return {
    ...found,
    ...(oddUnitIn(request) && !can('search-unit') && { isWithoutUnits: true }),
    ...(isOfGroup && !can('search-group') && { isWithoutGroups: true }),
  };
}

/** As long as nothing is known of the service, a request is the first use of the search that it needs first. */
async function tryOut(
  { words, groups, units, typed }: Pick<FindRequest, 'words' | 'groups' | 'units' | 'typed'>,
  since: LocalDay,
  language: Language,
  { tryOut }: Catalogue['extras'],
): Promise<void> {
  const [by] = groupsOrUnits({ words, groups, units }, since, ANY);
  if (by) return tryOut([{ use: by, in: language }]);
  return tryOut(namesToTry(namesIn({ words, groups, typed }), since, language));
}

/** What offers everything. */
const ANY: Pick<StudyExtras, 'can'> = { can: () => true };

/**
 * The searches for names that are first uses: the words as they are typed, and in their basic forms; as these bring nothing where no
 * course is called so, which tells nothing of the service, then a few names that courses have nearly everywhere.
 */
export function namesToTry(names: readonly string[], since: LocalDay, language: Language): readonly UseIn[] {
  const own = triesOf(names.filter(isOfName), language)
    .filter(({ isFar }) => !isFar)
    .map((one) => ({ name: withoutJoins(one.names).join(' '), in: one.in }));
  const usual = wordsOfLanguage(language).taught.split(' ');
  return [...own, ...usual.map((name) => ({ name, in: language }))]
    .filter(({ name }) => isSearchable(name))
    .map(({ name, in: asked }) => ({ use: { name, since }, in: asked }));
}

/** The runs of a unit of no usual form, or the run that has this code. */
async function lookByCode(
  code: CourseUnitCode,
  reader: Reader,
  { study, extras, likelyRuns, lookedBy }: Catalogue & { readonly lookedBy: LookedBy },
): Promise<InCatalogue | undefined> {
  if (!SEARCHES.some(extras.can)) return undefined;
  if (!extras.can('search-unit')) {
    const likely = await lookForRuns(code, reader, { study, likelyRuns, extras });
    // That a group has no courses is not told by units.
    return likely && isNothing(likely) && isGroupCode(code) ? undefined : likely;
  }
  const found = await lookedBy([{ unit: code }]);
  const look: LookBy = (one, _, asked) => told('search-unit', () => study.search(one, asked), extras);
  return found && withNames(found, [{ unit: code }], reader.language, look);
}

/** The run of a code of no usual form, or the likely ones of such a unit, where units are not searched for. */
async function lookForRuns(
  code: CourseUnitCode,
  { language, now }: Reader,
  { study, likelyRuns, extras }: Catalogue,
): Promise<InCatalogue | undefined> {
  const find = likelyRuns ?? (async () => asFound(await runCoded(code, language, study), now));
  const searched = await told('search-unit', async () => ({ runs: await find(code, language) }), extras);
  if (!searched || 'failure' in searched) return joinedOf([searched], [code]);
  const { runs } = searched;
  const isOfUnit = runs.some(({ value }) => value.code !== (code as string));
  const found = { found: runs, words: [code], isTooBroad: false, failure: undefined };
  return isOfUnit ? { ...found, isWithoutUnits: true } : found;
}

const asFound = ({ runs }: { readonly runs: readonly Realization[] }, now: number): Found<Realization>[] =>
  runs.map((value) => ({ value, fetchedAt: now, freshness: 'fresh' }));

/** Searches by the n-th of several criteria. */
type LookBy = (
  one: Criteria,
  at: number,
  language: Language,
) => Promise<Found<Searched> | { readonly failure: unknown } | undefined>;
/** Searches by criteria of one kind. @param from the day from which on starts are looked at, if not all are */
type LookedBy = (criteria: readonly Criteria[], from?: LocalDay) => Promise<InCatalogue | undefined>;

/** What groups, or units, have. `isSure`: it is what was asked for. */
interface OfEach {
  readonly found: InCatalogue;
  readonly isSure: boolean;
}

async function lookByEach(
  each: readonly Criteria[],
  { words }: FindRequest,
  { now }: Reader,
  lookedBy: LookedBy,
): Promise<OfEach | undefined> {
  const [first] = each;
  const found = first && (await lookedBy(each, 'since' in first ? first.since : undefined));
  if (!found) return undefined;
  const isCurrent = found.found.some(({ value }) => isGoingOn(value, now));
  const isOfGroup = each.length === 1 && first !== undefined && 'group' in first;
  // Long courses of a group began before.
  const isToGoOn = isOfGroup && !isCurrent && !isInTrouble(found);
  return { found, isSure: !isOfOthers(found, each, words) && !isToGoOn };
}

/** A group that has no courses that go on is looked further back; undefined: what was asked for is hardly one. */
async function lookFurther(
  { found }: OfEach,
  each: readonly Criteria[],
  { words, groups = [], far }: FindRequest,
  reader: Reader,
  lookedBy: LookedBy,
): Promise<{ readonly found: InCatalogue; readonly each: readonly Criteria[] } | undefined> {
  const [only, ...more] = each;
  if (!only || more.length > 0 || !('group' in only)) return undefined;
  const isOne =
    found.found.length > 0
      ? fitsAny(found.found, each, words)
      : groups.length > 0 || (words.length === 1 && isGroupCode(only.group));
  if (!isOne) return undefined;
  if (far) return { found, each };
  const since = daysOf(reader).far;
  const all = [{ ...only, since }];
  const further = await lookedBy(all, since);
  return further && !isInTrouble(further) ? { found: further, each: all } : { found, each };
}

/** What the words of names have; where that is nothing, what a group of another form has. @param known what was found by codes */
async function lookByNames(
  { words, groups, typed }: FindRequest,
  by: ByNames,
  known: InCatalogue | undefined,
  { lookedBy, study, extras }: Catalogue & { readonly lookedBy: LookedBy },
): Promise<InCatalogue | undefined> {
  const names = namesIn({ words, groups, typed });
  // That a group has no courses is not told by names.
  if (!known && names.every(isGroup)) return undefined;
  const other = known || isSearchable(names.join(' ')) ? groupOfOtherForm(words, extras) : undefined;
  const since = by.days.usual;
  const most = other === undefined ? by.most : MOST_BESIDE_GROUP;
  const named = extras.can('search-name')
    ? await lookForNames(names, { ...by, most }, { study, extras })
    : undefined;
  if (named && !isNothing(named)) return named;
  const ofOther = other && (await lookedBy([{ group: other, since }], since));
  // What no course is called narrows no group: it is told as not used.
  const some = [ofOther || undefined, known].find((one) => one && !isNothing(one));
  return some ?? named ?? known;
}

/** The words of names in a request; those that all narrow what is found may be one: "English 3". */
function namesIn({ words, groups, typed }: Pick<FindRequest, 'words' | 'groups' | 'typed'>): string[] {
  const own = words.length > 0 ? words.filter((one) => !groups?.includes(one)) : (typed?.split(' ') ?? []);
  return own.filter(isOfName);
}

/** From which days on starts are searched for. */
interface Days {
  readonly usual: LocalDay;
  readonly far: LocalDay;
}

/** @param reader of the time and the zone */
export const daysOf = ({ zone, now }: Pick<Reader, 'zone' | 'now'>): Days => ({
  usual: searchedSince(zone, now),
  far: searchedSince(zone, now, 'far'),
});

/** What alone could be the code of a unit, or run, of another form; undefined: nothing could be. */
function oddUnitIn({ words, groups = [], units = [] }: FindRequest): CourseUnitCode | undefined {
  const [unit, ...more] = words.map(parseOddUnitCode);
  const isSure = words.some((one) => groups.includes(one) || units.includes(one));
  return unit !== undefined && more.length === 0 && !isSure ? unit : undefined;
}

/** A number alone is in too many names, and a unit's code in none. */
const isOfName = (word: string): boolean => /\p{L}/u.test(word) && parseCourseUnitCode(word) === undefined;

/** Whether what was found for groups or units does not fit the other words, which may be a name then. */
const isOfOthers = (
  { found, isTooBroad, failure }: InCatalogue,
  each: readonly Criteria[],
  words: readonly string[],
): boolean => failure === undefined && !isTooBroad && !fitsAny(found, each, words);

const isInTrouble = ({ isTooBroad, failure }: InCatalogue): boolean => isTooBroad || failure !== undefined;
const isNothing = (one: InCatalogue): boolean => one.found.length === 0 && !isInTrouble(one);

/** What names are looked for by. */
interface ByNames extends Pick<InCatalogue, 'words'> {
  readonly language: Language;
  readonly days: Days;
  /** So many searches at the most; left out: as many as a request may make. */
  readonly most?: number | undefined;
}

/** One search is left for the group that the words may be, too. */
const MOST_BESIDE_GROUP = 2;

/**
 * What a search for names has brought; undefined: it is not offered, or they say too little. A failure is told, and not thrown.
 * @param by `words`: those of the request, in the place of which stand those that it was found by
 */
export async function lookForNames(
  names: readonly string[],
  by: ByNames,
  { study, extras }: Catalogue,
): Promise<InCatalogue | undefined> {
  const own = withinLongest(names.filter(isOfName));
  if (!isSearchable(withoutJoins(own).join(' '))) return undefined;
  const said = await told('search-name', () => byName(own, by, study), extras);
  const found = said && 'found' in said ? said : joinedOf([said], by.words, by.days.usual);
  return found && { ...found, isByName: true };
}

/** The first words of a text that is too long for a name: a search by them finds all that has the others, too. */
const withinLongest = (words: readonly string[]): string[] =>
  words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= LONGEST_SEARCH);

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
  { words, groups: sure = [], units: sureUnits = [] }: Pick<FindRequest, 'words' | 'groups' | 'units'>,
  since: LocalDay,
  extras: Pick<StudyExtras, 'can'>,
): Criteria[] {
  const isOne = (word: string): boolean =>
    !sureUnits.includes(word) && (sure.includes(word) || isGroup(word));
  const groups = extras.can('search-group') ? words.filter(isOne) : [];
  if (groups.length > 0) return groups.map((group) => ({ group, since }));
  const unitIn = (one: string): CourseUnitCode | undefined =>
    sureUnits.includes(one) ? (one as CourseUnitCode) : parseCourseUnitCode(one);
  const units = extras.can('search-unit') ? words.flatMap((one) => unitIn(one) ?? []) : [];
  return units.map((unit) => ({ unit }));
}

/**
 * What was found, or why not; undefined: it has turned out not to be offered, or the request may search no more, and what is known
 * here is all there is. What is given is offered for sure: its refusal is a failure.
 */
async function told<T>(
  extra: Extra,
  search: () => Promise<T>,
  { can }: Pick<StudyExtras, 'can'>,
): Promise<T | { readonly failure: unknown } | undefined> {
  try {
    return await search();
  } catch (failure) {
    if (failure instanceof NoSearchLeft) return undefined;
    if (saysNotOffered(failure) && !can(extra)) return undefined;
    if (!struckAll(failure)) throw failure;
    return { failure };
  }
}

/** One answer of several searches; undefined: none of them is offered. A course that two have found stands there once. */
function joinedOf(
  answers: readonly (Found<Searched> | { readonly failure: unknown } | undefined)[],
  words: readonly string[],
  since?: LocalDay,
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
    ...(since !== undefined && { since }),
  };
}

/**
 * Not all courses have a name in the reader's language: where some have none, one more search tells theirs in another one, and a
 * third those that it has not. Where that fails, their codes stand in.
 */
async function withNames(
  of: InCatalogue,
  each: readonly Criteria[],
  language: Language,
  lookBy: LookBy,
): Promise<InCatalogue> {
  const look = async (other: Language): Promise<Realization[]> => {
    const more = await Promise.all(each.map((one, at) => lookBy(one, at, other)));
    return more.flatMap((one) => (one && 'value' in one ? one.value.runs : []));
  };
  const values = await withNamesOf(
    of.found.map(({ value }) => value),
    language,
    look,
  );
  return { ...of, found: of.found.map((one, at) => ({ ...one, value: values[at] ?? one.value })) };
}

interface Try {
  readonly in: Language;
  readonly names: readonly string[];
  /** One of the names, where it is searched by that alone. */
  readonly by?: string;
  /** Set where it is looked further back than usual. */
  readonly isFar?: true;
}

/**
 * The searches for names, in their order, of which a request makes the first few: in the reader's language; in the others, where the
 * names are spelt as theirs may be; by the words' basic forms; further back, by one of the words: what comes with it may be what was
 * meant. Words in an ending that have two basic forms, as Finnish plurals, are no words of another language.
 */
function triesOf(names: readonly string[], language: Language): readonly Try[] {
  const [other = language, ...others] = standInsOf(language);
  const own = basicFormsOf(names, language, true);
  const formed = own.length > 0 ? language : other;
  const forms = own.length > 0 ? own : basicFormsOf(names, other, false);
  const inOther = (one: Language): readonly Try[] =>
    own.length < 2 && mayBeOf(names, one) ? [{ in: one, names }] : [];
  const isPlausible = names.every((one) => others.every((each) => mayBeOf([one], each)));
  const all: readonly Try[] = [
    { in: language, names },
    ...inOther(other),
    ...forms.map((one) => ({ in: formed, names: one, ...byLongest(one) })),
    ...(isPlausible ? others.flatMap(inOther) : []),
    { in: language, names, by: secondLongest(names), isFar: true },
  ];
  return all.filter((one) => isSearchable(withoutJoins(one.names).join(' ')));
}

/** Basic forms of several words are hardly those of one name, "grund i webbprogrammering": the longest finds it, and the others are compared. */
function byLongest(names: readonly string[]): Pick<Try, 'by'> {
  const [longest, ...others] = withoutJoins(names).toSorted((one, other) => other.length - one.length);
  return longest !== undefined && others.length > 0 && isSearchable(longest) ? { by: longest } : {};
}

/** The longer a word is, the likelier it has a slip; a short one is in too many names. */
function secondLongest(names: readonly string[]): string {
  const [first = '', second = first] = names
    .filter((one) => isSearchable(one) && !isCommonWord(one.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  return second === '' ? names.join(' ') : second;
}

/** By the first search for names that finds any. Undefined: none could be made. */
async function byName(
  names: readonly string[],
  by: ByNames,
  study: Catalogue['study'],
): Promise<InCatalogue | undefined> {
  const { words, language, days, most } = by;
  const near: Realization[] = [];
  let since: LocalDay | undefined;
  for (const one of triesOf(names, language).slice(0, most)) {
    const found = await tried(one, days, study);
    if (!found) break;
    const { value, ...age } = found;
    const toldOf = (run: Realization) => (one.in === language ? run : toldIn(language, one.in, run));
    near.push(...(value.near ?? []).map(toldOf));
    since = found.since;
    if (value.runs.length === 0 && !value.isTooBroad) continue;
    const formOf = new Map(names.map((typed, at) => [typed, one.names[at] ?? typed]));
    return {
      found: value.runs.map((run) => ({ ...age, value: toldOf(run) })),
      words: words.map((word) => formOf.get(word) ?? word),
      ...{ isTooBroad: value.isTooBroad, failure: undefined, since },
    };
  }
  near.push(...nearKept(names, language, study));
  const own = new Map(near.map((run) => [run.code, run]));
  if (since === undefined) return undefined;
  return { found: [], words, isTooBroad: false, failure: undefined, since, near: [...own.values()] };
}

/** Words that join others are in too many names. */
const withoutJoins = (names: readonly string[]): string[] =>
  names.filter((word) => !vocabulary.facts.joins.has(word.toLowerCase()));

/** Undefined: the request has made all its searches. */
async function tried(
  { names, by, isFar, in: asked }: Try,
  { usual, far }: Days,
  study: Catalogue['study'],
): Promise<(Found<Searched> & { readonly since: LocalDay }) | undefined> {
  const name = withoutJoins(names).join(' ');
  const since = isFar ? far : usual;
  const search = (one: string) => study.search({ name: one, since }, asked).catch(ifNoneLeft);
  const found = await search(by ?? name);
  if (!found || by === undefined || by === name) return found && { ...found, since };
  if (!found.value.isTooBroad) return { ...found, value: ofName(found.value, name), since };
  // So much in five years: nothing is known of those before the last.
  if (isFar) return { ...found, value: { runs: [], isTooBroad: false }, since: usual };
  return { ...found, ...(await search(name)), since };
}

function ifNoneLeft(error: unknown): undefined {
  if (!(error instanceof NoSearchLeft)) throw error;
}

/** What a search by one word of a name tells of the whole name. */
const ofName = ({ runs, isTooBroad }: Searched, name: string): Searched => {
  const sought = foldedWords(name);
  const roots = rememberedRoots();
  const own = runs.filter((run) =>
    [run.name, ...Object.values(run.names ?? {})].some((one) => {
      const words = foldedWords(one);
      return sought.every((word) => words.some((own) => own === word || isFormOf(own, word, roots)));
    }),
  );
  return { runs: own, isTooBroad, near: own.length > 0 ? [] : nearIn(runs, name) };
};

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

/** How far back starts were looked at; undefined: at all of them. */
export function sinceOf(
  catalogue: Pick<InCatalogue, 'since'> | undefined,
  reader: Pick<Reader, 'zone' | 'now'>,
): 'usual' | 'far' | undefined {
  if (catalogue?.since === undefined) return undefined;
  return catalogue.since === daysOf(reader).usual ? 'usual' : 'far';
}

/** Shows those that began before the last twelve months, too, where these alone were looked at. */
export function furtherButton(
  request: FindRequest,
  catalogue: InCatalogue | undefined,
  { language, ...reader }: Reader,
): Button[] {
  const isAll = request.far || sinceOf(catalogue, reader) !== 'usual';
  const label = texts(language).find.catalogue.olderUncounted;
  return isAll ? [] : findPage.offer(label, { ...request, older: true, far: true, page: 0 }, language, 3);
}

/** The courses ahead among those that searches have brought, whose names, codes or groups have words that begin as the typed ones do. */
function keptInCatalogue(
  typed: string,
  { language, now }: Reader,
  { study, extras }: Catalogue,
): readonly KnownCourse[] {
  const words = foldedWords(typed.slice(0, LONGEST_SEARCH));
  if (words.length === 0 || !SEARCHES.some(extras.can)) return [];
  const found = languagesFor(language).flatMap((one) =>
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

const holdsCodeOrId = (words: readonly string[]): boolean =>
  words.some((one) => parseCourseUnitCode(one) ?? parseRealizationCode(one) ?? idIn(one));

/** **Follow all open**, of a list that is all that there is. What one channel can't follow has none. */
export function followOpenButton(courses: readonly Realization[], { language, now }: Reader): Button[] {
  const open = courses.filter(({ enrollment }) => enrollmentState(enrollment, now).state === 'open');
  const codes = open.map(({ code }) => code).filter(isRealizationCode);
  if (codes.length === 0 || codes.length > MOST_FOLLOWS) return [];
  const label = texts(language).find.catalogue.followOpen(codes.length);
  return chooseFollowOpen.offer(label, { codes: codes.join(' ') }, language);
}

/** A number alone is a course's id, or a unit's code. */
const NUMBER = /^\d{5,10}$/;

/** What a code that no course has may be: that of a unit, which may look like a run's, "FP-2-013", or of a group. */
function askedAbsent(code: string): { readonly asked: string; readonly about: AskedAbout } {
  if (NUMBER.test(code)) return { asked: code, about: 'number' };
  const unit = parseOddUnitCode(code);
  return unit ? { asked: unit, about: 'other' } : { asked: code, about: 'group' };
}

/** More words behind a command are no name that is tried out. */
const MOST_WORDS = 8;

/** @param find shows what the words find */
export function namesInCatalogue(
  { study, extras, likelyRuns, languageOf, zone, now }: Catalogue & LanguageAndTime,
  find: (request: FindRequest, reader: Reader, place: Place) => Promise<Card>,
): NamesInCatalogue {
  const isOffered = (words: readonly string[]): boolean =>
    (words.some(isGroup) && extras.can('search-group')) ||
    (extras.can('search-name') && isSearchable(words.filter((one) => /\p{L}/u.test(one)).join(' ')));
  return {
    nameIn: (typed) => {
      const words = withinLongest(typedWords(typed));
      const search = words.join(' ');
      return holdsCodeOrId(words) || search === '' || !isOffered(words) ? undefined : { search };
    },
    tryOut: async (typed, place) => {
      const words = typedWords(typed);
      if (holdsCodeOrId(words) || words.length > MOST_WORDS) return;
      const { usual } = daysOf({ zone, now: now() });
      await tryOut({ words }, usual, await languageOf(place), extras);
    },
    answer: ({ search }, reader, place, shows) => {
      const words = typedWords(search);
      return isOffered(words)
        ? find({ ...bounded({ words: withoutCourses(words) }), ...(shows && { shows }) }, reader, place)
        : undefined;
    },
    ofGroup: async (code, reader, place) => {
      if (!mayBeGroup(code) || isRunOfUnit(code)) return undefined;
      const { language, zone, now } = reader;
      const { asked, about } = askedAbsent(code);
      const by = { language, since: searchedSince(zone, now) };
      const { is } = await whatIs(asked, about, by, { study, extras, likelyRuns });
      if (is === 'group') return find({ ...bounded({ words: [code] }), groups: [code] }, reader, place);
      const hasRuns = is === 'unit' && extras.can('search-unit');
      return hasRuns ? find(bounded({ words: [code], units: [code] }), reader, place) : undefined;
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
