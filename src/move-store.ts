/**
 * `npm run move-store -- --from ./data --to DATABASE_URL`: see `docs/care.md`. Exits with 0 when everything
 * has been moved.
 */
import { parseArgs } from 'node:util';
import { databaseProblem, givenSecret, leftIn } from './config-values.ts';
import { moveStore, NotMoved } from './store/database/copy.ts';

const USAGE = `usage: npm run move-store -- --from PLACE --to PLACE
(in a container: node dist/move-store.js --from PLACE --to PLACE)
PLACE: the directory of an embedded store, such as ./data, or an address postgres://…;
DATABASE_URL stands for the address in this environment variable, so that no password is shown.`;

/** Wrong arguments. */
class Misused extends Error {}

function placeOf(name: string, place: string | undefined): string {
  if (!place) throw new Misused(`--${name} is missing`);
  const isNamed = place === 'DATABASE_URL';
  const url = isNamed ? givenSecret(process.env, 'DATABASE_URL') : place;
  if (!url) throw new Misused(`--${name} is DATABASE_URL, which is not set`);
  const problem = isNamed || /^postgres(ql)?:/i.test(url) ? (leftIn(url) ?? databaseProblem(url)) : undefined;
  if (problem === undefined) return url;
  throw new NotMoved(`${name === 'from' ? 'source' : 'target'}: the address ${problem}`);
}

function readPlaces(): { from: string; to: string } {
  const place = { type: 'string' } as const;
  const { values } = parseArgs({ options: { from: place, to: place } });
  return { from: placeOf('from', values.from), to: placeOf('to', values.to) };
}

function isMisuse(error: unknown): error is Error {
  return error instanceof Misused || (error instanceof TypeError && 'code' in error);
}

try {
  await moveStore({ ...readPlaces(), say: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  process.exitCode = isMisuse(error) ? 2 : 1;
  const reason = error instanceof Error ? error.message : String(error);
  if (isMisuse(error)) process.stderr.write(`${reason}\n${USAGE}\n`);
  else process.stderr.write(error instanceof NotMoved ? `Nothing was moved. ${reason}\n` : `${reason}\n`);
}
