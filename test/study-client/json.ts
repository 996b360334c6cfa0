import type { Json } from '../../src/study-client/gateway/fields.ts';

/** An object as it is read after it has come over the wire. */
export const jsonOf = (value: object): Json => jsonIn(JSON.stringify(value));

/** The same of a body that holds what `JSON.stringify` does not write. */
export function jsonIn(body: string): Json {
  return JSON.parse(body) as Json;
}
