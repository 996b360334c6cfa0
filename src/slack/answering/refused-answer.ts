/** Tells a person directly that Slack refused an answer: else they would see nothing at all. */
import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import { small } from '../../cards/blocks.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { postMessage } from './deliver.ts';
import { isOneOf, TOKEN_ENDED, TOKEN_NOT_TAKEN } from './error-words.ts';
import { RespondFailed } from './respond-failed.ts';

/** How to reach the person who waits for an answer. */
export interface Asker {
  readonly client: WebClient;
  readonly language: Language;
}

/**
 * Says to the asker that an answer was refused, under its reference. Only where Slack said so: an answer that may
 * have arrived is not spoken of, since nothing more is sent then. Never rejects.
 * @param error why the answer was not brought
 */
export async function tellRefused(
  { client, language }: Asker,
  user: string,
  reference: string,
  error: unknown,
): Promise<void> {
  if (user === '' || !isRefusal(error)) return;
  const { refusedAnswer, reference: referred } = texts(language).errors;
  const lines = [refusedAnswer, referred(reference)];
  try {
    await postMessage(client, { channel: user }, { text: lines.join('\n'), blocks: lines.map(small) });
  } catch {
    // The log has the answer's own failure, with its reference.
  }
}

/** Whether Slack said in its own word that it did not take the answer, and may take another message. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RespondFailed) return error.status < 500 && error.slackWord !== undefined;
  if (isOneOf(TOKEN_ENDED, error) || isOneOf(TOKEN_NOT_TAKEN, error)) return false;
  return error instanceof WebAPIPlatformError && /^\w+$/.test(error.data.error);
}
