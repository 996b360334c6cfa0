/** The overview of a week: when it comes, that it comes once, and what it says. */
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { passWorkspace } from '../../src/reminders/pass.ts';
import { planWeek } from '../../src/reminders/plan.ts';
import { createMemory } from '../../src/reminders/trouble.ts';
import type { ReminderSettings } from '../../src/store/store.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { brokenOffAt } from './broken-off.ts';
import { optionsOf, setUp } from './one-pass.ts';
import {
  at,
  CODE,
  course,
  DAY,
  facts,
  follow,
  HOUR,
  LOUD,
  local,
  MINUTE,
  NOW,
  SETTINGS,
  target,
  WORKSPACE,
} from './samples.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';
import { openWorld, timeOf, until, type World } from './world.ts';

const MONDAY = at('2026-11-23T08:00');

describe('when it comes', () => {
  const planned = (now: string, more: Partial<ReminderSettings> = {}) =>
    planWeek({ settings: { ...SETTINGS, weekly: at('2026-01-01'), ...more } }, at(now));

  test.each<[string, string, Partial<ReminderSettings>]>([
    ['2026-11-20T14:02', '2026-11-23T08:00', {}],
    ['2026-11-23T07:59', '2026-11-23T08:00', {}],
    ['2026-11-23T08:00', '2026-11-23T08:00', {}],
    // Late: until the evening, and not in the quiet hours.
    ['2026-11-23T19:59', '2026-11-23T08:00', {}],
    ['2026-11-23T20:00', '2026-11-30T08:00', {}],
    ['2026-11-23T21:59', '2026-11-23T08:00', { quietFrom: 0, quietTo: 0 }],
    ['2026-11-23T22:01', '2026-11-30T08:00', { quietFrom: 0, quietTo: 0 }],
    // Quiet hours delay it.
    ['2026-11-20T14:02', '2026-11-23T10:30', { quietTo: 10 * 60 + 30 }],
    // By the target's clocks, also where these have changed in the night before.
    ['2026-11-20T14:02', '2026-11-23T10:00', { zone: 'Europe/London' }],
    ['2026-10-24T12:00', '2026-10-26T08:00', {}],
    ['2026-03-28T12:00', '2026-03-30T08:00', {}],
    ['2026-11-20T14:02', '2026-11-23T15:00', { zone: 'America/New_York' }],
  ])('at %s the next one is that of %s, with %o', (now, comes, more) => {
    const week = planned(now, more);
    expect(local(week?.at ?? 0)).toBe(comes);
    expect(week?.key).toBe(`week ${comes.slice(0, 10)}`);
  });

  it('never comes where it is not wanted, nor for a Monday before it was wanted', () => {
    expect(planWeek({ settings: SETTINGS }, NOW)).toBeUndefined();
    expect(local(planned('2026-11-23T09:00', { weekly: at('2026-11-23T08:30') })?.at ?? 0)).toBe(
      '2026-11-30T08:00',
    );
  });

  it('planning again, at any time before it comes, changes nothing', { tags: 'property' }, () => {
    const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 - 6 * 60 });
    fc.assert(
      fc.property(minutes, fc.constantFrom('Europe/Helsinki', 'Asia/Kathmandu', 'UTC'), (before, zone) => {
        const settings = { ...SETTINGS, zone, weekly: at('2026-01-01') };
        const first = planWeek({ settings }, MONDAY - 3 * DAY);
        expect(planWeek({ settings }, MONDAY - 3 * DAY + before * MINUTE)).toEqual(first);
      }),
    );
  });
});

/** A channel that wants overviews, and follows a course. */
async function weekly(now = MONDAY - DAY) {
  const setting = await setUp(follow());
  setting.clock.now = now;
  await setting.read(facts());
  await setting.store.targets.change(target(), { settings: { ...LOUD, weekly: NOW - DAY } });
  return setting;
}

describe('a pass', () => {
  it('hands it over once, within the horizon, and it counts as posted from its time on', async () => {
    const { pass, later, held, rows } = await weekly(MONDAY - 2 * DAY);
    await pass();
    expect(held()).toEqual([]);
    later(13 * HOUR);
    await pass();
    await pass();
    expect(held()).toEqual([`2026-11-23T08:00 week ${CODE}`]);
    expect(later(35 * HOUR)).toEqual([`week ${CODE}`]);
    for (const _ of [1, 2, 3]) {
      await pass();
      later(5 * HOUR);
    }
    expect(held()).toEqual([]);
    expect(await rows()).toMatchObject([{ key: 'week 2026-11-23', state: 'posted' }]);
  });

  it('posts it late after a downtime, and not on the next day', async () => {
    const late = await weekly(MONDAY + 5 * HOUR);
    await late.pass();
    await late.pass();
    expect(late.timer.posted).toEqual([`week ${CODE}`]);
    const tooLate = await weekly(MONDAY + DAY);
    await tooLate.pass();
    expect(tooLate.timer.posted).toEqual([]);
  });

  it('moves it with the quiet hours, rewords it with the courses, and takes it back where it is no longer wanted', async () => {
    const { pass, held, store } = await weekly();
    await pass();
    await store.targets.change(target(), { settings: { ...LOUD, quietFrom: 0, quietTo: 9 * 60, weekly: 1 } });
    await pass();
    expect(held()).toEqual([`2026-11-23T09:00 week ${CODE}`]);
    await store.follows.add(target(), [follow({ code: 'TX00EW54-3008' })], 9);
    await pass();
    expect(held()).toEqual([`2026-11-23T09:00 week TX00EW54-3008 ${CODE}`]);
    await store.targets.change(target(), { settings: LOUD });
    await pass();
    expect(held()).toEqual([]);
  });

  it('has the course of a linked channel, also where nothing is followed', async () => {
    const { pass, held, store } = await weekly();
    await store.follows.remove(target(), 'all');
    const linked = 'KU00CC20-3004';
    await store.channels.change({ workspace: WORKSPACE, channel: target().target }, { linked });
    await pass();
    expect(held(), 'a course that was never read').toEqual([]);
    expect(await store.follows.codes(undefined, 10)).toEqual([{ code: linked, language: 'en' }]);
    expect(await store.targets.workspaces()).toEqual([WORKSPACE]);
    await store.courses.put([course({ code: linked })]);
    await pass();
    expect(held()).toEqual([`2026-11-23T08:00 week ${linked}`]);
  });

  it('that breaks off at any of its steps leaves it to the next one, which hands it over once', async () => {
    let hit = 0;
    for (let moment = 1; moment < 40; moment += 1) {
      const { store, timer, clock, later } = await weekly();
      const { breaking, isHit } = brokenOffAt(moment);
      const killed = { ...optionsOf({ store, timer, clock }), timer: breaking(timer) };
      const parts = { ...store, reminders: breaking(store.reminders), follows: breaking(store.follows) };
      await passWorkspace(WORKSPACE, { ...killed, store: parts }).catch(() => undefined);
      hit += Number(isHit());
      await passWorkspace(WORKSPACE, optionsOf({ store, timer, clock }, createMemory()));
      const came = [...later(2 * DAY), ...timer.posted];
      expect(came, `broken off at ${moment}`).toEqual([`week ${CODE}`]);
    }
    expect(hit, 'moments at which a pass broke off').toBeGreaterThan(9);
  });
});

const OTHER = 'TX00EW54-3008';
const LINKED = 'KU00CC20-3004';
const COURSES: Readonly<Record<string, StudyCourse>> = {
  [CODE]: studyCourse({ name: 'Compilers', opens: '2026-11-24T10:30:00', closes: '2026-12-04T16:00:00' }),
  [OTHER]: studyCourse({ name: 'Web', closes: '2026-11-29T23:59:00', starts: '2027-01-11' }),
  [LINKED]: studyCourse({ name: 'Film', starts: '2026-11-26', ends: '2027-01-31' }),
};

async function open(env: Readonly<Record<string, string>> = {}): Promise<World> {
  const world = await openWorld(NOW, env);
  onTestFinished(world.close);
  for (const [code, course] of Object.entries(COURSES)) world.study.courses.set(code, course);
  await world.start();
  return world;
}

const overviews = (world: World, channel: string, begins = 'This week: ') =>
  world.posts(channel).filter(({ text }) => text.startsWith(begins));
const SAM = 'U0SAM00001';

const server = databasesOfFile();
const STORES = {
  SQLite: async () => ({}),
  Postgres: async () => ({ DATABASE_URL: await server.storeDatabase() }),
} as const;

it.each(Object.entries(STORES))(
  'over %s a channel switches it on and off, and gets it on Monday with what it is linked to',
  async (_, env) => {
    const world = await open(await env());
    await world.command('#it-courses', 'sam', `/course follow ${CODE}`);
    await world.command('#it-courses', 'sam', `/course link ${LINKED}`);
    const week = await world.command('#it-courses', 'sam', '/course week');
    await world.press(week, 'Every Monday');
    await until(world, MONDAY - MINUTE);
    expect(overviews(world, '#it-courses')).toEqual([]);
    await until(world, MONDAY);
    const [first, ...more] = overviews(world, '#it-courses');
    expect(more).toEqual([]);
    expect(first && local(timeOf(first))).toBe('2026-11-23T08:00');
    expect(first?.text.split('\n')).toEqual([
      'This week: 23 – 29 Nov',
      `Tuesday 24 November: 🔵 10:30 · Enrollment opens – Compilers · ${CODE}.`,
      `Thursday 26 November: ▶️ Course starts – Film · ${LINKED}.`,
      'This comes every Monday; /course settings ends it.',
    ]);
    const settings = await world.command('#it-courses', 'sam', '/course settings');
    expect(settings.text).toContain('Weekly overview: Mondays at 8:00');
    await world.press(settings, 'No more on Mondays');
    await until(world, MONDAY + 7 * DAY + HOUR);
    expect(overviews(world, '#it-courses')).toHaveLength(1);
  },
);

it('a channel that follows nothing gets it for the course it is linked to, also after it was moved upstream', async () => {
  const world = await open();
  await world.command('#it-courses', 'sam', `/course link ${LINKED}`);
  const week = await world.command('#it-courses', 'sam', '/course week');
  await world.press(week, 'Every Monday');
  world.study.courses.set(LINKED, studyCourse({ name: 'Film', starts: '2026-11-27', ends: '2027-01-31' }));
  await until(world, MONDAY);
  expect(overviews(world, '#it-courses').map(({ text }) => text.split('\n')[1])).toEqual([
    `Friday 27 November: ▶️ Course starts – Film · ${LINKED}.`,
  ]);
  // Nothing happens in the week after.
  await until(world, MONDAY + 7 * DAY + HOUR);
  expect(overviews(world, '#it-courses')).toHaveLength(1);
});

it('a person switches it on in the form of their settings, and other settings leave it as it is', async () => {
  const world = await open();
  await world.command(SAM, 'sam', `/course follow ${OTHER}`);
  const form = async (choices: Readonly<Record<string, string | readonly string[]>>) => {
    const card = await world.command(SAM, 'sam', '/course settings');
    await world.slack.click(card, 'settings.open', { user: 'sam' });
    const view = await world.slack.until(() =>
      world.slack.workspace.modals.find(({ view }) => view['callback_id'] === 'settings.save'),
    );
    await world.slack.submit(view, choices);
    await world.round();
  };
  await form({ 'settings.weekly': ['monday'] });
  await form({ 'settings.quietTo': '540' });
  await until(world, MONDAY + 2 * HOUR);
  expect(overviews(world, SAM).map((one) => local(timeOf(one)))).toEqual(['2026-11-23T09:00']);
  await form({ 'settings.weekly': [] });
  await until(world, MONDAY + 7 * DAY + 2 * HOUR);
  expect(overviews(world, SAM)).toHaveLength(1);
});

it('a person gets it by their own clocks, and goes on getting it after a restart', async () => {
  const world = await open();
  Object.assign(world.slack.workspace.user('sam') ?? {}, { timeZone: 'Europe/London' });
  await world.command(SAM, 'sam', `/course follow ${OTHER}`);
  const week = await world.command(SAM, 'sam', '/course week');
  await world.press(week, 'Every Monday');
  await until(world, MONDAY - HOUR);
  await world.stop();
  world.goTo(MONDAY + 3 * HOUR);
  await world.start();
  const all = overviews(world, SAM);
  expect(all.map((one) => local(timeOf(one)))).toEqual(['2026-11-23T10:00']);
  expect(all[0]?.text).toContain(`Sunday 29 November: 🟠 21:59 · Enrollment closes – Web · ${OTHER}.`);
});

test.each([
  ['fi', 'fi-FI', 'Joka maanantai', 'Tällä viikolla: '],
  ['sv', 'sv-SE', 'Varje måndag', 'Den här veckan: '],
] as const)('in %s it is offered as “%s”', async (_, locale, button, begins) => {
  const world = await openWorld(NOW);
  onTestFinished(world.close);
  for (const [code, course] of Object.entries(COURSES)) world.study.courses.set(code, course);
  world.slack.setLocale('sam', locale);
  await world.start();
  await world.command(SAM, 'sam', `/course follow ${CODE}`);
  await world.press(await world.command(SAM, 'sam', '/course week'), button);
  await until(world, MONDAY);
  expect(overviews(world, SAM, begins)).toHaveLength(1);
});
