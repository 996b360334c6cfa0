/** What is done beside answering, until it is stopped. */
export interface Works {
  start(): void;
  /** Everything that is due, at once. */
  round(): Promise<void>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Both, neither waiting for the other but in a round. */
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
