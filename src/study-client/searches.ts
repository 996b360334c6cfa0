/** What one search of the catalogue tells of others, so that a name costs few calls. */
import { isSearchable, isSought } from './extras.ts';
import type { CodeForms } from './gateway.ts';
import type { Criteria, Found, Realization, Searched } from './model.ts';
import { isNearName } from './slips.ts';
import { foldedWords } from './texts.ts';

/** The same criteria have the same key; words of a name also in another order. */
export const searchKey = (criteria: Criteria): string => {
  if ('unit' in criteria) return `unit ${criteria.unit}`;
  const [by, sought] =
    'group' in criteria
      ? ['group', criteria.group.toUpperCase()]
      : ['name', foldedWords(criteria.name).toSorted().join(' ')];
  return `${by} ${criteria.since} ${sought}`;
};

/**
 * The answer to a search by more words of a name than one that was made: that holds all that has these, too. Undefined: none
 * was, from the same day on, or the same was.
 */
export function heldIn(
  kept: readonly (Found<Searched> & { readonly id: string })[],
  criteria: Criteria,
  codes: Pick<CodeForms, 'courseUnitOf'>,
): Found<Searched> | undefined {
  if (!('name' in criteria)) return undefined;
  const words = new Set(foldedWords(criteria.name));
  const own = searchKey(criteria);
  const isPart = (id: string): boolean => {
    const [by, since, ...some] = id.split(' ');
    return by === 'name' && since === criteria.since && some.every((word) => words.has(word));
  };
  if (kept.some(({ id }) => id === own)) return undefined;
  const held = kept.find(
    ({ id, value, freshness }) => freshness === 'fresh' && !value.isTooBroad && isPart(id),
  );
  if (!held) return undefined;
  const { value, fetchedAt } = held;
  const runs = value.runs.filter((run) => isSought(criteria, run, codes));
  const near = runs.length > 0 ? [] : nearIn([...value.runs, ...(value.near ?? [])], criteria.name);
  return {
    value: { runs, isTooBroad: false, ...(near.length > 0 && { near }) },
    ...{ fetchedAt, freshness: 'fresh' },
  };
}

/** So many words of a name are tried alone. */
const MOST_ALONE = 2;

/** Searches by one of the longest words of a name, which fewer rows have than any of its words: "introduction", "glaciology". */
export function narrower(criteria: Criteria): readonly Criteria[] {
  if (!('name' in criteria)) return [];
  const words = criteria.name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length < 2) return [];
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, MOST_ALONE);
  return longest.map((name) => ({ ...criteria, name })).filter(({ name }) => isSearchable(name));
}

/** No more may have been meant. */
const MOST_NEAR = 10;

/** Rows whose names are the words of a name but for slips. */
export const nearIn = (rows: readonly Realization[], name: string): readonly Realization[] =>
  rows
    .filter((row) => [row.name, ...Object.values(row.names ?? {})].some((one) => isNearName(one, name)))
    .slice(0, MOST_NEAR);
