/** How the app gets into workspaces: with one token, or by installation. */
import type { WebClient } from '@slack/web-api';
import type { Routes } from '../http/route.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';
import type { TokenState } from './bot-token.ts';
import type { Care } from './care.ts';
import type { GuardOptions } from './guard.ts';
import type { Leave } from './leaving.ts';
import type { Right } from './tokens.ts';
import type { Source } from './whereabouts.ts';

export interface Access {
  /**
   * The right to answer a payload, with the workspace that it counts for. Undefined: the app is not installed
   * there. Rejects where that can't be found out, or the token has ended.
   */
  of(source: Source): Promise<(Right & { readonly team: string }) | undefined>;
  /** Whether the app is known to be installed in the workspace that Slack names, without asking anybody. */
  isInstalled(source: Source): boolean;
  /** The Web API of a workspace, outside of a listener. Rejects with `NotInstalled`, and where the token has ended. */
  clientOf(workspace: string): Promise<WebClient>;
  /** What is known of the bot token of the configuration; undefined with OAuth, where each installation has its own. */
  token?(): TokenState;
  /** The pages of installing. */
  readonly routes: Routes;
  /** Stops everything for a workspace that has removed the app. */
  readonly leave: Leave;
  readonly care: Care;
}

export interface AccessOptions {
  readonly store: Store;
  readonly guard: GuardOptions;
  /** @param teamId the workspace to act in, for an organization's token */
  readonly clientFor: (botToken: string, teamId: string | undefined) => WebClient;
  readonly now: () => number;
  readonly log: Log;
  readonly jobs: Jobs;
}
