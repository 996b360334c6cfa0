/** `npm run restore -- FILE`: puts a back-up in the place of the embedded store in `DATA_DIR`. See `docs/care.md`. */
import { createReadStream } from 'node:fs';
import { given, givenSecret } from './config-values.ts';
import { restore } from './store/database/copy.ts';

const [file, ...more] = process.argv.slice(2);
const DATA_DIR = given(process.env, 'DATA_DIR') ?? './data';

async function run(): Promise<void> {
  if (!file || more.length > 0) {
    process.stderr.write(
      'usage: npm run restore -- FILE\n(in a container: node dist/restore.js FILE)\nFILE: a back-up; - is standard input\n',
    );
    process.exitCode = 2;
  } else if (givenSecret(process.env, 'DATABASE_URL')) {
    process.stderr.write(
      'The store is in Postgres (DATABASE_URL): see docs/care.md for how to restore it.\n',
    );
    process.exitCode = 2;
  } else {
    const before = await restore(DATA_DIR, file === '-' ? process.stdin : createReadStream(file), Date.now());
    process.stdout.write(`${file} is now the store in ${DATA_DIR}\n`);
    if (before !== undefined) process.stdout.write(`the former store is in ${before}\n`);
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
