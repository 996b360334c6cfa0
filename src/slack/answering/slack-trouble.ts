import { causeOf } from '../../ops/cause.ts';
import type { Fields } from '../../ops/log.ts';

/** `word`: Slack's word, where an error of ours stands for Slack's. */
type Thrown = Error & { code?: unknown; data?: { error?: string }; word?: string; original?: Error };

/**
 * The part of an error from Slack's libraries that the log may hold: their messages can contain addresses.
 */
export function slackTrouble(error: unknown): Pick<Fields, 'error' | 'detail'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const thrown: Thrown = error;
  // Bolt wraps errors that it does not know.
  const cause: Thrown = thrown.original ?? thrown;
  const detail =
    wordOf(cause) ??
    (cause.name === 'RespondFailed' ? cause.message : undefined) ??
    causeOf(cause) ??
    codeOf(cause);
  return { error: cause.name, detail: detail?.slice(0, 120) };
}

/**
 * Slack's word for the error. If a page came in place of an answer, the library puts the page there: it may
 * hold anything.
 */
function wordOf({ data, word = data?.error }: Thrown): string | undefined {
  return word === undefined || /^\w{1,60}$/.test(word) ? word : 'no word of Slack’s';
}

/** The code of a time-out is a number that says nothing. */
function codeOf({ code }: Thrown): string | undefined {
  return typeof code === 'string' ? code : undefined;
}
