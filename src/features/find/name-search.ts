/** Has the whole catalogue looked through for the names in a question, so that they are known when it is read. */

import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import type { SoughtName } from '../../ask/sought-names.ts';
import type { Language } from '../../language.ts';
import { unitOrItself } from '../../study-client/codes.ts';
import { searchedSince } from '../../study-client/extras.ts';
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
  const searched = async ({ core }: SoughtName, language: Language): Promise<InCatalogue | undefined> => {
    const words = typedWords(core.join(' '));
    const since = searchedSince(zone, now());
    return lookForNames(words, { words, since, language }, study);
  };
  return async (
    names: readonly SoughtName[],
    question: Pick<Question, 'language' | 'words'>,
    place: Place,
  ): Promise<Question['sought']> => {
    if (!extras.can('search-name')) return undefined;
    const language = question.language ?? (await languageOf(place));
    const looks = await Promise.all(
      names.map(async (name) => {
        const found = await searched(name, language).catch((failure: unknown) => ({ ...NOTHING, failure }));
        return { name, found, meant: found ? meantBy(name, found, question.words) : [] };
      }),
    );
    const runs = looks.flatMap(({ meant }) => worthNoting(meant, now()));
    if (runs.length > 0) learn(place, runs, language);
    return outcomeOf(looks);
  };
}

const NOTHING = { found: [], words: [], isTooBroad: false } as const;

interface Looked {
  readonly name: SoughtName;
  /** Undefined: it was not looked for. */
  readonly found: InCatalogue | undefined;
  readonly meant: InCatalogue['found'];
}

/** Of two names the one is told that could not be looked for, or has no course. */
function outcomeOf(looks: readonly Looked[]): Question['sought'] {
  const failed = looks.find(({ found }) => found !== undefined && found.failure !== undefined);
  if (failed) return { what: 'failed', name: failed.name.told };
  const missing = looks.find(({ found, meant }) => found && !found.isTooBroad && meant.length === 0);
  if (missing) return { what: 'nothing', name: missing.name.told };
  const known = looks.find(({ meant }) => meant.length > 0);
  if (known) return { what: 'found', name: known.name.core.join(' ') };
  const [first] = looks;
  return first && { what: 'unsure', name: first.name.told };
}

/**
 * The runs that are meant: those whose names have all of the words around what was searched by, or whose whole names were said. Others
 * have a word of it alone: "organ donation" is no organ building.
 */
function meantBy(
  { core, whole }: SoughtName,
  { found, words }: InCatalogue,
  said: readonly string[],
): InCatalogue['found'] {
  const formOf = new Map(core.map((word, at) => [word, words[at] ?? word]));
  const sought = whole.flatMap((word) => foldedWords(formOf.get(word) ?? word));
  const spoken = new Set([...said, ...words].flatMap(foldedWords));
  return found.filter(({ value: { name, names } }) =>
    [name, ...Object.values(names ?? {})].some((one) => {
      const own = foldedWords(one);
      return sought.every((word) => own.includes(word)) || own.every((word) => spoken.has(word));
    }),
  );
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
