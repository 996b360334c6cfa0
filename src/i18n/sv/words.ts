/** Swedish, as people type it. */
import { listOf, type Vocabulary } from '../vocabulary.ts';

export const words: Vocabulary = {
  inflection: {
    // Definite forms and plurals, each also in the genitive.
    endings: listOf(`s n t en et na a e er ar or erna arna orna ens ets nas ers ars ors ernas arnas ornas`),
    // "Programmet" of "program".
    changes: [[/([mnl])\1$/, '$1']],
  },
};
