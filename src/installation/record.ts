/** The records of installations that are kept, encrypted. */
import type { Installation } from '@slack/oauth';
import { z } from 'zod';
import type { InstallationKey } from '../store/care.ts';

const named = z.object({ id: z.string(), name: z.string().optional() });

const bot = z.object({
  token: z.string(),
  id: z.string(),
  userId: z.string(),
  scopes: z.array(z.string()),
  /** With token rotation only. */
  refreshToken: z.string().optional(),
  /** When the token ends, in epoch SECONDS, as the library counts; with token rotation only. */
  expiresAt: z.number().optional(),
});

/**
 * An installation into a workspace, or into a whole Enterprise Grid organization. Who installed it is not
 * kept.
 */
const grant = z.object({
  is: z.literal('grant'),
  team: named.optional(),
  enterprise: named.optional(),
  /** Whether the installation is the organization's. */
  whole: z.boolean(),
  appId: z.string().optional(),
  bot,
  /** When somebody installed it, in epoch milliseconds. */
  grantedAt: z.number(),
});

/** A workspace that uses its organization's installation. The record says which organization that is. */
const member = z.object({ is: z.literal('member'), enterprise: z.string() });

export const kept = z.discriminatedUnion('is', [grant, member]);
export type Grant = z.infer<typeof grant>;
export type Kept = z.infer<typeof kept>;

/** What was granted holds no bot. */
export class NoBot extends Error {
  override readonly name = 'NoBot';
}

/**
 * The key of a workspace's row. Ids of workspaces are unique in all of Slack, so the organization is no part
 * of it: what works without a payload at hand knows the workspace alone.
 */
export const workspaceKey = (team: string): InstallationKey => ({ enterprise: '', team });
/** The key of the row of an organization's installation. */
export const organizationKey = (enterprise: string): InstallationKey => ({ enterprise, team: '' });

/** The key of the row that a grant is kept in. */
export function keyOf({ team, enterprise, whole }: Grant): InstallationKey {
  return whole ? organizationKey(enterprise?.id ?? '') : workspaceKey(team?.id ?? '');
}

/**
 * The grant that the library gives to be kept. Throws `NoBot`.
 * @param now when it was granted, if it is new; rotated tokens bring the first time along
 */
export function grantOf(installation: Installation, now: number): Grant {
  const { team, enterprise, isEnterpriseInstall = false, appId, metadata } = installation;
  if (!installation.bot) throw new NoBot('the installation has no bot');
  const { token, id, userId, scopes, refreshToken, expiresAt } = installation.bot;
  return {
    is: 'grant',
    ...(team && { team: { id: team.id, name: team.name } }),
    ...(enterprise && { enterprise: { id: enterprise.id, name: enterprise.name } }),
    whole: isEnterpriseInstall,
    appId,
    bot: { token, id, userId, scopes, refreshToken, expiresAt },
    grantedAt: metadata === undefined ? now : Number(metadata),
  };
}

/**
 * A grant in the library's form. `metadata` is the time of the grant: the library returns it after a
 * rotation.
 */
export function installationOf({ team, enterprise, whole, appId, bot, grantedAt }: Grant): Installation {
  const { refreshToken, expiresAt, ...always } = bot;
  return {
    team,
    enterprise,
    isEnterpriseInstall: whole,
    user: { token: undefined, scopes: undefined, id: '' },
    bot: {
      ...always,
      ...(refreshToken === undefined ? {} : { refreshToken }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    },
    ...(appId === undefined ? {} : { appId }),
    tokenType: 'bot',
    authVersion: 'v2',
    metadata: String(grantedAt),
  } as Installation;
}
