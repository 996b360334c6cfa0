/** A student group that the workspace has seen is a group wherever it is typed, in any form. */
import { describe, expect, test } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, type FlowOptions, openScripted } from './harness.ts';
import { words } from './reading.ts';
import { codesOf, idOf, plenty, realization, success } from './upstream-rows.ts';

/** Codes of groups as universities give them; the last two have the forms of runs. */
const GROUPS = [
  'TVT21-M',
  '20I231',
  'SHK23SN_A',
  'NTIS21K-VERKKO',
  '24-ICT',
  'KAT.22',
  'MET/23',
  'TVT21-3001',
  'ab12cd-3',
];
/** Those that only a command tells from numbers, courses and lists. */
const BY_COMMAND = ['24100', 'R24S(P)', 'KT24&LT24', 'SH24A20-3001'];
const OF_GROUPS = 'IM00BR45-3003';
const LATER = 'IM00BR45-3004';
const HERE = 'C0COURSES1';
const DIRECT = 'D0SAM00001';

const postgres = databasesOfFile();

async function openWith(groups: readonly string[], options: FlowOptions = {}) {
  const studentGroups = groups.map((code) => ({
    code,
    localizedName: { valueFi: code, valueEn: code, valueSv: code },
  }));
  const rows = [realization(OF_GROUPS, { studentGroups }), realization(LATER, { studentGroups })];
  const flow = await openScripted((request) => {
    if (request.method !== 'POST') return plenty({ ...request, path: `/x/${idOf(request)}` });
    const codes = codesOf(request);
    return success({ realizations: rows.filter(({ code }) => codes.includes(String(code))) });
  }, options);
  return flow;
}
const say = async (flow: Flow, text: string, by = {}) => (await flow.command(text, by)).message.text;
/** A person looks a course of the groups up. */
const see = (flow: Flow) => say(flow, `/course ${OF_GROUPS}`, { channel: HERE });

describe.each(['SQLite', 'Postgres'] as const)('over %s', (kind) => {
  const env = async (): Promise<Record<string, string>> =>
    kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };

  test('seen groups of any form are followed and stopped, by command', { timeout: 60_000 }, async () => {
    const flow = await openWith([...GROUPS, ...BY_COMMAND], { env: await env() });
    await see(flow);
    for (const group of [...GROUPS, ...BY_COMMAND]) {
      const name = group.toUpperCase().replace('&', '&amp;');
      expect(await say(flow, `/course follow ${group}`), group).toContain(`new courses of the group ${name}`);
      expect(await say(flow, '/course following'), group).toContain(`new courses of the group ${name}`);
      const stopped = await say(flow, `/course unfollow ${group.toLowerCase()}`);
      expect(stopped, group).toContain(`No longer followed here: new courses of the group ${name}`);
    }
  });

  test('without having been seen none of them is one', async () => {
    const flow = await openWith([], { env: await env() });
    await see(flow);
    for (const group of GROUPS)
      expect(await say(flow, `/course follow ${group}`), group).not.toContain('the group');
  });
});

test.for(GROUPS)('in a direct message: follow %s', async (group) => {
  const flow = await openWith(GROUPS);
  await see(flow);
  const { answer } = await flow.direct(`follow ${group}`);
  expect(answer.text).toContain(`new courses of the group ${group.toUpperCase()}`);
  expect(await say(flow, '/course following', { channel: DIRECT })).toContain(group.toUpperCase());
});

test.for([
  ['fi-FI', 'seuraa ryhmää TVT21-M', 'ryhmän TVT21-M uudet toteutukset'],
  ['fi-FI', 'seuraa TVT21-M-ryhmää', 'ryhmän TVT21-M uudet toteutukset'],
  ['fi-FI', 'seuraa tvt21-m:n kursseja', 'ryhmän TVT21-M uudet toteutukset'],
  ['sv-SE', 'följ SHK23SN_A', 'nya genomföranden för gruppen SHK23SN_A'],
  ['sv-SE', 'följ 20i231', 'nya genomföranden för gruppen 20I231'],
  ['en-GB', `follow TVT21-M and ${OF_GROUPS}`, 'new courses of the group TVT21-M'],
] as const)('in %s: %s', async ([locale, asked, said]) => {
  const flow = await openWith(GROUPS, { locales: { sam: locale } });
  await see(flow);
  const { answer } = await flow.direct(asked);
  expect(answer.text).toContain(said);
});

test.for(['TVT21-M', '20I231', 'SHK23SN_A'])('its courses are found: %s', async (group) => {
  const flow = await openWith(GROUPS);
  await see(flow);
  for (const asked of [
    `/course ${group}`,
    `/course find ${group}`,
    `/course which courses are for ${group}?`,
  ])
    expect(words((await flow.command(asked, { channel: HERE })).message), asked).toContain(OF_GROUPS);
});

test('yes and no of a seen group', async () => {
  const flow = await openWith(['TVT21-M']);
  await see(flow);
  const { answer } = await flow.direct(`is ${OF_GROUPS} for group TVT21-M?`);
  expect(answer.text).toContain('Yes');
});

test('a run that was seen stays a run, though a group has its code', async () => {
  const flow = await openWith([LATER]);
  await see(flow);
  await say(flow, `/course ${LATER}`, { channel: HERE });
  expect(await say(flow, `/course follow ${LATER}`)).not.toContain('the group');
});

test('a group is known in its own workspace alone, and after a restart', async () => {
  const database = await postgres.storeDatabase();
  const first = await openWith(['TVT21-M'], { env: { DATABASE_URL: database } });
  await see(first);
  await first.app.stop();
  const second = await openWith([], { env: { DATABASE_URL: database } });
  expect(await say(second, '/course follow TVT21-M')).toContain('new courses of the group TVT21-M');
});

test('several seen groups are followed, by any sign between them', async () => {
  for (const sign of [' ', ', ', '/', '&', '+', ':']) {
    const flow = await openWith(['TVT21-M', '20I231']);
    await see(flow);
    const text = await say(flow, `/course follow TVT21-M${sign}20I231`);
    for (const group of ['TVT21-M', '20I231']) expect(text, sign).toContain(`the group ${group}`);
  }
});

test.for([
  ['/course TVT21-M IM00BR45-3003', 'IM00BR45-3003'],
  ['/course TVT21-M, 20I231', 'is a student group'],
  ['/course compare TVT21-M 20I231', 'is a student group'],
  ['/course compare TVT21-M IM00BR45-3003 IM00BR45-3004', 'Comparing 2 courses'],
  ['/course unit 20I231', 'is a student group'],
  ['/course link TVT21-M', 'is a student group'],
] as const)('where courses alone are taken a group is told as one: %s', async ([typed, tells]) => {
  const flow = await openWith(['TVT21-M', '20I231']);
  await see(flow);
  const text = await say(flow, typed);
  expect(text).toContain(tells);
  expect(text).toMatch(/is a student group\. \/course follow (?:TVT21-M|20I231) /);
  expect(text).not.toMatch(/is not a realization code|no such realization/);
});
