/** An outage, and a course that is at hand in another language than the asked one. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import type { CourseUnit, Found, Realization, StudyClient } from '../../src/study-client/model.ts';
import type { UpstreamHandler, UpstreamReply } from '../fakes/upstream.ts';
import {
  BREAKDOWNS,
  CODE,
  codesOf,
  failureOf,
  found,
  HOUR,
  MINUTE,
  open,
  realizationId,
  unitId,
} from './setup.ts';

/** What realizations and course units have in common. */
type Course = Pick<Realization & CourseUnit, 'name' | 'nameLanguage' | 'texts' | 'textLanguages'>;
type Ask<T> = (study: StudyClient, language: Language, need?: 'texts') => Promise<Found<T>>;
type Way = Ask<Course>;
const WAYS: [string, Way][] = [
  ['by code', (study, language, need) => study.realization(CODE, language, need)],
  ['by id', (study, language, need) => study.realizationById(realizationId('1'), language, need)],
  ['course unit', (study, language, need) => study.courseUnit(unitId('1'), language, need)],
];
const byCode: Ask<Realization> = (study, language, need) => study.realization(CODE, language, need);

const WORDS = {
  en: { name: 'Hydraulics', content: 'Pumps' },
  fi: { name: 'Hydrauliikka', content: 'Pumput' },
  sv: { name: 'Hydraulik', content: 'Pumpar' },
};

/** A study API that has everything in every language, and `more` of each row. */
const whole =
  (more: object = {}): UpstreamHandler =>
  ({ method, body, path, query }) => {
    const row = { id: '1', code: CODE, ...WORDS[query['l'] as Language], ...more };
    if (method === 'POST') return found(...codesOf(body).map((code) => ({ ...row, code })));
    return path.includes('/courseunit/') ? { json: { status: 'success', courseUnits: [row] } } : found(row);
  };

/** What is at hand in `languages`, and then the study API answers nothing but `reply`. */
async function brokenAfter(languages: readonly Language[], ask: Way, more?: object, reply?: UpstreamReply) {
  const opened = await open(whole(more), { timing: { retries: 0 } });
  for (const language of languages) {
    await ask(opened.study, language);
    opened.clock.advance(MINUTE);
  }
  opened.upstream.answer(() => reply ?? { status: 501 });
  return opened;
}

describe.each(WAYS)('%s', (_, ask) => {
  test.each(BREAKDOWNS)('%s: the other language is told, marked and with its age', async (_, reply, name) => {
    const { study, clock } = await brokenAfter(['fi'], ask, {}, reply);
    const told = await ask(study, 'en');
    expect(told).toMatchObject({
      freshness: 'outage',
      cause: { name },
      fetchedAt: clock.now() - MINUTE,
      value: { code: CODE, name: 'Hydrauliikka', nameLanguage: 'fi' },
    });
    expect(told.value.texts).toEqual({ content: 'Pumput' });
    expect(told.value.textLanguages).toEqual({ content: 'fi' });
  });

  test('what the other language has is left as it is for those who ask in it', async () => {
    const { study } = await brokenAfter(['fi'], ask);
    await ask(study, 'en');
    const { value } = await ask(study, 'fi');
    expect([value.name, value.nameLanguage, value.textLanguages]).toEqual([
      'Hydrauliikka',
      undefined,
      undefined,
    ]);
  });

  test('who shows texts gets those of the other language, too', async () => {
    const { study } = await brokenAfter(['fi'], ask);
    const { withoutTexts, ...told } = await ask(study, 'en', 'texts');
    expect(told).toEqual(await ask(study, 'en'));
    expect(withoutTexts, 'why texts of the third language may be missing').toMatchObject({
      name: 'Unavailable',
    });
  });

  test('texts that have to be asked for are missing, also where a language stands in', async () => {
    const { study, upstream } = await open(whole({ content: '' }), { timing: { retries: 0 } });
    await ask(study, 'en');
    upstream.answer(whole());
    await ask(study, 'sv');
    upstream.answer(() => ({ status: 501 }));
    expect((await ask(study, 'en', 'texts')).value.texts).toEqual({});
  });

  test('after a day nothing is told any more', async () => {
    const { study, clock } = await brokenAfter(['fi', 'sv'], ask);
    clock.advance(25 * HOUR);
    expect(await failureOf(ask(study, 'en'))).toMatchObject({ name: 'Unavailable' });
  });

  test('after the outage the asked language is told', async () => {
    const { study, upstream } = await brokenAfter(['fi'], ask);
    await ask(study, 'en');
    upstream.answer(whole());
    expect(await ask(study, 'en')).toMatchObject({ freshness: 'fresh', value: { name: 'Hydraulics' } });
  });
});

test.each<[Language, Language[], string]>([
  ['en', ['sv', 'fi'], 'Hydrauliikka'],
  ['en', ['sv'], 'Hydraulik'],
  ['sv', ['en', 'fi'], 'Hydrauliikka'],
  ['fi', ['sv', 'en'], 'Hydraulics'],
])('asked in %s with %j at hand: %s', async (language, atHand, name) => {
  const { study } = await brokenAfter(atHand, byCode);
  expect((await byCode(study, language)).value.name).toBe(name);
});

test('who needs a fresh answer gets the failure', async () => {
  const { study } = await brokenAfter(['fi'], byCode);
  expect(await failureOf(study.realization(CODE, 'en', 'fresh'))).toMatchObject({ name: 'Unavailable' });
});

test('with nothing at hand the failure is told', async () => {
  const { study } = await brokenAfter([], byCode);
  expect(await failureOf(byCode(study, 'en'))).toMatchObject({ name: 'Unavailable' });
});

test('a course that is not there in the asked language is not there', async () => {
  const { study } = await brokenAfter(['fi'], byCode, {}, found());
  expect(await failureOf(byCode(study, 'en'))).toMatchObject({ name: 'NotFound' });
});

test('a name that came in the asked language, too, is the name', async () => {
  const more = { localizedName: { fi: 'Hydrauliikka', sv: 'Hydraulik', en: 'Hydraulics' } };
  const { study } = await brokenAfter(['fi'], byCode, more);
  const { value } = await byCode(study, 'en');
  expect([value.name, value.nameLanguage, value.names]).toEqual([
    'Hydraulics',
    undefined,
    { fi: 'Hydrauliikka', sv: 'Hydraulik' },
  ]);
});

test('labels are marked, and what is of no language is not', async () => {
  const more = {
    ...{ name: '', localizedName: {}, office: { code: 'A', localizedName: { fi: 'Kampus' } } },
    ...{ tags: [{ name: 'avoin' }], studentGroups: [{ code: 'TXK25S1', name: 'TXK25S1' }] },
    degreeProgrammes: [{ code: 'B', localizedName: { sv: 'Maskinteknik' } }],
  };
  const { study } = await brokenAfter(['fi'], byCode, more);
  const { value } = await byCode(study, 'en');
  const { office, tags, studentGroups, degreeProgrammes } = value;
  // A code is of no language.
  expect([value.name, value.nameLanguage]).toEqual([CODE, undefined]);
  expect(office).toMatchObject({ name: 'Kampus', nameLanguage: 'fi' });
  expect(tags).toMatchObject([{ name: 'avoin', nameLanguage: 'fi' }]);
  expect(degreeProgrammes).toMatchObject([{ name: 'Maskinteknik', nameLanguage: 'sv' }]);
  expect(studentGroups?.map(({ name, nameLanguage }) => [name, nameLanguage])).toEqual([
    ['TXK25S1', undefined],
  ]);
});
