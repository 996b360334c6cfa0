/** A fact that is asked of a name is told of the runs that have not ended: those that have stand behind a button. */
import { expect, test } from 'vitest';
import { answerTo, LOCALES, openSample } from './harness.ts';

const env = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings,reservations' };
/** Its first two runs have ended. */
const UNIT = 'TI00HA15';

test.each([
  ['en', 'who teaches Databases', 'Older runs (1)'],
  ['en', 'when does Databases start?', 'Older runs (1)'],
  ['fi', 'milloin Tietokannat alkaa', 'Vanhemmat toteutukset (1)'],
  ['fi', 'kuka opettaa tietokantoja', 'Vanhemmat toteutukset (1)'],
  ['sv', 'när börjar Databaser', 'Äldre genomföranden (1)'],
] as const)('%s: %s', async (language, typed, older) => {
  const flow = await openSample({ env, locales: { sam: LOCALES[language] } });
  await answerTo(flow, `/course ${UNIT}`);
  const message = await answerTo(flow, typed);
  const { text } = message;
  expect(text).not.toContain(`${UNIT}-3001`);
  expect(text).toContain(`${UNIT}-3003`);
  const label = older.replace(/ \(\d+\)$/, '');
  expect(JSON.stringify(message.blocks)).toContain(`"text":"${label}`);
});

test('the button leads to those that have ended', async () => {
  const flow = await openSample({ env });
  await answerTo(flow, `/course ${UNIT}`);
  const message = await answerTo(flow, 'when does Databases start?');
  const [label = ''] = JSON.stringify(message.blocks).match(/Older runs[^"]*/) ?? [];
  await flow.slack.click(message, label);
  await flow.until(() => (message.text.includes(`${UNIT}-3001`) ? true : undefined));
});
