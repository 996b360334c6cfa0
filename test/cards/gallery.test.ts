/** Every card and modal in three languages, each a file that Slack's Block Kit Builder takes as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { messageProblems, viewProblems } from '../block-kit/limits.ts';
import { MESSAGES, VIEWS } from '../fixtures/gallery.ts';
import { readerIn } from '../fixtures/reader.ts';

const FOLDER = new URL('../__cards__/', import.meta.url);
const pasteable = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

describe.each(LANGUAGES)('in %s', (language) => {
  const file = (name: string) => `../__cards__/${language}/${name}.json`;

  test.each(Object.entries(MESSAGES))('%s', async (name, render) => {
    const message = render(readerIn(language));
    expect(messageProblems(message)).toEqual([]);
    await expect(pasteable(message)).toMatchFileSnapshot(file(name));
  });

  test.each(Object.entries(VIEWS))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(viewProblems(view)).toEqual([]);
    await expect(pasteable(view)).toMatchFileSnapshot(file(name));
  });
});

// What is shown of follows, Home and calendars has tests of its own, whose files' names begin so.
const ELSEWHERE = /^(?:follow|home|calendar)\b/;

describe('the files', () => {
  const names = [...Object.keys(MESSAGES), ...Object.keys(VIEWS)].map((name) => `${name}.json`).sort();

  it.each(LANGUAGES)('%s holds a file for every card and no other', (language) => {
    const files = readdirSync(new URL(`${language}/`, FOLDER)).filter((name) => !ELSEWHERE.test(name));
    expect(files.sort()).toEqual(names);
  });

  it('differ between the languages', () => {
    const read = (language: string, name: string) =>
      readFileSync(new URL(`${language}/${name}`, FOLDER), 'utf8');
    const alike = names.filter((name) => new Set(LANGUAGES.map((language) => read(language, name))).size < 3);
    expect(alike).toEqual([]);
  });
});
