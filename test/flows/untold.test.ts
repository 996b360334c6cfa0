/** What people ask of a course and the study data do not tell: who knows it, and what is known near it. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

const CODE = 'TX00EY23-3015';

/** Of each topic a question in each language, and what its answer begins with. */
const UNTOLD = [
  [`how much does ${CODE} cost?`, 'The study data doesn’t tell what a course costs.'],
  ['paljonko se maksaa?', 'Opintotiedoissa ei kerrota, mitä kurssi maksaa.'],
  ['vad kostar den?', 'Studieuppgifterna säger inte vad en kurs kostar.'],
  ['are the lectures recorded?', 'The study data doesn’t tell whether lectures are recorded.'],
  ['tallennetaanko luennot?', 'Opintotiedoissa ei kerrota, tallennetaanko luennot.'],
  ['spelas föreläsningarna in?', 'Studieuppgifterna säger inte om föreläsningarna spelas in.'],
  ['how hard is it?', 'The study data doesn’t tell how hard a course is.'],
  ['onko se vaikea?', 'Opintotiedoissa ei kerrota, kuinka vaikea kurssi on.'],
  ['hur svår är den?', 'Studieuppgifterna säger inte hur svår en kurs är.'],
  ['is attendance mandatory?', 'The study data doesn’t tell whether you must attend.'],
  ['onko läsnäolo pakollista?', 'Opintotiedoissa ei kerrota, onko läsnäolo pakollista.'],
  ['är närvaro obligatorisk?', 'Studieuppgifterna säger inte om närvaro är obligatorisk.'],
  ['does it count for my degree?', 'The study data doesn’t tell what counts towards your degree.'],
  ['lasketaanko se tutkintooni?', 'Opintotiedoissa ei kerrota, mitä tutkintoosi voi sisällyttää.'],
  ['räknas den in i min examen?', 'Studieuppgifterna säger inte vad som räknas in i din examen.'],
  ['when do the results come?', 'I can’t see grades.'],
  [`can I take ${CODE} twice?`, 'The study data doesn’t tell whether a course can be taken again'],
  ['may I redo it?', 'The study data doesn’t tell whether a course can be taken again'],
  [`voiko ${CODE}:n uusia?`, 'Opintotiedoissa ei kerrota, voiko kurssin käydä uudestaan'],
  ['voiko arvosanaa korottaa?', 'Opintotiedoissa ei kerrota, voiko kurssin käydä uudestaan'],
  [`kan jag ta ${CODE} två gånger?`, 'Studieuppgifterna säger inte om en kurs kan tas om'],
  ['kan man höja vitsordet?', 'Studieuppgifterna säger inte om en kurs kan tas om'],
  [`how can I withdraw from ${CODE}?`, 'I can’t enroll anyone, or cancel an enrollment'],
  ['miten perun paikkani?', 'En voi ilmoittaa ketään enkä perua ilmoittautumista'],
  ['hur hoppar jag av den?', 'Jag kan inte anmäla någon eller ta bort en anmälan'],
] as const;

test('what the study data do not tell is named, before what they do', async () => {
  const flow = await openSample();
  for (const [question, told] of UNTOLD) {
    const { text } = (await flow.direct(question)).answer;
    expect(text.startsWith(told), `${question} → ${text}`).toBe(true);
    expect(text).toContain(CODE);
  }
});

test('what is not told of any of several courses is said once', async () => {
  const flow = await openSample();
  const { answer } = await flow.direct(`how much do ${CODE} and TX00EW54-3008 cost?`);
  expect(answer.text.match(/what a course costs/g)).toHaveLength(1);
  expect(answer.text).toContain(`(${CODE}) · Basics of Web Programming (TX00EW54-3008)`);
});

test('of two questions at once each is answered, also where the study data do not tell one', async () => {
  const flow = await openSample();
  const { text } = (await flow.direct(`when does ${CODE} start and how much does it cost?`)).answer;
  expect(text).toMatch(/^Course start/);
  expect(text).toContain('The study data doesn’t tell what a course costs.');
});

test.for([
  [`can I complete ${CODE} next autumn?`, 'Not used: next autumn.'],
  ['is the exam in December?', 'Not used: in december.'],
  [`voiko ${CODE}:n suorittaa kesällä?`, 'Ei käytetty: kesällä.'],
  ['onko tentti joulukuussa?', 'Ei käytetty: joulukuussa.'],
  ['är tenten i december?', 'Användes inte: i december.'],
] as const)('a time that a fact is not told for is named: %s', async ([question, told]) => {
  const flow = await openSample();
  await flow.direct(CODE);
  const { text } = (await flow.direct(question)).answer;
  expect(text).toContain(CODE);
  expect(text).toContain(told);
  expect(text).not.toMatch(/^(?:Yes|No|Kyllä|Ei|Ja|Nej)\b/);
});
