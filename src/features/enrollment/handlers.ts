import { defineFeature, type Feature } from '../../slack/feature.ts';
import { answerRealizations } from '../../study-client/look-up.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { enrollmentCard, enrollmentsCard } from './card.ts';
import { enrollmentQuestion, enrollmentRequest, parseEnrollmentCommand } from './request.ts';

/** `/enrollment CODE…` and questions about enrollment: when it opens and closes, and how it stands. */
export const enrollment = (study: StudyClient): Feature =>
  defineFeature({
    name: 'enrollment',
    request: enrollmentRequest,
    commands: [{ command: '/enrollment', parse: parseEnrollmentCommand }],
    question: enrollmentQuestion,
    answer: async ({ asked }, reader) => {
      const answered = await answerRealizations(study, asked, reader.language);
      return answered.only
        ? enrollmentCard(answered.only, reader)
        : enrollmentsCard(answered.lookUps, reader);
    },
  });
