/** Has codes of no known form in a question looked up, so that they are known when it is read: as runs, student groups or units. */

import { cleanArguments } from '../../ask/asked-codes.ts';
import type { CodesFound } from '../../ask/naming.ts';
import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { vocabulary } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import { bareToken, courseUnitOf, parseOddUnitCode, parseRealizationCode } from '../../study-client/codes.ts';
import type {
  CourseUnitCode,
  Criteria,
  Realization,
  RealizationCode,
  StudyClient,
} from '../../study-client/model.ts';
import type { History } from '../../workspace/history.ts';
import { type Catalogue, daysOf } from './catalogue.ts';

interface CodeSearchDeps extends Catalogue {
  readonly study: Catalogue['study'] & Pick<StudyClient, 'realization'>;
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

/** Makes what looks them up: a run by its code, all others by a search each, as a group and as a unit. It never rejects. */
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
    if (extras.can('search-group') && (await has(group, question, place))) return { ...NONE, groups: [unit] };
    const isUnit = extras.can('search-unit') && (await has({ unit }, question, place));
    return { ...NONE, units: isUnit ? [unit] : [] };
  };
  const lookUpRun = async (code: RealizationCode, question: Question, place: Place): Promise<CodesFound> => {
    const language = question.language ?? (await languageOf(place));
    const { value } = await study.realization(code, language);
    learn(place, [value], language);
    return { ...NONE, codes: [value.code] };
  };
  const lookUpUnit = async (unit: CourseUnitCode, question: Question, place: Place): Promise<CodesFound> => {
    const seen = await history.units(place.workspace, [unit]);
    return seen.length > 0 ? { ...NONE, units: [unit] } : await lookUp(unit, question, place);
  };
  return async (question: Question, place: Place): Promise<CodesFound> => {
    // What can't be looked up is not known.
    const found = await Promise.all(
      perhapsCoded(question).map(({ unit, run }) =>
        (run ? lookUpRun(run, question, place) : lookUpUnit(unit, question, place)).catch(() => NONE),
      ),
    );
    return {
      codes: found.flatMap(({ codes }) => codes),
      groups: found.flatMap(({ groups }) => groups),
      units: found.flatMap(({ units }) => units),
    };
  };
}

const NONE: CodesFound = { codes: [], groups: [], units: [] };

/** So many codes of a question are looked up: as many as are compared. */
const MOST_LOOKED_UP = 5;

/** What may be the code of a unit, or of the run of one. */
interface Perhaps {
  readonly unit: CourseUnitCode;
  readonly run: RealizationCode | undefined;
}

/** "ABC-123-3001" is the run of what may be a unit; "ABC-123" is none. */
function runIn(typed: string): RealizationCode | undefined {
  const code = parseRealizationCode(typed);
  return code !== undefined && parseOddUnitCode(courseUnitOf(code)) !== undefined ? code : undefined;
}

/** The words of a question that may be codes of no known form. What is asked of rooms may name these. */
function perhapsCoded({ text, words, codes, units, groups = [], quotes }: Question): readonly Perhaps[] {
  const hasOther = codes.length + units.length + groups.length > 0;
  if (quotes || words.some((word) => OF_ROOMS.some(({ has }) => has(word)))) return [];
  const typed = cleanArguments(text)
    .split(/[ ,;?]+/)
    .map(bareToken)
    .filter((word) => MAY_BE_CODE.test(word) && !LONG_WORD.test(word) && !isGroupCode(word))
    .flatMap((word) => parseOddUnitCode(word) ?? []);
  return [...new Set(typed)]
    .map((unit) => ({ unit, run: runIn(unit) }))
    .filter(({ run }) => (run === undefined ? !hasOther : !codes.includes(run)))
    .slice(0, MOST_LOOKED_UP);
}
