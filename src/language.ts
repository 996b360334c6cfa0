/**
 * The languages that Coursebell speaks. A new language is an entry here and a folder in `i18n/`. The compiler then asks
 * for its line in `i18n/index.ts`, for the words by which the other languages call it (`languages` in their `words.ts`,
 * `otherLanguage` in their `texts.ts`), and in which language the gateway asks the study API (`gateway/fields.ts`). Tests ask for the migration
 * that adds the column of its names, and for its name in the sentence `agent.description`. `locale`: that of the university's country; for English the European
 * one, and for Swedish that of Sweden, which writes times as Slack does: 16:00.
 */
const LIST = {
  en: { ownName: 'English', locale: 'en-GB', month: 'short', standIns: ['fi', 'sv'] },
  fi: { ownName: 'suomi', locale: 'fi-FI', month: 'numeric', standIns: ['en', 'sv'] },
  sv: { ownName: 'svenska', locale: 'sv-SE', month: 'short', standIns: ['fi', 'en'] },
} as const;

export type Language = keyof typeof LIST;
export const LANGUAGES = Object.keys(LIST) as readonly Language[];

/** How a month stands in a short date: "30 Nov", "30.11.". */
export const monthIn = (language: Language): 'short' | 'numeric' => LIST[language].month;

/** What the language calls itself, in menus of languages. */
export const ownNameOf = (language: Language): string => LIST[language].ownName;

export const localeOf = (language: Language): string => LIST[language].locale;

/** The languages for what has no name or text in this one, the likeliest first: most names are Finnish. */
export const standInsOf = (language: Language): readonly Language[] => LIST[language].standIns;

/** A reader's language, and those that stand in for it, in order. */
export const languagesFor = (language: Language): readonly Language[] => [language, ...standInsOf(language)];

/** What a reader is told of something in several languages: in their own, else in the first that stands in; undefined: it is in none. */
export function toldFrom<T>(
  all: Readonly<Partial<Record<Language, T>>>,
  language: Language,
): { readonly told: T; readonly language: Language } | undefined {
  for (const one of languagesFor(language)) {
    const told = all[one];
    if (told !== undefined) return { told, language: one };
  }
  return undefined;
}

/** Whether a value, from a setting, a locale or an old button, is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** One value per language, made when it is first asked for: `Intl` formats are expensive to make. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {};
  return (language) => {
    made[language] ??= make(language);
    return made[language];
  };
}

const rules = perLanguage((language) => new Intl.PluralRules(language));
const numbers = perLanguage(
  (language) => new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }),
);

/** A number as the language writes it: "12,345.5", "12 345,5". At most two decimals. */
export function numberIn(language: Language, amount: number): string {
  return numbers(language).format(amount);
}

/**
 * Picks the word form for an amount by the language's own plural rules (CLDR). The languages here know
 * `one` and `other` only.
 */
export function plural(language: Language, amount: number, forms: { one: string; other: string }): string {
  return rules(language).select(amount) === 'one' ? forms.one : forms.other;
}

/** An amount with its English unit, as operators are told it: "1 minute", "0 minutes", "1.5 hours", "12,345 rows". */
export const counted = (amount: number, one: string, other = `${one}s`): string =>
  `${numberIn('en', amount)} ${plural('en', amount, { one, other })}`;

/** English units of time with their lengths in milliseconds, the longest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A length of time in whole English units, without what is left over: "45 seconds", "1 minute", "119 minutes", "2 hours". */
export function duration(ms: number): string {
  const whole = Math.max(0, ms);
  // Of a day or an hour there are two at least: one of them would leave too much out.
  const [unit, size] =
    UNITS.find(([name, each]) => whole >= (name === 'day' || name === 'hour' ? 2 : 1) * each) ?? UNITS[3];
  return counted(Math.floor(whole / size), unit);
}

/** How often something is done, exactly: "every 3 hours", "every 90 minutes", "every second". @param seconds whole ones, 1 at least */
export function every(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => (seconds * 1000) % each === 0) ?? UNITS[3];
  const amount = (seconds * 1000) / size;
  return amount === 1 ? `every ${unit}` : `every ${counted(amount, unit)}`;
}
