/**
 * One pass over one workspace. It reads what the store keeps and what Slack holds, compares them with what is
 * wanted, and does the difference.
 */
import type { JobOutcome, Jobs } from '../ops/jobs.ts';
import { LEASE, type LeaseOptions, leased } from '../ops/lease.ts';
import { createCoalescingQueue } from '../primitives/promises.ts';
import type { Follow, Reminder, Store, Target } from '../store/store.ts';
import { type CarryOutOptions, carryOut, type PassReport } from './carry-out.ts';
import { heldBy, withIds } from './memory.ts';
import { type Wishes, wishesOf } from './notices.ts';
import { pause } from './pause.ts';
import { reconcile, type Words } from './reconcile.ts';
import { DeliveryRefused, type Held, handedOver, isEverywhere, nameOf, type Step } from './steps.ts';

// Passes that are made again after a pause: one for a workspace, however often it is asked for.

/** How a pass learns what Slack holds: from the store's rows, where none is in doubt; or from Slack alone. */
export type Believes = 'rows' | 'slack';

interface Returns {
  /**
   * Makes sure that a workspace is passed over again after `ms` milliseconds, or sooner where that was asked
   * for before. By then whoever holds the lease may have been killed, or trouble may have passed.
   */
  comeBack(workspace: string, ms: number, believes: Believes): void;
  /** Notes that a pass has gone well. A coming pass that would see no more is cancelled. */
  wentWell(workspace: string, believes: Believes): void;
}

/** One pass to come, at a time by `performance.now()`. */
interface Return {
  readonly at: number;
  readonly believes: Believes;
  readonly timer: NodeJS.Timeout;
}

/** No pass comes after `signal` is aborted. */
function createReturns(pass: (workspace: string, believes: Believes) => void, signal: AbortSignal): Returns {
  const coming = new Map<string, Return>();
  signal.addEventListener('abort', () => {
    for (const { timer } of coming.values()) clearTimeout(timer);
  });
  return {
    comeBack: (workspace, ms, wish) => {
      if (signal.aborted) return;
      const before = coming.get(workspace);
      clearTimeout(before?.timer);
      // Spread out, so that replicas do not meet again.
      const wanted = performance.now() + ms * (1 + Math.random() * 0.1);
      const at = Math.min(wanted, before?.at ?? Number.POSITIVE_INFINITY);
      const believes = before?.believes === 'slack' ? 'slack' : wish;
      const comes = (): void => {
        coming.delete(workspace);
        pass(workspace, believes);
      };
      const timer = setTimeout(comes, Math.max(0, at - performance.now())).unref();
      coming.set(workspace, { at, believes, timer });
    },
    wentWell: (workspace, believes) => {
      const before = coming.get(workspace);
      if (before === undefined || (before.believes === 'slack' && believes === 'rows')) return;
      clearTimeout(before.timer);
      coming.delete(workspace);
    },
  };
}

export interface PassOptions extends CarryOutOptions {
  /** How far ahead messages are handed to Slack, in milliseconds. */
  readonly horizonMs: number;
  /** Whether a paused target may be tried now; asked for targets to which nothing else is to be sent. */
  readonly mayProbe: (target: Target) => boolean;
  /** `rows`: the store's rows tell what Slack holds, unless one is in doubt. */
  readonly believes: Believes;
  /** Whether Slack may be asked now only to learn whether a notice has come. */
  readonly mayAsk: boolean;
  readonly jobs: Pick<Jobs, 'run'>;
  /** Told of each target that has been told something. */
  readonly onTold?: (target: Target) => void;
}

/**
 * Carries out a pass. Rejects where the store or Slack can't be reached; the next pass goes on from there.
 */
export async function passWorkspace(workspace: string, options: PassOptions): Promise<PassReport> {
  const { store, now, memory } = options;
  await store.workspaces.settleMoves(workspace);
  const { held, targets, words, ...kept } = await known(workspace, options);
  const rows = withIds(kept.rows, memory.gone, now() / 1000);
  const follows = await store.follows.inWorkspace(workspace);
  const courses = await store.courses.get(pairsOf(targets, follows));
  const wishes = await wishesOf({ targets, follows, courses, rows }, { ...options, now: now() });
  const wanted = wishes.flatMap(({ messages }) => messages);
  const steps = reconcile(wanted, rows, held, Math.floor(now() / 1000), words);
  try {
    return await carryOut(steps, targets, options);
  } finally {
    const notices = wishes.filter(({ noticeKey }) => noticeKey !== undefined);
    if (notices.length > 0) await noteTold(notices, await store.reminders.inWorkspace(workspace), options);
    await noteRetold(wishes, store);
    await probe(targets, steps, options);
    await forgetErased(ofErased(rows, targets), store);
  }
}

/** The rows of people whose data were erased: they stay only until Slack has given the messages back. */
function ofErased(rows: readonly Reminder[], targets: readonly Target[]): readonly Reminder[] {
  const known = new Set(targets.map(({ target }) => target));
  return rows.filter(({ target }) => !known.has(target));
}

/**
 * Deletes the rows of erased people that say that something has rung: it may have rung since the erasure. Those
 * that this pass has deleted are overwritten as well.
 */
async function forgetErased(erased: readonly Reminder[], store: Store): Promise<void> {
  if (erased.length === 0) return;
  const rung = erased.filter(({ state }) => state === 'rung');
  if (rung.length > 0) await store.reminders.delete(rung);
  await store.overwrite();
}

interface Known {
  readonly rows: readonly Reminder[];
  readonly held: readonly Held[];
  readonly targets: readonly Target[];
  readonly words: Words;
}

/** Reads what was handed over, and what Slack holds of it. */
async function known(workspace: string, options: PassOptions): Promise<Known> {
  const { store, timer, believes, pace, now } = options;
  if (believes === 'rows') {
    const rows = await store.reminders.inWorkspace(workspace);
    const targets = await store.targets.inWorkspace(workspace);
    const held = heldBy(rows, now() / 1000, options.mayAsk, options.memory.gone);
    if (held && !areElsewhere(rows, targets)) return { rows, held, targets, words: 'stay' };
  }
  // Slack's list is read before the store's rows: a message that is handed over in between is then not taken
  // for one without a row.
  const held = await timer.list(pace).catch((error: unknown) => pauseAll(error, workspace, options));
  const rows = await store.reminders.inWorkspace(workspace);
  return { rows, held, targets: await resumed(workspace, store), words: 'are-wanted' };
}

/** Whether Slack holds something under the id that a channel had before: only its list tells where it is now. */
function areElsewhere(rows: readonly Reminder[], targets: readonly Target[]): boolean {
  const conversations = new Map(targets.map(({ target, conversation }) => [target, conversation]));
  return rows.some(
    ({ state, target, conversation }) =>
      state !== 'rung' && (conversations.get(target) ?? conversation) !== conversation,
  );
}

/**
 * Where the list is refused because of the token, nothing in the workspace can be reached: all its targets
 * are paused. Rejects with the given error in any case.
 */
async function pauseAll(error: unknown, workspace: string, options: PassOptions): Promise<never> {
  if (error instanceof DeliveryRefused && error.everywhere) {
    for (const target of await options.store.targets.inWorkspace(workspace))
      await pause(target, error, options);
  }
  throw error;
}

/** The targets of a workspace whose token is good. Ends all pauses that were due to the token. */
async function resumed(workspace: string, { targets }: Store): Promise<Target[]> {
  const all = await targets.inWorkspace(workspace);
  const freed = new Set(all.filter(({ pause: known }) => known && isEverywhere(known.reason)));
  for (const target of freed) await targets.change(target, { pause: null });
  return all.map((target) => (freed.has(target) ? { ...target, pause: undefined } : target));
}

/** Each course once for each language of those who follow it. */
function pairsOf(targets: readonly Target[], follows: readonly Follow[]) {
  const languages = new Map(targets.map(({ target, language }) => [target, language]));
  const byLanguage = Map.groupBy(follows, ({ target }) => languages.get(target) ?? 'en');
  return [...byLanguage].flatMap(([language, those]) => {
    const codes = new Set(those.map(({ code }) => code));
    return [...codes].map((code) => ({ code, language }));
  });
}

/**
 * Tries paused targets to which nothing is to be sent, now and then. Otherwise they stay paused for weeks.
 */
async function probe(
  targets: readonly Target[],
  steps: readonly Step[],
  options: PassOptions,
): Promise<void> {
  const { store, jobs, pace, mayProbe, stillMine, othersWait } = options;
  const busy = new Set(steps.map((step) => handedOver(step)?.target));
  const idle = targets.filter(({ target, pause: known }) => known && !busy.has(target));
  for (const target of idle) {
    if (!stillMine() || othersWait()) return;
    if (!mayProbe(target)) continue;
    await pace();
    const tryOne = async (): Promise<JobOutcome> => {
      if (!(await isReached(target, options))) return 'skipped';
      await store.targets.change(target, { pause: null });
      return 'ok';
    };
    await jobs.run('probe', tryOne, { workspace: target.workspace });
  }
}

/** False where Slack still refuses. Rejects where Slack has trouble. */
async function isReached({ conversation }: Target, { timer, now }: PassOptions): Promise<boolean> {
  try {
    await timer.probe(conversation, now());
    return true;
  } catch (error) {
    if (error instanceof DeliveryRefused) return false;
    throw error;
  }
}

/** Notes facts that were told in another language as told in the target's own. */
async function noteRetold(wishes: readonly Wishes[], { follows }: Store): Promise<void> {
  const retold = wishes.flatMap(({ target: key, retold: all }) => all.map((one) => ({ key, ...one })));
  if (retold.length > 0) await follows.told(retold);
}

/** Notes news as told where Slack now holds or has posted the notice. Ended follows are removed. */
async function noteTold(
  wishes: readonly Wishes[],
  rows: readonly Reminder[],
  { store, onTold = () => {} }: PassOptions,
): Promise<void> {
  const handedOver = new Set(rows.filter(({ state }) => state === 'held' || state === 'rung').map(nameOf));
  const told = wishes.filter(
    ({ target, noticeKey: key }) => key !== undefined && handedOver.has(nameOf({ ...target, key })),
  );
  for (const { target, news } of told) {
    const ended = news.filter(({ is }) => is === 'ended').map(({ follow }) => follow.code);
    if (ended.length > 0) await store.follows.remove(target, ended);
  }
  await store.follows.told(told.flatMap(toldOf));
  for (const { target } of told) onTold(target);
}

/** The facts that a target's follows have been told with its notice. */
function toldOf({ target: key, news }: Wishes): Parameters<Store['follows']['told']>[0][number][] {
  return news.flatMap((one) => {
    if (one.is === 'ended') return [];
    const facts = 'facts' in one ? one.facts : one.follow.told;
    return [{ key, code: one.follow.code, facts, missing: one.is === 'missing' }];
  });
}

// The passes of one process: those under way, those that wait, and those that are made again after trouble.

/** The name of a pass's lease: this word, then the workspace. */
export const PASS = 'pass';
/**
 * The pause before the next pass after trouble, in milliseconds; twice as long after each further trouble.
 */
const FIRST_PAUSE = 30_000;
/**
 * After handing over messages for so long, in milliseconds, a pass leaves the rest to the next, if one is
 * due.
 */
const TURN = 30_000;

/** The conditions under which a pass is made. */
interface Turn {
  readonly believes: Believes;
  /**
   * False once another replica may be doing the same, or the app stops. Asked before each thing that must not
   * be done twice.
   */
  readonly stillMine: () => boolean;
  /** Whether others wait for the pass to end. It then leaves to the next pass what that may do as well. */
  readonly othersWait: () => boolean;
  /** Aborted when the app stops. */
  readonly signal: AbortSignal;
}

export interface PassesOptions extends Omit<LeaseOptions, 'leases'> {
  readonly store: Pick<Store, 'leases'>;
  /** Makes a pass over a workspace. Resolves to undefined where the app is not installed. */
  readonly pass: (workspace: string, turn: Turn) => Promise<PassReport | undefined>;
  /**
   * The time between regular passes, in milliseconds. No pause after trouble is longer, and no pass hands
   * over messages for longer.
   */
  readonly passEveryMs: number;
  /** How long a pass goes on though another one is wanted, in milliseconds; `TURN` by default. */
  readonly turnMs?: number;
  readonly jobs: Pick<Jobs, 'run'>;
  /** Told of each workspace over which a pass has failed. */
  readonly onFailed?: (workspace: string) => void;
}

/** Makes one pass at a time over a workspace; at most one more waits for its end. */
export function createPasses(options: PassesOptions, signal: AbortSignal) {
  const { store, jobs, leaseMs = LEASE, passEveryMs, turnMs = TURN } = options;
  const pauses = new Map<string, number>();
  /** What the next pass over a workspace is to believe. */
  const wanted = new Map<string, Believes>();
  const returns = createReturns((workspace, believes) => void pass(workspace, believes), signal);

  /**
   * Whether a pass has had its turn. The turn begins with the first step: finding out what to do may take
   * minutes, and at least some of it is to be done.
   */
  const turnOver = (workspace: string): (() => boolean) => {
    let began: number | undefined;
    return () => {
      began ??= performance.now();
      const took = performance.now() - began;
      return took >= passEveryMs || (wanted.has(workspace) && took >= turnMs);
    };
  };

  const passOnce = async (workspace: string): Promise<void> => {
    const believes = wanted.get(workspace) ?? 'rows';
    wanted.delete(workspace);
    if (signal.aborted) return;
    let pause = 0;
    const retryMs = (): number => {
      pause = backOff(workspace);
      return pause;
    };
    const outcome = await jobs.run('pass', () => inTurn(workspace, believes), { workspace, retryMs });
    if (outcome !== 'failed') return;
    options.onFailed?.(workspace);
    returns.comeBack(workspace, pause, 'slack');
  };

  /** Makes a pass unless another replica makes it. */
  const inTurn = async (workspace: string, believes: Believes): Promise<JobOutcome> => {
    const isOver = turnOver(workspace);
    let [isLost, isCut, isInstalled] = [false, false, true];
    const taken = await leased(`${PASS} ${workspace}`, { ...options, leases: store.leases }, async (mine) => {
      const stillMine = (): boolean => {
        isLost ||= !mine();
        return !isLost && !signal.aborted;
      };
      const othersWait = (): boolean => {
        isCut ||= isOver();
        return isCut;
      };
      const report = await options.pass(workspace, { believes, stillMine, othersWait, signal });
      isInstalled = report !== undefined;
    });
    if (!taken || isLost) {
      returns.comeBack(workspace, leaseMs, believes);
      return 'skipped';
    }
    pauses.delete(workspace);
    returns.wentWell(workspace, believes);
    if (isCut) void pass(workspace);
    return isInstalled ? 'ok' : 'skipped';
  };

  const underWay = createCoalescingQueue(passOnce, (workspace) => workspace);

  /** However many ask during a pass, one more pass after it sees everything they have changed. */
  const pass = (workspace: string, believes: Believes = 'rows'): Promise<void> => {
    if (wanted.get(workspace) !== 'slack') wanted.set(workspace, believes);
    return underWay.run(workspace);
  };

  const backOff = (workspace: string): number => {
    const pause = Math.min((pauses.get(workspace) ?? FIRST_PAUSE / 2) * 2, passEveryMs);
    pauses.set(workspace, pause);
    return pause;
  };

  return { pass, settled: underWay.settled };
}
