/** What others ask of the catalogue: the courses of a name, a group or units. */
import type { Place } from '../../ask/place.ts';
import { type KnownCourse, LONGEST_SEARCH, type NamesInCatalogue } from '../../ask/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { languagesFor } from '../../language.ts';
import {
  isRunOfUnit,
  parseCourseUnitCode,
  parseOddUnitCode,
  parseRealizationCode,
  parseRealizationRef,
} from '../../study-client/codes.ts';
import { isSearchable, searchedSince } from '../../study-client/extras.ts';
import { mayBeGroup, type Realization } from '../../study-client/model.ts';
import { isGoingOn } from '../../study-client/moments.ts';
import { foldedWords, toldIn } from '../../study-client/texts.ts';
import { followOpenButton, olderButton } from './buttons.ts';
import { tryOut } from './catalogue.ts';
import { type AskedAbout, whatIs } from './coded.ts';
import { bounded, type FindRequest, typedWords, withoutCourses } from './filters.ts';
import { type Catalogue, daysOf, isGroup, type LanguageAndTime, SEARCHES } from './in-catalogue.ts';
import { withinLongest } from './name-tries.ts';

/** The courses ahead among those that searches have brought, whose names, codes or groups have words that begin as the typed ones do. */
function keptInCatalogue(
  typed: string,
  { language, now }: Reader,
  { study, extras }: Catalogue,
): readonly KnownCourse[] {
  const words = foldedWords(typed.slice(0, LONGEST_SEARCH));
  if (words.length === 0 || !SEARCHES.some(extras.can)) return [];
  const found = languagesFor(language).flatMap((one) =>
    study
      .searchedKept(one)
      .filter((run) => isGoingOn(run, now) && isBegunBy(words, run))
      .map((run) => (one === language ? run : toldIn(language, one, run))),
  );
  const byCode = new Map(found.toReversed().map((run) => [run.code, run]));
  return [...byCode.values()].toReversed().map(({ code, name, names, nameLanguage = language }) => ({
    code,
    names: name === code ? {} : { ...names, [nameLanguage]: name },
  }));
}

const isBegunBy = (words: readonly string[], run: Realization): boolean => {
  const own = wordsOf(run);
  return words.every((word) => own.some((one) => one.startsWith(word)));
};

/** People type letter by letter. */
const known = new WeakMap<Realization, readonly string[]>();

/** The folded words of a run's code, names and groups. */
function wordsOf(run: Realization): readonly string[] {
  const { code, name, names, studentGroups } = run;
  const groups = studentGroups.map((one) => one.code ?? one.name);
  const words = known.get(run) ?? [code, name, ...Object.values(names ?? {}), ...groups].flatMap(foldedWords);
  known.set(run, words);
  return words;
}

/** A number in a name is short: "Mathematics 2". */
const LONGEST_OF_NAME = 3;
const idIn = (word: string): unknown =>
  word.length > LONGEST_OF_NAME ? parseRealizationRef(word) : undefined;

const holdsCodeOrId = (words: readonly string[]): boolean =>
  words.some((one) => parseCourseUnitCode(one) ?? parseRealizationCode(one) ?? idIn(one));
/** A number alone is a course's id, or a unit's code. */
const NUMBER = /^\d{5,10}$/;

/** What a code that no course has may be: that of a unit, which may look like a run's, "FP-2-013", or of a group. */
function askedAbsent(code: string): { readonly asked: string; readonly about: AskedAbout } {
  if (NUMBER.test(code)) return { asked: code, about: 'number' };
  const unit = parseOddUnitCode(code);
  return unit ? { asked: unit, about: 'other' } : { asked: code, about: 'group' };
}

/** More words behind a command are no name that is tried out. */
const MOST_WORDS = 8;

/** @param find shows what the words find */
export function namesInCatalogue(
  { study, extras, likelyRuns, languageOf, zone, now }: Catalogue & LanguageAndTime,
  find: (request: FindRequest, reader: Reader, place: Place) => Promise<Card>,
): NamesInCatalogue {
  const isOffered = (words: readonly string[]): boolean =>
    (words.some(isGroup) && extras.can('search-group')) ||
    (extras.can('search-name') && isSearchable(words.filter((one) => /\p{L}/u.test(one)).join(' ')));
  return {
    nameIn: (typed) => {
      const words = withinLongest(typedWords(typed));
      const search = words.join(' ');
      return holdsCodeOrId(words) || search === '' || !isOffered(words) ? undefined : { search };
    },
    tryOut: async (typed, place) => {
      const words = typedWords(typed);
      if (holdsCodeOrId(words) || words.length > MOST_WORDS) return;
      const { usual } = daysOf({ zone, now: now() });
      await tryOut({ words }, usual, await languageOf(place), extras);
    },
    answer: ({ search }, reader, place, shows) => {
      const words = typedWords(search);
      return isOffered(words)
        ? find({ ...bounded({ words: withoutCourses(words) }), ...(shows && { shows }) }, reader, place)
        : undefined;
    },
    ofGroup: async (code, reader, place) => {
      if (!mayBeGroup(code) || isRunOfUnit(code)) return undefined;
      const { language, zone, now } = reader;
      const { asked, about } = askedAbsent(code);
      const by = { language, since: searchedSince(zone, now) };
      const { is } = await whatIs(asked, about, by, { study, extras, likelyRuns });
      if (is === 'group') return find({ ...bounded({ words: [code] }), groups: [code] }, reader, place);
      const hasRuns = is === 'unit' && extras.can('search-unit');
      return hasRuns ? find(bounded({ words: [code], units: [code] }), reader, place) : undefined;
    },
    runs: (units, reader, place) => {
      const request = bounded({ words: [...units] });
      const isAll = request.words.length === units.length && units.every(parseCourseUnitCode);
      return extras.can('search-unit') && isAll ? find(request, reader, place) : undefined;
    },
    older: (units, count, { language }) => olderButton({ words: [...units] }, count, language),
    followOpen: followOpenButton,
    kept: (typed, reader) => keptInCatalogue(typed, reader, { study, extras }),
  };
}
