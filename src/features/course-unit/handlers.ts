import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction, showCourse, showUnit } from '../../ask/actions.ts';
import { cleanArguments, excerpt, withIdsApart } from '../../ask/asked-codes.ts';
import { defineFeature, type Feature, opens, type Place, replaces } from '../../ask/feature.ts';
import { type LinkTemplates, unitPageButton } from '../../ask/links.ts';
import type { Question } from '../../ask/question.ts';
import { answerSearch, type SeenCourses, searchFor, searchRequest } from '../../ask/seen-courses.ts';
import type { Conversation } from '../../ask/spoken-of.ts';
import { numbersSaid, saysCourseUnit, speakOfCourseUnit } from '../../ask/words.ts';
import {
  button,
  escapeMrkdwn,
  header,
  joined,
  mrkdwnParagraph,
  outside,
  outsideLine,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Modal, type Reader } from '../../cards/card.ts';
import { creditWords } from '../../cards/course-facts.ts';
import { labelledTexts, textsAndNotes } from '../../cards/details.ts';
import { nameMark } from '../../cards/other-language.ts';
import { freshnessNote, missingTexts, noteBlocks, withUnused } from '../../cards/words.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import type { Language } from '../../language.ts';
import {
  bareToken,
  courseUnitOf,
  isRealizationCode,
  parseCourseUnitCode,
  parseCourseUnitId,
  parseRealizationCode,
} from '../../study-client/codes.ts';
import {
  COURSE_UNIT_TEXTS,
  type CourseUnit,
  type CourseUnitText,
  type Found,
  type Realization,
  type StudyClient,
  TEXTS_OF_UNIT,
} from '../../study-client/model.ts';
import { type CourseUnits, type LookUpFor, lookUp } from '../../workspace/look-up.ts';

const byId = z.object({
  id: z
    .string()
    .max(40)
    .refine((id) => parseCourseUnitId(id) === id),
});
/** `from`: the run of the unit that was shown before. */
const byCode = z.object({
  code: z
    .string()
    .max(40)
    .regex(/^[^\s\p{C},;<>&"\\]+$/u),
  from: z
    .string()
    .max(60)
    .refine((code): boolean => isRealizationCode(code))
    .optional(),
});
/** One course unit. */
const oneUnit = z.union([byId, byCode]);
type OneUnit = z.infer<typeof oneUnit>;

/** Opens all texts of a course unit. */
export const allTexts = defineAction('course-unit.details', oneUnit);

/** Words beside a unit that say nothing here. */
const beside = { unused: z.array(z.string().min(1).max(60)).max(20).optional() };

/** A course unit by its id or code, or words to find it by among those that the workspace has seen. */
export const courseUnitRequest = z.union([byId.extend(beside), byCode.extend(beside), searchRequest]);
export type CourseUnitRequest = z.infer<typeof courseUnitRequest>;

/** The unit of a code: a course unit's own, or that of one of its runs. */
function unitOfCode(asked: string): OneUnit {
  const run = parseRealizationCode(asked);
  return run === undefined ? { code: asked.slice(0, 40) } : { code: courseUnitOf(run), from: run };
}

/**
 * Reads what follows `/course unit`: one id or code, with or without words around it. Beside a short number, which may be
 * part of a name ("English 2"), there are only ordinary words. Throws `InvalidRequest`.
 */
export function parseCourseUnitCommand(args: string): CourseUnitRequest {
  const clean = cleanArguments(args);
  const tokens = withIdsApart(clean)
    .split(/[ ,;]+/)
    .filter((token) => !isCommonWord(bareToken(token).toLowerCase()));
  const read = tokens.map((token) => ({ token, request: readToken(token) }));
  const [one, ...more] = read.filter(({ request }) => request);
  const unused = read.flatMap(({ token, request }) => (request ? [] : [bareToken(token).slice(0, 60)]));
  const left = [...new Set(unused)].filter((word) => word !== '').slice(0, 20);
  const isPartOfName = left.length > 0 && one !== undefined && /^\d{1,3}$/.test(bareToken(one.token));
  if (!one?.request || more.length > 0 || isPartOfName)
    throw new InvalidRequest({ about: 'course-unit-id', input: excerpt(clean) });
  return { ...one.request, ...(left.length > 0 && { unused: left }) };
}

/** A code is no id, although an id may look like one: what is known of the code comes first. */
function readToken(token: string): OneUnit | undefined {
  const code = parseCourseUnitCode(token);
  if (code !== undefined) return { code };
  if (parseRealizationCode(token) !== undefined) return unitOfCode(token);
  const id = token.includes('-') ? undefined : parseCourseUnitId(token);
  return id === undefined ? undefined : { id };
}

/**
 * Reads "what is unit 12345?", "opintojakson 12345 sisältö", "kursenhet TX00EY23", "is 12345 a course unit?". With a
 * word for runs beside it ("opintojakson TX00EY23 toteutukset") a unit's code asks for these.
 */
export function courseUnitQuestion({ words, codes, units, named }: Question): CourseUnitRequest | undefined {
  const [id, ...more] = numbersSaid(words, 'course-unit');
  if (id !== undefined && more.length === 0) return { id };
  // A run's code is typed for the run; a unit has the name of its runs.
  const [code, ...others] = [...units, ...codes];
  if (code === undefined || others.length > 0 || (codes.length > 0 && !named)) return undefined;
  return speakOfCourseUnit(words) && !speaksOfRuns(words) ? unitOfCode(code) : undefined;
}

/** The "course" of a "course unit" speaks of no run. */
const speaksOfRuns = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      vocabulary.course.realization.has(word) && ![at, at + 1].some((one) => saysCourseUnit(words, one)),
  );

/** Reads a question that speaks of a course unit and names it as the workspace has seen it. Never rejects. */
export async function namedUnit(
  units: SeenCourses,
  { words, codes }: Question,
  place: Place,
): Promise<CourseUnitRequest | undefined> {
  if (codes.length > 0 || !speakOfCourseUnit(words) || speaksOfRuns(words)) return undefined;
  const name = words.filter((word, at) => !saysCourseUnit(words, at) && !isCommonWord(word));
  return name.length === 0 ? undefined : searchFor(units, name.join(' '), place, true);
}

/** Reads "and the course unit?", which follows a course that was spoken of. */
export async function unitOfContext(
  { words, codes, units }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<CourseUnitRequest | undefined> {
  const isOnly = words.every((word, at) => saysCourseUnit(words, at) || isKnownWord(word));
  if (codes.length + units.length > 0 || !speakOfCourseUnit(words) || !isOnly) return undefined;
  const [one, ...others] = (await spokenOf()).map(unitOfCode);
  return one && 'code' in one && others.every((other) => 'code' in other && other.code === one.code)
    ? one
    : undefined;
}

export interface CourseUnitDeps {
  readonly study: StudyClient;
  readonly units: CourseUnits;
  /** Finds the runs of a unit by its code. */
  readonly lookUpRuns: LookUpFor;
  /** The units that the workspace has seen. */
  readonly seen: SeenCourses;
  readonly links: LinkTemplates;
}

/** `/course unit` with an id, code or name, questions that name a course unit, and the button of a course. */
export const courseUnit = (deps: CourseUnitDeps): Feature =>
  defineFeature<CourseUnitRequest>({
    name: 'course-unit',
    request: courseUnitRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'unit',
        also: vocabulary.subcommands.unit.words,
        parse: parseCourseUnitCommand,
        named: (typed, place, strictly) => searchFor(deps.seen, typed, place, strictly),
      },
    ],
    question: courseUnitQuestion,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    // A list of guesses is for the asker alone.
    shareable: (request) => !('search' in request),
    actions: [
      opens(
        allTexts,
        (language) => texts(language).courseUnit.title,
        async (value, reader, place) =>
          courseUnitModal((await findCourseUnit(value, reader, place, deps)).found, reader),
      ),
      replaces(showUnit, ({ asked }) => unitOfCode(asked)),
    ],
  });

async function answer(
  request: CourseUnitRequest,
  reader: Reader,
  place: Place,
  deps: CourseUnitDeps,
): Promise<Card> {
  if ('search' in request) {
    const only = (code: string) => answer({ code }, reader, place, deps);
    return answerSearch(deps.seen, request, reader, place, { show: showUnit, only });
  }
  const { found, run } = await findCourseUnit(request, reader, place, deps);
  const from = 'from' in request ? request.from : undefined;
  const card = courseUnitCard(found, reader, { run, from }, deps.links);
  return withUnused(card, request.unused ?? [], reader.language);
}

/** What tells of a unit. `run`: it is told from this run of it. */
interface ToldUnit {
  readonly found: Found<ShownUnit>;
  readonly run?: string;
}

/** Looks a unit up with its texts, since the card shows some, too. */
export async function findCourseUnit(
  asked: OneUnit,
  reader: Reader,
  place: Place,
  deps: Pick<CourseUnitDeps, 'study' | 'units' | 'lookUpRuns'>,
): Promise<ToldUnit> {
  if ('code' in asked) return findByCode(asked, reader, place, deps);
  const id = parseCourseUnitId(asked.id);
  if (id === undefined) throw new InvalidRequest({ about: 'course-unit-id', input: asked.id });
  return { found: await deps.units.byId(place.workspace, id, reader.language) };
}

/** A unit whose id is not known is told from the run that was shown before, else from the first of its runs. */
async function findByCode(
  { code, from }: Extract<OneUnit, { code: string }>,
  { language }: Reader,
  place: Place,
  { study, units, lookUpRuns }: Pick<CourseUnitDeps, 'study' | 'units' | 'lookUpRuns'>,
): Promise<ToldUnit> {
  const known = await units.byCode(place.workspace, code, language);
  if (known) return { found: known };
  try {
    const run = from ?? (await firstRun(code, language, place, lookUpRuns));
    return { found: unitOfRun(await lookUp(study, run, language, 'texts'), code), run };
  } catch (error) {
    const isUnknown = error instanceof InvalidRequest || (error instanceof NotFound && from === undefined);
    // An id may look like a code.
    const id = isUnknown ? parseCourseUnitId(code) : undefined;
    if (id === undefined) throw error;
    const found = await units.byId(place.workspace, id, language).catch((failure: unknown) => {
      throw failure instanceof NotFound
        ? new InvalidRequest({ about: 'course-unit-id', input: code })
        : failure;
    });
    return { found };
  }
}

async function firstRun(
  code: string,
  language: Reader['language'],
  place: Place,
  lookUpRuns: LookUpFor,
): Promise<string> {
  const { lookUps } = await lookUpRuns(place, [code], language);
  const first = lookUps.find((one) => 'found' in one);
  if (first && 'found' in first) return first.found.value.code;
  const failed = lookUps.find((one) => 'error' in one);
  throw failed && 'error' in failed
    ? failed.error
    : new InvalidRequest({ about: 'course-unit-id', input: code });
}

// The card.

/** The texts of a unit on its card; the modal has the others. */
const ON_CARD: readonly CourseUnitText[] = ['content', 'objective'];
/** Characters of a text on the card: some eight lines in Slack. */
const EXCERPT = 600;

/** A course unit without an id is told from one of its runs. */
type ShownUnit = Omit<CourseUnit, 'id'> & Partial<Pick<CourseUnit, 'id'>>;

/** Where a unit was asked for, and what told of it. */
interface About {
  /** The run of the unit that was shown before. */
  readonly from?: string | undefined;
  /** The run whose data the unit is told from, since its id is not known. */
  readonly run?: string | undefined;
}

/** A course unit as far as a run of it tells. */
export function unitOfRun(found: Found<Realization>, code: string): Found<ShownUnit> {
  const { name, nameLanguage, credits, texts: all, textLanguages } = found.value;
  const own: Partial<Record<CourseUnitText, string>> = {};
  const languages: Partial<Record<CourseUnitText, Language>> = {};
  for (const key of Object.keys(TEXTS_OF_UNIT) as (keyof typeof TEXTS_OF_UNIT)[]) {
    const field = TEXTS_OF_UNIT[key];
    if (all[field] !== undefined) own[key] = all[field];
    if (textLanguages?.[field] !== undefined) languages[key] = textLanguages[field];
  }
  return { ...found, value: { code, name, nameLanguage, credits, texts: own, textLanguages: languages } };
}

/** The card of a course unit. */
export function courseUnitCard(
  found: Found<ShownUnit>,
  reader: Reader,
  about: About = {},
  links: LinkTemplates = {},
): Card {
  const { value: unit } = found;
  const { language } = reader;
  const words = texts(language).courseUnit;
  const missing = missingTexts(found, reader);
  const note = freshnessNote([found], reader);
  const isEmpty = Object.keys(unit.texts).length === 0;
  const none = isEmpty && missing === undefined ? [words.noTexts] : [];
  const ofRun = about.run === undefined ? [] : [words.ofRun(outsideLine(about.run, 60))];
  const line = joined([words.title, summary(unit, reader)]);
  const shown = labelledTexts(unit, ON_CARD, language).map(({ label, text }) => ({
    label,
    text: outside(text, EXCERPT),
  }));
  const said = [
    joined([outsideLine(unit.name, 150), line]),
    ...shown.map(({ label, text }) => `${label}: ${text}`),
    ...none,
    ...ofRun,
  ];
  const spokenOf = about.from ?? unit.code;
  return {
    ...endingWith(escapeMrkdwn(said.join('\n')), [missing, note]),
    blocks: [
      header(unit.name),
      small(line),
      ...shown.flatMap(({ label, text }) => [mrkdwnParagraph(`*${label}*`), paragraph(text)]),
      ...none.map((one) => paragraph(one)),
      ...ofRun.map((one) => small(one)),
      ...noteBlocks(missing),
      ...noteBlocks(note),
    ],
    buttons: [
      ...(isEmpty ? [] : [button(words.details, allTexts.carry(requestOf(unit, about), language))]),
      ...runButtons(unit, about, reader),
      ...unitPageButton(unit, language, links),
    ],
    ...(spokenOf !== undefined && { shows: [spokenOf] }),
  };
}

/** The unit again, from a button. */
function requestOf({ id, code = '' }: ShownUnit, { from, run = from }: About): OneUnit {
  return id === undefined ? { code, ...(run !== undefined && { from: run }) } : { id };
}

/** To the runs of the unit, and back to the run that was shown before. */
function runButtons({ code }: ShownUnit, { from }: About, { language }: Reader): Button[] {
  const words = texts(language).courseUnit;
  return [
    ...(code === undefined ? [] : showCourse.offer(words.runs, { asked: code }, language, 0)),
    ...(from === undefined ? [] : showCourse.offer(words.back(from), { asked: from }, language, 1)),
  ];
}

/** All texts of a course unit that are not empty. */
export function courseUnitModal(found: Found<ShownUnit>, reader: Reader): Modal {
  const { value: unit } = found;
  const words = texts(reader.language).courseUnit;
  return {
    title: words.title,
    blocks: [
      header(unit.name),
      small(summary(unit, reader)),
      ...textsAndNotes(found, COURSE_UNIT_TEXTS, words.noTexts, reader),
    ],
  };
}

function summary(unit: ShownUnit, { language }: Reader): string {
  const words = texts(language).courseUnit;
  return joined([
    unit.code && outsideLine(unit.code, 60),
    creditWords(unit.credits, language),
    unit.yearOfFoundation !== undefined && words.since(unit.yearOfFoundation),
    unit.id !== undefined && words.idIs(unit.id),
    nameMark(unit, language),
  ]);
}
