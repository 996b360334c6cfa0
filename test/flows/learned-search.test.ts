import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { type SlackMessage, TEAM } from '../../playground/slack-side.ts';
import { openStore } from '../../src/store/open.ts';
import { dataDir } from './data-dir.ts';
import { type Flow, MINUTE, openSample, openScripted, openShared } from './harness.ts';
import { buttons, strings, words } from './reading.ts';
import { realization, realizations } from './upstream-rows.ts';

/** For rows that only ask. */
const sharedCatalogue = openShared(openCatalogue);

const TITLE = 'Looked up earlier in this workspace';
const ONLY = 'This is only what has been looked up here before: I can’t search all courses by name.';
const NOT_THIS = 'Not this one?';

/** The app after a person has looked up courses, without what was said until then. */
async function openTaught(
  typed = '/course TX00EY23-3015',
  user = 'aino',
): Promise<Flow & { calls: () => string[] }> {
  const flow = await openSample({ locales: { aino: 'en-GB', sam: 'en-GB' } });
  await flow.command(typed, { user });
  const before = flow.study.calls.length;
  return { ...flow, calls: () => flow.study.calls.slice(before).flatMap(({ codes = [] }) => codes) };
}

/** The same for rows that only ask. */
const taught = openShared(openTaught);

test.for<[string, string]>([
  ['a name', '/course software engineering'],
  ['mistyped', '/course Sofware Enginering Projekt'],
  ['as far as it was typed', '/course softw'],
  ['with ordinary words', '/course the software engineering course please'],
  ['a code without its hyphen', '/course TX00EY233015'],
])('%s finds a course that was looked up: %s', async ([, typed]) => {
  const { command, calls } = await openTaught();
  const { message } = await command(typed);
  for (const shown of [message.text, words(message)]) {
    expect(shown).toContain('Software Engineering Project');
    expect(shown).toContain('TX00EY23-3015');
    expect(shown).toContain(NOT_THIS);
  }
  expect(buttons(message)).toContain('Details');
  expect(calls(), 'nothing was fetched').toEqual([]);
});

test('several courses of a name are offered', async () => {
  const { command, calls } = await openTaught('/course TX00EY23-3015 TX00EW54-3008 IM00BR45-3003');
  const { message } = await command('/course programming');
  const { message: both } = await command('/course project programming');
  for (const one of [message, both]) if (one.text.includes(TITLE)) expect(one.text).toContain(ONLY);
  expect(calls(), 'nothing was fetched').toEqual([]);
});

test('runs of one name are listed with closed ones last, counted beyond ten, and are spoken of next', async () => {
  const runs = Array.from({ length: 12 }, (_, at) => `NN00AA01-30${10 + at}`);
  const row = (code: string) => {
    const isClosed = code > 'NN00AA01-3018';
    return realization(code, {
      name: 'English for Engineers',
      enrollmentStart: isClosed ? '2026-10-01T08:00:00' : '2026-12-01T08:00:00',
      enrollmentEnd: isClosed ? '2026-10-20T08:00:00' : '2026-12-20T08:00:00',
      startDate: '2027-01-11T08:00:00',
    });
  };
  const flow = await openScripted(realizations(row));
  await flow.command(`/course ${runs.slice(0, 6).join(' ')}`);
  flow.pass(MINUTE);
  await flow.command(`/course ${runs.slice(6).join(' ')}`);
  const { answer } = await flow.direct('english for engineers');
  for (const shown of [answer.text, words(answer)]) {
    expect([...new Set(shown.match(/NN00AA01-\d+/g))]).toHaveLength(10);
    for (const coming of runs.slice(0, 9)) expect(shown).toContain(coming);
    expect(shown).toContain('And 2 more. All, with their dates: /course find English for Engineers');
  }
  expect(answer.text.match(/NN00AA01-\d+/g)?.findIndex((code) => code > 'NN00AA01-3018')).toBe(9);
  const all = (await flow.command('/course find english for engineers')).message;
  expect(all.text).toContain('12 courses');
  const { text } = (await flow.direct('when does enrollment open?')).answer;
  for (const coming of runs.slice(0, 9)) expect(text).toContain(`(${coming}): `);
});

test('what was found is shown in its place, and can be shared then', async () => {
  const flow = await openTaught('/course TX00EY23-3015 TX00EW54-3008');
  const { message } = await flow.command('/course pro');
  expect(message.text).toContain(TITLE);
  await flow.slack.click(message, 'Show');
  await flow.until(() => !message.text.includes(TITLE) || undefined);
  expect(message.onlyFor).toBe('U0SAM00001');
  expect(buttons(message)).toEqual(expect.arrayContaining(['Details', 'Share to channel']));
});

test('/enrollment finds by name, too, and shows the window', async () => {
  const flow = await openTaught();
  const { message: only } = await flow.command('/enrollment software engineering');
  expect(only.text).toMatch(/Open, closes/);
  expect(only.text).toContain(NOT_THIS);
  await flow.command('/course TX00EW54-3008');
  const { message } = await flow.command('/enrollment pro');
  expect(message.text).toContain(TITLE);
  await flow.slack.click(message, 'Show');
  await flow.until(() => (/Enrollment: /.test(message.text) && !message.text.includes(TITLE)) || undefined);
  expect(buttons(message)).toContain('Share to channel');
});

test.for<['channel' | 'person', object, string]>([
  ['channel', {}, 'Now followed in this channel'],
  ['person', { channel: 'D0SAM00001' }, 'You now follow'],
])('/course follow finds by name, too, and follows for the %s', async ([, where, said]) => {
  const flow = await openTaught();
  const { message } = await flow.command('/course follow software engineering', where);
  expect(message.text).toContain(TITLE);
  expect(buttons(message)).toEqual(['Follow']);
  await flow.slack.click(message, 'Follow');
  await flow.until(() => message.text.startsWith(said) || undefined);
  expect(message.text).toContain('TX00EY23-3015');
});

test.for([
  'follow software engineering project',
  'remind me about the Software Engineering Project',
  'please follow Sofware Enginering',
])('in a direct message a name can be followed, too: “%s”', async (text) => {
  const flow = await openTaught();
  const { answer } = await flow.direct(text);
  expect(answer.text).toContain(TITLE);
  expect(buttons(answer)).toEqual(['Follow']);
  await flow.slack.click(answer, 'Follow');
  await flow.until(() => answer.text.startsWith('You now follow') || undefined);
});

test.for<[string, (flow: Flow, text: string) => Promise<SlackMessage>]>([
  ['/course follow', async (flow, text) => (await flow.command(`/course ${text}`)).message],
  ['a direct message', async (flow, text) => (await flow.direct(text)).answer],
  ['a mention', async (flow, text) => (await flow.mention(text)).answer],
])('several names in one request are offered together: by %s', async ([, say]) => {
  const flow = await openTaught('/course TX00EY23-3015 TX00EW54-3008 IM00BR45-3003');
  const message = await say(flow, 'follow software engineering project and programming');
  expect(words(message)).toContain('TX00EY23-3015');
  expect(words(message)).toContain('TX00EW54-3008');
  expect(words(message)).not.toContain('IM00BR45-3003');
  expect(buttons(message)).toEqual(['Follow', 'Follow']);
  const unknown = await say(flow, 'follow software engineering project and cooking for cats');
  expect(buttons(unknown)).not.toContain('Follow');
});

test.for([
  ['a name', 'follow software engineering project', TITLE],
  ['a near code', 'follow TX00EY23-3051', 'TX00EY23-3015'],
] as const)(
  'in a channel %s is offered, and the person who presses is asked who should follow',
  async ([, text, shown]) => {
    const flow = await openTaught();
    const { answer } = await flow.mention(text);
    expect(answer.text).toContain(shown);
    expect(buttons(answer)).toEqual(['Follow']);
    await flow.slack.click(answer, 'Follow');
    const asks = await flow.until(() =>
      flow.slack.workspace.modals.find((view) => words(view).includes('follow')),
    );
    expect(words(asks)).toContain('TX00EY23-3015');
    expect((await flow.command('/course following')).message.text).toContain('Nothing is followed here');
  },
);

test.for(['follow me', 'follow it', 'remind us about it', 'compare us', 'compare it and us'])(
  '“%s” names nothing, after any look-ups',
  async (text) => {
    const flow = await openScripted(
      realizations((code) => realization(code, { name: 'IT Usability and Media' })),
    );
    await flow.command('/course TX00AA02-3001');
    expect((await flow.mention(text)).answer.text).not.toContain('Usability');
  },
);

test('/course unfollow with a name puts what is called so first', async () => {
  const flow = await openTaught();
  await flow.command('/course follow TX00EW54-3008 TX00EY23-3015');
  const order = async (typed: string) => (await flow.command(typed)).message.text.match(/TX00E\w+-\d+/g);
  expect(await order('/course unfollow programming')).toEqual(['TX00EW54-3008', 'TX00EY23-3015']);
  expect(await order('/course unfollow the software one')).toEqual(['TX00EY23-3015', 'TX00EW54-3008']);
  const said = async (typed: string) => (await flow.command(typed)).message.text;
  expect(await said('/course unfollow programming')).toMatch(
    /^Nothing has been stopped yet\. .*“programming”/,
  );
  expect(await said('/course unfollow cooking')).toMatch(/^No followed course is called “cooking”/);
});

test('/course follow with a code that does not exist offers to follow what is near to it', async () => {
  const flow = await openTaught();
  const { message } = await flow.command('/course follow TX00EY23-3051');
  expect(message.text).toContain('There is no course TX00EY23-3051.');
  expect(message.text).toContain('Software Engineering Project · TX00EY23-3015');
  await flow.slack.click(message, 'Follow');
  await flow.until(() => message.text.startsWith('Now followed in this channel') || undefined);
});

test('/course follow with a name that was not looked up says how courses are found', async () => {
  const flow = await openTaught();
  const { message } = await flow.command('/course follow cooking');
  expect(message.text).toContain('I don’t know a course called “cooking”.');
});

test('a name is found in every language in which the course was looked up', async () => {
  const flow = await openSample({ locales: { aino: 'fi-FI', sam: 'sv-SE' } });
  await flow.command('/course TX00EY23-3015', { user: 'aino' });
  await flow.command('/course TX00EY23-3015', { user: 'sam' });
  const { message } = await flow.command('/course ohjelmistotuotantoprojektin', { user: 'sam' });
  expect(message.text).toMatch(/^Programvaruprojekt · TX00EY23-3015 · .*\nInte den här\?/s);
  const finnish = await flow.command('/course programvaru', { user: 'aino' });
  expect(finnish.message.text).toMatch(/^Ohjelmistotuotantoprojekti · TX00EY23-3015 · .*\nEikö tämä\?/s);
  await flow.command('/course TX00EW54-3008', { user: 'sam' });
  expect((await flow.command('/course pro', { user: 'sam' })).message.text).toMatch(
    /^Genomföranden som har sökts tidigare i den här arbetsytan\n.*Programvaruprojekt · TX00EY23-3015[^\n]*\n.*Här finns bara det som har sökts här tidigare: jag kan inte söka på namn bland alla genomföranden\.$/s,
  );
});

test('a name in another language than the reader’s says so', async () => {
  const flow = await openSample({ locales: { aino: 'fi-FI', sam: 'en-GB' } });
  await flow.command('/course TU00CZ08-3001', { user: 'aino' });
  const { message } = await flow.command('/course hydrauliikka', { user: 'sam' });
  expect(words(message)).toMatch(/^Hydrauliikka ja pneumatiikka\nTU00CZ08-3001 · .* · Name in Finnish$/m);
});

test.for([
  ['name', 'A plain name'],
  ['localizedName', { valueFi: 'Tietokannat', valueSv: '', valueEn: 'Databases' }],
] as const)('one look-up is enough for the names that came with it: %s', async ([field, told]) => {
  const names = { name: 'Databases', localizedName: { valueFi: 'Tietokannat', valueSv: 'Databaser' } };
  const { command, upstream } = await openScripted(
    realizations((code) => realization(code, { ...names, [field]: told })),
    { locales: { aino: 'fi-FI', sam: 'en-GB' } },
  );
  await command('/course TX00EY23-3015 TX00EY23-3016');
  const { message } = await command('/course Tietokannat', { user: 'aino' });
  expect(words(message)).toMatch(/Tietokannat\n(?:.*\n){1,4}.*TX00EY23-3015/);
  expect(upstream.calls).toHaveLength(1);
});

test('a name that came from another language is learned, with those beside it', async () => {
  const { command } = await openScripted(
    ({ query, ...request }) => {
      const names = { name: 'Tietokannat', localizedName: { valueSv: 'Databaser' } };
      return realizations((code) => realization(code, query['l'] === 'fi' ? names : { name: '' }))({
        ...request,
        query,
      });
    },
    { locales: { aino: 'sv-SE', sam: 'en-GB' } },
  );
  await command('/course TX00EY23-3015 TX00EY23-3016');
  expect(words((await command('/course tietokannat')).message)).toContain('(in Finnish)');
  const { message } = await command('/course tietokannat', { user: 'aino' });
  expect(words(message)).toMatch(/Databaser\n(?:.*\n){1,4}.*TX00EY23-3015/);
});

test.for([
  '/enrollment TX00EY23-3015',
  '/course compare TX00EY23-3015 IM00BR45-3003',
  '/course follow TX00EY23-3015',
])('it learns from %s, too', async (typed) => {
  const { command } = await openTaught(typed);
  const { message } = await command('/course software');
  expect(message.text).toContain('Software Engineering Project · TX00EY23-3015');
  expect(message.text).toContain(NOT_THIS);
});

test('at most five are offered, the best first', async () => {
  const { command } = await openTaught(
    '/course TX00EY23-3015 IM00BR45-3003 TX00EW54-3008 SWD4TA033-3003 LX00AC52-3001 SB00AA06-2001 A300CE13-3001',
  );
  const { message } = await command('/course 30');
  expect(buttons(message).length).toBeLessThanOrEqual(5);
  const project = await command('/course project');
  expect(project.message.text).toContain('Software Engineering Project · TX00EY23-3015');
});

test('it is still known after a restart', async () => {
  const env = { DATA_DIR: dataDir() };
  const first = await openSample({ env });
  await first.command('/course TX00EY23-3015');
  await first.app.stop();
  const second = await openSample({ env });
  const { message } = await second.command('/course software engineering');
  expect(message.text).toContain(NOT_THIS);
  expect(second.study.calls).toMatchObject([{ codes: ['TX00EY23-3015'] }]);
});

test.for<[string, string]>([
  ['/course cooking', 'I don’t know a course called “cooking”.'],
  ['/course TX00EY99X39', '“TX00EY99X39” is not a course code.'],
  ['/course TX00EY99X3999', 'There is no course TX00EY99X-3999.'],
  ['/course untis', 'Did you mean /course unit?'],
  ['/course seura', 'Did you mean /course seuraa?'],
  ['/course asetuket', 'Did you mean /course asetukset?'],
  ['/course instälningar', 'Did you mean /course inställningar?'],
  ['/course help', 'What can I ask?'],
  ['/enrollment cooking', 'I don’t know a course called “cooking”.'],
  ['/enrollment halp', 'Did you mean /enrollment help?'],
])('%s is answered as it was: %s', async ([typed, said]) => {
  const { command } = await taught();
  const { message } = await command(typed);
  expect(message.text).toContain(said);
  expect(message.text).not.toContain(TITLE);
});

test.for([
  ['/course TX00EY23-3016', /^Software Engineering Project · TX00EY23-3015/],
  ['/course TX00EY32-3015', /^Software Engineering Project · TX00EY23-3015/],
  ['/enrollment TX00EY23-3051', /^(?!There is no).*\n?.*Open, closes/],
] as const)('%s does not exist, and the near one is offered', async ([typed, shown]) => {
  const flow = await taught();
  const { message } = await flow.command(typed);
  const code = typed.split(' ')[1];
  expect(message.text).toMatch(
    new RegExp(
      `^There is no course ${code}\\. .*\nDid you mean this one\\?\nSoftware Engineering Project · TX00EY23-3015 · English, Finnish · Open until .* · Course dates: .*$`,
    ),
  );
  expect(words(message)).toContain('Software Engineering Project\nTX00EY23-3015 · English, Finnish');
  expect(buttons(message)).toEqual(['Show']);
  await flow.slack.click(message, 'Show');
  await flow.until(() => shown.test(message.text) || undefined);
});

test('a near one is offered in a question’s answer, and stays beside it', async () => {
  const flow = await openTaught();
  const { answer } = await flow.mention('when does TX00EY23-3016 start?');
  expect(answer.text).toContain('Did you mean this one?');
  expect(buttons(answer)).toEqual(['Show']);
});

test.for([
  [
    'when does the software engineering course start?',
    /^Course starts: .*\nSoftware Engineering Project · TX00EY23-3015.* · Not this one\?/,
  ],
  [
    'milloin Software Engineering Project -kurssi alkaa?',
    /^Toteutus alkaa: .*\nOhjelmistotuotantoprojekti · TX00EY23-3015.* · Eikö tämä\?/,
  ],
  [
    'när börjar kursen software engineering?',
    /^Genomförandet börjar: .*\nProgramvaruprojekt · TX00EY23-3015.* · Inte den här\?/,
  ],
] as const)(
  'a question about a course by its name is answered by the fact, then the course: %s',
  async ([asked, told]) => {
    const { mention } = await taught();
    const { answer } = await mention(asked);
    expect(answer.text).toMatch(told);
    expect(buttons(answer)).toHaveLength(2);
  },
);

test('words that ask and a name show the course of that name', async () => {
  const { mention } = await taught();
  const { answer } = await mention('what about software engineering');
  expect(answer.text).toMatch(/^Software Engineering Project · TX00EY23-3015/);
});

test('a question that names nothing known is answered as it was', async () => {
  const { mention } = await taught();
  const { answer } = await mention('what is a course?');
  expect(answer.text).toContain('I didn’t understand that.');
});

test.for<[string, string]>([
  ['when does the cooking course start?', 'I don’t know a course called “cooking”.'],
  ['milloin ilmoittautuminen tietokantoihin alkaa?', 'En tunne toteutusta nimeltä ”tietokantoihin”.'],
  ['när öppnar anmälan till svetsning?', 'Jag känner inte till något genomförande som heter ”svetsning”.'],
  ['remind me about cooking', 'I don’t know a course called “cooking”.'],
  ['seuraa tietokantoja', 'En tunne toteutusta nimeltä ”tietokantoja”.'],
])('of a course that was not looked up, it is said that its name is unknown: %s', async ([asked, told]) => {
  const { mention, direct } = await taught();
  for (const { answer } of [await mention(asked), await direct(asked)]) expect(answer.text).toContain(told);
});

test('where nothing near was seen, what does not exist does not exist', async () => {
  const { command } = await openTaught();
  const { message } = await command('/course ZZ00ZZ99-3001');
  expect(message.text).toMatch(/^There is no course ZZ00ZZ99-3001\.[^?]*$/);
  expect(buttons(message)).toEqual([]);
});

test('codes in ordinary messages are no look-up: nothing is learned from them', async () => {
  const DATA_DIR = dataDir();
  const store = await openStore({ dataDir: DATA_DIR });
  await store.channels.change({ workspace: TEAM.id, channel: 'C0COURSES1' }, { answersCodes: true });
  await store.close();
  const flow = await openSample({ env: { DATA_DIR } });
  flow.slack.hearsChannels = true;
  const spotted = await flow.next(() => flow.slack.say('#it-courses', 'aino', 'who takes TX00EY23-3015?'));
  expect(spotted.text).toContain('Software Engineering Project');
  const { message } = await flow.command('/course software');
  expect(message.text).not.toContain(TITLE);
});

test.for<[string, string]>([
  ['control characters', '/course software\u0000\u202e engineering'],
  ['100 kB', `/course software ${'engineering '.repeat(9000)}`],
  ['markup', '/course <!channel> software <@U0SAM00001>'],
])('%s harm nothing', async ([, typed]) => {
  const { command } = await taught();
  const { message } = await command(typed);
  expect(message.text).toContain('TX00EY23-3015');
  expect(strings(message.blocks, true).join('\n')).not.toMatch(/<[@]|<!(?!date)|\u202e/);
});

test('a store in trouble costs the names, not the answers', async () => {
  const DATA_DIR = dataDir();
  const flow = await openSample({ env: { DATA_DIR }, troubles: ['history', 'suggest'] });
  await flow.command('/course TX00EY23-3015');
  const file = new DatabaseSync(join(DATA_DIR, 'coursebell.sqlite'));
  file.exec('drop table seen_courses');
  file.close();
  flow.pass(2 * MINUTE);
  expect((await flow.command('/course software')).message.text).toContain(
    'I don’t know a course called “software”.',
  );
  expect((await flow.command('/course TX00EY23-3016')).message.text).toContain('There is no course');
  expect((await flow.command('/course IM00BR45-3003')).message.text).toMatch(/^Fundamentals/);
  await flow.slack.shortcut('look_up', 'sam');
  const page = await flow.until(() => flow.slack.workspace.modals.at(0));
  expect((await flow.slack.suggest(page, 'course.suggest', 'IM00BR45-3003')).options).toHaveLength(1);
  expect((await flow.slack.suggest(page, 'course.suggest', 'machine')).options).toEqual([]);
  expect(await flow.until(() => flow.log.find(({ kind }) => kind === 'history'))).toMatchObject({
    outcome: 'failed',
    detail: 'SQL logic error',
  });
});

test.each([
  ['Software Engineering Project', true, true],
  ['software engineering project?', true, true],
  ['Software engineering', true, true],
  ['project', true, true],
  ['TX00EY23', true, true],
  ['when does software engineering start?', true, true],
  ['how many credits is software engineering?', true, true],
  ['I like my software engineering project', false, false],
  ['when does the project start?', false, false],
  ['engineering is fun', false, false],
])(
  'a name, or a part of one, alone is a question about the course, in a mention as in a direct message: “%s”',
  async (...row) => {
    const [said, isOne, isOneInDirect] = row;
    const { direct, mention } = await taught();
    const told = 'Software Engineering Project';
    expect((await mention(said)).answer.text.includes(told)).toBe(isOne);
    expect((await direct(said)).answer.text.includes(told)).toBe(isOneInDirect);
  },
);

test('behind /course, what asks for a fact alone is about the course that the channel is linked to', async () => {
  const { command } = await openTaught();
  await command('/course link TX00EY23-3015');
  for (const [typed, told] of [
    ['exam', 'TX00EY23-3015'],
    ['language?', 'About TX00EY23-3015'],
    ['when does it start', 'Course start'],
    ['credits', '15 credits'],
  ] as const) {
    const { message } = await command(`/course ${typed}`);
    expect(message.text, typed).toContain(told);
    expect(message.text, typed).not.toMatch(/Did you mean|Looked up earlier/);
  }
});

test.each([
  ['linux', 'Linux Basics'],
  ['unity game', 'Unity Game Development'],
  ['line', 'Line Planning'],
])('“%s” is a course that was seen rather than a subcommand mistyped', async (typed, name) => {
  const { command } = await openScripted(realizations((code) => realization(code, { name })));
  await command('/course TX00EY23-3015');
  expect((await command(`/course ${typed}`)).message.text).toContain(name);
});

test('a mistyped subcommand is no course that only resembles it', async () => {
  const { command } = await openScripted(realizations((code) => realization(code, { name: 'Flow Control' })));
  await command('/course TX00EY23-3015');
  expect((await command('/course folow')).message.text).toContain('Did you mean /course follow?');
});

/** For rows that only ask. */
const sharedTaught = openShared(openTaught);

test.for([
  'when does software engineering start?',
  'milloin software engineering project alkaa?',
  'när börjar software engineering?',
])('“%s” finds it, too', async (text) => {
  const { direct } = await sharedTaught();
  expect((await direct(text)).answer.text).toContain('TX00EY23-3015');
});

test('a channel is linked to a course by its name, and by the code that was probably meant', async () => {
  const flow = await openTaught();
  const { message } = await flow.command('/course link software engineering');
  expect(message.text).toContain(TITLE);
  expect(buttons(message)).toEqual(['Link']);
  expect((await flow.command('/course link')).message.text).toContain('This channel isn’t linked');
  await flow.slack.click(message, 'Link');
  await flow.until(() => message.text.startsWith('This channel is now linked to') || undefined);
  expect((await flow.command('/course')).message.text).toMatch(/^Software Engineering Project/);
  await flow.command('/course unlink');
  const mistyped = (await flow.command('/course link TX00EY23-3051')).message;
  expect(buttons(mistyped)).toEqual(['Link']);
  await flow.slack.click(mistyped, 'Link');
  await flow.until(() => mistyped.text.startsWith('This channel is now linked to') || undefined);
});

const FIRST = ['TX00AA01-3001', 'TX00AA01-3002', 'TX00AA01-3003'];
const CATALOGUE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FIRST.map((code) => [code, 'Introduction to Programming'])),
  'TX00AA02-3001': 'Databases',
  'TX00AA03-3001': 'Web Design',
  'TX00AA04-3001': 'Finance, Tax and Law',
  'TX00AA05-3001': 'Lunch Restaurant Management',
  'TX00AA06-3001': 'Introduction to Welding',
};

/** A workspace in which a whole catalogue was looked up. */
async function openCatalogue(): Promise<Flow> {
  const flow = await openScripted(
    realizations((code) => realization(code, { name: CATALOGUE[code] ?? code })),
  );
  await flow.command(`/course ${Object.keys(CATALOGUE).join(' ')}`);
  return flow;
}

test('a course whose name holds words for rooms or facts is found by it, behind commands and in questions', async () => {
  const named: Readonly<Record<string, object>> = {
    'TX00AA31-3001': { name: 'Chemistry Laboratory Work' },
    'TX00AA32-3001': { name: 'Embedded Systems & IoT <Lab>' },
    'TX00AA33-3001': {
      localizedName: { valueEn: 'Room Acoustics', valueFi: 'Huoneakustiikka', valueSv: 'Rumsakustik' },
    },
    'TX00AA34-3001': { name: 'Open Data' },
    'TX00AA35-3001': { name: 'Open Data 2' },
    'TX00AA36-3001': { name: 'Anatomy' },
  };
  const flow = await openScripted(realizations((code) => realization(code, { ...named[code] })));
  await flow.command(`/course ${Object.keys(named).join(' ')}`);
  const command = async (text: string) => (await flow.command(text)).message.text;
  const direct = async (text: string) => (await flow.direct(text)).answer.text;
  for (const [ask, text, code] of [
    [command, '/course Chemistry Laboratory Work', 'TX00AA31-3001'],
    [command, '/course Embedded Systems &amp; IoT &lt;Lab&gt;', 'TX00AA32-3001'],
    [command, '/course open data', 'TX00AA34-3001'],
    [command, '/enrollment open data 2', 'TX00AA35-3001'],
    [direct, 'huoneakustiikan laajuus?', 'TX00AA33-3001'],
    [direct, 'when does room acoustics start', 'TX00AA33-3001'],
    [direct, 'rumsakustik', 'TX00AA33-3001'],
    [direct, 'Open Data', 'TX00AA34-3001'],
  ] as const) {
    await flow.direct('TX00AA36-3001');
    const told = await ask(text);
    expect(told.match(/TX00AA\d\d-3001/g), text).toEqual([code]);
    expect(told, text).toMatch(/Not this one\?|Eikö tämä\?|Inte den här\?/);
  }
});

describe('/course compare', () => {
  test.each<[string, readonly string[]]>([
    ['databases vs web design', ['TX00AA02-3001', 'TX00AA03-3001']],
    ['databases and web design', ['TX00AA02-3001', 'TX00AA03-3001']],
    ['databases ja “web design”', ['TX00AA02-3001', 'TX00AA03-3001']],
    ['databases, TX00AA03-3001', ['TX00AA02-3001', 'TX00AA03-3001']],
    ['TX00AA02-3001 web design', ['TX00AA02-3001', 'TX00AA03-3001']],
    ['introduction to welding vs databases', ['TX00AA06-3001', 'TX00AA02-3001']],
    ['finance, tax and law vs databases', ['TX00AA04-3001', 'TX00AA02-3001']],
    ['introduction to programming', FIRST],
    ['Introduction to programming / databases', [...FIRST, 'TX00AA02-3001']],
  ])('%s', async (typed, codes) => {
    const { command } = await sharedCatalogue();
    const { message } = await command(`/course compare ${typed}`);
    expect(message.text).toMatch(new RegExp(`^Comparing ${codes.length} courses\\n`));
    for (const code of codes) expect(message.text).toContain(code);
  });

  test.each([
    ['databases vs nonsense', 'I don’t know a course called “nonsense”.'],
    ['databases', 'TX00AA02-3001 alone can’t be compared'],
    ['databases vs Databases', 'TX00AA02-3001 alone can’t be compared'],
    ['introduction to programming vs databases vs web design vs introduction to welding', '6 courses'],
    ['nonsense vs rubbish', 'I don’t know a course called “nonsense vs rubbish”.'],
    [`databases, ${[...'abcdefgh'].map((one) => `welding${one}`).join(', ')}`, '9 courses are too many'],
  ])('%s is told: %s', async (typed, told) => {
    const { command } = await sharedCatalogue();
    expect((await command(`/course compare ${typed}`)).message.text).toContain(told);
  });
});

test.each([9, 10])(
  '%i codes with commas between them are followed, as they would be with spaces',
  async (count) => {
    const flow = await openScripted(realizations());
    const codes = Array.from({ length: count }, (_, at) => `TX00AA${at + 10}-3001`);
    const { message } = await flow.command(`/course follow ${codes.join(', ')}`);
    expect(message.text).toContain(`Following *${count} courses*`);
    for (const code of codes) expect(message.text).toContain(code);
  },
);

test('of more names than can be searched for, none is followed or offered', async () => {
  const flow = await openCatalogue();
  const names = Array.from({ length: 9 }, (_, at) => `databases ${'abcdefghi'[at]}`);
  const { message } = await flow.command(`/course follow ${names.join(', ')}`);
  expect(message.text).toContain('I don’t know a course called “databases a');
  expect(buttons(message)).toEqual([]);
});

test.each<[string, Record<string, string>, string, readonly string[]]>([
  [
    'beside a course on both',
    { 1: 'Mathematics', 2: 'Physics', 3: 'Mathematics and Physics for Engineers' },
    'mathematics and physics',
    ['1', '2'],
  ],
  [
    'where one name holds the other',
    { 1: 'Databases', 2: 'Advanced Databases' },
    'databases and advanced databases',
    ['1', '2'],
  ],
  [
    'with “and” in a name',
    { 1: 'Research and Development', 2: 'Web Development', 3: 'Physics' },
    'research and development and physics',
    ['1', '3'],
  ],
  [
    'with three such names',
    { 1: 'Design and Art', 2: 'Web Design', 3: 'Art and Music', 4: 'Signals and Systems', 5: 'Systems' },
    'design and art, art and music and signals and systems',
    ['1', '3', '4'],
  ],
  [
    'with a code among them',
    { 1: 'Physics', 2: 'Databases', 3: 'Advanced Databases' },
    'TX00AA01-3001 and databases',
    ['1', '2'],
  ],
  [
    'mistyped beside a right one',
    { 1: 'Introduction to Programming', 2: 'Programming', 3: 'Databases' },
    'introduction to programing and databases',
    ['1', '3'],
  ],
])('names are cut where they end: %s', async (_, names, typed, meant) => {
  const codes = Object.keys(names).map((at) => `TX00AA0${at}-3001`);
  const flow = await openScripted(
    realizations((code) => realization(code, { name: names[code.at(7) ?? ''] ?? code })),
  );
  await flow.command(`/course ${codes.join(' ')}`);
  const compared = (await flow.command(`/course compare ${typed}`)).message.text;
  expect(codes.filter((code) => compared.includes(code))).toEqual(meant.map((at) => `TX00AA0${at}-3001`));
  const { message } = await flow.command(`/course follow ${typed}`);
  expect(codes.filter((code) => words(message).includes(code)).sort()).toEqual(
    meant.map((at) => `TX00AA0${at}-3001`),
  );
  expect(buttons(message)).toEqual(meant.map(() => 'Follow'));
});

describe('a comparison by name that is put to the app', () => {
  test.each([
    'compare databases and web design',
    'Please compare “Databases” with web design',
    'vertaa databases ja web design',
    'jämför databases och web design?',
  ])('%s', async (text) => {
    const { direct } = await sharedCatalogue();
    const { answer } = await direct(text);
    expect(answer.text).toContain('TX00AA02-3001');
    expect(answer.text).toContain('TX00AA03-3001');
    for (const code of ['TX00AA02-3001', 'TX00AA03-3001']) expect(words(answer)).toContain(code);
  });

  test.each([
    'compare prices and quality',
    '&gt; compare databases and web design',
    'we should compare databases',
  ])('“%s” is none', async (text) => {
    const { direct } = await sharedCatalogue();
    const { answer } = await direct(text);
    const told = ['TX00AA02-3001', 'TX00AA03-3001'].filter((code) => answer.text.includes(code));
    // One may be offered.
    expect(told.length).toBeLessThan(2);
    expect(answer.text).not.toContain('I don’t know a course called “databases”');
  });
});

test('one word of a name that no other course has names it', async () => {
  const { direct } = await openCatalogue();
  expect((await direct('when does welding end')).answer.text).toMatch(
    /^The study data gives no end date\.\nIntroduction to Welding/,
  );
});

test.each(['when does lunch start?', 'milloin law alkaa?'])(
  '“%s” is no question for a course',
  async (text) => {
    const { direct } = await openCatalogue();
    const [said, ...offered] = (await direct(text)).answer.text.split('\n');
    expect(said).not.toContain('TX00AA');
    // What is near to the name is offered, and nothing told of it.
    expect(offered.length === 0 || offered[0]?.startsWith('Perhaps you mean')).toBe(true);
  },
);

test('what is to end is found by its whole name', async () => {
  const { direct } = await openCatalogue();
  for (const text of ['unfollow databases', 'stop following databases', 'sluta följa databases']) {
    await direct('follow TX00AA02-3001 TX00AA03-3001');
    const { answer } = await direct(text);
    expect(answer.text).toContain('TX00AA02-3001');
    expect(answer.text).not.toContain('TX00AA03-3001');
  }
});
