/** What has changed lately of the lessons of what is followed, where a person asks for it: "what changed?". */
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import { type CourseLessonNews, changedSince } from '../../reminders/lesson-news.ts';
import type { Store, TargetKind } from '../../store/store.ts';
import { lessonNewsCard } from './lesson-news.ts';

/** A course whose lessons are watched. */
type Watched = Pick<CourseLessonNews, 'follow' | 'facts'>;

/** So far back it is told, in milliseconds. */
const LATELY = 14 * 24 * 60 * 60_000;

/** The changes of two weeks, those of lessons that are over left out. Rejects if the store is in trouble. */
export async function lessonChangesCard(
  courses: readonly Watched[],
  kind: TargetKind,
  reader: Reader,
  { lessons }: Pick<Store, 'lessons'>,
): Promise<Card> {
  const rows = await lessons.of(courses.map(({ follow }) => follow.code));
  const news = rows.flatMap(({ code, known }): CourseLessonNews[] => {
    const course = courses.find(({ follow }) => follow.code === code);
    const changed = changedSince(known.changes, reader.now - LATELY, reader.now);
    return course && changed.length > 0 ? [{ ...course, lessons: changed }] : [];
  });
  if (news.length === 0) return wordsCard(texts(reader.language).lessonNews.noneChanged);
  const card = lessonNewsCard(news, { reader, zone: reader.zone, kind });
  return { ...card, buttons: [], shows: news.map(({ follow }) => follow.code) };
}
