/** No Docker here: what the image holds is laid out in a folder, and what it runs is run there. */
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { APP_TOKEN, allIsWell } from '../doctor/stand-ins.ts';
import { startPostgres } from '../fakes/postgres.ts';
import { startSlackFront } from '../fakes/slack-front.ts';
import { startSocketBridge } from '../fakes/socket-bridge.ts';
import { eventually } from '../fixtures/patience.ts';
import { answered, BY_OAUTH, install, NORTH } from '../flows/campus.ts';
import { execForm, filesOf, type Instruction, instructionsOf } from './dockerfile.ts';
import {
  all,
  command,
  compiles,
  context,
  copiedBy,
  dockerfile,
  image,
  laid,
  layOut,
  making,
  ROOT,
  read,
  run,
  sent,
  setBy,
  stages,
  started,
  startedFrom,
  takeAway,
  USER,
} from './laid-out.ts';

const KNOWN = new Set([
  ...['FROM', 'WORKDIR', 'COPY', 'RUN', 'LABEL', 'ENV', 'USER', 'VOLUME', 'EXPOSE'],
  ...['STOPSIGNAL', 'HEALTHCHECK', 'CMD'],
]);
const healthCheck = execForm(all('HEALTHCHECK')[0] ?? '') ?? [];

beforeAll(layOut);
afterAll(takeAway);

const COURSE = '/course TX00EY23-3015';
/** What is answered by a card, by rooms, by words, and by an error. */
const ASKED = [COURSE, '/rooms 78025', '/course help', '/course TX00ZZ99-3999'];

/** What is drawn by lot for each answer. */
const DRAWN = /"block_id":"[^"]+"|(?<=Reference: )\w+/g;

/** Every file with its size and time of change. */
const seen = (): string[] =>
  filesOf(laid.app).map((path) => {
    const { size, mtimeMs } = lstatSync(join(laid.app, path));
    return `${path} ${size} ${mtimeMs}`;
  });

/** Stands above the lines of each of its files. */
const ASSISTANTS = 'node_modules/@modelcontextprotocol/server/';

describe('what the image runs', () => {
  test('comes up, is ready, is called healthy, stops in time, and writes in /data alone', async () => {
    const before = seen();
    const { url, port, child, ended, said } = await started();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await run(healthCheck, { PORT: port }).ended).toBe(0);
    const stopped = performance.now();
    child.kill(all('STOPSIGNAL')[0] as NodeJS.Signals);
    expect(await ended).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    expect(await run(healthCheck, { PORT: port }).ended, 'nothing listens any more').toBe(1);
    const [, errors] = await said;
    expect(errors).toBe('');
    expect(filesOf(laid.data)).toContain('coursebell.sqlite');
    expect(filesOf(laid.temporary)).toEqual([]);
    expect(seen()).toEqual(before);
  });

  test.runIf(compiles)('takes what was compiled when it was built', async () => {
    const { child, ended, said } = await started({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const [, told] = await said;
    const taken = Array.from(told.matchAll(/V8 code cache for \w+ (\S+) was accepted/g), ([, path]) => path);
    const code = readdirSync(join(laid.app, 'dist')).filter((file) => file.endsWith('.js'));
    // What serves assistants is loaded with the first request of one.
    const isLater = (file: string) => readFileSync(join(laid.app, 'dist', file), 'utf8').includes(ASSISTANTS);
    const large = code.filter(
      (file) => statSync(join(laid.app, 'dist', file)).size > 500_000 && !isLater(file),
    );
    for (const file of ['sqlite.js', ...large]) expect(taken).toContain(`file://${laid.app}/dist/${file}`);
    expect(large).not.toEqual([]);
  });

  test('answers as the source does', async () => {
    const { slack, env: well } = await allIsWell();
    const env = { ...well, SLACK_API_URL: slack.side.apiUrl };
    const says = async (url: string): Promise<unknown[]> => {
      slack.side.appUrl = url;
      const before = slack.side.workspace.messages.length;
      // On a busy machine a line that it is looked up comes first.
      const told = () =>
        slack.side.workspace.messages.slice(before).filter(({ text }) => !/^Looking it up/.test(text));
      // One after the other: the help takes its examples from what is known by then.
      for (const [answers, words] of ASKED.entries()) {
        await slack.side.command('#it-courses', 'sam', words);
        await slack.side.until(() => told().length > answers || undefined);
      }
      return told()
        .map(({ text, blocks }) => JSON.stringify({ text, blocks }).replace(DRAWN, ''))
        .sort();
    };
    const bundled = await says((await started({ ...env, DATA_DIR: laid.data })).url);
    const source = await says(
      (await startedFrom(join(ROOT, 'src/start.js'), { ...env, DATA_DIR: join(laid.data, 'other') })).url,
    );
    expect(bundled).toEqual(source);
    expect(bundled.join()).toContain('Software Engineering Project');
  });

  test('answers over a socket', async () => {
    const { slack, env } = await allIsWell();
    const bridge = await startSocketBridge(slack.side.apiUrl);
    onTestFinished(bridge.close);
    const apart = {
      SLACK_API_URL: bridge.apiUrl,
      SLACK_APP_TOKEN: APP_TOKEN,
      DATA_DIR: join(laid.data, 'socket'),
    };
    const { url } = await started({ ...env, ...apart });
    bridge.leadsTo(url);
    // It listens before its socket stands.
    await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200));
    slack.side.appUrl = bridge.url;
    const told = await answered(slack.side, () => slack.side.command('#it-courses', 'sam', COURSE));
    expect(told.text).toContain('Software Engineering Project');
  });

  test('is installed by OAuth, and answers', async () => {
    const { env } = await allIsWell();
    const front = await startSlackFront({ signingSecret: BY_OAUTH.SLACK_SIGNING_SECRET, now: Date.now });
    const apart = { SLACK_API_URL: front.apiUrl, SLACK_BOT_TOKEN: '', DATA_DIR: join(laid.data, 'campus') };
    front.appUrl = (await started({ ...env, ...BY_OAUTH, ...apart })).url;
    const { side } = await front.add(NORTH);
    expect((await install(front, NORTH)).status).toBe(200);
    const told = await answered(side, () => side.command('#it-courses', 'sam', COURSE));
    expect(told.text).toContain('Software Engineering Project');
  });

  test('opens Postgres', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.close);
    const { url, child, ended } = await started({ DATABASE_URL: await postgres.freshDatabase() });
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('reads a building directory, and tells what is wrong with one', async () => {
    const wrong = run(command, { BUILDINGS_FILE: join(ROOT, 'package.json') });
    expect((await wrong.said).join('')).toContain('BUILDINGS_FILE line 1: buildings must be a list');
    expect(await wrong.ended).toBe(1);
    await started({ BUILDINGS_FILE: join(ROOT, 'playground/sample-data/buildings.yml') });
  });

  test('has the doctor, with the manifest to compare with', async () => {
    const { slack, env } = await allIsWell();
    slack.grant(['commands']);
    const doctor = run(['node', 'dist/doctor.js'], env);
    expect((await doctor.said).join('')).toContain('chat:write is missing');
    expect(await doctor.ended).toBe(1);
  });

  test.each([
    ['backup', ''],
    ['backup', '--restore '],
    ['move-store', ''],
  ])('has the command %s %s of docs/care.md', async (name, option) => {
    const program = run(['node', `dist/${name}.js`]);
    expect((await program.said).join('')).toContain(`node dist/${name}.js ${option}`);
    expect(await program.ended).toBe(2);
  });

  test('says where the playground is, which it has not', async () => {
    const program = run([...command, 'playground']);
    expect((await program.said).join('')).toContain(
      'Coursebell cannot start:\n  - the playground is not in here: take the source, then npm ci && npm run playground\n',
    );
    expect(await program.ended).toBe(1);
  });
});

describe('what the image holds', () => {
  const held = () => filesOf(laid.app);

  test('is the bundle, what is compiled of it, the manifest and licences', () => {
    const top = new Set(held().map((path) => path.split('/', 1)[0]));
    expect([...top].sort()).toEqual(['LICENSE', 'dist', 'manifest.yml', 'node_modules', 'package.json']);
    expect(held().filter((path) => /^node_modules\/(?!\.cache\/coursebell\/)/.test(path))).toEqual([]);
    expect(
      held().filter((path) =>
        /^dist\/(?!licences\.txt$|coursebell\.cdx\.json$|learned\.bin$|[\w.-]+\.js$)/.test(path),
      ),
    ).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)('can be written by root alone, compiled code included', () => {
    const all = ['', ...readdirSync(laid.app, { recursive: true, encoding: 'utf8' })];
    const writable = all.filter((path) => {
      const { uid, gid, mode } = lstatSync(join(laid.app, path));
      return uid !== 0 || gid !== 0 || (mode & 0o022) !== 0;
    });
    expect(writable).toEqual([]);
    expect(all.some((path) => path.startsWith('node_modules/.cache/coursebell/'))).toBe(compiles);
  });

  const code = () =>
    held()
      .filter((path) => path.endsWith('.js'))
      .map((path) => readFileSync(join(laid.app, path), 'utf8'));
  /** Packages that it holds code of. */
  const parts = () =>
    code().flatMap((text) =>
      Array.from(text.matchAll(/^\s*\/\/ .*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)/gm), ([, name]) => name),
    );

  test('has code of no package that only development needs', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    expect(parts()).toEqual(expect.arrayContaining(['@slack/bolt', 'axios', 'undici']));
    expect(parts().filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([]);
  });

  test('has the licence of each package that it holds code of', () => {
    const licences = readFileSync(join(laid.app, 'dist/licences.txt'), 'utf8').split(/^-{80}$/m);
    const named = licences.map((one) => /^\s*(\S+) \d+\.\d+\.\S+: \S/.exec(one)?.[1]);
    expect([...parts(), 'rolldown'].filter((name) => !named.includes(name))).toEqual([]);
    expect(new Set(parts()).size).toBeGreaterThan(50);
    for (const one of licences) expect(one.trim().split('\n').length, one).toBeGreaterThan(5);
    // Some of a package may be others' own, which its files alone tell.
    expect(licences.find((one) => one.includes('\nundici '))).toContain('ws released under the MIT license');
  });

  test('names each package that it holds code of in a CycloneDX list, by version, licence and hash', () => {
    const list = JSON.parse(readFileSync(join(laid.app, 'dist/coursebell.cdx.json'), 'utf8'));
    expect([list.bomFormat, list.metadata.component.name]).toEqual(['CycloneDX', 'coursebell']);
    const names: string[] = list.components.map(({ name }: { name: string }) => name);
    const licences = readFileSync(join(laid.app, 'dist/licences.txt'), 'utf8').split(/^-{80}$/m);
    const licensed = licences.map((one) => /^\s*(\S+) \d/.exec(one)?.[1]);
    expect([...new Set(names)].sort()).toEqual([...new Set([...licensed, 'node'])].sort());
    expect(names).toEqual(expect.arrayContaining(parts()));
    for (const { name, version, scope, purl, licenses, hashes } of list.components) {
      expect([scope, purl]).toEqual(['required', expect.stringContaining(`@${version}`)]);
      if (name === 'node') expect(version).toBe(process.versions.node);
      else expect([licenses.length, hashes[0].alg]).toEqual([1, 'SHA-512']);
    }
    const refs = new Set(list.components.map((one: { 'bom-ref': string }) => one['bom-ref']));
    for (const { ref, dependsOn } of list.dependencies) {
      expect(refs.has(ref) || ref === list.metadata.component['bom-ref']).toBe(true);
      expect(dependsOn.filter((one: string) => !refs.has(one))).toEqual([]);
    }
  });

  test('comes from all that Docker is sent', () => {
    const copied = [...copiedBy(making), ...copiedBy(image)];
    const used = context.filter((path) =>
      copied.some(({ from }) => path === from || path.startsWith(`${from}/`)),
    );
    expect(context.filter((path) => !used.includes(path))).toEqual([]);
  });

  test.each([
    ['src/app.ts', true],
    ['playground/playground.ts', false],
    ['src/README.md', false],
    ['deploy/bundle.ts', true],
    ['deploy/compose/Caddyfile', false],
    ['dist/main.js', false],
    ['.env', false],
    ['.env.example', false],
    ['node_modules/pg/package.json', false],
    ['data/coursebell.sqlite', false],
    ['.git/config', false],
    ['test/docs.test.ts', false],
    ['package.json', true],
  ])('Docker is sent %s: %s', (path, expected) => {
    expect(sent(path)).toBe(expected);
  });
});

describe('the Dockerfile', () => {
  const instructions = instructionsOf(dockerfile);
  const named = (name: string): Instruction[] => instructions.filter((each) => each.name === name);
  const pinned = read('package.json').match(/"node": "(\d+\.\d+\.\d+)"/)?.[1];

  test('runs exactly the Node of the tests, on a base by its digest that has no shell and no npm', () => {
    const [tag, digest] = making.image.split('@sha256:');
    expect(tag).toBe(`node:${pinned}-trixie-slim`);
    expect(image.image).toMatch(/^gcr\.io\/distroless\/cc-debian13:nonroot@sha256:[\da-f]{64}$/);
    expect(digest).toMatch(/^[\da-f]{64}$/);
    const node = '/usr/local/bin/node';
    expect(copiedBy(image, true)).toContainEqual({ from: node, to: node, chown: '0:0' });
    // What has no shell cannot run anything while it is built.
    expect(all('RUN')).toEqual([]);
  });

  test('needs no other image to be built, such as that of a syntax', () => {
    expect(dockerfile).not.toMatch(/^#\s*\w+=/m);
    expect(dockerfile).not.toMatch(/--mount=\S*from=/);
  });

  test('labels the version of package.json', () => {
    const labels = all('LABEL').join(' ');
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(labels).toContain(`org.opencontainers.image.version="${version}"`);
    for (const name of ['title', 'description', 'licenses'])
      expect(labels).toMatch(new RegExp(`image\\.${name}="[^"]+"`));
  });

  test('installs by the lockfile, without scripts', () => {
    expect(all('RUN', making)[0]).toBe('npm ci --ignore-scripts');
  });

  test('runs as a user with a number and without rights, who owns /data', () => {
    expect(all('USER')).toEqual([`${USER}:${USER}`]);
    expect(all('RUN', making).at(-1)).toMatch(/ && install --directory --mode=0700 data$/);
    const copied = { from: '/app/data', to: '/data', chown: `${USER}:${USER}` };
    expect(copiedBy(image, true)).toContainEqual(copied);
    expect(all('VOLUME')).toEqual(['/data']);
    expect(setBy()).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' });
    expect(all('EXPOSE')).toEqual([setBy()['PORT']]);
  });

  // hadolint's rules by their numbers, for the instructions that stand here.
  test.each<[string, boolean]>([
    ['DL3000 absolute WORKDIR', named('WORKDIR').every(({ rest }) => rest.startsWith('/'))],
    ['DL3003 no cd', named('RUN').every(({ rest }) => !/(?:^|[;&|]\s*)cd\s/.test(rest))],
    ['DL3004 no sudo', named('RUN').every(({ rest }) => !/\bsudo\b/.test(rest))],
    ['DL3006, DL3007 tagged', stages.every((stage) => /:\d/.test(stage.image))],
    ['DL3011 ports', named('EXPOSE').every(({ rest }) => Number(rest) > 0 && Number(rest) < 65_536)],
    ['DL3012, DL3057 one HEALTHCHECK', named('HEALTHCHECK').length === 1],
    [
      'DL3016 nothing unpinned of npm',
      named('RUN').every(({ rest }) => !/npm (?:i|install|add)\b/.test(rest)),
    ],
    ['DL3020 no ADD', named('ADD').length === 0],
    [
      'DL3021 several COPYs end in /',
      named('COPY').every(
        ({ rest }) =>
          rest.split(/\s+/).filter((word) => !word.startsWith('--')).length < 3 || rest.endsWith('/'),
      ),
    ],
    [
      'DL3022, DL3023 COPY --from an earlier stage',
      named('COPY').every(
        ({ rest }) => !rest.includes('--from') || rest.startsWith(`--from=${making.alias} `),
      ),
    ],
    ['DL3025 exec form', command.length > 0 && healthCheck.length > 0],
    ['DL3044 no ENV of its own', named('ENV').every(({ rest }) => !rest.includes('$'))],
    [
      'DL3045 COPY after WORKDIR',
      stages.every(
        ({ instructions: own }) =>
          own.findIndex(({ name }) => name === 'WORKDIR') < own.findIndex(({ name }) => name === 'COPY'),
      ),
    ],
    [
      'DL3059 no RUN after a RUN',
      instructions.every(({ name }, at) => name !== 'RUN' || instructions[at + 1]?.name !== 'RUN'),
    ],
    ['DL3061 begins with FROM', instructions[0]?.name === 'FROM'],
    ['DL4000 no MAINTAINER', named('MAINTAINER').length === 0],
    ['DL4003, DL4004 one CMD, no ENTRYPOINT', named('CMD').length === 1 && named('ENTRYPOINT').length === 0],
    ['DL4006 no pipe', named('RUN').every(({ rest }) => !/[^|]\|[^|]/.test(rest))],
    ['no instruction that is not known', instructions.every(({ name }) => KNOWN.has(name))],
  ])('%s', (_rule, kept) => {
    expect(kept).toBe(true);
  });
});
