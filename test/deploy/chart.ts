/** The chart as Helm renders it, by Go's own template engine: its templates use none of Helm's functions. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as render } from '@evertdespiegeleer/go-template';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

export const ROOT = join(import.meta.dirname, '../..');
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const CHART = 'deploy/helm';
const about = z
  .looseObject({ version: z.string(), appVersion: z.string() })
  .parse(parse(read(`${CHART}/Chart.yaml`)));

type Tree = { readonly [name: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps are merged, everything else is replaced, as Helm does. */
function merged(under: Tree, above: Tree): Tree {
  const changed = Object.entries(above).map(([name, value]) => {
    const before = under[name];
    return [name, isTree(before) && isTree(value) ? merged(before, value) : value];
  });
  return { ...under, ...Object.fromEntries(changed) };
}

export const valuesOf = (file: string): Tree => parse(read(`${CHART}/${file}`)) as Tree;
export const DEFAULTS = valuesOf('values.yaml');
export const withDefaults = (...above: readonly Tree[]): Tree => above.reduce(merged, DEFAULTS);

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

/** What each template becomes, by its file's name; what becomes nothing is left out. */
export async function rendered(values: Tree = DEFAULTS): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(join(ROOT, CHART, 'templates'));
  const named = files
    .filter((name) => name.endsWith('.tpl'))
    .map((name) => read(`${CHART}/templates/${name}`));
  const data = {
    Values: values,
    Release: { Name: 'coursebell', Namespace: 'coursebell' },
    Chart: { Name: 'coursebell', Version: about.version, AppVersion: about.appVersion },
  };
  const texts = new Map<string, string>();
  for (const name of files.filter((each) => each.endsWith('.yaml'))) {
    const text = await render(`${named.join('')}${read(`${CHART}/templates/${name}`)}`, data);
    if (text.trim() !== '') texts.set(name, `${text.trim()}\n`);
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

export const objectsOf = async (values?: Tree): Promise<KubernetesObject[]> =>
  objectsIn((await rendered(values)).values());
