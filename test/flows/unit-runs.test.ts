/** The runs of a course unit, where the study API finds them by the unit's code: all of them, and what is said where not. */
import { describe, expect, test } from 'vitest';
import { realizationJson, type SampleRealization } from '../../playground/sample-data/shape.ts';
import { EVERY_EXTRA, type SampleManners, USUAL_MANNERS } from '../../playground/sample-extras.ts';
import { searchRealizations } from '../../playground/sample-search.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import type { UpstreamHandler, UpstreamReply } from '../fakes/upstream.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type Flow, openScripted, openShared } from './harness.ts';

const ON = 'search-name,search-group,search-unit';

const textOf = ({ text, blocks }: SlackMessage): string => `${text} ${JSON.stringify(blocks)}`;
const inWords = ({ text = '' }: SlackMessage): string => text;
const said = async ({ command, direct }: Flow, typed: string): Promise<SlackMessage> =>
  await answerTo({ command, direct }, typed);

const names = (name: string) => ({ fi: name, sv: name, en: name });
const ENDED = { starts: '2026-01-12T00:00:00', ends: '2026-05-15T23:59:00' };
const RUNNING = { starts: '2026-09-01T00:00:00', ends: '2026-12-18T23:59:00' };
const OPEN = {
  ...{ starts: '2027-01-11T00:00:00', ends: '2027-04-30T23:59:00' },
  ...{ opens: '2026-11-09T00:00:00', closes: '2026-12-06T23:59:00' },
};

let nth = 0;
const run = (code: string, name: string, dates: Partial<SampleRealization>): SampleRealization => {
  nth += 1;
  return { id: String(70_000 + nth), code, name: names(name), ...dates };
};
const runs = (unit: string, from: number, count: number, dates: Partial<SampleRealization>) =>
  Array.from({ length: count }, (_, at) => run(`${unit}-${from + at}`, `Drama of ${unit}`, dates));

const ROWS: readonly SampleRealization[] = [
  run('KU00AA01-3001', 'Pedagogical Drama', ENDED),
  run('KU00AA01-3002', 'Pedagogical Drama', RUNNING),
  run('KU00AA01-3003', 'Pedagogical Drama', OPEN),
  run('KU00BB04-3001', 'Oil Painting', OPEN),
  run('SV00HH03-3001', 'Ceramics', ENDED),
  ...runs('KU00CC05', 3001, 12, OPEN),
  ...runs('KU00CC06', 3001, 40, ENDED),
  ...runs('KU00CC06', 3041, 20, OPEN),
];

/** A study API that finds courses by all that a search may hold, unless `fault` answers in its place. */
const service =
  (
    manners: SampleManners,
    fault: (codes: readonly string[]) => UpstreamReply | undefined = () => undefined,
  ) =>
  ({ path, body, query }: Parameters<UpstreamHandler>[0]): UpstreamReply => {
    if (path !== '/realization/search') return { status: 404, json: { statusCode: 404 } };
    const language = query['l'] === 'en' || query['l'] === 'sv' ? query['l'] : 'fi';
    const sought = { ...(body as Record<string, unknown>) };
    const codes = Array.isArray(sought['codes']) ? sought['codes'].map(String) : [];
    const found = searchRealizations(ROWS, sought, { language, extras: EVERY_EXTRA.extras, manners });
    return (
      fault(codes) ?? {
        json: { status: 'success', realizations: found.map((one) => realizationJson(one, language)) },
      }
    );
  };

const open = (manners: SampleManners, env = { STUDY_API_EXTRAS: ON }, more = {}) =>
  openScripted(service(manners), { env, ...more });

describe.each([
  ['as sister services', USUAL_MANNERS],
  ['the opposite of that', OPPOSITE_MANNERS],
])('a service that behaves %s', (_, manners) => {
  test.each([
    ['KU00CC05', 12, 'Next 2', 0],
    ['KU00CC06', 20, 'Next 10', 40],
  ])('all runs of %s can be reached, and only ended ones are older', async (unit, count, next, older) => {
    const flow = await open(manners);
    const list = await said(flow, `/course ${unit}`);
    expect(inWords(list).startsWith(`Found ${count} courses`)).toBe(true);
    expect(textOf(list)).toContain('In the whole catalogue');
    const first = listed(list);
    const { length } = flow.upstream.calls;
    await flow.slack.click(list, next);
    await flow.until(() => inWords(list).includes('Page 2 of 2') || undefined);
    const shown = new Set([...first, ...listed(list)]);
    expect(shown.size).toBe(count);
    expect(flow.upstream.calls.length).toBe(length);
    if (older === 0) return expect(textOf(list)).not.toContain('Older runs');
    await flow.slack.click(list, `Older runs (${older})`);
    await flow.until(() => inWords(list).startsWith(`Found ${count + older} courses`) || undefined);
  });
});

const listed = (message: SlackMessage): string[] => inWords(message).match(/KU00CC\d\d-\d{4}/g) ?? [];

const dump = { status: 'success', realizations: Array.from({ length: 1000 }, (_, at) => dumped(at)) };
function dumped(at: number): unknown {
  return realizationJson(run(`ZZ00ZZ${10 + (at % 90)}-${3000 + at}`, 'Other', ENDED), 'en');
}
const FAULTS: readonly (readonly [string, UpstreamReply])[] = [
  ['500', { status: 500, json: {} }],
  ['429', { status: 429, headers: { 'retry-after': '30' }, json: {} }],
  ['a dump', { json: dump }],
];
const NOT_SEARCHED = /could not be searched|ei voitu hakea|kunde inte sökas/;
const WHOLE = /In the whole catalogue|Koko opintotarjonnasta\.|I hela kursutbudet\./;

describe.each(FAULTS)('while the search for a unit gives %s', (_, reply) => {
  const openFaulty = async (more = {}) => {
    let isFaulty = false;
    const isOfUnit = (codes: readonly string[]) => codes.length === 1 && !codes[0]?.includes('-');
    const flow = await openScripted(
      service(USUAL_MANNERS, (codes) => (isFaulty && isOfUnit(codes) ? reply : undefined)),
      { env: { STUDY_API_EXTRAS: ON }, troubles: ['upstream', 'study'], ...more },
    );
    return {
      flow,
      fail: () => {
        isFaulty = true;
      },
    };
  };

  test.each([
    ['/course KU00AA01', 'en-GB'],
    ['when is KU00AA01 offered next?', 'en-GB'],
    ['is KU00AA01 offered every semester?', 'en-GB'],
    ['/enrollment KU00AA01', 'en-GB'],
    ['how many credits are KU00AA01 and KU00BB04?', 'en-GB'],
    ['milloin KU00AA01 järjestetään seuraavan kerran?', 'fi-FI'],
    ['när ordnas KU00AA01 nästa gång?', 'sv-SE'],
  ])('%s shows what is known, and one line says so', async (typed, locale) => {
    const { flow, fail } = await openFaulty({ locales: { sam: locale } });
    await said(flow, '/course KU00AA01-3003');
    fail();
    const text = inWords(await said(flow, typed));
    expect(text.match(new RegExp(NOT_SEARCHED, 'g'))).toHaveLength(1);
    expect(text).not.toMatch(WHOLE);
  });

  test('a unit of which nothing is known is not said to have no runs', async () => {
    const { flow, fail } = await openFaulty();
    fail();
    const text = inWords(await said(flow, '/course QQ00QQ11'));
    expect(text).not.toMatch(/no realization/i);
    expect(text).not.toContain('QQ00QQ11-3001');
  });
});

test.each([
  ['/course KU00AA01', 'en-GB', /Found near the code KU00AA01/],
  ['when is KU00AA01 offered next?', 'en-GB', /KU00AA01-3/],
  ['/course QQ00QQ11', 'en-GB', /QQ00QQ11-3001/],
])(
  'where the search for a unit is answered with 404, %s is answered as where it is off',
  async (typed, locale, shows) => {
    let isGone = false;
    const isOfUnit = (codes: readonly string[]) => codes.length === 1 && !codes[0]?.includes('-');
    const gone = { status: 404, json: { statusCode: 404, message: 'Resource not found' } };
    const flow = await openScripted(
      service(USUAL_MANNERS, (codes) => (isGone && isOfUnit(codes) ? gone : undefined)),
      { env: { STUDY_API_EXTRAS: ON }, locales: { sam: locale } },
    );
    await said(flow, '/course KU00AA01-3003');
    isGone = true;
    for (const _ of ['the first time', 'the second']) {
      const text = inWords(await said(flow, typed));
      expect(text).toMatch(shows);
      expect(text).not.toMatch(NOT_SEARCHED);
      expect(text).not.toMatch(WHOLE);
    }
  },
);

/** For rows that only ask. */
const shared = openShared(open);

test.each([
  ['en-GB', 'The whole catalogue has no course of ZZ00ZZ99.'],
  ['fi-FI', 'Koko opintotarjonnassa ei ole toteutuksia tunnuksella ZZ00ZZ99.'],
  ['sv-SE', 'I hela kursutbudet finns inget genomförande av ZZ00ZZ99.'],
])('in %s no code of a run is made up where all were searched', async (locale, shown) => {
  const flow = await shared(USUAL_MANNERS, undefined, { locales: { sam: locale } });
  const text = textOf(await said(flow, '/course ZZ00ZZ99'));
  expect(text).toContain(shown);
  expect(text).not.toContain('ZZ00ZZ99-3');
});

describe('questions for the runs of a unit', () => {
  const WHERE = ['In the whole catalogue', 'Koko opintotarjonnasta', 'I hela kursutbudet'];
  const [en, fi, sv] = ['en-GB', 'fi-FI', 'sv-SE'];
  const answerTo = async (typed: string, locale: string, env = { STUDY_API_EXTRAS: ON }) => {
    const flow = await open(USUAL_MANNERS, env, { locales: { sam: locale } });
    await said(flow, '/course SV00HH03-3001');
    await said(flow, '/course KU00AA01-3003');
    return textOf(await said(flow, typed));
  };

  test.each([
    ['when is SV00HH03 offered next?', en, 'No run of SV00HH03 is known to come. The last one:'],
    ['when is SV00HH03 next given?', en, 'No run of SV00HH03 is known to come. The last one:'],
    ['milloin SV00HH03 järjestetään seuraavan kerran?', fi, 'SV00HH03 ei ole tiedossa tulevia toteutuksia.'],
    ['när ordnas SV00HH03 nästa gång?', sv, 'Inget kommande genomförande av SV00HH03 är känt.'],
  ])('%s: that none is known to come, and the last one', async (typed, locale, shown) => {
    const text = await answerTo(typed, locale);
    expect(text).toContain(shown);
    expect(text).toContain('SV00HH03-3001');
    expect(WHERE.filter((one) => text.includes(one))).toHaveLength(1);
    const without = await answerTo(typed, locale, { STUDY_API_EXTRAS: 'off' });
    expect(without).toContain(shown);
    expect(WHERE.filter((one) => without.includes(one))).toEqual([]);
  });

  test.each([
    ['when is KU00AA01 offered next?', en, 'Older runs (1)'],
    ['milloin KU00AA01 järjestetään seuraavan kerran?', fi, 'Vanhemmat toteutukset (1)'],
    ['när ordnas KU00AA01 nästa gång?', sv, 'Äldre genomföranden (1)'],
  ])('%s: the runs to come, those that have ended behind a button', async (typed, locale, older) => {
    const text = await answerTo(typed, locale);
    expect(text).toContain('KU00AA01-3003');
    expect(text).not.toContain('KU00AA01-3001');
    expect(text).toContain(older);
  });

  test.each([
    ['is KU00AA01 offered every semester?', en, 'Starts, the latest first:'],
    ['järjestetäänkö KU00AA01 joka lukukausi?', fi, 'Alkamiset, viimeisin ensin:'],
    ['ordnas KU00AA01 varje termin?', sv, 'Starter, den senaste först:'],
  ])('%s: all starts, the latest first', async (typed, locale, shown) => {
    const text = await answerTo(typed, locale);
    const [, starts = ''] = text.split(shown);
    const codes = (starts.match(/KU00AA01-\d{4}/g) ?? []).slice(0, 3);
    expect(codes).toEqual(['KU00AA01-3003', 'KU00AA01-3002', 'KU00AA01-3001']);
    expect(text).not.toMatch(/\b(?:Yes|No|Kyllä|Ei|Ja|Nej)\b[,:]/);
  });

  test.each([
    ['is KU00AA01 offered in spring?', en, 'Yes, these start then'],
    ['onko KU00AA01 tarjolla keväällä?', fi, 'Kyllä, silloin'],
    ['järjestetäänkö KU00AA01 keväällä?', fi, 'Kyllä, silloin'],
    ['ordnas KU00AA01 på våren?', sv, 'Ja, dessa börjar då'],
    ['is KU00AA01 offered in summer?', en, 'No run of KU00AA01 is known to start then'],
    ['järjestetäänkö KU00AA01 kesällä?', fi, 'ei ole tiedossa toteutusta, joka alkaa silloin'],
    ['ordnas KU00AA01 på sommaren?', sv, 'Inget genomförande av KU00AA01 är känt som börjar då'],
  ])('%s: yes only where one is known', async (typed, locale, shown) => {
    expect(await answerTo(typed, locale)).toContain(shown);
  });

  test.each([
    ['is oil painting offered every semester?', en],
    ['järjestetäänkö öljyvärimaalaus joka lukukausi?', fi],
    ['ordnas oljemålning varje termin?', sv],
    ['when is oil painting offered next?', en],
    ['milloin öljyvärimaalaus järjestetään seuraavan kerran?', fi],
    ['när ordnas oljemålning nästa gång?', sv],
  ])('%s: it is not about the course that was spoken of', async (typed, locale) => {
    for (const env of [{ STUDY_API_EXTRAS: ON }, { STUDY_API_EXTRAS: 'off' }]) {
      const flow = await open(USUAL_MANNERS, env, { locales: { sam: locale } });
      await said(flow, 'KU00AA01');
      expect(textOf(await said(flow, typed))).not.toContain('KU00AA01');
    }
  });

  test('a course that is spoken of is meant by a word in its place', async () => {
    const flow = await open(USUAL_MANNERS);
    await said(flow, 'KU00AA01');
    expect(textOf(await said(flow, 'is it offered every semester?'))).toContain('KU00AA01-3001');
  });
});
