/** A course as study guides write it is what its code alone is; a name that is not its own is told. */
import { expect, test } from 'vitest';
import { type Flow, openSample, openShared } from './harness.ts';

const [CODE, OTHER] = ['TX00EW54-3008', 'TX00EY23-3015'];
/** Its own, which was never seen before. */
const OWN = [
  '– Basics of Web Programming (5 cr)',
  '– Web-ohjelmoinnin perusteet, 5 op',
  ', Grunderna i webbprogrammering (5 sp)',
  'Basics of Web Programming',
];
/** Their words ask for facts elsewhere: the content, the exam, the basics. */
const OTHERS = [
  [': Examining Credits in Practice', 'Examining Credits in Practice'],
  ['(Introduction to Course Content Management)', 'Introduction to Course Content Management'],
  ['Banana Splitting Basics', 'Banana Splitting Basics'],
  ['– Mansikan viljelyn perusteet (5 op)', 'Mansikan viljelyn perusteet'],
  ['Grunder i bananodling, 5 sp', 'Grunder i bananodling'],
] as const;
const NAMES = [...OWN.map((name) => [name, ''] as const), ...OTHERS];
/** How an answer tells what was not used. */
const note = (told: string): string => (told === '' ? '' : `\nNot used: ${told}.`);
const beside = (name: string): string => `${CODE}${/^[,:]/.test(name) ? '' : ' '}${name}`;
const sayingIn =
  (flow: Flow) =>
  async (text: string): Promise<string> => {
    const said = text.startsWith('/') ? (await flow.command(text)).message : (await flow.direct(text)).answer;
    return flow.until(() => (said.text === 'Looking it up…' ? undefined : said.text));
  };
const openSaying = async () => sayingIn(await openSample());
/** For what is asked of the code alone. */
const bare = openShared((_: string) => openSample());

const AROUND = [
  ['/course ', ''],
  ['/enrollment ', ''],
  ['', ''],
  ['tell me about ', ' please'],
  ['when does ', ' close?'],
] as const;

test.for(NAMES)('%s', async ([name, told]) => {
  for (const [before, after] of AROUND) {
    const text = `${before}${beside(name)}${after}`;
    // A question whose name is in small letters does not say where it ends.
    const isTitle = /\p{Lu}\S*( \S{1,3})* \p{Lu}/u.test(name) || after === '';
    if (!isTitle) continue;
    const alone = await sayingIn(await bare(before))(`${before}${CODE}${after}`);
    const named = await openSaying();
    expect.soft(await named(text), text).toBe(`${alone}${note(told)}`);
  }
});

test.for(NAMES)('followed and stopped with %s', async ([name, told]) => {
  const say = await openSaying();
  for (const [text, begins] of [
    ['/course follow', 'Now followed in this channel'],
    ['/course unfollow', 'No longer followed here: '],
    ['follow', 'You now follow'],
    ['unfollow', 'You no longer follow: '],
  ] as const) {
    const answer = await say(`${text} ${beside(name)}`);
    expect.soft(answer.startsWith(begins), answer).toBe(true);
    // A talk is told so once; a command is no part of one.
    const isTold = told !== '' && text !== 'unfollow';
    expect.soft(answer.includes('Not used'), answer).toBe(isTold);
    expect.soft(answer.endsWith(isTold ? note(told) : ''), answer).toBe(true);
  }
});

test('a name in another language than the asker’s is its own, too', async () => {
  const say = await openSaying();
  for (const name of ['Ohjelmistotuotantoprojekti (15 op)', 'Programvaruprojekt (15 sp)'])
    expect
      .soft(await say(`/course follow ${OTHER} ${name}`), name)
      .not.toMatch(/Not used|Follow this course/);
});

test('in lists', async () => {
  const say = await openSaying();
  const listed = `${CODE} – Basics of Web Programming (5 op), ${OTHER} – Software Engineering Project (15 op)`;
  // The number of all is told only where the answer doesn't show all of them.
  expect
    .soft(await say(`/course follow ${listed}`))
    .toMatch(
      /^Now followed in this channel\nSoftware Engineering Project · .*\nBasics of Web Programming · .*\nChoose reminders.*$/,
    );
  expect.soft(await say(`/course compare ${listed.replace(', ', ' and ')}`)).toContain('Comparing 2 courses');
  expect.soft(await say(`/course unfollow ${listed}`)).toMatch(/^No longer followed here: .*\n?.*$/);
});

test.for([
  [`${CODE}, Exam`, 'says nothing about an exam'],
  [`${CODE} – Arviointi`, 'Arviointiasteikko'],
  [`${CODE} – Basics of Web Programming exam`, 'says nothing about an exam'],
  [`${CODE}, When does it start`, 'Course starts'],
  [`remind me of ${CODE} – Basics of Web Programming 24 h before it closes`, '24 h before enrollment closes'],
  [`/course ${CODE}, Persikka`, 'Not used: Persikka'],
  [`/course follow ${CODE}, Persikka`, 'Not used: Persikka'],
  [`${CODE}, Persikka`, 'Not used: Persikka'],
  ['course unit 72101 persikka', 'Not used: persikka'],
  ['72101 persikka', 'Not used: persikka'],
  [`does ${CODE} require a trampoline?`, 'Not used: trampoline'],
  [`does ${CODE} let me juggle bananas with elephants`, 'Not used: juggle, bananas, elephants'],
] as const)('what asks, or is no name: %s', async ([text, tells]) => {
  expect(await (await openSaying())(text)).toContain(tells);
});

test('the name of another course that was seen is that course', async () => {
  const say = await openSaying();
  await say(`/course ${OTHER}`);
  expect(await say(`compare ${CODE}, Software Engineering Project`)).toContain('Comparing 2 courses');
});
