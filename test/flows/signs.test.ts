/** Signs between a code and a word part them as a space does, and the answer names the word that says nothing. */
import { expect, test } from 'vitest';
import { MINUTE, openSample, openShared } from './harness.ts';

const CODE = 'TX00EY23-3015';
/** A talk is over then. */
const LATER = 31 * MINUTE;
const SIGNS = [...'/-+:=|_~#@;,.&\'*!?%\\>([{"'];
/** What is typed up to the sign, and what the answer tells of what was read. */
const BEHIND: readonly (readonly [string, string])[] = [
  [`/course ${CODE}`, 'Software Engineering Project'],
  ['/course TX00EY23', 'Software Engineering Project'],
  [`/enrollment ${CODE}`, 'Software Engineering Project'],
  [`/course follow ${CODE}`, 'Software Engineering Project'],
  [`/course unfollow ${CODE}`, 'Not followed here: Software Engineering Project'],
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

/** For rows that only ask. */
const opened = openShared(openSample);

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

test.each(['（persikka）', '［persikka］', '；persikka', '／persikka', '→persikka', '｜persikka'])(
  'full-width signs and arrows part a code and a word as well: %s',
  async (joined) => {
    // Not shared: in one talk it is told once.
    const { command, direct } = await openSample();
    for (const text of [
      (await command(`/course ${CODE}${joined}`)).message.text,
      (await command(`/enrollment ${CODE}${joined}`)).message.text,
      (await direct(`${CODE}${joined}`)).answer.text,
    ])
      expect(text).toContain('Not used: persikka.');
  },
);

test('in messages, too', async () => {
  const { direct, pass } = await openSample();
  await direct('rooms in 78025');
  for (const [before, behind, tells] of IN_MESSAGES) {
    for (const sign of [...SOME, ...(behind === '' && before.endsWith(CODE) ? [' '] : [])]) {
      const typed = `${before}${sign}persikka${behind}`;
      // In one talk it is told once.
      pass(LATER);
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
  const { command } = await opened();
  expect((await command(typed)).message.text).toContain(tells);
});

test.each([`${CODE}:n`, `${CODE}:sta`, `${CODE}'s`, `${CODE}-toteutus`, `${CODE}:ssako`])(
  'an ending or a word that says what a code is, is not named: %s',
  async (typed) => {
    const { command } = await opened();
    const { text } = (await command(`/course ${typed}`)).message;
    expect(text).toContain('TXL22S1');
    expect(text).not.toMatch(/Not used|Ei käytetty/);
  },
);

const OTHER = 'TX00EW54-3008';
const COMMANDS: readonly (readonly [string, string])[] = [
  ['/course', '2 courses'],
  ['/enrollment', 'Enrollment for 2 courses'],
  ['/course compare', 'Comparing 2 courses'],
  ['/course follow', 'Now followed in this channel'],
  ['/course unfollow', 'No longer followed here'],
];

test('any sign between two codes makes a list of them, which each command reads', async () => {
  const { command, direct } = await openSample();
  for (const sign of [...'-_.:@/|+=;,&#~>*!\\', '--', '..', '->', '–']) {
    for (const [name, tells] of COMMANDS) {
      const { text } = (await command(`${name} ${CODE}${sign}${OTHER}`)).message;
      expect.soft(text, `${name} ${sign}`).toContain(tells);
      for (const code of [CODE, OTHER]) expect.soft(text, `${name} ${sign}`).toContain(code);
    }
    const units = (await command(`/course TX00EY23${sign}TX00EW54`)).message.text;
    for (const code of [CODE, OTHER]) expect.soft(units, `units ${sign}`).toContain(code);
    const compared = (await direct(`compare ${CODE}${sign}${OTHER}`)).answer.text;
    expect.soft(compared, `in a message ${sign}`).toContain('Comparing 2 courses');
  }
});

test('the number of another run behind any sign is named', async () => {
  const { command } = await openSample();
  for (const sign of [...'-_.:@/|+=;&#~'])
    expect.soft((await command(`/course ${CODE}${sign}3099`)).message.text, sign).toContain('TX00EY23-3099');
});

test.each([
  ['78025/40+', 'at least 40 seats'],
  ['78025:40+', 'at least 40 seats'],
  ['78025-40+', 'at least 40 seats'],
  ['KM:40+', 'at least 40 seats'],
  ['KM/≥40', 'at least 40 seats'],
  ['KM>40', 'at least 41 seats'],
  ['78025<40', 'at most 39 seats'],
  ['KM|20-40', '20–40 seats'],
  ['KM/lab/40+', 'at least 40 seats, “lab”'],
  ['KM_lab>40', 'at least 41 seats, “lab”'],
  ['KMD558/40+', 'at least 40 seats, “KMD558”'],
])('a limit behind a building and a sign counts: /rooms %s', async (typed, tells) => {
  const { command } = await opened();
  await command('/rooms 78025');
  expect((await command(`/rooms ${typed}`)).message.text).toContain(`filter: ${tells}`);
});

test('buildings that signs join are several', async () => {
  const { command } = await openSample();
  for (const id of ['78025', '78044']) await command(`/rooms ${id}`);
  for (const typed of ['78025/78044', '78025:78044', 'KM:HT', 'KM/HT'])
    expect((await command(`/rooms ${typed}`)).message.text, typed).toContain('2 buildings');
});
