/** Hours beside a part of the day are read in that part: "afternoon from 2 to 4" is 14-16, of rooms and of lessons. */
import { expect, test } from 'vitest';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';

const open = openShared((language: keyof typeof LOCALES) =>
  openSample({
    env: { STUDY_API_EXTRAS: 'search-name,search-group,reservations,buildings', LIMIT_PER_USER: '0' },
    locales: { sam: LOCALES[language] },
  }),
);

test.for([
  ['en', 'place to study tomorrow afternoon in Karamalmi from 2 to 4 pm', '14:00–16:00'],
  ['en', 'free rooms in KM tomorrow afternoon from 2 to 4', '14:00–16:00'],
  ['en', 'free rooms in KM from 2 to 4 tomorrow afternoon', '14:00–16:00'],
  ['en', 'free rooms in KM tomorrow morning from 10 to 2', '10:00–14:00'],
  ['en', 'is KMC109 free on thursday afternoon between 2 and 4', '14:00–16:00'],
  ['en', 'is KMC109 free on thursday from 2 to 4 in the afternoon', '14:00–16:00'],
  ['en', 'is KMC109 free tomorrow evening until 8', '18:00–20:00'],
  ['en', 'is KMC109 free tomorrow evening at 7', '19:00'],
  ['en', 'is KMC109 free tomorrow afternoon', '12:00–18:00'],
  ['en', 'lessons of TXL22S1 on 8 january in the afternoon between 2 and 4', '14:00–16:00'],
  ['en', 'does TX00EY23-3015 have lessons tomorrow afternoon from 2 to 4', '14:00–16:00'],
  ['fi', 'vapaita tiloja karamalmilla huomenna iltapäivällä kahdesta neljään', '14.00–16.00'],
  ['fi', 'vapaita tiloja karamalmilla huomenna kahdesta neljään', '14.00–16.00'],
  ['fi', 'onko KMC109 vapaa huomenna iltapäivällä 2-4', '14.00–16.00'],
  ['fi', 'onko KMC109 vapaa perjantai-iltana kuudesta kahdeksaan', '18.00–20.00'],
  ['fi', 'onko KMC109 vapaa huomenna aamulla klo 8-10', '8.00–10.00'],
  ['fi', 'onko TX00EY23-3015 tunteja huomenna iltapäivällä kahdesta neljään', '14.00–16.00'],
  ['fi', 'tyhjii luokkii karamalmil tänään 15 jälkeen, kuudelle', '15.00'],
  ['sv', 'ledigt rum i Karamalm i eftermiddag mellan 2 och 4', '14:00–16:00'],
  ['sv', 'är KMC109 ledigt i morgon kl 2-4 på eftermiddagen', '14:00–16:00'],
  ['sv', 'är KMC109 ledigt på torsdag kväll från 6 till 8', '18:00–20:00'],
  ['sv', 'är KMC109 ledigt kl 10-12 i morgon', '10:00–12:00'],
  ['fi', 'vapaa luokka karamalmilta la iltapäivällä', '21. marraskuuta (huomenna) 12.00–18.00'],
  ['fi', 'vapaa luokka karamalmilta to aamupäivällä', '26. marraskuuta 6.00–12.00'],
  ['fi', 'TXL22S1 tunnit la iltapäivällä', 'lauantai 21. marraskuuta (huomenna) 12.00–18.00'],
  ['fi', 'TXL22S1 tunnit pe aamupäivällä', 'perjantai 27. marraskuuta 6.00–12.00'],
  ['en', 'lessons of TXL22S1 next week in the evenings', '23 – 29 Nov 18:00–0:00'],
  ['en', 'lessons of TXL22S1 in the mornings next week', '23 – 29 Nov 6:00–12:00'],
  ['en', 'does TX00EY23-3015 have lessons in the evenings in week 50', '7 – 13 Dec 18:00–24:00'],
  ['en', 'free rooms in KM next week in the evenings', '23 November 18:00–midnight'],
  ['fi', 'TXL22S1 tunnit ens viikolla illalla', '23.–29.11. 18.00–0.00'],
  ['fi', 'TXL22S1 tunnit ensi viikolla iltapäivällä', '23.–29.11. 12.00–18.00'],
  ['sv', 'lektioner för TXL22S1 nästa vecka på kvällen', '23–29 nov 18:00–0:00'],
] as const)('%s: %s', async ([language, asked, hours]) => {
  const { text } = await answerTo(await open(language), asked);
  expect(text.split('\n').slice(0, 2).join(' ')).toContain(` ${hours}`);
});

test.for([
  ['en', 'room for 20 tomorrow 10-12 in KM', '10:00–12:00', '20'],
  ['en', 'a room for 12 on thursday at 14 in KM', '14:00', '12'],
  ['en', 'room for 20 at 10 tomorrow in KM', '10:00', '20'],
  ['sv', 'rum för 20 i morgon kl 10-12 i KM', '10:00–12:00', '20'],
  ['fi', 'vapaa tila 20:lle huomenna 10-12 KM', '10.00–12.00', '20'],
] as const)('a number of people is no hour beside one, %s: %s', async ([language, asked, hours, seats]) => {
  const { text } = await answerTo(await open(language), asked);
  expect(text.split('\n').slice(0, 3).join(' ')).toContain(` ${hours}`);
  expect(text).toMatch(
    new RegExp(String.raw`\b${seats}\+? (?:seats|paikkaa|platser|sittplatser)|${seats}\+`),
  );
});
