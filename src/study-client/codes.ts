/**
 * The forms of codes and ids. Only what has passed one of these reaches the upstream. Shapes:
 * `docs/study-api.md`, “Codes”.
 */
import type { BuildingId, CourseUnitId, RealizationCode, RealizationId } from './model.ts';

/** Hyphens, non-breaking hyphens, en and em dashes, minus signs that people and phones type. */
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** No script stacks more marks on a letter; normalizing a long run of them takes quadratic time. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu;

const ASCII = /^[ -~]*$/;

/** Brings typed text to plain ASCII hyphens and drops invisible characters. Length may shrink. */
export function normalizeTyped(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replace(STACKED_MARKS, '$1').normalize('NFC').replace(INVISIBLE, '').replace(DASHES, '-');
}

/** No argument is longer than this, including the characters around it that are taken off. */
const LONGEST_TYPED = 200;
const LEADING = new Set('*_~`"\'“”„‘’‚«»‹›([{<,;:!?¿¡…#');
const TRAILING = new Set('*_~`"\'“”„‘’‚«»‹›)]}>,;:!?….');
/** `12345:n`, `TX00EY23-3015:stä`, `TX00EY23-3015's`. */
const CASE_ENDING = /^(.+)(?::\p{L}{1,12}|['’]\p{L}{1,3})$/u;
/** `TX00EY23-3015-toteutus`: a word of letters glued to a numeric suffix. */
const GLUED_WORD = /^(.+-\d{1,4})-\p{L}{1,30}$/u;

/**
 * Takes off what people put around a code, an id or a name: Slack formatting, quotes, brackets, sentence
 * punctuation and a Finnish or Swedish case ending after a colon. Slashes, `%` and leading dots stay, so that
 * a path never turns into an id. Returns '' where the text is longer than any argument.
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

/** The usual form of a code, as the study API writes it. A text of this form is canonical already. */
const USUAL = /^[A-Z]{1,3}\d[A-Z\d]{3,6}-[23]\d{3}$/;

/** Whether a text is a realization code in its usual form, with nothing around it. */
export function isUsualCode(typed: string): typed is RealizationCode {
  return USUAL.test(typed);
}

/** Two or three groups of letters and digits joined by hyphens; the last one holds a digit. */
const TYPED_CODE = /^(?=.{4,40}$)([\p{L}\d_]+(?:-[\p{L}\d_]+)?)-[\p{L}_]*\d[\p{L}\d_]*$/u;

/**
 * Reads a realization code that was typed as a command's argument; tolerant, since the person meant it:
 * the rarer shapes `4-AOT5-3002` and `PRO4TN001-3` pass as well, dates and UUIDs don't.
 * Returns it in canonical form, or undefined where it cannot be one.
 */
export function parseRealizationCode(typed: string): RealizationCode | undefined {
  if (isUsualCode(typed)) return typed;
  const token = bareToken(typed).toUpperCase();
  const code = GLUED_WORD.exec(token)?.[1] ?? token;
  const stem = TYPED_CODE.exec(code)?.[1];
  if (stem === undefined) return undefined;
  // A stem of digits alone is a course-unit code such as 1001005, never the year of a date.
  return /\p{L}/u.test(stem) || /^\d{5,}$/.test(stem) ? (code as RealizationCode) : undefined;
}

/**
 * Whether a text is a realization code in canonical form, so that a realization can be asked for again by it.
 */
export function isRealizationCode(read: string): read is RealizationCode {
  return read.includes('-') && parseRealizationCode(read) === read;
}

const RUN_OF_DIGITS = /^\d{1,18}$/;

/** Reads a numeric realization id of at most 18 digits. */
export function parseRealizationId(typed: string): RealizationId | undefined {
  if (isUsualCode(typed)) return undefined;
  // Most ids come with nothing around them.
  const id = RUN_OF_DIGITS.test(typed) ? typed : bareToken(typed);
  return RUN_OF_DIGITS.test(id) ? (id as RealizationId) : undefined;
}

/** Digits, or a short token of ASCII letters and digits that holds a digit. */
function parseShortId<Id extends CourseUnitId | BuildingId>(typed: string): Id | undefined {
  const id = bareToken(typed);
  return /^(?=.*\d)[A-Za-z0-9_-]{1,40}$/.test(id) ? (id as Id) : undefined;
}

/** Reads a course-unit id. */
export const parseCourseUnitId = parseShortId<CourseUnitId>;
/** Reads a building id. */
export const parseBuildingId = parseShortId<BuildingId>;

/**
 * Reads a reference to a realization: its code or its numeric id. A code always holds a hyphen, an id never.
 */
export function parseRealizationRef(typed: string): RealizationCode | RealizationId | undefined {
  return parseRealizationId(typed) ?? parseRealizationCode(typed);
}

/** The reference that gets a realization again: its code, or its id where the code can't be typed. */
export function refOf({ code, id }: { code: RealizationCode; id?: RealizationId | undefined }): string {
  return id === undefined || isRealizationCode(code) ? code : id;
}
