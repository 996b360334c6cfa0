/** Stopping: from the request to the answer which courses were followed, and which were not. */

import { followsNothing } from '../../ask/actions.ts';
import { isTopic, topicWords } from '../../ask/run-topics.ts';
import { button, escapeMrkdwn, joined, paragraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader, wordsCard } from '../../cards/card.ts';
import { untoldNote } from '../../cards/pause-words.ts';
import { failuresIn } from '../../cards/realization-list.ts';
import { isKnownError, NotAllowed } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import { isReminderOf } from '../../reminders/plan.ts';
import { FROZEN, NOTICE } from '../../reminders/steps.ts';
import type { ChannelEdit, Reminder, RunFollow, TargetKind } from '../../store/store.ts';
import { parseOddUnitCode, parseRealizationCode, unitTopic } from '../../study-client/codes.ts';
import { followAgain, marksAt, marksWithout } from '../../workspace/channel-changes.ts';
import { lookUp, realizationInMemory } from '../../workspace/look-up.ts';
import { type Spot, spotOf } from '../../workspace/targets.ts';
import {
  failedToFollow,
  followedList,
  type NamedCourse,
  nameAndCode,
  namedCourse,
  namedInText,
  namedList,
  undoButtons,
} from './cards.ts';
import { type ListParts, list } from './list.ts';
import { splitFinished } from './overview.ts';
import type { With } from './parts.ts';
import { type Request, stopAll } from './request.ts';

/** What ending follows uses, and telling a channel. */
type Stopping = With<'store' | 'targets' | 'changes' | 'now' | 'nudge'>;

/** Stops following here, and tells the result for each code. Asks back before all ends for a channel. */
export async function unfollow(
  { asked, sureAt = 0, asksBack, whom, undoes }: Request<'unfollow'>,
  context: Stopping & With<'study'>,
): Promise<Card> {
  const { reader, place } = context;
  const spot = spotOf(place, { whom });
  if (!spot) return wordsCard(texts(reader.language).follow.nowhere);
  const here = await context.targets.followedAt(spot, reader);
  const names = new Map(here?.followed.map(({ follow, facts }) => [follow.code, facts.name]));
  const end = async (codes: readonly string[] | 'all') => {
    const { stopped, topics, ...ended } = await stop(spot, codes, context);
    const courses = stopped.map((code) => ({ code, name: names.get(code) }));
    const others = topics.map((topic) => ({ code: topicWords(topic, reader.language) }));
    return { stopped: [...courses, ...others], ended: [...stopped, ...topics], ...ended };
  };
  if (asked === 'all') {
    const isNew = here?.followed.some(({ follow }) => follow.createdAt > sureAt);
    const asks = spot.kind === 'channel' ? isNew : asksBack && (await isSeveral(spot, context));
    if (asks) {
      const topics = (await context.store.runFollows.of(spot)).map(({ topic }) => topic);
      return stopAllCard(
        [
          ...(here?.followed ?? []).map(namedCourse),
          ...(spot.kind === 'person'
            ? topics.map((topic) => ({ code: topicWords(topic, reader.language) }))
            : []),
        ],
        spot.kind,
        reader,
      );
    }
    const { ended: _, ...result } = await end('all');
    return stoppedCard({ kind: spot.kind, ...result, notFollowed: [], failed: [] }, reader);
  }
  const mine = await begunBy(undoes, asked, spot, context);
  if ('text' in mine) return mine;
  const named = await asFollowed(mine, spot, context);
  const read = await Promise.all(named.map((typed) => codeOf(typed, context)));
  const failed = read.flatMap((one) => ('error' in one ? [one] : []));
  const codes = [...new Set(read.flatMap((one) => ('code' in one ? [one.code] : [])))];
  const { ended, ...result } = await end(codes);
  const notFollowed = codes
    .filter((code) => !ended.includes(code))
    .map((code) =>
      isTopic(code) ? { code: topicWords(code, reader.language) } : { code, name: nameKept(code, context) },
    );
  return stoppedCard({ kind: spot.kind, ...result, notFollowed, failed }, reader);
}

/** Those that are followed since a time at the latest, or all where none is given; where there are none, what is said instead. */
async function begunBy(
  time: number | undefined,
  asked: readonly string[],
  spot: Spot,
  { store, reader }: With<'store'>,
): Promise<readonly string[] | Card> {
  if (time === undefined) return asked;
  const { undoneAlready, changedSince } = texts(reader.language).lists;
  const [runs, topics] = await Promise.all([store.follows.of(spot), store.runFollows.of(spot)]);
  const begun = new Map([
    ...runs.map(({ code, createdAt }) => [code, createdAt] as const),
    ...topics.map(({ topic, createdAt }) => [topic, createdAt] as const),
  ]);
  const here = asked.filter((code) => begun.has(code));
  const mine = here.filter((code) => (begun.get(code) ?? 0) <= time);
  if (mine.length > 0) return mine;
  return wordsCard(here.length > 0 ? changedSince : undoneAlready);
}

/** What was typed, with the topics of followed units in the place of their codes, which may look like a run's. */
async function asFollowed(
  asked: readonly string[],
  spot: Spot,
  { store }: With<'store'>,
): Promise<readonly string[]> {
  const odd = new Map(asked.map((typed) => [typed, isTopic(typed) ? undefined : parseOddUnitCode(typed)]));
  if ([...odd.values()].every((unit) => unit === undefined)) return asked;
  const topics = (await store.runFollows.of(spot)).map(({ topic }) => topic);
  return asked.map((typed) => {
    const topic = unitTopic(odd.get(typed) ?? '');
    return topics.includes(topic) ? topic : typed;
  });
}

/** A course's name, if it is known without asking. */
const nameKept = (code: string, { reader: { language }, study }: With<'study'>): string | undefined =>
  realizationInMemory(study, code, language)?.name;

/** Whether more than one course, unit or group is followed. */
async function isSeveral(spot: Spot, { store }: With<'store'>): Promise<boolean> {
  const [runs, topics] = await Promise.all([store.follows.of(spot), store.runFollows.of(spot)]);
  return runs.length + topics.length > 1;
}

/** What became of follows that were to end. */
interface Ended {
  /** The codes that were followed until now. */
  readonly stopped: readonly string[];
  /** The course units and groups whose new runs were told until now. */
  readonly topics: readonly string[];
  /** Whether Slack no longer gives a message about one of them back. */
  readonly mayStillCome: boolean;
  /** That the channel could not be told, and what to do, in our own words. */
  readonly untold?: string | undefined;
  /** By which all of it can be undone; undefined: nothing was stopped, or it can't be. */
  readonly undo?: string | undefined;
}

/**
 * Removes follows, and asks for a pass that takes their reminders back. A channel is told. Rejects with `NotAllowed`.
 */
async function stop(spot: Spot, codes: readonly string[] | 'all', context: Stopping): Promise<Ended> {
  const { store, targets, nudge, now, changes, reader, place } = context;
  const { language } = reader;
  const { user } = place;
  const isMeant = (one: string): boolean => codes === 'all' || codes.includes(one);
  const before = (await store.follows.of(spot)).filter(({ code }) => isMeant(code));
  const told = (await store.runFollows.of(spot)).filter(({ topic }) => isMeant(topic));
  const setUpBy = [...before, ...told].map(({ createdBy }) => createdBy);
  if (setUpBy.length > 0) await targets.expectMayChange(spot, user, setUpBy);
  const marks = await marksAt(spot, spot.kind, store);
  const stopped = await store.follows.remove(spot, codes);
  const ended: readonly RunFollow[] = told.length > 0 ? await store.runFollows.remove(spot, codes) : [];
  const topics = ended.map(({ topic }) => topic);
  if (stopped.length + topics.length === 0) return { stopped, topics, mayStillCome: false };
  // Before the pass: it takes rows away with their reminders.
  const reminders = await store.reminders.of(spot);
  if (spot.kind === 'channel') nudge(spot);
  const mayStillCome = reminders.some(
    (reminder) => isNear(reminder, now()) && stopped.some((code) => isAbout(reminder, code)),
  );
  const follows = before.filter(({ code }) => stopped.includes(code));
  const courses = follows.map(({ code, told }) => ({ code, name: told.name }));
  const gone = marksWithout(marks, await marksAt(spot, spot.kind, store));
  const edit: ChannelEdit = { is: 'unfollowed', courses, follows, topics: ended, ...gone };
  const to = { user, language: await targets.languageFor(spot, language) };
  const line = await targets.tell(spot, edit, to);
  const undoId =
    spot.kind === 'person' ? await changes.keep({ workspace: spot.workspace, user }, edit) : line?.id;
  // Home shows what is kept, with **Undo**.
  if (spot.kind === 'person') nudge(spot);
  const untold = untoldNote(line, spot.isGroup, language);
  return { stopped, topics, mayStillCome, untold, undo: undoId };
}

/** The most codes that the answer to an undo names. */
const MOST_NAMED = 10;

/** Follows again what the button names, and says so in the line that has told the channel of the stop. */
export async function undo(
  { id, shown, whom, ...where }: Request<'undo'>,
  context: Stopping & ListParts,
): Promise<Card> {
  const { reader, place, changes, store, now } = context;
  const { follow: words, lists, changes: changeWords } = texts(reader.language);
  const spot = spotOf(place, { whom, ...where });
  if (!spot) return wordsCard(words.nowhere);
  const { workspace, target: channel } = spot;
  const kept = await changes.toUndo({ workspace, channel }, id, place.user);
  if (kept.edit.is !== 'unfollowed') throw new NotAllowed('over');
  const { added, refused } = await followAgain(kept.edit, spot, store, now());
  const note = refused ? changeWords.noRoom : added.length === 0 ? changeWords.nothingLeft : undefined;
  const language = await context.targets.languageFor(spot, reader.language);
  // To undo it once more would change nothing: so this comes last.
  await changes.undone(kept, { by: place.user, note, language });
  context.nudge(spot);
  const names = new Map(kept.edit.courses.map(({ code, name }) => [code, name]));
  const named = added.map((code) =>
    isTopic(code) ? topicWords(code, reader.language) : nameAndCode({ code, name: names.get(code) }),
  );
  const again =
    added.length > MOST_NAMED ? lists.followedAgainMany(added.length) : lists.followedAgain(named.join(', '));
  const outcome = joined([added.length > 0 && again, note], ' ');
  if (shown === 'alone') return { ...wordsCard(outcome), shows: added.filter((one) => !isTopic(one)) };
  return list(spot, { whom, outcome }, context);
}

/** Whether a message is about to come that Slack does not give back. */
function isNear({ state, postAt }: Reminder, now: number): boolean {
  const left = postAt - now / 1000;
  return state !== 'posted' && left > 0 && left <= FROZEN;
}

/** A notice names its courses in its text. */
function isAbout({ key, text }: Reminder, code: string): boolean {
  return isReminderOf(code, key) || (key.startsWith(NOTICE) && text.includes(code));
}

type Read =
  | { readonly asked: string; readonly code: string }
  | { readonly asked: string; readonly error: unknown };

/** Follows are stored under their codes, so an id must be looked up. */
async function codeOf(asked: string, { reader: { language }, study }: With<'study'>): Promise<Read> {
  const code = isTopic(asked) ? asked : parseRealizationCode(asked);
  if (code !== undefined) return { asked, code };
  try {
    return { asked, code: (await lookUp(study, asked, language)).value.code };
  } catch (error) {
    if (!isKnownError(error)) throw error;
    return { asked, error };
  }
}

/** Stops following one course, unit or group: answered alone, or by the list without it. */
export async function stopOne(
  { asked, page, ...where }: Request<'stop'>,
  spot: Spot,
  context: Stopping & ListParts & With<'study'>,
): Promise<Card> {
  const { reader } = context;
  const ended = await stop(spot, [asked], context);
  const outcome = isTopic(asked)
    ? joined([texts(reader.language).newRuns.stopped(topicWords(asked, reader.language)), ended.untold], ' ')
    : stoppedOneWords({ code: asked, name: nameKept(asked, context) }, { kind: spot.kind, ...ended }, reader);
  if (where.shown === 'in-list')
    return list(spot, { page, whom: where.whom, outcome, undo: ended.undo }, context);
  return { ...wordsCard(outcome), buttons: undoButtons(ended.undo, where, reader.language) };
}

/** Stops following the courses that have ended, and shows the list without them. */
export async function stopEnded(
  { whom }: Request<'stop-finished'>,
  spot: Spot,
  context: Stopping & ListParts,
): Promise<Card> {
  const { reader } = context;
  const words = texts(reader.language).lists;
  const here = await context.targets.followedAt(spot, reader);
  const { finished } = splitFinished(here?.followed ?? [], reader);
  const codes = finished.map(({ follow }) => follow.code);
  const ended = codes.length > 0 ? await stop(spot, codes, context) : undefined;
  const outcome = ended?.stopped.length ? words.stoppedMany(ended.stopped.length) : words.nothingFinished;
  return list(spot, { whom, outcome, undo: ended?.undo }, context);
}

// The answers.

/** The result of a request to stop following. */
interface Stopped extends Pick<Ended, 'mayStillCome' | 'untold' | 'undo'> {
  /** The kind of target that followed. */
  readonly kind: TargetKind;
  /** Courses that were followed until now. */
  readonly stopped: readonly NamedCourse[];
  readonly notFollowed: readonly NamedCourse[];
  readonly failed: readonly { readonly asked: string; readonly error: unknown }[];
}

/** Lists the courses that are no longer followed, and those that were not followed. */
export function stoppedCard(result: Stopped, reader: Reader): Card {
  const { kind, stopped, mayStillCome, untold, undo, notFollowed, failed } = result;
  const { of, mayStillCome: still } = texts(reader.language).follow;
  const words = of[kind];
  const lists = [
    { heading: words.stopped, courses: stopped },
    { heading: words.notFollowed, courses: notFollowed },
  ].filter(({ courses }) => courses.length > 0);
  const failures = failedToFollow(failed, reader);
  if (lists.length === 0 && failed.length === 0) return followsNothing(kind, reader.language);
  const notes = [mayStillCome && still, untold].filter((note) => typeof note === 'string');
  const lines = lists.map(({ heading, courses }) => `${heading}: ${namedInText(courses)}`);
  return {
    ...endingWith(lines.join('\n'), [failures?.text, ...notes]),
    blocks: [
      ...lists.map(({ heading, courses }) => namedList(courses, heading)),
      ...(failures?.blocks ?? []),
      ...notes.map(small),
    ],
    buttons: undoButtons(undo, { shown: 'alone' }, reader.language),
    ...failuresIn(failures, lists.length === 0),
  };
}

/** Asks whether all follows are to end. The button ends no follow of a channel that is set up later. */
export function stopAllCard(
  followed: readonly NamedCourse[],
  kind: TargetKind,
  { language, now }: Reader,
): Card {
  const words = texts(language).follow;
  const ask = words.of[kind].stopAll(followed.length);
  const label = followed.length === 1 ? words.stop : words.stopAll;
  return {
    text: `${escapeMrkdwn(ask)}\n${namedInText(followed)}`,
    blocks: [paragraph(ask), followedList(followed)],
    buttons: [{ ...button(label, stopAll.carry({ at: now }, language)), style: 'danger' }],
  };
}

/** The same for one course, in words alone. */
export function stoppedOneWords(
  course: NamedCourse,
  {
    kind,
    stopped,
    mayStillCome,
    untold,
  }: Pick<Stopped, 'kind' | 'mayStillCome' | 'untold'> & { stopped: readonly unknown[] },
  { language }: Reader,
): string {
  const { of, mayStillCome: still } = texts(language).follow;
  const shown = nameAndCode(course);
  if (stopped.length === 0) return of[kind].notFollowedOne(shown);
  return joined([of[kind].stoppedOne(shown), mayStillCome && still, untold], ' ');
}
