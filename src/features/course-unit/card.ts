import type { Button } from '@slack/types';
import { z } from 'zod';
import { defineAction, showCourse } from '../../ask/actions.ts';
import { type LinkTemplates, unitPageButton } from '../../ask/links.ts';
import {
  button,
  escapeMrkdwn,
  header,
  joined,
  mrkdwnParagraph,
  outside,
  outsideLine,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Modal, type Reader } from '../../cards/card.ts';
import { labelledTexts, textsAndNotes } from '../../cards/details.ts';
import { creditWords, freshnessNote, missingTexts, nameMark, noteBlocks } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { isRealizationCode, parseCourseUnitId } from '../../study-client/codes.ts';
import {
  COURSE_UNIT_TEXTS,
  type CourseUnit,
  type CourseUnitText,
  type Found,
  type Realization,
  TEXTS_OF_UNIT,
} from '../../study-client/model.ts';

export const byId = z.object({
  id: z
    .string()
    .max(40)
    .refine((id) => parseCourseUnitId(id) === id),
});
/** `from`: the run of the unit that was shown before. */
export const byCode = z.object({
  code: z
    .string()
    .max(40)
    .regex(/^[^\s\p{C},;<>&"\\]+$/u),
  from: z
    .string()
    .max(60)
    .refine((code): boolean => isRealizationCode(code))
    .optional(),
});
/** One course unit. */
const oneUnit = z.union([byId, byCode]);
export type OneUnit = z.infer<typeof oneUnit>;

/** Opens all texts of a course unit. */
export const allTexts = defineAction('course-unit.details', oneUnit);

/** The texts of a unit on its card; the modal has the others. */
const ON_CARD: readonly CourseUnitText[] = ['content', 'objective'];
/** Characters of a text on the card: some eight lines in Slack. */
const EXCERPT = 600;

/** A course unit without an id is told from one of its runs. */
export type ShownUnit = Omit<CourseUnit, 'id'> & Partial<Pick<CourseUnit, 'id'>>;

/** Where a unit was asked for, and what told of it. */
interface About {
  /** The run of the unit that was shown before. */
  readonly from?: string | undefined;
  /** The run whose data the unit is told from, since its id is not known. */
  readonly run?: string | undefined;
}

/** A course unit as far as a run of it tells. */
export function unitOfRun(found: Found<Realization>, code: string): Found<ShownUnit> {
  const { name, nameLanguage, credits, texts: all, textLanguages } = found.value;
  const own: Partial<Record<CourseUnitText, string>> = {};
  const languages: Partial<Record<CourseUnitText, Language>> = {};
  for (const key of Object.keys(TEXTS_OF_UNIT) as (keyof typeof TEXTS_OF_UNIT)[]) {
    const field = TEXTS_OF_UNIT[key];
    if (all[field] !== undefined) own[key] = all[field];
    if (textLanguages?.[field] !== undefined) languages[key] = textLanguages[field];
  }
  return { ...found, value: { code, name, nameLanguage, credits, texts: own, textLanguages: languages } };
}

/** The card of a course unit. */
export function courseUnitCard(
  found: Found<ShownUnit>,
  reader: Reader,
  about: About = {},
  links: LinkTemplates = {},
): Card {
  const { value: unit } = found;
  const { language } = reader;
  const words = texts(language).courseUnit;
  const missing = missingTexts(found, reader);
  const note = freshnessNote([found], reader);
  const isEmpty = Object.keys(unit.texts).length === 0;
  const none = isEmpty && missing === undefined ? [words.noTexts] : [];
  const ofRun = about.run === undefined ? [] : [words.ofRun(outsideLine(about.run, 60))];
  const line = joined([words.title, summary(unit, reader)]);
  const shown = labelledTexts(unit, ON_CARD, language).map(({ label, text }) => ({
    label,
    text: outside(text, EXCERPT),
  }));
  const said = [
    joined([outsideLine(unit.name, 150), line]),
    ...shown.map(({ label, text }) => `${label}: ${text}`),
    ...none,
    ...ofRun,
  ];
  const spokenOf = about.from ?? unit.code;
  return {
    ...endingWith(escapeMrkdwn(said.join('\n')), [missing, note]),
    blocks: [
      header(unit.name),
      small(line),
      ...shown.flatMap(({ label, text }) => [mrkdwnParagraph(`*${label}*`), paragraph(text)]),
      ...none.map((one) => paragraph(one)),
      ...ofRun.map((one) => small(one)),
      ...noteBlocks(missing),
      ...noteBlocks(note),
    ],
    buttons: [
      ...(isEmpty ? [] : [button(words.details, allTexts.carry(requestOf(unit, about), language))]),
      ...runButtons(unit, about, reader),
      ...unitPageButton(unit, language, links),
    ],
    ...(spokenOf !== undefined && { shows: [spokenOf] }),
  };
}

/** The unit again, from a button. */
function requestOf({ id, code = '' }: ShownUnit, { from, run = from }: About): OneUnit {
  return id === undefined ? { code, ...(run !== undefined && { from: run }) } : { id };
}

/** To the runs of the unit, and back to the run that was shown before. */
function runButtons({ code }: ShownUnit, { from }: About, { language }: Reader): Button[] {
  const words = texts(language).courseUnit;
  return [
    ...(code === undefined ? [] : showCourse.offer(words.runs, { asked: code }, language, 0)),
    ...(from === undefined ? [] : showCourse.offer(words.back(from), { asked: from }, language, 1)),
  ];
}

/** All texts of a course unit that are not empty. */
export function courseUnitModal(found: Found<ShownUnit>, reader: Reader): Modal {
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

function summary(unit: ShownUnit, { language }: Reader): string {
  const words = texts(language).courseUnit;
  return joined([
    unit.code && outsideLine(unit.code, 60),
    creditWords(unit.credits, language),
    unit.yearOfFoundation !== undefined && words.since(unit.yearOfFoundation),
    unit.id !== undefined && words.idIs(unit.id),
    nameMark(unit, language),
  ]);
}
