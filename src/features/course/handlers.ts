import { texts } from '../../i18n/index.ts';
import { defineFeature, type Feature, opens } from '../../slack/feature.ts';
import { details } from '../../slack/offers.ts';
import { answerRealizations, lookUp } from '../../study-client/look-up.ts';
import type { StudyClient } from '../../study-client/model.ts';
import { courseCard, coursesCard } from './card.ts';
import { courseModal } from './details.ts';
import { courseQuestion, courseRequest, parseCourseCommand } from './request.ts';

/** `/course CODE…` and questions that name a realization: what the course is and when. */
export const course = (study: StudyClient): Feature =>
  defineFeature({
    name: 'course',
    request: courseRequest,
    commands: [{ command: '/course', parse: parseCourseCommand }],
    question: courseQuestion,
    answer: async ({ asked }, reader) => {
      const answered = await answerRealizations(study, asked, reader.language);
      return answered.only ? courseCard(answered.only, reader) : coursesCard(answered.lookUps, reader);
    },
    actions: [
      opens(
        details,
        (language) => texts(language).course.details,
        async ({ asked }, reader) => courseModal(await lookUp(study, asked, reader.language), reader),
      ),
    ],
  });
