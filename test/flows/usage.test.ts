import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, openSample, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';
import { saveSettings } from './settings-hands.ts';

const USAGE = ['Look up a course', 'What’s open', 'Remind me', 'Rooms'];
const open = openShared(openSample);
const TASKS = [...USAGE, 'All commands'];
/** The same in the language of the word. */
test.for([
  ['/course apua', ['Hae toteutus', 'Mihin voi ilmoittautua', 'Muistuta minua', 'Tilat', 'Kaikki komennot']],
  ['/course hjälp', ['Sök genomförande', 'Öppen anmälan', 'Påminn mig', 'Rum', 'Alla kommandon']],
] as const)('“%s” shows it in its language', async ([typed, tasks]) => {
  const { command } = await open();
  const { message } = await command(typed);
  expect(buttons(message)).toEqual(tasks);
});

const COMMANDS = ['/course TX00EY23-3015', '/course unit', '/enrollment TX00EY23-3015', '/rooms 78025 40+'];

test.for([
  '/course',
  '/course help',
  '/course HELP',
  '/rooms help',
  '/course follow help',
  '/course unit HELP',
  '/course compare apua',
  '/enrollment help',
  '/course  ',
])('“%s” shows what can be typed, in the ack', async (typed) => {
  const { command, slack, study } = await open();
  const { message, delivered } = await command(typed);
  for (const line of USAGE) {
    expect(message.text).toContain(line);
    expect(words(message)).toContain(line);
  }
  expect(delivered.body).toMatchObject({ response_type: 'ephemeral' });
  expect([...slack.calls, ...study.calls]).toEqual([]);
  expect(buttons(message), 'nothing to share').toEqual(TASKS);
});

test('each task’s button does it, and one shows all commands', async () => {
  const { command, slack, until } = await openSample();
  await command('/course TX00EY23-3015');
  const { message } = await command('/course help');
  expect(message.text).toContain('when does enrollment for Software Engineering Project close?');
  const told = async (button: string, said: RegExp) => {
    await slack.click(message, button);
    return until(() => slack.workspace.messages.find(({ text }) => said.test(text)));
  };
  await told('What’s open', /Found 1 course/);
  await told('Rooms', /I know no building by name yet/);
  const all = await told('All commands', /What Coursebell answers/);
  for (const line of COMMANDS) expect(words(all)).toContain(line);
  await slack.click(message, 'Look up a course');
  await until(() => slack.workspace.modals.find((view) => /Look up a course/.test(JSON.stringify(view))));
});

test.for([
  ['en', 'Look up a course', 'Look up a course', 'What Coursebell answers'],
  ['fi', 'Hae toteutus', 'Hae toteutus', 'Mihin Coursebell vastaa'],
  ['sv', 'Sök genomförande', 'Sök genomförande', 'Det här svarar Coursebell på'],
] as const)(
  'the words of its buttons, typed, do the same (%s)',
  async ([language, lookUp, button, title]) => {
    const { direct } = await openSample({ locales: { sam: LOCALES[language] } });
    const shown = await direct(lookUp);
    expect(buttons(shown.answer)).toContain(button);
    const all = (await direct({ en: 'All commands', fi: 'Kaikki komennot', sv: 'Alla kommandon' }[language]))
      .answer;
    expect(all.text).toContain(title);
    for (const line of COMMANDS) expect(words(all)).toContain(line.replace(' 78025 40+', ''));
  },
);

test('a course is chosen before who is reminded of it', async () => {
  const { command, slack, until } = await openSample();
  const { message } = await command('/course help');
  await slack.click(message, 'Remind me');
  const asks = await until(() =>
    slack.workspace.modals.find((view) => /external_select/.test(JSON.stringify(view))),
  );
  const { body: refused } = await slack.submit(asks, { 'course.suggest': 'nonsense here' });
  expect(refused).toMatchObject({ response_action: 'errors' });
  await slack.submit(asks, { 'course.suggest': 'TX00EY23-3015' });
  await until(() =>
    slack.workspace.modals.find((view) => /Who should follow TX00EY23-3015/.test(words(view))),
  );
});

test.for([
  ['/course apua', 'Mitä voin kysyä?'],
  ['/course hjälp', 'Vad kan jag fråga?'],
  ['/course vertaa TX00EY23-3015', 'Pelkkää toteutusta TX00EY23-3015'],
  ['/course länka TX00EY23-3015', 'Kanalen är nu kopplad'],
  ['/course help', 'What can I ask?'],
  ['/course stop', 'Nothing is followed'],
] as const)('a subcommand is answered in its own language: %s', async ([typed, told]) => {
  const { command } = await openSample({ locales: { sam: 'en-GB' } });
  const { message } = await command(typed);
  expect(message.text).toContain(told);
});

test('an English subcommand is answered in the language of one’s Slack, any in the one that one has chosen', async () => {
  const finnish = await openSample({ locales: { sam: 'fi-FI' } });
  const { message } = await finnish.command('/course remind TX00EY23-3015');
  expect(message.text).toContain('Ohjelmistotuotantoprojekti');
  const chosen = await openSample({ locales: { sam: 'en-GB' } });
  await saveSettings(chosen, { language: 'fi' });
  const { message: answer } = await chosen.command('/course följ TX00EY23-3015');
  expect(answer.text).toContain('Ohjelmistotuotantoprojekti');
});

test.for([
  ['/course hlep', 'hlep', '/course help'],
  ['/course untis', 'untis', '/course unit'],
  ['/course uint 72101', 'uint 72101', '/course unit 72101'],
  ['/enrollment halp', 'halp', '/enrollment help'],
  ['/course unfolow TX00EY23-3015', 'unfolow TX00EY23-3015', '/course unfollow TX00EY23-3015'],
  [
    '/course compar TX00EY23-3015 IM00BR45-3003',
    'compar TX00EY23-3015 IM00BR45-3003',
    '/course compare TX00EY23-3015 IM00BR45-3003',
  ],
] as const)('“%s” is no command, and the nearest one is suggested', async ([typed, unknown, meant]) => {
  const { command, study } = await open();
  const { message } = await command(typed);
  for (const shown of [message.text, words(message)])
    expect(shown).toContain(`I don’t know “${unknown}”. Did you mean ${meant}?`);
  expect(message.text, 'one line').not.toContain('\n');
  expect(study.calls).toEqual([]);
});

test.for(['list', 'in', 'for', 'unti'])(
  '“%s” before a code is near to a command by chance: the code counts',
  async (word) => {
    const { command } = await openSample();
    const { message } = await command(`/course ${word} TX00EY23-3015`);
    expect(message.text).toContain('Software Engineering Project');
  },
);

test.for([
  [`/course seuraa TX00EY23-3015`, 'Kanava seuraa nyt'],
  [`/course följ TX00EY23-3015`, 'Kanalen följer nu'],
  [`/course stop following TX00EY23-3015`, 'Not followed here: TX00EY23-3015'],
  [`/course lopeta TX00EY23-3015`, 'Ei ollut seurannassa täällä: TX00EY23-3015'],
  [`/course vertaa TX00EY23-3015 IM00BR45-3003`, 'Vertailussa 2 toteutusta'],
  ['/course inställningar', 'Kanalens inställningar'],
  ['/course seuranta TX00EY23-3015', 'Now followed in this channel'],
] as const)('a subcommand is known in Finnish and Swedish, too: “%s”', async ([typed, answered]) => {
  const { command } = await openSample();
  const { message } = await command(typed);
  expect(message.text).toContain(answered);
});

test('words that are near to nothing get the usage without a guess', async () => {
  const { command } = await openSample();
  const { message } = await command('/course abracadabra please');
  expect(message.text).toContain('I don’t know a course called “abracadabra please”.');
  expect(message.text).not.toContain('Did you mean');
});

test('a code gone wrong is told apart from an unknown command', async () => {
  const { command, study } = await openSample();
  const { message } = await command('/course TX00EY99X39');
  expect(message.text).toContain('“TX00EY99X39” is not a course code.');
  expect(message.text).toContain('TX00EY23-3015');
  // It may be the code of a course of another form: that is asked once.
  expect(study.calls).toHaveLength(1);
});

test.for([
  ['fi', 'Mitä voin kysyä?'],
  ['sv', 'Vad kan jag fråga?'],
] as const)('commands speak the default language: %s', async ([language, title]) => {
  const { command } = await openSample({ env: { DEFAULT_LANGUAGE: language }, locales: { sam: 'de-DE' } });
  const { message } = await command('/course help');
  expect(message.text).toContain(title);
});

test('the study API is asked in the default language', async () => {
  const { command, study } = await openSample({
    env: { DEFAULT_LANGUAGE: 'sv' },
    locales: { sam: 'de-DE' },
  });
  const { message } = await command('/course TX00EY23-3015');
  expect(message.text).toMatch(/^Programvaruprojekt · /);
  expect(study.calls).toMatchObject([{ l: 'sv', acceptLanguage: 'sv' }]);
});

const STUDENTS = readFileSync(new URL('../../docs/students.md', import.meta.url), 'utf8');
const ADVISED = new Set(
  Array.from(STUDENTS.matchAll(/`(\/[^`]+)`/g), ([, command = '']) => command).filter(
    (command) => !/ (?:help|apua|hjälp)$/.test(command),
  ),
);

test('each command of docs/students.md is understood', async () => {
  const { command } = await openSample();
  for (const typed of ADVISED) {
    const { message } = await command(typed);
    const notUnderstood =
      /I don’t know (?:a course called )?“|En tunne komentoa|Jag känner inte till|\/course unit 72101|can’t find/;
    expect(message.text, typed).not.toMatch(notUnderstood);
  }
  expect(ADVISED.size).toBeGreaterThanOrEqual(10);
});
