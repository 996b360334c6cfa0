/**
 * What cards of courses say alike: a realization in a few words, marks of names in another language, notes on the age of
 * an answer and on what was not used, and lists of realizations with failures beside them.
 */

import type { Button, KnownBlock } from '@slack/types';
import { isKnownError } from '../errors.ts';
import { texts } from '../i18n/index.ts';
import { type Language, localeOf, numberIn, perLanguage } from '../language.ts';
import type { Found, LookUp, Moment, Named, NearUnits, Realization } from '../study-client/model.ts';
import { isCourseReversed } from '../study-client/moments.ts';
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
import { asOf, courseDateWords, span, windowText, windowWords } from './dates.ts';
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

// Marks for texts that are not in the reader's language: one for each text, or one for a whole line.

/** "in Finnish"; undefined for the reader's own language, which the model leaves out. */
export function inWords(of: Language | undefined, language: Language): string | undefined {
  return of === undefined ? undefined : texts(language).otherLanguage.in[of];
}

/**
 * "Name in Finnish", for the small line of facts under a name; undefined if the name is in the reader's
 * language.
 */
export function nameMark({ nameLanguage }: Named, language: Language): string | undefined {
  const mark = inWords(nameLanguage, language);
  return mark === undefined ? undefined : texts(language).otherLanguage.name(mark);
}

/** A name that was stored with its language. */
interface KeptName {
  readonly name: string;
  readonly language?: Language | undefined;
}

/** `nameMark` for a name that was stored with its language. */
export function keptNameMark(kept: KeptName, code: string, language: Language): string | undefined {
  return nameMark({ name: kept.name, nameLanguage: otherThan(language, kept, code) }, language);
}

/** "in Finnish" for a name that was stored with its language; undefined if that is the reader's. */
export function keptNameLanguage(kept: KeptName, code: string, language: Language): string | undefined {
  return inWords(otherThan(language, kept, code), language);
}

/** A code in place of a name has no language. */
function otherThan(language: Language, { name, language: of }: KeptName, code: string): Language | undefined {
  return of === language || name === code ? undefined : of;
}

/** "Content · in Finnish": the label of a text, with the text's language. */
export function labelIn(label: string, of: Language | undefined, language: Language): string {
  const mark = inWords(of, language);
  return mark === undefined ? label : `${label} · ${mark}`;
}

type WithCode = Named & { readonly code?: string | undefined };

/**
 * A label and names with their codes, each once. At most `most` are listed; the last entry then counts the
 * rest. If all names are in one other language, the label says so ("Unit (in Finnish)"); else each such name
 * does.
 */
export function labelledNames(
  label: string,
  all: readonly WithCode[],
  { most, length, language }: { most: number; length: number; language: Language },
): [label: string, names: string[]] {
  const [first, ...others] = new Set(all.map(({ nameLanguage }) => nameLanguage));
  const common = others.length === 0 ? inWords(first, language) : undefined;
  const named = all.map((one) =>
    nameWith(one, common ? undefined : inWords(one.nameLanguage, language), length),
  );
  const different = [...new Set(named)];
  const shown = different.slice(0, most);
  const more = different.length - shown.length;
  return [
    common === undefined ? label : `${label} (${common})`,
    more > 0 ? [...shown, texts(language).course.andMore(more)] : shown,
  ];
}

/** "Information Technology (ICT, in English)"; without the code if the name contains it or there is none. */
function nameWith({ name, code }: WithCode, mark: string | undefined, most: number): string {
  const long = outsideLine(name, most);
  const short = code === undefined ? '' : outsideLine(code, 40);
  const beside = joined([!long.includes(short) && short, mark], ', ');
  return beside === '' ? long : `${long} (${beside})`;
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

/** In a list, the languages and dates tell runs of one name apart. */
function listedFacts(one: Realization, reader: Reader) {
  const languages = languageWords(one.teachingLanguages, reader.language);
  const dates = `${texts(reader.language).course.dates}: ${periodWords(one, reader)}`;
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
  const { enrollment } = texts(reader.language).course;
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
