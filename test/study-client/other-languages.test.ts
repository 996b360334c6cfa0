/** Texts that the study API does not have in the asked language: what stands in, and what finding it costs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LimitReached } from '../../src/errors.ts';
import { type Language, standInsOf } from '../../src/language.ts';
import type { CourseUnit, Found, Realization, StudyClient } from '../../src/study-client/model.ts';
import { foreign } from '../../src/study-client/texts.ts';
import { TIMING } from '../../src/study-client/timing.ts';
import type { UpstreamHandler, UpstreamReply, UpstreamRequest } from '../fakes/upstream.ts';
import { runs } from '../fixtures/runs.ts';
import {
  CODE,
  code,
  codesOf,
  everyText,
  failureOf,
  found,
  MINUTE,
  open,
  realizationId,
  unitId,
  until,
} from './setup.ts';

const LANGUAGES: Language[] = ['en', 'fi', 'sv'];
type Translated = Partial<Record<Language, Record<string, unknown>>>;

const languageOf = ({ query: { l } }: UpstreamRequest) => l as Language;
const NAMES = { en: { name: 'Hydraulics' }, fi: { name: 'Hydrauliikka' }, sv: { name: 'Hydraulik' } };
const CONTENTS = { en: everyText('Pumps'), fi: everyText('Pumput'), sv: everyText('Pumpar') };

/** What the study API has of every course and unit, whose other fields are empty. */
const has =
  (translated: Translated): UpstreamHandler =>
  (request) => {
    const row = { name: '', content: '', localizedName: {}, ...translated[languageOf(request)] };
    if (request.method === 'POST')
      return found(...codesOf(request.body).map((one) => ({ code: one, ...row })));
    const id = request.path.split('/').at(-1);
    return request.path.startsWith('/courseunit/')
      ? { json: { status: 'success', courseUnits: [{ id, code: CODE, ...row }] } }
      : found({ id, code: CODE, ...row });
  };

const asked = (calls: readonly UpstreamRequest[]) => calls.map(languageOf);

/** What realizations and course units have in common. */
type Course = Pick<Realization & CourseUnit, 'name' | 'nameLanguage' | 'texts' | 'textLanguages'>;

/** The three ways to a text. */
type Ways = [string, (study: StudyClient, language: Language, need?: 'texts') => Promise<Found<Course>>][];
const WAYS: Ways = [
  ['by code', (study, language, need) => study.realization(CODE, language, need)],
  ['by id', (study, language, need) => study.realizationById(realizationId('1'), language, need)],
  ['course unit', (study, language, need) => study.courseUnit(unitId('2'), language, need)],
];

const both = (...languages: Language[]): Translated =>
  Object.fromEntries(languages.map((one) => [one, { ...NAMES[one], ...CONTENTS[one] }]));
describe.each(WAYS)('%s', (_, ask) => {
  const read = (study: StudyClient, language: Language) => ask(study, language, 'texts');

  // What there is, the asked language, which languages are asked, and the languages of name and content.
  test.each<[string, Translated, Language, Language[], (Language | undefined)?, (Language | undefined)?]>([
    ['everything', both('en', 'fi', 'sv'), 'en', ['en']],
    ['everything', both('en', 'fi', 'sv'), 'fi', ['fi']],
    ['everything', both('en', 'fi', 'sv'), 'sv', ['sv']],
    ['the asked one alone', both('sv'), 'sv', ['sv']],
    ['Finnish', both('fi'), 'en', ['en', 'fi'], 'fi', 'fi'],
    ['Finnish', both('fi'), 'sv', ['sv', 'fi'], 'fi', 'fi'],
    ['Finnish and Swedish', both('fi', 'sv'), 'en', ['en', 'fi'], 'fi', 'fi'],
    ['Swedish', both('sv'), 'en', ['en', 'fi', 'sv'], 'sv', 'sv'],
    ['Swedish', both('sv'), 'fi', ['fi', 'en', 'sv'], 'sv', 'sv'],
    ['English', both('en'), 'fi', ['fi', 'en'], 'en', 'en'],
    ['English', both('en'), 'sv', ['sv', 'fi', 'en'], 'en', 'en'],
    ['English and Swedish', both('en', 'sv'), 'fi', ['fi', 'en'], 'en', 'en'],
    ['a text, names in Finnish', { en: CONTENTS.en, fi: NAMES.fi }, 'en', ['en', 'fi'], 'fi', undefined],
    ['text and name apart', { fi: CONTENTS.fi, sv: NAMES.sv }, 'en', ['en', 'fi', 'sv'], 'sv', 'fi'],
  ])('with %s (%j), asked in %s', async (_, translated, language, languages, nameIn, contentIn) => {
    const { study, upstream } = await open(has(translated));
    const { value } = await ask(study, language);
    expect(asked(upstream.calls)).toEqual(languages);
    expect(value).toMatchObject({
      name: NAMES[nameIn ?? language].name,
      texts: { content: CONTENTS[contentIn ?? language]['content'] },
    });
    expect([value.nameLanguage, value.textLanguages?.content]).toEqual([nameIn, contentIn]);
    expect(await ask(study, language)).toMatchObject({ value });
    expect(upstream.calls, 'a hit costs nothing').toHaveLength(languages.length);
    expect(await read(study, language), 'texts that are there are not looked for').toMatchObject({ value });
    expect(upstream.calls).toHaveLength(languages.length);
  });

  // What there is beside texts in the asked language, which; what is asked for a card, and what more for the texts.
  test.each<[string, Translated, Language, Language[], Language[], Language?]>([
    ['a name', { en: NAMES.en }, 'en', ['en'], ['fi', 'sv']],
    ['names', NAMES, 'en', ['en'], ['fi', 'sv']],
    ['names', NAMES, 'fi', ['fi'], ['en', 'sv']],
    ['names', NAMES, 'sv', ['sv'], ['fi', 'en']],
    ['a name, Finnish', { en: NAMES.en, fi: CONTENTS.fi, sv: CONTENTS.sv }, 'en', ['en'], ['fi'], 'fi'],
    ['a name, Swedish', { en: NAMES.en, sv: CONTENTS.sv }, 'en', ['en'], ['fi', 'sv'], 'sv'],
    ['names, Swedish', { ...NAMES, sv: { ...NAMES.sv, ...CONTENTS.sv } }, 'fi', ['fi'], ['en', 'sv'], 'sv'],
    ['names, English', { ...NAMES, en: { ...NAMES.en, ...CONTENTS.en } }, 'sv', ['sv'], ['fi', 'en'], 'en'],
    ['no name', { fi: NAMES.fi, sv: CONTENTS.sv }, 'en', ['en', 'fi'], ['fi', 'sv'], 'sv'],
  ])('with %s (%j), texts asked in %s', async (_, translated, language, card, more, contentIn) => {
    const { study, upstream } = await open(has(translated));
    const { value: shown } = await ask(study, language);
    expect([asked(upstream.calls), shown.texts]).toEqual([card, {}]);
    const { value, ...age } = await read(study, language);
    expect(asked(upstream.calls)).toEqual([...card, ...more]);
    expect([value.name, value.nameLanguage]).toEqual([shown.name, shown.nameLanguage]);
    expect([...new Set(Object.values(value.texts))]).toEqual(
      contentIn ? [CONTENTS[contentIn]['content']] : [],
    );
    expect(value.textLanguages?.content).toBe(contentIn);
    expect(await read(study, language)).toEqual({ value, ...age });
    expect(upstream.calls, 'once').toHaveLength(card.length + more.length);
    expect((await ask(study, language)).value, 'a card’s answer is as it was').toEqual(shown);
  });

  test('a language asked for its texts alone has a name all the same for its own readers', async () => {
    const { study, upstream } = await open(has({ en: NAMES.en }));
    await read(study, 'en');
    expect((await ask(study, 'fi')).value).toMatchObject({ name: 'Hydraulics', nameLanguage: 'en' });
    expect(asked(upstream.calls)).toEqual(['en', 'fi', 'sv', 'fi', 'en']);
  });

  test.each<[string, UpstreamReply]>([
    ['a fault', { status: 501 }],
    ['a cut connection', { trouble: 'reset' }],
    ['a quota', { status: 429, headers: { 'retry-after': '60' } }],
    ['nonsense', { body: '<html>' }],
  ])('%s where texts are looked for: there are none, until they are looked for again', async (_, reply) => {
    const { study, upstream, clock } = await open((request) =>
      languageOf(request) === 'en' ? has(NAMES)(request) : reply,
    );
    expect((await read(study, 'en')).value).toMatchObject({ name: 'Hydraulics', texts: {} });
    expect(asked(upstream.calls)).not.toContain('sv');
    upstream.answer(has({ ...NAMES, ...both('fi') }));
    clock.advance(2 * MINUTE);
    expect((await read(study, 'en')).value.texts).toMatchObject({ content: 'Pumput' });
  });

  test('an asker over the limit gets the found course, without texts', async () => {
    let room = 1;
    const charge = () => {
      room -= 1;
      if (room < 0) throw new LimitReached('person', 0);
    };
    const { study } = await open(has({ ...NAMES, ...both('fi') }), {
      asker: { charge, workspace: () => '' },
    });
    expect((await read(study, 'en')).value).toMatchObject({ name: 'Hydraulics', texts: {} });
  });

  test('a failure in the asked language is one for readers of texts, too', async () => {
    const { study } = await open(() => ({ status: 400 }));
    expect(await failureOf(read(study, 'en'))).toMatchObject({ name: 'InvalidResponse' });
  });

  test.each(LANGUAGES)(
    'with nothing anywhere, asked in %s: two more calls, and the code',
    async (language) => {
      const { study, upstream } = await open(has({}));
      const { value } = await ask(study, language);
      expect(asked(upstream.calls)).toEqual([language, ...standInsOf(language)]);
      expect(value).toMatchObject({ name: CODE, texts: {} });
      expect(value.nameLanguage).toBeUndefined();
      await ask(study, language);
      expect(upstream.calls).toHaveLength(3);
    },
  );

  test('a language that does not know it is passed over', async () => {
    const { study } = await open((request) => {
      if (languageOf(request) !== 'fi') return has(both('sv'))(request);
      return request.method === 'POST' ? found() : { status: 404 };
    });
    expect((await ask(study, 'en')).value).toMatchObject({ name: 'Hydraulik', nameLanguage: 'sv' });
  });

  test.each<[string, UpstreamReply]>([
    ['a fault', { status: 501 }],
    ['a cut connection', { trouble: 'reset' }],
    ['a quota', { status: 429, headers: { 'retry-after': '60' } }],
    ['nonsense', { body: '<html>' }],
  ])('%s in another language: the code stands, until a refresh', async (_, reply) => {
    const { study, upstream, clock, events } = await open((request) =>
      languageOf(request) === 'en' ? has({})(request) : reply,
    );
    const { value, freshness } = await ask(study, 'en');
    expect([value.name, freshness]).toEqual([CODE, 'fresh']);
    expect(asked(upstream.calls)).not.toContain('sv');
    const calls = upstream.calls.length;
    await ask(study, 'en');
    expect(upstream.calls, 'left alone while it is fresh').toHaveLength(calls);
    upstream.answer(has(both('fi')));
    clock.advance(11 * MINUTE);
    await ask(study, 'en');
    await until(() => events.some((event) => event.event === 'refresh'));
    expect((await ask(study, 'en')).value).toMatchObject({ name: 'Hydrauliikka', nameLanguage: 'fi' });
  });

  test('another language that hangs does not hold up the answer', async () => {
    const { study } = await open(
      (request) => (languageOf(request) === 'en' ? has({})(request) : { trouble: 'hang' }),
      { timing: { otherLanguagesMs: 20, attemptMs: 60 * MINUTE, deadlineMs: 60 * MINUTE } },
    );
    expect((await ask(study, 'en')).value.name).toBe(CODE);
  });

  test('other languages that hang hold up those who show texts no longer than the client is told', async () => {
    const { study } = await open(
      (request) => (languageOf(request) === 'en' ? has(NAMES)(request) : { trouble: 'hang' }),
      { timing: { otherLanguagesMs: 20, attemptMs: 60 * MINUTE, deadlineMs: 60 * MINUTE } },
    );
    const since = performance.now();
    expect((await read(study, 'en')).value).toMatchObject({ name: 'Hydraulics', texts: {} });
    expect(performance.now() - since).toBeLessThan(TIMING.otherLanguagesMs);
  });

  test('a failure in the asked language is the answer’s, also where another language has it', async () => {
    const { study, upstream } = await open((request) =>
      languageOf(request) === 'en' ? { status: 400 } : has(both('fi'))(request),
    );
    expect(await failureOf(ask(study, 'en'))).toMatchObject({ name: 'InvalidResponse' });
    expect(asked(upstream.calls)).toEqual(['en']);
  });

  test('fifty who ask at once cost as much as one', async () => {
    const { study, upstream } = await open(has(both('sv')));
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(study, 'en')));
    expect(new Set(answers.map(({ value }) => value)).size).toBe(1);
    expect(asked(upstream.calls)).toEqual(['en', 'fi', 'sv']);
  });

  test('each language keeps its own answer, with its own marks', async () => {
    const { study, upstream } = await open(has(both('fi')));
    for (const language of LANGUAGES) {
      const { value } = await ask(study, language);
      expect([value.name, value.nameLanguage]).toEqual([
        'Hydrauliikka',
        language === 'fi' ? undefined : 'fi',
      ]);
    }
    expect(asked(upstream.calls)).toEqual(['en', 'fi', 'fi', 'sv', 'fi']);
  });
});

test('a check of a course that has a name, and no text anywhere, costs one call', async () => {
  const { study, upstream, clock } = await open(has(NAMES));
  await study.realization(CODE, 'en');
  clock.advance(11 * MINUTE);
  await study.realization(CODE, 'en', 'fresh');
  expect(asked(upstream.calls)).toEqual(['en', 'en']);
});

describe('searches', () => {
  const codes = (count: number) =>
    Array.from({ length: count }, (_, index) => code(`AA00BB11-${3000 + index}`));
  /** Whether a code's number ends in 0: only those are untranslated. */
  const tenth = (one: string) => one.endsWith('0');

  test.each([
    [1, 1],
    [100, 100],
    [40, 30],
    [100, 0],
  ])('of %i codes, of which %i have no English text', async (all, wanting) => {
    const lacking = new Set<string>(codes(wanting));
    const { study, upstream } = await open(({ body, query: { l } }) =>
      found(
        ...codesOf(body).map((one) => (l === 'en' && lacking.has(one) ? { code: one } : rowIn(one, l ?? ''))),
      ),
    );
    const answers = await Promise.all(codes(all).map((one) => study.realization(one, 'en')));
    expect(asked(upstream.calls)).toEqual(wanting === 0 ? ['en'] : ['en', 'fi']);
    const [, more] = upstream.calls;
    expect(more === undefined ? [] : codesOf(more.body)).toEqual([...lacking]);
    expect(answers.map(({ value }) => value.nameLanguage)).toEqual(
      codes(all).map((one) => (lacking.has(one) ? 'fi' : undefined)),
    );
  });

  test('of more than a hundred codes: as many searches in each other language, at most', async () => {
    const { study, upstream } = await open(({ body }) =>
      found(...codesOf(body).map((one) => ({ code: one }))),
    );
    await Promise.all(codes(250).map((one) => study.realization(one, 'sv')));
    for (const language of LANGUAGES) {
      const mine = upstream.calls.filter((call) => languageOf(call) === language);
      expect(mine.length).toBe(3);
      expect(mine.flatMap(({ body }) => codesOf(body)).toSorted()).toEqual(codes(250).toSorted());
    }
  });

  test('only what Finnish does not have either is asked for in Swedish', async () => {
    const { study, upstream } = await open(({ body, query: { l } }) =>
      found(
        ...codesOf(body).map((one) =>
          l === 'sv' || (l === 'fi' && !tenth(one)) ? rowIn(one, l) : { code: one },
        ),
      ),
    );
    await Promise.all(codes(20).map((one) => study.realization(one, 'en')));
    expect(upstream.calls.map((call) => [languageOf(call), codesOf(call.body).length])).toEqual([
      ['en', 20],
      ['fi', 20],
      ['sv', 2],
    ]);
  });

  const rowIn = (one: string, language: string) => ({
    code: one,
    name: `Name in ${language}`,
    content: `Text in ${language}`,
  });
});

test('with any gaps, nothing is invented, nothing is left out, and at most two more calls are made', {
  tags: 'property',
}, async () => {
  const filled = fc.subarray(LANGUAGES);
  const { study, upstream } = await open();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(filled, filled, filled, fc.constantFrom(...LANGUAGES), async (names, a, b, language) => {
      const before = upstream.calls.length;
      upstream.answer(({ body, query: { l } }) => {
        const one = l as Language;
        const text = (of: readonly Language[], what: string) => (of.includes(one) ? `${what} in ${one}` : '');
        const row = { name: text(names, 'Name'), content: text(a, 'A'), objective: text(b, 'B') };
        return found(...codesOf(body).map((each) => ({ code: each, ...row })));
      });
      run += 1;
      const mine = code(`AA00BB11-${10_000 + run}`);
      const { value } = await study.realization(mine, language);
      const calls = asked(upstream.calls.slice(before));
      expect([language, ...standInsOf(language)].slice(0, calls.length)).toEqual(calls);
      const shown = (text: string | undefined, mark: Language | undefined) => [text, mark ?? language];
      const heard = calls.filter((one) => names.includes(one));
      expect(shown(value.name, value.nameLanguage)).toEqual(
        heard[0] ? [`Name in ${heard[0]}`, heard[0]] : [mine, language],
      );
      // A language that was asked for something else gives its texts, too.
      for (const [key, what, of] of [
        ['content', 'A', a],
        ['objective', 'B', b],
      ] as const) {
        const [first] = calls.filter((one) => of.includes(one));
        expect(shown(value.texts[key], value.textLanguages?.[key])).toEqual(
          first ? [`${what} in ${first}`, first] : [undefined, language],
        );
      }
      expect(names.length > 0, 'a name anywhere is found').toBe(value.name !== mine);
      const full = await study.realization(mine, language, 'texts');
      const missing = [a, b].filter((one) => one.length === 0).length;
      expect(Object.keys(full.value.texts), 'so is each text').toHaveLength(2 - missing);
      expect(upstream.calls.length - before - calls.length).toBeLessThanOrEqual(2);
    }),
    { numRuns: runs(150) },
  );
});

test.each([
  ['EI TENTTIÄ', 'fi'],
  ['Englanti B2', 'fi'],
  ['HYVÄKSYTTY SUORITUS VAADITAAN', 'fi'],
  ['81 h', undefined],
  ['0–5', undefined],
  ['TXL22S1', undefined],
  ['TX00EY23-3015', undefined],
])('the language of “%s” is named as %s', (text, language) => {
  expect(foreign(text, 'fi', 'sv')).toBe(language);
});
