/** A compact list of several realizations, with failures beside the finds. */

import type { Button, KnownBlock, Overflow } from '@slack/types';
import { isKnownError } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import type { LookUp, Realization } from '../study-client/model.ts';
import {
  bullets,
  escapeMrkdwn,
  header,
  joined,
  mixedSmall,
  mrkdwnSmall,
  outsideLine,
  paragraph,
} from './blocks.ts';
import { type Card, endingWith, type Reader } from './card.ts';
import { languageWords, listedFacts, periodWords, shortFacts } from './course-facts.ts';
import { listState, shortPeriod, stateSign, windowText, windowWords } from './dates.ts';
import { nextSteps, shortFailure } from './error-card.ts';
import { inWords, nameWith } from './other-language.ts';
import { freshnessNote, noteBlocks } from './words.ts';

/** In a list, the languages and dates tell runs of one name apart. */
function spokenFacts(one: Realization, reader: Reader) {
  const languages = languageWords(one.teachingLanguages, reader.language);
  const dates = `${texts(reader.language).course.labels.dates}: ${periodWords(one, reader)}`;
  return { facts: joined([shortFacts(one, reader), languages]), dates: (one.starts ?? one.ends) && dates };
}

/**
 * A realization as two lines of a list, of a phone as well, with a menu beside it if one is given: its name; its state,
 * code, credits and languages, and when it starts where others of the list have the same name.
 */
function realizationRow(
  realization: Realization,
  isAlike: boolean,
  reader: Reader,
  menu: Overflow | Button | undefined,
): KnownBlock[] {
  const { code, enrollment, name, nameLanguage, starts, ends } = realization;
  const { language, now } = reader;
  const state = `${stateSign(enrollment, now)} ${listState(enrollment, reader)}`;
  const period = isAlike && (starts ?? ends) && shortPeriod(starts, ends, reader);
  return [
    paragraph(nameWith({ name }, name === code ? undefined : inWords(nameLanguage, language), 200), menu),
    mixedSmall(joined([state, period]), joined([name !== code && code, listedFacts(realization, language)])),
  ];
}

/** The same as one line of top-level text, with date tokens; the rest is escaped. */
export function realizationText(realization: Realization, reader: Reader): string {
  const { enrollment } = texts(reader.language).course.labels;
  const { facts, dates } = spokenFacts(realization, reader);
  const window = `${enrollment}: ${windowText(windowWords(realization.enrollment, reader))}`;
  return `${joined([escapeMrkdwn(joined([outsideLine(realization.name, 200), facts])), dates, window], '. ')}.`;
}

/**
 * @param title the heading for the number of courses that were found
 * @param accessory the menu or button beside the n-th realization, if it has one
 */
export function realizationsCard(
  lookUps: readonly LookUp[],
  reader: Reader,
  title: (found: number) => string,
  accessory: (realization: Realization, index: number) => Overflow | Button | undefined,
  words: FailedWords = {},
): Card {
  const found = lookUps.flatMap((one) => ('found' in one ? [one.found] : []));
  const head = found.length > 0 ? title(found.length) : undefined;
  const failed = failedPart(lookUps, reader, words);
  const note = freshnessNote(found, reader);
  const names = found.map(({ value }) => value.name);
  const lines = [head, ...found.map(({ value }) => realizationText(value, reader))];
  return {
    ...endingWith(joined(lines, '\n'), [failed?.text, note]),
    blocks: [
      ...(head === undefined ? [] : [header(head)]),
      ...found.flatMap(({ value }, index) => {
        const isAlike = names.filter((name) => name === value.name).length > 1;
        return realizationRow(value, isAlike, reader, accessory(value, index));
      }),
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
