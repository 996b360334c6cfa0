/**
 * Reads codes and ids as people type them. Only a value that passed one of these reaches the study API. The forms
 * themselves are the gateway's, which is chosen once, in `gateway/index.ts`.
 */

import { GATEWAY } from './gateway/index.ts';
import type { CodeForms } from './gateway.ts';
import {
  type BuildingId,
  type CourseUnitCode,
  type CourseUnitId,
  isGroupTopic,
  oddUnitTopic,
  type RealizationCode,
  type RealizationId,
  topicName,
} from './model.ts';
import { normalizeTyped } from './texts.ts';

const forms: CodeForms = GATEWAY.codes;

/** No argument is longer than this, including the characters around it that are taken off. */
const LONGEST_TYPED = 200;
const LEADING = new Set('*_~`"\'“”„‘’‚«»‹›([{<（［｛【,;:!?¿¡…#');
const TRAILING = new Set('*_~`"\'“”„‘’‚«»‹›)]}>）］｝】,;:!?….');
/** `12345:n`, `TX00EY23-3015:stä`, `TX00EY23-3015's`. */
const WITH_ENDING = /^(.+)[:'’](\p{L}{1,12})$/u;
/**
 * The endings of cases and questions that Finnish, Swedish and English put behind a colon or an apostrophe. Any other word
 * there says something of its own.
 */
const CASE_ENDING =
  /^(?:i?(?:n|t|[aä]|tt?[aä]|h?([aeiouyäö])\1?n|seen|siin|den|tten|ll[aäe]?|lt[aä]?|ss[aä]?|st[aä]?|n[aä]|ksi?)?(?:k[oö]|kin|k(?:aa|ää)n|h[aä]n|p[aä])?|n?s|ens?|ets?)$/iu;
/** Whether a word behind a colon or an apostrophe is the ending of a case. */
export const isCaseEnding = (word: string): boolean => CASE_ENDING.test(word);

/**
 * Takes off the characters that people put around a code, an id or a name: Slack formatting, quotes, brackets,
 * sentence punctuation and a Finnish or Swedish case ending after a colon. Slashes, `%` and leading dots stay,
 * so that a path never turns into an id. Returns '' where the text is longer than any argument.
 */
export function bareToken(typed: string): string {
  if (typed.length > LONGEST_TYPED) return '';
  const token = trimmed(normalizeTyped(typed).trim());
  const [, bare, ending = ''] = WITH_ENDING.exec(token) ?? [];
  return bare !== undefined && isCaseEnding(ending) ? trimmed(bare) : token;
}

function trimmed(token: string): string {
  let start = 0;
  let end = token.length;
  while (start < end && LEADING.has(token.charAt(start))) start += 1;
  while (end > start && TRAILING.has(token.charAt(end - 1))) end -= 1;
  return token.slice(start, end);
}

/** Whether a text is a realization code in its usual form, with no characters around it. */
export const isUsualCode = (typed: string): typed is RealizationCode => forms.isUsualCode(typed);

/** Reads a realization code that was typed as an argument, in any of its forms; canonical. */
export function parseRealizationCode(typed: string): RealizationCode | undefined {
  return forms.isUsualCode(typed) ? typed : forms.realizationCode(bareToken(typed));
}

/** Whether a text is a realization code in canonical form, so that the realization can be asked for by it. */
export function isRealizationCode(read: string): read is RealizationCode {
  return parseRealizationCode(read) === read;
}

/** Reads a realization id. */
export const parseRealizationId = (typed: string): RealizationId | undefined =>
  forms.realizationId(bareToken(typed));
/** Reads a course-unit id. */
export const parseCourseUnitId = (typed: string): CourseUnitId | undefined =>
  forms.courseUnitId(bareToken(typed));
/** Reads a course unit's code, where a word is nothing likelier. */
export const parseCourseUnitCode = (typed: string): CourseUnitCode | undefined =>
  forms.courseUnitCode(bareToken(typed));
/** Reads what may be a course unit's code of a form that is not known: letters and digits. Undefined: it has none, or is of a usual form. */
export const parseOddUnitCode = (typed: string): CourseUnitCode | undefined => {
  const word = bareToken(typed);
  const isOne =
    ODD_UNIT.test(word) && parseCourseUnitCode(word) === undefined && !isRunOfUnit(word.toUpperCase());
  return isOne ? (word.toUpperCase() as CourseUnitCode) : undefined;
};
const ODD_UNIT = /^(?=.{4,20}$)(?=.*\d)(?=.*\p{L})(?!\d{1,2}\p{Ll}+$)[\p{L}\d]+(?:[-_.][\p{L}\d]+){0,3}$/u;
/** Reads what may be a realization's code of a form that is not known, as the study API may tell it. */
export const parseOddCode = (typed: string): RealizationCode | undefined =>
  parseOddUnitCode(typed) as string as RealizationCode | undefined;
/** Reads a code that is the run of what may be a unit of a form that is not known: "ABC-123-3001", and not "ABC-123". */
export function runOfOddUnit(typed: string): RealizationCode | undefined {
  const code = parseRealizationCode(typed);
  return code !== undefined && parseOddUnitCode(courseUnitOf(code)) !== undefined ? code : undefined;
}
/** The topic of a course unit. */
export const unitTopic = (unit: string): string =>
  parseCourseUnitCode(unit) === unit ? unit : oddUnitTopic(unit);
/** The unit of a topic; undefined: it is a student group, or none. */
export function unitOfTopic(topic: string): CourseUnitCode | undefined {
  const name = topicName(topic);
  if (isGroupTopic(topic) || unitTopic(name) !== topic) return undefined;
  const odd = parseOddUnitCode(name);
  // One whose runs have no code that can be asked for can't be followed.
  const asked = odd !== undefined && runOf(odd, '1') !== undefined ? odd : undefined;
  return parseCourseUnitCode(name) ?? asked;
}
/** The code of a realization's course unit. */
export const courseUnitOf = (code: RealizationCode): CourseUnitCode => forms.courseUnitOf(code);
/** The code of a run's course unit; another code itself. */
export const unitOrItself = (code: string): string => (isRealizationCode(code) ? courseUnitOf(code) : code);
/** Whether a code is a course unit's with the suffix of a run: codes of other things look like runs, too. */
export const isRunOfUnit = (code: string): boolean => {
  const unit = unitOrItself(code);
  return unit !== code && parseCourseUnitCode(unit) !== undefined;
};
/** The run of a course unit with a suffix; undefined where that is no code. */
export const runOf = (unit: CourseUnitCode, suffix: string): RealizationCode | undefined =>
  forms.run(unit, suffix.toUpperCase());
/** Reads a building id. */
export const parseBuildingId = (typed: string): BuildingId | undefined => forms.buildingId(bareToken(typed));

/** Reads a reference to a realization: its code or its id. */
export function parseRealizationRef(typed: string): RealizationCode | RealizationId | undefined {
  return parseRealizationId(typed) ?? parseRealizationCode(typed);
}

/** The reference that gets a realization again: its code, or its id where the code can't be typed. */
export function refOf({ code, id }: { code: RealizationCode; id?: RealizationId | undefined }): string {
  return id === undefined || isRealizationCode(code) ? code : id;
}

/** Finds the undoubted realization codes in free text, canonical, in order, without repeats. */
export const findRealizationCodes = (text: string): RealizationCode[] => forms.inText(normalizeTyped(text));

/** Corrects carelessly typed codes. Only for text that is addressed to the app: elsewhere it means anything. */
export const mendCodes = (text: string): string => forms.mended(text);

/** Whether a word of a question resembles a code, so that it is worth a look-up. */
export const isNearlyCode = (word: string): boolean => forms.isNearlyCode(word);
