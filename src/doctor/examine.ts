/** All examinations of the doctor, in the order of the report. */
import { type Config, InvalidConfig, readConfig } from '../config.ts';
import { readSlackUrl } from '../config-parts.ts';
import { type Finding, fail, ok, skip } from './examination.ts';
import { checkClock, checkDisk, checkPublicUrl, type FreeBytes } from './machine.ts';
import { checkSlack } from './slack.ts';
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

/** Examines everything. Never rejects because of a finding. */
export async function examine(
  env: Readonly<Record<string, string | undefined>>,
  machine: Machine = {},
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
  return [ok('configuration', modeOf(config)), node, ...(await outside(config, machine))];
}

/** Asks Slack about every card and view. Needs no configuration but another address of Slack's, if there is one. */
export async function examineCards(
  env: Readonly<Record<string, string | undefined>>,
  { now = Date.now }: Machine = {},
): Promise<Finding[]> {
  // Loaded for this alone.
  const { checkCards } = await import('./cards.ts');
  try {
    return await checkCards(readSlackUrl(env), now);
  } catch (error) {
    if (!(error instanceof InvalidConfig)) throw error;
    return problemsOf(error);
  }
}

/** Everything outside the process, all at once: most of the time is waiting. */
async function outside(config: Config, { now = Date.now, free }: Machine): Promise<Finding[]> {
  const { study, slack, store, reminders, publicUrl } = config;
  const [atSlack, atStudy, kept, disk, reached] = await Promise.all([
    checkSlack(slack, { links: config.links.coursePage !== undefined, agent: config.agentView }, now),
    checkStudy(study, now),
    checkStore({
      ...store,
      keys: slack.auth.mode === 'oauth' ? slack.auth.encryptionKeys : undefined,
      checkSeconds: reminders.checkSeconds,
      now,
    }),
    store.databaseUrl === undefined ? [checkDisk(store.dataDir, free)] : [],
    publicUrl === undefined ? [] : [checkPublicUrl(publicUrl, now)],
  ]);
  return [
    ...checkClock(atSlack.ahead, atStudy.ahead),
    ...atSlack.findings,
    ...atStudy.findings,
    ...kept,
    ...(await Promise.all([...disk, ...reached])),
  ];
}

function checkNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= NODE) return ok('Node', version);
  return fail('Node', `${version} is too old`, `Use Node ${NODE}; npm run … brings its own.`);
}

function modeOf({ slack, store, http, buildings }: Config): string {
  const way = slack.transport.mode === 'socket' ? 'Socket Mode' : `HTTP on ${http.host}:${http.port}`;
  const many = slack.auth.mode === 'oauth' ? 'many workspaces' : 'one workspace';
  const place = store.databaseUrl === undefined ? 'SQLite' : 'Postgres';
  return `${way}, ${many}, ${place}, ${buildings.length} buildings in the directory`;
}

function problemsOf({ problems }: InvalidConfig): Finding[] {
  const next = 'Every name is explained in docs/configuration.md.';
  return problems.map((problem) => fail('configuration', problem, next));
}
