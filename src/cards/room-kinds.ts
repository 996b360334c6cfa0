/**
 * Categories of rooms in the reader's language. The study API has them in one language; those that a catalog of texts names, in
 * any language, are known in each. Others are shown as they are.
 */
import { texts } from '../i18n/index.ts';
import { LANGUAGES, type Language } from '../language.ts';

type Kind = keyof ReturnType<typeof texts>['rooms']['kindNames'];

const folded = (name: string): string => name.trim().toLowerCase();

/** The kind of each name, in every language. */
const KINDS = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(texts(language).rooms.kindNames).map(
      ([kind, name]) => [folded(name), kind as Kind] as const,
    ),
  ),
);

/** A category's name in a language: ours, or outside text as it is. */
export function categoryIn(category: string, language: Language): string {
  const kind = KINDS.get(folded(category));
  return kind === undefined ? category : texts(language).rooms.kindNames[kind];
}

/** The characters of a category's longest name: a page has the same rooms in every language. */
export const longestCategory = (category: string): number =>
  Math.max(...LANGUAGES.map((language) => categoryIn(category, language).length));
