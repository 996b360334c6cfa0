/** Tables of conversations, each message of which is understood in the light of the answers before. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { LOCALES, openSample } from './harness.ts';
import { buttons } from './reading.ts';

/** What the study API of these conversations offers beside the four operations. */
export const EXTRAS = 'search-name,search-group,search-unit,units,buildings,reservations';

/** What is said, what its answer says, and the buttons under that where they matter. */
type Talk = readonly (readonly [said: string, told: RegExp, offers?: readonly string[]])[];

/** Conversations by their names. It is Friday 20 November, 14:02. */
export type Talks = Readonly<Record<Language, Readonly<Record<string, Talk>>>>;

/** Holds each conversation in an app of its own. */
export function holdEach(talks: Talks): void {
  const rows = Object.entries(talks).flatMap(([language, named]) =>
    Object.entries(named).map(([name, talk]) => ({ language: language as Language, name, talk })),
  );
  test.each(rows)('$name ($language)', async ({ language, talk }) => {
    const { direct } = await openSample({
      env: { STUDY_API_EXTRAS: EXTRAS },
      locales: { sam: LOCALES[language] },
    });
    for (const [said, told, offers] of talk) {
      const { answer } = await direct(said);
      expect.soft(answer.text, said).toMatch(told);
      if (offers) expect.soft(buttons(answer), said).toEqual(offers);
    }
  });
}
