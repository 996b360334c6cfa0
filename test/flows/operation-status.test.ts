/** `/course status` tells those who manage the workspace first whether the study API answers, what becomes of reminders, the extras, and what to do. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

const CODE = 'TX00EY23-3015';
/** A person for whom Slack says that they manage the workspace. */
const manager = { isAdmin: true };

test.each([
  [
    'en',
    'en-GB',
    [
      '⚪ The study system has not been asked yet.',
      'Reminders: 0 held for later; all conversations can be reached.',
      'Extras of the study system: on: search-group, units; off: search-name, search-unit, buildings, reservations.',
      'There is nothing to do.',
    ],
    '🟢 The study system answered just now.',
    /^Reminders: [1-9]\d* held for later; all/,
  ],
  [
    'fi',
    'fi-FI',
    [
      '⚪ Opintojärjestelmältä ei ole vielä kysytty mitään.',
      'Muistutukset: 0 odottaa lähetystä; kaikkiin keskusteluihin voi kirjoittaa.',
      'Opintojärjestelmän lisätoiminnot: käytössä: search-group, units; ei käytössä: search-name, search-unit, buildings, reservations.',
      'Tehtävää ei ole.',
    ],
    '🟢 Opintojärjestelmä vastasi juuri äsken.',
    /^Muistutukset: [1-9]\d* odottaa lähetystä; kaikkiin/,
  ],
  [
    'sv',
    'sv-SE',
    [
      '⚪ Studiesystemet har inte tillfrågats ännu.',
      'Påminnelser: 0 väntar på att skickas; alla konversationer kan nås.',
      'Studiesystemets tilläggsfunktioner: på: search-group, units; av: search-name, search-unit, buildings, reservations.',
      'Det finns inget att göra.',
    ],
    '🟢 Studiesystemet svarade nyss.',
    /^Påminnelser: [1-9]\d* väntar på att skickas; alla/,
  ],
] as const)('in %s, first, and to managers alone', async (_, locale, lines, answers, held) => {
  const flow = await openSample({
    env: { STUDY_API_EXTRAS: 'units, search-group' },
    locales: { sam: locale },
  });
  const status = async () => (await flow.command('/course status')).message.text.split('\n');
  const [ofAll, ...theirs] = await status();
  expect(ofAll, 'everyone hears whether it answers').toBe(lines[0]);
  expect(theirs.join('\n')).not.toContain('search-group');
  Object.assign(flow.slack.workspace.user('sam') ?? {}, manager);
  expect((await status()).slice(0, 4)).toEqual(lines);
  await flow.command(`/course follow ${CODE}`);
  await flow.app.round();
  const [first, reminders, extras, toDo, ...list] = await status();
  expect([first, extras, toDo]).toEqual([answers, lines[2], lines[3]]);
  expect(reminders).toMatch(held);
  expect(list.join('\n')).toContain(CODE);
});

test('while the study API is down, since when, and what to do', async () => {
  const flow = await openSample();
  Object.assign(flow.slack.workspace.user('sam') ?? {}, manager);
  await flow.command(`/course ${CODE}`);
  flow.study.mode = 'down';
  await flow.command('/course IM00BR45-3003');
  const { text } = (await flow.command('/course status')).message;
  expect(text).toMatch(
    /^🔴 The study system has not answered since <!date\^\d+\^\{time\}\|\d\d:\d\d>; last asked just now\.\n/,
  );
  expect(text).toContain('To do: “npm run doctor” says why.');
  flow.pass(5 * 60_000);
  expect((await flow.command('/course status')).message.text).toContain('; last asked 5 minutes ago.');
  flow.study.mode = 'fine';
  flow.pass(60_000);
  await flow.command('/course TU00CZ08-3001');
  const after = (await flow.command('/course status')).message.text;
  expect(after).toMatch(/^🟢/);
  expect(after).not.toContain('doctor');
});

test('a refused key is no silence, and its setting is named', async () => {
  const flow = await openSample();
  Object.assign(flow.slack.workspace.user('sam') ?? {}, manager);
  flow.study.mode = 'key refused';
  await flow.command(`/course ${CODE}`);
  const { text } = (await flow.command('/course status')).message;
  expect(text).toMatch(/^🔴 The study system has refused my key since /);
  expect(text).toContain('To do: set STUDY_API_KEY to a key of an active subscription.');
  expect(text).not.toContain('has not answered');
  const asked = (await flow.direct('is the study system down?')).answer;
  expect(asked.text).toContain('has refused my key');
});

test('a conversation in which nothing can be posted is counted, and what to do there is told', async () => {
  const flow = await openSample();
  Object.assign(flow.slack.workspace.user('sam') ?? {}, manager);
  flow.slack.archive('#random');
  await flow.command(`/course follow ${CODE}`, { channel: '#random' });
  const { text } = (await flow.command('/course status')).message;
  expect(text).toContain('1 conversation can’t be reached.');
  expect(text).toContain('To do: write /course following in a conversation without reminders');
});

test('what is not found out yet is undecided', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' } });
  Object.assign(flow.slack.workspace.user('sam') ?? {}, manager);
  const { text } = (await flow.command('/course status')).message;
  expect(text).toContain(
    'Extras of the study system: undecided: search-name, search-group, search-unit, units, buildings, reservations.',
  );
});
