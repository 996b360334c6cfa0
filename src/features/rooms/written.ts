/** Brings typed words for rooms into forms that its readers tell apart: days by their short names, and seats right behind hours. */
import { HOUR, hourSaid } from '../../ask/day-hours.ts';
import { monthNamed } from '../../ask/days.ts';
import { amountAt } from '../../ask/lead-words.ts';
import type { Token } from '../../ask/question.ts';
import { saysPartOfDay, wordsOfTime } from '../../ask/times.ts';
import { vocabulary, wordsOfLanguage } from '../../i18n/index.ts';
import { languageOf } from '../../i18n/language-of.ts';
import { isCounted, isSpanOfHours, unquoted } from './seats.ts';

const { rooms, times } = vocabulary;

/** Hours from one to another, a space, and two digits behind which no date and no hour goes on. */
const BEHIND_HOURS =
  /(?<![\p{L}\d.:–-])(\d{1,2}(?:[.:]\d\d)?[–-]\d{1,2}(?:[.:]\d\d)?),? +(\d\d)(?=[?!,]|$| +([^\s\d].{0,60}))/gu;

/**
 * "Thursday 13-15 40" as "Thursday 13-15 40+": two digits that stand apart behind hours are seats, not minutes. Dates, amounts of
 * time and limits in words stay as they are.
 */
export const seatsBehindHours = (text: string): string =>
  text.replace(BEHIND_HOURS, (whole, hours: string, number: string, next = '') => {
    const words = [hours.replace('–', '-'), number, ...next.toLowerCase().split(/[\s,?!]+/)];
    const isOther =
      monthNamed(words[2]) !== undefined || amountAt(words, 1)?.isCounted || isCounted(words, 1);
    return isOther || !isSpanOfHours(words, 0) ? whole : `${hours} ${number}+`;
  });

/** "10 to 12" in one word, "10-12", unless a word before it makes it hours: what stands beside it tells hours from seats. */
function spansJoined(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(unquoted);
  const isWithin = (at: number): boolean =>
    times.until.has(words[at + 1]) &&
    isSpanOfHours([`${words[at]}-${words[at + 2]}`], 0) &&
    !/^\d/.test(words[at + 3] ?? '') &&
    !LED.some(({ has }) => has(words[at - 1])) &&
    !/^\d/.test(words[at - 1] ?? '');
  return tokens.flatMap((token, at) => {
    if (isWithin(at)) return [{ ...token, text: `${words[at]}-${words[at + 2]}` }];
    return isWithin(at - 1) || isWithin(at - 2) ? [] : [token];
  });
}

const LED = [times.clock, times.from];

/** Short names of days that are words of other languages where no hours stand beside them, with the days. */
const SHORT_DAYS = [
  [rooms.shortThursday, times.thursday],
  [rooms.shortSaturday, times.saturday],
] as const;

/** Spans in one word; "to 13-15" and "la klo 10" as "Thursday 13-15" and "Saturday klo 10"; but "from 10 to 12" and "free to 12" have no day. */
export function inOneForm(typed: readonly Token[]): Token[] {
  const tokens = spansJoined(typed);
  const words = tokens.map(unquoted);
  return tokens.map((token, at) => {
    const [, { words: [day] = [] } = { words: [] }] =
      SHORT_DAYS.find(([short]) => short.has(words[at])) ?? [];
    return day !== undefined && isBesideHours(words, at) ? { ...token, text: day } : token;
  });
}

/** Whether hours from one to another, the clock with an hour, a part of the day, or a date stand beside a place. */
function isBesideHours(words: readonly string[], at: number): boolean {
  const [before = '', next = '', behind = ''] = [words[at - 1], words[at + 1], words[at + 2]];
  if (/^\d{1,2}(?:[.:]\d\d)?$/.test(before)) return false;
  const isClock = times.clock.has(next) && /^\d/.test(behind);
  const isTime = (HOUR.test(next) && !HOUR.test(behind)) || saysPartOfDay(words, at + 1);
  const isHour = isTime && isOfItsLanguage(words, at);
  return (
    isClock || isHour || isDateInFigures(next) || [at - 1, at + 1].some((one) => isSpanOfHours(words, one))
  );
}

/** Whether the words around a short day are of the language that it is of. */
function isOfItsLanguage(words: readonly string[], at: number): boolean {
  const language = languageOf(words.toSpliced(at, 1));
  if (language === undefined) return false;
  const { shortThursday, shortSaturday } = wordsOfLanguage(language).rooms;
  return [shortThursday, shortSaturday].includes(words[at] ?? '');
}

const isDateInFigures = (word: string): boolean => /^\d{1,2}\.\d{1,2}\.?(?:20\d\d)?$/.test(word);

const [CLOCK = 'at'] = times.clock.words;

/** "14-16" and "kympiltä" behind a word for the clock, so that they are hours also where nothing else says so. */
export function hoursLed(tokens: readonly Token[]): Token[] {
  const words = tokens.map(unquoted);
  const used = wordsOfTime(words);
  const hours = words.map((_, at) => hourSaid(words, at, used));
  const isOne = hours.filter((one) => one !== undefined).length === 1;
  return tokens.flatMap((token, at) => {
    const said = isOne ? hours[at]?.said : undefined;
    const isInWords = said !== undefined && HOUR.test(said) && said !== words[at];
    const hour = isInWords ? { text: said, quoted: false } : token;
    const isBare = isSpanOfHours(words, at) || (isInWords && !times.clock.has(words[at - 1]));
    return isBare ? [{ text: CLOCK, quoted: false }, hour] : [hour];
  });
}
