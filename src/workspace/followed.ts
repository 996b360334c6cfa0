/** Follows that have ended, and what belonged to them: for **Undo**, which begins them again. */
import { type Enrolled, MOST_FOLLOWS, type Snooze } from '../store/reminder-settings.ts';
import type { ChannelEdit, Store, TargetKey, TargetKind } from '../store/store.ts';

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
