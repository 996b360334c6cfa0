import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { InvalidConfig, readConfig, readPort } from '../src/config.ts';
import { SECRETS } from '../src/config-values.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const HTTP = {
  STUDY_API_URL: 'https://study.example/api',
  STUDY_API_KEY: 'k3y',
  SLACK_BOT_TOKEN: 'xoxb-1',
  SLACK_SIGNING_SECRET: 's1gning',
};
const { SLACK_SIGNING_SECRET: _, ...REQUIRED } = HTTP;

type Env = Record<string, string | undefined>;

async function problemsOf(env: Env): Promise<string[]> {
  try {
    await readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    const [first, ...problems] = error.message.split('\n');
    expect(first).toBe('Coursebell cannot start:');
    return problems.map((problem) => problem.replace(/^ {2}- /, ''));
  }
}

describe('the least that is needed', () => {
  it('is four values for HTTP', async () => {
    expect(await readConfig(HTTP)).toEqual({
      study: {
        url: 'https://study.example/api',
        extras: 'auto',
        key: 'k3y',
        timeZone: 'Europe/Helsinki',
        freshSeconds: 600,
        runSuffixes: Array.from({ length: 40 }, (_, at) => String(3001 + at)),
      },
      slack: {
        transport: { mode: 'http', signingSecret: 's1gning' },
        auth: { mode: 'token', botToken: 'xoxb-1' },
        apiUrl: undefined,
      },
      store: { databaseUrl: undefined, dataDir: './data' },
      reminders: { checkSeconds: 10_800, horizonHours: 36 },
      proxies: {},
      channelChanges: 'everyone',
      limits: { perUser: 30, perWorkspace: 600 },
      agentView: false,
      answerFeedback: false,
      links: {},
      http: { host: '127.0.0.1', port: 3000 },
      buildings: [],
      seeds: [],
      doubts: [],
      language: 'en',
      logLevel: 'info',
    });
  });

  it.each([
    [{}, undefined],
    [{ MCP: '0' }, undefined],
    [{ MCP: '1' }, { isPublic: false }],
    [{ MCP: '1', MCP_PUBLIC: '1' }, { isPublic: true }],
  ])('lets assistants ask where that is switched on: %j', async (env, mcp) => {
    const read = await readConfig({ ...HTTP, ...env });
    if (mcp === undefined) expect(read.mcp).toBeUndefined();
    else expect(read.mcp).toEqual({ ...mcp, signingSecret: HTTP.SLACK_SIGNING_SECRET });
  });

  it.each([{ MCP_PUBLIC: '1' }, { MCP: '0', MCP_PUBLIC: '1' }])(
    'lets no client without identity ask where no assistant may: %j',
    async (env) => {
      expect(await problemsOf({ ...HTTP, ...env })).toEqual(['MCP_PUBLIC needs MCP=1']);
    },
  );

  it('is an app token in the place of the signing secret for Socket Mode', async () => {
    const socket = { mode: 'socket', appToken: 'xapp-1', giveUpSeconds: 300 };
    expect((await readConfig({ ...REQUIRED, SLACK_APP_TOKEN: 'xapp-1' })).slack.transport).toEqual(socket);
    expect((await readConfig({ ...HTTP, SLACK_APP_TOKEN: 'xapp-1' })).slack.transport).toEqual(socket);
  });
});

describe('what is given', () => {
  test.each<[Env, object]>([
    [{ STUDY_TIME_ZONE: 'Europe/Stockholm' }, { study: { timeZone: 'Europe/Stockholm' } }],
    [{ STUDY_CACHE_FRESH_SECONDS: '1' }, { study: { freshSeconds: 1 } }],
    [{ HTTPS_PROXY: 'http://proxy.example:3128' }, { proxies: { https: 'http://proxy.example:3128' } }],
    [{ STUDY_RUN_SUFFIXES: '3001-3002, 2001' }, { study: { runSuffixes: ['3001', '3002', '2001'] } }],
    [{}, { study: { extras: 'auto' } }],
    [{ STUDY_API_EXTRAS: ' AUTO ' }, { study: { extras: 'auto' } }],
    [{ STUDY_API_EXTRAS: 'off' }, { study: { extras: [] } }],
    [{ STUDY_API_EXTRAS: 'units , Search-Name,units' }, { study: { extras: ['search-name', 'units'] } }],
    [{ STUDY_RUN_SUFFIXES: '' }, { study: { runSuffixes: [] } }],
    [{}, { proxies: { https: undefined, http: undefined, none: undefined } }],
    [
      { STUDY_CACHE_FRESH_SECONDS: '86400', FOLLOW_CHECK_SECONDS: '86400' },
      { study: { freshSeconds: 86_400 } },
    ],
    [{ STUDY_API_URL: 'http://127.0.0.1:8080' }, { study: { url: 'http://127.0.0.1:8080' } }],
    [{ SLACK_API_URL: 'https://slack-gov.com/api' }, { slack: { apiUrl: 'https://slack-gov.com/api/' } }],
    [{ SLACK_API_URL: 'https://slack-gov.com/api/' }, { slack: { apiUrl: 'https://slack-gov.com/api/' } }],
    [{ HOST: '0.0.0.0', PORT: '0' }, { http: { host: '0.0.0.0', port: 0 } }],
    [{ PORT: '65535' }, { http: { port: 65_535 } }],
    [{ DEFAULT_LANGUAGE: 'sv' }, { language: 'sv' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ SLACK_BOT_TOKEN: 'xoxe.xoxb-1' }, { slack: { auth: { botToken: 'xoxe.xoxb-1' } } }],
    [{ STUDY_API_URL: 'https://study.example/realization/v1' }, { language: 'en' }],
    [{ STUDY_API_KEY: `it's"` }, { study: { key: `it's"` } }],
    [{ SOMETHING_ELSE: 'x', PATH: '/bin' }, { language: 'en' }],
    [{ TOKEN_ENCRYPTION_KEY: `${KEY},${KEY}` }, { language: 'en' }],
    [
      { DATABASE_URL: 'postgres://u:p@db.example/b' },
      { store: { databaseUrl: 'postgres://u:p@db.example/b' } },
    ],
    ...[
      'postgresql://db/bell',
      'postgres://u:p@db.example:5432/bell?sslmode=verify-full&sslrootcert=/ca.pem',
      'postgres://u:p@db/bell?sslrootcert=system&sslnegotiation=direct&connect_timeout=9',
      'postgres://u:p@db/bell?target_session_attrs=read-write&channel_binding=prefer&sslmode=allow',
      'postgres://u:%23%2F%3F%40%25%20@[::1]:5432/bell?application_name=x',
      'postgres://u:p@/bell?host=/var/run/postgresql',
      'postgres:///bell',
      'postgres://u:p!$&*()[]{}|^<>~=+;,@db/bell',
    ].map((databaseUrl): [Env, object] => [{ DATABASE_URL: databaseUrl }, { store: { databaseUrl } }]),
    [{ SLACK_SIGNING_SECRET: '8f742231b10e8888abcd99yyyzzz85a5' }, { language: 'en' }],
    [{ DATA_DIR: '/var/bell' }, { store: { dataDir: '/var/bell' } }],
    [
      { FOLLOW_CHECK_SECONDS: '60', STUDY_CACHE_FRESH_SECONDS: '60', RING_HORIZON_HOURS: '2800' },
      { reminders: { checkSeconds: 60, horizonHours: 2800 } },
    ],
    [{ PUBLIC_URL: 'https://bell.example' }, { publicUrl: 'https://bell.example' }],
    [{ CHANNEL_CHANGES: 'managers' }, { channelChanges: 'managers' }],
    ...['https://guide.example/#/{unit}/{code}?id={id}', 'HTTPS://guide.example/{id}'].flatMap(
      (template): [Env, object][] => [
        [{ COURSE_PAGE_URL: template }, { links: { coursePage: template } }],
        [{ ENROLL_URL: template }, { links: { enroll: template } }],
        [{ UNIT_PAGE_URL: template }, { links: { unitPage: template } }],
      ],
    ),
    ...['mailto:help@study.example', 'https://help.study.example/?x=1', 'Ask in #help', 'x'.repeat(80)].map(
      (support): [Env, object] => [{ SUPPORT_CONTACT: support }, { support }],
    ),
    [{ LIMIT_PER_USER: '0', LIMIT_PER_WORKSPACE: '7' }, { limits: { perUser: 0, perWorkspace: 7 } }],
  ])('%j', async (env, config) => {
    expect(await readConfig({ ...HTTP, ...env })).toMatchObject(config);
  });

  it.each(['', ' ', '\t', undefined])('counts as none where it is %j', async (none) => {
    const optional = ['STUDY_TIME_ZONE', 'PORT', 'HOST', 'DEFAULT_LANGUAGE', 'LOG_LEVEL', 'SLACK_API_URL'];
    const oauth = ['SLACK_APP_TOKEN', 'SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_STATE_SECRET'];
    const empty = Object.fromEntries([...optional, ...oauth, 'DATABASE_URL'].map((name) => [name, none]));
    expect(await readConfig({ ...HTTP, ...empty })).toEqual(await readConfig(HTTP));
    for (const name of Object.keys(HTTP)) {
      const problems = await problemsOf({ ...HTTP, [name]: none });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} is required`));
    }
  });
});

/** A wrong value, with a word in it that must never be printed. */
const SECRET = 'zqxsecret';
/** Addresses of Postgres that are not what they seem. */
const DATABASES: readonly (readonly [value: string, problem: string])[] = [
  [`mysql://${SECRET}`, 'must be a URL that starts with postgres://'],
  [`host=db password=${SECRET}`, 'must be a URL that starts with postgres://'],
  [`"postgres://bell:${SECRET}@db/bell"`, 'must have no quotes around it'],
  [`postgres://bell:a#${SECRET}@db/bell`, 'must have no #: # is written %23'],
  [`postgres://bell:1#${SECRET}@db/bell`, 'must have no #'],
  [`postgres://bell:${SECRET}@db/bell#x`, 'must have no #'],
  [`postgres://bell:a/${SECRET}@db/bell`, 'must have no @ after the host: # is written %23, / %2F, ? %3F'],
  [`postgres://bell:1/${SECRET}@db/bell`, 'must have no @ after the host'],
  [`postgres://bell:1?${SECRET}@db/bell`, 'must have no @ after the host'],
  [`postgres://bell:1@2/${SECRET}@db/bell`, 'must have no @ after the host'],
  [`postgres://bell:${SECRET}%zz@db/bell`, 'must have no % but before two hexadecimal digits'],
  [`postgres://bell:${SECRET}%@db/bell`, 'must have no % but before two hexadecimal digits'],
  [`postgres://bell:${SECRET}%ff@db/bell`, 'must have its other letters in UTF-8'],
  [`postgres://bell:${SECRET}%E4@db/bell`, 'must have its other letters in UTF-8'],
  [`postgres://bell:${SECRET} b%2F@db/bell`, 'must have no spaces'],
  [`postgres://bell:${SECRET}@a,b/bell`, 'must name one host'],
  [`postgres://bell:${SECRET}@a:5432,b:5432/bell`, 'must name one host'],
  [`postgres://a,${SECRET}/bell`, 'must name one host'],
  [`postgres://bell:${SECRET}@db:54x2/bell`, 'must have a number from 1 to 65535 as its port'],
  [`postgres://bell:${SECRET}@db:65536/bell`, 'must have a number from 1 to 65535 as its port'],
  [`postgres://bell:${SECRET}@db:0/bell`, 'must have a number from 1 to 65535 as its port'],
  // What is left of a password where an .env file has been cut off at a #.
  [`postgres://bell:${SECRET}`, 'must have a number from 1 to 65535 as its port; # is written %23'],
  ['postgres://bell:12', 'must name the database after the host'],
  [`postgres://bell:${SECRET}@db`, 'must name the database after the host'],
  [`postgres://bell:${SECRET}@db/`, 'must name the database after the host'],
  [`postgres://bell:${SECRET}@::1/bell`, 'must have an IPv6 address in brackets'],
  [`postgres://bell:${SECRET}@d b/bell`, 'must have no spaces'],
  [`postgres://bell:${SECRET}@d<b/bell`, 'must be a URL such as postgres://'],
  [`postgres://bell:${SECRET}@db/bell?sslmode=verify_full`, 'must have an sslmode that is known'],
  [`postgres://bell:${SECRET}@db/bell?sslmode=`, 'must have an sslmode that is known'],
  [`postgres://bell:${SECRET}@db/bell?sslmode=no-verify`, 'no-verify is require'],
  // What pg_dump reads otherwise, or not at all, or does while Coursebell does not.
  [`POSTGRES://bell:${SECRET}@db/bell`, 'must be a URL that starts with postgres://'],
  [`postgres://bell:${SECRET}@ss:w@db/bell`, 'must have no @ in its user name or password'],
  [
    `postgres://bell:${SECRET}@db/bell?uselibpqcompat=true&sslmode=require`,
    'only parameters that libpq knows',
  ],
  [`postgres://bell@db/bell?sslmodes=${SECRET}`, 'only parameters that libpq knows'],
  [`postgres://bell:${SECRET}@db/bell?sslrootcert=system&sslmode=require`, 'must have sslmode=verify-full'],
  [`postgres://bell:${SECRET}@db/bell?sslnegotiation=direct`, 'must have an sslmode of require or more'],
  [`postgres://bell:${SECRET}@db/bell?channel_binding=require`, 'must not have channel_binding with this'],
  [`postgres://bell@db/bell?hostaddr=${SECRET}`, 'must not have hostaddr'],
  ...['99999', '0', 'abc', '', '5432,5433', '-1'].map(
    (port) => [`postgres://bell:${SECRET}@db/bell?port=${port}`, 'must have a port from 1 to 65535'] as const,
  ),
  ...['LATIN1', 'auto', 'SQL_ASCII', 'win1252'].map(
    (encoding) =>
      [
        `postgres://bell:${SECRET}@db/bell?client_encoding=${encoding}`,
        'no client_encoding but UTF8',
      ] as const,
  ),
  ...[
    'connect_timeout=abc',
    'connect_timeout=5s',
    'keepalives=yes',
    'keepalives_idle=',
    'tcp_user_timeout=1.5',
  ]
    .concat(['sslsni=on', 'load_balance_hosts=yes', 'min_protocol_version=3', 'gsslib=x'])
    .map(
      (pair) =>
        [
          `postgres://bell:${SECRET}@db/bell?${pair}`,
          `must have a ${pair.split('=')[0]} that pg_dump takes`,
        ] as const,
    ),
];
/** Web addresses that start as they should. */
const ADDRESSES: readonly [value: string, problem: string][] = [
  [`"https://${SECRET}.example"`, 'must have no quotes around it'],
  [`https://${SECRET}.example # ours`, 'must have no comment after it'],
  [`https://${SECRET} example`, 'must have no spaces'],
  [`https://${SECRET}.example:port/api`, 'must be a whole URL, with a host and, if any, a port up to 65535'],
  [`https://${SECRET}.example:70000/api`, 'must be a whole URL'],
  ['https://', 'must be a whole URL'],
  [`https:/${SECRET}.example`, 'must be a URL that starts with http:// or https://'],
];
/** What others have issued, and values that none of them has. */
const ISSUED = ['STUDY_API_KEY', 'SLACK_SIGNING_SECRET'];
const NOT_ISSUED: readonly [value: string, problem: string][] = [
  [`${SECRET} # comment`, 'must have no comment after it'],
  [`${SECRET}# comment`, 'must be printable ASCII without spaces'],
  [`${SECRET}ä`, 'must be printable ASCII without spaces'],
  [`https://${SECRET}.example`, 'is an address'],
  [`/run/secrets/${SECRET}`, 'is the path of a file'],
  [`./${SECRET}.txt`, 'is the path of a file'],
];
const TEMPLATES: readonly (readonly [value: string, problem: string])[] = [
  [`http://${SECRET}.example/{code}`, 'must be a URL that starts with https://'],
  [`javascript:${SECRET}{code}`, 'must be a URL that starts with https://'],
  [`https://${SECRET}.example/`, 'must have at least one of {code}, {id} and {unit}'],
  [`https://${SECRET}.example/{name}`, 'must have at least one of {code}, {id} and {unit}'],
  [`https://${SECRET}.example/{code}/{name}`, 'must have no braces but'],
  [`https://${SECRET}.example/{{code}}`, 'must have no braces but'],
  [`https://{code}.${SECRET}.example/`, 'after the host'],
  [`https://${SECRET}.example:{id}/`, 'must be a whole URL'],
  [`https://${SECRET}:x@guide.example/{code}`, 'must have no user name or password'],
  [`https://${SECRET}.example/a b/{code}`, 'must have no spaces'],
  [`https://${SECRET}.example/{code}${'x'.repeat(2000)}`, 'must be at most 2000 characters'],
  [`https:///${SECRET}{code}`, 'must be a whole URL'],
  [`https://\\\\${SECRET}{code}`, 'must be a whole URL'],
];
const CONTACTS: readonly (readonly [value: string, problem: string])[] = [
  [`http://${SECRET}.example`, 'must be an address that starts with https:// or mailto:'],
  [`slack://${SECRET}`, 'must be an address that starts with https:// or mailto:'],
  ['https://', 'must be a whole URL'],
  [`https://${SECRET}.example/a b`, 'must be a whole URL'],
  [`mailto:${SECRET}`, 'must have one e-mail address'],
  [`mailto:${SECRET}@a.example,b@b.example c`, 'must have one e-mail address'],
  [SECRET.padEnd(81, 'x'), 'must be at most 80 characters long'],
  [`Ask in #help # ${SECRET}`, 'must have no comment after it'],
  [`"Ask ${SECRET}"`, 'must have no quotes around it'],
  [`Ask\n${SECRET}`, 'must be one line'],
];
const WRONG: readonly (readonly [name: string, value: string, problem: string])[] = [
  ['STUDY_API_URL', SECRET, 'must be a URL'],
  ['STUDY_API_URL', `ftp://${SECRET}.example`, 'must be a URL'],
  ['STUDY_API_URL', `//${SECRET}.example`, 'must be a URL'],
  ['STUDY_API_URL', `https://${SECRET}:pass@study.example`, 'must have no user name'],
  ['STUDY_API_URL', `https://study.example/?key=${SECRET}`, 'must have no user name'],
  ['STUDY_API_URL', `https://study.example/#${SECRET}`, 'must have no user name'],
  ['STUDY_API_URL', `https://${SECRET}.example/v1/realization/search`, 'must be the base address'],
  ['STUDY_API_URL', `https://${SECRET}.example/reservation/building/`, 'must be the base address'],
  ['STUDY_API_URL', `https://${SECRET}.example/v1/courseunit`, 'must be the base address'],
  ['STUDY_API_KEY', `"${SECRET}"`, 'must have no quotes around it'],
  ['STUDY_API_KEY', `'${SECRET}'`, 'must have no quotes around it'],
  ['SLACK_SIGNING_SECRET', `"${SECRET}"`, 'must have no quotes around it'],
  ['SLACK_BOT_TOKEN', `"xoxb-${SECRET}"`, 'must have no quotes around it'],
  ['SLACK_APP_TOKEN', `'xapp-${SECRET}'`, 'must have no quotes around it'],
  ['TOKEN_ENCRYPTION_KEY', `"${KEY}"`, 'must have no quotes around it'],
  ['STUDY_API_KEY', `${SECRET} with a space`, 'must be printable ASCII'],
  ['STUDY_API_KEY', `${SECRET}\nX-Other: 1`, 'must be printable ASCII'],
  ['STUDY_API_KEY', `${SECRET}ä`, 'must be printable ASCII'],
  ['STUDY_TIME_ZONE', `Europe/${SECRET}`, 'must be an IANA time zone'],
  ['STUDY_CACHE_FRESH_SECONDS', '0', 'must be a whole number from 1 to 86400'],
  ['STUDY_CACHE_FRESH_SECONDS', '86401', 'must be a whole number from 1 to 86400'],
  ['STUDY_CACHE_FRESH_SECONDS', '-5', 'must be a whole number'],
  ['STUDY_CACHE_FRESH_SECONDS', '1.5', 'must be a whole number'],
  ['STUDY_CACHE_FRESH_SECONDS', '1e3', 'must be a whole number'],
  ['PORT', SECRET, 'must be a whole number'],
  ['PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['PORT', '99999999999', 'must be a whole number'],
  ['PORT', '0x50', 'must be a whole number'],
  ['SLACK_BOT_TOKEN', `xoxp-${SECRET}`, 'must be a bot token'],
  ['SLACK_BOT_TOKEN', `xapp-${SECRET}`, 'must be a bot token'],
  ['SLACK_APP_TOKEN', `xoxb-${SECRET}`, 'must be an app-level token'],
  ['SLACK_BOT_TOKEN', SECRET, 'must be a bot token'],
  ['SLACK_BOT_TOKEN', `xoxe-${SECRET}`, 'must be a bot token'],
  ['SLACK_APP_TOKEN', SECRET, 'must be an app-level token'],
  ['SLACK_API_URL', SECRET, 'must be a URL'],
  ['SLACK_API_URL', `https://${SECRET}:pass@slack.example/api/`, 'must have no user name'],
  ...DATABASES.map(([value, problem]) => ['DATABASE_URL', value, problem] as const),
  ...ADDRESSES.map(([value, problem]) => ['STUDY_API_URL', value, problem] as const),
  ...ADDRESSES.map(([value, problem]) => ['PUBLIC_URL', value, problem] as const),
  ...ADDRESSES.map(([value, problem]) => ['SLACK_API_URL', value, problem] as const),
  ...NOT_ISSUED.flatMap(([value, problem]) => ISSUED.map((name) => [name, value, problem] as const)),
  ['SLACK_SIGNING_SECRET', `xoxb-${SECRET}`, 'is a bot token'],
  ['SLACK_SIGNING_SECRET', `xapp-1-${SECRET}`, 'is an app-level token'],
  ['SLACK_SIGNING_SECRET', '1234567890.1234567890', 'is a client id'],
  ['SLACK_SIGNING_SECRET', `SLACK_SIGNING_SECRET=${SECRET}`, 'must not begin with its own name'],
  ['STUDY_API_KEY', `STUDY_API_KEY=${SECRET}`, 'must not begin with its own name'],
  ['STUDY_API_KEY', `xoxb-${SECRET}`, 'is a bot token'],
  ['SLACK_BOT_TOKEN', `xoxb-1 # ${SECRET}`, 'must have no comment after it'],
  ['SLACK_BOT_TOKEN', `xoxb-${SECRET} xoxb-2`, 'must be printable ASCII without spaces'],
  ['SLACK_BOT_TOKEN', `xoxb-${SECRET}#x`, 'must be printable ASCII without spaces, quotes and #'],
  ['SLACK_BOT_TOKEN', `"xoxb-${SECRET}`, 'must be printable ASCII without spaces, quotes and #'],
  ['SLACK_BOT_TOKEN', `xoxp-${SECRET}`, 'this is a user token'],
  ['SLACK_APP_TOKEN', `xoxb-${SECRET}`, 'this is a bot token'],
  ['SLACK_APP_TOKEN', `xapp-1-A-${SECRET}\u200b`, 'must be printable ASCII'],
  ['TOKEN_ENCRYPTION_KEY', `${KEY} # ${SECRET}`, 'must have no comment after it'],
  ['TOKEN_ENCRYPTION_KEY', `${KEY}#`, 'must be 32 bytes in base64'],
  ['TOKEN_ENCRYPTION_KEY', `${KEY.slice(0, 20)} ${KEY.slice(20)}`, 'must be 32 bytes in base64'],
  ['PORT', '3000 # the port', 'must have no comment after it'],
  ['PORT', '"3000"', 'must have no quotes around it'],
  ['DATA_DIR', '"./data"', 'must have no quotes around it'],
  ['LOG_LEVEL', '‘info’', 'must have no quotes around it'],
  ['PUBLIC_URL', SECRET, 'must be a URL'],
  ['TOKEN_ENCRYPTION_KEY', SECRET, 'must be 32 bytes in base64'],
  ['TOKEN_ENCRYPTION_KEY', `${KEY},${SECRET}`, 'must be 32 bytes in base64'],
  ['DEFAULT_LANGUAGE', 'EN', 'must be en, fi or sv'],
  ['DEFAULT_LANGUAGE', SECRET, 'must be en, fi or sv'],
  ['LOG_LEVEL', SECRET, 'must be trace, debug, info, warn, error, fatal or silent'],
  ['LIMIT_PER_USER', '-1', 'must be a whole number'],
  ...['COURSE_PAGE_URL', 'ENROLL_URL', 'UNIT_PAGE_URL'].flatMap((name) =>
    TEMPLATES.map(([value, problem]) => [name, value, problem] as const),
  ),
  ...CONTACTS.map(([value, problem]) => ['SUPPORT_CONTACT', value, problem] as const),
  ['FOLLOW_CHECK_SECONDS', '0', 'must be a whole number from 1'],
  ['RING_HORIZON_HOURS', '2801', 'must be a whole number from 1 to 2800'],
  ['BUILDINGS_FILE', `/nowhere/${SECRET}.yml`, 'must be a file that exists'],
  [
    'SEED_CODES_FILE',
    `/nowhere/${SECRET}.txt`,
    'must be a file that exists and can be read, with one code a line',
  ],
];

describe('what is wrong', () => {
  test.each(WRONG)('%s=%j %s', async (name, value, problem) => {
    const problems = await problemsOf({ ...HTTP, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).toContain(problem);
    expect(problems.join()).not.toContain(SECRET);
  });

  it.each(['STUDY_API_URL', 'PORT', 'PUBLIC_URL'])(
    'is a file named by %s_FILE: it is not read, and the default would be taken',
    async (name) => {
      const { [name]: _value, ...others } = HTTP as Env;
      const problems = await problemsOf({ ...others, [`${name}_FILE`]: `/run/${SECRET}` });
      expect(problems).toContain(`${name}_FILE is not read: set ${name} to the value itself`);
      expect(problems.join()).not.toContain(SECRET);
    },
  );

  it('is one secret in two places', async () => {
    const same = '0123456789abcdef0123456789abcdef';
    const { SLACK_BOT_TOKEN: _token, ...rest } = HTTP;
    const env = { ...rest, SLACK_CLIENT_ID: '1.2', SLACK_STATE_SECRET: 'a-state-of-16-chars' };
    const oauth = { ...env, TOKEN_ENCRYPTION_KEY: KEY, PUBLIC_URL: 'https://bell.example' };
    const both = { ...oauth, SLACK_CLIENT_SECRET: same, SLACK_SIGNING_SECRET: same };
    expect(await problemsOf(both)).toEqual([
      'SLACK_SIGNING_SECRET and SLACK_CLIENT_SECRET must not be the same: Basic Information shows both',
    ]);
  });

  it('is listed all at once, with what is missing, each on one line and without any value', async () => {
    const env = {
      ...Object.fromEntries(WRONG.map(([name, value]) => [name, value])),
      STUDY_API_KEY: '',
    };
    const problems = await problemsOf(env);
    const names = new Set(WRONG.map(([name]) => name));
    for (const name of names) expect(problems.join('\n')).toContain(name);
    expect(problems.join('\n')).not.toContain(SECRET);
    expect(problems).toHaveLength(names.size);
  });

  it('is everything that is required, where nothing is given', async () => {
    expect(await problemsOf({})).toEqual([
      'STUDY_API_URL is required',
      'STUDY_API_KEY is required',
      'SLACK_BOT_TOKEN is required (or SLACK_CLIENT_ID for installation by OAuth)',
      'SLACK_SIGNING_SECRET is required for HTTP (or set SLACK_APP_TOKEN for Socket Mode)',
    ]);
  });
});

describe('installation by OAuth', () => {
  const { SLACK_BOT_TOKEN: _token, ...rest } = HTTP;
  const OAUTH = {
    SLACK_CLIENT_ID: '1.2',
    SLACK_CLIENT_SECRET: 'client',
    SLACK_STATE_SECRET: 'a-state-of-16-chars',
    TOKEN_ENCRYPTION_KEY: KEY,
    PUBLIC_URL: 'https://bell.example',
  };

  it('takes the place of the token, over HTTP and over a socket', async () => {
    const auth = {
      mode: 'oauth',
      clientId: '1.2',
      clientSecret: 'client',
      stateSecret: 'a-state-of-16-chars',
      encryptionKeys: [Buffer.alloc(32, 7), Buffer.alloc(32, 8)],
      publicUrl: 'https://bell.example',
    };
    const older = Buffer.alloc(32, 8).toString('base64');
    const env = { ...rest, ...OAUTH, TOKEN_ENCRYPTION_KEY: `${KEY}, ${older}` };
    expect((await readConfig(env)).slack).toEqual({ transport: expect.anything(), auth, apiUrl: undefined });
    expect((await readConfig({ ...env, SLACK_APP_TOKEN: 'xapp-1' })).slack).toMatchObject({
      transport: { mode: 'socket' },
      auth,
    });
  });

  test.each(Object.keys(OAUTH))('needs %s', async (name) => {
    expect(await problemsOf({ ...rest, ...OAUTH, [name]: '' })).toEqual([
      `${name} is required for installation by OAuth`,
    ]);
  });

  it('needs all of it, each named', async () => {
    const problems = await problemsOf({ ...rest, SLACK_STATE_SECRET: SECRET.repeat(2) });
    const needed = Object.keys(OAUTH).filter((name) => name !== 'SLACK_STATE_SECRET');
    expect(problems).toEqual(needed.map((name) => `${name} is required for installation by OAuth`));
  });

  test.each([
    ['SLACK_STATE_SECRET', SECRET, 'must be a random text of at least 16 characters'],
    ['SLACK_STATE_SECRET', `"${SECRET.repeat(2)}"`, 'must have no quotes'],
    ['SLACK_CLIENT_ID', `"${SECRET}"`, 'must have no quotes'],
    ['SLACK_CLIENT_SECRET', `"${SECRET}"`, 'must have no quotes'],
    ['SLACK_CLIENT_SECRET', `${SECRET} # of the app`, 'must have no comment after it'],
    ['SLACK_CLIENT_SECRET', '1234567890.1234567890', 'is a client id'],
    ['SLACK_CLIENT_SECRET', `xoxb-${SECRET}`, 'is a bot token'],
    ['SLACK_CLIENT_ID', 'A0123456789', 'is an app id'],
    ['SLACK_CLIENT_ID', '0123456789abcdef0123456789abcdef', 'is a secret'],
    ['SLACK_CLIENT_ID', `1.2 # ${SECRET}`, 'must have no comment after it'],
    ['SLACK_STATE_SECRET', 'short # but with a comment', 'must have no comment after it'],
  ])('needs a %s that works: not %s', async (name, value, problem) => {
    const problems = await problemsOf({ ...rest, ...OAUTH, [name]: value });
    expect(problems).toEqual([expect.stringContaining(`${name} ${problem}`)]);
    expect(problems.join()).not.toContain(SECRET);
  });

  it('goes with no token beside it', async () => {
    const problems = await problemsOf({ ...HTTP, ...OAUTH, SLACK_BOT_TOKEN: `xoxb-${SECRET}` });
    expect(problems).toEqual([
      expect.stringMatching(/^SLACK_BOT_TOKEN must not be set beside SLACK_CLIENT_ID/),
    ]);
    expect(problems.join()).not.toContain(SECRET);
  });

  test.each([
    ['http://bell.example', false],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000/bell', true],
  ])('is begun at %s: %s', async (url, good) => {
    const problems = await problemsOf({ ...rest, ...OAUTH, PUBLIC_URL: url });
    expect(problems).toEqual(good ? [] : ['PUBLIC_URL must start with https:// for installation by OAuth']);
  });
});

test('courses can’t be re-read more often than the cache lets go of them', async () => {
  const env = { ...HTTP, FOLLOW_CHECK_SECONDS: '599' };
  expect(await problemsOf(env)).toEqual([
    'FOLLOW_CHECK_SECONDS must not be less than STUDY_CACHE_FRESH_SECONDS: nothing would be re-read',
  ]);
  expect(await problemsOf({ ...HTTP, STUDY_CACHE_FRESH_SECONDS: '20000' })).toEqual([
    expect.stringMatching(/^FOLLOW_CHECK_SECONDS must not be less .* \(without it, it is 10800\)$/),
  ]);
});

function fileOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'coursebell-config-')), 'file');
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  writeFileSync(path, text);
  return path;
}

describe('the building directory', () => {
  it('is read with everything else', async () => {
    const env = { ...HTTP, BUILDINGS_FILE: fileOf('buildings:\n  - id: 78025\n    code: KM\n') };
    expect((await readConfig(env)).buildings).toEqual([
      { id: '78025', code: 'KM', names: {}, aliases: [], hide: [] },
    ]);
  });

  it('has its problems told beside all others, each with its line, and none of its words', async () => {
    const file = fileOf(`buildings:\n  - id: /${SECRET}\n    ${SECRET}: ${SECRET}\n`);
    const problems = await problemsOf({ ...HTTP, PORT: 'x', BUILDINGS_FILE: file });
    expect(problems.filter((problem) => problem.startsWith('BUILDINGS_FILE'))).toEqual([
      'BUILDINGS_FILE line 2: id must be a building’s id, such as 78025',
      'BUILDINGS_FILE line 3: unknown key, known are id, code, names, aliases, hide',
    ]);
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain(SECRET);
  });
});

describe('names that are not read', () => {
  const { STUDY_API_KEY: key, ...WITHOUT_KEY } = HTTP;
  it.each([
    ['STUDY_APIKEY', 'STUDY_API_KEY'],
    ['study_api_key', 'STUDY_API_KEY'],
    ['STUDY-API-KEY', 'STUDY_API_KEY'],
    ['STUDY_API_KEZ', 'STUDY_API_KEY'],
    ['SUPORT_CONTACT', 'SUPPORT_CONTACT'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['STUDY_GUID_URL', 'STUDY_GUIDE_URL'],
    ['SLACK_BOT_TOKEN_FILES', 'SLACK_BOT_TOKEN_FILE'],
    ['SEED_CODE_FILE', 'SEED_CODES_FILE'],
  ])('%s: do you mean %s?', async (name, meant) => {
    const told = `${name} is not read: do you mean ${meant}?`;
    if (meant !== 'STUDY_API_KEY')
      return expect((await readConfig({ ...HTTP, [name]: SECRET })).doubts).toEqual([told]);
    expect(await problemsOf({ ...WITHOUT_KEY, [name]: key })).toEqual(['STUDY_API_KEY is required', told]);
  });

  it.each([
    'PATH',
    'HOSTNAME',
    'POSTGRES_PASSWORD',
    'POST',
    'FTP_PROXY',
    'GOPROXY',
    'https_proxy',
    'npm_config_user_agent',
    'NODE_OPTIONS',
    'HOME',
    'PUBLIC_HOST',
    'STUDY_API_KEYS_OF_ANOTHER_PROGRAM',
  ])('%s is another program’s', async (name) => {
    expect((await readConfig({ ...HTTP, [name]: 'http://x' })).doubts).toEqual([]);
  });

  it('are none beside the name that is meant', async () => {
    expect((await readConfig({ ...HTTP, STUDY_APIKEY: 'old' })).doubts).toEqual([]);
  });
});

describe('the file of codes to learn', () => {
  it('holds codes of realizations, units and groups, each once', async () => {
    const file = fileOf('\uFEFF# autumn\r\n TX00EY23-3015\r\n\r\ntx00ey23-3015\r\nTX00EY23\r\ntxl22s1\r\n');
    expect((await readConfig({ ...HTTP, SEED_CODES_FILE: file })).seeds).toEqual([
      { is: 'realization', code: 'TX00EY23-3015' },
      { is: 'unit', code: 'TX00EY23' },
      { is: 'group', code: 'TXL22S1' },
    ]);
  });

  const codes = (n: number) => Array.from({ length: n }, (_, at) => `TX00EY23-${at}`).join('\n');
  it.each([
    [`TX00EY23-3015\n${SECRET} ${SECRET}\nhello`, ['line 2: must be one code', 'line 3: must be one code']],
    ['# nothing\n\n', ['must hold codes, one a line']],
    [codes(5001), ['must hold at most 5000 codes, and has 5001']],
    ['x'.repeat(600_000), ['must not be larger than 512 kB']],
  ])('has its problems told, with none of its words: %#', async (text, wrong) => {
    const problems = await problemsOf({ ...HTTP, SEED_CODES_FILE: fileOf(text) });
    expect(problems.map((one) => one.slice(0, 16))).toEqual(wrong.map(() => 'SEED_CODES_FILE '));
    for (const [at, one] of wrong.entries()) expect(problems[at]).toContain(one);
    expect(problems.join()).not.toContain(SECRET);
  });

  it('may have as many as are taken', async () => {
    expect((await readConfig({ ...HTTP, SEED_CODES_FILE: fileOf(codes(5000)) })).seeds).toHaveLength(5000);
  });
});

describe('the port alone', () => {
  test.each([
    [{}, 3000],
    [{ PORT: '' }, 3000],
    [{ PORT: '0' }, 0],
    [{ PORT: '8080', STUDY_API_URL: 'nothing' }, 8080],
  ])('%j', (env, port) => {
    expect(readPort(env)).toBe(port);
  });

  test.each(['x', '65536', '1.5', '-1'])('PORT=%s is refused', (port) => {
    expect(() => readPort({ PORT: port })).toThrow(/PORT must be .*from 0 to 65535/);
  });
});

test('a byte order mark before the first name of a file is no part of the name', async () => {
  const { STUDY_API_URL, ...others } = HTTP;
  const marked = { '\uFEFFSTUDY_API_URL': STUDY_API_URL, ...others };
  expect(await readConfig(marked)).toEqual(await readConfig(HTTP));
  const before = { ...marked, STUDY_API_URL: 'https://before.example' };
  expect(await readConfig(before), 'the environment comes before the file').toMatchObject({
    study: { url: 'https://before.example' },
  });
  expect(readPort({ '\uFEFFPORT': '8080' })).toBe(8080);
});

test('what stands around a value, as the line break of a secret that was read from a file, is no part of it', async () => {
  const padded = Object.fromEntries(Object.entries(HTTP).map(([name, value]) => [name, ` ${value}\n`]));
  expect(await readConfig(padded)).toEqual(await readConfig(HTTP));
});

describe('a secret in a file', () => {
  /** A file with this content, in a folder that the test removes. */
  function fileWith(content: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'coursebell-secret-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'secret'), content);
    return join(folder, 'secret');
  }
  const VALUES: Readonly<Record<string, string>> = {
    STUDY_API_KEY: 'k3y-of-the-file',
    DATABASE_URL: 'postgres://bell@127.0.0.1/coursebell',
    SLACK_BOT_TOKEN: 'xoxb-of-the-file',
    SLACK_APP_TOKEN: 'xapp-of-the-file',
    SLACK_SIGNING_SECRET: 's1gning-of-the-file',
    SLACK_CLIENT_ID: '12.34',
    SLACK_CLIENT_SECRET: 'cl1ent-of-the-file',
    SLACK_STATE_SECRET: 'a-state-of-16-chars',
    TOKEN_ENCRYPTION_KEY: KEY,
  };
  const OAUTH = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_STATE_SECRET', 'TOKEN_ENCRYPTION_KEY'];

  test('is known for every name that holds one', () => {
    expect([...SECRETS].sort()).toEqual(Object.keys(VALUES).sort());
  });

  test.each(SECRETS.map((name) => [name]))(
    '%s is read from it, without the line break at its end',
    async (name) => {
      const { SLACK_BOT_TOKEN: _token, ...oauth } = { ...HTTP, PUBLIC_URL: 'https://bell.example' };
      const others = OAUTH.includes(name)
        ? { ...oauth, ...Object.fromEntries(OAUTH.map((one) => [one, VALUES[one]])) }
        : { ...HTTP };
      const { [name]: _value, ...rest } = others as Env;
      const told = await readConfig({ ...rest, [name]: VALUES[name] });
      expect(await readConfig({ ...rest, [`${name}_FILE`]: fileWith(`${VALUES[name]}\r\n`) })).toEqual(told);
      expect(JSON.stringify(told)).not.toBe(JSON.stringify(await readConfig(HTTP)));
    },
  );

  test.each([
    ['is missing', () => `/nowhere/${SECRET}`, 'must be the path of a file that can be read (ENOENT)'],
    ['is a folder', () => dirname(fileWith(SECRET)), 'must be the path of a file that can be read (EISDIR)'],
    ['is empty', () => fileWith(' \n'), 'is an empty file'],
    ['is too large', () => fileWith(SECRET.repeat(5_000)), 'must be a file with the secret alone'],
  ])('stops the start where it %s, and shows neither path nor content', async (_how, path, words) => {
    const { SLACK_BOT_TOKEN: _token, ...rest } = HTTP;
    expect(await problemsOf({ ...rest, SLACK_BOT_TOKEN_FILE: path() })).toEqual([
      `SLACK_BOT_TOKEN_FILE ${words}`,
    ]);
  });

  test('stops the start beside the value itself', async () => {
    expect(await problemsOf({ ...HTTP, SLACK_BOT_TOKEN_FILE: fileWith('xoxb-2') })).toEqual([
      'SLACK_BOT_TOKEN and SLACK_BOT_TOKEN_FILE must not both be set',
    ]);
  });
});
