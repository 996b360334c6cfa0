/**
 * A payload counts for the workspace that has the app, for every kind of payload: in channels that are shared with
 * another organization, and in an Enterprise Grid organization whose people are at home in another workspace.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { type SlackMessage, type SlackSide, TEAM } from '../../playground/slack-side.ts';
import { openStore } from '../../src/store/open.ts';
import { byStranger, HOME, startReaddressing } from '../fakes/readdressed.ts';
import type { Installer } from '../fakes/slack-oauth.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { eventually } from '../fixtures/patience.ts';
import { answered, type Campus, NORTH, openCampus, SOUTH } from './campus.ts';
import { dataDir } from './data-dir.ts';
import { openSample, SIGNING_SECRET } from './harness.ts';
import { commandFields, envelope, form, interaction, post, unique } from './raw.ts';

const STRANGER = 'T0STRANGER';
const CODE = 'TX00EY23-3015';
const OTHER = 'LI00DZ61-3005';
const CHANNEL = '#it-courses';
const SAM = 'U0SAM00001';
const enterprise = { id: 'E0GRID0001', name: 'The Universities' };
const EAST: Installer = { team: { id: 'T0EAST0001', name: 'East' }, enterprise, whole: true };

/** A Slack side, and what is kept by the app behind it. */
interface Stage {
  readonly side: SlackSide;
  /** The workspace that has the app. */
  readonly own: string;
  /** From now on people act from another organization; never for commands. */
  actFrom(team: string | undefined): void;
  /** Stops the app. */
  kept(): Promise<readonly string[]>;
}

/** Every workspace of which something is kept; the app must not be running. */
function workspacesKept(dir: string): string[] {
  const database = new DatabaseSync(join(dir, 'coursebell.sqlite'), { readOnly: true });
  const tables = ['targets', 'follows', 'rings', 'persons', 'channels', 'seen_courses', 'look_ups', 'feeds'];
  const all = tables.flatMap((table) => database.prepare(`select workspace from ${table}`).all());
  database.close();
  return [...new Set(all.map(({ workspace }) => String(workspace)))].sort();
}

async function withToken(): Promise<Stage> {
  const dir = dataDir();
  const flow = await openSample({ env: { DATA_DIR: dir } });
  const { url, slack } = flow;
  const change = (body: string) => byStranger(body, STRANGER);
  const strangers = await startReaddressing(change, { to: url, signingSecret: SIGNING_SECRET });
  return {
    side: slack,
    own: TEAM.id,
    actFrom: (team) => {
      slack.appUrl = team === undefined ? url : strangers;
    },
    kept: async () => {
      await flow.app.stop();
      return workspacesKept(dir);
    },
  };
}

async function installed(installer: Installer, more: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const campus: Campus = await openCampus(more);
  const { app } = await campus.start();
  const workspace = await campus.join(installer);
  return {
    side: workspace.side,
    own: installer.team.id,
    actFrom: (team) => {
      workspace.actsFrom = team;
    },
    kept: async () => {
      await app.stop();
      expect(
        campus.front.calls.filter(({ error }) => error),
        'calls for a wrong workspace',
      ).toEqual([]);
      return workspacesKept(campus.dir);
    },
  };
}

/** The last thing that the app has said to everyone, or to one person. */
async function cardOf(side: SlackSide): Promise<SlackMessage> {
  return answered(side, () => side.mention(CHANNEL, 'sam', CODE));
}

async function modalWith(side: SlackSide, text: string) {
  return side.until(() => side.workspace.modals.find(({ view }) => JSON.stringify(view).includes(text)));
}

/** Follows by the button of a card, for the channel. */
async function followByModal(side: SlackSide): Promise<void> {
  await side.click(await cardOf(side), 'Follow', { user: 'sam' });
  await side.click(await modalWith(side, 'Who should follow'), 'This channel', { user: 'sam' });
  await modalWith(side, 'Now followed in this channel');
}

async function listOf(side: SlackSide): Promise<SlackMessage> {
  return answered(side, () => side.command(CHANNEL, 'sam', '/course following'));
}

const STRANGERS_SEE = [
  ['with one token', withToken],
  ['installed by OAuth', () => installed(NORTH)],
  ['installed by OAuth for an organization', () => installed(EAST)],
] as const;

test.for(STRANGERS_SEE)(
  'a follow by a person of another organization is the channel’s, and home can list and stop it: %s',
  async ([, open]) => {
    const stage = await open();
    const { side, own } = stage;
    stage.actFrom(STRANGER);
    await followByModal(side);
    stage.actFrom(undefined);
    const list = await listOf(side);
    expect(list.text).toContain(CODE);
    await side.click(list, 'Stop following', { user: 'sam' });
    await side.until(() => !list.text.includes('Next reminder') || undefined);
    expect((await listOf(side)).text).toContain('Nothing is followed here');
    expect(await stage.kept()).toEqual([own]);
  },
);

test.for(STRANGERS_SEE)(
  'each surface answers a person of another organization for the workspace that has the app: %s',
  async ([, open]) => {
    const stage = await open();
    const { side, own } = stage;
    const command = (text: string) => answered(side, () => side.command(CHANNEL, 'sam', text));
    await command(`/course follow ${CODE}`);
    await command(`/course ${OTHER}`);
    const list = await listOf(side);
    stage.actFrom(STRANGER);
    // An event in the shared channel, and one in a direct conversation across organizations.
    const card = await cardOf(side);
    await answered(side, () => side.directMessage('sam', CODE));
    // Details: a modal over a message.
    await side.click(card, 'Details', { user: 'sam' });
    await modalWith(side, 'Software Engineering Project');
    // A shortcut on anybody's message.
    await side.say(CHANNEL, 'aino', `who takes ${OTHER}?`);
    const said = side.workspace.messages.at(-1);
    if (!said) throw new Error('nothing was said');
    await answered(side, () => side.messageShortcut('look_up_in_message', said, 'sam'));
    // A form and its menu.
    for (const modal of [...side.workspace.modals]) await side.closeView(modal);
    // Slack offers the global shortcut only where the app is installed.
    stage.actFrom(undefined);
    await side.shortcut('look_up', 'sam');
    const page = await side.until(() => side.workspace.modals.at(-1));
    stage.actFrom(STRANGER);
    const { options } = await side.suggest(page, 'course.suggest', 'digital', { user: 'sam' });
    expect(options).toMatchObject([{ value: OTHER }]);
    await side.submit(page, { 'course.suggest': OTHER });
    await modalWith(side, 'Digital Marketing');
    // Home, and a press there.
    await side.openHome('sam');
    const home = await side.until(() => side.workspace.homes.get(SAM));
    await side.click(home, 'settings.open', { user: 'sam' });
    await side.until(() => side.workspace.modals.find(({ view }) => view['callback_id'] === 'settings.save'));
    // A private answer, which Slack does not send along.
    await side.click(list, 'Stop following', { user: 'sam' });
    await side.until(() => !list.text.includes('Next reminder') || undefined);
    // A shortcut that an organization's people use in no conversation counts where they are at home.
    expect((await stage.kept()).filter((workspace) => workspace !== HOME)).toEqual([own]);
  },
);

test('in an organization people act where a card stands, and not in the workspace that they are at home in', async () => {
  const stage = await installed(EAST, { FOLLOW_CHECK_SECONDS: '600' });
  const { side } = stage;
  const command = (text: string) => answered(side, () => side.command(CHANNEL, 'sam', text));
  await followByModal(side);
  await command(`/course ${OTHER}`);
  const list = await listOf(side);
  await side.click(list, 'Stop following', { user: 'sam' });
  await side.until(() => !list.text.includes('Next reminder') || undefined);
  expect((await listOf(side)).text).toContain('Nothing is followed here');
  const settings = await command('/course settings');
  await side.click(settings, 'settings.open', { user: 'sam' });
  await side.submit(await modalWith(side, 'settings.save'), { 'settings.language': 'fi' });
  await side.openHome('sam');
  const home = await side.until(() => side.workspace.homes.get(SAM));
  await side.click(home, 'settings.open', { user: 'sam' });
  expect(await stage.kept()).toEqual([EAST.team.id]);
});

test('where two organizations with the app share a channel, a card is that of the one that posted it', async () => {
  const campus = await openCampus();
  const { app } = await campus.start();
  const north = await campus.join(NORTH);
  await campus.join(SOUTH);
  north.actsFrom = SOUTH.team.id;
  await followByModal(north.side);
  await app.stop();
  expect(workspacesKept(campus.dir)).toEqual([NORTH.team.id]);
});

test('after a restart a press on a private answer counts where the channel follows', async () => {
  const campus = await openCampus();
  const first = await campus.start();
  const { side } = await campus.join(EAST);
  await answered(side, () => side.command(CHANNEL, 'sam', `/course follow ${CODE}`));
  const list = await listOf(side);
  await first.app.stop();
  const second = await campus.start();
  await side.click(list, 'Stop following', { user: 'sam' });
  await side.until(() => !list.text.includes('Next reminder') || undefined);
  await second.app.stop();
  expect(workspacesKept(campus.dir)).toEqual([EAST.team.id]);
});

test('the token of one workspace serves no other: not its commands, events or views', async () => {
  const dir = dataDir();
  const flow = await openSample({ env: { DATA_DIR: dir } });
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const other = 'T0OTHER001';
  const by = { user: { id: SAM, team_id: other }, team: { id: other } };
  const mention = { type: 'app_mention', user: SAM, channel: 'C0COURSES1', ts: '1.1', text: CODE };
  const home = { type: 'app_home_opened', user: SAM, channel: 'D0SAM00001', tab: 'home' };
  const elsewhere = {
    team_id: other,
    app_installed_team_id: other,
    id: 'V1',
    type: 'modal',
    title: { text: 'x' },
  };
  const submitted = {
    callback_id: 'settings.save',
    private_metadata: '{"l":"en","v":{}}',
    state: { values: {} },
  };
  const authorizations = [{ team_id: other, user_id: 'U0BELL0001' }];
  const actions = [{ type: 'button', block_id: 'b', action_id: 'follow.set', value: '{"l":"en","v":{}}' }];
  const payloads = [
    form({ ...commandFields('/course', `follow ${CODE}`, inbox.url), team_id: other }),
    { body: JSON.stringify({ ...envelope(mention), team_id: other }) },
    { body: JSON.stringify({ ...envelope(home), team_id: other, authorizations }) },
    interaction({
      type: 'view_submission',
      ...by,
      trigger_id: unique(),
      view: { ...elsewhere, ...submitted },
    }),
    interaction({
      type: 'block_actions',
      ...by,
      trigger_id: unique(),
      view: elsewhere,
      container: {},
      actions,
    }),
  ];
  for (const payload of payloads) {
    const answer = await post(flow.url, payload);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  }
  expect(flow.log.filter(({ outcome }) => outcome === 'not installed')).toHaveLength(payloads.length);
  expect([inbox.calls, flow.slack.calls]).toEqual([[], []]);
  await flow.app.stop();
  expect(workspacesKept(dir)).not.toContain(other);
});

test('a press that belongs to no installation is told so', async () => {
  const campus = await openCampus();
  await campus.start();
  await campus.join(NORTH);
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const value = `{"l":"en","v":{"asked":"${CODE}"}}`;
  const press = interaction({
    ...{ type: 'block_actions', team: { id: STRANGER }, user: { id: 'U0STRANGE1', team_id: STRANGER } },
    ...{
      channel: { id: 'C0NOWHERE1' },
      container: { type: 'message', is_ephemeral: true },
      trigger_id: unique(),
    },
    ...{
      response_url: inbox.url,
      actions: [{ type: 'button', block_id: 'b', action_id: 'course.show', value }],
    },
  });
  expect((await post(campus.front.appUrl, press)).status).toBe(200);
  await eventually(() => expect(inbox.calls).toHaveLength(1));
  expect(inbox.calls[0]?.body).toMatchObject({
    response_type: 'ephemeral',
    text: 'Coursebell is not installed in the workspace that this button belongs to. Ask again where it is installed.',
  });
});

test('a workspace without the app stays without it where a person of an organization that has it acts there', async () => {
  const campus = await openCampus();
  const { app } = await campus.start();
  await campus.join(EAST);
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const [left, conversation] = ['T0LEFT00001', 'C0LEFT00001'];
  const value = `{"l":"en","v":{"asked":"${CODE}"}}`;
  const press = (message: object) =>
    interaction({
      ...{ type: 'block_actions', team: { id: EAST.team.id, enterprise_id: enterprise.id }, enterprise },
      ...{ user: { id: SAM, team_id: EAST.team.id }, channel: { id: conversation }, ...message },
      ...{ container: { type: 'message' }, trigger_id: unique(), response_url: inbox.url },
      ...{ actions: [{ type: 'button', block_id: 'b', action_id: 'course.show', value }] },
    });
  expect((await post(campus.front.appUrl, press({ message: { team: left, ts: '1.1' } }))).status).toBe(200);
  await campus.line(({ outcome }) => outcome === 'not installed');
  await app.stop();
  const store = await openStore({ dataDir: campus.dir });
  const rows = await store.installations.all(undefined, 9);
  await store.close();
  expect(rows.map(({ team }) => team)).not.toContain(left);
});
