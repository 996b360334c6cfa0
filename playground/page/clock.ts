/** The time in the workspace: the browser's clock, moved forward as far as the playground's. */
import { useEffect, useState } from 'react';

let ahead = 0;

/** @param ms how far the playground's clock is ahead of the real time */
export function setAhead(ms: number): void {
  ahead = ms;
}

/** Epoch milliseconds. */
export function now(): number {
  return Date.now() + ahead;
}

/** The workspace's time, updated each second. */
export function useNow(): number {
  const [, again] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => again((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return now();
}
