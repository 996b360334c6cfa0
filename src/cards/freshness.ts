import type { KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { Found } from '../study-client/model.ts';
import { smallWords } from './blocks.ts';
import type { Reader } from './card.ts';
import { asOf } from './dates.ts';
import { shortFailure } from './error-card.ts';

/**
 * The age of an answer, if it matters: nothing for a fresh answer, "as of 14:02" for a kept one, and the
 * reason if it could not be renewed. Of several answers the worst counts: the oldest of those that could not
 * be renewed, else the oldest.
 */
export function freshnessNote(answers: readonly Found<unknown>[], reader: Reader): string | undefined {
  const words = texts(reader.language).freshness;
  const old = answers.filter((answer) => answer.freshness !== 'fresh');
  if (old.length === 0) return undefined;
  const [outage] = old.filter(isOutage).toSorted((one, other) => one.fetchedAt - other.fetchedAt);
  const oldest = outage?.fetchedAt ?? Math.min(...old.map(({ fetchedAt }) => fetchedAt));
  const time = asOf(oldest, reader);
  if (!outage) return words.refreshing(time);
  const reason = shortFailure(outage.cause, reader);
  return words.outage(reason.charAt(0).toUpperCase() + reason.slice(1), time);
}

/** Says why texts that other languages may have are missing; undefined if none are. */
export function missingTexts({ withoutTexts: failure }: Found<unknown>, reader: Reader): string | undefined {
  if (failure === undefined) return undefined;
  return texts(reader.language).freshness.withoutTexts(shortFailure(failure, reader));
}

/** The note as the end of a card; empty without a note. */
export function noteBlocks(note: string | undefined): KnownBlock[] {
  return note === undefined ? [] : [smallWords(note)];
}

function isOutage<T>(answer: Found<T>): answer is Extract<Found<T>, { freshness: 'outage' }> {
  return answer.freshness === 'outage';
}
