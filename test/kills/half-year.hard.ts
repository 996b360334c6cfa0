/** Half a year of follows, lead times, marks, snoozed reminders and moved dates, with a kill every week or so, beside a model of the promises. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { startPostgres } from '../fakes/postgres.ts';
import { playHalfYear } from './half-year.ts';

const DAYS = 182;
/** Each kill starts a process, so that the second store gets half of it: what differs from the first is the store alone. */
const DAYS_OVER_POSTGRES = 91;

test('half a year over SQLite agrees with the promises', { timeout: 900_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coursebell-half-year-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await playHalfYear({ dataDir }, 11, DAYS);
});

test('a quarter over Postgres agrees with the promises', { timeout: 900_000 }, async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.close);
  await playHalfYear({ databaseUrl: await postgres.freshDatabase(), dataDir: '' }, 12, DAYS_OVER_POSTGRES);
});
