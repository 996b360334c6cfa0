/**
 * One pass over one workspace: read what is kept and what Slack holds, compare with what is wanted, and do the
 * difference.
 */
import type { Course, Follow, Ring, Store, Target } from '../store/store.ts';
import { type CarryOutOptions, carryOut, type PassReport, pause } from './carry-out.ts';
import { newsOf, noticeOf } from './news.ts';
import { planTarget } from './plan.ts';
import { type Outgoing, reconcile } from './reconcile.ts';
import type { News } from './render.ts';
import { spread } from './spread.ts';
import { DeliveryRefused, isEverywhere } from './timer.ts';

export interface PassOptions extends CarryOutOptions {
  /** How far ahead messages are handed to Slack, in milliseconds. */
  readonly horizonMs: number;
}

/** Carries out a pass. Rejects where the store or Slack can't be reached; the next pass goes on from there. */
export async function passWorkspace(workspace: string, options: PassOptions): Promise<PassReport> {
  const { store, timer, now } = options;
  // What Slack holds is read before the store's rows: a row written since then is then not taken for lost.
  await options.pace();
  const held = await timer.list().catch((error: unknown) => pauseAll(error, workspace, options));
  const [targets, follows, rows] = await Promise.all([
    resumed(workspace, store),
    store.follows.inWorkspace(workspace),
    store.rings.inWorkspace(workspace),
  ]);
  const courses = await coursesOf(store, targets, follows);
  const plans = targets.map((target) => planOf(target, follows, courses, rows, options));
  const wanted = plans.flatMap(({ messages }) => messages);
  const steps = reconcile(wanted, rows, held, Math.floor(now() / 1000));
  const report = await carryOut(steps, targets, options);
  await noteTold(plans, await store.rings.inWorkspace(workspace), store);
  return report;
}

/** Where not even the list is given, nothing in the workspace can be reached. Rejects with the refusal. */
async function pauseAll(error: unknown, workspace: string, options: PassOptions): Promise<never> {
  if (error instanceof DeliveryRefused) {
    for (const target of await options.store.targets.inWorkspace(workspace))
      await pause(target, error, options);
  }
  throw error;
}

/** The targets of a workspace whose token is good: none of them is paused for its sake any more. */
async function resumed(workspace: string, { targets }: Store): Promise<Target[]> {
  const all = await targets.inWorkspace(workspace);
  const freed = all.filter(({ pause: known }) => known && isEverywhere(known.reason));
  for (const target of freed) await targets.change(target, { pause: null });
  return all.map((target) => (freed.includes(target) ? { ...target, pause: undefined } : target));
}

interface Plan {
  readonly target: Target;
  readonly messages: readonly Outgoing[];
  readonly news: readonly News[];
  /** The key of the notice that tells the news. */
  readonly noticeKey: string | undefined;
}

async function coursesOf(
  store: Store,
  targets: readonly Target[],
  follows: readonly Follow[],
): Promise<Course[]> {
  const languages = new Map(targets.map(({ target, language }) => [target, language]));
  const pairs = new Map(
    follows.map(({ code, target }) => {
      const language = languages.get(target) ?? 'en';
      return [`${language} ${code}`, { code, language }];
    }),
  );
  return store.courses.get([...pairs.values()]);
}

function planOf(
  target: Target,
  follows: readonly Follow[],
  courses: readonly Course[],
  rows: readonly Ring[],
  options: PassOptions,
): Plan {
  const { now, horizonMs, render } = options;
  const mine = follows.filter((follow) => follow.target === target.target);
  const byCode = new Map(
    courses.filter(({ language }) => language === target.language).map((course) => [course.code, course]),
  );
  const known = mine.map((follow) => ({ ...follow, facts: byCode.get(follow.code)?.facts ?? follow.told }));
  const wanted = planTarget(target, known, now(), now() + horizonMs).map((ring): Outgoing => {
    const follow = known.find(({ code }) => code === ring.code);
    if (!follow) throw new TypeError('a ring without its follow');
    const { workspace, conversation } = target;
    const place = { key: ring.key, workspace, target: target.target, conversation, postAt: ring.at / 1000 };
    return { ...place, ...render.ring(ring, follow, follow.facts, target) };
  });
  const news = newsOf(mine, byCode, now());
  const own = rows.filter((row) => row.target === target.target);
  const notice = noticeOf(target, news, own, now(), render);
  return {
    target,
    news,
    noticeKey: notice?.key,
    messages: notice ? [...spread(wanted), notice] : spread(wanted),
  };
}

/** Notes what Slack now holds or has posted as told; ended follows are let go. */
async function noteTold(plans: readonly Plan[], rows: readonly Ring[], store: Store): Promise<void> {
  for (const { target, news, noticeKey } of plans) {
    const row = rows.find(({ key, target: id }) => key === noticeKey && id === target.target);
    if (!row || (row.state !== 'held' && row.state !== 'rung')) continue;
    const ended = news.filter(({ is }) => is === 'ended').map(({ follow }) => follow.code);
    if (ended.length > 0) await store.follows.remove(target, ended);
    await store.follows.told(
      news
        .filter(({ is }) => is !== 'ended')
        .map((one) => ({
          key: target,
          code: one.follow.code,
          facts: 'facts' in one ? one.facts : one.follow.told,
          missing: one.is === 'missing',
        })),
    );
  }
}
