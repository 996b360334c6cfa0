/** Parsed JSON of unknown content, and how its values are told apart. */

/** A JSON object of unknown content. */
export interface Json {
  readonly [field: string]: unknown;
}

/** Tells a JSON object from the other JSON values. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that is text; undefined where it is anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
