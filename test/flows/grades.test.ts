/** What a grade takes, in plain questions: the criteria of the asked grade, else all that there are. */
import { expect, test } from 'vitest';
import { openScripted, openShared } from './harness.ts';
import { idOf, realization, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const OWN = {
  cuEvaluationCriteria1: 'Knows some.',
  cuEvaluationCriteria2: 'Knows much.',
  cuEvaluationCriteria3: 'Knows all.',
  cuEvaluationCriteria4: 'Takes part.',
};
const OF_UNIT = { evaluationCriteria1: 'Unit some.', evaluationCriteria3: 'Unit all.' };
const NONE = {
  ...{ cuEvaluationCriteria1: '', cuEvaluationCriteria2: '', cuEvaluationCriteria3: '' },
  ...{
    cuEvaluationCriteria4: '',
    curEvaluationCriteria: '',
    approveRejectDescription: '',
    completionAlternatives: '',
  },
};

const open = openShared((own: Record<string, string>, locale: string) =>
  openScripted(
    (request) => {
      if (request.path.startsWith('/courseunit/'))
        return success({
          courseUnits: [{ id: idOf(request), code: 'TX00EY23', name: 'A unit', ...OF_UNIT }],
        });
      return success({ realizations: [realization(CODE, { courseUnitId: '72101', ...NONE, ...own })] });
    },
    { locales: { sam: locale } },
  ),
);
const ask = async (text: string, own: Record<string, string>, locale = 'en-GB') =>
  (await (await open(own, locale)).direct(text)).answer.text;

test.each([
  ['en-GB', `what do I need for a 5 in ${CODE}?`, 'Knows all.'],
  ['en-GB', `what do I need for a four in ${CODE}?`, 'Knows much.'],
  ['en-GB', `what do I need for a 2 in ${CODE}?`, 'Knows some.'],
  ['fi-FI', `mitä tarvitsen vitoseen kurssilla ${CODE}?`, 'Knows all.'],
  ['fi-FI', `mitä kolmoseen vaaditaan ${CODE}?`, 'Knows much.'],
  ['sv-SE', `vad krävs för en femma i ${CODE}?`, 'Knows all.'],
  ['sv-SE', `vad krävs för en 3 i ${CODE}?`, 'Knows much.'],
  ['en-GB', `${CODE} grade 5`, 'Knows all.'],
  ['en-GB', `how do I get a 4 in ${CODE}?`, 'Knows much.'],
  ['fi-FI', `mitä vaaditaan arvosanaan 5 kurssilla ${CODE}?`, 'Knows all.'],
  ['sv-SE', `hur får jag en femma i ${CODE}?`, 'Knows all.'],
])('in %s: %s', async (locale, text, criterion) => {
  const answer = await ask(text, OWN, locale);
  expect(answer.match(/Knows [a-z]+\.|Takes part\./g)).toEqual([criterion]);
});

test.each([
  ['en-GB', `how is ${CODE} graded?`],
  ['fi-FI', `miten ${CODE} arvioidaan?`],
  ['sv-SE', `hur bedöms ${CODE}?`],
  ['en-GB', `what do I need for the top grade in ${CODE}?`],
  ['en-GB', `what do I need for a good grade in ${CODE}?`],
  ['sv-SE', `vad krävs för högsta betyg i ${CODE}?`],
  ['sv-SE', `vad krävs för berömlig i ${CODE}?`],
  // "One" says too little.
  ['fi-FI', `mitä ykköseen vaaditaan ${CODE}?`],
  ['sv-SE', `vad krävs för en etta i ${CODE}?`],
  // How it is passed the study data do not say.
  ['en-GB', `how do I pass ${CODE}?`],
  ['en-GB', `what do I need to pass ${CODE}?`],
  ['fi-FI', `miten pääsen läpi ${CODE}?`],
  ['sv-SE', `hur klarar jag ${CODE}?`],
])('without a grade all are told, in %s: %s', async (locale, text) => {
  const answer = await ask(text, OWN, locale);
  for (const criterion of Object.values(OWN)) expect(answer).toContain(criterion);
});
