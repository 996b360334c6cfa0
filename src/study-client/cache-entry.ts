/** What the cache remembers of one thing: its value, or that there is none. */
import { InvalidResponse, type Subject } from '../errors.ts';

export interface Present {
  readonly is: 'present';
  readonly value: object;
  readonly fetchedAt: number;
  /** How the last refresh failed. Only a refresh changes it. */
  failure: Failure | undefined;
}

interface Failure {
  readonly cause: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
  /** How many answers had come by then. */
  readonly after: number;
}

export interface Absent {
  readonly is: 'absent';
  readonly subject: Subject;
  readonly id: string;
  readonly since: number;
}

/**
 * What an entry costs beside its value: its key, the maps' slots, and objects' headers. A guess on the safe
 * side.
 */
export const OVERHEAD_BYTES = 512;

/**
 * The failure of the last refresh, as long as it still says how things are. Once the study API has answered
 * anything again, it can be reached and takes the key, so the failure is over. A failure to understand an
 * answer stays: other answers say nothing of it.
 * @param answered how many answers have come by now
 */
export function standing({ failure }: Present, answered: number): Failure | undefined {
  const isOver = answered !== failure?.after && !(failure?.cause instanceof InvalidResponse);
  return isOver ? undefined : failure;
}
