/** The whole app over the study API of another university: `docs/another-university.md`. */
import { expect, test } from 'vitest';
import { KEY, openScripted } from '../flows/harness.ts';
import { buttons, words } from '../flows/reading.ts';
import { northernApi } from './northern.ts';

const open = () => openScripted(northernApi);

test('a course is shown by its code, with its own fields and dates', async () => {
  const { command, upstream } = await open();
  const { message } = await command('/course ma-101.2026a');
  expect(message.text).toContain('Polar Mathematics');
  expect(words(message)).toContain('MA-101.2026A · 5 credits');
  expect(words(message)).toMatch(/Open until [^\n]*, in 2 days/);
  expect(buttons(message)).toEqual(expect.arrayContaining(['Details', 'Follow', 'Share to channel']));
  expect(upstream.calls).toMatchObject([
    {
      method: 'GET',
      path: '/v2/courses/MA-101.2026A',
      query: { language: 'eng' },
      headers: { 'x-api-token': `Token ${KEY}` },
    },
  ]);
});

test('a course is shown by its id, and its details have its texts', async () => {
  const { command, slack } = await open();
  const { message } = await command('/course 90210');
  await slack.click(message, 'Details');
  await slack.until(() =>
    slack.workspace.modals.find((view) => /Integrals in the dark season/.test(words(view))),
  );
});

test('a question that holds a code of that form is answered; one of the other form is none', async () => {
  const { mention, upstream } = await open();
  const { answer } = await mention('when does enrollment for MA-101.2026A end?');
  expect(answer.text).toContain('Polar Mathematics');
  await mention('when does TX00EY23-3015 start?');
  expect(upstream.calls.map(({ path }) => path)).toEqual(['/v2/courses/MA-101.2026A']);
});

test('a reader of a language that the API lacks sees the language of the name', async () => {
  const { command } = await openScripted(northernApi, { locales: { sam: 'sv-SE' } });
  const { message } = await command('/course MA-101.2026A');
  expect(message.text).toContain('Polar Mathematics');
  expect(message.text).toContain('på engelska');
});

test('a course leads to its unit, which is found by its code and tells its material once it was read', async () => {
  const { command, direct, slack, until } = await open();
  const { message } = await command('/course MA-101.2026A');
  await slack.click(message, 'About the unit');
  const ofRun = await until(() =>
    slack.workspace.messages.find(({ text }) => text.includes('Course unit ·')),
  );
  expect(ofRun.text).toContain('From the data of MA-101.2026A');
  await command('/course unit 7701');
  expect((await command('/course unit ma-101')).message.text).toContain('id 7701');
  const { answer } = await direct('what is the reading list of MA-101.2026A?');
  expect(answer.text).toMatch(/^Materials: The Long Night\./);
});

test('rooms are listed and filtered', async () => {
  const { command } = await open();
  const { message } = await command('/rooms 507 40+');
  expect(message.text).toContain('House of Snow');
  expect(message.text).toContain('Snow 1');
  expect(message.text).not.toContain('Snow 2');
});

test('a course is followed, and its reminders are planned from its dates', async () => {
  const { command, slack, until } = await open();
  const { message } = await command('/course follow MA-101.2026A');
  expect(message.text).toContain('Polar Mathematics');
  await until(() => slack.scheduled.find(({ text }) => text.includes('Polar Mathematics')));
});

test.for([
  ['/course MA-404.2026B', /there is no course/i],
  ['/course 10101', /there is no course|no such/i],
  ['/rooms 429', /too many requests/i],
])('%s is told for what it is', async ([typed, told]) => {
  const { command } = await openScripted(northernApi);
  const { message } = await command(String(typed));
  expect(message.text).toMatch(told as RegExp);
});

test('a refused key is told', async () => {
  const { command } = await openScripted(() => ({ status: 400, json: { error: { kind: 'token' } } }), {
    troubles: ['AccessRefused'],
  });
  const { message } = await command('/course MA-101.2026A');
  expect(message.text).toMatch(/refuses Coursebell’s key/);
});
