/** Who sees what is asked, what is read, and what is kept: asked in words. */
import { expect, test } from 'vitest';
import { openSample, openShared } from './harness.ts';
import { buttons } from './reading.ts';

const ANSWERS = [
  ['who can see what I ask?', 'only you see', 'My data…'],
  ['kuka näkee mitä kysyn?', 'näet vain sinä', 'Omat tiedot…'],
  ['vem ser vad jag frågar?', 'ser bara du', 'Mina uppgifter…'],
  ['do you read our messages?', 'I keep no messages', 'My data…'],
  ['tallentaako botti keskustelumme?', 'En säilytä viestejä', 'Omat tiedot…'],
  ['läser du våra meddelanden?', 'Jag sparar inga meddelanden', 'Mina uppgifter…'],
  ['who can see what I ask you?', 'only you see', 'My data…'],
  ['can you read my DMs?', 'I keep no messages', 'My data…'],
  ['kuunteletko tätä kanavaa?', 'En säilytä viestejä', 'Omat tiedot…'],
  ['sparar du konversationerna?', 'Jag sparar inga meddelanden', 'Mina uppgifter…'],
  ['erase everything about me', 'I erase at once all', 'My data…'],
  ['forget me', 'I erase at once all', 'My data…'],
  ['poista kaikki tietoni minusta', 'Poistan heti kaiken', 'Omat tiedot…'],
  ['radera allt om mig', 'Jag raderar genast allt', 'Mina uppgifter…'],
] as const;

const open = openShared(async () => {
  const flow = await openSample();
  await flow.direct('TX00EY23-3015');
  return flow;
});

test.each(ANSWERS)(
  '“%s” has a short answer, and the button to one’s data',
  async (question, said, button) => {
    const flow = await open();
    const { answer } = await flow.direct(question);
    expect(answer.text).toContain(said);
    expect(buttons(answer)).toContain(button);
  },
);

/** Short and true, no matter what was spoken of before. */
const FIXED = [
  ['who runs you?', /^The people who installed Coursebell/],
  ['who is behind this bot', /^The people who installed Coursebell/],
  ['who set this up?', /^The people who installed Coursebell/],
  ['who installed this', /^The people who installed Coursebell/],
  ['who added you to this workspace?', /^The people who installed Coursebell/],
  ['who put this bot here', /^The people who installed Coursebell/],
  ['kuka tän on asentanu', /^Coursebelliä ylläpitävät/],
  ['kuka sut tänne lisäs?', /^Coursebelliä ylläpitävät/],
  ['kuka on ottanut botin käyttöön', /^Coursebelliä ylläpitävät/],
  ['vem har lagt in dig', /^De som installerade Coursebell/],
  ['vem installerade den här appen?', /^De som installerade Coursebell/],
  ['vem har satt upp det här?', /^De som installerade Coursebell/],
  ['kuka sinut on tehnyt?', /^Coursebelliä ylläpitävät/],
  ['vem har gjort dig?', /^De som installerade Coursebell/],
  ['are you an AI?', /^I am a program, not an AI/],
  ['are you a bot or a human', /^I am a program, not an AI/],
  ['do you use chatgpt?', /^I am a program, not an AI/],
  ['ootko botti?', /^Olen ohjelma, en tekoäly/],
  ['kuka ylläpitää tätä?', /^Coursebelliä ylläpitävät/],
  ['är du en robot?', /^Jag är ett program, ingen AI/],
  ['oletko tekoäly?', /^Olen ohjelma, en tekoäly/],
  ['är du en AI?', /^Jag är ett program, ingen AI/],
  ['what do you keep?', /^I keep what you look up/],
  ['what data do you store about me', /^I keep what you look up/],
  ['mitä tallennat minusta?', /^Säilytän Slack-tunnuksesi alla/],
  ['vad sparar du om mig?', /^Jag sparar det du söker/],
  ['my data', /^I keep what you look up/],
  ['what is a realization?', /^A realization is one run of a course/],
  ['mikä on toteutus?', /^Toteutus on yksi kerta/],
  ['vad är ett genomförande?', /^Ett genomförande är en omgång/],
  ['who may change this channel?', /^Everyone in the channel may/],
  ['kuka voi muuttaa tätä kanavaa?', /^Jokainen kanavalla voi/],
  ['vem får ändra den här kanalen?', /^Alla i kanalen får/],
] as const;

test('questions about trust have one short answer each', async () => {
  const flow = await openSample();
  await flow.direct('TX00EY23-3015');
  for (const [question, said] of FIXED) {
    const { answer } = await flow.direct(question);
    expect(answer.text, question).toMatch(said);
    expect(answer.text.length, question).toBeLessThan(260);
  }
  expect((await flow.direct('who is responsible for TX00EY23-3015?')).answer.text).not.toMatch(/installed/);
  expect((await flow.direct('kuka vastaa kurssista?')).answer.text).not.toMatch(/ylläpitävät/);
  for (const other of ['who set the exam?', 'who added this course?', 'kuka on lisännyt tämän kurssin?'])
    expect((await flow.direct(other)).answer.text, other).not.toMatch(/installed Coursebell|ylläpitävät/);
});

test('who runs it: the configured contact; who may change: managers alone, where that is so', async () => {
  const flow = await openSample({
    env: { SUPPORT_CONTACT: 'help@campus.example', CHANNEL_CHANGES: 'managers' },
  });
  expect((await flow.direct('who runs you?')).answer.text).toContain('help@campus.example');
  expect((await flow.direct('who can change the settings of this channel?')).answer.text).toMatch(
    /^Only the administrators/,
  );
});
