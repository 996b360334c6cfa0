/** The facts of a course: what each says, and the table of where it is shown, asked for and found. */

import type { RichTextBlock, SectionBlock } from '@slack/types';
import type { Catalog } from '../i18n/en/texts.ts';
import { texts } from '../i18n/index.ts';
import type { Topic } from '../i18n/topics.ts';
import { type Language, localeOf, numberIn, perLanguage } from '../language.ts';
import type { Moment, Organisation, Realization } from '../study-client/model.ts';
import { isCourseReversed } from '../study-client/moments.ts';
import { escapeMrkdwn, facts, joined, labelled, outsideLine } from './blocks.ts';
import type { Reader } from './card.ts';
import {
  courseDateWords,
  shortPeriod,
  shortWindow,
  span,
  windowFact,
  windowText,
  windowWords,
} from './dates.ts';
import { inWords, labelledNames, nameMark, nameWith } from './other-language.ts';

const languageNames = perLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
);

/** "5 credits", "7,5 op"; undefined if the study API gives none. */
export function creditWords(credits: number | undefined, language: Language): string | undefined {
  if (credits === undefined) return undefined;
  return texts(language).course.credits(credits, numberIn(language, credits));
}

/** The same behind a label that says what the amount is of: "5", "7,5 op". */
export function amountWords(credits: number | undefined, language: Language): string | undefined {
  return credits === undefined ? undefined : texts(language).course.amount(numberIn(language, credits));
}

/**
 * "2 of them online": the credits taught online. Undefined if there are none, or more than credits in all.
 */
function onlineWords({ credits, virtualCredits }: Realization, language: Language): string | undefined {
  if (!virtualCredits || (credits !== undefined && virtualCredits > credits)) return undefined;
  return texts(language).course.ofWhichOnline(numberIn(language, virtualCredits));
}

/** The language in a tag such as "fi-FI": the country says nothing about a course. */
const OF_COUNTRY = /^([a-z]{2,3})[-_](?:[a-z]{2}|\d{3})$/i;

/** "Finnish, English", each once; a code without a name is shown as it is. */
export function languageWords(codes: readonly string[], language: Language): string | undefined {
  const names = namesOfLanguages(codes, language);
  return names.length === 0 ? undefined : names.join(', ');
}

const conjunctions = perLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }),
);

/** The same in a sentence: "Finnish and English". */
export function languagesInSentence(codes: readonly string[], language: Language): string | undefined {
  const names = namesOfLanguages(codes, language);
  return names.length === 0 ? undefined : conjunctions(language).format(names);
}

/** "15 cr" and "EN, FI", as short as a list needs them. */
export function listedFacts({ credits, teachingLanguages }: Realization, language: Language): string {
  const codes = bareLanguages(teachingLanguages).map((code) => outsideLine(code.toUpperCase(), 20));
  const amount = credits !== undefined && texts(language).course.creditsShort(numberIn(language, credits));
  return joined([amount, [...new Set(codes)].join(', ')]);
}

const bareLanguages = (codes: readonly string[]): string[] =>
  codes.map((code) => OF_COUNTRY.exec(code)?.[1] ?? code);

function namesOfLanguages(codes: readonly string[], language: Language): string[] {
  const names = bareLanguages(codes).map(
    (code) => nameOfLanguage(code, language) ?? outsideLine(code.toUpperCase(), 20),
  );
  return [...new Set(names)];
}

function nameOfLanguage(code: string, language: Language): string | undefined {
  try {
    return languageNames(language).of(code);
  } catch {
    // RangeError: the code is not shaped like a language tag.
    return undefined;
  }
}

/**
 * "11 Jan – 30 Apr 2027": days, if the study API gives the first or last minute of one; else with times. Says
 * so if the end is before the start.
 */
export function periodWords({ starts, ends }: Pick<Realization, 'starts' | 'ends'>, reader: Reader): string {
  const show = (moment: Moment | undefined) => moment && courseDateWords(moment, reader);
  const dates = span(show(starts), show(ends), reader.language);
  return isCourseReversed({ starts, ends }, reader.zone)
    ? `${dates} (${texts(reader.language).dates.contradict})`
    : dates;
}

/** "Wed 16 Dec – 17 Mar 2027": the days of a course in short; what contradicts itself is told so. Undefined where none are given. */
export function shortPeriodWords(
  { starts, ends }: Pick<Realization, 'starts' | 'ends'>,
  reader: Reader,
): string | undefined {
  if (!starts && !ends) return undefined;
  return isCourseReversed({ starts, ends }, reader.zone)
    ? periodWords({ starts, ends }, reader)
    : shortPeriod(starts, ends, reader);
}

// The table.

/** Where facts stand behind their labels. `linkDetails`: what a link shows only when it is opened. */
type List = 'card' | 'details' | 'link' | 'linkDetails' | 'compare' | 'calendar';
/** Where they stand in one line without: below a name on a card, beside the code in the details, in a list. */
type Line = 'line' | 'codeLine' | 'listLine';

interface CourseFact {
  readonly on: readonly (List | Line)[];
  /** Names or other outside text; or our own words with dates. Undefined or empty where the study API tells nothing. */
  readonly says: (
    course: Realization,
    reader: Reader,
    place: List | Line,
  ) => string | undefined | readonly Organisation[] | { readonly block: string; readonly line: string };
}

interface NameFact extends CourseFact {
  readonly says: (course: Realization) => readonly Organisation[];
  /** Whether there is one name at most. */
  readonly isOne: boolean;
  /** The topics of questions that it answers. */
  readonly asked?: readonly Topic[];
  /** Whether courses are found by words of it, or by a whole name. */
  readonly found?: 'words' | 'whole';
}

type Further = Pick<NameFact, 'asked' | 'found'>;
const several = (says: NameFact['says'], on: readonly List[], more: Further = {}): NameFact => ({
  ...{ on, says, isOne: false, ...more },
});
const one = (of: (course: Realization) => Organisation | undefined, more: Further): NameFact => ({
  ...several((course) => [of(course)].filter((name) => name !== undefined), LISTED, more),
  isOne: true,
});

type Label = keyof Catalog['course']['labels'];
const LISTED = ['card', 'details', 'linkDetails'] as const;
const DATED = ['card', 'details', 'compare', 'calendar'] as const;

/** A row for each fact, in the order in which they are shown, by the name of its label, and of its data for assistants. */
const COURSE_FACTS: Readonly<Record<Label | 'onlineCredits' | 'nameLanguage', CourseFact | NameFact>> = {
  code: {
    on: ['details', 'compare'],
    says: (course, reader, place) =>
      place === 'compare'
        ? outsideLine(course.code, 40) || '–'
        : joined([course.code, factLine('codeLine', course, reader)]),
  },
  name: {
    on: ['compare'],
    says: ({ code, name, nameLanguage }, { language }) =>
      name === code ? '' : nameWith({ name }, inWords(nameLanguage, language), 80),
  },
  enrollment: {
    on: DATED,
    says: ({ enrollment }, reader, place) => {
      const words = windowWords(enrollment, reader);
      const block = place === 'details' ? shortWindow(enrollment, reader) : windowFact(words);
      return { block, line: windowText(words) };
    },
  },
  dates: {
    on: DATED,
    says: (course, reader, place) => {
      const line = periodWords(course, reader);
      return { block: (place === 'details' && shortPeriodWords(course, reader)) || line, line };
    },
  },
  credits: {
    on: ['line', 'codeLine', 'listLine', 'link', 'compare'],
    says: (course, { language }, place) =>
      place === 'compare'
        ? joined([amountWords(course.credits, language), onlineWords(course, language)])
        : creditWords(course.credits, language),
  },
  onlineCredits: { on: ['line', 'codeLine'], says: (course, { language }) => onlineWords(course, language) },
  teachingLanguages: {
    on: ['line', 'details', 'link', 'compare'],
    says: ({ teachingLanguages: codes }, { language }, place) =>
      languageWords(codes, language) ?? (place === 'details' ? texts(language).course.notGiven : undefined),
  },
  nameLanguage: {
    on: ['line', 'codeLine', 'listLine'],
    says: (course, { language }) => nameMark(course, language),
  },
  unit: one((of) => of.organisation, { asked: ['unit'], found: 'words' }),
  office: one((of) => of.office, { asked: ['unit', 'course-rooms'], found: 'words' }),
  degreeProgrammes: several((of) => of.degreeProgrammes, LISTED, { asked: ['programmes'], found: 'words' }),
  educationalFields: several((of) => of.educationalFields, ['details'], { found: 'words' }),
  studentGroups: several((of) => of.studentGroups, [...LISTED, 'compare'], {
    asked: ['groups'],
    found: 'whole',
  }),
  tags: several((of) => of.tags, ['details']),
};
const ROWS = Object.entries(COURSE_FACTS);
/** The facts that consist of names, each with its name. */
export const NAME_FACTS = ROWS.flatMap(([name, fact]) => ('isOne' in fact ? [{ name, ...fact }] : []));

/** How many names of a fact are listed, and how long each may be. */
const USUAL = { most: 8, length: 120 };
/** Columns are narrow. */
const SIZES: Readonly<Partial<Record<List, typeof USUAL>>> = {
  details: { most: 20, length: 200 },
  compare: { most: 6, length: 40 },
};

/** A fact as a place shows it: outside text or, of dates, our own words; none where the study API tells nothing. */
interface ShownFact {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  /** The values in a line of top-level text. */
  readonly text: string;
  readonly isOfDates: boolean;
}

function shownFact(
  name: string,
  said: ReturnType<CourseFact['says']>,
  place: List,
  { language }: Reader,
): ShownFact {
  const labels: Readonly<Partial<Record<string, string>>> = texts(language).course.labels;
  const label = labels[name] ?? '';
  if (typeof said === 'object' && 'block' in said)
    return { name, label, values: [said.block], text: said.line, isOfDates: true };
  const [head, listed] =
    typeof said === 'object'
      ? labelledNames(label, said, { ...(SIZES[place] ?? USUAL), language })
      : [label, said ? [said] : []];
  // The label of a row of a comparison is that of all courses.
  const isRow = place === 'compare' && listed.length > 0;
  const values = isRow ? [`${listed.join(', ')}${head.slice(label.length)}`] : listed;
  return {
    name,
    label: isRow ? label : head,
    values,
    text: escapeMrkdwn(values.join(', ')),
    isOfDates: false,
  };
}

/** What a place shows behind labels. Facts without values are left out, but not in a comparison. */
export const factsOn = (place: List, course: Realization, reader: Reader): ShownFact[] =>
  ROWS.filter(([, { on }]) => on.includes(place))
    .map(([name, { says }]) => shownFact(name, says(course, reader, place), place, reader))
    .filter(({ values }) => values.length > 0 || place === 'compare');

/** Facts in one line, without labels. */
export const factLine = (place: Line, course: Realization, reader: Reader): string =>
  joined(
    ROWS.map(([, { on, says }]) => {
      const said = on.includes(place) && says(course, reader, place);
      return typeof said === 'string' && said;
    }),
  );

/** The student groups of a course in one line; empty where none are given. */
export const groupWords = (course: Realization, reader: Reader): string =>
  NAME_FACTS.filter(({ asked }) => asked?.includes('groups'))
    .flatMap(({ name, says }) => shownFact(name, says(course), 'compare', reader).values)
    .join(', ');

/** "TX00EY23-3015 · 5 credits", and the name's language. The code is left out where it stands in place of the name. */
export const shortFacts = (course: Realization, reader: Reader): string =>
  joined([course.name !== course.code && course.code, factLine('listLine', course, reader)]);

/** The dates side by side, then the other facts. */
export function factBlocks(all: readonly ShownFact[]): (SectionBlock | RichTextBlock)[] {
  const dates = all.filter(({ isOfDates }) => isOfDates);
  const others = all.filter(({ isOfDates }) => !isOfDates);
  return [
    facts(dates.map(({ label, values }) => [label, values.join()])),
    ...(others.length > 0 ? [labelled(others.map(({ label, values }) => [label, values]))] : []),
  ];
}

/** The names by which courses are found. */
export const namesFoundBy = (how: NameFact['found'], course: Realization): Organisation[] =>
  NAME_FACTS.flatMap(({ found, says }) => (found === how ? says(course) : []));

/** The names that answer a topic; undefined: they are of no fact. */
export function namesAsked(topic: Topic, course: Realization): Organisation[] | undefined {
  const all = NAME_FACTS.filter(({ asked }) => asked?.includes(topic));
  return all.length === 0 ? undefined : all.flatMap(({ says }) => says(course));
}

/** "Unit: School of ICT · Office: Karamalmi"; empty where there are none. */
export const namesTold = (topic: Topic, course: Realization, reader: Reader): string =>
  joined(
    NAME_FACTS.filter(({ asked }) => asked?.includes(topic))
      .map(({ name, says }) => shownFact(name, says(course), 'card', reader))
      .map(({ label, values }) => values.length > 0 && `${label}: ${values.join(', ')}`),
  );
