/** Words of everything that reminders bring: reminders, changes, new runs, the week, and pauses. */
import type { KnownBlock } from '@slack/types';
import { chooseFollow } from '../../../ask/actions.ts';
import type { LinkTemplates } from '../../../ask/links.ts';
import {
  escapeMrkdwn,
  header,
  joined,
  mrkdwnParagraph,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  small,
} from '../../../cards/blocks.ts';
import { type Card, endingWith, type Reader, toMessage } from '../../../cards/card.ts';
import { dayNumber, mondayOf } from '../../../cards/dates.ts';
import { withContact } from '../../../cards/error-card.ts';
import { weekOf } from '../../../cards/week.ts';
import { keptNameMark } from '../../../cards/words.ts';
import { texts } from '../../../i18n/index.ts';
import type { Render } from '../../../reminders/notices.ts';
import type { WeekCourse } from '../../../reminders/overview.ts';
import { isChannelId } from '../../../slack-ids.ts';
import type { Facts, NewRun, Target } from '../../../store/store.ts';
import { topicName } from '../../../study-client/codes.ts';
import { courseDay, mendingWords, spoken, type Telling, titled, windowDate } from '../listing/row.ts';
import { followOffered } from '../request.ts';

import { CODE, fieldReads, NAME, named, noticeCard, reminderCard } from './card.ts';

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

/** New runs of followed course units and groups, each with a button to follow it. */
function newRunsCard(runs: readonly NewRun[], telling: Telling): Card {
  const { language } = telling.reader;
  const words = texts(language).newRuns;
  const topics = [...new Set(runs.map(({ topic }) => outsideLine(topicName(topic), CODE)))];
  const title = words.title(runs.length, topics.join(', '));
  // In a channel the next question is for whom; a person follows at once.
  const { offer } = telling.kind === 'channel' ? chooseFollow : followOffered;
  const rows = runs.flatMap(({ code, facts }, index): KnownBlock[] => {
    const course = titled(outsideLine(facts.name, NAME), outsideLine(code, CODE), '\n');
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

/** When enrollment and the course are, as far as that is known. */
function runDates(facts: Facts, telling: Telling): string {
  const words = texts(telling.reader.language).reminder;
  const { opens, closes, starts } = facts;
  const isOpen = opens !== undefined && opens.at <= telling.reader.now;
  return joined([
    opens && (isOpen ? words.openedOn : words.opensOn)(windowDate(opens, telling)),
    closes && words.closesOn(windowDate(closes, telling)),
    starts && words.startsOn(courseDay(starts, telling)),
  ]);
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
