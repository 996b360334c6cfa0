import { withNote } from '../../cards/with-note.ts';
import { texts } from '../../i18n/index.ts';
import { isLoneCode } from '../../slack/arguments.ts';
import { defineFeature, replaces } from '../../slack/define-feature.ts';
import type { Feature } from '../../slack/feature.ts';
import { answerSearch, orNear, type SeenCourses, searchFor } from '../../slack/seen-courses.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import { showEnrollment } from './actions.ts';
import { enrollmentCard, enrollmentsCard } from './card.ts';
import {
  askedOwn,
  type EnrollmentRequest,
  enrollmentQuestion,
  enrollmentRequest,
  type OwnCourses,
  parseEnrollmentCommand,
} from './request.ts';

export interface EnrollmentDeps extends OwnCourses {
  readonly lookUpFor: LookUpFor;
  readonly seen: SeenCourses;
}

/** `/enrollment [CODE…]` and questions about enrollment: when it opens and closes, and how it stands. */
export const enrollment = ({ lookUpFor, seen, ...own }: EnrollmentDeps): Feature =>
  defineFeature<EnrollmentRequest>({
    name: 'enrollment',
    request: enrollmentRequest,
    commands: [
      {
        command: '/enrollment',
        parse: parseEnrollmentCommand,
        isPlain: isLoneCode,
        alone: (place) => askedOwn(place, own),
        named: (typed, place, strictly) => searchFor(seen, typed, place, strictly),
      },
    ],
    question: enrollmentQuestion,
    answer: async (request, reader, place) => {
      if ('search' in request) return answerSearch(seen, request, reader, place, showEnrollment);
      const { linked, followed } = request;
      return orNear(seen, reader, place, { show: showEnrollment, linked }, async () => {
        const { only, lookUps } = await lookUpFor(place, request.asked, reader.language);
        const card = only ? enrollmentCard(only, reader) : enrollmentsCard(lookUps, reader);
        if (followed === undefined) return card;
        return withNote(card, texts(reader.language).window.followedHere(request.asked.length, followed));
      });
    },
    // What somebody may have meant is for that one alone.
    shareable: (request) => !('search' in request),
    actions: [replaces(showEnrollment, ({ asked }) => ({ asked: [asked] }))],
  });
