/** New runs of followed course units and student groups are told once, each with a button to follow it. */
import { expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, type FlowOptions, isApps, MINUTE, NOW, openScripted, tellsChange } from './harness.ts';
import { buttons, words } from './reading.ts';
import { changeCard } from './settings-hands.ts';
import { codesOf, idOf, plenty, realization, success } from './upstream-rows.ts';

const DAY = 86_400_000;
const day = (days: number) => new Date(NOW + days * DAY).toISOString().slice(0, 19);
const open = { enrollmentStart: day(2), enrollmentEnd: day(9), startDate: day(20), endDate: day(90) };
const UNIT = 'TX00EY23';
const GROUP = 'TXL22S1';
const FIRST = realization(`${UNIT}-3015`, open);
const NEXT = realization(`${UNIT}-3017`, open);
const FAR = realization(`${UNIT}-3030`, open);
const OF_GROUP = realization('IM00BR45-3003', {
  ...open,
  studentGroups: [{ code: GROUP, localizedName: named(GROUP) }],
});
const OVER = realization('IM00BR45-3001', {
  ...{ enrollmentStart: day(-90), enrollmentEnd: day(-80), startDate: day(-70), endDate: day(-10) },
  studentGroups: [{ code: GROUP, localizedName: named(GROUP) }],
});

function named(text: string) {
  return { valueFi: text, valueEn: text, valueSv: text };
}

const postgres = databasesOfFile();

const UNCHANGED = /^(?:I have changed nothing|En ole vielä muuttanut|Jag har inte ändrat)/;

type Rows = Record<string, unknown>[];

async function openWith(
  rows: Rows,
  options: FlowOptions = {},
): Promise<Flow & { readonly searches: () => string[][] }> {
  const flow = await openScripted(
    (request) => {
      if (request.method !== 'POST') return plenty({ ...request, path: `/x/${idOf(request)}` });
      const codes = codesOf(request);
      return success({ realizations: rows.filter(({ code }) => codes.includes(String(code))) });
    },
    { ...options, env: { FOLLOW_CHECK_SECONDS: '600', ...options.env } },
  );
  const searches = () => flow.upstream.calls.filter(({ method }) => method === 'POST').map(codesOf);
  return { ...flow, searches };
}

const say = async (flow: Flow, text: string, by = {}) => (await flow.command(text, by)).message.text;
/** Checks and passes, until what was found would have come. */
async function goOn(flow: Flow): Promise<void> {
  flow.pass(11 * MINUTE);
  flow.slack.tick();
  await flow.app.round();
  flow.pass(9.5 * MINUTE);
  flow.slack.tick();
  await flow.app.round();
}
const told = ({ slack }: Flow, channel = 'C0COURSES1'): SlackMessage[] =>
  slack.workspace.messages.filter(
    (one) =>
      one.channel === channel &&
      isApps(one) &&
      !one.onlyFor &&
      /new run/i.test(one.text) &&
      !tellsChange(one),
  );

test.each(['SQLite', 'Postgres'])(
  'of a unit the check asks for the five codes after the highest known one, and tells what it finds, once, over %s',
  async (kind) => {
    const rows: Rows = [FIRST];
    const env = kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };
    const flow = await openWith(rows, { env });
    const answer = await say(flow, `/course follow ${UNIT}`);
    expect(answer).toContain(`I’ll tell this channel when the course unit ${UNIT} gets a new course.`);
    expect(answer).toContain('I know 1 run so far');
    await goOn(flow);
    expect(told(flow)).toEqual([]);
    rows.push(NEXT, FAR);
    const before = flow.searches().length;
    await goOn(flow);
    const [search = []] = flow.searches().slice(before);
    expect(search.toSorted()).toEqual([16, 17, 18, 19, 20].map((suffix) => `${UNIT}-30${suffix}`));
    const [message, ...more] = told(flow);
    expect(more).toEqual([]);
    expect(message?.text).toMatch(new RegExp(`^New run: ${UNIT}\\n.*${UNIT}-3017`));
    expect(message?.text).toContain('Opens ');
    expect(words(message ?? expect.fail('none'))).toContain(`${UNIT}-3017`);
    await goOn(flow);
    await goOn(flow);
    expect(told(flow), 'once').toHaveLength(1);
    // The next five are counted from what was found.
    expect(flow.searches().at(-1)?.toSorted()).toEqual(
      [18, 19, 20, 21, 22].map((suffix) => `${UNIT}-30${suffix}`),
    );
    await flow.slack.click(message ?? expect.fail('none'), 'Follow');
    const modal = await flow.until(() => flow.slack.workspace.modals.at(-1));
    await flow.until(() => JSON.stringify(modal.view).includes('Who should follow') || undefined);
  },
);

test('it shares the search of followed courses', async () => {
  const flow = await openWith([FIRST, OF_GROUP]);
  await say(flow, '/course follow IM00BR45-3003');
  await say(flow, `/course follow ${UNIT}`);
  const before = flow.searches().length;
  await goOn(flow);
  const [search = [], ...more] = flow.searches().slice(before);
  expect(more).toEqual([]);
  expect(search).toHaveLength(6);
  expect(search).toContain('IM00BR45-3003');
});

test('of a group it is what people here look up', async () => {
  const flow = await openWith([FIRST, OF_GROUP, OVER]);
  expect(await say(flow, `/course follow group ${GROUP}`)).toContain(`the group ${GROUP} gets a new course`);
  await say(flow, '/course IM00BR45-3003', { user: 'aino', channel: 'D0AINO0002' });
  await say(flow, '/course IM00BR45-3001', { user: 'aino', channel: 'D0AINO0002' });
  await flow.until(() => flow.log.find(() => true));
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  await goOn(flow);
  const [message, ...more] = told(flow);
  expect(more).toEqual([]);
  expect(message?.text).toContain('IM00BR45-3003');
  expect(message?.text, 'what is over is not new').not.toContain('IM00BR45-3001');
  await say(flow, '/course IM00BR45-3003');
  await goOn(flow);
  expect(told(flow)).toHaveLength(1);
});

test('it is listed, stopped by code and by its button, and told to the channel with Undo', async () => {
  const flow = await openWith([FIRST]);
  await say(flow, `/course follow ${UNIT} ${GROUP}`);
  const [line] = flow.slack.workspace.messages.filter(tellsChange);
  expect(line?.text).toContain(
    `This channel now follows new runs of ${UNIT}, new courses of the group ${GROUP}.`,
  );
  const list = (await flow.command('/course following')).message;
  expect(list.text).toContain(`Also told here: new runs of ${UNIT}, new courses of the group ${GROUP}.`);
  expect(buttons(list)).toEqual(['Stop following', 'Stop following']);
  await changeCard(flow, list, 'follow.unlist:101');
  expect(list.text).toContain(`No longer told here: new courses of the group ${GROUP}.`);
  expect(await say(flow, `/course unfollow ${UNIT}`)).toContain(`new runs of ${UNIT}`);
  expect(await say(flow, '/course following')).toContain('Nothing is followed here.');
  const [, , ended] = flow.slack.workspace.messages.filter(tellsChange);
  await flow.slack.click(ended ?? expect.fail('no line'), 'changes.undo', { user: 'sam' });
  await flow.until(() => (ended && buttons(ended).length === 0 ? ended : undefined));
  expect(await say(flow, '/course following')).toContain(`new runs of ${UNIT}`);
  await goOn(flow);
  expect(told(flow), 'what was known before is known still').toEqual([]);
  expect(await say(flow, `/course unfollow ${UNIT}`)).toContain('No longer followed here');
  expect(await say(flow, `/course unfollow ${UNIT}`)).toContain('Not followed here');
});

test('each counts to the hundred', async () => {
  const flow = await openWith([FIRST]);
  for (let at = 0; at < 10; at += 1) {
    const groups = Array.from({ length: 10 }, (_, n) => `group TXA2${at}S${n}`);
    await say(flow, `/course follow ${groups.join(' ')}`);
  }
  expect(await say(flow, `/course follow ${UNIT}`)).toMatch(/^Nothing was added: 100 courses/);
  expect(await say(flow, `/course follow ${UNIT}-3015`)).toMatch(/^Nothing was added: 100 courses/);
  const list = (await flow.command('/course following')).message;
  expect(buttons(list).length).toBeGreaterThan(0);
  const shown = JSON.stringify(list.blocks);
  for (let at = 0; at < 10; at += 1) expect(shown).toContain(`TXA2${at}S9`);
});

test('a person’s own data name it, and an erasure ends it', async () => {
  const flow = await openWith([FIRST]);
  await say(flow, `/course follow ${UNIT}`, { channel: 'D0SAM00001' });
  await say(flow, `/course follow ${GROUP}`);
  const settings = (await flow.command('/course settings')).message;
  await flow.slack.click(settings, 'privacy.show');
  const page = await flow.until(() => {
    const shown = flow.slack.workspace.modals.at(-1);
    return shown && JSON.stringify(shown.view).includes('privacy.erase') ? shown : undefined;
  });
  for (const one of [UNIT, GROUP]) expect(JSON.stringify(page.view)).toContain(one);
  await flow.slack.click(page, 'privacy.erase');
  await flow.until(() => JSON.stringify(page.view).includes('is erased') || undefined);
  expect(await say(flow, '/course following', { channel: 'D0SAM00001' })).toContain(
    'You follow nothing yet.',
  );
  expect(await say(flow, '/course following')).toContain(GROUP);
});

test.for([
  ['en-GB', `follow group ${GROUP}`, `I’ll tell you when the group ${GROUP} gets a new course.`],
  ['en-GB', `please follow ${UNIT}`, `I’ll tell you when the course unit ${UNIT} gets a new course.`],
  ['fi-FI', `seuraa ryhmää ${GROUP}`, `Kerron, kun ryhmälle ${GROUP} tulee uusi toteutus.`],
  ['fi-FI', `seuraa opintojaksoa ${UNIT}`, `Kerron, kun opintojaksolle ${UNIT} tulee uusi toteutus.`],
  ['sv-SE', `följ gruppen ${GROUP}`, `Jag berättar när gruppen ${GROUP} får ett nytt genomförande.`],
  ['sv-SE', `följ ${UNIT}`, `Jag berättar när studieperioden ${UNIT} får ett nytt genomförande.`],
] as const)('in %s: %s', async ([locale, asked, said]) => {
  const flow = await openWith([FIRST], { locales: { sam: locale } });
  const { answer } = await flow.direct(asked);
  expect(answer.text).toContain(said);
  const { answer: offered } = await flow.mention(asked);
  expect(offered.text, 'in a channel it is asked for whom').toMatch(UNCHANGED);
  expect(buttons(offered)).toHaveLength(1);
});

test('without suffixes a unit’s runs are what is looked up here, and the answer says so', async () => {
  const flow = await openWith([FIRST, NEXT], { env: { STUDY_RUN_SUFFIXES: '' } });
  expect(await say(flow, `/course follow ${UNIT}`)).toContain('I notice what anyone here looks up');
  await goOn(flow);
  expect(flow.searches()).toEqual([]);
  await say(flow, `/course ${UNIT}-3017`, { user: 'aino' });
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  await goOn(flow);
  expect(told(flow)).toHaveLength(1);
});

test('while the study API is down nothing is followed, since it is not known what is new', async () => {
  const flow = await openScripted(() => ({ status: 503 }));
  expect(await say(flow, `/course follow ${UNIT}`)).toMatch(/can’t be reached|too slow/);
  expect(await say(flow, '/course following')).toContain('Nothing is followed here.');
});

test.for([
  ['C0COURSES1', 'en-GB', /new runs of/],
  ['D0SAM00001', 'fi-FI', /uudet toteutukset/],
  ['D0SAM00001', 'sv-SE', /nya genomföranden/],
] as const)(
  'the state names units and groups where they are all that is followed: %s, %s',
  async ([channel, locale, said]) => {
    const flow = await openWith([FIRST], { locales: { sam: locale } });
    for (const topic of [UNIT, GROUP]) await say(flow, `/course follow ${topic}`, { channel });
    const text = await say(flow, '/course status', { channel });
    for (const topic of [UNIT, GROUP]) expect(text).toContain(topic);
    expect(text).toMatch(said);
    await say(flow, `/course follow ${FIRST['code']}`, { channel });
    expect(await say(flow, '/course status', { channel })).toContain(GROUP);
  },
);
