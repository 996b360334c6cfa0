import { defineFeature, type Feature, opens } from '../../ask/feature.ts';
import { type LinkTemplates, unitPageButton } from '../../ask/links.ts';
import { button, header, mrkdwnParagraph, paragraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Modal, type Reader } from '../../cards/card.ts';
import { labelledTexts, textsAndNotes } from '../../cards/details.ts';
import { freshnessNote, missingTexts, nameMark, noteBlocks } from '../../cards/notes.ts';
import { creditWords } from '../../cards/realization.ts';
import { escapeMrkdwn, joined, outside, outsideLine } from '../../cards/text.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { parseCourseUnitId } from '../../study-client/codes.ts';
import {
  COURSE_UNIT_TEXTS,
  type CourseUnit,
  type CourseUnitText,
  type Found,
  type StudyClient,
} from '../../study-client/model.ts';
import {
  allTexts,
  courseUnitQuestion,
  courseUnitRequest,
  isLikeCode,
  parseCourseUnitCommand,
} from './request.ts';

/** The texts of a unit on its card; the modal has the others. */
const ON_CARD: readonly CourseUnitText[] = ['content', 'objective'];
/** Characters of a text on the card: some eight lines in Slack. */
const EXCERPT = 600;

/** The card of a course unit. */
export function courseUnitCard(found: Found<CourseUnit>, reader: Reader, links: LinkTemplates = {}): Card {
  const { value: unit } = found;
  const { language } = reader;
  const words = texts(language).courseUnit;
  const missing = missingTexts(found, reader);
  const note = freshnessNote([found], reader);
  const isEmpty = Object.keys(unit.texts).length === 0;
  const none = isEmpty && missing === undefined ? [words.noTexts] : [];
  const line = joined([words.title, summary(unit, reader)]);
  const shown = labelledTexts(unit, ON_CARD, language).map(({ label, text }) => ({
    label,
    text: outside(text, EXCERPT),
  }));
  const said = [
    joined([outsideLine(unit.name, 150), line]),
    ...shown.map(({ label, text }) => `${label}: ${text}`),
    ...none,
  ];
  return {
    ...endingWith(escapeMrkdwn(said.join('\n')), [missing, note]),
    blocks: [
      header(unit.name),
      small(line),
      ...shown.flatMap(({ label, text }) => [mrkdwnParagraph(`*${label}*`), paragraph(text)]),
      ...none.map((one) => paragraph(one)),
      ...noteBlocks(missing),
      ...noteBlocks(note),
    ],
    buttons: [
      ...(isEmpty ? [] : [button(words.details, allTexts.carry({ id: unit.id }, language))]),
      ...unitPageButton(unit, language, links),
    ],
  };
}

/** All texts of a course unit that are not empty. */
export function courseUnitModal(found: Found<CourseUnit>, reader: Reader): Modal {
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

function summary(unit: CourseUnit, { language }: Reader): string {
  const words = texts(language).courseUnit;
  return joined([
    unit.code && outsideLine(unit.code, 60),
    creditWords(unit.credits, language),
    unit.yearOfFoundation !== undefined && words.since(unit.yearOfFoundation),
    words.idIs(unit.id),
    nameMark(unit, language),
  ]);
}

/** `/course unit ID` and questions that name a course unit. */
export const courseUnit = (study: StudyClient, links: LinkTemplates): Feature =>
  defineFeature({
    name: 'course-unit',
    request: courseUnitRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'unit',
        also: vocabulary.subcommands.unit.words,
        parse: parseCourseUnitCommand,
      },
    ],
    question: courseUnitQuestion,
    answer: async ({ id }, reader) =>
      courseUnitCard(await findCourseUnit(study, id, reader.language), reader, links),
    actions: [
      opens(
        allTexts,
        (language) => texts(language).courseUnit.title,
        async ({ id }, reader) => courseUnitModal(await findCourseUnit(study, id, reader.language), reader),
      ),
    ],
  });

/**
 * Looks a unit up with its texts, since the card shows some, too. A code in place of an id gets an error that
 * says so.
 */
export async function findCourseUnit(
  study: StudyClient,
  typed: string,
  language: Language,
): Promise<Found<CourseUnit>> {
  const id = parseCourseUnitId(typed);
  const noId = new InvalidRequest({ about: 'course-unit-id', input: typed });
  if (id === undefined) throw noId;
  try {
    return await study.courseUnit(id, language, 'texts');
  } catch (error) {
    throw error instanceof NotFound && isLikeCode(id) ? noId : error;
  }
}
