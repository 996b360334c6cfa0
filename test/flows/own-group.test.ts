/** The student group that a person is in: said once, and then known wherever the person's own courses are asked for. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import type { Language } from '../../src/language.ts';
import { LANGUAGES } from '../../src/language.ts';
import { lesson, reservedRoom, teaching } from '../fixtures/lessons.ts';
import { type Flow, LOCALES, openSample, openScripted, openShared } from './harness.ts';
import { openHome } from './home-hands.ts';
import { buttons, words } from './reading.ts';
import { openSettings, settingsOf } from './settings-hands.ts';

const SEARCHED = { STUDY_API_EXTRAS: 'search-group,search-name' };
const GROUP = 'TXL22S1';
const MINE = 'TX00EY23-3015';

const searched = openShared(() => openSample({ env: SEARCHED }));
const said = async (flow: Flow, typed: string): Promise<SlackMessage> => (await flow.direct(typed)).answer;

const ask = async (flow: Flow, typed: string): Promise<SlackMessage> =>
  typed.startsWith('/') ? (await flow.command(typed, { channel: 'D0SAM00001' })).message : said(flow, typed);

/** Presses a button, and waits until the message has changed. */
async function press(flow: Flow, message: SlackMessage, label: string): Promise<SlackMessage> {
  const { text } = message;
  await flow.slack.click(message, label);
  await flow.until(() => (message.text === text ? undefined : true));
  return message;
}

interface Wording {
  readonly set: readonly string[];
  readonly ask: string;
  readonly none: string;
  readonly isIn: string;
  readonly left: string;
  readonly leave: string;
  readonly open: string;
  readonly yours: string;
  readonly mine: string;
  readonly courses: string;
  readonly undo: string;
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: {
    set: ["I'm in TXL22S1", 'hi, I am in group txl22s1 now, thanks', 'My group is TXL22S1.'],
    ...{
      ask: 'which group am I in?',
      none: 'I don’t know which group you are in. Its code, such as TXL22S1, stands in your timetable.',
    },
    ...{
      isIn: 'You are in TXL22S1.',
      leave: 'I’m not in TXL22S1 any more',
      left: 'You are in no group now.',
    },
    ...{ open: 'what can I still enroll in?', yours: 'yours and those of TXL22S1 · enrollment open' },
    ...{ mine: 'my courses', courses: 'Courses of TXL22S1: ', undo: 'Undo' },
  },
  fi: {
    set: ['olen ryhmässä TXL22S1', 'moi, oon TXL22S1:ssä', 'mun ryhmä on TXL22S1', 'olen TXL22S1-ryhmässä'],
    ...{
      ask: 'missä ryhmässä olen?',
      none: 'En tiedä, missä ryhmässä olet. Ryhmän tunnus, kuten TXL22S1, on lukujärjestyksessäsi.',
    },
    ...{ isIn: 'Olet ryhmässä TXL22S1.', leave: 'unohda mun ryhmä', left: 'Et ole nyt missään ryhmässä.' },
    ...{ open: 'mihin voin vielä ilmoittautua?', yours: 'omasi ja ryhmän TXL22S1 · ' },
    ...{ mine: 'mun kurssit', courses: 'Ryhmän TXL22S1 toteutukset: ', undo: 'Kumoa' },
  },
  sv: {
    set: ['jag går i TXL22S1', 'hej, jag är i gruppen TXL22S1', 'min grupp är TXL22S1'],
    ...{
      ask: 'vilken grupp går jag i?',
      none: 'Jag vet inte vilken grupp du går i. Gruppens kod, till exempel TXL22S1, står i din läsordning.',
    },
    ...{
      isIn: 'Du går i TXL22S1.',
      leave: 'jag går inte längre i TXL22S1',
      left: 'Du hör nu inte till någon grupp.',
    },
    ...{ open: 'vad kan jag fortfarande anmäla mig till?', yours: 'dina och de för TXL22S1 · ' },
    ...{ mine: 'mina kurser', courses: 'Genomföranden för TXL22S1: ', undo: 'Ångra' },
  },
};

describe.each(LANGUAGES)('in words, %s', (language) => {
  const wording = WORDINGS[language];

  test.each(wording.set)('%s', async (typed) => {
    const flow = await searched();
    await said(flow, wording.leave);
    const answer = await said(flow, typed);
    expect(answer.text).toContain(wording.isIn);
    expect(buttons(answer)).toEqual([wording.undo]);
    await press(flow, answer, wording.undo);
    expect(answer.text).toBe(wording.left);
    expect((await said(flow, wording.ask)).text).toBe(wording.none);
  });

  test('a group of which the whole catalogue has no course is asked about before it is kept', async () => {
    const flow = await searched();
    const { itIs, choose, hasNone, isYours } = texts(language).group;
    await said(flow, wording.leave);
    const answer = await said(flow, wording.set[0]?.replace(/TXL22S1/i, 'ABC23S1') ?? '');
    expect(answer.text).toBe(`${hasNone('ABC23S1')} ${isYours('ABC23S1')}`);
    expect(buttons(answer)).toEqual([itIs, choose]);
    expect((await said(flow, wording.ask)).text).toBe(wording.none);
    await press(flow, answer, itIs);
    expect(buttons(answer)).toEqual([wording.undo]);
    await press(flow, answer, wording.undo);
    expect((await said(flow, wording.ask)).text).toBe(wording.none);
  });

  test('what is one’s own is that of the group, too', async () => {
    const flow = await openSample({ env: SEARCHED });
    await said(flow, wording.set[0] ?? '');
    expect((await said(flow, wording.ask)).text).toContain(wording.isIn);
    const open = await said(flow, wording.open);
    expect(open.text).toContain(wording.yours);
    const all = (await said(flow, wording.mine)).text;
    expect(all).toContain(wording.courses);
    expect(all, 'names, no codes').toMatch(/TXL22S1[^:]*: [^·\n]+ · [^·\n]+/);
    expect(all).not.toMatch(/TI00/);
  });
});

test.each([
  ['en', 'I am in TXL22S1, what is open?', 'Is TXL22S1 your group?', 'Yes, my group'],
  ['en', 'What can I still enroll in? My group is TXL22S1.', 'Is TXL22S1 your group?', 'Yes, my group'],
  ['fi', 'oon ryhmässä TXL22S1, mitkä kurssit on auki?', 'Onko TXL22S1 ryhmäsi?', 'Kyllä, ryhmäni'],
  ['sv', 'jag går i TXL22S1, vilka kurser är öppna?', 'Är TXL22S1 din grupp?', 'Ja, min grupp'],
] as const)(
  'a group that is said beside a question is kept by a button, in %s: %s',
  async (language, typed, asked, label) => {
    const flow = await openSample({ env: SEARCHED, locales: { sam: LOCALES[language] } });
    const answer = await said(flow, typed);
    expect(answer.text).toContain(asked);
    expect(answer.text).toMatch(/TX00EY23-3015/);
    expect((await said(flow, WORDINGS[language].ask)).text).toBe(WORDINGS[language].none);
    const { messages } = flow.slack.workspace;
    const before = messages.length;
    await flow.slack.click(answer, label);
    const kept = await flow.until(() => messages[before]);
    expect(kept.text).toContain(WORDINGS[language].isIn);
    expect(answer.text).toMatch(/TX00EY23-3015/);
  },
);

test('what one follows counts beside the group’s courses, and all others stand behind a button', async () => {
  const flow = await openSample({ env: SEARCHED });
  await said(flow, "I'm in TXE25S1");
  const before = await said(flow, 'what can I still enroll in?');
  const open = /TX00[A-Z]{2}\d\d-\d{4}/.exec((await said(flow, '/course find open')).text);
  expect(before.text).toContain('yours and those of TXE25S1 · enrollment open');
  expect(open).toBeDefined();
  await flow.direct(`follow ${MINE}`);
  const answer = await said(flow, 'what can I still enroll in?');
  expect(buttons(answer)).toContain('All courses');
  const { text } = await press(flow, answer, 'All courses');
  expect(text).not.toContain('yours and those of');
  expect(text).toContain('enrollment open');
});

test('in a channel a question for all is answered for all, and one’s group is told to no other', async () => {
  const flow = await openSample({ env: SEARCHED });
  await said(flow, "I'm in TXL22S1");
  expect((await flow.mention('what can I still enroll in?')).answer.text).not.toContain(GROUP);
  expect((await flow.mention('which group am I in?')).answer.text).toContain('in a direct message');
});

test('where a group’s courses can’t be read, what was looked up counts, and it is said', async () => {
  const flow = await openSample();
  await flow.direct(MINE);
  const answer = await said(flow, "I'm in TXL22S1");
  expect(answer.text).toContain('I can’t read all courses of the group here. I know 1 of them');
  expect((await said(flow, 'my courses')).text).toContain(
    'Courses of TXL22S1: Software Engineering Project\n',
  );
  expect((await said(flow, "I'm in XYZ22S9")).text).toContain('I know none of them yet');
});

test('lessons are those of the group, without a code', async () => {
  const at = (from: string, until: string): [string, string] => [`2026-11-21T${from}`, `2026-11-21T${until}`];
  const group = { id: '2', type: 'student_group', code: 'VTA22S1' };
  const rows = [lesson('1', 'VT00QA12-3007', at('09:00', '11:00'), reservedRoom('A1'), group)];
  const env = { STUDY_API_EXTRAS: 'reservations,search-group' };
  const flow = await openScripted(teaching(rows), { env });
  expect((await said(flow, 'what do I have tomorrow?')).text).toContain('You follow nothing');
  await press(flow, await said(flow, "I'm in VTA22S1"), 'Yes, my group');
  for (const typed of ['what do I have tomorrow?', 'what’s coming up this week?', '/course week'])
    expect((await ask(flow, typed)).text).toMatch(/Saturday 21 November.*: 9:00–11:00/);
  expect(words(await openHome(flow))).toContain('Tomorrow\n9:00–11:00');
  const elsewhere = (await flow.command('/course week')).message;
  expect(elsewhere.text).not.toContain('Saturday 21 November');
});

test('it is chosen on Home and in the settings, shown in “My data”, and erased with the rest', async () => {
  const flow = await openSample({ env: SEARCHED });
  await flow.direct(MINE);
  const home = await openHome(flow);
  expect(words(home)).toContain('not chosen');
  await flow.slack.click(home, 'group.choose');
  const form = await flow.until(() =>
    flow.slack.workspace.stack('U0SAM00001').find(({ view }) => view['callback_id'] === 'group.save'),
  );
  // Those of the course that sam has looked up.
  expect(words(form)).toContain(GROUP);
  expect((await flow.slack.submit(form, { 'group.code': '!!' })).body).toMatchObject({
    errors: { group: 'Type a group’s code, such as TXL22S1' },
  });
  await flow.slack.submit(form, { 'group.code': ' txl22s2 ' });
  expect((await said(flow, 'which group am I in?')).text).toContain('You are in TXL22S2.');
  const settings = await openSettings(flow);
  expect(JSON.stringify(settings.view.blocks)).toContain('"initial_value":"TXL22S2"');
  await flow.slack.submit(settings, { 'group.code': GROUP });
  expect(settingsOf(flow, 'sam')).toBeUndefined();
  expect((await said(flow, 'which group am I in?')).text).toContain('You are in TXL22S1.');
  const { message } = await flow.command('/course settings', { channel: 'D0SAM00001' });
  await flow.slack.click(message, 'privacy.show');
  const kept = await flow.until(() =>
    flow.slack.workspace.stack('U0SAM00001').find((view) => words(view).includes('Your group')),
  );
  expect(words(kept)).toContain(GROUP);
  await flow.slack.click(kept, 'privacy.erase');
  await flow.until(() =>
    flow.slack.workspace.stack('U0SAM00001').find((view) => !words(view).includes('Your group')),
  );
  await flow.until(() => (flow.log.some(({ feature }) => feature === 'privacy') ? true : undefined));
  expect((await said(flow, 'which group am I in?')).text).toContain('I don’t know which group you are in.');
});

test.each([
  ['my group’s courses', 'I don’t know which group you are in.', /^Found \d+ courses\nTXL22S1/],
  ['what can my group still enroll in?', 'I don’t know which group you are in.', /TXL22S1 · enrollment open/],
  [
    'mitä mun ryhmällä on vielä ilmoamatta',
    'En tiedä, missä ryhmässä olet.',
    /TXL22S1 · ilmoittautuminen auki/,
  ],
  ['min grupps kurser', 'Jag vet inte vilken grupp du går i.', /^\d+ genomföranden hittades\nTXL22S1/],
])('its courses by words, and the group is asked for where none is known: %s', async (asked, none, found) => {
  const flow = await openSample({ env: SEARCHED });
  expect((await flow.direct(asked)).answer.text).toContain(none);
  await flow.direct("I'm in TXL22S1");
  expect((await flow.direct(asked)).answer.text).toMatch(found);
  expect((await flow.mention(asked)).answer.text).not.toMatch(found);
});
