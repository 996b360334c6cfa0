/** Just enough of a Dockerfile and a .dockerignore to know what an image holds and does. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export interface Stage {
  readonly image: string;
  readonly alias: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** One instruction a line, continued lines joined, comments left out. */
export function instructionsOf(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  const joined = lines.join('\n').replace(/\\\n\s*/g, '');
  return joined
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { name, rest };
    });
}

export function stagesOf(text: string): Stage[] {
  const stages: { image: string; alias: string | undefined; instructions: Instruction[] }[] = [];
  for (const instruction of instructionsOf(text)) {
    const [, image = '', alias] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(instruction.rest) ?? [];
    if (instruction.name === 'FROM') stages.push({ image, alias, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** The arguments of an instruction in exec form; undefined where it is not in it. */
export function execForm(rest: string): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(rest.slice(rest.indexOf('[')));
    return Array.isArray(parsed) && parsed.every((each) => typeof each === 'string') ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether Docker is sent a path: of the patterns that match it or a folder above it, the last decides. */
export function sentBy(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ sends: line.startsWith('!'), matches: matcherOf(line.replace(/^!/, '')) }));
  return (path) => patterns.findLast(({ matches }) => matches.test(path))?.sends ?? true;
}

function matcherOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^$(){}|[\]\\]/g, '\\$&');
  const source = escaped.replace(
    /\*\*\/|\*|\?/g,
    (sign) => ({ '**/': '(?:.*/)?', '*': '[^/]*' })[sign] ?? '[^/]',
  );
  return new RegExp(`^${source}(?:/|$)`);
}

/** Every file below a folder by its path there; `within` says which folders are looked into. */
export function filesOf(
  folder: string,
  within: (path: string) => boolean = () => true,
  above = '',
): string[] {
  return readdirSync(join(folder, above), { withFileTypes: true }).flatMap((entry) => {
    const path = `${above}${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return within(path) ? filesOf(folder, within, `${path}/`) : [];
  });
}
