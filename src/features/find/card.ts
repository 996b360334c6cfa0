/** A page of what was found. */
import type { Button } from '@slack/types';
import { courseMenu, showCourse, showEnrollment, startLookUp } from '../../ask/actions.ts';
import { type LinkTemplates, studyGuideButton } from '../../ask/links.ts';
import { seenList } from '../../ask/seen-courses.ts';
import { readTime, timeWords } from '../../ask/times.ts';
import { escapeMrkdwn, joined, outsideLine, paragraph, small, uncapital } from '../../cards/blocks.ts';
import { type Card, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { languageWords } from '../../cards/course-facts.ts';
import { windowUntil } from '../../cards/dates.ts';
import { shortFailure } from '../../cards/error-card.ts';
import { realizationsCard } from '../../cards/realization-list.ts';
import { texts } from '../../i18n/index.ts';
import { type Language, numberIn } from '../../language.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import { followOpenButton, furtherButton, olderButton } from './buttons.ts';
import { type FindRequest, narrowsAny } from './filters.ts';
import { type InCatalogue, sinceOf } from './in-catalogue.ts';
import { findPage } from './request.ts';
import type { FoundCourses, LookedThrough } from './selection.ts';

// The card: a page of what was found.

/** The most that may have been meant. */
export const MOST_NEAR = 3;
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
export function unusedNote(
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
export function whereWords(
  { among, isOfDepartment }: FindRequest,
  looked: LookedThrough,
  reader: Reader,
): string {
  const words = texts(reader.language).find;
  if (isOfDepartment && looked.catalogue) return words.catalogue.notByDepartment;
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
  const since = back === undefined ? [] : [words.catalogue.since[back]];
  const where = request.isOfDepartment ? [words.catalogue.notByDepartment] : since;
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
export function otherReadingButton(
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

/** "enrollment closes 28 Nov 2026", "course starts after 26 Dec": the days as they were understood; else as they were said. */
function datesWords({ of, time }: NonNullable<FindRequest['dates']>, reader: Reader): string {
  const { find, reminder } = texts(reader.language);
  const said = readTime(time.split(' '), reader);
  const label = of === 'open' || of === 'runs' ? find[of] : uncapital(reminder.date[of].ahead);
  return `${label} ${said ? timeWords(said, reader) : outsideLine(time, LONGEST)}`;
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
