/** Has codes of no known form in a question looked up, so that they are known when it is read: as runs, student groups or units. */

import type { CodesFound } from '../../ask/naming.ts';
import { type PerhapsCode, perhapsCoded } from '../../ask/perhaps-codes.ts';
import type { Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { asksForRuns } from '../../ask/run-topics.ts';
import { speakOfCourseUnit } from '../../ask/words.ts';
import { NotFound } from '../../errors.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { isKnownWord } from '../../i18n/language-of.ts';
import { OF_UNIT } from '../../i18n/topics.ts';
import type { Language } from '../../language.ts';
import type { CourseUnitCode, Realization, RealizationCode } from '../../study-client/model.ts';
import type { History } from '../../workspace/history.ts';
import { type AskedAbout, type CodedDeps, whatIs } from './coded.ts';
import { daysOf } from './in-catalogue.ts';

interface CodeSearchDeps extends CodedDeps {
  readonly history: Pick<History, 'units'>;
  readonly learn: (person: Place, found: readonly Realization[], language: Language) => void;
  /** Never rejects. */
  readonly languageOf: (place: Place) => Promise<Language>;
  /** The study API's time zone. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Makes what looks them up. It never rejects. */
export function createCodeSearch(deps: CodeSearchDeps) {
  const { study, extras, history, learn, languageOf, zone, now } = deps;
  const languageFor = async ({ language }: Question, place: Place): Promise<Language> =>
    language ?? (await languageOf(place));
  const lookUp = async (
    code: CourseUnitCode,
    about: AskedAbout,
    question: Question,
    place: Place,
  ): Promise<CodesFound> => {
    const language = await languageFor(question, place);
    const since = daysOf({ zone, now: now() }).usual;
    const { is, runs } = await whatIs(code, about, { language, since }, deps);
    if (runs.length > 0) learn(place, runs, language);
    if (is === 'run') return { ...NONE, codes: runs.map((run) => run.code) };
    if (is === 'unit') return { ...NONE, units: [code] };
    if (is === 'group') return { ...NONE, groups: [code] };
    return is === 'none' ? { ...NONE, unfound: [code] } : NONE;
  };
  const lookUpRun = async (code: RealizationCode, question: Question, place: Place): Promise<CodesFound> => {
    const language = await languageFor(question, place);
    try {
      const { value } = await study.realization(code, language);
      learn(place, [value], language);
      return { ...NONE, codes: [value.code] };
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      return { ...NONE, unfound: [code] };
    }
  };
  const lookUpUnit = async (
    { code, isLikeGroup }: PerhapsCode,
    question: Question,
    place: Place,
  ): Promise<CodesFound> => {
    const seen = await history.units(place.workspace, [code]);
    if (seen.length > 0) return { ...NONE, units: [code] };
    const about = isLikeGroup ? ofLikeGroup(question) : aboutIn(question);
    // That there is no such unit does not say that there is no such group.
    const found = about ? await lookUp(code, about, question, place) : NONE;
    return isLikeGroup ? { ...found, unfound: [] } : found;
  };
  return async (question: Question, place: Place): Promise<CodesFound> => {
    const most = extras.can('search-unit') ? MOST_LOOKED_UP : MOST_SEEN;
    if (most === MOST_SEEN && question.words.some(vocabulary.compare.compare.has)) return NONE;
    const look = (one: PerhapsCode) =>
      one.run ? lookUpRun(one.run, question, place) : lookUpUnit(one, question, place);
    // What can't be looked up is not known.
    const perhaps = perhapsCoded(question).slice(0, most);
    const all = await Promise.all(perhaps.map((one) => look(one).catch(() => NONE)));
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

/** What a question asks of a code: a fact that units tell, or several courses, which groups have. */
function aboutIn({ words, language }: Question): AskedAbout {
  const asked = topics.of(words, language);
  if (speakOfCourseUnit(words) || (asked !== undefined && OF_UNIT.has(asked))) return 'unit';
  return words.some((word) => vocabulary.find.courses.has(word) || vocabulary.find.group.has(word))
    ? 'several'
    : 'other';
}

/**
 * The same of what has the form of a student group; undefined: that is what is meant, where no unit of that code was seen. Alone, or
 * where one course or its further runs are asked for, it may as well be a unit.
 */
function ofLikeGroup(question: Question): AskedAbout | undefined {
  const about = aboutIn(question);
  if (about !== 'other') return about === 'unit' ? 'unit' : undefined;
  const { words, text, language } = question;
  const isAlone = words.filter((word) => !isKnownWord(word)).length === 1 && !text.includes('?');
  const asked = topics.of(words, language);
  return isAlone || asksForRuns(question) || (asked !== undefined && asked !== 'lessons')
    ? 'group-or-unit'
    : undefined;
}
