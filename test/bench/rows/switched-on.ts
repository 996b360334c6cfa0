import { randomBytes } from 'node:crypto';
import { InvalidConfig, readConfig } from '../../../src/config.ts';
import { openStore } from '../../../src/store/open.ts';
import { workspaceOf as followsOf, type Shape } from '../follows.ts';
import { WORKSPACES, workspaceOf } from '../persons.ts';
import { type Contender, cpuNote, detailsOf, rounds, throughputRatio, warmUp } from '../rounds.ts';
import { onStage, type Stage } from '../stage.ts';
import type { Row } from './row.ts';

const CONCURRENCY = 16;
const EVERY_WORKSPACE = 50;

/** Everything that the configuration can switch on, beside all of it off. */
export const switchedOn: Row = {
  name: 'switched-on',
  about: 'a cached /course with everything switched on, beside all that can be switched off',
  measure: (effort) =>
    onStage(async (stage) => {
      const hot = { traffic: 'hot', until: 'card in ack' } as const;
      const installed = await installation();
      const contenders: Contender[] = [
        { name: 'everything on', server: await everythingOn(stage, installed), ...hot },
        { name: 'all off', server: await stage.coursebell(OFF), ...hot },
        { name: 'all off again', server: await stage.coursebell(OFF), ...hot },
        { name: 'bare Bolt', server: await stage.bolt(), traffic: 'hot', until: 'ack' },
        { name: 'bare Bolt again', server: await stage.bolt(), traffic: 'hot', until: 'ack' },
      ];
      for (const contender of contenders) await warmUp(stage, contender, effort.warmUpMs);
      const results = await rounds(stage, contenders, CONCURRENCY, effort);
      const ratio = (ours: string, theirs: string) => throughputRatio(results, ours, theirs);
      const note = cpuNote(results, 'everything on', 'all off');
      return {
        title: 'Everything switched on',
        lines: [
          {
            what: 'everything on ÷ all off',
            ...ratio('everything on', 'all off'),
            goal: { least: 0.85 },
            note,
          },
        ],
        nulls: [
          { what: 'all off ÷ itself', ...ratio('all off again', 'all off') },
          { what: 'bare Bolt ÷ itself', ...ratio('bare Bolt again', 'bare Bolt') },
        ],
        details: detailsOf(`at ${CONCURRENCY}`, results),
        notes: [
          `On: log at info, calendars, ${WORKSPACES * EVERY_WORKSPACE} follows, limits${installed ? ', installation by OAuth' : '; installation by OAuth is not there yet'}.`,
          'Cannot be switched off, so on both sides: the store, metrics, de-duplication, what was looked up.',
        ],
      };
    }),
};

const OFF = { LOG_LEVEL: 'silent' } as const;

/** The environment of an installation by OAuth; undefined where the app does not know it yet. */
async function installation(): Promise<Record<string, string> | undefined> {
  const oauth = {
    ...{
      SLACK_CLIENT_ID: '1.2',
      SLACK_CLIENT_SECRET: 'not-a-secret',
      SLACK_STATE_SECRET: 'not-a-secret-either',
    },
    ...{ TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'), PUBLIC_URL: 'https://bench.invalid' },
  };
  const needed = { STUDY_API_URL: 'http://127.0.0.1:1', STUDY_API_KEY: 'k', SLACK_SIGNING_SECRET: 's' };
  try {
    await readConfig({ ...needed, ...oauth });
    return { ...oauth, SLACK_BOT_TOKEN: '' };
  } catch (error) {
    if (error instanceof InvalidConfig) return undefined;
    throw error;
  }
}

async function everythingOn(stage: Stage, installed: Record<string, string> | undefined) {
  const env = { LOG_LEVEL: 'info', PUBLIC_URL: 'https://bench.invalid' };
  const limits = { LIMIT_PER_USER: '1000000', LIMIT_PER_WORKSPACE: '1000000' };
  const server = await stage.coursebell({ ...env, ...limits, ...installed }, { fill: follow });
  if (installed) for (let at = 0; at < WORKSPACES; at += 1) await install(server.ready.port, workspaceOf(at));
  return server;
}

/** By the pages, as somebody's browser does; Slack's stand-in takes the workspace's id for the code. */
async function install(port: number, workspace: string): Promise<void> {
  const origin = `http://127.0.0.1:${port}/slack`;
  const begun = await fetch(`${origin}/install?to=slack`, { redirect: 'manual' });
  const state = new URL(begun.headers.get('location') ?? 'http://none').searchParams.get('state') ?? '';
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const query = new URLSearchParams({ code: workspace, state });
  const done = await fetch(`${origin}/oauth_redirect?${query}`, { headers: { cookie } });
  if (!done.ok) throw new Error(`installing answered ${done.status}: ${(await done.text()).slice(0, 2000)}`);
}

const IN_EACH: Shape = { workspaces: WORKSPACES, targets: 2, follows: 25 };

/** Every workspace of the askers follows courses, in two channels. */
async function follow(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    for (let at = 0; at < WORKSPACES; at += 1) {
      const { targets, follows } = followsOf(at, IN_EACH);
      const workspace = workspaceOf(at);
      for (const target of targets) {
        const own = follows.filter((one) => one.target === target.target);
        const moved = own.map((one) => ({ ...one, workspace }));
        await store.follows.add({ ...target, workspace }, moved, EVERY_WORKSPACE);
      }
    }
  } finally {
    await store.close();
  }
}
