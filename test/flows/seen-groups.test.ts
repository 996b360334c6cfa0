/** A student group that the workspace has seen is a group wherever it is typed, in any form. */
import { expect, test } from 'vitest';
import { databasesOfFile } from '../fakes/postgres-of-run.ts';
import { type Flow, type FlowOptions, openScripted, openShared } from './harness.ts';
import { words } from './reading.ts';
import { codesOf, idOf, plenty, realization, success } from './upstream-rows.ts';

/** Codes of groups as universities give them; some have the forms of runs, of numbers, of lists, or spaces in them. */
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
  '24100',
  'R24S(P)',
  'KT24&LT24',
  'SH24A20-3001',
  'MAST 24',
  'SH-24 Pori',
];
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
/** The same for rows that only ask, or follow another group each. */
const openOnce = openShared((groups: readonly string[], locale: string = 'en-GB') =>
  openWith(groups, { locales: { sam: locale } }),
);
const say = async (flow: Flow, text: string, by = {}) => (await flow.command(text, by)).message.text;
const shown = (group: string) => group.toUpperCase().replace('&', '&amp;');
/** A person looks a course of the groups up. */
const see = (flow: Flow) => say(flow, `/course ${OF_GROUPS}`, { channel: HERE });

test.each([
  ['SQLite', GROUPS],
  ['Postgres', GROUPS.slice(0, 2)],
])('over %s seen groups of any form are followed and stopped, by command', async (kind, groups) => {
  const env = kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.storeDatabase() };
  const flow = await openWith(GROUPS, { env });
  await see(flow);
  for (const group of groups) {
    const name = shown(group);
    expect(await say(flow, `/course follow ${group}`), group).toContain(
      `the group ${name} gets a new course`,
    );
    expect(await say(flow, '/course following'), group).toContain(`new courses of the group ${name}`);
    const stopped = await say(flow, `/course unfollow ${group.toLowerCase()}`);
    expect(stopped, group).toContain(`No longer followed here: new courses of the group ${name}`);
  }
});

test('without having been seen none of them is one', async () => {
  const flow = await openWith([]);
  await see(flow);
  for (const group of GROUPS)
    expect(await say(flow, `/course follow ${group}`), group).not.toContain('the group');
});

test.for(GROUPS)('in a direct message: follow %s', async (group) => {
  const flow = await openOnce(GROUPS);
  await see(flow);
  const { answer } = await flow.direct(`follow ${group}`);
  expect(answer.text).toContain(`the group ${shown(group)} gets a new course`);
  expect(await say(flow, '/course following', { channel: DIRECT })).toContain(shown(group));
});

test.for([
  ['fi-FI', 'seuraa ryhmää TVT21-M', 'ryhmälle TVT21-M tulee uusi toteutus'],
  ['fi-FI', 'seuraa TVT21-M-ryhmää', 'ryhmälle TVT21-M tulee uusi toteutus'],
  ['fi-FI', 'seuraa tvt21-m:n kursseja', 'ryhmälle TVT21-M tulee uusi toteutus'],
  ['sv-SE', 'följ SHK23SN_A', 'gruppen SHK23SN_A får ett nytt genomförande'],
  ['sv-SE', 'följ 20i231', 'gruppen 20I231 får ett nytt genomförande'],
  ['fi-FI', 'seuraa mast 24:n uusia kursseja', 'ryhmälle MAST 24 tulee uusi toteutus'],
  ['fi-FI', 'seuraa MAST 24-ryhmää', 'ryhmälle MAST 24 tulee uusi toteutus'],
  ['sv-SE', 'följ gruppen SH-24 Pori', 'gruppen SH-24 PORI får ett nytt genomförande'],
  ['en-GB', `follow ${OF_GROUPS} and mast 24`, 'the group MAST 24 gets a new course'],
  ['en-GB', `follow TVT21-M and ${OF_GROUPS}`, 'the group TVT21-M gets a new course'],
] as const)('in %s: %s', async ([locale, asked, said]) => {
  const flow = await openWith(GROUPS, { locales: { sam: locale } });
  await see(flow);
  const { answer } = await flow.direct(asked);
  expect(answer.text).toContain(said);
});

test.for([...['TVT21-M', '20I231', 'SHK23SN_A', 'MAST 24', 'SH-24 Pori', 'sh-24 pori', '24100', 'R24S(P)']])(
  'its courses are found: %s',
  async (group) => {
    const flow = await openOnce(GROUPS);
    await see(flow);
    for (const asked of [
      `/course ${group}`,
      `/course find ${group}`,
      `/course which courses are for ${group}?`,
      `/course timetable of ${group}`,
    ])
      expect(words((await flow.command(asked, { channel: HERE })).message), asked).toContain(OF_GROUPS);
  },
);

test.for(['/course find TVT21-3001', 'which courses are for TVT21-3001?'])(
  'those of one with the form of a run: %s',
  async (asked) => {
    const flow = await openOnce(GROUPS);
    await see(flow);
    const { answer } = asked.startsWith('/')
      ? { answer: (await flow.command(asked)).message }
      : await flow.direct(asked);
    expect(words(answer)).toContain(OF_GROUPS);
  },
);

test.for(['TVT21-M', 'MAST 24', 'SH-24 Pori'])('yes and no of a seen group: %s', async (group) => {
  const flow = await openWith([group]);
  await see(flow);
  const { answer } = await flow.direct(`is ${OF_GROUPS} for group ${group}?`);
  expect(answer.text).toContain('Yes');
});

test.for([
  ['en-GB', 'what can MAST 24 enroll in?'],
  ['fi-FI', 'mihin MAST 24 voi ilmoittautua?'],
  ['sv-SE', 'vad kan MAST 24 anmäla sig till?'],
  ['en-GB', 'what can 24100 enroll in?'],
] as const)('in %s it is asked for as a whole: %s', async ([locale, asked]) => {
  const flow = await openOnce(GROUPS, locale);
  await see(flow);
  expect((await flow.direct(asked)).answer.text).toContain(
    asked.includes('MAST') ? 'MAST 24 · ' : '24100 · ',
  );
});

test('of two groups the longer one is meant', async () => {
  const flow = await openWith(['SH-24', 'SH-24 Pori', 'PORI 2']);
  await see(flow);
  const text = await say(flow, '/course follow SH-24 Pori 2');
  expect(text).toContain('SH-24 PORI');
  expect(text).not.toContain('PORI 2');
});

/** For rows that only ask. */
const sharedWith = openShared(openWith);

test.for([
  ['MAY 24', 'which courses start on May 24?', '24 May 2027'],
  ['2027', 'which courses start in 2027?', '2027'],
  ['COURSES 2', 'compare the courses 2', undefined],
  ['MAST 24', 'the mast, 24 of them', undefined],
  ['MAST 24', 'a foremast 24 metres high', undefined],
] as const)('words that only look like the group %s are none: %s', async ([group, asked, date]) => {
  const flow = await sharedWith([group]);
  await see(flow);
  const { answer } = await flow.direct(asked);
  expect(answer.text).not.toContain(date === '2027' ? '2027 ·' : group);
  if (date !== undefined) expect(answer.text).toContain(date);
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
  expect(await say(second, '/course follow TVT21-M')).toContain('the group TVT21-M gets a new course');
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
  ['/course compare IM00BR45-3003 TVT21-M', 'is a student group'],
  ['/course compare 20I231 IM00BR45-3003', 'is a student group'],
  ['/course compare TVT21-M IM00BR45-3003 IM00BR45-3004', 'Comparing 2 courses'],
  ['/course unit 20I231', 'is a student group'],
  ['/course link TVT21-M', 'is a student group'],
  ['/course TVT21-3001', 'is a student group'],
  ['/course MAST 24 IM00BR45-3003', 'IM00BR45-3003'],
  ['/course compare MAST 24 IM00BR45-3003 IM00BR45-3004', 'Comparing 2 courses'],
] as const)('where courses alone are taken a group is told as one: %s', async ([typed, tells]) => {
  const flow = await openOnce(['TVT21-M', '20I231', 'TVT21-3001', 'MAST 24']);
  await see(flow);
  const text = await say(flow, typed);
  expect(text).toContain(tells);
  expect(text).toMatch(/is a student group\. \/course follow (?:TVT21-M|20I231|TVT21-3001|MAST 24) /);
  expect(text).not.toMatch(/is not a course code|no such course|Not used/);
});

test.for([
  ['en-GB', '/course follow TVT21-M persikka', 'new courses of the group TVT21-M', 'Not used: persikka.'],
  ['en-GB', '/course follow persikka MAST 24', 'new courses of the group MAST 24', 'Not used: persikka.'],
  ['en-GB', '/course follow IM00BR45 persikka', 'new runs of IM00BR45', 'Not used: persikka.'],
  ['en-GB', '/course unfollow 20I231 persikka', 'group 20I231', 'persikka: not a course code.'],
  ['en-GB', 'follow TVT21-M persikka', 'new courses of the group TVT21-M', 'Not used: persikka.'],
  ['en-GB', 'follow 20I231 and persikka', 'new courses of the group 20I231', 'Not used: persikka.'],
  ['en-GB', `follow 20I231 and ${OF_GROUPS} persikka`, OF_GROUPS, 'Not used: persikka.'],
  ['en-GB', `follow ${LATER}, 20I231 and persikka`, 'new courses of the group 20I231', 'Not used: persikka.'],
  ['fi-FI', 'seuraa TVT21-M persikka', 'ryhmän TVT21-M uudet toteutukset', 'Ei käytetty: persikka.'],
  ['sv-SE', 'följ SHK23SN_A persika', 'nya genomföranden för gruppen SHK23SN_A', 'Användes inte: persika.'],
] as const)('in %s a word beside a group is named: %s', async ([locale, typed, tells, names]) => {
  const flow = await openWith(['TVT21-M', '20I231', 'SHK23SN_A', 'MAST 24'], { locales: { sam: locale } });
  await see(flow);
  const { text } = typed.startsWith('/')
    ? (await flow.command(typed)).message
    : (await flow.direct(typed)).answer;
  expect(text).toContain(tells);
  expect(text).toContain(names);
});

test.for([
  ['en-GB', 'follow TVT21-M please', 'I’ll tell you when the group TVT21-M gets', 'a new course'],
  ['fi-FI', 'seuraa 20I231 kiitos', 'Kerron, kun ryhmälle 20I231 tulee', 'uusi toteutus'],
  ['sv-SE', 'följ 20I231 tack', 'Jag berättar när gruppen 20I231 får', 'nytt genomförande'],
] as const)('in %s a polite word names nothing: %s', async ([locale, asked, ...tells]) => {
  const flow = await openWith(['TVT21-M', '20I231'], { locales: { sam: locale } });
  await see(flow);
  const { text } = (await flow.direct(asked)).answer;
  for (const one of tells) expect(text).toContain(one);
});

test.for([
  ['en-GB', 'compare TVT21-M and 20I231', 'TVT21-M is a student group'],
  ['en-GB', `compare ${OF_GROUPS} and TVT21-M`, 'TVT21-M is a student group'],
  ['fi-FI', 'vertaa TVT21-M ja 20I231', 'TVT21-M on opiskelijaryhmä'],
  ['sv-SE', `jämför ${OF_GROUPS} med 20I231`, '20I231 är en studerandegrupp'],
] as const)('in %s a group can’t be compared, which is told: %s', async ([locale, asked, tells]) => {
  const flow = await openOnce(['TVT21-M', '20I231'], locale);
  await see(flow);
  expect((await flow.direct(asked)).answer.text).toContain(tells);
});
