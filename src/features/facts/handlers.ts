import { type Offers, offersFor, showUnit } from '../../ask/actions.ts';
import { defineFeature, type Feature, type Place, replaces } from '../../ask/feature.ts';
import { answerSearch, orNear, type SeenCourses } from '../../ask/seen-courses.ts';
import { boldLine, escapedAroundDates, richBullets, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { freshnessNote, nameMark, noteBlocks, withNear } from '../../cards/notes.ts';
import { creditWords, failedPart, shortFacts } from '../../cards/realization.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { windowUntil } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import { courseUnitOf, isRealizationCode, parseRealizationRef } from '../../study-client/codes.ts';
import type { CourseUnit, Found, LookUp, Realization, StudyClient } from '../../study-client/model.ts';
import type { CourseUnits } from '../../workspace/course-units.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import { factOf, isOfTexts, isOfUnit, isTold, unitFactOf } from './facts.ts';
import { type FactsRequest, factQuestion, factsRequest, showFact } from './request.ts';

interface FactsDeps {
  readonly study: StudyClient;
  readonly lookUpFor: LookUpFor;
  readonly units: CourseUnits;
  readonly seen: SeenCourses;
  /** What the buttons of a course's card depend on. Never rejects. */
  readonly offers: (place: Place, code: string) => Promise<Offers>;
}

/** Questions about one fact: the fact comes first, then the course. */
export const courseFacts = (deps: FactsDeps): Feature =>
  defineFeature<FactsRequest>({
    name: 'facts',
    request: factsRequest,
    commands: [],
    question: factQuestion,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    // A list of guesses is for the asker alone.
    shareable: (request) => !('search' in request),
    actions: [replaces(showFact, ({ asked, ...fact }) => ({ ...fact, asked: [asked] }))],
  });

async function answer(request: FactsRequest, reader: Reader, place: Place, deps: FactsDeps): Promise<Card> {
  const { topic, language } = request;
  const show = {
    ...showFact,
    offer: (label: string, { asked }: { asked: string }, of: Reader['language'], index?: number) =>
      showFact.offer(label, { asked, topic, ...(language !== undefined && { language }) }, of, index),
  };
  if ('search' in request) return answerSearch(deps.seen, request, reader, place, { show });
  return orNear(deps.seen, reader, place, { show }, async () => {
    const ofUnit = await unitCard(request, reader, place, deps);
    if (ofUnit) return ofUnit;
    const { only, lookUps, near } = await deps.lookUpFor(place, request.asked, reader.language);
    if (only) {
      const { found, unit } = await withTexts(only, request, reader, place, deps);
      const offers = await deps.offers(place, found.value.code);
      return withNear(factCard(found, request, reader, offers, unit), { near }, reader);
    }
    const runs = await Promise.all(
      lookUps.map(async (one): Promise<ToTell> => {
        return 'found' in one
          ? { ...one, ...(await withTexts(one.found, request, reader, place, deps)) }
          : one;
      }),
    );
    const alike = near && firstOfAlike(runs, request, reader);
    const card = alike
      ? factCard(alike.found, request, reader, await deps.offers(place, alike.found.value.code), alike.unit)
      : factsCard(runs, request, reader);
    return withNear(card, { near }, reader);
  });
}

/** A fact that a course unit itself tells, if it was asked for by its code and its id is known. */
async function unitCard(
  request: OfCourses,
  reader: Reader,
  place: Place,
  { units }: FactsDeps,
): Promise<Card | undefined> {
  const [code, ...more] = request.asked;
  const isAsked = code !== undefined && more.length === 0 && parseRealizationRef(code) === undefined;
  if (!isAsked || !isOfUnit(request.topic)) return undefined;
  const found = await units.byCode(place.workspace, code, reader.language).catch(() => undefined);
  const isTold = found && (request.topic === 'materials' || unitFactOf(request.topic, found.value, reader));
  return isTold ? unitFactCard(found, request, reader) : undefined;
}

/** A course with its unit, where a fact may be the unit's alone. */
interface AboutCourse {
  readonly found: Found<Realization>;
  readonly unit?: CourseUnit | undefined;
}
/** What became of an asked code, with the unit. */
type ToTell = LookUp & Pick<AboutCourse, 'unit'>;

/**
 * The same with texts in another language, where the fact is a text that the asked language lacks; and with the course
 * unit, where only that tells the fact.
 */
async function withTexts(
  asked: Found<Realization>,
  { topic }: OfCourses,
  reader: Reader,
  { workspace }: Place,
  { study, units }: FactsDeps,
): Promise<AboutCourse> {
  const { code } = asked.value;
  const { language } = reader;
  const found = isOfTexts(topic) ? await study.realization(code, language, 'texts') : asked;
  const needsUnit = isOfUnit(topic) && !isTold(topic, { realization: found.value }, reader);
  if (!needsUnit || !isRealizationCode(code)) return { found };
  const reading = units.byCode(workspace, courseUnitOf(code), language);
  // The course tells the rest, also if its unit can't be read. Of material it tells nothing.
  const unit = await (topic === 'materials' ? reading : reading.catch(() => undefined));
  return { found, unit: unit?.value };
}

/** The first of several runs that all tell the same. */
function firstOfAlike(runs: readonly ToTell[], request: OfCourses, reader: Reader): AboutCourse | undefined {
  const found = runs.flatMap((one) => ('found' in one ? [one] : []));
  const facts = new Set(found.map((one) => told(one, request, reader)));
  return facts.size === 1 && found.length === runs.length ? found[0] : undefined;
}

type OfCourses = Extract<FactsRequest, { asked: unknown }>;

/** The fact of one course. */
export function factCard(
  found: Found<Realization>,
  request: OfCourses,
  reader: Reader,
  offers: Offers = {},
  unit?: CourseUnit,
): Card {
  const { value: realization } = found;
  const fact = told({ found, unit }, request, reader);
  const course = courseLine(realization, request, reader);
  const note = freshnessNote([found], reader);
  return {
    ...endingWith(`${escapedAroundDates(fact)}\n${escapeMrkdwn(course)}`, [note]),
    blocks: [boldLine(fact), small(course), ...noteBlocks(note)],
    buttons: offersFor(realization, reader, offers),
    shows: [realization.code],
    until: windowUntil(realization.enrollment, reader.now),
  };
}

/** The fact of a course unit. */
export function unitFactCard(found: Found<CourseUnit>, request: OfCourses, reader: Reader): Card {
  const { value: unit } = found;
  const { facts: words, courseUnit } = texts(reader.language);
  const fact = unitFactOf(request.topic, unit, reader) ?? words.noMaterials;
  const { code = unit.id } = unit;
  const line = joined([
    request.by === 'context' ? courseUnit.about(code) : code,
    unit.name !== code && outsideLine(unit.name, 120),
    request.topic !== 'credits' && creditWords(unit.credits, reader.language),
    request.by !== 'context' && courseUnit.title,
    nameMark(unit, reader.language),
    request.by === 'name' && words.notThis,
  ]);
  const note = freshnessNote([found], reader);
  return {
    ...endingWith(`${escapedAroundDates(fact)}\n${escapeMrkdwn(line)}`, [note]),
    blocks: [boldLine(fact), small(line), ...noteBlocks(note)],
    buttons: showUnit.offer(courseUnit.title, { asked: code }, reader.language),
    shows: [code],
  };
}

/** The same fact of several courses, a line each. */
export function factsCard(lookUps: readonly ToTell[], request: OfCourses, reader: Reader): Card {
  const about = lookUps.flatMap((one) => ('found' in one ? [one] : []));
  const found = about.map((one) => one.found);
  const lines = about.map((one) => {
    const { name, code } = one.found.value;
    return `${name === code ? code : `${outsideLine(name, 120)} (${code})`}: ${told(one, request, reader)}`;
  });
  const failed = failedPart(lookUps, reader);
  const note = freshnessNote(found, reader);
  const heading = texts(reader.language).facts.headings[request.topic];
  return {
    ...endingWith(joined([heading, ...lines].map(escapedAroundDates), '\n'), [failed?.text, note]),
    blocks: [
      ...(lines.length > 0 ? [richBullets(heading, lines)] : []),
      ...(failed?.blocks ?? []),
      ...noteBlocks(note),
    ],
    buttons: [],
    shows: found.map(({ value }) => value.code),
    ...(failed &&
      failed.errors.length > 0 && { failures: { errors: failed.errors, all: found.length === 0 } }),
  };
}

const told = (
  { found, unit }: AboutCourse,
  { topic, language, isTurned }: OfCourses,
  reader: Reader,
): string => factOf(topic, { realization: found.value, unit, language, isTurned }, reader);

/** The line under the fact: the course, and how it was found if no code was typed. */
function courseLine(found: Realization, { by, topic }: OfCourses, reader: Reader): string {
  const { facts: words } = texts(reader.language);
  // The fact above says them already.
  const realization = topic === 'credits' ? { ...found, credits: undefined } : found;
  const { name, code, credits } = realization;
  const line = outsideLine(name, 120);
  if (by === 'context') {
    const mark = nameMark(realization, reader.language);
    return joined([words.about(code), name !== code && line, creditWords(credits, reader.language), mark]);
  }
  return joined([line, shortFacts(realization, reader), by === 'name' && words.notThis]);
}
