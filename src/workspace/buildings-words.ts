/** The words of buildings' names, as people write and inflect them. Pure. */

/** Names are shorter. A longer text is cut before it costs time. */
const LONGEST = 200;

/** The words of a text in lower case, without accents: "Töölön–talo" is "toolon", "talo". */
export function foldedWords(text: string): string[] {
  const plain = text.slice(0, LONGEST).normalize('NFKD').toLowerCase().normalize('NFD');
  return plain.replace(/\p{M}/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words in a name beside the name itself: "Karamalmin kampus", "Campus Arabia", "Harjun talo". */
const KIND =
  /^(?:[ck]ampu(?:s|ks\p{L}*|set|sen)|talo(?:n|ssa|sta|lla)?|rakennu\p{L}*|toimipis\p{L}*|yksik\p{L}*|units?|enhet(?:en)?|buildings?|houses?|huset?|byggnad(?:en|s)?)$/u;

/** Whether a word only says that a building is meant. */
export function isKind(word: string): boolean {
  return foldedWords(word).every((one) => KIND.test(one));
}

/** The words without those of the kind; all words if none would remain. */
export function withoutKind(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !KIND.test(word));
  return own.length > 0 ? own : words;
}

/** At least this much of a word must remain without its ending. */
const STEM = '(?<=.{3})';
/**
 * Case endings and clitics of Finnish, and the genitive of Swedish and English. Accents are folded, so `ssa`
 * is also `ssä`. Source: Iso suomen kielioppi, § 81 (cases), § 126 (clitics).
 */
const CLITIC = new RegExp(`${STEM}.(?:kin|ko)$`);
const ENDINGS = [
  new RegExp(`${STEM}(?:ssa|sta|lla|lta|lle|ksi|seen|n|s)$`),
  new RegExp(`${STEM}h[aeiouy]n$`),
  // The illative doubles the vowel: Karamalmiin.
  /(?<=.{2}([aeiouy]))\1n$/,
];

/**
 * Changes of a stem's end between cases: keskus – keskukse-, punainen – punaise-, mäki – mäe-, Karamalm –
 * Karamalmi-.
 */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/kse$/, 's'],
  [/(?<=.{2})se$/, 'nen'],
  [/(?<=.{2})e$/, 'i'],
  [/(?<=.{3}[^aeiouy])i$/, ''],
];

/** Consonants of the last syllable in the strong and the weak grade: ranta – ranna-, katu – kadu-. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/nt(?=[aeiouy]{1,2}$)/, 'nn'],
  [/lt(?=[aeiouy]{1,2}$)/, 'll'],
  [/rt(?=[aeiouy]{1,2}$)/, 'rr'],
  [/mp(?=[aeiouy]{1,2}$)/, 'mm'],
  [/nk(?=[aeiouy]{1,2}$)/, 'ng'],
  [/([kpt])\1(?=[aeiouy]{1,2}$)/, '$1'],
  [/(?<=[aeiouyh])t(?=[aeiouy]{1,2}$)/, 'd'],
  [/(?<=[aeiouylr])p(?=[aeiouy]{1,2}$)/, 'v'],
  [/(?<=[aeiouylr])k(?=[aeiouy]{1,2}$)/, ''],
];

/**
 * The forms that a folded word may be an inflection of, including itself. Two words that share a form may be
 * the same.
 */
export function stems(word: string): ReadonlySet<string> {
  const bare = word.replace(CLITIC, (end) => end.charAt(0));
  const cut = [word, bare].flatMap((one) => [one, ...ENDINGS.map((ending) => one.replace(ending, ''))]);
  const changed = cut.flatMap((one) => [one, ...CHANGES.map(([from, to]) => one.replace(from, to))]);
  return new Set(changed.flatMap((one) => [one, weak(one)]));
}

function weak(stem: string): string {
  const [from, to] = GRADES.find(([strong]) => strong.test(stem)) ?? [];
  return from && to !== undefined ? stem.replace(from, to) : stem;
}
