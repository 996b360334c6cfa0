/** Coursebell itself, composed by `src/app.ts` from its environment. */
import { createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { afterStart } from '../../src/ops/lifecycle.ts';
import { measured } from './measured.ts';

const app = createCoursebell(await readConfig(process.env));
const { port } = await app.start();
// As the process does in operation, and the servers beside it here.
await afterStart();
measured(port, () => app.stop());
