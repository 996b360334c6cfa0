import { expect, test } from 'vitest';
import { isApps, openSample, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';

test('a mention is answered in a thread under it, for everyone', async () => {
  const { mention, slack } = await openSample();
  const { question, answer } = await mention('TX00EY23-3015');
  expect(answer).toMatchObject({ channel: 'C0COURSES1', threadTs: question.ts });
  expect(answer.onlyFor).toBeUndefined();
  expect(answer.text).toMatch(/^Software Engineering Project · TX00EY23-3015/);
  expect(words(answer)).toContain('Software Engineering Project');
  expect(buttons(answer)).toContain('Details');
  expect(buttons(answer), 'everyone sees it').not.toContain('Share to channel');
  expect(slack.calls).toMatchObject([
    { method: 'chat.postMessage', body: { unfurl_links: 'false', unfurl_media: 'false' } },
  ]);
});

test('a mention in a thread is answered in that thread', async () => {
  const { mention, slack } = await openSample();
  const root = slack.workspace.post({
    channel: 'C0COURSES1',
    author: { kind: 'user', user: 'U0AINO0002' },
    text: 'Hello',
  });
  const { answer } = await mention('TX00EY23-3015', root.ts);
  expect(answer.threadTs).toBe(root.ts);
});

const QUESTIONS = [
  ['which rooms does 78025 have?', /^Rooms in Karamalmin kampus/, 'en'],
  [
    'when does enrollment for TX00EY23-3015 close?',
    /^Enrollment closes: .*in 2 days.*\nSoftware Engineering Project · /,
    'en',
  ],
  [
    'what is course unit 72101 about?',
    /^Content: .*[\s\S]*\nTX00EY23 · Software Engineering Project · .*Course unit/,
    'en',
  ],
  [
    'milloin TX00EY23-3015 ilmoittautuminen päättyy?',
    /^Ilmoittautuminen päättyy: .*\nOhjelmistotuotantoprojekti · /,
    'fi',
  ],
  ['mitä tiloja rakennuksessa 78025 on?', /^Tilat: Karamalmin kampus/, 'fi'],
  ['kerro opintojaksosta 72101', /^Ohjelmistotuotantoprojekti · Opintojakso/, 'fi'],
  ['när öppnar anmälan till TX00EY23-3015?', /^Anmälan öppnade: .*\nProgramvaruprojekt · /, 'sv'],
  ['vilka rum finns i byggnad 78025?', /^Rum: Karamalmin kampus/, 'sv'],
  ['TX00EY23-3015', /^Software Engineering Project/, 'en'],
  ['*TX00EY23-3015*', /^Software Engineering Project/, 'en'],
  ['<https://study.example/TX00EY23-3015|TX00EY23-3015>', /^Software Engineering Project/, 'en'],
] as const;

test.for(QUESTIONS)('“%s” is answered in its own language', async ([asked, told, language]) => {
  const { mention, study } = await openSample();
  const { answer } = await mention(asked);
  expect(answer.text).toMatch(told);
  expect(study.calls[0]).toMatchObject({ l: language, acceptLanguage: language });
});

test('a question that tells no language, of a person with none of the three, gets the default one', async () => {
  const { mention } = await openSample({ env: { DEFAULT_LANGUAGE: 'fi' }, locales: { sam: 'de-DE' } });
  const { answer } = await mention('TX00EY23-3015');
  expect(answer.text).toMatch(/^Ohjelmistotuotantoprojekti/);
});

/** For what looks nothing up. */
const open = openShared(openSample);

test.for([
  ['what mood is it in the city', 'I didn’t understand that.'],
  ['millainen tunnelma siellä on ja mistä se tulee?', 'En ymmärtänyt kysymystä.'],
  ['hur är vädret i dag och varför?', 'Jag förstod inte frågan.'],
] as const)('“%s” gets a hint in its language, and nothing is looked up', async ([asked, hint]) => {
  const { mention, study } = await open();
  const { answer } = await mention(asked);
  expect(answer.text).toContain(hint);
  expect(answer.text).toContain('TX00EY23-3015');
  expect(study.calls).toEqual([]);
});

test.for(['', 'help', 'apua'])('a mention with “%s” gets the usage', async (asked) => {
  const { mention } = await open();
  const { answer } = await mention(asked);
  expect(answer.text).toMatch(asked === 'apua' ? /^Mitä voin kysyä/ : /^What can I ask/);
  expect(buttons(answer)).toHaveLength(5);
});

test('a mention of what does not exist is told so in the thread', async () => {
  const { mention, log } = await openSample();
  const { question, answer } = await mention('ZZ00ZZ99-3001');
  expect(answer.threadTs).toBe(question.ts);
  expect(answer.text).toMatch(/^There is no course ZZ00ZZ99-3001\./);
  expect(log).toContainEqual(expect.objectContaining({ kind: 'mention', outcome: 'NotFound' }));
});

test('where the bot may not post, the asker gets the answer directly', async () => {
  const { mention, slack } = await openSample();
  slack.fail('chat.postMessage', 'not_in_channel');
  const { answer } = await mention('TX00EY23-3015');
  expect(answer).toMatchObject({ channel: 'D0SAM00001', threadTs: undefined });
  expect(answer.text).toMatch(/^Software Engineering Project/);
  expect(answer.text).toContain('/invite @Coursebell');
  expect(slack.calls.map(({ body }) => body['channel'])).toEqual(['C0COURSES1', 'U0SAM00001']);
});

test('words without a mention are none of the bot’s business', async () => {
  const { slack, mention } = await openSample();
  expect(await slack.say('#it-courses', 'sam', 'TX00EY23-3015')).toBeUndefined();
  await mention('help');
  expect(slack.workspace.messages.filter(isApps)).toHaveLength(1);
});
