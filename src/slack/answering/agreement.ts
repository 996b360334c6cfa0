import { nameAndCause } from '../../ops/cause.ts';
import type { Log } from '../../ops/log.ts';

/** What replicas agree on, also across restarts: which of them does a thing that must be done once. */
export interface Agreement {
  /** Takes a name for `forMs` milliseconds; false if it was taken before. May reject. */
  claim(name: string, forMs: number): Promise<boolean>;
  /** Gives a name back, because nothing was done. May reject. */
  release(name: string): Promise<void>;
}

/** A name to be taken. `kind` is for the log, in case the other replicas can't be asked. */
export interface Claim {
  readonly kind: 'delivery' | 'share';
  readonly name: string;
  readonly forMs: number;
}

/** Takes a name. True also if nobody can be asked: better perhaps twice than not at all. Never rejects. */
export async function claimOrGoOn(
  agreement: Pick<Agreement, 'claim'>,
  { kind, name, forMs }: Claim,
  log: Log,
): Promise<boolean> {
  try {
    return await agreement.claim(name, forMs);
  } catch (error) {
    log.warn({ kind, outcome: 'unclaimed', ...nameAndCause(error) }, 'replicas were not asked');
    return true;
  }
}
