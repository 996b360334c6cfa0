/** What is said of the rooms that were just shown, and names none of them: another time, an order, one of them, what is not known. */
import { holdEach, type Talks } from './conversations.ts';

const TALKS: Talks = {
  en: {
    'time and order change, the building stays': [
      ['free rooms in Karamalmi on thursday 12-14', /^Thursday 26 November 12:00–14:00\nRooms in Karamalmi/],
      ['ok which of them is the biggest', /^Thursday 26 .*\nRooms in Karamalmi.*\n.*biggest first/],
      ['what about tomorrow morning', /^Saturday 21 .* 6:00–12:00\nRooms in Karamalmi/],
      ['for two hours from 15', /^Saturday 21 .* 15:00 · for at least 2 hours\nRooms in Karamalmi/],
      ['in the afternoon instead', /^Saturday 21 .* 12:00–18:00\nRooms in Karamalmi/],
      ['with at least 8 places', /^Saturday 21 .*\nRooms in Karamalmi.*\n.*at least 8 seats/],
      ['only small ones', /\n78025 · KM .*at least 8 seats · smallest first/],
    ],
    'one of them, until when, and what stands in it': [
      ['free rooms in Karamalmi on thursday 12-14', /^Thursday 26 November 12:00–14:00/],
      ['how do i book the first', /^Thursday 26 November 12:00–14:00: no reservation until 17:00\nKMC110/],
      ['how long', /no reservation until 17:00\nKMC110/],
      ['free rooms in Karamalmi on thursday 12-14', /^Thursday 26 November 12:00–14:00/],
      ['anything with a screen?', /^Screens, projectors and other equipment .*\nRooms in Karamalmi/],
      ['the second one', /^Thursday 26 November 12:00–14:00: .*\nKMC/],
      ['what do I have tomorrow', /^You follow nothing yet/],
    ],
  },
  fi: {
    'aika ja järjestys vaihtuvat, rakennus pysyy': [
      ['vapaat tilat Karamalmilla torstaina 12-14', /^Torstai 26\. .*12\.00–14\.00\nTilat: Karamalmi/],
      ['kahdeksi tunniksi klo 15', /^Torstai 26\. .*15\.00 .*\nTilat: Karamalmi/],
      ['huomenaamulla?', /^Lauantai 21\. .* 6\.00–12\.00\nTilat: Karamalmi/],
      ['mikä niistä on isoin', /^Lauantai 21\. .*\nTilat: Karamalmi.*\n.*suurin ensin/],
      ['iltapäivällä sitten', /^Lauantai 21\. .* 12\.00–18\.00\nTilat: Karamalmi/],
      ['vaan pienet', /\n78025 · KM .*pienin ensin/],
    ],
    'yksi niistä, mihin asti, ja mitä siinä on': [
      ['vapaat tilat Karamalmilla torstaina 12-14', /^Torstai 26\./],
      ['onko niissä näyttöä', /^Näyttöjä, projektoreita .*\nTilat: Karamalmi/],
      ['miten varaan ekan', /^Torstai 26\. .*: ei varausta ennen klo 17\.00\nKMC110/],
      ['kuinka kauan', /ei varausta ennen klo 17\.00\nKMC110/],
      ['mitä mulla on huomenna', /^Et seuraa mitään/],
    ],
  },
  sv: {
    'tid och ordning ändras, byggnaden förblir': [
      ['lediga rum i Karamalm på torsdag 12-14', /^Torsdag 26 november 12:00–14:00\nRum: Karamalm/],
      ['i två timmar från kl 15 imorgon', /^Lördag 21 .* 15:00 · i minst 2 timmar\nRum: Karamalm/],
      ['på eftermiddagen i stället', /^Lördag 21 .* 12:00–18:00\nRum: Karamalm/],
      ['vilket av dem är störst', /^Lördag 21 .*\nRum: Karamalm.*\n.*störst först/],
      ['med minst 8 platser', /\n78025 · KM .*minst 8 platser/],
      ['bara små', /\n78025 · KM .*minst 8 platser · minst först/],
    ],
    'ett av dem, hur länge, och vad som finns där': [
      ['lediga rum i Karamalm på torsdag 12-14', /^Torsdag 26 november/],
      ['något med skärm', /^Skärmar, projektorer .*\nRum: Karamalm/],
      ['hur bokar jag den första', /^Torsdag 26 november 12:00–14:00: ingen bokning före 17:00\nKMC110/],
      ['hur länge', /ingen bokning före 17:00\nKMC110/],
      ['vad har jag i morgon', /^Du följer ingenting/],
    ],
  },
};

holdEach(TALKS);
