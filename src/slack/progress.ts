/**
 * What happens to an answer around its delivery: a slow one shows that it is under way, and one that was given past its
 * freshness is replaced when the refresh has brought something else.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../ask/feature.ts';
import { withTimeout } from '../primitives/promises.ts';
import { type Answer, type Answering, readerOf } from './answer.ts';

/** After so many milliseconds an answer is slow. */
const SLOW = 1_500;

/** Shows that an answer is under way, once that has taken a while. */
export interface Progress {
  /** To be called when the answer is there. Resolves to whether something was shown. Never rejects. */
  end(): Promise<boolean>;
}

/** @param show a refusal of it costs nothing */
export function startProgress(show: () => Promise<unknown>): Progress {
  let shown: Promise<boolean> | undefined;
  const timer = setTimeout(() => {
    shown = show().then(
      () => true,
      () => false,
    );
  }, SLOW);
  return {
    end: async () => {
      clearTimeout(timer);
      return (await shown) ?? false;
    },
  };
}

/** The longest wait for a refresh, in milliseconds: longer than one takes with its retries. */
const REFRESHED_WITHIN = 15_000;
/** An answer stands for at least so long, in milliseconds: Slack must have shown it before it is replaced. */
const STANDS = 700;

/** The answer once more, if it was past its freshness and the refresh has brought something else. Never rejects. */
export async function refreshed(
  answering: Answering,
  place: Place,
  { ask, card, language, refresh, ...rest }: Answer,
): Promise<Answer | undefined> {
  if (!ask || !refresh) return undefined;
  const stands = sleep(STANDS);
  if (!(await withTimeout(refresh, REFRESHED_WITHIN))) return undefined;
  await stands;
  try {
    // No person asks for it.
    const fresh = await answering.limits.apart(() => ask.card(readerOf(answering, language), place));
    if (fresh.failures || fresh.text === card.text) return undefined;
    return { ...rest, ask, language, card: fresh };
  } catch {
    // The answer that stands there says how old it is.
    return undefined;
  }
}
