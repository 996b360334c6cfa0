/**
 * Two workspaces in one Coursebell, with the same people and channels by the same ids. Anything that the one does, with what
 * it has or with what it has copied from the other, it never sees and never touches what is the other's.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import type { SlackSide } from '../../playground/slack-side.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { answered, type Campus, NORTH, openCampus, SOUTH } from './campus.ts';
import { isApps } from './harness.ts';
import { form, interaction, post, unique } from './raw.ts';
import { strings } from './reading.ts';

/** What the South follows, has linked and has looked up. The North never asks for it. */
const THEIRS = 'LI00DZ61-3005';
const THEIR_NAME = 'Digital Marketing';
const OURS = 'SH00DC19-3011';
const SAM = 'U0SAM00001';
const CHANNEL = 'C0COURSES1';

/** Tables that hold something of a workspace. */
const TABLES = [
  'targets',
  'follows',
  'rings',
  'persons',
  'channels',
  'seen_courses',
  'look_ups',
  'feeds',
  'assistant_tokens',
];
/** Written by each check, for all that has been read. */
const CHECKED = 'checked_at';

/** Every row of a workspace; the app must not be running. */
function rowsOf({ dir }: Campus, workspace: string): Record<string, unknown[]> {
  const database = new DatabaseSync(join(dir, 'coursebell.sqlite'), { readOnly: true });
  const read = (table: string) =>
    database
      .prepare(`select * from ${table} where workspace = ?`)
      .all(workspace)
      .map(({ [CHECKED]: _, ...row }) => JSON.stringify(row))
      .sort();
  const rows = Object.fromEntries(TABLES.map((table) => [table, read(table)]));
  database.close();
  return rows;
}

async function home(side: SlackSide) {
  await side.openHome('sam');
  return side.until(() => side.workspace.homes.get(SAM));
}

/** Follows, settings, history, a feed: in every table something. Resolves to the feed's address. */
async function moveIn(side: SlackSide, code: string): Promise<string> {
  const ask = (text: string) => answered(side, () => side.command('#it-courses', 'sam', text));
  await ask(`/course ${code}`);
  await ask(`/course follow ${code}`);
  await ask(`/course link ${code}`);
  await answered(side, () => side.command(SAM, 'sam', `/course follow ${code}`));
  const settings = await ask('/course settings');
  await side.click(settings, 'Answer codes');
  await side.until(() => JSON.stringify(settings.blocks).includes('Stop answering codes') || undefined);
  await home(side);
  await side.click(await home(side), 'assistants.open');
  const tokens = await side.until(() => side.workspace.modals.at(-1));
  await side.submit(tokens, { 'assistants.name': 'Claude' });
  await side.until(() => JSON.stringify(side.workspace.modals).includes('coursebell_') || undefined);
  await side.closeView(await side.until(() => side.workspace.modals.at(-1)));
  await side.click(await home(side), 'Make an address');
  await side.submit(await side.until(() => side.workspace.modals.at(-1)));
  return side.until(() => feedIn(JSON.stringify(side.workspace.modals)));
}

/** By the form of the settings. */
async function chooseFinnish(side: SlackSide): Promise<void> {
  for (const modal of [...side.workspace.modals]) await side.closeView(modal);
  await side.submit(await settingsForm(side), { 'settings.language': 'fi' });
}

async function settingsForm(side: SlackSide) {
  const settings = await answered(side, () => side.command('#it-courses', 'sam', '/course settings'));
  await side.click(settings, 'settings.open');
  const form = () => side.workspace.modals.find(({ view }) => view['callback_id'] === 'settings.save');
  return side.until(form);
}

function feedIn(shown: string): string | undefined {
  return /https:\/\/bell\.example\.org\/app\/calendar\/[\w-]+\.ics/.exec(shown)?.[0];
}

/** Everything the app has shown in a workspace. */
function shownIn({ workspace }: SlackSide): string {
  const { messages, modals, homes } = workspace;
  return strings([messages.filter(isApps), modals, [...homes.values()]]).join('\n');
}

/** What was brought to Slack there; passes ask what it holds, and no more. */
function saidIn({ calls, workspace }: SlackSide): readonly number[] {
  const told = calls.filter(({ method }) => method !== 'chat.scheduledMessages.list');
  return [told.length, workspace.messages.length];
}

/** What could be pressed, chosen or sent there, with its values. */
function handlesOf({ workspace }: SlackSide) {
  const sources = [
    ...workspace.messages.filter(isApps).map(({ blocks }) => blocks),
    ...[...workspace.modals, ...workspace.homes.values()].map(({ view }) => view.blocks),
  ];
  const elements = sources.flatMap((blocks) => interactiveElements(blocks)).map(({ element }) => element);
  const forms = workspace.modals.map(({ view }) => view).filter((view) => view['callback_id']);
  return { elements, forms };
}

async function openBoth() {
  const campus = await openCampus({ MCP: '1', FOLLOW_CHECK_SECONDS: '600', RING_HORIZON_HOURS: '2000' });
  const { app } = await campus.start();
  const { side: south } = await campus.join(SOUTH);
  const { side: north } = await campus.join(NORTH);
  const feed = await moveIn(south, THEIRS);
  await chooseFinnish(south);
  await app.round();
  await app.stop();
  const before = rowsOf(campus, SOUTH.team.id);
  for (const table of TABLES) expect(before[table], table).not.toEqual([]);
  return { campus, south, north, feed, before };
}

/** After all the North has done: nothing has changed in the South, and nothing of it was seen. */
async function staysApart(campus: Campus, before: Record<string, unknown[]>, app: { stop(): Promise<void> }) {
  await app.stop();
  expect(rowsOf(campus, SOUTH.team.id)).toEqual(before);
  expect(
    campus.front.calls.filter(({ error }) => error),
    'a wrong token',
  ).toEqual([]);
}

test('what the one asks, in every way, shows and changes nothing of the other', async () => {
  const { campus, south, north, feed, before } = await openBoth();
  const { app, url } = await campus.start();
  const theirs = await answered(south, () => south.command('#it-courses', 'sam', '/course help'));
  expect(theirs.text, 'theirs is Finnish').toContain('Mitä voin kysyä');
  const said = saidIn(south);
  const ask = (text: string) => answered(north, () => north.command('#it-courses', 'sam', text));
  expect((await ask('/course help')).text, 'ours is not').not.toContain('Mitä');
  for (const text of ['/course', '/course following', '/course status', '/course settings', '/course unlink'])
    await ask(text);
  for (const text of ['/course digital marketing', '/course unfollow all', '/course link', '/course help'])
    await ask(text);
  for (const text of ['digital marketing', 'following', 'unfollow all', 'help'])
    await answered(north, () => north.directMessage('sam', text));
  await answered(north, () => north.mention('#it-courses', 'sam', 'digital marketing'));
  north.hearsChannels = true;
  await north.say('#it-courses', 'sam', `has anybody seen ${THEIRS}?`);
  await north.shortcut('look_up', 'sam');
  const page = await north.until(() => north.workspace.stack(SAM).at(-1));
  for (const typed of ['digital', 'Digital Marketing', 'LI00']) {
    const { options } = await north.suggest(page, 'course.suggest', typed, { user: SAM });
    expect(strings(options).join(' '), typed).not.toContain(THEIR_NAME);
  }
  await north.closeView(page);
  await home(north);
  const ours = await moveIn(north, OURS);
  await home(north);
  await app.round();
  expect(shownIn(north)).not.toContain(THEIR_NAME);
  expect(shownIn(north)).not.toContain(THEIRS);
  const get = async (address: string) =>
    (await fetch(address.replace('https://bell.example.org/app', url))).text();
  expect(await get(ours)).not.toContain(THEIRS);
  expect(await get(feed)).toContain(THEIRS);
  expect(await get(feed)).not.toContain(OURS);
  await ask('/course unfollow all');
  expect(saidIn(south), 'nothing is said in the South').toEqual(said);
  await staysApart(campus, before, app);
});

test('what the one has copied from the other presses, sends and asks nothing of the other', async () => {
  const { campus, south, north, before } = await openBoth();
  const { app, url } = await campus.start();
  for (const typed of ['/course following', '/course status', '/course', '/course unfollow all'])
    await answered(south, () => south.command('#it-courses', 'sam', typed));
  await home(south);
  for (const modal of [...south.workspace.modals]) await south.closeView(modal);
  await settingsForm(south);
  const { elements, forms } = handlesOf(south);
  expect([elements.length > 15, forms.length]).toEqual([true, 1]);
  const inbox = await startUpstream(() => ({ status: 200, json: { ok: true } }));
  const said = saidIn(south);
  const who = { user: { id: SAM, team_id: NORTH.team.id }, team: { id: NORTH.team.id } };
  for (const element of elements) {
    const values = 'options' in element ? (element['options'] as object[]) : [undefined];
    for (const selected_option of values) {
      for (const container of [
        { type: 'message', is_ephemeral: true },
        { type: 'message', is_ephemeral: false },
      ]) {
        const payload = {
          type: 'block_actions',
          ...who,
          channel: { id: CHANNEL },
          container: { ...container, channel_id: CHANNEL, message_ts: unique() },
          trigger_id: unique(),
          response_url: inbox.url,
          actions: [{ ...element, block_id: 'b', ...(selected_option && { selected_option }) }],
        };
        expect((await post(url, interaction(payload))).status).toBe(200);
      }
    }
  }
  for (const view of forms) {
    const sent = {
      type: 'view_submission',
      ...who,
      trigger_id: unique(),
      view: { ...view, id: 'V1', state: { values: {} } },
    };
    expect((await post(url, interaction(sent))).status).toBe(200);
  }
  const fields = { team_id: NORTH.team.id, channel_id: CHANNEL, user_id: SAM, response_url: inbox.url };
  expect(
    (await post(url, form({ ...fields, command: '/course', text: 'unfollow all', trigger_id: unique() })))
      .status,
  ).toBe(200);
  await app.round();
  await app.stop();
  expect(saidIn(south), 'nothing is said in the South').toEqual(said);
  // What a button names by its code may be looked up by anybody: the North has now asked for it itself.
  const rows = rowsOf(campus, SOUTH.team.id);
  expect({ ...rows, look_ups: 0, seen_courses: 0 }).toEqual({ ...before, look_ups: 0, seen_courses: 0 });
  expect(
    campus.front.calls.filter(({ error }) => error),
    'a wrong token',
  ).toEqual([]);
  expect(shownIn(north)).not.toContain('South');
  await inbox.close();
});

test('the reminders of each come to each, by its own token', async () => {
  const campus = await openCampus({ MCP: '1', FOLLOW_CHECK_SECONDS: '600', RING_HORIZON_HOURS: '2000' });
  const { app } = await campus.start();
  const { side: south } = await campus.join(SOUTH);
  const { side: north } = await campus.join(NORTH);
  await answered(south, () => south.command('#it-courses', 'sam', `/course follow ${THEIRS}`));
  await answered(north, () => north.command('#it-courses', 'sam', `/course follow ${OURS}`));
  await app.round();
  const held = (side: SlackSide) => side.scheduled.map(({ text }) => text).join('\n');
  expect(held(south)).toContain(THEIRS);
  expect(held(north)).toContain(OURS);
  expect(held(south)).not.toContain(OURS);
  expect(held(north)).not.toContain(THEIRS);
  await app.stop();
  expect(
    campus.front.calls.filter(({ error }) => error),
    'a wrong token',
  ).toEqual([]);
});
