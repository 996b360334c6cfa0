/** How people say how many seats a room must have, in commands and in questions. */

const MOST_SEATS = 9999;
/** `40+`, `≥40`, `>=40`, `>40`, each with or without "seats" glued to its front. */
const LIMIT = /^(?:seats|paikkoja|paikkaa|platser)?(?:(>=|≥|>)(\d{1,9})\+?|(\d{1,9})\+)$/;
const NUMBER = /^\d{1,4}$/;
/** Words right before a number that make it a limit. "Yli 40" is taken as 40 or more: nobody means 41. */
const BEFORE = setOf('least min minimum over than vähintään väh yli ainakin minst över än for för');
/** Words right after a number, or beside a limit, that say what is counted. */
const AFTER = setOf(`seat seats place places people persons students
  paikkaa paikkoja paikan paikkainen paikkaiset paikkaista istumapaikkaa hengelle hengen henkilölle henkilöä hlö
  opiskelijalle opiskelijaa plats platser sittplatser personer studenter`);
/** Words that turn a number into an upper limit, which no filter is. */
const AT_MOST = setOf('less fewer most alle enintään korkeintaan max under högst mindre färre vähemmän');
/** Words that only lead to `BEFORE`: "at least", "more than", "mer än". */
const LEADING = setOf('at more mer fler');

export interface Seats {
  /** The largest of the limits that were given, 1–9999. */
  readonly minSeats?: number;
  /** Places in the list of words that speak of seats. */
  readonly used: ReadonlySet<number>;
}

/** Finds what a list of lower-case words says about seats. Where it says two things, the larger holds. */
export function readSeats(words: readonly string[]): Seats {
  const used = new Set<number>();
  let most = 0;
  words.forEach((word, at) => {
    const limit = limitOf(word) ?? countAt(words, at);
    if (limit === undefined) return;
    most = Math.max(most, limit);
    for (const place of spoken(words, at)) used.add(place);
  });
  return most > 0 ? { minSeats: Math.min(most, MOST_SEATS), used } : { used };
}

function limitOf(word: string): number | undefined {
  const [, sign, behind, before] = LIMIT.exec(word) ?? [];
  if (behind !== undefined) return Number(behind) + (sign === '>' ? 1 : 0);
  return before === undefined ? undefined : Number(before);
}

/** A bare number is a limit only between words that make it one: "minst 40", "40 paikkaa". */
function countAt(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? '';
  const compound = /^(\d{1,4})-(?:paikkai|seat)/.exec(word)?.[1];
  if (compound !== undefined) return Number(compound);
  if (!NUMBER.test(word) || [1, 2].some((steps) => AT_MOST.has(words[at - steps] ?? ''))) return undefined;
  return BEFORE.has(words[at - 1] ?? '') || AFTER.has(words[at + 1] ?? '') ? Number(word) : undefined;
}

/** The limit's own place and those of the words that belong to it. */
function spoken(words: readonly string[], at: number): number[] {
  const places = [at];
  let before = at - 1;
  if (AFTER.has(words[before] ?? '')) places.push(before--);
  if (BEFORE.has(words[before] ?? '')) places.push(before--);
  if (places.length > 1 && LEADING.has(words[before] ?? '')) places.push(before);
  if (AFTER.has(words[at + 1] ?? '')) places.push(at + 1);
  return places;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
