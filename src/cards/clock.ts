import type { Language } from '../language.ts';

/** A time of day: "08:00", "08.00". `minutes`: after midnight. */
export function clock(minutes: number, language: Language): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}${language === 'en' ? ':' : '.'}${two(minutes % 60)}`;
}
