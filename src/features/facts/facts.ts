/** The one fact of a course that a question asks, in one line. */

import { joined, outsideLine, shorten } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { dateLabel, dateWords, instant, stateWords } from '../../cards/dates.ts';
import { creditWords, inWords, labelledNames, languagesInSentence, periodWords } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import { type FactTopic, type Topic, UNKNOWN, type UnknownTopic } from '../../i18n/topics.ts';
import { isLanguage, numberIn } from '../../language.ts';
import type {
  CourseUnit,
  CourseUnitText,
  Moment,
  Organisation,
  Realization,
  RealizationText,
} from '../../study-client/model.ts';
import { type DateKind, enrollmentState } from '../../study-client/moments.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** A text is quoted up to so many characters, at the end of a sentence. */
const QUOTED = 300;
/** The longest name, and the most names of a line. */
const NAME = 120;
const MOST_NAMES = 8;

/** What a fact is told from. */
export interface FactOf {
  readonly realization: Realization;
  /** Its course unit, where it is known. */
  readonly unit?: CourseUnit | undefined;
  /** The same with its name in the language that the question asks about. */
  readonly named?: Realization | undefined;
  /** The language that the question asks about, such as `en`: "is it in English?". */
  readonly language?: string | undefined;
  /** It asks whether the course can be done without that language. */
  readonly isWithout?: true | undefined;
  /** The question negates or limits. */
  readonly isTurned?: true | undefined;
  /** The question expects that enrollment is past or closed. */
  readonly expects?: 'past' | 'closed' | undefined;
}

const isUnknown = (topic: Topic): topic is UnknownTopic => UNKNOWN.some((one) => one === topic);

/**
 * Tells a fact in our own words and date tokens, with outside text made safe for one line. What the study data
 * leaves out, and what it never has, is told as such.
 */
export function factOf(topic: Topic, about: FactOf, reader: Reader): string {
  const words = texts(reader.language).facts;
  if (isUnknown(topic))
    return joined([topic === 'course-rooms' && officeOf(about, reader), words.unknown[topic]]);
  const fact = TELL[topic](about, reader) || (about.unit && unitFactOf(topic, about.unit, reader));
  if (fact) return fact;
  // Only the unit itself tells of its material.
  return topic === 'materials' && about.unit ? words.noMaterials : words.nothing[topic];
}

/** The texts of a course unit that tell a fact. */
const OF_UNIT = {
  prerequisites: ['prerequisites'],
  content: ['content'],
  objectives: ['objective'],
  methods: ['teachingMethods'],
  materials: ['materials'],
  further: ['further'],
  grading: ['criteriaPassOrFail', 'criteriaSatisfactory', 'criteriaGood', 'criteriaExcellent'],
} as const satisfies Partial<Record<FactTopic, readonly CourseUnitText[]>>;

/** Whether a course unit may tell a fact, for all its runs. */
export const isOfUnit = (topic: Topic): topic is FactTopic =>
  topic === 'credits' || Object.hasOwn(OF_UNIT, topic);

/** The same of a course unit; undefined where its data leave the fact out, or units have none of the kind. */
export function unitFactOf(topic: Topic, unit: CourseUnit, { language }: Reader): string | undefined {
  if (topic === 'credits') return creditWords(unit.credits, language);
  const keys = (OF_UNIT as Partial<Record<Topic, readonly CourseUnitText[]>>)[topic] ?? [];
  const key = keys.find((one) => unit.texts[one] !== undefined);
  const text = key && unit.texts[key];
  return key && text && quote(key, text, unit.textLanguages?.[key], language);
}

/** Whether the study data of a course has a fact. */
export const isTold = (topic: FactTopic, about: FactOf, reader: Reader): boolean =>
  Boolean(TELL[topic](about, reader));

/** Whether a fact is a text of the realization, which may exist in another language alone. */
export const isOfTexts = (topic: Topic): boolean => Object.hasOwn(QUOTES, topic);

/** Undefined or empty where the study data leaves the fact out. */
type Tell = (about: FactOf, reader: Reader) => string | undefined;

/** The texts that say how a course is assessed, the most general first. */
const CRITERIA = [
  ...(['criteria', 'passOrFail', 'criteriaPassOrFail', 'criteriaSatisfactory'] as const),
  ...(['criteriaGood', 'criteriaExcellent'] as const),
];

const QUOTES = {
  prerequisites: quoted('prerequisites'),
  exam: quoted('exams'),
  grading: (about: FactOf, reader: Reader) => {
    const [scale, criteria] = [quoted('gradingScale'), quoted(...CRITERIA)].map((tell) =>
      tell(about, reader),
    );
    if (!scale || !criteria) return scale ?? criteria;
    const both = `${scale} · ${criteria}`;
    // A long scale leaves no room for the criteria.
    return both.length > 2 * QUOTED ? scale : both;
  },
  workload: quoted('workload'),
  content: quoted('content'),
  objectives: quoted('objective'),
  methods: quoted('teachingMethods'),
  completion: quoted('waysToComplete'),
  employer: quoted('workingLife'),
  further: quoted('furtherOnRealization', 'furtherOnCourseUnit'),
} satisfies Partial<Record<FactTopic, Tell>>;

const TELL: Readonly<Record<FactTopic, Tell>> = {
  ...QUOTES,
  name: ({ realization, named = realization, language: asked }, { language }) => {
    const name = outsideLine(named.name, NAME);
    if (asked === undefined) return name;
    const mark = isLanguage(asked) ? inWords(asked, language) : undefined;
    // A name in another language, or a code in its place, is none in the asked one.
    const isKnown = named.nameLanguage === undefined && named.name !== named.code;
    return mark === undefined || !isKnown
      ? undefined
      : `${texts(language).otherLanguage.name(mark)}: ${name}`;
  },
  materials: () => undefined,
  credits: ({ realization }, { language }) => creditWords(realization.credits, language),
  language: ({ realization, language: asked, isWithout, isTurned }, { language }) => {
    const { teachingLanguages } = realization;
    const names = languagesInSentence(teachingLanguages, language);
    if (names === undefined || asked === undefined || isTurned)
      return names && names.charAt(0).toUpperCase() + names.slice(1);
    const { yes, no } = texts(language).facts;
    const has = teachingLanguages.some((code) => code.split(/[-_]/)[0] === asked);
    if (!isWithout) return `${has ? yes : no}: ${names}`;
    // Whether one of several languages is enough, the study data do not say.
    if (has && teachingLanguages.length > 1) return names.charAt(0).toUpperCase() + names.slice(1);
    return `${has ? no : yes}: ${names}`;
  },
  online: ({ realization: { credits, virtualCredits } }, { language }) => {
    if (!virtualCredits || (credits !== undefined && virtualCredits > credits)) return undefined;
    const all = credits === undefined ? undefined : numberIn(language, credits);
    return texts(language).facts.online(numberIn(language, virtualCredits), all);
  },
  groups: ({ realization }, reader) =>
    named(texts(reader.language).course.studentGroups, realization.studentGroups, reader),
  programmes: ({ realization }, reader) =>
    named(texts(reader.language).course.degreeProgrammes, realization.degreeProgrammes, reader),
  unit: (about, reader) => {
    const { unit } = about.realization;
    return joined([
      named(texts(reader.language).course.unit, unit ? [unit] : [], reader),
      officeOf(about, reader),
    ]);
  },
  starts: ({ realization }, reader) => date('starts', realization.starts, reader),
  ends: ({ realization }, reader) => date('ends', realization.ends, reader),
  duration: ({ realization }, reader) => {
    const { starts, ends } = realization;
    if (!starts || !ends) return undefined;
    const last = ends.until ?? ends.at;
    if (last <= starts.at) return periodWords(realization, reader);
    const { weeks, days } = texts(reader.language).facts;
    const length = last - starts.at;
    const long =
      length >= 2 * WEEK ? weeks(Math.round(length / WEEK)) : days(Math.max(1, Math.round(length / DAY)));
    return `${long}: ${periodWords(realization, reader)}`;
  },
  opens: ({ realization }, reader) => date('opens', realization.enrollment.opens, reader),
  closes: ({ realization }, reader) => date('closes', realization.enrollment.closes, reader),
  'can-enroll': ({ realization: { enrollment }, isTurned, expects }, reader) => {
    if (!enrollment.opens && !enrollment.closes) return undefined;
    const { state } = enrollmentState(enrollment, reader.now);
    const answer = WHETHER[expects ?? 'possible'][state];
    const words = stateWords(enrollment, reader);
    const when = enrollment.opens && state === 'upcoming' ? enrollment.opens : enrollment.closes;
    const said = when ? `${words} (${instant(when, reader)})` : words;
    if (answer === undefined || isTurned) return said;
    return `${texts(reader.language).facts[answer]}: ${lowered(said)}`;
  },
};

/** The campus, as far as the study data tell one. */
const officeOf = ({ realization: { office } }: FactOf, reader: Reader): string | undefined =>
  named(texts(reader.language).course.office, office ? [office] : [], reader);

/** The first word of the answer, by what a question expects and the state of the window. */
const WHETHER: Readonly<
  Record<
    'possible' | 'past' | 'closed',
    Readonly<Partial<Record<ReturnType<typeof enrollmentState>['state'], 'yes' | 'no' | 'notYet'>>>
  >
> = {
  possible: { open: 'yes', closed: 'no', upcoming: 'notYet' },
  past: { open: 'no', closed: 'yes', upcoming: 'no' },
  // Before it opens it is closed as well: the date alone misleads less.
  closed: { open: 'no', closed: 'yes' },
};

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The first of the texts that the course has. */
function quoted(...keys: readonly RealizationText[]): Tell {
  return ({ realization }, { language }) => {
    const key = keys.find((one) => realization.texts[one] !== undefined);
    const text = key && realization.texts[key];
    if (key === undefined || text === undefined) return undefined;
    return quote(key, text, realization.textLanguages?.[key], language);
  };
}

function quote(
  key: keyof ReturnType<typeof texts>['text'],
  text: string,
  of: Parameters<typeof inWords>[0],
  language: Reader['language'],
): string {
  const mark = inWords(of, language);
  const label = texts(language).text[key];
  const excerpt = sentences(text.replace(/\s+/gu, ' ').trim());
  const head = mark === undefined ? label : `${label} (${mark})`;
  return `${head}: ${outsideLine(excerpt, QUOTED + 1)}`;
}

/** The beginning of a text, up to the last sentence that ends within the limit; else cut with an ellipsis. */
function sentences(text: string): string {
  if (text.length <= QUOTED) return text;
  const head = text.slice(0, QUOTED);
  const ends = [...head.matchAll(/[.!?…](?=\s)/gu)].map(({ index }) => index + 1);
  const end = ends.findLast((at) => at >= QUOTED / 3);
  return end === undefined ? shorten(text, QUOTED) : head.slice(0, end);
}

function named(label: string, all: readonly Organisation[], { language }: Reader): string | undefined {
  if (all.length === 0) return undefined;
  const [head, names] = labelledNames(label, all, { most: MOST_NAMES, length: NAME, language });
  return `${head}: ${names.join(', ')}`;
}

/** "Course starts 12 Jan 2027 (in 6 weeks)"; of a past date in the past tense. */
function date(kind: DateKind, moment: Moment | undefined, reader: Reader): string | undefined {
  if (!moment) return undefined;
  return `${dateLabel(kind, moment, reader)}: ${dateWords(kind, moment, reader)}`;
}
