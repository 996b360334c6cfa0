import type { Log } from '../ops/log.ts';
import { nameOfError } from '../ops/name-of-error.ts';

/** What replicas, and a process that is started again, agree on: who does a thing that must be done once. */
export interface Agreement {
  /** Takes a name for a while, in milliseconds: false where it was taken before. May reject. */
  claim(name: string, forMs: number): Promise<boolean>;
  /** Gives it back: nothing was done. May reject. */
  release(name: string): Promise<void>;
}

/** A name that is to be taken. `kind`: of what the log is told where nobody can be asked. */
export interface Claim {
  readonly kind: 'delivery' | 'share';
  readonly name: string;
  readonly forMs: number;
}

/** Takes a name; true, too, where nobody can be asked: better perhaps twice than not at all. Never rejects. */
export async function claimOrGoOn(
  agreement: Pick<Agreement, 'claim'>,
  { kind, name, forMs }: Claim,
  log: Log,
): Promise<boolean> {
  try {
    return await agreement.claim(name, forMs);
  } catch (error) {
    log.warn({ kind, outcome: 'unclaimed', error: nameOfError(error) }, 'replicas were not asked');
    return true;
  }
}
