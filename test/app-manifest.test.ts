/** `npm run manifest`: the manifest for a configuration. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isScalar, isSeq, parse, parseDocument } from 'yaml';
import { manifestFor, readManifestFile, readManifestSettings, stepsByHand } from '../src/app-manifest.ts';
import { STEPS } from '../src/ask/declared.ts';
import { InvalidConfig } from '../src/config.ts';
import { LANGUAGES } from '../src/language.ts';

const EVERYTHING = {
  PUBLIC_URL: 'https://bell.example.edu/app',
  COURSE_PAGE_URL: 'https://guide.example.edu/course/{code}',
  MCP: '1',
  AGENT_VIEW: '1',
};

const printed = (env: Readonly<Record<string, string>>, steps = false): string =>
  manifestFor(readManifestFile(), { ...readManifestSettings(env), steps });

test('without a configuration manifest.yml is printed, letter for letter (else: npm run --silent manifest > manifest.yml)', () => {
  expect(printed({})).toBe(readManifestFile());
});

test('the public address stands wherever the example’s stood, with its path', () => {
  const text = printed({ PUBLIC_URL: EVERYTHING.PUBLIC_URL });
  expect(text).not.toContain('coursebell.example.org');
  expect(text.match(/https:\/\/bell\.example\.edu\/app\/slack\/events/g)).toHaveLength(6);
  expect(parse(text).oauth_config.redirect_urls).toEqual([
    'https://bell.example.edu/app/slack/oauth_redirect',
  ]);
});

test.each([
  ['nothing', {}, true],
  ['a public address', { PUBLIC_URL: EVERYTHING.PUBLIC_URL }, false],
  [
    'a public address and a token for a socket',
    { PUBLIC_URL: EVERYTHING.PUBLIC_URL, SLACK_APP_TOKEN: 'xapp-1' },
    true,
  ],
  [
    'a public address and a file with such a token',
    { PUBLIC_URL: EVERYTHING.PUBLIC_URL, SLACK_APP_TOKEN_FILE: '/x' },
    true,
  ],
])('with %s, Socket Mode is %s → %s', (_, env, socket) => {
  expect(parse(printed(env)).settings.socket_mode_enabled).toBe(socket);
});

test('links to courses need a domain, two optional scopes and two events', () => {
  const manifest = parse(printed({ COURSE_PAGE_URL: 'https://Guide.example.edu:8443/course/{code}' }));
  expect(manifest.features.unfurl_domains).toEqual(['guide.example.edu']);
  expect(manifest.oauth_config.scopes.bot).toEqual(expect.arrayContaining(['links:read', 'links:write']));
  expect(manifest.oauth_config.scopes.bot_optional).toEqual([
    'channels:history',
    'channels:read',
    'groups:read',
    'links:read',
    'links:write',
  ]);
  expect(manifest.settings.event_subscriptions.bot_events).toEqual(
    expect.arrayContaining(['link_shared', 'entity_details_requested']),
  );
});

test.each(LANGUAGES)('an agent suggests four questions, in the configured language: %s', (language) => {
  const { features, oauth_config, settings } = parse(
    printed({ AGENT_VIEW: '1', DEFAULT_LANGUAGE: language }),
  );
  const { agent_description, suggested_prompts } = features.agent_view;
  expect(agent_description.length).toBeLessThanOrEqual(300);
  expect(suggested_prompts).toHaveLength(4);
  for (const { title, message } of suggested_prompts)
    expect(title.length * message.length).toBeGreaterThan(0);
  expect(oauth_config.scopes.bot).toContain('assistant:write');
  expect(settings.event_subscriptions.bot_events).toContain('app_context_changed');
});

test('steps are declared with all that goes in and comes out', () => {
  const { functions, settings } = parse(printed({}, true));
  expect(Object.keys(functions)).toEqual(Object.keys(STEPS));
  expect(settings).toMatchObject({ org_deploy_enabled: true, function_runtime: 'remote' });
  expect(settings.event_subscriptions.bot_events).toContain('function_executed');
  const { input_parameters, output_parameters } = functions.look_up_course;
  expect(input_parameters.code).toMatchObject({ type: 'string', name: 'code', is_required: true });
  expect(output_parameters.opens).toMatchObject({ type: 'slack#/types/timestamp', is_required: false });
  expect(Object.keys(output_parameters)).toEqual(Object.keys(STEPS.look_up_course.outputs));
});

test('Slackbot asks under the public address, by its own identity', () => {
  expect(parse(printed(EVERYTHING)).mcp_servers).toEqual({
    coursebell: { url: 'https://bell.example.edu/app/mcp', auth_type: 'slack_identity_auth' },
  });
  expect(parse(printed({ ...EVERYTHING, MCP: '0' })).mcp_servers).toBeUndefined();
});

test('every scope has its reason, and nothing is named twice', () => {
  const document = parseDocument(printed(EVERYTHING, true));
  expect([...document.errors, ...document.warnings]).toEqual([]);
  for (const path of [
    ['oauth_config', 'scopes', 'bot'],
    ['settings', 'event_subscriptions', 'bot_events'],
  ]) {
    const list = document.getIn(path, true);
    const items = isSeq(list) ? list.items.filter((item) => isScalar(item)) : [];
    expect(new Set(items.map(({ value }) => value)).size).toBe(items.length);
    if (path.includes('bot')) {
      const [first, ...others] = items.map(({ commentBefore }) => commentBefore ?? '');
      // A comment before the first entry belongs to the list itself.
      const comments = [first || (isSeq(list) ? list.commentBefore : ''), ...others];
      for (const comment of comments) expect(comment?.trim()).toMatch(/^\p{Lu}.+\.$/su);
    }
  }
});

test('what no manifest says is told', () => {
  const told = (env: Readonly<Record<string, string>>, steps = false): string =>
    stepsByHand({ ...readManifestSettings(env), steps }).join('\n');
  expect(told({})).toContain('put your host in place');
  expect(told(EVERYTHING)).toContain('Work Object Previews');
  expect(told(EVERYTHING)).toContain('paid plan');
  expect(told({ PUBLIC_URL: EVERYTHING.PUBLIC_URL })).toBe('');
});

test.each([
  ['PUBLIC_URL must start with https:// for MCP', { MCP: '1' }],
  ['PUBLIC_URL must start with https:// for MCP', { MCP: '1', PUBLIC_URL: 'http://bell.example.edu' }],
  ['COURSE_PAGE_URL must have at least one of', { COURSE_PAGE_URL: 'https://guide.example.edu/' }],
  ['AGENT_VIEW must be 0 or 1', { AGENT_VIEW: 'yes' }],
  ['MCP must be 0 or 1', { MCP: 'yes' }],
])('%s', (problem, env) => {
  expect(() => readManifestSettings(env)).toThrow(InvalidConfig);
  expect(() => readManifestSettings(env)).toThrow(problem);
});

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../src/app-manifest.ts'), ...args], {
    ...{ encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', ...env } },
  });

test('the command prints the manifest alone on standard output, and says how it is used', () => {
  const { stdout, stderr, status } = run(['--agent', '--steps'], { PUBLIC_URL: EVERYTHING.PUBLIC_URL });
  expect(status).toBe(0);
  expect(parse(stdout)).toMatchObject({ features: { agent_view: {} }, functions: { find_rooms: {} } });
  expect(stderr).toContain('AGENT_VIEW=1');
  expect(run(['--all'])).toMatchObject({ status: 2, stdout: '' });
  expect(run([], { MCP: '1' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('MCP'),
  });
});
