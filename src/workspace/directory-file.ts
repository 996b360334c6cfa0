/** The building directory: a YAML file that an operator writes. Format: `docs/configuration.md`. */
import { readFileSync, statSync } from 'node:fs';
import { LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { parseBuildingId } from '../study-client/codes.ts';
import type { BuildingId } from '../study-client/model.ts';
import { type ListedBuilding, LONGEST_NAME, MOST_BUILDINGS } from './directory.ts';
import { clashes, type Problem, schemaProblems } from './directory-problems.ts';

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
        { en: called.exactOptional(), fi: called.exactOptional(), sv: called.exactOptional() },
        'must hold en, fi, sv',
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
  const told = (problems: readonly Problem[]): DirectoryFile => {
    const lines = problems.map(({ at, words }) => ({ line: lineCounter.linePos(at).line, words }));
    const sorted = lines.sort((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS);
    return { problems: sorted.map(({ line, words }) => `line ${line}: ${words}`) };
  };
  const faults = document.errors.map(({ pos, code }) => ({ at: pos[0], words: `is no YAML (${code})` }));
  visit(document, {
    Alias: (_, { range }) => void faults.push({ at: range?.[0] ?? 0, words: 'must not refer elsewhere' }),
  });
  if (faults.length > 0) return told(faults);
  const read = directory.safeParse(document.toJS());
  if (!read.success) return told(schemaProblems(read.error.issues, document));
  const double = clashes(read.data.buildings, document);
  return double.length > 0 ? told(double) : { buildings: read.data.buildings };
}
