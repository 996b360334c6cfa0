/** What replicas agree on. Times are epoch milliseconds. */

export interface Leases {
  /**
   * Takes or prolongs a lease; false where another holder's has not run out at `now`. A lease that would last
   * longer than this name is ever taken for (`longestMs`, by default `forMs`) was taken before the clock was
   * set back: it counts as run out.
   */
  take(name: string, holder: string, now: number, forMs: number, longestMs?: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
  /** Names of leases that were neither prolonged nor released: their holders have ended. */
  runOut(now: number): Promise<string[]>;
}

export interface Claims {
  /** Takes a name for a while: true for one taker only, until the time is over. */
  take(name: string, now: number, forMs: number): Promise<boolean>;
  release(name: string): Promise<void>;
}

export interface Secrets {
  /** A secret that all replicas share: the first one that was kept stays. `make` is called where there is none. */
  get(name: string, make: () => string): Promise<string>;
  known(name: string): Promise<string | undefined>;
}

/** How work that replicas share went. */
export interface JobRun {
  /** When the last run began that has ended, well or not. */
  readonly triedAt: number;
  /** When the last run that went well ended; undefined: none has. */
  readonly succeededAt: number | undefined;
  /** When the first run began that has failed since; undefined: the last one went well. */
  readonly failingSince: number | undefined;
}

export interface JobRuns {
  /** Undefined: no run has ended yet. */
  last(job: string): Promise<JobRun | undefined>;
  /** Notes a run that has ended. */
  note(
    job: string,
    run: { readonly triedAt: number; readonly endedAt: number; readonly isWell: boolean },
  ): Promise<void>;
}
