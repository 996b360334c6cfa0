/** `npm run backup -- FILE`: copies the embedded store in `DATA_DIR` to a new file. See `docs/care.md`. */
import { given } from './config-values.ts';
import { backUp } from './store/copy.ts';

const [file, ...more] = process.argv.slice(2);
const DATABASE_URL = given(process.env, 'DATABASE_URL');
const DATA_DIR = given(process.env, 'DATA_DIR') ?? './data';

async function run(): Promise<void> {
  if (!file || more.length > 0) {
    process.stderr.write('usage: npm run backup -- FILE\n(in a container: node dist/backup.js FILE)\n');
    process.exitCode = 2;
  } else if (DATABASE_URL) {
    process.stderr.write('The store is in Postgres (DATABASE_URL): see docs/care.md for its backup.\n');
    process.exitCode = 2;
  } else {
    await backUp(DATA_DIR, file);
    process.stdout.write(`the store in ${DATA_DIR} has been copied to ${file}\n`);
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
