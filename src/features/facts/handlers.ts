import { type Offers, offersFor } from '../../ask/actions.ts';
import { defineFeature, type Feature, type Place, replaces } from '../../ask/feature.ts';
import { answerSearch, orNear, type SeenCourses } from '../../ask/seen-courses.ts';
import { boldLine, escapedAroundDates, richBullets, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { freshnessNote, nameMark, noteBlocks, withNear } from '../../cards/notes.ts';
import { creditWords, failedPart, shortFacts } from '../../cards/realization.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { windowUntil } from '../../cards/window.ts';
import { texts } from '../../i18n/index.ts';
import type { Found, LookUp, Realization, StudyClient } from '../../study-client/model.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import { factOf, isOfTexts } from './facts.ts';
import { type FactsRequest, factQuestion, factsRequest, showFact } from './request.ts';

interface FactsDeps {
  readonly study: StudyClient;
  readonly lookUpFor: LookUpFor;
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
    const { only, lookUps, near } = await deps.lookUpFor(place, request.asked, reader.language);
    if (only)
      return withNear(
        factCard(
          await withTexts(only, request, reader, deps),
          request,
          reader,
          await deps.offers(place, only.value.code),
        ),
        { near },
        reader,
      );
    const whole = await Promise.all(
      lookUps.map(async (one) =>
        'found' in one ? { ...one, found: await withTexts(one.found, request, reader, deps) } : one,
      ),
    );
    return withNear(factsCard(whole, request, reader), { near }, reader);
  });
}

/** The same with texts in another language, where the fact is a text that the asked language lacks. */
async function withTexts(
  found: Found<Realization>,
  { topic }: FactsRequest,
  { language }: Reader,
  { study }: FactsDeps,
): Promise<Found<Realization>> {
  return isOfTexts(topic) ? study.realization(found.value.code, language, 'texts') : found;
}

type OfCourses = Extract<FactsRequest, { asked: unknown }>;

/** The fact of one course. */
export function factCard(
  found: Found<Realization>,
  request: OfCourses,
  reader: Reader,
  offers: Offers = {},
): Card {
  const { value: realization } = found;
  const fact = told(realization, request, reader);
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

/** The same fact of several courses, a line each. */
export function factsCard(lookUps: readonly LookUp[], request: OfCourses, reader: Reader): Card {
  const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  const lines = found.map(({ value }) => {
    const { name, code } = value;
    return `${name === code ? code : `${outsideLine(name, 120)} (${code})`}: ${told(value, request, reader)}`;
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

const told = (realization: Realization, { topic, language }: OfCourses, reader: Reader): string =>
  factOf(topic, { realization, language }, reader);

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
