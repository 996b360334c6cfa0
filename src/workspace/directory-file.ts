/** The building directory: a YAML file that an operator writes. Format: `docs/configuration.md`. */

import { readFileSync, statSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../language.ts';
import { parseBuildingId } from '../study-client/codes.ts';
import type { BuildingId } from '../study-client/model.ts';
import { foldedWords } from '../study-client/texts.ts';
import { type ListedBuilding, LONGEST_NAME, MOST_BUILDINGS } from './buildings.ts';

/** A problem in our own words, which never repeat the file's text, and its place: an offset in the text. */
interface Problem {
  readonly at: number;
  readonly words: string;
}

type Path = readonly PropertyKey[];

/** The problems that the schema found. */
function schemaProblems(issues: readonly z.core.$ZodIssue[], document: Document): Problem[] {
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
  return `unknown key, known are ${path.includes('names') ? LANGUAGES.join(', ') : 'id, code, names, aliases, hide'}`;
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

type Kind = 'id' | 'code' | 'alias' | 'name';

/**
 * Ids that occur twice, and codes and aliases that another building has as well. Only names may be shared:
 * two buildings may have the same name, and people are asked which one they mean.
 */
function clashes(buildings: readonly ListedBuilding[], document: Document): Problem[] {
  const claims = buildings.flatMap((building, place) =>
    calledBy(building).map(([kind, text, path]) => ({
      building: place,
      kind,
      at: offsetOf(document, ['buildings', place, ...path]),
      key: foldedWords(text).join(' '),
    })),
  );
  const alike = Map.groupBy(claims, ({ key }) => key);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => {
      const shared = first?.building === other.building || (first?.kind === 'name' && other.kind === 'name');
      const words = `this ${other.kind} is already the ${first?.kind} of another building`;
      return shared ? [] : [{ at: other.at, words }];
    }),
  );
}

function calledBy({ id, code, names, aliases }: ListedBuilding): (readonly [Kind, string, Path])[] {
  return [
    ['id', id, ['id']],
    ...(code === undefined ? [] : [['code', code, ['code']] as const]),
    ...aliases.map((alias, at) => ['alias', alias, ['aliases', at]] as const),
    ...Object.entries(names).map(([language, name]) => ['name', name, ['names', language]] as const),
  ];
}

/** All buildings of the file, or all its problems, each with its line. */
export type DirectoryFile =
  | { readonly buildings: readonly ListedBuilding[] }
  | { readonly problems: readonly string[] };

const MOST_KILOBYTES = 512;
const MOST_ALIASES = 30;
const MOST_HIDDEN = 500;
/** The most problems that are told; the next start shows the others. */
const MOST_PROBLEMS = 50;

const line = z
  .string('must be text')
  .regex(/^[^\p{C}]*[\p{L}\p{N}][^\p{C}]*$/u, { error: 'must be text on one line', abort: true })
  .max(LONGEST_NAME, `must have at most ${LONGEST_NAME} characters`);
/** A number is always an id, so nothing else may look like one. */
const called = line.regex(/\D/, 'must not be a number, since a number is always an id');
const listOf = (text: typeof line, most: number) =>
  z.array(text, 'must be a list').max(most, `must hold at most ${most}`).default([]);

const building = z.strictObject(
  {
    id: z
      .string('must be given as text')
      .refine((text) => parseBuildingId(text) === text, 'must be a building’s id, such as 78025')
      .transform((text) => text as BuildingId),
    code: called.optional(),
    names: z
      .strictObject(
        Object.fromEntries(LANGUAGES.map((language) => [language, called.exactOptional()])) as Record<
          Language,
          ReturnType<typeof called.exactOptional>
        >,
        `must hold ${LANGUAGES.join(', ')}`,
      )
      .default({}),
    aliases: listOf(called, MOST_ALIASES),
    hide: listOf(line, MOST_HIDDEN),
  },
  'must be a building with an id',
);
const buildings = z
  .array(building, 'must be a list of buildings')
  .max(MOST_BUILDINGS, `must hold at most ${MOST_BUILDINGS} buildings`);
const directory = z.strictObject({ buildings }, 'must hold a list named buildings');

/** Reads and checks the directory. Never throws: an unreadable file is a problem, too. */
export function readDirectory(path: string): DirectoryFile {
  try {
    if (statSync(path).size > MOST_KILOBYTES * 1024)
      return { problems: [`must not be larger than ${MOST_KILOBYTES} kB`] };
    return parseDirectory(readFileSync(path, 'utf8'));
  } catch {
    return { problems: ['must be a file that exists and can be read'] };
  }
}

/** The same for the file's text. */
export function parseDirectory(text: string): DirectoryFile {
  const lineCounter = new LineCounter();
  // All values are text: an id keeps its zeros, and a building may be called No.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter, logLevel: 'error' });
  const invalid = (problems: readonly Problem[]): DirectoryFile => {
    const lines = problems.map(({ at, words }) => ({ line: lineCounter.linePos(at).line, words }));
    const sorted = lines.sort((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS);
    return { problems: sorted.map(({ line, words }) => `line ${line}: ${words}`) };
  };
  const faults = document.errors.map(({ pos, code }) => ({ at: pos[0], words: `is no YAML (${code})` }));
  visit(document, {
    Alias: (_, { range }) => void faults.push({ at: range?.[0] ?? 0, words: 'must not refer elsewhere' }),
  });
  if (faults.length > 0) return invalid(faults);
  const read = directory.safeParse(document.toJS());
  if (!read.success) return invalid(schemaProblems(read.error.issues, document));
  const double = clashes(read.data.buildings, document);
  return double.length > 0 ? invalid(double) : { buildings: read.data.buildings };
}
