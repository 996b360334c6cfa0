/** An Enterprise Grid organization installs the app for its workspaces. */
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Installer } from '../fakes/slack-oauth.ts';
import { eventually } from '../fixtures/patience.ts';
import { answered, type Campus, install, openCampus } from './campus.ts';

const enterprise = { id: 'E0GRID0001', name: 'The Universities' };
const EAST: Installer = { team: { id: 'T0EAST0001', name: 'East' }, enterprise, whole: true };
const WEST: Installer = { team: { id: 'T0WEST0002', name: 'West' }, enterprise, whole: true };
/** A workspace of the organization, installed for itself alone. */
const OWN: Installer = { team: { id: 'T0OWN00003', name: 'Own' }, enterprise };
const UNINSTALLED = { type: 'app_uninstalled' };
const DAY = 86_400_000;

const follow = '/course follow TX00EY23-3015';

/** A few Slack calls are made for no workspace in particular. */
const callsOf = ({ front }: Campus, team: string) =>
  front.calls.filter(({ args }) => args['team_id'] === team);

test('its workspaces are answered by its token, each call in its workspace', async () => {
  const campus = await openCampus();
  await campus.start();
  const [east, west] = [await campus.front.add(EAST), await campus.front.add(WEST)];
  const page = await install(campus.front, EAST);
  expect(page.body).toContain('workspaces of The Universities');
  for (const { side } of [east, west]) {
    await answered(side, () => side.mention('#it-courses', 'sam', 'TX00EY23-3015'));
    await answered(side, () => side.command('#it-courses', 'sam', '/course TX00EY23-3015'));
    await side.openHome('sam');
    await side.until(() => side.workspace.homes.get('U0SAM00001'));
  }
  expect(campus.front.calls.filter(({ error }) => error)).toEqual([]);
  expect(callsOf(campus, EAST.team.id).length).toBeGreaterThan(1);
  expect(campus.front.calls.filter(({ args, method }) => !args['team_id'] && method !== 'auth.test')).toEqual(
    [],
  );
});

test('after a restart the passes know which organization a workspace belongs to', async () => {
  const campus = await openCampus();
  const first = await campus.start();
  const { side } = await campus.join(EAST);
  await answered(side, () => side.command('#it-courses', 'sam', follow));
  await first.app.round();
  await first.app.stop();
  const before = campus.front.calls.length;
  const { app } = await campus.start();
  await app.round();
  const made = campus.front.calls.slice(before).filter(({ method }) => method !== 'auth.test');
  expect(made.map(({ method }) => method)).toContain('chat.scheduledMessages.list');
  expect(made.filter(({ args, error }) => args['team_id'] !== EAST.team.id || error)).toEqual([]);
});

test('a workspace’s own installation comes before the organization’s', async () => {
  const campus = await openCampus();
  await campus.start();
  const own = await campus.join(OWN);
  await install(campus.front, EAST);
  await answered(own.side, () => own.side.mention('#it-courses', 'sam', 'help'));
  const said = campus.front.calls.find(({ method }) => method === 'chat.postMessage');
  expect(said).toMatchObject({ of: OWN.team.id, error: undefined });
});

test.for([
  ['told of the organization', { ...EAST, team: { id: enterprise.id, name: '' } }],
  ['told of one of its workspaces', EAST],
] as const)('when it goes, %s, all its workspaces go, and others stay', async ([, teller]) => {
  const campus = await openCampus();
  const replica = await campus.start();
  const own = await campus.join(OWN);
  await install(campus.front, EAST);
  const [east, west] = [await campus.front.add(EAST), await campus.front.add(WEST)];
  for (const { side } of [own, east, west]) {
    await answered(side, () => side.command('#it-courses', 'sam', follow));
    await answered(side, () => side.command('#it-courses', 'sam', '/course link TX00EY23-3015'));
  }
  campus.pass(DAY);
  campus.front.oauth.revoke(enterprise.id);
  expect(await campus.front.tell(teller, UNINSTALLED)).toBe(200);
  await campus.line(({ outcome, workspace }) => outcome === 'removed' && workspace === WEST.team.id);
  for (const { side } of [east, west])
    expect(await side.mention('#it-courses', 'sam', 'help')).toMatchObject({ status: 200, body: '' });
  await answered(own.side, () => own.side.mention('#it-courses', 'sam', 'help'));
  expect(campus.log.filter(({ outcome }) => outcome === 'not installed')).toHaveLength(2);
  await replica.app.stop();
  const store = await openStore({ dataDir: campus.dir });
  const kept = async (workspace: string) => [
    (await store.channels.get({ workspace, channel: 'C0COURSES1' }))?.linked,
    (await store.follows.inWorkspace(workspace)).length,
  ];
  expect(await kept(EAST.team.id)).toEqual([undefined, 1]);
  expect(await kept(WEST.team.id)).toEqual([undefined, 1]);
  expect(await kept(OWN.team.id)).toEqual(['TX00EY23-3015', 1]);
  await store.close();
});

/** An organization with a workspace that follows a course, until the organization has removed the app. */
async function gone() {
  const campus = await openCampus();
  const replica = await campus.start();
  const { side } = await campus.join(EAST);
  await answered(side, () => side.command('#it-courses', 'sam', follow));
  campus.pass(DAY);
  campus.front.oauth.revoke(enterprise.id);
  for (const teller of [EAST, { ...EAST, team: { id: enterprise.id, name: '' } }, EAST])
    await campus.front.tell(teller, UNINSTALLED);
  await campus.line(({ outcome, workspace }) => outcome === 'removed' && workspace === EAST.team.id);
  return { campus, replica };
}

async function left({ campus, replica }: Awaited<ReturnType<typeof gone>>) {
  await replica.app.stop();
  const store = await openStore({ dataDir: campus.dir });
  const follows = await store.follows.inWorkspace(EAST.team.id);
  const found = { follows: follows.length, installations: await store.installations.count() };
  await store.close();
  return found;
}

test('installed again, its workspaces go on before anybody writes there, and keep what they follow', async () => {
  const ended = await gone();
  const { campus, replica } = ended;
  campus.pass(29 * DAY);
  await replica.app.round();
  const before = campus.front.calls.length;
  await install(campus.front, EAST);
  await eventually(() => {
    const made = campus.front.calls.slice(before).filter(({ args }) => args['team_id'] === EAST.team.id);
    expect(made.map(({ method, error }) => [method, error])).toContainEqual([
      'chat.scheduledMessages.list',
      undefined,
    ]);
  });
  campus.pass(2 * DAY);
  await replica.app.round();
  expect(await left(ended)).toEqual({ follows: 1, installations: 2 });
});

test('when its grace is over, so is that of its workspaces', async () => {
  const ended = await gone();
  const { campus, replica } = ended;
  campus.pass(30 * DAY + 1);
  await replica.app.round();
  expect(await left(ended)).toEqual({ follows: 0, installations: 0 });
});

test('a workspace that leaves the organization’s installation leaves it to the others', async () => {
  const campus = await openCampus();
  await campus.start();
  const { side: east } = await campus.join(EAST);
  const { side: west } = await campus.front.add(WEST);
  await answered(east, () => east.mention('#it-courses', 'sam', 'help'));
  await answered(west, () => west.mention('#it-courses', 'sam', 'help'));
  campus.pass(DAY);
  await campus.front.tell(EAST, UNINSTALLED);
  await campus.line(({ outcome }) => outcome === 'removed');
  expect(campus.log.filter(({ outcome }) => outcome === 'removed')).toHaveLength(1);
  await answered(west, () => west.mention('#it-courses', 'sam', 'help'));
});

test('its token is renewed once for all its workspaces', async () => {
  const campus = await openCampus();
  campus.front.oauth.tokensHold = 12 * 3600;
  await campus.start();
  const { side: east } = await campus.join(EAST);
  const { side: west } = await campus.front.add(WEST);
  campus.pass(11 * 3_600_000);
  await Promise.all(
    [east, west].map((side) => answered(side, () => side.mention('#it-courses', 'sam', 'help'))),
  );
  expect(campus.front.oauth.exchanges.filter((one) => one['grant_type'] === 'refresh_token')).toHaveLength(1);
  expect(campus.front.calls.filter(({ error }) => error)).toEqual([]);
});
