/**
 * Whether Slack takes the bot token of the configuration, by what it answers to each call with it. So the
 * state is fresh: a token that is revoked shows with the next call, of which there is one every ten minutes.
 */
import type { Log } from '../ops/log.ts';
import { PASSING, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/answering/error-words.ts';

export interface TokenState {
  readonly token: 'accepted' | 'refused' | 'not known yet';
  /** Slack's word, or why Slack has not said; undefined for an accepted one. */
  readonly reason?: string | undefined;
}

export interface BotToken {
  state(): TokenState;
  /** Takes the outcome of a call, in the words of the metrics. */
  heard(outcome: string): void;
}

const REFUSED = new Set([...TOKEN_ENDED, ...TOKEN_NOT_TAKEN, 'not_allowed_token_type', 'ekm_access_denied']);
/** What tells nothing of the token: no answer, or not Slack's own. */
const SILENT = new Set([
  ...PASSING,
  'unreachable',
  'timeout',
  'http_4xx',
  'http_5xx',
  'ratelimited',
  'not_slack',
]);

export function createBotToken(log: Log): BotToken {
  let state: TokenState = { token: 'not known yet' };
  const become = (next: TokenState): void => {
    const isNews = next.token !== state.token || next.reason !== state.reason;
    state = next;
    if (isNews) tell(log, next);
  };
  return {
    state: () => state,
    heard: (outcome) => {
      if (REFUSED.has(outcome)) become({ token: 'refused', reason: outcome });
      else if (!SILENT.has(outcome)) become({ token: 'accepted' });
      else if (state.token === 'not known yet') become({ token: 'not known yet', reason: outcome });
    },
  };
}

function tell(log: Log, { token, reason: detail }: TokenState): void {
  const line = { kind: 'slack', detail };
  if (token === 'accepted') log.info({ ...line, outcome: 'token-accepted' }, 'Slack takes the bot token');
  else if (token === 'refused')
    log.error({ ...line, outcome: 'token-refused' }, 'Slack refuses the bot token: nothing can be posted');
  else log.warn({ ...line, outcome: 'token-unknown' }, 'Slack can’t be asked about the bot token yet');
}
