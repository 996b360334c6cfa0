/** Home and the calendar's pages in three languages, each a file that Slack's Block Kit Builder takes as it is. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { comingWeeks, soonestFirst } from '../../../src/features/home/coming.ts';
import { homeView } from '../../../src/features/home/view.ts';
import { LANGUAGES } from '../../../src/i18n/language.ts';
import type { Followed } from '../../../src/rings/followed.ts';
import type { Facts } from '../../../src/store/facts.ts';
import { homeProblems, viewProblems } from '../../block-kit/limits.ts';
import { DAY, NOW, readerIn, ZONE } from '../../fixtures/reader.ts';
import { follow } from '../follow/fixtures.ts';
import { EMPTY, HOMES, VIEWS } from './gallery.ts';

const pasteable = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

describe.each(LANGUAGES)('in %s', (language) => {
  const file = (name: string) => `../../__cards__/${language}/${name}.json`;

  test.each(Object.entries(HOMES))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(homeProblems(view)).toEqual([]);
    await expect(pasteable(view)).toMatchFileSnapshot(file(name));
  });

  test.each(Object.entries(VIEWS))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(viewProblems(view)).toEqual([]);
    await expect(pasteable(view)).toMatchFileSnapshot(file(name));
  });
});

test('differ between the languages', () => {
  for (const [name, render] of Object.entries({ ...HOMES, ...VIEWS })) {
    const shown = LANGUAGES.map((language) => JSON.stringify(render(readerIn(language))));
    expect([name, new Set(shown).size]).toEqual([name, 3]);
  }
});

const moment = fc.option(
  fc.record({
    at: fc.integer({ min: NOW - 40 * DAY, max: NOW + 60 * DAY }),
    precision: fc.constantFrom('minute' as const, 'day' as const),
  }),
  { nil: undefined },
);
const facts: fc.Arbitrary<Facts> = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  opens: moment,
  closes: moment,
  starts: moment,
  ends: moment,
  languages: fc.constant([]),
  groups: fc.constant([]),
});
const followed = fc
  .array(facts, { maxLength: 30 })
  .map((all) =>
    all.map((one, at) => ({ follow: follow(`TX00AA${at}-3001`, one), facts: one, next: undefined })),
  );

describe('whatever is followed', () => {
  it('Home is within the limits of Slack', () => {
    fc.assert(
      fc.property(followed, fc.constantFrom(...LANGUAGES), (all, language) => {
        const blocks = homeView({ ...EMPTY, followed: all }, readerIn(language));
        expect(homeProblems({ type: 'home', blocks })).toEqual([]);
      }),
    );
  });

  it('the soonest date comes first, and what has none last', () => {
    fc.assert(
      fc.property(followed, (all) => {
        const soonest = ({ facts: { opens, closes, starts, ends } }: Followed) =>
          Math.min(
            ...[opens, closes, starts, ends].flatMap((one) => (one && one.at > NOW ? [one.at] : [])),
            Number.MAX_SAFE_INTEGER,
          );
        const sorted = soonestFirst(all, NOW).map(soonest);
        expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
        expect(sorted).toHaveLength(all.length);
      }),
    );
  });

  it('each date of the coming weeks stands in its own week, once', () => {
    fc.assert(
      fc.property(followed, (all) => {
        const weeks = comingWeeks(all, NOW, ZONE, 4);
        const end = weeks.at(-1)?.to ?? 0;
        const expected = all.flatMap(({ facts: { opens, closes, starts, ends } }) =>
          [opens, closes, starts, ends].flatMap((one) =>
            one && one.at > NOW && one.at < end ? [one.at] : [],
          ),
        );
        const shown = weeks.flatMap(({ from, to, coming }) =>
          coming.map(({ moment: { at } }) => {
            expect(at >= from && at < to).toBe(true);
            return at;
          }),
        );
        expect(shown.sort()).toEqual(expected.sort());
      }),
    );
  });

  it('weeks begin on Monday by the calendar of the zone, also over the change of clocks', () => {
    const autumn = Date.UTC(2026, 9, 20, 12);
    const starts = comingWeeks([], autumn, ZONE, 3).map(({ from, to }) => [from, to]);
    expect(starts).toEqual([
      [Date.UTC(2026, 9, 18, 21), Date.UTC(2026, 9, 25, 22)],
      [Date.UTC(2026, 9, 25, 22), Date.UTC(2026, 10, 1, 22)],
      [Date.UTC(2026, 10, 1, 22), Date.UTC(2026, 10, 8, 22)],
    ]);
  });
});
