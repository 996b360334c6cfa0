/** The changes of one course, field by field, as before → after. */
import type { KnownBlock } from '@slack/types';
import { facts as factFields, labelled, paragraph } from '../../cards/blocks.ts';
import { dateLabel } from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { creditWords, languageWords } from '../../cards/realization.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { numberIn } from '../../i18n/plural.ts';
import type { Field } from '../../rings/facts.ts';
import type { News } from '../../rings/render.ts';
import type { Facts } from '../../store/facts.ts';
import { normalizeTyped } from '../../study-client/codes.ts';
import { DATE_KINDS, type DateKind, isOfWindow } from '../../study-client/moment.ts';
import { spoken, titled } from './plain-card.ts';
import { courseDate, type Telling, windowDate } from './when.ts';

type Changed = Extract<News, { is: 'changed' }>;
/** Dates are our own words, with date tokens; all other values are outside text. */
type TextField = Exclude<Field, DateKind>;

const DATES: readonly Field[] = DATE_KINDS;

const NAME = 150;
const VALUE = 150;

/**
 * Name and code with the changed dates, then the other changes. `isNamed`: what stands above has the name.
 */
export function changeBlocks(change: Changed, telling: Telling, isNamed: boolean): KnownBlock[] {
  const labels = texts(telling.reader.language).ring.field;
  const dates = dateChanges(change, telling);
  const others = textFields(change).map((field): [string, string[]] => [
    labels[field],
    [arrow(bothValues(change, field, telling).map((value) => outsideLine(value, VALUE)))],
  ]);
  const head = paragraph(headOf(change, telling, isNamed));
  return [
    dates.length === 0 ? head : { ...factFields(dates), ...head },
    ...(others.length === 0 ? [] : [labelled(others)]),
  ];
}

/** The same as lines of top-level text. */
export function changeLines(change: Changed, telling: Telling): string[] {
  const { ring } = texts(telling.reader.language);
  const head = joined([
    titled(spoken(change.facts.name, NAME), spoken(change.follow.code, 60)),
    keptNameMark(change.facts, change.follow.code, telling.reader.language),
    change.follow.toldMissing && ring.isBack,
  ]);
  return [
    head,
    ...dateChanges(change, telling).map(([label, words]) => `${label}: ${words}`),
    ...textFields(change).map((field) => {
      const values = bothValues(change, field, telling).map((value) => spoken(value, VALUE));
      return `${ring.field[field]}: ${arrow(values)}`;
    }),
  ];
}

function headOf({ facts, follow }: Changed, { reader }: Telling, isNamed: boolean): string {
  const back = follow.toldMissing && texts(reader.language).ring.isBack;
  const mark = keptNameMark(facts, follow.code, reader.language);
  const code = outsideLine(follow.code, 60);
  return joined([isNamed ? code : titled(outsideLine(facts.name, NAME), code, '\n'), mark, back]);
}

const arrow = ([before = '', after = '']: readonly string[]): string => `${before} → ${after}`;

const isDate = (field: Field): field is DateKind => DATES.includes(field);

function textFields({ fields }: Changed): TextField[] {
  return fields.filter((field): field is TextField => !isDate(field));
}

function dateChanges({ fields, follow, facts }: Changed, telling: Telling): [string, string][] {
  const reader = { ...telling.reader, zone: telling.zone };
  return fields
    .filter(isDate)
    .map((field) => [
      dateLabel(field, facts[field] ?? follow.told[field], reader),
      arrow([follow.told, facts].map((side) => dateValue(side, field, telling))),
    ]);
}

const MINUTE = 60_000;

function dateValue(facts: Facts, field: DateKind, telling: Telling): string {
  const show = isOfWindow(field) ? windowDate : courseDate;
  const moment = facts[field];
  if (!moment) return texts(telling.reader.language).dates.notGiven;
  // Seconds are not shown.
  return show({ ...moment, at: Math.floor(moment.at / MINUTE) * MINUTE }, telling);
}

/** A field as a notice would show it. Kinds of dashes and of accented letters make no difference. */
export function fieldReads(field: Field, facts: Facts, telling: Telling): string {
  return isDate(field)
    ? dateValue(facts, field, telling)
    : normalizeTyped(spoken(fieldValue(facts, field, telling), VALUE));
}

function bothValues({ follow, facts }: Changed, field: TextField, telling: Telling): string[] {
  if (field === 'credits') return creditValues(follow.told.credits, facts.credits, telling);
  return [follow.told, facts].map((side) => fieldValue(side, field, telling));
}

/** Two amounts, of which the last one has the unit, unless the label says it. */
function creditValues(before: number | undefined, after: number | undefined, telling: Telling): string[] {
  const { language } = telling.reader;
  const { course, dates } = texts(language);
  const shown = (amount: number | undefined, isLast: boolean): string => {
    if (amount === undefined) return dates.notGiven;
    const number = numberIn(language, amount);
    return isLast ? course.amount(number) : number;
  };
  return [shown(before, after === undefined), shown(after, true)];
}

function fieldValue(facts: Facts, field: TextField, { reader: { language } }: Telling): string {
  const { notGiven } = texts(language).dates;
  switch (field) {
    case 'name':
      return facts.name;
    case 'credits':
      return creditWords(facts.credits, language) ?? notGiven;
    case 'languages':
      return languageWords(facts.languages, language) ?? notGiven;
    case 'groups':
      return facts.groups.length === 0 ? notGiven : facts.groups.join(', ');
  }
}
