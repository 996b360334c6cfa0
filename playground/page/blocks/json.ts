/** Reading blocks, which come as plain JSON. */

export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

export function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The words of a text object. */
export function wordsOf(value: unknown): string {
  return isJson(value) ? string(value['text']) : '';
}

/** Keys for the items of a list that never changes its order. */
export function keyed(items: readonly Json[]): { key: string; item: Json }[] {
  return items.map((item, index) => ({ key: `${String(item['block_id'] ?? item['type'])}-${index}`, item }));
}
