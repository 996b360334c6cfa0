/** A month in which everything happens, by the hour, played through the real app and through the model. */
import type { SlackChannel } from '../../playground/slack-side.ts';
import { type Said, takeIn } from './month-belief.ts';
import { overAt } from './month-changes.ts';
import { chooseQuiet, chooseReminder } from './month-choices.ts';
import { DAY, HOUR, isTwice, MINUTE } from './month-clock.ts';
import { perhapsFrom } from './month-doubt.ts';
import { advance, createModel, cutShort, follow, outOfReach, pass, targetOf } from './month-model.ts';
import { changed, createRandom, type Random, randomFacts, rowOf } from './month-random.ts';
import type { MonthFacts } from './month-reminders.ts';
import type { Model } from './month-state.ts';
import { openWorld, type World } from './world.ts';

export const CODES = Array.from({ length: 15 }, (_, index) => `TX00MM${10 + index}-3001`);
export const PLACES: readonly { id: string; user: string }[] = [
  { id: 'C0COURSES1', user: 'sam' },
  { id: 'C0RANDOM01', user: 'sam' },
  { id: 'C0MATH0001', user: 'sam' },
  { id: 'D0SAM00001', user: 'sam' },
  { id: 'D0AINO0002', user: 'aino' },
];
export const CHANNELS = PLACES.map(({ id }) => id).filter((id) => id.startsWith('C'));

export interface Month {
  readonly world: World;
  readonly model: Model;
  readonly random: Random;
  readonly truth: Map<string, MonthFacts>;
  readonly lastRead: Map<string, number>;
  /** Hours for which something still lasts. */
  readonly left: { study: number; slack: number; token: number; app: number; away: Map<string, number> };
  /** How often each thing happened. */
  readonly counts: Map<string, number>;
  /** Faults that were ordered and may not have struck yet. */
  readonly ordered: { lost: number; posts: number };
  /** A course whose date moves again within the hour. */
  restless: string | undefined;
}

export async function openMonth(begin: number, seed: number): Promise<Month> {
  const world = await openWorld(begin);
  (world.slack.workspace.channels as SlackChannel[]).push({
    id: 'C0MATH0001',
    name: 'math',
    kind: 'channel',
    botIsMember: true,
    isArchived: false,
  });
  world.slack.inviteBot('#random');
  // Users report that deletions in the last minutes are ignored.
  world.slack.ignoreDeletionsWithin(300);
  const month: Month = {
    world,
    model: createModel(),
    random: createRandom(seed),
    truth: new Map(),
    lastRead: new Map(),
    left: { study: 0, slack: 0, token: 0, app: 0, away: new Map() },
    counts: new Map(),
    ordered: { lost: 0, posts: 0 },
    restless: undefined,
  };
  for (const code of CODES) setTruth(month, code, randomFacts(month.random, begin));
  world.study.onSearch = (codes) => heard(month, codes);
  await world.start();
  return month;
}

function setTruth({ world, truth }: Month, code: string, facts: MonthFacts): void {
  truth.set(code, facts);
  const gone = world.study.courses.get(code)?.gone ?? false;
  world.study.courses.set(code, { ...rowOf(`Course ${code.slice(6, 8)}`, facts), gone });
}

/** What the study API tells, the model knows, too. It is asked for followed courses by checks alone: a look-up finds them cached. */
function heard({ world, model, truth, lastRead }: Month, codes: readonly string[]): void {
  const followed = new Set([...model.targets.values()].flatMap(({ follows }) => [...follows.keys()]));
  const check: Said[] = [];
  for (const code of codes) {
    lastRead.set(code, world.now());
    const facts = world.study.courses.get(code)?.gone ? undefined : truth.get(code);
    if (followed.has(code)) check.push({ code, facts });
    else if (facts) model.known.set(code, { facts, gone: false });
  }
  takeIn(model.known, check, world.now());
}

export function count({ counts }: Month, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

const isCutOff = ({ left }: Month): boolean => left.slack > 0 || left.token > 0;

/** Does something that makes a pass, and tells the model how far that got. A pass that was cut short is made again. */
export async function passing(month: Month, act: () => Promise<unknown>): Promise<void> {
  const { world, model, left, ordered } = month;
  // A page that fails is read twice more.
  if (left.slack > 0) world.slack.fail('chat.scheduledMessages.list', 500, 3);
  let seen = world.log.length;
  model.starting = !world.isRunning();
  const stale = model.starting ? [perhapsFrom(model, world.now())] : [];
  await act();
  if (left.token > 0 && world.isRunning()) outOfReach(model);
  if (isCutOff(month)) return;
  const failed = () =>
    world.log.slice(seen).filter(({ kind, level }) => kind === 'pass' && level >= 40).length;
  for (let times = failed(); times > 0; times = failed()) {
    count(month, 'a pass that was cut short');
    cutShort(model, world.now(), Math.min(times, ordered.lost));
    // What came in it may be too late in the next one.
    stale.push(perhapsFrom(model, world.now()));
    goTo(month, world.now() + MINUTE);
    seen = world.log.length;
    await world.round();
  }
  pass(model, world.now());
  for (const note of stale) note();
}

export function goTo({ world, model }: Month, to: number): void {
  world.goTo(to);
  advance(model, to);
}

/** A person follows, stops following, or chooses something else. */
export async function whim(month: Month): Promise<void> {
  const { random, model, world } = month;
  const place = random.of(PLACES);
  const target = targetOf(model, place.id);
  if (!target.reachable) return;
  const codes = CODES.filter(() => random.chance(0.15));
  const followed = codes.filter((code) => target.follows.has(code));
  const kind = random.of(['follow', 'follow', 'unfollow', 'quiet', 'reminder'] as const);
  if (kind === 'follow') return followSome(month, place, codes);
  if (target.follows.size === 0) return;
  count(month, kind);
  if (kind === 'quiet') return chooseQuiet(month, place);
  if (kind === 'reminder') return chooseReminder(month, place);
  const all = random.chance(0.1);
  if (!all && followed.length === 0) return;
  const gone = all ? [...target.follows.keys()] : followed;
  const typed = all ? 'all' : followed.join(' ');
  await passing(month, async () => {
    await world.command(place.id, place.user, `/course unfollow ${typed}`);
    for (const code of gone) target.follows.delete(code);
  });
}

export async function followSome(
  month: Month,
  { id, user }: { id: string; user: string },
  codes: readonly string[],
): Promise<void> {
  const { world, model, lastRead, truth } = month;
  const now = world.now();
  const followedNow = new Set([...model.targets.values()].flatMap(({ follows }) => [...follows.keys()]));
  const wanted = codes
    .filter((code) => !world.study.courses.get(code)?.gone)
    // What is long over can't be followed any more.
    .filter((code) => (overAt(truth.get(code)) ?? now) + 29 * DAY > now)
    // A course without followers may be shown as it was within the last day: the model does not go into that.
    .filter((code) => followedNow.has(code) || now - (lastRead.get(code) ?? 0) > 25 * HOUR)
    .slice(0, 10);
  if (wanted.length === 0) return;
  count(month, 'follow');
  await passing(month, async () => {
    const { text } = await world.command(id, user, `/course follow ${wanted.join(' ')}`);
    if (!/^(?:Now followed|Already followed|Following|You now follow|You already follow)/.test(text))
      throw new Error(text);
    follow(model, id, wanted, now);
  });
}

/** One of the things that happen to courses upstream. */
export function upstream(month: Month): void {
  const { random, world, truth } = month;
  const code = month.restless ?? random.of(CODES);
  const [row, facts] = [world.study.courses.get(code), truth.get(code)];
  if (!row || !facts) return;
  const isRestless = month.restless === undefined && !row.gone && random.chance(0.3);
  month.restless = isRestless ? code : undefined;
  if (isRestless) moveSoon(month, code, facts);
  else if (row.gone || random.chance(0.1)) {
    row.gone = !row.gone;
    count(month, row.gone ? 'a course vanishes' : 'a course comes back');
  } else {
    setTruth(month, code, changed(random, facts, world.now()));
    count(month, 'a date moves');
  }
}

/** It opens some minutes after the next round, in which it moves once more: too late for the reminder. */
function moveSoon(month: Month, code: string, facts: MonthFacts): void {
  const at = month.world.now() + HOUR + month.random.of([4, 7, 9]) * MINUTE;
  setTruth(month, code, { ...facts, opens: isTwice(at) ? facts.opens : { at, end: at } });
  count(month, 'a date moves at the last minute');
}
