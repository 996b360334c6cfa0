import type { Fields } from '../ops/log.ts';

type Thrown = Error & { code?: unknown; data?: { error?: string }; original?: Error };

/** What the log may know of an error that Slack's libraries threw: their messages can hold addresses. */
export function slackTrouble(error: unknown): Pick<Fields, 'error' | 'detail'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const thrown: Thrown = error;
  // Bolt wraps what it does not know.
  const cause: Thrown = thrown.original ?? thrown;
  const detail =
    wordOf(cause) ?? (cause.name === 'RespondFailed' ? cause.message : undefined) ?? codeOf(cause);
  return { error: cause.name, detail: detail?.slice(0, 120) };
}

/** Slack's word for it. The library puts a page there that came in place of an answer: that may hold anything. */
function wordOf({ data }: Thrown): string | undefined {
  const word = data?.error;
  return word === undefined || /^\w{1,60}$/.test(word) ? word : 'no word of Slack’s';
}

/** A time-out's is a number that says nothing. */
function codeOf({ code }: Thrown): string | undefined {
  return typeof code === 'string' ? code : undefined;
}
