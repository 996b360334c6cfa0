/** What is opened ends with its test, or with its file where rows of a table share it. */
import { onTestFinished } from 'vitest';

const afterTest = (end: () => unknown): void =>
  onTestFinished(async () => {
    await end();
  });
let register = afterTest;

/** Ends what was opened: after the test, unless it is opened within `endingLater`. */
export function atEnd(end: () => unknown): void {
  register(end);
}

/** Opens something, and adds what ends it to `ends` instead. */
export async function endingLater<T>(ends: (() => unknown)[], open: () => Promise<T>): Promise<T> {
  register = (end) => void ends.push(end);
  try {
    return await open();
  } finally {
    register = afterTest;
  }
}
