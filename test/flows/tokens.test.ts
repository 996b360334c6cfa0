/** Tokens: sealed at rest, never told, renewed in time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  answered,
  type Campus,
  CLIENT_SECRET,
  ENCRYPTION_KEY,
  install,
  NORTH,
  openCampus,
  STATE_SECRET,
} from './campus.ts';

const HOUR = 3_600_000;
const OTHER_KEY = Buffer.alloc(32, 9).toString('base64');

/** Everything that lies on the disk. */
function bytes({ dir }: Campus): string {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name));
  return files.map((file) => readFileSync(file).toString('latin1')).join('\n');
}

const secrets = ({ front }: Campus): string[] => [
  ...front.oauth.issued.flatMap(({ token, refreshToken }) => [token, refreshToken ?? token]),
  ...front.oauth.exchanges.flatMap(({ code }) => code ?? []),
  ...[CLIENT_SECRET, STATE_SECRET, ENCRYPTION_KEY],
];

test('no token lies in the store or stands in a log line', async () => {
  const campus = await openCampus();
  campus.front.oauth.tokensHold = 12 * 3600;
  const { app } = await campus.start();
  const { side } = await campus.join(NORTH);
  await answered(side, () => side.mention('#it-courses', 'sam', 'TX00EY23-3015'));
  campus.front.fail('oauth.v2.access', 500);
  await install(campus.front, NORTH);
  campus.pass(11 * HOUR);
  await answered(side, () => side.mention('#it-courses', 'sam', 'TX00EY23-3015'));
  const running = bytes(campus);
  await app.stop();
  const said = `${running}\n${bytes(campus)}\n${campus.written.join('')}`;
  expect(secrets(campus).length).toBeGreaterThan(5);
  for (const secret of secrets(campus)) expect(said, secret).not.toContain(secret);
  expect(running).toContain(NORTH.team.id);
});

test('an ending token is renewed once, however many ask at once', async () => {
  const campus = await openCampus();
  campus.front.oauth.tokensHold = 12 * 3600;
  await campus.start();
  const { side } = await campus.join(NORTH);
  const refreshes = () => campus.front.oauth.exchanges.filter((one) => one['grant_type'] === 'refresh_token');
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  campus.pass(9 * HOUR);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  expect(refreshes(), 'there is time').toHaveLength(0);
  campus.pass(HOUR + 60_000);
  await answered(side, () =>
    Promise.all(Array.from({ length: 5 }, () => side.mention('#it-courses', 'sam', 'help'))),
  );
  expect(refreshes()).toHaveLength(1);
  campus.pass(5 * HOUR);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  expect(
    campus.front.calls.filter(({ error }) => error),
    'none with an old token',
  ).toEqual([]);
});

test('Slack in trouble when a token is to be renewed: the old one serves while it holds', async () => {
  const campus = await openCampus();
  campus.front.oauth.tokensHold = 12 * 3600;
  await campus.start();
  const { side } = await campus.join(NORTH);
  campus.pass(11 * HOUR);
  campus.front.fail('oauth.v2.access', 500);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  expect(campus.log.filter(({ kind, outcome }) => kind === 'renew' && outcome === 'failed')).toHaveLength(1);
  campus.pass(2 * HOUR);
  campus.front.fail('oauth.v2.access', 500);
  expect(await side.mention('#it-courses', 'sam', 'help'), 'to be delivered again').toMatchObject({
    status: 400,
  });
  await campus.line(({ kind, level }) => kind === 'listener' && level === 50);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
});

test('a token under an earlier key is read, sealed anew, and then needs that key no more', async () => {
  const campus = await openCampus();
  const first = await campus.start();
  const { side } = await campus.join(NORTH);
  await first.app.stop();
  const second = await campus.start({ TOKEN_ENCRYPTION_KEY: `${OTHER_KEY},${ENCRYPTION_KEY}` });
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  await second.app.stop();
  await campus.start({ TOKEN_ENCRYPTION_KEY: OTHER_KEY });
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
  expect(campus.log.filter(({ level }) => level >= 40)).toEqual([]);
});

test('a token that can’t be opened counts as none, and the log says what to do', async () => {
  const campus = await openCampus();
  const first = await campus.start();
  const { side } = await campus.join(NORTH);
  await first.app.stop();
  await campus.start({ TOKEN_ENCRYPTION_KEY: OTHER_KEY });
  expect(await side.mention('#it-courses', 'sam', 'help')).toMatchObject({ status: 200, body: '' });
  const line = await campus.line(({ outcome }) => outcome === 'unreadable');
  expect(line).toMatchObject({ error: 'SealKeyUnknown', workspace: NORTH.team.id });
  expect(line['detail']).toContain('TOKEN_ENCRYPTION_KEY');
  await install(campus.front, NORTH);
  await answered(side, () => side.mention('#it-courses', 'sam', 'help'));
});
