/** Why an installation came to nothing. Each kind of reason has its own words. */
import { AuthorizationError, InvalidStateError, MissingCodeError, MissingStateError } from '@slack/oauth';
import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api';
import { PASSING } from '../slack/answering/error-words.ts';
import { NoBot } from './record.ts';
import { StateRefused } from './states.ts';

export type Failure =
  | { readonly is: 'denied' | 'expired' | 'used' | 'otherBrowser' | 'slackDown' | 'incomplete' | 'notKept' }
  /** `reason`: Slack's own word, such as `invalid_code`. */
  | { readonly is: 'refused'; readonly reason: string };

/** @param error what the library's callback failed with */
export function failureOf(error: unknown): Failure {
  if (error instanceof StateRefused) return { is: error.why === 'forged' ? 'otherBrowser' : error.why };
  if (error instanceof InvalidStateError) return { is: 'otherBrowser' };
  if (error instanceof AuthorizationError) return { is: 'denied' };
  if (error instanceof MissingCodeError || error instanceof MissingStateError) return { is: 'incomplete' };
  if (error instanceof NoBot) return { is: 'refused', reason: 'no_bot' };
  return ofSlack(error) ?? { is: 'notKept' };
}

function ofSlack(error: unknown): Failure | undefined {
  if (error instanceof WebAPIPlatformError) {
    const reason = error.data.error;
    if (PASSING.has(reason)) return { is: 'slackDown' };
    return { is: 'refused', reason };
  }
  const unreached = [WebAPIHTTPError, WebAPIRequestError, WebAPIRateLimitedError];
  return unreached.some((kind) => error instanceof kind) ? { is: 'slackDown' } : undefined;
}

/** The HTTP status of the page that tells a failure. */
export function statusOf({ is }: Failure): number {
  if (is === 'slackDown') return 502;
  return is === 'notKept' ? 500 : 400;
}
