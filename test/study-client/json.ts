import { isObject, type Json, parseRaw } from '../../src/study-client/raw-json.ts';

/** An object as it is read after it has come over the wire. */
export const jsonOf = (value: object): Json => jsonIn(JSON.stringify(value));

/** The same of a body that holds what `JSON.stringify` does not write. */
export function jsonIn(body: string): Json {
  const json = parseRaw(Buffer.from(body));
  if (!isObject(json)) throw new TypeError(`no object: ${body}`);
  return json;
}
