/** Buttons that lead to the university's pages, and who helps with an error. */
import { expect, test } from 'vitest';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import type { SlackMessage, SlackView } from '../../playground/slack-side.ts';
import { texts } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/language.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { LOCALES, openSample, openScripted } from './harness.ts';
import { words } from './reading.ts';
import { realization, realizations, success } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';
const DIRECT = { channel: 'D0SAM00001' };
const PAGES = {
  COURSE_PAGE_URL: 'https://guide.example/#/{unit}/{code}?id={id}',
  ENROLL_URL: 'https://enroll.example/{id}',
  UNIT_PAGE_URL: 'https://guide.example/unit/{unit}',
};
const OPEN = { enrollmentStart: '2026-11-02T08:00:00', enrollmentEnd: '2026-12-01T16:00:00' };
const CLOSED = { enrollmentStart: '2026-11-02T08:00:00', enrollmentEnd: '2026-11-10T16:00:00' };

/** The addresses of the buttons, and of what stands in menus, by their labels. */
const linksOn = (blocks: SlackMessage['blocks']): Record<string, unknown> =>
  Object.fromEntries(
    interactiveElements(blocks)
      .flatMap(({ element }) => [element, ...((element['options'] as (typeof element)[] | undefined) ?? [])])
      .filter(({ url }) => url !== undefined)
      .map(({ text, url }) => [(text as { text: string }).text, url]),
  );

test.for(LANGUAGES)('in %s an open course has Enroll and Study guide', async (language) => {
  const { enroll, guide } = texts(language).links;
  const course = realizations((code) => realization(code, { ...OPEN, id: '4711' }));
  const flow = await openScripted(course, { env: PAGES, locales: { sam: LOCALES[language] } });
  const expected = {
    [enroll]: 'https://enroll.example/4711',
    [guide]: 'https://guide.example/#/TX00EY23/TX00EY23-3015?id=4711',
  };
  for (const typed of [`/course ${CODE}`, `/enrollment ${CODE}`]) {
    const { message } = await flow.command(typed);
    expect(linksOn(message.blocks)).toEqual(expected);
  }
  const { answer } = await flow.mention(`how many credits has ${CODE}?`);
  expect(Object.values(linksOn(answer.blocks))).toEqual(Object.values(expected));
  // Slack tells of a press; the browser opens the page, and nothing is answered.
  const { message } = await flow.command(`/course ${CODE}`);
  expect(await flow.slack.click(message, guide)).toMatchObject({ status: 200 });
});

test('behind a course that was shown Study guide stands where the answer names it, and nowhere else', async () => {
  const course = realizations((code) => realization(code, { ...CLOSED, id: '4711' }));
  const flow = await openScripted(course, { env: PAGES });
  await flow.direct(CODE);
  const linksOf = async (asked: string) => Object.keys(linksOn((await flow.direct(asked)).answer.blocks));
  expect(await linksOf('who teaches it?')).toEqual(['Study guide']);
  expect(await linksOf('what does it cost?')).toEqual(['Study guide']);
  expect(await linksOf('how many credits is it?')).toEqual([]);
});

test('a closed course has no Enroll, and values are percent-encoded', async () => {
  const course = realizations((code) => realization(code, { ...CLOSED, id: '47/1?' }));
  const flow = await openScripted(course, {
    env: { ...PAGES, COURSE_PAGE_URL: 'https://guide.example/{id}' },
  });
  const { message } = await flow.command(`/course ${CODE}`);
  expect(Object.keys(linksOn(message.blocks))).toEqual(['Study guide']);
  for (const url of Object.values(linksOn(message.blocks)))
    expect(url).toMatch(/^https:\/\/guide\.example\/(?:unit\/TX00EY23|47%2F1%3F)$/);
});

test('a course without its own page leads to its unit’s, and a unit to its own', async () => {
  const flow = await openSample({ env: { UNIT_PAGE_URL: PAGES.UNIT_PAGE_URL } });
  const { message } = await flow.command(`/course ${CODE}`);
  expect(linksOn(message.blocks)).toEqual({ 'Study guide': 'https://guide.example/unit/TX00EY23' });
  const { message: unit } = await flow.command('/course unit 72101');
  expect(Object.values(linksOn(unit.blocks))).toEqual([expect.stringMatching(/\/unit\/[A-Z\d]+$/)]);
});

test('without addresses there are no such buttons', async () => {
  const flow = await openSample();
  for (const typed of [`/course ${CODE}`, '/course unit 72101'])
    expect(linksOn((await flow.command(typed)).message.blocks)).toEqual({});
});

const postgres = databasesOfFile();
test.for(['SQLite', 'Postgres'] as const)('reminders of enrollment have Enroll, over %s', async (kind) => {
  const env = {
    ...PAGES,
    RING_HORIZON_HOURS: '2800',
    ...(kind === 'Postgres' && { DATABASE_URL: await postgres.storeDatabase() }),
  };
  const course = realizations((code) =>
    realization(code, {
      enrollmentStart: '2026-11-24T08:00:00',
      enrollmentEnd: '2026-12-01T16:00:00',
      startDate: '2027-01-11T08:00:00',
      id: '4711',
    }),
  );
  const flow = await openScripted(course, { env });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const held = await flow.until(() => (flow.slack.scheduled.length === 3 ? flow.slack.scheduled : undefined));
  const byText = (start: string) => held.find(({ text }) => text.startsWith(start))?.blocks ?? [];
  for (const start of ['Enrollment opens', 'Enrollment closes'])
    expect(linksOn(byText(start))).toEqual({ Enroll: 'https://enroll.example/4711' });
  expect(linksOn(byText('Course starts'))).toEqual({});
});

test.for([
  ['mailto:help@example.org', 'Help: help@example.org', true],
  ['https://help.example/?a=1&b=2', 'Help: https://help.example/?a=1&amp;b=2', true],
  ['Ask in #study-help <!channel>', 'Help: Ask in #study-help &lt;!channel&gt;', false],
] as const)('errors that the asker can’t fix name who helps: %s', async ([contact, said, isLink]) => {
  const flow = await openSample({ env: { SUPPORT_CONTACT: contact }, locales: { aino: 'fi-FI' } });
  flow.study.mode = 'down';
  const { message } = await flow.command(`/course ${CODE}`);
  expect(message.text.split('\n').at(-1)).toBe(said);
  expect(JSON.stringify(message.blocks).includes('"type":"link"')).toBe(isLink);
  const finnish = await flow.command(`/course ${CODE}`, { user: 'aino' });
  expect(finnish.message.text).toContain('\nApua: ');
  const list = await flow.command(`/course ${CODE} IM00BR45-3003`);
  expect(list.message.text.split('\n').at(-1)).toBe(said);
  flow.study.mode = 'fine';
  flow.pass(11_000);
  for (const typed of ['/course nonsense-here', '/course ZZ99ZZ99-3001', '/course unit'])
    expect((await flow.command(typed)).message.text, typed).not.toContain('Help:');
});

test('a page that can’t be shown names who helps, too', async () => {
  const flow = await openSample({ env: { SUPPORT_CONTACT: 'mailto:help@example.org' } });
  const { message } = await flow.command(`/course ${CODE}`);
  flow.study.mode = 'down';
  flow.pass(25 * 3_600_000);
  await flow.slack.click(message, 'Details');
  const view = await flow.until((): SlackView | undefined =>
    flow.slack.workspace.modals.find((one) => words(one).includes('can’t be reached')),
  );
  expect(words(view)).toContain('help@example.org');
});

// A row of another university’s API may have no id.
test('a button whose value is not known is left out', async () => {
  const flow = await openScripted(
    (request) =>
      request.method === 'POST'
        ? success({ realizations: [{ ...realization(CODE, OPEN), id: undefined }] })
        : success({}),
    { env: { ENROLL_URL: PAGES.ENROLL_URL, COURSE_PAGE_URL: 'https://guide.example/{code}' } },
  );
  const { message } = await flow.command(`/course ${CODE}`);
  expect(linksOn(message.blocks)).toEqual({ 'Study guide': 'https://guide.example/TX00EY23-3015' });
});
