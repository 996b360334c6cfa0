/**
 * The scopes that Coursebell asks of a workspace. The reasons stand in `manifest.yml`, which a test compares
 * with this.
 */
export const SCOPES: readonly string[] = [
  'app_mentions:read',
  'channels:history',
  'chat:write',
  'commands',
  'im:history',
  'im:write',
  'users:read',
];

/** The scopes that whoever installs may leave out. */
export const OPTIONAL_SCOPES: readonly string[] = ['channels:history'];
