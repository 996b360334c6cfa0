/** What the bundler may leave out: it takes some calls for ones without any effect, though they throw. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseAst } from 'rolldown/parseAst';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { databaseProblem } from '../../src/config-values.ts';
import type { Learned } from '../../src/reading/classifier.ts';
import { LEARNED_FILE, readLearned, writeLearned } from '../../src/reading/learned-file.ts';
import { type Bundled, bundled } from '../fixtures/bundled.ts';
import { runs } from '../fixtures/runs.ts';

type Like = typeof import('../../src/ask/like.ts');
type Reading = typeof import('../../src/ask/question.ts');

const SRC = join(import.meta.dirname, '../../src');

/** What JavaScript itself brings, called for the sake of a result; without one, only for an error. */
const FOR_A_RESULT =
  /^(?:(?:de|en)codeURI(?:Component)?|atob|btoa|structuredClone|String|Number|Boolean|BigInt|Symbol|parse(?:Int|Float)|RegExp|URL|URLSearchParams|Date|Buffer|TextDecoder|Intl|JSON|Math|Temporal|(?:(?:Big)?U?[Ii]nt|Float)\d+(?:Clamped)?Array)(?:\.|$)|^Object\.(?:keys|values|entries|fromEntries)$|^Array\.(?:of|isArray)$/;

interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly expression?: Part;
  readonly argument?: Part;
  readonly callee?: Part;
  readonly [part: string]: unknown;
}

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null && 'type' in part;

/** The value of a statement, without what only stands around it. */
function valueIn(node: Part): Part {
  const inner = node.expression ?? node.argument;
  return inner === undefined ? node : valueIn(inner);
}

/** Every statement in a syntax tree that is an expression. */
function statementsIn(part: unknown): Part[] {
  if (Array.isArray(part)) return part.flatMap(statementsIn);
  if (!isPart(part)) return [];
  const inner = Object.values(part).flatMap(statementsIn);
  return part.type === 'ExpressionStatement' ? [part, ...inner] : inner;
}

/** The statements of a text whose only effect is to throw. */
const onlyThrowing = (text: string): string[] =>
  statementsIn(parseAst(text, { lang: 'ts' }).body)
    .filter((statement) => {
      const { callee, type } = valueIn(statement);
      return (
        type === 'MemberExpression' || (callee && FOR_A_RESULT.test(text.slice(callee.start, callee.end)))
      );
    })
    .map(({ start, end }) => text.slice(start, end));

describe('a call whose only effect is to throw', () => {
  test.each([
    'decodeURIComponent(text);',
    'new URL(text);',
    'void JSON.parse(text);',
    "new Intl.DateTimeFormat('en', { timeZone });",
    'if (text) { try { BigInt(text) } catch { give(1) } }',
    'text.length;',
  ])('is found: %s', (text) => {
    expect(onlyThrowing(text)).toHaveLength(1);
  });

  test('stands nowhere in the source: its result is used, so that no bundler leaves it out', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.ts$/.test(path),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) =>
      onlyThrowing(readFileSync(join(SRC, path), 'utf8')).map((call) => `${path}: ${call}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the configuration, bundled', () => {
  let programs: Bundled;
  let others: { readonly databaseProblem: typeof databaseProblem };
  beforeAll(async () => {
    programs = await bundled(['src/config-values.ts']);
    others = await import(join(programs.programs, 'config-values.js'));
  });
  afterAll(() => programs.remove());

  test('refuses the same addresses of Postgres, in the same words', { tags: 'property' }, () => {
    const sign = fc.constantFrom(...'#/?@:% &=+[]ä', '%41', '%2', '%2F', '%c', '%E4');
    const password = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''));
    const kinds = { refused: 0, taken: 0 };
    const property = fc.property(password, (secret) => {
      const url = `postgres://bell:${secret}@db.example/bell`;
      const problem = databaseProblem(url);
      kinds[problem === undefined ? 'taken' : 'refused'] += 1;
      expect(others.databaseProblem(url)).toBe(problem);
    });
    fc.assert(property, { numRuns: runs(1000), examples: [['a%2Fb%c']] });
    expect(kinds.taken).toBeGreaterThan(0);
  });
});

test('what was learned from the examples lies beside the bundle, which reads it instead of learning', async () => {
  const { programs, remove } = await bundled(['src/ask/like.ts', 'src/ask/question.ts']);
  onTestFinished(remove);
  const file = join(programs, LEARNED_FILE);
  const learned = await readLearned<{ likeness: Learned<string> }>(file);
  const labels = learned?.likeness.labels;
  // Told apart from what would be learned: it takes each label for another.
  if (learned)
    await writeLearned(file, { ...learned, likeness: { ...learned.likeness, labels: labels?.toReversed() } });
  const { prepareLikeness, likenessOf }: Like = await import(join(programs, 'like.js'));
  const { readQuestion }: Reading = await import(join(programs, 'question.js'));
  await prepareLikeness();
  const [likeliest] = likenessOf(readQuestion('when is the exam of TX00EY23-3015?', { direct: true }));
  const at = labels?.indexOf('exam') ?? Number.NaN;
  expect(likeliest?.label).toBe(labels?.toReversed()[at]);
});
