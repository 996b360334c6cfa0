/** A channel that follows a student group: what is asked there of “us” is of that group, and one that tells its group is offered to follow it. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { EXTRAS } from './conversations.ts';
import { LOCALES, openSample, openShared } from './harness.ts';
import { buttons } from './reading.ts';

const GROUP = 'TXL22S1';

const open = openShared(async (language: Language) => {
  const flow = await openSample({
    env: { STUDY_API_EXTRAS: EXTRAS },
    locales: { sam: LOCALES[language] },
  });
  await flow.command(`/course follow ${GROUP}`);
  return flow;
});

test.each([
  ['en', 'what do we have on Monday', /^Lessons of TXL22S1: Monday 23 November/],
  ['en', 'and next week?', /^Courses of this channel: 23 – 29 Nov\nLessons:/],
  ['en', 'which rooms do we have next week', /^Lessons of TXL22S1: 23 – 29 Nov/],
  [
    'en',
    'when does our next course start',
    /^Start\nSoftware Engineering Project .*Mon 7 Dec(?:.|\n)*Courses of TXL22S1/,
  ],
  ['en', 'what can we still enroll in', /^Found 6 courses\nyours and those of TXL22S1 · enrollment open/],
  ['fi', 'mitä meillä on maanantaina', /^Ryhmän TXL22S1 tunnit: maanantai 23\./],
  ['fi', 'milloin meidän seuraava kurssi alkaa', /^Alkaminen\nOhjelmistotuotantoprojekti .*ma 7\.12\./],
  ['sv', 'vad har vi på måndag', /^Lektioner för TXL22S1: måndag 23 november/],
  ['sv', 'vilka rum har vi nästa vecka', /^Lektioner för TXL22S1: 23–29 nov/],
  ['sv', 'när börjar vår nästa kurs', /^Börjar\nProgramvaruprojekt .*mån 7 dec/],
] as const)('%s: %s', async (language, said, told) => {
  const { answer } = await (await open(language)).mention(said);
  expect(answer.text).toMatch(told);
});

const openBare = openShared((language: Language) => openSample({ locales: { sam: LOCALES[language] } }));

test.each([
  ['en', `I lead the group ${GROUP}`],
  ['en', `this is ${GROUP}'s channel`],
  ['en', `hi, we are ${GROUP}`],
  ['fi', `tutoroin ryhmää ${GROUP}`],
  ['fi', `tää kanava on ${GROUP}:lle`],
  ['fi', `olen ${GROUP}:n opettajatutor`],
  ['sv', `hej, jag leder gruppen ${GROUP}`],
  ['sv', `det här är ${GROUP}:s kanal`],
  ['sv', `kanalen är för ${GROUP}`],
] as const)('%s: “%s” is offered to be followed here', async (language, said) => {
  const { answer } = await (await openBare(language)).mention(said);
  const offered = {
    en: ['Follow', 'Yes, my group'],
    fi: ['Seuraa', 'Kyllä, ryhmäni'],
    sv: ['Följ', 'Ja, min grupp'],
  };
  expect(buttons(answer)).toEqual(offered[language]);
  expect(answer.text).toContain(GROUP);
});
