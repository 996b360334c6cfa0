/** A well-formed payload in which something is of the wrong type, or missing, or of a name that means something to JavaScript. */
import fc from 'fast-check';
import type { Random } from './random.ts';

type Json = Record<string, unknown>;

const HUGE = 'x'.repeat(50_000);
const ODD = [null, 0, -1, 1e308, true, false, '', [], {}, [[]], [null], { id: null }, { type: 7 }, 'x', HUGE];
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'then', 'length', 'hasOwnProperty'];

/** Any JSON, by fast-check. */
export function createMutations(seed: number) {
  const anything = fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 800, seed });
  return (payload: Json, random: Random): string => {
    const copy = structuredClone(payload);
    for (let left = 1 + random.below(3); left > 0; left -= 1) mutate(copy, random, anything);
    return polluted(JSON.stringify(copy), random);
  };
}

/** Changes one place of a value, as deep as may be. */
function mutate(value: object, random: Random, anything: readonly unknown[]): void {
  const spots = spotsIn(value);
  if (spots.length === 0) return;
  const { parent, key } = random.pick(spots);
  const how = random.below(6);
  if (how === 0) delete parent[key];
  else if (how === 1) parent[key] = structuredClone(random.pick(anything));
  else if (how === 2) parent[key] = [parent[key]];
  else if (how === 3) parent[key] = { [random.pick(KEYS)]: parent[key] };
  else parent[key] = structuredClone(random.pick(ODD));
}

interface Spot {
  readonly parent: Json;
  readonly key: string;
}

/** Every field of an object and of what is in it; an inner one counts as often as an outer one. */
function spotsIn(value: unknown, depth = 0): Spot[] {
  if (typeof value !== 'object' || value === null || depth > 8) return [];
  const parent = value as Json;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...spotsIn(parent[key], depth + 1)]);
}

/** As text, since an object with an own `__proto__` is not made by writing it down. */
function polluted(json: string, random: Random): string {
  if (!random.oneIn(3)) return json;
  const added = `"${random.pick(KEYS)}":${random.pick(['{"admin":true,"type":"x","text":"x"}', 'null', '"x"', '[]'])}`;
  const at = random.oneIn(2) ? json.indexOf('{') : json.lastIndexOf('{');
  const rest = json.slice(at + 1);
  return `${json.slice(0, at + 1)}${added}${rest.startsWith('}') ? '' : ','}${rest}`;
}
