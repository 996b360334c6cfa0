/** Words of everything that reminders bring: reminders, changes, the week, and pauses. */
import type { Button, KnownBlock } from '@slack/types';
import { details, setEnrolled, snoozeReminder } from '../../ask/actions.ts';
import { enrollButton, type LinkTemplates } from '../../ask/links.ts';
import { weekOf } from '../../cards/agenda.ts';
import {
  bullets,
  button,
  escapeMrkdwn,
  facts as factFields,
  header,
  joined,
  LIMITS,
  labelled,
  mrkdwnParagraph,
  mrkdwnSmall,
  option,
  outsideLine,
  paragraph,
  plainTextObject,
  shorten,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, toMessage } from '../../cards/card.ts';
import { dateDistance, dateLabel, dayNumber, mondayOf } from '../../cards/dates.ts';
import { withContact } from '../../cards/error-card.ts';
import { keptNameMark, languageWords } from '../../cards/words.ts';
import type { Catalog } from '../../i18n/en/texts.ts';
import { texts } from '../../i18n/index.ts';
import { numberIn } from '../../language.ts';
import type { Field } from '../../reminders/followed.ts';
import type { Change, Render } from '../../reminders/notices.ts';
import type { PlannedReminder, WeekCourse } from '../../reminders/plan.ts';
import { snoozeTimes } from '../../reminders/snoozes.ts';
import { isChannelId } from '../../slack-ids.ts';
import type { Facts, Follow, Target } from '../../store/store.ts';
import { DATE_KINDS, type DateKind, endOf, isOfWindow } from '../../study-client/moments.ts';
import { normalizeTyped } from '../../study-client/texts.ts';
import {
  courseDay,
  fitting,
  mendingWords,
  named,
  spoken,
  stopButton,
  type Telling,
  TOLD_NAME,
  titled,
  windowDate,
} from './row.ts';
import { newRunsCard } from './topics.ts';

type Changed = Extract<Change, { is: 'changed' }>;
/** Dates are our own words, with date tokens; all other values are outside text. */
type TextField = Exclude<Field, DateKind>;
/** Makes outside text fit: for a block, or for the top-level text. */
type Fit = typeof outsideLine;

const MINUTE = 60_000;
const CODE = 60;
const VALUE = 150;

const isDate = (field: Field): field is DateKind => (DATE_KINDS as readonly Field[]).includes(field);
const arrow = (before: string, after: string): string => `${before} → ${after}`;

/** The facts that the target knows after the notice. */
const toldOf = (change: Change): Facts => ('facts' in change ? change.facts : change.follow.told);

/** The changed fields, each as its label and "before → after". */
function changedPairs({ fields, follow: { told }, facts }: Changed, telling: Telling, fitted: Fit) {
  const reader = { ...telling.reader, zone: telling.zone };
  const labels = texts(reader.language).reminder.field;
  const dates = fields.filter(isDate).map((field): [string, string] => {
    const values = arrow(dateValue(told, field, telling), dateValue(facts, field, telling));
    return [dateLabel(field, facts[field] ?? told[field], reader), values];
  });
  const others = fields.flatMap((field): [string, string][] => {
    if (isDate(field)) return [];
    const [before, after] = bothValues(told, facts, field, telling);
    return [[labels[field], arrow(fitted(before, VALUE), fitted(after, VALUE))]];
  });
  return { dates, others };
}

/** Name and code with the changed dates, then the other changes. `isNamed`: the heading has the name. */
function changeBlocks(change: Changed, telling: Telling, isNamed: boolean): KnownBlock[] {
  const { facts, follow } = change;
  const { language } = telling.reader;
  const { dates, others } = changedPairs(change, telling, outsideLine);
  const code = outsideLine(follow.code, CODE);
  const course = isNamed ? code : titled(outsideLine(facts.name, TOLD_NAME), code, '\n');
  const back = follow.toldMissing && texts(language).reminder.isBack;
  const head = paragraph(joined([course, keptNameMark(facts, follow.code, language), back]));
  return [
    dates.length === 0 ? head : { ...factFields(dates), ...head },
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

function dateValue(facts: Facts, field: DateKind, telling: Telling): string {
  const show = isOfWindow(field) ? windowDate : courseDay;
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

function bothValues(told: Facts, facts: Facts, field: TextField, telling: Telling): [string, string] {
  const after = fieldValue(facts, field, telling);
  // Of two amounts the last one alone has the unit.
  const isAmount = field === 'credits' && told.credits !== undefined && facts.credits !== undefined;
  const { language } = telling.reader;
  return [isAmount ? numberIn(language, told.credits) : fieldValue(told, field, telling), after];
}

function fieldValue(facts: Facts, field: TextField, { reader: { language } }: Telling): string {
  const { course, dates } = texts(language);
  switch (field) {
    case 'name':
      return facts.name;
    case 'credits':
      return facts.credits === undefined ? dates.notGiven : course.amount(numberIn(language, facts.credits));
    case 'languages':
      return languageWords(facts.languages, language) ?? dates.notGiven;
    case 'groups':
      return facts.groups.length === 0 ? dates.notGiven : facts.groups.join(', ');
  }
}

const ORDER: readonly Change['is'][] = ['changed', 'missing', 'back', 'ended'];
/** Each takes two blocks; six blocks are for everything else. */
const MOST_CHANGED = 22;
/** Characters of the text for courses that are only named. */
const REST = 1700;

/** All changes for one target, in one message. */
function noticeCard(changes: readonly Change[], telling: Telling): Card {
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
      ...(['missing', 'back', 'ended'] as const).flatMap((is) => {
        const mine = shown.filter((one) => one.is === is);
        const lines = mine.map((one) => [
          { text: named(toldOf(one), one.follow.code, telling, outsideLine) },
        ]);
        return lines.length === 0 ? [] : [bullets(words[is], lines)];
      }),
      ...(restWords === undefined ? [] : [small(restWords)]),
    ],
    buttons: only ? buttonsOf(only, telling) : [],
  };
}

/** A push notification shows this much of a message. */
const FIRST_WORDS = 60;

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
function buttonsOf({ is, follow: { code } }: Change, telling: Telling): Card['buttons'] {
  if (is === 'ended') return [];
  const stop = stopButton(code, telling);
  return is === 'missing' ? [stop] : [detailsButton(code, telling), stop];
}

const detailsButton = (code: string, { reader: { language } }: Telling) =>
  button(texts(language).course.details, details.carry({ asked: code }, language));

/**
 * One reminder: the event, the course, and the date. Told as of the reminder's own time, so that the words stay
 * the same whenever the reminder is planned.
 */
function reminderCard(
  reminder: PlannedReminder,
  { code }: Pick<Follow, 'code'>,
  facts: Facts,
  telling: Telling,
  links: LinkTemplates,
): Card {
  const what = headline(reminder, telling);
  const dates = dateWords(reminder, facts, telling);
  const course = titled(outsideLine(facts.name, TOLD_NAME), outsideLine(code, CODE));
  const mark = keptNameMark(facts, code, telling.reader.language);
  const asked = reminder.isSnoozed && texts(telling.reader.language).snooze.asked;
  return {
    text: `${what}: ${joined([titled(spoken(facts.name, 400), spoken(code, CODE)), dates, mark, asked])}`,
    blocks: [
      labelled([[what, [course]]]),
      mrkdwnSmall(joined([dates, mark, asked])),
      ...snoozeMenu(reminder, facts, telling),
    ],
    buttons: [
      ...(reminder.kind === 'starts'
        ? []
        : enrollButton({ code, id: facts.id }, telling.reader.language, links)),
      ...enrolledButton(reminder, telling),
      detailsButton(code, telling),
      // The channel's follow is not ended by a person's own reminder.
      ...(reminder.isSnoozed ? [] : [stopButton(code, telling)]),
    ],
  };
}

/** Enrollment reminders ask whether the person has enrolled; before it opens no person can have. */
function enrolledButton(
  { kind, code, moment, at }: PlannedReminder,
  { reader: { language } }: Telling,
): Button[] {
  if (kind === 'starts' || (kind === 'opens' && moment.at - at >= MINUTE)) return [];
  return setEnrolled.offer(texts(language).enrolled.button, { asked: code, on: true }, language);
}

/** The times at which the reader may have the reminder come again; no menu without one. */
function snoozeMenu({ kind, code, at }: PlannedReminder, facts: Facts, { reader }: Telling): KnownBlock[] {
  const { language } = reader;
  const words = texts(language).snooze;
  const options = snoozeTimes(kind, facts, at, reader.zone).map(({ choice }) =>
    option(words.choice[choice], snoozeReminder.carry({ asked: code, kind, choice }, language).value),
  );
  if (options.length === 0) return [];
  const placeholder = plainTextObject(words.placeholder);
  return [
    {
      type: 'actions',
      elements: [{ type: 'static_select', action_id: snoozeReminder.id, placeholder, options }],
    },
  ];
}

function headline({ kind, moment, at }: PlannedReminder, { reader, zone }: Telling): string {
  const words = texts(reader.language).reminder;
  const when = dateDistance(kind, moment, { ...reader, zone, own: reader.zone });
  if (kind === 'starts') return words.starts(when);
  const ahead = (kind === 'closes' ? endOf(moment) : moment.at) - at;
  if (kind === 'closes') return ahead < MINUTE ? words.closesNow : words.closes(when);
  if (ahead >= MINUTE) return words.opens(when);
  return ahead > -MINUTE ? words.opensNow : words.opened;
}

/** The dates that matter for this reminder. */
function dateWords({ kind, moment, at }: PlannedReminder, { closes }: Facts, telling: Telling): string {
  const words = texts(telling.reader.language).reminder;
  if (kind === 'starts') return words.startsOn(courseDay(moment, telling));
  if (kind === 'closes') return words.closesOn(windowDate(moment, telling));
  const date = windowDate(moment, telling);
  const end = closes ? words.closesOn(windowDate(closes, telling)) : words.noClosing;
  const ahead = moment.at - at;
  if (ahead >= MINUTE) return joined([words.opensOn(date), end]);
  return ahead > -MINUTE ? end : joined([words.openedOn(date), end]);
}

/**
 * Words for reminders and notices.
 * @param zone the study API's, which its calendar days refer to
 * @param support who helps where the reader can't
 */
export function createRender(zone: string, links: LinkTemplates = {}, support?: string): Render {
  // Reminders and notices are told as of their own time. So the words do not depend on when they are made.
  const telling = ({ language, settings, kind }: Target, now: number): Telling => ({
    reader: { language, now, zone: settings.zone },
    zone,
    kind,
  });
  return {
    reminder: (reminder, follow, facts, target) =>
      toMessage(reminderCard(reminder, follow, facts, telling(target, reminder.at), links)),
    notice: (changes, target, at) => toMessage(noticeCard(changes, telling(target, at))),
    newRuns: (runs, target, at) => toMessage(newRunsCard(runs, telling(target, at))),
    paused: (target, reason) => toMessage(withContact(pausedCard(target, reason), support, target.language)),
    week: (courses, target, at) => {
      const card = overviewCard(courses, target, { ...telling(target, at).reader, zone });
      return card && toMessage(card);
    },
    field: (field, facts, target) => fieldReads(field, facts, telling(target, 0)),
  };
}

/** The week of the reader's `now`; undefined if it is empty. */
function overviewCard(
  courses: readonly WeekCourse[],
  { kind, settings }: Target,
  reader: Reader,
): Card | undefined {
  const words = texts(reader.language).week;
  const own = settings.zone;
  const week = weekOf(courses, mondayOf(dayNumber(reader.now, own)), { ...reader, own });
  if (week.isEmpty) return undefined;
  const title = words.overview(week.days);
  const said = [title, ...week.lines].map(escapeMrkdwn).join('\n');
  return {
    ...endingWith(said, [week.more, words.howToEnd[kind]]),
    blocks: [header(title), ...week.blocks, small(words.howToEnd[kind])],
    buttons: [],
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
