/** What the documents say of the code: links, names, commands, scopes, metrics, log fields, words that are quoted. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { FIELD_NAMES } from '../src/ops/log.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const below = (folder: string, ends: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ends))
    .map((path) => `${folder}/${path}`);

const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  'src/README.md',
  ...below('docs', '.md'),
];
/** Without its code blocks, in which nothing is a link or a heading. */
const prose = (page: string): string => read(page).replace(/^```.*?^```$/gms, '');
const inCode = (text: string): string[] => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (page: string): string[] =>
  Array.from(prose(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

it('finds the pages', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(anchorOf('A crash, point by point')).toBe('a-crash-point-by-point');
});

describe.each(pages)('%s', (page) => {
  const links = Array.from(prose(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);

  test('leads only to what is there', () => {
    const lost = links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? page : join(dirname(page), path);
        if (!existsSync(join(ROOT, target))) return true;
        if (anchor === undefined) return false;
        return !target.endsWith('.md') || !anchorsOf(target).includes(anchor);
      });
    expect(lost).toEqual([]);
  });

  test('names only commands that exist', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const named = Array.from(
      read(page).matchAll(/\bnpm run (?:--silent )?([a-z-]+)/g),
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const run = Array.from(read(page).matchAll(/\bnode (src\/[\w./-]+)/g), ([, path = '']) => path);
    expect(run.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('names only files of ours that exist', () => {
    const paths = inCode(prose(page)).filter((code) =>
      /^(?:src|test|docs|deploy)\/[\w./-]+\.\w+$/.test(code),
    );
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const folders = inCode(prose(page)).filter((code) => /^(?:src|test|docs|deploy)\/[\w./-]*\/$/.test(code));
    expect(
      folders.filter((path) => !statSync(join(ROOT, path), { throwIfNoEntry: false })?.isDirectory()),
    ).toEqual([]);
  });

  test('names only settings that the code, Compose, the image or the tests read', () => {
    const known = ['src/config.ts', 'compose.yaml', 'Dockerfile', 'test/setup.ts'].map(read).join('\n');
    const settings = inCode(prose(page)).filter((code) => /^[A-Z][A-Z]+(?:_[A-Z]+)+$/.test(code));
    // Names of rules in the code itself stand in the same form.
    const constants = below('src', '.ts').map(read).join('\n');
    const unknown = settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(known));
    expect(unknown.filter((name) => !new RegExp(`\\bconst ${name}\\b`).test(constants))).toEqual([]);
  });
});

/** The metrics that docs/operation.md lists. */
const METRICS = Array.from(
  read('docs/operation.md').matchAll(/^- `(coursebell_\w+)`/gm),
  ([, name = '']) => name,
);

/** The first cells of the rows of every table whose head begins so. */
function firstCells(page: string, head: string): string[] {
  const tables = read(page).split(/\n\n+/);
  return tables
    .filter((table) => table.startsWith(`| ${head} |`))
    .flatMap((table) => table.split('\n').slice(2))
    .map((row) => row.split('|')[1]?.trim() ?? '');
}

describe('docs/scopes.md', () => {
  const manifest = z
    .object({
      oauth_config: z.object({
        scopes: z.object({ bot: z.array(z.string()), bot_optional: z.array(z.string()) }),
      }),
      settings: z.object({ event_subscriptions: z.object({ bot_events: z.array(z.string()) }) }),
    })
    .parse(parse(read('manifest.yml')));
  const { bot, bot_optional } = manifest.oauth_config.scopes;
  const rows = read('docs/scopes.md').split('\n');
  const bare = (cells: string[]): string[] => cells.map((cell) => cell.replaceAll('`', '')).sort();

  test('explains the scopes of the manifest, and no other', () => {
    expect(bare(firstCells('docs/scopes.md', 'scope'))).toEqual([...bot].sort());
  });

  test('says which are optional', () => {
    const optional = bot.filter((scope) => rows.some((row) => row.startsWith(`| \`${scope}\` | optional: `)));
    expect(optional).toEqual(bot_optional);
  });

  test('explains the events of the manifest, and no other', () => {
    const { bot_events } = manifest.settings.event_subscriptions;
    const events = rows
      .map((row) => /^- `([a-z_.]+)`: /.exec(row)?.[1])
      .filter((event) => event !== undefined);
    expect(events.sort()).toEqual([...bot_events].sort());
  });
});

describe('docs/operation.md', () => {
  test('lists every metric, and no other', () => {
    const made = below('src/ops', '.ts')
      .map(read)
      .join('\n')
      .matchAll(/\b(?:counter|durations|state|moments|gauge|verdicts)\(\s*'([a-z_]+)'/g);
    const names = Array.from(made, ([, name]) => `coursebell_${name}`);
    expect([...METRICS].sort()).toEqual(names.sort());
    expect(names.length).toBeGreaterThan(10);
  });

  test('lists every field of the log, and no other', () => {
    const [, section = ''] = read('docs/operation.md').split(/^## Logs$|^## Stopping$/m);
    const keys = section.matchAll(/^- (`.*?`): /gm);
    const listed = Array.from(keys, ([, key = '']) => key).flatMap(inCode);
    expect(listed.sort()).toEqual([...FIELD_NAMES, 'level', 'time', 'msg'].sort());
  });
});

describe('docs/troubleshooting.md', () => {
  const page = read('docs/troubleshooting.md');
  const sources = below('src', '.ts').map(read).join('\n');

  test('has many symptoms, each with what to look at and how to fix it', () => {
    expect(firstCells('docs/troubleshooting.md', 'symptom').length).toBeGreaterThanOrEqual(15);
    const rows = page.split('\n').filter((line) => line.startsWith('| '));
    expect(rows.filter((row) => row.split('|').length !== 5)).toEqual([]);
    expect(
      rows.filter((row) => row.split('|').some((cell, at) => at > 0 && at < 4 && cell.trim() === '')),
    ).toEqual([]);
  });

  test('names only metrics that there are', () => {
    const named = inCode(page).filter((code) => code.startsWith('coursebell_'));
    expect(named.filter((name) => !METRICS.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });

  test('quotes only what Coursebell says, under its own headings', () => {
    const [, start = '', , ours = ''] = page.split(/^## .*$/m);
    const quoted = [start, ours].join('\n').matchAll(/^\| “([^”…]{12,})”/gm);
    const words = Array.from(quoted, ([, said = '']) => said);
    expect(words.filter((said) => !sources.includes(said))).toEqual([]);
    expect(words.length).toBeGreaterThan(6);
  });
});

test('the changelog has the version of package.json', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`\\b${version.replaceAll('.', '\\.')}\\b`));
});

describe('numbers', () => {
  type Said = readonly [said: RegExp, file: string, constant: string, unit?: number];
  const SECOND = 1000;

  function check(page: string, [said, file, constant, unit = 1]: Said): void {
    const [, written = ''] = said.exec(read(page)) ?? [];
    const [, factors = ''] = new RegExp(`\\bconst ${constant} = ([\\d_ *]+);`).exec(read(file)) ?? [];
    const value = factors.split('*').reduce((product, one) => product * Number(one.replaceAll('_', '')), 1);
    expect(value / unit).toBe(Number(written.replaceAll(',', '')));
  }

  /** Each number of what bounds memory, as the page says it, and the constant that it is. */
  const BOUNDS: readonly Said[] = [
    [/answers by (\d+) MB/, 'src/study-client/timing.ts', 'CACHE_BYTES', 2 ** 20],
    [/deliveries by ([\d,]+)/, 'src/slack/intake.ts', 'MOST_DELIVERIES'],
    [/signatures by ([\d,]+)/, 'src/slack/http-receiver.ts', 'MOST_SIGNATURES'],
    [/people and their choices by ([\d,]+) each/, 'src/slack/locale.ts', 'MOST_PEOPLE'],
    [/people and their choices by ([\d,]+) each/, 'src/workspace/preferences.ts', 'MOST_REMEMBERED'],
    [/rendered cards by (\d+) of courses/, 'src/features/course/handlers.ts', 'MOST_COURSES'],
    [/and (\d+) of buildings for each language/, 'src/features/rooms/handlers.ts', 'MOST_BUILDINGS'],
    [/rights of installations by ([\d,]+) workspaces/, 'src/installation/installed.ts', 'MOST'],
  ];

  test.for(BOUNDS)('of docs/performance.md are those of the code: %s', (said) => {
    check('docs/performance.md', said);
  });

  const PROMISED: readonly Said[] = [
    [/codes in one answer; to compare\*\*: (\d+);/, 'src/ask/asked-codes.ts', 'MOST_CODES'],
    [/to compare\*\*: \d+; (\d+) to/, 'src/features/compare/handlers.ts', 'FEWEST'],
    [/to compare\*\*: \d+; \d+ to (\d+)/, 'src/features/compare/units.ts', 'MOST_COMPARED'],
    [/units and groups among them\*\*: (\d+)/, 'src/store/reminder-settings.ts', 'MOST_FOLLOWS'],
    [/at most (\d+) a person/, 'src/workspace/assistant-tokens.ts', 'MOST_TOKENS'],
    [/belongs to no person, (\d+) questions/, 'src/mcp/routes.ts', 'PUBLIC_PER_MINUTE'],
    [/look-ups of a person\*\*: (\d+);/, 'src/workspace/history.ts', 'MOST_SEEN'],
    [/look-ups of a person\*\*: \d+; (\d+)/, 'src/workspace/history.ts', 'MOST_RECENT'],
    [/answered in an ordinary message\*\*: (\d+);/, 'src/slack/messages.ts', 'MOST_CODES'],
    [/buildings in the directory\*\*: (\d+)/, 'src/workspace/buildings.ts', 'MOST_BUILDINGS'],
    [/a building (\d+) times as long/, 'src/study-client/timing.ts', 'BUILDING_FRESH_FACTOR'],
    [/a body from Slack\*\*: (\d+) MB/, 'src/http/server.ts', 'BODY_LIMIT', 2 ** 20],
    [/requests on one connection\*\*: (\d+);/, 'src/http/server.ts', 'MOST_WAITING'],
    [/nothing moves for (\d+) seconds/, 'src/http/server.ts', 'STILL', SECOND],
    [/(\d+) calls a minute for a workspace/, 'src/slack/rates.ts', 'PER_MINUTE'],
  ];

  test.for(PROMISED)('of docs/promises.md are those of the code: %s', (said) => {
    check('docs/promises.md', said);
  });
});

describe('docs/study-api.md', () => {
  const headings = new Set(read('docs/study-api.md').match(/(?<=^## ).*$/gm));

  it('has every section that a comment rests on', () => {
    const named = below('src', '.ts').flatMap((file) =>
      Array.from(read(file).matchAll(/`docs\/study-api\.md`,? \(?“([^”]+)”/g), ([, section = '']) => section),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((section) => !headings.has(section))).toEqual([]);
  });
});
