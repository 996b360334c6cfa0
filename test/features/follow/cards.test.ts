/** Every card about following in three languages, each a file that Slack's Block Kit Builder takes as it is. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/language.ts';
import { viewProblems } from '../../block-kit/limits.ts';
import { readerIn } from '../../fixtures/reader.ts';
import { unsaid } from '../../fixtures/safety.ts';
import { MESSAGES, VIEWS } from './gallery.ts';
import { problemsOf } from './problems.ts';

const pasteable = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
/** In these the text only names what the blocks tell in full. */
const CROWDED = /many|endless/;

describe.each(LANGUAGES)('in %s', (language) => {
  const file = (name: string) => `../../__cards__/${language}/${name}.json`;

  test.each(Object.entries(MESSAGES))('%s', async (name, render) => {
    const message = render(readerIn(language));
    expect(problemsOf(message)).toEqual([]);
    if (!CROWDED.test(name)) {
      const told = message.blocks.filter(({ type }) => type !== 'actions');
      expect(unsaid({ text: message.text, blocks: told, buttons: [] })).toEqual([]);
    }
    await expect(pasteable(message)).toMatchFileSnapshot(file(name));
  });

  test.each(Object.entries(VIEWS))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(viewProblems(view)).toEqual([]);
    await expect(pasteable(view)).toMatchFileSnapshot(file(name));
  });
});

test('differ between the languages', () => {
  for (const [name, render] of Object.entries({ ...MESSAGES, ...VIEWS })) {
    const shown = LANGUAGES.map((language) => JSON.stringify(render(readerIn(language))));
    expect([name, new Set(shown).size]).toEqual([name, 3]);
  }
});
