/** What need not be said again in one talk, and buttons in the place of lines to type. */
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/index.ts';
import { MINUTE, openSample, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';

const CODE = 'TX00EY23-3015';
const AINO = { locales: { sam: 'fi-FI' } };

describe('in one talk', () => {
  const UNUSED = 'dinosaur courses in English';

  test('words that were not used are told once, others too, and all of them again in another talk or later', async () => {
    const flow = await openSample();
    await flow.command(`/course ${CODE}`);
    const tells = async (said: string, thread?: string) =>
      (await flow.direct(said, thread)).answer.text.includes('Not used: ');
    const first = await flow.direct(UNUSED);
    expect(first.answer.text).toMatch(/\nNot used: dinosaur\.$/);
    expect(words(first.answer)).toContain('Not used: dinosaur.');
    const again = (await flow.direct(UNUSED)).answer;
    expect([again.text, words(again)].join()).not.toContain('Not used');
    expect(again.text).toContain('Found 1 course\n');
    expect(await tells('falconry courses in English')).toBe(true);
    expect(await tells(UNUSED, first.question.ts)).toBe(true);
    flow.pass(31 * MINUTE);
    expect(await tells(UNUSED)).toBe(true);
    // A command is no part of a talk.
    for (const _ of ['once', 'twice'])
      expect((await flow.command(`/course find ${UNUSED}`)).message.text).toContain('Not used');
  });

  test('the buttons of a course stand once, however it is named', async () => {
    const flow = await openSample();
    const asked = async (said: string, thread?: string) => {
      const { question, answer } = await flow.mention(said, thread);
      return { thread: thread ?? question.ts, shown: buttons(answer) };
    };
    const { thread, shown } = await asked(`who teaches ${CODE}?`);
    expect(shown).toEqual(['Follow', 'Details']);
    for (const said of [`is there an exam in ${CODE}?`, 'how many credits?', `is ${CODE} online?`])
      expect((await asked(said, thread)).shown).toEqual([]);
    expect((await asked(`who teaches ${CODE}?`)).shown).toEqual(['Follow', 'Details']);
  });
});

describe('a button does what was nearly typed', () => {
  test.each([
    [`/course folow ${CODE}`, `/course follow ${CODE}`, 'Now followed in this channel'],
    ['/course folowing', '/course following', 'Nothing is followed here.'],
  ])('%s', async (typed, button, comes) => {
    const flow = await openSample();
    const { message } = await flow.command(typed);
    expect(buttons(message)[0]).toBe(button);
    await flow.slack.click(message, button);
    await flow.until(() => (message.text.includes(comes) ? true : undefined));
  });

  const open = openShared(() => openSample());

  test.each([
    ['78025', 'Building', 'Rooms in Karamalmin kampus'],
    ['72101', 'Course unit', 'Course unit · TX00EY23'],
  ])('%s is a %s', async (typed, button, comes) => {
    const flow = await open();
    const { answer } = await flow.direct(typed);
    expect(buttons(answer)).toEqual(['Building', 'Course', 'Course unit']);
    await flow.slack.click(answer, button);
    await flow.until(() => (answer.text.includes(comes) ? true : undefined));
  });

  test('what is followed is shown to the asker alone, who was told so in a channel', async () => {
    const flow = await open();
    const { answer } = await flow.mention('what does this channel follow?');
    const { whereChannel, whereOwn, start } = texts('en').follow;
    expect(buttons(answer)).toEqual([whereChannel, whereOwn]);
    const shown = await flow.next(() => flow.slack.click(answer, whereChannel));
    expect(shown.onlyFor).toBeDefined();
    expect(shown.text).toBe('Nothing is followed here.');
    expect(buttons(shown)).toEqual([start]);
  });

  test('a course that is to be marked as enrolled, and is not followed, is followed by one', async () => {
    const { answer } = await (await open()).direct(`I have enrolled in ${CODE}`);
    expect(buttons(answer)).toEqual(['Follow']);
  });
});

test.each([
  ['hi', undefined, 'Hello.'],
  ['moi', undefined, 'Hello.'],
  ['hi', AINO, 'Hei.'],
  ['hej', AINO, 'Hei.'],
] as const)('a greeting alone, “%s”, tells no language: Slack does', async (said, options, told) => {
  const { answer } = await (await openSample(options)).direct(said);
  expect(answer.text.startsWith(told), answer.text).toBe(true);
});
