/** The right by which a payload is answered: that of the workspace it comes from, and of no other. */

import type { AuthorizeResult } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { small } from '../../cards/blocks.ts';
import { texts } from '../../i18n/index.ts';
import { newReference } from '../../ops/reference.ts';
import { type Answering, bring } from '../answering/account.ts';
import { respond } from '../answering/deliver.ts';
import { EPHEMERAL } from '../answering/message-bytes.ts';
import { type Gate, leaveOut, type Payload } from './dispatch.ts';
import { idIn, type PayloadSource, sourceOf } from './source.ts';

/** What the app needs in order to act for a workspace. */
interface Right {
  readonly client: WebClient;
  readonly botId: string | undefined;
  readonly botUserId: string | undefined;
  /** The workspace that the payload counts for. */
  readonly team: string;
}

/** Whether the app is known to be installed there, without asking anybody. */
export type IsInstalled = (source: PayloadSource) => boolean;

/** Undefined: the app is not installed there. */
export type RightOf = (source: PayloadSource) => Promise<Right | undefined>;

/**
 * Bolt's `authorize`. It decides by the payload itself, for every kind of payload: the workspace that Bolt reads
 * from a payload is the actor's where a channel is shared. It gives no token: Bolt would keep a client for each
 * one for ever. Listeners take their client from the context (`webApiOf`), and so the workspace.
 */
export function authorizeBy(rightOf: RightOf) {
  return async (_source: unknown, body?: unknown): Promise<AuthorizeResult> => {
    const source = sourceOf(body);
    const right = await rightOf(source);
    const { installed, named, perhaps, enterprise } = source;
    const enterpriseId = enterprise === undefined ? {} : { enterpriseId: enterprise };
    if (!right) {
      const teamId = installed ?? named ?? perhaps.at(-1);
      return { notInstalled: true, ...(teamId === undefined ? {} : { teamId }), ...enterpriseId };
    }
    const { client, botId, botUserId, team } = right;
    return {
      webApi: client,
      teamId: team,
      ...enterpriseId,
      ...(botId === undefined ? {} : { botId }),
      ...(botUserId === undefined ? {} : { botUserId }),
    };
  };
}

/**
 * A payload from a workspace without the app is acknowledged. A press on a message is told so: the person sees
 * the button, and would wait for an answer.
 */
export function onlyInstalled(answering: Answering): Gate {
  const refuse = async (payload: Payload): Promise<false> => {
    const { teamId, enterpriseId } = payload.context;
    await leaveOut(payload);
    const workspace = idIn(teamId) ?? idIn(enterpriseId);
    answering.log.warn({ kind: 'payload', workspace, outcome: 'not installed' }, 'not answered');
    await tellPresser(answering, payload);
    return false;
  };
  return (payload) => payload.context['notInstalled'] !== true || refuse(payload);
}

async function tellPresser(answering: Answering, { body, context }: Payload): Promise<void> {
  const url = body.type === 'block_actions' && 'response_url' in body ? body.response_url : undefined;
  if (typeof url !== 'string') return;
  const place = { workspace: context.teamId ?? '', user: context.userId ?? '', conversation: undefined };
  const words = texts(await answering.languages.of(place, 'person')).errors.notInstalled;
  const message = { text: words, blocks: [small(words)] };
  await bring(answering, { kind: 'replace', place }, { reference: newReference() }, () =>
    respond(answering, url, message, EPHEMERAL),
  );
}
