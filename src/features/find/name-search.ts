/** Has the whole catalogue looked through for the names in a question, so that they are known when it is read. */

import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import type { Language } from '../../language.ts';
import { unitOrItself } from '../../study-client/codes.ts';
import { isSearchable, searchedSince } from '../../study-client/extras.ts';
import type { Realization } from '../../study-client/model.ts';
import { endOf, isGoingOn } from '../../study-client/moments.ts';
import { foldedWords } from '../../study-client/texts.ts';
import { type Catalogue, type InCatalogue, lookForNames } from './catalogue.ts';
import { typedWords } from './filters.ts';

interface NameSearchDeps extends Catalogue {
  readonly learn: (person: Place, found: readonly Realization[], language: Language) => void;
  /** Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** The study API's time zone. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Makes what looks for the names in a question. The workspace learns the runs that have not ended, and of a unit that has none of
 * these its newest, so that the question can be read. It never rejects; undefined: that is not offered, or nothing is sure.
 */
export function createNameSearch({ study, extras, learn, languageOf, zone, now }: NameSearchDeps) {
  const searched = async (name: string, language: Language): Promise<InCatalogue | undefined> => {
    const words = typedWords(name);
    const since = searchedSince(zone, now());
    return isSearchable(words.join(' ')) ? lookForNames(words, { words, since, language }, study) : undefined;
  };
  return async (
    names: readonly string[],
    question: Pick<Question, 'language' | 'words'>,
    place: Place,
  ): Promise<Question['sought']> => {
    if (!extras.can('search-name')) return undefined;
    const language = question.language ?? (await languageOf(place));
    const looks = await Promise.allSettled(names.map((name) => searched(name, language)));
    const all = looks.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
    const runs = all.flatMap(({ found }) => worthNoting(nearest(found, question.words), now()));
    if (runs.length > 0) {
      learn(place, runs, language);
      return 'found';
    }
    const isFailed = looks.some((one) => one.status === 'rejected');
    if (isFailed || all.some(({ failure }) => failure !== undefined)) return 'failed';
    const isSure = all.length === names.length && !all.some(({ isTooBroad }) => isTooBroad);
    return isSure ? 'nothing' : undefined;
  };
}

/** Those whose names have the most of a question's words: it may name more than was searched for. */
function nearest(found: InCatalogue['found'], said: readonly string[]): InCatalogue['found'] {
  const words = new Set(said.flatMap(foldedWords));
  const counted = found.map((one) => {
    const { name, names } = one.value;
    const counts = [name, ...Object.values(names ?? {})].map(
      (own) => new Set(foldedWords(own).filter((word) => words.has(word))).size,
    );
    return { one, count: Math.max(...counts) };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ one }) => one);
}

/** The runs that have not ended, and of a unit that has none of these its newest. */
function worthNoting(found: InCatalogue['found'], now: number): Realization[] {
  const units = Map.groupBy(
    found.map(({ value }) => value),
    ({ code }) => unitOrItself(code),
  );
  return [...units.values()].flatMap((runs) => {
    const ahead = runs.filter((run) => isGoingOn(run, now));
    return ahead.length > 0
      ? ahead
      : runs.toSorted((one, other) => lastDayOf(other) - lastDayOf(one)).slice(0, 1);
  });
}

const lastDayOf = ({ ends }: Realization): number => (ends ? endOf(ends) : 0);
