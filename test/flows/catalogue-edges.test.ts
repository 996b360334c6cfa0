/**
 * Names that hold words which else narrow what is found, codes of units in other forms, long courses that began long ago, slips of
 * the pen: in a catalogue of which nothing was looked up here before.
 */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, LOCALES, MINUTE, openSample } from './harness.ts';

const ALL = 'search-name,search-group,search-unit,units,buildings';
/** The most searches for one name or code. */
const MOST_SEARCHES = 3;

const AHEAD = {
  ...{ starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00' },
  ...{ opens: '2026-11-09T08:00:00', closes: '2026-12-06T16:00:00' },
};
/** It goes on, and began more than twelve months ago. */
const LONG = {
  ...{ starts: '2024-09-02T08:00:00', ends: '2027-12-31T16:00:00' },
  ...{ opens: '2024-08-01T08:00:00', closes: '2024-08-20T16:00:00' },
};

function run(
  code: string,
  [en, fi, sv]: readonly [string, string, string],
  more: Partial<SampleRealization> = {},
): SampleRealization {
  const id = String(700_000 + Number(code.replace(/\D/g, '').slice(-6)));
  return { id, code, name: { en, fi, sv }, ...AHEAD, languages: ['en'], credits: 5, ...more };
}

const BEGINNERS = ['Finnish for Beginners', 'Suomea aloittelijoille', 'Finska för nybörjare'] as const;
const POTTERY = ['Pottery', 'Savenvalanta', 'Drejning'] as const;

const realizations: readonly SampleRealization[] = [
  run('XN00CC10-3001', ['Organ Building', 'Urkujenrakennus', 'Orgelbygge']),
  run('XN00CC11-3001', BEGINNERS),
  run('XN00CC12-3001', ['Open Source', 'Avoin lähdekoodi', 'Öppen källkod'], { languages: ['fi'] }),
  run('XN00CC13-3001', ['Online Marketing', 'Verkkomarkkinointi', 'Onlinemarknadsföring']),
  run('XN00CC14-3001', ['English 3', 'Englanti 3', 'Engelska 3']),
  run('XN00CC15-3001', ['Group Dynamics', 'Ryhmädynamiikka', 'Gruppdynamik']),
  run('XN00CC16-3001', ['Group Exercise', 'Ryhmäliikunta', 'Gruppträning']),
  run('XN00CC17-3001', [
    'Data Structures and Algorithms',
    'Tietorakenteet ja algoritmit',
    'Datastrukturer och algoritmer',
  ]),
  run('XN00CC18-3001', ['Thesis', 'Opinnäytetyö', 'Examensarbete'], { ...LONG, groups: ['LUO-25A'] }),
  run('XN00CC19-3001', ['Internship in Logistics', 'Logistiikan harjoittelu', 'Praktik i logistik'], {
    ...LONG,
    groups: ['LUO24A'],
  }),
  run('XN00CC20-3001', ['Oil Painting', 'Öljyvärimaalaus', 'Oljemålning'], { groups: ['LUO-25A'] }),
  // Found by the filters of other names: it teaches sources, in English.
  run('XN00CC21-3001', ['Source Criticism', 'Lähdekritiikki', 'Källkritik']),
  run('XN00CC22-3001', ['Beekeeping', 'Mehiläishoito', 'Biodling']),
  run('XN00CC22-3002', ['Beekeeping', 'Mehiläishoito', 'Biodling'], { closes: '2026-12-16T16:00:00' }),
  run('ABC-123-3001', ['Weaving', 'Kudonta', 'Vävning']),
  run('KT1PRO05-3001', POTTERY),
  run('KT1PRO05-3002', POTTERY, { closes: '2026-12-16T16:00:00' }),
];

type Locale = keyof typeof LOCALES;

const text = ({ text: said, blocks }: SlackMessage): string => `${said} ${JSON.stringify(blocks)}`;
const searches = (calls: readonly unknown[]): number =>
  calls.filter((call) => /realization\/search/.test(JSON.stringify(call))).length;

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  const open = (language: Locale = 'en', extras = ALL) =>
    openSample({
      env: { STUDY_API_EXTRAS: extras },
      locales: { sam: LOCALES[language] },
      study: { manners, data: { realizations } },
    });
  const answered = async (language: Locale, asked: string): Promise<SlackMessage> => {
    const { command, direct, study } = await open(language);
    const before = searches(study.calls);
    const said = await answerTo({ command, direct }, asked);
    expect(searches(study.calls) - before).toBeLessThanOrEqual(MOST_SEARCHES);
    return said;
  };
  const codesIn = (said: SlackMessage): Set<string> =>
    new Set(text(said).match(/(?:XN00CC\d\d|KT1PRO05|ABC-123)-\d{4}/g));

  describe('words that else narrow what is found are words of a name', () => {
    each<readonly [Locale, string, string]>([
      ['en', '/course find organ building', 'XN00CC10-3001'],
      ['en', '/course organ building', 'XN00CC10-3001'],
      ['en', '/course find finnish for beginners', 'XN00CC11-3001'],
      ['en', 'find finnish for beginners', 'XN00CC11-3001'],
      ['en', '/course find beginners finnish', 'XN00CC11-3001'],
      ['en', '/course find Open Source', 'XN00CC12-3001'],
      ['en', '/course find Online marketing', 'XN00CC13-3001'],
      ['en', '/course find english 3', 'XN00CC14-3001'],
      ['fi', '/course find avoin lähdekoodi', 'XN00CC12-3001'],
      ['fi', '/course etsi englanti 3', 'XN00CC14-3001'],
      ['sv', '/course sök engelska 3', 'XN00CC14-3001'],
      ['sv', '/course find finska för nybörjare', 'XN00CC11-3001'],
      ['fi', '/course find suomea aloittelijoille', 'XN00CC11-3001'],
    ])('%s: %s', async (language, asked, code) => {
      const said = await answered(language, asked);
      expect([...codesIn(said)]).toEqual([code]);
      expect(said.text).not.toMatch(/Not used|Ei käytetty|Användes inte/);
    });

    test('what stands beside the name narrows further', async () => {
      expect([...codesIn(await answered('en', '/course find open source in finnish'))]).toEqual([
        'XN00CC12-3001',
      ]);
      const none = await answered('en', '/course find open source in swedish');
      expect(none.text).toContain('Nothing in the whole catalogue fits');
    });

    test('the other reading is one press away', async () => {
      const { command, slack, until } = await open();
      const said = (await command('/course find open source')).message;
      expect([...codesIn(said)]).toEqual(['XN00CC12-3001']);
      await slack.click(said, 'Instead: source · enrollment open (1)');
      await until(() => text(said).includes('XN00CC21-3001') || undefined);
    });

    each(['/course find open english', '/course find english 5'])(
      '%s: of what is no name it is not said that all was searched',
      async (asked) => {
        expect((await answered('en', asked)).text).not.toContain('whole catalogue');
      },
    );

    test('a language alone is looked for in names', async () => {
      const said = await answered('en', '/course find english');
      expect(said.text).toContain('XN00CC14-3001');
      expect(said.text).toContain('whole catalogue');
    });
  });

  describe('a name that is another word of the app', () => {
    const NAMED = ['Help and Humanity', 'Rooms of One’s Own', 'Privacy', 'Contract Law'].map((name, at) =>
      run(`XN00CF1${at}-3001`, [name, name, name]),
    );
    each([
      ['/course find help', 'XN00CF10-3001'],
      ['/course "help"', 'XN00CF10-3001'],
      ['/course find rooms', 'XN00CF11-3001'],
      ['/course find privacy', 'XN00CF12-3001'],
      // Near to "contrast", which compares.
      ['/course contract law', 'XN00CF13-3001'],
      ['/course contract & law', 'XN00CF13-3001'],
    ])('%s', async (typed, code) => {
      const { command } = await openSample({
        env: { STUDY_API_EXTRAS: ALL },
        study: { manners, data: { realizations: NAMED } },
      });
      expect((await command(typed)).message.text).toContain(code);
    });
  });

  describe('compounds that begin like a word for groups', () => {
    each<readonly [Locale, string, string]>([
      ['fi', 'milloin ryhmädynamiikka alkaa?', 'XN00CC15-3001'],
      ['fi', 'onko ryhmäliikunta auki?', 'XN00CC16-3001'],
      ['fi', 'seuraa ryhmäliikuntaa', 'XN00CC16-3001'],
      ['fi', '/course ryhmädynamiikka', 'XN00CC15-3001'],
      ['sv', 'när börjar gruppdynamik?', 'XN00CC15-3001'],
      ['sv', '/course find gruppträning', 'XN00CC16-3001'],
      ['en', 'when does group dynamics start?', 'XN00CC15-3001'],
      ['en', '/course find group exercise', 'XN00CC16-3001'],
    ])('%s: %s', async (language, asked, code) => {
      expect([...codesIn(await answered(language, asked))]).toEqual([code]);
    });
  });

  describe('inflected names of several words', () => {
    each<readonly [string, string]>([
      ['/course tietorakenteiden ja algoritmien', 'XN00CC17-3001'],
      ['milloin tietorakenteiden ja algoritmien kurssi alkaa?', 'XN00CC17-3001'],
      ['onko kurssia tietorakenteista ja algoritmeista?', 'XN00CC17-3001'],
      ['seuraa tietorakenteita ja algoritmeja', 'XN00CC17-3001'],
      ['voiko avoimeen lähdekoodiin ilmoittautua', 'XN00CC12-3001'],
      ['voiko avoimeen lähdekoodiin ilmoittautua?', 'XN00CC12-3001'],
      ['/course avoimeen lähdekoodiin', 'XN00CC12-3001'],
    ])('%s', async (asked, code) => {
      expect([...codesIn(await answered('fi', asked))]).toEqual([code]);
    });
  });

  describe('what began more than twelve months ago and goes on', () => {
    each<readonly [Locale, string, string, RegExp]>([
      ['en', '/course thesis', 'XN00CC18-3001', /the last five years and later/],
      ['fi', '/course opinnäytetyö', 'XN00CC18-3001', /viiden viime vuoden/],
      ['sv', '/course examensarbete', 'XN00CC18-3001', /de senaste fem åren/],
      ['en', 'when does internship in logistics end?', 'XN00CC19-3001', /31 Dec 2027/],
      ['fi', 'milloin opinnäytetyö päättyy?', 'XN00CC18-3001', /31\.12\.2027/],
    ])('%s: %s', async (language, asked, code, says) => {
      const said = await answered(language, asked);
      expect([...codesIn(said)]).toEqual([code]);
      expect(said.text).toMatch(says);
    });

    test('a group has it beside its other courses, one press away, and by one search more', async () => {
      const { command, slack, until, study } = await open();
      const said = (await command('/course find LUO-25A')).message;
      expect([...codesIn(said)]).toEqual(['XN00CC20-3001']);
      expect(said.text).toContain('Courses from the last 12 months and later.');
      expect(searches(study.calls)).toBe(1);
      await slack.click(said, 'Older runs');
      await until(() => said.text?.includes('Courses from the last five years and later.') || undefined);
      expect([...codesIn(said)].toSorted()).toEqual(['XN00CC18-3001', 'XN00CC20-3001']);
      expect(searches(study.calls)).toBe(2);
    });

    test('a group that has nothing else is looked further back by itself', async () => {
      const said = await answered('en', '/course find LUO24A');
      expect([...codesIn(said)]).toEqual(['XN00CC19-3001']);
      expect(said.text).toContain('Courses from the last five years and later.');
    });

    test('a list says how far it looked, and a button looks further, by one search', async () => {
      const { command, slack, until, study } = await open();
      const said = (await command('/course find pottery')).message;
      expect(said.text).toContain('KT1PRO05-3001');
      expect(said.text).toContain('Courses from the last 12 months and later.');
      const before = searches(study.calls);
      await slack.click(said, 'Older runs');
      await until(() => said.text?.includes('Courses from the last five years and later.') || undefined);
      expect(searches(study.calls) - before).toBeLessThanOrEqual(MOST_SEARCHES);
      expect(text(said)).not.toContain('Older runs');
    });
  });

  each<readonly [Locale, string, string]>([
    ['en', 'when does elephant riding start?', 'Courses from the last five years and later.'],
    ['fi', 'milloin seinäkiipeily alkaa?', 'Mukana viiden viime vuoden toteutukset ja myöhemmät.'],
    ['sv', 'när börjar elefantridning?', 'Genomföranden från de senaste fem åren och senare.'],
    ['en', '/course elephant riding', 'Courses from the last five years and later.'],
    ['en', '/course follow elephant riding', 'Courses from the last five years and later.'],
  ])('%s: %s: how far back it was looked for a name is told once', async (language, asked, says) => {
    expect((await answered(language, asked)).text?.split(says)).toHaveLength(2);
  });

  describe('codes of units in another form', () => {
    each<readonly [Locale, string]>([
      ['en', '/course KT1PRO05'],
      ['en', '/course kt1pro05'],
      ['en', '/course find KT1PRO05'],
      ['en', '/enrollment KT1PRO05'],
      ['en', 'when does KT1PRO05 start?'],
      ['fi', 'milloin KT1PRO05 alkaa?'],
      ['sv', 'när börjar KT1PRO05?'],
    ])('%s: %s', async (language, asked) => {
      const codes = [...codesIn(await answered(language, asked))];
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes) expect(code).toMatch(/^KT1PRO05-/);
    });

    each([
      '/course ABC-123',
      '/course abc-123',
      '/enrollment ABC-123',
      'when does ABC-123 start?',
      '/course link ABC-123',
    ])('%s, which looks like a run', async (asked) => {
      expect([...codesIn(await answered('en', asked))]).toEqual(['ABC-123-3001']);
    });

    each([
      ['/course unit KT1PRO05', 'Pottery · Course unit · KT1PRO05'],
      ['/course unit ABC-123', 'Weaving · Course unit · ABC-123'],
    ])('%s', async (asked, shown) => {
      const { command } = await open();
      expect((await command(asked)).message.text).toContain(shown);
    });

    describe('their new runs are followed', () => {
      each<readonly [Locale, string, string, RegExp]>([
        ['en', 'KT1PRO05', '/course follow kt1pro05', /the course unit KT1PRO05 gets a new course/],
        ['en', 'KT1PRO05', 'follow KT1PRO05', /the course unit KT1PRO05 gets a new course/],
        ['fi', 'KT1PRO05', 'seuraa kt1pro05', /opintojaksolle KT1PRO05 tulee uusi toteutus/],
        ['sv', 'ABC-123', 'följ ABC-123', /studieperioden ABC-123 får ett nytt genomförande/],
        ['en', 'ABC-123', '/course follow ABC-123', /when the course unit ABC-123 gets a new course/],
        ['en', 'ABC-123', 'follow abc-123', /when the course unit ABC-123 gets a new course/],
      ])('%s, %s: %s', async (language, _, asked, says) => {
        expect((await answered(language, asked)).text).toMatch(says);
      });

      each(['KT1PRO05-3002', 'ABC-123-3001'])(
        '%s, which is new, is told once; it ends, and that is undone',
        async (code) => {
          const unit = code.slice(0, -5);
          const later = `${unit}-3009`;
          const env = { STUDY_API_EXTRAS: ALL, FOLLOW_CHECK_SECONDS: '600' };
          const { app, command, direct, pass, slack, study, until } = await openSample({
            env,
            study: { manners, data: { realizations: [...realizations, run(later, POTTERY)] } },
          });
          study.remove(later);
          const goOn = async (): Promise<void> => {
            for (const wait of [11, 9.5, 11, 9.5]) {
              pass(wait * MINUTE);
              slack.tick();
              await app.round();
            }
          };
          const told = () => slack.workspace.messages.filter((one) => /^New run/.test(one.text ?? ''));
          expect((await command(`/course follow ${unit}`)).message.text).toContain(
            `the course unit ${unit} gets a new course`,
          );
          const stopped = (await command(`/course unfollow ${unit}`)).message;
          expect(stopped.text).toContain(`No longer followed here: new runs of ${unit}`);
          await slack.click(stopped, 'Undo');
          await until(() => stopped.text?.includes(`Followed again: new runs of ${unit}`) || undefined);
          expect((await command('/course following')).message.text).toContain(`new runs of ${unit}`);
          expect((await direct(`follow ${unit}`)).answer.text).toContain(
            `the course unit ${unit} gets a new course`,
          );
          expect((await direct(`stop following ${unit}`)).answer.text).toContain(`new runs of ${unit}`);
          await goOn();
          expect(told()).toEqual([]);
          study.putBack(later);
          await goOn();
          await goOn();
          expect(told().map(({ text: said = '' }) => said.includes(later))).toEqual([true]);
        },
      );
    });

    each([
      '/course compare KT1PRO05-3001 ABC-123-3001',
      '/course compare ABC-123-3001 KT1PRO05-3002',
      'compare ABC-123-3001 and KT1PRO05-3002',
      'compare ABC-123-3001 and XN00CC10-3001',
    ])('%s', async (asked) => {
      const said = await answered('en', asked);
      expect(said.text).toContain('Comparing 2 courses');
      expect(codesIn(said).size).toBe(2);
    });

    each([
      '/course unit ABC-123',
      '/course unit ABC-123-3001',
      '/course unit NOPE-77',
      '/course unit NOPE77X',
    ])('%s: at most three calls', async (asked) => {
      const { command, study } = await open();
      const { length } = study.calls;
      await command(asked);
      // The same is asked for in other languages, where the reader's has no description.
      const asking = study.calls.slice(length).map(({ path, body }) => JSON.stringify([path, body]));
      expect(new Set(asking).size).toBeLessThanOrEqual(MOST_SEARCHES);
    });

    test('a code that nothing has is told after it was looked for', async () => {
      expect((await answered('en', '/course ZZZ-999')).text).toContain('no course ZZZ-999');
    });

    test('what is asked of rooms is looked for nowhere else', async () => {
      const { direct, study } = await open();
      await direct('is KMD558 free now?');
      expect(searches(study.calls)).toBe(0);
    });
  });

  describe('what a group may still enroll in, of any form and never seen', () => {
    each<readonly [Locale, string]>([
      ['en', 'what can I still enroll in for LUO-25A?'],
      ['en', 'what can I still enroll in for luo-25a?'],
      ['en', 'what can LUO-25A still enroll in?'],
      ['fi', 'mihin voin vielä ilmoittautua ryhmässä LUO-25A?'],
      ['fi', 'mihin LUO-25A voi vielä ilmoittautua?'],
      ['sv', 'vad kan jag ännu anmäla mig till för LUO-25A?'],
      ['sv', 'vad kan LUO-25A ännu anmäla sig till?'],
    ])('%s: %s', async (language, asked) => {
      expect([...codesIn(await answered(language, asked))]).toEqual(['XN00CC20-3001']);
    });
  });

  describe('a wish to be reminded before a course closes', () => {
    const WISHES = [
      ['en', 'beekeeping', (name: string) => `remind me before ${name} closes`],
      ['fi', 'mehiläishoito', (name: string) => `muistuta ennen kuin ${name} sulkeutuu`],
      ['sv', 'biodling', (name: string) => `påminn mig innan ${name} stänger`],
    ] as const;
    const FOLLOWED = /You now follow|Seuraat nyt|Du följer nu/;

    each(WISHES)('in %s: of several it is asked which', async (language, name, wish) => {
      const said = await answered(language, wish(name));
      expect([...codesIn(said)].toSorted()).toEqual(['XN00CC22-3001', 'XN00CC22-3002']);
      expect(said.text).not.toMatch(FOLLOWED);
      expect(text(said)).toContain('"type":"button"');
    });

    each(WISHES)('in %s: what no course is called is told', async (language, _name, wish) => {
      const said = await answered(language, wish('zzqkronmetsastys'));
      expect(said.text).toMatch(/zzqkronmetsastys/);
      expect(said.text).toMatch(
        /whole catalogue has no course called|opintotarjonnassa ei ole toteutusta|finns inget genomförande/,
      );
    });

    each(WISHES)('in %s: that it could not be searched is told', async (language, name, wish) => {
      const { direct, study } = await open(language);
      study.mode = 'down';
      const said = (await direct(wish(name))).answer.text;
      expect(said).toMatch(
        /could not be searched just now|ei(?:kä)? .*voi(?:nut|tu) nyt hakea|gick inte att söka/,
      );
      expect(said).not.toMatch(FOLLOWED);
    });
  });

  describe('a slip of the pen', () => {
    each<readonly [string, RegExp]>([
      ['/course oil paintng', /Perhaps you mean one of these/],
      ['/course find oil paniting', /Perhaps you mean one of these/],
      ['when does oil paintingg start?', /Course starts/],
      ['follow oil paimting', /Did you mean this one\?/],
      ['/course follow oil paintng', /Did you mean this one\?/],
    ])('%s', async (asked, says) => {
      const said = await answered('en', asked);
      expect(said.text).toMatch(says);
      expect([...codesIn(said)]).toEqual(['XN00CC20-3001']);
      expect(text(said)).toContain('"type":"button"');
    });

    each([
      ['en', 'algoritms', 'XN00CC17-3001'],
      ['fi', 'tietorakenetet', 'XN00CC17-3001'],
      ['fi', 'öljyvärimaalus', 'XN00CC20-3001'],
      ['sv', 'datastruktuer', 'XN00CC17-3001'],
    ] as const)('%s: %s, of a name that another search has brought', async (language, asked, code) => {
      const { command, slack, until } = await open(language);
      await command(
        `/course find ${{ en: 'data structures', fi: 'tietorakenteet', sv: 'algoritmer' }[language]}`,
      );
      await command(
        `/course find ${{ en: 'oil painting', fi: 'öljyvärimaalaus', sv: 'oljemålning' }[language]}`,
      );
      const said = (await command(`/course find ${asked}`)).message;
      expect(text(said)).toContain(code);
      const show = { en: 'Show', fi: 'Näytä', sv: 'Visa' }[language];
      if (text(said).includes(`"${show}"`)) {
        await slack.click(said, show);
        await until(() => said.text?.includes('5 ') || undefined);
      }
      expect(text(said)).toContain(code);
    });
  });
});
