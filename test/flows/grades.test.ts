/** What a grade takes, in plain questions: the criteria of the asked grade, else all that there are. */
import { expect, test } from 'vitest';
import { type FlowOptions, openScripted } from './harness.ts';
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
  ...{ cuEvaluationCriteria4: '', curEvaluationCriteria: '', approveRejectDescription: '' },
};

async function ask(text: string, own: Record<string, string>, locale = 'en-GB') {
  const options: FlowOptions = { locales: { sam: locale } };
  const flow = await openScripted((request) => {
    if (request.path.startsWith('/courseunit/'))
      return success({ courseUnits: [{ id: idOf(request), code: 'TX00EY23', name: 'A unit', ...OF_UNIT }] });
    return success({ realizations: [realization(CODE, { courseUnitId: '72101', ...NONE, ...own })] });
  }, options);
  return (await flow.direct(text)).answer.text;
}

test.each([
  ['en-GB', `what do I need for a 5 in ${CODE}?`, 'Knows all.'],
  ['en-GB', `what do I need for a four in ${CODE}?`, 'Knows much.'],
  ['en-GB', `what do I need for a 2 in ${CODE}?`, 'Knows some.'],
  ['fi-FI', `mitä tarvitsen vitoseen kurssilla ${CODE}?`, 'Knows all.'],
  ['fi-FI', `mitä kolmoseen vaaditaan ${CODE}?`, 'Knows much.'],
  ['sv-SE', `vad krävs för en femma i ${CODE}?`, 'Knows all.'],
  ['sv-SE', `vad krävs för en 3 i ${CODE}?`, 'Knows much.'],
])('in %s: %s', async (locale, text, criterion) => {
  const answer = await ask(text, OWN, locale);
  expect(answer.match(/Knows [a-z]+\.|Takes part\./g)).toEqual([criterion]);
});

test.each([
  ['en-GB', `how is ${CODE} graded?`],
  ['fi-FI', `miten ${CODE} arvioidaan?`],
  ['sv-SE', `hur bedöms ${CODE}?`],
])('without a grade all are told, in %s: %s', async (locale, text) => {
  const answer = await ask(text, OWN, locale);
  for (const criterion of Object.values(OWN)) expect(answer).toContain(criterion);
});
