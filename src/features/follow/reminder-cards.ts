import type { KnownBlock } from '@slack/types';
import { details } from '../../ask/actions.ts';
import {
  bullets,
  button,
  facts as factFields,
  header,
  LIMITS,
  labelled,
  mrkdwnParagraph,
  mrkdwnSmall,
  paragraph,
  small,
} from '../../cards/blocks.ts';
import { type Card, toMessage } from '../../cards/card.ts';
import { dateLabel, relativeDay } from '../../cards/dates.ts';
import { keptNameMark } from '../../cards/notes.ts';
import { creditWords, languageWords } from '../../cards/realization.ts';
import { escapeMrkdwn, joined, outsideLine, shorten } from '../../cards/text.ts';
import { numberIn } from '../../i18n/catalog.ts';
import type { Catalog } from '../../i18n/en/texts.ts';
import { texts } from '../../i18n/index.ts';
import type { Change, Render } from '../../reminders/notices.ts';
import type { Field, PlannedReminder } from '../../reminders/plan.ts';
import { isChannelId } from '../../slack-ids.ts';
import type { Facts } from '../../store/concerns.ts';
import type { Follow, Target } from '../../store/store.ts';
import { DATE_KINDS, type DateKind, endOf, isOfWindow } from '../../study-client/moments.ts';
import { normalizeTyped } from '../../study-client/texts.ts';
import {
  courseDate,
  distanceWords,
  fitting,
  mendingWords,
  spoken,
  stopButton,
  type Telling,
  titled,
  windowDate,
} from './row.ts';

// The changes of one course, field by field, as before → after.

type Changed = Extract<Change, { is: 'changed' }>;
/** Dates are our own words, with date tokens; all other values are outside text. */
type TextField = Exclude<Field, DateKind>;

const DATES: readonly Field[] = DATE_KINDS;
const VALUE = 150;

/**
 * Name and code with the changed dates, then the other changes. `isNamed`: what stands above has the name.
 */
function changeBlocks(change: Changed, telling: Telling, isNamed: boolean): KnownBlock[] {
  const labels = texts(telling.reader.language).reminder.field;
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
function changeLines(change: Changed, telling: Telling): string[] {
  const { reminder } = texts(telling.reader.language);
  const head = joined([
    titled(spoken(change.facts.name, NAME), spoken(change.follow.code, 60)),
    keptNameMark(change.facts, change.follow.code, telling.reader.language),
    change.follow.toldMissing && reminder.isBack,
  ]);
  return [
    head,
    ...dateChanges(change, telling).map(([label, words]) => `${label}: ${words}`),
    ...textFields(change).map((field) => {
      const values = bothValues(change, field, telling).map((value) => spoken(value, VALUE));
      return `${reminder.field[field]}: ${arrow(values)}`;
    }),
  ];
}

function headOf({ facts, follow }: Changed, { reader }: Telling, isNamed: boolean): string {
  const back = follow.toldMissing && texts(reader.language).reminder.isBack;
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

function dateValue(facts: Facts, field: DateKind, telling: Telling): string {
  const show = isOfWindow(field) ? windowDate : courseDate;
  const moment = facts[field];
  if (!moment) return texts(telling.reader.language).dates.notGiven;
  // Seconds are not shown.
  return show({ ...moment, at: Math.floor(moment.at / MINUTE) * MINUTE }, telling);
}

/** A field as a notice would show it. Kinds of dashes and of accented letters make no difference. */
function fieldReads(field: Field, facts: Facts, telling: Telling): string {
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

const ORDER: readonly Change['is'][] = ['changed', 'missing', 'back', 'ended'];
/** Each takes two blocks; six blocks are for everything else. */
const MOST_CHANGED = 22;
const NAME = 150;
/** Characters of the text for courses that are only named. */
const REST = 1700;

/** All news for one target, in one message. */
function newsCard(news: readonly Change[], telling: Telling): Card {
  const { language } = telling.reader;
  const words = texts(language).reminder;
  const sorted = [...news].sort((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
  const title = titleOf(sorted, words);
  const { shown, rest } = split(sorted, title, telling);
  const restWords = rest.length === 0 ? undefined : restOf(rest, telling);
  const [only] = news.length === 1 ? sorted : [];
  const said = only
    ? [aloneText(only, telling)]
    : [escapeMrkdwn(title), ...shown.map((one) => `• ${newsText(one, telling)}`)];
  return {
    text: joined([...said, restWords && escapeMrkdwn(restWords)], '\n'),
    blocks: [
      header(title),
      ...shown.flatMap((one) => (one.is === 'changed' ? changeBlocks(one, telling, only !== undefined) : [])),
      ...(['missing', 'back', 'ended'] as const).flatMap((is) => listOf(is, shown, telling)),
      ...(restWords === undefined ? [] : [small(restWords)]),
    ],
    buttons: buttonsOf(news, telling),
  };
}

/** A push notification shows this much of a message. */
const FIRST_WORDS = 60;

/** "Changed: Software Project", "News: Software Project and 2 more": the first words name a course. */
function titleOf(news: readonly Change[], { heads, withMore }: Catalog['reminder']): string {
  const [first, ...others] = news;
  if (!first) return heads.several;
  const name = toldOf(first).name;
  if (others.length === 0) return `${heads[first.is]}: ${outsideLine(name, NAME)}`;
  const head = heads[others.every(({ is }) => is === first.is) ? first.is : 'several'];
  const room = FIRST_WORDS - `${head}: ${withMore('', others.length)}`.length;
  return `${head}: ${withMore(outsideLine(name, room), others.length)}`;
}

/** Tells as much as fits into one message; the rest is only named. */
function split(
  news: readonly Change[],
  title: string,
  telling: Telling,
): { shown: readonly Change[]; rest: readonly Change[] } {
  const lines = news.map((one) => `• ${newsText(one, telling)}`);
  const room = LIMITS.messageText - title.length - 1;
  const changed = news.filter(({ is }) => is === 'changed').length;
  if (changed <= MOST_CHANGED && fitting(lines, room) === news.length) return { shown: news, rest: [] };
  const fit = Math.max(1, fitting(lines, room - REST));
  const count = changed > MOST_CHANGED ? Math.min(fit, MOST_CHANGED) : fit;
  return { shown: news.slice(0, count), rest: news.slice(count) };
}

function restOf(rest: readonly Change[], { reader }: Telling): string {
  const codes = rest.map(({ follow }) => outsideLine(follow.code, 60)).join(', ');
  return shorten(`${texts(reader.language).reminder.alsoNews(rest.length)}: ${codes}`, REST - 1);
}

/** The only piece of news as top-level text. */
function aloneText(news: Change, telling: Telling): string {
  const words = texts(telling.reader.language).reminder;
  const said =
    news.is === 'changed' ? changeLines(news, telling) : [courseText(news, telling), words[news.is]];
  return `${words.heads[news.is]}: ${said.join('\n')}`;
}

/** One of several pieces of news as top-level text. */
function newsText(news: Change, telling: Telling): string {
  if (news.is === 'changed') return changeLines(news, telling).join('\n');
  return `${texts(telling.reader.language).reminder[news.is]}: ${courseText(news, telling)}`;
}

/** The course of a piece of news: its name and code, and the name's language if it is not the reader's. */
function courseText(news: Change, { reader }: Telling): string {
  const { code } = news.follow;
  const told = toldOf(news);
  return joined([
    titled(spoken(told.name, NAME), spoken(code, 60)),
    keptNameMark(told, code, reader.language),
  ]);
}

function listOf(
  is: 'missing' | 'back' | 'ended',
  news: readonly Change[],
  { reader }: Telling,
): KnownBlock[] {
  const mine = news.filter((one) => one.is === is);
  if (mine.length === 0) return [];
  const lines = mine.map((one) => {
    const { name } = toldOf(one);
    const { code } = one.follow;
    const mark = keptNameMark(toldOf(one), code, reader.language);
    return [{ text: joined([titled(outsideLine(name, NAME), outsideLine(code, 60)), mark]) }];
  });
  return [bullets(texts(reader.language).reminder[is], lines)];
}

/** What the target was last told. */
function toldOf(news: Change): Facts {
  return 'facts' in news ? news.facts : news.follow.told;
}

/** Only news of one course has buttons: with several courses nobody could tell which button is whose. */
function buttonsOf(news: readonly Change[], telling: Telling): Card['buttons'] {
  const [only] = news;
  if (!only || news.length > 1 || only.is === 'ended') return [];
  const { code } = only.follow;
  const { language } = telling.reader;
  const words = texts(language);
  const more = button(words.course.details, details.carry({ asked: code }, language));
  const stop = stopButton(code, telling);
  return only.is === 'missing' ? [stop] : [more, stop];
}

const MINUTE = 60_000;

/**
 * One reminder: the event, the course, and the date. Told as of the reminder's own time, so that the words stay
 * the same whenever the reminder is planned.
 */
function reminderCard(
  reminder: PlannedReminder,
  { code }: Pick<Follow, 'code'>,
  facts: Facts,
  telling: Telling,
): Card {
  const { language } = telling.reader;
  const words = texts(language);
  const what = headline(reminder, telling);
  const dates = dateWords(reminder, facts, telling);
  const course = titled(outsideLine(facts.name, 150), outsideLine(code, 60));
  const mark = keptNameMark(facts, code, language);
  return {
    text: `${what}: ${joined([titled(spoken(facts.name, 400), spoken(code, 60)), dates, mark])}`,
    blocks: [labelled([[what, [course]]]), mrkdwnSmall(joined([dates, mark]))],
    buttons: [
      button(words.course.details, details.carry({ asked: code }, language)),
      stopButton(code, telling),
    ],
  };
}

function headline({ kind, moment, at }: PlannedReminder, telling: Telling): string {
  const { language } = telling.reader;
  const words = texts(language).reminder;
  if (kind === 'starts')
    return words.starts(relativeDay(moment.at, { ...telling.reader, zone: telling.zone }));
  const ahead = (kind === 'closes' ? endOf(moment) : moment.at) - at;
  const soon = distanceWords(ahead, language);
  if (kind === 'closes') return ahead < MINUTE ? words.closesNow : words.closes(soon);
  if (ahead >= MINUTE) return words.opens(soon);
  return ahead > -MINUTE ? words.opensNow : words.opened;
}

/** The dates that matter for this reminder. */
function dateWords({ kind, moment, at }: PlannedReminder, { closes }: Facts, telling: Telling): string {
  const words = texts(telling.reader.language).reminder;
  if (kind === 'starts') return words.startsOn(courseDate(moment, telling));
  if (kind === 'closes') return words.closesOn(windowDate(moment, telling));
  const date = windowDate(moment, telling);
  const end = closes ? words.closesOn(windowDate(closes, telling)) : words.noClosing;
  const ahead = moment.at - at;
  if (ahead >= MINUTE) return joined([words.opensOn(date), end]);
  return ahead > -MINUTE ? end : joined([words.openedOn(date), end]);
}

/** Words for reminders and notices. `zone`: the study API's zone, which its calendar days refer to. */
export function createRender(zone: string): Render {
  // Reminders and notices are told as of their own time. So the words do not depend on when they are made.
  const telling = ({ language, settings, kind }: Target, now: number): Telling => ({
    reader: { language, now, zone: settings.zone },
    zone,
    kind,
  });
  return {
    reminder: (reminder, follow, facts, target) =>
      toMessage(reminderCard(reminder, follow, facts, telling(target, reminder.at))),
    notice: (news, target, at) => toMessage(newsCard(news, telling(target, at))),
    paused: (target, reason) => toMessage(pausedCard(target, reason)),
    field: (field, facts, target) => fieldReads(field, facts, telling(target, 0)),
  };
}

/** For the person who set the follows up: where posting is paused, why, and how to mend that. */
function pausedCard(target: Target, reason: string): Card {
  const { kind, isGroup, conversation, language } = target;
  const channel = isChannelId(conversation) ? `<#${conversation}>` : '–';
  const mending = mendingWords(target, reason, language);
  const words = texts(language).reminder;
  const where = isGroup ? words.pausedInGroup : words.pausedIn(channel);
  const said = kind === 'channel' ? `${where} ${mending}` : mending;
  return { text: said, blocks: [mrkdwnParagraph(said)], buttons: [] };
}
