/** Planning in a process of its own, so that its memory is its own, too. */
import { answerParent } from './child.ts';
import { measure } from './measure.ts';

answerParent({}, { measure });
