/** The singular of English nouns. */
import { type BasicForms, type FormRule, wordByWord } from '../basic-forms.ts';

const RULES: readonly FormRule[] = [
  [/['’]s$/, ''],
  // Signs and letters of other languages.
  [/[^a-z-]/, undefined],
  [/children$/, 'child'],
  [/(^|wo|work)men$/, '$1man'],
  [/criteria$/, 'criterion'],
  [/phenomena$/, 'phenomenon'],
  [/(^|-)mice$/, '$1mouse'],
  [/indices$/, 'index'],
  [/matrices$/, 'matrix'],
  [/(vert|append)ices$/, '$1ix'],
  [
    /(^|-)(series|species|news|means|lens|always|sales|business|christmas|atlas|canvas|gas|bias|sports?)$/,
    undefined,
  ],
  // "Ethics", "analysis", "campus", "access" are no plurals, and "kehitys" and "vihannes" are Finnish.
  [/(?:ss|us|is|ics|nnes|[^aeo]ys|terveys)$/, undefined],
  [/^(cook|mov|zomb|rook|hood|calor|eer|pix|genre)ies$/, '$1ie'],
  [/ies$/, 'y'],
  [/(^|-)axes$/, '$1axe'],
  [/(analy|paraly|cataly|hypothe|synthe|the|cri|diagno|progno|empha|prosthe)ses$/, '$1sis'],
  [/(^|-)(wol|hal|shel|cal|sel)ves$/, '$1$2f'],
  [/(^|-)(li|kni|wi)ves$/, '$1$2fe'],
  [/(^|-)(lea|loa|thie)ves$/, '$1$2f'],
  [/(vir|camp|stat|bon|foc|cens|cact|min|chor|syllab|hippocamp|^b|^minib)uses$/, '$1us'],
  [/(ss|sh|x|zz|[^e]tch|[^ae]ch|each|oach|eech|len)es$/, '$1'],
  [/(tomat|potat|her|ech|vet|carg|torped|mosquit)oes$/, '$1o'],
  // Few English words end so, and many Finnish ones: "potilas", "tulos".
  [
    /(ide|are|dram|pizz|camer|formul|schem|agend|quot|er|diplom|panor|cinem|them|stigm|dilemm|traum|criteri|ic)as$/,
    '$1a',
  ],
  [/as$/, undefined],
  [/([eio]|phot|aut|mem|dem|kil|log|prom)os$/, '$1o'],
  [/os$/, undefined],
  [/([^s])s$/, '$1'],
];

export const enBasicForms: BasicForms = wordByWord(RULES, 3);
