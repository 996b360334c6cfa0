/**
 * A course whose page is linked in a message: as a Work Object, whose details Slack opens in each reader's language, and
 * as a compact card for where these are not switched on. Loaded with the first link.
 */
import type { EntityCustomField, EntityMetadata } from '@slack/types';
import type { LinkedCourse } from '../../ask/feature.ts';
import type { CoursePages } from '../../ask/links.ts';
import { joined, outside, outsideLine } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { dayNumber, isoDay, stateSign, stateWords, windowLabels } from '../../cards/dates.ts';
import { labelledTexts } from '../../cards/details.ts';
import { creditWords, labelledNames, languageWords } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import { localeOf } from '../../language.ts';
import { type Answered, lookUp, parseCourseUnitCode } from '../../study-client/codes.ts';
import {
  type Found,
  type Moment,
  type Named,
  REALIZATION_TEXTS,
  type Realization,
  type StudyClient,
} from '../../study-client/model.ts';
import { coursesCard } from './card.ts';

/** Finds what a link leads to: a course, or the runs of a course unit. Rejects with an error of `errors.ts`. */
export async function linkedCourse(
  asked: string,
  reader: Reader,
  { pages, lookUp: find }: { readonly pages: CoursePages; readonly lookUp: () => Promise<Answered> },
): Promise<LinkedCourse> {
  const { only, lookUps } = await find();
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
/** How many names of a kind are shown, and how long each may be. */
const NAMES = { most: 8, length: 120 };

/** @param size `short`: what stands below a message; `whole`: what the details show */
function entityOf(
  { value: realization }: Found<Realization>,
  size: 'short' | 'whole',
  reader: Reader,
  pages: CoursePages,
): EntityMetadata {
  const { language } = reader;
  const { code, name, credits, teachingLanguages } = realization;
  const fields = [
    ...windowFields(realization, reader),
    ...dateFields(realization, reader),
    ...words('credits', texts(language).linked.credits, creditWords(credits, language)),
    ...words('languages', texts(language).course.languages, languageWords(teachingLanguages, language)),
    ...(size === 'whole' ? [...nameFields(realization, reader), ...textFields(realization, reader)] : []),
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
    ...words('enrollment', texts(reader.language).course.enrollment, state),
    ...moment('opens', labels.opens, enrollment.opens, reader),
    ...moment('closes', labels.closes, enrollment.closes, reader),
  ];
}

function dateFields({ starts, ends }: Realization, reader: Reader): EntityCustomField[] {
  const labels = texts(reader.language).linked;
  return [...day('starts', labels.starts, starts, reader), ...day('ends', labels.ends, ends, reader)];
}

function nameFields(realization: Realization, { language }: Reader): EntityCustomField[] {
  const labels = texts(language).course;
  const kinds: readonly (readonly [key: string, label: string, names: readonly Named[]])[] = [
    ['unit', labels.unit, realization.unit ? [realization.unit] : []],
    ['office', labels.office, realization.office ? [realization.office] : []],
    ['programmes', labels.degreeProgrammes, realization.degreeProgrammes],
    ['groups', labels.studentGroups, realization.studentGroups],
  ];
  return kinds.flatMap(([key, label, names]) => {
    const [shown, values] = labelledNames(label, names, { ...NAMES, language });
    return values.length === 0 ? [] : words(key, shown, joined(values, ', '));
  });
}

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
