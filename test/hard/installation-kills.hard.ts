/**
 * SIGKILL in the middle of an installation, of a token's rotation and of leaving, at every few moments of each: the next
 * process goes on, people are answered, and nothing stays that should have gone.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/ops/log.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { startSlackFront } from '../fakes/slack-front.ts';
import { answered, BY_OAUTH, begin, install, NORTH, openBrowser } from '../flows/campus.ts';
import { dataDir } from '../flows/data-dir.ts';
import { SIGNING_SECRET } from '../flows/harness.ts';
import { fillTables, readTables } from '../store/every-table.ts';
import { arm, portOf, startDying } from './dying.ts';

async function openStage() {
  const front = await startSlackFront({ signingSecret: SIGNING_SECRET, now: Date.now });
  const folder = dataDir();
  const env = {
    STUDY_API_URL: 'http://127.0.0.1:9/',
    STUDY_API_KEY: 'key',
    STUDY_API_EXTRAS: 'off',
    ...BY_OAUTH,
    SLACK_API_URL: front.apiUrl,
    DATA_DIR: folder,
  };
  const { side } = await front.add(NORTH);
  return {
    ...{ front, folder, side },
    /** The process that is to be killed. */
    startMortal: async (): Promise<ChildProcess> => {
      const child = startDying('start.js', { args: [], env });
      front.appUrl = `http://127.0.0.1:${await portOf(child)}`;
      return child;
    },
    /** The one after it. */
    startNext: async () => {
      const app = createCoursebell(await readConfig(env), { log: createLog('silent') });
      onTestFinished(() => app.stop());
      front.appUrl = `http://127.0.0.1:${(await app.start()).port}`;
      return app;
    },
    isAnswered: async (): Promise<void> => {
      const message = await answered(side, () => side.command('#it-courses', 'sam', '/course help'));
      expect(message.text).toMatch(/What can I ask|Mitä voin kysyä|Vad kan jag fråga/);
    },
  };
}

/** Has a process die at a moment of what it is made to do; one that does not come to it is killed then. */
async function dieIn(child: ChildProcess, dieAt: number, act: () => Promise<unknown>): Promise<void> {
  const ended = once(child, 'exit');
  await arm(child, dieAt);
  await Promise.race([act().catch(() => undefined), ended]);
  child.kill('SIGKILL');
  await ended;
}

const AT = [1, 4, 7, 9, 11, 14, 26];

test.each(AT)(
  'an installation that is killed at moment %d is there or not, and can be made again',
  async (dieAt) => {
    const { front, folder, startMortal, startNext, isAnswered } = await openStage();
    const child = await startMortal();
    const browser = openBrowser(() => front.appUrl);
    const address = front.oauth.allow(await begin(browser), NORTH);
    await dieIn(child, dieAt, () => browser.get(address));
    const app = await startNext();
    // The browser comes back with the same state: it counts where it has not been used, and is refused in words otherwise.
    const again = await browser.get(address);
    expect(again.body).toMatch(/<h1>[^<]+<\/h1>/);
    expect(again.status, again.body).toBeLessThan(500);
    expect((await install(front, NORTH)).status).toBe(200);
    await isAnswered();
    expect(front.calls.at(-1)?.error).toBeUndefined();
    await app.stop();
    const database = openSqlite(folder);
    const { installations = [] } = await readTables(database.db).finally(database.close);
    expect(installations).toMatchObject([{ team: NORTH.team.id, removed_at: null }]);
  },
);

test.each([1, 5, 9, 12, 16, 22])(
  'a rotation that is killed at moment %d leaves a token that holds',
  async (dieAt) => {
    const { front, startMortal, startNext, isAnswered, side } = await openStage();
    const child = await startMortal();
    // Within two hours of its end a token is renewed.
    front.oauth.tokensHold = 3_600;
    expect((await install(front, NORTH)).status).toBe(200);
    front.oauth.tokensHold = 43_200;
    await dieIn(child, dieAt, () => answered(side, () => side.mention('#it-courses', 'sam', 'help')));
    await startNext();
    await isAnswered();
    await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
    expect(front.calls.filter(({ error }) => error !== undefined)).toEqual([]);
  },
);

/** What stays in case the removal is a mistake. */
const KEPT_FOR_A_MONTH = ['targets', 'follows', 'run_follows', 'new_runs', 'rings', 'enrolled', 'snoozes'];

/** What the care of each hour forgets when it is old, of any workspace, at a time that is not known here. */
const FORGOTTEN = ['channel_edits', 'contexts', 'look_ups', 'moved_channels'];

const PERSONAL = (tables: Awaited<ReturnType<typeof readTables>>, workspace: string) =>
  Object.entries(tables)
    .filter(([name]) => !KEPT_FOR_A_MONTH.includes(name))
    .flatMap(([name, rows]) => rows.filter((row) => row['workspace'] === workspace).map(() => name));
const LASTING = (tables: Awaited<ReturnType<typeof readTables>>, workspace: string) =>
  PERSONAL(tables, workspace).filter((name) => !FORGOTTEN.includes(name));

test.each([1, 4, 8, 13, 18, 24, 31])(
  'leaving that is killed at moment %d is ended when Slack tells it again',
  async (dieAt) => {
    const { front, folder, startMortal, startNext } = await openStage();
    const read = async () => {
      const database = openSqlite(folder);
      return await readTables(database.db).finally(database.close);
    };
    const database = openSqlite(folder);
    await database.migrate();
    await fillTables(database.db, 5, { workspace: NORTH.team.id });
    await fillTables(database.db, 5, { workspace: 'T0OTHER003', first: 100 });
    await database.close();
    const child = await startMortal();
    expect((await install(front, NORTH)).status).toBe(200);
    front.oauth.revoke(NORTH.team.id);
    const gone = { type: 'app_uninstalled' };
    const at = Date.now() + 120_000;
    await dieIn(child, dieAt, async () => {
      await front.tell(NORTH, gone, { eventId: 'Ev1', at });
      // It has been acknowledged, and goes on.
      await sleep(1_000);
    });
    const others = LASTING(await read(), 'T0OTHER003');
    const app = await startNext();
    expect(await front.tell(NORTH, gone, { eventId: 'Ev1', at, retry: 1 })).toBe(200);
    await app.stop();
    const after = await read();
    expect(PERSONAL(after, NORTH.team.id)).toEqual([]);
    expect(LASTING(after, 'T0OTHER003')).toEqual(others);
    expect(others.length, 'personal rows of the other workspace').toBe(30);
    const row = after['installations']?.find(({ team }) => team === NORTH.team.id);
    expect(row).toMatchObject({ sealed: null });
    expect(after['follows']?.filter((one) => one['workspace'] === NORTH.team.id)).toHaveLength(5);
  },
);
