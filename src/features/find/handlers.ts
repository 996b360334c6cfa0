import type { Button } from '@slack/types';
import {
  chooseGroup,
  courseMenu,
  showCourse,
  showEnrollment,
  showGroup,
  showOpen,
  startLookUp,
} from '../../ask/actions.ts';
import { askFor, defineFeature, type Feature, type Features, replaces } from '../../ask/feature.ts';
import { type LinkTemplates, studyGuideButton } from '../../ask/links.ts';
import { isForAsker, type Place } from '../../ask/place.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { type KnownCourse, type SeenCourses, seenList } from '../../ask/seen-courses.ts';
import { readTime } from '../../ask/times.ts';
import { escapeMrkdwn, joined, outsideLine, paragraph, small } from '../../cards/blocks.ts';
import { type Card, type Reader, withNote, withSaid, wordsCard } from '../../cards/card.ts';
import { languageWords, namesFoundBy } from '../../cards/course-facts.ts';
import { daysWords, windowUntil } from '../../cards/dates.ts';
import { shortFailure } from '../../cards/error-card.ts';
import { realizationsCard } from '../../cards/realization-list.ts';
import { NotFound } from '../../errors.ts';
import { isFormOf, rememberedRoots, texts, vocabulary } from '../../i18n/index.ts';
import type { RootsOf } from '../../i18n/patterns.ts';
import { isLanguage, LANGUAGES, type Language, numberIn } from '../../language.ts';
import { folded, withTimeout } from '../../primitives.ts';
import type { PersonKey } from '../../store/store.ts';
import { courseUnitOf, isRealizationCode } from '../../study-client/codes.ts';
import type { Found, Realization, RealizationCode, StudyClient } from '../../study-client/model.ts';
import { endOf, enrollmentState, isGoingOn } from '../../study-client/moments.ts';
import { foldedWords } from '../../study-client/texts.ts';
import { beginningsOf } from '../../workspace/buildings-index.ts';
import { MOST_SEEN } from '../../workspace/history.ts';
import type { OwnGroups } from '../../workspace/own-group.ts';
import {
  type Catalogue,
  followOpenButton,
  furtherButton,
  type InCatalogue,
  lookInCatalogue,
  olderButton,
  sinceOf,
} from './catalogue.ts';
import { atTime, type FindRequest, findRequest, narrowsAny, type SoughtState } from './filters.ts';
import { asKnown, nearSeen } from './near-names.ts';
import { FIND_INTENTS, findPage, findRuns, findWindows, parseFind, takesFind } from './request.ts';
import { readAsName, withAllWords } from './whole-names.ts';

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

interface FindDeps extends SearchDeps {
  /** The student group of a person. Never rejects. */
  readonly groupOf: OwnGroups['of'];
  /** The courses that a person follows or has marked. May reject. */
  readonly own: (place: Place, reader: Reader) => Promise<readonly string[]>;
  /** The card of a course alone. */
  readonly cardOf: (code: string, reader: Reader, place: Place) => Promise<Card>;
  /** The card of its window. */
  readonly windowOf: (code: string, reader: Reader, place: Place) => Promise<Card>;
  readonly links: LinkTemplates;
}

/** So many courses that are not in memory are asked for by one request: two searches of a hundred codes. */
const MOST_ASKED = 200;

/** `/course find WORDS…` and questions for several courses. */
export const findAmongSeen = (deps: FindDeps): Feature =>
  defineFeature<FindRequest>({
    name: 'find',
    request: findRequest,
    // What was typed is not kept, but for the words that it searched for.
    kept: ({ typed: _, unused: __, page: ___, ...request }) => request,
    commands: [
      {
        command: '/course',
        subcommand: 'find',
        also: vocabulary.subcommands.find.words,
        takes: (typed) => takesFind(typed, deps.extras.can('search-group') && deps.extras.can('search-unit')),
        findsNames: true,
        parse: parseFind,
        named: async (typed, _place, _strictly, { groups }) =>
          groups.length > 0 ? parseFind(typed, groups) : undefined,
      },
    ],
    intents: FIND_INTENTS,
    // "Acoustics courses, not on Fridays" asks for no lessons of what was spoken of.
    kind: ({ words, hoursOfDay }) =>
      words.some((word) => !isGroupCode(word)) && !hoursOfDay ? 'guess' : undefined,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    actions: [
      replaces(findPage, (request) => request),
      replaces(showOpen, () => parseFind('open'), 'beside'),
      replaces(showGroup, ({ group }) => ({ words: [group], groups: [group] }), 'beside'),
    ],
  });

/** What other questions ask of it: windows that are as they say, and the runs of a name. */
export const findAsks = (finding: Feature): Pick<Features, 'windows' | 'runs'> => ({
  windows: (question) => {
    const request = findWindows(question);
    return request && askFor<FindRequest>(finding, request);
  },
  runs: (question, named) => askFor<FindRequest>(finding, findRuns(question, named)),
});

/** The courses of the asker's group, and those that the asker follows; undefined: no group is known, so that they are any. */
async function ownAsked(
  request: FindRequest,
  reader: Reader,
  place: Place,
  { groupOf, own }: FindDeps,
): Promise<OwnSearch | undefined> {
  const group = request.own && isForAsker(place) ? await groupOf(place) : undefined;
  if (group === undefined) return undefined;
  // Followed courses are no reason for the group's not to be shown.
  const { or: _, ...sought } = request;
  return { ...sought, words: [group], groups: [group], mine: await own(place, reader).catch(() => []) };
}

async function answer(request: FindRequest, reader: Reader, place: Place, deps: FindDeps): Promise<Card> {
  const own = await ownAsked(request, reader, place, deps);
  if (own) {
    const { selected, looked } = await findCourses(own, reader, place, deps);
    const card = findCard(selected, looked, own, reader);
    const { own: _, ...all } = request;
    const others = findPage.offer(texts(reader.language).group.all, { ...all, page: 0 }, reader.language, 5);
    return { ...card, buttons: [...card.buttons, ...others] };
  }
  const { selected, looked } = await findCourses(request, reader, place, deps);
  const { asked } = selected;
  const [first, ...more] = selected.courses;
  const only = isWholeOf(looked) && more.length === 0 && !narrowsAny(asked) ? first : undefined;
  const beside = [
    ...olderButton(request, looked.older, reader.language),
    ...(looked.older === 0 ? furtherButton(request, looked.catalogue, reader) : []),
    ...otherReadingButton(request, selected, reader),
  ];
  if (only && request.shows === 'windows') {
    const card = await deps.windowOf(only.value.code, reader, place);
    return { ...card, buttons: [...card.buttons, ...beside] };
  }
  if (only) {
    const card = await deps.cardOf(only.value.code, reader, place);
    const said = withSaid(card, whereWords(request, looked, reader));
    const told = unusedNote(selected, reader).reduceRight(withLead, said);
    return { ...told, buttons: [...told.buttons, ...beside] };
  }
  const near =
    isWholeOf(looked) && !first && looked.older === 0
      ? await nearestNames(request, looked, reader, place, deps)
      : [];
  const card = findCard(selected, { ...looked, near }, request, reader, deps.links);
  if (looked.all > 0 || looked.catalogue || !looked.isOffered || !isForAsker(place)) return card;
  // Who names a group need not know a name of a course.
  const group = await deps.groupOf(place);
  const choose = chooseGroup.offer(texts(reader.language).group.choose, {}, reader.language);
  return group === undefined ? { ...card, buttons: [...choose, ...card.buttons] } : card;
}

/** A card with a sentence above it. */
const withLead = (card: Card, said: string): Card => ({
  ...card,
  text: `${escapeMrkdwn(said)}\n${card.text}`,
  blocks: [paragraph(said), ...card.blocks],
});

/** Courses with such names: what was meant may be among them. */
async function nearestNames(
  { words }: FindRequest,
  { catalogue }: LookedThrough,
  reader: Reader,
  place: Place,
  { seen, study }: SearchDeps,
): Promise<readonly KnownCourse[]> {
  const { language, now } = reader;
  const near = await nearSeen(words, reader, place, seen, MOST_NEAR).catch(() => []);
  const came = (catalogue?.near ?? []).filter((run) => isGoingOn(run, now));
  const keptOf = (code: string): Realization | undefined => {
    const kept = isRealizationCode(code) ? study.realizationKept(code, language) : undefined;
    return kept === 'absent' ? undefined : kept?.value;
  };
  const all = [
    ...came.toSorted((one, other) => compareWindows(one, other, now)).map((run) => asKnown(run, language)),
    ...near.map((one) => ({ ...one, kept: keptOf(one.code) })),
  ];
  return [...new Map(all.map((one) => [one.code, one] as const)).values()].slice(0, MOST_NEAR);
}

/** A search for the courses of a group, beside which those of some codes fit in any group. */
interface OwnSearch extends FindRequest {
  readonly mine?: readonly string[];
}

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
    lookThrough(others, reader, deps.study, isSearched),
    lookUpMine(request, reader, deps.study),
  ]);
  const found = joinedFound([...inCatalogue, ...local.found, ...own]);
  const words = isSearched ? catalogue.words : request.words;
  const isStrict = isSearched && catalogue.isByName === true;
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

// The card: a page of what was found.

/** The most that may have been meant. */
const MOST_NEAR = 3;
/** Courses on a page. */
const PAGE = 10;
/** The longest list of words that a card repeats. */
const LONGEST = 120;

/** A page of what was found among the courses that were seen, and how many were looked at. */
export function findCard(
  found: FoundCourses,
  looked: LookedThrough,
  request: FindRequest,
  reader: Reader,
  links: LinkTemplates = {},
): Card {
  const { used, unused, asked } = found;
  const words = texts(reader.language).find;
  const { among } = request;
  const narrowed = soughtWords(used, asked, reader);
  const name = among?.name && outsideLine(among.name, LONGEST);
  const sought = among ? joined([name, narrowed]) : narrowed || words.all;
  const isWhole = isWholeOf(looked);
  const notes = notesOf(found, looked, reader);
  const byOther = byOtherWords(looked, words);
  if (looked.all === 0 && !looked.catalogue)
    return {
      ...wordsCard(joined([words.empty, byOther], ' ')),
      isOfNothing: true,
      buttons: byCode(links, reader.language),
    };
  const cannot = cannotWords(found, reader);
  if (cannot !== undefined && !among && !isWhole) return wordsCard(cannot);
  if (found.courses.length > 0) return pageCard(found, { sought, notes, looked, links }, request, reader);
  if (isWhole) return nothingInCatalogue(request, { notes, looked, links, unused }, reader);
  if (looked.found.length === 0 && looked.catalogue) return wordsCard(notes.join(' '));
  const [next, buttons] = among ? [[], []] : [[byOther], elseByCode(looked, links, reader.language)];
  const said = joined([words.nothing(sought, looked.found.length), ...notes, ...next], ' ');
  // Of courses that were shown others may be asked next.
  return { ...wordsCard(said), forgets: !among, isOfNothing: true, buttons };
}

/** That courses are not found by anything of what is asked for; undefined: they are. */
function cannotWords({ used, unused, asked }: FoundCourses, { language }: Reader): string | undefined {
  const idle = [...(asked.hoursOfDay ?? []), ...unused];
  if (used.length > 0 || idle.length === 0 || narrowsAny(asked)) return undefined;
  return texts(language).find.cannot(outsideLine(idle.join(', '), LONGEST));
}

/** Where names are not searched for: the ways to what is asked by its code. */
const elseByCode = ({ isOffered }: LookedThrough, links: LinkTemplates, language: Language): Button[] =>
  isOffered ? [] : byCode(links, language);

const byCode = (links: LinkTemplates, language: Language): Button[] => [
  ...startLookUp.offer(texts(language).lookUp.title, {}, language),
  ...studyGuideButton(language, links),
];

/** How courses are found otherwise; empty where the whole catalogue could not be searched now. */
const byOtherWords = (
  {
    isOffered,
    ofGroups,
    isAwaited,
    catalogue,
  }: Pick<LookedThrough, 'isOffered' | 'ofGroups' | 'isAwaited' | 'catalogue'>,
  words: ReturnType<typeof texts>['find'],
): string => {
  if (!isOffered) return isAwaited ? words.awaited : words.byCode;
  if (catalogue) return '';
  return ofGroups ? words.catalogue.tooShort : words.catalogue.tooShortName;
};

/** Whether what is found is all that the study API has. */
export const isWholeOf = ({ catalogue }: LookedThrough): boolean =>
  catalogue !== undefined &&
  catalogue.failure === undefined &&
  !catalogue.isTooBroad &&
  catalogue.isWithoutGroups !== true &&
  catalogue.isWithoutUnits !== true;

/** Whether nothing was found for what may be the code of a unit, which could not be searched for. */
const lacksUnits = ({ catalogue }: Pick<LookedThrough, 'catalogue'>): boolean =>
  catalogue?.isWithoutUnits === true && catalogue.found.length === 0;

/** Which words were not used. */
function unusedNote(
  { asked, unused, none = [] }: Pick<FoundCourses, 'asked' | 'unused' | 'none'>,
  { language }: Reader,
): string[] {
  const words = texts(language).find;
  const told = (of: readonly string[]): string => outsideLine(of.join(', '), LONGEST);
  const { hoursOfDay = [] } = asked;
  return [
    ...(hoursOfDay.length > 0 ? [words.hoursOfDay(told(hoursOfDay))] : []),
    ...(none.length > 0 ? [words.noneOf(told(none))] : []),
    ...(unused.length > 0 ? [words.unused(told(unused))] : []),
  ];
}

/** What was not read, and why. */
function notesOf(found: FoundCourses, { catalogue, failure }: LookedThrough, reader: Reader): string[] {
  const words = texts(reader.language).find;
  return [
    ...(lacksUnits({ catalogue }) ? [words.catalogue.notByUnits] : []),
    ...(catalogue?.isWithoutGroups ? [words.catalogue.notByGroups] : []),
    ...(catalogue?.isTooBroad ? [words.catalogue.tooBroad] : []),
    ...(catalogue?.failure === undefined
      ? []
      : [words.catalogue.trouble(shortFailure(catalogue.failure, reader))]),
    ...unusedNote(found, reader),
    // Where the catalogue could not be read, one reason is enough.
    ...(failure === undefined || catalogue?.failure !== undefined
      ? []
      : [words.trouble(shortFailure(failure, reader))]),
  ];
}

/** Where it was looked. */
function whereWords({ among }: FindRequest, looked: LookedThrough, reader: Reader): string {
  const words = texts(reader.language).find;
  if (among) return words.among[among.name === undefined ? (among.isPart ? 'part' : 'shown') : 'runs'];
  if (!looked.catalogue && !looked.isOffered)
    return words.looked(looked.found.length, looked.all, looked.isAwaited);
  return isWholeOf(looked) && !isOfPartsAlone(looked)
    ? wholeWords(looked.catalogue, reader)
    : words.catalogue.seen;
}

/** Whether the catalogue has no such word, and what is known here has it within a compound: the catalogue finds whole words only. */
const isOfPartsAlone = ({ catalogue, found, older }: LookedThrough): boolean =>
  catalogue?.isByName === true && catalogue.found.length === 0 && found.length > 0 && older === 0;

/** That the whole catalogue was looked at, and which starts of it. */
function wholeWords(catalogue: InCatalogue | undefined, reader: Reader): string {
  const words = texts(reader.language).find.catalogue;
  const back = sinceOf(catalogue, reader);
  return joined([words.looked, back && words.since[back]], ' ');
}

/** What was not read and why, and where it was looked: for what is no card. */
export const whereLooked = (
  found: FoundCourses,
  looked: LookedThrough,
  request: FindRequest,
  reader: Reader,
): string[] => {
  const isNothing = looked.all === 0 && !looked.catalogue;
  const where = isNothing ? texts(reader.language).find.empty : whereWords(request, looked, reader);
  return [...notesOf(found, looked, reader), where];
};

/** Buttons to the pages before and after one, and to those that have ended. */
function pageButtons(request: FindRequest, page: number, rest: number, older: number, language: Language) {
  const words = texts(language).find;
  const to = (other: number) => ({ ...request, page: other });
  return [
    ...(page > 0 ? findPage.offer(words.back, to(page - 1), language, 0) : []),
    ...(rest > 0 ? findPage.offer(words.more(Math.min(rest, PAGE)), to(page + 1), language, 1) : []),
    ...olderButton(request, older, language),
  ];
}

function nothingInCatalogue(
  request: FindRequest,
  {
    notes,
    links,
    looked: { near, older, catalogue },
    unused,
  }: Pick<Around, 'notes' | 'looked' | 'links'> & Pick<FoundCourses, 'unused'>,
  reader: Reader,
): Card {
  const words = texts(reader.language).find;
  const used = request.words.filter((word) => !unused.includes(word));
  const sought = soughtWords(used, request, reader);
  const said = joined(
    [
      older > 0 ? words.catalogue.ended(sought) : words.catalogue.nothing(sought),
      used.length > 1 && older === 0 && words.catalogue.allWords,
      ...notes,
    ],
    ' ',
  );
  const back = sinceOf(catalogue, reader);
  const where = back === undefined ? [] : [words.catalogue.since[back]];
  const buttons = [
    ...olderButton(request, older, reader.language),
    ...(older === 0 ? leaveOutButtons(request, used, reader) : []),
    ...(older === 0 ? furtherButton(request, catalogue, reader) : []),
    ...studyGuideButton(reader.language, links),
  ];
  const { among: _, ...filters } = request;
  const besideName = narrowsAny(request) ? narrowingWords([], filters, reader) : '';
  const nearWords = besideName === '' ? words.catalogue.near : words.catalogue.nearBeside(besideName);
  if (near.length === 0) {
    const card = where.reduce(withNote, wordsCard(said));
    return { ...card, forgets: true, isOfNothing: true, buttons };
  }
  const show = request.shows === 'windows' ? windowOf(reader.language) : showBeside(reader.language);
  const list = seenList(near, reader, (code, index) => show({ code }, index).at(0));
  return {
    text: [...[said, nearWords].map(escapeMrkdwn), ...list.lines].join('\n'),
    blocks: [paragraph(said), paragraph(nearWords), ...list.blocks, ...where.map(small)],
    buttons,
    // They may have been meant: what is asked next may be about them.
    shows: near.map(({ code }) => code).filter(isRealizationCode),
    isChoice: true,
  };
}

/** So many words are offered to be left out, at most. */
const MOST_LEFT_OUT = 3;
/** The first place of their buttons, behind those of pages and of other readings. */
const LEFT_OUT = 6;

/** The same search without one of its words, or without all that narrows it beside them. */
function leaveOutButtons(
  { page: _, typed: __, ...request }: FindRequest,
  used: readonly string[],
  reader: Reader,
): Button[] {
  const { language } = reader;
  const { without } = texts(language).find.catalogue;
  const label = (what: string): string => without(outsideLine(what, LONGEST_LABEL));
  const { languages, states, credits, online, dates, not, ...bare } = request;
  const isOfMore =
    used.length > 1 || (used.length === 1 && narrowsAny(request) && request.groups !== undefined);
  const words = isOfMore ? used.slice(0, MOST_LEFT_OUT) : [];
  const all = narrowingWords([], { words: [], languages, states, credits, online, dates, not }, reader);
  return [
    ...(used.length > 0 && narrowsAny(request) ? findPage.offer(label(all), bare, language, LEFT_OUT) : []),
    ...words.flatMap((word, at) =>
      findPage.offer(label(word), withoutWord(request, word), language, LEFT_OUT + 1 + at),
    ),
  ];
}

function withoutWord({ groups, ...request }: FindRequest, word: string): FindRequest {
  const sure = groups?.filter((one) => one !== word) ?? [];
  return {
    ...request,
    words: request.words.filter((one) => one !== word),
    ...(sure.length > 0 && { groups: sure }),
  };
}

/** The button that shows the n-th course of a list. */
const showBeside =
  (language: Language) =>
  ({ code }: { readonly code: string }, index: number): Button[] =>
    showCourse.offer(texts(language).seen.show, { asked: code }, language, index);

interface Around {
  readonly sought: string;
  readonly notes: readonly string[];
  readonly looked: LookedThrough;
  readonly links: LinkTemplates;
}

/** The way to the window of a course of a list. */
const windowOf =
  (language: Language) =>
  ({ code }: { readonly code: string }, index?: number): Button[] =>
    showEnrollment.offer(texts(language).seen.show, { asked: code }, language, index);

/** Courses that fit what was typed, where each of its words narrows them and none is of a name. */
function otherReadingButton(
  { typed: _, ...request }: FindRequest,
  { others = 0 }: FoundCourses,
  reader: Reader,
): Button[] {
  if (others === 0) return [];
  const { language } = reader;
  const sought = outsideLine(soughtWords(request.words, request, reader), LONGEST_LABEL);
  // Where none of the words narrows anything, any course would fit.
  if (sought === '') return [];
  const label = texts(language).find.catalogue.otherReading(sought, others);
  return findPage.offer(label, { ...request, page: 0 }, language, 4);
}
const LONGEST_LABEL = 50;

function pageCard(
  selected: FoundCourses,
  { sought, notes, looked, links }: Around,
  request: FindRequest,
  reader: Reader,
): Card {
  const { language } = reader;
  const words = texts(language).find;
  const { courses } = selected;
  const pages = Math.ceil(courses.length / PAGE);
  const page = Math.min(request.page ?? 0, pages - 1);
  const shown = courses.slice(page * PAGE, (page + 1) * PAGE);
  const rest = courses.length - (page + 1) * PAGE;
  const card = realizationsCard(
    shown.map((found) => ({ asked: found.value.code, found })),
    reader,
    () => words.title(courses.length),
    courseMenu(reader, links, request.shows === 'windows' ? windowOf(language) : undefined),
  );
  const [head, ...blocks] = card.blocks;
  const what = joined([sought, pages > 1 && words.page(page + 1, pages)]);
  const next = courses.slice((page + 1) * PAGE, (page + 1) * PAGE + 1);
  const { first, last, shownLast } = toldAround(request, looked, notes, reader);
  const [title = '', ...lines] = card.text.split('\n');
  const end = escapeMrkdwn(last.join('\n'));
  return {
    ...card,
    once: unusedNote(selected, reader),
    text: joined([title, ...[what, ...first].map(escapeMrkdwn), ...lines, end || undefined], '\n'),
    tail: (card.tail ?? 0) + end.length + last.slice(0, 1).length,
    blocks: [...(head ? [head] : []), small(what), ...first.map(small), ...blocks, ...shownLast.map(small)],
    buttons: [
      ...pageButtons(request, page, rest, looked.older, language),
      ...(looked.older === 0 ? furtherButton(request, looked.catalogue, reader) : []),
      ...otherReadingButton(request, selected, reader),
      ...(isWholeOf(looked)
        ? followOpenButton(
            courses.map(({ value }) => value),
            reader,
          )
        : []),
    ],
    // The next one tells that the list goes on.
    shows: [...shown, ...next].map(({ value }) => value.code),
    until: Math.min(...shown.map(({ value }) => windowUntil(value.enrollment, reader.now))),
  };
}

/**
 * What stands above a page and behind it. What is missing is told before what is there; of the whole catalogue nothing is to be shown: a
 * button leads to what is older.
 */
function toldAround(request: FindRequest, looked: LookedThrough, notes: readonly string[], reader: Reader) {
  // That the catalogue could not be searched says where it was looked.
  if (!request.among && looked.catalogue?.failure !== undefined)
    return { first: notes, last: [], shownLast: [] };
  const where = whereWords(request, looked, reader);
  if (!request.among && !isWholeOf(looked))
    return {
      first: [joined([where, narrowerWords(looked, reader)], ' ')],
      last: notes,
      shownLast: notes,
    };
  const last = [...notes, where];
  return { first: [], last, shownLast: request.among ? last : notes };
}

/** How the whole catalogue is searched, where that is offered and was not asked for. */
const narrowerWords = ({ catalogue, isOffered, ofGroups, isToCome }: LookedThrough, { language }: Reader) => {
  const words = texts(language).find.catalogue;
  if (isToCome) return words.toCome;
  if (catalogue || !isOffered) return undefined;
  return ofGroups ? words.narrower : words.narrowerName;
};

/** "TXL22S1 · English · 5 credits · enrollment open". */
function soughtWords(used: readonly string[], request: FindRequest, reader: Reader): string {
  const { own, groups: [group] = [] } = request;
  // What stands there as a group is the asker's.
  if (own && group !== undefined) {
    const { own: _, ...others } = request;
    const yours = texts(reader.language).group.yours(outsideLine(group, LONGEST));
    return joined([yours, narrowingWords([], others, reader)]);
  }
  return narrowingWords(used, request, reader);
}

function narrowingWords(
  used: readonly string[],
  { words: own, or = [], languages = [], credits, states = [], online, dates, not, every }: FindRequest,
  reader: Reader,
): string {
  const { language } = reader;
  const words = texts(language).find;
  return joined([
    outsideLine(
      or.length > 0
        ? [own, ...or].map((list) => list.join(' ')).join(` ${words.or} `)
        : used.join(every ? ' + ' : ' '),
      LONGEST,
    ),
    languageWords(languages, language),
    credits && creditsWords(credits, language),
    ...states.map((one) => words[one]),
    dates && datesWords(dates, reader),
    online !== undefined && (online ? words.online : words.onCampus),
    not &&
      words.not(
        joined([outsideLine(not.words.join(' '), LONGEST), languageWords(not.languages, language)], ', '),
      ),
  ]);
}

/** "Enrollment closes: tomorrow (28 Nov 2026)" */
function datesWords({ of, time }: NonNullable<FindRequest['dates']>, reader: Reader): string {
  const { find, reminder } = texts(reader.language);
  const said = readTime(time.split(' '), reader);
  const days = said && said.limit === undefined ? ` (${daysWords(said.first, said.last, reader)})` : '';
  const label = of === 'open' || of === 'runs' ? find[of] : reminder.date[of].ahead;
  return `${label}: ${outsideLine(time, LONGEST)}${days}`;
}

function creditsWords(
  { least, most, isOpen }: NonNullable<FindRequest['credits']>,
  language: Reader['language'],
): string {
  const words = texts(language).find;
  const amount = (one: number | undefined) => (one === undefined ? undefined : numberIn(language, one));
  if (isOpen && least !== undefined) return words.moreCredits(numberIn(language, least));
  if (isOpen && most !== undefined) return words.fewerCredits(numberIn(language, most));
  return words.credits(amount(least), amount(most));
}

// The selection, which knows nothing of cards.

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
function selectRead(
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

function compareWindows(one: Realization, other: Realization, now: number): number {
  const [a, b] = [one, other].map(({ enrollment }) => {
    const state = enrollmentState(enrollment, now);
    const closes = state.closes ? endOf(state.closes) : 0;
    const next = state.state === 'upcoming' ? state.opens.at : state.state === 'closed' ? -closes : closes;
    return { rank: ORDER[state.state], next };
  });
  // Services differ in the order of their rows.
  return !a || !b ? 0 : a.rank - b.rank || a.next - b.next || one.code.localeCompare(other.code);
}
