/** Planning in a process of its own, so that its memory is its own, too. */
import { answerParent } from './child.ts';
import { type About, type Prepared, prepare } from './measure.ts';

let prepared: Prepared | undefined;

answerParent(
  {},
  {
    prepare: async (about: About) => {
      prepared = await prepare(about);
    },
    measure: () => prepared?.measure(),
  },
  async () => prepared?.end(),
);
