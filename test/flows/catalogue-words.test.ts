/** Words of the catalogue's names in other forms, and beside limits and other words of a question. */
import { describe, expect, test } from 'vitest';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type Flow, openSample, openShared } from './harness.ts';

const env = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings' };

const textOf = ({ text, blocks }: SlackMessage): string => `${text} ${JSON.stringify(blocks)}`;
const said = async ({ command, direct }: Flow, typed: string): Promise<SlackMessage> =>
  await answerTo({ command, direct }, typed);
const namesSearched = ({ study }: Awaited<ReturnType<typeof openSample>>): string[] =>
  study.calls.flatMap(({ body }) => {
    const name: unknown = Reflect.get(Object(body), 'name');
    return typeof name === 'string' ? [name] : [];
  });

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  const open = openShared(() => openSample({ env, study: { manners } }));
  each([
    ['onko kurssia tietokannoista?', 'TI00HA15'],
    ['onko kurssia työturvallisuudesta?', 'IM00HC22'],
    ['onko kurssia robotiikasta?', 'IM00HC15'],
    ['onko kurssia lujuusopista?', 'IM00HC12'],
    ['onko kurssia kansantaloustieteestä?', 'LI00HD23'],
    ['onko kurssia elokuvan historiasta?', 'KU00HE15'],
    ['onko kurssia teräsrakenteista?', 'RA00HF15'],
    ['onko kurssia digitaalisista terveyspalveluista?', 'SH00HB20'],
    ['finns det en kurs om robotiken?', 'IM00HC15'],
    ['finns det en kurs om nationalekonomin?', 'LI00HD23'],
    ['finns det en kurs om arbetsrätten?', 'LI00HD14'],
    ['is there a course about animations?', 'KU00HE16'],
  ])('%s', async (question, unit) => {
    const flow = await open();
    const { length } = namesSearched(flow);
    expect(textOf(await said(flow, question))).toContain(unit);
    expect(namesSearched(flow).length - length).toBeLessThanOrEqual(3);
  });

  each([
    'is there a course about zzqdesign?',
    "is there a course about O'Briens zzqthesis?",
    'onko kurssia zzqweb-kehityksestä?',
    'onko kurssia zzqkannoista?',
    'finns det en kurs om zzqmiljön?',
  ])('%s asks at most three times', async (question) => {
    const flow = await open();
    const { length } = namesSearched(flow);
    await said(flow, question);
    expect(namesSearched(flow).length - length).toBeLessThanOrEqual(3);
  });
});

test('no part of a word is searched for', async () => {
  const flow = await openSample({ env });
  for (const word of ['design', 'thesis', 'Title-with-hyphen', "O'Brien"])
    await said(flow, `is there a course about zzqqx ${word}?`);
  for (const name of namesSearched(flow)) expect(name).toMatch(/zzqqx|design|thesis|hyphen|brien/i);
});

describe('what stands beside the subject', () => {
  test.each([
    ['is there a course about acoustics in English?', 'acoustics'],
    ['is there a course about acoustics that I can still enroll in?', 'acoustics'],
    ['is there a course about acoustics in spring?', 'acoustics'],
    ['is there a course about acoustics with 5 credits?', 'acoustics'],
    ['is there a course about acoustics online?', 'acoustics'],
    ['is there a course about zzq english?', 'zzq english'],
    ['onko kurssia akustiikasta englanniksi?', 'akustiikasta'],
    ['onko kurssia akustiikasta keväällä?', 'akustiikasta'],
    ['onko 5 opintopisteen kurssia akustiikasta?', 'akustiikasta'],
    ['finns det en kurs om akustik på engelska?', 'akustik'],
    ['finns det en kurs om akustik på våren?', 'akustik'],
    ['finns det en kurs om akustik som jag ännu kan anmäla mig till?', 'akustik'],
    ['is there a course called acoustics?', 'acoustics'],
    ['do you have a course named acoustics?', 'acoustics'],
    ['onko kurssia nimeltä akustiikka?', 'akustiikka'],
    ['finns det en kurs som heter akustik?', 'akustik'],
    ['is there anything about acoustics?', 'acoustics'],
    ['search for acoustics', 'acoustics'],
    ['etsi akustiikka', 'akustiikka'],
    ['sök akustik', 'akustik'],
  ])('%s', async (question, name) => {
    const flow = await openSample({ env });
    await said(flow, question);
    expect(namesSearched(flow)[0]?.toLowerCase()).toBe(name);
  });

  test.each(['january', 'tammikuussa', 'i januari', 'spring'])('a group in %s', async (time) => {
    const flow = await openSample({ env });
    const text = textOf(await said(flow, `/course find TXL22S1 ${time}`));
    expect(text).toContain('TI00HA24-3002');
    expect(text).not.toContain('Not used');
  });
});
