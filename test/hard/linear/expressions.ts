/** Every regular expression that stands in the source, read from its syntax tree. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

export interface Expression {
  /** Such as `src/cards/blocks.ts`. */
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** What is written down, and in which files one is put together at run time. */
export function expressionsInSource(): { literals: Expression[]; built: string[] } {
  const literals: Expression[] = [];
  const built: string[] = [];
  for (const file of globSync('{playground,src}/**/*.{ts,tsx}', { cwd: ROOT }).sort()) {
    const isRegExp = (callee: object) => 'name' in callee && callee.name === 'RegExp';
    const visitor = new Visitor({
      Literal: (node) => {
        if ('regex' in node && node.regex)
          literals.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: ({ callee }) => {
        if (isRegExp(callee)) built.push(file);
      },
      CallExpression: ({ callee }) => {
        if (isRegExp(callee)) built.push(file);
      },
    });
    visitor.visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
  }
  return { literals, built };
}

/** How an expression stands in a table: where, and what it is. */
export const nameOf = ({ file, source }: Expression): string => `${file} /${source}/`;

/** Without a class, `*`, `+` and `{3,}` are what can try again and again. */
export function isUnbounded({ source }: Expression): boolean {
  const bare = source.replace(/\\./g, 'x').replace(/\[(?:\\.|[^\]])*\]/g, 'x');
  return /[*+]|\{\d+,\}/.test(bare);
}
