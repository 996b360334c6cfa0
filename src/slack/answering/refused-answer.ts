/** Tells a person directly that Slack refused an answer, or broke off: else they might see nothing at all. */
import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import { small } from '../../cards/blocks.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { postMessage } from './deliver.ts';
import { BROKEN_OFF, isOneOf, TOKEN_ENDED, TOKEN_NOT_TAKEN } from './error-words.ts';
import { RespondFailed } from './respond-failed.ts';

/** How to reach the person who waits for an answer. */
export interface Asker {
  readonly client: WebClient;
  readonly language: Language;
}

/**
 * Says to the asker that an answer was refused, under its reference; if Slack broke off in the middle, that it has
 * perhaps not arrived. Only where Slack said so in its own word: after a time-out or a 5xx nothing more is sent.
 * Never rejects.
 * @param error why the answer was not brought
 */
export async function tellRefused(
  { client, language }: Asker,
  user: string,
  reference: string,
  error: unknown,
): Promise<void> {
  const word = user === '' ? undefined : refusalIn(error);
  if (word === undefined) return;
  const { refusedAnswer, brokenOffAnswer, reference: referred } = texts(language).errors;
  const lines = [BROKEN_OFF.has(word) ? brokenOffAnswer : refusedAnswer, referred(reference)];
  try {
    await postMessage(client, { channel: user }, { text: lines.join('\n'), blocks: lines.map(small) });
  } catch {
    // The log has the answer's own failure, with its reference.
  }
}

/** Slack's own word for why it did not bring the answer; undefined: it said none, or takes no other message either. */
function refusalIn(error: unknown): string | undefined {
  if (error instanceof RespondFailed) return error.status < 500 ? error.slackWord : undefined;
  if (isOneOf(TOKEN_ENDED, error) || isOneOf(TOKEN_NOT_TAKEN, error)) return undefined;
  if (!(error instanceof WebAPIPlatformError)) return undefined;
  return /^\w+$/.test(error.data.error) ? error.data.error : undefined;
}
