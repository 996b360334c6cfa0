/** In which language answers speak without a choice: Slack's own, asked for once. */
import { expect, test } from 'vitest';
import type { Flow } from './harness.ts';
import { openSample, openScripted, openShared } from './harness.ts';
import { realization, realizations } from './upstream-rows.ts';

const NAMES = {
  en: /^Software Engineering Project/m,
  fi: /^Ohjelmistotuotantoprojekti/m,
  sv: /^Programvaruprojekt/m,
} as const;

function asked({ slack }: Flow): number {
  return slack.calls.filter(({ method }) => method === 'users.info').length;
}

/** For rows that only ask. */
const sharedSample = openShared(openSample);

test.each([
  ['en-GB', 'en'],
  ['en-US', 'en'],
  ['fi-FI', 'fi'],
  ['sv-SE', 'sv'],
  ['de-DE', 'sv'],
] as const)('a person whose Slack is in %s is answered in %s', async (locale, language) => {
  const flow = await sharedSample({ locales: { sam: locale }, env: { DEFAULT_LANGUAGE: 'sv' } });
  expect((await flow.command('/course TX00EY23-3015')).message.text).toMatch(NAMES[language]);
});

test('Slack is asked once for a person, and an answer that is cached then goes into the ack', async () => {
  const flow = await openSample({ strangers: true });
  await flow.command('/course TX00EY23-3015');
  expect(asked(flow)).toBe(1);
  const { delivered } = await flow.command('/course TX00EY23-3015');
  expect(delivered.body).toMatchObject({ response_type: 'ephemeral' });
  await flow.command('/course TX00EY23-3015', { user: 'aino' });
  expect(asked(flow)).toBe(2);
});

test('a language that is changed in Slack is noticed within six hours', async () => {
  const flow = await openSample();
  await flow.command('/course help');
  flow.slack.setLocale('sam', 'fi-FI');
  expect((await flow.command('/course TX00EY23-3015')).message.text).toMatch(NAMES.en);
  flow.pass(6 * 3_600_000 + 1);
  expect((await flow.command('/course TX00EY23-3015')).message.text).toMatch(NAMES.fi);
});

test.each(['user_not_found', 'missing_scope', 500])(
  'where Slack answers %s the default language serves, and Slack is left alone for five minutes',
  async (fault) => {
    const flow = await openSample({ strangers: true, env: { DEFAULT_LANGUAGE: 'fi' } });
    flow.slack.fail('users.info', fault);
    expect((await flow.command('/course TX00EY23-3015')).message.text).toMatch(NAMES.fi);
    await flow.command('/course TX00EY23-3015');
    expect(asked(flow)).toBe(1);
    flow.pass(5 * 60_000);
    await flow.command('/course TX00EY23-3015');
    expect((await flow.command('/course TX00EY23-3015')).message.text).toMatch(NAMES.en);
    expect(asked(flow)).toBe(2);
  },
);

test('a question decides the language without a choice', async () => {
  const { direct } = await openSample();
  const { answer } = await direct('milloin TX00EY23-3015 ilmoittautuminen päättyy?');
  expect(answer.text).toMatch(NAMES.fi);
});

test.each([
  ['en-GB', 'monenko opintopisteen TX00EY23-3015 on?', 'fi'],
  ['en-GB', 'millä kielellä TX00EY23-3015 opetetaan?', 'fi'],
  ['sv-SE', 'kelle ryhmille TX00EY23-3015 on tarkotettu', 'fi'],
  ['en-GB', 'milloin paattyy TX00EY23-3015', 'fi'],
  ['fi-FI', 'TX00EY23-3015’s dates', 'en'],
  ['sv-SE', 'WHOSE COURSE IS TX00EY23-3015', 'en'],
  ['fi-FI', 'vems genomförande är TX00EY23-3015', 'sv'],
  ['en-GB', 'nar borjar TX00EY23-3015', 'sv'],
] as const)('to a person whose Slack is in %s, “%s” is answered in %s', async (locale, text, language) => {
  const { direct, mention } = await sharedSample({ locales: { sam: locale } });
  for (const ask of [direct, mention]) expect((await ask(text)).answer.text).toMatch(NAMES[language]);
});

test.each([
  [
    'milloin software engineering project alkaa?',
    'en-GB',
    /^Toteutus alkaa: .*\nOhjelmistotuotantoprojekti · /,
  ],
  [
    'when does ohjelmistotuotantoprojekti start?',
    'fi-FI',
    /^Course starts: .*\nSoftware Engineering Project · /,
  ],
  ['när börjar software engineering project?', 'fi-FI', /^Genomförandet börjar: .*\nProgramvaruprojekt · /],
  ['Software Engineering Project', 'fi-FI', /^Ohjelmistotuotantoprojekti · .*\nIlmoittautuminen: /],
] as const)(
  'the name of a known course tells nothing of the language of “%s”',
  async (text, locale, told) => {
    const flow = await sharedSample({ locales: { sam: locale } });
    await flow.command('/course TX00EY23-3015');
    expect((await flow.direct(text)).answer.text).toMatch(told);
  },
);

test('a known name of many words leaves a question in its own language, in small letters, too', async () => {
  const name = 'The Art of the Interview and How to Do It with Care';
  const flow = await openScripted(realizations((code) => realization(code, { name })));
  await flow.command('/course TX00AA01-3001');
  expect((await flow.direct(`milloin ${name.toLowerCase()} alkaa?`)).answer.text).toMatch(
    /^Opintotiedoissa ei ole alkamispäivää\./,
  );
});
