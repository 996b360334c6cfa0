/**
 * The switches that make Slack's HTTP side refuse a call, whichever call it is: ordered faults, rates, the
 * token.
 */
import type { Fault, Json } from './types.ts';

const MINUTE_MS = 60_000;

/** The answer to a call of a method. */
export interface Outcome {
  readonly status: number;
  readonly answer: Json;
  /** Seconds until a limited method may be called again. */
  readonly retryAfter?: number;
}

/** Slack's word for a token that is no longer valid. */
type TokenState = 'token_revoked' | 'account_inactive';

/** The switches, for people and tests. */
export interface Switches {
  /** Spoils the next `times` calls of a method, or of `response_url`, as `Fault` says. */
  fail(method: string, fault: Fault, times?: number): void;
  /**
   * From now on a method answers 429 beyond this many calls in any 60 s of the workspace's clock; undefined
   * lifts the limit.
   */
  rateLimit(method: string, perMinute: number | undefined): void;
  /** From now on every method refuses the token with this word. */
  revokeToken(word?: TokenState): void;
  restoreToken(): void;
  /** From now on Slack rejects everything with a block of this type, such as `data_table`. */
  refuseBlock(type: string): void;
  allowBlock(type: string): void;
}

/** The switches as the HTTP side reads them. */
export interface ReadSwitches {
  nextFault(method: string): Fault | undefined;
  /** Counts a call; gives the 429 if it is one too many. */
  limited(method: string): Outcome | undefined;
  tokenState(): TokenState | undefined;
}

/** Faults that were ordered, each used up by the calls that it spoils. */
function faults(): Pick<Switches & ReadSwitches, 'fail' | 'nextFault'> {
  const ordered: { method: string; fault: Fault; times: number }[] = [];
  return {
    fail: (method, fault, times = 1) => void ordered.push({ method, fault, times }),
    nextFault: (method) => {
      const found = ordered.find((each) => each.method === method && each.times > 0);
      if (found) found.times -= 1;
      return found?.fault;
    },
  };
}

function rates(now: () => number): Pick<Switches & ReadSwitches, 'rateLimit' | 'limited'> {
  const limits = new Map<string, { readonly perMinute: number; taken: number[] }>();
  return {
    rateLimit: (method, perMinute) => {
      if (perMinute === undefined) limits.delete(method);
      else limits.set(method, { perMinute, taken: [] });
    },
    limited: (method) => {
      const limit = limits.get(method);
      if (!limit) return undefined;
      limit.taken = limit.taken.filter((at) => at > now() - MINUTE_MS);
      if (limit.taken.length < limit.perMinute) {
        limit.taken.push(now());
        return undefined;
      }
      const waitMs = (limit.taken[0] ?? now()) + MINUTE_MS - now();
      const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
      return { status: 429, answer: { ok: false, error: 'ratelimited' }, retryAfter };
    },
  };
}

/**
 * All switches off.
 * @param refusedBlocks the types of blocks that are refused; `holdsRefused` reads them
 */
export function createSwitches(now: () => number, refusedBlocks: Set<string>): Switches & ReadSwitches {
  let state: TokenState | undefined;
  return {
    ...faults(),
    ...rates(now),
    revokeToken: (word = 'token_revoked') => {
      state = word;
    },
    restoreToken: () => {
      state = undefined;
    },
    tokenState: () => state,
    refuseBlock: (type) => void refusedBlocks.add(type),
    allowBlock: (type) => void refusedBlocks.delete(type),
  };
}
