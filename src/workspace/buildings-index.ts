/** Finds known buildings by the names that people use. Pure. */

import { closest, distance } from 'fastest-levenshtein';
import { rootsOf, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../i18n/language-of.ts';
import { placedWords } from '../i18n/patterns.ts';
import type { Names } from '../store/store.ts';
import type { BuildingId } from '../study-client/model.ts';
import { foldedWords } from '../study-client/texts.ts';

// The words of buildings' names, as people write and inflect them. Pure.

/** Names are shorter. A longer text is cut before it costs time. */
const LONGEST = 200;

/** A room's code in one spelling: "KMC 106", "KMC-106" and "kmc106" are the same. */
export const plainCode = (code: string): string => foldedWords(code).join('');

/** The plain code of a room, also without what is remarked on it in brackets: "B220(spare)". */
export const plainCodes = (code: string): readonly string[] => [
  ...new Set([plainCode(code), plainCode(code.replace(/\([^()]*\)\s*$/, ''))]),
];

/** 106 of the plain code "kmc106", and 311a of "b311a": people call a room so where they are. */
export const numberOf = (plain: string): string | undefined => /^\p{L}+(\d+\p{L}?)$/u.exec(plain)?.[1];

/** Whether a word only says that a building is meant. */
export function isKind(word: string): boolean {
  return foldedWords(word).every(vocabulary.rooms.kind.has);
}

/** The words without those of the kind; all words if none would remain. */
export function withoutKind(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !vocabulary.rooms.kind.has(word));
  return own.length > 0 ? own : words;
}

/** The forms that a folded word may be an inflection of, including itself. */
export function stems(word: string): ReadonlySet<string> {
  return new Set([word, ...rootsOf(word)]);
}

/** What stands between a name and its address, its house or another name of the same: not the hyphen within a word. */
const BEHIND_NAME = /[,;:/|·([{]|\s[-–—−]+\s/gu;

/**
 * The shorter names that a name begins with, the shortest first: "Campus X" of "Campus X, Street 1", "Campus X / House B",
 * "Campus X (main)" and "Campus X – Street 1". What only says that something is a building, or holds no letter, is no name.
 */
export function beginningsOf(name: string): string[] {
  const short = name.slice(0, LONGEST);
  return Array.from(short.matchAll(BEHIND_NAME), ({ index }) => short.slice(0, index).trim()).filter(
    (begun) => /\p{L}/u.test(begun) && !isKind(begun),
  );
}

/** Between two names of one building, as in "Rantatalo / Strandhuset". */
const BESIDE_NAME = /[/|·]/u;
/** Shorter words, such as the letter of a house, are no names by themselves. */
const SHORTEST_NAME = 3;

/** The other names that stand behind signs in a name, each up to its own address. */
function othersIn(name: string): string[] {
  const [, ...others] = name.slice(0, LONGEST).split(BESIDE_NAME);
  return others
    .map((other) => other.trim())
    .flatMap((other) => beginningsOf(other)[0] ?? other)
    .map((other) => other.trim())
    .filter((other) => withoutKind(foldedWords(other)).some(isNameWord) && !isKind(other));
}

const isNameWord = (word: string): boolean => word.length > SHORTEST_NAME && /\p{L}/u.test(word);

/** A building with everything that it is known by. */
export interface KnownBuilding {
  readonly id: BuildingId;
  readonly code: string | undefined;
  readonly names: Names;
  readonly aliases: readonly string[];
  /** What it is, where it has no name and no code. Outside text. */
  readonly kind?: string | undefined;
  /** Its place in the operator's directory, where the study API lists its buildings. */
  readonly place?: number;
  /** Whether the study API's list has it; left out: there is no list. */
  readonly isListed?: boolean;
}

/** Whether a building is offered. Others are found by name. */
export const isInUse = ({ place, isListed }: KnownBuilding): boolean =>
  isListed !== false || place !== undefined;

/** The buildings that a question names; `words` are the words that name them. */
interface Named {
  readonly ids: ReadonlySet<BuildingId>;
  readonly words: readonly string[];
}

export interface BuildingIndex {
  readonly all: readonly KnownBuilding[];
  /** The buildings that a text can stand for: none, one, or several of the same name. */
  named(typed: string): ReadonlySet<BuildingId>;
  /**
   * The buildings that the longest runs of words name, with or without case endings; ordinary words alone
   * name none.
   */
  namedAmong(words: readonly string[]): Named | undefined;
  /** The text with the id in place of each whole name that holds signs, such as "Campus A, Salo", and is one building's. */
  withIds(text: string): string;
  /** Buildings whose code, name or alias is near to the typed text, nearest first. */
  nearest(typed: string, most: number): KnownBuilding[];
}

/** The most words of a name that is looked for in a question. */
const LONGEST_NAME = 8;

type Ids = ReadonlySet<BuildingId>;
/** A name as the stems of its words. */
interface Phrase {
  readonly id: BuildingId;
  readonly stems: readonly ReadonlySet<string>[];
}

export function createIndex(all: readonly KnownBuilding[]): BuildingIndex {
  const exact = new Map<string, Set<BuildingId>>();
  const whole: Phrase[] = [];
  const begun: Phrase[] = [];
  const short: Phrase[] = [];
  for (const building of all) {
    for (const called of calledBy(building)) add(exact, foldedWords(called).join(' '), building.id);
    for (const words of namesOf(building).map(foldedWords)) {
      whole.push({ id: building.id, stems: words.map(stems) });
      short.push({ id: building.id, stems: withoutKind(words).map(stems) });
    }
    // "B-talo" is a code that people inflect: "B-talossa".
    for (const words of wordyCodesOf(building).map(foldedWords))
      whole.push({ id: building.id, stems: words.map(stems) });
    const parts = namesOf(building).flatMap((name) => [...beginningsOf(name), ...othersIn(name)]);
    for (const words of parts.map(foldedWords)) {
      begun.push({ id: building.id, stems: words.map(stems) });
      short.push({ id: building.id, stems: withoutKind(words).map(stems) });
    }
  }
  const signed = [...new Set(all.flatMap(namesOf))]
    .filter((name) => name.search(BEHIND_NAME) >= 0)
    .map((name) => ({ name, words: placedWords(name).map(({ word }) => word) }))
    .sort((one, other) => other.words.length - one.words.length);
  const named = (typed: string): Ids => {
    const words = foldedWords(typed);
    const found = [
      exact.get(words.join(' ')) ?? new Set<BuildingId>(),
      // "KM-rakennuksen"
      (!/\s/.test(typed) && exact.get(withoutKind(words).join(' '))) || new Set<BuildingId>(),
      inflected(whole, words),
      inflected(begun, words),
      inflected(short, withoutKind(words)),
    ];
    return found.find(({ size }) => size > 0) ?? new Set();
  };
  return {
    all,
    named,
    withIds: (text) => withIds(text, signed, named),
    namedAmong: (words) => namedAmong(words, named, new Set(all.flatMap(calledBy))),
    nearest: (typed, most) => nearest(all.filter(isInUse), typed, most),
  };
}

/** @param signed names of several parts, the longest first */
function withIds(
  text: string,
  signed: readonly { readonly name: string; readonly words: readonly string[] }[],
  named: (typed: string) => Ids,
): string {
  if (signed.length === 0 || text.includes('"')) return text;
  const said = placedWords(text);
  for (const { name, words } of signed) {
    const at = said.findIndex((_, from) => words.every((word, nth) => said[from + nth]?.word === word));
    const [first, last] = [said[at], said[at + words.length - 1]];
    const [id, ...others] = first && last && words.length > 1 ? named(name) : [];
    if (first && last && id !== undefined && others.length === 0)
      return withIds(`${text.slice(0, first.from)}${id}${text.slice(last.to)}`, signed, named);
  }
  return text;
}

function add(map: Map<string, Set<BuildingId>>, key: string, id: BuildingId): void {
  if (key !== '') map.set(key, (map.get(key) ?? new Set()).add(id));
}

function namesOf({ names, aliases }: KnownBuilding): string[] {
  return [...Object.values(names), ...aliases];
}

/** A code that is a word, or holds one. */
const wordyCodesOf = ({ code = '' }: KnownBuilding): string[] => (/\p{Ll}{3}/u.test(code) ? [code] : []);

function calledBy(building: KnownBuilding): string[] {
  const { id, code, kind } = building;
  const names = namesOf(building);
  // A nameless one is shown as what it is, unless that only says that it is one.
  const shownAs =
    names.length === 0 && code === undefined && kind !== undefined && !isKind(kind) ? [kind] : [];
  return [id, ...(code === undefined ? [] : [code]), ...names, ...shownAs];
}

function inflected(phrases: readonly Phrase[], words: readonly string[]): Ids {
  if (words.length === 0) return new Set();
  const sought = words.map((word) => [...stems(word)]);
  const same = phrases.filter(
    (phrase) =>
      phrase.stems.length === sought.length &&
      phrase.stems.every((one, at) => sought[at]?.some((stem) => one.has(stem))),
  );
  return new Set(same.map(({ id }) => id));
}

function namedAmong(
  words: readonly string[],
  named: (typed: string) => Ids,
  asWritten: ReadonlySet<string>,
): Named | undefined {
  const ids = new Set<BuildingId>();
  const places = new Set<number>();
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    const runs = words.flatMap((_, at) => {
      const run = words.slice(at, at + length);
      const isFree = run.length === length && !run.some((_, beyond) => places.has(at + beyond));
      const found = isFree && mayName(run, asWritten) ? [...named(run.join(' '))] : [];
      return found.length > 0 ? [{ at, found }] : [];
    });
    // A part of a longer name names nothing by itself.
    for (const { at, found } of runs) {
      for (const id of found) ids.add(id);
      for (let beyond = 0; beyond < length; beyond += 1) places.add(at + beyond);
    }
  }
  return ids.size > 0 ? { ids, words: words.filter((_, at) => places.has(at)) } : undefined;
}

/**
 * Not ordinary words alone, and no short word that is a word as well and is written unlike its code: "op" beside the
 * building OP.
 */
function mayName(run: readonly string[], asWritten: ReadonlySet<string>): boolean {
  const isName = (word: string): boolean =>
    word.length > 3 || asWritten.has(word) || !isKnownWord(word.toLowerCase());
  return run.some((word) => !isCommonWord(word.toLowerCase()) && isName(word));
}

function nearest(all: readonly KnownBuilding[], typed: string, most: number): KnownBuilding[] {
  const sought = foldedWords(typed).join(' ');
  if (sought === '') return [];
  const forms = [...stems(sought)];
  return all
    .map((building) => ({ building, far: Math.min(...calledBy(building).map((one) => farness(one, forms))) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far || a.building.id.localeCompare(b.building.id))
    .slice(0, most)
    .map(({ building }) => building);
}

/**
 * The mistakes between a name and the typed text; below one if the name contains it; infinite if there are
 * too many.
 */
function farness(called: string, forms: readonly string[]): number {
  const words = foldedWords(called);
  const own = [words.join(' '), withoutKind(words).join(' ')];
  const [typed = ''] = forms;
  if (typed.length > 1 && own.some((one) => one.startsWith(typed))) return 0.25;
  if (typed.length > 2 && own.some((one) => one.includes(typed))) return 0.5;
  const mistakes = own.flatMap((one) => {
    const form = closest(one, forms);
    const far = distance(one, form);
    return far <= Math.floor(Math.max(one.length, form.length) / 3) ? [far] : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...mistakes);
}
