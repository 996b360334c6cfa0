/**
 * One pass over one workspace. It reads what the store keeps and what Slack holds, compares them with what is
 * wanted, and makes up the difference.
 */
import { endedBy } from '../primitives.ts';
import type { NewRun, Reminder, Snooze, Store, Target } from '../store/store.ts';
import { type CarryOutOptions, carryOut } from './carry-out.ts';
import { createCourseReader, followsInParts } from './followed.ts';
import { createGroupReader, type TaughtGroup } from './group-lessons.ts';
import { createLessonReader } from './lesson-messages.ts';
import type { UntoldChanges } from './lesson-news.ts';
import { isAboutRuns, knownRuns } from './new-runs.ts';
import { type Wanted, wantedBy } from './notices.ts';
import { isSpent, personalOf } from './snoozes.ts';
import {
  DeliveryRefused,
  type HeldMessage,
  isEverywhere,
  isHandedOver,
  type Rewording,
  reconcile,
} from './steps.ts';
import { heldByRows, pause, withIds } from './trouble.ts';

export interface PassOptions extends CarryOutOptions {
  /** How far ahead messages are handed to Slack, in milliseconds. */
  readonly horizonMs: number;
  /** How a pass learns what Slack holds: from the store's rows, where none is in doubt; or from Slack alone. */
  readonly source: 'rows' | 'slack';
  /** Whether Slack may be asked now only to learn whether a notice has come. */
  readonly mayList: boolean;
  /** Between two parts of the follows that are planned (`createRests`). */
  readonly rest: () => Promise<void>;
  /** Told of each target that has been told something. */
  readonly onTold?: (target: Target) => void;
}

/** Makes a pass. Rejects where the store or Slack can't be reached; the next pass goes on from there. */
export async function passWorkspace(workspace: string, options: PassOptions): Promise<void> {
  const { store, now, memory } = options;
  await store.workspaces.settleMoves(workspace);
  const { held, targets, words, ...known } = await read(workspace, options);
  const rows = withIds(known.rows, memory.dropped, now() / 1000);
  const { wanted, spent } = await plan(workspace, { targets, rows }, options);
  const messages = wanted.flatMap((one) => one.messages);
  const difference = await reconcile(messages, rows, held, Math.floor(now() / 1000), words);
  const end = async (): Promise<void> => {
    await noteTold(workspace, wanted, options);
    if (spent.length > 0) await store.snoozes.remove(spent);
    await forgetErased(rows, targets, store);
  };
  await endedBy(() => carryOut(difference, targets, options), end);
}

interface Planned {
  /** Of the targets that want anything. */
  readonly wanted: readonly Wanted[];
  /** Snoozed reminders that have come, or are too late to come. */
  readonly spent: readonly Snooze[];
}

/** Plans the targets, part by part. */
async function plan(
  workspace: string,
  { targets, rows }: Pick<Known, 'targets' | 'rows'>,
  options: PassOptions,
): Promise<Planned> {
  const { store, now } = options;
  const courses = createCourseReader(targets, store);
  const lessons = createLessonReader(store, courses, { now: now(), horizonMs: options.horizonMs });
  const groupOf = createGroupReader(store);
  const enrolled = await store.enrolled.inWorkspace(workspace);
  const snoozes = await store.snoozes.inWorkspace(workspace);
  // A person's snoozed reminder may be about a course that a channel follows.
  const snoozed = new Set(snoozes.flatMap(({ user, target }) => [user, target]));
  const follows = await store.follows.inWorkspace(workspace, [...snoozed]);
  await courses.read(follows);
  const personal = personalOf({ follows, enrolled, snoozes, factsOf: courses.factsOf });
  const rowsOf = Map.groupBy(rows, ({ target }) => target);
  const untold = Map.groupBy(await store.runFollows.untold(workspace), ({ target }) => target);
  const untoldLessons = Map.groupBy(await untoldLessonsOf(workspace, options), ({ target }) => target);
  const planned = { wanted: [] as Wanted[], spent: [] as Snooze[] };
  for await (const part of followsInParts(workspace, targets, store, options.rest)) {
    await courses.read(part.follows);
    const followsOf = Map.groupBy(part.follows, ({ target }) => target);
    for (const target of part.targets) {
      const id = target.target;
      const linked = await linkedOf(target, store);
      if (linked !== undefined) await courses.read([{ target: id, code: linked }]);
      const mine = rowsOf.get(id) ?? [];
      const runs = await runsOf(target, untold.get(id) ?? [], mine, store);
      const noted = personal(target);
      const group = await groupOfDay(target, groupOf);
      const own = { target, linked, group, follows: followsOf.get(id) ?? [], ...noted };
      await lessons.readFor(own);
      const of = { ...own, runs, rows: mine, lessons: lessons.known, untoldLessons: untoldLessons.get(id) };
      const wanted = wantedBy({ ...of, courses: courses.of(target) }, { ...options, now: now() });
      if (isAnything(wanted)) planned.wanted.push(wanted);
      const spent = noted.snoozed.filter((one) => isSpent(one, mine, now()));
      planned.spent.push(...spent.map(({ snooze }) => snooze));
    }
  }
  return planned;
}

const isAnything = ({ messages, changes, translated, runs, lessonNews: { told, silent } }: Wanted): boolean =>
  [messages, changes, translated, runs.told, runs.untold, told, silent].some(({ length }) => length > 0);

/** What has changed of the lessons of followed courses, as far as it is kept. */
async function untoldLessonsOf(
  workspace: string,
  { store, now }: Pick<PassOptions, 'store' | 'now'>,
): Promise<UntoldChanges[]> {
  const untold = await store.follows.untoldLessons(workspace, now());
  if (untold.length === 0) return [];
  const rows = await store.lessons.of(untold.map(({ code }) => code));
  const changes = new Map(rows.map(({ code, known }) => [code, known.changes]));
  return untold.map((one) => ({ ...one, changes: changes.get(one.code) ?? [] }));
}

interface Known {
  readonly rows: readonly Reminder[];
  readonly held: readonly HeldMessage[];
  readonly targets: readonly Target[];
  readonly words: Rewording;
}

/** Reads what was handed over, and what Slack holds of it. */
async function read(workspace: string, options: PassOptions): Promise<Known> {
  const { store, timer, source, pace, now } = options;
  if (source === 'rows') {
    const rows = await store.reminders.inWorkspace(workspace);
    const targets = await store.targets.inWorkspace(workspace);
    const held = heldByRows(rows, now() / 1000, options.mayList, options.memory.dropped);
    if (held && !areElsewhere(rows, targets)) return { rows, held, targets, words: 'stay' };
  }
  // Slack's list is read before the store's rows: a message that is handed over in between is then not taken
  // for one without a row.
  const list = () => timer.list(pace).catch((error: unknown) => pauseAll(error, workspace, options));
  const listed = await list();
  const rows = await store.reminders.inWorkspace(workspace);
  const held = await withMissing(listed, rows, now() / 1000, list);
  return { rows, held, targets: await resumed(workspace, store), words: 'are-wanted' };
}

/**
 * What Slack holds, by two lists where the first one lacks what it should hold: a short list alone is no proof that Slack has
 * dropped anything. Of the second one only that counts, since the rows are older. @param now epoch seconds
 */
async function withMissing(
  listed: readonly HeldMessage[],
  rows: readonly Reminder[],
  now: number,
  list: () => Promise<HeldMessage[]>,
): Promise<readonly HeldMessage[]> {
  const found = new Set(listed.map(({ id }) => id));
  const missing = new Set(
    rows.flatMap(({ state, scheduledId: id, postAt }) =>
      state === 'held' && id !== undefined && postAt > now && !found.has(id) ? [id] : [],
    ),
  );
  if (missing.size === 0) return listed;
  return [...listed, ...(await list()).filter(({ id }) => missing.has(id))];
}

/** Whether Slack holds something under the id that a channel had before: only its list tells where it is now. */
function areElsewhere(rows: readonly Reminder[], targets: readonly Target[]): boolean {
  const conversations = new Map(targets.map(({ target, conversation }) => [target, conversation]));
  return rows.some(
    ({ state, target, conversation }) =>
      state !== 'posted' && (conversations.get(target) ?? conversation) !== conversation,
  );
}

/**
 * Where the list is refused because of the token, nothing in the workspace can be reached: all its targets
 * are paused. Rejects with the given error in any case.
 */
async function pauseAll(error: unknown, workspace: string, options: PassOptions): Promise<never> {
  if (error instanceof DeliveryRefused && error.everywhere)
    for (const target of await options.store.targets.inWorkspace(workspace))
      await pause(target, error, options);
  throw error;
}

/** The targets of a workspace whose token is good. Ends all pauses that were due to the token. */
async function resumed(workspace: string, { targets }: Store): Promise<Target[]> {
  const all = await targets.inWorkspace(workspace);
  const freed = new Set(all.filter((target) => target.pause && isEverywhere(target.pause.reason)));
  for (const target of freed) await targets.change(target, { pause: null });
  return all.map((target) => (freed.has(target) ? { ...target, pause: undefined } : target));
}

/** The linked course of a channel that wants overviews. */
async function linkedOf(
  { workspace, target: channel, kind, settings }: Target,
  { channels }: Store,
): Promise<string | undefined> {
  if (kind !== 'channel' || !(settings.weekly ?? settings.daily)) return undefined;
  return (await channels.get({ workspace, channel }))?.linked;
}

/** The group of a person who is told the lessons of each day. */
async function groupOfDay(
  { workspace, target: user, kind, settings }: Target,
  groupOf: ReturnType<typeof createGroupReader>,
): Promise<TaughtGroup | undefined> {
  return kind === 'person' && settings.daily ? groupOf({ workspace, user }) : undefined;
}

/**
 * Notes changes and new runs as told where Slack now holds or has posted their notice, and ends the follows of ended
 * courses. Notes facts that were told in another language as told in the target's own. This comes last: a crash before
 * leaves the notice's row, from which the next pass knows that Slack has the notice.
 */
async function noteTold(workspace: string, wanted: readonly Wanted[], options: PassOptions): Promise<void> {
  const { follows, reminders } = options.store;
  const noticed = wanted.filter(
    ({ noticeKey, runs: { told, untold }, lessonNews }) =>
      noticeKey !== undefined || told.length + untold.length + lessonNews.told.length > 0,
  );
  if (noticed.length > 0) {
    const rows = Map.groupBy(await reminders.inWorkspace(workspace), ({ target }) => target);
    const rowsOf = ({ target }: Target) => (rows.get(target) ?? []).filter(isHandedOver);
    await noteNotices(noticed, rowsOf, options);
    for (const one of noticed) await noteLessonNews(one, rowsOf(one.target), options);
  }
  for (const { target, lessonNews } of wanted) await noteLessons(target, lessonNews.silent, options);
  const translated = wanted.flatMap(({ target: key, translated }) =>
    translated.map((one) => ({ key, ...one })),
  );
  if (translated.length > 0) await follows.told(translated);
}

/** Notes what notices about courses and new runs tell. @param rowsOf what was handed over to a target */
async function noteNotices(
  noticed: readonly Wanted[],
  rowsOf: (target: Target) => readonly Reminder[],
  { store: { follows, runFollows }, onTold }: PassOptions,
): Promise<void> {
  const told = noticed.filter(({ target, noticeKey }) => rowsOf(target).some(({ key }) => key === noticeKey));
  for (const { target, changes } of told) {
    const ended = changes.filter(({ is }) => is === 'ended').map(({ follow }) => follow.code);
    if (ended.length > 0) await follows.remove(target, ended);
  }
  await follows.told(told.flatMap(factsTold));
  for (const { target } of told) onTold?.(target);
  const runs = noticed.flatMap(({ target, runs }) => [
    ...runs.told,
    ...knownRuns(runs.untold, [], rowsOf(target)).told,
  ]);
  if (runs.length > 0) await runFollows.told(runs);
}

/** Notes what messages about lessons tell. @param rows what was handed over to the target */
async function noteLessonNews(
  { target, lessonNews }: Wanted,
  rows: readonly Reminder[],
  options: PassOptions,
): Promise<void> {
  const told = lessonNews.told.filter(({ key }) => rows.some((row) => row.key === key));
  await noteLessons(
    target,
    told.flatMap(({ marks }) => marks),
    options,
  );
  if (told.length > 0) options.onTold?.(target);
}

/** Notes up to which changes of lessons a target has been told. */
async function noteLessons(
  key: Target,
  marks: Wanted['lessonNews']['silent'],
  { store: { follows } }: Pick<PassOptions, 'store'>,
): Promise<void> {
  if (marks.length > 0) await follows.toldLessons(marks.map((one) => ({ key, ...one })));
}

/** The new runs of what a target follows; undefined where there is nothing to tell, nor a message about any. */
async function runsOf(
  target: Target,
  untold: readonly NewRun[],
  rows: readonly Reminder[],
  { runFollows }: Store,
): Promise<NewRun[] | undefined> {
  if (untold.length === 0 && !rows.some(isAboutRuns)) return undefined;
  const topics = new Set((await runFollows.of(target)).map(({ topic }) => topic));
  return topics.size === 0 ? undefined : untold.filter(({ topic }) => topics.has(topic));
}

/** The facts that a target's follows have been told with its notice. */
function factsTold({ target: key, changes }: Wanted): Parameters<Store['follows']['told']>[0][number][] {
  return changes.flatMap((one) => {
    if (one.is === 'ended') return [];
    const facts = 'facts' in one ? one.facts : one.follow.told;
    return { key, code: one.follow.code, facts, missing: one.is === 'missing' };
  });
}

/**
 * Deletes what is left of people whose data were erased. Their rows stay only until Slack has given the messages
 * back; rows that say that something was posted may be younger than the erasure.
 */
async function forgetErased(
  rows: readonly Reminder[],
  targets: readonly Target[],
  store: Store,
): Promise<void> {
  const known = new Set(targets.map(({ target }) => target));
  const erased = rows.filter(({ target }) => !known.has(target));
  if (erased.length === 0) return;
  const posted = erased.filter(({ state }) => state === 'posted');
  if (posted.length > 0) await store.reminders.delete(posted);
  await store.overwrite();
}
