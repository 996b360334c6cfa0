import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { openStore } from '../../src/store/open.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  env_file: z.tuple([z.strictObject({ path: z.literal('.env'), format: z.literal('raw') })]).optional(),
  profiles: z.tuple([z.literal('backup')]).optional(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).optional(),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  healthcheck: z.strictObject({
    test: z.array(z.string()).min(2),
    ...Object.fromEntries(
      ['interval', 'timeout', 'start_period'].map((name) => [name, z.string().optional()]),
    ),
    retries: z.number(),
  }),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  pids_limit: z.number(),
  mem_limit: z.string(),
  shm_size: z.string().optional(),
  init: z.literal(true).optional(),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string().regex(/^\d+m$/), 'max-file': z.string().regex(/^\d$/) }),
  }),
});

const compose = z
  .strictObject({
    name: z.literal('coursebell'),
    'x-coursebell': z.unknown(),
    'x-logging': z.unknown(),
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.object({})),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));

const { services } = compose;
const isReplica = (name: string): boolean => /^coursebell-\d$/.test(name);
const replicas = Object.entries(services).filter(([name]) => isReplica(name));
const code = read('src/config.ts');
const dockerfile = read('Dockerfile');
const proxy = read('deploy/compose/Caddyfile');

test('there are Postgres, a proxy, back-ups where they are wanted, and two replicas that are the same', () => {
  expect(
    Object.keys(services)
      .filter((name) => !isReplica(name))
      .sort(),
  ).toEqual(['backup', 'postgres', 'proxy']);
  expect(replicas).toHaveLength(2);
  const [{ build, ...one } = {}, other] = replicas.map(([, replica]) => replica);
  expect(one).toEqual(other);
  expect([build, other?.build], 'one builds the image for both').toEqual(['.', undefined]);
  expect(replicas[0]?.[1].environment['DATABASE_URL']).toMatch(
    /^postgres:\/\/coursebell:\$\{POSTGRES_PASSWORD:\?[^}]+\}@postgres:5432\/coursebell$/,
  );
});

describe.each(Object.entries(services))('%s', (name, { image, environment, volumes, networks, ports }) => {
  test('is pinned, holds no secret, and meets only networks and volumes that are declared', () => {
    if (!isReplica(name)) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)?@sha256:[\da-f]{64}$/);
    expect(networks.filter((each) => !(each in compose.networks))).toEqual([]);
    expect(
      volumes
        .map((each) => each.split(':', 1)[0] ?? '')
        .filter((each) => !each.startsWith('.') && !(each in compose.volumes)),
    ).toEqual([]);
    for (const [key, value] of Object.entries(environment)) {
      if (/PASSWORD|SECRET|TOKEN|KEY/.test(key)) expect(value).toMatch(/^\$\{[A-Z_]+:\?[^}]+\}$/);
    }
    expect(ports.length > 0).toBe(name === 'proxy');
  });
});

describe('a replica', () => {
  const [, replica] = replicas[0] ?? [];

  test('is of this version, and knows only names that the code reads', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(replica?.image).toBe(`\${COURSEBELL_IMAGE:-coursebell:${version}}`);
    expect(replica?.init, 'a signal before Node runs is not lost').toBe(true);
    for (const name of Object.keys(replica?.environment ?? {}))
      expect(code).toMatch(new RegExp(`^ {2}${name}:`, 'm'));
  });

  test('has the time to stop, and the health check of the image', () => {
    expect(Number.parseInt(replica?.stop_grace_period ?? '', 10)).toBeGreaterThan(10);
    const check = replica?.healthcheck.test.at(-1) ?? '';
    const inImage = dockerfile.replace(/`(http:[^`$]+)\$\{process\.env\.PORT[^}]*\}([^`]+)`/, "'$13000$2'");
    expect(inImage).toContain(check);
    expect(replica?.environment['PORT']).toBe('3000');
  });
});

describe('the proxy', () => {
  test('finds every replica, by the readiness that the app has', () => {
    const [, upstreams = ''] = /reverse_proxy (.+) \{/.exec(proxy) ?? [];
    expect(upstreams.split(' ')).toEqual(replicas.map(([name]) => `${name}:3000`));
    const [, path = ''] = /health_uri (\S+)/.exec(proxy) ?? [];
    expect(read('src/ops/health.ts')).toContain(`'GET ${path}'`);
  });

  test('passes on what Slack, people and calendars need, and neither health nor metrics', () => {
    const [, patterns = ''] = /@public path (.+)/.exec(proxy) ?? [];
    // As Caddy does: /a/* is the beginning /a/, and not /a itself.
    const passes = (path: string) =>
      patterns
        .split(' ')
        .some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
    const table = /\| path \| for \|\n\|-.*\n((?:\|.+\n)+)/.exec(read('docs/installing.md'))?.[1] ?? '';
    const needed = Array.from(table.matchAll(/(?:GET|POST) (\/[\w/]+)/g), ([, path = '']) => path);
    expect(needed).toContain('/privacy');
    expect(needed.filter((path) => !passes(path))).toEqual([]);
    for (const path of ['/', '/health/live', '/health/ready', '/metrics'])
      expect(passes(path), path).toBe(false);
    expect(proxy.match(/@\w+ path/g)).toHaveLength(1);
  });

  test('keeps no log of addresses, since those of feeds are secrets', () => {
    expect(proxy).not.toMatch(/^\s*log\b/m);
  });

  test('listens to its own health check', () => {
    const address = services['proxy']?.healthcheck.test.at(-1)?.replace(/\/$/, '');
    expect(proxy).toContain(`${address} {`);
  });
});

const postgres = databasesOfFile();

describe('the database', () => {
  const script = read('deploy/compose/create-database.sh');
  const [, statements = ''] = /<<'SQL'\n(.*?)^SQL$/ms.exec(script) ?? [];

  test('belongs to a user who is no superuser, and can do what Coursebell needs', async () => {
    const admin = new URL(await postgres.freshDatabase());
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    // The server is that of all tests.
    onTestFinished(async () => {
      await client.query('drop database coursebell with (force)');
      await client.query('drop role coursebell');
      await client.end();
    });
    for (const statement of statements.replace(":'password'", `'letters1'`).split(/;\n/))
      if (statement.trim() !== '') await client.query(statement);
    const url = Object.assign(new URL(admin), { username: 'coursebell', password: 'letters1' });
    url.pathname = '/coursebell';
    const store = await openStore({ databaseUrl: url.href, dataDir: '' });
    onTestFinished(store.close);
    await store.check();
    const mine = new pg.Client({ connectionString: url.href });
    await mine.connect();
    onTestFinished(() => mine.end());
    const { rows } = await mine.query(
      `select usesuper, usecreatedb from pg_user where usename = current_user`,
    );
    expect(rows).toEqual([{ usesuper: false, usecreatedb: false }]);
    await expect(mine.query('create role other')).rejects.toThrow('permission denied');
  });

  test('is healthy only once it can be reached: while it is made, it listens to its own machine’s socket alone', () => {
    expect(services['postgres']?.healthcheck.test).toContain('--host=127.0.0.1');
  });

  test('is made by the script that the container runs at its first start', () => {
    expect(services['postgres']?.volumes).toContain(
      './deploy/compose/create-database.sh:/docker-entrypoint-initdb.d/create-database.sh:ro',
    );
    expect(services['postgres']?.environment).not.toHaveProperty('POSTGRES_USER');
    expect(script).toContain('"$COURSEBELL_PASSWORD"');
    expect(services['postgres']?.environment).toHaveProperty('COURSEBELL_PASSWORD');
  });
});

test('back-ups are made by the one script, of the database of the replicas, by a pg_dump of its version', () => {
  const { backup, postgres: server } = services;
  expect(backup?.image).toBe(server?.image);
  expect(backup?.profiles).toEqual(['backup']);
  expect(backup?.environment['DATABASE_URL']).toBe(replicas[0]?.[1].environment['DATABASE_URL']);
  const [, mounted = ''] = backup?.volumes ?? [];
  expect(mounted).toBe('./deploy/helm/backup.sh:/backup.sh:ro');
  const [kept = '', ...rest] = backup?.volumes[0]?.split(':') ?? [];
  expect([kept, rest]).toEqual(['backups', ['/var/lib/postgresql']]);
  expect(backup?.command?.at(-1)).toContain('sh /backup.sh /var/lib/postgresql/backups');
});

test('Postgres meets only the replicas and the back-ups, and nothing leaves its network', () => {
  expect(services['backup']?.networks).toEqual(['inside']);
  expect(services['postgres']?.networks).toEqual(['inside']);
  expect(services['proxy']?.networks).toEqual(['outside']);
  expect(compose.networks['inside']).toEqual({ internal: true });
});

test('what .env must hold stands in .env.example', () => {
  const wanted = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name));
  for (const name of wanted) expect(read('.env.example')).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
});
