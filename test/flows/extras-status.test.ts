/** `/course status` tells those who manage the workspace what the study API offers. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

test.each([
  [
    'en',
    'en-GB',
    'Extras of the study system: on: search-group, units; off: search-name, search-unit, buildings, reservations.',
  ],
  [
    'fi',
    'fi-FI',
    'Opintojärjestelmän lisätoiminnot: käytössä: search-group, units; ei käytössä: search-name, search-unit, buildings, reservations.',
  ],
  [
    'sv',
    'sv-SE',
    'Studiesystemets tilläggsfunktioner: på: search-group, units; av: search-name, search-unit, buildings, reservations.',
  ],
])('in %s, to managers alone', async (_, locale, line) => {
  const flow = await openSample({
    env: { STUDY_API_EXTRAS: 'units, search-group' },
    locales: { sam: locale },
  });
  const status = async () => (await flow.command('/course status')).message.text;
  expect(await status()).not.toContain('search-group');
  Object.assign(flow.slack.workspace.user('sam') ?? {}, { isAdmin: true });
  expect((await status())?.split('\n').at(-1)).toBe(line);
  await flow.command('/course follow TX00EY23-3015');
  expect((await status())?.split('\n').at(-1)).toBe(line);
});

test('what is not found out yet is undecided', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' } });
  Object.assign(flow.slack.workspace.user('sam') ?? {}, { isAdmin: true });
  const { text } = (await flow.command('/course status')).message;
  expect(text).toContain(
    'Extras of the study system: undecided: search-name, search-group, search-unit, units, buildings, reservations.',
  );
});
