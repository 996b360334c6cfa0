import { texts } from '../i18n/index.ts';
import type { Found } from '../study-client/model.ts';
import type { Reader } from './card.ts';
import { asOf } from './dates.ts';

/**
 * Says how old an answer is, where that matters: nothing for a fresh one, "as of 14:02" for one that was
 * kept, and that the study API can't be reached where that is why. Of several answers the worst speaks.
 */
export function freshnessNote(answers: readonly Found<unknown>[], reader: Reader): string | undefined {
  const words = texts(reader.language).freshness;
  const old = answers.filter((answer) => answer.freshness !== 'fresh');
  if (old.length === 0) return undefined;
  const time = asOf(Math.min(...old.map((answer) => answer.fetchedAt)), reader);
  const outage = old.some((answer) => answer.freshness === 'outage');
  return outage ? words.outage(time) : words.refreshing(time);
}
