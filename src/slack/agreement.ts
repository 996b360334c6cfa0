/** What replicas, and a process that is started again, agree on: who does a thing that must be done once. */
export interface Agreement {
  /** Takes a name for a while, in milliseconds: false where it was taken before. May reject. */
  claim(name: string, forMs: number): Promise<boolean>;
  /** Gives it back: nothing was done. May reject. */
  release(name: string): Promise<void>;
}
