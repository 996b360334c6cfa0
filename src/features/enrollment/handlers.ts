import { askedLinked, isLoneCode, type LinkedCode } from '../../slack/arguments.ts';
import { defineFeature, replaces } from '../../slack/define-feature.ts';
import type { Feature } from '../../slack/feature.ts';
import { answerSearch, orNear, type SeenCourses, searchFor } from '../../slack/seen-courses.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import { showEnrollment } from './actions.ts';
import { enrollmentCard, enrollmentsCard } from './card.ts';
import {
  type EnrollmentRequest,
  enrollmentQuestion,
  enrollmentRequest,
  parseEnrollmentCommand,
} from './request.ts';

export interface EnrollmentDeps {
  readonly linked: LinkedCode;
  readonly lookUpFor: LookUpFor;
  readonly seen: SeenCourses;
}

/** `/enrollment CODE…` and questions about enrollment: when it opens and closes, and how it stands. */
export const enrollment = ({ linked: linkedTo, lookUpFor, seen }: EnrollmentDeps): Feature =>
  defineFeature<EnrollmentRequest>({
    name: 'enrollment',
    request: enrollmentRequest,
    commands: [
      {
        command: '/enrollment',
        parse: parseEnrollmentCommand,
        isPlain: isLoneCode,
        alone: (place) => askedLinked(place, linkedTo),
        named: (typed, place, strictly) => searchFor(seen, typed, place, strictly),
      },
    ],
    question: enrollmentQuestion,
    answer: async (request, reader, place) => {
      if ('search' in request) return answerSearch(seen, request, reader, place, showEnrollment);
      const { linked } = request;
      return orNear(seen, reader, place, { show: showEnrollment, linked }, async () => {
        const { only, lookUps } = await lookUpFor(place, request.asked, reader.language);
        return only ? enrollmentCard(only, reader) : enrollmentsCard(lookUps, reader);
      });
    },
    // What somebody may have meant is for that one alone.
    shareable: (request) => !('search' in request),
    actions: [replaces(showEnrollment, ({ asked }) => ({ asked: [asked] }))],
  });
