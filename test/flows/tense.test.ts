/** Labels of dates that are past stand in the past tense, decided in the study API's zone when the answer is made. */
import { expect, test } from 'vitest';
import { dateLabel, windowLabels } from '../../src/cards/dates.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import type { DateKind } from '../../src/study-client/moments.ts';
import { moment, readerIn } from '../fixtures/reader.ts';
import { LOCALES, openScripted, openShared } from './harness.ts';
import { openHome } from './home-hands.ts';
import { words } from './reading.ts';
import { realization, realizations, room, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const DAY = 24 * 3_600_000;
const LABELS = {
  en: { opens: ['Opens', 'Opened'], closes: ['Closes', 'Closed'] },
  fi: { opens: ['Alkaa', 'Alkoi'], closes: ['Päättyy', 'Päättyi'] },
  sv: { opens: ['Öppnar', 'Öppnade'], closes: ['Stänger', 'Stängde'] },
} as const;

/** The clock stands at 20 November, 14:02 in Helsinki. */
const openDated = (dates: Readonly<Record<string, string>>, language: keyof typeof LOCALES = 'en') =>
  openScripted(
    realizations((code) => realization(code, dates)),
    { locales: { sam: LOCALES[language] } },
  );

const labelsOf = (shown: string, language: keyof typeof LABELS): string[] =>
  Object.values(LABELS[language])
    .flat()
    .filter((label) => shown.includes(`*${label}*`));

/** For rows that only ask. */
const sharedDated = openShared(openDated);

test.for(
  LANGUAGES.flatMap((language) =>
    (
      [
        ['are ahead', '2026-11-21T08:00:00', '2026-12-01T16:00:00', 0, 0],
        ['lie around now', '2026-11-20T08:00:00', '2026-12-01T16:00:00', 1, 0],
        ['are past', '2026-11-02T08:00:00', '2026-11-20T14:00:00', 1, 1],
      ] as const
    ).map((row) => [language, ...row] as const),
  ),
)('in %s the labels of a window whose dates %s', async ([language, , opens, closes, opened, closed]) => {
  const flow = await sharedDated({ enrollmentStart: opens, enrollmentEnd: closes }, language);
  const { message } = await flow.command(`/enrollment ${CODE}`);
  const { opens: first, closes: second } = LABELS[language];
  expect(labelsOf(words(message), language)).toEqual([first[opened], second[closed]]);
});

test('a label changes its tense when the date has passed, though the answer is cached', async () => {
  const flow = await openDated({
    enrollmentStart: '2026-11-20T14:03:00',
    enrollmentEnd: '2026-11-20T14:05:00',
  });
  const labels = async () => labelsOf(words((await flow.command(`/enrollment ${CODE}`)).message), 'en');
  expect(await labels()).toEqual(['Opens', 'Closes']);
  expect(await labels()).toEqual(['Opens', 'Closes']);
  flow.pass(60_000);
  expect(await labels()).toEqual(['Opened', 'Closes']);
  flow.pass(120_000);
  expect(await labels()).toEqual(['Opened', 'Closed']);
});

test('Home and the feed speak of a day that has begun as opened', async () => {
  const flow = await openDated({ enrollmentStart: '2026-11-20', enrollmentEnd: '2026-12-01T16:00:00' });
  await flow.command(`/course follow ${CODE}`, { channel: 'U0SAM00001' });
  const home = words(await openHome(flow));
  expect(home).toContain('Enrollment opened');
  expect(home).not.toContain('Enrollment opens <');
  expect(home).toContain('Enrollment closes');
});

test.for(LANGUAGES)(
  'in %s every kind of date has a label for what is ahead, and another for the past',
  (language) => {
    const at = moment('2026-11-20T14:02');
    const label = (kind: DateKind, now: number) => dateLabel(kind, at, readerIn(language, now));
    for (const kind of ['opens', 'closes', 'starts', 'ends'] as const) {
      const { ahead, past } = texts(language).reminder.date[kind];
      expect(past).not.toBe(ahead);
      expect([label(kind, at.at - 1), label(kind, at.at), label(kind, at.at + DAY)]).toEqual([
        ahead,
        past,
        past,
      ]);
      expect(dateLabel(kind, undefined, readerIn(language))).toBe(ahead);
    }
  },
);

test('a day that counts whole is past when it is over, in the study API’s zone', () => {
  const day = moment('2026-11-20', 'later');
  const starts = moment('2026-11-20T00:00');
  const lateEvening = moment('2026-11-20T23:58').at;
  const after = moment('2026-11-21T00:00').at;
  const labels = (now: number) => [
    windowLabels({ closes: day }, readerIn('en', now)),
    dateLabel('starts', starts, readerIn('en', now)),
  ];
  expect(labels(lateEvening)).toEqual([{ opens: 'Opens', closes: 'Closes' }, 'Course starts']);
  expect(labels(after)).toEqual([{ opens: 'Opened', closes: 'Closed' }, 'Course started']);
});

test.for(LANGUAGES)(
  'in %s a building without rooms has no list that tells which there are',
  async (language) => {
    const { promise } = texts(language).rooms;
    const ask = async (resources: readonly object[], filter = '') => {
      const building = { id: '78025', name: 'The hall' };
      const flow = await openScripted(() => success({ building, resources }), {
        locales: { sam: LOCALES[language] },
      });
      return (await flow.command(`/rooms 78025${filter}`)).message;
    };
    const some = await ask([room('A1')]);
    for (const shown of [some.text, words(some)]) expect(shown).toContain(promise);
    for (const none of [await ask([]), await ask([room('A1')], ' nowhere')])
      for (const shown of [none.text, words(none)]) expect(shown).not.toContain(promise);
  },
);

/** Enrollment closes on 12 December at noon, and the course runs from 12 January to 8 March. The 20th of November is a Friday. */
const TIMED = {
  enrollmentStart: '2026-11-16T08:00:00',
  enrollmentEnd: '2026-12-12T12:00:00',
  startDate: '2027-01-12T00:00:00',
  endDate: '2027-03-08T00:00:00',
};

const AT_TIMES = {
  en: [
    [`did ${CODE} start already?`, 'Not yet · Course starts: '],
    ['is it still running?', 'No · 12 Jan 2027'],
    [`has ${CODE} opened yet?`, 'Yes · Enrollment opened: '],
    [`how many days until ${CODE} closes?`, '21 days 21 hours to go · Enrollment closes: '],
    ['how long do I have left?', '21 days 21 hours to go · Enrollment closes: '],
    ['how long until it starts?', '53 days to go · Course starts: '],
    ['how many weeks does it take?', '8 weeks: '],
    [`how long ago did ${CODE} open?`, 'Enrollment opened: '],
    ['how many days ago did enrollment begin?', 'Enrollment opened: '],
    [`is ${CODE} open after Christmas?`, 'No (after 26 Dec) · Enrollment: 16 Nov 2026'],
    [`can I still enroll in ${CODE} in January?`, 'No (1 – 31 Jan 2027)'],
    [`is ${CODE} open in three weeks?`, 'Yes (11 Dec)'],
    [`is ${CODE} open on Saturday 12 December at 3pm?`, 'No (12 Dec 15:00)'],
    [`is ${CODE} open next month`, 'Yes, for a part of that time (1 – 31 Dec)'],
    ['is it open on the 9th?', 'Yes (9 Dec)'],
    [`was ${CODE} open last week?`, 'No (9 – 15 Nov)'],
    [`is ${CODE} closed in February?`, 'Yes (1 – 28 Feb 2027)'],
    [`is ${CODE} open after the exam week?`, 'Open until Sat 12 Dec 12:00, in 22 days'],
    [`does ${CODE} close tomorrow?`, 'No (21 Nov) · Enrollment closes: '],
    [`does ${CODE} start before the end of January?`, 'Yes (by 31 Jan 2027) · Course starts: '],
    [`is ${CODE} in spring?`, 'Yes (1 Jan – 31 May 2027) · 12 Jan 2027'],
  ],
  fi: [
    [`onko ${CODE} jo loppunut?`, 'Ei vielä · Toteutus päättyy: '],
    [`kauanko aikaa ilmoittautua ${CODE}`, 'Vielä 21 päivää 21 tuntia · Ilmoittautuminen päättyy: '],
    [`kauanko sitten ${CODE} ilmoittautuminen alkoi?`, 'Ilmoittautuminen alkoi: '],
    ['kauanko alkuun?', 'Vielä 53 päivää · Toteutus alkaa: '],
    ['paljonko aikaa jäljellä', 'Vielä 21 päivää 21 tuntia · '],
    [`onko ${CODE} auki joulun jälkeen?`, 'Ei (26.12. jälkeen)'],
    [`voiko ${CODE}:een ilmoittautua vielä tammikuussa?`, 'Ei (1.–31.1.2027)'],
    [`onko ${CODE} auki kolmen viikon päästä`, 'Kyllä (11.12.)'],
    [`onko ${CODE} auki 12.12. klo 15?`, 'Ei (12.12. 15.00)'],
    ['onko se auki 9.12.?', 'Kyllä (9.12.)'],
    [`oliko ${CODE} auki viime viikolla`, 'Ei (9.–15.11.)'],
    [`onko ${CODE} auki hiihtoloman jälkeen?`, 'Ilmo auki, päättyy la 12.12. klo 12, 22 päivän päästä'],
    [`sulkeutuuko ${CODE} ennen joulua?`, 'Kyllä (ennen 24.12.) · Ilmoittautuminen päättyy: '],
    [`alkaako ${CODE} helmikuussa?`, 'Ei (1.–28.2.2027) · Toteutus alkaa: '],
  ],
  sv: [
    [`har ${CODE} redan börjat?`, 'Inte ännu · Genomförandet börjar: '],
    [`hur länge har jag på mig att anmäla mig till ${CODE}?`, '21 dagar 21 timmar kvar · Anmälan stänger: '],
    ['hur länge dröjer det tills den börjar?', '53 dagar kvar · Genomförandet börjar: '],
    [`hur länge sedan öppnade anmälan till ${CODE}?`, 'Anmälan öppnade: '],
    ['hur lång är den?', '8 veckor: '],
    [`är ${CODE} öppen efter nyår?`, 'Nej (efter 1 jan 2027)'],
    [`kan man anmäla sig till ${CODE} i januari?`, 'Nej (1–31 jan 2027)'],
    [`är ${CODE} öppen om tre veckor?`, 'Ja (11 dec)'],
    [`är ${CODE} öppen den 12 december kl. 15?`, 'Nej (12 dec 15:00)'],
    ['är den öppen i morgon?', 'Ja (21 nov)'],
    [`var ${CODE} öppen förra veckan?`, 'Nej (9–15 nov)'],
    [`stänger ${CODE} före jul?`, 'Ja (före 24 dec) · Anmälan stänger: '],
    [`slutar ${CODE} före maj?`, 'Ja (före 1 maj 2027) · Genomförandet slutar: '],
  ],
} as const;

test.for(LANGUAGES)(
  'a time in a question in %s is the time that yes or no is about, and the time left is told',
  async (language) => {
    const flow = await openDated(TIMED, language);
    for (const [asked, told] of AT_TIMES[language]) {
      const { text } = (await flow.direct(asked)).answer;
      expect(`${asked} ${text.replace(/<!date[^|]*\|([^>]*)>/g, '$1')}`).toContain(`${asked} ${told}`);
    }
  },
);
