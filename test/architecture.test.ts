/** Which rooms may know which: read from the source itself. What the rooms are for: `src/README.md`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { PROPERTIES } from './hard/vitest.config.ts';

const SRC = join(import.meta.dirname, '../src');

/** Source files by their path in `src`, such as `cards/text.ts`. */
const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:tsx?|js)$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
);

const STATEMENT = /^[ \t]*(?:import|export)\s(?:[\w$*{},\s]*?\sfrom\s)?\s*['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** What a source file imports, statically, dynamically or to export it again. */
function importsOf(source: string): string[] {
  return [STATEMENT, DYNAMIC].flatMap((pattern) =>
    Array.from(source.matchAll(pattern), ([, target = '']) => target),
  );
}

/** Where an import leads: a path in `src`, or a package. */
function resolve(from: string, target: string): string {
  if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), target));
  const [scope = '', name = ''] = target.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

const edges = [...sources].flatMap(([from, source]) =>
  importsOf(source).map((target) => ({ from, to: resolve(from, target), ours: target.startsWith('.') })),
);

/** The room that a file stands in; a file of `src` itself is a room of its own. */
const roomOf = (path: string): string => path.split('/', 1)[0] ?? path;

/** What a room may import of ours, beside itself and the primitives, which are everybody's. */
const MAY_IMPORT: Readonly<Record<string, (to: string, from: string) => boolean>> = {
  'start.js': (to) => to === 'main.ts',
  'main.ts': (to) =>
    /^(?:app\.ts|config\.ts|config-values\.ts|ops\/(?:after-start|frame|name-of-error)\.ts|playground\/)/.test(
      to,
    ),
  'app.ts': (to) => !/^(?:start\.js|main\.ts|playground\/)/.test(to),
  'assembly.ts': (to) => !/^(?:start\.js|main\.ts|app\.ts|playground\/)/.test(to),
  'wiring.ts': (to) => !/^(?:start\.js|main\.ts|app\.ts|assembly\.ts|playground\/)/.test(to),
  'config.ts': (to) =>
    /^(?:language\.ts|config-(?:values|auth|database|secrets)\.ts|time-zone\.ts|workspace\/directory\.ts)/.test(
      to,
    ),
  'config-database.ts': () => false,
  'config-secrets.ts': () => false,
  'config-auth.ts': (to) => to === 'config-values.ts',
  'config-values.ts': (to) => /^workspace\/directory(?:-file)?\.ts/.test(to),
  'errors.ts': () => false,
  'public-address.ts': () => false,
  'language.ts': () => false,
  primitives: () => false,
  'slack-ids.ts': () => false,
  'time-zone.ts': () => false,
  'move-store.ts': (to) => to === 'store/move.ts' || /^config-(?:values|database)\.ts$/.test(to),
  'backup.ts': (to) => to === 'store/backup.ts' || to === 'config-values.ts',
  'doctor.ts': (to) => to.startsWith('doctor/'),
  doctor: (to) =>
    /^(?:config\.ts|config-(?:auth|secrets)\.ts|errors\.ts|public-address\.ts|slack-ids\.ts|store\/(?:database|keys|migrate|postgres|problems|sealing|sqlite)\.ts|study-client\/(?:client|codes)\.ts)/.test(
      to,
    ),
  features: (to, from) => mayFeature(to, from),
  asking: (to) =>
    /^(?:cards\/|i18n\/|errors\.ts|language\.ts|study-client\/(?:model|codes|codes-in-text)\.ts)/.test(to),
  slack: (to) =>
    /^(?:asking\/|cards\/|i18n\/|http\/|ops\/|errors\.ts|language\.ts|slack-ids\.ts|study-client\/(?:model|codes)\.ts)/.test(
      to,
    ),
  cards: (to) =>
    /^(?:i18n\/|errors\.ts|language\.ts|study-client\/(?:model|moment|window|zone-offset)\.ts)/.test(to),
  i18n: (to) => to === 'language.ts',
  'study-client': (to) => /^(?:errors|language|time-zone)\.ts/.test(to),
  rings: (to) => /^(?:study-client\/|slack\/|store\/|ops\/|errors\.ts|language\.ts)/.test(to),
  store: (to) => to === 'language.ts',
  installation: (to) =>
    /^(?:store\/|i18n\/|http\/|ops\/|language\.ts|slack\/answering\/(?:client|error-words)\.ts|public-address\.ts)/.test(
      to,
    ),
  workspace: (to) =>
    /^(?:store\/|i18n\/|errors\.ts|language\.ts|slack-ids\.ts|study-client\/(?:model|codes|look-up)\.ts)/.test(
      to,
    ),
  calendar: (to) =>
    /^(?:store\/|i18n\/|errors\.ts|language\.ts|cards\/text\.ts|study-client\/(?:model|moment|codes|zone-offset)\.ts|http\/route\.ts|public-address\.ts)/.test(
      to,
    ),
  http: () => false,
  ops: (to) => to === 'study-client/events.ts' || to.startsWith('http/'),
  playground: (to) => to !== 'main.ts' && to !== 'start.js',
};

/** A feature knows itself and what is shared, never a sibling; only the list of features knows them all. */
function mayFeature(to: string, from: string): boolean {
  if (roomOf(to) === 'features') {
    return from === 'features/index.ts' || `${to}/`.startsWith(`${posix.dirname(from)}/`);
  }
  return /^(?:asking\/|rings\/|calendar\/|workspace\/|cards\/|i18n\/|store\/|study-client\/|errors\.ts|language\.ts|slack-ids\.ts|time-zone\.ts)/.test(
    to,
  );
}

/** In which rooms a package may be known. A new one is put here with its rooms. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@slack/bolt': ['slack', 'playground'],
  '@slack/web-api': ['slack', 'rings', 'installation', 'wiring.ts', 'playground'],
  '@slack/oauth': ['installation'],
  '@slack/types': ['asking', 'cards', 'features', 'slack', 'rings', 'playground'],
  axios: ['study-client'],
  'lru-cache': ['study-client'],
  dataloader: ['study-client'],
  cockatiel: ['study-client'],
  'p-limit': ['study-client'],
  'html-entities': ['installation', 'study-client'],
  'date-fns': ['cards', 'features', 'rings', 'study-client', 'playground'],
  '@date-fns/tz': ['calendar', 'cards', 'features', 'rings', 'study-client', 'playground'],
  zod: [
    'asking',
    'config.ts',
    'config-secrets.ts',
    'config-values.ts',
    'doctor',
    'features',
    'installation',
    'slack',
    'store',
    'workspace',
    'playground',
  ],
  kysely: ['store'],
  pg: ['store'],
  'fast-querystring': ['slack'],
  'fastest-levenshtein': ['slack', 'workspace'],
  minisearch: ['workspace'],
  undici: ['slack'],
  pino: ['ops'],
  'prom-client': ['ops'],
  react: ['playground'],
  'react-dom': ['playground'],
  'slack-blocks-to-jsx': ['playground'],
  vite: ['playground'],
  yaml: ['workspace', 'doctor', 'playground'],
};
/** Rooms that are pure: not even Node's own modules. */
const PURE = new Set([
  'asking',
  'cards',
  'features',
  'i18n',
  'errors.ts',
  'language.ts',
  'primitives',
  'public-address.ts',
  'slack-ids.ts',
  'time-zone.ts',
]);

/** What is wrong with an import; undefined where it is allowed. */
function wrong({ from, to, ours }: (typeof edges)[number]): string | undefined {
  const room = roomOf(from);
  if (!ours) return mayUse(room, to) ? undefined : `${from} must not use ${to}`;
  const isFeature = room === 'features' && roomOf(to) === 'features';
  if (room === 'slack' && roomOf(to) === 'slack') return slackOrder(from, to);
  const isShared = (roomOf(to) === room && !isFeature) || roomOf(to) === 'primitives';
  const allowed = isShared || MAY_IMPORT[room]?.(to, from);
  return allowed ? undefined : `${from} must not import ${to}`;
}

/** The parts of the room `slack`: each may know itself and those before it. */
const PARTS_OF_SLACK = ['answering', 'receiving', 'listening', 'bolt.ts'];

function slackOrder(from: string, to: string): string | undefined {
  const [mine = -1, its = -1] = [from, to].map((path) => PARTS_OF_SLACK.indexOf(path.split('/')[1] ?? ''));
  return mine >= its && its >= 0 ? undefined : `${from} must not import ${to}`;
}

function mayUse(room: string, name: string): boolean {
  if (name.startsWith('node:')) return !PURE.has(room);
  return PACKAGES[name]?.includes(room) ?? false;
}

describe('the scanner', () => {
  test.each<[string, string[]]>([
    ["import { a } from './a.ts';", ['./a.ts']],
    ["import type { A } from './a.ts';", ['./a.ts']],
    ["import a, { type B } from '@scope/b';", ['@scope/b']],
    ["import * as a from 'node:fs';", ['node:fs']],
    ["import {\n  a,\n  b,\n} from './several.ts';", ['./several.ts']],
    ["import './effect.css';", ['./effect.css']],
    ["export { a } from './a.ts';", ['./a.ts']],
    ["export * from './a.ts';", ['./a.ts']],
    ["export type { A } from './a.ts';", ['./a.ts']],
    ["  const { a } = await import('./a.ts');", ['./a.ts']],
    ["type A = import('./a.ts').A;", ['./a.ts']],
    ['import { a } from "./double.ts";', ['./double.ts']],
    ["export const a = 'from';\nconst b = ' from ';", []],
    ["export function a() {}\nconst from = 'b';", []],
    ["// import { a } from './a.ts';", []],
    ["import { a } from './a.ts';\nimport { b } from './b.ts';", ['./a.ts', './b.ts']],
  ])('finds in %j: %j', (source, imports) => {
    expect(importsOf(source)).toEqual(imports);
  });

  it('finds as many imports as there are lines that look like one', () => {
    const looksLike = /(?:^|\}) from '|^import\s.*'|^export .* from '|\bimport\('/;
    const lines = [...sources.values()].flatMap((source) => source.split('\n'));
    const counted = lines.filter((line) => looksLike.test(line) && !/^\s*(?:\/\/|\*)/.test(line)).length;
    expect(edges.length).toBe(counted);
    expect(edges.length).toBeGreaterThan(300);
  });

  it('finds only files that exist', () => {
    const lost = edges.filter(({ to, ours }) => ours && !existsSync(join(SRC, to)));
    expect(lost).toEqual([]);
  });
});

describe('the directions', () => {
  it('are kept', () => {
    expect(edges.map(wrong).filter(Boolean)).toEqual([]);
  });

  it('are known for every room', () => {
    const rooms = new Set([...sources.keys()].map(roomOf));
    expect([...rooms].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test.each([
    ['start.js', './app.ts'],
    ['main.ts', './slack/bolt.ts'],
    ['app.ts', './start.js'],
    ['app.ts', './playground/playground.ts'],
    ['app.ts', './main.ts'],
    ['config.ts', './ops/log.ts'],
    ['errors.ts', './i18n/en.ts'],
    ['cards/card.ts', '../features/index.ts'],
    ['cards/card.ts', '../asking/action.ts'],
    ['cards/card.ts', '../study-client/client.ts'],
    ['cards/card.ts', '../ops/log.ts'],
    ['cards/card.ts', '@slack/bolt'],
    ['cards/card.ts', '@slack/web-api'],
    ['cards/card.ts', 'node:fs'],
    ['features/course/card.ts', '../rooms/card.ts'],
    ['features/course/card.ts', '../course-unit/card.ts'],
    ['features/course-unit/card.ts', '../course/card.ts'],
    ['features/course/card.ts', '../index.ts'],
    ['features/course/card.ts', '../../app.ts'],
    ['features/course/card.ts', '../../slack/answering/answer.ts'],
    ['asking/feature.ts', '../slack/answering/answer.ts'],
    ['asking/feature.ts', '../features/index.ts'],
    ['asking/feature.ts', '@slack/bolt'],
    ['slack/answering/answer.ts', '../receiving/dispatch.ts'],
    ['slack/receiving/dispatch.ts', '../listening/commands.ts'],
    ['slack/listening/commands.ts', '../bolt.ts'],
    ['features/course/card.ts', '../../ops/log.ts'],
    ['features/course/card.ts', '../../playground/http.ts'],
    ['features/course/card.ts', '@slack/bolt'],
    ['features/course/card.ts', 'axios'],
    ['features/index.ts', '../app.ts'],
    ['i18n/en.ts', '../cards/text.ts'],
    ['i18n/en.ts', 'zod'],
    ['ops/log.ts', '../cards/card.ts'],
    ['ops/log.ts', '../slack/bolt.ts'],
    ['ops/log.ts', '../study-client/client.ts'],
    ['ops/log.ts', '../playground/http.ts'],
    ['slack/bolt.ts', '../features/index.ts'],
    ['slack/bolt.ts', '../study-client/client.ts'],
    ['slack/bolt.ts', '../app.ts'],
    ['slack/bolt.ts', 'axios'],
    ['calendar/routes.ts', '../study-client/client.ts'],
    ['calendar/routes.ts', '../ops/log.ts'],
    ['calendar/ics.ts', '../cards/card.ts'],
    ['calendar/feeds.ts', '../features/index.ts'],
    ['study-client/client.ts', '../i18n/language.ts'],
    ['study-client/client.ts', '../cards/text.ts'],
    ['study-client/client.ts', '@slack/types'],
    ['playground/playground.ts', '../main.ts'],
    ['playground/playground.ts', 'lru-cache'],
    ['slack/bolt.ts', 'left-pad'],
  ])('forbid %s → %s', (from, target) => {
    expect(wrong({ from, to: resolve(from, target), ours: target.startsWith('.') })).toBeDefined();
  });

  test.each([
    ['start.js', './main.ts'],
    ['main.ts', './app.ts'],
    ['main.ts', './playground/playground.ts'],
    ['features/index.ts', './course/handlers.ts'],
    ['features/course/card.ts', './request.ts'],
    ['features/course/card.ts', '../../study-client/look-up.ts'],
    ['cards/card.ts', '../study-client/window.ts'],
    ['slack/bolt.ts', '../ops/log.ts'],
    ['study-client/http.ts', 'axios'],
    ['ops/observe-study.ts', '../study-client/events.ts'],
  ])('allow %s → %s', (from, target) => {
    expect(wrong({ from, to: resolve(from, target), ours: target.startsWith('.') })).toBeUndefined();
  });

  it('make no circle', () => {
    // Only the playground's may: its blocks hold blocks, as Slack's do.
    const counted = edges.filter(({ from, to }) => sources.has(to) && roomOf(from) !== 'playground');
    const targets = Map.groupBy(counted, ({ from }) => from);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (path.includes(file) || done.has(file)) return;
      for (const { to } of targets.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of sources.keys()) visit(file, []);
    expect(circles).toEqual([]);
    expect(done.size).toBe(sources.size);
  });
});

describe('the files', () => {
  const MOST_LINES = 400;
  /** Longer ones, each with its reason. */
  const LONGER: Readonly<Record<string, string>> = {
    'i18n/en.ts': 'every text of a language in one place',
    'i18n/fi.ts': 'every text of a language in one place',
    'i18n/sv.ts': 'every text of a language in one place',
  };
  const linesOf = (source: string) => source.trimEnd().split('\n').length;

  it(`have at most ${MOST_LINES} lines`, () => {
    const long = [...sources].filter(([, source]) => linesOf(source) > MOST_LINES).map(([path]) => path);
    expect(long).toEqual(Object.keys(LONGER).sort());
    expect(sources.size).toBeGreaterThan(80);
  });

  it('stand in rooms that src/README.md names, and no room is named that is not there', () => {
    const readme = readFileSync(join(SRC, 'README.md'), 'utf8');
    const named = Array.from(readme.matchAll(/^\| `([\w.-]+)\/?` \|/gm), ([, room]) => room);
    expect(named.sort()).toEqual([...new Set([...sources.keys()].map(roomOf))].sort());
  });
});

test('properties run in full where a test file has them from another one, too', () => {
  const own = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) =>
      /^import fc from 'fast-check'/m.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
    );
  const from = ['store/sqlite.test.ts', 'store/postgres.test.ts', 'flows/well-formed.test.ts'];
  expect(PROPERTIES).toEqual(expect.arrayContaining([...own, ...from].map((path) => `test/${path}`)));
  expect(PROPERTIES, 'not every test').not.toContain('test/flows/bot-token.test.ts');
});
