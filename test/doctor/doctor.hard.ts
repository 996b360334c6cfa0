import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { report } from '../../src/doctor/findings.ts';
import { openStore } from '../../src/store/open.ts';
import {
  APP_TOKEN,
  allIsWell,
  BOT_TOKEN,
  type Env,
  examined,
  KEY,
  SIGNING_SECRET,
  told,
  troubles,
} from './stand-ins.ts';

const DOCTOR = join(import.meta.dirname, '../../src/doctor/examine.ts');

/** The process, with nothing of this machine's own environment. */
function run(env: Env, user = {}): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [DOCTOR],
      { env: { ...env }, ...user },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, said: `${stdout}${stderr}` }),
    );
  });
}

test('where all is well it says so, a line for each thing, and changes nothing', async () => {
  const { env, slack, study } = await allIsWell();
  const { code, said } = await run(env);
  expect(said.replace(/[\d,]+ MB/, '9 MB').replace(/Node: \S+/, 'Node: 24')).toBe(`\
ok    configuration: HTTP on 127.0.0.1:3000, one workspace, SQLite, 0 buildings in the directory
ok    Node: 24
ok    clock: agrees with Slack
ok    Slack token: accepted by workspace T0CAMPUS01
ok    scopes: all that manifest.yml asks for
skip  signing secret: only a request from Slack can prove it; where it is wrong, Slack says so when the request URL is saved
ok    study API: answers, and accepts the key
ok    course-unit codes: a search for 40 unknown codes is answered with nothing, as it should be
skip  extra search-name: undecided (not asked yet)
skip  extra search-group: undecided (not asked yet)
skip  extra search-unit: undecided (not asked yet)
skip  extra units: undecided (not asked yet)
skip  extra buildings: undecided (not asked yet)
skip  extra reservations: undecided (not asked yet)
ok    store: SQLite: nothing is kept yet, and the first start makes it
ok    disk: 9 MB are free in DATA_DIR

Nothing failed, 0 warnings.
`);
  expect(code).toBe(0);
  expect(slack.calls.map(({ path }) => path)).toEqual(['/api/auth.test']);
  expect(
    study.calls.filter(({ keyAccepted }) => keyAccepted),
    'two calls cost quota',
  ).toHaveLength(2);
});

test('a machine without a network is told all that fails, each with the next step', async () => {
  const { env } = await allIsWell();
  const nowhere = 'http://127.0.0.1:9/';
  const { code, said } = await run({ ...env, STUDY_API_URL: nowhere, SLACK_API_URL: nowhere });
  expect(said).toMatch(/^fail {2}Slack token: .+\n +→ /m);
  expect(said).toMatch(/^fail {2}study API: .+\n +→ Check STUDY_API_URL/m);
  expect(code).toBe(1);
});

test('a signing secret that does not look like one of Slack’s is doubted', async () => {
  const { env } = await allIsWell();
  const findings = await examined({ ...env, SLACK_SIGNING_SECRET: '0123456789abcdef0123456789abcde' });
  expect(troubles(findings)).toEqual(['warn signing secret']);
});

test('where something fails it ends with 1, and tells no secret', async () => {
  const { env } = await allIsWell();
  const { code, said } = await run({ ...env, SLACK_BOT_TOKEN: 'xoxb-of-another-app' });
  expect(code).toBe(1);
  expect(said).toContain(
    'fail  Slack token: Slack does not know it (invalid_auth)\n      → Copy the Bot User OAuth Token',
  );
  expect(said).toContain('1 failed, 0 warnings.');
  for (const secret of [KEY, BOT_TOKEN, APP_TOKEN, SIGNING_SECRET, 'of-another-app'])
    expect(said).not.toContain(secret);
});

test('a wrong configuration is told with every problem, and no host is called', async () => {
  const { env, slack, study } = await allIsWell();
  const findings = await examined({ ...env, STUDY_API_KEY: '', PORT: '70000' });
  expect(told(findings, 'configuration').split('\n')).toEqual([
    expect.stringContaining('fail  configuration: STUDY_API_KEY is required'),
    expect.stringContaining('fail  configuration: PORT must be a whole number from 0 to 65535'),
    expect.stringContaining('docs/configuration.md'),
  ]);
  expect(findings.at(-1)).toMatchObject({ level: 'skip', about: 'everything else' });
  expect([...slack.calls, ...study.calls]).toEqual([]);
});

test("a building directory that can't be read is told by its line", async () => {
  const { env } = await allIsWell();
  const findings = await examined({ ...env, BUILDINGS_FILE: '/nowhere/buildings.yml' });
  expect(told(findings, 'configuration')).toContain('fail  configuration: BUILDINGS_FILE');
});

/** A user who can't write in a folder that only its owner can: root always can. */
const otherUser = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
const canRun = spawnSync(process.execPath, ['-v'], otherUser).status === 0;

test.skipIf(!canRun).each([
  ['without a store', async () => undefined],
  ['with a store', async (dataDir: string) => (await openStore({ dataDir })).close()],
])('a folder %s that can not be written is told', async (_what, fill) => {
  const { env } = await allIsWell();
  const { DATA_DIR = '' } = env;
  await fill(DATA_DIR);
  chmodSync(DATA_DIR, 0o555);
  const { code, said } = await run(env, otherUser);
  expect(said).toMatch(
    /^fail {2}store: SQLite: .+\n +→ Let the user that Coursebell runs as write in DATA_DIR/m,
  );
  expect(code).toBe(1);
});

test.skipIf(!canRun).each([
  ['coursebell.sqlite', 'attempt to write a readonly database'],
  ['coursebell.lock', 'EACCES'],
])('a %s that can be read and not written is told', async (name, words) => {
  const { env } = await allIsWell();
  const { DATA_DIR = '' } = env;
  await (await openStore({ dataDir: DATA_DIR })).close();
  chmodSync(DATA_DIR, 0o777);
  for (const one of readdirSync(DATA_DIR)) chmodSync(join(DATA_DIR, one), one === name ? 0o444 : 0o666);
  const { code, said } = await run(env, otherUser);
  expect(said).toMatch(new RegExp(`^fail {2}store: SQLite: ${words}`, 'm'));
  expect(said).toContain('→ Let the user that Coursebell runs as write in DATA_DIR');
  expect(code).toBe(1);
});

test.each(['22.11.0', '20.20.2'])('Node %s is too old', async (nodeVersion) => {
  const { env } = await allIsWell();
  expect(troubles(await examined(env, { nodeVersion }))).toEqual(['fail Node']);
});

test.each([
  [[], 'Nothing failed, 0 warnings.'],
  [['warn'], 'Nothing failed, 1 warning.'],
  [['fail', 'warn', 'warn', 'ok', 'skip'], '1 failed, 2 warnings.'],
] as const)('%j ends with “%s”', (levels, end) => {
  const findings = levels.map((level) => ({ level, about: 'it', finding: 'is' }));
  expect(report(findings).trimEnd().split('\n').at(-1)).toBe(end);
});
