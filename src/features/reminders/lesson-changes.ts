/** What has changed lately of the lessons of what is followed, where a person asks for it: "what changed?". */
import { outsideLine } from '../../cards/blocks.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { texts } from '../../i18n/index.ts';
import { type CourseLessonNews, changedSince } from '../../reminders/lesson-news.ts';
import type { Store, TargetKind } from '../../store/store.ts';
import { lessonNewsCard } from './lesson-news.ts';

/** A course whose lessons are watched. */
type Watched = Pick<CourseLessonNews, 'follow' | 'facts'>;

/** So far back it is told, in milliseconds. */
const LATELY = 14 * 24 * 60 * 60_000;

/**
 * The changes of two weeks, those of lessons that are over left out. Rejects if the store is in trouble.
 * @param asked the only courses that are told; changes are known of those that are followed
 */
export async function lessonChangesCard(
  { courses, kind }: { readonly courses: readonly Watched[]; readonly kind: TargetKind },
  asked: readonly string[] | undefined,
  reader: Reader,
  { lessons }: Pick<Store, 'lessons'>,
): Promise<Card> {
  const { noneChanged, noneChangedOf, notFollowed } = texts(reader.language).lessonNews;
  const meant = asked ? courses.filter(({ follow }) => asked.includes(follow.code)) : courses;
  if (asked && meant.length === 0) return wordsCard(notFollowed(listOf(asked)));
  const rows = await lessons.of(meant.map(({ follow }) => follow.code));
  const news = rows.flatMap(({ code, known }): CourseLessonNews[] => {
    const course = meant.find(({ follow }) => follow.code === code);
    const changed = changedSince(known.changes, reader.now - LATELY, reader.now);
    return course && changed.length > 0 ? [{ ...course, lessons: changed }] : [];
  });
  const shows = meant.map(({ follow }) => follow.code);
  if (news.length === 0)
    return asked ? { ...wordsCard(noneChangedOf(listOf(shows))), shows } : wordsCard(noneChanged);
  const card = lessonNewsCard(news, { reader, zone: reader.zone, kind });
  return { ...card, buttons: [], shows: news.map(({ follow }) => follow.code) };
}

const listOf = (codes: readonly string[]): string => codes.map((one) => outsideLine(one, 60)).join(', ');
