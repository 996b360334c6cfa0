/** The environment, read once. Names, defaults and meanings: `docs/configuration.md`. */

import { z } from 'zod';
import {
  address,
  allGiven,
  appSecret,
  appToken,
  botToken,
  bytesOf,
  clientId,
  contact,
  databaseProblem,
  directory,
  type Env,
  flag,
  given,
  is32Bytes,
  isBase,
  isPlain,
  leftIn,
  looksLikeSlacks,
  pageAddress,
  pageTemplate,
  proxyAddress,
  roomTemplate,
  runSuffixes,
  SECRETS,
  secretsFromFiles,
  seedCodes,
  studyExtras,
  studyKey,
  suffixesIn,
  whole,
  without,
} from './config-values.ts';
import { LANGUAGES } from './language.ts';
import type { Proxies } from './network/proxies.ts';
import { GATEWAY } from './study-client/gateway/index.ts';
import { isTimeZone } from './study-client/moments.ts';
import { mistakesBetween } from './study-client/slips.ts';

// How the app gets into workspaces: the settings that each way needs, and those that it excludes.

/** With one token, or by OAuth into any number of workspaces. */
type Auth =
  | { readonly mode: 'token'; readonly botToken: string }
  | {
      readonly mode: 'oauth';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly stateSecret: string;
      /** Of 32 bytes each: the first encrypts, all decrypt. */
      readonly encryptionKeys: readonly Uint8Array[];
      readonly publicUrl: string;
    };
const CLIENT = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_STATE_SECRET'];
/** Hosts that browsers trust over plain HTTP. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The names that are missing or must not be set, without any value. */
function missingForAuth(given: Env): string[] {
  if (!CLIENT.some((name) => given[name]))
    return given['SLACK_BOT_TOKEN']
      ? []
      : ['SLACK_BOT_TOKEN is required (or SLACK_CLIENT_ID for installation by OAuth)'];
  const required = [...CLIENT, 'TOKEN_ENCRYPTION_KEY', 'PUBLIC_URL'].filter((name) => !given[name]);
  const problems = required.map((name) => `${name} is required for installation by OAuth`);
  if (given['SLACK_BOT_TOKEN'])
    problems.push('SLACK_BOT_TOKEN must not be set beside SLACK_CLIENT_ID: tokens come by installation then');
  if (!isSafe(given['PUBLIC_URL']))
    problems.push('PUBLIC_URL must start with https:// for installation by OAuth');
  return problems;
}

/** Reads values for which `missingForAuth` has found nothing. */
function authOf(given: Env): Auth {
  const { SLACK_CLIENT_ID: clientId, SLACK_BOT_TOKEN: botToken = '' } = given;
  if (clientId === undefined) return { mode: 'token', botToken };
  return {
    mode: 'oauth',
    clientId,
    clientSecret: given['SLACK_CLIENT_SECRET'] ?? '',
    stateSecret: given['SLACK_STATE_SECRET'] ?? '',
    encryptionKeys: (given['TOKEN_ENCRYPTION_KEY'] ?? '').split(',').map(bytesOf),
    publicUrl: given['PUBLIC_URL'] ?? '',
  };
}

/** Slack redirects people to no other address, and browsers keep no state cookie for one. */
function isSafe(url: string | undefined): boolean {
  // A missing address, or one that is no URL, is reported elsewhere.
  if (url === undefined || !URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.has(hostname);
}

/** How Slack's requests come in. */
type Transport =
  | { readonly mode: 'http'; readonly signingSecret: string }
  | {
      readonly mode: 'socket';
      readonly appToken: string;
      /** After how many seconds without a socket the process ends; 0: never. */
      readonly giveUpSeconds: number;
    };

export type Config = ReturnType<typeof configOf> & {
  /** Names of the environment that look like misspelled ones, in words for the person who starts the app. */
  readonly doubts: readonly string[];
};

/** The start is not possible. Names all problems, and no values. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Coursebell cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const PLAIN = 'must have no user name, password, query or fragment';

/** The environment's values by their names. */
export const environment = z.object({
  STUDY_API_URL: address
    .refine(isPlain, { error: PLAIN, abort: true })
    .refine(isBase, `must be the base address, without an operation such as ${GATEWAY.operations[0]}`),
  STUDY_API_KEY: studyKey,
  STUDY_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone such as Europe/Helsinki')
    .default('Europe/Helsinki'),
  STUDY_CACHE_FRESH_SECONDS: whole(1, 86_400).default(600),
  STUDY_RUN_SUFFIXES: runSuffixes(GATEWAY.codesPerRequest).default(() => suffixesIn('3001-3040')),
  STUDY_API_EXTRAS: studyExtras.default('auto'),
  HTTPS_PROXY: proxyAddress.optional(),
  HTTP_PROXY: proxyAddress.optional(),
  ALL_PROXY: proxyAddress.optional(),
  NO_PROXY: z.string().optional(),
  SLACK_SIGNING_SECRET: appSecret('SLACK_SIGNING_SECRET').optional(),
  SLACK_BOT_TOKEN: botToken.optional(),
  SLACK_APP_TOKEN: appToken.optional(),
  SOCKET_GIVE_UP_SECONDS: whole(0, 86_400).default(300),
  SLACK_CLIENT_ID: clientId.optional(),
  SLACK_CLIENT_SECRET: appSecret('SLACK_CLIENT_SECRET').optional(),
  SLACK_STATE_SECRET: z.string().min(16, 'must be a random text of at least 16 characters').optional(),
  SLACK_API_URL: address
    .refine(isPlain, PLAIN)
    .transform((url) => (url.endsWith('/') ? url : `${url}/`))
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATABASE_URL: z.string().superRefine(without(databaseProblem)).optional(),
  PUBLIC_URL: address.refine(isPlain, PLAIN).optional(),
  MCP: flag.default(false),
  MCP_PUBLIC: flag.default(false),
  COURSE_PAGE_URL: pageTemplate.optional(),
  AGENT_VIEW: flag.default(false),
  ANSWER_FEEDBACK: flag.default(false),
  ENROLL_URL: pageTemplate.optional(),
  ROOM_BOOKING_URL: roomTemplate.optional(),
  STUDY_GUIDE_URL: pageAddress.optional(),
  UNIT_PAGE_URL: pageTemplate.optional(),
  SUPPORT_CONTACT: contact.optional(),
  BUILDINGS_FILE: directory.default([]),
  DATA_DIR: z.string().default('./data'),
  SEED_CODES_FILE: seedCodes.default([]),
  FOLLOW_CHECK_SECONDS: whole(1, 86_400 * 7).default(10_800),
  // Slack takes scheduled messages up to 120 days ahead.
  RING_HORIZON_HOURS: whole(1, 2_800).default(36),
  CHANNEL_CHANGES: z
    .enum(['everyone', 'managers'], { error: 'must be everyone or managers' })
    .default('everyone'),
  LIMIT_PER_USER: whole(0, 1_000_000).default(30),
  LIMIT_PER_WORKSPACE: whole(0, 1_000_000).default(600),
  TOKEN_ENCRYPTION_KEY: z
    .string()
    .refine(
      (keys) => keys.split(',').every(is32Bytes),
      'must be 32 bytes in base64, several separated by commas',
    )
    .optional(),
  DEFAULT_LANGUAGE: z
    .enum(LANGUAGES, {
      error: `must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LANGUAGES)}`,
    })
    .default('en'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
});
type Environment = z.infer<typeof environment>;

/**
 * Reads the environment; an empty value counts as none. Rejects with `InvalidConfig`, which names all
 * problems at once.
 */
export async function readConfig(env: Env): Promise<Config> {
  const fromFiles = secretsFromFiles(env);
  if (fromFiles.problems.length > 0) throw new InvalidConfig(fromFiles.problems);
  // A line break at the end, as in a secret that was read from a file, is not part of a value.
  const given = allGiven(fromFiles.env);
  const spoiled = spoiledIn(given);
  const parsed = await environment.safeParseAsync(given);
  const others = parsed.success ? [] : parsed.error.issues.filter(({ path: [name] }) => !spoiled.has(name));
  const problems = [...spoiled.values(), ...others.map(problemOf), ...missing(given), ...unread(given)];
  const doubts = resembling(given);
  if (!parsed.success || problems.length > 0) throw new InvalidConfig([...problems, ...doubts]);
  return { ...configOf(parsed.data, given, env), doubts };
}

/** Durations are in the unit of their name. Undefined: there is none. */
function configOf(data: Environment, given: Env, env: Env) {
  return {
    study: studyOf(data, env),
    proxies: proxiesOf(data),
    /** `apiUrl`: with a slash at its end; undefined: Slack's own. */
    slack: { transport: transportOf(data), auth: authOf(given), apiUrl: data.SLACK_API_URL },
    store: { databaseUrl: data.DATABASE_URL, dataDir: data.DATA_DIR },
    reminders: { checkSeconds: data.FOLLOW_CHECK_SECONDS, horizonHours: data.RING_HORIZON_HOURS },
    channelChanges: data.CHANNEL_CHANGES,
    /** Requests a minute that may cost a call to the study API or to Slack; 0: no limit. */
    limits: { perUser: data.LIMIT_PER_USER, perWorkspace: data.LIMIT_PER_WORKSPACE },
    agentView: data.AGENT_VIEW,
    answerFeedback: data.ANSWER_FEEDBACK,
    links: {
      coursePage: data.COURSE_PAGE_URL,
      enroll: data.ENROLL_URL,
      unitPage: data.UNIT_PAGE_URL,
      bookingPage: data.ROOM_BOOKING_URL,
      studyGuide: data.STUDY_GUIDE_URL,
    },
    support: data.SUPPORT_CONTACT,
    http: { host: data.HOST, port: data.PORT },
    publicUrl: data.PUBLIC_URL,
    buildings: data.BUILDINGS_FILE,
    /** Codes that are learned in the background. */
    seeds: data.SEED_CODES_FILE,
    /** The endpoint for assistants; undefined: off. Without a secret Slackbot can't ask. */
    mcp: data.MCP ? { isPublic: data.MCP_PUBLIC, signingSecret: data.SLACK_SIGNING_SECRET } : undefined,
    language: data.DEFAULT_LANGUAGE,
    logLevel: data.LOG_LEVEL,
  };
}

/** @param env as it was given: a default replaces an empty value */
function studyOf(data: Pick<Environment, `STUDY_${string}` & keyof Environment>, env: Env) {
  return {
    url: data.STUDY_API_URL,
    key: data.STUDY_API_KEY,
    timeZone: data.STUDY_TIME_ZONE,
    freshSeconds: data.STUDY_CACHE_FRESH_SECONDS,
    /** `auto`: those that are found to be offered; a list: those, without asking. */
    extras: data.STUDY_API_EXTRAS,
    /** The suffixes of codes that a course unit's runs are searched by; empty: no search. */
    runSuffixes: env['STUDY_RUN_SUFFIXES']?.trim() === '' ? [] : data.STUDY_RUN_SUFFIXES,
  };
}

function proxiesOf({
  ALL_PROXY: all,
  HTTPS_PROXY: https = all,
  HTTP_PROXY: http = all,
  NO_PROXY: none,
}: Pick<Environment, `${string}_PROXY` & keyof Environment>): Proxies {
  return { https, http, none };
}

/** What is wrong with a value, in words for the person who starts the app. */
function problemOf({ path, message, code }: z.core.$ZodIssue): string {
  const absent = code === 'invalid_type' || /received undefined/.test(message);
  return `${path.join('.')} ${absent ? 'is required' : message}`;
}

const NAMES = Object.keys(environment.shape);

/** By name, what is around a value that would be a part of it: all else that is wrong with it comes of that. */
function spoiledIn(given: Env): ReadonlyMap<unknown, string> {
  const found = NAMES.map((name) => [name, leftIn(given[name] ?? '', name)] as const);
  return new Map(found.flatMap(([name, left]) => (left === undefined ? [] : [[name, `${name} ${left}`]])));
}

/** Only secrets are read from files: else a default would be taken in the place of the value. */
function unread(given: Env): string[] {
  const names = NAMES.filter((name) => !SECRETS.includes(name) && !given[name] && given[`${name}_FILE`]);
  return names.map((name) => `${name}_FILE is not read: set ${name} to the value itself`);
}

/** A shorter name resembles too many: other programs have variables, too. */
const LEAST = 6;
/** From this length on a name may differ by two letters. */
const TWICE = 10;

/** Names that are not read, and differ little from one that is. */
function resembling(given: Env): string[] {
  const known = [...NAMES, ...SECRETS.map((name) => `${name}_FILE`)];
  const plain = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return Object.keys(given).flatMap((name) => {
    // Proxies may have their names in small letters.
    const isRead = known.includes(name) || (name.endsWith('_proxy') && known.includes(name.toUpperCase()));
    if (name.length < LEAST || !/^[\w-]{1,60}$/.test(name) || isRead) return [];
    const most = name.length < TWICE ? 1 : 2;
    const meant =
      known.find((one) => plain(one) === plain(name)) ??
      known.find((one) => one[0] === name[0] && mistakesBetween(one, name) <= most);
    return meant === undefined || given[meant] ? [] : [`${name} is not read: do you mean ${meant}?`];
  });
}

/** Rules that concern more than one value. */
function missing(given: Env): string[] {
  const problems = missingForAuth(given);
  if (!given['SLACK_APP_TOKEN'] && !given['SLACK_SIGNING_SECRET']) {
    problems.push('SLACK_SIGNING_SECRET is required for HTTP (or set SLACK_APP_TOKEN for Socket Mode)');
  }
  const { SLACK_SIGNING_SECRET: signing, SLACK_CLIENT_SECRET: client } = given;
  if (signing === client && looksLikeSlacks(signing ?? '')) {
    problems.push(
      'SLACK_SIGNING_SECRET and SLACK_CLIENT_SECRET must not be the same: Basic Information shows both',
    );
  }
  if (given['MCP_PUBLIC'] === '1' && given['MCP'] !== '1') problems.push('MCP_PUBLIC needs MCP=1');
  const { STUDY_CACHE_FRESH_SECONDS, FOLLOW_CHECK_SECONDS } = environment.shape;
  // An unreadable value has been reported by then.
  const { data: fresh = 0 } = STUDY_CACHE_FRESH_SECONDS.safeParse(given['STUDY_CACHE_FRESH_SECONDS']);
  const isDefault = given['FOLLOW_CHECK_SECONDS'] === undefined ? ' (without it, it is 10800)' : '';
  const { data: check = fresh } = FOLLOW_CHECK_SECONDS.safeParse(given['FOLLOW_CHECK_SECONDS']);
  if (check < fresh) {
    problems.push(
      `FOLLOW_CHECK_SECONDS must not be less than STUDY_CACHE_FRESH_SECONDS: nothing would be re-read${isDefault}`,
    );
  }
  return problems;
}

function transportOf(data: Environment): Transport {
  return data.SLACK_APP_TOKEN === undefined
    ? { mode: 'http', signingSecret: data.SLACK_SIGNING_SECRET ?? '' }
    : { mode: 'socket', appToken: data.SLACK_APP_TOKEN, giveUpSeconds: data.SOCKET_GIVE_UP_SECONDS };
}

// Parts of the configuration, for processes that need no more.

/**
 * Reads a part of the environment.
 * @throws InvalidConfig
 */
export function readPart<Part>(part: z.ZodType<Part>, values: object): Part {
  const { success, data, error } = part.safeParse(values);
  if (success) return data;
  throw new InvalidConfig(error.issues.map(problemOf));
}

const needed = environment.pick({
  ...{ STUDY_API_URL: true, STUDY_API_KEY: true, STUDY_TIME_ZONE: true, STUDY_CACHE_FRESH_SECONDS: true },
  ...{ STUDY_API_EXTRAS: true, STUDY_RUN_SUFFIXES: true, BUILDINGS_FILE: true, DEFAULT_LANGUAGE: true },
  ...{ HTTPS_PROXY: true, HTTP_PROXY: true, ALL_PROXY: true, NO_PROXY: true },
});

/** What a process needs that asks the study API alone: without Slack and without a store. */
export type StudyConfig = Pick<Config, 'study' | 'proxies' | 'buildings' | 'language'>;

/** Reads what the study API needs. Rejects with `InvalidConfig`, which names all problems at once. */
export async function readStudyConfig(env: Env): Promise<StudyConfig> {
  const { env: values, problems } = secretsFromFiles(env);
  const parsed = await needed.safeParseAsync(allGiven(values));
  const others = parsed.success ? [] : parsed.error.issues.map(problemOf);
  if (!parsed.success || problems.length > 0) throw new InvalidConfig([...problems, ...others]);
  const { data } = parsed;
  return {
    study: studyOf(data, env),
    proxies: proxiesOf(data),
    buildings: data.BUILDINGS_FILE,
    language: data.DEFAULT_LANGUAGE,
  };
}

/**
 * The port alone, for a mode that needs nothing else.
 * @throws InvalidConfig
 */
export function readPort(env: Env): number {
  return readPart(environment.pick({ PORT: true }), { PORT: given(env, 'PORT') }).PORT;
}

/**
 * The base of Slack's Web API (undefined: Slack's own) and the proxies, for what needs nothing else.
 * @throws InvalidConfig
 */
export function readSlackUrl(env: Env): { readonly apiUrl: string | undefined; readonly proxies: Proxies } {
  const part = environment.pick({
    ...{ SLACK_API_URL: true, HTTPS_PROXY: true, HTTP_PROXY: true, ALL_PROXY: true, NO_PROXY: true },
  });
  const { SLACK_API_URL: apiUrl, ...proxies } = readPart(part, allGiven(env));
  return { apiUrl, proxies: proxiesOf(proxies) };
}
