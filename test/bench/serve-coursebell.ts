/** Coursebell itself, composed by `src/app.ts` from its environment. */
import { createCoursebell } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { measured } from './measured.ts';

const app = createCoursebell(await readConfig(process.env));
const { port } = await app.start();
measured(port, () => app.stop());
