import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { manifestFor } from '../src/app-manifest.ts';
import { createFeatures, type FeatureDeps } from '../src/features/index.ts';
import { REDIRECT_PATH } from '../src/installation/oauth.ts';
import { OPTIONAL_SCOPES, SCOPES } from '../src/slack-terms.ts';

interface Manifest {
  display_information: {
    name: string;
    description: string;
    long_description: string;
    background_color: string;
  };
  features: {
    bot_user: { display_name: string };
    shortcuts: { name: string; type: string; callback_id: string; description: string }[];
    slash_commands: { command: string; url: string; description: string; usage_hint?: string }[];
  };
  oauth_config: { redirect_urls: string[]; scopes: { bot: string[] } & Record<string, unknown> };
  settings: {
    event_subscriptions: { request_url: string; bot_events: string[] };
    interactivity: { is_enabled: boolean; request_url: string; message_menu_options_url: string };
  };
}

const root = new URL('../', import.meta.url);
const yaml = readFileSync(new URL('manifest.yml', root), 'utf8');
const document = parseDocument(yaml);
const manifest = document.toJS() as Manifest;
/** The manifest with everything that can be configured. */
const whole = parse(
  manifestFor(yaml, {
    ...{ publicUrl: undefined, socket: true, pagesHost: 'guide.example.edu', mcp: false, language: 'en' },
    ...{ agent: true, steps: true },
  }),
) as Manifest;

/** Every line of the code that talks to Slack. */
const slackCode = ['src/slack/', 'src/features/', 'src/reminders/', 'src/installation/', 'src/app.ts']
  .flatMap((path) => {
    if (path.endsWith('.ts')) return [path];
    const names = readdirSync(new URL(path, root), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.ts')).map((name) => `${path}${name}`);
  })
  .map((path) => readFileSync(new URL(path, root), 'utf8'))
  .join('\n');
const foundIn = (pattern: RegExp): string[] =>
  [...new Set(Array.from(slackCode.matchAll(pattern), ([, name = '']) => name.replace(/\s/g, '')))].sort();

/** The events that have a listener. */
const listenedTo = foundIn(/\bapp\.event\('([a-z_]+)'/g);
const called = foundIn(/\bclient\s*\.((?:[a-z]+)(?:\s*\.[a-zA-Z]+)+)\(/g);

/** The manifest's names of what a listener hears: messages in direct conversations and in public channels. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  app_home_opened: ['app_home_opened'],
  app_mention: ['app_mention'],
  app_uninstalled: ['app_uninstalled'],
  app_context_changed: ['app_context_changed'],
  channel_id_changed: ['channel_id_changed'],
  member_joined_channel: ['member_joined_channel'],
  entity_details_requested: ['entity_details_requested'],
  function_executed: ['function_executed'],
  link_shared: ['link_shared'],
  tokens_revoked: ['tokens_revoked'],
  message: ['message.channels', 'message.im'],
};
/** Undefined: none is needed. */
const EVENT_SCOPES: Readonly<Record<string, string | undefined>> = {
  app_context_changed: undefined,
  app_home_opened: undefined,
  app_uninstalled: undefined,
  channel_id_changed: undefined,
  member_joined_channel: 'channels:read',
  tokens_revoked: undefined,
  app_mention: 'app_mentions:read',
  'message.channels': 'channels:history',
  entity_details_requested: 'links:read',
  function_executed: undefined,
  link_shared: 'links:read',
  'message.im': 'im:history',
};
/** An event that needs one scope of several has the others for other kinds of conversations. */
const MORE_SCOPES: Readonly<Record<string, readonly string[]>> = { member_joined_channel: ['groups:read'] };
/** What an installation may leave out; the app works without, as `slack/messages.ts` says. */
const OPTIONAL = ['channels:history', 'channels:read', 'groups:read'];
/** Slack's scopes for the methods of its Web API; undefined: none is needed. */
const METHOD_SCOPES: Readonly<Record<string, string | undefined>> = {
  'assistant.threads.setStatus': 'chat:write',
  'assistant.threads.setSuggestedPrompts': 'assistant:write',
  'auth.test': undefined,
  'chat.delete': 'chat:write',
  'chat.deleteScheduledMessage': 'chat:write',
  'chat.postMessage': 'chat:write',
  'chat.scheduleMessage': 'chat:write',
  'chat.update': 'chat:write',
  'chat.scheduledMessages.list': undefined,
  'chat.unfurl': 'links:write',
  // A line of ours is looked for where that is allowed: in direct conversations.
  'conversations.history': 'im:history',
  'conversations.open': 'im:write',
  'conversations.replies': 'im:history',
  'entity.presentDetails': undefined,
  'users.info': 'users:read',
  'views.open': undefined,
  'views.publish': undefined,
  'views.update': undefined,
};

it('is YAML without errors or repeated keys', () => {
  expect([...document.errors, ...document.warnings]).toEqual([]);
});

describe('slash commands', () => {
  const declared = manifest.features.slash_commands.map(({ command }) => command);
  const { list } = createFeatures({ contexts: {}, lessons: {} } as FeatureDeps);
  const routes = list.flatMap(({ commands }) => commands);

  it('are those of the features', () => {
    expect(new Set(declared)).toEqual(new Set(routes.map(({ command }) => command)));
    expect(declared).toHaveLength(new Set(declared).size);
    expect(declared.length).toBeGreaterThanOrEqual(3);
  });

  it('each have one feature that takes them, and one for each subcommand', () => {
    const taken = routes.map(({ command, subcommand = '' }) => `${command} ${subcommand}`);
    expect(taken).toHaveLength(new Set(taken).size);
    for (const command of declared) expect(taken).toContain(`${command} `);
  });

  it('each have one subcommand for a word: the order of features changes nothing', () => {
    const called = routes.flatMap(({ command, subcommand, also = [], takes }) =>
      subcommand === undefined || takes
        ? []
        : [...new Set([subcommand, ...also])].map((word) => `${command} ${word}`),
    );
    expect(called.filter((one, at) => called.indexOf(one) !== at)).toEqual([]);
    expect(called.length).toBeGreaterThan(50);
  });

  test.each(manifest.features.slash_commands)('$command is described within Slack’s limits', (command) => {
    expect(command.command).toMatch(/^\/[a-z-]{1,31}$/);
    expect(command.description.length).toBeLessThanOrEqual(2000);
    expect((command.usage_hint ?? '').length).toBeLessThanOrEqual(1000);
    expect(command.description).not.toMatch(/[!.]$/);
  });
});

describe('shortcuts', () => {
  const { shortcuts } = manifest.features;
  const { list } = createFeatures({ contexts: {}, lessons: {} } as FeatureDeps);
  const routes = list.flatMap((feature) => feature.shortcuts);

  it('are those of the features: global ones open, those of a message answer', () => {
    const types = { open: 'global', answer: 'message' } as const;
    const wanted = routes.map(({ id, does }) => `${id} ${types[does]}`);
    expect(shortcuts.map(({ callback_id, type }) => `${callback_id} ${type}`).sort()).toEqual(wanted.sort());
    expect(wanted).toHaveLength(new Set(routes.map(({ id }) => id)).size);
    expect(wanted.length).toBeGreaterThanOrEqual(2);
  });

  test.each(shortcuts)('$name is described within Slack’s limits', ({ name, callback_id, description }) => {
    expect(name).toMatch(/^.{1,24}$/);
    expect(description).toMatch(/^.{1,149}[^.!]$/);
    expect(callback_id).toMatch(/^[a-z_]{1,255}$/);
  });
});

describe('features and their actions', () => {
  const { list } = createFeatures({ contexts: {}, lessons: {} } as FeatureDeps);

  it('have names and ids of their own', () => {
    const names = list.map(({ name }) => name);
    const ids = list.flatMap(({ actions }) => actions.map(({ id }) => id));
    expect(names).toHaveLength(new Set(names).size);
    expect(ids).toHaveLength(new Set(ids).size);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
    const others = list.flatMap(({ forms, suggests }) => [...forms, ...suggests].map(({ id }) => id));
    expect(others).toHaveLength(new Set(others).size);
    expect(others.length).toBeGreaterThanOrEqual(5);
  });
});

describe('events', () => {
  it('are those that the app listens to', () => {
    expect(listenedTo.flatMap((event) => EVENTS[event] ?? [`unknown ${event}`]).sort()).toEqual(
      [...whole.settings.event_subscriptions.bot_events].sort(),
    );
    expect(listenedTo.length).toBeGreaterThan(0);
  });

  it('have scopes that are known', () => {
    for (const event of whole.settings.event_subscriptions.bot_events)
      expect(Object.keys(EVENT_SCOPES)).toContain(event);
  });
});

describe('scopes', () => {
  const { bot, bot_optional, ...others } = manifest.oauth_config.scopes;
  const all = whole.oauth_config.scopes.bot;

  it('are those that the code needs, and no other', () => {
    const forEvents = whole.settings.event_subscriptions.bot_events.flatMap((event) => [
      EVENT_SCOPES[event],
      ...(MORE_SCOPES[event] ?? []),
    ]);
    const forMethods = called.map((method) =>
      Object.hasOwn(METHOD_SCOPES, method) ? METHOD_SCOPES[method] : `unknown method ${method}`,
    );
    const needed = [...forEvents, ...forMethods, 'commands'].filter((scope) => scope !== undefined);
    expect(new Set(all)).toEqual(new Set(needed));
    expect(all).toHaveLength(new Set(all).size);
    expect(all.slice(0, bot.length), 'the others are added').toEqual(bot);
    expect(bot_optional).toEqual(OPTIONAL);
    expect(others).toEqual({});
    expect(called).toContain('chat.postMessage');
  });

  it('are those that an installation asks for', () => {
    expect([...SCOPES].sort()).toEqual([...bot].sort());
    expect([...OPTIONAL_SCOPES].sort()).toEqual([...OPTIONAL].sort());
  });

  it('each say in a comment what they are for', () => {
    const list = document.getIn(['oauth_config', 'scopes', 'bot'], true);
    if (!isSeq(list)) throw new TypeError('no list of scopes');
    // A comment before the first entry belongs to the list itself.
    const comments = list.items.map((item, at) =>
      isScalar(item) ? (item.commentBefore ?? (at === 0 ? list.commentBefore : undefined)) : undefined,
    );
    expect(comments).toHaveLength(bot.length);
    for (const comment of comments) expect(comment?.trim()).toMatch(/^\p{Lu}.+\.$/su);
  });
});

describe('addresses', () => {
  const addresses: string[] = [];
  const gather = (node: unknown): void => {
    if (isSeq(node)) node.items.forEach(gather);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const named = isScalar(key) && String(key.value).endsWith('url');
      if (named && isScalar(value)) addresses.push(String(value.value));
      else gather(value);
    }
  };
  gather(document.contents);

  it('all end where the app listens, on the host that the comment tells to replace', () => {
    expect(addresses.length).toBe(manifest.features.slash_commands.length + 3);
    expect(new Set(addresses)).toEqual(new Set(['https://coursebell.example.org/slack/events']));
    const [, places] = /coursebell\.example\.org \((\w+)\s+(?:#\s+)?places\)/.exec(yaml) ?? [];
    const sentBackTo = manifest.oauth_config.redirect_urls;
    expect(sentBackTo).toEqual([`https://coursebell.example.org${REDIRECT_PATH}`]);
    expect(['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(places ?? '')).toBe(
      addresses.length + sentBackTo.length,
    );
  });

  it('take interactions', () => {
    expect(manifest.settings.interactivity.is_enabled).toBe(true);
  });
});

test.each([
  ['name', 1, 35],
  ['description', 1, 140],
  ['long_description', 175, 4000],
] as const)('the %s has %i to %i characters', (key, least, most) => {
  const text = manifest.display_information[key];
  expect(text.length).toBeGreaterThanOrEqual(least);
  expect(text.length).toBeLessThanOrEqual(most);
});

it('has a name for the bot, and a colour', () => {
  expect(manifest.features.bot_user.display_name).toMatch(/^[\w .-]{1,80}$/);
  expect(manifest.display_information.background_color).toMatch(/^#[0-9a-f]{6}$/i);
});
