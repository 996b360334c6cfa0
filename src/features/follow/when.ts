/** Dates and distances of rings and notices, in words. */
import type { Reader } from '../../cards/card.ts';
import { calendarDay, courseDate as dateOfCourse, instant } from '../../cards/dates.ts';
import { LOCALES } from '../../i18n/language.ts';
import { perLanguage } from '../../i18n/per-language.ts';
import type { Language } from '../../language.ts';
import type { StoredMoment } from '../../store/facts.ts';
import type { TargetKind } from '../../store/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A reader, and the study API's zone, which its calendar days refer to. */
interface DateReader {
  readonly reader: Reader;
  readonly zone: string;
}

/** The same, and the kind of target that is told. */
export interface Telling extends DateReader {
  readonly kind: TargetKind;
}

/** An end of an enrollment window: with its time, unless the study API gave a day alone. */
export function windowDate(moment: StoredMoment, { reader, zone }: DateReader): string {
  return moment.precision === 'day' ? calendarDay(moment, { ...reader, zone }) : instant(moment, reader);
}

/** The start or end of a course: a day, if the study API gives the first or last minute of one. */
export function courseDate(moment: StoredMoment, { reader, zone }: DateReader): string {
  return dateOfCourse(moment, reader, zone);
}

const exact = perLanguage(
  (language) => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'always' }),
);

/** "in 24 hours", "in 40 minutes". Never rounded up, except for the second by which a ring may come late. */
export function distanceWords(ms: number, language: Language): string {
  const left = ms + 999;
  const hours = Math.floor(left / HOUR);
  return hours > 0
    ? exact(language).format(hours, 'hour')
    : exact(language).format(Math.max(1, Math.floor(left / MINUTE)), 'minute');
}
