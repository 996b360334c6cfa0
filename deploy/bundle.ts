/**
 * `npm run bundle`: what Coursebell runs, with what it uses of its packages, as a few files in `dist/`. They are what the image
 * holds. Why: docs/decisions/0014-the-image.md
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputOptions, type Plugin, type RolldownOutput, rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '..');
/** Each becomes a file of its name: what can be run, and the app, which the image loads without running it. */
const PROGRAMS = ['start.js', 'app.ts', 'doctor.ts', 'backup.ts', 'move-store.ts'];

/**
 * Packages that others load and Coursebell never runs, with all that they load: Bolt's receiver on express, and how it reads
 * bodies itself; sign-in states of `@slack/oauth`, in whose place are our own; axios's uploads; traces beside metrics. They would
 * be a quarter of the bundle.
 */
const LEFT_OUT = ['express', 'raw-body', 'jsonwebtoken', 'form-data', '@opentelemetry/api'];

/** Logs tell lines and names: so both can be read, and above each file's lines stands its path. */
const READABLE: OutputOptions = {
  ...{ format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', keepNames: true },
  comments: { legal: false, annotation: false, jsdoc: false },
  // What an earlier bundle has left would go on being there to run.
  cleanDir: true,
};

/**
 * Writes the bundle into a folder, and the licences of what is in it. Nothing else stays in that folder. Rejects with what can't be
 * bundled, and with what the bundler would only warn of.
 */
export async function bundle(into: string): Promise<void> {
  const modules = await rolldown({
    ...{ cwd: ROOT, platform: 'node', input: PROGRAMS.map((program) => join('src', program)) },
    // The playground is not for operation; `pg` takes the other where somebody has installed it.
    external: [/\/playground\.ts$/, 'pg-native'],
    plugins: [leaveOut(LEFT_OUT), NARROW],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await modules.write({ ...READABLE, dir: into });
  await modules.close();
  writeFileSync(join(into, 'licences.txt'), licencesOf(output));
}

/**
 * In the place of each package stands a function that throws. Rejects with a package that nobody loads any more, since then it
 * need not be named.
 */
function leaveOut(packages: readonly string[]): Plugin {
  const met = new Set<string>();
  const mark = '\0left-out:';
  return {
    name: 'leave-out',
    resolveId(source) {
      if (!packages.includes(source)) return undefined;
      met.add(source);
      return mark + source;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const told = `the bundle has no ${id.slice(mark.length)}: see LEFT_OUT in deploy/bundle.ts`;
      return `module.exports = function leftOut() { throw new Error(${JSON.stringify(told)}); };`;
    },
    buildEnd() {
      const unmet = packages.filter((one) => !met.has(one));
      if (unmet.length > 0) throw new Error(`nobody loads ${unmet.join(', ')}`);
    },
  };
}

/**
 * One character beyond Latin-1, such as a dash, makes V8 keep two bytes for each character of a file. Escaped, it keeps one, and a
 * start has two megabytes less to fill. This comes last, since the bundler writes some of them out again.
 */
const NARROW: Plugin = {
  name: 'narrow',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = narrowed(file.code);
  },
};

function narrowed(code: string): string {
  return code.replace(/[\u0100-\uffff]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The licences ask for their texts, and for the names of the authors, wherever the code goes. */
function licencesOf(output: RolldownOutput['output']): string {
  const files = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const packages = [...Map.groupBy(files, packageOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  const licences = packages.flatMap(([folder, own]) => (folder === '' ? [] : [licenceOf(folder, own)]));
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

/** Who else wrote some of a file: the bundle has no comments. */
function noticesIn(file: string): readonly string[] {
  const comments = file.startsWith('\0') ? [] : (readFileSync(file, 'utf8').match(COMMENT) ?? []);
  return comments.filter((comment) => /copyright/i.test(comment));
}

if (import.meta.main) await bundle(join(ROOT, 'dist'));
