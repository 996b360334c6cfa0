import { isObject, type Json, parseRaw } from '../../src/study-client/raw-json.ts';

/** An object as it is read after it has come over the wire. */
export function jsonOf(value: object): Json {
  const json = parseRaw(Buffer.from(JSON.stringify(value)));
  if (!isObject(json)) throw new TypeError(`no object: ${JSON.stringify(value)}`);
  return json;
}
