/** How the app gets into workspaces: the settings that each way needs, and those that it excludes. */
import { bytesOf } from './config-values.ts';

/** With one token, or by OAuth into any number of workspaces. */
export type Auth =
  | { readonly mode: 'token'; readonly botToken: string }
  | {
      readonly mode: 'oauth';
      readonly clientId: string;
      readonly clientSecret: string;
      readonly stateSecret: string;
      /** Of 32 bytes each: the first encrypts, all decrypt. */
      readonly encryptionKeys: readonly Uint8Array[];
      readonly publicUrl: string;
    };

type Given = Readonly<Record<string, string | undefined>>;

const CLIENT = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_STATE_SECRET'];
/** Hosts that browsers trust over plain HTTP. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The names that are missing or must not be set, without any value. */
export function missingForAuth(given: Given): string[] {
  if (!CLIENT.some((name) => given[name]))
    return given['SLACK_BOT_TOKEN']
      ? []
      : ['SLACK_BOT_TOKEN is required (or SLACK_CLIENT_ID for installation by OAuth)'];
  const required = [...CLIENT, 'TOKEN_ENCRYPTION_KEY', 'PUBLIC_URL'].filter((name) => !given[name]);
  const problems = required.map((name) => `${name} is required for installation by OAuth`);
  if (given['SLACK_BOT_TOKEN'])
    problems.push('SLACK_BOT_TOKEN must not be set beside SLACK_CLIENT_ID: tokens come by installation then');
  if (!isSafe(given['PUBLIC_URL']))
    problems.push('PUBLIC_URL must start with https:// for installation by OAuth');
  return problems;
}

/** Reads values for which `missingForAuth` has found nothing. */
export function authOf(given: Given): Auth {
  const { SLACK_CLIENT_ID: clientId, SLACK_BOT_TOKEN: botToken = '' } = given;
  if (clientId === undefined) return { mode: 'token', botToken };
  return {
    mode: 'oauth',
    clientId,
    clientSecret: given['SLACK_CLIENT_SECRET'] ?? '',
    stateSecret: given['SLACK_STATE_SECRET'] ?? '',
    encryptionKeys: (given['TOKEN_ENCRYPTION_KEY'] ?? '').split(',').map(bytesOf),
    publicUrl: given['PUBLIC_URL'] ?? '',
  };
}

/** Slack redirects people to no other address, and browsers keep no state cookie for one. */
function isSafe(url: string | undefined): boolean {
  // A missing address, or one that is no URL, is reported elsewhere.
  if (url === undefined || !URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.has(hostname);
}
