/** A message did not reach a `response_url`, or was refused there. */
export class RespondFailed extends Error {
  override readonly name = 'RespondFailed';
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  /** Slack's own word, such as `invalid_blocks` or `expired_url`; with 429, the seconds to wait. */
  readonly reason: string;
  /** Slack's own word alone; undefined if none was said, as by a proxy. */
  readonly slackWord: string | undefined;
  /** Whether no connection was made. If so, Slack can't have the message. */
  readonly isUnsent: boolean;
  constructor(status: number, reason: string, isUnsent = false) {
    const word = wordIn(reason);
    super(`response_url answered ${status} ${word ?? 'in no word of Slack’s'}`);
    this.slackWord = word;
    this.status = status;
    this.reason = reason;
    this.isUnsent = isUnsent;
  }
}

/** Slack's word in an answer. A page of a proxy may hold anything, so it goes into no log. */
function wordIn(said: string): string | undefined {
  return /^(?:\{"ok":false,"error":")?(\w{1,60})(?:"\})?$/.exec(said)?.[1];
}
