/** People who move, or change their language in Slack: what is planned for them follows, through the whole app over both databases. */
import { expect, it, onTestFinished } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { sign } from '../flows/raw.ts';
import { identity } from '../mcp/clients.ts';
import { chooseHere } from './month-choices.ts';
import { at, CODE, DAY, HOUR, local, MINUTE, NOW } from './samples.ts';
import { type StudyCourse, studyCourse } from './scripted-study.ts';
import { openWorld, SECRET, timeOf, until, type World } from './world.ts';

const DIRECT = { id: 'D0SAM00001', user: 'sam' };
const OTHER = 'TX00EW54-3008';
const OPENS = { name: 'Compilers', opens: '2026-11-21T18:00:00' };
const KOLKATA = 'Asia/Kolkata';
const HELSINKI = 'Europe/Helsinki';

const postgres = databasesOfFile();

function live(world: World, zone: string): void {
  Object.assign(world.slack.workspace.user('sam') ?? {}, { timeZone: zone });
}

async function open(course: Partial<StudyCourse> = OPENS, kind = 'SQLite'): Promise<World> {
  const env = kind === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {};
  const world = await openWorld(NOW, { ...env, MCP: '1' });
  onTestFinished(world.close);
  for (const code of [CODE, OTHER]) world.study.courses.set(code, studyCourse(course));
  await world.start();
  live(world, KOLKATA);
  await world.command(DIRECT.id, DIRECT.user, `/course follow ${CODE}`);
  return world;
}

/** Has Slackbot ask in Sam’s name what he follows. */
async function askByAssistant({ slack, now }: World): Promise<void> {
  const call = { name: 'my_dates', arguments: {}, _meta: identity() };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
  const at = Math.floor(now() / 1000);
  const headers = {
    ...{ 'content-type': 'application/json', accept: 'application/json' },
    ...{ 'x-slack-request-timestamp': String(at), 'x-slack-signature': sign(SECRET, at, body) },
  };
  const answer = await fetch(`${slack.appUrl}/mcp`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** When Slack posts what it holds, by Helsinki's clocks. */
const held = ({ slack }: World) => slack.scheduled.map(({ postAt }) => local(postAt * 1000)).sort();
/** Waits until Slack holds messages for these times. */
const holds = (world: World, ...times: string[]) =>
  world.slack.until(() => (JSON.stringify(held(world)) === JSON.stringify(times) ? true : undefined));

const ACTS: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  'a command': (world) => world.command('#it-courses', 'sam', `/course ${CODE}`),
  'the list of what is followed': (world) => world.command(DIRECT.id, 'sam', '/course following'),
  'a direct message': async ({ slack }) => slack.directMessage('sam', 'hello'),
  'a mention': async ({ slack }) => slack.mention('#it-courses', 'sam', CODE),
  'a shortcut': async ({ slack }) => slack.shortcut('look_up', 'sam'),
  'an opening of Home': async ({ slack }) => slack.openHome('sam'),
  'a question through an assistant': askByAssistant,
};

const ROWS = Object.entries(ACTS).map(([what, act]) => [what, 'SQLite', act] as const);

it.for([...ROWS, ['a command, over Postgres', 'Postgres', ROWS[0]?.[2] ?? expect.fail()] as const])(
  'after %s reminders count by the zone that Slack gives now',
  async ([, kind, act]) => {
    const world = await open(OPENS, kind);
    // 19:59 in Kolkata: there the opening lies in the quiet hours.
    expect(held(world)).toEqual(['2026-11-21T16:29']);
    live(world, HELSINKI);
    await act(world);
    await holds(world, '2026-11-21T18:00');
    const [message] = world.slack.scheduled;
    expect(message?.text).toMatch(/^Enrollment opens now: Compilers/);
  },
);

it('once a day everybody is read who follows, though they do nothing', async () => {
  const world = await open({ ...OPENS, opens: '2026-11-22T18:00:00' });
  live(world, HELSINKI);
  await until(world, NOW + DAY);
  await holds(world, '2026-11-22T18:00');
  await until(world, at('2026-11-23T00:00'));
  expect(world.posts().map((one) => local(timeOf(one)))).toEqual(['2026-11-22T18:00']);
});

it('a course that is followed after the move is told by the new zone, and what was chosen stays', async () => {
  const world = await open();
  await chooseHere(world, DIRECT, { quietFrom: '1260', quietTo: '420', opens: ['opens-0', 'opens-1h'] });
  live(world, HELSINKI);
  await world.command(DIRECT.id, 'sam', `/course follow ${OTHER}`);
  await holds(world, ...['2026-11-21T17:00', '2026-11-21T17:00', '2026-11-21T18:00', '2026-11-21T18:00']);
  const list = await world.command(DIRECT.id, 'sam', '/course following');
  expect(list.text).toContain('Quiet hours: 21:00–07:00 (Europe/Helsinki)');
});

it('a snoozed reminder comes at nine in the new zone, once', async () => {
  const world = await open({ ...OPENS, opens: '2026-11-20T14:30:00', closes: '2026-12-20T18:00:00' });
  await until(world, at('2026-11-20T14:30'));
  const reminder = world.posts(DIRECT.id).at(-1) ?? expect.fail('no reminder');
  await world.press(reminder, 'Remind me again: tomorrow at 9:00', { user: 'sam' });
  expect(held(world)).toEqual(['2026-11-21T05:30']);
  live(world, HELSINKI);
  await world.command(DIRECT.id, 'sam', '/course following');
  await holds(world, '2026-11-21T09:00');
  await until(world, at('2026-11-22T00:00'));
  expect(world.posts(DIRECT.id).map((one) => local(timeOf(one)))).toEqual([
    '2026-11-20T14:30',
    '2026-11-21T09:00',
  ]);
});

it('an overview of the week comes on Monday at eight in the new zone, once', async () => {
  const world = await open({ ...OPENS, opens: '2026-11-25T12:00:00' });
  await chooseHere(world, DIRECT, { weekly: ['monday'] });
  await until(world, at('2026-11-22T12:00'));
  expect(held(world)).toEqual(['2026-11-23T04:30']);
  live(world, HELSINKI);
  await world.command(DIRECT.id, 'sam', '/course following');
  await holds(world, '2026-11-23T08:00');
  await until(world, at('2026-11-23T12:00'));
  expect(world.posts(DIRECT.id).map((one) => local(timeOf(one)))).toEqual(['2026-11-23T08:00']);
});

it('a language that is changed in Slack is that of held reminders, unless the person has chosen one', async () => {
  const world = await open();
  world.slack.setLocale('sam', 'fi-FI');
  await world.command(DIRECT.id, 'sam', '/course following');
  await world.slack.until(() =>
    world.slack.scheduled.find(({ text }) => text.startsWith('Ilmoittautuminen')),
  );
  expect(held(world)).toEqual(['2026-11-21T16:29']);
  await chooseHere(world, DIRECT, { language: 'sv' });
  const isSwedish = () => world.slack.scheduled.find(({ text }) => text.startsWith('Anmälan'));
  await world.slack.until(isSwedish);
  world.slack.setLocale('sam', 'en-GB');
  live(world, HELSINKI);
  await world.command(DIRECT.id, 'sam', '/course following');
  await holds(world, '2026-11-21T18:00');
  expect(isSwedish()).toBeDefined();
});

it('where Slack does not tell, all stays until it does', async () => {
  const world = await open();
  live(world, HELSINKI);
  for (const fault of ['reset', 'internal_error', 'user_not_found']) {
    world.slack.fail('users.info', fault, 1);
    const { text } = await world.command(DIRECT.id, 'sam', '/course following');
    expect(text).toContain('Asia/Kolkata');
    world.goTo(world.now() + MINUTE);
  }
  world.goTo(world.now() + HOUR);
  await world.command(DIRECT.id, 'sam', '/course following');
  await holds(world, '2026-11-21T18:00');
});
