/**
 * A month in which lessons move, change rooms, are removed and added, while the study API fails, no longer offers them, or the app is
 * down, by the hour through the real app: of a day one overview comes and of a lesson one reminder, and what stays is in both.
 */
import { expect, onTestFinished, test } from 'vitest';
import type { UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { lesson, type ReservationRow, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { BEFORE_RELEASE } from '../fixtures/runs.ts';
import { createRandom, type Random } from './month-random.ts';
import { at, DAY, HOUR, local, MINUTE } from './samples.ts';
import { studyCourse } from './scripted-study.ts';
import { openWorld, timeOf, type World } from './world.ts';

const DAYS = BEFORE_RELEASE ? 40 : 15;
/** In winter, so that a day has 24 hours. */
const BEGIN = at('2026-11-20T12:05');
const CODES = ['VT00QA12-3007', 'VT00QA13-3001', 'VT00QA14-3001'];
const SAM = 'U0SAM00001';
const DOWN = { status: 503, json: { statusCode: 503, message: 'Service Unavailable' } };

interface Taught {
  readonly id: string;
  readonly code: string;
  starts: number;
  room: string;
  /** Since when it is so. */
  since: number;
  isGone: boolean;
}

const dayOf = (ms: number): string => local(ms).slice(0, 10);
/** "9:00" */
const clockOf = (ms: number): string => local(ms).slice(11).replace(/^0/, '');

const rowsOf = (all: readonly Taught[]): ReservationRow[] =>
  all
    .filter(({ isGone }) => !isGone)
    .map(({ id, code, starts, room }) =>
      lesson(id, code, [local(starts), local(starts + HOUR)], reservedRoom(room)),
    );

/** A whole hour from 9 to 16 of one of the next days. */
const someTime = (random: Random, from: number, days: number): number =>
  at(`${dayOf(from + (1 + random.below(days)) * DAY)}T00:00`) + (9 + random.below(8)) * HOUR;

const added = (random: Random, id: string, now: number, days: number): Taught => ({
  ...{ id, code: random.of(CODES), starts: someTime(random, now, days), room: 'A1' },
  ...{ since: now, isGone: false },
});

/** One of the things that happen to lessons. */
function happens(all: Taught[], random: Random, now: number): void {
  const ahead = all.filter(({ starts }) => starts > now);
  const what = ahead.length === 0 ? 'add' : random.of(['move', 'room', 'remove', 'add', 'back'] as const);
  if (what === 'add') return void all.push(added(random, `n${all.length}`, now, 8));
  const one = random.of(ahead);
  const changes: Record<typeof what, Partial<Taught>> = {
    move: { starts: someTime(random, now, 8) },
    room: { room: `B${random.below(9)}` },
    remove: { isGone: true },
    back: { isGone: false },
  };
  Object.assign(one, changes[what], { since: now });
}

/** Hours for which something still lasts. */
const lasting = (hours: number, random: Random, seldom: number, longest: number): number =>
  hours > 0 ? hours - 1 : random.below(seldom) === 0 ? 1 + random.below(longest) : 0;

async function open(
  all: readonly Taught[],
  down: () => UpstreamReply | undefined | 'not offered',
): Promise<World> {
  const env = { STUDY_API_EXTRAS: 'reservations', FOLLOW_CHECK_SECONDS: '10800' };
  const world = await openWorld(BEGIN, env);
  onTestFinished(world.close);
  for (const code of CODES) world.study.courses.set(code, studyCourse({ name: `Name of ${code}` }));
  world.study.reserved = (request: UpstreamRequest) => {
    const answer = down();
    if (answer === 'not offered')
      return { status: 404, json: { statusCode: 404, message: 'Resource not found' } };
    return answer ?? teaching(rowsOf(all))(request);
  };
  await world.start();
  await world.command(SAM, 'sam', `/course follow ${CODES.join(' ')}`);
  const card = await world.command(SAM, 'sam', '/course settings');
  await world.slack.click(card, 'settings.open', { user: 'sam' });
  const view = await world.slack.until(() =>
    world.slack.workspace.modals.find(({ view }) => view['callback_id'] === 'settings.save'),
  );
  await world.slack.submit(view, { 'settings.daily': '480', 'settings.lesson': ['lesson-30m'] });
  return world;
}

/** Plays the days. @returns the lessons that have to be told: what has been so for a day in which all was well */
async function play(): Promise<{ world: World; owed: ReadonlySet<string> }> {
  const random = createRandom(51);
  const all = Array.from({ length: 3 * DAYS }, (_, n) => added(random, `b${n}`, BEGIN, DAYS));
  const left = { study: 0, app: 0 };
  const world = await open(all, () =>
    left.study > 0 ? random.of(['not offered' as const, DOWN]) : undefined,
  );
  const owed = new Set<string>();
  let wellSince = BEGIN;
  for (let now = BEGIN + HOUR; now < BEGIN + DAYS * DAY; now += HOUR) {
    world.goTo(now);
    if (random.chance(0.4)) happens(all, random, now);
    left.study = lasting(left.study, random, 60, 8);
    left.app = lasting(left.app, random, 80, 20);
    if (left.study + left.app > 0) wellSince = now;
    if (left.app === 0) await world.round();
    const isNext = ({ starts }: Taught): boolean => starts > now && starts < now + HOUR;
    const isSure = ({ since, isGone }: Taught): boolean => !isGone && Math.max(since, wellSince) + DAY < now;
    for (const one of all.filter((each) => isNext(each) && isSure(each)))
      owed.add(`${one.code} ${one.starts}`);
  }
  return { world, owed };
}

test(`${DAYS} days of lessons`, { timeout: 900_000 }, async () => {
  const { world, owed } = await play();
  const posts = world.posts(SAM).map((one) => ({ text: one.text, at: timeOf(one) }));
  const days = posts.filter(({ text }) => text.startsWith('Today: '));
  const reminders = posts.filter(({ text }) => text.startsWith('Lesson in '));
  expect(new Set(days.map((one) => dayOf(one.at))).size, 'overviews of one day').toBe(days.length);
  for (const one of owed) {
    const [code = '', starts = ''] = one.split(' ');
    const begins = Number(starts);
    const isOf = ({ text, at: came }: (typeof posts)[number]): boolean =>
      text.includes(` · ${code} · `) && came === begins - 30 * MINUTE;
    expect(reminders.filter(isOf), `reminder of ${code} at ${local(begins)}`).toHaveLength(1);
    const overview = days.find((day) => dayOf(day.at) === dayOf(begins));
    expect(overview?.text, `overview of ${local(begins)}`).toContain(`${clockOf(begins)}–`);
  }
  const told = reminders.map(({ text, at: came }) => `${dayOf(came)} ${text}`);
  expect(told.length - new Set(told).size, 'reminders that came twice').toBe(0);
  expect(owed.size, 'lessons that have to be told').toBeGreaterThan(DAYS / 2);
  expect(days.length).toBeGreaterThan(DAYS / 2);
});
