/** What a language tells of the words that people type in it: one object for each language, in `<language>/words.ts`. */

/** How the words of a language change. Accents are folded: `ssa` is also `ssä`. */
interface Inflection {
  readonly endings: readonly string[];
  /** Changes at the end of what remains without an ending: "punaise|n" of "punainen". */
  readonly changes: readonly (readonly [RegExp, string])[];
}

/** What a person may want of a command, by any of the words for it. */
export type Meant =
  | 'follow'
  | 'unfollow'
  | 'following'
  | 'status'
  | 'compare'
  | 'link'
  | 'unlink'
  | 'settings'
  | 'enrollment'
  | 'rooms'
  | 'show';

/**
 * The words of one language. A word that two languages list is evidence for neither, so lists need not leave it out.
 */
export interface Vocabulary {
  readonly inflection: Inflection;
  /** Question words in every form, pronouns, conjunctions and other words that hold a sentence together. */
  readonly grammar: ReadonlySet<string>;
  /** Ordinary speech, which names nothing. */
  readonly ordinary: ReadonlySet<string>;
  /** Beginnings of ordinary words with too many forms and compounds to list. */
  readonly ordinaryBeginnings: readonly string[];
  /** Other words of this app's subject: they tell the language, but may stand in names. */
  readonly subject: ReadonlySet<string>;
  readonly subjectBeginnings: readonly string[];
  /**
   * What people type where they mean a command, beside its own names. Several words are held together by `_`.
   * `show`: words that only ask for an answer.
   */
  readonly commands: Readonly<Record<Meant, readonly string[]>>;
  /** Compounds that name a kind of thing. */
  readonly compounds: RegExp;
  /** What is glued to question words: "milloinkohan". */
  readonly clitics: RegExp;
  /** Endings behind an apostrophe or a colon, with that sign: `TX00EY23-3015's`, `78025:ssä`. */
  readonly attached: RegExp;
  /** Forms and spellings that are likely in this language and unlikely in the others, each with its weight. */
  readonly patterns: readonly (readonly [RegExp, number])[];
}

/** The words between spaces and line ends. */
export const listOf = (words: string): string[] => words.trim().split(/\s+/);

/** The words of a text, as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));

/** Words for settings, and for a change of language. */
export const SETTINGS_WORDS: ReadonlySet<string> = setOf(`
  settings preferences language asetukset asetukseni asetuksiani kieli kieltä kielen suomeksi englanniksi ruotsiksi
  inställningar inställningarna språk språket`);

/** Words for the data that is kept of a person. */
export const PRIVACY_WORDS: ReadonlySet<string> = setOf(`
  data privacy gdpr tietoni tietojani tietosuoja uppgifter personuppgifter dataskydd`);
