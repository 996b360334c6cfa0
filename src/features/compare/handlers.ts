import type { Button, KnownBlock } from '@slack/types';
import { z } from 'zod';
import { chooseFollow, chooseFollowAll, courseMenu } from '../../ask/actions.ts';
import {
  type AskedRequest,
  askedIn,
  askedOrUnitsIn,
  askedRequest,
  cleanArguments,
  excerpt,
  parseAsked,
  parseAskedOrUnits,
  unitsTyped,
} from '../../ask/asked-codes.ts';
import { partsOf } from '../../ask/clauses.ts';
import { defineFeature, type Feature } from '../../ask/feature.ts';
import { likeIntent } from '../../ask/like.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import { asTyped } from '../../ask/meant.ts';
import { mayName, readCourseList } from '../../ask/named-courses.ts';
import type { Conversation, Place } from '../../ask/place.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import type { SeenCourses } from '../../ask/seen-courses.ts';
import { groupNamed } from '../../ask/seen-groups.ts';
import { COURSE, FACT } from '../../ask/slots.ts';
import {
  boldLine,
  escapeMrkdwn,
  header,
  joined,
  mixedSmall,
  outsideLine,
  paragraph,
  richBullets,
} from '../../cards/blocks.ts';
import { type Card, type Reader, withNote } from '../../cards/card.ts';
import { factLine, factsOn, groupWords, shortPeriodWords } from '../../cards/course-facts.ts';
import { shortState, stateSign } from '../../cards/dates.ts';
import { failedPart, failuresIn, realizationsCard } from '../../cards/realization-list.ts';
import { comparisonTable, fitsPhone, type Value } from '../../cards/tables.ts';
import { overlapsOf, timeLineBlocks } from '../../cards/time-line.ts';
import { freshnessNote, noteBlocks } from '../../cards/words.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { conceptsOf, isSaidIn } from '../../i18n/patterns.ts';
import type { Topic } from '../../i18n/topics.ts';
import { isRealizationCode, parseCourseUnitCode, parseOddUnitCode } from '../../study-client/codes.ts';
import type { CourseUnitCode, LookUp, Realization } from '../../study-client/model.ts';
import type { KnownLessons, Lessons } from '../../workspace/lessons.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import type { StudyExtras } from '../../workspace/study-extras.ts';
import {
  clashOf,
  comparedCode,
  comparedNames,
  creditLines,
  enrollmentLines,
  type Line,
  linedOf,
  periodLines,
} from './overlap.ts';
import {
  compareWithOwn,
  type OwnCompareDeps,
  type OwnCompareRequest,
  ownCompareRequest,
  ownComparison,
} from './own.ts';
import { MOST_COMPARED, runsCompared } from './units.ts';

const FEWEST = 2;

/** Realizations to show side by side; the code of a course unit stands for one of its runs, and alone for several. */
export const compareRequest = z.object({
  asked: askedRequest.shape.asked
    .max(MOST_COMPARED)
    .refine((asked) => asked.length >= FEWEST || isUnit(asked[0] ?? '')),
  /** It asks for the overlap of exams, which have no times of their own. */
  ofExams: z.literal(true).optional(),
});
const isUnit = (code: string): boolean => (parseCourseUnitCode(code) ?? parseOddUnitCode(code)) === code;
export type CompareRequest = z.infer<typeof compareRequest>;

/** A word that may stand between two codes, is no code, and belongs to no language. */
const BETWEEN = /^vs[.,;:]?$/i;

/**
 * Reads `/course compare CODE CODE…`: 2–5 different codes or ids. Throws `InvalidRequest`.
 * @param takesUnits whether course units' codes are read, too
 */
export function parseCompareCommand(args: string, takesUnits = false): CompareRequest {
  const tokens = cleanArguments(args)
    .split(' ')
    .filter((token) => !BETWEEN.test(token));
  const typed = tokens.join(' ');
  if (typed === '') throw new InvalidRequest({ about: 'too-few-to-compare', input: '' });
  return comparable(limited(() => (takesUnits ? parseAskedOrUnits(typed) : parseAsked(typed)), args));
}

/**
 * Reads "compare A and B", "vertaa", "jämför", and questions for the difference or the overlap of several
 * courses. Throws `InvalidRequest` for one code alone or too many.
 * @param takesUnits as for `parseCompareCommand`
 */
export function compareQuestion(question: Question, takesUnits = false): CompareRequest | undefined {
  const { words, units } = question;
  const asks = words.some(vocabulary.compare.compare.has);
  if (!asks && !words.some(vocabulary.compare.ofSeveral.has)) return undefined;
  const read = takesUnits && asks ? withUnits(question) : askedIn(question);
  const group = asks && !read ? groupCompared(question) : undefined;
  if (group !== undefined) throw new InvalidRequest({ about: 'group', input: group });
  // A name alone may be said by the way: "we should compare databases".
  const isEnough = read !== undefined && read.asked.length >= FEWEST;
  return read && (isEnough || (asks && !question.named)) ? comparable(read, units) : undefined;
}

/** The first of groups that are compared; undefined: something else is. */
const groupCompared = ({ words, groups = [] }: Question): string | undefined =>
  words.every((word) => groupNamed(word, groups) || isOfComparison(word)) ? groups[0] : undefined;

/** What a comparison tells besides. */
const TELLS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['name', 'language', 'credits', 'groups', 'lessons', 'events', 'course-rooms'] as const),
  ...(['starts', 'ends', 'duration', 'opens', 'closes', 'can-enroll'] as const),
]);

/**
 * Reads "do the lessons of A and B overlap?", alone or beside facts that a comparison tells as well. Throws
 * `InvalidRequest` for too many codes.
 * @param takesUnits as for `parseCompareCommand`
 */
function overlapQuestion(question: Question, takesUnits: boolean): CompareRequest | undefined {
  const { text, words, units, codes, quotes, language } = question;
  const [first = ''] = words;
  const { compare: said, term, lead, follow } = vocabulary;
  const isAsked = text.endsWith('?') || topics.begins(first) || words.some(said.compare.has) || isBid(words);
  const isOfThese = isSaidIn(said.overlaps, words) && codes.length + units.length >= FEWEST;
  // One's own courses are others, and who wants to be reminded of them at the same time compares nothing.
  const isOwn = (word: string): boolean =>
    term.own.has(word) && !(language === 'sv' && vocabulary.facts.at.has(word));
  const isElse =
    words.slice(isBid(words) ? 2 : 0).some(isOwn) ||
    [lead.remind, follow.following].some((one) => isSaidIn(one, words));
  if (quotes || !isAsked || !isOfThese || isElse) return undefined;
  const topicOf = (part: readonly string[]) => topics.of(part, language);
  const isOther = partsOf(text).some((part) => !TELLS.has(topicOf(part) ?? 'lessons') && !asksOfExams(part));
  const read = isOther ? undefined : takesUnits ? withUnits(question) : askedIn(question);
  return read && read.asked.length >= FEWEST
    ? { ...comparable(read, units), ...(isOfExams(question) && { ofExams: true }) }
    : undefined;
}

/** "Tell me if A overlaps with B", "krockar A med B". */
const isBid = ([first = '']: readonly string[]): boolean =>
  vocabulary.clauses.bids.startOf(first) !== undefined || isSaidIn(vocabulary.compare.overlaps, [first]);

/** "Do the exams clash?", and neither the lessons nor anything else. */
const asksOfExams = (part: readonly string[]): boolean =>
  part.some(isExam) &&
  isSaidIn(vocabulary.compare.overlaps, part) &&
  !part.some(vocabulary.lessons.lesson.has);
const isOfExams = ({ text }: Question): boolean => partsOf(text).some(asksOfExams);
const isExam = (word: string): boolean => !topics.isPlain(word) && topics.of([word], undefined) === 'exam';

/** The same with units, and with codes that no course has, which are told then. */
function withUnits(question: Question): AskedRequest | undefined {
  const { unfound = [] } = question;
  const read = askedOrUnitsIn(question);
  if (unfound.length === 0) return read;
  const asked = [...(read?.asked ?? []), ...unfound];
  return asked.length >= FEWEST ? { asked } : read;
}

/**
 * Reads "compare with TX00EW54-3008" and "does it overlap with TX00EW54-3008?": with the course that was spoken of; and
 * "compare them", "do they overlap?" of several that were. Undefined: it asks for something else, or too few were spoken of.
 */
async function compareWithContext(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<CompareRequest | undefined> {
  const { words, codes, units } = question;
  const [code, ...more] = codes;
  const overlaps = words.some(vocabulary.term.together.has);
  const asks = words.some(vocabulary.compare.compare.has);
  if (more.length > 0 || units.length > 0 || !(asks || overlaps || words.some(isOfSeveral))) return undefined;
  // What a person follows is seen in the term.
  if (code === undefined)
    return words.some(vocabulary.term.own.has) || !words.every(isOfComparison)
      ? undefined
      : ofThem(await spokenOf(words.some(vocabulary.follow.all.has)));
  // "How does it differ from …"
  if (!asks && !overlaps && !words.some(vocabulary.facts.it.has)) return undefined;
  const [other] = (await spokenOf()).filter((one) => one !== code);
  const ofExams = overlaps && isOfExams(question) && { ofExams: true as const };
  return other === undefined ? undefined : { asked: [other, code], ...ofExams };
}

const ofThem = (shown: readonly string[]): CompareRequest | undefined =>
  shown.length < FEWEST ? undefined : comparable({ asked: [...shown] });

/** "Or" asks for one of two answers. */
const isOfSeveral = (word: string): boolean =>
  vocabulary.compare.ofSeveral.has(word) && !vocabulary.facts.or.has(word);

const isOfComparison = (word: string): boolean =>
  [...COMPARISON, vocabulary.facts.it, vocabulary.follow.all].some(({ has }) => has(word)) ||
  topics.isPlain(word) ||
  topics.begins(word) ||
  isCommonWord(word);
const COMPARISON = conceptsOf([vocabulary.compare, vocabulary.term]);

/** Reads "compare TX00EY23-3015 and web design": a code beside names. Undefined where a name is not known. */
async function compareCodeAndNames(
  { text, codes, quotes }: Question,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const [, verb = '', typed = ''] = (quotes || codes.length !== 1 ? null : BY_NAME.exec(text)) ?? [];
  if (!vocabulary.compare.verb.has(verb.toLowerCase())) return undefined;
  const named = typed.replace(/[.?!]+$/, '');
  return readNames(named, place, seen).catch(() => undefined);
}

/**
 * Replaces the general error for too many codes by the one with this feature's own limit, and repeats an
 * unreadable input as it was typed, with the word between its names.
 */
function limited<T>(read: () => T, typed?: string): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    const { problem, named } = error;
    if (problem.about === 'too-many-codes') throw tooMany(named);
    if (problem.about !== 'realization-code' || typed === undefined) throw error;
    throw new InvalidRequest({ ...problem, input: excerpt(cleanArguments(typed)) });
  }
}

/**
 * Checks how many courses there are. Throws `InvalidRequest`.
 * @param units those of which it is known that they are: the runs of one are compared
 */
function comparable({ asked }: AskedRequest, units: readonly string[] = []): CompareRequest {
  if (asked.length > MOST_COMPARED) throw tooMany(asked);
  const [only = ''] = asked;
  if (asked.length < FEWEST && !units.includes(only))
    throw new InvalidRequest({ about: 'too-few-to-compare', input: only });
  return { asked };
}

function tooMany(asked: readonly string[]): InvalidRequest {
  return new InvalidRequest(
    { about: 'too-many-to-compare', count: asked.length, most: MOST_COMPARED },
    asked,
  );
}

/** Reads codes among which there are course units; undefined: there is none, or something else stands among them. */
function readUnits(typed: string, units: readonly CourseUnitCode[]): CompareRequest | undefined {
  const bare = typed.split(' ').filter((token) => !BETWEEN.test(token));
  const asked = unitsTyped(bare.join(' '), units);
  return asked && comparable({ asked: [...asked] }, asked);
}

// Comparing by name: "software engineering vs web design".

/**
 * Reads names that the workspace has seen, perhaps with codes among them. Undefined if no name is known: then
 * the text is read as codes. Rejects with `InvalidRequest` for a name that is unknown beside others, and for
 * too few or too many courses.
 */
async function readNames(
  typed: string,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const { asked, isNamed, isTooLong, unknown } = await readCourseList(typed, place, seen, MOST_COMPARED);
  if (!isNamed && !isTooLong) return undefined;
  if (unknown !== undefined) throw new InvalidRequest({ about: 'realization-code', input: excerpt(unknown) });
  return comparable({ asked: [...asked] });
}

/** A verb before the names in a message. */
const BY_NAME = /^(?:please )?(\S+) (.+)$/iu;

/**
 * Reads "compare databases and web design". Undefined if the words ask for something else; otherwise, and
 * where it rejects, as `readNames`.
 */
async function readNamedComparison(
  { text, codes, quotes }: Question,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const [, verb = '', names = ''] = (quotes || codes.length > 0 ? null : BY_NAME.exec(text)) ?? [];
  const mayBe = vocabulary.compare.verb.has(verb.toLowerCase()) && mayName(loweredWords(names));
  return mayBe ? readNames(names, place, seen) : undefined;
}

// The facts of a course for a comparison.

/** The longest value in characters, so that five courses fit into a table and into a message's text. */
const VALUE = 120;
/** The same of a name. */
const NAME = 80;

/** A fact as the message's text says it. */
interface Fact {
  readonly label: string;
  readonly said: string;
}

/** The same facts in the same order for every realization; the code first. */
function comparedFacts(realization: Realization, reader: Reader): Fact[] {
  const { notGiven } = texts(reader.language).course;
  return factsOn('compare', realization, reader).map(
    ({ label, values: [value = notGiven], text, isOfDates }) => ({
      label,
      said: isOfDates ? text : escapeMrkdwn(outsideLine(value, VALUE)),
    }),
  );
}

/** Two courses side by side; undefined where a phone does not show them so. */
function sideBySide(all: readonly Realization[], reader: Reader): KnownBlock | undefined {
  const columns = all.map((one) => shownFacts(one, reader));
  const rows = (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? { words: '' }));
  const known = rows.filter((row) => row.some((value) => Object.values(value).join('') !== ''));
  return fitsPhone(known) ? comparisonTable(known) : undefined;
}

/** One course after the other, each with its menu. */
function oneByOne(all: readonly Realization[], reader: Reader, links?: LinkTemplates): KnownBlock[] {
  const menu = courseMenu(reader, links);
  return all.flatMap((one, index) => [
    paragraph(outsideLine(one.name, NAME), menu(one, index)),
    mixedSmall(
      joined([stateOf(one, reader), shortPeriodWords(one, reader)]),
      joined([
        one.name !== one.code && comparedCode(one),
        factLine('line', one, reader),
        groupsOf(one, reader),
      ]),
    ),
  ]);
}

const stateOf = ({ enrollment }: Realization, reader: Reader): string =>
  `${stateSign(enrollment, reader.now)} ${shortState(enrollment, reader)}`;

const groupsOf = (one: Realization, reader: Reader): string => outsideLine(groupWords(one, reader), VALUE);

/** The code, then what says itself what it is. */
const shownFacts = (one: Realization, reader: Reader): Value[] => [
  { outside: comparedCode(one) },
  { outside: one.name === one.code ? '' : outsideLine(one.name, NAME) },
  { words: stateOf(one, reader) },
  { words: shortPeriodWords(one, reader) ?? '' },
  { outside: factLine('line', one, reader) },
  { outside: groupsOf(one, reader) },
];

/**
 * Two or more courses: what matters in words first, then a time line, then all facts side by side; failures are named
 * with their reasons. If fewer than two courses were found, the card says so and shows the one that there is.
 */
export function compareCard(
  lookUps: readonly LookUp[],
  reader: Reader,
  lessons: KnownLessons = new Map(),
  links?: LinkTemplates,
): Card {
  const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  if (found.length < 2) return loneCard(lookUps, reader);
  const failed = failedPart(lookUps, reader);
  const note = freshnessNote(found, reader);
  const all = found.map(({ value }) => value);
  const title = texts(reader.language).compare.title(all.length);
  const facts = all.map((one) => comparedFacts(one, reader));
  const table = sideBySide(all, reader);
  const list = oneByOne(all, reader, links);
  const verdict = verdictOf(all, reader, lessons);
  const names = comparedNames(all);
  const lined = all.map((one, at) => ({ ...linedOf(one), name: names[at] }));
  const above = [header(title), ...verdict.blocks, ...timeLineBlocks(lined, reader)];
  const below = [...(failed?.blocks ?? []), ...noteBlocks(note)];
  return {
    // The findings come first: a screen reader reads them at once, and they are never cut off.
    text: joined([title, verdict.text, failed?.text, note, ...facts.map(factsText)], '\n'),
    blocks: [...above, ...(table ? [table] : list), ...below],
    ...(table && { plainer: [...above, ...list, ...below] }),
    buttons: followButtons(all, reader),
    shows: all.map(({ code }) => code),
    ...failuresIn(failed, false),
  };
}

function loneCard(lookUps: readonly LookUp[], reader: Reader): Card {
  const { compare } = texts(reader.language);
  // What was not fetched may exist all the same.
  const isKnown = lookUps.every(
    (one) => 'found' in one || one.error instanceof NotFound || one.error instanceof InvalidRequest,
  );
  const card = realizationsCard(
    lookUps,
    reader,
    () => (isKnown ? compare.onlyOne : compare.onlyOneFetched),
    courseMenu(reader),
  );
  if (lookUps.some((one) => 'found' in one)) return card;
  return {
    ...card,
    text: `${compare.nothing}\n${card.text}`,
    blocks: [header(compare.nothing), ...card.blocks],
  };
}

/** One button for all courses that can be followed. */
function followButtons(all: readonly Realization[], { language }: Reader): Button[] {
  const { follow } = texts(language);
  const codes = all.map(({ code }) => code).filter(isRealizationCode);
  const [only, ...more] = codes;
  if (only === undefined) return [];
  return more.length === 0
    ? chooseFollow.offer(follow.button, { asked: only }, language)
    : chooseFollowAll.offer(follow.allButton, { asked: codes }, language);
}

/** Courses at the same time, enrollment and credits. A note says that the days of courses tell little about lessons. */
function verdictOf(
  all: readonly Realization[],
  reader: Reader,
  lessons: KnownLessons,
): Pick<Card, 'text' | 'blocks'> {
  const { compare } = texts(reader.language);
  const found = overlapsOf(all.map(linedOf), reader.zone);
  const parts: readonly (readonly Line[])[] = [
    periodLines(all, found, reader, lessons),
    enrollmentLines(all, reader),
    creditLines(all, reader),
  ];
  const isKnown = found.pairs.every((pair) => clashOf(pair, all, ['', ''], lessons, reader));
  const note = isKnown ? undefined : compare.note;
  const [periods, ...others] = parts.map(said);
  const shown = parts.flat().map((line) => line((name) => name));
  return {
    text: joined([periods, note, ...others], '\n'),
    blocks: [...(shown.length === 0 ? [] : [richBullets(undefined, shown)]), ...noteBlocks(note)],
  };
}

function said(lines: readonly Line[]): string | undefined {
  const sentences = lines.map((line) => line(escapeMrkdwn));
  return sentences.length === 0 ? undefined : `${sentences.join('. ')}.`;
}

function factsText(facts: readonly Fact[]): string {
  return `${facts.map((fact) => `${fact.label}: ${fact.said}`).join('. ')}.`;
}

/** `/course compare CODE CODE…` and questions that compare: courses side by side, with their overlaps. */
export const compare = ({
  lookUpFor,
  lookUpRuns,
  extras,
  seen,
  lessons,
  own,
  links,
}: CompareDeps): Feature => {
  const takesUnits = (): boolean => extras.can('search-unit');
  return defineFeature<CompareRequest | OwnCompareRequest>({
    name: 'compare',
    request: z.union([ownCompareRequest, compareRequest]),
    commands: [
      {
        command: '/course',
        subcommand: 'compare',
        also: vocabulary.subcommands.compare.words,
        parse: (typed) => parseCompareCommand(typed, takesUnits()),
        named: async (typed, place, _, { units }) =>
          (takesUnits() ? readUnits(typed, units) : undefined) ?? readNames(typed, place, seen),
      },
    ],
    intents: [
      {
        ...{ id: 'compare', claim: 'list', hears: `compare topic term.together ${COURSE}` },
        read: (question) => compareQuestion(question, takesUnits()),
      },
      {
        ...{ id: 'compare.overlap', claim: 'own' },
        hears: `compare facts lessons follow.plain term.together lead.exam lead.told enrolled.several ${FACT} ${COURSE}`,
        read: (question) => overlapQuestion(question, takesUnits()),
      },
      {
        ...{
          id: 'compare.codes-and-names',
          claim: 'list',
          hears: `compare facts topic term.together course.schedule ${COURSE}`,
        },
        subject: 'name',
        read: (question, { place }) => compareCodeAndNames(question, place, seen),
      },
      {
        ...{ id: 'compare.named', claim: 'list', hears: 'compare course topic term.together' },
        subject: 'name',
        read: (question, { place }) => readNamedComparison(asTyped(question), place, seen),
      },
      {
        ...{
          id: 'compare.spoken-of',
          claim: 'own',
          hears: `compare facts topic term.together course.schedule ${COURSE}`,
        },
        subject: 'spoken-of',
        read: compareWithContext,
      },
      {
        ...{
          id: 'compare.own',
          claim: 'own',
          hears: `compare facts term find enrolled course.schedule lessons ${COURSE}`,
        },
        subject: 'spoken-of',
        read: compareWithOwn,
      },
      likeIntent(
        'compare.like',
        ['compare'],
        async (_, { codes }, { spokenOf }) => {
          // "Does it clash with A?" is of what was spoken of, too.
          const asked = [...new Set(codes.length === 1 ? [...(await spokenOf()), ...codes] : codes)];
          return asked.length > 1 ? { asked: asked.slice(0, MOST_COMPARED) } : undefined;
        },
        'like',
      ),
    ],
    answer: async (request, reader, place) => {
      if ('own' in request) return ownComparison(request, reader, place, { lookUpFor, own, lessons });
      const looksUp = takesUnits() ? lookUpRuns : lookUpFor;
      const { lookUps, notes } = await runsCompared(request.asked, reader, place, looksUp);
      const codes = lookUps.flatMap((one) => ('found' in one ? [one.found.value.code] : []));
      const known = codes.length > 1 ? await lessons.ahead(codes, reader.language) : undefined;
      const compared = compareCard(lookUps, reader, known, links);
      const card = request.ofExams && codes.length > 1 ? withoutExams(compared, reader) : compared;
      // Where nothing is compared it is not told which run is.
      return codes.length > 1 && notes.length > 0 ? withNote(card, notes.join(' ')) : card;
    },
  });
};

/** What is compared in the place of exams. */
function withoutExams(card: Card, { language }: Reader): Card {
  const { noExamTimes } = texts(language).compare;
  return {
    ...card,
    text: `${noExamTimes}\n${card.text}`,
    blocks: [boldLine(noExamTimes), ...card.blocks],
  };
}

interface CompareDeps {
  readonly lookUpFor: LookUpFor;
  /** The same where a course unit's code stands for its runs. */
  readonly lookUpRuns: LookUpFor;
  readonly extras: Pick<StudyExtras, 'can'>;
  readonly seen: SeenCourses;
  readonly lessons: Pick<Lessons, 'ahead'>;
  readonly own: OwnCompareDeps['own'];
  readonly links?: LinkTemplates;
}
