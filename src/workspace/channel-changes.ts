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
   * The change of a line. Its maker, the person who set up all that it has ended or replaced, and managers may undo it.
   * Rejects with `NotAllowed` if it can't be undone any more, or not by this person.
   */
  toUndo(channel: ChannelKey, id: string, user: string): Promise<KeptEdit>;
  /** The person who linked the channel to a course; undefined if that is not known any more. May reject. */
  linkedBy(channel: ChannelKey, code: string): Promise<string | undefined>;
  /**
   * Forgets a change that was undone.
   * @param how to be told in the line of the change, where that is not replaced by the answer
   */
  undone(edit: KeptEdit, how?: HowUndone & { readonly language: Language }): Promise<void>;
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
  readonly render: (edit: KeptEdit, language: Language, undone?: HowUndone) => Line<Block>;
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
      if (kept.user !== user && !tookFrom(kept, all, user))
        await expectManager({ workspace: channel.workspace, user });
      return kept;
    },
    linkedBy: async (channel, code) => {
      const all = await store.channelEdits.of(channel);
      return all.find(({ edit }) => edit.is === 'linked' && edit.after?.code === code)?.user;
    },
    undone: async (kept, how) => {
      await store.channelEdits.remove(kept);
      const { ts } = kept;
      if (how && ts !== undefined)
        await attempt(() => post(kept, render(kept, how.language, how), ts)).catch(() => undefined);
    },
  };
}

/**
 * Whether all that a change has ended or replaced was set up by one person, who may bring it back. It is told by the change
 * and by earlier ones, since nothing of it may be left.
 * @param all the changes of the channel, newest first
 */
function tookFrom(change: KeptEdit, all: readonly KeptEdit[], user: string): boolean {
  const { edit } = change;
  const others = all.filter((one) => one !== change && one.at <= change.at);
  switch (edit.is) {
    case 'followed':
      return false;
    case 'unfollowed': {
      const ended = [...edit.follows, ...(edit.topics ?? [])];
      return ended.length > 0 && ended.every(({ createdBy }) => createdBy === user);
    }
    case 'linked': {
      const code = edit.before?.code;
      const made = others.find((one) => one.edit.is === 'linked' && one.edit.after?.code === code);
      return code !== undefined && made?.user === user;
    }
    case 'settings':
      return CHOICES.filter((choice) => edit.before[choice] !== undefined).every((choice) => {
        const before = JSON.stringify(edit.before[choice]);
        const made = others.find(
          (one) => one.edit.is === 'settings' && JSON.stringify(one.edit.after[choice]) === before,
        );
        return made?.user === user;
      });
  }
}

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
