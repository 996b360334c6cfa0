/** A realization in a few words, for every card that shows one. */
import type { Button, KnownBlock } from '@slack/types';
import { isKnownError } from '../errors.ts';
import { numberIn, perLanguage } from '../i18n/catalog.ts';
import { texts } from '../i18n/index.ts';
import { type Language, localeOf } from '../language.ts';
import type { LookUp, Moment, Realization } from '../study-client/model.ts';
import { isCourseReversed } from '../study-client/moments.ts';
import { bullets, header, mrkdwnSmall, paragraph } from './blocks.ts';
import { type Card, endingWith, type Reader } from './card.ts';
import { courseDateWords, span } from './dates.ts';
import { nextSteps, shortFailure } from './error-card.ts';
import { freshnessNote, nameMark, noteBlocks } from './notes.ts';
import { escapeMrkdwn, joined, outsideLine } from './text.ts';
import { windowText, windowWords } from './window.ts';

const languageNames = perLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
);

/** "5 credits", "7,5 op"; undefined if the study API gives none. */
export function creditWords(credits: number | undefined, language: Language): string | undefined {
  if (credits === undefined) return undefined;
  return texts(language).course.credits(credits, numberIn(language, credits));
}

/** The same behind a label that says what the amount is of: "5", "7,5 op". */
export function amountWords(credits: number | undefined, language: Language): string | undefined {
  return credits === undefined ? undefined : texts(language).course.amount(numberIn(language, credits));
}

/**
 * "2 of them online": the credits taught online. Undefined if there are none, or more than credits in all.
 */
export function onlineWords(
  { credits, virtualCredits }: Realization,
  language: Language,
): string | undefined {
  if (!virtualCredits || (credits !== undefined && virtualCredits > credits)) return undefined;
  return texts(language).course.ofWhichOnline(numberIn(language, virtualCredits));
}

/** The language in a tag such as "fi-FI": the country says nothing about a course. */
const OF_COUNTRY = /^([a-z]{2,3})[-_](?:[a-z]{2}|\d{3})$/i;

/** "Finnish, English", each once; a code without a name is shown as it is. */
export function languageWords(codes: readonly string[], language: Language): string | undefined {
  const names = namesOfLanguages(codes, language);
  return names.length === 0 ? undefined : names.join(', ');
}

const conjunctions = perLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }),
);

/** The same in a sentence: "Finnish and English". */
export function languagesInSentence(codes: readonly string[], language: Language): string | undefined {
  const names = namesOfLanguages(codes, language);
  return names.length === 0 ? undefined : conjunctions(language).format(names);
}

function namesOfLanguages(codes: readonly string[], language: Language): string[] {
  const bare = codes.map((code) => OF_COUNTRY.exec(code)?.[1] ?? code);
  const names = bare.map((code) => nameOfLanguage(code, language) ?? outsideLine(code.toUpperCase(), 20));
  return [...new Set(names)];
}

function nameOfLanguage(code: string, language: Language): string | undefined {
  try {
    return languageNames(language).of(code);
  } catch {
    // RangeError: the code is not shaped like a language tag.
    return undefined;
  }
}

/**
 * "11 Jan – 30 Apr 2027": days, if the study API gives the first or last minute of one; else with times. Says
 * so if the end is before the start.
 */
export function periodWords({ starts, ends }: Pick<Realization, 'starts' | 'ends'>, reader: Reader): string {
  const show = (moment: Moment | undefined) => moment && courseDateWords(moment, reader);
  const dates = span(show(starts), show(ends), reader.language);
  return isCourseReversed({ starts, ends }, reader.zone)
    ? `${dates} (${texts(reader.language).dates.contradict})`
    : dates;
}

/**
 * "TX00EY23-3015 · 5 credits", and the name's language if it is not the reader's. The code is left out if it
 * stands in place of the name.
 */
export function shortFacts(realization: Realization, { language }: Reader): string {
  const { code, name, credits } = realization;
  return joined([name !== code && code, creditWords(credits, language), nameMark(realization, language)]);
}

/** A realization as two lines of a list, with a button beside it if one is given. */
function realizationRow(realization: Realization, reader: Reader, button: Button | undefined): KnownBlock[] {
  const { sign, state, dates } = windowWords(realization.enrollment, reader);
  const title = joined([outsideLine(realization.name, 200), shortFacts(realization, reader)], '\n');
  return [paragraph(title, button), mrkdwnSmall(joined([`*${sign} ${state}*`, dates]))];
}

/** The same as one line of top-level text, with date tokens; the rest is escaped. */
export function realizationText(realization: Realization, reader: Reader): string {
  const { name, enrollment } = realization;
  const words = texts(reader.language);
  const head = escapeMrkdwn(joined([outsideLine(name, 200), shortFacts(realization, reader)]));
  return `${head}. ${words.course.enrollment}: ${windowText(windowWords(enrollment, reader))}.`;
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
    ...(failed?.errors.length ? { failures: { errors: failed.errors, all: found.length === 0 } } : {}),
  };
}

/** The failed look-ups, as they are told beside the finds. */
export interface FailedPart {
  readonly text: string;
  readonly blocks: readonly KnownBlock[];
  readonly errors: readonly unknown[];
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
