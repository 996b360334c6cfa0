/** Wishes and questions that name something that is not known are not about the course that was spoken of. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { wordingsOver } from '../fixtures/diagonal.ts';
import { type Flow, LOCALES, openScripted } from './harness.ts';
import { buttons } from './reading.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const [CODE, GONE] = ['SH00CD41-3007', 'ZZ00OL01-3001'];
const DIRECT = { channel: 'D0SAM00001' };
const postgres = databasesOfFile();

/** Wishes that name something in the place of a course, and what. */
const FOLLOWS = {
  en: [
    ['follow 99999', '99999'],
    ['follow it and 99999', '99999'],
    ['follow 55', '55'],
    ['follow 2026', '2026'],
    ['follow it and 2026', '2026'],
    ['follow KT24&LT24', 'KT24&amp;LT24'],
    ['remind me about K24&K25', 'K24&amp;K25'],
    ['remind me 1 day before 99999 starts', '99999'],
    ['remind me about chemistry', 'chemistry'],
  ],
  fi: [
    ['seuraa 99999', '99999'],
    ['seuraa 2026', '2026'],
    ['seuraa KT24&LT24', 'KT24&amp;LT24'],
    ['muistuta minua 1 päivä ennen kuin 99999 alkaa', '99999'],
    ['muistuta harjoittelusta', 'harjoittelusta'],
  ],
  sv: [
    ['följ 99999', '99999'],
    ['följ 2026', '2026'],
    ['följ KT24&LT24', 'KT24&amp;LT24'],
    ['påminn mig 1 dag innan 99999 börjar', '99999'],
    ['påminn mig om kemi', 'kemi'],
  ],
} as const;
const STOPS = {
  en: [
    ['unfollow 99999', '99999'],
    ['unfollow 55', '55'],
    ['stop KT24&LT24', 'KT24&amp;LT24'],
    ['don’t remind me about 99999', '99999'],
  ],
  fi: [
    ['lopeta 99999', '99999'],
    ['lopeta KT24&LT24 seuraaminen', 'KT24&amp;LT24'],
  ],
  sv: [
    ['avfölj 99999', '99999'],
    ['sluta följa KT24&LT24', 'KT24&amp;LT24'],
  ],
} as const;
const MARKS = {
  en: [['I have enrolled in 99999', '99999']],
  fi: [['olen ilmoittautunut 99999', '99999']],
  sv: [['jag har anmält mig till 99999', '99999']],
} as const;

/** What is refused, and a wish behind it. */
const REFUSED = {
  en: [
    'when does Chemistry open?',
    'tell me about Chemistry',
    'any courses about chemistry?',
    'follow 99999',
    'course 99999',
    GONE,
  ],
  fi: ['kerro Kemiasta', 'onko kursseja kemiasta?', 'seuraa 99999', GONE],
  sv: ['när öppnar Kemi?', 'berätta om Kemi', 'följ 99999', GONE],
} as const;
/** Questions for a fact of a name that is not known, and the name. */
const NAMING = {
  en: [
    ['who teaches Chemistry?', 'Chemistry'],
    ['is Geology online?', 'Geology'],
    ['who teaches chemistry?', 'chemistry'],
    ['how many credits is chemistry?', 'chemistry'],
    ['is geology in english?', 'geology'],
    ['is geology still open?', 'geology'],
    ['when does geology start', 'geology'],
    ['when is the chemistry exam?', 'chemistry'],
    ['how is chemistry graded?', 'chemistry'],
    ['when does swedish start', 'swedish'],
    ['when does the internship start', 'internship'],
    ['is AI online', 'AI'],
    ['and what about chemistry, when does it start?', 'chemistry'],
    ['chemistry next spring, when does enrollment open?', 'chemistry'],
    ['Organic Chemistry 2: is it in English?', 'Organic Chemistry 2'],
    ['I’d like geology too, who teaches it?', 'geology'],
    ['the chemistry course, when does it start?', 'chemistry'],
    ['how about geology is there an exam', 'geology'],
    ['when does the course chemistry start?', 'chemistry'],
  ],
  fi: [
    ['milloin Kemia alkaa?', 'Kemia'],
    ['montako opintopistettä Kemia on?', 'Kemia'],
    ['milloin kemia alkaa?', 'kemia'],
    ['kuka opettaa geologiaa?', 'geologiaa'],
    ['onko kemia englanniksi?', 'kemia'],
    ['miten kemia arvioidaan?', 'kemia'],
    ['milloin ruotsi alkaa', 'ruotsi'],
    ['kuka pitää harjoittelun', 'harjoittelun'],
    ['fysiikka ens keväänä, milloin ilmo alkaa?', 'fysiikka'],
    ['entä kemia, milloin se alkaa?', 'kemia'],
    ['kemian kurssi, milloin se alkaa?', 'kemian'],
    ['kiinnostaa myös geologia, onko siinä tenttiä?', 'geologia'],
    ['entäs kemia milloin se alkaa', 'kemia'],
    ['mites ruotsi, milloin se alkaa?', 'ruotsi'],
  ],
  sv: [
    ['vem undervisar Kemi?', 'Kemi'],
    ['är Geologi på nätet?', 'Geologi'],
    ['när börjar kemi?', 'kemi'],
    ['vem undervisar geologi?', 'geologi'],
    ['hur många poäng ger kemi?', 'kemi'],
    ['är kemi på engelska?', 'kemi'],
    ['hur många poäng ger finskan', 'finskan'],
    ['när börjar praktiken', 'praktiken'],
    ['kemi i vår, när öppnar anmälan?', 'kemi'],
    ['vad sägs om kemi, när börjar den?', 'kemi'],
    ['och geologi? när börjar den', 'geologi'],
    ['jag vill också läsa kemi, finns det en tenta?', 'kemi'],
  ],
} as const;
/** What is no name, ahead of a question and in it. */
const OF_IT = {
  en: [
    'hmmm, when does it start?',
    'great thx, when does it open?',
    'sounds fun, is it in english?',
    'Brutal! When does it start?',
    'gotcha, when does it start?',
    'in summer, when does it start?',
    'is the exam proctored?',
    'is it haaaard',
    'when does the course officially start',
    'is there homewrk',
    'I commute, when does it start?',
  ],
  fi: [
    'ens keväänä, milloin ilmo alkaa?',
    'mahtavaa, milloin se alkaa',
    'onko tentti valvottu?',
    'onks se vaikeeee',
    'kuulostaa kivalta, milloin se alkaa?',
  ],
  sv: [
    'toppen, när börjar den?',
    'låter kul, är den på engelska?',
    'är tentan övervakad?',
    'är den svååår',
    'jag pendlar, när börjar den?',
  ],
} as const;
const FOLLOW_IT = { en: 'follow it', fi: 'seuraa sitä', sv: 'följ den' } as const;

const study = (request: Parameters<typeof codesOf>[0] & { readonly method: string }) =>
  success({
    realizations:
      request.method === 'POST'
        ? codesOf(request).flatMap((code) =>
            code === CODE ? [realization(code, { name: 'Pharmacology' })] : [],
          )
        : [],
  });
const list = async (flow: Flow): Promise<string> =>
  (await flow.command('/course following', DIRECT)).message.text;

describe.each([
  ['SQLite', LANGUAGES],
  ['Postgres', ['en']],
] as const)('over %s', (store, languages) => {
  const openIn = async (language: keyof typeof LOCALES): Promise<Flow> =>
    openScripted(study, {
      env: store === 'Postgres' ? { DATABASE_URL: await postgres.storeDatabase() } : {},
      locales: { sam: LOCALES[language] },
    });

  test.for(languages)(
    'in %s nothing is followed or marked in the place of what is not known',
    async (language) => {
      const flow = await openIn(language);
      for (const [said, name] of [
        ...wordingsOver(store, FOLLOWS[language]),
        ...wordingsOver(store, MARKS[language]),
      ]) {
        await flow.direct(CODE);
        const { answer } = await flow.direct(said);
        expect(answer.text, said).toContain(name);
        expect(answer.text, said).not.toContain(CODE);
        expect(await list(flow), said).toBe(texts(language).follow.of.person.nothing);
      }
    },
  );

  test.for(languages)(
    'in %s the only follow does not end in the place of what is not known',
    async (language) => {
      const flow = await openIn(language);
      await flow.command(`/course follow ${CODE}`, DIRECT);
      const before = await list(flow);
      for (const spoken of ['help', CODE])
        for (const [said, name] of wordingsOver(store, STOPS[language])) {
          await flow.direct(spoken);
          const { answer } = await flow.direct(said);
          expect(answer.text, said).toContain(name);
          expect(await list(flow), said).toBe(before);
          expect(buttons(answer), said).not.toContain(texts(language).lists.undo);
        }
    },
  );

  test.for(languages)('in %s what was refused takes the place of what was spoken of', async (language) => {
    const flow = await openIn(language);
    for (const said of wordingsOver(store, REFUSED[language])) {
      await flow.direct(CODE);
      await flow.direct(said);
      await flow.direct(FOLLOW_IT[language]);
      expect(await list(flow), said).toBe(texts(language).follow.of.person.nothing);
    }
  });
});

test.for(LANGUAGES)(
  'in %s a fact of what is not known is no fact of what was spoken of',
  async (language) => {
    const flow = await openScripted(study, { locales: { sam: LOCALES[language] } });
    for (const [said, name] of NAMING[language]) {
      await flow.direct(CODE);
      const { answer } = await flow.direct(said);
      expect.soft(answer.text, said).toBe(texts(language).errors.problem['course-name'](name));
      expect.soft(buttons(answer)[0], said).toBe('Pharmacology');
    }
  },
);

test.for(LANGUAGES)(
  'in %s words that name nothing leave a question to the course spoken of',
  async (language) => {
    const flow = await openScripted(study, { locales: { sam: LOCALES[language] } });
    for (const said of OF_IT[language]) {
      await flow.direct(CODE);
      const { answer } = await flow.direct(said);
      expect.soft(answer.text, said).toContain(`${CODE} ·`);
    }
  },
);
