/** Conversations as people hold them: whose course, which time and what change their words mean. */
import { expect, test } from 'vitest';
import { holdEach, type Talks } from './conversations.ts';
import { openSample } from './harness.ts';

const [ONE, OTHER] = ['TX00EY23-3015', 'TX00EW54-3008'];

const TALKS: Talks = {
  en: {
    'what was just done is undone': [
      [`follow ${ONE}`, /^You now follow\n/, ['Undo']],
      ['oops, undo that please', /^You no longer follow: /, ['Undo']],
      ['take that back', /^Followed again: .* \(TX00EY23-3015\)\.$/],
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
    'lessons are still spoken of': [
      [`when are the lessons of ${ONE}?`, new RegExp(`^.* · ${ONE}`)],
      ['when does it end', /^Next lesson: Tuesday 8 December 12:15–15:00/],
      ['and on friday?', /^Friday 27 November · no lesson/],
      ['which room', /^Friday 27 November · no lesson/],
      ['tomorrow then', /^Saturday 21 November \(tomorrow\) · no lesson/],
      [ONE, new RegExp(ONE)],
      ['when does it end', /^Course ends: /],
    ],
    'lessons of one’s own and of a group are still spoken of': [
      [`follow ${ONE}`, /^You now follow\n/],
      ['what do I have on 8 December', /^Your lessons: Tuesday 8 December/],
      ['what time does it end', /^Your lessons: Tuesday 8 December/],
      ['and on wednesday?', /Your lessons: Wednesday 25 November/],
      ['and the week after', /Your lessons: 26 Nov – 2 Dec/],
      ['what does TXL22S1 have on Monday?', /^Lessons of TXL22S1: Monday 23 November/],
      ['where', /^Lessons of TXL22S1: Monday 23 November/],
      ['tuesday?', /^Lessons of TXL22S1: Tuesday 24 November/],
    ],
    'all of them, and one’s own': [
      [`follow ${ONE}`, /^You now follow\n/],
      [OTHER, new RegExp(OTHER)],
      ['when do my other ones start?', new RegExp(`^Course starts: .*\\n.*${ONE}`)],
      [OTHER, new RegExp(OTHER)],
      ['how many credits do I have in total?', new RegExp(`^15 credits\\n.*${ONE}`)],
      [OTHER, new RegExp(OTHER)],
      ['when do all of them close?', new RegExp(`^Enrollment closes: .*\\n.*${ONE}`)],
      ['and my other courses', /^You follow 1 course/],
      ['find web courses', /^Found 5 courses/],
      ['when do all of them close?', /^Enrollment closes(?:\n.*: Enrollment closes: .*){5}/],
      ['which one starts the soonest', /^Start(?:\n.*: Course starts: .*){5}/],
    ],
    'the one that is open, and an enrollment that is told': [
      ['find web courses', /^Found 5 courses/],
      ['the one that is open', /^3 courses\n/],
      ['find web courses', /^Found 5 courses/],
      ['follow the open one', /^Follow these 3 courses\?/, ['Follow', 'Follow', 'Follow']],
      ['find web courses', /^Found 5 courses/],
      ['open the accessibility one', /^Web Accessibility · /],
      ['follow it', /^You now follow\n/],
      ['I have joined Web Accessibility', /^Noted: you have enrolled in TI00HA28-3002/, ['Undo']],
    ],
    'the group is asked for, and a bare code behind that sets it': [
      [
        'i just started my studies and im lost lol',
        /Which group are you in\?/,
        ['Choose a group…', 'Not now'],
      ],
      ['txl25s1', /^You are in TXL25S1\./, ['Undo']],
      ['txl22s1', /^Found 18 courses\n(?:.|\n)*(?<!Is TXL22S1 your group\?)$/],
    ],
    'a bare code is asked about, where no group is known': [
      [
        'what’s a TXL22S1',
        /^TXL22S1 is the code of a student group/,
        ['Courses of TXL22S1', 'Yes, my group'],
      ],
      ['txl25s1', /^Found 10 courses\n(?:.|\n)*\nIs TXL25S1 your group\?$/],
      ['where do i see my courses', /^You follow nothing yet\.$/, ['Choose a group…', 'Follow a course…']],
      ['i have no idea what my group is', /^I don’t know which group you are in/],
    ],
    'what those who run it ask': [
      ['version?', /^I am Coursebell \d+\.\d+\.\d+\./],
      ['how do i see errors', /^Faults stand in Coursebell’s log/],
      ['where is your config', /^Coursebell is configured by environment variables/],
      ['restart', /^I can’t be restarted from Slack/],
      ['how are the courses updated', /^No list of courses needs to be updated/],
      ['turn off reminders for the whole workspace', /^Who manages Slack ends me/],
      ['is the api up', /study system/i],
      ['how many reminders are waiting', /study system/i],
      ['make a table of them', /^I make no tables/],
      ['is there a course on excel', /excel/],
    ],
    'the last list is shown again': [
      ['find web courses', /^Found 5 courses/],
      ['when does the first one start', /^Course starts: /],
      ['show the list again', /^Found 5 courses/],
    ],
    'what is told beside a question is no rest': [
      ['TX00EY23-3015', /TX00EY23-3015/],
      ['i work full time, any online courses?', /^(?!(?:.|\n)*The rest I didn’t understand)/],
      ['I teach TX00EY23-3015. when does it start?', /^Course starts: Mon 7 Dec/],
      ['heyyy', /^Hello\./],
      ['what did you just do', /^Press Undo under the message/],
      ['how do i turn you off', /^You follow nothing yet/],
      ['exchange student from germany here', /Which group are you in\?/],
    ],
    'what only chats is no name': [
      [ONE, new RegExp(ONE)],
      ['ok so nothing', /^OK, I changed nothing\.$/],
      ['leave it', /^OK\.$/],
      ['hmm not sure', /^OK\.$/],
      ['I’ll think about it', /^OK\.$/],
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
      ['ota se takaisin', /^Taas seurannassa: .* \(TX00EY23-3015\)\.$/],
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
    'tunneista puhutaan yhä': [
      [`milloin on kurssin ${ONE} tunnit?`, new RegExp(`^.* · ${ONE}`)],
      ['monelt loppuu', /^Seuraava tunti: tiistai 8\. joulukuuta 12\.15–15\.00/],
      ['entäs keskiviikkona', /^Keskiviikko 25\. marraskuuta · ei tuntia/],
      ['mis se on', /^Keskiviikko 25\. marraskuuta · ei tuntia/],
      ['huomen sit', /^Lauantai 21\. marraskuuta \(huomenna\) · ei tuntia/],
      ['mitä TXL22S1:llä on maanantaina?', /^Ryhmän TXL22S1 tunnit: maanantai 23\./],
      ['monelta loppuu', /^Ryhmän TXL22S1 tunnit: maanantai 23\./],
      ['missä luokassa', /^Ryhmän TXL22S1 tunnit: maanantai 23\./],
    ],
    'kaikki ja omat': [
      [`seuraa ${ONE}`, /^Seuraat nyt\n/],
      [OTHER, new RegExp(OTHER)],
      ['mihin mä voin vielä ilmoittautua', /^Löytyi 1 toteutus\nilmoittautuminen auki/],
      [OTHER, new RegExp(OTHER)],
      ['montako pistettä mulla on yhteensä', new RegExp(`^15 op\\n.*${ONE}`)],
      [OTHER, new RegExp(OTHER)],
      ['koska kaikki ne alkaa', new RegExp(`^Toteutus alkaa: .*\\n.*${ONE}`)],
      ['entä mun muut kurssit', /^Seuraat 1 toteutusta/],
    ],
    'se joka on auki, ja ilmoittautuminen, josta kerrotaan': [
      ['etsi web kursseja', /^Löytyi \d toteutusta/],
      ['se joka on auki', /TI00HA14-3003/],
      ['seuraa sitä', /^Seuraat nyt\nWeb-kehityksen projekti/],
      ['liityin web-kehityksen projektiin', /^Merkitty: olet ilmoittautunut toteutukselle TI00HA14-3003/],
    ],
    'ryhmää kysytään, ja pelkkä tunnus sen jälkeen asettaa sen': [
      ['moi! alotin just opinnot, mistä mä nään mun kurssit', /Missä ryhmässä olet\?/],
      ['en tiiä, mikä se ryhmä on', /^En tiedä, missä ryhmässä olet/, ['Valitse ryhmä…']],
      ['TXL25S1', /^Olet ryhmässä TXL25S1\./, ['Kumoa']],
      ['mikä on TXL22S1', /^TXL22S1 on opiskelijaryhmän tunnus/],
    ],
    'äskeinen lista näytetään taas': [
      ['etsi web kursseja', /^Löytyi 3 toteutusta/],
      ['milloin eka alkaa', /^Toteutus alkaa: /],
      ['näytä vielä se lista', /^Löytyi 3 toteutusta/],
    ],
    'mitä ylläpitäjä kysyy': [
      ['mikä versio tää on', /^Olen Coursebell \d+\.\d+\.\d+\./],
      ['miten näen virheet', /^Virheet ovat Coursebellin lokissa/],
      ['missä asetustiedosto on', /^Coursebellin asetukset ovat ympäristömuuttujia/],
      ['käynnistä uudelleen', /^Slackista minua ei voi käynnistää/],
      ['miten päivitän kurssilistan', /^Kurssilistaa ei tarvitse päivittää/],
      ['poista kaikki tästä työtilasta', /^Slackin ylläpitäjä lopettaa minut/],
      ['montako muistutusta on jonossa', /opintojärjestelmä/i],
      ['miten saan tän Exceliin', /^En tee listasta taulukkoa/],
    ],
    'se mitä kysymyksen vierellä kerrotaan ei jää ymmärtämättä': [
      ['TX00EY23-3015', /TX00EY23-3015/],
      ['moro, teen töitä päivät. onks mitään verkossa', /^(?!(?:.|\n)*Muuta en ymmärtänyt)/],
      ['opetan kurssia TX00EY23-3015. milloin se alkaa', /^Toteutus alkaa: ma 7\.12\./],
      ['miten saan sut pois päältä', /^Et seuraa mitään/],
    ],
    'pelkkä juttelu ei ole nimi': [
      [ONE, new RegExp(ONE)],
      ['ok eli ei mitään', /^Selvä, en muuttanut mitään\.$/],
      ['anna olla', /^Selvä\.$/],
      ['mä mietin vielä', /^Selvä\.$/],
      ['en tiedä', /^Selvä\.$/],
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
    'gruppen frågas, och en kod efter det sparar den': [
      ['hej jag är ny här', /Vilken grupp går du i\?/, ['Välj grupp…', 'Inte nu']],
      ['TXL25S1', /^Du går i TXL25S1\./, ['Ångra']],
      ['vad är TXL22S1 för något', /^TXL22S1 är koden för en studerandegrupp/],
    ],
    'den senaste listan visas igen': [
      ['vilka kurser har TXL25S1?', /^10 genomföranden hittades/],
      ['visa listan igen', /^10 genomföranden hittades/],
    ],
    'vad den som sköter appen frågar': [
      ['vilken version är det', /^Jag är Coursebell \d+\.\d+\.\d+\./],
      ['hur ser jag felen', /^Felen står i Coursebells logg/],
      ['var finns konfigurationen', /^Coursebell ställs in med miljövariabler/],
      ['starta om', /^Från Slack kan jag inte startas om/],
      ['hur uppdateras kurserna', /^Ingen kurslista behöver uppdateras/],
      ['ta bort allt från arbetsytan', /^Den som administrerar Slack avslutar mig/],
      ['hur många påminnelser väntar', /studiesystemet/i],
      ['gör en tabell av dem', /^Jag gör ingen tabell/],
    ],
    'det som berättas vid sidan av en fråga är ingen rest': [
      ['hej! jobbar heltid, finns det kvällskurser?', /^(?!(?:.|\n)*Resten förstod jag inte)/],
      ['jag undervisar TX00EY23-3015. när börjar den?', /^Genomförandet börjar: mån 7 dec/],
      ['hur stänger jag av dig', /^Du följer ingenting/],
    ],
    'det som just gjordes ångras': [
      [`följ ${ONE}`, /^Du följer nu\n/, ['Ångra']],
      ['ångra det där', /^Du följer inte längre: /, ['Ångra']],
      ['ta tillbaka det', /^Följs igen: .* \(TX00EY23-3015\)\.$/],
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
    'det talas ännu om lektionerna': [
      [`när är lektionerna i ${ONE}?`, new RegExp(`^.* · ${ONE}`)],
      ['vilken sal då', /^Nästa lektion: tisdag 8 december 12:15–15:00/],
      ['och på onsdag', /^Onsdag 25 november · ingen lektion/],
      ['i morgon då', /^Lördag 21 november \(i morgon\) · ingen lektion/],
      ['när slutar det', /^Lördag 21 november \(i morgon\) · ingen lektion/],
      ['vad har TXL22S1 på måndag?', /^Lektioner för TXL22S1: måndag 23 november/],
      ['var är det', /^Lektioner för TXL22S1: måndag 23 november/],
      ['och veckan efter', /^Lektioner för TXL22S1: 24–30 nov/],
    ],
    'alla och egna': [
      [`följ ${ONE}`, /^Du följer nu\n/],
      [OTHER, new RegExp(OTHER)],
      ['hur många poäng har jag totalt', new RegExp(`^15 sp\\n.*${ONE}`)],
      [OTHER, new RegExp(OTHER)],
      ['när börjar alla', new RegExp(`^Genomförandet börjar: .*\\n.*${ONE}`)],
      ['och mina andra kurser', /^Du följer 1 genomförande/],
    ],
    'den som är öppen, och en anmälan som det berättas om': [
      ['hitta web kurser', /^\d genomföranden hittades/],
      ['den som är öppen', /TI00HA14-3003/],
      [`följ ${ONE}`, /^Du följer nu\n/],
      ['jag har gått med i den', new RegExp(`^Noterat: du har anmält dig till ${ONE}`), ['Ångra']],
    ],
    'småprat är inget namn': [
      [ONE, new RegExp(ONE)],
      ['ok så inget alltså', /^Okej, jag ändrade ingenting\.$/],
      ['strunt i det', /^Okej\.$/],
      ['jag funderar på saken', /^Okej\.$/],
      ['jag vet inte', /^Okej\.$/],
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
