/** Every card about following in three languages. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/language.ts';
import { viewProblems } from '../../block-kit/limits.ts';
import { expectCard } from '../../fixtures/card-files.ts';
import { readerIn } from '../../fixtures/reader.ts';
import { unsaid } from '../../fixtures/safety.ts';
import { MESSAGES, VIEWS } from './gallery.ts';
import { problemsOf } from './problems.ts';

/** In these the text only names what the blocks tell in full. */
const CROWDED = /many|endless/;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(MESSAGES))('%s', async (name, render) => {
    const message = render(readerIn(language));
    expect(problemsOf(message)).toEqual([]);
    if (!CROWDED.test(name)) {
      const told = message.blocks.filter(({ type }) => type !== 'actions');
      expect(unsaid({ text: message.text, blocks: told, buttons: [] })).toEqual([]);
    }
    await expectCard(name, language, (one) => render(readerIn(one)));
  });

  test.each(Object.entries(VIEWS))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(viewProblems(view)).toEqual([]);
    await expectCard(name, language, (one) => render(readerIn(one)));
  });
});

test('differ between the languages', () => {
  for (const [name, render] of Object.entries({ ...MESSAGES, ...VIEWS })) {
    const shown = LANGUAGES.map((language) => JSON.stringify(render(readerIn(language))));
    expect([name, new Set(shown).size]).toEqual([name, 3]);
  }
});
