/**
 * Courses whose names are near to words that no name has: but for a slip of the hand, or as a part of a compound, "matematik" in
 * "Ingenjörsmatematik". The service finds no parts of words, so these come from what is known here and what searches have brought.
 */
import type { Place } from '../../ask/place.ts';
import type { KnownCourse, SeenCourses } from '../../ask/seen-courses.ts';
import type { Reader } from '../../cards/card.ts';
import { basicFormsOf } from '../../i18n/index.ts';
import { type Language, languagesFor } from '../../language.ts';
import { unitOrItself } from '../../study-client/codes.ts';
import type { Realization, StudyClient } from '../../study-client/model.ts';
import { isGoingOn } from '../../study-client/moments.ts';
import { nearIn } from '../../study-client/searches.ts';
import { isNearName } from '../../study-client/slips.ts';
import { toldIn } from '../../study-client/texts.ts';

interface NearDeps {
  readonly study: Pick<StudyClient, 'searchedKept'>;
  readonly seen: Pick<SeenCourses, 'suggest'>;
}

/** Words as they are typed, and in their basic forms. */
const formsOf = (words: readonly string[], language: Language): readonly string[] =>
  [words, ...basicFormsOf(words, language, true)].map((one) => one.join(' '));

/** What searches of any workspace have brought, told in a language. */
export const nearKept = (
  words: readonly string[],
  language: Language,
  study: NearDeps['study'],
): readonly Realization[] => {
  const forms = formsOf(words, language);
  return languagesFor(language).flatMap((one) => {
    const kept = study.searchedKept(one);
    const near = new Set(forms.flatMap((form) => nearIn(kept, form)));
    return [...near].map((run) => (one === language ? run : toldIn(language, one, run)));
  });
};

/** What was seen here. @param most so many at the most. May reject */
export async function nearSeen(
  words: readonly string[],
  { language }: Pick<Reader, 'language'>,
  { workspace }: Place,
  seen: NearDeps['seen'],
  most: number,
): Promise<readonly KnownCourse[]> {
  for (const form of formsOf(words, language)) {
    const found = await seen.suggest(workspace, form, language, most);
    if (found.length > 0) return found;
  }
  return [];
}

/** A course as a list of near names shows it. */
export const asKnown = (run: Realization, language: Language): KnownCourse => {
  const { code, name, names, nameLanguage = language } = run;
  return { code, names: { ...names, ...(name !== code && { [nameLanguage]: name }) }, kept: run };
};

/**
 * The courses whose names are near to what a message calls one by, a run of each: those that go on first. Never rejects.
 * @param most so many at the most
 */
export async function nearNames(
  name: string,
  reader: Reader,
  place: Place,
  { study, seen }: NearDeps,
  most: number,
): Promise<readonly KnownCourse[]> {
  const { language, now } = reader;
  const words = name.split(' ').filter((one) => one !== '');
  const kept = nearKept(words, language, study).toReversed();
  const known = await nearSeen(words, reader, place, seen, most).catch(() => []);
  // An index finds more than what is near.
  const forms = formsOf(words, language);
  const near = known.filter(({ names }) =>
    Object.values(names).some((one) => forms.some((form) => isNearName(one, form))),
  );
  const all = [
    ...kept.filter((run) => !isGoingOn(run, now)).map((run) => asKnown(run, language)),
    ...near.toReversed(),
    ...kept.filter((run) => isGoingOn(run, now)).map((run) => asKnown(run, language)),
  ];
  // What stands last takes the place of the unit's others.
  const units = new Map(all.map((one) => [unitOrItself(one.code), one]));
  const ranked = all.toReversed().filter((one) => units.get(unitOrItself(one.code)) === one);
  return ranked.slice(0, most);
}
