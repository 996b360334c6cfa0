/**
 * The few ways in which an answer can fail. Errors are thrown anywhere; their words are in one place
 * (`cards/error-card.ts`). Messages are for the log: they hold no key, no token and no
 * path.
 */

/**
 * What a search of the whole catalogue for names has brought: none of them among starts of the last twelve months and later, or of
 * the last years, no answer, or nothing that is sure.
 */
export const UNFOUND = ['nothing', 'nothing-in-years', 'failed', 'unsure'] as const;
export type Unfound = (typeof UNFOUND)[number];

/** The unreadable part of a request, so that the card can name it and give an example. */
export type Problem =
  | { readonly about: 'realization-code'; readonly input: string; readonly sought?: Unfound | undefined }
  /** A student group, where courses alone are taken. */
  | { readonly about: 'group'; readonly input: string }
  /** A course unit's code where one of its runs is asked for, and a code that a run of it may have. */
  | { readonly about: 'unit-code'; readonly input: string; readonly example: string }
  /** The same where no run is known; without an example the whole catalogue has none. */
  | { readonly about: 'no-runs'; readonly input: string; readonly example: string | undefined }
  /** A course whose code has no usual form, so that it can't be read again by it. */
  | { readonly about: 'not-followable'; readonly input: string }
  | { readonly about: 'too-many-codes'; readonly count: number; readonly most: number }
  | { readonly about: 'too-few-to-compare'; readonly input: string }
  | { readonly about: 'too-many-to-compare'; readonly count: number; readonly most: number }
  | { readonly about: 'no-code-in-message' }
  /** `isNowhere`: the whole catalogue has no course unit of that code. */
  | { readonly about: 'course-unit-id'; readonly input: string; readonly isNowhere?: true }
  | { readonly about: 'building' | 'seats' | 'day' | 'span'; readonly input: string };

/** The kind of thing that was not found. */
export type Subject = 'realization' | 'course-unit' | 'building';

/** The input cannot be read as a request. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly problem: Problem;
  /** The codes that it names: what is said next is about these. */
  readonly named: readonly string[];
  constructor(problem: Problem, named: readonly string[] = []) {
    super(`cannot read the request: ${problem.about}`);
    this.problem = problem;
    this.named = named;
  }
}

/** A person may not do what was asked. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
  /**
   * `managers`: only administrators and owners of the workspace may, and the person who set the thing up. `unsure`:
   * the same, and Slack does not tell who is one. `over`: it can't be undone any more.
   */
  readonly why: 'managers' | 'unsure' | 'over';
  constructor(why: NotAllowed['why']) {
    super(`not allowed: ${why}`);
    this.why = why;
  }
}

/** Slack opens no direct conversation with a person, for a reason that the person can't change. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
  /** Slack's word; undefined where it gave none. */
  readonly word: string | undefined;
  constructor(word: string | undefined, detail: string) {
    super(`no direct conversation: ${detail}`);
    this.word = word;
  }
}

/** The study API answered, and knows no such code or id. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
  readonly subject: Subject;
  readonly id: string;
  /** Why it was asked for though it was not typed: the channel is linked to it, or follows it, or it was shown before. */
  readonly tie: 'linked' | 'followed' | 'shown' | undefined;
  /** When the study API said so, in epoch milliseconds, where that is remembered; undefined: just now. */
  readonly since: number | undefined;
  constructor(subject: Subject, id: string, tie?: 'linked' | 'followed' | 'shown', since?: number) {
    super(`no such ${subject}`);
    this.subject = subject;
    this.id = id;
    this.tie = tie;
    this.since = since;
  }
}

/** The study API, or something before it, does not let us in. */
export class AccessRefused extends Error {
  override readonly name = 'AccessRefused';
  /** `key`: the subscription key is refused. `access`: something else is, such as this machine's address. */
  readonly what: 'key' | 'access';
  constructor(what: 'key' | 'access', detail: string) {
    super(`the study API ${what === 'key' ? 'refuses the key' : 'does not let us in'}: ${detail}`);
    this.what = what;
  }
}

/** The study API's quota is used up, or its rate limit is reached. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded';
  /** `quota`: calls in a long period such as a month. `rate`: calls per minute. */
  readonly limit: 'quota' | 'rate';
  /** When the study API may be asked again, in epoch milliseconds; undefined if it did not say. */
  readonly retryAt: number | undefined;
  constructor(limit: 'quota' | 'rate', retryAt?: number) {
    super(`the study API's ${limit} limit is reached`);
    this.limit = limit;
    this.retryAt = retryAt;
  }
}

const STATES = {
  down: 'the study API is down',
  slow: 'the study API is slow',
  proxy: 'no way to the study API',
  between: 'no answer of the study API',
} as const;

/** The study API cannot be reached, reports a fault of its own, or took longer than the deadline. It may pass. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** `proxy`: the proxy on the way there can't be reached, or can't reach it. `between`: the proxy, or the API behind it, is silent. */
  readonly reason: 'down' | 'slow' | 'proxy' | 'between';
  /** What an operator can do about it, where that is known. */
  readonly next: string | undefined;
  constructor(reason: Unavailable['reason'], detail: string, next?: string) {
    super(`${STATES[reason]}: ${detail}`);
    this.reason = reason;
    this.next = next;
  }
}

/** There is no way to the study API, for a reason that waiting does not cure. */
export class NoWay extends Error {
  override readonly name = 'NoWay';
  /**
   * `proxy`: the proxy refuses, or is not found. `certificate`: that of the other side is not valid, or not known here.
   * `client`: the other side wants one of ours. `address`: the name is not known, or what answers there does not speak TLS.
   */
  readonly why: 'proxy' | 'certificate' | 'client' | 'address';
  /** What an operator can do about it. */
  readonly next: string;
  constructor(why: NoWay['why'], detail: string, next: string) {
    super(`no way to the study API: ${detail}`);
    this.why = why;
    this.next = next;
  }
}

/** What is wrong with an answer, where that matters to who asked. */
interface Flaw {
  readonly redirect?: string | undefined;
  readonly status?: number | undefined;
  readonly isTooLarge?: boolean;
  readonly isOfOthers?: boolean;
}

/** The study API's answer is not what its specification describes. */
export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse';
  /** Where a redirect leads, without the path: no redirect is followed. Undefined for other answers. */
  readonly redirect: string | undefined;
  /** The HTTP status of an answer that is no success; undefined: the status was well, the answer is not. */
  readonly status: number | undefined;
  /** The answer has more bytes, or more rows, than are read. */
  readonly isTooLarge: boolean;
  /** It is too large, and nothing that was read of it is what was asked for. */
  readonly isOfOthers: boolean;
  constructor(detail: string, { redirect, status, isTooLarge = false, isOfOthers = false }: Flaw = {}) {
    const what = redirect === undefined ? 'answer is not understood' : 'address leads elsewhere';
    super(`the study API's ${what}: ${detail}`);
    this.redirect = redirect;
    this.status = status;
    this.isTooLarge = isTooLarge;
    this.isOfOthers = isOfOthers;
  }
  /** The address that was asked does not exist, or what it names. */
  get isMissing(): boolean {
    return this.status === 404;
  }
}

/** Coursebell itself was asked too much in a short time, by one person or by a whole workspace. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly who: 'person' | 'workspace';
  /** When there is room for a request again, in epoch milliseconds. */
  readonly retryAt: number;
  constructor(who: 'person' | 'workspace', retryAt: number) {
    super(`the limit of use of a ${who} is reached`);
    this.who = who;
    this.retryAt = retryAt;
  }
}

/**
 * What is to be kept, or read, waited too long for another program that holds the store, or was cancelled. Nothing was
 * changed.
 */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
  /**
   * @param cause the database's own error; it holds no content
   * @param why what has happened
   */
  constructor(cause: unknown, why = "another program holds the store's lock for too long") {
    const { errstr, code }: { errstr?: unknown; code?: unknown } = Object(cause);
    super(`${why} (${errstr ?? code ?? 'busy'})`, { cause });
  }
}

/** Failures of the study API, rather than of the request. */
export type UpstreamError = AccessRefused | QuotaExceeded | Unavailable | NoWay | InvalidResponse;

/** Every failure with a card of its own. Anything else is unexpected. */
type KnownError = InvalidRequest | NotAllowed | NotFound | LimitReached | StoreBusy | UpstreamError;

/** Whether a failure is known and has words for a person, rather than unexpected. */
export function isKnownError(error: unknown): error is KnownError {
  return (
    error instanceof InvalidRequest ||
    error instanceof NotAllowed ||
    error instanceof NotFound ||
    error instanceof LimitReached ||
    error instanceof StoreBusy ||
    isUpstreamError(error)
  );
}

/** Whether the study API, not the asker, is the cause. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return (
    error instanceof AccessRefused ||
    error instanceof QuotaExceeded ||
    error instanceof Unavailable ||
    error instanceof NoWay ||
    error instanceof InvalidResponse
  );
}

/** Whether the same may succeed if it is simply tried again: limits and quotas say themselves when that is. */
export function mayPass(error: unknown): boolean {
  const isPassing = [Unavailable, InvalidResponse, StoreBusy].some((one) => error instanceof one);
  return isPassing || !isKnownError(error);
}
