import type { Button } from '@slack/types';
import { showCourse, showUnit } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, replaces } from '../../ask/feature.ts';
import { type LinkTemplates, unitPageButton } from '../../ask/links.ts';
import type { Place } from '../../ask/place.ts';
import { answerSearch, type SeenCourses, searchFor } from '../../ask/seen-courses.ts';
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
import type { Language } from '../../language.ts';
import { parseCourseUnitId, parseOddUnitCode } from '../../study-client/codes.ts';
import { ifOffered } from '../../study-client/extras.ts';
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
import type { StudyExtras } from '../../workspace/study-extras.ts';
import {
  allTexts,
  type CourseUnitRequest,
  courseUnitIntents,
  courseUnitRequest,
  type OneUnit,
  parseCourseUnitCommand,
  unitOfCode,
} from './request.ts';

interface CourseUnitDeps {
  readonly study: Pick<StudyClient, 'realization' | 'realizationById' | 'realizationKept' | 'search'>;
  readonly extras: Pick<StudyExtras, 'can'>;
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
        mayAsk: true,
        named: (typed, place, strictly) => searchFor(deps.seen, typed, place, strictly),
      },
    ],
    intents: courseUnitIntents(deps.seen),
    answer: (request, reader, place) => answer(request, reader, place, deps),
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
  const { found, run } = await findCourseUnit(request, reader, place, deps, ON_CARD);
  const asked = 'from' in request ? request.from : undefined;
  // "ABC-123" looks like a run, and is the unit itself.
  const from = asked === found.value.code ? undefined : asked;
  const card = courseUnitCard(found, reader, { run, from }, deps.links);
  return withUnused(card, request.unused ?? [], reader.language);
}

/** What tells of a unit. `run`: it is told from this run of it. */
interface ToldUnit {
  readonly found: Found<ShownUnit>;
  readonly run?: string;
}

/** Looks a unit up with its texts. @param needed those that other languages are asked for, too; by default all */
export async function findCourseUnit(
  asked: OneUnit,
  reader: Reader,
  place: Place,
  deps: Pick<CourseUnitDeps, 'study' | 'extras' | 'units' | 'lookUpRuns'>,
  needed?: readonly CourseUnitText[],
): Promise<ToldUnit> {
  if ('code' in asked) return findByCode(asked, reader, place, { ...deps, needed });
  const id = parseCourseUnitId(asked.id);
  if (id === undefined) throw new InvalidRequest({ about: 'course-unit-id', input: asked.id });
  return { found: await deps.units.byId(place.workspace, id, reader.language, needed) };
}

/** Whether it may be a unit's code of no usual form. */
const isOdd = (code: string): boolean => parseOddUnitCode(code) !== undefined;

/** A unit whose code looks like a run's; undefined: there is none. */
async function oddUnit(
  code: string,
  { language }: Reader,
  place: Place,
  deps: Parameters<typeof findByCode>[3],
): Promise<ToldUnit | undefined> {
  const known = await deps.units.byCode(place.workspace, code, language, deps.needed);
  if (known) return { found: known };
  const searched = await runInCatalogue(code, language, deps);
  if (searched === code) return undefined;
  const isSearched = deps.extras.can('search-unit');
  if (isSearched && searched === undefined) throw notKnown(code, deps.units);
  const run = searched ?? (await firstRun(code, language, place, deps.lookUpRuns).catch(() => undefined));
  return run === undefined
    ? undefined
    : { found: unitOfRun(await lookUp(deps.study, run, language, 'texts'), code), run };
}

const notKnown = (code: string, units: Pick<CourseUnits, 'findsAll'>): InvalidRequest =>
  new InvalidRequest({
    about: 'course-unit-id',
    input: code,
    ...(units.findsAll() && { isNowhere: true }),
  });

/**
 * The first of the runs that a search finds for a unit whose code has no usual form, or the run that has that code itself;
 * undefined: there is none, or it is not offered.
 */
async function runInCatalogue(
  code: string,
  language: Language,
  { study, extras }: Pick<CourseUnitDeps, 'study' | 'extras'>,
): Promise<string | undefined> {
  const unit = extras.can('search-unit') ? parseOddUnitCode(code) : undefined;
  const found = unit && (await ifOffered(() => study.search({ unit }, language)))?.value;
  return found && !found.isTooBroad ? found.runs[0]?.code : undefined;
}

/** A unit whose id is not known is told from the run that was shown before, else from the first of its runs. */
async function findByCode(
  { code, from }: Extract<OneUnit, { code: string }>,
  reader: Reader,
  place: Place,
  deps: Pick<CourseUnitDeps, 'study' | 'extras' | 'units' | 'lookUpRuns'> & {
    readonly needed: readonly CourseUnitText[] | undefined;
  },
): Promise<ToldUnit> {
  const { language } = reader;
  const { study, units, lookUpRuns, needed } = deps;
  // "ABC-123" looks like a run of "ABC", which is no unit's code.
  const itself = from !== undefined && isOdd(from) && !isOdd(code) ? from : undefined;
  const odd = itself === undefined ? undefined : await oddUnit(itself, reader, place, deps);
  if (odd) return odd;
  const known = await units.byCode(place.workspace, code, language, needed);
  if (known) return { found: known };
  try {
    const run =
      from ??
      (await runInCatalogue(code, language, deps)) ??
      (await firstRun(code, language, place, lookUpRuns));
    // The unit and its runs were searched for: a third call is the last.
    const need = from === undefined && units.findsAll() ? 'texts-of-one' : 'texts';
    return { found: unitOfRun(await lookUp(study, run, language, need), code), run };
  } catch (error) {
    return { found: await unitOfId(code, error, reader, place, units) };
  }
}

/** An id may look like a code that nothing has. Rejects with what was wrong with the code where there is none. */
async function unitOfId(
  code: string,
  error: unknown,
  { language }: Reader,
  { workspace }: Place,
  units: CourseUnits,
): Promise<Found<CourseUnit>> {
  if (!(error instanceof InvalidRequest || error instanceof NotFound)) throw error;
  const id = parseCourseUnitId(code);
  if (id === undefined) throw error instanceof InvalidRequest ? notKnown(code, units) : error;
  return units.byId(workspace, id, language).catch((failure: unknown) => {
    throw failure instanceof NotFound ? notKnown(code, units) : failure;
  });
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
