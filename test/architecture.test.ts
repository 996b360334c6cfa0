/** Which rooms may know which: read from the source itself. What the rooms are for: `src/README.md`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { PROPERTIES } from './hard/vitest.config.ts';

const SRC = join(import.meta.dirname, '../src');

/** Source files by their path in `src`, such as `cards/blocks.ts`. */
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

/** The study API in our own words: what may be known of it outside its room. */
const STUDY_API = ['model', 'codes', 'days', 'extras', 'moments', 'searches', 'slips', 'texts'].map(
  (name) => `study-client/${name}.ts`,
);
/** What the composition root may import: all but where a process begins. */
const EVERYTHING = [
  'ask/links.ts',
  ...['config', 'errors', 'language'].map((name) => `${name}.ts`),
  ...[
    'calendar',
    'download',
    'features',
    'http',
    'installation',
    'mcp',
    'network',
    'ops',
    'reminders',
    'slack',
    'store',
    'study-client',
  ].map((room) => `${room}/`),
  'workspace/',
];
const PLAYGROUND = '../playground/playground.ts';

/** What any room may import. */
const FOUNDATIONS: ReadonlySet<string> = new Set(['primitives.ts', 'turns.ts']);

/** What a room may import of ours, beside itself and the foundations: rooms with a slash, and single files. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'start.js': ['main.ts'],
  'main.ts': ['app.ts', 'config.ts', 'config-values.ts', 'ops/log.ts', PLAYGROUND],
  'app.ts': [...EVERYTHING, 'app-parts.ts'],
  'app-parts.ts': EVERYTHING,
  'config.ts': [
    'language.ts',
    'config-values.ts',
    'network/proxies.ts',
    'workspace/buildings.ts',
    'study-client/gateway/index.ts',
    'study-client/moments.ts',
    'study-client/slips.ts',
  ],
  'config-values.ts': [
    'workspace/directory-file.ts',
    'workspace/buildings.ts',
    'workspace/seed-file.ts',
    'study-client/gateway/index.ts',
    'study-client/model.ts',
    'store/database/address.ts',
  ],
  'errors.ts': [],
  'language.ts': [],
  'primitives.ts': [],
  'turns.ts': [],
  'slack-refusals.ts': [],
  'slack-terms.ts': [],
  'move-store.ts': ['store/database/copy.ts', 'config-values.ts'],
  'backup.ts': ['store/database/copy.ts', 'config-values.ts'],
  'mcp.ts': ['config.ts', 'mcp/', 'network/', 'ops/log.ts', 'study-client/', 'workspace/'],
  'app-manifest.ts': [
    'ask/declared.ts',
    'config.ts',
    'config-values.ts',
    'http/server.ts',
    'i18n/',
    'slack-terms.ts',
    'language.ts',
  ],
  doctor: [
    'config.ts',
    'config-values.ts',
    'errors.ts',
    'http/server.ts',
    'language.ts',
    'network/',
    'slack-terms.ts',
    'store/',
    'study-client/client.ts',
    'study-client/codes.ts',
    'study-client/gateway/index.ts',
    'study-client/model.ts',
    'workspace/study-extras.ts',
  ],
  features: [
    'ask/',
    'reading/',
    'reminders/',
    'calendar/',
    'workspace/',
    'cards/',
    'i18n/',
    'store/',
    ...STUDY_API,
    'errors.ts',
    'language.ts',
    'slack-terms.ts',
  ],
  ask: [
    'cards/',
    'reading/',
    'i18n/',
    'errors.ts',
    'language.ts',
    'slack-terms.ts',
    'store/reminder-settings.ts',
    'study-client/model.ts',
    'study-client/days.ts',
    'study-client/moments.ts',
    'study-client/codes.ts',
    'study-client/texts.ts',
  ],
  slack: [
    'ask/',
    'cards/',
    'i18n/',
    'http/',
    'network/',
    'ops/',
    ...STUDY_API,
    'errors.ts',
    'language.ts',
    'slack-refusals.ts',
    'slack-terms.ts',
  ],
  mcp: [
    'features/',
    'ask/',
    'workspace/',
    'calendar/',
    'reminders/',
    'slack/',
    'cards/',
    'i18n/',
    'http/',
    'ops/',
    'store/store.ts',
    ...STUDY_API,
    'errors.ts',
    'language.ts',
    'slack-terms.ts',
  ],
  cards: [
    'i18n/',
    'errors.ts',
    'language.ts',
    'slack-refusals.ts',
    'study-client/model.ts',
    'study-client/days.ts',
    'study-client/moments.ts',
  ],
  i18n: ['language.ts'],
  reading: ['i18n/'],
  'study-client': ['errors.ts', 'language.ts', 'network/'],
  network: [],
  reminders: [...STUDY_API, 'slack/', 'store/', 'ops/', 'errors.ts', 'language.ts', 'slack-refusals.ts'],
  store: ['errors.ts', 'language.ts'],
  installation: [
    'store/',
    'i18n/',
    'http/',
    'network/',
    'ops/',
    'language.ts',
    'slack-terms.ts',
    'slack/payload.ts',
    'slack/refusals.ts',
    'slack/send.ts',
    'slack/web-api.ts',
  ],
  workspace: [
    'store/',
    'i18n/',
    'errors.ts',
    'language.ts',
    'slack-terms.ts',
    ...STUDY_API,
    'reminders/followed.ts',
  ],
  calendar: [
    'store/',
    'i18n/',
    'errors.ts',
    'language.ts',
    'cards/blocks.ts',
    ...STUDY_API,
    'http/server.ts',
  ],
  download: ['store/', 'i18n/', 'language.ts', 'http/server.ts'],
  http: ['i18n/', 'language.ts'],
  ops: [
    'errors.ts',
    'language.ts',
    'slack-refusals.ts',
    'study-client/model.ts',
    'store/database/database.ts',
    'store/store.ts',
    'http/',
  ],
};

/**
 * The fields of a study API are known to its gateway alone. One file chooses the gateway; everything else knows
 * the interface.
 */
const CHOOSES_GATEWAY = 'study-client/gateway/index.ts';

const mayKnowGateway = (from: string, to: string): boolean =>
  !to.startsWith('study-client/gateway/') ||
  to === CHOOSES_GATEWAY ||
  from.startsWith('study-client/gateway/');

const mayImport = (room: string, to: string): boolean =>
  (MAY_IMPORT[room] ?? []).some((one) => (one.endsWith('/') ? to.startsWith(one) : to === one));

/** A feature knows itself and what is shared, never a sibling; only the list of features knows them all. */
const mayFeature = (to: string, from: string): boolean =>
  from === 'features/index.ts' || `${to}/`.startsWith(`${from.split('/').slice(0, 2).join('/')}/`);

/** In which rooms a package may be known. A new one is put here with its rooms. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@slack/bolt': ['slack'],
  '@slack/web-api': ['slack', 'reminders', 'installation', 'app-parts.ts'],
  '@slack/oauth': ['installation'],
  '@slack/types': ['ask', 'cards', 'features', 'slack', 'reminders'],
  axios: ['study-client'],
  'lru-cache': [
    'ask',
    'cards',
    'i18n',
    'installation',
    'primitives.ts',
    'reminders',
    'slack',
    'store',
    'study-client',
    'workspace',
  ],
  dataloader: ['study-client'],
  cockatiel: ['reminders', 'slack', 'study-client'],
  'p-limit': ['reminders', 'slack', 'store', 'study-client'],
  'html-entities': ['http', 'study-client'],
  'date-fns': ['cards', 'features', 'mcp', 'reminders', 'study-client'],
  '@date-fns/tz': ['cards', 'features', 'mcp', 'reminders', 'study-client'],
  '@modelcontextprotocol/server': ['mcp', 'mcp.ts'],
  zod: [
    'ask',
    'config.ts',
    'config-values.ts',
    'doctor',
    'features',
    'installation',
    'mcp',
    'slack',
    'store',
    'workspace',
  ],
  kysely: ['doctor', 'store'],
  pg: ['store'],
  'fastest-levenshtein': ['ask', 'study-client', 'workspace'],
  minisearch: ['workspace'],
  undici: ['doctor', 'network', 'slack'],
  pino: ['ops'],
  'prom-client': ['ops'],
  yaml: ['app-manifest.ts', 'doctor', 'workspace'],
};
/** Rooms that are pure: not even Node's own modules. */
const PURE = new Set([
  'ask',
  'cards',
  'features',
  'i18n',
  'errors.ts',
  'language.ts',
  'primitives.ts',
  'slack-terms.ts',
]);

/** What is wrong with an import; undefined where it is allowed. */
function wrong({ from, to, ours }: (typeof edges)[number]): string | undefined {
  const room = roomOf(from);
  if (!ours) return mayUse(room, to) ? undefined : `${from} must not use ${to}`;
  const isOwn = roomOf(to) === room && (room !== 'features' || mayFeature(to, from));
  const isAllowed = mayKnowGateway(from, to) && (isOwn || FOUNDATIONS.has(roomOf(to)) || mayImport(room, to));
  return isAllowed ? undefined : `${from} must not import ${to}`;
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
    ['app.ts', '../playground/playground.ts'],
    ['config.ts', './ops/log.ts'],
    ['errors.ts', './i18n/en/texts.ts'],
    ['cards/card.ts', '../features/index.ts'],
    ['cards/card.ts', '../ask/actions.ts'],
    ['cards/card.ts', '../study-client/client.ts'],
    ['cards/card.ts', '@slack/bolt'],
    ['cards/card.ts', 'node:fs'],
    ['features/course/card.ts', '../rooms/card.ts'],
    ['features/course/card.ts', '../../study-client/gateway/fields.ts'],
    ['study-client/client.ts', './gateway/academic-information.ts'],
    ['study-client/transport/http.ts', '../gateway/fields.ts'],
    ['features/course/card.ts', '../../slack/answer.ts'],
    ['features/course/card.ts', '../../ops/log.ts'],
    ['features/course/card.ts', 'axios'],
    ['ask/feature.ts', '../slack/answer.ts'],
    ['i18n/en/texts.ts', '../../cards/blocks.ts'],
    ['ops/log.ts', '../slack/bolt.ts'],
    ['slack/bolt.ts', '../features/index.ts'],
    ['slack/bolt.ts', '../mcp/routes.ts'],
    ['features/assistants/handlers.ts', '../../mcp/routes.ts'],
    ['mcp/routes.ts', '../store/database/sqlite.ts'],
    ['slack/bolt.ts', '@modelcontextprotocol/server'],
    ['slack/bolt.ts', '../study-client/client.ts'],
    ['calendar/addresses.ts', '../study-client/client.ts'],
    ['study-client/client.ts', '../i18n/index.ts'],
    ['study-client/client.ts', '@slack/types'],
    ['slack/bolt.ts', 'left-pad'],
  ])('forbid %s → %s', (from, target) => {
    expect(wrong({ from, to: resolve(from, target), ours: target.startsWith('.') })).toBeDefined();
  });

  it('leave the fields, paths and headers of the study API to its gateway', () => {
    const WIRE =
      /localizedName|teachingLanguages'|enrollmentStart|virtualProportion|studentGroups'|resourceType|facetName|\/courseunit|Ocp-Apim|AzureApi|statusCode['"]|realization\/search/;
    const known = [...sources]
      .filter(([path]) => !path.startsWith('study-client/gateway/'))
      .filter(([, source]) => WIRE.test(source.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')))
      .map(([path]) => path);
    expect(known).toEqual([]);
    expect([...sources].filter(([, source]) => WIRE.test(source)).length).toBeGreaterThan(1);
  });

  it('make no circle', () => {
    const counted = edges.filter(({ to }) => sources.has(to));
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

describe('what is needed', () => {
  /** The type in which a file says what it needs, and where it has it from. */
  const NEEDS = /import\s(?:type\s)?\{[^}]*\w+Deps\b[^}]*\}\sfrom\s'([^']+)'/g;
  const folderOf = (path: string): string =>
    path
      .split('/')
      .slice(0, path.startsWith('features/') ? 2 : 1)
      .join('/');
  const borrowed = (from: string, source: string): string[] =>
    Array.from(source.matchAll(NEEDS), ([, target = '']) => resolve(from, target))
      .filter((to) => folderOf(to) !== folderOf(from))
      .map((to) => `${from} declares its own needs, and not those of ${to}`);

  it('each feature, and each other room, declares by itself', () => {
    expect([...sources].flatMap(([from, source]) => borrowed(from, source))).toEqual([]);
    const own = [...sources.values()].filter((source) =>
      /^(?:export )?(?:interface|type) \w+Deps\b/m.test(source),
    );
    expect(own.length).toBeGreaterThan(15);
  });

  test.each([
    ['mcp/content.ts', "import type { FollowDeps } from '../features/follow/parts.ts';", 1],
    [
      'features/week/handlers.ts',
      "import {\n  type Found,\n  type FollowDeps,\n} from '../follow/parts.ts';",
      1,
    ],
    ['features/follow/handlers.ts', "import type { FollowDeps } from './parts.ts';", 0],
  ])('in %s: %j', (from, source, count) => {
    expect(borrowed(from, source)).toHaveLength(count);
  });
});

describe('the files', () => {
  /** Over so many lines a file may hold two concepts. */
  const LOOKED_AT = 400;
  /** Every text, and every typed word, of a language stands in one place. */
  const isCatalog = (path: string) => /^i18n\/\w+\/(?:texts|words)\.ts$/.test(path);
  const linesOf = (source: string) => source.trimEnd().split('\n').length;

  it(`of more than ${LOOKED_AT} lines are pointed out`, async ({ annotate }) => {
    const long = [...sources].filter(([path, source]) => !isCatalog(path) && linesOf(source) > LOOKED_AT);
    for (const [path] of long)
      await annotate(`${path}: does it hold two concepts? Then divide it.`, 'warning');
    expect(sources.size).toBeGreaterThan(80);
  });

  it('stand in rooms that src/README.md names, and no room is named that is not there', () => {
    const readme = readFileSync(join(SRC, 'README.md'), 'utf8');
    const named = Array.from(readme.matchAll(/^- `([\w.-]+)\/?`: /gm), ([, room]) => room);
    expect(named.sort()).toEqual([...new Set([...sources.keys()].map(roomOf))].sort());
  });
});

test('an exported name has one meaning', () => {
  const DECLARED =
    /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
  const places = [...sources].flatMap(([path, source]) =>
    // A name may be overloaded, or a value and its type, within a file.
    [...new Set(Array.from(source.matchAll(DECLARED), ([, name = '']) => name))].map((name) => ({
      name,
      path,
    })),
  );
  const several = [...Map.groupBy(places, ({ name }) => name)].filter(([, all]) => all.length > 1);
  expect(several.map(([name, all]) => `${name}: ${all.map(({ path }) => path).join(', ')}`)).toEqual([]);
  expect(places.length).toBeGreaterThan(500);
});

/** The properties of a file that stand in no test, or group of tests, that is tagged so. */
function untagged(path: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, path), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (!/\bfc\.assert\(/.test(line)) return [];
    const before = lines.slice(0, at + 1);
    const test = before.findLastIndex((one) => /^ *(?:it|test|describe)(?:\(|\.)/.test(one));
    return before.slice(test).some((one) => one.includes("tags: 'property'")) ? [] : [`${path}:${at + 1}`];
  });
}

test('properties are tagged, and run in full where a test file has them from another one, too', () => {
  const quick = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      // A folder that a test makes for itself may be gone by now.
      /^[^.].*(?<!\.hard)\.ts$/.test(path) && !path.includes('/.'),
  );
  expect(quick.flatMap(untagged)).toEqual([]);
  const from = ['cards/safety.test.ts', 'store/sqlite.test.ts', 'store/postgres.test.ts'];
  expect(PROPERTIES).toEqual(expect.arrayContaining(from.map((path) => `test/${path}`)));
  expect(PROPERTIES, 'not every test').not.toContain('test/flows/bot-token.test.ts');
});
