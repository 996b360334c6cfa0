/** Signs between a code and a word part them as a space does, and the answer names the word that says nothing. */
import { expect, test } from 'vitest';
import { openSample } from './harness.ts';

const CODE = 'TX00EY23-3015';
const SIGNS = [...'/-+:=|_~#@;,.&\'*!?%\\>([{"'];
/** What is typed up to the sign, and what the answer tells of what was read. */
const BEHIND: readonly (readonly [string, string])[] = [
  [`/course ${CODE}`, 'Software Engineering Project'],
  ['/course TX00EY23', 'Software Engineering Project'],
  [`/enrollment ${CODE}`, 'Software Engineering Project'],
  [`/course follow ${CODE}`, 'Software Engineering Project'],
  [`/course unfollow ${CODE}`, 'Not followed here: TX00EY23-3015'],
  [`/course compare TX00EW54-3008 ${CODE}`, 'Comparing 2 courses'],
  ['/course unit 72101', 'Software Engineering Project'],
  ['/course unit TX00EY23', 'Software Engineering Project'],
  [`/course unit ${CODE}`, 'Software Engineering Project'],
  ['/rooms 78025', 'Rooms in Karamalmin kampus'],
  ['/rooms KM', 'Rooms in Karamalmin kampus'],
  ['/rooms KMD558', 'Rooms in Karamalmin kampus'],
];
/** The same in messages, as texts around the sign and the word. */
const IN_MESSAGES: readonly (readonly [string, string, string])[] = [
  [CODE, '', 'Software Engineering Project'],
  [`when does ${CODE}`, ' open?', 'Enrollment opened'],
  [`milloin ${CODE}`, ' alkaa?', 'Toteutus alkaa'],
  [`när öppnar ${CODE}`, '?', 'Anmälan öppnade'],
  [`follow ${CODE}`, '', 'Follow this course?'],
  [`compare TX00EW54-3008 and ${CODE}`, '', 'Comparing 2 courses'],
  ['course unit 72101', '', 'Software Engineering Project'],
  ['rooms in 78025', '', 'Rooms in Karamalmin kampus'],
];
const SOME = ['/', '-', '_', ':', '('];

test('a word that a sign joins to a code is named by each command as one behind a space is', async () => {
  const { command } = await openSample();
  await command('/rooms 78025');
  for (const [typed, tells] of BEHIND) {
    for (const sign of [' ', ...SIGNS]) {
      const { text } = (await command(`${typed}${sign}persikka`)).message;
      expect.soft(text, `${typed}${sign}persikka`).toContain('persikka');
      expect.soft(text, `${typed}${sign}persikka`).toContain(tells);
    }
  }
});

test('in messages, too', async () => {
  const { direct } = await openSample();
  await direct('rooms in 78025');
  for (const [before, behind, tells] of IN_MESSAGES) {
    for (const sign of SOME) {
      const typed = `${before}${sign}persikka${behind}`;
      const { text } = (await direct(typed)).answer;
      expect.soft(text, typed).toContain('persikka');
      expect.soft(text, typed).toContain(tells);
    }
  }
});

test.each([
  ['a word before a code is named', `/course persikka/${CODE}`, 'Not used: persikka.'],
  ['a word behind a list of codes is named', `/course ${CODE}/TX00EW54-3008/persikka`, 'Not used: persikka.'],
  ['what asks for a fact is used', `/course ${CODE}/exam`, 'Exams: No exam.'],
])('%s', async (_, typed, tells) => {
  const { command } = await openSample();
  expect((await command(typed)).message.text).toContain(tells);
});

test.each([`${CODE}:n`, `${CODE}:sta`, `${CODE}'s`, `${CODE}-toteutus`, `${CODE}:ssako`])(
  'an ending or a word that says what a code is, is not named: %s',
  async (typed) => {
    const { command } = await openSample();
    const { text } = (await command(`/course ${typed}`)).message;
    expect(text).toContain('TXL22S1');
    expect(text).not.toMatch(/Not used|Ei käytetty/);
  },
);
