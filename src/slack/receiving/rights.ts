/** The right by which a payload is answered: that of its own workspace, and of no other. */

import type { AuthorizeResult } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { isInstalledId } from '../../slack-ids.ts';
import type { Answering } from '../answering/account.ts';
import { type Gate, leaveOut, type Payload } from './dispatch.ts';

/** The source of a payload, as the payload tells it. */
export interface PayloadSource {
  readonly team: string | undefined;
  readonly enterprise: string | undefined;
}

/** What the app needs in order to act for a workspace. */
interface Right {
  readonly client: WebClient;
  readonly botId: string | undefined;
  readonly botUserId: string | undefined;
}

/**
 * A workspace's or an organization's id; undefined for anything else. Such an id is looked up, kept and
 * logged.
 */
export function idIn(given: unknown): string | undefined {
  return isInstalledId(given) ? given : undefined;
}

/** Whether the app is known to be installed there, without asking anybody. */
export type IsInstalled = (source: PayloadSource) => boolean;

/** Undefined: the app is not installed there. */
export type RightOf = (source: PayloadSource) => Promise<Right | undefined>;

/**
 * Bolt's `authorize`. It gives no token: Bolt would keep a client for each one for ever. Listeners take their
 * client from the context (`webApiOf`).
 */
export function authorizeBy(rightOf: RightOf) {
  return async (source: {
    teamId?: string | undefined;
    enterpriseId?: string | undefined;
  }): Promise<AuthorizeResult> => {
    const right = await rightOf({ team: idIn(source.teamId), enterprise: idIn(source.enterpriseId) });
    if (!right) return { notInstalled: true };
    const { client, botId, botUserId } = right;
    return {
      webApi: client,
      ...(botId === undefined ? {} : { botId }),
      ...(botUserId === undefined ? {} : { botUserId }),
    };
  };
}

/** A payload from a workspace without the app is acknowledged, and nothing more. */
export function onlyInstalled({ log }: Pick<Answering, 'log'>): Gate {
  const refuse = async (payload: Payload): Promise<false> => {
    const { teamId, enterpriseId } = payload.context;
    await leaveOut(payload);
    const workspace = idIn(teamId) ?? idIn(enterpriseId);
    log.warn({ kind: 'payload', workspace, outcome: 'not installed' }, 'not answered');
    return false;
  };
  return (payload) => payload.context['notInstalled'] !== true || refuse(payload);
}
