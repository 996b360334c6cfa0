/** Asks Slack whether a token still stands. */
import { WebAPIPlatformError, type WebClient } from '@slack/web-api';

/** Slack's words for a token whose app was removed (https://docs.slack.dev/reference/methods/auth.test). */
const ENDED = new Set(['account_inactive', 'token_revoked']);
/**
 * Slack's words for a token that is not taken here and now: by another Slack than its own, from an address
 * that the workspace does not allow, or because it has run out. That is no reason to erase anything.
 */
const NOT_TAKEN = new Set(['invalid_auth', 'not_authed', 'token_expired']);

/** Undefined: Slack can't be asked now. */
type Standing = { readonly team: string } | 'ended' | 'not taken' | undefined;

/** Asks whose a token is. */
export async function askWhose(client: WebClient): Promise<Standing> {
  try {
    return { team: (await client.auth.test()).team_id ?? '' };
  } catch (error) {
    const word = error instanceof WebAPIPlatformError ? error.data.error : '';
    if (ENDED.has(word)) return 'ended';
    return NOT_TAKEN.has(word) ? 'not taken' : undefined;
  }
}

/** Whether a token stands. Undefined: nobody knows. */
export async function stands(client: WebClient): Promise<boolean | undefined> {
  const whose = await askWhose(client);
  if (whose === 'ended') return false;
  return typeof whose === 'object' ? true : undefined;
}
