/** Slack's own terms: the shapes of its ids, and the scopes. */

/**
 * An id is a capital letter for the kind, then capitals and digits. Slack promises no length, and gives some eleven
 * characters. A text longer than forty is no id, and is neither kept, logged nor put into markup.
 */
type IsId = (given: unknown) => given is string;

const startingWith = (letters: string): IsId => {
  const shape = new RegExp(`^[${letters}][A-Z0-9]{1,39}$`);
  return (given): given is string => typeof given === 'string' && shape.test(given);
};

/** An id of anything. */
export const isSlackId = startingWith('A-Z');
/** Of a person; W is for a member of an organization. */
export const isUserId = startingWith('UW');
/** Of a channel; G is for an old private one. */
export const isChannelId = startingWith('CG');
/** Of a channel or a direct conversation. */
export const isConversationId = startingWith('CDG');
/** Of a direct conversation. */
export const isDirectId = startingWith('D');
/** Of a workspace. */
export const isWorkspaceId = startingWith('T');
/** Of a workspace or an organization, where the app is installed. */
export const isInstalledId = startingWith('TE');

/** The scopes that Coursebell asks of a workspace. Reasons: `docs/scopes.md`; a test compares these with `manifest.yml`. */
export const SCOPES: readonly string[] = [
  'app_mentions:read',
  'channels:history',
  'channels:read',
  'chat:write',
  'commands',
  'groups:read',
  'im:history',
  'im:write',
  'users:read',
];

/** The scopes that the person who installs may leave out. */
export const OPTIONAL_SCOPES: readonly string[] = ['channels:history', 'channels:read', 'groups:read'];

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
