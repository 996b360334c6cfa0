/** Looks for courses in the whole catalogue, where the study API offers that. Rules: `docs/extras.md`. */

import { isGroupCode } from '../../ask/run-topics.ts';
import type { Reader } from '../../cards/card.ts';
import type { Language } from '../../language.ts';
import { parseCourseUnitCode, parseOddUnitCode } from '../../study-client/codes.ts';
import { extraOf, isSearchable } from '../../study-client/extras.ts';
import type {
  CourseUnitCode,
  Criteria,
  Found,
  LocalDay,
  Realization,
  Searched,
} from '../../study-client/model.ts';
import { isGoingOn } from '../../study-client/moments.ts';
import { foldedWords, withNamesOf } from '../../study-client/texts.ts';
import type { StudyExtras } from '../../workspace/study-extras.ts';

import { runCoded } from './coded.ts';
import type { FindRequest } from './filters.ts';
import {
  type Catalogue,
  daysOf,
  type InCatalogue,
  isGroup,
  joinedOf,
  maySearchName,
  SEARCHES,
  searchTold,
} from './in-catalogue.ts';
import { type ByNames, lookForNames, MOST_BESIDE_GROUP, namesToTry } from './name-tries.ts';

/**
 * Searches by the groups of a request, else by its units, else by the words of names; undefined: it has none that say enough, or
 * that is not offered. What looks like a group may be a unit, or stand in names: those are searched where no course of the group
 * fits. A failure is searchTold, and not thrown.
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
    searchTold(extraOf(one), () => (at === 0 ? study : all).search(one, asked), extras);
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
export async function tryOut(
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
  const look: LookBy = (one, _, asked) => searchTold('search-unit', () => study.search(one, asked), extras);
  return found && withNames(found, [{ unit: code }], reader.language, look);
}

/** The run of a code of no usual form, or the likely ones of such a unit, where units are not searched for. */
async function lookForRuns(
  code: CourseUnitCode,
  { language, now }: Reader,
  { study, likelyRuns, extras }: Catalogue,
): Promise<InCatalogue | undefined> {
  const find = likelyRuns ?? (async () => asFound(await runCoded(code, language, study), now));
  const searched = await searchTold(
    'search-unit',
    async () => ({ runs: await find(code, language) }),
    extras,
  );
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
  return own.filter(maySearchName);
}

/** What alone could be the code of a unit, or run, of another form; undefined: nothing could be. */
function oddUnitIn({ words, groups = [], units = [] }: FindRequest): CourseUnitCode | undefined {
  const [unit, ...more] = words.map(parseOddUnitCode);
  const isSure = words.some((one) => groups.includes(one) || units.includes(one));
  return unit !== undefined && more.length === 0 && !isSure ? unit : undefined;
}

/** Whether what was found for groups or units does not fit the other words, which may be a name then. */
const isOfOthers = (
  { found, isTooBroad, failure }: InCatalogue,
  each: readonly Criteria[],
  words: readonly string[],
): boolean => failure === undefined && !isTooBroad && !fitsAny(found, each, words);

const isInTrouble = ({ isTooBroad, failure }: InCatalogue): boolean => isTooBroad || failure !== undefined;
const isNothing = (one: InCatalogue): boolean => one.found.length === 0 && !isInTrouble(one);

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
