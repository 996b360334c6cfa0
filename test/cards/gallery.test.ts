/** Every card and modal in three languages. */
import { describe, expect, it, test } from 'vitest';
import type { Reader } from '../../src/cards/card.ts';
import { LANGUAGES } from '../../src/language.ts';
import { messageProblems, viewProblems } from '../block-kit/limits.ts';
import { cardNames, expectCard } from '../fixtures/card-files.ts';
import { MESSAGES, VIEWS } from '../fixtures/gallery.ts';
import { readerIn } from '../fixtures/reader.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(MESSAGES))('%s', async (name, render) => {
    const message = render(readerIn(language));
    expect(messageProblems(message)).toEqual([]);
    await expectCard(name, language, (one) => render(readerIn(one)));
  });

  test.each(Object.entries(VIEWS))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(viewProblems(view)).toEqual([]);
    await expectCard(name, language, (one) => render(readerIn(one)));
  });
});

// What is shown of follows, snoozed reminders, Home and calendars has tests of its own, whose files' names begin so.
const ELSEWHERE = /^(?:follow|snooze|home|calendar)\b/;

describe('the files', () => {
  const all = { ...MESSAGES, ...VIEWS };

  it('are those of the cards, in every language, and no others', () => {
    for (const files of cardNames())
      expect(files.filter((name) => !ELSEWHERE.test(name)).sort()).toEqual(Object.keys(all).sort());
  });

  it('differ between the languages', () => {
    for (const [name, render] of Object.entries<(reader: Reader) => unknown>(all)) {
      const shown = LANGUAGES.map((language) => JSON.stringify(render(readerIn(language))));
      expect([name, new Set(shown).size]).toEqual([name, 3]);
    }
  });
});
