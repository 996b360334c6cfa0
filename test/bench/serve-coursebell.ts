/** Coursebell itself, composed by `src/app.ts` from its environment. `SPEED` and `EPOCH`: its clock runs faster. */
import { createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { afterStart } from '../../src/ops/lifecycle.ts';
import { measured } from './measured.ts';
import { fastClock } from './persons.ts';

const { SPEED = '1', EPOCH = '0' } = process.env;
const speed = Number(SPEED);
const app = createCoursebell(
  await readConfig(process.env),
  speed === 1 ? {} : { now: fastClock(Number(EPOCH), speed) },
);
const { port } = await app.start();
// As the process does in operation, and the servers beside it here.
await afterStart();
measured(port, () => app.stop());
