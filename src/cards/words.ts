/** What cards say alike: notes on the age of an answer and on what was not used, and lists of realizations with failures beside them. */

import type { Button, KnownBlock } from '@slack/types';
import { isKnownError } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Found, LookUp, NearUnits, Realization } from '../study-client/model.ts';
import {
  bullets,
  escapeMrkdwn,
  header,
  joined,
  mrkdwnSmall,
  outsideLine,
  paragraph,
  small,
} from './blocks.ts';
import { type Card, endingWith, type Reader } from './card.ts';
import { languageWords, periodWords, shortFacts } from './course-facts.ts';
import { asOf, windowText, windowWords } from './dates.ts';
import { nextSteps, shortFailure } from './error-card.ts';

/**
 * The age of an answer, if it matters: nothing for a fresh answer, "as of 14:02" for a kept one, and the
 * reason if it could not be renewed. Of several answers the worst counts: the oldest of those that could not
 * be renewed, else the oldest.
 */
export function freshnessNote(answers: readonly Found<unknown>[], reader: Reader): string | undefined {
  const words = texts(reader.language).freshness;
  const byAge = answers
    .filter(({ freshness }) => freshness !== 'fresh')
    .toSorted((one, other) => one.fetchedAt - other.fetchedAt);
  const outage = byAge.find((answer) => answer.freshness === 'outage');
  const worst = outage ?? byAge[0];
  if (!worst) return undefined;
  const time = asOf(worst.fetchedAt, reader);
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
  return note === undefined ? [] : [mrkdwnSmall(note)];
}

/** The card of what was found by course units' codes, with a line that says how. */
export function withNear(
  card: Card,
  { near }: { readonly near?: NearUnits | undefined },
  { language }: Reader,
): Card {
  if (!near) return card;
  const words = texts(language).runs;
  const some = near.all > near.shown && words.some(near.shown, near.all);
  const found = near.units.length > 1 ? words.nearSeveral : words.near;
  return withNote(card, joined([found(near.units.join(', ')), some], ' '));
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
    : withNote(card, texts(language).find.unused(wordsInNote(words.join(', '))));
}

/** The card with one more line of our own words below it. */
export function withNote(card: Card, note: string): Card & Required<Pick<Card, 'tail'>> {
  return {
    ...card,
    text: `${card.text}\n${note}`,
    tail: (card.tail ?? 0) + note.length + 1,
    blocks: [...card.blocks, small(note)],
    ...(card.plainer && { plainer: [...card.plainer, small(note)] }),
  };
}

/** In a list, the languages and dates tell runs of one name apart. */
function listedFacts(one: Realization, reader: Reader) {
  const languages = languageWords(one.teachingLanguages, reader.language);
  const dates = `${texts(reader.language).course.labels.dates}: ${periodWords(one, reader)}`;
  return { facts: joined([shortFacts(one, reader), languages]), dates: (one.starts ?? one.ends) && dates };
}

/** A realization as two lines of a list, with a button beside it if one is given. */
function realizationRow(realization: Realization, reader: Reader, button: Button | undefined): KnownBlock[] {
  const { sign, state, dates } = windowWords(realization.enrollment, reader);
  const listed = listedFacts(realization, reader);
  const title = joined([outsideLine(realization.name, 200), listed.facts], '\n');
  return [paragraph(title, button), mrkdwnSmall(joined([`*${sign} ${state}*`, dates, listed.dates]))];
}

/** The same as one line of top-level text, with date tokens; the rest is escaped. */
export function realizationText(realization: Realization, reader: Reader): string {
  const { enrollment } = texts(reader.language).course.labels;
  const { facts, dates } = listedFacts(realization, reader);
  const window = `${enrollment}: ${windowText(windowWords(realization.enrollment, reader))}`;
  return `${joined([escapeMrkdwn(joined([outsideLine(realization.name, 200), facts])), dates, window], '. ')}.`;
}

// A compact list of several realizations, with failures beside the finds.

/**
 * @param title the heading for the number of courses that were found
 * @param accessory the button beside the n-th realization, if it has one
 */
export function realizationsCard(
  lookUps: readonly LookUp[],
  reader: Reader,
  title: (found: number) => string,
  accessory: (realization: Realization, index: number) => Button | undefined,
  words: FailedWords = {},
): Card {
  const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  const head = found.length > 0 ? title(found.length) : undefined;
  const failed = failedPart(lookUps, reader, words);
  const note = freshnessNote(found, reader);
  const lines = [head, ...found.map(({ value }) => realizationText(value, reader))];
  return {
    ...endingWith(joined(lines, '\n'), [failed?.text, note]),
    blocks: [
      ...(head === undefined ? [] : [header(head)]),
      ...found.flatMap(({ value }, index) => realizationRow(value, reader, accessory(value, index))),
      ...(failed?.blocks ?? []),
      ...noteBlocks(note),
    ],
    buttons: [],
    shows: found.map(({ value }) => value.code),
    ...failuresIn(failed, found.length === 0),
  };
}

/** The failed look-ups, as they are told beside the finds. */
export interface FailedPart {
  readonly text: string;
  readonly blocks: readonly KnownBlock[];
  readonly errors: readonly unknown[];
}

/**
 * The errors among the failures, for the log and for another try.
 * @param all whether the request had no other result
 */
export function failuresIn(
  failed: Pick<FailedPart, 'errors'> | undefined,
  all: boolean,
): Pick<Card, 'failures'> {
  return failed?.errors.length ? { failures: { errors: failed.errors, all } } : {};
}

/** Failures that are not told as usual. */
interface FailedWords {
  readonly heading?: string;
  /** The reason for something that is no error, such as a course that is over; undefined: it is one. */
  readonly excuse?: (error: unknown) => string | undefined;
}

/** Each failed code with its reason, and the next steps. Undefined if none failed. */
export function failedPart(
  lookUps: readonly LookUp[],
  reader: Reader,
  { heading = texts(reader.language).course.failedTitle, excuse = () => undefined }: FailedWords = {},
): FailedPart | undefined {
  const failed = lookUps.flatMap((one) => ('error' in one ? [one] : []));
  if (failed.length === 0) return undefined;
  const errors = failed.flatMap(({ error }) => (excuse(error) === undefined ? [error] : []));
  const lines = failed.map(
    ({ asked, error }) => [outsideLine(asked, 60), excuse(error) ?? shortFailure(error, reader)] as const,
  );
  const runs = lines.map(([asked, reason]) => [{ text: asked, bold: true }, { text: ` – ${reason}` }]);
  const plain = [heading, ...lines.map(([asked, reason]) => `${asked}: ${reason}.`)];
  const next = errors.length > 0 ? [nextSteps(errors, reader)] : [];
  return {
    text: [escapeMrkdwn(plain.join('\n')), ...next].join('\n'),
    blocks: [bullets(heading, runs), ...next.map(mrkdwnSmall)],
    // The log names the first error: an unexpected one must not hide behind a mistyped code.
    errors: errors.toSorted((one, other) => Number(isKnownError(one)) - Number(isKnownError(other))),
  };
}
