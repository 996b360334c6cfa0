/** Why a person wishes for something: "speak English, I need practice", "I dropped A, so stop reminding me". It asks for nothing. */
import { topics, vocabulary } from '../i18n/index.ts';
import { findRealizationCodes } from '../study-client/codes.ts';

const { course, facts, follow, lead } = vocabulary;

/** A wish without its reason. */
export interface Reasoned {
  /** With the codes that only the reason has. */
  readonly wish: string;
  /** The wish as it was typed. */
  readonly typed: string;
  /** Whether the reason says what is not so, and no word holds it to the wish: "follow A, I don't want it". */
  readonly isTurned: boolean;
  /** The word before the one for a course in the reason: "that course". */
  readonly course?: string | undefined;
}

/** Longer sentences are more than a wish and its reason. */
const LONGEST = 60;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];
const isEnd = (token = ''): boolean => /[,.;!?…–]$/u.test(token) || token === '-';

/** What a reason never says: another wish, a condition, a limit, or a question. */
const OTHER = [
  ...[follow.following, follow.please, follow.enders, follow.silencers, lead.remind, lead.reminder],
  ...[facts.conditions, facts.wonder, follow.limits, lead.before],
];

/** @param isHeld whether it begins with a word for a reason, which may also ask */
function isReason(text: string, isHeld: boolean): boolean {
  const words = wordsIn(text);
  const isAsked = text.includes('?') || (!isHeld && topics.begins(words[0] ?? ''));
  const isPlain = words.length > 1 && !isAsked;
  return isPlain && !words.some((word) => OTHER.some(({ has }) => has(word)));
}

const begins = (tokens: readonly string[], from: number, phrases: typeof follow.because): boolean =>
  phrases.startOf(wordsIn(tokens.slice(from, from + 4).join(' ')).join(' ')) !== undefined;

/** A text in a wish and the reason for it, in either order; undefined: it gives none. Its time is linear. */
export function withoutReason(text: string): Reasoned | undefined {
  const tokens = text.split(' ');
  if (tokens.length > LONGEST) return undefined;
  const behind = tokens.findIndex(
    (_, at) =>
      at > 0 &&
      (begins(tokens, at, follow.because) ||
        ((isEnd(tokens[at - 1]) || isEnd(tokens[at])) && begins(tokens, at, follow.reason))),
  );
  if (behind > 0) {
    const isHeld = begins(tokens, behind, follow.because);
    return apart(tokens.slice(0, behind), tokens.slice(behind), isHeld);
  }
  if (!begins(tokens, 0, follow.reason)) return undefined;
  const wish = tokens.findIndex(
    (one, at) => at > 0 && (follow.so.has(wordsIn(one)[0]) || isEnd(tokens[at - 1])),
  );
  if (wish < 1) return undefined;
  const from = follow.so.has(wordsIn(tokens[wish] ?? '')[0]) ? wish + 1 : wish;
  return apart(tokens.slice(from), tokens.slice(0, wish), false);
}

function apart(wish: readonly string[], reason: readonly string[], isHeld: boolean): Reasoned | undefined {
  const [wished, said] = [wish.join(' '), reason.join(' ')];
  if (wish.length === 0 || !isReason(said, isHeld)) return undefined;
  const own = findRealizationCodes(wished);
  const others = findRealizationCodes(said).filter((code) => !own.includes(code));
  // Which of them is meant is not sure.
  if (own.length > 0 && others.length > 0) return undefined;
  const typed = withoutEnd(wished);
  const words = wordsIn(said);
  return {
    ...{ typed, course: words[words.findIndex(course.realization.has) - 1] },
    wish: [typed, ...others].join(' '),
    isTurned: !isHeld && words.some(follow.negations.has),
  };
}

/** A text without the signs that join it to what stands behind it. A pattern for them would take the square of its length. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;–-]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
