/** Changed lessons in one message: each before and after, by course. */

import { showLessonsBeside } from '../../ask/actions.ts';
import {
  escapedAroundDates,
  escapeMrkdwn,
  fitting,
  header,
  joined,
  LIMITS,
  outsideLine,
  richGroups,
  shorten,
  small,
  titled,
} from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { dayInLine, dayNumber } from '../../cards/dates.ts';
import { lessonTimes, placesOf, readerThere } from '../../cards/lessons.ts';
import { keptNameMark } from '../../cards/other-language.ts';
import { texts } from '../../i18n/index.ts';
import { areSameRooms, type LessonSpot } from '../../reminders/lesson-belief.ts';
import type { ChangedLesson, CourseLessonNews } from '../../reminders/lesson-news.ts';
import { detailsButton, FIRST_WORDS, stopButton, type Telling, TOLD_NAME } from './news.ts';

const CODE = 60;
/** The most lessons of a course, and the most courses; of more the rest is counted or named. */
const MOST_LESSONS = 8;
const MOST_COURSES = 20;
/** Characters of the text for courses that are only named. */
const REST = 1000;

export function lessonNewsCard(news: readonly CourseLessonNews[], telling: Telling): Card {
  const { language } = telling.reader;
  const words = texts(language);
  const title = titleOf(news, telling);
  const [only] = news.length === 1 ? news : [];
  const groups = news.map((one) => groupOf(one, telling));
  const lines = groups.map(({ heading, lines: own }) =>
    escapedAroundDates([heading, ...own.map((one) => `• ${one}`)].join('\n')),
  );
  const room = LIMITS.messageText - title.length - REST - 1;
  const count = Math.max(1, Math.min(MOST_COURSES, fitting(lines, room)));
  const codes = news.slice(count).map(({ follow: { code } }) => outsideLine(code, CODE));
  const rest =
    codes.length === 0
      ? undefined
      : shorten(`${words.reminder.alsoNews(codes.length)}: ${codes.join(', ')}`, REST - 1);
  return {
    text: joined([escapeMrkdwn(title), ...lines.slice(0, count), rest && escapeMrkdwn(rest)], '\n'),
    blocks: [
      header(title),
      richGroups(undefined, only ? [groupOf(only, telling, true)] : groups.slice(0, count)),
      ...(rest === undefined ? [] : [small(rest)]),
    ],
    buttons: only
      ? [
          ...showLessonsBeside.offer(words.lessons.button, { asked: only.follow.code }, language),
          detailsButton(only.follow.code, telling),
          stopButton(only.follow.code, telling),
        ]
      : [],
  };
}

/** "Lesson moved: Software Project", "Lessons changed: Software Project and 2 more": the first words name a course. */
function titleOf(news: readonly CourseLessonNews[], { reader }: Telling): string {
  const { heads } = texts(reader.language).lessonNews;
  const { withMore } = texts(reader.language).reminder;
  const [first, ...others] = news;
  const [only] = first?.lessons.length === 1 && others.length === 0 ? first.lessons : [];
  const head = only ? heads[kindOfChange(only)] : heads.several;
  if (!first) return head;
  if (others.length === 0) return `${head}: ${outsideLine(first.facts.name, TOLD_NAME)}`;
  const room = FIRST_WORDS - `${head}: ${withMore('', others.length)}`.length;
  return `${head}: ${withMore(outsideLine(first.facts.name, room), others.length)}`;
}

/** @param isTitled whether the title above names the course, and what becomes of its only lesson */
function groupOf({ follow, facts, lessons }: CourseLessonNews, telling: Telling, isTitled = false) {
  const { language } = telling.reader;
  const isAlone = isTitled && lessons.length === 1;
  const shown = lessons.slice(0, MOST_LESSONS).map((one) => lineOf(one, telling, isAlone));
  const rest = lessons.length - shown.length;
  const code = outsideLine(follow.code, CODE);
  const course = isTitled ? code : titled(outsideLine(facts.name, TOLD_NAME), code);
  return {
    heading: joined([course, keptNameMark(facts, follow.code, language)]),
    lines: rest > 0 ? [...shown, texts(language).course.andMore(rest)] : shown,
  };
}

const hasMoved = (before: LessonSpot, after: LessonSpot): boolean =>
  before.starts !== after.starts || before.ends !== after.ends;
const areElsewhere = (before: LessonSpot, after: LessonSpot): boolean =>
  !areSameRooms(before.rooms, after.rooms);

function kindOfChange({ before, after }: ChangedLesson): 'moved' | 'room' | 'added' | 'removed' {
  if (!before) return 'added';
  if (!after) return 'removed';
  return hasMoved(before, after) ? 'moved' : 'room';
}

/** "Moved: Tuesday 1 December 9:00–11:30 → 13:00–15:30 · KMX101": what stays the same is said once. */
function lineOf(lesson: ChangedLesson, telling: Telling, isAlone: boolean): string {
  const reader = { ...telling.reader, zone: telling.zone, own: telling.reader.zone };
  const { before, after } = lesson;
  const label = texts(reader.language).lessonNews.labels[kindOfChange(lesson)];
  const words = before && after ? bothWords(before, after, reader) : oneWords(before ?? after, reader);
  return isAlone ? words : `${label}: ${words}`;
}

const arrow = (before: string, after: string): string => `${before} → ${after}`;
const places = ({ rooms }: LessonSpot, reader: Reader): string =>
  placesOf(
    rooms.map((code) => ({ code })),
    reader,
  );
const dayOf = ({ starts }: LessonSpot, reader: Reader): string =>
  dayInLine(dayNumber(starts, reader.zone), readerThere(reader));
const whenWords = (spot: LessonSpot, reader: Reader): string =>
  `${dayOf(spot, reader)} ${lessonTimes(spot, reader)}`;

const oneWords = (spot: LessonSpot | undefined, reader: Reader): string =>
  spot ? joined([whenWords(spot, reader), places(spot, reader)]) : '';

function bothWords(before: LessonSpot, after: LessonSpot, reader: Reader): string {
  if (!hasMoved(before, after))
    return joined([whenWords(after, reader), arrow(places(before, reader), places(after, reader))]);
  if (areElsewhere(before, after)) return arrow(oneWords(before, reader), oneWords(after, reader));
  const isSameDay = dayOf(before, reader) === dayOf(after, reader);
  const then = isSameDay ? lessonTimes(after, reader) : whenWords(after, reader);
  return joined([arrow(whenWords(before, reader), then), places(after, reader)]);
}
