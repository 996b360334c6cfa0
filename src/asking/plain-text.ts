import { normalizeTyped } from '../study-client/codes.ts';

/** Slack's own limit for a message's text is higher, but nobody asks anything in so many words. */
const LONGEST = 4000;
/** A mention, a channel or a link. Typed angle brackets arrive as entities, so these brackets are Slack's. */
const CONTROL = /<([^<>]*)>/g;
const ENTITY = /&(amp|lt|gt);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };
const MARKS = /[*_~`]+/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Turns the text of a Slack message into plain text. Mentions go, channels become `#name`, links become their
 * words (or the address if they have none). Entities are decoded once, formatting is taken off, hyphens and
 * white space are made plain. At most 4000 characters, without control characters; linear in the length.
 */
export function plainText(slackText: string): string {
  const decoded = slackText
    .replace(CONTROL, (_, inside: string) => words(inside))
    .replace(ENTITY, (entity, name: string) => CHARACTERS[name] ?? entity);
  const folded = withoutMarks(normalizeTyped(decoded))
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return folded.length <= LONGEST ? folded : wholeWords(folded);
}

/** The words for the part between `<` and `>`. People saw the label. */
function words(inside: string): string {
  const bar = inside.indexOf('|');
  const target = bar < 0 ? inside : inside.slice(0, bar);
  const label = bar < 0 ? '' : inside.slice(bar + 1);
  if (target.startsWith('@') || target.startsWith('!')) return ' ';
  if (target.startsWith('#')) return label === '' ? ' ' : `#${label}`;
  return label || target.replace(/^(?:mailto|tel):/, '');
}

/** Takes formatting off. A mark with letters or digits on both sides is part of a name: `IN00CS90_en`. */
function withoutMarks(text: string): string {
  return text.replace(MARKS, (marks, at: number) => {
    const inside = isLetterOrDigit(text, at - 1) && isLetterOrDigit(text, at + marks.length);
    return inside ? marks : '';
  });
}

function isLetterOrDigit(text: string, at: number): boolean {
  return LETTER_OR_DIGIT.test(text.charAt(at));
}

/** Cuts between words: half a code could be another code. */
function wholeWords(text: string): string {
  const space = text.lastIndexOf(' ', LONGEST);
  return space > 0 ? text.slice(0, space) : text.slice(0, LONGEST).replace(/\p{Surrogate}$/u, '');
}
