/** What words narrow courses by: names, languages, credits, dates, the state of enrollment. */

import { z } from 'zod';
import { cleanArguments, MOST_CODES } from '../../ask/asked-codes.ts';
import { MONTHS, nameWeekday, WEEKDAYS } from '../../ask/days.ts';
import { saidKind, saidNumber } from '../../ask/lead-words.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { withoutGroupWord } from '../../ask/seen-groups.ts';
import { readTime, timeIn, unknownTimes, wordsOfTime } from '../../ask/times.ts';
import { coursesIn } from '../../ask/words.ts';
import type { Reader } from '../../cards/card.ts';
import { basicFormsOf, isUsedWord, labelsOfWord, talk, topics, vocabulary } from '../../i18n/index.ts';
import {
  isChatWord,
  isCommonWord,
  isKnownWord,
  isListedWord,
  isOfEachWeek,
  languageOf,
} from '../../i18n/language-of.ts';
import { bareToken } from '../../study-client/codes.ts';
import type { Found, Moment, Realization } from '../../study-client/model.ts';
import { believedDates, courseDateEnd, type DateKind, endOf } from '../../study-client/moments.ts';

const { find, follow, course, facts, lead, times, picks } = vocabulary;

/** The longest word that is looked for. */
export const LONGEST_WORD = 40;

const STATES = ['open', 'upcoming', 'closed'] as const;
export type SoughtState = (typeof STATES)[number];

/** Which date of a course lies in a time; `open`: its window, `runs`: the course itself goes on then. */
const DATED = ['opens', 'closes', 'starts', 'ends', 'open', 'runs'] as const;
const LONGEST_TIME = 80;
/** The time as it was said, in lower case. */
const datesSought = z.object({ of: z.enum(DATED), time: z.string().min(1).max(LONGEST_TIME) });
type Dates = z.infer<typeof datesSought>;

/** Limits of credits; `isOpen`: "more than 5" and "less than 5" leave 5 itself out. */
const creditsSought = z.object({
  least: z.number().optional(),
  most: z.number().optional(),
  isOpen: z.literal(true).optional(),
});
type Credits = z.infer<typeof creditsSought>;

/** The most words that narrow the courses. */
const MOST_WORDS = 8;
const MOST_LANGUAGES = 4;
/** The most lists of words beside the first: each costs searches. */
const MOST_OTHERS = 2;
/** The last page that a button leads to. */
const LAST_PAGE = 300;
/** The longest name that is repeated. */
export const LONGEST_SOUGHT = 100;

const word = z.string().min(1).max(LONGEST_WORD);

/** What the courses must have in common. Of several groups, languages or states, one is enough. */
export const findRequest = z.object({
  /** Codes of groups, and words of programmes, units and names. */
  words: z.array(word).max(MOST_WORDS),
  /** Other words that do as well: "design or marketing". Each list is looked for by itself. */
  or: z.array(z.array(word).min(1).max(MOST_WORDS)).max(MOST_OTHERS).optional(),
  /** Those of the words that are groups for sure, of any form. */
  groups: z.array(word).max(MOST_WORDS).optional(),
  /** Those that are course units for sure, of any form. */
  units: z.array(word).max(MOST_WORDS).optional(),
  languages: z.array(z.string().max(8)).max(MOST_LANGUAGES).optional(),
  credits: creditsSought.optional(),
  states: z.array(z.enum(STATES)).max(STATES.length).optional(),
  /** Which of its dates lies in a time, as it was said. */
  dates: datesSought.optional(),
  /** Whether all of the course, or nothing, is online. */
  online: z.boolean().optional(),
  /** What the courses must not have: "not in English", "other than TXL22S1". */
  not: z
    .object({
      words: z.array(word).max(MOST_WORDS),
      languages: z.array(z.string().max(8)).max(MOST_LANGUAGES),
    })
    .optional(),
  /** A course must have all of the groups; else one is enough. */
  every: z.literal(true).optional(),
  /** The only courses to look at: the runs of a name, or those that were shown. `isPart`: the list that was shown goes on. */
  among: z
    .object({
      codes: z.array(z.string().max(60)).max(MOST_CODES),
      name: z.string().max(LONGEST_SOUGHT).optional(),
      isPart: z.literal(true).optional(),
    })
    .optional(),
  /** All that was typed, where it may be a name, though some of its words narrow what is found. */
  typed: z.string().max(LONGEST_SOUGHT).optional(),
  /** Those of a department are asked for, by which the catalogue can't be searched. */
  isOfDepartment: z.literal(true).optional(),
  /** Those like a course are asked for, or those of its unit. */
  like: z.object({ code: z.string().max(60), by: z.enum(['name', 'unit']) }).optional(),
  /** Typed words for days and times of lessons, by which no courses are found. */
  hoursOfDay: z.array(word).max(MOST_WORDS).optional(),
  /** Typed words that narrow nothing. */
  unused: z.array(word).max(MOST_WORDS).optional(),
  /** Beside each course its window is shown; left out: its details. */
  shows: z.literal('windows').optional(),
  /** Those that have ended, too. */
  older: z.literal(true).optional(),
  /** Those that began before the last twelve months, too. */
  far: z.literal(true).optional(),
  /** It asks for what the person can take: the courses of the person's group, and those that the person follows. */
  own: z.literal(true).optional(),
  /** Counted from 0. */
  page: z.int().min(0).max(LAST_PAGE).optional(),
});
export type FindRequest = z.infer<typeof findRequest>;

/** Words of a plain text as they were typed, without punctuation around them. */
export const typedWords = (text: string): string[] =>
  cleanArguments(text)
    .split(/\s+|;|,(?!\d)/)
    .map(bareToken)
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .flatMap(apart)
    .map((one) => one.slice(0, LONGEST_WORD));

/** "Språkkurser" in its two words, "English-taught" without what says no more than the language. */
function apart(one: string): string[] {
  const [language = '', of, ...more] = one.split('-');
  if (more.length === 0 && facts.ofLanguage.has(of?.toLowerCase()) && isLanguage(language.toLowerCase()))
    return [language];
  const courses = find.online.has(one.toLowerCase()) ? undefined : coursesIn(one.toLowerCase());
  if (courses === undefined) return [one];
  const subject = one.slice(0, -courses.length).replace(/-$/, '');
  const spoken = languageOf([courses]);
  // "Programmerings" stands in no other word.
  const [form] = spoken === undefined ? [] : basicFormsOf([subject], spoken, true);
  return [...(form ?? [subject]), courses];
}

/** "Programming courses" are sought by their subject, and not by that they are courses. */
export function withoutCourses(words: string[]): string[] {
  const others = words.filter((one) => !find.courses.has(one.toLowerCase()));
  return others.length > 0 ? others : words;
}

/**
 * Reads what the words narrow courses by, however many they are. Linear.
 * @param named the names that a question shows, in lower-case words; left out: any word may be one that narrows nothing
 */
export const readFilters = (typed: readonly string[], named?: readonly (readonly string[])[]): FindRequest =>
  named ? readBeside(typed, named) : readAny(typed);

/** Any word may be a name that narrows nothing. */
function readAny(typed: readonly string[]): FindRequest {
  const said = typed.map((one) => one.toLowerCase());
  const hours = timesOfLessonsIn(said);
  // Courses are not found by these.
  const lower = said.map((one, at) => (hours.has(at) ? '' : one));
  const time = datesIn(lower);
  const denied = time && isDenied(lower, time.places) ? time.places : NOWHERE;
  const dated = denied.size > 0 ? undefined : time;
  const states = statesIn(lower, dated);
  const online = lower.find(find.online.has);
  const counted = lower.map((_, at) => creditsAt(lower, at));
  const credits = counted.flatMap((one, at) => (one === undefined || isNegated(lower, at) ? [] : [one]));
  const isOfDates = (at: number): boolean =>
    dated?.places.has(at) ?? (isOfSoonest(lower) && (find.first.has(lower[at]) || saysDate(lower, at)));
  // "New courses"
  const isOfNew = (at: number): boolean => follow.newRuns.has(lower[at]) && find.courses.has(lower[at + 1]);
  const left = lower
    .map((_, at) => at)
    .filter((at) => !hours.has(at) && !narrowsAt(lower, at) && !isOfDates(at) && !isOfNew(at))
    .filter((at) => !denied.has(at));
  const isDeniedWord = (at: number): boolean => isNegated(lower, at) && isKnownWord(lower[at] ?? '');
  const mayName = left.filter(
    (at) =>
      (!isCommonWord(lower[at] ?? '') || isSubject(lower, at) || ABBREVIATION.test(typed[at] ?? '')) &&
      !isDeniedWord(at),
  );
  // "TXL22S1, by date": beside a name what is said in questions of every kind is none, nor is what is said in passing.
  const isSaid = (at: number): boolean =>
    isChatWord(typed[at]?.toLowerCase() ?? '') && !ABBREVIATION.test(typed[at] ?? '');
  const telling = mayName.filter((at) => !isSaid(at) && !isOfSpeech(lower[at] ?? ''));
  // Beside what narrows courses, what is said in passing is no name either.
  const isNarrowed = lower.some((one, at) => narrowsAt(lower, at) && !find.courses.has(one));
  const perhaps = isNarrowed ? mayName.filter((at) => !isSaid(at)) : mayName;
  const names = telling.length > 0 ? telling : perhaps;
  const spoken = lower.flatMap((one, at) => {
    const code = topics.languageAsked([one]);
    return code === undefined ? [] : [{ code, at }];
  });
  const typedAt = (at: number): string => typed[at] ?? '';
  const nameAt = (at: number): string => withoutGroupWord(typedAt(at)) ?? typedAt(at);
  const languagesOf = (those: typeof spoken): string[] => [...new Set(those.map(({ code }) => code))];
  const isUnused = (at: number): boolean => {
    // A number of credits that is not wanted can't be used: it is named rather than turned into its opposite.
    if (denied.has(at) || (counted[at] !== undefined && isNegated(lower, at))) return true;
    // "No exam" can't be found by.
    const isNoName = !names.includes(at);
    return left.includes(at) && (isNoName || isDeniedWord(at)) && !(isNoName && isSaid(at));
  };
  const not = {
    words: names.filter((at) => isNegated(lower, at)).map(nameAt),
    languages: languagesOf(spoken.filter(({ at }) => isNegated(lower, at))),
  };
  return {
    words: names.filter((at) => !isNegated(lower, at)).map(nameAt),
    ...withoutEmpty({
      languages: languagesOf(spoken.filter(({ at }) => !isNegated(lower, at))),
      credits: credits.length > 0 ? Object.assign({}, ...credits) : undefined,
      every: isOfEach(lower) || undefined,
      isOfDepartment: (names.length > 0 && lower.some(talk.departments.has)) || undefined,
      states: [...new Set(states)],
      hoursOfDay: [...hours].map(typedAt),
      online: online === undefined ? undefined : !isNegated(lower, lower.indexOf(online)),
      dates: dated && { of: dated.of, time: dated.time },
      not: not.words.length + not.languages.length > 0 ? not : undefined,
      unused: lower.flatMap((_, at) => (isUnused(at) ? [typedAt(at)] : [])),
    }),
  };
}

/**
 * What narrows beside names. A name is one of whose words some narrows nothing: "open source" is one, and "winter" in "winter courses" is
 * none. What else may be a name is told as unused, but where no name is shown and examples use it in no question.
 */
function readBeside(typed: readonly string[], named: readonly (readonly string[])[]): FindRequest {
  const plain = readAny(typed);
  const left = new Set([...plain.words, ...(plain.unused ?? [])].map((one) => one.toLowerCase()));
  const isState = (one: string): boolean =>
    STATES.some((each) => find[each].has(one)) || find.online.has(one);
  const isEnd = (one: string): boolean => left.has(one) || isLanguage(one);
  const names = new Set(
    named
      .filter((name) => name.some((one) => left.has(one)))
      .flatMap((name) =>
        name.slice(
          Math.max(
            name.findIndex((one) => !isState(one)),
            0,
          ),
          name.findLastIndex(isEnd) + 1,
        ),
      ),
  );
  const isName = (one: string): boolean =>
    names.has(one.toLowerCase()) && !find.courses.has(one.toLowerCase());
  const { words, unused = [], ...beside } = readAny(typed.filter((one) => !isName(one)));
  const filters = { ...beside, ...(plain.isOfDepartment && { isOfDepartment: true as const }) };
  const isToo = (one: string): boolean =>
    LONG_NUMBER.test(one) ||
    (/\p{L}/u.test(one) && (/\d/.test(one) || (names.size === 0 && !isUsedWord(one.toLowerCase()))));
  const all = typed.filter((one) => isName(one) || (isToo(one) && words.includes(one)));
  const isTelling = (one: string): boolean =>
    !isCommonWord(one) && (isLanguage(one) || topics.of([one], undefined) !== 'language');
  const telling = all.filter((one) => isTelling(one.toLowerCase()));
  const idle = [...unused, ...words.filter((one) => !isToo(one))];
  return {
    ...filters,
    words: telling.length > 0 ? telling : all,
    ...(idle.length > 0 && { unused: idle }),
  };
}

/** The code of a group may be a number. */
const LONG_NUMBER = /^\d{5,}$/;

/** Words that stand in the examples of so many labels hold questions together. */
const OF_SPEECH = 13;
const isOfSpeech = (word: string): boolean =>
  isListedWord(word) && !find.inNames.has(word) && labelsOfWord(word).size >= OF_SPEECH;

const NOWHERE: ReadonlySet<number> = new Set();

/** "AI courses", "IT" */
const ABBREVIATION = /^\p{Lu}{2,}$/u;

/**
 * When there are lessons, by which no courses are found: "on Mondays", "not on Friday"; "evening courses", "acoustics in the evening",
 * which with another day beside them are of that.
 */
function timesOfLessonsIn(words: readonly string[]): ReadonlySet<number> {
  const places = (is: (at: number) => boolean): number[] => words.flatMap((_, at) => (is(at) ? [at] : []));
  const isOfDates = words.some((_, at) => saysDate(words, at));
  const days = places(
    (at) =>
      isOfEachWeek(words[at]) || (!isOfDates && nameWeekday(words.slice(at, at + 1)) && isNegated(words, at)),
  );
  const hours = places((at) => find.hoursOfDay.has(words[at]));
  const all = new Set([...days, ...hours]);
  const others = wordsOfTime(words.map((one, at) => (all.has(at) ? '' : one)));
  return others.size > 0 ? new Set(days) : all;
}

/** Whether a time is one that is not wanted, "not in January": dates are found by it, and not without it. "No later than" is none. */
const isDenied = (words: readonly string[], places: ReadonlySet<number>): boolean =>
  [...places].some((at) => !places.has(at - 1) && isNegated(words, at));

/** "Courses that TXL22S1 and TXE22S1 share" */
const isOfEach = (words: readonly string[]): boolean =>
  words.some(find.shared.has) && new Set(words.filter((one) => isGroupCode(one.toUpperCase()))).size > 1;

/** Without what was not said. */
const withoutEmpty = (all: Omit<FindRequest, 'words'>): Omit<FindRequest, 'words'> =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([, said]) => said !== undefined && !(Array.isArray(said) && said.length === 0),
    ),
  );

/** "What closes first?" asks for open windows, which are shown in that order. */
const SOONEST: Readonly<Record<string, SoughtState[]>> = { closes: ['open'], opens: ['upcoming'] };

/** Whether what comes first is sought, or comes soon: "closing soon" asks for open windows, too. */
const isOfSoonest = (words: readonly string[]): boolean =>
  words.some((one) => find.first.has(one) || (find.upcoming.has(one) && !lead.opens.has(one)));

/** The states that are said, unless a date of the windows is. */
function statesIn(words: readonly string[], dated: Dates | undefined): SoughtState[] {
  if (dated && ['open', 'opens', 'closes'].includes(dated.of)) return [];
  const soonest = isOfSoonest(words) ? windowsOf(words) : undefined;
  return words.flatMap((one, at) => {
    if (find.first.has(one)) return soonest ?? [];
    const said = STATES.find((each) => find[each].has(one)) ?? enrollsAt(words, at)[0];
    if (said === 'upcoming' && soonest) return soonest;
    if (said === undefined || !isNegated(words, at)) return said ?? [];
    return STATES.filter((each) => each !== said);
  });
}

/** The windows that are meant by what they do alone: "closing". */
export const windowsOf = (words: readonly string[]): SoughtState[] | undefined =>
  SOONEST[saidKind(words) ?? ''];

/** Days, months and seasons stand in names, too: "Spring Framework", "Monday Seminar". */
const IN_NAMES = [
  ...[...WEEKDAYS, ...MONTHS].map((name) => times[name]),
  ...[times.spring, times.summer, times.autumn, times.winter, times.christmas, times.easter],
];

/** What is said of the dates of courses, and where: "starting in January", "that close tomorrow", "spring courses". */
function datesIn(words: readonly string[]): (Dates & { readonly places: ReadonlySet<number> }) | undefined {
  const kinds = new Set(words.flatMap((_, at) => (saysDate(words, at) ? [at] : [])));
  // "Starting in January" is in January, and not from then on.
  const others = words.map((one, at) => (kinds.has(at) ? '' : one));
  const places = wordsOfTime(others);
  const [only = 0] = places;
  if (places.size === 0 || unknownTimes(others).length > 0) return undefined;
  const of = dateSaid(words, [...kinds], places);
  // One word alone may be of a name, or a verb: "may".
  const isBeside =
    [words[only + 1], words[only - 1]].some(find.courses.has) ||
    find.seasonal.has(words[only]) ||
    course.realization.has(words[only - 1]) ||
    // "TXL22S1 january"
    words.some((one) => isGroupCode(one));
  const isWord = places.size === 1 && of === 'runs' && IN_NAMES.some(({ has }) => has(words[only]));
  if (isWord && (!isBeside || times.may.has(words[only]))) return undefined;
  const time = withoutBeing(timeIn(others).split(' ')).join(' ').slice(0, LONGEST_TIME);
  return { of, time, places: new Set([...places, ...kinds]) };
}

/** "Mitä on keväällä": what says that something is says no time in another language either. */
const withoutBeing = ([first, ...more]: readonly string[]): readonly string[] =>
  find.are.has(first) && more.length > 0 ? withoutBeing(more) : [first ?? '', ...more];

/** The dates of courses that are none of their enrollment. */
const RUNS = ['starts', 'ends'] as const;

function dateSaid(
  words: readonly string[],
  kinds: readonly number[],
  places: ReadonlySet<number>,
): Dates['of'] {
  const said = saidKind([...kinds.flatMap((at) => words[at] ?? []), ...words.filter(find.enrollments.has)]);
  const isOpen = words.some((_, at) => !places.has(at) && saysOpen(words, at));
  // "Starting in January and open now": the time is that of the word before it.
  const isBefore = (at: number): boolean => [1, 2].some((next) => places.has(at + next));
  const ofRuns = RUNS.find((kind) => kinds.some((at) => lead[kind].has(words[at]) && isBefore(at)));
  if (ofRuns && isOpen) return ofRuns;
  if (said !== 'closes' && isOpen) return 'open';
  return said === undefined || said === 'exam' ? 'runs' : said;
}

/** Whether the word in a place says which date is meant. "Open courses" are open, and "over 5" is no end. */
function saysDate(words: readonly string[], at: number): boolean {
  const one = words[at];
  if (isOfCredits(words, at) || find.courses.has(words[at + 1])) return false;
  return [lead.opens, lead.closes, lead.starts, lead.ends].some(({ has }) => has(one));
}

/** "Are open", "auki", "can I enroll in": the window is open at that time. */
function saysOpen(words: readonly string[], at: number): boolean {
  const [one, before] = [words[at], words[at - 1]];
  if (enrollsAt(words, at).length > 0) return !find.enrollments.has(one);
  const isBeing = BEING.some(({ has }) => has(before)) || /['’]s$/.test(before ?? '');
  const isVerb = lead.opens.has(one) && !isBeing;
  return find.open.has(one) && !isVerb && !find.courses.has(words[at + 1]);
}

const BEING = [find.are, find.beside];

// Which courses have a date in a time.

/** The courses of which a date lies in the time that was asked for, the earliest first. */
export function atTime(
  courses: readonly Found<Realization>[],
  dates: Dates | undefined,
  reader: Reader,
): readonly Found<Realization>[] {
  const time = dates && readTime(dates.time.split(' '), reader);
  if (!dates || !time) return courses;
  // "Before Monday" is still to come.
  const from = time.isPast
    ? time.from
    : Math.max(time.from, time.limit === undefined ? time.from : reader.now);
  const spanOf = spansOf[dates.of];
  const dated = courses.flatMap((found) => {
    const { opens, closes, starts, ends } = believed(found.value, reader);
    const span = spanOf({ opens, closes, starts, ends }, reader.zone);
    const isThen = span !== undefined && span[0] < time.until && span[1] > from;
    return isThen ? [{ found, at: span[0] }] : [];
  });
  return dated.toSorted((one, other) => one.at - other.at).map(({ found }) => found);
}

type DatesOf = Partial<Record<DateKind, Moment | undefined>>;
const believed = ({ enrollment, starts, ends }: Realization, { zone }: Reader): DatesOf =>
  believedDates({ ...enrollment, starts, ends }, zone);
/** The instants from which and until which a date, or what goes on, lasts. */
type SpanOf = (dates: DatesOf, zone: string) => readonly [number, number] | undefined;
const ofMoment =
  (kind: DateKind): SpanOf =>
  (dates) => {
    const moment = dates[kind];
    return moment && [moment.at, moment.until ?? moment.at + 1];
  };
const spansOf: Readonly<Record<Dates['of'], SpanOf>> = {
  opens: ofMoment('opens'),
  closes: ofMoment('closes'),
  starts: ofMoment('starts'),
  ends: ofMoment('ends'),
  open: ({ opens, closes }) => opens && closes && [opens.at, endOf(closes)],
  runs: ({ starts, ends }, zone) => starts && [starts.at, ends ? courseDateEnd(ends, zone) : starts.at + 1],
};

// The rest of the words.

const isLanguage = (one = ''): boolean => topics.languageAsked([one]) !== undefined;

/** "Not", "aren't", "other than", in this place. */
function isNegation(words: readonly string[], at: number): boolean {
  const isOther = find.other.has(words[find.courses.has(words[at - 1]) ? at - 2 : at - 1]);
  return find.not.has(words[at]) || (find.than.has(words[at]) && isOther);
}

/** The most small words between a negation and what it denies: "which are not held in English". */
const MOST_BETWEEN = 4;

/** Whether a negation stands before the word in this place, with nothing but small words and others denied between. */
function isNegated(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before -= 1) {
    const one = words[before];
    if (isNegation(words, before)) return true;
    const isBetween = [find.beside, find.are, find.lead, find.courses].some(({ has }) => has(one));
    // "Not in English or Swedish" denies both, "not in English, open" the language alone.
    if (!isBetween && !(isLanguage(words[at]) && isLanguage(one))) return false;
  }
  return false;
}

/** Whether the word in a place is understood, or only holds others together. */
function narrowsAt(words: readonly string[], at: number): boolean {
  const one = words[at] ?? '';
  const isNoName = [
    find.courses,
    find.lead,
    find.what,
    find.beside,
    find.mine,
    find.shared,
    find.online,
    find.enrollments,
    course.realization,
    ...STATES.map((each) => find[each]),
  ].some(({ has }) => has(one));
  // "Language courses" are on languages.
  if (isSubject(words, at)) return false;
  // "Of the business department" says no more than "business".
  if (topics.isWordOf('unit', one) && words.some((word) => find.courses.has(word))) return true;
  return (
    isNoName ||
    isNegation(words, at) ||
    (find.other.has(one) && find.than.has(words[find.courses.has(words[at + 1]) ? at + 2 : at + 1])) ||
    isLanguage(one) ||
    enrollsAt(words, at).length > 0 ||
    creditsAt(words, at) !== undefined ||
    isOfCredits(words, at)
  );
}

/** Whether a word that else holds others together says what courses are about: it stands before them. */
const isSubject = (words: readonly string[], at: number): boolean =>
  topics.of([words[at] ?? ''], undefined) === 'language' &&
  !isLanguage(words[at]) &&
  find.courses.has(words[at + 1]) &&
  !isLanguage(words[at - 1]);

/** "Which can I still enroll in?" asks for open windows. */
function enrollsAt(words: readonly string[], at: number): SoughtState[] {
  const one = words[at];
  const isVerb = course.enrollment.has(one) && !find.beside.has(one);
  return isVerb || course.signUp.has(`${one} ${words[at + 1]}`) ? ['open'] : [];
}

const AMOUNT = /^(≥|>=)?(\d{1,3}(?:[.,]\d{1,2})?)(\+)?(?:[-–](\d{1,3}(?:[.,]\d{1,2})?))?-?(\p{L}*)$/u;

/** "5 credits", "5op", "at least 5 cr", "5-10 op", of the number in this place; undefined if it counts no credits. */
function creditsAt(words: readonly string[], at: number): Credits | undefined {
  const said = saidNumber(words[at] ?? '') ?? words[at] ?? '';
  const [, from, first, plus, last, glued = ''] = AMOUNT.exec(String(said)) ?? [];
  const unit = picks.more.has(words[at + 1]) ? words[at + 2] : words[at + 1];
  if (first === undefined || !find.credits.has(glued === '' ? unit : glued)) return undefined;
  const least = numberOf(first);
  if (last !== undefined) return { least, most: numberOf(last) };
  const { isLeast, isMost, isOpen } = limitBefore(words, at);
  if (from || plus || isLeast) return { least, ...isOpen };
  return isMost ? { most: least, ...isOpen } : { least, most: least };
}

/** "At most", "more than", "up to" before the number in this place. */
function limitBefore(words: readonly string[], at: number) {
  const before = words[at - 1];
  const limits = find.beside.has(before) || find.than.has(before) ? [before, words[at - 2]] : [before];
  const [isAbove, isBelow] = [find.above, find.below].map(({ has }) => limits.some(has));
  return {
    isLeast: isAbove || limits.some(find.atLeast.has),
    isMost: isBelow || limits.some(find.atMost.has),
    isOpen: (isAbove || isBelow) && { isOpen: true as const },
  };
}

const numberOf = (typed: string): number => Number(typed.replace(',', '.'));

/** A word beside a number of credits: "credits" itself, or "at least" before it. */
function isOfCredits(words: readonly string[], at: number): boolean {
  const one = words[at];
  if (find.credits.has(one) || (picks.more.has(one) && find.credits.has(words[at + 1]))) return true;
  const isLimit = [find.atLeast, find.atMost, find.above, find.below, find.than].some(({ has }) => has(one));
  return isLimit && [at + 1, at + 2].some((next) => creditsAt(words, next) !== undefined);
}

/**
 * A request with its words in the lists between which "or" stands: a course must have the words of one of them. Groups are those of
 * each list. @param typed all words, in the order in which they were said
 */
export function withOthers(request: FindRequest, typed: readonly string[]): FindRequest {
  const { groups = [] } = request;
  const isOfGroup = (one: string): boolean => groups.includes(one) || isGroupCode(one.toUpperCase());
  const own = request.words.filter(isOfGroup);
  const lists = listsOf(
    typed,
    request.words.filter((one) => !isOfGroup(one)),
  );
  const [first = [], ...others] = lists;
  if (others.length === 0) return request;
  const or = others.map((list) => [...own, ...list]);
  const unused = [...(request.unused ?? []), ...or.slice(MOST_OTHERS).flat()].slice(0, MOST_WORDS);
  return {
    ...request,
    words: [...own, ...first],
    or: or.slice(0, MOST_OTHERS),
    ...(unused.length > 0 && { unused }),
  };
}

/** The words in lists: a new one begins where an "or" stands between two of them, with nothing but small words beside it. */
function listsOf(typed: readonly string[], words: readonly string[]): string[][] {
  const left = [...words];
  const lists: string[][] = [[]];
  let isOther = false;
  for (const one of typed) {
    const lower = one.toLowerCase();
    const isNext = left.includes(one);
    if (isNext && isOther && lists[0]?.length) lists.push([]);
    if (isNext) lists.at(-1)?.push(...left.splice(left.indexOf(one), 1));
    if (find.either.has(lower)) isOther = true;
    else if (!find.beside.has(lower)) isOther = false;
  }
  // What was not found among the typed words belongs to the first.
  lists[0]?.push(...left);
  return lists.filter((list) => list.length > 0);
}

/** Whether more than names narrows the courses. */
export const narrowsAny = ({ languages, states, credits, online, dates, not }: FindRequest): boolean =>
  [languages, states, credits, online, dates, not].some((one) => one !== undefined);

/** As much of what was read as a button carries. */
export function bounded({
  words,
  languages,
  not,
  hoursOfDay,
  unused = [],
  ...sought
}: FindRequest): FindRequest {
  const apart = [...new Set(words)];
  const denied = [...new Set(not?.words)];
  const idle = unused.filter((one) => !topics.isPlain(one.toLowerCase()));
  const left = [...apart.slice(MOST_WORDS), ...denied.slice(MOST_WORDS), ...idle].slice(0, MOST_WORDS);
  return {
    words: apart.slice(0, MOST_WORDS),
    ...(languages && { languages: languages.slice(0, MOST_LANGUAGES) }),
    ...sought,
    ...(hoursOfDay && { hoursOfDay: hoursOfDay.slice(0, MOST_WORDS) }),
    ...(not && {
      not: { words: denied.slice(0, MOST_WORDS), languages: not.languages.slice(0, MOST_LANGUAGES) },
    }),
    ...(left.length > 0 && { unused: left }),
  };
}
