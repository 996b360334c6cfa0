import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { createSeal } from '../../src/store/sealing.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { allIsWell, type Env, examined, NO_CALENDAR, startSlack, told, troubles } from './stand-ins.ts';

const [KEY, OLDER, LOST] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
const CLIENT_SECRET = 'the-client-secret-of-the-doctor';
const server = databasesOfFile();

/** An environment for many workspaces, in which nothing is wrong. */
async function manyWorkspaces(word = 'invalid_code') {
  const { env: one, slack: _, ...others } = await allIsWell();
  const slack = await startSlack(({ path }) =>
    path.endsWith('/oauth.v2.access') ? { json: { ok: false, error: word } } : undefined,
  );
  const site = await startUpstream(() => NO_CALENDAR);
  onTestFinished(site.close);
  const env: Env = {
    ...one,
    SLACK_BOT_TOKEN: '',
    SLACK_API_URL: slack.url,
    SLACK_CLIENT_ID: '1234.5678',
    SLACK_CLIENT_SECRET: CLIENT_SECRET,
    SLACK_STATE_SECRET: 'the-state-secret-of-the-doctor',
    TOKEN_ENCRYPTION_KEY: KEY.toString('base64'),
    PUBLIC_URL: site.url,
  };
  return { ...others, env, slack };
}

/** A store that holds an installation under each of the keys. */
async function installed(where: { dataDir: string; databaseUrl?: string }, keys: readonly Uint8Array[]) {
  const store = await openStore(where);
  for (const [at, key] of keys.entries()) {
    const row = { enterprise: '', team: `T${at}` };
    await store.installations.put(row, createSeal([key]).seal('{}', 'its row'), 1);
  }
  const removed = { enterprise: '', team: 'TGONE' };
  await store.installations.put(removed, createSeal([LOST]).seal('{}', 'its row'), 1);
  await store.installations.remove(removed, 2);
  await store.close();
}

describe('the client', () => {
  test('is known to Slack, which is told no token', async () => {
    const { env, slack } = await manyWorkspaces();
    const findings = await examined(env);
    expect(troubles(findings)).toEqual([]);
    expect(told(findings, 'client id and secret')).toContain('ok ');
    expect(told(findings, 'configuration')).toContain('many workspaces');
    expect(told(findings, 'scopes')).toContain('/slack/install');
    expect(slack.calls.map(({ path, headers }) => [path, headers.authorization?.split(' ')[0]])).toEqual([
      ['/api/oauth.v2.access', 'Basic'],
    ]);
  });

  test.each([
    ['invalid_client_id', ['fail client id and secret']],
    ['bad_client_secret', ['fail client id and secret']],
    ['something_else', []],
  ])('%s: %j', async (word, expected) => {
    const { env } = await manyWorkspaces(word);
    const findings = await examined(env);
    expect(troubles(findings)).toEqual(expected);
    expect(JSON.stringify(findings)).not.toContain(env['SLACK_CLIENT_SECRET'] ?? '');
    expect(JSON.stringify(findings)).not.toContain(env['TOKEN_ENCRYPTION_KEY'] ?? '');
  });
});

const both: [string, () => Promise<{ dataDir?: string; databaseUrl?: string }>][] = [
  ['SQLite', async () => ({})],
  ['Postgres', async () => ({ databaseUrl: await server.freshDatabase() })],
];

describe.each(both)('installations in %s', (_name, place) => {
  async function looked(kept: readonly Uint8Array[], listed: readonly Buffer[]) {
    const { env } = await manyWorkspaces();
    const where = { dataDir: env['DATA_DIR'] ?? '', ...(await place()) };
    await installed(where, kept);
    const findings = await examined({
      ...env,
      ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }),
      TOKEN_ENCRYPTION_KEY: listed.map((key) => key.toString('base64')).join(','),
    });
    return { troubles: troubles(findings), told: told(findings, 'installations') };
  }

  test('under the listed keys are counted, and which still need an older one', async () => {
    expect(await looked([KEY, OLDER, OLDER], [KEY, OLDER])).toEqual({
      troubles: [],
      told: 'ok    installations: 3 in the store, 2 of them under an older key, which is still needed',
    });
    expect((await looked([KEY], [KEY])).told).toBe('ok    installations: 1 in the store');
  });

  test('under a key that is not listed fail', async () => {
    const { troubles, told } = await looked([KEY, LOST, OLDER], [KEY, OLDER]);
    expect(troubles).toEqual(['fail installations']);
    expect(told).toContain('1 of 3 is encrypted under a key that is not listed');
  });
});
