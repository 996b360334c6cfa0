import { isLoneCode, type LinkedCode, MOST_CODES } from '../../asking/arguments.ts';
import { defineFeature, replaces } from '../../asking/define-feature.ts';
import type { Feature, Place } from '../../asking/feature.ts';
import { answerSearch, orNear, type SeenCourses, searchFor } from '../../asking/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { withNote } from '../../cards/with-note.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import { showEnrollment } from './actions.ts';
import { enrollmentCard, enrollmentsCard } from './card.ts';
import {
  askedOwn,
  type EnrollmentRequest,
  enrollmentQuestion,
  enrollmentRequest,
  parseEnrollmentCommand,
} from './request.ts';

export interface EnrollmentDeps {
  readonly linked: LinkedCode;
  /** The codes that are followed in a conversation, soonest ring first. May reject. */
  readonly followed: (place: Place) => Promise<readonly string[]>;
  readonly lookUpFor: LookUpFor;
  readonly seen: SeenCourses;
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
        parse: parseEnrollmentCommand,
        isPlain: isLoneCode,
        alone: (place) => askedOwn(place, deps.linked),
        named: (typed, place, strictly) => searchFor(deps.seen, typed, place, strictly),
      },
    ],
    question: enrollmentQuestion,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    // A list of guesses is for the asker alone.
    shareable: (request) => !('search' in request),
    actions: [replaces(showEnrollment, ({ asked }) => ({ asked: [asked] }))],
  });

async function answer(
  request: EnrollmentRequest,
  reader: Reader,
  place: Place,
  deps: EnrollmentDeps,
): Promise<Card> {
  const { seen } = deps;
  if ('search' in request) return answerSearch(seen, request, reader, place, { show: showEnrollment });
  if ('own' in request) return answerOwn(reader, place, deps);
  const { asked, linked } = request;
  return orNear(seen, reader, place, { show: showEnrollment, linked }, () =>
    windows(asked, reader, place, deps),
  );
}

async function windows(
  asked: readonly string[],
  reader: Reader,
  place: Place,
  { lookUpFor }: EnrollmentDeps,
): Promise<Card> {
  const { only, lookUps } = await lookUpFor(place, asked, reader.language);
  return only ? enrollmentCard(only, reader) : enrollmentsCard(lookUps, reader);
}

/** The windows of courses that are followed in the conversation, as many as one answer holds. */
async function answerOwn(reader: Reader, place: Place, deps: EnrollmentDeps): Promise<Card> {
  const words = texts(reader.language).window;
  const codes = await deps.followed(place);
  if (codes.length === 0) return { ...wordsCard(words.nothingFollowed), isChoice: true };
  const asked = codes.slice(0, MOST_CODES);
  const card = await windows(asked, reader, place, deps).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error;
    throw new NotFound(error.subject, error.id, 'followed');
  });
  return withNote(card, words.followedHere(asked.length, codes.length));
}
