/** What goes on keeps the time that was said; a group that is named is the subject; a week of a month is one. */
import { expect, test } from 'vitest';
import { LOCALES, openSample, openShared } from './harness.ts';

const openOne = (language: keyof typeof LOCALES) =>
  openSample({
    env: { STUDY_API_EXTRAS: 'search-name,search-group,reservations,buildings', LIMIT_PER_USER: '0' },
    locales: { sam: LOCALES[language] },
  });
const open = openShared(openOne);

test.for([
  [
    'en',
    [
      ['room for 60 on thursday 14-15 in KM', 'Thursday 26 November 14:00–15:00'],
      ['is the biggest one free until 17', 'Thursday 26 November 14:00–17:00'],
      ['and next week same time?', 'Thursday 3 December 14:00–17:00'],
      ['and tomorrow?', 'Saturday 21 November (tomorrow) 14:00–17:00'],
      ['and 10-12?', 'Saturday 21 November (tomorrow) 10:00–12:00'],
    ],
  ],
  [
    'en',
    [
      ['is KMC109 free on thursday 14-15?', 'Thursday 26 November 14:00–15:00'],
      ['and the same room on monday?', 'Monday 23 November 14:00–15:00'],
    ],
  ],
  [
    'fi',
    [
      ['onko KMC109 vapaa torstaina 14-15?', 'torstai 26. marraskuuta 14.00–15.00'],
      ['entä ensi viikolla samaan aikaan?', 'torstai 3. joulukuuta 14.00–15.00'],
    ],
  ],
  [
    'sv',
    [
      ['är KMC109 ledigt på torsdag 14-15', 'torsdag 26 november 14:00–15:00'],
      ['och nästa vecka samma tid?', 'torsdag 3 december 14:00–15:00'],
    ],
  ],
] as const)('a question that goes on keeps day or hours, %s: %j', async ([language, questions]) => {
  const { direct } = await openOne(language);
  for (const [asked, time] of questions) expect((await direct(asked)).answer.text, asked).toContain(time);
});

test.for([
  ['en', 'is KMC109 free after that?', 'Not used: after that'],
  ['fi', 'onko KMC109 vapaa sen jälkeen?', 'sen jälkeen'],
  ['sv', 'är grupprummet KMC109 ledigt efter det', 'Användes inte: efter det'],
] as const)(
  'a time that was told elsewhere is said not to count, %s: %s',
  async ([language, asked, told]) => {
    const { direct } = await open(language);
    await direct('TX00EY23-3015');
    expect((await direct(asked)).answer.text).toContain(told);
  },
);

test.for([
  ['en', 'and the same room next week?', 'Which room do you mean?'],
  ['en', 'is that room free tomorrow?', 'Which room do you mean?'],
  ['fi', 'entä sama tila ensi viikolla?', 'Mitä tilaa tarkoitat?'],
  ['sv', 'och samma rum nästa vecka?', 'Vilket rum menar du?'],
] as const)(
  'in a channel where no room was spoken of it is asked which, %s: %s',
  async ([language, asked, told]) => {
    expect((await (await open(language)).mention(asked)).answer.text).toContain(told);
  },
);

test.for([
  ['en', 'any of next weeks lessons of TXL22S1 moved or cancelled?', 'Lessons of TXL22S1'],
  [
    'en',
    'also follow the group TXL22S1 and TXE23S1 in this channel please',
    'I’ll tell this channel when the group',
  ],
  ['fi', 'onko ryhmän TXL22S1 ensi viikon tunteja peruttu tai siirretty?', 'Ryhmän TXL22S1 tunnit'],
  ['fi', 'seuraa täällä myös ryhmiä TXL22S1 ja TXE23S1', 'Kerron tällä kanavalla, kun ryhmälle'],
  ['sv', 'har någon av TXL22S1:s lektioner nästa vecka flyttats eller ställts in?', 'Lektioner för TXL22S1'],
  ['sv', 'följ också grupperna TXL22S1 och TXE23S1 i den här kanalen', 'Jag berättar i kanalen när gruppen'],
] as const)(
  'a group that is named is the subject in a linked channel, %s: %s',
  async ([language, asked, told]) => {
    const { command, mention } = await openOne(language);
    await command('/course link TX00EY23-3015');
    expect((await mention(asked)).answer.text).toContain(told);
  },
);

test.for([
  ['en', 'what lessons does TXL22S1 have in january, second week', '11 – 17 Jan 2027'],
  ['en', 'lessons of TXL22S1 in the first week of january', '4 – 10 Jan 2027'],
  ['en', 'lessons of TXL22S1 in the week of 14 december', '14 – 20 Dec'],
  ['fi', 'mitä tunteja TXL22S1:llä on tammikuun toisella viikolla', '11.–17.1.2027'],
  ['sv', 'vilka lektioner har TXL22S1 januari, första veckan efter lovet', '4–10 jan 2027'],
] as const)('a week of a month, %s: %s', async ([language, asked, days]) => {
  expect((await (await open(language)).direct(asked)).answer.text).toContain(days);
});

test.for([
  ['en', "lessons of TXL22S1 next week's saturday", 'Saturday 28 November'],
  ['en', 'lessons of TXL22S1 saturday next week', 'Saturday 28 November'],
  ['en', 'does TX00EY23-3015 have lessons in week 50 on tuesday', 'Tuesday 8 December'],
  ['en', 'free rooms in KM on a tuesday in a week 12-14', 'Tuesday 1 December 12:00–14:00'],
  ['fi', 'TXL22S1 tunnit ensi viikon lauantaina', 'lauantai 28. marraskuuta'],
  ['fi', 'onko TX00EY23-3015 tunteja ens viikon lauantain', 'Lauantai 28. marraskuuta'],
  [
    'fi',
    'vapaa luokka karamalmilta ensi viikon lauantaina klo 12-14',
    'Lauantai 28. marraskuuta 12.00–14.00',
  ],
  ['fi', 'vapaa luokka karamalmilta keskiviikkona viikon päästä klo 12-14', 'Keskiviikko 2. joulukuuta'],
  ['sv', 'lektioner för TXL22S1 nästa veckas lördag', 'lördag 28 november'],
  ['sv', 'ledigt rum i KM lördag nästa vecka kl 12-14', 'Lördag 28 november 12:00–14:00'],
  ['sv', 'har TX00EY23-3015 lektion onsdag om två veckor', 'onsdag 9 december'],
  ['sv', 'var e lektionen på onsdag för TX00EY23-3015', 'onsdag 25 november'],
  ['fi', 'vapaa luokka karamalmilta 8.12. klo 12-14', 'Tiistai 8. joulukuuta 12.00–14.00'],
  ['fi', 'keskiviikkona 9.12. vapaa tila karamalmilta', 'Keskiviikko 9. joulukuuta'],
  ['fi', 'onko karamalmilla vapaata tilaa 11.12. klo 12', 'Perjantai 11. joulukuuta 12.00'],
] as const)('a day of a week, and a day in figures, %s: %s', async ([language, asked, day]) => {
  expect((await (await open(language)).direct(asked)).answer.text).toContain(day);
});

test('a short day of Finnish is no time in a question in Swedish', async () => {
  const { text } = (await (await open('sv')).direct('anmäla mig ti nu TX00EY23-3015')).answer;
  expect(text).not.toContain('24 nov');
  expect(text).toContain('Programvaruprojekt');
});
