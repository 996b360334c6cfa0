/** What is not understood, or not known, is answered by one short line; help stands behind a button. */
import { describe, expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { openSample, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';

const open = openShared(openSample);

/** A line or two, and the reference of an error. */
const LONGEST = 260;

function isShort(message: SlackMessage): void {
  const [line = '', ...more] = message.text
    .split('\n')
    .filter((one) => !/^(?:Reference|Viite|Referens): /.test(one));
  expect(line).not.toBe('');
  expect(more, 'one line').toEqual([]);
  expect(line.length).toBeLessThan(LONGEST);
  expect(buttons(message).length).toBeLessThanOrEqual(3);
  // The page of help.
  expect(words(message)).not.toContain('Remind me');
}

describe('a command with a name that is not known', () => {
  test.for([
    ['/course cooking', 'I don’t know a course called “cooking”.'],
    [
      '/course web design, databases and cooking',
      'I don’t know a course called “web design, databases and cooking”.',
    ],
    ['/course dance with me', 'I don’t know a course called “dance with me”.'],
    ['/enrollment cooking', 'I don’t know a course called “cooking”.'],
    [
      '/enrollment web design, databases and cooking',
      'I don’t know a course called “web design, databases and cooking”.',
    ],
    ['/course follow cooking', 'I don’t know a course called “cooking”.'],
    ['/course compare cooking dancing', 'I don’t know a course called “cooking dancing”.'],
    ['/course unit maths', '“maths” is not a course unit I know.'],
    ['/rooms xyz', '“xyz” is not a building I know.'],
    ['/course unti 40312', 'I don’t know “unti 40312”. Did you mean /course unit 40312?'],
  ] as const)('%s', async ([typed, said]) => {
    const { command } = await open();
    const { message } = await command(typed);
    isShort(message);
    expect(message.text).toContain(said);
  });

  test.for([
    ['fi-FI', '/course ruoanlaitto', 'En tunne', 'Mitä voin kysyä?', 'Hae toteutus'],
    ['sv-FI', '/course matlagning', 'Jag känner inte till', 'Vad kan jag fråga?', 'Sök genomförande'],
    ['en-GB', '/course cooking', 'I don’t know', 'What can I ask?', 'Look up a course'],
  ] as const)('%s: help stands behind a button', async ([locale, typed, said, help, task]) => {
    const { command, slack, next } = await openSample({ locales: { sam: locale } });
    const { message } = await command(typed);
    isShort(message);
    expect(message.text).toContain(said);
    expect(buttons(message)[0]).toBe(help);
    const page = await next(() => slack.click(message, help));
    expect(page.text.split('\n')[0]).toBe(help);
    expect(buttons(page)[0]).toBe(task);
  });
});

describe('a message that is not understood', () => {
  test.for([
    'cooking',
    'web design, databases and cooking',
    'asdf qwerty',
    'when does cooking start?',
    'follow cooking',
    'which rooms are in xyz?',
    'compare cooking and dancing',
    'tietokannat, ohjelmointi ja ruoanlaitto',
    'milloin ruoanlaitto alkaa?',
    'seuraa ruoanlaittoa',
    'programmering, databaser och matlagning',
    'när börjar matlagning?',
    'följ matlagning',
    'hello',
  ])('%s', async (said) => {
    const { direct, mention } = await open();
    for (const say of [direct, mention]) isShort((await say(said)).answer);
  });

  test.for(['ok', '👍', 'thanks', 'kiitos', 'tack', 'okej'])(
    '%s gets a few words and no button',
    async (said) => {
      const { direct } = await open();
      const { answer } = await direct(said);
      expect(answer.text.length).toBeLessThan(30);
      expect(buttons(answer)).toEqual([]);
    },
  );
});

test('the usage page is for an empty command, the word help and the button', async () => {
  const { command, mention } = await open();
  for (const typed of ['/course', '/course help', '/rooms help', '/enrollment help'])
    expect((await command(typed)).message.text).toContain('What’s open');
  expect((await mention('')).answer.text).toContain('What’s open');
});

describe('a command that takes no course', () => {
  test('names the words behind it that it does not use, and no others', async () => {
    const { command } = await openSample();
    await command('/course follow TX00EY23-3015');
    await command('/course link TX00EY23-3015');
    for (const [typed, unused] of [
      ['/course week foo', 'foo'],
      ['/course week 48 <40', '48, 40'],
      ['/course term TX00EY23-3015', 'TX00EY23-3015'],
      ['/course following Bar', 'Bar'],
      ['/course status foo bar', 'foo, bar'],
      ['/course settings foo', 'foo'],
      ['/course help foo', 'foo'],
      ['/course viikko huomenna', 'huomenna'],
      ['/course unlink databases', 'databases'],
      ['/course follow IM00BR45-3003 weekly <foo>', 'weekly, foo'],
      ['/course follow IM00BR45-3003 but not TX00EY23-3015', undefined],
      ['/course term', undefined],
      ['/course week next please', undefined],
      ['/course term of my courses', undefined],
      ['/course following please', undefined],
      ['/course settings language', undefined],
    ] as const) {
      const { text } = (await command(typed)).message;
      const told = /(?:Not used|Ei käytetty|Användes inte): (.*)\.$/.exec(text)?.[1];
      expect(told, typed).toBe(unused);
    }
  });
});
