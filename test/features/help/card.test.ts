import { describe, expect, it, test } from 'vitest';
import { askMeant } from '../../../src/ask/meant.ts';
import { readQuestion } from '../../../src/ask/question.ts';
import { helpCard } from '../../../src/features/help/card.ts';
import { createFeatures, type FeatureDeps } from '../../../src/features/index.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { givenExtras } from '../../../src/workspace/study-extras.ts';
import { readerIn } from '../../fixtures/reader.ts';
import { spoken } from '../../fixtures/safety.ts';

const features = createFeatures({
  contexts: {},
  lessons: { mayTell: () => false },
  extras: givenExtras([]),
} as unknown as FeatureDeps);
const { list } = features;
const PLACE = { workspace: 'T1', user: 'U1', conversation: undefined };
const routes = list.flatMap(({ commands }) => commands);

describe.each(LANGUAGES)('usage in %s', (language) => {
  const { text: all } = helpCard({ about: 'usage', all: true }, readerIn(language));
  const commands = all.split('\n').filter((line) => line.startsWith('/'));
  const { text, buttons } = helpCard({ about: 'usage' }, readerIn(language));
  const examples = text.split('\n').filter((line) => line.startsWith('• '));

  it('is four tasks in at most twelve lines, each with a button, and one for all commands', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(12);
    expect(examples).toHaveLength(4);
    expect(buttons.map(({ action_id: id }) => id)).toEqual([
      ...['course.look-up', 'find.open', 'follow.start', 'rooms.start', 'help.commands'],
    ]);
  });

  it('takes its examples from what the workspace knows, if that is short', () => {
    const example = { code: 'IM00BR45-3003', name: 'Sea & <Sky>', building: 'KM' };
    const known = helpCard({ about: 'usage' }, readerIn(language), { example }).text;
    expect(spoken(known)).toContain('Sea & <Sky>');
    expect(known).toContain('KM');
    const long = { ...example, name: 'A'.repeat(50) };
    const other = helpCard({ about: 'usage' }, readerIn(language), { example: long }).text;
    expect(other).toContain('IM00BR45-3003');
    expect(other).not.toContain('AAA');
  });

  it('names every command, and examples that work', () => {
    const named = new Set(commands.map((line) => line.split(' ')[0]));
    expect(named).toEqual(new Set(routes.map(({ command }) => command)));
    for (const line of commands) {
      const [, command, typed = ''] = /^(\/\S+) (.*?) – /.exec(line) ?? [];
      const [first = '', ...rest] = typed.split(' ');
      const own = routes.filter((route) => route.command === command);
      const subcommand = own.find((route) => route.subcommand === first);
      const main = own.find((route) => route.subcommand === undefined);
      expect(subcommand ?? main).toBeDefined();
      // What is found by name is no code: what was seen is asked before it is read as one.
      if (!subcommand && main?.named && !/\d/.test(typed)) continue;
      expect(() => (subcommand ? subcommand.parse(rest.join(' ')) : main?.parse(typed))).not.toThrow();
    }
  });

  it('gives examples of questions that are understood, in its language', async () => {
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of examples) {
      const question = readQuestion(example.slice(example.indexOf(': ') + 2));
      expect(await askMeant(features, question, PLACE, 'said'), example).toBeDefined();
      expect([language, undefined]).toContain(question.language);
    }
  });

  it('is not shown for what was not understood: one line says so, and what was probably meant', () => {
    const told = helpCard({ about: 'usage', input: '<dance>', nearest: '/course unit' }, readerIn(language));
    expect(spoken(told.text)).toContain('<dance>');
    expect(told.text).toContain('/course unit');
    expect(told.text).not.toContain('\n');
    expect(told.buttons.map(({ action_id: id }) => id)).toEqual(['help.show', 'course.look-up']);
  });

  test.each([
    { about: 'hint' },
    { about: 'greeting' },
    { about: 'which-course' },
    { about: 'unknown-name', name: 'cooking' },
  ] as const)(
    '$about is one short line, and the examples stand behind one of at most three buttons',
    (request) => {
      const { text, buttons } = helpCard(request, readerIn(language));
      expect(text).not.toContain('\n');
      expect(text.length).toBeLessThan(260);
      expect(buttons.map(({ action_id: id }) => id)).toEqual(['help.show', 'course.look-up']);
    },
  );

  test.each(['thanks', 'small-talk'] as const)('%s is answered by a few words and no button', (about) => {
    const { text, buttons } = helpCard({ about }, readerIn(language));
    expect(text.length).toBeLessThan(40);
    expect(buttons).toEqual([]);
  });
});

it('prints nothing that cannot be, also of a command that a forged button calls near', () => {
  const forged = '\u0007\u001B[31m<!channel>\u202E';
  const { text, blocks } = helpCard({ about: 'usage', input: forged, nearest: forged }, readerIn('en'));
  expect(`${text} ${JSON.stringify(blocks)}`).not.toMatch(/[[\p{Cc}\u202E]--[\n]]|\\u00|<!/v);
});
