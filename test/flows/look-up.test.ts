import { expect, test } from 'vitest';
import type { SlackView } from '../../playground/slack-side.ts';
import { startLookUp } from '../../src/ask/actions.ts';
import { type Flow, openSample, openScripted } from './harness.ts';
import { strings, words } from './reading.ts';
import { realization, realizations } from './upstream-rows.ts';

const MENU = 'course.suggest';
const CODE = 'TX00EY23-3015';
const NOT_A_CODE =
  'Choose a course from the list, or type the code of a course or course unit, such as TX00EY23-3015 or TX00EY23.';

/** The page, as the global shortcut opens it. */
async function openPage(flow: Flow, user = 'sam'): Promise<SlackView> {
  expect(await flow.slack.shortcut('look_up', user)).toMatchObject({ status: 200, body: '' });
  const id = flow.slack.workspace.user(user)?.id ?? '';
  return flow.until(() => flow.slack.workspace.stack(id).at(-1));
}

/** What the menu offers for what is typed: labels and values. */
async function suggested({ slack }: Flow, page: SlackView, typed: string): Promise<[string, string][]> {
  const { status, problem, options } = await slack.suggest(page, MENU, typed, { user: page.user });
  expect({ status, problem }).toEqual({ status: 200, problem: undefined });
  return options.map(({ text, value }) => [String(text['text']), value]);
}

test('the global shortcut opens a page with one field, which says what is searched', async () => {
  const flow = await openSample();
  const page = await openPage(flow);
  expect(strings(page.view['title'])).toContain('Look up a course');
  expect(page.view.blocks).toMatchObject([
    { type: 'input', hint: { text: expect.stringContaining('looked up in this workspace before') } },
  ]);
  expect(flow.log.find(({ kind }) => kind === 'shortcut')).toMatchObject({
    feature: 'course',
    outcome: 'answered',
  });
});

test.for([
  ['fi-FI', 'Hae toteutus', 'Näytä'],
  ['sv-FI', 'Sök genomförande', 'Visa'],
] as const)('it speaks the language of the person who opens it: %s', async ([locale, title, submit]) => {
  const flow = await openSample({ locales: { sam: locale } });
  const { view } = await openPage(flow);
  expect(strings([view['title'], view['submit']])).toEqual(expect.arrayContaining([title, submit]));
});

test('a code that is typed is offered as it is, and becomes the course', async () => {
  const flow = await openSample();
  const page = await openPage(flow);
  expect(await suggested(flow, page, 'tx00ey23–3015')).toEqual([[CODE, CODE]]);
  const delivered = await flow.slack.submit(page, { [MENU]: CODE });
  expect(delivered).toMatchObject({ status: 200, body: { response_action: 'update' } });
  expect(delivered.problem).toBeUndefined();
  const [shown] = flow.slack.workspace.modals;
  expect(shown?.id).toBe(page.id);
  expect(shown && words(shown)).toContain('Software Engineering Project');
  expect(shown && strings(shown.view.blocks)).toEqual(expect.arrayContaining(['Details', 'Follow']));
});

test('names that the workspace has seen are found as one types, and the own look-ups come first', async () => {
  const flow = await openSample({ locales: { aino: 'en-GB' } });
  await flow.command(`/course ${CODE}`, { user: 'sam' });
  await flow.command('/course IM00BR45-3003', { user: 'aino' });
  const page = await openPage(flow, 'sam');
  const project = [`Software Engineering Project · ${CODE}`, CODE];
  const machines = ['Fundamentals of Machine Design · IM00BR45-3003', 'IM00BR45-3003'];
  expect(await suggested(flow, page, 'sofware')).toEqual([project]);
  expect(await suggested(flow, page, CODE)).toEqual([project]);
  expect(await suggested(flow, page, '')).toEqual([project, machines]);
  expect(await suggested(flow, page, 'cooking')).toEqual([]);
});

test('a name is never longer than Slack allows, and its code is never cut', async () => {
  const name = 'A very long name '.repeat(20);
  const flow = await openScripted(realizations((code) => realization(code, { name })));
  await flow.command(`/course ${CODE}`);
  const page = await openPage(flow);
  const [[text] = ['']] = await suggested(flow, page, 'very long');
  expect(text).toMatch(/^A very long name.*… · TX00EY23-3015$/);
  expect(text.length).toBeLessThanOrEqual(75);
});

test('what is no code is told in the field, and what is none of the app’s kind is no form', async () => {
  const flow = await openSample({ troubles: ['rejected'] });
  const page = await openPage(flow);
  for (const forged of ['nonsense', '../../etc', '<!channel>', '\u0000', '12345', 'x'.repeat(75)]) {
    const { body } = await flow.slack.submit(page, { [MENU]: forged });
    expect(body).toEqual({ response_action: 'errors', errors: { course: NOT_A_CODE } });
  }
  const { body } = await flow.slack.submit(page, { [MENU]: 'x'.repeat(201) });
  expect(body).toMatchObject({ response_action: 'errors' });
  expect(flow.study.calls).toEqual([]);
});

test('a code that does not exist is told on the page', async () => {
  const flow = await openSample();
  const page = await openPage(flow);
  await flow.slack.submit(page, { [MENU]: 'ZZ00ZZ99-3001' });
  const [shown] = flow.slack.workspace.modals;
  expect(shown && words(shown)).toContain('There is no course ZZ00ZZ99-3001.');
});

test('a near one is offered on the page, and is shown there', async () => {
  const flow = await openSample();
  await flow.command(`/course ${CODE}`);
  const page = await openPage(flow);
  await flow.slack.submit(page, { [MENU]: 'TX00EY23-3016' });
  const near = await flow.until(() => flow.slack.workspace.modals.at(0));
  expect(words(near)).toContain('Did you mean this one?');
  await flow.slack.click(near, 'Show');
  // What is offered has its dates, too; only the course itself has details.
  await flow.until(() => (strings(near.view.blocks).includes('Details') ? true : undefined));
  expect(words(near)).toContain('Course dates');
  expect(words(near)).not.toContain('Did you mean');
});

test('Home’s button opens the same page, and Home shows what was looked up', async () => {
  const flow = await openSample();
  const shown = () => flow.slack.workspace.homes.get('U0SAM00001');
  await flow.slack.openHome('sam');
  const home = await flow.until(shown);
  expect(words(home)).not.toContain('Software Engineering Project');
  await flow.slack.click(home, startLookUp.id);
  const page = await flow.until(() => flow.slack.workspace.modals.at(0));
  expect(strings(page.view['title'])).toContain('Look up a course');
  await flow.slack.submit(page, { [MENU]: CODE });
  const row = `Software Engineering Project\n${CODE}`;
  await flow.until(() => words(shown() ?? home).includes(row) || undefined);
});

test('what is typed harms nothing, however long', async () => {
  const flow = await openSample();
  await flow.command(`/course ${CODE}`);
  const page = await openPage(flow);
  for (const typed of [
    'x'.repeat(100_000),
    'software '.repeat(11_000),
    '\u0000\u202e',
    '<!channel>',
    '\ud800',
  ])
    expect((await suggested(flow, page, typed)).length).toBeLessThanOrEqual(100);
});

test('a page whose state was forged is refused', async () => {
  const flow = await openSample({ troubles: ['submit', 'rejected'] });
  const page = await openPage(flow);
  const forged = { ...page, view: { ...page.view, private_metadata: '{"l":"en","v":"x"}' } };
  const { body } = await flow.slack.submit(forged, { [MENU]: CODE });
  expect(strings(body).join('\n')).toContain('This form is from an older version.');
  expect(flow.study.calls).toEqual([]);
});
