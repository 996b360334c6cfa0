/** What is wished for a channel, in words, said in it: it is done, or a button does it. */
import { expect, test } from 'vitest';
import { LOCALES, openSample } from './harness.ts';
import { buttons } from './reading.ts';

const CODE = 'TX00EY23-3015';
const open = (language: keyof typeof LOCALES) => openSample({ locales: { sam: LOCALES[language] } });

const LINKS = [
  ['en', `link this channel to ${CODE}`],
  ['en', `please connect ${CODE} with our channel`],
  ['fi', `liitä tämä kanava kurssiin ${CODE}`],
  ['fi', `voisitko yhdistää ${CODE} tähän kanavaan`],
  ['sv', `koppla kanalen till ${CODE}`],
  ['sv', `kan du länka kursen ${CODE} till den här kanalen, tack`],
] as const;
const UNLINKS = { en: 'unlink this channel please', fi: 'poista linkitys', sv: 'ta bort länken' };

test.for(LINKS)('in %s a channel is linked by words, and is told: %s', async ([language, said]) => {
  const flow = await open(language);
  const { answer } = await flow.mention(said);
  expect(answer.text).toContain(CODE);
  const told = () => flow.slack.workspace.messages.find(({ text }) => text.includes(`(${CODE})`));
  const line = await flow.until(told);
  expect(buttons(line)).toHaveLength(1);
  expect((await flow.command('/course link')).message.text).toContain(CODE);
  expect((await flow.mention(UNLINKS[language])).answer.text).toContain(CODE);
  expect((await flow.command('/course link')).message.text).not.toMatch(/^[^\n]*· TX00/);
});

test('what is not understood whole links nothing: a button does', async () => {
  const flow = await open('en');
  for (const said of [
    'link this channel',
    `link this channel to ${CODE} or to TX00EW54-3008`,
    `link this channel to ${CODE} next week`,
    `don’t link this channel to ${CODE}`,
  ]) {
    await flow.mention(said);
    expect((await flow.command('/course link')).message.text, said).toContain('isn’t linked');
  }
  const { answer } = await flow.mention(`link this channel to ${CODE} next week`);
  await flow.slack.click(answer, `Link: ${CODE}`);
  await flow.until(() => (answer.text.includes('now linked') ? true : undefined));
});

const OVERVIEWS = [
  ['en', 'every monday overview here please', 'Every Monday', /Every Monday/],
  ['en', "post what's coming here on fridays", 'Every Monday', /on Mondays at 8:00, on no other day/],
  ['fi', 'tänne viikkokatsaus maanantaisin kiitos', 'Joka maanantai', /8\.00/],
  ['fi', 'poista viikkokatsaus, haluan sen perjantaisin', 'Joka maanantai', /maanantaisin klo 8\.00/],
  ['sv', 'veckoöversikt här varje måndag tack', 'Varje måndag', /8:00/],
  ['sv', 'ta bort veckoöversikten, jag ville ha den på fredagar', 'Varje måndag', /på måndagar kl\. 8:00/],
] as const;

test.for(OVERVIEWS)(
  'in %s an overview of each week has a button: %s',
  async ([language, said, label, told]) => {
    const flow = await open(language);
    const { answer } = await flow.mention(said);
    expect(answer.text).toMatch(told);
    expect(buttons(answer)).toEqual([label]);
    await flow.slack.click(answer, label);
    await flow.until(() => (buttons(answer)[0] === label ? undefined : true));
    const again = await flow.mention(said);
    expect(buttons(again.answer), 'it comes now').not.toEqual([label]);
    expect(buttons(again.answer)).toHaveLength(1);
  },
);

test.for([
  ['en', 'remind my students before it closes', 'Follow'],
  ['fi', 'muistuta mun opiskelijoita ennen kuin ilmo sulkeutuu', 'Seuraa'],
  ['sv', 'påminn mina studenter innan anmälan stänger', 'Följ'],
] as const)(
  'in %s a teacher’s channel is offered to follow, and is told of in private: %s',
  async ([language, said, follow]) => {
    const flow = await open(language);
    await flow.command(`/course link ${CODE}`);
    const { answer } = await flow.mention(said);
    expect(answer.text).toContain(CODE);
    expect(buttons(answer)).toEqual([follow]);
    await flow.direct(CODE);
    expect((await flow.direct(said)).answer.text).toContain('/course follow');
  },
);

test('a channel without a course that should be reminded gets a button to follow one', async () => {
  const flow = await open('sv');
  const said = 'påminn alla en dag före anmälan stänger';
  expect(buttons((await flow.mention(said)).answer)).toEqual(['Följ ett genomförande…']);
  expect(buttons((await flow.direct(said)).answer)).toEqual([]);
});
