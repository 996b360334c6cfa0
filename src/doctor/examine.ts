/**
 * `npm run doctor`: examines everything that Coursebell needs, in the order of the report, and says what to do. With
 * `-- --cards`: asks Slack whether it takes every card and view, without a token. Exits with 1 if something fails.
 */

import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { type Config, InvalidConfig, readConfig, readSlackUrl } from '../config.ts';
import { publicAddress } from '../http/server.ts';
import { counted } from '../language.ts';
import { createNetwork } from '../network/network.ts';
import { nearestFolder } from '../store/database/sqlite.ts';
import { checkExtras, type ProbeWish } from './extras.ts';
import { ask, type Finding, fail, type HttpResponse, type Look, ok, report, skip, warn } from './findings.ts';
import { checkCards, checkSlack } from './slack.ts';
import { checkStore } from './store.ts';
import { checkStudy } from './study.ts';

/** Node's major version from which the source runs as it is (`package.json`, `engines`). */
const NODE = 24;

/** Replacements for the machine in a test. */
export interface Machine {
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Such as `24.21.0`. */
  readonly nodeVersion?: string;
  readonly free?: FreeBytes;
}

/** What is examined beside the rest. */
interface Wanted {
  readonly probe?: ProbeWish | undefined;
}

/** Examines everything. Never rejects because of a finding. */
export async function examine(
  env: Readonly<Record<string, string | undefined>>,
  machine: Machine = {},
  wanted: Wanted = {},
): Promise<Finding[]> {
  const node = checkNode(machine.nodeVersion ?? process.versions.node);
  let config: Config;
  try {
    config = await readConfig(env);
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    return [
      ...problemsOf(error),
      node,
      skip('everything else', 'not looked at before the configuration is right'),
    ];
  }
  const doubts = config.doubts.map((doubt) =>
    warn('configuration', doubt, 'Correct the name, or take it out.'),
  );
  return [ok('configuration', modeOf(config)), ...doubts, node, ...(await outside(config, machine, wanted))];
}

/** Asks Slack about every card and view. Needs no configuration but another address of Slack's, if there is one. */
export async function examineCards(
  env: Readonly<Record<string, string | undefined>>,
  { now = Date.now }: Machine = {},
): Promise<Finding[]> {
  try {
    const { apiUrl, proxies } = readSlackUrl(env);
    return await checkCards(apiUrl, { now, network: createNetwork(proxies) });
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    return problemsOf(error);
  }
}

/** Everything outside the process, all at once: most of the time is waiting. */
async function outside(
  config: Config,
  { now = Date.now, free }: Machine,
  { probe }: Wanted,
): Promise<Finding[]> {
  const { study, slack, store, reminders, publicUrl } = config;
  const look = { now, network: createNetwork(config.proxies) };
  const [atSlack, atStudy, kept, disk, reached] = await Promise.all([
    checkSlack(slack, { links: config.links.coursePage !== undefined, agent: config.agentView }, look),
    checkStudy(study, look),
    checkStore({
      ...store,
      keys: slack.auth.mode === 'oauth' ? slack.auth.encryptionKeys : undefined,
      checkSeconds: reminders.checkSeconds,
      now,
    }),
    store.databaseUrl === undefined ? [checkDisk(store.dataDir, free)] : [],
    publicUrl === undefined ? [] : [checkPublicUrl(publicUrl, look)],
  ]);
  const extras = await checkExtras({ access: study, kept: kept.ofExtras, probe }, look);
  return [
    ...checkClock(atSlack.ahead, atStudy.ahead),
    ...atSlack.findings,
    ...atStudy.findings,
    ...extras,
    ...kept.findings,
    ...(await Promise.all([...disk, ...reached])),
  ];
}

function checkNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= NODE) return ok('Node', version);
  return fail('Node', `${version} is too old`, `Use Node ${NODE}; npm run … brings its own.`);
}

function modeOf({ slack, store, http, buildings, seeds }: Config): string {
  const way = slack.transport.mode === 'socket' ? 'Socket Mode' : `HTTP on ${http.host}:${http.port}`;
  const many = slack.auth.mode === 'oauth' ? 'many workspaces' : 'one workspace';
  const place = store.databaseUrl === undefined ? 'SQLite' : 'Postgres';
  const learned = seeds.length > 0 ? `, ${counted(seeds.length, 'code')} to learn` : '';
  return `${way}, ${many}, ${place}, ${counted(buildings.length, 'building')} in the directory${learned}`;
}

/** What is to be done stands in each; where more can be read stands once. */
function problemsOf({ problems }: InvalidConfig): Finding[] {
  const findings = problems.map((finding): Finding => ({ level: 'fail', about: 'configuration', finding }));
  return findings.with(-1, fail('configuration', problems.at(-1) ?? '', READ_MORE));
}

const READ_MORE = 'Every name is explained in docs/configuration.md.';

// Whether this machine's clock, disk and public address are right.

/** In milliseconds. Replicas divide work by the clock; a few seconds do not disturb that. */
const NOTICED = 5_000;
/**
 * Requests older than this, or further in the future, are refused (`slack/http-receiver.ts`). In
 * milliseconds.
 */
const REFUSED_AHEAD = 300_000;
const REFUSED_BEHIND = 60_000;

const SET = 'Let the system take its time from the network (NTP), and look again.';

/**
 * Judges our clock by the dates of two answers.
 * @param slack how far we are ahead of Slack, in milliseconds; undefined if Slack did not answer
 * @param study the same for the study API, whose clock signatures do not depend on
 */
function checkClock(slack: number | undefined, study: number | undefined): Finding[] {
  const findings: Finding[] = [];
  if (slack !== undefined) findings.push(besideSlack(slack));
  if (study !== undefined && Math.abs(study) > NOTICED) findings.push(besideStudy(study, slack));
  if (findings.length > 0) return findings;
  if (study !== undefined) return [ok('clock', 'agrees with the study API')];
  return [warn('clock', 'no answer came to compare it with', 'Fix the network first.')];
}

function besideSlack(ahead: number): Finding {
  const message = `${distance(ahead)} Slack`;
  if (isRefused(ahead)) {
    return fail(
      'clock',
      `${message}: Slack's signatures are refused, and reminders come at the wrong time`,
      SET,
    );
  }
  return Math.abs(ahead) > NOTICED ? warn('clock', message, SET) : ok('clock', 'agrees with Slack');
}

function besideStudy(ahead: number, slack: number | undefined): Finding {
  const message = `${distance(ahead)} the study API`;
  if (slack !== undefined && Math.abs(slack) <= NOTICED) {
    return warn('clock', message, "Ours agrees with Slack, so the study API's is wrong: nothing to do here.");
  }
  return isRefused(ahead) ? fail('clock', message, SET) : warn('clock', message, SET);
}

const isRefused = (ahead: number): boolean => ahead > REFUSED_AHEAD || ahead < -REFUSED_BEHIND;

function distance(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return `${counted(seconds, 'second')} ${ahead > 0 ? 'ahead of' : 'behind'}`;
}

// Whether there is room for the store.

const MB = 1024 * 1024;
/** Below this SQLite may soon be unable to write. */
const FULL = 20 * MB;
const SCARCE = 200 * MB;

/** Free bytes in a folder. */
type FreeBytes = (folder: string) => Promise<number>;

const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** @param free gives the free bytes; asks the system by default */
async function checkDisk(dataDir: string, free: FreeBytes = freeBytes): Promise<Finding> {
  const folder = nearestFolder(dataDir);
  if (!statSync(folder).isDirectory()) return skip('disk', 'DATA_DIR is not a folder');
  const bytes = await free(folder).catch(() => undefined);
  if (bytes === undefined) return skip('disk', 'the system does not say what is free in DATA_DIR');
  const message = `${counted(Math.floor(bytes / MB), 'MB is', 'MB are')} free in DATA_DIR`;
  const next = 'Make room, or move the store to Postgres: docs/care.md.';
  if (bytes < FULL) return fail('disk', message, next);
  return bytes < SCARCE ? warn('disk', message, next) : ok('disk', message);
}

// Whether the public address leads here. Only a hint: many networks do not let a machine see itself from
// outside.

const ABOUT = 'PUBLIC_URL';

const NOT_OURS = warn(
  ABOUT,
  'what answers 404 there is not a calendar of Coursebell',
  'Start Coursebell with this PUBLIC_URL. Let the proxy pass /calendar/, and /slack/ as well, without the path that PUBLIC_URL may have.',
);

/** What only the calendar says of an unknown address (`calendar/addresses.ts`); a proxy may add more. */
function isOurs({ headers }: HttpResponse): boolean {
  const has = (name: string, value: string): boolean =>
    (headers.get(name) ?? '').split(',').some((one) => one.trim() === value);
  return has('cache-control', 'no-store') && has('referrer-policy', 'no-referrer');
}

/** Asks for a calendar that does not exist: Coursebell answers with 404. */
export async function checkPublicUrl(url: string, look: Look): Promise<Finding> {
  const asked = await ask(publicAddress(url, '/calendar/doctor.ics'), {}, look);
  if ('unreachable' in asked) {
    const next = 'Look from another network. Check the name, the proxy and its certificate.';
    return warn(ABOUT, `can't be reached from here: ${asked.unreachable}`, next);
  }
  if (asked.status === 404) return isOurs(asked) ? ok(ABOUT, 'Coursebell answers there') : NOT_OURS;
  if (asked.status >= 500) {
    return warn(
      ABOUT,
      `the proxy there answers ${asked.status}`,
      'Start Coursebell, or let the proxy find it.',
    );
  }
  const next = 'Let the proxy pass /calendar/ to Coursebell, and /slack/ as well.';
  return warn(ABOUT, `what answers there (${asked.status}) is not Coursebell`, next);
}

/** Undefined: nothing is to be asked. */
function probeIn(given: readonly string[]): ProbeWish | undefined {
  const at = given.indexOf('--probe');
  return at < 0 ? undefined : { code: given[at + 1] };
}

const USAGE = `usage: npm run doctor [-- --cards | --probe [CODE]]

Examines what Coursebell needs, by the environment and .env: docs/operation.md. Exits with 1 if something fails.
  --cards         asks Slack about every card and view instead
  --probe [CODE]  asks the study API about one course what it offers: docs/extras.md
`;
const FLAGS: ReadonlySet<string> = new Set(['--cards', '--probe']);

/** What is not a flag is a code behind `--probe`. @returns whether all of it is read */
const isRead = (given: readonly string[]): boolean =>
  given.every((one, at) => FLAGS.has(one) || (!one.startsWith('-') && given[at - 1] === '--probe'));

const given = process.argv.slice(2);
if (import.meta.main && !isRead(given)) {
  const isAsked = given.includes('--help') || given.includes('-h');
  (isAsked ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = isAsked ? 0 : 1;
} else if (import.meta.main) {
  const findings = given.includes('--cards')
    ? await examineCards(process.env)
    : await examine(process.env, {}, { probe: probeIn(given) });
  process.stdout.write(report(findings));
  process.exitCode = findings.some(({ level }) => level === 'fail') ? 1 : 0;
}
