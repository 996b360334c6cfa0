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

// Finds the realization codes in running text. Shapes: the codes that the study API's family uses in practice
// (`docs/study-api.md`, “Codes”).

/** The realization suffixes of `docs/study-api.md` are 3xxx and 2001; 1011 is a study module's. */
const SUFFIX = /^[23]\d{3}$/;
/** One to three letters, then digits and letters mixed: every realization code of that page. */
const LETTERS_FIRST = /^[a-zåäö]{1,3}\d[a-zåäö\d]*$/i;
/** The course-unit code `405023Y`. All-digit ones (`1001005`) would make telephone numbers match. */
const DIGITS_FIRST = /^\d{6}[a-z]$/i;
/** The language version of a course unit: `IN00CS90_en`. */
const VERSION = /^(?:en|fi|sv)$/i;
const LETTERS = /^\p{L}+$/u;
const E_MAIL = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;

/**
 * Finds the realization codes in free text, canonical, in order, without repeats.
 *
 * It is conservative, since the app reads them in messages that nobody addressed to it. Text that could as
 * well be an issue key, a version, an address or a study module is left alone. The grammar is what
 * `docs/study-api.md` (“Codes”) shows of ordinary codes; its rarer shapes are for typed arguments
 * only. Work is linear in the length: the text is cut once into words and what is between them.
 */
export function findRealizationCodes(text: string): RealizationCode[] {
  const found = new Set<RealizationCode>();
  for (const chunk of normalizeTyped(text).split(/\s+/u)) {
    if (!chunk.includes('-') || E_MAIL.test(chunk)) continue;
    for (const code of codesInChunk(chunk)) found.add(code);
  }
  return [...found];
}

/** `parts` alternates: what is before the first word, the word, what is before the next one … */
function codesInChunk(chunk: string): RealizationCode[] {
  const parts = chunk.split(/([\p{L}\p{M}\p{N}]+)/u);
  const codes: RealizationCode[] = [];
  for (let at = 1; at + 2 < parts.length; at += 2) {
    if (parts[at + 1] !== '-' || !SUFFIX.test(parts[at + 2] ?? '')) continue;
    const start = stemStart(parts, at);
    if (
      !isStem(parts[start] ?? '', parts[at + 2] ?? '') ||
      !opensAt(parts, start) ||
      !closesAfter(parts, at + 2)
    )
      continue;
    codes.push(
      parts
        .slice(start, at + 3)
        .join('')
        .toUpperCase() as RealizationCode,
    );
  }
  return codes;
}

function stemStart(parts: readonly string[], at: number): number {
  return parts[at - 1] === '_' && at > 1 && VERSION.test(parts[at] ?? '') ? at - 2 : at;
}

/**
 * Whether a text is a stem: 5–10 characters, three digits or more, at most five runs of letters and digits
 * (`SOF007AS3A`). A suffix that could be a year needs letters on both sides of digits (`SB00AA06-2001`):
 * `ISO9001-2015` is a standard.
 */
function isStem(stem: string, suffix: string): boolean {
  if (stem.length < 5 || stem.length > 10) return false;
  const mayBeYear = suffix.startsWith('2');
  if (DIGITS_FIRST.test(stem)) return !mayBeYear;
  if (!LETTERS_FIRST.test(stem) || stem.replace(/\D/g, '').length < 3) return false;
  const runs = runsOf(stem);
  return runs <= 5 && (!mayBeYear || runs >= 3);
}

/** How many runs of letters and of digits a stem has. */
const runsOf = (stem: string): number => (stem.match(/\d+|\D+/g) ?? []).length;

/**
 * Whether a code may begin here: it is not the rest of a longer name (`4-AOT5…`, `img_R0027…`, `1.R0027…`),
 * and nobody's handle.
 */
function opensAt(parts: readonly string[], start: number): boolean {
  const before = parts[start - 1] ?? '';
  return !before.endsWith('@') && (start === 1 || !['-', '_', '.'].includes(before));
}

/**
 * Whether a code may end here: nothing follows that makes it a longer name. `:n`, `:stä`, `'s` and
 * `-toteutus` may follow.
 */
function closesAfter(parts: readonly string[], suffix: number): boolean {
  const after = parts[suffix + 1] ?? '';
  const next = parts[suffix + 2];
  if (after.startsWith('@')) return false;
  if (next === undefined) return true;
  if (after === ':') return LETTERS.test(next);
  if (after === '-') return LETTERS.test(next) && parts[suffix + 3] !== '-';
  return after !== '.' && after !== '_';
}

/** What Finnish and Swedish glue to a code where a colon belongs: `TX00EY23-3015lle`, `TX00EY23-3015s`. */
const GLUED_ENDING = '(?:n|s|a|ä|t[aä]|ll[aäe]|lt[aä]|ss[aä]|st[aä]|een|iin|ksi)';
/**
 * A stem and a suffix with a space, an underscore or nothing where the hyphen belongs, or with an ending
 * glued to them.
 */
const CARELESS = new RegExp(
  `(?<![\\p{L}\\p{N}_.@/-])([a-zåäö\\d]{5,10})(?: ?- ?|[ _])?([23]\\d{3})${GLUED_ENDING}?(?![\\p{L}\\p{N}_@/-]|\\.\\p{N})`,
  'giu',
);

/**
 * Mends codes that were typed without their hyphen or with an ending glued to them: `TX00EY23 3015`,
 * `tx00ey233015lle`. Only for text that is put to the app: elsewhere it could mean anything. Letters must
 * stand on both sides of digits, as in every usual code.
 */
export function mendCodes(text: string): string {
  return text.replace(CARELESS, (typed, stem: string, suffix: string) =>
    isStem(stem, suffix) && runsOf(stem) >= 3 ? `${stem}-${suffix}` : typed,
  );
}
