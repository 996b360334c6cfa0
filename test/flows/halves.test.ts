/** Messages of two clauses: both are answered, or what is not is named; and what is not done here is said. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { LOCALES, openSample, openShared } from './harness.ts';

const EXTRAS = 'search-name,search-group,search-unit,units,buildings,reservations';
const [A, B] = ['TX00EY23-3015', 'TX00EW54-3008'];

const open = openShared((language: Language) =>
  openSample({
    env: {
      STUDY_API_EXTRAS: EXTRAS,
      ROOM_BOOKING_URL: 'https://booking.example/{room}',
      STUDY_GUIDE_URL: 'https://guide.example/',
    },
    locales: { sam: LOCALES[language] },
  }),
);

/** What is typed, and what the one answer says of both halves. It is Friday 20 November, 14:02. */
const BOTH: Readonly<Record<Language, readonly (readonly [typed: string, told: readonly RegExp[]])[]>> = {
  en: [
    [`when are the lessons of ${A}, and remind me an hour before`, [/1 h before each lesson/, /12:15–15:00/]],
    [`show lessons of ${A} and remind me 30 min before each`, [/30 min before each lesson/, /12:15–15:00/]],
    [`follow ${A} and tell me if it overlaps with ${B}`, [/follow/, /^Comparing 2 courses/m]],
    [`when does ${A} start and does it clash with ${B}`, [/^Comparing 2 courses/, /Course dates/]],
    [
      "what's on tomorrow and is there a free room after that",
      [/^Your lessons: .*tomorrow/m, /^Which building\?/m],
    ],
    [
      'lessons of TXL22S1 on monday and a free room in KM at 14',
      [/^Lessons of TXL22S1: Monday 23 November$/m, /^Monday 23 November 14:00/m],
    ],
    [`show me the lessons of ${A} and how many credits it gives`, [/12:15–15:00/, /15 credits/]],
    ['is KMC106 free at 10 and what do I have tomorrow', [/KMC106 · Lobby/, /^Your lessons: /m]],
    [`what language is ${A} in and when does the enrollment close`, [/English and Finnish/, /closes: /]],
    [`when does ${A} start and could you remind me about it`, [/follow/, /Course starts: /]],
    [
      'find web courses in english and follow the first one',
      [/^Found 3 courses/, /“follow the first one”. Choose Follow/],
    ],
    [
      'which courses are open for TXL22S1 and follow all of them',
      [/^Found 6 courses/, /“follow all of them”/],
    ],
    [
      'find web courses, and also courses about security',
      [/^Found .*\nweb\n/, /Not answered yet: “courses about security”/],
    ],
    [
      'what do I follow and turn on the daily overview',
      [/You follow/, /Not done yet: “turn on the daily overview”/],
    ],
    [`stop following ${A} and follow ${B}`, [/No longer followed|You no longer follow/, /follow/]],
  ],
  fi: [
    [`milloin on ${A} tunnit ja muistuta tuntia ennen`, [/1 h ennen jokaista tuntia/, /12\.15–15\.00/]],
    [`näytä ${A} tunnit ja kerro paljonko opintopisteitä`, [/12\.15–15\.00/, /15 op/]],
    [`seuraa ${A} ja kerro meneekö se päällekkäin ${B} kanssa`, [/Seuraat/, /^Vertailussa 2 toteutusta/m]],
    ['mitä on huomenna ja onko sen jälkeen vapaata huonetta', [/^Tuntisi: .*huomenna/m, /^Mikä rakennus\?/m]],
    [
      'TXL22S1 tunnit maanantaina ja vapaa huone KM klo 14',
      [/^Ryhmän TXL22S1 tunnit: maanantai 23\. marraskuuta$/m, /^Maanantai 23\. marraskuuta 14\.00/m],
    ],
    ['onko KMC106 vapaa klo 10 ja mitä mulla on huomenna', [/KMC106 · Aula/, /^Tuntisi: /m]],
    [
      `milloin ${A} ilmo menee kiinni, muistuta päivää ennen`,
      [/24 h ennen ilmoittautumisen päättymistä/, /päättyy: /],
    ],
    [`milloin ${A} alkaa ja voitko muistuttaa siitä`, [/Seuraat/, /Toteutus alkaa: /]],
    [
      'etsi web kurssit englanniksi ja seuraa ekaa',
      [/^Löytyi \d+ toteutusta/, /”seuraa ekaa”. Valitse Seuraa/],
    ],
    ['mitkä kurssit on auki TXL22S1:lle ja seuraa kaikkia', [/^Löytyi 6/, /”seuraa kaikkia”/]],
    [
      'mitä seuraan ja laita päivän katsaus päälle',
      [/Seuraat/, /Vielä tekemättä: ”laita päivän katsaus päälle”/],
    ],
    [`lopeta ${A} seuraaminen ja seuraa ${B}`, [/Et enää seuraa/, /Vielä tekemättä: ”seuraa/]],
  ],
  sv: [
    [`när är lektionerna i ${A} och påminn mig en timme före`, [/1 h före varje lektion/, /12:15–15:00/]],
    [
      `visa lektionerna för ${A} och påminn mig 30 minuter innan`,
      [/30 min före varje lektion/, /12:15–15:00/],
    ],
    [`följ ${A} och säg om den krockar med ${B}`, [/Du följer/, /^Jämförelse av 2 genomföranden/m]],
    [`när öppnar anmälan till ${A} och vilka lokaler?`, [/Anmälan öppnade/, /KMC205/]],
    [
      'vad har jag i morgon och finns det ett ledigt rum efter det',
      [/^Dina lektioner: .*i morgon/m, /^Vilken byggnad\?/m],
    ],
    [
      'lektioner för TXL22S1 på måndag och ett ledigt rum i KM klockan 14',
      [/^Lektioner för TXL22S1: måndag 23 november$/m, /^Måndag 23 november 14:00/m],
    ],
    [`visa lektionerna i ${A} och berätta hur många studiepoäng den ger`, [/12:15–15:00/, /15 sp/]],
    ['är KMC106 ledigt klockan 10 och vad har jag i morgon', [/KMC106 · Entréhall/, /^Dina lektioner: /m]],
    [`hur många poäng ger ${A} och följ den åt mig`, [/15 sp/, /Du följer/]],
    ['sök kurser på engelska och följ den första', [/genomförande/, /”följ den första”. Välj Följ/]],
    ['vad följer jag och slå på dagsöversikten', [/Du följer/, /Inte gjort än: ”slå på dagsöversikten”/]],
  ],
};

/** What is not booked, not known or only a word here. */
const HONEST: Readonly<
  Record<Language, readonly (readonly [typed: string, told: RegExp, button: string])[]>
> = {
  en: [
    ['book it for me', /^I book nothing/, 'Booking page'],
    ['can you reserve it please', /^I book nothing/, 'Booking page'],
    ['when does the semester end', /not in the study data/, 'Study guide'],
    ['when is the holiday week', /not in the study data/, 'Study guide'],
    ['when does the course end', /^Course ends: .*\nAbout TX00EY23-3015/, ''],
    [
      'what is the difference between a realization and a course',
      /^A realization is one run of a course/,
      '',
    ],
    ['course vs realization?', /^A realization is one run of a course/, ''],
  ],
  fi: [
    ['no varaa se mulle', /^En tee varauksia/, 'Varaussivu'],
    ['voitko varata sen', /^En tee varauksia/, 'Varaussivu'],
    ['milloin lukukausi päättyy', /eivät ole opintotiedoissa/, 'Opinto-opas'],
    ['milloin on syysloma', /eivät ole opintotiedoissa/, 'Opinto-opas'],
    ['milloin kurssi päättyy', /^Toteutus päättyy: .*\nToteutus TX00EY23-3015/, ''],
    ['mikä ero on toteutuksella ja opintojaksolla', /^Toteutus on yksi kerta/, ''],
  ],
  sv: [
    ['bokar du det?', /^Jag bokar ingenting/, 'Bokningssida'],
    ['boka den åt mig', /^Jag bokar ingenting/, 'Bokningssida'],
    ['när e terminen slut', /står inte i studieuppgifterna/, 'Studieguide'],
    ['när är höstlovet', /står inte i studieuppgifterna/, 'Studieguide'],
    ['när slutar kursen', /^Genomförandet slutar: .*\nGenomförande TX00EY23-3015/, ''],
    ['vad e skillnaden mellan genomförande o kurs', /^Ett genomförande är en omgång av en kurs/, ''],
    ['kan jag anmäla mig ti programvaruprojekt?', /^Programvaruprojekt · TX00EY23-3015.*Anmälan: Öppen/, ''],
  ],
};

describe.each(LANGUAGES)('%s', (language) => {
  test.each(BOTH[language])('%s: both halves', async (typed, told) => {
    const { command, direct } = await open(language);
    await command(`/course ${A} ${B}`);
    const { answer } = await direct(typed);
    for (const one of told) expect(answer.text).toMatch(one);
  });

  test.each(HONEST[language])('%s: behind a course', async (typed, told, button) => {
    const { direct } = await open(language);
    await direct(A);
    const { answer } = await direct(typed);
    expect(answer.text).toMatch(told);
    expect(JSON.stringify(answer.blocks)).toContain(button);
  });
});
