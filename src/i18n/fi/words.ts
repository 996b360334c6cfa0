/** Finnish, as people type it. */
import { listOf, type Vocabulary } from '../vocabulary.ts';

export const words: Vocabulary = {
  inflection: {
    // Cases in singular and plural, and clitics: Iso suomen kielioppi, § 81 and § 126.
    endings: listOf(`n t a ta ssa sta lla lta lle ksi na tta en in aan een iin oon uun yyn seen
      hin ihin han hen hon hun hyn issa ista illa ilta ille iksi ina ien jen iden itten ten ia ja ita
      siin ni si nsa mme nne kin kaan ko`),
    changes: [
      // "Keskukse|n" of "keskus", "punaise|n" of "punainen", "puhelime|n" of "puhelin", "turvallisuude|n".
      [/kse?$/, 's'],
      [/nen$/, 's'],
      [/m$/, 'n'],
      [/(?<=u)[dt]$/, 's'],
      // The weak grade of the last consonants: "ohjelmointi" – "ohjelmoinnin", "tietokanta" – "tietokannat".
      [/nt$/, 'nn'],
      [/lt$/, 'll'],
      [/rt$/, 'rr'],
      [/mp$/, 'mm'],
      [/nk$/, 'ng'],
      [/([kpt])\1$/, '$1'],
      [/(?<=[aeiouyh])t$/, 'd'],
      [/(?<=[aeiouylr])p$/, 'v'],
      [/(?<=[aeiouylrh])k$/, ''],
    ],
  },
};
