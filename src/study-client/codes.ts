/**
 * Reads codes and ids as people type them, and looks realizations up by them. Only a value that passed one of these reaches the study API. The
 * forms themselves are the gateway's.
 *
 * The forms are one setting of the process, not an argument: codes are read in some sixty places, among them
 * schemas of buttons that are made when a module is loaded, and the pure functions of cards.
 */

import { InvalidRequest, isUpstreamError, LimitReached } from '../errors.ts';
import type { Language } from '../language.ts';
import { academicInformation } from './gateway/academic-information.ts';
import type { CodeForms, StudyGateway } from './gateway.ts';
import type {
  BuildingId,
  CourseUnitCode,
  CourseUnitId,
  Found,
  LookUp,
  NearUnits,
  Need,
  Realization,
  RealizationCode,
  RealizationId,
  StudyClient,
} from './model.ts';
import { normalizeTyped } from './texts.ts';

/** The study API of this installation. The one place that chooses a gateway; a test may hand the app another. */
export const GATEWAY: StudyGateway = academicInformation;

let forms: CodeForms = GATEWAY.codes;

/** Has all codes of this process read by the forms of its gateway. For the composition root. */
export function setCodeForms(those: CodeForms): void {
  forms = those;
}

/** No argument is longer than this, including the characters around it that are taken off. */
const LONGEST_TYPED = 200;
const LEADING = new Set('*_~`"\'“”„‘’‚«»‹›([{<,;:!?¿¡…#');
const TRAILING = new Set('*_~`"\'“”„‘’‚«»‹›)]}>,;:!?….');
/** `12345:n`, `TX00EY23-3015:stä`, `TX00EY23-3015's`. */
const CASE_ENDING = /^(.+)(?::\p{L}{1,12}|['’]\p{L}{1,3})$/u;

/**
 * Takes off the characters that people put around a code, an id or a name: Slack formatting, quotes, brackets,
 * sentence punctuation and a Finnish or Swedish case ending after a colon. Slashes, `%` and leading dots stay,
 * so that a path never turns into an id. Returns '' where the text is longer than any argument.
 */
export function bareToken(typed: string): string {
  if (typed.length > LONGEST_TYPED) return '';
  const token = trimmed(normalizeTyped(typed).trim());
  const ending = CASE_ENDING.exec(token);
  return ending?.[1] === undefined ? token : trimmed(ending[1]);
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
/** The code of a realization's course unit. */
export const courseUnitOf = (code: RealizationCode): CourseUnitCode => forms.courseUnitOf(code);
/** The code of a run's course unit; another code itself. */
export const unitOrItself = (code: string): string => (isRealizationCode(code) ? courseUnitOf(code) : code);
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

/** Mends carelessly typed codes. Only for text that is addressed to the app: elsewhere it means anything. */
export const mendCodes = (text: string): string => forms.mended(text);

/** Whether a word of a question resembles a code, so that it is worth a look-up. */
export const isNearlyCode = (word: string): boolean => forms.isNearlyCode(word);

// Topics whose new runs can be followed: a course unit by its code, or a student group behind a mark.

const GROUP = 'group:';

/** The topic of a student group, in the same letters however it is typed. */
export function groupTopic(group: string): string {
  return `${GROUP}${group.toUpperCase()}`;
}

/** Whether a topic is a student group; else it is a course unit. */
export const isGroupTopic = (topic: string): boolean => topic.startsWith(GROUP);

/** The group or course unit of a topic, as people write it. */
export function topicName(topic: string): string {
  return isGroupTopic(topic) ? topic.slice(GROUP.length) : topic;
}

// Look-ups of what was typed.

/**
 * Looks up one realization by its typed code or id.
 * Rejects with `InvalidRequest` where the text is neither, and with the study client's errors.
 */
export async function lookUp(
  study: StudyClient,
  typed: string,
  language: Language,
  need?: Need,
): Promise<Found<Realization>> {
  const id = parseRealizationId(typed);
  if (id !== undefined) return study.realizationById(id, language, need);
  const code = parseRealizationCode(typed);
  if (code === undefined) throw new InvalidRequest({ about: 'realization-code', input: typed });
  return study.realization(code, language, need);
}

/** The answer to a request for one or several realizations. */
export interface Answered {
  /** The realization, where one was asked for. */
  readonly only: Found<Realization> | undefined;
  readonly lookUps: readonly LookUp[];
  /** What was looked for by course units' codes; absent where none was typed. */
  readonly near?: NearUnits | undefined;
}

/**
 * Looks up typed codes and ids, in their order. Rejects where one cause is all there is to show: the failure of
 * the only code, or trouble upstream or a limit of use that struck every code. Any other failure stays in the
 * list with its own reason, an unexpected one too: it must not cost the realizations that were found.
 */
export async function answerRealizations(
  study: StudyClient,
  asked: readonly string[],
  language: Language,
): Promise<Answered> {
  const settled = await Promise.allSettled(asked.map((typed) => lookUp(study, typed, language)));
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one] : []));
  const [failure] = failures;
  const isOneCause = asked.length === 1 || failures.every(({ reason }) => struckAll(reason));
  if (failure && failures.length === asked.length && isOneCause) throw failure.reason;
  const all = settled.map((one, at): LookUp => {
    const typed = asked[at] ?? '';
    return one.status === 'fulfilled'
      ? { asked: typed, found: one.value }
      : { asked: typed, error: one.reason };
  });
  const lookUps = eachOnce(all);
  const [first] = lookUps;
  const only = lookUps.length === 1 && first && 'found' in first ? first.found : undefined;
  return { only, lookUps };
}

/** Leaves out realizations that were found before: a code and an id may be of the same one. */
export function eachOnce(lookUps: readonly LookUp[]): LookUp[] {
  const seen = new Set<string>();
  return lookUps.filter((one) => {
    if (!('found' in one)) return true;
    const { code } = one.found.value;
    return !seen.has(code) && seen.add(code);
  });
}

const struckAll = (error: unknown): boolean => isUpstreamError(error) || error instanceof LimitReached;
