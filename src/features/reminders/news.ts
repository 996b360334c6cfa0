/** The news that a target is told: what has changed about its courses, and new runs of what it follows. */

import type { Button, KnownBlock } from '@slack/types';
import { chooseFollow, details, followOffered, stopFollowButton } from '../../ask/actions.ts';
import { enrollWhileOpen, type LinkTemplates } from '../../ask/links.ts';
import {
  boldAndWords,
  bullets,
  button,
  escapeMrkdwn,
  fitting,
  header,
  joined,
  LIMITS,
  labelled,
  mrkdwnParagraph,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  shorten,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { amountWords, languageWords } from '../../cards/course-facts.ts';
import {
  calendarDay,
  courseDateWords,
  dateLabel,
  dayNumber,
  instant,
  isDay,
  shortCalendarDay,
  shortInstant,
} from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import type { Catalog } from '../../i18n/en/texts.ts';
import { texts } from '../../i18n/index.ts';
import { numberIn } from '../../language.ts';
import type { Change, Field } from '../../reminders/followed.ts';
import type { Facts, NewRun, StoredMoment, TargetKind } from '../../store/store.ts';
import { topicName } from '../../study-client/model.ts';
import { believedDates, DATE_KINDS, type DateKind, isOfWindow } from '../../study-client/moments.ts';
import { normalizeTyped } from '../../study-client/texts.ts';

// How a course and its dates are told in a message.

/** A minute, in milliseconds. */
export const MINUTE = 60_000;
const CODE = 60;

/** To whom a message is told, and the study API's zone, which its calendar days refer to. */
export interface Telling {
  readonly reader: Reader;
  readonly zone: string;
  readonly kind: TargetKind;
}

/** An end of an enrollment window: with its time, unless the study API gave a day alone. */
export function windowDate(moment: StoredMoment, { reader, zone }: Telling): string {
  return moment.precision === 'day' ? calendarDay(moment, { ...reader, zone }) : instant(moment, reader);
}

/** A date of a course in short: "Mon 30 Nov 16:00", by the clocks of the target; a day by the calendar of the study API. */
export function shortTold(
  moment: StoredMoment,
  { reader, zone }: Omit<Telling, 'kind'>,
  kind: DateKind,
): string {
  return isDay(kind, moment, { ...reader, zone })
    ? shortCalendarDay(moment, { ...reader, zone })
    : shortInstant(moment, reader);
}

/** The start or end of a course: a day, if the study API gives the first or last minute of one. */
export const courseDay = (moment: StoredMoment, { reader, zone }: Omit<Telling, 'kind'>): string =>
  courseDateWords(moment, reader, zone);

/** The longest name in a reminder or notice. */
export const TOLD_NAME = 150;

/** A course by its name and code, and the name's language if it is not the reader's. */
function named(facts: Facts, code: string, { reader }: Telling, fitted: typeof outsideLine): string {
  return joined([
    titled(fitted(facts.name, TOLD_NAME), fitted(code, CODE)),
    keptNameMark(facts, code, reader.language),
  ]);
}

/** Stops following the course of a reminder or notice. */
export const stopButton = (code: string, { reader: { language }, kind }: Telling): Button =>
  stopFollowButton(code, language, kind === 'person');

/** The button for all texts of a course. */
export const detailsButton = (code: string, { reader: { language } }: Telling) =>
  button(texts(language).course.details, details.carry({ asked: code }, language));

// Changes of followed courses.

type Changed = Extract<Change, { is: 'changed' }>;
/** Dates are our own words, with date tokens; all other values are outside text. */
type TextField = Exclude<Field, DateKind>;
/** Makes outside text fit: for a block, or for the top-level text. */
type Fit = typeof outsideLine;

const VALUE = 150;

const isDate = (field: Field): field is DateKind => (DATE_KINDS as readonly Field[]).includes(field);
const arrow = (before: string, after: string): string => `${before} → ${after}`;

/** The facts that the target knows after the notice. */
const toldOf = (change: Change): Facts => ('facts' in change ? change.facts : change.follow.told);

/** The changed fields, each as its label and "before → after". */
function changedPairs(
  { fields, follow: { told }, facts }: Changed,
  telling: Telling,
  fitted: Fit,
  show = dateValue,
) {
  const reader = { ...telling.reader, zone: telling.zone };
  const {
    teachingLanguages: languages,
    studentGroups: groups,
    ...labels
  } = texts(reader.language).course.labels;
  const labelOf = { ...labels, languages, groups };
  const dates = fields.filter(isDate).map((field): [string, string] => {
    const values = joined(
      [
        arrow(show(told, field, telling), show(facts, field, telling)),
        movedBy(told[field], facts[field], telling),
      ],
      ' ',
    );
    const isContradicted =
      believedDates(facts, telling.zone)[field] === undefined && facts[field] !== undefined;
    return [dateLabel(field, facts[field] ?? told[field], reader, isContradicted), values];
  });
  const others = fields.flatMap((field): [string, string][] => {
    if (isDate(field)) return [];
    const [before, after] = bothValues(told, facts, field, telling);
    return [[labelOf[field], arrow(fitted(before, VALUE), fitted(after, VALUE))]];
  });
  return { dates, others };
}

/** Name and code, and the changed dates, then the other changes. `isNamed`: the heading has the name. */
function changeBlocks(change: Changed, telling: Telling, isNamed: boolean): KnownBlock[] {
  const { facts, follow } = change;
  const { language } = telling.reader;
  const { dates, others } = changedPairs(change, telling, outsideLine, shortValue);
  const code = outsideLine(follow.code, CODE);
  const back = follow.toldMissing && texts(language).reminder.isBack;
  const marks = [keptNameMark(facts, follow.code, language), back];
  if (!isNamed) {
    // Of several courses each is one block: its name, and a line for each change.
    const name = outsideLine(facts.name, TOLD_NAME);
    const beside = joined([name !== code && code, ...marks]);
    const lines = [...dates, ...others].map(([label, words]) => `\n${label}: ${words}`).join('');
    return [boldAndWords(name, `${beside && ' · '}${beside}${lines}`)];
  }
  const moved = dates.map(([label, words]) => `*${label}:* ${words}`).join('\n');
  return [
    small(joined([code, ...marks])),
    ...(moved === '' ? [] : [mrkdwnParagraph(moved)]),
    ...(others.length === 0 ? [] : [labelled(others.map(([label, words]) => [label, [words]]))]),
  ];
}

/** The same as lines of top-level text. */
function changeLines(change: Changed, telling: Telling): string[] {
  const { facts, follow } = change;
  const back = follow.toldMissing && texts(telling.reader.language).reminder.isBack;
  const { dates, others } = changedPairs(change, telling, spoken);
  return [
    joined([named(facts, follow.code, telling, spoken), back]),
    ...[...dates, ...others].map(([label, words]) => `${label}: ${words}`),
  ];
}

/** "(3 days earlier)" of a date that has moved to another day. */
function movedBy(
  before: StoredMoment | undefined,
  after: StoredMoment | undefined,
  { reader: { language }, zone }: Telling,
): string | undefined {
  const days = before && after ? dayNumber(after.at, zone) - dayNumber(before.at, zone) : 0;
  const words = texts(language);
  const { earlier, later } = words.reminder;
  if (days === 0) return undefined;
  return `(${(days < 0 ? earlier : later)(words.facts.days(Math.abs(days)))})`;
}

function dateValue(facts: Facts, field: DateKind, telling: Telling): string {
  const moment = minuteOf(facts[field]);
  if (!moment) return texts(telling.reader.language).dates.notGiven;
  return (isOfWindow(field) ? windowDate : courseDay)(moment, telling);
}

/** The same in short: "Sun 27 Dec 23:59". */
function shortValue(facts: Facts, field: DateKind, telling: Telling): string {
  const moment = minuteOf(facts[field]);
  return moment ? shortTold(moment, telling, field) : texts(telling.reader.language).dates.notGiven;
}

/** Seconds are not shown. */
const minuteOf = (moment: StoredMoment | undefined): StoredMoment | undefined =>
  moment && { ...moment, at: Math.floor(moment.at / MINUTE) * MINUTE };

/** A field as a notice would show it. Kinds of dashes and of accented letters make no difference. */
export function fieldReads(field: Field, facts: Facts, telling: Telling): string {
  return isDate(field)
    ? dateValue(facts, field, telling)
    : normalizeTyped(spoken(fieldValue(facts, field, telling), VALUE));
}

function bothValues(told: Facts, facts: Facts, field: TextField, telling: Telling): [string, string] {
  const after = fieldValue(facts, field, telling);
  // Of two amounts the last one alone has the unit.
  const isAmount = field === 'credits' && told.credits !== undefined && facts.credits !== undefined;
  const { language } = telling.reader;
  return [isAmount ? numberIn(language, told.credits) : fieldValue(told, field, telling), after];
}

function fieldValue(facts: Facts, field: TextField, { reader: { language } }: Telling): string {
  const { dates } = texts(language);
  switch (field) {
    case 'name':
      return facts.name;
    case 'credits':
      return amountWords(facts.credits, language) ?? dates.notGiven;
    case 'languages':
      return languageWords(facts.languages, language) ?? dates.notGiven;
    case 'groups':
      return facts.groups.length === 0 ? dates.notGiven : facts.groups.join(', ');
  }
}

const ORDER: readonly Change['is'][] = ['changed', 'missing', 'back', 'ended'];
/** So many are told with what has changed; the rest are only named. */
const MOST_CHANGED = 22;
/** Characters of the text for courses that are only named. */
const REST = 1700;

/** All changes for one target, in one message. */
export function noticeCard(changes: readonly Change[], telling: Telling, links: LinkTemplates = {}): Card {
  const words = texts(telling.reader.language).reminder;
  const sorted = changes.toSorted((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
  const title = titleOf(sorted, words);
  const { shown, rest } = split(sorted, title, telling);
  const codes = rest.map(({ follow }) => outsideLine(follow.code, CODE)).join(', ');
  const restWords =
    rest.length === 0 ? undefined : shorten(`${words.alsoNews(rest.length)}: ${codes}`, REST - 1);
  const [only] = changes.length === 1 ? sorted : [];
  const said = only
    ? [aloneText(only, telling)]
    : [escapeMrkdwn(title), ...shown.map((one) => `• ${changeText(one, telling)}`)];
  return {
    text: joined([...said, restWords && escapeMrkdwn(restWords)], '\n'),
    blocks: [
      header(title),
      ...shown.flatMap((one) => (one.is === 'changed' ? changeBlocks(one, telling, only !== undefined) : [])),
      ...(only && only.is !== 'changed' ? [aloneBlock(only, telling)] : []),
      ...(['missing', 'back', 'ended'] as const).flatMap((is) => {
        if (only) return [];
        const mine = shown.filter((one) => one.is === is);
        const lines = mine.map((one) => [
          { text: named(toldOf(one), one.follow.code, telling, outsideLine) },
        ]);
        return lines.length === 0 ? [] : [bullets(words[is], lines)];
      }),
      ...(restWords === undefined ? [] : [small(restWords)]),
    ],
    buttons: only ? buttonsOf(only, telling, links) : [],
  };
}

/** What is so of the only course, which the heading names. */
function aloneBlock(
  change: Exclude<Change, { readonly is: 'changed' }>,
  { reader: { language } }: Telling,
): KnownBlock {
  const { code } = change.follow;
  const mark = keptNameMark(toldOf(change), code, language);
  return paragraph(joined([outsideLine(code, CODE), mark, texts(language).reminder[change.is]]));
}

/** A push notification shows this much of a message. */
export const FIRST_WORDS = 60;

/** "Changed: Software Project", "News: Software Project and 2 more": the first words name a course. */
function titleOf(changes: readonly Change[], { heads, withMore }: Catalog['reminder']): string {
  const [first, ...others] = changes;
  if (!first) return heads.several;
  const { name } = toldOf(first);
  if (others.length === 0) return `${heads[first.is]}: ${outsideLine(name, TOLD_NAME)}`;
  const head = heads[others.every(({ is }) => is === first.is) ? first.is : 'several'];
  const room = FIRST_WORDS - `${head}: ${withMore('', others.length)}`.length;
  return `${head}: ${withMore(outsideLine(name, room), others.length)}`;
}

/** Tells as much as fits into one message; the rest is only named. */
function split(changes: readonly Change[], title: string, telling: Telling) {
  const lines = changes.map((one) => `• ${changeText(one, telling)}`);
  const room = LIMITS.messageText - title.length - 1;
  const changed = changes.filter(({ is }) => is === 'changed').length;
  const areAll = changed <= MOST_CHANGED && fitting(lines, room) === changes.length;
  const fit = Math.max(1, fitting(lines, room - REST));
  const most = changed > MOST_CHANGED ? Math.min(fit, MOST_CHANGED) : fit;
  const count = areAll ? changes.length : most;
  return { shown: changes.slice(0, count), rest: changes.slice(count) };
}

/** The only change as top-level text. */
function aloneText(change: Change, telling: Telling): string {
  const words = texts(telling.reader.language).reminder;
  const said =
    change.is === 'changed'
      ? changeLines(change, telling)
      : [named(toldOf(change), change.follow.code, telling, spoken), words[change.is]];
  return `${words.heads[change.is]}: ${said.join('\n')}`;
}

/** One of several changes as top-level text. */
function changeText(change: Change, telling: Telling): string {
  if (change.is === 'changed') return changeLines(change, telling).join('\n');
  const course = named(toldOf(change), change.follow.code, telling, spoken);
  return `${texts(telling.reader.language).reminder[change.is]}: ${course}`;
}

/** Buttons for the only change: with several courses it would be unclear which button is whose. */
function buttonsOf(change: Change, telling: Telling, links: LinkTemplates): Card['buttons'] {
  const { is, follow } = change;
  if (is === 'ended') return [];
  const stop = stopButton(follow.code, telling);
  if (is === 'missing') return [stop];
  const enroll = is === 'changed' && change.fields.some((field) => isDate(field) && isOfWindow(field));
  const { id, opens, closes } = toldOf(change);
  const course = { code: follow.code, id, enrollment: { opens, closes } };
  return [
    ...(enroll ? enrollWhileOpen(course, telling.reader, links) : []),
    detailsButton(follow.code, telling),
    stop,
  ];
}

// New runs of what is followed.

/** New runs of followed course units and groups, each with a button to follow it. */
export function newRunsCard(runs: readonly NewRun[], telling: Telling): Card {
  const { language } = telling.reader;
  const words = texts(language).newRuns;
  const topics = [...new Set(runs.map(({ topic }) => outsideLine(topicName(topic), CODE)))];
  const title = words.title(runs.length, topics.join(', '));
  // In a channel the next question is for whom; a person follows at once.
  const { offer } = telling.kind === 'channel' ? chooseFollow : followOffered;
  const rows = runs.flatMap(({ code, facts }, index): KnownBlock[] => {
    const course = titled(outsideLine(facts.name, TOLD_NAME), outsideLine(code, CODE), '\n');
    const [follow] = offer(texts(language).follow.button, { asked: code }, language, index);
    const dates = runDates(facts, telling);
    return [
      paragraph(joined([course, keptNameMark(facts, code, language)]), follow),
      ...(dates === '' ? [] : [mrkdwnSmall(dates)]),
    ];
  });
  const lines = runs.map(({ code, facts }) =>
    joined([named(facts, code, telling, spoken), runDates(facts, telling)]),
  );
  const end = words.howToStop(topics[0] ?? '');
  return {
    ...endingWith([escapeMrkdwn(title), ...lines].join('\n'), [escapeMrkdwn(end)]),
    blocks: [header(title), ...rows, small(end)],
    buttons: [],
  };
}

/** When enrollment and the course are, as far as that is known. */
function runDates(facts: Facts, telling: Telling): string {
  const words = texts(telling.reader.language).reminder;
  const { opens, closes, starts } = believedDates(facts, telling.zone);
  const isOpen = opens !== undefined && opens.at <= telling.reader.now;
  return joined([
    opens && (isOpen ? words.openedOn : words.opensOn)(windowDate(opens, telling)),
    closes && words.closesOn(windowDate(closes, telling)),
    starts && words.startsOn(courseDay(starts, telling)),
  ]);
}
