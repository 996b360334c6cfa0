/** A private channel becomes shared, and Slack gives it another id: all of it goes along, with or without what Slack held. */
import { expect, onTestFinished, test } from 'vitest';
import { patiently } from '../fixtures/patience.ts';
import { envelope, sign } from '../flows/raw.ts';
import { chooseHere } from './month-choices.ts';
import { at, CODE, HOUR, local, MINUTE, NOW } from './samples.ts';
import { studyCourse } from './scripted-study.ts';
import { openWorld, SECRET, timeOf, until, type World } from './world.ts';

const OPENS = at('2026-11-23T10:30');
const OTHER = 'TX00EW54-3008';
const NEW_ID = 'C0SHARED99';
const HELD = ['move', 'stay', 'drop'] as const;

async function open(): Promise<World> {
  const world = await openWorld(NOW);
  onTestFinished(world.close);
  for (const code of [CODE, OTHER])
    world.study.courses.set(code, studyCourse({ name: `Course ${code}`, opens: '2026-11-23T10:30:00' }));
  await world.start();
  return world;
}

const ask = (world: World, text: string) => world.command('#it-courses', 'sam', text);

/** Waits for the move, and for what the app then does. */
async function changeId(world: World, held: (typeof HELD)[number]): Promise<void> {
  const before = movesOf(world);
  expect(await world.slack.changeId('#it-courses', NEW_ID, held)).toMatchObject({ status: 200 });
  await patiently('nothing moves', () => movesOf(world) > before);
  await world.round();
}

const movesOf = ({ log }: World): number => log.filter(({ kind }) => kind === 'channel').length;

/** Tells of the change, however often. */
async function tellAgain(world: World, eventId: string): Promise<void> {
  const event = { type: 'channel_id_changed', old_channel_id: 'C0COURSES1', new_channel_id: NEW_ID };
  const body = JSON.stringify({ ...envelope({ ...event, event_ts: '1.1' }), event_id: eventId });
  const timestamp = Math.floor(world.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'x-slack-request-timestamp': String(timestamp),
    'x-slack-signature': sign(SECRET, timestamp, body),
    'x-slack-retry-num': '1',
  };
  const { status } = await fetch(`${world.slack.appUrl}/slack/events`, { method: 'POST', headers, body });
  expect(status).toBe(200);
}

const posted = (world: World): string[] => world.posts('#it-courses').map((one) => local(timeOf(one)));

test.for(HELD)(
  'its reminders come once, at their time, to the new id, where Slack lets what it held %s',
  async (held) => {
    const world = await open();
    await ask(world, `/course follow ${CODE}`);
    await until(world, OPENS - 12 * HOUR);
    expect(world.slack.scheduled).toHaveLength(1);
    await changeId(world, held);
    expect((await ask(world, '/course following')).text).toContain(CODE);
    await until(world, OPENS + HOUR);
    expect(posted(world)).toEqual(['2026-11-23T10:30']);
    expect(world.slack.posted.map(({ channel }) => channel)).toEqual([NEW_ID]);
  },
);

test.for(HELD)('a reminder that is due in five minutes comes all the same: %s', async (held) => {
  const world = await open();
  await ask(world, `/course follow ${CODE}`);
  await until(world, OPENS - 5 * MINUTE);
  await changeId(world, held);
  await until(world, OPENS + HOUR);
  expect(posted(world)).toEqual(['2026-11-23T10:30']);
});

test('its course, its settings and its language go along', async () => {
  const world = await open();
  await ask(world, `/course follow ${CODE}`);
  await ask(world, `/course link ${CODE}`);
  await chooseHere(world, { id: '#it-courses', user: 'sam' }, { starts: ['starts-7d'] });
  await changeId(world, 'move');
  expect((await ask(world, '/course link')).text).toContain(CODE);
  expect((await ask(world, '/course following')).text).toContain(', 7 days before the course starts\n');
});

test('what is followed under the new id before Slack tells of it stays beside the rest', async () => {
  const world = await open();
  await ask(world, `/course follow ${CODE}`);
  // The app hears of it only later.
  const own = world.slack.appUrl;
  world.slack.appUrl = 'http://127.0.0.1:1';
  await world.slack.changeId('#it-courses', NEW_ID, 'stay');
  world.slack.appUrl = own;
  await ask(world, `/course follow ${OTHER}`);
  // The last two are other deliveries of the same event.
  for (const id of ['Ev1', 'Ev1', 'Ev2', 'Ev3']) await tellAgain(world, id);
  await patiently('not everything moves', () => movesOf(world) === 3);
  await world.round();
  const { text } = await ask(world, '/course following');
  expect(text).toContain(CODE);
  expect(text).toContain(OTHER);
  await until(world, OPENS + HOUR);
  expect(posted(world)).toEqual(['2026-11-23T10:30', '2026-11-23T10:30']);
});

test('after it nothing is said to the old id, and no pause is told', async () => {
  const world = await open();
  await ask(world, `/course follow ${CODE}`);
  await changeId(world, 'move');
  const before = world.slack.calls.length;
  await until(world, OPENS + HOUR);
  const later = world.slack.calls.slice(before).map(({ body }) => JSON.stringify(body));
  expect(later.filter((body) => body.includes('C0COURSES1'))).toEqual([]);
  expect(world.posts('D0SAM00001')).toEqual([]);
});

test('a form that was open names the old id, and follows for the channel all the same', async () => {
  const world = await open();
  const card = await ask(world, `/course ${CODE}`);
  await world.press(card, 'Follow', { user: 'sam' });
  const modal = await world.slack.until(() => world.slack.workspace.modals.at(-1));
  await changeId(world, 'move');
  await world.press(modal, 'This channel', { user: 'sam' });
  expect((await ask(world, '/course following')).text).toContain(CODE);
  await until(world, OPENS + HOUR);
  expect(posted(world)).toEqual(['2026-11-23T10:30']);
});
