/** Asks Slack whether a token still stands. */
import type { WebClient } from '@slack/web-api';
import { isOneOf, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/answering/error-words.ts';

/** Undefined: Slack can't be asked now. */
type Standing = { readonly team: string; readonly whole: boolean } | 'ended' | 'not taken' | undefined;

/** Asks whose a token is. `whole`: an organization's, whose id stands in the place of a workspace's. */
export async function askWhose(client: WebClient): Promise<Standing> {
  try {
    const { team_id = '', is_enterprise_install = false } = await client.auth.test();
    return { team: team_id, whole: is_enterprise_install };
  } catch (error) {
    if (isOneOf(TOKEN_ENDED, error)) return 'ended';
    // That is no reason to erase anything.
    return isOneOf(TOKEN_NOT_TAKEN, error) ? 'not taken' : undefined;
  }
}

/** Whether a token stands. Undefined: nobody knows. */
export async function stands(client: WebClient): Promise<boolean | undefined> {
  const whose = await askWhose(client);
  if (whose === 'ended') return false;
  return typeof whose === 'object' ? true : undefined;
}
