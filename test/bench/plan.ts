/** Planning in a process of its own, so that its memory is its own, too. */
import { answerParent } from './child.ts';
import { type Prepared, prepare } from './measure.ts';

let prepared: Prepared | undefined;

answerParent(
  {},
  {
    prepare: async (follows: number) => {
      prepared = await prepare(follows);
    },
    measure: () => prepared?.measure(),
  },
  async () => prepared?.end(),
);
