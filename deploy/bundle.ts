/**
 * `npm run bundle`: what Coursebell runs, with what it uses of its packages, as a few files in `dist/`. They are what the image
 * holds. Why: docs/decisions/0014-the-image.md
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OutputOptions, type RolldownOutput, rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '..');
/** What can be run; each becomes a file of its name. */
const PROGRAMS = ['start.js', 'doctor.ts', 'backup.ts', 'move-store.ts'];

/** Logs tell lines and names: so both can be read, and above each file's lines stands its path. */
const READABLE: OutputOptions = {
  ...{ format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', keepNames: true },
  comments: { legal: false, annotation: false, jsdoc: false },
};

/**
 * Writes the bundle into a folder, and the licences of what is in it. Rejects with what can't be bundled, and with what the
 * bundler would only warn of.
 */
export async function bundle(into: string): Promise<void> {
  const modules = await rolldown({
    ...{ cwd: ROOT, platform: 'node', input: PROGRAMS.map((program) => join('src', program)) },
    // The playground is not for operation; `pg` takes the other where somebody has installed it.
    external: [/\/playground\.ts$/, 'pg-native'],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await modules.write({ ...READABLE, dir: into });
  await modules.close();
  writeFileSync(join(into, 'licences.txt'), licencesOf(output));
}

/** The licences ask for their texts wherever the code goes. */
function licencesOf(output: RolldownOutput['output']): string {
  const files = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = files.map(
    (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0],
  );
  const packages = [...new Set(folders)].filter((folder) => folder !== undefined).sort();
  return packages.map(licenceOf).join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceOf(folder: string): string {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const named = (pattern: RegExp): string[] => readdirSync(folder).filter((file) => pattern.test(file));
  const { name, version, license } = JSON.parse(read('package.json'));
  const texts = named(/^(?:licen[cs]e|copying|notice)/i).map(read);
  // A few have theirs at the end of their README.
  const ends = named(/^readme/i).map((file) => /^(?:#+ *)?licen[cs]e\b.*/ims.exec(read(file))?.[0] ?? '');
  return [`${name} ${version}: ${license}\n`, ...(texts.length > 0 ? texts : ends)].join('\n');
}

if (import.meta.main) await bundle(resolve(process.argv[2] ?? join(ROOT, 'dist')));
