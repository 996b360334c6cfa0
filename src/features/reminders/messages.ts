/** The messages that `src/reminders` plans: reminders, news, the overview of a week, and pauses. */

import type { Button } from '@slack/types';
import { chooseFollow, setEnrolled, snoozeReminder } from '../../ask/actions.ts';
import { enrollButton, type LinkTemplates } from '../../ask/links.ts';
import { weekOf } from '../../cards/agenda.ts';
import {
  button,
  escapeMrkdwn,
  header,
  joined,
  labelled,
  mrkdwnParagraph,
  mrkdwnSmall,
  outsideLine,
  small,
  spoken,
  titled,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, toMessage } from '../../cards/card.ts';
import { dateDistance, dayNumber } from '../../cards/dates.ts';
import { withContact } from '../../cards/error-card.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { fixingWords } from '../../cards/pause-words.ts';
import { texts } from '../../i18n/index.ts';
import type { Render, WeekCourse } from '../../reminders/notices.ts';
import type { PlannedReminder } from '../../reminders/plan.ts';
import { snoozeTimes } from '../../reminders/snoozes.ts';
import { isChannelId } from '../../slack-terms.ts';
import type { Facts, Follow, PauseCause, StoredMoment, Target } from '../../store/store.ts';
import { mondayOf } from '../../study-client/days.ts';
import { type DateKind, endOf } from '../../study-client/moments.ts';
import { lessonNewsCard } from './lesson-news.ts';
import { dayCard, lessonCard } from './lessons.ts';
import {
  courseDay,
  detailsButton,
  fieldReads,
  MINUTE,
  newRunsCard,
  noticeCard,
  shortTold,
  stopButton,
  type Telling,
  TOLD_NAME,
  windowDate,
} from './news.ts';

const CODE = 60;

/**
 * One reminder: the event, the course, and the date. Told as of the reminder's own time, so that the words stay
 * the same whenever the reminder is planned.
 */
function reminderCard(
  reminder: PlannedReminder,
  { code, toldMissing }: Pick<Follow, 'code' | 'toldMissing'>,
  facts: Facts,
  telling: Telling,
  links: LinkTemplates,
): Card {
  const what = headline(reminder, telling);
  const dates = dateWords(reminder, facts, telling);
  const course = titled(outsideLine(facts.name, TOLD_NAME), outsideLine(code, CODE));
  const mark = keptNameMark(facts, code, telling.reader.language);
  const { follow, snooze } = texts(telling.reader.language);
  const gone = toldMissing && `⚠️ ${follow.missing}`;
  const notes = [mark, reminder.isSnoozed && snooze.asked];
  return {
    text: `${what}: ${joined([titled(spoken(facts.name, 400), spoken(code, CODE)), gone, dates, ...notes])}`,
    blocks: [
      labelled([[what, [course]]]),
      mrkdwnSmall(joined([gone, dateWords(reminder, facts, telling, shortTold), ...notes])),
    ],
    // A course that is gone has no page, and no details.
    buttons: toldMissing
      ? []
      : [
          ...(reminder.kind === 'starts'
            ? []
            : enrollButton({ code, id: facts.id }, telling.reader.language, links)),
          detailsButton(code, telling),
        ],
    more: [
      ...snoozeButtons(reminder, facts, telling),
      ...enrolledButton(reminder, telling),
      // The channel's follow is not ended by a person's own reminder.
      ...(reminder.isSnoozed ? [] : [stopOption(code, telling)]),
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

/** The times at which the reader may have the reminder come again. */
function snoozeButtons({ kind, code, at }: PlannedReminder, facts: Facts, { reader }: Telling): Button[] {
  const { language } = reader;
  const words = texts(language).snooze;
  return snoozeTimes(kind, facts, at, reader.zone).flatMap(({ choice }) =>
    snoozeReminder.offer(words.again(words.choice[choice]), { asked: code, kind, choice }, language),
  );
}

/** Stops following the course; in a channel, where that is for all, after a question. */
function stopOption(code: string, telling: Telling): Button {
  const { language } = telling.reader;
  return telling.kind === 'person'
    ? stopButton(code, telling)
    : button(texts(language).follow.stop, chooseFollow.carry({ asked: code }, language));
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

/** The dates that matter for this reminder. @param show a date of a window, or the day on which a course starts */
function dateWords(
  { kind, moment, at }: PlannedReminder,
  { closes }: Facts,
  telling: Telling,
  show: (moment: StoredMoment, telling: Telling, kind: DateKind) => string = tokenDate,
): string {
  const words = texts(telling.reader.language).reminder;
  const date = show(moment, telling, kind);
  // The headline says what is then.
  if (kind !== 'opens') return date;
  const end = closes ? words.closesOn(show(closes, telling, 'closes')) : words.noClosing;
  const ahead = moment.at - at;
  if (ahead >= MINUTE) return joined([words.opensOn(date), end]);
  return ahead > -MINUTE ? end : joined([words.openedOn(date), end]);
}

const tokenDate = (moment: StoredMoment, telling: Telling, kind: DateKind): string =>
  kind === 'starts' ? courseDay(moment, telling) : windowDate(moment, telling);

/**
 * Words for reminders and notices.
 * @param zone the study API's, which its calendar days refer to
 * @param support who helps where the reader can't
 */
export function createRender(zone: string, links: LinkTemplates = {}, support?: string): Render {
  // Reminders and notices are told as of their own time. So the words do not depend on when they are made.
  const telling = ({ language, settings, kind }: Target, now: number): Telling => ({
    // They are also read on later days.
    reader: { language, now, zone: settings.zone, stays: true },
    zone,
    kind,
  });
  return {
    zone,
    reminder: (reminder, follow, facts, target) =>
      toMessage(reminderCard(reminder, follow, facts, telling(target, reminder.at), links)),
    notice: (changes, target, at) => toMessage(noticeCard(changes, telling(target, at), links)),
    newRuns: (runs, target, at) => toMessage(newRunsCard(runs, telling(target, at))),
    lessonNews: (news, target, at) => toMessage(lessonNewsCard(news, telling(target, at))),
    paused: (target, reason) => toMessage(withContact(pausedCard(target, reason), support, target.language)),
    week: (courses, target, at) => {
      const card = overviewCard(courses, target, { ...telling(target, at).reader, zone });
      return card && toMessage(card);
    },
    day: (lessons, facts, target, at, group) => {
      const { reader } = telling(target, at);
      const there = { ...reader, zone, own: reader.zone };
      return toMessage(dayCard(lessons, facts, target.kind, there, group));
    },
    lesson: (planned, facts, target, at) => toMessage(lessonCard(planned, facts, telling(target, at))),
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

/** For the person who set the follows up: where posting is paused, why, and how to fix that. */
function pausedCard(target: Target, cause: PauseCause): Card {
  const { kind, isGroup, conversation, language } = target;
  const channel = isChannelId(conversation) ? `<#${conversation}>` : '–';
  const fixing = fixingWords(cause, target, language);
  const words = texts(language).reminder;
  const where = isGroup ? words.pausedInGroup : words.pausedIn(channel);
  const said = kind === 'channel' ? `${where} ${fixing}` : fixing;
  return { text: said, blocks: [mrkdwnParagraph(said)], buttons: [] };
}
