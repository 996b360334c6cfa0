/** Every card about following in three languages. */
import type { KnownBlock } from '@slack/types';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/language.ts';
import { viewProblems } from '../../block-kit/limits.ts';
import { expectCard } from '../../fixtures/card-files.ts';
import { readerIn } from '../../fixtures/reader.ts';
import { unsaid } from '../../fixtures/safety.ts';
import { MESSAGES, VIEWS } from './gallery.ts';
import { problemsOf } from './problems.ts';

/** A table without its heads and buttons. */
function withoutControls(block: KnownBlock): KnownBlock {
  if (block.type !== 'data_table') return block;
  const [, ...rows] = block.rows;
  const isTold = ({ type }: { type: string }) => type !== 'action_cell';
  return { ...block, rows: rows.map((row) => row.filter(isTold)) };
}

/** In these the text only names what the blocks tell in full. */
const CROWDED = /many|endless/;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(MESSAGES))('%s', async (name, render) => {
    const message = render(readerIn(language));
    expect(problemsOf(message)).toEqual([]);
    if (!CROWDED.test(name)) {
      const told = message.blocks.filter(({ type }) => type !== 'actions').map(withoutControls);
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
