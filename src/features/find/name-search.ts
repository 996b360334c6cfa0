/** Has the whole catalogue looked through for the names in a question, so that they are known when it is read. */

import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import type { SoughtName } from '../../ask/sought-names.ts';
import { isFormOf, rememberedRoots, vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { unitOrItself } from '../../study-client/codes.ts';
import type { LocalDay, Realization } from '../../study-client/model.ts';
import { endOf, isGoingOn } from '../../study-client/moments.ts';
import { foldedWords } from '../../study-client/texts.ts';
import { searchingFor } from './catalogue.ts';
import { typedWords, withoutCourses } from './filters.ts';
import { type Catalogue, daysOf, type InCatalogue, type LanguageAndTime } from './in-catalogue.ts';
import { lookForNames, namesToTry } from './name-tries.ts';

interface NameSearchDeps extends Catalogue, LanguageAndTime {
  readonly learn: (person: Place, found: readonly Realization[], language: Language) => void;
}

/**
 * Makes what looks for the names in a question. The workspace learns the runs that have not ended, and of a unit that has none of
 * these its newest, so that the question can be read. It never rejects; undefined: that is not offered, or nothing is sure.
 */
export function createNameSearch({ study, extras, learn, languageOf, zone, now }: NameSearchDeps) {
  const searched = async (
    { core }: SoughtName,
    language: Language,
    nth: number,
  ): Promise<InCatalogue | undefined> => {
    const words = withoutCourses(typedWords(core.join(' ')));
    const days = daysOf({ zone, now: now() });
    return lookForNames(words, { words, language, days }, { study: searchingFor(nth, study), extras });
  };
  const looked = async (
    name: SoughtName,
    said: readonly string[],
    language: Language,
    nth: number,
  ): Promise<Looked> => {
    const found = await searched(name, language, nth).catch((failure: unknown) => ({ ...NOTHING, failure }));
    return { name, found, meant: found ? meantBy(name, found, said) : [] };
  };
  /** One after another: of names that are joined the first may be all of one, and of a missing one it is told. */
  const lookedFor = async (
    [name, ...names]: readonly SoughtName[],
    words: readonly string[],
    language: Language,
    nth = 0,
  ): Promise<readonly Looked[]> => {
    if (!name) return [];
    const first = await looked(name, words, language, nth);
    const [next] = names;
    if (first.meant.length === 0 || !next) return [first];
    // "Data structures and algorithms" is one name.
    const whole = isJoined(words) ? together(first, next) : undefined;
    return whole ? [whole] : [first, ...(await lookedFor(names, words, language, nth + 1))];
  };
  return async (
    names: readonly SoughtName[],
    question: Pick<Question, 'language' | 'words'>,
    place: Place,
  ): Promise<Question['sought']> => {
    const language = question.language ?? (await languageOf(place));
    const [first] = names;
    if (first)
      await extras.tryOut(
        namesToTry(typedWords(first.core.join(' ')), daysOf({ zone, now: now() }).usual, language),
      );
    if (!extras.can('search-name')) return undefined;
    const looks = await lookedFor(names, question.words, language);
    const runs = looks.flatMap(({ meant, found }) =>
      worthNoting(meant.length > 0 ? meant : nearTo(found), now()),
    );
    if (runs.length > 0) learn(place, runs, language);
    return outcomeOf(looks, daysOf({ zone, now: now() }).usual);
  };
}

/** Whether words join names that are not compared. */
const isJoined = (words: readonly string[]): boolean =>
  words.some(vocabulary.facts.joins.has) && !words.some(vocabulary.compare.compare.has);

const NOTHING = { found: [], words: [], isTooBroad: false } as const;

interface Looked {
  readonly name: SoughtName;
  /** Undefined: it was not looked for. */
  readonly found: InCatalogue | undefined;
  readonly meant: InCatalogue['found'];
}

/** What was not found, but for a slip of the hand. */
const nearTo = (found: InCatalogue | undefined): InCatalogue['found'] =>
  (found?.near ?? []).map((value) => ({ value, fetchedAt: 0, freshness: 'fresh' }));

/** The courses that were found for a name and have the words of the next one, too, in any form; undefined: there are none. */
function together(first: Looked, next: SoughtName): Looked | undefined {
  const roots = rememberedRoots();
  const words = next.core.flatMap(foldedWords);
  const meant = first.meant.filter(({ value: { name, names } }) =>
    [name, ...Object.values(names ?? {})].some((one) => {
      const own = foldedWords(one);
      return words.every((word) => own.some((each) => each === word || isFormOf(each, word, roots)));
    }),
  );
  if (meant.length === 0) return undefined;
  const { name } = first;
  return {
    name: {
      core: [...name.core, ...next.core],
      whole: [...name.whole, ...next.whole],
      told: `${name.told} ${next.told}`,
    },
    found: first.found,
    meant,
  };
}

/**
 * Of two names the one is told that could not be looked for, or has no course.
 * @param usual from which day on starts are searched for at first
 */
function outcomeOf(looks: readonly Looked[], usual: LocalDay): Question['sought'] {
  const failed = looks.find(({ found }) => found !== undefined && found.failure !== undefined);
  if (failed) return { what: 'failed', name: failed.name.told };
  const missing = looks.find(({ found, meant }) => found && !found.isTooBroad && meant.length === 0);
  if (missing) {
    const isNear = nearTo(missing.found).length > 0;
    const isFar = missing.found?.since !== undefined && missing.found.since !== usual;
    const what = isFar ? 'nothing-in-years' : 'nothing';
    return { what, name: missing.name.told, ...(isNear && { isNear: true }) };
  }
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
  const roots = rememberedRoots();
  const has = (own: readonly string[], word: string): boolean =>
    own.some((one) => one === word || isFormOf(one, word, roots));
  return found.filter(({ value: { name, names } }) =>
    [name, ...Object.values(names ?? {})].some((one) => {
      const own = foldedWords(one);
      return sought.every((word) => has(own, word)) || own.every((word) => spoken.has(word));
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
