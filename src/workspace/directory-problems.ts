/** The problems of a directory, by line. They are told in our own words, and never repeat the file's text. */
import { type Document, isMap, isNode, isScalar } from 'yaml';
import type { z } from 'zod';
import { foldedWords } from './buildings-words.ts';
import type { ListedBuilding } from './directory.ts';

/** A problem and its place: an offset in the text. */
export interface Problem {
  readonly at: number;
  readonly words: string;
}

type Path = readonly PropertyKey[];

/** The problems that the schema found. */
export function schemaProblems(issues: readonly z.core.$ZodIssue[], document: Document): Problem[] {
  return issues.flatMap((issue) => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys')
      return [{ at: offsetOf(document, path), words: `${nameOf(path)} ${issue.message}`.trim() }];
    return issue.keys.map((key) => ({ at: keyOffset(document, path, key), words: unknownKey(path) }));
  });
}

/** `names.fi`, `aliases`; indexes of lists are left out, since the line tells them. */
function nameOf(path: Path): string {
  return path.filter((part, at) => typeof part === 'string' && (at > 0 || path.length === 1)).join('.');
}

function unknownKey(path: Path): string {
  if (path.length === 0) return 'unknown key, known is buildings';
  const known = path.includes('names') ? 'en, fi, sv' : 'id, code, names, aliases, hide';
  return `unknown key, known are ${known}`;
}

/** The place of a value; for a missing value, where it belongs. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  return document.contents?.range?.[0] ?? 0;
}

function keyOffset(document: Document, path: Path, key: string): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(node) ? node.items.find((one) => isScalar(one.key) && one.key.value === key) : undefined;
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetOf(document, path);
}

interface Claim {
  readonly building: number;
  readonly at: number;
  readonly kind: 'id' | 'code' | 'alias' | 'name';
}

/**
 * Ids that occur twice, and codes and aliases that another building has as well. Only names may be shared:
 * two buildings may have the same name, and people are asked which one they mean.
 */
export function clashes(buildings: readonly ListedBuilding[], document: Document): Problem[] {
  const claims = new Map<string, Claim[]>();
  buildings.forEach((building, place) => {
    for (const [kind, text, path] of calledBy(building)) {
      const claim = { building: place, kind, at: offsetOf(document, ['buildings', place, ...path]) };
      const key = foldedWords(text).join(' ');
      claims.set(key, [...(claims.get(key) ?? []), claim]);
    }
  });
  return [...claims.values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => {
      const shared = first?.building === other.building || (first?.kind === 'name' && other.kind === 'name');
      const words = `this ${other.kind} is already the ${first?.kind} of another building`;
      return shared ? [] : [{ at: other.at, words }];
    }),
  );
}

function calledBy({ id, code, names, aliases }: ListedBuilding): (readonly [Claim['kind'], string, Path])[] {
  return [
    ['id', id, ['id']],
    ...(code === undefined ? [] : [['code', code, ['code']] as const]),
    ...aliases.map((alias, at) => ['alias', alias, ['aliases', at]] as const),
    ...Object.entries(names).map(([language, name]) => ['name', name, ['names', language]] as const),
  ];
}
