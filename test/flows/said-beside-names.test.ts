/** What stands beside a name and is none of it: what is said in passing, days of lessons, times that are not wanted. */
import { describe, expect, test } from 'vitest';
import { texts, wordsOfLanguage } from '../../src/i18n/index.ts';
import { isChatWord } from '../../src/i18n/language-of.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';

const env = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings,reservations' };
const shared = openShared((language: Language) => openSample({ env, locales: { sam: LOCALES[language] } }));

type Flow = Awaited<ReturnType<typeof openSample>>;
/** The names that the catalogue was searched by for a message, and its answer. */
async function searchedFor(flow: Flow, typed: string) {
  const { length } = flow.study.calls;
  const { text } = await answerTo(flow, typed);
  const names = flow.study.calls.slice(length).flatMap(({ body }) => {
    const name: unknown = Reflect.get(Object(body), 'name');
    return typeof name === 'string' ? [name.toLowerCase()] : [];
  });
  return { names, text };
}

describe('what is said in passing is none of a name', () => {
  test.each([
    ['en', 'btw are there any courses about acoustics', 'acoustics'],
    ['en', 'hmm courses about acoustics actually', 'acoustics'],
    ['en', 'omg lol i forgot, any courses on photography??', 'photography'],
    ['en', 'tbh idk but photography courses would be cool', 'photography'],
    ['en', 'sooo, acoustics courses maybe?', 'acoustics'],
    ['en', 'ugh when does acoustics start lol', 'acoustics'],
    ['en', 'seriously though, who teaches acoustics', 'acoustics'],
    ['fi', 'tota onko akustiikan kursseja', 'akustiik(an|ka)'],
    ['fi', 'ehdin vielä ilmoittautua akustiikan kurssille', 'akustiik(an|ka)'],
    ['fi', 'öö niin siis akustiikka?', 'akustiikka'],
    ['fi', 'oon menossa akustiikan kurssille, milloin se alkaa', 'akustiik(an|ka)( kurssille)?'],
    ['fi', 'hei sori mut onks valokuvauksen kursseja', 'valokuvau(s|ksen)'],
    ['fi', 'hitsi mikä kiire, milloin akustiikka alkaa', 'akustiikka'],
    ['sv', 'nä fan finns det kurser om akustik', 'akustik'],
    ['sv', 'hej hej finns det någon kurs i akustik', 'akustik'],
    ['sv', 'äh strunt i det, fotografikurser istället', 'fotografi( kurser)?'],
    ['sv', 'alltså typ kurser i fotografi kanske?', 'fotografi'],
    ['sv', 'jag hinner nog inte men när börjar akustik egentligen', 'akustik'],
  ] as const)('%s: %s', async (language, typed, name) => {
    const { names } = await searchedFor(await shared(language), typed);
    for (const one of names) expect(one).toMatch(new RegExp(`^${name}$`));
  });

  test.each(LANGUAGES)('%s: no word of it is searched for behind a command', async (language) => {
    const flow = await shared(language);
    const name = { en: 'acoustics', fi: 'akustiikka', sv: 'akustik' }[language];
    const all = [...wordsOfLanguage(language).chat];
    expect(all.length).toBeGreaterThan(300);
    for (let from = 0; from < all.length; from += 7) {
      const { names } = await searchedFor(
        flow,
        `/course find ${all.slice(from, from + 7).join(' ')} ${name}`,
      );
      for (const one of names) expect(one).toBe(name);
    }
  });

  test.each([
    'Introduction',
    'to',
    'Data',
    'business',
    'basics',
    'perusteet',
    'johdatus',
    'grunder',
    'design',
    'thinking',
    'things',
  ])('a name may have %s', (word) => expect(isChatWord(word.toLowerCase())).toBe(false));
});

describe('days of lessons and times that are not wanted find no courses, and are told', () => {
  test.each([
    ['en', 'acoustics courses not on fridays', 'fridays', 'RA00HF12'],
    ['en', 'marketing courses but not on Monday', 'Monday', 'LI00DZ61-3005'],
    ['en', '/course find marketing not friday', 'friday', 'LI00DZ61-3005'],
    ['en', 'marketing courses on weekdays', 'weekdays', 'LI00DZ61-3005'],
    ['fi', 'markkinoinnin kursseja mutta ei perjantaisin', 'perjantaisin', 'LI00HD11-3002'],
    ['fi', '/course find markkinointi ei maanantaina', 'maanantaina', 'LI00DZ61-3005'],
    ['sv', 'kurser i marknadsföring men inte på fredagar', 'fredagar', 'LI00HD11-3002'],
    ['sv', 'kurser på måndagar om akustik', 'måndagar', 'RA00HF11-3002'],
  ] as const)('%s: %s', async (language, typed, days, code) => {
    const { text } = await searchedFor(await openSample({ env, locales: { sam: LOCALES[language] } }), typed);
    expect(text).toContain(texts(language).find.hoursOfDay(days));
    expect(text).toContain(code);
  });

  test('nor are they those of a course that was spoken of', async () => {
    const flow = await openSample({ env });
    await searchedFor(flow, 'when does acoustics start');
    const { text } = await searchedFor(flow, 'acoustics courses not on fridays');
    expect(text).toContain('RA00HF12');
  });

  test.each([
    ['en', 'marketing courses not in january', 'january', 'LI00DZ61-3005'],
    ['en', "marketing courses that don't start in january", 'january', 'LI00DZ61-3005'],
    ['fi', 'markkinoinnin kursseja mutta ei tammikuussa', 'tammikuussa', 'LI00HD11-3002'],
    ['sv', 'kurser i marknadsföring som inte börjar i januari', 'januari', 'LI00HD11-3002'],
  ] as const)('%s: %s', async (language, typed, time, code) => {
    const { text } = await searchedFor(await openSample({ env, locales: { sam: LOCALES[language] } }), typed);
    const [before = ''] = texts(language).find.unused('_').split('_');
    expect(text).toMatch(new RegExp(`${before}[^\\n]*${time}`));
    expect(text).toContain(code);
  });
});
