/** What the app does has a label of its own: read from the source, so that nothing new ends up among the others. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KIND, METHOD, methodLabel, OUTCOME } from '../../src/ops/labels.ts';

const SRC = join(import.meta.dirname, '../../src');
const sources = globSync('**/*.ts', { cwd: SRC, exclude: ['playground/**'] }).map((path) =>
  readFileSync(join(SRC, path), 'utf8'),
);

/** What a pattern's first group finds in all sources. */
function found(pattern: RegExp): string[] {
  return [
    ...new Set(sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, one = '']) => one))),
  ];
}

test('every kind of request', () => {
  const origins = /readonly kind:\s+((?:\| '[\w-]+'\s+)+);?/.exec(
    readFileSync(join(SRC, 'slack/request.ts'), 'utf8'),
  )?.[1];
  const kinds = Array.from((origins ?? '').matchAll(/'([\w-]+)'/g), ([, kind = '']) => kind);
  expect(kinds.length).toBeGreaterThan(8);
  expect(kinds.filter((kind) => !KIND.has(kind))).toEqual([]);
});

test('every error that has a card', () => {
  const errors = readFileSync(join(SRC, 'errors.ts'), 'utf8');
  const classes = Array.from(errors.matchAll(/^export class (\w+)/gm), ([, name = '']) => name);
  expect(classes.length).toBeGreaterThan(4);
  expect(classes.filter((name) => !OUTCOME.has(name))).toEqual([]);
});

test('every method of Slack that is called', () => {
  const called = found(
    /\b(?:client|webApi|\w*[wW]eb)\s*\.((?:api|apps|auth|chat|conversations|oauth|team|users|views)(?:\s*\.\w+)+)\(/g,
  ).map((method) => method.replaceAll(/\s/g, ''));
  expect(called.length).toBeGreaterThan(7);
  expect(called.filter((method) => !METHOD.has(methodLabel(method)))).toEqual([]);
});
