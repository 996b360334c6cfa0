/**
 * `npm run bundle`: Coursebell and its packages as a few files in `dist/`, as the image and `npm start` run them. Why:
 * docs/decisions/0014-the-image.md
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputOptions, type RolldownOutput, rolldown } from 'rolldown';
import { z } from 'zod';
import { learnedOfExamples } from '../src/ask/like.ts';
import { LEARNED_FILE, writeLearned } from '../src/reading/learned-file.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** The programs by their names in the bundle, and the app, which the image loads without running it. */
const PROGRAMS = {
  start: 'src/start.js',
  app: 'src/app.ts',
  doctor: 'src/doctor/examine.ts',
  backup: 'src/backup.ts',
  'move-store': 'src/move-store.ts',
  manifest: 'src/app-manifest.ts',
  mcp: 'src/mcp.ts',
} as const;

/** Logs name lines and functions: both stay readable, and above each file's lines stands its path. */
const READABLE: OutputOptions = {
  ...{ format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', keepNames: true },
  comments: { legal: false, annotation: false, jsdoc: false },
  // Files of an earlier bundle could still be run.
  cleanDir: true,
};

/**
 * Writes the bundle into a folder, and the licences of its packages. Nothing else stays in that folder. Rejects with errors and
 * warnings of the bundler.
 */
export async function bundle(into: string): Promise<void> {
  const packages = packagesOf(await bundlePrograms(PROGRAMS, into));
  writeFileSync(join(into, 'licences.txt'), licencesOf(packages));
  writeFileSync(join(into, 'coursebell.cdx.json'), billOfMaterials([...packages.keys()]));
}

/**
 * Writes programs with all that they load into a folder, each as a file of its name. Rejects with errors and warnings of the
 * bundler. @param programs by their names, paths from the repository's root
 */
export async function bundlePrograms(
  programs: Readonly<Record<string, string>> = PROGRAMS,
  into = DIST,
): Promise<RolldownOutput['output']> {
  const modules = await rolldown({
    ...{ cwd: ROOT, platform: 'node', input: { ...programs } },
    // The playground is not for operation; `pg` takes `pg-native` only where an operator has installed it.
    external: [/\/playground\.ts$/, 'pg-native'],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await modules.write({ ...READABLE, dir: into });
  await modules.close();
  for (const file of output)
    if (file.type === 'chunk') writeFileSync(join(into, file.fileName), oneByteEach(file.code));
  if (output.some(readsQuestions)) await writeLearned(join(into, LEARNED_FILE), await learnedOfExamples());
  return output;
}

/** Whether a file of the bundle asks for what was learned from the examples. */
const readsQuestions = (file: RolldownOutput['output'][number]): boolean =>
  file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/ask/like.ts'));

/**
 * V8 keeps the source of what it has loaded; of a large file with two bytes a character where one of them is beyond ASCII. Those are
 * escaped, which strings, templates and patterns read as the same.
 */
const oneByteEach = (code: string): string =>
  code.replace(/[^\0-\u007f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The bundled files by the folder of their package. */
function packagesOf(output: RolldownOutput['output']): ReadonlyMap<string, readonly string[]> {
  const files = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const packages = [...Map.groupBy(files, packageOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(packages.filter(([folder]) => folder !== ''));
}

const identified = z.object({ name: z.string(), version: z.string() });
const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(identified.extend({ 'bom-ref': z.string(), scope: z.string() }).loose()),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/**
 * A CycloneDX list of what the image runs: npm's own of the lockfile, less what is not bundled, and Node. Where scanners look
 * for packages there are none, since a bundle has no `node_modules`.
 */
function billOfMaterials(folders: readonly string[]): string {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const whole = bill.parse(
    JSON.parse(execFileSync('npm', ['sbom', ...options], { cwd: ROOT, encoding: 'utf8' })),
  );
  const bundled = new Set(
    folders.map((folder) => {
      const { name, version } = identified.parse(
        JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
      );
      return `${name}@${version}`;
    }),
  );
  const components = whole.components
    .filter(({ name, version }) => bundled.has(`${name}@${version}`))
    // npm calls what development brings optional and marks it so; what is bundled runs.
    .map(({ properties: _properties, ...component }) => ({ ...component, scope: 'required' }));
  const version = process.versions.node;
  const [purl, cpe] = [`pkg:generic/node@${version}`, `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`];
  const node = { 'bom-ref': purl, type: 'platform', name: 'node', version, scope: 'required', purl, cpe };
  const { component } = whole.metadata;
  const own = component['bom-ref'];
  const kept = new Set([own, ...components.map((one) => one['bom-ref'])]);
  const dependencies = whole.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
  const metadata = { ...whole.metadata, component: { ...component, name: 'coursebell' } };
  const content = { metadata, components: [...components, node], dependencies };
  return `${JSON.stringify({ ...whole, ...content }, undefined, 2)}\n`;
}

/** The licences ask for their texts, and for the names of the authors, wherever the code goes. */
function licencesOf(packages: ReadonlyMap<string, readonly string[]>): string {
  const licences = Array.from(packages, ([folder, own]) => licenceOf(folder, own));
  return licences.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folder of the package that a file comes with; '' for our own. */
function packageOf(file: string): string {
  // Some lines of the bundler itself, which load the rest.
  if (file.startsWith('\0rolldown/')) return join(ROOT, 'node_modules/rolldown');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0] ?? '';
}

function licenceOf(folder: string, used: readonly string[]): string {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile());
  const named = (pattern: RegExp) => files.map(({ name }) => name).filter((name) => pattern.test(name));
  const { name, version, license } = JSON.parse(read('package.json'));
  const texts = named(/^(?:licen[cs]e|copying|notice)/i).map(read);
  // A few have theirs at the end of their README.
  const ends = texts.length > 0 ? [] : named(/^readme/i).map((file) => LICENCE.exec(read(file))?.[0] ?? '');
  const notices = new Set(used.flatMap(noticesIn));
  return [`${name} ${version}: ${license}\n`, ...texts, ...ends, ...notices].join('\n');
}

const LICENCE = /^(?:#+ *)?licen[cs]e\b.*/ims;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\r?\n)+/gm;

/** The copyright notices in a file, since the bundle has no comments. */
function noticesIn(file: string): readonly string[] {
  const comments = file.startsWith('\0') ? [] : (readFileSync(file, 'utf8').match(COMMENT) ?? []);
  return comments.filter((comment) => /copyright/i.test(comment));
}

if (import.meta.main) await bundle(DIST);
