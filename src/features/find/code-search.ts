/** Has codes of no known form in a question looked up, so that they are known when it is read: as runs, student groups or units. */

import { cleanArguments } from '../../ask/asked-codes.ts';
import type { CodesFound } from '../../ask/naming.ts';
import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { speakOfCourseUnit } from '../../ask/words.ts';
import { NotFound } from '../../errors.ts';
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
  const found = async (
    criteria: Criteria,
    question: Question,
    place: Place,
  ): Promise<readonly Realization[]> => {
    const language = question.language ?? (await languageOf(place));
    const { value } = await study.search(criteria, language);
    if (value.runs.length === 0 || value.isTooBroad) return [];
    learn(place, value.runs, language);
    return value.runs;
  };
  const asUnit = async (unit: CourseUnitCode, question: Question, place: Place): Promise<CodesFound> => {
    const runs = await found({ unit }, question, place);
    const own = runs.find(({ code }) => code === (unit as string));
    if (own) return { ...NONE, codes: [own.code] };
    return runs.length > 0 ? { ...NONE, units: [unit] } : { ...NONE, unfound: [unit] };
  };
  const lookUp = async (unit: CourseUnitCode, question: Question, place: Place): Promise<CodesFound> => {
    const group = { group: unit as string, since: daysOf({ zone, now: now() }).usual };
    const isUnit = speakOfCourseUnit(question.words);
    const mayBeGroup = extras.can('search-group') && !isUnit;
    if (mayBeGroup && (await found(group, question, place)).length > 0) return { ...NONE, groups: [unit] };
    if (extras.can('search-unit')) return asUnit(unit, question, place);
    // The unit's own feature looks it up.
    return isUnit && extras.can('units') ? { ...NONE, units: [unit] } : NONE;
  };
  const lookUpRun = async (code: RealizationCode, question: Question, place: Place): Promise<CodesFound> => {
    const language = question.language ?? (await languageOf(place));
    try {
      const { value } = await study.realization(code, language);
      learn(place, [value], language);
      return { ...NONE, codes: [value.code] };
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      return { ...NONE, unfound: [code] };
    }
  };
  const lookUpUnit = async (unit: CourseUnitCode, question: Question, place: Place): Promise<CodesFound> => {
    const seen = await history.units(place.workspace, [unit]);
    return seen.length > 0 ? { ...NONE, units: [unit] } : await lookUp(unit, question, place);
  };
  return async (question: Question, place: Place): Promise<CodesFound> => {
    const most = extras.can('search-unit') ? MOST_LOOKED_UP : MOST_SEEN;
    if (most === MOST_SEEN && question.words.some(vocabulary.compare.compare.has)) return NONE;
    // What can't be looked up is not known.
    const all = await Promise.all(
      perhapsCoded(question, most).map(({ unit, run }) =>
        (run ? lookUpRun(run, question, place) : lookUpUnit(unit, question, place)).catch(() => NONE),
      ),
    );
    return {
      codes: all.flatMap(({ codes }) => codes),
      groups: all.flatMap(({ groups }) => groups),
      units: all.flatMap(({ units }) => units),
      unfound: all.flatMap(({ unfound }) => unfound),
    };
  };
}

const NONE: CodesFound = { codes: [], groups: [], units: [], unfound: [] };

/** So many codes of a question are looked up: as many as are compared. */
const MOST_LOOKED_UP = 5;
/** Where there is no search, of so many it is asked whether they were seen. */
const MOST_SEEN = 1;

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
function perhapsCoded(
  { text, words, codes, units, groups = [], quotes }: Question,
  most: number,
): readonly Perhaps[] {
  if (quotes || words.some((word) => OF_ROOMS.some(({ has }) => has(word)))) return [];
  const isAlone = codes.length + units.length + groups.length === 0;
  const isEach = isAlone || words.some(vocabulary.compare.compare.has);
  const parts = cleanArguments(text).split(/([ ,;?]+)/);
  const found = parts.flatMap((part, at) => {
    const word = bareToken(part);
    const isLike = MAY_BE_CODE.test(word) && !LONG_WORD.test(word) && !isGroupCode(word);
    const unit = isLike ? parseOddUnitCode(word) : undefined;
    if (unit === undefined) return [];
    const run = runIn(unit);
    const isAsked = run === undefined ? isEach || isListed(parts, at) : !codes.includes(run);
    return isAsked ? [{ unit, run }] : [];
  });
  return [...new Map(found.map((one) => [one.unit, one])).values()].slice(0, most);
}

/** Whether a word stands in a list: beside a comma, or a word such as "and". @param parts words, and at odd places what is between them */
const isListed = (parts: readonly string[], at: number): boolean =>
  [-1, 1].some(
    (side) =>
      parts[at + side]?.includes(',') || vocabulary.course.between.has(parts[at + 2 * side]?.toLowerCase()),
  );
