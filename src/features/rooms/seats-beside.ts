/** How the words before and after a number make it a limit of seats. */
import {
  BESIDE_NUMBER,
  CONTRARY,
  COUNTED,
  COUNTED_BEFORE,
  LESS,
  MORE,
  NOT,
  OR,
  type Relation,
  SAID,
  THAN,
} from './seats-words.ts';

/** A relation, and the place of the first word that expresses it. */
export interface Lead {
  readonly relation: Relation;
  readonly from: number;
}

/** A negation may stand at most this many words before a limit: “I don’t need rooms over 40”. */
const NEGATED_WITHIN = 3;

/** The words before a number that make it a limit. */
export function leadOf(words: readonly string[], at: number): Lead | undefined {
  const near = BESIDE_NUMBER.has(words[at - 1] ?? '') ? at - 2 : at - 1;
  const lead = compared(words, near) ?? said(words, near);
  if (!lead) return undefined;
  const { relation, from } = lead;
  const isNegated = words.slice(Math.max(from - NEGATED_WITHIN, 0), from).some((word) => NOT.has(word));
  const contrary = isNegated ? CONTRARY[relation] : undefined;
  const isBeside = contrary && NOT.has(words[from - 1] ?? '');
  return { relation: contrary ?? relation, from: isBeside ? from - 1 : leadStart(words, from) };
}

/** "More than", "färre än", "up to". */
function compared(words: readonly string[], near: number): Lead | undefined {
  const [word = '', before = ''] = [words[near], words[near - 1]];
  if (/^(?:up to|upp till)$/.test(`${before} ${word}`)) return { relation: 'atMost', from: near - 1 };
  if (!THAN.has(word) || !(MORE.test(before) || LESS.test(before))) return undefined;
  return { relation: LESS.test(before) ? 'below' : 'above', from: near - 1 };
}

function said(words: readonly string[], near: number): Lead | undefined {
  const relation = relationOf(words[near] ?? '');
  return relation && { relation, from: near };
}

function relationOf(word: string): Relation | undefined {
  const found = Object.entries(SAID).find(([, words]) => words.has(word));
  return found?.[0] as Relation | undefined;
}

/** Where the words that belong to a limit begin: "at (least)", "capacity of (≥40)". */
export function leadStart(words: readonly string[], from: number): number {
  const start = words[from - 1] === 'at' ? from - 1 : from;
  const counted = words[start - 1] === 'of' ? start - 2 : start - 1;
  return COUNTED_BEFORE.has(words[counted] ?? '') ? counted : start;
}

/** The relation that words after a number express, if any, and the place of the last of them. */
export interface Tail {
  readonly relation?: Relation;
  readonly to: number;
}

/**
 * The words after a number that belong to it: "40 seats", "40:lle hengelle", "40 platser eller fler", "40 at
 * most".
 */
export function tailOf(words: readonly string[], at: number): Tail {
  // "40:lle" alone means that so many people need a place.
  const ending = words[at + 1] === 'lle' ? at + 1 : at;
  const to = COUNTED.has(words[ending + 1] ?? '') ? ending + 1 : ending;
  return atMostAfter(words, to) ?? orAfter(words, to) ?? { to };
}

function atMostAfter(words: readonly string[], to: number): Tail | undefined {
  const limit = words[to + 1] === 'at' ? to + 2 : to + 1;
  const isLimit = SAID.atMost.has(words[limit] ?? '') && !/^\d/.test(words[limit + 1] ?? '');
  return isLimit ? { relation: 'atMost', to: limit } : undefined;
}

function orAfter(words: readonly string[], to: number): Tail | undefined {
  const after = words[to + 2] ?? '';
  if (!OR.has(words[to + 1] ?? '') || !(MORE.test(after) || LESS.test(after))) return undefined;
  const end = COUNTED.has(words[to + 3] ?? '') ? to + 3 : to + 2;
  return { relation: LESS.test(after) ? 'atMost' : 'atLeast', to: end };
}
