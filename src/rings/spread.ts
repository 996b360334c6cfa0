/** Slack takes 30 scheduled messages a channel in five minutes; some room is left for notices. */
const MOST = 25;
/** More than five minutes, so that no five minutes hold two groups. In milliseconds. */
const APART = 360_000;

/**
 * Moves the rings of one target apart where too many come at once. The first ones stay, and each further
 * group comes six minutes later. Rings are ordered by time and key, so that the same ones are moved every
 * time.
 */
export function spread<T extends { readonly key: string; readonly at: number }>(rings: readonly T[]): T[] {
  const sorted = [...rings].sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  const placed: T[] = [];
  for (const ring of sorted) {
    // At most `MOST` rings may lie in the `APART` before this one.
    const crowd = placed.at(-MOST);
    const earliest = crowd === undefined ? ring.at : Math.max(ring.at, crowd.at + APART);
    placed.push(earliest === ring.at ? ring : { ...ring, at: earliest });
  }
  return placed;
}
