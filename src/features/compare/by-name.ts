/** Comparing by name: "software engineering vs web design". */
import type { Place } from '../../asking/feature.ts';
import { type SeenCourses, searchFor } from '../../asking/seen-courses.ts';
import { parseRealizationRef } from '../../study-client/codes.ts';
import { type CompareRequest, FEWEST, MOST } from './request.ts';

const BETWEEN = /\s*[,;&]\s*|\s+(?:vs\.?|versus|and|with|to|ja|sekä|och|med)\s+/iu;

/**
 * Reads names that the workspace has seen, perhaps with codes among them. Each name must mean one course; a
 * name alone may mean up to five, such as the realizations of one course unit. Undefined otherwise. Never
 * rejects.
 */
export async function readNames(
  typed: string,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const parts = typed.split(BETWEEN).filter((part) => part !== '');
  if (parts.length > MOST) return undefined;
  const found = await Promise.all(parts.map((part) => codesOf(part, place, seen)));
  if (parts.length > 1 && found.some(({ length }) => length !== 1)) return undefined;
  const asked = [...new Set(found.flat())];
  return asked.length >= FEWEST && asked.length <= MOST ? { asked } : undefined;
}

/** The code itself, or the codes of the courses that a name may mean. */
async function codesOf(part: string, place: Place, seen: SeenCourses): Promise<string[]> {
  const code = parseRealizationRef(part);
  if (code !== undefined) return [code];
  const named = await searchFor(seen, part, place);
  const all = named && (await seen.suggest(place.workspace, named.search, 'en', MOST + 1).catch(() => []));
  return (all ?? []).map((one) => one.code);
}
