/** "Follow TXL22S1 here", "seuraa ryhmää TXL22S1 täällä kanavassa": whom a course is followed for is said by the place. */

import type { Question } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';
import { bareToken } from '../../study-client/codes.ts';

const { here, besideHere, beforeNoPlace } = vocabulary.follow;

/** A text without words for the place where it stands, and what stands beside these: "in this channel", "här i kanalen". */
export function withoutHere(text: string): string {
  const tokens = text.split(' ');
  const said = tokens.map((token) => bareToken(token).toLowerCase());
  const isBeside = (at: number): boolean => besideHere.has(said[at]) || here.has(said[at]);
  const isOfPlace = said.map((word, at) => here.has(word) && !beforeNoPlace.has(said[at - 1]));
  for (let at = 1; at < said.length; at += 1) isOfPlace[at] ||= isOfPlace[at - 1] === true && isBeside(at);
  for (let at = said.length - 2; at >= 0; at -= 1)
    isOfPlace[at] ||= isOfPlace[at + 1] === true && isBeside(at);
  return tokens.filter((_, at) => !isOfPlace[at]).join(' ');
}

/** A question in a channel that says so, as one that was put to the app alone; undefined: it does not. */
export function saidHere(question: Question): Question | undefined {
  const text = withoutHere(question.text);
  if (question.direct || text === question.text) return undefined;
  const words = withoutHere(question.words.join(' ')).split(' ');
  return { ...question, text, words, direct: true };
}
