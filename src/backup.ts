/** `npm run backup -- FILE`: copies the embedded store in `DATA_DIR` to a new file, or to standard output. See `docs/care.md`. */
import { given, givenSecret } from './config-values.ts';
import { backUp, backUpTo } from './store/database/copy.ts';

const [file, ...more] = process.argv.slice(2);
const DATA_DIR = given(process.env, 'DATA_DIR') ?? './data';

async function run(): Promise<void> {
  if (!file || more.length > 0) {
    process.stderr.write(
      'usage: npm run backup -- FILE\n(in a container: node dist/backup.js FILE)\nFILE: a new file; - is standard output\n',
    );
    process.exitCode = 2;
  } else if (givenSecret(process.env, 'DATABASE_URL')) {
    process.stderr.write('The store is in Postgres (DATABASE_URL): see docs/care.md for its backup.\n');
    process.exitCode = 2;
  } else {
    if (file === '-') await backUpTo(DATA_DIR, process.stdout);
    else await backUp(DATA_DIR, file);
    process.stderr.write(`the store in ${DATA_DIR} has been copied to ${file}\n`);
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
