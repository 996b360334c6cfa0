/** How a realization is told in a few words: shared by every card that shows one. */
import type { Button, KnownBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import type { Language } from '../i18n/language.ts';
import { perLanguage } from '../i18n/per-language.ts';
import { numberIn } from '../i18n/plural.ts';
import { memoize } from '../primitives/memoize.ts';
import type { Moment, Realization } from '../study-client/model.ts';
import { isCourseReversed } from '../study-client/moment.ts';
import { paragraph, smallWords } from './blocks.ts';
import type { Reader } from './card.ts';
import { courseDate, span } from './dates.ts';
import { nameMark } from './other-language.ts';
import { escapeMrkdwn, joined, outsideLine } from './text.ts';
import { stateSign, stateWords, windowDates, windowText, windowWords } from './window.ts';

/** As many as are remembered in each language; the study API knows some dozens. */
const MOST_NAMES = 1000;

/** Looking a name up costs as much as half of a card, so they are remembered. */
const languageNames = perLanguage((language) => {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  return memoize(MOST_NAMES, (code: string) => {
    try {
      return names.of(code);
    } catch {
      // Not the shape of a language tag: RangeError.
      return undefined;
    }
  });
});

/** "5 credits", "7,5 op"; undefined where the study API gives none. */
export function creditWords(credits: number | undefined, language: Language): string | undefined {
  return credits === undefined
    ? undefined
    : texts(language).course.credits(credits, numberIn(language, credits));
}

/** "2 of them online": the amount of credits taught online, where there is any and not more than credits in all. */
export function onlineWords(
  { credits, virtualCredits }: Realization,
  language: Language,
): string | undefined {
  if (!virtualCredits || (credits !== undefined && virtualCredits > credits)) return undefined;
  return texts(language).course.ofWhichOnline(numberIn(language, virtualCredits));
}

/** The language of a tag such as "fi-FI": which country's it is says nothing of a course. */
const OF_COUNTRY = /^([a-z]{2,3})[-_](?:[a-z]{2}|\d{3})$/i;

/** "Finnish, English", each once; a code that has no name is shown as it is. */
export function languageWords(codes: readonly string[], language: Language): string | undefined {
  const bare = codes.map((code) => OF_COUNTRY.exec(code)?.[1] ?? code);
  const names = bare.map((code) => languageNames(language)(code) ?? outsideLine(code.toUpperCase(), 20));
  return names.length === 0 ? undefined : [...new Set(names)].join(', ');
}

/** "11 Jan – 30 Apr 2027": a day where the study API gives its first or last minute, else with the time. Says so where it ends before it starts. */
export function periodWords({ starts, ends }: Pick<Realization, 'starts' | 'ends'>, reader: Reader): string {
  const show = (moment: Moment | undefined) => moment && courseDate(moment, reader);
  const dates = span(show(starts), show(ends), reader.language);
  return isCourseReversed({ starts, ends }, reader.zone)
    ? `${dates} (${texts(reader.language).dates.contradict})`
    : dates;
}

/**
 * "TX00EY23-3015 · 5 credits", and the language of the name where it is another than the reader's. Without the code where it
 * stands in the place of the name.
 */
export function shortFacts(realization: Realization, { language }: Reader): string {
  const { code, name, credits } = realization;
  return joined([name !== code && code, creditWords(credits, language), nameMark(realization, language)]);
}

/** A realization in two lines of a list, with a button beside it where one is given. */
export function realizationRow(
  realization: Realization,
  reader: Reader,
  accessory: Button | undefined,
): KnownBlock[] {
  const { name, enrollment } = realization;
  const facts = shortFacts(realization, reader);
  const state = `${stateSign(enrollment, reader.now)} ${stateWords(enrollment, reader)}`;
  const dated = enrollment.opens !== undefined || enrollment.closes !== undefined;
  return [
    paragraph(joined([outsideLine(name, 200), facts], '\n'), accessory),
    smallWords(joined([`*${state}*`, dated && windowDates(enrollment, reader)])),
  ];
}

/** The same as one line of top-level text; dates come as tokens, the rest escaped. */
export function realizationText(realization: Realization, reader: Reader): string {
  const { name, enrollment } = realization;
  const words = texts(reader.language);
  const head = escapeMrkdwn(joined([outsideLine(name, 200), shortFacts(realization, reader)]));
  return `${head}. ${words.course.enrollment}: ${windowText(windowWords(enrollment, reader))}.`;
}
