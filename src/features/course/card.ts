import type { Button, EntityCustomField, EntityMetadata } from '@slack/types';
import {
  addToCalendar,
  detailsBeside,
  followButton,
  type Offers,
  offersFor,
  showUnit,
} from '../../ask/actions.ts';
import type { LinkedCourse } from '../../ask/feature.ts';
import { type CoursePages, pageButtons } from '../../ask/links.ts';
import { eventsOf } from '../../calendar/ics.ts';
import { escapeMrkdwn, header, joined, outside, outsideLine, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Modal, type Reader } from '../../cards/card.ts';
import { factBlocks, factLine, factsOn } from '../../cards/course-facts.ts';
import { dayNumber, isoDay, stateSign, stateWords, windowLabels, windowUntil } from '../../cards/dates.ts';
import { labelledTexts, textsAndNotes } from '../../cards/details.ts';
import { realizationsCard } from '../../cards/realization-list.ts';
import { freshnessNote, noteBlocks } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import { type Language, localeOf } from '../../language.ts';
import { factsOf } from '../../reminders/followed.ts';
import { isRealizationCode, parseCourseUnitCode } from '../../study-client/codes.ts';
import {
  type Found,
  type LookUp,
  type Moment,
  REALIZATION_TEXTS,
  type Realization,
  type StudyClient,
} from '../../study-client/model.ts';
import { type Answered, lookUp } from '../../workspace/look-up.ts';

/** What the buttons of a course depend on. */
export interface Offered extends Offers {
  /** Whether calendars can reach Coursebell. */
  readonly calendar?: boolean;
}

/** One realization, with the facts that a person who thinks of enrolling wants to see at a glance. */
export function courseCard(found: Found<Realization>, reader: Reader, offered: Offered = {}): Card {
  const { value: realization } = found;
  const { name, enrollment } = realization;
  const line = summary(realization, reader);
  const shown = factsOn('card', realization, reader);
  const note = freshnessNote([found], reader);
  const said = [
    escapeMrkdwn(joined([line !== name && outsideLine(name, 150), line])),
    ...shown.map(({ label, text }) => `${label}: ${text}`),
  ];
  return {
    ...endingWith(said.join('\n'), [note]),
    blocks: [header(name), small(line), ...factBlocks(shown), ...noteBlocks(note)],
    buttons: buttonsOf(realization, reader, offered),
    shows: [realization.code],
    until: windowUntil(enrollment, reader.now),
  };
}

function buttonsOf(realization: Realization, reader: Reader, offered: Offered): Button[] {
  return [
    ...offersFor(realization, reader, offered),
    ...unitButton(realization, reader.language),
    ...calendarButton(realization, reader, offered),
  ];
}

/** **Add to calendar**, if there are dates for one. */
function calendarButton(realization: Realization, reader: Reader, { calendar }: Offered): Button[] {
  const { language, zone } = reader;
  const hasDates =
    calendar &&
    isRealizationCode(realization.code) &&
    eventsOf(factsOf(realization, language), zone).length > 0;
  if (!hasDates) return [];
  const label = texts(language).calendar.button;
  return addToCalendar.offer(label, { asked: realization.code }, language);
}

/** To the course unit of a realization, by the realization's code. */
function unitButton({ code }: Realization, language: Language): Button[] {
  if (!isRealizationCode(code)) return [];
  return showUnit.offer(texts(language).courseUnit.title, { asked: code }, language);
}

/** A compact list of several realizations and failures. */
export function coursesCard(lines: readonly LookUp[], reader: Reader): Card {
  const { listTitle } = texts(reader.language).course;
  return realizationsCard(lines, reader, listTitle, detailsBeside(reader.language));
}

/** The code is left out if it stands in place of the name, unless there is nothing else to say. */
function summary(realization: Realization, reader: Reader): string {
  const { code, name } = realization;
  const rest = factLine('line', realization, reader);
  return name === code && rest !== '' ? rest : joined([code, rest]);
}

/** What the buttons of a course's details depend on: a modal stands in no conversation. */
export interface InModal extends Offered {
  readonly conversation?: string | undefined;
  readonly isGroup?: true | undefined;
}

/** Follow, the calendar, the course unit, and pages; none for a course that can't be asked for by its code. */
function modalButtons(realization: Realization, reader: Reader, offered: InModal): Button[] {
  const { language } = reader;
  const { code } = realization;
  const pages = pageButtons(realization, reader, offered.links ?? {});
  if (!isRealizationCode(code)) return pages;
  const { followed = false, conversation, isGroup } = offered;
  const where = { ...(conversation !== undefined && { conversation }), ...(isGroup && { isGroup }) };
  return [
    followButton(code, followed, language, where),
    ...calendarButton(realization, reader, offered),
    ...unitButton(realization, language),
    ...pages,
  ];
}

/** All texts of a realization that are not empty, all facts, and what can be done with it. */
export function courseModal(found: Found<Realization>, reader: Reader, offered: InModal = {}): Modal {
  const { value: realization } = found;
  const buttons = modalButtons(realization, reader, offered);
  return {
    title: realization.code,
    blocks: [
      header(realization.name),
      ...factBlocks(factsOn('details', realization, reader)),
      ...(buttons.length > 0 ? [{ type: 'actions' as const, elements: buttons }] : []),
      ...textsAndNotes(found, REALIZATION_TEXTS, texts(reader.language).course.noTexts, reader),
    ],
  };
}

// A course whose page is linked in a message: as a Work Object, whose details Slack opens in each reader's language, and as a
// compact card for where these are not switched on.

/** What a link leads to: a course, or the runs of a course unit. */
export function linkedCourse(
  asked: string,
  { only, lookUps }: Answered,
  reader: Reader,
  pages: CoursePages,
): LinkedCourse {
  const isUnit = parseCourseUnitCode(asked) !== undefined;
  return {
    name: isUnit ? asked : (only?.value.code ?? asked),
    card: coursesCard(lookUps, reader),
    ...(only && { entity: entityOf(only, 'short', reader, pages) }),
  };
}

/** The details of a course, with all its texts. Rejects with an error of `errors.ts`. */
export async function linkedDetails(
  asked: string,
  reader: Reader,
  { study, pages }: { readonly study: StudyClient; readonly pages: CoursePages },
): Promise<EntityMetadata> {
  return entityOf(await lookUp(study, asked, reader.language, 'texts'), 'whole', reader, pages);
}

const LONGEST_TEXT = 2000;

/** @param size `short`: what stands below a message; `whole`: what the details show */
function entityOf(
  { value: realization }: Found<Realization>,
  size: 'short' | 'whole',
  reader: Reader,
  pages: CoursePages,
): EntityMetadata {
  const { language } = reader;
  const { code, name } = realization;
  const fields = [
    ...windowFields(realization, reader),
    ...dateFields(realization, reader),
    ...factFields('link', realization, reader),
    ...(size === 'whole'
      ? [...factFields('linkDetails', realization, reader), ...textFields(realization, reader)]
      : []),
  ];
  return {
    entity_type: 'slack#/entities/item',
    url: pages.address(realization) ?? '',
    external_ref: { id: code, type: 'course' },
    entity_payload: {
      attributes: {
        title: { text: outsideLine(name, 150) },
        display_id: outsideLine(code, 60),
        display_type: texts(language).linked.type,
        product_name: 'Coursebell',
        locale: localeOf(language),
      },
      custom_fields: fields,
      display_order: fields.map(({ key }) => key),
    },
  };
}

function windowFields({ enrollment }: Realization, reader: Reader): EntityCustomField[] {
  const labels = windowLabels(enrollment, reader);
  const state = `${stateSign(enrollment, reader.now)} ${stateWords(enrollment, reader)}`;
  return [
    ...words('enrollment', texts(reader.language).course.labels.enrollment, state),
    ...moment('opens', labels.opens, enrollment.opens, reader),
    ...moment('closes', labels.closes, enrollment.closes, reader),
  ];
}

function dateFields({ starts, ends }: Realization, reader: Reader): EntityCustomField[] {
  const labels = texts(reader.language).linked;
  return [...day('starts', labels.starts, starts, reader), ...day('ends', labels.ends, ends, reader)];
}

const factFields = (place: 'link' | 'linkDetails', realization: Realization, reader: Reader) =>
  factsOn(place, realization, reader).flatMap(({ name, label, values }) =>
    words(name, label, values.join(', ')),
  );

function textFields(realization: Realization, { language }: Reader): EntityCustomField[] {
  return labelledTexts(realization, REALIZATION_TEXTS, language).map(({ label, text }, at) => ({
    ...{ key: `text-${at}`, label, type: 'string', long: true },
    value: outside(text, LONGEST_TEXT),
  }));
}

/** A field of words, which Slack shows as they are; none if there are none. */
function words(key: string, label: string, value: string | undefined): EntityCustomField[] {
  return value === undefined ? [] : [{ key, label, type: 'string', value }];
}

/** An instant, which Slack shows in the reader's zone; a day where the time is not given. */
function moment(key: string, label: string, given: Moment | undefined, reader: Reader): EntityCustomField[] {
  if (given?.precision !== 'minute') return day(key, label, given, reader);
  return [{ key, label, type: 'slack#/types/timestamp', value: Math.floor(given.at / 1000) }];
}

function day(key: string, label: string, given: Moment | undefined, { zone }: Reader): EntityCustomField[] {
  if (!given) return [];
  return [{ key, label, type: 'slack#/types/date', value: isoDay(dayNumber(given.at, zone)) }];
}
