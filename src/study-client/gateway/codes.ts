/**
 * The forms of this API's codes and ids. Shapes: `docs/study-api.md`, “Codes”. All patterns are linear in the
 * length of the text.
 */
import type { CodeForms } from '../gateway.ts';
import type { BuildingId, CourseUnitCode, CourseUnitId, RealizationCode, RealizationId } from '../model.ts';

export const CODE_FORMS: CodeForms = {
  isUsualCode: (typed): typed is RealizationCode => USUAL.test(typed),
  realizationCode,
  realizationId: (token) => (/^\d{1,18}$/.test(token) ? (token as RealizationId) : undefined),
  courseUnitId: (token) => (SHORT_ID.test(token) ? (token as CourseUnitId) : undefined),
  buildingId: (token) => (SHORT_ID.test(token) ? (token as BuildingId) : undefined),
  courseUnitCode: (word) => (isUnit(word) ? (word.toUpperCase() as CourseUnitCode) : undefined),
  // A code of another form has no suffix.
  courseUnitOf: (code) => (/^.*(?=-)/.exec(code)?.[0] ?? code) as CourseUnitCode,
  run,
  inText,
  mended,
  isNearlyCode: (word) => NEARLY.test(word) && !isStandard(word),
};

/** The usual form of a code, as the study API writes it. */
const USUAL = /^[A-Z]{1,3}\d[A-Z\d]{3,6}-[23]\d{3}$/;
/**
 * A course unit's code with another number (mistyped, or of a kind not seen yet), the shapes of other universities
 * (`5G00EV17-3003`, `DTEK0068-3002`), and the rarer ones `PRO4TN001-3` and `4-AOT5-3002`.
 */
const NEARLY = /^(?:\d?[A-ZÅÄÖ]{1,4}\d[A-ZÅÄÖ\d]{3,7}-\d{1,5}|\d-[A-ZÅÄÖ]{2,4}\d[A-ZÅÄÖ\d]{0,5}-[23]\d{3})$/i;
/** `ISO9001-2015`: letters, a number and a year. */
const isStandard = (word: string): boolean => /^[A-ZÅÄÖ]+\d+-(?:19|20)\d\d$/i.test(word);
/** A word of letters, or a digit and letters, in front of a mix of both: `TX00EY23`, `5G00EV17`, `DTEK0068`. */
const UNIT = /^\d?[A-ZÅÄÖ]{1,4}\d[A-ZÅÄÖ\d]{3,7}(?:_(?:EN|FI|SV))?$/i;

/**
 * Whether a word is a course unit's code and nothing likelier: rooms (`KMD558`, `VTYA215`) and groups (`TXL22S1`) have
 * fewer digits.
 */
function isUnit(word: string): boolean {
  if (word.length > 13 || word.length < 7) return false;
  return DIGITS_FIRST.test(word) || (UNIT.test(word) && word.replace(/\D/g, '').length >= 4);
}
/** Digits, or a short token of ASCII letters and digits that holds a digit. */
const SHORT_ID = /^(?=.*\d)[A-Za-z0-9_-]{1,40}$/;
/** Two or three groups of letters and digits joined by hyphens; the last one holds a digit. */
const TYPED_CODE = /^(?=.{4,40}$)([\p{L}\d_]+(?:-[\p{L}\d_]+)?)-[\p{L}_]*\d[\p{L}\d_]*$/u;
/** `TX00EY23-3015-toteutus`: a word of letters glued to a numeric suffix; `NUR-25-A` is a code of its own. */
const GLUED_WORD = /^(.+-(?:\d{3,4}(?=-\p{L}{1,30}$)|\d{1,4}(?=-\p{L}{3,30}$)))-\p{L}{1,30}$/u;

/** A unit's code that the study API tells may be of any form, and its runs are asked for only where theirs is a code's. */
function run(unit: CourseUnitCode, suffix: string): RealizationCode | undefined {
  if (!/^\d{1,5}$/.test(suffix)) return undefined;
  const code = `${unit}-${suffix}`;
  return realizationCode(code) === code ? (code as RealizationCode) : undefined;
}

/**
 * Tolerant, since the person meant a code: the rarer shapes `4-AOT5-3002` and `PRO4TN001-3` pass as well,
 * dates and UUIDs don't.
 */
function realizationCode(token: string): RealizationCode | undefined {
  const upper = token.toUpperCase();
  const code = GLUED_WORD.exec(upper)?.[1] ?? upper;
  const stem = TYPED_CODE.exec(code)?.[1];
  if (stem === undefined) return undefined;
  // A stem of digits alone is a course-unit code such as 1001005, never the year of a date.
  return /\p{L}/u.test(stem) || /^\d{5,}$/.test(stem) ? (code as RealizationCode) : undefined;
}

/** The realization suffixes of `docs/study-api.md` are 3xxx and 2001; 1011 is a study module's. */
const SUFFIX = /^[23]\d{3}$/;
/** One to three letters, then digits and letters mixed. Four letters are as often a port or a standard: `ISSN1234-3001`. */
const LETTERS_FIRST = /^[a-zåäö]{1,3}\d[a-zåäö\d]*$/i;
/** The course-unit code `405023Y`. All-digit ones (`1001005`) would make telephone numbers match. */
const DIGITS_FIRST = /^\d{6}[a-z]$/i;
/** The language version of a course unit: `IN00CS90_en`. */
const VERSION = /^(?:en|fi|sv)$/i;
const LETTERS = /^\p{L}+$/u;
const E_MAIL = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;

/**
 * Conservative, since the app also reads messages that are not addressed to it: text that could as well be an
 * issue key, a version, an address or a study module is left alone. The rarer shapes count only as typed
 * arguments.
 */
function inText(text: string): RealizationCode[] {
  const found = new Set<RealizationCode>();
  for (const chunk of text.split(/\s+/u)) {
    if (!chunk.includes('-') || E_MAIL.test(chunk)) continue;
    for (const code of codesInChunk(chunk)) found.add(code);
  }
  return [...found];
}

/** `parts` alternates: the separators before the first word, the word, the separators before the next one … */
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
 * Whether a code may begin here: it is not the rest of a longer name (`4-AOT5…`, `img_R0027…`, `1.R0027…`)
 * and no handle.
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
 * Corrects codes that were typed without their hyphen or with an ending glued to them: `TX00EY23 3015`,
 * `tx00ey233015lle`. Letters must stand on both sides of digits, as in every usual code.
 */
function mended(text: string): string {
  return text.replace(CARELESS, (typed, stem: string, suffix: string) =>
    isStem(stem, suffix) && runsOf(stem) >= 3 ? `${stem}-${suffix}` : typed,
  );
}
