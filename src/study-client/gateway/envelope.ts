/**
 * The envelope around every answer: `status`, perhaps a `message`, and one collection. Source:
 * `docs/study-api.md`, “Answers”.
 */
import { InvalidResponse, NotFound, type Subject, Unavailable } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { isObject, type Json, textOf } from './fields.ts';

/** What reading an answer depends on. */
export interface Context {
  /** The language that was asked for. */
  readonly language: Language;
  /** The zone of the API's local times. */
  readonly timeZone: string;
}

const NO_RESULTS = /no (?:results?|matches)|not found|ei tuloksia|inga resultat/i;
/** The statuses of an answer that is whole. */
const WELL: ReadonlySet<string | undefined> = new Set(['success', 'warn', 'ok']);

/**
 * The rows of a collection, unread; a lone object counts as its only row, and one whose keys are numbers as a
 * list. Throws `InvalidResponse` where the field is no collection or the answer is not the study API's, and
 * `Unavailable` where it reports a fault.
 */
export function rowsOf(json: Json, field: string): readonly unknown[] {
  const rows = listIn(json[field]);
  if (rows === undefined) throw new InvalidResponse(`${field} is not a list`);
  if (rows.length === 0) assertNothingFound(json, field);
  return rows;
}

function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isBlank(value)) return [];
  if (!isObject(value)) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value];
}

/** Whether an answer reports a fault. Its rows count all the same, but rows that it lacks may exist. */
export function reportsFault(json: Json): boolean {
  return statusOf(json) === 'error' && !saysNoResults(json);
}

/**
 * Throws unless an answer without rows means that there are none. Without a status and without the collection
 * it is some other service's answer, and tells nothing. Neither does an unknown status.
 */
function assertNothingFound(json: Json, field: string): void {
  if (reportsFault(json)) throw new Unavailable('down', `${field}: status error`);
  const status = statusOf(json);
  if (status === undefined && !(field in json)) throw new InvalidResponse(`neither status nor ${field}`);
  if (status !== undefined && !WELL.has(status) && !saysNoResults(json))
    throw new InvalidResponse(`${field}: an unknown status`);
}

const statusOf = ({ status }: Json): string | undefined => textOf(status)?.trim().toLowerCase();
const saysNoResults = ({ message }: Json): boolean => NO_RESULTS.test(textOf(message) ?? '');

/** Missing, null, '' and `{}`, all of which mean "nothing". */
export function isBlank(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}

/** How one answer to a question by id is read. */
interface ById<T> {
  readonly subject: Subject;
  readonly id: string;
  readonly field: string;
  /** The model of one row; undefined where the row is broken. */
  readonly read: (row: Json) => T | undefined;
  readonly idOf: (row: T) => string | undefined;
}

/**
 * The row that was asked for: the one with its id, else the first without any id. Throws `NotFound` where
 * there is no row, `InvalidResponse` where none can be read or all are about something else.
 */
export function rowById<T>(json: Json, { subject, id, field, read, idOf }: ById<T>): T {
  const rows = rowsOf(json, field);
  if (rows.length === 0) throw new NotFound(subject, id);
  const readable = rows.filter(isObject).flatMap((row) => read(row) ?? []);
  const row =
    readable.find((candidate) => isSameId(idOf(candidate), id)) ??
    readable.find((candidate) => idOf(candidate) === undefined);
  if (row === undefined) throw new InvalidResponse(`${subject}: no readable row with the asked id`);
  return row;
}

/** Numbers are the same with and without zeros in front. */
function isSameId(given: string | undefined, asked: string): boolean {
  const bare = (id: string): string => id.replace(/^0+(?=\d)/, '');
  return given !== undefined && bare(given) === bare(asked);
}
