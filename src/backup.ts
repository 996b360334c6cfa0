/**
 * `npm run backup -- FILE`: copies the embedded store in `DATA_DIR` to a new file, or to standard output.
 * `npm run restore -- FILE`: puts such a copy in the place of that store. See `docs/care.md`.
 */
import { createReadStream } from 'node:fs';
import { given, givenSecret } from './config-values.ts';
import { backUp, backUpTo, restore } from './store/database/copy.ts';

const USAGE = `usage: npm run backup -- FILE, npm run restore -- FILE
(in a container: node dist/backup.js FILE, node dist/backup.js --restore FILE)
FILE: a new file, or a back-up to restore; - is standard output, or standard input
`;
const DATA_DIR = given(process.env, 'DATA_DIR') ?? './data';

const [first, ...others] = process.argv.slice(2);
const restores = first === '--restore';
const [file, ...more] = restores ? others : [first, ...others];

async function copyTo(to: string): Promise<void> {
  if (to === '-') await backUpTo(DATA_DIR, process.stdout);
  else await backUp(DATA_DIR, to);
  process.stderr.write(`the store in ${DATA_DIR} has been copied to ${to}\n`);
}

async function restoreFrom(from: string): Promise<void> {
  const before = await restore(DATA_DIR, from === '-' ? process.stdin : createReadStream(from), Date.now());
  process.stdout.write(`${from} is now the store in ${DATA_DIR}\n`);
  if (before !== undefined) process.stdout.write(`the former store is in ${before}\n`);
}

async function run(): Promise<void> {
  // What begins with a dash and more is a slip, or --help.
  if (!file || more.length > 0 || /^-./.test(file)) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  } else if (givenSecret(process.env, 'DATABASE_URL')) {
    process.stderr.write(
      'The store is in Postgres (DATABASE_URL): docs/care.md tells how that is done there.\n',
    );
    process.exitCode = 2;
  } else await (restores ? restoreFrom(file) : copyTo(file));
}

try {
  await run();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${restores ? 'Nothing was restored' : 'No backup was made'}: ${reason}\n`);
  process.exitCode = 1;
}
