/**
 * A message of the protocol as clients mean it: null, and the `[]` that PHP writes for an object without fields, stand for what is
 * not given. A tool's arguments are read by its schema (`arguments.ts`).
 */
import { parsedJson } from '../primitives.ts';
import { isRecord } from './arguments.ts';

/** What lies deeper is left as it is: no message of the protocol has so many levels. */
const MOST_LEVELS = 30;

/** @param message what stands in the body of a request, or in a line of standard input */
export function messageAsMeant(message: unknown): unknown {
  if (!isRecord(message)) return message;
  const { params, ...others } = message;
  if (isNothing(params)) return others;
  return { ...others, params: isRecord(params) ? paramsOf(params) : params };
}

function paramsOf({ arguments: given, ...params }: Readonly<Record<string, unknown>>): object {
  const own = argumentsOf(given);
  return { ...fieldsOf(params, MOST_LEVELS), ...(own !== undefined && { arguments: own }) };
}

/** The arguments, which some clients write as a text of JSON; undefined: there are none. */
function argumentsOf(given: unknown): unknown {
  const read = typeof given === 'string' ? textOf(given) : given;
  return isNothing(read) ? undefined : read;
}

function textOf(given: string): unknown {
  if (given.trim() === '') return undefined;
  const read = parsedJson(given);
  return read !== undefined && (isRecord(read) || isNothing(read)) ? read : given;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function fieldsOf(given: Readonly<Record<string, unknown>>, levels: number): object {
  const read = Object.entries(given).map(([name, value]) => [name, fieldOf(name, value, levels)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** What a client must tell, though there is nothing to tell; the names are of both revisions. */
const NEEDED = /(?:^|\/)(?:(?:client)?capabilities|client(info))$/i;

function fieldOf(name: string, value: unknown, levels: number): unknown {
  const [isNeeded, isClient] = NEEDED.exec(name) ?? [];
  const read = partOf(isNeeded === undefined ? value : (value ?? []), levels);
  return isClient === undefined || !isRecord(read) ? read : { name: '', version: '', ...read };
}

function partOf(value: unknown, levels: number): unknown {
  if (value === null) return undefined;
  if (levels === 0 || typeof value !== 'object') return value;
  if (!Array.isArray(value)) return isRecord(value) ? fieldsOf(value, levels - 1) : value;
  if (value.length === 0) return {};
  return value.map((one) => partOf(one, levels - 1)).filter((one) => one !== undefined);
}
