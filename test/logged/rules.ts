/** What may stand in a log: named fields, short values, messages that stand in the source. Nothing of a person's. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleData } from '../../playground/sample-data/index.ts';
import { createWorkspace } from '../../playground/slack-side/workspace.ts';
import { FIELD_NAMES } from '../../src/ops/log.ts';
import { HOSTILE } from '../fixtures/hostile.ts';

/** A word that stands in what `flows/nothing-logged.test.ts` has people type and upstream answer; nowhere else. */
export const CANARY = 'Kanarianlintu';

const ROOT = join(import.meta.dirname, '../..');
const MOST = 220;

/** The shape of what is no free text. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  kind: /^[a-z][a-z-]{0,30}$/,
  reference: /^[A-HJ-NP-Z2-9]{8}$/,
  workspace: /^(?:[A-Z][A-Z0-9]{1,39})?$/,
  feature: /^[a-z-]{0,30}$/,
  outcome: /^[\w -]{1,40}$/,
  error: /^\w{1,60}$/,
  operation: /^[a-z][\w.-]{0,60}$/,
};
const NUMBERS = new Set(['level', 'status', 'ms', 'ackMs', 'port', 'retryMs']);
const NAMES = new Set([...FIELD_NAMES, 'level', 'time', 'msg']);

/** Tokens, keys, addresses of people, and where a response_url or a webhook leads. */
const SECRETS =
  /xox[a-z](?:\.[a-z]+)?-|xapp-|xwfp-|k3y-|Bearer |signing-secret|secret-of|[\w.+-]+@[\w-]+\.[a-z]|\/commands\/|\/services\/|postgres(?:ql)?:\/\/[^/\s]*:[^/\s]*@|[A-Za-z0-9+/]{43}=/i;

/** @returns what is wrong with a line; nothing where it is as it should be */
export type Rules = (line: string) => string[];

export function createRules(): Rules {
  const texts = forbiddenTexts();
  const messages = literals();
  return (line) => {
    const fields = parse(line);
    if (!fields) return ['is no JSON object'];
    return Object.entries(fields).flatMap(([name, value]) => {
      const problems = [wrongField(name, value), wrongText(value, texts)];
      if (name === 'msg' && !messages.has(String(value))) problems.push('msg does not stand in the source');
      return problems.flatMap((problem) => (problem === undefined ? [] : [`${name}: ${problem}`]));
    });
  };
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function wrongField(name: string, value: unknown): string | undefined {
  if (!NAMES.has(name)) return 'no field of a log line';
  if (NUMBERS.has(name)) return typeof value === 'number' ? undefined : 'no number';
  if (typeof value !== 'string') return 'no text';
  if (value.length > MOST) return 'too long';
  return SHAPES[name]?.test(value) === false ? 'has another shape' : undefined;
}

function wrongText(value: unknown, texts: RegExp): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (SECRETS.test(value)) return 'looks like a secret or an address';
  return texts.test(value)
    ? 'holds what a person has typed, or a name, or what the study API says'
    : undefined;
}

/** Names of people, texts of the study API, and what tests have typed. */
function forbiddenTexts(): RegExp {
  const people = createWorkspace(() => 0, new Set()).users.flatMap(({ realName }) => realName);
  const upstream = textsIn(sampleData(0)).filter((text) => text.length > 14 && text.includes(' '));
  const typed = HOSTILE.filter((text) => /[<>&*"]/.test(text) && text.length > 5);
  const all = new Set([CANARY, 'Name of ', ...people, ...upstream, ...typed]);
  return new RegExp(
    Array.from(all)
      .map((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
      .join('|'),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every short text that stands in the source, or in a test of the log. */
function literals(): ReadonlySet<string> {
  const files = globSync(['src/**/*.ts', 'test/ops/*.ts'], { cwd: ROOT });
  const sources = files.map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const quoted = (source: string) =>
    Array.from(source.matchAll(/'((?:\\.|[^'\\\n])*)'/g), ([, text = '']) => text);
  return new Set(sources.flatMap(quoted).map((text) => text.replaceAll('\\n', '\n')));
}
