/** Conversations as people hold them: whose course, which time and what change their words mean. */
import { expect, test } from 'vitest';
import { holdEach, type Talks } from './conversations.ts';
import { openSample } from './harness.ts';

const ONE = 'TX00EY23-3015';

const TALKS: Talks = {
  en: {
    'what was just done is undone': [
      [`follow ${ONE}`, /^You now follow\n/, ['Undo']],
      ['oops, undo that please', /^You no longer follow: /, ['Undo']],
      ['take that back', /^Followed again: TX00EY23-3015\.$/],
      ['quiet hours 22-7', /quiet hours 22:00–07:00/],
      ['undo', /quiet hours 20:00–08:00/],
      ['what do I follow', /^You follow 1 course/],
      ['undo that', /^Press Undo under the message/],
    ],
    'a course that is named comes before the one that was spoken of': [
      [ONE, new RegExp(ONE)],
      ['follow data structures', /^Did you mean one of these\?\nData Structures and Algorithms/],
      ['put devops on my list', /^Did you mean this one\?\nWeb Development and DevOps/, ['Follow']],
      ['add quantum cooking to my list', /^The whole catalogue has no course called “quantum cooking”/],
      ['stop devops', /^No followed course is called “devops”/],
      ['what do I follow', /^You follow nothing yet/],
    ],
    'one is followed, and a button stops the other': [
      [`follow ${ONE}`, /^You now follow\n/],
      [
        'follow basics of web programming and drop the software one',
        /^You now follow\nBasics of Web Programming/,
        ['drop the software one', 'Undo'],
      ],
      ['find web courses', /^Found 5 courses/],
      [
        'follow the devops one and stop the accessibility one',
        /^You now follow\nWeb Development and DevOps/,
        ['stop TI00HA28-3002', 'Undo'],
      ],
      ['stop software engineering project', /^You no longer follow: Software Engineering Project/, ['Undo']],
    ],
  },
  fi: {
    'se mitä äsken tehtiin kumotaan': [
      [`seuraa ${ONE}`, /^Seuraat nyt\n/, ['Kumoa']],
      ['peru se', /^Et enää seuraa: /, ['Kumoa']],
      ['ota se takaisin', /^Taas seurannassa: TX00EY23-3015\.$/],
    ],
    'nimetty kurssi menee sen edelle, josta puhuttiin': [
      [ONE, new RegExp(ONE)],
      ['seuraa tietorakenteet', /^Tarkoititko jotakin näistä\?\nTietorakenteet ja algoritmit/],
      ['laita se algoritmi seurantaan', /^Tarkoititko jotakin näistä\?\nTietorakenteet ja algoritmit/],
      [ONE, new RegExp(ONE)],
      ['seuraa kvanttikokkausta', /^Koko opintotarjonnassa ei ole toteutusta nimeltä ”kvanttikokkausta”/],
      ['lopeta tietorakenteet', /^Seurattavissa ei ole toteutusta ”tietorakenteet”/],
      ['mitä seuraan', /^Et seuraa mitään/],
    ],
    'yhtä seurataan, ja nappi lopettaa toisen': [
      [`seuraa ${ONE}`, /^Seuraat nyt\n/],
      [
        'seuraa web-ohjelmoinnin perusteet ja poista ohjelmistotuotantoprojekti',
        /^Seuraat nyt\nWeb-ohjelmoinnin perusteet/,
        ['poista TX00EY23-3015', 'Kumoa'],
      ],
      ['poista ohjelmistotuotantoprojekti', /^Et enää seuraa: Ohjelmistotuotantoprojekti/, ['Kumoa']],
    ],
  },
  sv: {
    'det som just gjordes ångras': [
      [`följ ${ONE}`, /^Du följer nu\n/, ['Ångra']],
      ['ångra det där', /^Du följer inte längre: /, ['Ångra']],
      ['ta tillbaka det', /^Följs igen: TX00EY23-3015\.$/],
    ],
    'en kurs som nämns kommer före den som det talades om': [
      [ONE, new RegExp(ONE)],
      ['följ datastrukturer', /^Menade du något av de här\?\nDatastrukturer och algoritmer/],
      [
        'lägg till grunderna i webbprogrammering på min lista',
        /^Menade du det här\?\nGrunderna i webbprogrammering/,
      ],
      [ONE, new RegExp(ONE)],
      [
        'sätt kvantmatlagning på bevakning',
        /^I hela kursutbudet finns inget genomförande som heter ”kvantmatlagning”/,
      ],
      ['vad följer jag', /^Du följer ingenting/],
    ],
    'en följs, och en knapp avslutar den andra': [
      [`följ ${ONE}`, /^Du följer nu\n/],
      [
        'följ grunderna i webbprogrammering och sluta med programvaruprojektet',
        /^Du följer nu\nGrunderna i webbprogrammering/,
        ['sluta med TX00EY23-3015', 'Ångra'],
      ],
      ['sluta följa programvaruprojekt', /^Du följer inte längre: Programvaruprojekt/, ['Ångra']],
    ],
  },
};

holdEach(TALKS);

test('in a channel nothing is undone by a word: its line has the button', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${ONE}`);
  const { answer } = await flow.mention('undo that');
  expect(answer.text).toMatch(/^Press Undo under the message/);
});
