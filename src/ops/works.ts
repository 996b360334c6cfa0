/** Work beside answering, which goes on until it is stopped. */
export interface Works {
  start(): void;
  /** Does everything that is due, at once. */
  round(): Promise<void>;
  /** Ends the work under way. */
  stop(): Promise<void>;
}

/** Both works. Neither waits for the other, except in a round. */
export function together(first: Works, second: Works): Works {
  return {
    start: () => {
      first.start();
      second.start();
    },
    round: async () => {
      await first.round();
      await second.round();
    },
    stop: async () => void (await Promise.all([first.stop(), second.stop()])),
  };
}
