/**
 * A store in which something is kept under the workspace of a person of another organization, who acted in a shared channel:
 * it is the token's workspace's, through the whole app over both databases.
 */
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { ownerMemory } from '../../src/installation/token.ts';
import { KEYS, TABLES } from '../../src/store/database/tables.ts';
import { storeOver } from '../../src/store/open.ts';
import { bothDatabases, KINDS, type Kind } from '../store/both.ts';
import { copyWorkspace, readTables } from '../store/every-table.ts';
import { chooseHere } from './month-choices.ts';
import { at, CODE, DAY, HOUR, local, NOW } from './samples.ts';
import { studyCourse } from './scripted-study.ts';
import { openWorld, TOKEN, timeOf, until, type World } from './world.ts';

const STRANGER = 'T0STRANGER';
const OPENS = at('2026-11-21T10:30');
const DIRECT = 'D0SAM00001';
const CHANGING = ['chat.scheduleMessage', 'chat.deleteScheduledMessage', 'chat.postMessage'];

const both = bothDatabases();

interface Stage extends World {
  readonly place: string;
}

async function open(kind: Kind = 'SQLite'): Promise<Stage> {
  const place = await both.stored(kind);
  const env = kind === 'Postgres' ? { DATABASE_URL: place } : { DATA_DIR: place };
  const world = await openWorld(NOW, env);
  onTestFinished(world.close);
  world.study.courses.set(CODE, studyCourse({ name: 'Compilers', opens: '2026-11-21T10:30:00' }));
  await world.start();
  return { ...world, place };
}

/** With two reminders that Slack holds, of a channel and of a person. */
async function openFollowing(kind?: Kind): Promise<Stage> {
  const stage = await open(kind);
  await stage.command('#it-courses', 'sam', `/course follow ${CODE}`);
  await chooseHere(stage, { id: '#it-courses', user: 'sam' }, { opens: ['opens-1h'] });
  await stage.command(DIRECT, 'sam', `/course follow ${CODE}`);
  expect(stage.slack.scheduled).toHaveLength(2);
  await stage.stop();
  return stage;
}

const change = ({ place }: Stage, ...statements: readonly string[]) =>
  both.within(place, async ({ db }) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });

/** What is kept of this workspace is kept under the stranger's id as well, or there alone. */
async function keepUnderStranger(stage: Stage, ownToo: boolean): Promise<void> {
  await both.within(stage.place, async ({ db }) => {
    await copyWorkspace(db, TEAM.id, STRANGER);
    const named = TABLES.toReversed().filter((table) => KEYS[table].includes('workspace'));
    if (!ownToo)
      for (const table of named)
        await sql`delete from ${sql.table(table)} where workspace = ${TEAM.id}`.execute(db);
  });
}

async function rowsOf({ place }: Stage, workspace: string) {
  const tables = await both.contentOf(place);
  return Object.values(tables).flatMap((rows) => rows.filter((row) => row['workspace'] === workspace));
}

const held = ({ slack }: World) => slack.scheduled.map((one) => JSON.stringify(one)).sort();

/** Calls Slack as the app does. */
async function call({ slack }: World, method: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` };
  const response = await fetch(`${slack.apiUrl}${method}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  return (await response.json()) as Record<string, unknown>;
}

/** Nothing changes of what Slack holds, through several passes of two processes. */
async function stays(stage: Stage): Promise<void> {
  const [before, calls] = [held(stage), stage.slack.calls.length];
  for (let process = 0; process < 2; process += 1) {
    stage.goTo(stage.now() + HOUR / 2);
    await stage.start();
    for (let round = 0; round < 3; round += 1) {
      stage.goTo(stage.now() + HOUR / 2);
      await stage.round();
    }
    await stage.stop();
    expect(held(stage)).toEqual(before);
  }
  const made = stage.slack.calls.slice(calls).map(({ method }) => method);
  expect(made).toContain('chat.scheduledMessages.list');
  expect(made.filter((method) => CHANGING.includes(method))).toEqual([]);
}

/** Each reminder comes once, at its time. */
async function come(stage: Stage): Promise<void> {
  await stage.start();
  const { text } = await stage.command('#it-courses', 'sam', '/course following');
  expect(text).toContain('1 h before enrollment opens');
  await until(stage, OPENS + DAY);
  const times = (channel: string) => stage.posts(channel).map((one) => local(timeOf(one)));
  expect(times('#it-courses')).toEqual(['2026-11-21T09:30']);
  expect(times(DIRECT)).toEqual(['2026-11-21T10:30']);
}

it.each(KINDS)(
  'over %s what is kept under the stranger’s id alone goes on here, and Slack keeps what it holds',
  async (kind) => {
    const stage = await openFollowing(kind);
    await keepUnderStranger(stage, false);
    await stays(stage);
    expect(await rowsOf(stage, STRANGER)).toEqual([]);
    await come(stage);
  },
);

it.for(['here', 'there'])(
  'of what is kept under both, with the message of one in Slack (%s), the own settings count, and it stays',
  async (whose) => {
    const stage = await openFollowing();
    await keepUnderStranger(stage, true);
    const [dead, language] = whose === 'here' ? [STRANGER, 'fi'] : [TEAM.id, 'sv'];
    await change(
      stage,
      `update rings set scheduled_id = 'Q0TAKENBACK' where workspace = '${dead}'`,
      `update targets set settings = replace(settings, 'opens-1h', 'opens-0'), language = '${language}'
        where workspace = '${STRANGER}'`,
      // As a version has left it that did not keep whose the token is.
      `delete from secrets where name like 'token-owner %'`,
    );
    await stays(stage);
    expect(await rowsOf(stage, STRANGER)).toEqual([]);
    await come(stage);
  },
);

it('a message of each in Slack becomes one', async () => {
  const stage = await openFollowing();
  await keepUnderStranger(stage, true);
  const [one] = stage.slack.scheduled;
  const { id, channel, postAt: post_at, text } = one ?? expect.fail('nothing is held');
  const { scheduled_message_id } = await call(stage, 'chat.scheduleMessage', { channel, post_at, text });
  const another = `set scheduled_id = '${scheduled_message_id}'`;
  await change(stage, `update rings ${another} where workspace = '${STRANGER}' and scheduled_id = '${id}'`);
  expect(stage.slack.scheduled).toHaveLength(3);
  await stage.start();
  await stage.stop();
  expect(stage.slack.scheduled).toHaveLength(2);
  await stays(stage);
  await come(stage);
});

it('while Slack does not say whose the token is, people are answered, and no pass goes over either', async () => {
  const stage = await openFollowing();
  await keepUnderStranger(stage, true);
  await change(stage, `delete from secrets where name like 'token-owner %'`);
  const { slack } = stage;
  for (const message of [...slack.workspace.messages]) slack.workspace.remove(message);
  slack.rateLimit('auth.test', 0);
  const [before, calls] = [held(stage), slack.calls.length];
  await stage.start();
  expect((await stage.command('#it-courses', 'sam', `/course ${CODE}`)).text).toContain('Compilers');
  expect((await stage.command(DIRECT, 'sam', `/course follow ${CODE}`)).text).toContain(CODE);
  await stage.round();
  const made = slack.calls.slice(calls).map(({ method }) => method);
  expect(made.filter((method) => /^chat\.schedule|^chat\.delete/.test(method))).toEqual([]);
  expect(held(stage)).toEqual(before);
  await stage.stop();
  expect(await rowsOf(stage, STRANGER)).not.toEqual([]);
  slack.rateLimit('auth.test', undefined);
  await stays(stage);
  expect(await rowsOf(stage, STRANGER)).toEqual([]);
  await come(stage);
});

it('what is kept of a workspace that had another token stays, and no pass goes over it', async () => {
  const stage = await openFollowing();
  await keepUnderStranger(stage, true);
  await change(stage, `update rings set scheduled_id = 'Q0GONE' where workspace = '${STRANGER}'`);
  await both.within(stage.place, async (database) => {
    const store = storeOver(database, () => {});
    await ownerMemory(store, 'xoxb-of-another').keep({ team: STRANGER, whole: false });
  });
  const before = await both.within(stage.place, ({ db }) => readTables(db));
  await stays(stage);
  const after = await both.contentOf(stage.place);
  for (const table of ['rings', 'follows', 'targets', 'look_ups'] as const) {
    const theirs = (rows: (typeof before)[string] | undefined) =>
      // A check reads all courses, wherever they are followed.
      rows?.filter((row) => row['workspace'] === STRANGER).map(({ checked_at: _, ...row }) => row);
    expect(theirs(before[table])?.length, table).toBeGreaterThan(0);
    expect(theirs(after[table]), table).toEqual(theirs(before[table]));
  }
  await come(stage);
});
