import { z } from 'zod';
import {
  courseMenu,
  type OfferParts,
  type Offers,
  offersAt,
  offersFor,
  showEnrollment,
} from '../../ask/actions.ts';
import {
  askedOrUnitsIn,
  askedRequest,
  isLoneCode,
  MOST_CODES,
  parseAskedOrUnits,
} from '../../ask/asked-codes.ts';
import { defineFeature, type Feature, replaces } from '../../ask/feature.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import { searchQuestion } from '../../ask/named-courses.ts';
import type { Conversation, Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import {
  answerSearch,
  askedLinked,
  inCatalogueInstead,
  type LinkedCode,
  type NamesInCatalogue,
  nearInstead,
  type SeenCourses,
  searchRequest,
  typedCourses,
} from '../../ask/seen-courses.ts';
import { COURSE } from '../../ask/slots.ts';
import { facts, header, mrkdwnParagraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, withNote, wordsCard } from '../../cards/card.ts';
import { shortFacts } from '../../cards/course-facts.ts';
import { shortInstant, stateSign, stateWords, windowLabels } from '../../cards/dates.ts';
import { realizationsCard, realizationText } from '../../cards/realization-list.ts';
import { freshnessNote, noteBlocks, withNear } from '../../cards/words.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import type { Found, LookUp, Moment, Realization } from '../../study-client/model.ts';
import { type LookUpFor, ofFollowed } from '../../workspace/look-up.ts';

/**
 * Realizations whose enrollment windows to show, or words to find realizations by. `own`: the realizations
 * that are followed in the conversation at the time of the answer.
 */
export const enrollmentRequest = z.union([askedRequest, searchRequest, z.object({ own: z.literal(true) })]);
export type EnrollmentRequest = z.infer<typeof enrollmentRequest>;

const { enrollment: concepts, opensOrCloses, signUp } = vocabulary.course;

/**
 * Reads a question that holds codes and asks about enrollment. Throws `InvalidRequest` for too many codes.
 */
export function enrollmentQuestion(question: Question): EnrollmentRequest | undefined {
  return asksAboutEnrollment(question) ? askedOrUnitsIn(question) : undefined;
}

/** Whether a question speaks of enrollment. */
function asksAboutEnrollment({ words }: Pick<Question, 'words'>): boolean {
  return signedUp(words).some(isOfEnrollment);
}

/** The course that a conversation is linked to; else the courses that are followed there. */
export async function askedOwn(place: Place, linked: LinkedCode): Promise<EnrollmentRequest> {
  return (await askedLinked(place, linked)) ?? { own: true };
}

/**
 * Reads "can I enroll?", which asks about the courses that were shown last, else about the conversation's own. The question
 * must name nothing else: a question about another course does not want these dates.
 */
export async function ownEnrollmentQuestion(
  question: Question,
  { place, linked, shown }: Pick<Conversation, 'place' | 'linked' | 'shown'>,
): Promise<EnrollmentRequest | undefined> {
  const words = signedUp(question.words);
  if (question.codes.length > 0 || !words.some(concepts.has) || !words.every(saysNoName)) return undefined;
  // "Enroll me when it opens" asks for more than dates.
  if (topics.of(question.words, question.language) === 'enroll-me') return undefined;
  const codes = await shown();
  return codes.length > 0 ? { asked: [...codes] } : askedOwn(place, linked);
}

const saysNoName = (word: string): boolean => isOfEnrollment(word) || isCommonWord(word);

const isOfEnrollment = (word: string): boolean => concepts.has(word) || opensOrCloses.has(word);

/** The words, with "sign up" and the like joined to one. */
function signedUp(words: readonly string[]): string[] {
  const isApart = (at: number) => signUp.has(`${words[at]} ${words[at + 1]}`);
  return words.flatMap((word, at) => {
    if (isApart(at - 1)) return [];
    return isApart(at) ? 'signup' : word;
  });
}

/** One enrollment window: its state first, then its two dates. */
export function enrollmentCard(found: Found<Realization>, reader: Reader, offers: Offers = {}): Card {
  const { name, enrollment } = found.value;
  const words = texts(reader.language);
  const note = freshnessNote([found], reader);
  const labels = windowLabels(enrollment, reader);
  const date = (moment: Moment | undefined) => (moment ? shortInstant(moment, reader) : words.dates.notGiven);
  return {
    ...endingWith(realizationText(found.value, reader), [note]),
    blocks: [
      header(name),
      small(shortFacts(found.value, reader)),
      mrkdwnParagraph(
        `${stateSign(enrollment, reader.now)} *${words.course.labels.enrollment}: ${stateWords(enrollment, reader)}*`,
      ),
      facts([
        [labels.opens, date(enrollment.opens)],
        [labels.closes, date(enrollment.closes)],
      ]),
      ...noteBlocks(note),
    ],
    ...offersFor(found.value, reader, offers),
    shows: [found.value.code],
  };
}

/** Several windows in a compact list. */
export function enrollmentsCard(lines: readonly LookUp[], reader: Reader, links?: LinkTemplates): Card {
  const { enrollmentTitle } = texts(reader.language).course;
  return realizationsCard(lines, reader, enrollmentTitle, courseMenu(reader, links));
}

interface EnrollmentDeps extends OfferParts {
  readonly linked: LinkedCode;
  /** The codes that are followed in a conversation, soonest reminder first. May reject. */
  readonly followed: (place: Place) => Promise<readonly string[]>;
  readonly lookUpRuns: LookUpFor;
  readonly seen: SeenCourses;
  readonly catalogue: Pick<NamesInCatalogue, 'nameIn' | 'tryOut' | 'answer' | 'ofGroup'>;
}

/**
 * `/enrollment [CODE…]` and questions about enrollment: when it opens and closes, and whether it is open now.
 */
export const enrollment = (deps: EnrollmentDeps): Feature =>
  defineFeature<EnrollmentRequest>({
    name: 'enrollment',
    request: enrollmentRequest,
    commands: [
      {
        command: '/enrollment',
        parse: parseAskedOrUnits,
        isPlain: isLoneCode,
        alone: (place) => askedOwn(place, deps.linked),
        named: typedCourses(deps.seen, deps.catalogue),
      },
    ],
    intents: [
      { id: 'enrollment', claim: 'list', hears: `course times topic ${COURSE}`, read: enrollmentQuestion },
      {
        ...{ id: 'enrollment.named', claim: 'guess', hears: 'course', subject: 'name' },
        read: (question, { place }) =>
          asksAboutEnrollment(question) ? searchQuestion(deps.seen, question, place) : undefined,
      },
      {
        ...{ id: 'enrollment.spoken-of', claim: 'guess', hears: 'course', subject: 'spoken-of' },
        read: ownEnrollmentQuestion,
      },
    ],
    answer: (request, reader, place) => answer(request, reader, place, deps),
    actions: [replaces(showEnrollment, ({ asked }) => ({ asked: [asked] }))],
  });

async function answer(
  request: EnrollmentRequest,
  reader: Reader,
  place: Place,
  deps: EnrollmentDeps,
): Promise<Card> {
  const { seen } = deps;
  if ('search' in request) {
    const inCatalogue = deps.catalogue.answer(request, reader, place, 'windows');
    if (inCatalogue) return inCatalogue;
    const only = (code: string) => windows([code], reader, place, deps);
    return answerSearch(seen, request, reader, place, { show: showEnrollment, only });
  }
  if ('own' in request) return answerOwn(reader, place, deps);
  const { asked, linked } = request;
  return windows(asked, reader, place, deps)
    .catch((error: unknown) => nearInstead(error, seen, reader, place, { show: showEnrollment, linked }))
    .catch((error: unknown) => inCatalogueInstead(error, deps.catalogue, reader, place, linked));
}

async function windows(
  asked: readonly string[],
  reader: Reader,
  place: Place,
  { lookUpRuns, ...deps }: EnrollmentDeps,
): Promise<Card> {
  const { only, lookUps, near } = await lookUpRuns(place, asked, reader.language);
  const card = only
    ? enrollmentCard(only, reader, await offersAt(place, only.value.code, deps))
    : enrollmentsCard(lookUps, reader, deps.links);
  return withNear(card, { near }, reader);
}

/** The windows of courses that are followed in the conversation, as many as one answer holds. */
async function answerOwn(reader: Reader, place: Place, deps: EnrollmentDeps): Promise<Card> {
  const words = texts(reader.language).window;
  const codes = await deps.followed(place);
  if (codes.length === 0) return { ...wordsCard(words.nothingFollowed), isChoice: true };
  const asked = codes.slice(0, MOST_CODES);
  const lookUpRuns = ofFollowed(deps.lookUpRuns);
  const card = await windows(asked, reader, place, { ...deps, lookUpRuns });
  return withNote(card, words.followedHere(asked.length, codes.length));
}
