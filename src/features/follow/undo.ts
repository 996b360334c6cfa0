/** **Undo** of a stop: what has just been stopped is followed again. */
import type { Place } from '../../ask/feature.ts';
import { type Card, type Reader, wordsCard } from '../../cards/card.ts';
import { joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import { courseOf } from '../../reminders/plan.ts';
import { MOST_FOLLOWS } from '../../store/reminder-settings.ts';
import type { Course, Follow, Target } from '../../store/store.ts';
import { answerRealizations } from '../../study-client/look-up.ts';
import { list } from './listing/list.ts';
import type { Request } from './request.ts';
import { expectMayChange, type FollowDeps, languageFor, spotOf, targetFor, tellFollowed } from './target.ts';

/** The most codes that the answer names. */
const MOST_NAMED = 10;

/**
 * Follows again what the button names. It needs no look-up as long as the store still knows the courses, and changes
 * nothing where they are followed already.
 */
export async function undo(
  { asked, shown, whom, ...where }: Request<'undo'>,
  reader: Reader,
  place: Place,
  deps: FollowDeps,
): Promise<Card> {
  const { follow: words } = texts(reader.language);
  const spot = spotOf(place, { whom, ...where });
  if (!spot) return wordsCard(words.nowhere);
  await expectMayChange(spot, place.user, deps);
  const target = await targetFor(spot, await languageFor(spot, reader.language, deps), deps);
  if (!target) return wordsCard(words.noDirect);
  const courses = await coursesFor(asked, target, deps);
  const follows = courses.map((course) => followOf(course, target, place.user, reader.now));
  const { added, refused } = await deps.store.follows.add(target, follows, MOST_FOLLOWS);
  const { length: all } = await deps.store.follows.of(target);
  if (refused) return wordsCard(words.tooMany(all, MOST_FOLLOWS));
  deps.justStopped.forget(target);
  if (added.length > 0) {
    const again = courses.filter(({ code }) => added.includes(code));
    const named = again.map(({ code, facts: { name } }) => ({ code, name }));
    await tellFollowed({ is: 'followed', courses: named }, target, place.user, deps);
  }
  if (follows.length > 0) deps.nudge(spot);
  const outcome = outcomeOf(asked, courses, reader);
  if (shown === 'alone') return wordsCard(outcome);
  return list(spot, reader, deps, { asker: place.user, whom, outcome });
}

/** The courses as the store knows them; others are read anew, as far as they can be. */
async function coursesFor(
  asked: readonly string[],
  { language }: Target,
  { store, study }: FollowDeps,
): Promise<Course[]> {
  const codes = [...new Set(asked)];
  const stored = await store.courses.get(codes.map((code) => ({ code, language })));
  const missing = codes.filter((code) => stored.every((one) => one.code !== code));
  if (missing.length === 0) return stored;
  const { lookUps } = await answerRealizations(study, missing, language).catch(() => ({ lookUps: [] }));
  const read = lookUps.flatMap((line) => ('found' in line ? [courseOf(line.found, language)] : []));
  await store.courses.put(read);
  return [...stored, ...read];
}

/** A vanished course has been told as such before it was stopped. */
function followOf(
  { code, facts, missingSince }: Course,
  { workspace, target }: Target,
  createdBy: string,
  createdAt: number,
): Follow {
  return {
    workspace,
    target,
    code,
    createdBy,
    createdAt,
    told: facts,
    toldMissing: missingSince !== undefined,
  };
}

function outcomeOf(asked: readonly string[], courses: readonly Course[], { language }: Reader): string {
  const words = texts(language).lists;
  const again = new Set(courses.map(({ code }) => code));
  const failed = asked.filter((code) => !again.has(code));
  const named = (codes: readonly string[]) => codes.map((code) => outsideLine(code, 60)).join(', ');
  const told =
    again.size > MOST_NAMED ? words.followedAgainMany(again.size) : words.followedAgain(named([...again]));
  return joined([again.size > 0 && told, failed.length > 0 && words.notAgain(named(failed))], ' ');
}
