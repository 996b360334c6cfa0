/**
 * What channels and persons follow. Which courses these are, for cards of courses: they say so in the place of **Follow**. Every card
 * needs it, so it is remembered for a moment. A change in this process is seen at once, one in another replica within
 * half a minute. And follows that have ended, for **Undo**.
 */
import { createSingleFlight } from '../primitives/promises.ts';
import { isChannelId } from '../slack-ids.ts';
import { type Enrolled, MOST_FOLLOWS, type Snooze } from '../store/reminder-settings.ts';
import type { ChannelEdit, PersonKey, Store, TargetKey, TargetKind } from '../store/store.ts';

const REMEMBER = 30_000;
const MOST_REMEMBERED = 20_000;

/** Who asks, and where. */
interface Place extends PersonKey {
  readonly conversation: string | undefined;
}

export interface FollowedCodes {
  /** Never rejects: if the store is in trouble, nothing counts as followed. */
  of(target: TargetKey): Promise<ReadonlySet<string>>;
  /** Whether the conversation of a place follows a course, or the person in a direct one. Never rejects. */
  here(place: Place, code: string): Promise<boolean>;
  /** The same if it is remembered; undefined: the store must be asked. */
  atHand(place: Place, code: string): boolean | undefined;
  /** Whether the conversation or the person follows it. Never rejects. */
  any(place: Place, code: string): Promise<boolean>;
  /** Forgets a target whose follows have changed. */
  forget(target: TargetKey): void;
}

const NONE: ReadonlySet<string> = new Set();

/** @param now epoch milliseconds */
export function createFollowedCodes({ follows }: Pick<Store, 'follows'>, now: () => number): FollowedCodes {
  const known = createSingleFlight<ReadonlySet<string>>(REMEMBER, MOST_REMEMBERED, now);
  const keyOf = ({ workspace, target }: TargetKey) => `${workspace} ${target}`;
  const read = async ({ workspace, target }: TargetKey): Promise<ReadonlySet<string>> => {
    const all = await follows.of({ workspace, target });
    return all.length === 0 ? NONE : new Set(all.map(({ code }) => code));
  };
  const of = (target: TargetKey) => known.run(keyOf(target), () => read(target)).catch(() => NONE);
  return {
    of,
    here: async (place, code) => {
      const target = targetAt(place);
      return target !== undefined && (await of(target)).has(code);
    },
    atHand: (place, code) => {
      const target = targetAt(place);
      return target ? known.known(keyOf(target))?.value.has(code) : false;
    },
    any: async (place, code) => {
      const targets = [targetAt(place), targetAt({ ...place, conversation: undefined })];
      const all = await Promise.all(targets.map((target) => (target ? of(target) : NONE)));
      return all.some((codes) => codes.has(code));
    },
    forget: (target) => known.forget(keyOf(target)),
  };
}

/** The channel of a place, else the person; undefined where neither is known. */
function targetAt({ workspace, user, conversation }: Place): TargetKey | undefined {
  if (workspace === '' || user === '') return undefined;
  return { workspace, target: isChannelId(conversation) ? conversation : user };
}

/** Follows that have ended, and what belonged to them. */
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
