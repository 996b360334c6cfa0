/** Lessons before and after an hour of the day: of the day that is said, else of each day, with yes or no. */
import { holdEach } from './conversations.ts';

const NEXT = /^\S+ TX00EY23-3015|TX00EY23-3015/;

holdEach({
  en: {
    'an hour of a day limits that day alone': [
      ['TX00EY23-3015', NEXT],
      ['is there class before one on 8 December?', /^Yes · before 8 Dec 13:00: 12:15–15:00 · /],
      ['any lessons before ten on Dec 9?', /^No · before 9 Dec 10:00 · Next lesson: /],
      ['is there class after three on 9 December?', /^Yes · after 9 Dec 15:00: 15:00–16:30 · [^;]*\n/],
      ['is there class on Tuesday 8 December?', /^Yes · Tuesday 8 December: 12:15–15:00 · /],
      ['is there class on Tuesday 1 December?', /^No · Tuesday 1 December · Next lesson: /],
      ['is there class on 8 December between ten and twelve', /^No · 8 Dec 10:00–12:00 · /],
    ],
    'days that come again are told by the next of them': [
      ['TX00EY23-3015', NEXT],
      ['does it have class on Tuesdays?', /^Yes · 13 of 36 lessons ahead · next one: Tuesday 8 December\n/],
      ['any class before ten?', /^No · 0 of 36 lessons ahead · Next lesson: /],
      [
        'is there class after twelve?',
        /^Yes · 36 of 36 lessons ahead · next one: Tuesday 8 December\n/,
        ['All lessons (28 more)'],
      ],
    ],
  },
  fi: {
    'onko tuntia ennen jotakin aikaa': [
      ['TX00EY23-3015', NEXT],
      ['onko tuntia ennen kymmentä', /^Ei · 0\/36 tulevasta tunnista · Seuraava tunti: /],
      ['onko 8. joulukuuta tuntia ennen yhtä', /^Kyllä · ennen 8\.12\. 13\.00: 12\.15–15\.00 · /],
      ['onko tunteja kello kahdentoista jälkeen', /^Kyllä · 36\/36 .* · seuraava: tiistai 8\. joulukuuta\n/],
      ['onko siellä opetusta ennen puoltapäivää', /^Ei · 0\/36 /],
      ['onko maanantaina luentoa ennen yhdeksää', /^Ei · ennen 23\.11\. 09\.00 · Seuraava tunti: /],
    ],
  },
  sv: {
    'finns det lektion före en tid': [
      ['TX00EY23-3015', NEXT],
      ['finns det lektion före tio', /^Nej · 0 av 36 kommande lektioner · Nästa lektion: /],
      ['är det undervisning efter tolv', /^Ja · 36 av 36 .* · nästa: tisdag 8 december\n/],
      ['finns det lektion före ett den 8 december', /^Ja · före 8 dec 13:00: 12:15–15:00 · /],
      ['är det lektion innan nio på måndag', /^Nej · före 23 nov 09:00 · Nästa lektion: /],
    ],
  },
});
