/** The app is removed from a workspace, or its token is taken back; and it comes back, or does not. */
import { expect, test } from 'vitest';
import type { SlackSide } from '../../playground/slack-side.ts';
import { openStore } from '../../src/store/open.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { eventually } from '../fixtures/patience.ts';
import { answered, type Campus, install, NORTH, openCampus, type Replica, SOUTH } from './campus.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TEAM = NORTH.team.id;
const REVOKED = { type: 'tokens_revoked', tokens: { bot: ['U0BELL0001'], oauth: [] } };
const UNINSTALLED = { type: 'app_uninstalled' };

/** A workspace where something is kept in every table. */
async function settled(campus: Campus): Promise<SlackSide> {
  const { side } = await campus.join(NORTH);
  for (const typed of [
    '/course TX00EY23-3015',
    '/course follow TX00EY23-3015',
    '/course link TX00EY23-3015',
  ]) {
    await answered(side, () => side.command('#it-courses', 'sam', typed));
  }
  await side.openHome('sam');
  await side.until(() => side.workspace.homes.get('U0SAM00001'));
  return side;
}

/** What the embedded store holds; the app must not be running. */
async function kept(campus: Campus, replica: Replica, where: StoreEnv = {}) {
  await replica.app.stop();
  const store = await openStore({ dataDir: campus.dir, databaseUrl: where.DATABASE_URL });
  const who = { workspace: TEAM, user: 'U0SAM00001' };
  const found = {
    installed: (await store.installations.get({ enterprise: '', team: TEAM })) !== undefined,
    follows: (await store.follows.inWorkspace(TEAM)).length,
    person: await store.persons.get(who),
    channel: await store.channels.get({ workspace: TEAM, channel: 'C0COURSES1' }),
    lookUps: await store.lookUps.of(who),
    seen: await store.seenCourses.inWorkspace(TEAM),
  };
  await store.close();
  return found;
}

const postgres = databasesOfFile();
type StoreEnv = { readonly DATABASE_URL?: string };
const STORES: readonly (readonly [string, () => Promise<StoreEnv>])[] = [
  ['SQLite', async () => ({})],
  ['Postgres', async () => ({ DATABASE_URL: await postgres.storeDatabase() })],
];

const nothing = { person: undefined, channel: undefined, lookUps: [], seen: [] };

test.for([
  ['app_uninstalled', [UNINSTALLED]],
  ['tokens_revoked', [REVOKED]],
  ['both', [UNINSTALLED, REVOKED]],
  ['both the other way round, and again', [REVOKED, UNINSTALLED, REVOKED, UNINSTALLED]],
] as const)('%s: token and personal data are gone, follows wait', async ([, events]) => {
  const campus = await openCampus();
  const replica = await campus.start();
  const side = await settled(campus);
  campus.pass(10 * 60_000);
  // So that the token is remembered at this moment.
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  campus.front.oauth.revoke(TEAM);
  for (const event of events) expect(await campus.front.tell(NORTH, event)).toBe(200);
  await campus.line(({ outcome }) => outcome === 'removed');
  const calls = campus.front.calls.length;
  expect(await side.mention('#it-courses', 'sam', 'TX00EY23-3015')).toMatchObject({ status: 200, body: '' });
  await replica.app.round();
  expect(campus.front.calls.length, 'nothing more is said to Slack').toBe(calls);
  const troubles = campus.log.filter(({ level }) => level >= 40);
  expect(troubles.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual(['payload not installed']);
  expect(await kept(campus, replica)).toEqual({ ...nothing, installed: false, follows: 1 });
});

test('tokens of people are none of ours', async () => {
  const campus = await openCampus();
  const replica = await campus.start();
  await settled(campus);
  campus.pass(10 * 60_000);
  const event = { type: 'tokens_revoked', tokens: { oauth: ['U0SAM00001'], bot: [] } };
  expect(await campus.front.tell(NORTH, event)).toBe(200);
  const all = await kept(campus, replica);
  expect(all).toMatchObject({ installed: true, follows: 1, channel: { linked: 'TX00EY23-3015' } });
  expect([all.person?.homeOpenedAt, all.lookUps.length, all.seen.length]).toEqual([expect.any(Number), 1, 1]);
});

test('what is told late, of an installation before, ends none', async () => {
  const campus = await openCampus();
  const replica = await campus.start();
  await settled(campus);
  const before = Date.now();
  campus.pass(20_000);
  campus.front.oauth.revoke(TEAM);
  await install(campus.front, NORTH);
  await campus.front.tell(NORTH, UNINSTALLED, { at: before });
  await campus.line(({ outcome }) => outcome === 'stale');
  campus.pass(10 * 60_000);
  await campus.front.tell(NORTH, REVOKED, { at: before });
  expect(await kept(campus, replica)).toMatchObject({
    installed: true,
    follows: 1,
    channel: { linked: 'TX00EY23-3015' },
  });
});

test('a new installation within the grace goes on with the follows', async () => {
  const campus = await openCampus();
  const { app } = await campus.start();
  const side = await settled(campus);
  campus.pass(DAY);
  campus.front.oauth.revoke(TEAM);
  await campus.front.tell(NORTH, UNINSTALLED);
  await campus.line(({ outcome }) => outcome === 'removed');
  campus.pass(29 * DAY);
  await app.round();
  await install(campus.front, NORTH);
  const list = await answered(side, () => side.command('#it-courses', 'sam', '/course following'));
  expect(list.text).toContain('TX00EY23-3015');
});

test('after the grace the follows are gone, of that workspace alone', async () => {
  const campus = await openCampus();
  const replica = await campus.start();
  await settled(campus);
  const south = await campus.join(SOUTH);
  await answered(south.side, () => south.side.command('#it-courses', 'sam', '/course follow TX00EY23-3015'));
  campus.pass(DAY);
  campus.front.oauth.revoke(TEAM);
  await campus.front.tell(NORTH, UNINSTALLED);
  await campus.line(({ outcome }) => outcome === 'removed');
  campus.pass(30 * DAY + 1);
  await replica.app.round();
  await replica.app.stop();
  const store = await openStore({ dataDir: campus.dir });
  expect(await store.follows.inWorkspace(TEAM)).toEqual([]);
  expect(await store.targets.inWorkspace(TEAM)).toEqual([]);
  expect(await store.follows.inWorkspace(SOUTH.team.id)).toHaveLength(1);
  await store.close();
});

/** Waits for the end of a round that an installation has come out of as `outcome`. */
async function roundTo(campus: Campus, { app }: Replica, outcome: 'doubted' | 'removed'): Promise<void> {
  const before = campus.log.length;
  await app.round();
  await eventually(() =>
    expect(campus.log.slice(before).filter((line) => line.outcome === outcome)).toHaveLength(1),
  );
}

const removals = ({ log }: Campus) => log.filter(({ outcome }) => outcome === 'removed');

/** What the store holds where nothing was lost. */
const ALL = {
  ...{ installed: true, follows: 1, channel: { linked: 'TX00EY23-3015' } },
  ...{ lookUps: [expect.anything()], seen: [expect.anything()] },
};

test('an end that Slack has not told of is found by its word on the token, given twice', async () => {
  const campus = await openCampus();
  const replica = await campus.start();
  await settled(campus);
  campus.front.oauth.revoke(TEAM);
  campus.pass(2 * DAY);
  await roundTo(campus, replica, 'doubted');
  campus.pass(10 * 60_000);
  await replica.app.round();
  expect(removals(campus), 'a second answer right after the first one says little more').toEqual([]);
  campus.pass(HOUR);
  await roundTo(campus, replica, 'removed');
  expect(await kept(campus, replica)).toEqual({ ...nothing, installed: false, follows: 1 });
});

const ENDS = [
  ['auth.test', 'account_inactive'],
  ['auth.test', 'token_revoked'],
  ['oauth.v2.access', 'invalid_refresh_token'],
  ['oauth.v2.access', 'token_revoked'],
] as const;

/** The first over Postgres, too. */
const OVER_BOTH = STORES.flatMap(([kind, open], nth) =>
  ENDS.slice(0, nth === 0 ? undefined : 1).map((one) => [kind, ...one, open] as const),
);

test.for(OVER_BOTH)('%s: of %s one answer %s ends nothing, also after a restart', async (row) => {
  const [, method, word, open] = row;
  const where = await open();
  const campus = await openCampus({ ...where });
  if (method === 'oauth.v2.access') campus.front.oauth.tokensHold = 12 * 3600;
  let replica = await campus.start();
  const side = await settled(campus);
  for (let time = 0; time < 2; time += 1) {
    campus.pass(2 * DAY);
    campus.front.fail(method, word);
    await roundTo(campus, replica, 'doubted');
    await replica.app.stop();
    replica = await campus.start();
    campus.pass(HOUR);
    await replica.app.round();
  }
  await answered(side, () => side.mention('#it-courses', 'sam', 'TX00EY23-3015'));
  expect(removals(campus)).toEqual([]);
  expect(await kept(campus, replica, where)).toMatchObject(ALL);
});

test.for(OVER_BOTH)('%s: of %s two answers %s end it', async ([, method, word, open]) => {
  const where = await open();
  const campus = await openCampus({ ...where });
  if (method === 'oauth.v2.access') campus.front.oauth.tokensHold = 12 * 3600;
  const replica = await campus.start();
  await settled(campus);
  campus.pass(2 * DAY);
  campus.front.fail(method, word);
  await roundTo(campus, replica, 'doubted');
  campus.pass(HOUR);
  campus.front.fail(method, word);
  await roundTo(campus, replica, 'removed');
  expect(await kept(campus, replica, where)).toEqual({ ...nothing, installed: false, follows: 1 });
});

test.for([UNINSTALLED, REVOKED])('$type alone ends nothing while Slack takes the token', async (event) => {
  const campus = await openCampus();
  const replica = await campus.start();
  await settled(campus);
  campus.pass(DAY);
  await campus.front.tell(NORTH, event);
  await campus.line(({ outcome }) => outcome === 'doubted');
  campus.pass(HOUR);
  await replica.app.round();
  campus.pass(HOUR);
  campus.front.fail('auth.test', 'token_revoked');
  await replica.app.round();
  expect(removals(campus)).toEqual([]);
  expect(await kept(campus, replica)).toMatchObject(ALL);
});

test.for(['token_revoked', 'invalid_auth'] as const)(
  'what Slack tells ends it at once where its answer agrees (%s), else with the next one that does',
  async (word) => {
    for (const atFirst of [word, 'internal_error', 500] as const) {
      const campus = await openCampus();
      const replica = await campus.start();
      await settled(campus);
      campus.pass(DAY);
      campus.front.fail('auth.test', atFirst);
      await campus.front.tell(NORTH, UNINSTALLED);
      if (atFirst !== word) {
        await campus.line(({ outcome }) => outcome === 'doubted');
        expect(removals(campus)).toEqual([]);
        campus.front.oauth.revoke(TEAM);
        campus.pass(HOUR);
        await replica.app.round();
      }
      await campus.line(({ outcome }) => outcome === 'removed');
      expect(await kept(campus, replica)).toEqual({ ...nothing, installed: false, follows: 1 });
    }
  },
);

test('a token that has run out is renewed before Slack is asked about it', async () => {
  const campus = await openCampus();
  campus.front.oauth.tokensHold = 12 * 3600;
  const replica = await campus.start();
  await settled(campus);
  campus.pass(2 * DAY);
  await replica.app.round();
  expect(campus.front.calls.filter(({ error }) => error)).toEqual([]);
  expect(await kept(campus, replica)).toMatchObject({ installed: true, follows: 1 });
});

test.for(['invalid_auth', 'token_expired', 'internal_error', 500] as const)(
  'a token that is not taken (%s) is no end: nothing is erased',
  async (word) => {
    const campus = await openCampus();
    const replica = await campus.start();
    await settled(campus);
    campus.pass(2 * DAY);
    campus.front.fail('auth.test', word);
    await replica.app.round();
    expect(campus.log.filter(({ outcome }) => outcome === 'removed')).toEqual([]);
    expect(await kept(campus, replica)).toMatchObject({
      installed: true,
      channel: { linked: 'TX00EY23-3015' },
    });
  },
);
