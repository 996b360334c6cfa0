/** A course as study guides write it, with a name that was never seen, is what its code alone is. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

const [CODE, OTHER] = ['TX00EW54-3008', 'TX00EY23-3015'];
/** Their words ask for facts elsewhere: the content, the exam, the basics. */
const NAMES = [
  '– Basics of Web Programming (5 cr)',
  '– Web-ohjelmoinnin perusteet, 5 op',
  ', Grunderna i webbprogrammering (5 sp)',
  ': Examining Credits in Practice',
  '(Introduction to Course Content Management)',
  'Basics of Web Programming',
];
const beside = (name: string): string => `${CODE}${/^[,:]/.test(name) ? '' : ' '}${name}`;
const openSaying = async () => {
  const flow = await openSample();
  return async (text: string) =>
    text.startsWith('/') ? (await flow.command(text)).message.text : (await flow.direct(text)).answer.text;
};

const AROUND = [
  ['/course ', ''],
  ['/enrollment ', ''],
  ['', ''],
  ['tell me about ', ' please'],
  ['when does ', ' close?'],
] as const;

test.for(NAMES)('%s', async (name) => {
  for (const [before, after] of AROUND) {
    const [bare, named] = await Promise.all([openSaying(), openSaying()]);
    const alone = await bare(`${before}${CODE}${after}`);
    const text = `${before}${beside(name)}${after}`;
    // A question whose name is in small letters does not say where it ends.
    const isTitle = /\p{Lu}\S*( \S{1,3})* \p{Lu}/u.test(name) || after === '';
    if (isTitle) expect.soft(await named(text), text).toBe(alone);
  }
});

test.for(NAMES)('followed and stopped with %s', async (name) => {
  const say = await openSaying();
  expect.soft(await say(`/course follow ${beside(name)}`)).toContain('Now followed in this channel');
  expect.soft(await say(`/course unfollow ${beside(name)}`)).toMatch(/^No longer followed here: [^\n]*$/);
  expect.soft(await say(`follow ${beside(name)}`)).toContain('You now follow');
  expect.soft(await say(`unfollow ${beside(name)}`)).toMatch(/^You no longer follow: [^\n]*$/);
});

test('in lists', async () => {
  const say = await openSaying();
  const listed = `${CODE} – Basics of Web Programming (5 op), ${OTHER} – Software Engineering Project (15 op)`;
  expect.soft(await say(`/course follow ${listed}`)).toMatch(/^Now followed[\s\S]*2 courses are followed/);
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
] as const)('what asks, or is no name: %s', async ([text, tells]) => {
  expect(await (await openSaying())(text)).toContain(tells);
});

test('the name of another course that was seen is that course', async () => {
  const say = await openSaying();
  await say(`/course ${OTHER}`);
  expect(await say(`compare ${CODE}, Software Engineering Project`)).toContain('Comparing 2 courses');
});
