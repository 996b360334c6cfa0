/** Has codes of no known form in a question looked up, so that they are known when it is read: as student groups, else as units. */

import { cleanArguments } from '../../ask/asked-codes.ts';
import type { CodesFound } from '../../ask/naming.ts';
import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { bareToken, parseOddUnitCode } from '../../study-client/codes.ts';
import type { CourseUnitCode, Criteria, Realization } from '../../study-client/model.ts';
import type { History } from '../../workspace/history.ts';
import { type Catalogue, daysOf } from './catalogue.ts';

interface CodeSearchDeps extends Catalogue {
  readonly history: Pick<History, 'units'>;
  readonly learn: (person: Place, found: readonly Realization[], language: Language) => void;
  /** Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** The study API's time zone. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What lower-case words with digits rarely are: "office365", "covid19". */
const LONG_WORD = /\p{Ll}{5,}/u;
/** A word in small letters is a code only with a sign, or several digits: "html5". */
const MAY_BE_CODE = /\p{Lu}|[-_.]|\d\D*\d/u;

/** What is asked of rooms. */
const { rooms } = vocabulary;
const OF_ROOMS = [rooms.room, rooms.place, rooms.booking];

/** Makes what looks them up: a search each, as a group and as a unit. It never rejects. */
export function createCodeSearch(deps: CodeSearchDeps) {
  const { study, extras, history, learn, languageOf, zone, now } = deps;
  const has = async (criteria: Criteria, question: Question, place: Place): Promise<boolean> => {
    const language = question.language ?? (await languageOf(place));
    const { value } = await study.search(criteria, language);
    const isKnown = value.runs.length > 0 && !value.isTooBroad;
    if (isKnown) learn(place, value.runs, language);
    return isKnown;
  };
  const lookUp = async (unit: CourseUnitCode, question: Question, place: Place): Promise<CodesFound> => {
    const group = { group: unit as string, since: daysOf({ zone, now: now() }).usual };
    if (extras.can('search-group') && (await has(group, question, place)))
      return { groups: [unit], units: [] };
    const isUnit = extras.can('search-unit') && (await has({ unit }, question, place));
    return { groups: [], units: isUnit ? [unit] : [] };
  };
  return async (question: Question, place: Place): Promise<CodesFound> => {
    const [unit] = perhapsCoded(question);
    if (unit === undefined) return NONE;
    try {
      const seen = await history.units(place.workspace, [unit]);
      return seen.length > 0 ? { groups: [], units: [unit] } : await lookUp(unit, question, place);
    } catch {
      // What can't be looked up is not known.
      return NONE;
    }
  };
}

const NONE: CodesFound = { groups: [], units: [] };

/** The words of a question that may be codes of no known form. What is asked of rooms may name these. */
function perhapsCoded({ text, words, codes, units, groups = [], quotes }: Question): CourseUnitCode[] {
  const isOther = quotes || codes.length + units.length + groups.length > 0;
  if (isOther || words.some((word) => OF_ROOMS.some(({ has }) => has(word)))) return [];
  return cleanArguments(text)
    .split(/[ ,;?]+/)
    .map(bareToken)
    .filter((word) => MAY_BE_CODE.test(word) && !LONG_WORD.test(word) && !isGroupCode(word))
    .flatMap((word) => parseOddUnitCode(word) ?? []);
}
