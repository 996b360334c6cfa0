/** What people say to the app who have read no manual. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataDir } from './data-dir.ts';
import { type Flow, openSample, openShared } from './harness.ts';
import { buttons } from './reading.ts';

const CODE = 'TX00EY23-3015';
const OTHER = 'TX00EW54-3008';
const DIRECTORY = 'buildings:\n  - id: 78025\n    code: KM\n    names: { fi: Karamalmin kampus }\n';

async function openListed() {
  const file = join(dataDir(), 'buildings.yaml');
  writeFileSync(file, DIRECTORY);
  return openSample({ env: { BUILDINGS_FILE: file } });
}

/** For rows that only ask. */
const opened = openShared(openSample);
const named = openShared(openListed);
const unnamed = openShared(openListed);

async function first(flow: Flow, text: string): Promise<string> {
  return (await flow.direct(text)).answer.text.split('\n', 1)[0] ?? '';
}

test('who writes to the app can follow, ask what is followed, and stop, in words', async () => {
  const flow = await openSample();
  expect(await first(flow, `please remind me when enrollment opens for ${OTHER}`)).toBe('You now follow');
  expect(await first(flow, `follow ${OTHER}`)).toBe('You already follow');
  const { answer } = await flow.direct('what do I follow?');
  expect(answer.text).toMatch(new RegExp(`^You follow 1 course(.|\n)*${OTHER}`));
  await flow.slack.click(answer, 'Stop following');
  await flow.until(() => answer.text.includes('You no longer follow') || undefined);
  await flow.direct(`follow ${OTHER}`);
  const stopped = new RegExp(`You no longer follow: .* · ${OTHER}`);
  expect((await flow.direct(`stop following ${OTHER}`)).answer.text).toMatch(stopped);
  expect(await first(flow, 'mitä seuraan?')).toContain('Et seuraa mitään');
});

test('a request in a channel follows nothing before a person says for whom', async () => {
  const flow = await openSample();
  const { answer } = await flow.mention(`follow ${CODE}`);
  expect(answer.text).toMatch(/^Follow this course\?\nSoftware Engineering Project/);
  expect(answer.text).toContain('I have changed nothing yet. Press Follow and choose whom I remind');
  expect(buttons(answer)).toEqual(['Follow']);
  expect((await flow.command('/course following')).message.text).toContain('Nothing is followed here');
});

test('a request that can’t be carried out is asked back about', async () => {
  const flow = await openSample();
  const { answer } = await flow.direct(`remind me about ${CODE} tomorrow at 9`);
  expect(answer.text).toMatch(
    /^I can’t remind you at a time of your own: .* Nothing is set yet\. Choose when:\n/,
  );
  expect(answer.text).toContain('24 h before enrollment closes');
  expect(await first(flow, 'what do I follow?')).toContain('You follow nothing yet');
  await flow.direct(`follow ${CODE}`);
  const unsure = (await flow.direct(`stop reminders about ${CODE} before it opens`)).answer;
  expect(unsure.text).toMatch(/^I’m not sure what to stop, so I have stopped nothing/);
  expect(buttons(unsure)).toContain('Stop following');
});

test('a request for a course that does not exist is told so', async () => {
  const flow = await openSample();
  expect((await flow.mention('follow TX00ZZ99-3015')).answer.text).toContain('TX00ZZ99-3015');
});

test('a request that is turned round, or partly denied, changes nothing', async () => {
  const flow = await openSample();
  await flow.direct(`follow ${CODE} and ${OTHER}`);
  for (const text of ['unfollow all but', 'sluta inte följa', 'stop everything but', 'keep'])
    await flow.direct(`${text} ${CODE}`);
  expect((await flow.direct('what do I follow?')).answer.text).toMatch(/^You follow 2 courses/);
  await flow.direct(`följ inte ${CODE}`);
  expect((await flow.direct('how do I stop following?')).answer.text).toMatch(/^You follow 1 course\b/);
  await flow.direct('unfollow all');
  expect(await first(flow, 'what do I follow?')).toContain('You follow nothing yet');
});

test('a request to stop in a channel is told how that is done there', async () => {
  const flow = await openSample();
  await flow.command(`/course follow ${CODE}`);
  for (const text of [`stop following ${CODE}`, 'unfollow all', 'lopeta kaikki muistutukset'])
    expect(buttons((await flow.mention(text)).answer)).toHaveLength(2);
  expect((await flow.command('/course following')).message.text).toContain(CODE);
});

test('a channel is not told what a person follows', async () => {
  const flow = await openSample();
  await flow.direct(`follow ${CODE}`);
  const { answer } = await flow.mention('what do I follow?');
  expect(answer.text).toContain('Only you see what is followed.');
  expect(answer.text).not.toContain(CODE);
});

test('in a channel that is linked to a course, “the course” is that one', async () => {
  const flow = await openSample();
  const asked = ['when does the course start?', 'milloin kurssi alkaa?', 'när börjar kursen?'];
  const isCard = async (text: string) =>
    /(?:About|Toteutus|Genomförande) TX00EY23-3015/.test((await flow.mention(text)).answer.text);
  for (const text of asked) expect(await isCard(text), text).toBe(false);
  await flow.command(`/course link ${CODE}`);
  for (const text of asked) expect(await isCard(text), text).toBe(true);
  expect((await flow.mention('when does the sauna course start?')).answer.text).toContain('“sauna”');
});

test('a request to end what is not followed is no choice', async () => {
  const flow = await openSample();
  expect((await flow.direct(`unfollow all but ${CODE}`)).answer.text).toMatch(/^You follow nothing yet/);
});

test('in a channel that is linked to a course, enrollment is that course’s', async () => {
  const flow = await openSample();
  const asked = 'when does enrollment close?';
  expect((await flow.mention(asked)).answer.text).toContain('Nothing is followed here');
  await flow.command(`/course link ${CODE}`);
  expect((await flow.mention(asked)).answer.text).toMatch(
    /^Enrollment closes: .*\(in 2 days\)\nAbout TX00EY23-3015/,
  );
  for (const [text, told] of [
    ['when does signing up close?', /^Enrollment closes: /],
    ['when can I sign up?', /^Enrollment opened: /],
    ['is enrollment still open?', /^Yes: open until Sun 22 Nov 16:00, in 2 days/],
    ['milloin ilmoittautuminen päättyy?', /^Ilmoittautuminen päättyy: /],
    ['onko ilmo vielä auki?', /^Kyllä: /],
    ['när stänger kursanmälan?', /^Anmälan stänger: /],
    ['when does it close?', /^Enrollment closes: /],
  ] as const) {
    const { answer } = await flow.mention(text);
    expect(answer.text, text).toMatch(told);
    expect(answer.text, text).toContain(CODE);
  }
  expect((await flow.mention('when does enrollment for the sauna close?')).answer.text).toContain(
    'I don’t know a course called “sauna”.',
  );
  expect((await flow.mention('when does the library close?')).answer.text).toContain(
    'I only know what the study data say',
  );
});

test('a course is found by its name where enrollment is asked about, too', async () => {
  const flow = await openSample();
  await flow.command(`/course ${CODE}`);
  const { answer } = await flow.direct('when does enrollment for software engineering open?');
  expect(answer.text).toMatch(
    /^Enrollment opened: .*\nSoftware Engineering Project · TX00EY23-3015(.|\n)*Not this one\?/,
  );
});

test.for([
  '78025',
  'building 78025',
  'Karamalmin kampus',
  'karamalmi',
  'KM',
  'what about Karamalmi?',
  '“Karamalmin kampus”',
  'campus 78025',
  'campus id 78025',
  'kampus nro 78025',
])('a building that is named and nothing else is shown with its rooms: “%s”', async (text) => {
  expect(await first(await named(), text)).toBe('Rooms in Karamalmin kampus');
});

test('a building with a number of seats is shown with the rooms that have so many', async () => {
  const { answer } = await (await openListed()).direct('Karamalmi 40+');
  expect(answer.text).toContain('Rooms in Karamalmin kampus');
  expect(answer.text).toContain('at least 40 seats');
});

test('a building that was not asked for before is sought by its id', async () => {
  expect(await first(await openSample(), 'campus 78025')).toMatch(/^Rooms in /);
});

test.for([
  'when is Karamalmi open?',
  'Karamalmi pizza',
  'does building 78025 have wifi?',
  'kampus',
  'building',
])('what asks for something else of a building is not guessed at: “%s”', async (text) => {
  expect(await first(await unnamed(), text)).toContain('I didn’t understand');
});

test.for([
  ['72101', '72101'],
  ['tell me about 72101', '72101'],
  ['12', '12'],
] as const)('a number that could be anything is asked back about: “%s”', async ([text, number]) => {
  const flow = await openSample();
  expect(await first(flow, text)).toContain(`Is ${number} a building, a course or a course unit?`);
  expect(flow.study.calls).toEqual([]);
});

test.for(['what happens in 2026?', 'tell me about 2026', 'campus 2026', 'call 12 or 13'])(
  'and is not where it is none: “%s”',
  async (text) => {
    expect(await first(await opened(), text)).toMatch(
      /I didn’t understand|I only know what the study data say/,
    );
  },
);

test.for([
  ['hello', 'Hello. Ask with'],
  // A greeting tells no language.
  ['moi', 'Hello. Ask with'],
  ['tack så mycket', 'Varsågod.'],
  ['kiitos!', 'Ole hyvä.'],
  ['what can you do?', 'What can I ask?'],
] as const)('“%s” is answered in kind', async ([text, told]) => {
  const flow = await openSample();
  expect(await first(flow, text)).toMatch(new RegExp(`^${told}`));
  expect(flow.study.calls).toEqual([]);
});

test.for(['tx00ey23 3015', 'TX00EY233015', 'TX00EY23_3015', `${CODE}lle`])(
  'a code typed carelessly is read in commands and questions: “%s”',
  async (typed) => {
    const flow = await opened();
    expect((await flow.command(`/course ${typed}`)).message.text).toMatch(/^Software Engineering Project/);
    expect(await first(flow, typed)).toMatch(/^Software Engineering Project/);
  },
);

test('a message that says more than it asks is answered by what it asks; what only tells something is no rest', async () => {
  const flow = await openSample();
  for (const code of [CODE, 'TX00EW54-3008']) await flow.command(`/course ${code}`);
  for (const said of [
    'I am an exchange student, which courses are in English?',
    'nice day & <all>! which courses are in English?',
    'moikka! oon uus opiskelija. mitkä kurssit on englanniksi?',
    'Tja, jag är ny. Vilka kurser går på engelska?',
  ]) {
    const { text } = (await flow.direct(said)).answer;
    expect(text, said).toContain(CODE);
    expect(text, said).not.toMatch(/I answered|Vastasin tähän|Jag svarade/);
  }
  const { text } = (await flow.direct('show me the moon! which courses are in English?')).answer;
  expect(text).toContain('I answered “which courses are in English”.');
});

test('half a message changes nothing', async () => {
  const flow = await openSample();
  await flow.command(`/course ${CODE}`);
  await flow.direct('my dog is ill, follow software engineering project');
  expect(await first(flow, 'what do I follow?')).toContain('You follow nothing yet');
});

/** For rows that only ask. */
const sharedSample = openShared(openSample);

test.for([
  ['is it online?', /^Which course do you mean\? /],
  ['paljonko noppia', /^Mitä toteutusta tarkoitat\? /],
  ['hur bedöms den', /^Vilket genomförande menar du\? /],
] as const)('a fact of no course is asked back about: “%s”', async ([asked, told]) => {
  const flow = await sharedSample();
  const { answer } = await flow.direct(asked);
  expect(answer.text).toMatch(told);
  expect(buttons(answer)).toHaveLength(2);
});

test('what is typed behind /course may be a question; a course by its name is still one', async () => {
  const flow = await openSample();
  for (const code of [CODE, OTHER]) await flow.command(`/course ${code}`);
  for (const [typed, told] of [
    [`is there an exam in ${CODE}?`, /^Exams: /],
    [`${CODE} credits`, /^15 credits\n/],
    [`onko tenttiä ${CODE}`, /^(?:Tentit|Exams): /],
    ['poäng software engineering project', /^15 (?:sp|credits)\n/],
    ['which are in English?', /^Found 1 course\nEnglish/],
    ['TXL22S1', /^Found 1 course\nTXL22S1/],
    [`${CODE} vs ${OTHER}`, /^Comparing 2 courses\n/],
    ['software engineering project', /^Software Engineering Project · TX00EY23-3015 · 15 credits · of which/],
    [`${CODE} ${OTHER}`, /^2 courses\n/],
  ] as const)
    expect((await flow.command(`/course ${typed}`)).message.text, typed).toMatch(told);
});

test.for([
  [`when is the final project due in ${CODE}?`, /^The study data doesn’t tell when presentations/],
  [`när är redovisningen i ${CODE}?`, /^Studieuppgifterna säger inte när redovisningar/],
  [`milloin on vierailu kurssilla ${CODE}?`, /^Opintotiedot eivät kerro, milloin esitykset/],
] as const)('“%s” is told to be unknown before what is near', async ([asked, limit]) => {
  const flow = await opened();
  const { answer } = await flow.direct(asked);
  expect(answer.text).toMatch(limit);
  expect(answer.text.split('\n')[1]).toMatch(/2026|2027/);
  expect(answer.text).toContain(CODE);
});

test.for([
  ['when is my next deadline?', 'en'],
  ['milloin on seuraava määräaikani?', 'fi'],
  ['när är min nästa deadline?', 'sv'],
])('“%s” is asked of what is followed, not of the course that was spoken of', async ([asked = '']) => {
  const flow = await openSample();
  await flow.direct(`follow ${OTHER}`);
  await flow.direct(`is there an exam in ${CODE}?`);
  const { answer } = await flow.direct(asked);
  expect(answer.text).toContain(OTHER);
  expect(answer.text).not.toContain(CODE);
});

test.for([
  ['when can I sign up for quantum physics?', '“quantum physics”'],
  ['who teaches organic chemistry', '“organic chemistry”'],
] as const)('“%s” is told the whole name that is not known', async ([asked, name]) => {
  const flow = await openSample();
  expect(await first(flow, asked)).toContain(`I don’t know a course called ${name}`);
});

test.for([
  'are you working? what is the status of the study system?',
  'is the study system up?',
  'is the study system working?',
  'system status',
  'toimiiko opintojärjestelmä?',
  'onko opintojärjestelmä toiminnassa?',
  'mikä on opintojärjestelmän tila?',
  'fungerar studiesystemet?',
  'är studiesystemet igång?',
  'vad är statusen för studiesystemet?',
])('whether the study system works is what /course status says: “%s”', async (asked) => {
  const flow = await openSample();
  await flow.direct(`follow ${CODE}`);
  const { answer } = await flow.direct(asked);
  const rest = (text: string) => text.match(/TX00EY23-3015/g)?.length;
  expect(answer.text).toMatch(/You follow 1 course|Seuraat 1 |Du följer 1 /);
  expect(rest(answer.text)).toBe(
    rest((await flow.command('/course status', { channel: 'D0SAM00001' })).message.text),
  );
  Object.assign(flow.slack.workspace.user('sam') ?? {}, { isAdmin: true });
  expect((await flow.direct(asked)).answer.text).toMatch(/^🟢 /);
});

test.for([
  [
    'when must I enroll in TX00EW54-3008?',
    'Enrollment closes: Mon 7 Dec 23:59',
    'Enrollment opens: Mon 23 Nov 8:00',
  ],
  [
    'koska TX00EW54-3008 pitää ilmoittautua?',
    'Ilmoittautuminen päättyy: ma 7.12.',
    'Ilmoittautuminen alkaa: ma 23.11.',
  ],
  [
    'när måste jag anmäla mig till TX00EW54-3008?',
    'Anmälan stänger: mån 7 dec',
    'Anmälan öppnar: mån 23 nov',
  ],
] as const)('before enrollment opens, “%s” is told both dates', async ([asked, closes, opens]) => {
  const { direct } = await sharedSample();
  const [first, second] = (await direct(asked)).answer.text.split('\n');
  expect([first?.startsWith(closes), second?.startsWith(opens)]).toEqual([true, true]);
});

test.for([
  [
    'Lähettäisitkö kurssikortin TX00EY23-3015 kanavalle?',
    'Ohjelmistotuotantoprojekti · TX00EY23-3015',
    'kanavalle',
  ],
  [
    'send the course card of TX00EY23-3015 to the channel',
    'Software Engineering Project · TX00EY23-3015',
    'channel',
  ],
  ['skicka kurskortet för TX00EY23-3015 till kanalen', 'Programvaruprojekt · TX00EY23-3015', 'kanalen'],
] as const)('“%s” shows the card, and names what is not used', async ([asked, card, unused]) => {
  const { direct } = await sharedSample();
  const { answer } = await direct(asked);
  expect(answer.text.startsWith(card)).toBe(true);
  expect(answer.text.split('\n').at(-1)).toContain(unused);
});
