/** What has changed of the lessons of followed courses, as a target is told it: once, in one message. Pure. */
import type { Facts, Follow, Reminder, Target, UntoldLessons } from '../store/store.ts';
import { isSameSpot, type LessonChange, type LessonSpot, localDayOf } from './lesson-belief.ts';
import { newsMessage, waitsForQuiet } from './news.ts';
import { quietAt } from './plan.ts';
import { digestOf, isHandedOver, LESSON_NEWS, type Outgoing, type Rendered } from './steps.ts';

export const isAboutLessons = ({ key }: Pick<Reminder, 'key'>): boolean => key.startsWith(`${LESSON_NEWS} `);

/** A follow of a target with the changes of its course's lessons, told ones among them. */
export interface UntoldChanges extends UntoldLessons {
  readonly changes: readonly LessonChange[];
}

/** A lesson as it was told last, and as it is; undefined: there was, or is, none. */
export interface ChangedLesson {
  readonly id: string;
  /** When the last change was noticed. */
  readonly at: number;
  readonly before: LessonSpot | undefined;
  readonly after: LessonSpot | undefined;
}

/** What a target is told of the lessons of a course. */
export interface CourseLessonNews {
  readonly follow: Pick<Follow, 'code'>;
  readonly facts: Pick<Facts, 'name' | 'language'>;
  /** By time. */
  readonly lessons: readonly ChangedLesson[];
}

/** Up to where a follow has been told. */
type ToldMark = Pick<UntoldLessons, 'code' | 'since' | 'apart'>;

/** What one message tells. */
interface Told {
  readonly key: string;
  readonly marks: readonly ToldMark[];
}

export interface LessonNews {
  /** The message that is to come, unless it is too early for it. */
  readonly message: Outgoing | undefined;
  /** What is told by messages with certain keys, as soon as Slack holds them or has posted them. */
  readonly told: readonly Told[];
  /** Changes that come to nothing, such as a lesson that moved and moved back: they count as told. */
  readonly silent: readonly ToldMark[];
}

interface OfFollower {
  readonly target: Target;
  readonly follows: readonly Follow[];
  readonly courses: ReadonlyMap<string, { readonly facts: Facts }>;
  readonly rows: readonly Reminder[];
  readonly untoldLessons?: readonly UntoldChanges[] | undefined;
}

interface NewsOptions {
  readonly now: number;
  readonly render: {
    readonly zone: string;
    lessonNews(news: readonly CourseLessonNews[], target: Target, at: number): Rendered;
  };
}

const NOTHING: LessonNews = { message: undefined, told: [], silent: [] };

/**
 * What is told of lessons: all that has changed, or in quiet hours what is about today and soon, and the rest at their end. A message
 * that was handed over counts as told before that is noted, so that a crash between makes none twice.
 */
export function lessonNewsOf(of: OfFollower, { now, render }: NewsOptions): LessonNews {
  const { target, rows, follows, untoldLessons = [] } = of;
  if (untoldLessons.length === 0) return NOTHING;
  const all = untoldLessons.flatMap((untold) => courseNews(untold, of, now) ?? []);
  const isUrgent = isAbout(localDayOf(now, render.zone), render.zone, sleptUntil(target, now) + LATE);
  const [urgent, rest] = [onlySome(all, isUrgent), onlySome(all, (one) => !isUrgent(one))];
  const handedOver = new Set(rows.filter(isHandedOver).map(({ key }) => key));
  const isHeld = (some: readonly UntoldNews[]): boolean => handedOver.has(keyOf(some));
  const waits = waitsForQuiet(target, now);
  const chosen = isHeld(urgent) ? rest : all;
  const next = waits ? (isHeld(urgent) ? [] : urgent) : chosen;
  const fresh = isHeld(all) ? [] : next.map(({ news }) => news);
  const tell = (at: number) => render.lessonNews(fresh, target, at);
  return {
    message:
      fresh.length === 0 ? undefined : newsMessage(target, keyOf(next), rows, { now, isUrgent: waits }, tell),
    told: [
      { key: keyOf(all), marks: all.map(wholly) },
      { key: keyOf(urgent), marks: urgent.map(partly) },
      { key: keyOf(rest), marks: isHeld(urgent) ? all.map(wholly) : [] },
    ].filter(({ marks }) => marks.length > 0),
    silent: untoldLessons
      .filter(({ code }) => follows.some((one) => one.code === code))
      .filter(({ code }) => !all.some(({ untold }) => untold.code === code))
      .map(upToLast),
  };
}

interface UntoldNews {
  readonly untold: UntoldChanges;
  readonly news: CourseLessonNews;
}

/** Undefined: its changes come to nothing, or the target does not follow it any more. */
function courseNews(
  untold: UntoldChanges,
  { follows, courses }: OfFollower,
  now: number,
): UntoldNews | undefined {
  const follow = follows.find(({ code }) => code === untold.code);
  const lessons = changedLessons(untold).filter((one) => isNews(one, now));
  if (!follow || lessons.length === 0) return undefined;
  const facts = courses.get(follow.code)?.facts ?? follow.told;
  return { untold, news: { follow, facts, lessons } };
}

/** The lessons that have changed since an instant and are not over, in epoch milliseconds. */
export const changedSince = (
  changes: readonly LessonChange[],
  since: number,
  now: number,
): readonly ChangedLesson[] => changedLessons({ since, changes }).filter((one) => isNews(one, now));

/** Each lesson that changed since it was told, by its first and its last change. */
function changedLessons({
  since,
  apart = {},
  changes,
}: Pick<UntoldChanges, 'since' | 'apart' | 'changes'>): ChangedLesson[] {
  const fresh = changes.filter(({ id, at }) => at > Math.max(since, apart[id] ?? since));
  const byId = Map.groupBy(fresh, ({ id }) => id);
  const merged = Array.from(byId, ([id, those]): ChangedLesson => {
    const [first, last] = [those[0], those.at(-1)];
    return { id, at: last?.at ?? 0, before: first?.before, after: last?.after };
  });
  const startOf = ({ before, after }: ChangedLesson): number => (after ?? before)?.starts ?? 0;
  return merged.toSorted((a, b) => startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1));
}

/** Whether there is anything to tell: it is not as it was told, and not all of it is past. */
function isNews({ before, after }: ChangedLesson, now: number): boolean {
  const isSame = before && after ? isSameSpot(before, after) : before === after;
  return !isSame && Math.max(before?.ends ?? 0, after?.ends ?? 0) > now;
}

/** So long after the end of quiet hours, in milliseconds, a lesson is soon enough to be told of before that. */
const LATE = 2 * 60 * 60_000;
/** So long after quiet hours a crash is made up for, in milliseconds: what was told in them was told as then. */
const JUST_NOW = 30 * 60_000;

/** The end of the quiet hours that it is, or has just been; without any all of the day counts. */
const sleptUntil = ({ settings }: Pick<Target, 'settings'>, now: number): number =>
  (quietAt(now, settings) ?? quietAt(now - JUST_NOW, settings))?.to ?? Number.POSITIVE_INFINITY;

/** Whether a lesson was, or is, on a day, before some time. */
const isAbout =
  (day: string, zone: string, until: number) =>
  ({ before, after }: ChangedLesson): boolean =>
    [before, after].some(
      (spot) => spot !== undefined && spot.starts < until && localDayOf(spot.starts, zone) === day,
    );

function onlySome(all: readonly UntoldNews[], isMeant: (lesson: ChangedLesson) => boolean): UntoldNews[] {
  return all.flatMap(({ untold, news }) => {
    const lessons = news.lessons.filter(isMeant);
    return lessons.length > 0 ? [{ untold, news: { ...news, lessons } }] : [];
  });
}

/** The same news give the same key; the next change of the same lesson gives another. */
const keyOf = (all: readonly UntoldNews[]): string =>
  `${LESSON_NEWS} ${digestOf(all.map(({ news: { follow, lessons } }) => [follow.code, lessons]))}`;

const upToLast = ({ code, since, changes }: UntoldChanges): ToldMark => ({
  code,
  since: Math.max(since, changes.at(-1)?.at ?? since),
});

const wholly = ({ untold }: UntoldNews): ToldMark => upToLast(untold);

const partly = ({ untold: { code, since, apart }, news: { lessons } }: UntoldNews): ToldMark => ({
  ...{ code, since },
  apart: { ...apart, ...Object.fromEntries(lessons.map(({ id, at }) => [id, at])) },
});
