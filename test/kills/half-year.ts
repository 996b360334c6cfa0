/** Half a year of whims, with a process that is killed again and again, and what came of it beside the model. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type SlackSide, startSlackSide } from '../../playground/slack-side.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import type { Facts, ReminderSettings, Store, Target } from '../../src/store/store.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { BEFORE_RELEASE } from '../fixtures/runs.ts';
import { createDice, type Dice } from './dice.ts';
import {
  CHOICES,
  type Chosen,
  createModel,
  type Dates,
  type Due,
  type Follower,
  LEAD_NAMES,
  type Model,
  nameOf,
} from './half-year-model.ts';
import { type Replica, startReplica } from './replica.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The process is killed once in so many rounds, which are most of a day apart: each kill starts a process. */
const ROUNDS_A_KILL = BEFORE_RELEASE ? 3 : 6;
const BEGIN = Date.UTC(2026, 8, 1, 6, 0, 0);
const WORKSPACE = 'T0CAMPUS01';
const CHANNEL = 'C0COURSES1';
const DIRECT: Readonly<Record<string, string>> = { U0SAM00001: 'D0SAM00001', U0AINO0002: 'D0AINO0002' };
const CODES = Array.from({ length: 10 }, (_, each) => `TX00HY${10 + each}-3001`);
const USUAL: Chosen = { 'opens-0': 0, 'closes-1d': 0, 'starts-1d': 0 };

interface Stage {
  readonly store: StoreOptions;
  readonly model: Model;
  readonly slack: SlackSide;
  readonly dice: Dice;
  readonly counts: Map<string, number>;
  readonly start: () => Replica;
  now: number;
}

/** @param days how long it goes on; now and then people do things, and the process is killed */
export async function playHalfYear(store: StoreOptions, seed: number, days: number): Promise<void> {
  const dice = createDice(seed);
  const follower = (id: string, isQuiet: boolean): Follower => ({
    ...{ id, isQuiet, isPerson: id.startsWith('U'), leads: { ...USUAL }, follows: new Map() },
  });
  const model = createModel([
    follower(CHANNEL, false),
    ...Object.keys(DIRECT).map((id) => follower(id, true)),
  ]);
  for (const code of CODES) model.courses.set(code, someDates(dice, BEGIN));
  let now = BEGIN;
  const slack = await startSlackSide({ signingSecret: 's', botToken: 'xoxb-of-the-killed', now: () => now });
  const upstream = await startUpstream(({ body }) => ({ json: answer(body, model.courses) }));
  const replicas: Replica[] = [];
  const start = (): Replica => {
    const replica = startReplica(slack.apiUrl, upstream.url);
    replicas.push(replica);
    return replica;
  };
  const stage: Stage = {
    ...{ store, model, slack, dice, start, counts: new Map() },
    get now() {
      return now;
    },
    set now(to) {
      slack.advance(to);
      model.advance(to);
      now = to;
    },
  };
  try {
    await play(stage, BEGIN + days * DAY);
    const problems = compare(deliveredIn(slack), model.due, now);
    expect(problems).toEqual([]);
    // Half a year in which little happens would prove little.
    expect(model.due.filter(({ to }) => to <= now).length).toBeGreaterThan(days);
    for (const what of [...ACT_NAMES, 'dates']) expect(stage.counts.get(what) ?? 0, what).toBeGreaterThan(2);
    expect(stage.counts.get('killed in a pass') ?? 0).toBeGreaterThan(days / (4 * ROUNDS_A_KILL));
    expect(model.due.filter(({ what }) => what.endsWith('again')).length).toBeGreaterThan(days / 40);
  } finally {
    await Promise.all(replicas.map(({ kill }) => kill()));
    await Promise.all([slack.close(), upstream.close()]);
  }
}

async function play(stage: Stage, end: number): Promise<void> {
  await withStore(stage, async (store) => {
    for (const { id } of stage.model.followers) await follow(stage, store, id, CODES.slice(0, 6));
  });
  let replica = await opened(stage);
  await replica.round(stage.now);
  stage.model.pass(stage.now, undefined);
  while (stage.now < end) {
    // Less than the time for which Slack holds reminders.
    stage.now += stage.dice.from(10 * 60, 34 * 60) * MINUTE;
    // Dates move upstream, and the check of the next round finds them.
    const moved = stage.dice.from(1, 3) === 1 ? pick(stage.dice, CODES) : undefined;
    if (moved !== undefined) stage.model.courses.set(moved, someDates(stage.dice, stage.now, -1));
    if (moved !== undefined) count(stage, 'dates');
    if (stage.dice.from(1, ROUNDS_A_KILL) > 1) {
      await replica.round(stage.now);
      stage.model.pass(stage.now, undefined);
    } else replica = await killAndGoOn(stage, replica);
  }
  stage.now += 2 * DAY;
}

/** Kills the process. People do things, and another process goes on. */
async function killAndGoOn(stage: Stage, replica: Replica): Promise<Replica> {
  const next = stage.start();
  const killedAt = (await killed(stage, replica)) ? stage.now : undefined;
  if (killedAt === undefined) stage.model.pass(stage.now, undefined);
  else {
    count(stage, 'killed in a pass');
    stage.model.perhaps(stage.now);
  }
  // Leases of the dead run out after 50 seconds.
  stage.now += stage.dice.from(51, 100) * 1000;
  await withStore(stage, async (store) => {
    const acts = stage.dice.from(1, ROUNDS_A_KILL + 1);
    for (let act = 0; act < acts; act += 1) await whim(stage, store);
    await store.forget(stage.now);
  });
  await next.open(stage.store, stage.now);
  await next.round(stage.now);
  stage.model.pass(stage.now, killedAt);
  return next;
}

async function opened(stage: Stage): Promise<Replica> {
  const replica = stage.start();
  await replica.open(stage.store, stage.now);
  return replica;
}

/** Kills the process, in the midst of a pass or after it. True: the pass had begun, and was not over. */
async function killed({ dice, now }: Stage, replica: Replica): Promise<boolean> {
  const word = await replica.roundUntil(now, { nth: dice.from(1, 60) });
  if (word.is === 'waiting' && dice.from(0, 1) === 1) {
    const ended = Promise.allSettled([replica.goOn()]);
    await sleep(dice.from(1, 20) * 0.1);
    await replica.kill();
    await ended;
  } else await replica.kill();
  return word.is === 'waiting';
}

async function withStore({ store: options }: Stage, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(options);
  await work(store).finally(() => store.close());
}

function count({ counts }: Stage, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Something that is done to a course that `one` follows. False: it could not be done. */
type Act = (stage: Stage, store: Store, one: Follower, code: string, user: string) => Promise<boolean>;

const ACTS = {
  follow: async (stage, store, { id }) => follow(stage, store, id, stage.dice.some(CODES, 2)),
  unfollow: async ({ model }, store, { id }, code) => {
    await store.follows.remove(keyOf(id), [code]);
    model.unfollow(id, code);
    return true;
  },
  leads: async ({ dice, now }, store, one) => {
    one.leads = toggled(dice, one.leads, now);
    await store.targets.change(keyOf(one.id), { settings: settingsOf(one) });
    return true;
  },
  'own leads': async ({ dice, now }, store, one, code) => {
    const followed = one.follows.get(code);
    if (!followed) return false;
    followed.leads = toggled(dice, followed.leads, now);
    return store.follows.setLeads(keyOf(one.id), code, followed.leads);
  },
  enroll: async ({ model, now }, store, _one, code, user) => {
    const place = follows(model, user, code) ? user : CHANNEL;
    if (!follows(model, place, code)) return false;
    const before = model.enrolled.get(`${user} ${code}`);
    model.enrolled.set(`${user} ${code}`, { place, at: before?.at ?? now });
    return store.enrolled.mark({ workspace: WORKSPACE, user, code, target: place, at: now });
  },
  'take back': async ({ model, dice }, store) => {
    const mark = pick(dice, [...model.enrolled.keys()]);
    const [user = '', code = ''] = mark?.split(' ') ?? [];
    if (mark !== undefined) model.enrolled.delete(mark);
    return store.enrolled.unmark({ workspace: WORKSPACE, user }, code);
  },
  snooze: (stage, store, one, code, user) => snooze(stage, store, user, code, one.id),
} satisfies Record<string, Act>;
type ActName = keyof typeof ACTS;
const ACT_NAMES = Object.keys(ACTS).filter((name): name is ActName => name in ACTS);

/** One thing that a person does. It is told to the model, too. */
async function whim(stage: Stage, store: Store): Promise<void> {
  const { model, dice } = stage;
  const one = pick(dice, model.followers);
  const code = one && pick(dice, [...one.follows.keys()]);
  const user = pick(dice, Object.keys(DIRECT));
  const name = pick(dice, [...ACT_NAMES, 'snooze', 'snooze', 'enroll'] as const);
  if (!one || !name || user === undefined || (code === undefined && name !== 'follow')) return;
  if (await ACTS[name](stage, store, one, code ?? '', user)) count(stage, name);
}

/** One reminder is snoozed where it stood, in a channel or directly. */
async function snooze(
  stage: Stage,
  store: Store,
  user: string,
  code: string,
  stood: string,
): Promise<boolean> {
  const { model, dice, now } = stage;
  const place = stood === CHANNEL ? CHANNEL : user;
  const dates = model.courses.get(code);
  const asked = pick(dice, ['opens', 'closes', 'starts'] as const);
  const choice = pick(dice, CHOICES);
  const at = dates && asked && choice && model.snoozeTime(asked, choice, dates, now);
  if (!at || !asked || !choice || !(follows(model, place, code) || follows(model, user, code))) return false;
  const kind = choice === 'before-closing' ? 'closes' : asked;
  const person = model.followers.find(({ id }) => id === user);
  if (!person) return false;
  const snoozed = { user, code, kind, choice, at, madeAt: now };
  expect(await store.snoozes.put(targetOf(person), { ...snoozed, workspace: WORKSPACE, target: place })).toBe(
    true,
  );
  model.snoozed.set(nameOf({ ...snoozed, place }), { ...snoozed, place });
  return true;
}

const follows = (model: Model, target: string, code: string): boolean =>
  model.followers.some(({ id, follows: mine }) => id === target && mine.has(code));

async function follow(
  { model, now }: Stage,
  store: Store,
  id: string,
  codes: readonly string[],
): Promise<boolean> {
  const one = model.followers.find((each) => each.id === id);
  if (!one) return false;
  const fresh = codes.filter((code) => !one.follows.has(code));
  const rows = fresh.map((code) => ({
    ...{ ...keyOf(id), code, createdBy: 'U0SAM00001', createdAt: now, toldMissing: false },
    told: factsOf(code, model.courses.get(code)),
  }));
  await store.follows.add(targetOf(one), rows, 100);
  for (const code of fresh) one.follows.set(code, { since: now, leads: {} });
  return fresh.length > 0;
}

/** One lead time more or less. What was chosen before keeps the time of its choice. */
function toggled(dice: Dice, leads: Chosen, now: number): Chosen {
  const lead = pick(dice, LEAD_NAMES) ?? 'opens-0';
  const { [lead]: before, ...others } = leads;
  return before === undefined ? { ...others, [lead]: now } : others;
}

const pick = <T>(dice: Dice, all: readonly T[]): T | undefined =>
  all[dice.from(0, Math.max(0, all.length - 1))];
const keyOf = (target: string) => ({ workspace: WORKSPACE, target });

function targetOf(one: Follower): Target {
  const { id } = one;
  return {
    ...{ ...keyOf(id), conversation: DIRECT[id] ?? id, language: 'en', settings: settingsOf(one) },
    ...{ kind: one.isPerson ? 'person' : 'channel', pause: undefined, checkedAt: undefined },
  };
}

function settingsOf({ leads, isQuiet }: Follower): ReminderSettings {
  const on = (kind: string) => Object.keys(leads).some((lead) => lead.startsWith(kind));
  const quiet = isQuiet ? { quietFrom: 20 * 60, quietTo: 8 * 60 } : { quietFrom: 0, quietTo: 0 };
  return { opens: on('opens'), closes: on('closes'), starts: on('starts'), ...quiet, zone: 'UTC', leads };
}

/**
 * Dates in the coming weeks, on the minute.
 * @param first the day from now on which the opening lies at the earliest: one reading is not believed that moves a date
 * from ahead to days ago
 */
function someDates(dice: Dice, now: number, first = -10): Dates {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const opens = minute + dice.from(first * 24 * 60, 20 * 24 * 60) * MINUTE;
  const closes = opens + dice.from(3 * 60, 18 * 24 * 60) * MINUTE;
  return { opens, closes, starts: closes + dice.from(60, 12 * 24 * 60) * MINUTE };
}

function factsOf(name: string, dates: Dates | undefined): Facts {
  if (!dates) throw new TypeError('an unknown course');
  const moment = (at: number) => ({ at, precision: 'minute' as const });
  const { opens, closes, starts } = dates;
  const days = { opens: moment(opens), closes: moment(closes), starts: moment(starts) };
  return { name, ...days, languages: [], groups: [] };
}

/** The study API's answer to a search; no course of it has lessons. */
function answer(body: unknown, courses: ReadonlyMap<string, Dates>): object {
  const { codes } = body as { codes?: readonly string[] };
  if (!codes) return { status: 'success', message: 'No results', reservations: [] };
  const realizations = codes.flatMap((code) => {
    const dates = courses.get(code);
    if (!dates) return [];
    const [enrollmentStart, enrollmentEnd, startDate] = [dates.opens, dates.closes, dates.starts].map((at) =>
      new Date(at).toISOString(),
    );
    const id = code.replaceAll(/\D/g, '');
    return [{ id, code, name: code, enrollmentStart, enrollmentEnd, startDate }];
  });
  return { status: 'success', realizations };
}

interface Delivered {
  readonly what: string;
  readonly at: number;
}

/** Every reminder in Slack: whose, of what course and kind, and whether it came again. Notices are left out. */
function deliveredIn({ workspace }: SlackSide): Delivered[] {
  return workspace.messages.flatMap(({ text, ts }) => {
    const [target, code, kind, more] = text.split(' ');
    if (kind === undefined || code === 'news' || code === 'paused') return [];
    const what = kind === 'snoozed' ? `${target} ${code} ${more} again` : `${target} ${code} ${kind}`;
    return [{ what, at: Math.floor(Number(ts)) * 1000 }];
  });
}

/** What came though nothing expects it, and what did not come. */
function compare(delivered: readonly Delivered[], due: readonly Due[], now: number): string[] {
  const open = due
    .map((one) => ({ one, count: 0 }))
    .sort((a, b) => b.one.least - a.one.least || a.one.to - b.one.to);
  const surplus = delivered.filter(({ what, at }) => {
    const fits = open.filter(({ one }) => one.what === what && one.from <= at && at <= one.to);
    const match =
      fits.find(({ one, count }) => count < one.least) ?? fits.find(({ one, count }) => count < one.most);
    if (match) match.count += 1;
    return !match;
  });
  const missing = open.filter(({ one, count }) => one.to <= now && count < one.least);
  const told = (what: string, at: number) => `${what} ${new Date(at).toISOString()}`;
  return [
    ...surplus.map(({ what, at }) => `came: ${told(what, at)}`),
    ...missing.map(({ one }) => `missing: ${told(one.what, one.from)}`),
  ];
}
