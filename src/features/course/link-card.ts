/**
 * A course whose page is linked in a message: as a Work Object, whose details Slack opens in each reader's language, and as a
 * compact card for where these are not switched on.
 */
import type { EntityCustomField, EntityMetadata } from '@slack/types';
import type { CourseLinks, LinkedCourse } from '../../ask/feature.ts';
import type { CoursePages } from '../../ask/links.ts';
import { outside, outsideLine } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { factsOn } from '../../cards/course-facts.ts';
import { dayNumber, isoDay, stateSign, stateWords, tensesOf, windowLabels } from '../../cards/dates.ts';
import { labelledTexts } from '../../cards/details.ts';
import { texts } from '../../i18n/index.ts';
import { localeOf } from '../../language.ts';
import { parseCourseUnitCode } from '../../study-client/codes.ts';
import { type Found, type Moment, REALIZATION_TEXTS, type Realization } from '../../study-client/model.ts';
import { type Answered, type LookUpFor, lookUp } from '../../workspace/look-up.ts';

import { coursesCard } from './card.ts';

/** What links to pages of courses lead to. */
export const courseLinks = (
  pages: CoursePages,
  { study, lookUpRuns }: { readonly study: Parameters<typeof lookUp>[0]; readonly lookUpRuns: LookUpFor },
): CourseLinks => ({
  courseAt: pages.courseAt,
  // It is no look-up of the person who has posted the link.
  find: async (asked, reader, { workspace }) =>
    linkedCourse(asked, await lookUpRuns({ workspace, user: '' }, [asked], reader.language), reader, pages),
  details: (asked, reader) => linkedDetails(asked, reader, { study, pages }),
});

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
  { study, pages }: { readonly study: Parameters<typeof lookUp>[0]; readonly pages: CoursePages },
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
  const labels = texts(reader.language).reminder.date;
  const tenses = tensesOf({ opens: starts, closes: ends }, reader.now);
  return [
    ...day('starts', labels.starts[tenses.opens], starts, reader),
    ...day('ends', labels.ends[tenses.closes], ends, reader),
  ];
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
