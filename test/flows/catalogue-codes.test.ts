/** Codes of forms that are not known: of units and of single runs, in all that can be asked of them, with the searches and without. */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';

const ALL = 'search-name,search-group,search-unit,units';
type Locale = keyof typeof LOCALES;

function run(
  code: string,
  [en, fi, sv]: readonly [string, string, string],
  more: Partial<SampleRealization> = {},
): SampleRealization {
  return {
    id: String(800_000 + realizations.length),
    code,
    name: { en, fi, sv },
    ...{ starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00' },
    ...{ opens: '2026-11-09T08:00:00', closes: '2026-12-06T16:00:00' },
    ...{ languages: ['en'], credits: 5, ...more },
  };
}

const realizations: SampleRealization[] = [];
const WEAVING = ['Weaving', 'Kudonta', 'Vävning'] as const;
const POTTERY = ['Pottery', 'Savenvalanta', 'Drejning'] as const;
realizations.push(run('ABC-123-3001', WEAVING));
realizations.push(run('KT1PRO05-3001', POTTERY));
realizations.push(run('KT1PRO05-3002', POTTERY, { closes: '2026-12-16T16:00:00' }));
realizations.push(run('HYV.77', ['Wellbeing at Work', 'Työhyvinvointi', 'Arbetshälsa']));
realizations.push(run('HYV.78-3001', ['Ergonomics', 'Ergonomia', 'Ergonomi']));
realizations.push(
  run('XN00CD10-3001', ['Midwifery', 'Kätilötyö', 'Barnmorskearbete'], { groups: ['MET-25'] }),
);
realizations.push(run('XN00CD10-3002', ['Midwifery', 'Kätilötyö', 'Barnmorskearbete']));

const courseUnits = [
  { id: '91001', code: 'ABC-123', names: WEAVING },
  { id: '91002', code: 'KT1PRO05', names: POTTERY },
  { id: '91003', code: 'XN00CD10', names: ['Midwifery', 'Kätilötyö', 'Barnmorskearbete'] as const },
].map(({ id, code, names: [en, fi, sv] }) => ({
  ...{ id, code, name: { en, fi, sv }, credits: 5, founded: 2020 },
  texts: { content: { en: `About ${en}.`, fi: `Aiheena ${fi}.`, sv: `Om ${sv}.` } },
}));

const text = ({ text: said, blocks }: SlackMessage): string => `${said} ${JSON.stringify(blocks)}`;

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  const open = (language: Locale = 'en', extras = ALL) =>
    openSample({
      env: { STUDY_API_EXTRAS: extras },
      locales: { sam: LOCALES[language] },
      study: { manners, data: { realizations, courseUnits } },
    });
  const shared = openShared(open);
  const answered = async (language: Locale, asked: string, extras = ALL): Promise<SlackMessage> =>
    answerTo(await shared(language, extras), asked);

  describe('what is asked of a unit tells its card, in its own words', () => {
    each<readonly [Locale, string, string]>([
      ['en', 'what is the unit ABC-123?', 'Weaving · Course unit · ABC-123'],
      ['en', 'about unit KT1PRO05', 'Pottery · Course unit · KT1PRO05'],
      ['en', 'tell me about the unit XN00CD10', 'Midwifery · Course unit · XN00CD10'],
      ['en', 'what is course unit ABC-123?', 'Weaving · Course unit · ABC-123'],
      ['fi', 'mikä on opintojakso ABC-123', 'Kudonta · Opintojakso · ABC-123'],
      ['fi', 'kerro opintojaksosta KT1PRO05', 'Savenvalanta · Opintojakso · KT1PRO05'],
      ['sv', 'vad är studieenheten ABC-123', 'Vävning · Studieperiod · ABC-123'],
      ['sv', 'vad är enheten XN00CD10?', 'Barnmorskearbete · Studieperiod · XN00CD10'],
    ])('%s: %s', async (language, asked, shown) => {
      const said = await answered(language, asked);
      expect(said.text).toContain(shown);
      expect(said.text).toMatch(/About|Aiheena|Om /);
      // The unit is not its own run.
      expect(buttons(said).join()).not.toMatch(/Back to|Takaisin|Tillbaka/);
    });

    each<readonly [Locale, string, RegExp]>([
      ['en', 'what is the unit NOPE-77?', /The whole catalogue has no course unit “NOPE-77”\./],
      ['fi', 'mikä on opintojakso NOPE77X?', /Koko opintotarjonnassa ei ole opintojaksoa ”NOPE77X”\./],
      ['sv', 'vad är kursenheten NOPE77X?', /I hela kursutbudet finns ingen studieperiod ”NOPE77X”\./],
      ['en', '/course unit NOPE-77', /The whole catalogue has no course unit “NOPE-77”\./],
      ['en', '/course unit HYV.99', /The whole catalogue has no course unit “HYV\.99”\./],
    ])('%s: %s: that there is none is told', async (language, asked, says) => {
      expect((await answered(language, asked)).text).toMatch(says);
    });

    each([
      'what unit is XN00CD10-3001 in?',
      'which unit offers XN00CD10?',
      'which unit XN00CD10 belongs to?',
    ])('%s: a department is asked for', async (asked) => {
      expect((await answered('en', asked)).text).toContain('names no unit or office');
    });

    test('where units are not given by their codes, its run tells of it', async () => {
      const said = await answered('en', 'what is the unit ABC-123?', 'search-name,search-group,search-unit');
      expect(said.text).toContain('Weaving · Course unit · ABC-123');
      expect(said.text).toContain('From the data of ABC-123-3001.');
    });
  });

  each([
    '/course unit ABC-123',
    '/course unit KT1PRO05',
    '/course unit XN00CD10',
    '/course unit HYV.78',
    '/course unit NOPE-77',
    '/course unit NOPE77X',
    '/course unit XN00ZZ99',
  ])('%s: at most three calls, also where the reader’s language has no text', async (asked) => {
    const bare = courseUnits.map((one) => ({ ...one, texts: {} }));
    for (const units of [courseUnits, bare])
      for (const language of ['en', 'sv'] as const) {
        const { command, study } = await openSample({
          env: { STUDY_API_EXTRAS: ALL },
          locales: { sam: LOCALES[language] },
          study: { manners, data: { realizations, courseUnits: units } },
        });
        const { length } = study.calls;
        await command(asked);
        expect(study.calls.slice(length).length).toBeLessThanOrEqual(3);
      }
  });

  describe('a run whose code has another form', () => {
    each<readonly [Locale, string]>([
      ['en', '/course HYV.77'],
      ['en', '/course hyv.77'],
      ['en', '/course find HYV.77'],
      ['en', '/enrollment HYV.77'],
      ['en', 'when does HYV.77 start?'],
      ['fi', 'milloin HYV.77 alkaa?'],
      ['sv', 'när börjar HYV.77?'],
      ['en', '/course wellbeing at work'],
      ['en', '/course HYV.78-3001'],
      ['en', '/course HYV.78'],
      ['en', 'when does HYV.78 start?'],
    ])('%s: %s is found', async (language, asked) => {
      const said = await answered(language, asked);
      expect(said.text).toMatch(/HYV\.7[78]/);
      expect(said.text).toMatch(/11 Jan|11\.1\.|11 jan/);
    });

    test('its details open, and it is compared by its code', async () => {
      const { command, slack, until } = await open();
      const { message } = await command('/course wellbeing at work');
      await slack.click(message, 'Details');
      await until(() => slack.workspace.modals.find((view) => words(view).includes('Wellbeing at Work')));
      const said = (await command('/course compare HYV.77 XN00CD10-3001')).message;
      expect(said.text).toContain('Comparing 2 courses');
    });

    each<readonly [Locale, string, RegExp]>([
      ['en', '/course follow HYV.77', /HYV\.77 can’t be followed/],
      ['en', 'follow HYV.77', /HYV\.77 can’t be followed/],
      ['en', 'follow HYV.78', /HYV\.78 can’t be followed/],
      ['fi', 'seuraa HYV.77', /Toteutusta HYV\.77 ei voi seurata/],
      ['sv', 'följ HYV.77', /HYV\.77 kan inte följas/],
    ])('%s: %s: that it can’t be followed is told', async (language, asked, says) => {
      expect((await answered(language, asked)).text).toMatch(says);
    });
  });

  describe('units are compared by a run of each', () => {
    each<readonly [Locale, string, readonly string[]]>([
      ['en', 'compare KT1PRO05 and ABC-123', ['KT1PRO05-3001', 'ABC-123-3001']],
      ['en', '/course compare KT1PRO05 ABC-123', ['KT1PRO05-3001', 'ABC-123-3001']],
      ['en', '/course compare kt1pro05, xn00cd10-3002', ['KT1PRO05-3001', 'XN00CD10-3002']],
      ['en', 'compare XN00CD10 and ABC-123', ['XN00CD10-3001', 'ABC-123-3001']],
      ['en', '/course compare XN00CD10 KT1PRO05', ['XN00CD10-3001', 'KT1PRO05-3001']],
      ['en', 'compare HYV.78 and ABC-123', ['HYV.78-3001', 'ABC-123-3001']],
      ['fi', 'vertaa KT1PRO05 ja ABC-123', ['KT1PRO05-3001', 'ABC-123-3001']],
      ['sv', 'jämför ABC-123 och XN00CD10', ['ABC-123-3001', 'XN00CD10-3001']],
      ['en', 'compare KT1PRO05', ['KT1PRO05-3001', 'KT1PRO05-3002']],
      ['en', '/course compare XN00CD10', ['XN00CD10-3001', 'XN00CD10-3002']],
    ])('%s: %s', async (language, asked, codes) => {
      const said = await answered(language, asked);
      expect(said.text).toMatch(
        /^(?:Comparing 2 courses|Vertailussa 2 toteutusta|Jämförelse av 2 genomföranden)/,
      );
      const columns = [...said.text.matchAll(/(?:Code|Tunnus|Kod): (\S+)\./g)].map(([, code]) => code);
      expect(columns.toSorted()).toEqual([...codes].toSorted());
    });

    test('which run of several is compared is told', async () => {
      const said = (await answered('en', 'compare KT1PRO05 and ABC-123')).text;
      expect(said).toContain('Of KT1PRO05, the run KT1PRO05-3001 is compared; there are 2.');
      expect(said).not.toContain('Of ABC-123');
    });

    each<readonly [Locale, string, RegExp]>([
      [
        'en',
        'compare XYZ-999 and QQ1PRO05',
        /^Nothing could be compared\n(?:.|\n)*XYZ-999: (?:.|\n)*QQ1PRO05: /,
      ],
      [
        'en',
        '/course compare XYZ-999 QQ1PRO05',
        /^Nothing could be compared\n(?:.|\n)*XYZ-999: (?:.|\n)*QQ1PRO05: /,
      ],
      ['fi', 'vertaa XYZ-999 ja QQ1PRO05', /^Mitään ei voitu vertailla\n/],
      ['sv', 'jämför XYZ-999 och QQ1PRO05', /^Inget kunde jämföras\n/],
      [
        'en',
        'compare XYZ-999 and ABC-123',
        /^Nothing to compare: only one course was found\n(?:.|\n)*XYZ-999: /,
      ],
      [
        'en',
        '/course compare ABC-123 QQ1PRO05',
        /^Nothing to compare: only one course was found\n(?:.|\n)*QQ1PRO05: /,
      ],
    ])('%s: %s: what is missing is told', async (language, asked, says) => {
      expect((await answered(language, asked)).text).toMatch(says);
    });
  });

  each<readonly [string, RegExp]>([
    ['/course XYZ-999 XN00CD10', /XYZ-999: no such course/],
    ['/course QQ1PRO05 KT1PRO05', /QQ1PRO05: /],
    ['/enrollment QQ1PRO05 KT1PRO05', /QQ1PRO05: /],
    ['credits of XYZ-999 and KT1PRO05', /Not used: XYZ-999/],
  ])('%s: a code that no course has is told beside those that are found', async (asked, says) => {
    const said = (await answered('en', asked)).text;
    expect(said).toMatch(says);
    expect(said).toMatch(/XN00CD10|KT1PRO05/);
  });

  each(['/course find MET-25', 'which courses does MET-25 have?'])(
    '%s: a group whose code looks like a run’s is found without a call for anything else',
    async (asked) => {
      const { command, direct, study } = await open();
      const { length } = study.calls;
      const said = await answerTo({ command, direct }, asked);
      expect(text(said)).toContain('XN00CD10-3001');
      expect(study.calls.slice(length).map(({ body }) => body && 'studentGroups' in body)).toEqual([true]);
    },
  );
});

describe('where the searches are off, a seen unit of another form is as before', () => {
  const seen = openShared(async () => {
    const flow = await openSample({ study: { data: { realizations, courseUnits } } });
    for (const code of ['ABC-123-3001', 'KT1PRO05-3001']) await flow.command(`/course ${code}`);
    return flow;
  });

  test.each(['/course follow ABC-123', 'follow ABC-123', '/course follow KT1PRO05', 'follow KT1PRO05'])(
    '%s: its runs that were seen are offered, and nothing is followed',
    async (asked) => {
      const { command, direct, slack } = await seen();
      const said = await answerTo({ command, direct }, asked);
      expect(said.text).toMatch(/^Looked up earlier in this workspace\n.*-3001 · English · Open until .*\n/);
      expect(buttons(said)).toEqual(['Follow']);
      expect(slack.workspace.messages.some((one) => /new runs/.test(one.text ?? ''))).toBe(false);
    },
  );

  test.each(['/course compare ABC-123 KT1PRO05', 'compare KT1PRO05 and ABC-123'])(
    '%s: one is known, and the other is told',
    async (asked) => {
      const { command, direct } = await seen();
      const said = await answerTo({ command, direct }, asked);
      expect(said.text).toMatch(/^Nothing to compare: only one course was found\n(?:.|\n)*ABC-123: no such/);
    },
  );

  test('a code that nothing has is no code', async () => {
    const { command } = await seen();
    expect((await command('/course HYV.99')).message.text).toContain('“HYV.99” is not a course code');
    expect((await command('/course unit HYV.78')).message.text).toContain('is not a course unit I know');
  });

  test.each(['/course HYV.77', '/course hyv.77', '/enrollment HYV.77', '/course HYV.78-3001'])(
    '%s: a code of any form is asked for by itself, so that the first look-up of all may be of one',
    async (typed) => {
      const { command, study } = await openSample({ study: { data: { realizations, courseUnits } } });
      expect((await command(typed)).message.text).toMatch(/^(?:Wellbeing at Work · HYV|Ergonomics · HYV)/);
      expect(study.calls.map(({ codes }) => codes?.length)).toEqual([1]);
    },
  );
});

describe('words that say something else, too', () => {
  const NAMES: readonly (readonly [string, string, string])[] = [
    ['Internship', 'Harjoittelu', 'Praktik'],
    ['Swedish for Working Life', 'Työelämän ruotsi', 'Svenska i arbetslivet'],
    ['Peat Soils', 'Turvemaat', 'Torvmarker'],
    ['Wound Care', 'Haavanhoito', 'Sårvård'],
  ];
  const named = NAMES.map((names, at) => run(`XN00CE1${at}-3001`, names, { groups: ['TXL22S1'] }));
  const open = (language: Locale) =>
    openSample({
      env: { STUDY_API_EXTRAS: ALL },
      locales: { sam: LOCALES[language] },
      study: { data: { realizations: named, courseUnits: [] } },
    });
  const shared = openShared(open);

  test.each<readonly [Locale, string, string]>([
    ['en', 'when does the internship start?', 'XN00CE10-3001'],
    ['fi', 'milloin harjoittelu alkaa?', 'XN00CE10-3001'],
    ['fi', 'harjoittelu', 'XN00CE10-3001'],
    ['sv', 'när börjar praktiken?', 'XN00CE10-3001'],
    ['sv', 'svenska i arbetslivet', 'XN00CE11-3001'],
    ['fi', 'turvemaista kursseja?', 'XN00CE12-3001'],
    ['fi', '/course turvemaiden', 'XN00CE12-3001'],
    ['en', 'wound care', 'XN00CE13-3001'],
    ['fi', 'haavanhoito', 'XN00CE13-3001'],
    ['sv', 'sårvård', 'XN00CE13-3001'],
    ['en', 'peat soils', 'XN00CE12-3001'],
    ['fi', 'milloin haavanhoito järjestetään seuraavaksi?', 'XN00CE13-3001'],
    ['fi', 'mitä kirjoja haavanhoidossa käytetään?', 'XN00CE13-3001'],
  ])('%s: %s is found by its name', async (language, asked, code) => {
    expect(text(await answerTo(await shared(language), asked))).toContain(code);
  });

  test.each<readonly [Locale, string, number]>([
    ['en', 'follow TXL22S1', 1],
    ['en', 'follow group TXL22S1', 1],
    ['en', '/course follow TXL22S1', 1],
    ['en', 'remind me of new courses for TXL22S1', 1],
    ['fi', 'seuraa TXL22S1', 1],
    ['fi', 'seuraa ryhmää TXL22S1', 1],
    ['sv', 'följ TXL22S1', 1],
    ['en', 'this channel is for group TXL22S1', 0],
    ['fi', 'tää kanava on ryhmälle TXL22S1', 0],
    ['sv', 'den här kanalen är för gruppen TXL22S1', 0],
    ['en', 'tell me about new courses for TXL22S1', 1],
    ['sv', 'berätta om nya kurser för TXL22S1', 1],
    ['fi', 'mitä rakennuksia on?', 0],
  ])('%s: %s is looked for as no name', async (language, asked, searches) => {
    const { command, direct, study } = await open(language);
    const { length } = study.calls;
    const said = await answerTo({ command, direct }, asked);
    if (searches > 0) expect(text(said)).toContain('TXL22S1');
    expect(said.text).not.toMatch(/no course called|ei ole toteutusta nimeltä|inget genomförande som heter/);
    expect(study.calls.slice(length).map(({ body }) => Object.keys(body ?? {})[0])).toEqual(
      Array.from({ length: searches }, () => 'studentGroups'),
    );
  });

  test.each<readonly [Locale, string, string]>([
    ['en', 'snow glaciology', 'The whole catalogue has no course called “snow glaciology”.'],
    ['en', 'what is glaciology?', 'The whole catalogue has no course called “glaciology”.'],
    ['fi', 'mikä on glasiologia?', 'Koko opintotarjonnassa ei ole toteutusta nimeltä ”glasiologia”.'],
    ['sv', 'vad är glaciologi?', 'I hela kursutbudet finns inget genomförande som heter ”glaciologi”.'],
  ])('%s: %s: that nothing was found is told, and where', async (language, asked, says) => {
    const { direct } = await shared(language);
    expect((await direct(asked)).answer.text).toContain(says);
  });

  test.each(['/course ab', '/course a*', '/course &'])(
    '%s says too little to be searched by',
    async (typed) => {
      const { command } = await shared('en');
      expect((await command(typed)).message.text).toContain('at least three letters of a name');
    },
  );
});

describe('what a code is told by at most three calls, with all searches or some', () => {
  const SOME = [ALL, 'search-name,search-group,units', 'search-group', 'search-unit', 'units'];
  const ASKED: readonly (readonly [Locale, string])[] = [
    ['en', '/course HYV.77'],
    ['en', '/course ABC-123'],
    ['en', '/enrollment ABC-123'],
    ['en', '/course find HYV.77'],
    ['en', '/course ZZZ-999'],
    ['en', 'when is ABC-123 offered next?'],
    ['fi', 'järjestetäänkö KT1PRO05 joka lukukausi?'],
    ['sv', 'när ges ABC-123 nästa gång?'],
    ['en', 'when does HYV.77 start?'],
    ['en', 'what is ABC-123 about?'],
    ['fi', 'mitä kirjoja kurssilla KT1PRO05 on?'],
    ['sv', 'vilken litteratur har ABC-123?'],
    ['en', 'how many credits is KT1PRO05?'],
    ['en', 'courses of MET-25'],
  ];

  test.each(SOME.flatMap((extras) => ASKED.map((asked) => [extras, ...asked] as const)))(
    '%s: %s: %s',
    async (extras, language, asked) => {
      const { command, direct, study } = await openSample({
        env: { STUDY_API_EXTRAS: extras },
        locales: { sam: LOCALES[language] },
        study: { data: { realizations, courseUnits } },
      });
      const { length } = study.calls;
      const said = asked.startsWith('/') ? (await command(asked)).message : (await direct(asked)).answer;
      expect(study.calls.slice(length).length).toBeLessThanOrEqual(3);
      expect(said.text).not.toMatch(/gång\.|“KAL”|“ABC”|”ABC”/);
    },
  );
});

describe('a service that offers only some of the searches', () => {
  const open = openShared((extras: string, _?: string) =>
    openSample({ env: { STUDY_API_EXTRAS: extras }, study: { data: { realizations, courseUnits } } }),
  );

  test.each([
    ['units', 'what is the unit ABC-123?', 'Weaving · Course unit · ABC-123'],
    ['search-group,units', 'tell me about the unit KT1PRO05', 'Pottery · Course unit · KT1PRO05'],
    ['search-unit', '/course HYV.77', 'Wellbeing at Work · HYV.77'],
    ['search-unit', '/course KT1PRO05', 'KT1PRO05-3002'],
    ['search-unit', '/enrollment KT1PRO05', 'KT1PRO05-3002'],
    ['search-group', '/course HYV.77', 'Wellbeing at Work · HYV.77'],
    ['search-group', '/enrollment HYV.77', 'Wellbeing at Work · HYV.77'],
    ['search-name', 'when does HYV.77 start?', 'HYV.77'],
    ['search-group', '/course find KT1PRO05', 'KT1PRO05-3002'],
    ['search-group', '/course find KT1PRO06', 'I can’t search by a course unit’s code'],
    ['units', '/course KT1PRO05', 'KT1PRO05-3002'],
    ['units', 'when is ABC-123 offered next?', 'ABC-123-3001'],
    ['units', 'what is ABC-123 about?', 'About Weaving.'],
    ['search-unit', 'when is ABC-123 offered next?', 'ABC-123-3001'],
  ])('%s: %s', async (extras, asked, shown) => {
    expect((await answerTo(await open(extras), asked)).text).toContain(shown);
  });

  test('by units alone a code that nothing has is looked for as a name', async () => {
    const { direct } = await open('search-unit', 'nothing spoken of before');
    expect((await direct('when does NOPE77X start?')).answer.text).toContain(
      'The whole catalogue has no course called “NOPE77X”.',
    );
  });

  test('by names alone it is not said that groups are found', async () => {
    const { command } = await open('search-name');
    for (const typed of ['/course find TXL22S1', '/course ab']) {
      const { text: said } = (await command(typed)).message;
      expect(said).toContain('To search all courses I need at least three letters of a name');
      expect(said).not.toContain('group');
    }
  });
});
