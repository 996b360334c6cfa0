import {
  fromBytes,
  isObject,
  type Json,
  parseRaw,
  type Raw,
  rawOf,
} from '../../src/study-client/raw-json.ts';

/** What came over the wire, as the study client reads it. */
export const rawIn = (bytes: Buffer): Raw => fromBytes(bytes.toString('latin1'));

/** An object as it is read after it has come over the wire. */
export const jsonOf = (value: object): Json => jsonIn(JSON.stringify(value));

/** The same of a body that holds what `JSON.stringify` does not write. */
export function jsonIn(body: string): Json {
  const json = parseRaw(rawOf(body));
  if (!isObject(json)) throw new TypeError(`no object: ${body}`);
  return json;
}
