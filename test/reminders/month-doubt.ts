/** What may have happened in passes of which it is unknown how far they got. */

import { windowOf } from './month-changes.ts';
import { changesOf, expect, LAST, wantedOf } from './month-model.ts';
import type { Model } from './month-state.ts';

/**
 * What a pass may do that is not the last word: the first one of an app that starts, which works from what was
 * read before, and one that is cut short. Such a reminder comes, or not, unless it is wanted afterwards, too.
 */
export function perhapsFrom(model: Model, now: number): () => void {
  const stale = [...model.targets.values()].flatMap((target) =>
    [...wantedOf(model, target, now).values()]
      .filter(({ name, at }) => at <= now + LAST && !target.posted.has(name) && !target.held.has(name))
      .map((reminder) => ({ target, reminder })),
  );
  const news = [...model.targets.values()].map((target) => ({
    target,
    codes: changesOf(model, target, now),
  }));
  return () => {
    for (const { target, reminder } of stale) {
      if (target.posted.has(reminder.name) || target.held.has(reminder.name)) continue;
      expect(model, target, reminder, { to: Math.max(now, reminder.at), least: 0 });
    }
    // What has changed once more since it was read is told as it was, and then as it is.
    for (const { target, codes } of news) {
      const window = windowOf(now, target.settings);
      const what = `news ${codes.join(' ')}`;
      if (codes.length > 0 && window)
        model.expected.push({ channel: target.id, what, ...window, least: 0, most: 1, inParts: true });
    }
  };
}
