/** The file of codes that Coursebell learns by itself: one a line, of realizations, course units and student groups. */
import { readFileSync, statSync } from 'node:fs';
import { bareToken, parseCourseUnitCode, parseRealizationCode } from '../study-client/codes.ts';
import { type CourseUnitCode, mayBeGroup, type RealizationCode } from '../study-client/model.ts';

/** What a line of the file names. */
export type Seed =
  | { readonly is: 'realization'; readonly code: RealizationCode }
  | { readonly is: 'unit'; readonly code: CourseUnitCode }
  | { readonly is: 'group'; readonly code: string };

/** The most codes of a file. */
const MOST_SEEDS = 5000;
const MOST_KILOBYTES = 512;
/** The most problems that are told; the next start shows the others. */
const MOST_PROBLEMS = 20;

/** All codes of the file, each once; or what is wrong with it, in words that repeat none of its text. */
export type SeedFile = { readonly seeds: readonly Seed[] } | { readonly problems: readonly string[] };

/** Reads and checks the file. Never throws: an unreadable file is a problem, too. */
export function readSeedFile(path: string): SeedFile {
  try {
    if (statSync(path).size > MOST_KILOBYTES * 1024)
      return { problems: [`must not be larger than ${MOST_KILOBYTES} kB: give only codes, one a line`] };
    return parseSeeds(readFileSync(path, 'utf8'));
  } catch {
    return { problems: ['must be a file that exists and can be read, with one code a line'] };
  }
}

/** The same for the file's text. Empty lines and those that begin with `#` say nothing. */
function parseSeeds(text: string): SeedFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ nth: at + 1, said: line.trim() }))
    .filter(({ said }) => said !== '' && !said.startsWith('#'));
  const read = lines.map(({ nth, said }) => ({ nth, seed: seedOf(said) }));
  const wrong = read.filter(({ seed }) => seed === undefined);
  if (wrong.length > 0)
    return {
      problems: wrong
        .slice(0, MOST_PROBLEMS)
        .map(
          ({ nth }) =>
            `line ${nth}: must be one code, of a realization, a course unit or a student group, such as TX00EY23-3015`,
        ),
    };
  const seeds = [...new Map(read.flatMap(({ seed }) => (seed ? [[seed.code, seed] as const] : []))).values()];
  if (seeds.length === 0) return { problems: ['must hold codes, one a line, such as TX00EY23-3015'] };
  if (seeds.length > MOST_SEEDS)
    return {
      problems: [
        `must hold at most ${MOST_SEEDS} codes, and has ${seeds.length}: leave out those that have ended`,
      ],
    };
  return { seeds };
}

function seedOf(said: string): Seed | undefined {
  const unit = parseCourseUnitCode(said);
  if (unit !== undefined) return { is: 'unit', code: unit };
  const code = parseRealizationCode(said);
  if (code !== undefined) return { is: 'realization', code };
  const word = bareToken(said);
  return mayBeGroup(word) && !word.includes(' ') ? { is: 'group', code: word.toUpperCase() } : undefined;
}
