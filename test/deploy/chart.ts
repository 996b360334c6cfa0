/** The chart as Helm renders it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { run } from './programs.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const CHART = join(ROOT, 'deploy/helm');

export type Tree = { readonly [name: string]: unknown };
export const DEFAULTS = parse(read('deploy/helm/values.yaml')) as Tree;

export interface KubernetesObject extends Tree {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
}
const object = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
});

/** How a release is made: its name and namespace, and more of Helm's flags. */
interface Release {
  readonly name?: string;
  readonly namespace?: string;
  readonly flags?: readonly string[];
}

/** With a file of values beside the chart. */
export const withFile = (file: string) => ({ flags: ['-f', join(CHART, file)] });

/** What Helm says to some values. */
export const helmTemplate = (
  values: Tree,
  { name = 'coursebell', namespace = 'coursebell', flags = [] }: Release = {},
) => run('helm', ['template', name, CHART, '-n', namespace, ...flags, '-f', '-'], JSON.stringify(values));

const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** What each template becomes, by its file's name; what becomes nothing is left out. Rejects where Helm refuses. */
export function rendered(values: Tree = {}, release: Release = {}): Promise<ReadonlyMap<string, string>> {
  const key = JSON.stringify([values, release]);
  const texts = known.get(key) ?? render(values, release);
  known.set(key, texts);
  return texts;
}

async function render(values: Tree, release: Release): Promise<ReadonlyMap<string, string>> {
  const { status, stdout, stderr } = await helmTemplate(values, release);
  if (status !== 0) throw new Error(stderr);
  const texts = new Map<string, string>();
  for (const document of stdout.split(/^---\n# Source: coursebell\/templates\//m).slice(1)) {
    const end = document.indexOf('\n');
    const [file, text] = [document.slice(0, end), document.slice(end)];
    const before = texts.get(file);
    texts.set(file, before === undefined ? `${text.trim()}\n` : `${before}---\n${text.trim()}\n`);
  }
  return texts;
}

/** The objects of YAML texts. Throws where a text is no YAML, or an object lacks its name. */
export function objectsIn(texts: Iterable<string>): KubernetesObject[] {
  return [...texts].flatMap((text) =>
    parseAllDocuments(text, { strict: true })
      .filter((document) => document.contents !== null)
      .map((document) => {
        if (document.errors[0]) throw document.errors[0];
        return object.parse(document.toJS()) as KubernetesObject;
      }),
  );
}

export const objectsOf = async (values?: Tree, release?: Release): Promise<KubernetesObject[]> =>
  objectsIn((await rendered(values, release)).values());
