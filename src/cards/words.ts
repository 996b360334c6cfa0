/** Notes that cards say alike: on the age of an answer, on what was not used, and on how something was found. */

import type { Button, KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Found, NearUnits, StudySeen } from '../study-client/model.ts';
import { capital, joined, mrkdwnSmall, outsideLine } from './blocks.ts';
import { type Card, type Reader, withNote, withNoteOnce, withSaid } from './card.ts';
import { ago, asOf, dayAlone, dayNumber, timeOf } from './dates.ts';
import { shortFailure } from './error-card.ts';

/** Whether the study API answered when it was asked last, and when that was: what it would say now is not known. */
export function studyWords(
  { answeredAt, failedAt, failingSince, refused }: StudySeen,
  reader: Reader,
): string {
  const words = texts(reader.language).operation;
  if (failingSince !== undefined) {
    const say = refused ? words.refuses[refused] : words.fails;
    return say(asOf(failingSince, reader), ago(failedAt ?? failingSince, reader));
  }
  return answeredAt === undefined ? words.unasked : words.answered(ago(answeredAt, reader));
}

/** A kept answer that is younger than this, in milliseconds, is as good as a fresh one. */
const YOUNG = 60 * 60_000;

/**
 * The age of an answer, if it matters: nothing for a fresh answer and for one of the last hour, "as of 14:02" for an older
 * one, and the reason if it could not be renewed. Of several answers the worst counts: the oldest of those that could not
 * be renewed, else the oldest.
 * @param isWhole whether all that was asked for is there
 */
export function freshnessNote(
  answers: readonly Found<unknown>[],
  reader: Reader,
  isWhole = true,
): string | undefined {
  const words = texts(reader.language).freshness;
  const byAge = answers
    .filter(({ freshness }) => freshness !== 'fresh')
    .toSorted((one, other) => one.fetchedAt - other.fetchedAt);
  const outage = byAge.find((answer) => answer.freshness === 'outage');
  const worst = outage ?? byAge[0];
  if (!worst) return undefined;
  if (!outage && reader.now - worst.fetchedAt <= YOUNG) return undefined;
  const time = asOf(worst.fetchedAt, reader);
  if (!outage) return words.refreshing(time);
  const reason = shortFailure(outage.cause, reader);
  return (isWhole ? words.outage : words.outagePart)(capital(reason), time);
}

/**
 * The same of what may change any minute: where the words stay, they always say when it was read.
 * @param others answers beside it that change seldom
 */
export function ageNote(
  read: readonly Found<unknown>[],
  others: readonly Found<unknown>[],
  reader: Reader,
  isWhole?: boolean,
): string | undefined {
  const note = freshnessNote([...others, ...read], reader, isWhole);
  if (note !== undefined || !reader.stays || read.length === 0) return note;
  const oldest = Math.min(...read.map(({ fetchedAt }) => fetchedAt));
  const day = dayAlone(dayNumber(oldest, reader.zone), reader);
  return texts(reader.language).freshness.read(`${day} ${timeOf(oldest, reader)}`);
}

/** Whether one of several answers could not be renewed: `freshnessNote` says why, and whether it is all. */
export const isOutage = (answers: readonly Found<unknown>[]): boolean =>
  answers.some(({ freshness }) => freshness === 'outage');

/** Until when `freshnessNote` stays as it is but for its day, in epoch milliseconds: an answer grows older than an hour. */
export function freshnessUntil(answers: readonly Found<unknown>[], { now }: Pick<Reader, 'now'>): number {
  const turns = answers
    .filter(({ freshness }) => freshness !== 'fresh')
    .map(({ fetchedAt }) => fetchedAt + YOUNG + 1)
    .filter((at) => at > now);
  return Math.min(...turns);
}

/** Says why texts that other languages may have are missing; undefined if none are. */
export function missingTexts({ withoutTexts: failure }: Found<unknown>, reader: Reader): string | undefined {
  if (failure === undefined) return undefined;
  return texts(reader.language).freshness.withoutTexts(shortFailure(failure, reader));
}

/** The note as the end of a card; empty without a note. */
export function noteBlocks(note: string | undefined): KnownBlock[] {
  return note === undefined ? [] : [mrkdwnSmall(note)];
}

/** The card of what was found by course units' codes, with a line that says how. */
export function withNear(
  card: Card,
  { near }: { readonly near?: NearUnits | undefined },
  reader: Reader,
): Card {
  if (!near) return card;
  const words = texts(reader.language).runs;
  const some = near.all > near.shown && words.some(near.shown, near.all);
  const note = joined([whereWords(near, reader), some], ' ');
  // Of the whole catalogue nothing need be seen.
  const isPart = near.failure !== undefined || !near.isWhole || some;
  return isPart ? withNote(card, note) : withSaid(card, note);
}

function whereWords({ units, isWhole, failure }: NearUnits, reader: Reader): string {
  const { runs, find } = texts(reader.language);
  if (failure !== undefined) return find.catalogue.trouble(shortFailure(failure, reader));
  if (isWhole) return find.catalogue.looked;
  return (units.length > 1 ? runs.nearSeveral : runs.near)(units.join(', '));
}

/** The characters of typed words that a note tells. */
const MOST_TYPED = 100;

/** Typed words for a note, which stands in the text of a message: nothing of them is markup there. */
export const wordsInNote = (typed: string): string =>
  outsideLine(typed.replace(/[<>&*_~`]/g, ''), MOST_TYPED);

/** The card with a line that names the typed words that were not used; as it is if there are none. */
export function withUnused(card: Card, words: readonly string[], language: Language): Card {
  return words.length === 0
    ? card
    : withNoteOnce(card, texts(language).find.unused(wordsInNote(words.join(', '))));
}

/** The longest code that is said, in characters. */
const LONGEST_CODE = 60;

/** For a channel that does not follow its own course: the card, with the note that no reminders come, and **Follow**. */
export function withUnfollowed(
  code: string,
  card: Card,
  language: Language,
  offer: (label: string) => readonly Button[],
): Card {
  const { linkedUnfollowed, button } = texts(language).follow;
  const noted = withNote(card, linkedUnfollowed(outsideLine(code, LONGEST_CODE)));
  return { ...noted, buttons: [...card.buttons, ...offer(button)] };
}
