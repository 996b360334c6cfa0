import type { WebClient } from '@slack/web-api';
import type { Language } from '../language.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { createSlackClient, webClientOptions } from '../slack/answering/client.ts';
import type { Store } from '../store/store.ts';
import type { Access } from './access.ts';
import { createBotToken } from './bot-token.ts';
import { manyAccess, type OAuth } from './many.ts';
import { singleAccess } from './single.ts';

/** Hears of calls to Slack. */
type Calls = Pick<Metrics, 'slack'>;

/** How the app gets into workspaces, as it is configured. */
type Auth = { readonly mode: 'token'; readonly botToken: string } | ({ readonly mode: 'oauth' } & OAuth);

export interface OpenAccessOptions {
  readonly auth: Auth;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  readonly store: Store;
  readonly surroundings: {
    readonly now: () => number;
    readonly log: Log;
    readonly metrics: Metrics;
    readonly jobs: Jobs;
  };
  /** The language of the pages, where a browser asks for none that Coursebell speaks. */
  readonly language: Language;
  /** Told of a workspace that has installed the app. */
  readonly onInstalled: (workspace: string) => void;
}

/** Opens the way into workspaces that is configured: the token of one workspace, or installations. */
export function openAccess({ auth, apiUrl, store, surroundings, ...options }: OpenAccessOptions): Access {
  const { now, log, metrics, jobs } = surroundings;
  const clientFor =
    (calls: Calls) =>
    (botToken: string, teamId: string | undefined): WebClient =>
      createSlackClient({ botToken, apiUrl, teamId }, { log, metrics: calls });
  const guard = { leases: store.leases, now };
  const shared = { store, now, log, jobs, guard, clientFor: clientFor(metrics) };
  if (auth.mode === 'token') {
    const token = createBotToken(log);
    const heard: Calls['slack'] = (method, outcome, ms) => {
      metrics.slack(method, outcome, ms);
      token.heard(outcome);
    };
    const access = singleAccess(auth.botToken, { ...shared, clientFor: clientFor({ slack: heard }) });
    return { ...access, token: token.state };
  }
  const clientOptions = webClientOptions(apiUrl, metrics);
  return manyAccess(auth, { ...shared, ...options, apiUrl, clientOptions });
}
