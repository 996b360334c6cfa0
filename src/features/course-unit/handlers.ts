import { UNIT_COMMANDS } from '../../asking/course-words.ts';
import { defineFeature, opens } from '../../asking/define-feature.ts';
import type { Feature } from '../../asking/feature.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { parseCourseUnitId } from '../../study-client/codes.ts';
import type { CourseUnit, Found, StudyClient } from '../../study-client/model.ts';
import { allTexts } from './actions.ts';
import { courseUnitCard, courseUnitModal } from './card.ts';
import { courseUnitQuestion, courseUnitRequest, isLikeCode, parseCourseUnitCommand } from './request.ts';

/** `/course unit ID` and questions that name a course unit. */
export const courseUnit = (study: StudyClient): Feature =>
  defineFeature({
    name: 'course-unit',
    request: courseUnitRequest,
    commands: [
      { command: '/course', subcommand: 'unit', also: UNIT_COMMANDS, parse: parseCourseUnitCommand },
    ],
    question: courseUnitQuestion,
    answer: async ({ id }, reader) => courseUnitCard(await find(study, id, reader.language), reader),
    actions: [
      opens(
        allTexts,
        (language) => texts(language).courseUnit.title,
        async ({ id }, reader) => courseUnitModal(await find(study, id, reader.language), reader),
      ),
    ],
  });

/**
 * Looks a unit up with its texts, since the card shows some, too. A code in place of an id gets an error that
 * says so.
 */
async function find(study: StudyClient, typed: string, language: Language): Promise<Found<CourseUnit>> {
  const id = parseCourseUnitId(typed);
  const noId = new InvalidRequest({ about: 'course-unit-id', input: typed });
  if (id === undefined) throw noId;
  try {
    return await study.courseUnit(id, language, 'texts');
  } catch (error) {
    throw error instanceof NotFound && isLikeCode(id) ? noId : error;
  }
}
