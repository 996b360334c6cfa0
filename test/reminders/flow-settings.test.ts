import { expect, it, onTestFinished } from 'vitest';
import type { Choices } from '../../playground/slack-side.ts';
import { chooseHere } from './month-choices.ts';
import { at, CODE, HOUR, local, MINUTE, NOW } from './samples.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';
import { openWorld, timeOf, type World } from './world.ts';

async function following(course: Partial<StudyCourse>, channel = '#it-courses'): Promise<World> {
  const world = await openWorld(NOW, { SUPPORT_CONTACT: 'mailto:help@example.org' });
  onTestFinished(world.close);
  world.study.courses.set(CODE, studyCourse({ name: 'Compilers', ...course }));
  await world.start();
  await world.command(channel, 'sam', `/course follow ${CODE}`);
  return world;
}

const choose = (world: World, choices: Choices) =>
  chooseHere(world, { id: '#it-courses', user: 'sam' }, choices);

async function goOn(world: World, moment: number): Promise<string[]> {
  for (let next = world.now() + 6 * HOUR; next < moment; next += 6 * HOUR) {
    world.goTo(next);
    await world.round();
  }
  world.goTo(moment);
  await world.round();
  return world.posts('#it-courses').map((one) => local(timeOf(one)));
}

const status = async (world: World, channel = '#it-courses') =>
  (await world.command(channel, 'sam', '/course status')).text;
const WINDOW = { opens: '2026-11-22T00:00:00', closes: '2026-11-25T12:00:00' };

it('offers which reminders to get: one that is off does not come', async () => {
  const world = await following(WINDOW);
  await choose(world, { opens: [] });
  const { text } = await world.command('#it-courses', 'sam', '/course following');
  expect(text).toContain('Reminders: 24 h before enrollment closes, 24 h before the course starts');
  expect(await goOn(world, at('2026-11-26'))).toEqual(['2026-11-24T12:00']);
});

it('takes back what Slack holds when a reminder is turned off, and hands it over again', async () => {
  const world = await following(WINDOW);
  await goOn(world, at('2026-11-21T12:00'));
  expect(world.slack.scheduled).toHaveLength(1);
  await choose(world, { opens: [] });
  expect(world.slack.scheduled).toEqual([]);
  await choose(world, { opens: ['opens-0'] });
  expect(world.slack.scheduled.map(({ postAt }) => local(postAt * 1000))).toEqual(['2026-11-21T19:59']);
});

it.each([
  ['as they are', undefined, '2026-11-21T19:59'],
  ['from 22:00', { quietFrom: '1320' }, '2026-11-21T21:59'],
  ['No quiet hours', { quietFrom: 'none' }, '2026-11-22T00:00'],
])('keeps the quiet hours, %s', async (_name, choices, expected) => {
  const world = await following({ opens: WINDOW.opens });
  if (choices) await choose(world, choices);
  expect(await goOn(world, at('2026-11-22T09:00'))).toEqual([expected]);
});

it('says how it stands: followed, checked, next reminder', async () => {
  const world = await following(WINDOW);
  const text = await status(world);
  expect(text).toContain('This channel follows 1 course');
  expect(text).toContain('Next reminder: Sat 21 Nov 19:59 (');
  expect(text, 'a follow is no check').toContain('Last check: not yet');
  expect(text).not.toContain('Paused since');
  world.study.down = true;
  await goOn(world, NOW + 2 * HOUR);
  const failing = Math.floor((NOW + 2 * HOUR) / 1000);
  expect(await status(world)).toContain(`Checks have failed since <!date^${failing}^`);
  world.study.down = false;
  await goOn(world, NOW + 6 * HOUR);
  const checked = Math.floor((NOW + 6 * HOUR) / 1000);
  expect(await status(world)).toContain(`Last check: <!date^${checked}^`);
});

it('pauses where it cannot deliver, says why and how to fix it, tells who set it up once, and resumes', async () => {
  const world = await following({ opens: '2026-11-26T12:00:00', closes: '2026-12-10T12:00:00' });
  const told = () => world.posts('D0SAM00001').map(({ text }) => text);
  expect(told()).toEqual([]);
  world.slack.removeBot('#it-courses');
  await goOn(world, at('2026-11-25T12:00'));
  expect(told()).toHaveLength(1);
  expect(told()[0]).toMatch(
    /^I can’t post the reminders in <#C0COURSES1>\. .*Invite me there.*\nHelp: help@example\.org$/,
  );
  await goOn(world, at('2026-11-25T13:00'));
  expect(told()).toHaveLength(1);
});

it('is paused from the beginning where it cannot deliver: the answer says so, and no further message', async () => {
  const world = await following(WINDOW, '#random');
  const told = () => world.posts('D0SAM00001').map(({ text }) => text);
  await goOn(world, NOW + HOUR);
  expect(told()).toEqual([]);
  const paused = await status(world, '#random');
  expect(paused).toContain(`Paused since <!date^${Math.floor(NOW / 1000)}^`);
  expect(paused).toContain('Invite me there with /invite @Coursebell');
  world.slack.inviteBot('#random');
  await goOn(world, NOW + 2 * HOUR);
  const resumed = await status(world, '#random');
  expect(resumed).not.toContain('Paused since');
  await goOn(world, at('2026-11-21T20:00'));
  expect(world.posts('#random')).toHaveLength(1);
  expect(told()).toEqual([]);
});

it('pauses everything while the token is not good, and resumes by itself', async () => {
  const world = await following(WINDOW);
  world.slack.revokeToken();
  await goOn(world, NOW + HOUR);
  expect(await status(world)).toContain('Slack no longer accepts Coursebell’s access to this workspace.');
  world.slack.restoreToken();
  await goOn(world, NOW + HOUR + MINUTE);
  expect(await status(world)).not.toContain('Paused since');
  expect(await goOn(world, at('2026-11-21T20:00'))).toEqual(['2026-11-21T19:59']);
});
