/**
 * `npm run manifest [-- --agent] [--steps]`: the manifest of the Slack app for a configuration, which is `manifest.yml` with
 * what the configuration changes in it. See `docs/scopes.md`.
 */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { STEPS, suggestedPrompts } from './ask/declared.ts';
import { environment, InvalidConfig, readPart } from './config.ts';
import { allGiven, type Env } from './config-values.ts';
import { publicAddress } from './http/server.ts';
import { texts } from './i18n/index.ts';
import type { Language } from './language.ts';
import { AGENT_SCOPE, LINK_SCOPES } from './slack-terms.ts';

/**
 * The settings that the manifest depends on: it is needed before there is any key or token. Over a socket, unless there
 * is a public address and no token for a socket.
 * @throws InvalidConfig
 */
export function readManifestSettings(env: Env) {
  const values = allGiven(env);
  const wanted = {
    PUBLIC_URL: true,
    COURSE_PAGE_URL: true,
    AGENT_VIEW: true,
    MCP: true,
    DEFAULT_LANGUAGE: true,
  } as const;
  const {
    PUBLIC_URL: publicUrl,
    COURSE_PAGE_URL: page,
    AGENT_VIEW: agent,
    MCP: mcp,
    DEFAULT_LANGUAGE: language,
  } = readPart(environment.pick(wanted), values);
  if (mcp && !publicUrl?.startsWith('https://'))
    throw new InvalidConfig(['PUBLIC_URL must start with https:// for MCP: Slack asks there']);
  return {
    /** Undefined: not known yet. */
    publicUrl,
    /** Whether Slack's requests come through a socket. */
    socket:
      ['SLACK_APP_TOKEN', 'SLACK_APP_TOKEN_FILE'].some((name) => name in values) || publicUrl === undefined,
    /** The host of the pages of courses; undefined: there are none. */
    pagesHost: page === undefined ? undefined : new URL(page).hostname,
    agent,
    /** Whether assistants may ask by the Model Context Protocol. */
    mcp,
    language,
  };
}

/** A configuration, and whether the manifest declares the steps for Workflow Builder. */
type Settings = ReturnType<typeof readManifestSettings> & { readonly steps: boolean };

/** `manifest.yml`, beside package.json, wherever this file is: in a bundle it is nearer to package.json. Throws if it is missing. */
export function readManifestFile(): string {
  return readFileSync(join(dirname(findPackageJSON('.', import.meta.url) ?? ''), 'manifest.yml'), 'utf8');
}

const EXAMPLE = 'https://coursebell.example.org';
/** The widest line of the printed file. */
const LINE = 120;

/** @param yaml the text of `manifest.yml` */
export function manifestFor(yaml: string, settings: Settings): string {
  const document = parseDocument(yaml);
  const { publicUrl, pagesHost, agent, steps, language } = settings;
  document.setIn(['settings', 'socket_mode_enabled'], settings.socket);
  if (pagesHost !== undefined) addLinks(document, pagesHost);
  if (agent) addAgent(document, language);
  if (steps) addSteps(document);
  if (publicUrl !== undefined) addAddress(document, publicUrl, settings);
  return document.toString({ lineWidth: LINE });
}

function addLinks(document: Document, host: string): void {
  document.setIn(['features', 'unfurl_domains'], [host]);
  for (const scope of LINK_SCOPES) addScope(document, scope, 'optional');
  for (const event of ['link_shared', 'entity_details_requested']) document.addIn(EVENTS, event);
}

function addAgent(document: Document, language: Language): void {
  document.setIn(['features', 'agent_view'], agentView(language));
  addScope(document, AGENT_SCOPE);
  document.addIn(EVENTS, 'app_context_changed');
}

function addSteps(document: Document): void {
  document.set('functions', functions());
  document.setIn(['settings', 'function_runtime'], 'remote');
  document.addIn(EVENTS, 'function_executed');
}

function addAddress(document: Document, publicUrl: string, { mcp }: Settings): void {
  fillIn(document, publicUrl);
  const [first] = isMap(document.contents) ? document.contents.items : [];
  if (isScalar(first?.key)) first.key.commentBefore = headOf(publicUrl);
  if (!mcp) return;
  document.set('mcp_servers', {
    coursebell: { url: publicAddress(publicUrl, '/mcp'), auth_type: 'slack_identity_auth' },
  });
}

const headOf = (publicUrl: string): string =>
  [
    ` The Slack app of ${publicUrl}, printed by \`npm run manifest\`. Create it at https://api.slack.com/apps →`,
    ' "Create New App" → "From a manifest", or save it there as the manifest of the app.',
  ].join('\n');

const BOT = ['oauth_config', 'scopes', 'bot'];
const OPTIONAL = ['oauth_config', 'scopes', 'bot_optional'];
const EVENTS = ['settings', 'event_subscriptions', 'bot_events'];

/** What a scope is for, as its comment in the manifest. */
const REASONS: Readonly<Record<string, string>> = {
  'links:read': ' Optional: hears of links to the pages of courses.',
  'links:write': ' Optional: shows the card of the course below such a link.',
  [AGENT_SCOPE]: ' Suggests questions in the direct conversation.',
};

function addScope(document: Document, scope: string, how?: 'optional'): void {
  const node = document.createNode(scope);
  node.commentBefore = REASONS[scope] ?? null;
  document.addIn(BOT, node);
  if (how === 'optional') document.addIn(OPTIONAL, scope);
}

/** Puts an address in the place of the example's, wherever it stands. */
function fillIn(document: Document, publicUrl: string): void {
  const visit = (node: unknown): void => {
    if (isMap(node)) for (const { value } of node.items) visit(value);
    else if (isSeq(node)) node.items.forEach(visit);
    else if (isScalar(node) && typeof node.value === 'string' && node.value.startsWith(EXAMPLE))
      node.value = publicAddress(publicUrl, node.value.slice(EXAMPLE.length));
  };
  visit(document.contents);
}

const agentView = (language: Language) => ({
  agent_description: texts(language).agent.description,
  suggested_prompts: suggestedPrompts(language),
});

/** The steps, as the first version of Slack's manifests declares them. */
function functions() {
  type Parameters = Readonly<
    Record<string, { title: string; description: string; type: string; isRequired?: true }>
  >;
  const declared = (parameters: Parameters) =>
    Object.fromEntries(
      Object.entries(parameters).map(([name, { type, title, description, isRequired = false }]) => [
        name,
        { type, name, title, description, is_required: isRequired },
      ]),
    );
  return Object.fromEntries(
    Object.entries(STEPS).map(([id, { title, description, inputs, outputs }]) => [
      id,
      { title, description, input_parameters: declared(inputs), output_parameters: declared(outputs) },
    ]),
  );
}

/** What no manifest says, and has to be switched on by hand. */
export function stepsByHand({ pagesHost, publicUrl, agent, steps }: Settings): string[] {
  return [
    ...(publicUrl === undefined
      ? ['PUBLIC_URL is not set: over HTTP, put your host in place of coursebell.example.org.']
      : []),
    ...(pagesHost === undefined
      ? []
      : [
          'At https://api.slack.com/apps, Work Object Previews: switch them on for the type Item. Without it links show a plain card.',
        ]),
    ...(agent || steps ? ['Agents and workflow steps need a paid plan of Slack.'] : []),
  ];
}

const FLAGS = ['--agent', '--steps'];

/** Prints the manifest; on standard error, what is to be done by hand. */
function print(asked: readonly string[]): void {
  if (asked.some((flag) => !FLAGS.includes(flag))) {
    process.stderr.write(
      `usage: npm run --silent manifest [-- ${FLAGS.map((flag) => `[${flag}]`).join(' ')}]\n`,
    );
    process.exitCode = 2;
    return;
  }
  try {
    const read = readManifestSettings(process.env);
    const settings = {
      ...read,
      agent: read.agent || asked.includes('--agent'),
      steps: asked.includes('--steps'),
    };
    process.stdout.write(manifestFor(readManifestFile(), settings));
    if (settings.agent && !read.agent)
      process.stderr.write(
        'Set AGENT_VIEW=1 for Coursebell as well: installation by OAuth and the doctor go by it.\n',
      );
    for (const line of stepsByHand(settings)) process.stderr.write(`${line}\n`);
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    process.stderr.write(`${error.message.replace('Coursebell cannot start', 'No manifest was printed')}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) print(process.argv.slice(2));
