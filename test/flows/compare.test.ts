import { expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { isApps, openSample, openScripted, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';
import { codesOf, realization, success } from './upstream-rows.ts';

const open = openShared(openSample);
const [A, B, PAST] = ['TX00EY23-3015', 'TX00EW54-3008', 'IM00BR45-3003'];
const SHARE = 'Share to channel';
const table = ({ blocks }: SlackMessage) =>
  blocks.find((block) => (block as { type?: unknown }).type === 'table') as
    | { rows: { text?: string }[][] }
    | undefined;
const head = (message: SlackMessage) => table(message)?.rows[0]?.map(({ text }) => text);
const readable = (text: string) => text.replace(/<!date[^|]*\|([^>]*)>/g, '$1');

/** The first line of a comparison. */
const TITLE = /^(?:Comparing 2 courses|Vertailussa 2 toteutusta|Jämförelse av 2 genomföranden)\n/;

test('two codes stand side by side, with what overlaps, from one search', async () => {
  const { command, study } = await openSample();
  const { message } = await command(`/course compare ${A} ${B.toLowerCase()}`);
  expect(head(message)).toEqual([A, B]);
  const text = readable(message.text);
  expect(text).toMatch(/^Comparing 2 courses\n/);
  expect(text).toContain(
    'Software Engineering Project and Basics of Web Programming overlap: 28 Dec 2026 – 23 Feb 2027.',
  );
  expect(text).toContain(
    'Enrollment is never open for both at once. Enrollment closes first: Software Engineering Project, Sun 22 Nov 16:00 (in 2 days).',
  );
  expect(text).toContain('not all lesson times are known');
  expect(words(message)).toContain('Software Engineering Project');
  expect(buttons(message)).toEqual(['Follow all', SHARE]);
  expect(study.calls).toMatchObject([
    { method: 'POST', path: '/realization/search', codes: [A, B], l: 'en' },
  ]);
});

test('a code is compared with a course by its name, in words', async () => {
  const { command, direct } = await openSample();
  await command(`/course ${B}`);
  const { answer } = await direct(`compare ${A} and basics of web programming`);
  expect(head(answer)).toEqual([A, B]);
});

test.for([
  `do the lessons of ${A} and ${B} overlap?`,
  `does ${A} clash with ${B}?`,
  `Compare ${A} and ${B}: language, and do their lessons overlap?`,
  `vertaa ${A} ja ${B}, menevätkö ne päällekkäin?`,
  `ovatko ${A} ja ${B} samaan aikaan?`,
  `jämför ${A} och ${B}, krockar de?`,
  `kolliderar ${A} och ${B}?`,
])('“%s” is answered with the comparison', async (asked) => {
  const { direct } = await open();
  expect((await direct(asked)).answer.text).toMatch(TITLE);
});

test.for([
  [
    'en',
    `do the exams of ${A} and ${B} clash?`,
    /^Exams have no times of their own.*\nComparing 2 courses\n/,
  ],
  ['en', `are the exams of ${A} and ${B} on the same day?`, /^Exams have no times of their own/],
  ['fi', `menevätkö ${A} ja ${B} tentit päällekkäin?`, /^Tenteillä ei ole .*\nVertailussa 2 toteutusta\n/],
  ['sv', `krockar tenterna i ${A} och ${B}?`, /^Tentamina har inga .*\nJämförelse av 2 genomföranden\n/],
] as const)(
  'whether exams overlap is not known, which is told before what is (%s: %s)',
  async ([, asked, told]) => {
    const { direct } = await open();
    expect((await direct(asked)).answer.text).toMatch(told);
  },
);

test('what a comparison does not tell is told beside it', async () => {
  const { direct } = await openSample();
  const { answer } = await direct(`is there an exam in ${A} and ${B}, and do they overlap?`);
  expect(answer.text).toContain('Exams: No exam. Final demo in the last week.');
  expect(answer.text).toContain('Comparing 2 courses');
});

test.for([
  `can you remind me of ${A} and ${B} at the same time?`,
  `voitko muistuttaa ${A} ja ${B} samaan aikaan?`,
])('“%s” compares nothing', async (asked) => {
  const { direct } = await openSample();
  expect(table((await direct(asked)).answer)).toBeUndefined();
});

test('an id and a code are compared, five at most', async () => {
  const { command } = await openSample();
  const { message } = await command(`/course compare 194201, ${B} ${PAST} LI00DZ61-3005 SH00DC19-3011`);
  for (const code of [A, B, PAST, 'LI00DZ61-3005', 'SH00DC19-3011']) expect(words(message)).toContain(code);
  expect(table(message), 'a phone shows two side by side').toBeUndefined();
  expect(buttons(message)).toEqual(expect.arrayContaining(['Details', 'Follow', 'Follow all', SHARE]));
});

test.each([
  ['en', 'en-GB', 'Follow all', 'This channel', 'Now followed in this channel'],
  ['fi', 'fi-FI', 'Seuraa kaikkia', 'Tämä kanava', 'Kanava seuraa nyt'],
  ['sv', 'sv-SE', 'Följ alla', 'Den här kanalen', 'Kanalen följer nu'],
] as const)(
  'in %s one button follows all of them, for the channel or the person',
  async (_, locale, all, here, told) => {
    const { command, slack, until } = await openSample({ locales: { sam: locale } });
    const { message } = await command(`/course compare ${A} ${B}`);
    await slack.click(message, all);
    const asks = await until(() => slack.workspace.modals.find((view) => words(view).includes(here)));
    expect(words(asks)).toContain(`${A}, ${B}`);
    await slack.click(asks, here);
    const done = await until(() => slack.workspace.modals.find((view) => words(view).includes(told)));
    expect(words(done).match(/\d{1,2}[:.]\d{2}/g)?.length).toBeGreaterThan(1);
    const { message: list } = await command('/course following');
    for (const code of [A, B]) expect(list.text).toContain(code);
  },
);

test.for([
  ['/course compare', 'Which courses? Give two to five codes'],
  [`/course compare ${A}`, `${A} alone can’t be compared. Give two to five different courses`],
  [`/course compare ${A} ${A.toLowerCase()}`, `${A} alone can’t be compared.`],
  [
    `/course compare ${[1, 2, 3, 4, 5, 6].map((at) => `TX00EY2${at}-3015`).join(' ')}`,
    '6 courses are too many',
  ],
  [
    `/course compare ${Array.from({ length: 12 }, (_, at) => `TX00EY${at + 10}-3015`).join(' ')}`,
    '12 courses are too many to compare at once. Give at most 5',
  ],
  ['/course compare databases', 'I don’t know a course called “databases”.'],
  ['/course compare web design vs databases', 'I don’t know a course called “web design vs databases”.'],
  ['/course compare nonsense9', '“nonsense9” is not a course code.'],
] as const)('%s is told what to give, and nothing is looked up', async ([typed, told]) => {
  const { command, study } = await open();
  const { length } = study.calls;
  const { message } = await command(typed);
  expect(message.text).toContain(told);
  expect(message.text).toMatch(
    /\/course |A code looks like TX00EY23-3015|a code, such as TX00EY23-3015, always works/,
  );
  expect(buttons(message)).toEqual([]);
  expect(study.calls).toHaveLength(length);
});

test.for([
  [
    '/course compare *b* _w_',
    '“b w” is not a course code. A code looks like TX00EY23-3015 and stands beside the name in the study guide.',
  ],
  ['/course compare b', '“b” is not a course code.'],
  ['/course follow *w* b', '“w b” is not a course code.'],
  ['/enrollment _b_', 'I don’t know a course called “b”.'],
  ['/course w', 'I don’t know a course called “w”.'],
] as const)('%s names no course by a letter', async ([typed, told]) => {
  const { command } = await open();
  await command(`/course ${B} TX00EW54-3008`);
  expect((await command(typed)).message.text).toContain(told);
});

test('a code that does not exist is named beside the others, and the rest can be shared', async () => {
  const { command } = await openSample();
  const { message } = await command(`/course compare ${A} ZZ00ZZ99-3001 ${B} nonsense99`);
  expect(head(message)).toEqual([A, B]);
  expect(message.text).toContain('ZZ00ZZ99-3001: no such course.');
  expect(message.text).toContain('nonsense99: not a course code.');
  expect(words(message)).toMatch(/ZZ00ZZ99-3001\n – no such course/);
  expect(buttons(message)).toContain(SHARE);
});

test('where only one is found it is shown, and there is nothing to compare', async () => {
  const { command } = await openSample();
  const { message } = await command(`/course compare ${A} ZZ00ZZ99-3001`);
  expect(message.text).toMatch(
    /^Nothing to compare: only one course was found\nSoftware Engineering Project/,
  );
  expect(message.text).toContain('ZZ00ZZ99-3001: no such course.');
  expect(table(message)).toBeUndefined();
  expect(buttons(message)).toEqual(['Details', 'Follow', SHARE]);
});

test('a code and the id of the same course are one course', async () => {
  const { command } = await openSample();
  const { message } = await command(`/course compare ${A} 194201`);
  expect(message.text).toMatch(/^Nothing to compare: only one course was found\n/);
  expect(message.text.match(/Software Engineering Project/g)).toHaveLength(1);
});

test('where none is found every reason is told, and there is nothing to share', async () => {
  const { command } = await openSample();
  const { message } = await command('/course compare ZZ00ZZ99-3001 ZZ00ZZ98-3001');
  expect(message.text).toContain('ZZ00ZZ99-3001: no such course.');
  expect(message.text).toContain('ZZ00ZZ98-3001: no such course.');
  expect(buttons(message)).toEqual([]);
});

test('while the study API is down it says so, and “Try again” brings the comparison', async () => {
  const { command, slack, study, until } = await openSample();
  study.mode = 'down';
  const { message } = await command(`/course compare ${A} ${B}`);
  expect(message.text).toContain('can’t be reached');
  expect(buttons(message)).toEqual(['Try again']);
  study.mode = 'fine';
  await slack.click(message, 'Try again');
  await until(() => message.text.startsWith('Comparing 2 courses') || undefined);
  expect(head(message)).toEqual([A, B]);
});

test('what was found before an outage is shown with its age', async () => {
  const { command, study, pass } = await openSample();
  await command(`/course compare ${A} ${B}`);
  pass(70 * 60_000);
  study.mode = 'down';
  await command(`/course compare ${A} ${B}`);
  const { message } = await command(`/course compare ${A} ${B}`);
  expect(head(message)).toEqual([A, B]);
  expect(readable(message.text)).toContain('as of 14:02');
});

test('it is shared once, with who shared it', async () => {
  const { command, slack, until } = await openSample();
  const { message } = await command(`/course compare ${A} ${B}`);
  const said = message.text;
  await slack.click(message, SHARE);
  await until(() => message.text.includes('Shared to the channel.') || undefined);
  const posts = slack.workspace.messages.filter((each) => isApps(each) && each.onlyFor === undefined);
  expect(posts.map(({ text }) => text)).toEqual([`${said}\nShared by <@U0SAM00001>`]);
  const [post] = posts;
  expect(post && head(post)).toEqual([A, B]);
  expect(post && buttons(post)).toEqual(['Follow all']);
});

test('where Slack refuses the table the same comes in plainer blocks', async () => {
  const { command, slack } = await openSample();
  slack.fail('response_url', 'invalid_blocks');
  const { message } = await command(`/course compare ${A} ${B}`).catch(() => ({
    message: slack.workspace.messages.find(isApps),
  }));
  if (!message) throw new Error('no answer');
  expect(table(message)).toBeUndefined();
  const shown = readable(words(message));
  for (const said of [A, B, 'Software Engineering Project', '28 Dec 2026']) expect(shown).toContain(said);
  expect(buttons(message)).toEqual(expect.arrayContaining(['Follow all', SHARE]));
});

test.for([
  [`compare ${A} and ${B}`, 'Comparing 2 courses', 'en'],
  [`do ${A} and ${B} overlap?`, 'Comparing 2 courses', 'en'],
  [`vertaa ${A} ja ${B}`, 'Vertailussa 2 toteutusta', 'fi'],
  [`vertaa ilmoittautumista ${A} ${B}`, 'Vertailussa 2 toteutusta', 'fi'],
  [`jämför ${A} och ${B}`, 'Jämförelse av 2 genomföranden', 'sv'],
] as const)('“%s” is answered in its language, in the thread', async ([asked, title, language]) => {
  const { mention, study } = await openSample();
  const { question, answer } = await mention(asked);
  expect(answer.text.split('\n')[0]).toBe(title);
  expect(answer.threadTs).toBe(question.ts);
  for (const code of [A, B]) expect(words(answer)).toContain(code);
  expect(new Set(study.calls.map(({ l }) => l))).toContain(language);
});

test('written directly, one code alone is told what is missing', async () => {
  const { direct } = await openSample();
  const { answer } = await direct(`jämför ${A}`);
  expect(answer.text).toContain(`${A} ensamt går inte att jämföra.`);
});

test('names that want to do harm do none', async () => {
  const name = '<!channel> *bold* <!date^1^{date}|yesterday> <https://evil.example|x> "\\';
  const { command } = await openScripted((request) =>
    success({
      realizations: codesOf(request).map((code) =>
        realization(code, { name, studentGroups: [{ code: name, name }] }),
      ),
    }),
  );
  const { message } = await command(`/course compare ${A} ${B}`);
  const sections = message.blocks.filter(({ type }) => type === 'section');
  const named = sections.filter((one) => JSON.stringify(one).includes('*bold*'));
  expect(named).toHaveLength(2);
  for (const one of named) expect(one).toMatchObject({ text: { type: 'plain_text' } });
  expect(JSON.stringify(sections)).not.toMatch(/"type":"(?:date|link|broadcast)"/);
});
