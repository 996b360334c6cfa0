import type { Outgoing } from './reconcile.ts';

/** Slack takes 30 scheduled messages a channel in five minutes; some room is left for notices. */
const MOST = 25;
/** More than five minutes, so that no five minutes hold two groups. In seconds. */
const APART = 360;

/**
 * Moves rings of one target apart that would be too many at once: the first ones stay, each further group
 * comes six minutes later. The order decides by time and key, so that the same rings are moved every time.
 */
export function spread(messages: readonly Outgoing[]): Outgoing[] {
  const sorted = [...messages].sort((a, b) => a.postAt - b.postAt || (a.key < b.key ? -1 : 1));
  const placed: Outgoing[] = [];
  for (const message of sorted) {
    // At most MOST may lie in the APART seconds before it.
    const crowd = placed.at(-MOST);
    const earliest = crowd === undefined ? message.postAt : Math.max(message.postAt, crowd.postAt + APART);
    placed.push(earliest === message.postAt ? message : { ...message, postAt: earliest });
  }
  return placed;
}
