/** English, as people type it. */
import type { Vocabulary } from '../vocabulary.ts';

export const words: Vocabulary = {
  inflection: { endings: ['s', 'es'], changes: [] },
};
