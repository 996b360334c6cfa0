/**
 * What people change for a channel. The channel is told in one line, which can be undone for a day. Who may change
 * something is asked here, too, and ended follows begin again by **Undo**.
 */

import { randomUUID } from 'node:crypto';
import { NotAllowed } from '../errors.ts';
import type { Language } from '../language.ts';
import { isRecent, withTimeout } from '../primitives.ts';
import { MOST_FOLLOWS } from '../store/reminder-settings.ts';
import type {
  ChannelEdit,
  ChannelKey,
  ChosenSettings,
  Enrolled,
  KeptEdit,
  PauseCause,
  PersonKey,
  Snooze,
  Store,
  TargetKey,
  TargetKind,
} from '../store/store.ts';

/** How long a change can be undone, in milliseconds. */
const UNDOABLE = 24 * 3_600_000;
/** The longest wait of an answer for the channel's line, in milliseconds. */
const TOLD_WITHIN = 2_000;
/** Settings that one person changes within this time make one line, in milliseconds. */
const TOGETHER = 5 * 60_000;

/**
 * Whether the channel has been told of a change. `refused`: Slack says why not. `unsure`: it had trouble. `id`: by which
 * the change can be undone; undefined: it can't.
 */
export type Told = { readonly id?: string | undefined } & (
  | { readonly is: 'told' }
  | { readonly is: 'refused'; readonly cause: PauseCause }
  | { readonly is: 'unsure' }
);

/** How a change was undone. */
export interface HowUndone {
  readonly by: string;
  /** What was not undone, in our own words. */
  readonly note?: string | undefined;
}

/** A change that a person may undo, or their part of it. */
export interface Undoable extends KeptEdit {
  /** What others may undo of it later; absent: nothing. */
  readonly rest?: ChannelEdit;
}

/** A change that was just made. */
interface Made {
  readonly channel: ChannelKey;
  readonly user: string;
  readonly edit: ChannelEdit;
  /** The channel's. */
  readonly language: Language;
}

export interface ChannelChanges {
  /**
   * Resolves if the person may change something for a channel. Rejects with `NotAllowed`, and then nothing must be done.
   * @param setUpBy the people who set up all that is to be changed
   */
  expectAllowed(person: PersonKey, setUpBy?: readonly string[]): Promise<void>;
  /** Tells a channel what was changed. Never rejects. */
  tell(made: Made): Promise<Told>;
  /** Keeps what a person has stopped for themselves. Resolves to the id by which it can be undone. Never rejects. */
  keep(person: PersonKey, edit: ChannelEdit): Promise<string | undefined>;
  /**
   * The change of a line. Its maker and managers may undo it; other people the part that they set up themselves. Rejects
   * with `NotAllowed` if it can't be undone any more, or nothing of it by this person.
   */
  toUndo(channel: ChannelKey, id: string, user: string): Promise<Undoable>;
  /** The person who linked the channel to a course; undefined if that is not known any more. May reject. */
  linkedBy(channel: ChannelKey, code: string): Promise<string | undefined>;
  /**
   * Forgets what was undone of a change.
   * @param how to be told in the line of the change, where that is not replaced by the answer
   */
  undone(edit: Undoable, how?: HowUndone & { readonly language: Language }): Promise<void>;
}

/** A line for a channel, as Slack takes it. */
interface Line<Block> {
  readonly text: string;
  readonly blocks: Block[];
}

interface ChannelChangesOptions<Block> {
  readonly store: Pick<Store, 'channelEdits'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Who may change something. */
  readonly whoMay: 'everyone' | 'managers';
  /** Whether a person manages the workspace; undefined: Slack does not tell. Never rejects. */
  readonly isManager: (person: PersonKey) => Promise<boolean | undefined>;
  readonly render: (edit: Undoable, language: Language, undone?: HowUndone) => Line<Block>;
  /**
   * Posts a line, or replaces the one of the time `ts`. Resolves to its time, or to why Slack refuses it. Rejects if
   * Slack has trouble.
   */
  readonly post: (
    channel: ChannelKey,
    line: Line<Block>,
    ts: string | undefined,
  ) => Promise<{ readonly ts: string | undefined } | { readonly refused: PauseCause }>;
  /** Does work that no request waits for, and tells of its failure. Rejects as the work does. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createChannelChanges<Block>(options: ChannelChangesOptions<Block>): ChannelChanges {
  const { store, now, whoMay, isManager, render, post, attempt } = options;
  const expectManager = async (person: PersonKey): Promise<void> => {
    const manages = await isManager(person);
    if (!manages) throw new NotAllowed(manages === undefined ? 'unsure' : 'managers');
  };
  /** What of another person's change a person may undo. */
  const partFor = async (kept: KeptEdit, { own, rest }: Parts, user: string): Promise<Undoable> => {
    if (own && !rest) return kept;
    const manages = await isManager({ workspace: kept.workspace, user });
    if (manages) return kept;
    if (!own) throw new NotAllowed(manages === undefined ? 'unsure' : 'managers');
    return { ...kept, edit: own, ...(rest && { rest }) };
  };
  /** The change that is told by the line: settings join those that the same person has changed just now. */
  const joined = async ({ channel, user, edit }: Made): Promise<KeptEdit> => {
    const fresh: KeptEdit = { ...channel, user, edit, id: randomUUID(), at: now(), ts: undefined };
    if (edit.is !== 'settings') return fresh;
    for (const before of await store.channelEdits.of(channel))
      if (before.edit.is === 'settings' && before.user === user && isRecent(before.at, now(), TOGETHER))
        return { ...before, edit: together(before.edit, edit) };
    return fresh;
  };
  const tell = async (made: Made, kept: KeptEdit): Promise<Told> => {
    const posted = await post(made.channel, render(kept, made.language), kept.ts);
    if ('refused' in posted) return { is: 'refused', cause: posted.refused };
    if (posted.ts !== kept.ts) await store.channelEdits.put({ ...kept, ts: posted.ts });
    return { is: 'told' };
  };
  /** The line, and the answer, offer to undo what is kept. */
  const keep = async (made: Made): Promise<KeptEdit> => {
    const kept = await joined(made);
    await store.channelEdits.put(kept);
    return kept;
  };
  return {
    expectAllowed: async (person, setUpBy = []) => {
      const isOwn = setUpBy.length > 0 && setUpBy.every((one) => one === person.user);
      if (whoMay === 'managers' && !isOwn) await expectManager(person);
    },
    tell: async (made) => {
      const kept = await attempt(() => keep(made)).catch(() => undefined);
      if (!kept) return { is: 'unsure' };
      const telling = attempt(() => tell(made, kept)).catch((): Told => ({ is: 'unsure' }));
      const outcome = (await withTimeout(telling, TOLD_WITHIN)) ?? { is: 'unsure' };
      return { ...outcome, id: kept.id };
    },
    keep: async ({ workspace, user }, edit) => {
      const id = randomUUID();
      const kept: KeptEdit = { workspace, channel: user, id, user, at: now(), edit, ts: undefined };
      return attempt(() => store.channelEdits.put(kept)).then(
        () => id,
        () => undefined,
      );
    },
    toUndo: async (channel, id, user) => {
      const all = await store.channelEdits.of(channel);
      const kept = all.find((one) => one.id === id);
      if (!kept || !isRecent(kept.at, now(), UNDOABLE)) throw new NotAllowed('over');
      return kept.user === user ? kept : partFor(kept, tookFrom(kept, all, user), user);
    },
    linkedBy: async (channel, code) => {
      const all = await store.channelEdits.of(channel);
      return all.find(({ edit }) => edit.is === 'linked' && edit.after?.code === code)?.user;
    },
    undone: async (kept, how) => {
      const { ts } = kept;
      if (kept.rest) await store.channelEdits.put(withRest(kept, kept.rest));
      else await store.channelEdits.remove(kept);
      if (how && ts !== undefined)
        await attempt(() => post(kept, render(kept, how.language, how), ts)).catch(() => undefined);
    },
  };
}

/** A change without what was undone of it. */
export function withRest({ rest: _, ...kept }: Undoable, rest: ChannelEdit): KeptEdit {
  return { ...kept, edit: rest };
}

/** What one person set up of what a change has ended or replaced, and the other part of the change. */
interface Parts {
  readonly own?: ChannelEdit | undefined;
  readonly rest?: ChannelEdit | undefined;
}

/**
 * What of a change a person may bring back: what they set up. It is told by the change and by earlier ones, since nothing
 * of it may be left.
 * @param all the changes of the channel, newest first
 */
function tookFrom(change: KeptEdit, all: readonly KeptEdit[], user: string): Parts {
  const { edit } = change;
  const others = all.filter((one) => one !== change && one.at <= change.at);
  switch (edit.is) {
    case 'followed':
      return { rest: edit };
    case 'unfollowed':
      return {
        own: endedOf(edit, ({ createdBy }) => createdBy === user),
        rest: endedOf(edit, ({ createdBy }) => createdBy !== user),
      };
    case 'linked': {
      const code = edit.before?.code;
      const made = others.find((one) => one.edit.is === 'linked' && one.edit.after?.code === code);
      return code !== undefined && made?.user === user ? { own: edit } : { rest: edit };
    }
    case 'settings': {
      const isOwn = (choice: Choice): boolean => {
        const before = JSON.stringify(edit.before[choice]);
        const made = others.find(
          (one) => one.edit.is === 'settings' && JSON.stringify(one.edit.after[choice]) === before,
        );
        return made?.user === user;
      };
      return { own: choicesOf(edit, isOwn), rest: choicesOf(edit, (choice) => !isOwn(choice)) };
    }
  }
}

/** A part of the follows that have ended, with what belonged to it; undefined: none is of that part. */
function endedOf(edit: Ended, isOf: (one: { readonly createdBy: string }) => boolean): Ended | undefined {
  const follows = edit.follows.filter(isOf);
  const topics = (edit.topics ?? []).filter(isOf);
  if (follows.length + topics.length === 0) return undefined;
  const codes = new Set(follows.map(({ code }) => code));
  const isAbout = ({ code }: { readonly code: string }): boolean => codes.has(code);
  return {
    ...{ ...edit, follows, topics },
    courses: edit.courses.filter(isAbout),
    ...(edit.enrolled && { enrolled: edit.enrolled.filter(isAbout) }),
    ...(edit.snoozes && { snoozes: edit.snoozes.filter(isAbout) }),
  };
}

/** A part of the settings that were changed; undefined: none is of that part. */
function choicesOf(edit: SettingsEdit, isOf: (choice: Choice) => boolean): SettingsEdit | undefined {
  const choices = CHOICES.filter((choice) => edit.before[choice] !== undefined && isOf(choice));
  const of = (chosen: ChosenSettings): ChosenSettings =>
    Object.fromEntries(choices.map((choice) => [choice, chosen[choice]]));
  return choices.length === 0
    ? undefined
    : { is: 'settings', before: of(edit.before), after: of(edit.after) };
}

type Choice = keyof ChosenSettings;
const CHOICES = ['language', 'answersCodes', 'reminders'] as const satisfies (keyof ChosenSettings)[];

type SettingsEdit = Extract<ChannelEdit, { is: 'settings' }>;

/** Two changes as one: from what was before the first to what is after the second. */
function together(first: SettingsEdit, second: SettingsEdit): SettingsEdit {
  const before: ChosenSettings = { ...second.before, ...first.before };
  return { is: 'settings', before, after: { ...first.after, ...second.after } };
}

// Follows that have ended, and what belonged to them, for **Undo**.

type Ended = Extract<ChannelEdit, { is: 'unfollowed' }>;
interface Marks {
  readonly enrolled: readonly Enrolled[];
  readonly snoozes: readonly Snooze[];
}

/** What persons have noted about courses that a target follows. */
export async function marksAt(
  { workspace, target }: TargetKey,
  kind: TargetKind,
  { enrolled, snoozes }: Pick<Store, 'enrolled' | 'snoozes'>,
): Promise<Marks> {
  if (kind === 'channel') {
    const isHere = (one: { readonly target: string }): boolean => one.target === target;
    const all = await Promise.all([enrolled.inWorkspace(workspace), snoozes.inWorkspace(workspace)]);
    return { enrolled: all[0].filter(isHere), snoozes: all[1].filter(isHere) };
  }
  const person = { workspace, user: target };
  const [own, again] = await Promise.all([enrolled.of(person), snoozes.of(person)]);
  return { enrolled: own, snoozes: again };
}

/** The marks that are not among others. */
export function marksWithout(all: Marks, left: Marks): Marks {
  const keys = new Set([...left.enrolled, ...left.snoozes].map((one) => JSON.stringify(one)));
  const isGone = (one: object): boolean => !keys.has(JSON.stringify(one));
  return { enrolled: all.enrolled.filter(isGone), snoozes: all.snoozes.filter(isGone) };
}

/**
 * Begins follows again as they were, with their lead times and with what persons had noted. It needs no look-up. What is
 * followed already stays as it is.
 * @param now epoch milliseconds
 */
export async function followAgain(
  { follows, topics = [], enrolled = [], snoozes = [] }: Ended,
  key: TargetKey,
  store: Pick<Store, 'targets' | 'follows' | 'runFollows' | 'enrolled' | 'snoozes'>,
  now: number,
): Promise<{ readonly added: readonly string[]; readonly refused: boolean }> {
  const target = await store.targets.get(key);
  if (!target) return { added: [], refused: false };
  const at = { workspace: target.workspace, target: target.target };
  const ofCourses = await store.follows.add(
    target,
    follows.map((one) => ({ ...one, ...at })),
    MOST_FOLLOWS,
  );
  // Which runs are known has been kept.
  const told = topics.map((one) => ({ ...one, ...at, known: [] }));
  const ofTopics = await store.runFollows.add(target, told, MOST_FOLLOWS);
  for (const mark of enrolled) await store.enrolled.mark(mark);
  for (const snooze of snoozes) {
    const isSame = ({ code, kind, choice }: Snooze): boolean =>
      code === snooze.code && kind === snooze.kind && choice === snooze.choice;
    const person = await store.targets.get({ workspace: snooze.workspace, target: snooze.user });
    const isWanted = snooze.at > now && !(await store.snoozes.of(snooze)).some(isSame);
    if (person && isWanted) await store.snoozes.put(person, snooze);
  }
  return {
    added: [...ofCourses.added, ...ofTopics.added],
    refused: ofCourses.refused || ofTopics.refused,
  };
}
