/** Looks for courses: among those that are known here, and in the whole catalogue. */
import type { Place } from '../../ask/place.ts';
import type { SeenCourses } from '../../ask/seen-courses.ts';
import type { Reader } from '../../cards/card.ts';
import { NotFound } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { withTimeout } from '../../primitives.ts';
import type { PersonKey } from '../../store/store.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import type { Found, Realization, RealizationCode, StudyClient } from '../../study-client/model.ts';
import { isGoingOn } from '../../study-client/moments.ts';
import { MOST_SEEN } from '../../workspace/history.ts';
import { lookInCatalogue } from './catalogue.ts';
import { atTime } from './filters.ts';
import type { Catalogue, InCatalogue } from './in-catalogue.ts';
import {
  compareWindows,
  type FoundCourses,
  type LookedThrough,
  type OwnSearch,
  selectRead,
} from './selection.ts';
import { readAsName } from './whole-names.ts';

/** What a search needs. */
export interface SearchDeps {
  readonly study: Catalogue['study'] & Pick<StudyClient, 'realizationKept'>;
  readonly extras: Catalogue['extras'];
  readonly likelyRuns?: Catalogue['likelyRuns'];
  readonly seen: SeenCourses;
  /** The codes that are followed where a request comes from. May reject. */
  readonly followed: (place: Place) => Promise<readonly string[]>;
  /**
   * Has the answer shown anew once a search that takes long has ended. False: an answer can't be shown anew. Left out: no answer of
   * this kind can.
   */
  readonly showAnew?: (ended: Promise<boolean>) => boolean;
  /** Notes what a search of the catalogue has brought. */
  readonly learn: (person: PersonKey, found: readonly Realization[], language: Language) => void;
}
/** So many courses that are not in memory are asked for by one request: two searches of a hundred codes. */
const MOST_ASKED = 200;
/** Selects among what was seen where a request comes from, for each of its lists of words. Rejects if nothing could be looked at. */
export async function findCourses(
  request: OwnSearch,
  reader: Reader,
  place: Place,
  deps: SearchDeps,
): Promise<Sought> {
  const { or = [], ...own } = request;
  const [first, ...others] = await Promise.all(
    // What was searched for to read a message with several lists was none of them.
    [own.words, ...or].map((words, at) =>
      findByAll({ ...own, words }, reader, place, deps, or.length > 0 ? at + 1 : at),
    ),
  );
  const all = [first as Sought, ...others];
  return others.length > 0 ? joinedSought(all, request, reader.now) : (first as Sought);
}

interface Sought {
  readonly selected: FoundCourses;
  readonly looked: LookedThrough;
}

/** What was found for each of the lists of words as one, and which of the lists has nothing. @param now epoch milliseconds */
function joinedSought(each: readonly Sought[], request: OwnSearch, now: number): Sought {
  const { or = [] } = request;
  const courses = joinedFound(each.flatMap(({ selected }) => selected.courses));
  const lists = [request.words, ...or];
  const none = lists.filter((_, at) => each[at]?.selected.courses.length === 0).map((list) => list.join(' '));
  const all = each.map(({ looked }) => looked);
  const searched = all.flatMap(({ catalogue }) => catalogue ?? []);
  const [catalogue] = searched;
  const [first] = all;
  return {
    selected: {
      asked: request,
      courses: courses.toSorted((one, other) => compareWindows(one.value, other.value, now)),
      used: [...new Set(each.flatMap(({ selected }) => selected.used))],
      unused: [...new Set(each.flatMap(({ selected }) => selected.unused))],
      ...(courses.length > 0 && none.length > 0 && { none }),
    },
    looked: {
      ...(first as LookedThrough),
      found: joinedFound(all.flatMap(({ found }) => found)),
      all: Math.max(...all.map((one) => one.all)),
      failure: all.map(({ failure }) => failure).find((one) => one !== undefined),
      older: all.reduce((sum, { older }) => sum + older, 0),
      catalogue: catalogue && {
        ...catalogue,
        found: joinedFound(searched.flatMap(({ found }) => found)),
        words: [...new Set(searched.flatMap(({ words }) => words))],
        isTooBroad: searched.some(({ isTooBroad }) => isTooBroad),
        failure: searched.map(({ failure }) => failure).find((one) => one !== undefined),
        near: searched.flatMap(({ near = [] }) => near),
      },
    },
  };
}

/** Selects the courses that have all the words of a request. */
async function findByAll(
  request: OwnSearch,
  reader: Reader,
  place: Place,
  deps: SearchDeps,
  nth: number,
): Promise<Sought> {
  const searching = lookInCatalogue(request, reader, deps, nth);
  const [codes, isLate] = await Promise.all([
    request.among?.codes ?? knownCodes(reader, place, deps),
    deps.showAnew !== undefined && isSlow(searching),
  ]);
  const early = isLate ? await knownSofar(codes, request, reader, deps) : undefined;
  if (early && deps.showAnew?.(searching.then(isAll, isAll))) return early;
  return selectKnown(request, { codes, searched: await searching }, reader, place, deps);
}

/** Selects among what is known here and what a search has brought. */
async function selectKnown(
  request: OwnSearch,
  { codes, searched }: { readonly codes: readonly string[]; readonly searched: InCatalogue | undefined },
  reader: Reader,
  place: Place,
  deps: SearchDeps,
): Promise<Sought> {
  // What is no name was not searched for.
  const isOfNoName = request.words.length === 0 && readAsName(searched?.found ?? [], request) === undefined;
  const catalogue = isOfNoName && searched?.isByName ? undefined : searched;
  const inCatalogue = catalogue?.found ?? [];
  const there = new Set(inCatalogue.map(({ value }) => value.code));
  const others = [...new Set(codes)].filter(isRealizationCode).filter((code) => !there.has(code));
  const isSearched = catalogue !== undefined && catalogue.failure === undefined;
  const [local, own] = await Promise.all([
    lookThrough(others, reader, deps.study, isSearched && !request.isOfDepartment),
    lookUpMine(request, reader, deps.study),
  ]);
  const found = joinedFound([...inCatalogue, ...local.found, ...own]).filter(
    ({ value }) => value.code !== request.like?.code,
  );
  const words = isSearched ? catalogue.words : request.words;
  // A department stands in no name.
  const isStrict = isSearched && catalogue.isByName === true && !request.isOfDepartment;
  const selected = selectRead(found, { ...request, words: [...words] }, reader.now, isStrict);
  const dated = atTime(selected.courses, selected.asked.dates, reader);
  // Without the catalogue only what people have asked for is shown: all of it.
  const current =
    catalogue && !request.older ? dated.filter(({ value }) => isGoingOn(value, reader.now)) : dated;
  if (inCatalogue.length > 0)
    deps.learn(
      place,
      inCatalogue.map(({ value }) => value),
      reader.language,
    );
  const older = dated.length - current.length;
  const looked = { ...local, found, catalogue, ...offeredBy(deps.extras), older, near: [] };
  return { selected: { ...selected, courses: current }, looked };
}

/** A search takes no more than this in milliseconds, or what is known here is shown before it. */
const A_MOMENT = 1_000;
const isAll = (): boolean => true;
const isSlow = (searching: Promise<unknown>): Promise<boolean> =>
  withTimeout(searching.then(isAll, isAll), A_MOMENT).then((isEnded) => isEnded === undefined);

/** What is in memory of the courses that are known here; undefined: nothing of it fits. */
async function knownSofar(
  codes: readonly string[],
  request: OwnSearch,
  reader: Reader,
  { study, extras }: SearchDeps,
): Promise<Sought | undefined> {
  const local = await lookThrough(codes.filter(isRealizationCode), reader, study, true);
  const selected = selectRead(local.found, request, reader.now, true);
  const courses = atTime(selected.courses, selected.asked.dates, reader).filter(({ value }) =>
    isGoingOn(value, reader.now),
  );
  const looked = { ...local, catalogue: undefined, ...offeredBy(extras), older: 0, near: [] };
  return courses.length > 0
    ? { selected: { ...selected, courses }, looked: { ...looked, isToCome: true } }
    : undefined;
}

const offeredBy = ({ can, isAwaited }: Catalogue['extras']) => ({
  isOffered: can('search-name'),
  ofGroups: can('search-group'),
  isAwaited: !can('search-name') && isAwaited('search-name'),
});

/** The asker's own courses, as far as they can be read. */
async function lookUpMine(
  { mine = [] }: OwnSearch,
  reader: Reader,
  study: SearchDeps['study'],
): Promise<LookedThrough['found']> {
  const codes = mine.filter(isRealizationCode);
  if (codes.length === 0) return [];
  return lookThrough(codes, reader, study, false).then(
    ({ found }) => found,
    () => [],
  );
}

/** Each course once. */
const joinedFound = (found: readonly Found<Realization>[]): readonly Found<Realization>[] => [
  ...new Map(found.map((one) => [one.value.code, one])).values(),
];

async function knownCodes({ language }: Reader, place: Place, deps: SearchDeps): Promise<string[]> {
  const [seen, followed] = await Promise.all([
    deps.seen.suggest(place.workspace, '', language, MOST_SEEN),
    deps.followed(place).catch(() => []),
  ]);
  return [...seen.map(({ code }) => code), ...followed];
}

/**
 * Reads what is in memory, and asks for the newest of the others. Rejects if all that is asked for fails.
 * @param isSpare whether the catalogue was searched: nothing more is asked for then
 */
async function lookThrough(
  codes: readonly RealizationCode[],
  { language }: Reader,
  study: SearchDeps['study'],
  isSpare: boolean,
): Promise<Pick<LookedThrough, 'found' | 'all' | 'failure'>> {
  const kept = codes.map((code) => ({ code, one: study.realizationKept(code, language) }));
  const found = kept.flatMap(({ one }) => (one === undefined || one === 'absent' ? [] : [one]));
  const missing = isSpare ? [] : kept.filter(({ one }) => one === undefined).slice(0, MOST_ASKED);
  const asked = await Promise.allSettled(missing.map(({ code }) => study.realization(code, language)));
  const failures = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const read = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const absent = failures.filter((one) => one instanceof NotFound).length;
  const failure = failures.find((one) => !(one instanceof NotFound));
  if (failure !== undefined && found.length + read.length === 0) throw failure;
  const gone = kept.filter(({ one }) => one === 'absent').length + absent;
  return { found: [...found, ...read], all: codes.length - gone, failure };
}
