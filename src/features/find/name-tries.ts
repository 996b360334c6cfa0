/** Searches the catalogue for names: in other languages and forms, until one finds something. */
import { LONGEST_SEARCH } from '../../ask/seen-courses.ts';
import {
  basicFormsOf,
  isFormOf,
  mayBeOf,
  rememberedRoots,
  vocabulary,
  wordsOfLanguage,
} from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { type Language, standInsOf } from '../../language.ts';
import { isSearchable, NoSearchLeft } from '../../study-client/extras.ts';
import type { Found, LocalDay, Realization, Searched } from '../../study-client/model.ts';
import { nearIn } from '../../study-client/searches.ts';
import { foldedWords, toldIn } from '../../study-client/texts.ts';
import type { UseIn } from '../../workspace/study-extras.ts';
import {
  type Catalogue,
  type Days,
  type InCatalogue,
  joinedOf,
  maySearchName,
  searchTold,
} from './in-catalogue.ts';
import { nearKept } from './near-names.ts';

/**
 * The searches for names that are first uses: the words as they are typed, and in their basic forms; as these bring nothing where no
 * course is called so, which tells nothing of the service, then a few names that courses have nearly everywhere.
 */
export function namesToTry(names: readonly string[], since: LocalDay, language: Language): readonly UseIn[] {
  const own = triesOf(names.filter(maySearchName), language)
    .filter(({ isFar }) => !isFar)
    .map((one) => ({ name: withoutJoins(one.names).join(' '), in: one.in }));
  const usual = wordsOfLanguage(language).taught.split(' ');
  return [...own, ...usual.map((name) => ({ name, in: language }))]
    .filter(({ name }) => isSearchable(name))
    .map(({ name, in: asked }) => ({ use: { name, since }, in: asked }));
}
/** What names are looked for by. */
export interface ByNames extends Pick<InCatalogue, 'words'> {
  readonly language: Language;
  readonly days: Days;
  /** So many searches at the most; left out: as many as a request may make. */
  readonly most?: number | undefined;
}

/** One search is left for the group that the words may be, too. */
export const MOST_BESIDE_GROUP = 2;

/**
 * What a search for names has brought; undefined: it is not offered, or they say too little. A failure is searchTold, and not thrown.
 * @param by `words`: those of the request, in the place of which stand those that it was found by
 */
export async function lookForNames(
  names: readonly string[],
  by: ByNames,
  { study, extras }: Catalogue,
): Promise<InCatalogue | undefined> {
  const own = withinLongest(names.filter(maySearchName));
  if (!isSearchable(withoutJoins(own).join(' '))) return undefined;
  const said = await searchTold('search-name', () => byName(own, by, study), extras);
  const found = said && 'found' in said ? said : joinedOf([said], by.words, by.days.usual);
  return found && { ...found, isByName: true };
}

/** The first words of a text that is too long for a name: a search by them finds all that has the others, too. */
export const withinLongest = (words: readonly string[]): string[] =>
  words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= LONGEST_SEARCH);
interface Try {
  readonly in: Language;
  readonly names: readonly string[];
  /** One of the names, where it is searched by that alone. */
  readonly by?: string;
  /** Set where it is looked further back than usual. */
  readonly isFar?: true;
}

/**
 * The searches for names, in their order, of which a request makes the first few: in the reader's language; in the others, where the
 * names are spelt as theirs may be; by the words' basic forms; further back, by one of the words: what comes with it may be what was
 * meant. Words in an ending that have two basic forms, as Finnish plurals, are no words of another language.
 */
function triesOf(names: readonly string[], language: Language): readonly Try[] {
  const [other = language, ...others] = standInsOf(language);
  const own = basicFormsOf(names, language, true);
  const formed = own.length > 0 ? language : other;
  const forms = own.length > 0 ? own : basicFormsOf(names, other, false);
  const inOther = (one: Language): readonly Try[] =>
    own.length < 2 && mayBeOf(names, one) ? [{ in: one, names }] : [];
  const isPlausible = names.every((one) => others.every((each) => mayBeOf([one], each)));
  const all: readonly Try[] = [
    { in: language, names },
    ...inOther(other),
    ...forms.map((one) => ({ in: formed, names: one, ...byLongest(one) })),
    ...(isPlausible ? others.flatMap(inOther) : []),
    { in: language, names, by: secondLongest(names), isFar: true },
  ];
  return all.filter((one) => isSearchable(withoutJoins(one.names).join(' ')));
}

/** Basic forms of several words are hardly those of one name, "grund i webbprogrammering": the longest finds it, and the others are compared. */
function byLongest(names: readonly string[]): Pick<Try, 'by'> {
  const [longest, ...others] = withoutJoins(names).toSorted((one, other) => other.length - one.length);
  return longest !== undefined && others.length > 0 && isSearchable(longest) ? { by: longest } : {};
}

/** The longer a word is, the likelier it has a slip; a short one is in too many names. */
function secondLongest(names: readonly string[]): string {
  const [first = '', second = first] = names
    .filter((one) => isSearchable(one) && !isCommonWord(one.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  return second === '' ? names.join(' ') : second;
}

/** By the first search for names that finds any. Undefined: none could be made. */
async function byName(
  names: readonly string[],
  by: ByNames,
  study: Catalogue['study'],
): Promise<InCatalogue | undefined> {
  const { words, language, days, most } = by;
  const near: Realization[] = [];
  let since: LocalDay | undefined;
  for (const one of triesOf(names, language).slice(0, most)) {
    const found = await tried(one, days, study);
    if (!found) break;
    const { value, ...age } = found;
    const toldOf = (run: Realization) => (one.in === language ? run : toldIn(language, one.in, run));
    near.push(...(value.near ?? []).map(toldOf));
    since = found.since;
    if (value.runs.length === 0 && !value.isTooBroad) continue;
    const formOf = new Map(names.map((typed, at) => [typed, one.names[at] ?? typed]));
    return {
      found: value.runs.map((run) => ({ ...age, value: toldOf(run) })),
      words: words.map((word) => formOf.get(word) ?? word),
      ...{ isTooBroad: value.isTooBroad, failure: undefined, since },
    };
  }
  near.push(...nearKept(names, language, study));
  const own = new Map(near.map((run) => [run.code, run]));
  if (since === undefined) return undefined;
  return { found: [], words, isTooBroad: false, failure: undefined, since, near: [...own.values()] };
}

/** Words that join others are in too many names. */
const withoutJoins = (names: readonly string[]): string[] =>
  names.filter((word) => !vocabulary.facts.joins.has(word.toLowerCase()));

/** Undefined: the request has made all its searches. */
async function tried(
  { names, by, isFar, in: asked }: Try,
  { usual, far }: Days,
  study: Catalogue['study'],
): Promise<(Found<Searched> & { readonly since: LocalDay }) | undefined> {
  const name = withoutJoins(names).join(' ');
  const since = isFar ? far : usual;
  const search = (one: string) => study.search({ name: one, since }, asked).catch(ifNoneLeft);
  const found = await search(by ?? name);
  if (!found || by === undefined || by === name) return found && { ...found, since };
  if (!found.value.isTooBroad) return { ...found, value: ofName(found.value, name), since };
  // So much in five years: nothing is known of those before the last.
  if (isFar) return { ...found, value: { runs: [], isTooBroad: false }, since: usual };
  return { ...found, ...(await search(name)), since };
}

function ifNoneLeft(error: unknown): undefined {
  if (!(error instanceof NoSearchLeft)) throw error;
}

/** What a search by one word of a name tells of the whole name. */
const ofName = ({ runs, isTooBroad }: Searched, name: string): Searched => {
  const sought = foldedWords(name);
  const roots = rememberedRoots();
  const own = runs.filter((run) =>
    [run.name, ...Object.values(run.names ?? {})].some((one) => {
      const words = foldedWords(one);
      return sought.every((word) => words.some((own) => own === word || isFormOf(own, word, roots)));
    }),
  );
  return { runs: own, isTooBroad, near: own.length > 0 ? [] : nearIn(runs, name) };
};
