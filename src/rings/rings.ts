/** Everything that makes the app ring, put together. */
import { randomUUID } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import type { Jobs } from '../ops/jobs.ts';
import type { RingMetrics } from '../ops/ring-metrics.ts';
import { createGenerationalMap } from '../primitives/generational-map.ts';
import { isRecent } from '../primitives/is-recent.ts';
import { NotInstalled } from '../slack/answering/client.ts';
import type { Store, Target, TargetKey } from '../store/store.ts';
import type { StudyClient } from '../study-client/model.ts';
import { checkCourses } from './check.ts';
import { createListings, type Listings } from './listings.ts';
import { createMemory } from './memory.ts';
import { createPace } from './pace.ts';
import { passWorkspace } from './pass.ts';
import type { Render } from './render.ts';
import { createRunner, type Runner, type RunnerOptions } from './runner.ts';
import { createTimer } from './slack-timer.ts';
import { targetNameOf } from './steps.ts';
import type { Timer } from './timer.ts';

/**
 * How often every workspace is passed over without a nudge, in milliseconds: a missed nudge costs this much.
 */
const PASS_EVERY = 5 * 60_000;

/** How often a paused target to which nothing is to be sent is tried, in milliseconds. */
const PROBE_EVERY = 60 * 60_000;
/** The most workspaces whose pace is remembered; one that is forgotten begins anew. */
const MOST_WORKSPACES = 10_000;
/** The most paused targets for which it is remembered when they were tried. */
const MOST_PROBED = 50_000;

export interface RingsOptions {
  readonly store: Store;
  readonly study: StudyClient;
  readonly render: Render;
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'run'>;
  readonly metrics: RingMetrics;
  readonly horizonMs: number;
  readonly checkEveryMs: number;
  /** How long a lease lasts, in milliseconds; the runner's own length by default. */
  readonly leaseMs?: number;
  /** The Web API client with a workspace's token. Rejects with `NotInstalled`: then nothing is done there. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
  /** Told of each target that has been told of changes. */
  readonly onTold?: (target: Target) => void;
  /** Makes, for one workspace, the wait that keeps Slack's rate. */
  readonly pace?: () => () => Promise<void>;
}

export interface Rings extends Runner {
  /**
   * The app was installed anew. The workspace is passed over soon, since Slack may have dropped its messages.
   */
  installed(workspace: string): void;
}

/** Makes the runner; nothing happens before it is started. */
export function createRings(options: RingsOptions): Rings {
  const { store, study, now, jobs } = options;
  const listings = createListings();
  const runner = createRunner({
    store,
    now,
    holder: randomUUID(),
    passEveryMs: PASS_EVERY,
    checkEveryMs: options.checkEveryMs,
    ...(options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }),
    check: (signal) => checkCourses({ store, study, now, signal }),
    pass: createPass(options, listings),
    jobs,
    onFailed: listings.forget,
  });
  const installed = (workspace: string): void => {
    listings.forget(workspace);
    void runner.look(workspace);
  };
  return { ...runner, installed };
}

/** Makes passes over workspaces, and keeps what outlives a pass. */
function createPass(options: RingsOptions, listings: Listings): RunnerOptions['pass'] {
  const { now, pace = createPace } = options;
  const mayProbe = createProbing(now);
  const memory = createMemory();
  const paces = createGenerationalMap<string, () => Promise<void>>(MOST_WORKSPACES);
  const paceOf = (workspace: string): (() => Promise<void>) => {
    const known = paces.get(workspace) ?? pace();
    paces.set(workspace, known);
    return known;
  };
  return async (workspace, { signal, believes, ...turn }) => {
    const client = await whereInstalled(options.clientOf(workspace));
    if (!client) return undefined;
    const timer = createTimer(client, signal);
    const list: Timer['list'] = (paced) => listings.noting(workspace, () => timer.list(paced));
    const mayAsk = listings.isDue(workspace);
    const report = await passWorkspace(workspace, {
      ...options,
      ...{
        ...turn,
        mayProbe,
        memory,
        pace: paceOf(workspace),
        timer: { ...timer, list },
      },
      believes: mayAsk ? believes : 'rows',
      mayAsk,
    });
    // Perhaps not everything that Slack's list showed has been done.
    if (!turn.stillMine()) listings.forget(workspace);
    return report;
  };
}

/** Undefined where the app is not installed; follows there wait. */
async function whereInstalled(client: Promise<WebClient>): Promise<WebClient | undefined> {
  try {
    return await client;
  } catch (error) {
    if (error instanceof NotInstalled) return undefined;
    throw error;
  }
}

/** Lets each target be tried once an hour. */
function createProbing(now: () => number): (target: TargetKey) => boolean {
  const probed = createGenerationalMap<string, number>(MOST_PROBED);
  return (target) => {
    const name = targetNameOf(target);
    if (isRecent(probed.get(name) ?? Number.NEGATIVE_INFINITY, now(), PROBE_EVERY)) return false;
    probed.set(name, now());
    return true;
  };
}
