/** How often the event loop comes round while something goes on: who else waits gets as many turns. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  try {
    await work;
    return turns;
  } finally {
    clearImmediate(next);
  }
}
