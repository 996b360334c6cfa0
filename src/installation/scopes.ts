/** The scopes that Coursebell asks of a workspace. Reasons: `docs/scopes.md`; a test compares these with `manifest.yml`. */
export const SCOPES: readonly string[] = [
  'app_mentions:read',
  'channels:history',
  'chat:write',
  'commands',
  'im:history',
  'im:write',
  'users:read',
];

/** The scopes that the person who installs may leave out. */
export const OPTIONAL_SCOPES: readonly string[] = ['channels:history'];

/** Asked for, and optional, where links to courses show their card (`COURSE_PAGE_URL`). */
export const LINK_SCOPES: readonly string[] = ['links:read', 'links:write'];

/** Asked for where the app is an agent (`AGENT_VIEW`). */
export const AGENT_SCOPE = 'assistant:write';

/** What is asked for beside the usual. */
export interface FurtherScopes {
  readonly links: boolean;
  readonly agent: boolean;
}

/** All scopes that an installation asks for. */
export function scopesFor({ links, agent }: FurtherScopes): string[] {
  return [...SCOPES, ...(links ? LINK_SCOPES : []), ...(agent ? [AGENT_SCOPE] : [])];
}
