/** Numbers in a question, and what the words beside them say that they are. */
import { isCourseUnitWord, isRealizationWord } from './course-words.ts';
import { isBuildingWord, isRoomsWord, isSingleRoomWord } from './room-words.ts';

/** A number as long as an id: a shorter one is part of a name ("English 2"), or counts something. */
export function isId(word: string): boolean {
  return /^\d{4,18}$/.test(word);
}

/** A number that is more likely a year than an id. */
export function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

/** What a number stands for. `rooms`: of a building, which the number does not name for sure. */
type Kind = 'realization' | 'course-unit' | 'building' | 'room' | 'rooms';

/**
 * What may stand between a word and its number: "course id 12345", "toteutus nro 12345", "which course is
 * 12345", "the unit with the id 12345".
 */
const BETWEEN = new Set(
  `id ids number numbers no nr nro numero numerot numerolla tunnus tunnuksella tunniste tunnisteella nummer numret
  and ja och or tai eller is are on ovat är a an the en ett som called with having whose joka jonka med vars s n t`
    .trim()
    .split(/\s+/),
);
/** What may stand between a number and the word for it: "is 12345 a course unit?", "onko 12345 opintojakso?" */
const BEFORE_WORD = new Set('a an the is on är en ett n'.split(' '));
/** Words for several things: "1200 courses" counts them. */
const COUNTED = /^(?:courses|units|reali[sz]ations|buildings|\p{L}+(?:ia|oja|öjä|soa|sta|uksia|er|anden))$/u;

/**
 * The ids that the words of a question call `kind`: "course unit 12345", "opintojakson 12345 nimi", "is 12345 a
 * course?". The nearest word counts: "opintojakson toteutus 12345" is a realization. An id has at least four
 * digits ("course 2" holds none) and is no year.
 */
export function numbersSaid(words: readonly string[], kind: Kind): string[] {
  const apart = words.flatMap(withoutHyphen);
  const kinds = apart.map((word, at) => kindOf(word, apart[at - 1]));
  const isAlone = apart.filter(isId).length === 1;
  const numbers = new Set<string>();
  let said: Kind | undefined;
  apart.forEach((word, at) => {
    const isNumber = isId(word) && !isYear(word);
    if (isNumber && (said ?? (isAlone ? saidAfter(apart, kinds, at) : undefined)) === kind) numbers.add(word);
    said = kinds[at] ?? (isNumber || BETWEEN.has(word) ? said : undefined);
  });
  return [...numbers];
}

/** "Unit-12345" in its two words. Codes have digits on both sides. */
function withoutHyphen(word: string): string[] {
  return /^(?:\p{L}+-\d+|\d+-\p{L}+)$/u.test(word) ? word.split('-') : [word];
}

function kindOf(word: string, before: string | undefined): Kind | undefined {
  if (isSingleRoomWord(word)) return 'room';
  if (isRoomsWord(word)) return 'rooms';
  if (isBuildingWord(word)) return 'building';
  if (isCourseUnitWord(word, before)) return 'course-unit';
  return isRealizationWord(word) ? 'realization' : undefined;
}

/** The kind that the words after the only number say, if they speak of nothing else. */
function saidAfter(
  words: readonly string[],
  kinds: readonly (Kind | undefined)[],
  at: number,
): Kind | undefined {
  let next = at + 1;
  while (BEFORE_WORD.has(words[next] ?? '')) next += 1;
  // In "course unit" the last word tells.
  while (kinds[next] !== undefined && kinds[next + 1] !== undefined) next += 1;
  const kind = kinds[next];
  if (kind === 'room' || kind === 'rooms' || COUNTED.test(words[next] ?? '')) return undefined;
  return kinds.slice(next + 1).every((other) => other === undefined) ? kind : undefined;
}
