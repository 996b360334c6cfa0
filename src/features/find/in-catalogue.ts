/** What a search of the whole catalogue needs and brings. */
import type { Place } from '../../ask/place.ts';
import type { Reader } from '../../cards/card.ts';
import type { Language } from '../../language.ts';
import { parseCourseUnitCode } from '../../study-client/codes.ts';
import { NoSearchLeft, saysNotOffered, searchedSince } from '../../study-client/extras.ts';
import {
  type Extra,
  type Found,
  type LocalDay,
  mayBeGroup,
  type Realization,
  type Searched,
  type StudyClient,
} from '../../study-client/model.ts';
import { struckAll } from '../../workspace/look-up.ts';
import type { StudyExtras } from '../../workspace/study-extras.ts';
import type { CodedDeps } from './coded.ts';

export interface Catalogue {
  readonly study: CodedDeps['study'] & Pick<StudyClient, 'searchedKept'>;
  readonly extras: Pick<StudyExtras, 'can' | 'tryOut' | 'isAwaited'>;
  readonly likelyRuns?: CodedDeps['likelyRuns'];
}

/** In whose language, and when, something is asked for. */
export interface LanguageAndTime {
  /** Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** The study API's time zone. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The searches of the catalogue. */
export const SEARCHES = ['search-name', 'search-group', 'search-unit'] as const;

/** What the catalogue has. */
export interface InCatalogue {
  readonly found: readonly Found<Realization>[];
  /** The words that it was looked for by, in the place of those that were asked for. */
  readonly words: readonly string[];
  /** So much that none of it is sure. */
  readonly isTooBroad: boolean;
  /** Why it could not be looked at. */
  readonly failure: unknown;
  /** From which day on courses that start were looked at; absent: from any. */
  readonly since?: LocalDay;
  /** Where nothing was found: courses whose names are the words but for a slip. */
  readonly near?: readonly Realization[];
  /** Set where it was searched by the words of names: a course without one of them was not asked for. */
  readonly isByName?: true;
  /** Set where what was asked for may be a course unit's code, and units are not searched for: others may exist. */
  readonly isWithoutUnits?: true;
  /** The same of a student group's. */
  readonly isWithoutGroups?: true;
}

/** A shorter word with a digit is part of a name. */
const SHORTEST_GROUP = 4;
/** Whether a word may be a student group: what has a letter and a digit, and is no course unit's code. */
export const isGroup = (word: string): boolean =>
  word.length >= SHORTEST_GROUP &&
  /\p{L}/u.test(word) &&
  mayBeGroup(word) &&
  parseCourseUnitCode(word) === undefined;

/** From which days on starts are searched for. */
export interface Days {
  readonly usual: LocalDay;
  readonly far: LocalDay;
}

/** @param reader of the time and the zone */
export const daysOf = ({ zone, now }: Pick<Reader, 'zone' | 'now'>): Days => ({
  usual: searchedSince(zone, now),
  far: searchedSince(zone, now, 'far'),
});

/** A number alone is in too many names, and a unit's code in none. */
export const maySearchName = (word: string): boolean =>
  /\p{L}/u.test(word) && parseCourseUnitCode(word) === undefined;
/**
 * What was found, or why not; undefined: it has turned out not to be offered, or the request may search no more, and what is known
 * here is all there is. What is given is offered for sure: its refusal is a failure.
 */
export async function searchTold<T>(
  extra: Extra,
  search: () => Promise<T>,
  { can }: Pick<StudyExtras, 'can'>,
): Promise<T | { readonly failure: unknown } | undefined> {
  try {
    return await search();
  } catch (failure) {
    if (failure instanceof NoSearchLeft) return undefined;
    if (saysNotOffered(failure) && !can(extra)) return undefined;
    if (!struckAll(failure)) throw failure;
    return { failure };
  }
}

/** One answer of several searches; undefined: none of them is offered. A course that two have found stands there once. */
export function joinedOf(
  answers: readonly (Found<Searched> | { readonly failure: unknown } | undefined)[],
  words: readonly string[],
  since?: LocalDay,
): InCatalogue | undefined {
  const offered = answers.filter((one) => one !== undefined);
  if (offered.length === 0) return undefined;
  const found = offered.flatMap((one) => ('value' in one ? [one] : []));
  const runs = found.flatMap(({ value, ...age }) => value.runs.map((run) => ({ ...age, value: run })));
  return {
    found: [...new Map(runs.map((one) => [one.value.code, one])).values()],
    words,
    isTooBroad: found.some(({ value }) => value.isTooBroad),
    failure: offered.flatMap((one) => ('failure' in one ? [one.failure] : []))[0],
    ...(since !== undefined && { since }),
  };
}
/** How far back starts were looked at; undefined: at all of them. */
export function sinceOf(
  catalogue: Pick<InCatalogue, 'since'> | undefined,
  reader: Pick<Reader, 'zone' | 'now'>,
): 'usual' | 'far' | undefined {
  if (catalogue?.since === undefined) return undefined;
  return catalogue.since === daysOf(reader).usual ? 'usual' : 'far';
}
