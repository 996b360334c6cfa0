/**
 * The names in a question, read before anything else of it: student groups, buildings, known courses, and what stands for
 * one that was shown.
 */

import type { CourseUnitCode, RealizationCode } from '../study-client/model.ts';
import { withWhatGoesOn } from './again.ts';
import { withGroupSpokenOf } from './group-spoken-of.ts';
import { withoutNames } from './guide-names.ts';
import { type NamesIn, withNamedCodes } from './known-names.ts';
import type { Conversation, Place } from './place.ts';
import type { Question, Seeking } from './question.ts';
import type { SeenCourses } from './seen-courses.ts';
import { readAsGroups, withSeenGroups } from './seen-groups.ts';
import { namesSoughtIn, type ReadName, type SoughtName } from './sought-names.ts';
import { type Pickable, withPickedRow, withPicks } from './spoken-of.ts';
import { speakOfCourseUnit } from './words.ts';

/** Codes of no known form that are known now: student groups, course units and runs of these, in upper case. */
export interface CodesFound {
  readonly codes: readonly RealizationCode[];
  readonly groups: readonly string[];
  readonly units: readonly CourseUnitCode[];
  /** What looks like a code, and is none that the whole catalogue has; as it was typed. */
  readonly unfound: readonly string[];
}

interface NamingOptions {
  readonly history: SeenCourses & { readonly namesIn: NamesIn };
  readonly conversationAt: (place: Place) => Conversation;
  /** Whether it asks for several courses: "which web design courses are open?" names none. */
  readonly isOfSeveral: (question: Question) => boolean;
  /** The question with ids in the place of names of buildings. Never rejects. */
  readonly withBuildings: (question: Question) => Promise<Question>;
  /** Whether it asks for rooms of a building that is known: a course may be called like that. Never rejects. */
  readonly isOfBuilding: (question: Question) => Promise<boolean>;
  readonly pickable: (place: Place) => Pickable;
  /** Whether it asks which courses there are of a name: "is there a course about web design?" */
  readonly isToFind: (question: Question) => boolean;
  /** What reads names of courses that are not known. */
  readonly readers: readonly ReadName[];
  /** Whether the whole catalogue is searched by name, or may turn out to be. */
  readonly searchesNames: () => boolean;
  /** Looks up codes of no known form. Never rejects. */
  readonly lookForCodes: (question: Question, place: Place) => Promise<CodesFound>;
  /** Has the whole catalogue looked through for names, which are known from then on. Never rejects. */
  readonly lookFor: (
    names: readonly SoughtName[],
    question: Question,
    place: Place,
  ) => Promise<Question['sought']>;
}

/** Makes what reads the names in a question: codes take their place. It never rejects. */
export function createNaming(
  options: NamingOptions,
): (typed: Question, place: Place, seeking?: Seeking) => Promise<Question> {
  const { history, conversationAt, isOfSeveral, withBuildings, isOfBuilding, pickable } = options;
  const { searchesNames, isToFind, readers, lookFor, lookForCodes } = options;
  const coded = async (bare: Question, place: Place, seeking: Seeking): Promise<Question> => {
    const seen = await withSeenGroups(bare, place, history);
    return seeking === 'unknown' ? withCodes(seen, await lookForCodes(seen, place)) : seen;
  };
  const namesUnknown = (read: Question, seeking: Seeking): readonly SoughtName[] => {
    const isSought = seeking !== 'none' && searchesNames() && !isToFind(read) && !isOfUnfoundUnit(read);
    return isSought ? namesSoughtIn(read, readers, ofNames(seeking)) : [];
  };
  const withNames = async (typed: Question, place: Place, seeking: Seeking): Promise<Question> => {
    const conversation = conversationAt(place);
    const read = await withPickedRow(typed, conversation, pickable(place));
    const named = () => withNamedCodes(read, conversation, history.namesIn);
    const known = await named();
    // What is known of a name may be one of its runs, or another course whose name is a part of it.
    const names = known.named?.isAlone ? [] : namesUnknown(read, seeking);
    const sought = names.length > 0 ? await lookFor(names, read, place) : undefined;
    const all = sought?.what === 'found' || sought?.isNear ? await named() : known;
    const picked = await withPicks(all, conversation, pickable(place));
    return sought === undefined ? picked : { ...picked, sought };
  };
  return async (typed, place, seeking = 'unknown') => {
    const goingOn = await withWhatGoesOn(typed, conversationAt(place));
    const said = await withGroupSpokenOf(goingOn, conversationAt(place));
    const bare = await withoutNames(said, place.workspace, history.namesIn);
    const question = await coded(bare, place, seeking);
    // What else is to be searched for is no known course.
    if (isOfSeveral(question) || question.corrects === 'find') return question;
    const read = readAsGroups(await withBuildings(question), question.groups);
    return (await isOfBuilding(question)) ? read : withNames(read, place, seeking);
  };
}

/** "What is the course unit NOPE77X?" names a unit that there is not. */
const isOfUnfoundUnit = ({ unfound, words }: Question): boolean =>
  unfound !== undefined && speakOfCourseUnit(words);

/** Of names the same is sought where codes are looked up later. */
const ofNames = (seeking: Seeking): Seeking => (seeking === 'names' ? 'unknown' : seeking);

/** The question with codes that were looked up, which are none of single runs then. */
function withCodes(typed: Question, { codes, groups, units, unfound }: CodesFound): Question {
  const question = unfound.length === 0 ? typed : { ...typed, unfound };
  const { groups: seen = [], ...read } = readAsGroups(question, [...(question.groups ?? []), ...groups]);
  if (units.length + codes.length === 0) return groups.length === 0 ? question : { ...read, groups: seen };
  const isOther = (code: string): boolean => !units.some((unit) => unit === code.toUpperCase());
  const runs = [...new Set([...question.codes.filter(isOther), ...codes])];
  return { ...question, codes: runs, units: [...question.units, ...units] };
}
