import type { Fields } from '../ops/log.ts';

type Thrown = Error & { code?: string; data?: { error?: string }; original?: Error };

/** What the log may know of an error that Slack's libraries threw: their messages can hold addresses. */
export function slackTrouble(error: unknown): Pick<Fields, 'error' | 'detail'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const thrown: Thrown = error;
  // Bolt wraps what it does not know.
  const cause: Thrown = thrown.original ?? thrown;
  const detail =
    cause.data?.error ?? (cause.name === 'RespondFailed' ? cause.message : undefined) ?? cause.code;
  return { error: cause.name, detail: detail?.slice(0, 120) };
}
