/** Rooms that are asked for by what goes on in them, and behind a list of free ones. */
import { holdEach } from './conversations.ts';

holdEach({
  en: {
    'what lessons are in is a room': [
      ['when are the lessons in KMC205?', /^KMC205 · Media lab|^Now, Friday 20 November 14:02: /],
      ['who is in KMC205 between two and four', /^Friday 20 November \(today\) 14:00–16:00: /],
      ['who has KMC205 on Monday from ten to noon', /^Monday 23 November 10:00–12:00: /],
      [
        'is there anyone in KMC205 between 10 and 12?',
        /^(?:Yes|No) · Saturday 21 November \(tomorrow\) 10:00–12:00/,
      ],
    ],
    'seats and hours of before are not of a room that is asked for by its kind': [
      ['a room for six for an hour in KM', /at least 1 hour[\s\S]*at least 6 seats/],
      [
        'is the media lab free on Wednesday at 13?',
        /^Wednesday 25 November 13:00 · for at least 30 minutes\n(?![\s\S]*at least 6 seats)/,
      ],
    ],
  },
  fi: {
    'missä tunteja on, se on tila': [
      ['milloin KMC205:ssä on tunteja?', /KMC205 · Medialaboratorio/],
      [
        'kuka on KMC205:ssä kahden ja neljän välillä',
        /^Perjantai 20\. marraskuuta \(tänään\) 14\.00–16\.00: /,
      ],
      ['mitä on KMC205:ssä kahdesta neljään', /^Perjantai 20\. marraskuuta \(tänään\) 14\.00–16\.00: /],
    ],
  },
  sv: {
    'det som lektioner är i är ett rum': [
      ['när är lektionerna i KMC205?', /KMC205 · Medielabb/],
      ['vem är i KMC205 mellan två och fyra', /^Fredag 20 november \(i dag\) 14:00–16:00: /],
      ['vad är det i KMC205 mellan 14 och 16', /^Fredag 20 november \(i dag\) 14:00–16:00: /],
    ],
  },
});
