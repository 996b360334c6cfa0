/** Conversations whose short messages are understood in the light of the last answer: what it showed, and what it offered. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { openSample } from './harness.ts';
import { buttons } from './reading.ts';

const EXTRAS = 'search-name,search-group,search-unit,units,buildings,reservations';
const LOCALES = { en: 'en-GB', fi: 'fi-FI', sv: 'sv-SE' } as const;
const [ONE, OTHER] = ['TX00EY23-3015', 'TX00EW54-3008'];

/** What is said, what its answer says, and the buttons under that where they matter. */
type Talk = readonly (readonly [said: string, told: RegExp, offers?: readonly string[]])[];

/** It is Friday 20 November, 14:02. */
const TALKS: Readonly<Record<Language, Readonly<Record<string, Talk>>>> = {
  en: {
    'a row by a word of its name, its month, its language or the end of its code': [
      ['find web courses', /^Found 5 courses/],
      ['the DevOps one', /^Web Development and DevOps · /],
      ['who teaches the accessibility one?', /TI00HA28-3002/],
      ['the one that starts in november', /^Web Development and DevOps · /],
      ['when does the one ending with 3002 start?', /^Course starts: .*\n.*TI00HA28-3002/],
      ['3002', /^Web Accessibility · /],
      ['that online one', /^Web Development and DevOps · /],
      ['is the accessibility one in english?', /^No: Finnish\nWeb Accessibility/],
      ['follow the DevOps one', /^You now follow\nWeb Development and DevOps/, ['Undo']],
      ['remind me of the project', /^You now follow\nWeb Development Project/, ['Undo']],
      ['is there a course about cooking', /^Nothing in the whole catalogue fits: cooking/],
    ],
    'what fits several rows is shown, and asked where it would change something': [
      ['find web courses', /^Found 5 courses/],
      ['the one in english', /^3 courses\n/],
      ['find web courses', /^Found 5 courses/],
      ['follow the english one', /^Follow these 3 courses\?/, ['Follow', 'Follow', 'Follow']],
      ['what do I follow', /^You follow nothing yet/],
    ],
    'yes does what alone was offered, and no does not': [
      [`${ONE} ${OTHER}`, /^2 courses/],
      ['follow both', /^Follow these 2 courses\?/],
      ['no thanks', /^OK, I changed nothing\.$/],
      ['yes', /^OK\.$/],
      ['follow both', /^Follow these 2 courses\?/],
      ['ok', /^You now follow\n/, ['Undo']],
      ['yes', /^OK\.$/],
      ['is there an open course in english about chemistry', /^Nothing .* fits: chemistry · English/],
      ['sure', /^Nothing in the whole catalogue fits: chemistry\./],
    ],
    'one thing of the last request is corrected, and all else is kept': [
      [
        'is there an open course in english about chemistry',
        /^Nothing .* fits: chemistry · English · enrollment open/,
      ],
      ['sorry, programming', /^Nothing .* fits: programming · English · enrollment open/],
      ['no i meant finnish', /^Nothing .* fits: programming · Finnish · enrollment open/],
      ['what lessons does TXL22S1 have on monday', /^Lessons of TXL22S1: Monday 23 November/],
      ['no wait, tuesday', /^Lessons of TXL22S1: Tuesday 24 November/],
      ['I meant TXL22S2', /Lessons of TXL22S2: Tuesday 24 November/],
      ['free rooms in KM tomorrow at 10', /^Saturday 21 November \(tomorrow\) 10:00/],
      ['no, I meant monday', /^Monday 23 November 10:00 .*\nRooms in Karamalmin kampus/],
      ['sorry, at 12', /^Monday 23 November 12:00 .*\nRooms in Karamalmin kampus/],
      [`when does ${ONE} start`, /^Course starts: Mon 7 Dec/],
      [`no, ${OTHER}`, new RegExp(`^Course starts: Mon 28 Dec.*\\n.*${OTHER}`)],
      [ONE, new RegExp(ONE)],
      [`no, I meant ${OTHER}`, new RegExp(`^.* · ${OTHER}`)],
    ],
    'the course spoken of is taken, and dropped where it is followed': [
      [ONE, new RegExp(ONE)],
      ["ok i'll take it, remind me", /^You now follow\n/, ['Undo']],
      ['forget it', /^You no longer follow: /, ['Undo']],
      ['forget it', /^OK, I changed nothing\.$/],
      ['yes follow it', /^You now follow\n/],
      ['ok stop following it', /^You no longer follow: /],
      ['ok take that one', /^Follow this course\?/, ['Follow']],
      ['yes', /^You now follow\n/, ['Undo']],
      ['sounds good', /^OK\.$/],
      ['what do I follow', /^You follow 1 course/],
      ['leave it', /./],
      ['what do I follow', /^You follow 1 course/],
    ],
    'what fits several rows is asked beside a question or a reason, too': [
      ['find web courses', /^Found 5 courses/],
      ['follow the english one and when does it start?', /^Start\n(?:.*\n)*Follow these 3 courses\?/],
      ['what do I follow', /^You follow nothing yet/],
      ['find web courses', /^Found 5 courses/],
      ['follow the english one, I need it', /Follow these 3 courses\?/],
      ['what do I follow', /^You follow nothing yet/],
    ],
    'a word of the language that the app is written in is a word': [
      ['is there an open course in english about chemistry', /^Nothing .* fits: chemistry/],
      ['no, constructor', /constructor/],
      ['no wait, toString', /./],
    ],
    'two groups, and what comes after their lessons': [
      [
        'what lessons do TXL22S1 and TXE22S1 have on monday',
        /^TXL22S1 and TXE22S1: no lessons at the same time/,
      ],
      ['when are both free on tuesday', /Lessons of the groups TXL22S1, TXE22S1: Tuesday 24 November/],
      ['do they have anything on friday', /Lessons of the groups TXL22S1, TXE22S1: Friday 20 November/],
      ['what lessons does TXL22S1 have on monday', /^Lessons of TXL22S1: Monday 23 November/],
      ['after that?', /^Lessons of TXL22S1: 24 – 30 Nov/],
      ['and after that?', /^Lessons of TXL22S1: 30 Nov – 6 Dec/],
    ],
    'a language alone narrows a search, and is a fact of one course': [
      ['find web courses', /^Found 5 courses\nweb\n/],
      ['in english?', /^Found 3 courses\nweb · English/],
      ['any in finnish?', /^Found 3 courses\nweb · Finnish/],
      ['the first one', /^Web Development Project · /],
      ['in english?', /^Yes: Finnish and English/],
    ],
    'yes to several offers asks which': [
      [ONE, new RegExp(ONE)],
      ['yes please', /^Which of these do you mean\?$/, ['Follow', 'Details', 'Lessons', 'About the unit']],
      ['no', /^OK, I changed nothing\.$/],
      ['what do I follow', /^You follow nothing yet/],
    ],
  },
  fi: {
    'rivi nimensä sanalla, kuukaudella tai kielellä': [
      ['etsi web kursseja', /^Löytyi 3 toteutusta/],
      ['se projekti', /^Web-kehityksen projekti · /],
      ['montako pistettä siitä projektista saa', /^5 op\nWeb-kehityksen projekti/],
      ['milloin se projekti alkaa', /^Toteutus alkaa: ma 4\.1\..*\nWeb-kehityksen projekti/],
      ['se tammikuun', /^2 toteutusta/],
      ['etsi web kursseja', /^Löytyi \d toteutusta/],
      ['seuraa sitä suomenkielistä', /^Seurataanko näitä 2 toteutusta\?/, ['Seuraa', 'Seuraa']],
      ['etsi web kursseja', /^Löytyi \d toteutusta/],
      ['seuraa projektia', /^Seuraat nyt\nWeb-kehityksen projekti/, ['Kumoa']],
    ],
    'pyynnöstä korjataan yksi asia': [
      ['mitä tunteja TXL22S1:llä on maanantaina', /^Ryhmän TXL22S1 tunnit: maanantai 23\./],
      ['ei ku tiistaina', /^Ryhmän TXL22S1 tunnit: tiistai 24\./],
      ['ei ku to', /^Ryhmän TXL22S1 tunnit: torstai 26\./],
      ['tarkoitin TXE22S1', /Ryhmän TXE22S1 tunnit: torstai 26\./],
      [
        'avoimet englanninkieliset kurssit ohjelmoinnista',
        /: ohjelmoinnista · englanti · ilmoittautuminen auki/,
      ],
      ['ei vaan matematiikka', /: matematiikka · englanti · ilmoittautuminen auki/],
      ['sori, suomeksi', /: matematiikka · suomi · ilmoittautuminen auki/],
      ['vapaat huoneet KM:ssä huomenna klo 10', /^lauantai 21\. .* 10\.00/],
      ['eiku klo 12', /^lauantai 21\. .* 12\.00 .*\nTilat: Karamalmin kampus/],
      [`milloin ${ONE} alkaa`, /^Toteutus alkaa: ma 7\.12\./],
      [`siis ${OTHER}`, /^Toteutus alkaa: ma 28\.12\./],
    ],
    'kurssi, josta puhutaan, otetaan ja unohdetaan': [
      [ONE, new RegExp(ONE)],
      ['ok ota se, muistuta mua', /^Seuraat nyt\n/],
      ['unohda se', /^Et enää seuraa: /],
      ['joo seuraa sitä', /^Seuraat nyt\n/],
      ['joo lopeta sen seuraaminen', /^Et enää seuraa: /],
    ],
    'kaksi ryhmää, tuntien jälkeen ja kieli': [
      ['mitä tunteja TXL22S1:llä ja TXE22S1:llä on maanantaina', /^TXL22S1 ja TXE22S1: /],
      ['milloin molemmat on vapaana tiistaina', /Ryhmien TXL22S1, TXE22S1 tunnit: tiistai 24\./],
      ['onks niillä jotain perjantaina', /Ryhmien TXL22S1, TXE22S1 tunnit: perjantai 20\./],
      ['mitä tunteja TXL22S1:llä on maanantaina', /^Ryhmän TXL22S1 tunnit: maanantai 23\./],
      ['entä sen jälkeen?', /^Ryhmän TXL22S1 tunnit: 24\.–30\.11\./],
      ['etsi web kursseja', /^Löytyi 3 toteutusta\nweb\n/],
      ['englanniksi?', /^Löytyi 2 toteutusta\nweb · englanti/],
    ],
    'joo ja ei': [
      [`${ONE} ${OTHER}`, /^2 toteutusta/],
      ['seuraa molempia', /^Seurataanko näitä 2 toteutusta\?/],
      ['en', /^Selvä, en muuttanut mitään\.$/],
      ['joo', /^Selvä\.$/],
      ['seuraa molempia', /^Seurataanko näitä 2 toteutusta\?/],
      ['juu tee niin', /^Seuraat nyt\n/, ['Kumoa']],
      ['joo', /^Selvä\.$/],
      [ONE, new RegExp(ONE)],
      ['joo', /^Mitä näistä tarkoitat\?$/],
    ],
  },
  sv: {
    'en rad med ett ord i dess namn, dess månad eller språk': [
      ['hitta web kurser', /^3 genomföranden hittades/],
      ['när börjar projektet?', /^Genomförandet börjar: mån 4 jan.*\nWeb-kehityksen projekti/],
      ['den om projekt', /^Web-kehityksen projekti · /],
      ['den i december', /^Grunderna i webbprogrammering · /],
      ['grunderna', /^Grunderna i webbprogrammering · /],
      ['den engelska', /^2 genomföranden/],
      ['hitta web kurser', /^\d genomföranden hittades/],
      ['följ den på finska', /^Ska de här 2 genomförandena följas\?/, ['Följ', 'Följ']],
      ['hitta web kurser', /^\d genomföranden hittades/],
      ['påminn mig om grunderna', /^Du följer nu\nGrunderna i webbprogrammering/, ['Ångra']],
    ],
    'en sak i frågan rättas': [
      ['vilka lektioner har TXL22S1 på måndag', /^Lektioner för TXL22S1: måndag 23 november/],
      ['nej, jag menade tisdag', /^Lektioner för TXL22S1: tisdag 24 november/],
      ['nej, TXL22S2', /Lektioner för TXL22S2: tisdag 24 november/],
      ['öppna kurser om kemi på engelska', /: kemi · engelska · anmälan öppen/],
      ['nej, jag menade nätverk', /: nätverk · engelska · anmälan öppen/],
      ['nej, på finska', /: nätverk · finska · anmälan öppen/],
      ['lediga rum i KM i morgon kl 10', /^lördag 21 november .* 10:00/],
      ['nej vänta, på tisdag', /^tisdag 24 november 10:00 .*\nRum: Karamalmin kampus/],
      [`när börjar ${ONE}`, /^Genomförandet börjar: mån 7 dec/],
      [`nej, ${OTHER}`, /^Genomförandet börjar: mån 28 dec/],
    ],
    'kursen som det talas om tas och glöms': [
      [ONE, new RegExp(ONE)],
      ['ok ta den, påminn mej', /^Du följer nu\n/],
      ['glöm den', /^Du följer inte längre: /],
      ['ok ta den', /^Ska genomförandet följas\?/, ['Följ']],
      ['ja följ den', /^Du följer nu\n/],
      ['nå sluta följa den', /^Du följer inte längre: /],
    ],
    'två grupper, efter lektionerna, och ett språk': [
      ['vad har TXL22S1 och TXE22S1 på måndag', /^TXL22S1 och TXE22S1: /],
      ['när är båda lediga på tisdag', /Lektioner för grupperna TXL22S1, TXE22S1: tisdag 24 november/],
      ['har dom nåt på fredag', /Lektioner för grupperna TXL22S1, TXE22S1: fredag 20 november/],
      ['vad har TXL22S1 på måndag', /^Lektioner för TXL22S1: måndag 23 november/],
      ['och efter det', /^Lektioner för TXL22S1: 24–30 nov/],
      ['hitta web kurser', /^3 genomföranden hittades\nweb\n/],
      ['nån på svenska?', /: web · svenska\./],
      ['på engelska?', /^2 genomföranden hittades\nweb · engelska/],
    ],
    'ja och nej': [
      [`${ONE} ${OTHER}`, /^2 genomföranden/],
      ['följ båda', /^Ska de här 2 genomförandena följas\?/],
      ['nä', /^Okej, jag ändrade ingenting\.$/],
      ['ja', /^Okej\.$/],
      ['följ båda', /^Ska de här 2 genomförandena följas\?/],
      ['ja, kör', /^Du följer nu\n/, ['Ångra']],
      [ONE, new RegExp(ONE)],
      ['ok gör det', /^Vilket av det här menar du\?$/],
    ],
  },
};

const ROWS = Object.entries(TALKS).flatMap(([language, talks]) =>
  Object.entries(talks).map(([name, talk]) => ({ language: language as Language, name, talk })),
);

test.each(ROWS)('$name ($language)', async ({ language, talk }) => {
  const { direct } = await openSample({
    env: { STUDY_API_EXTRAS: EXTRAS, LIMIT_PER_USER: '0', LIMIT_PER_WORKSPACE: '0' },
    locales: { sam: LOCALES[language] },
  });
  for (const [said, told, offers] of talk) {
    const { answer } = await direct(said);
    expect.soft(answer.text, said).toMatch(told);
    if (offers) expect.soft(buttons(answer), said).toEqual(offers);
  }
});

test('in a channel yes does nothing that changes something: the button says for whom', async () => {
  const flow = await openSample();
  const { question } = await flow.mention(`${ONE} ${OTHER}`);
  await flow.mention('follow both', question.ts);
  const { answer } = await flow.mention('yes', question.ts);
  expect(answer.text).not.toContain('You now follow');
});
