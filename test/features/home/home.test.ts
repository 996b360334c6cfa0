/** Home and the calendar's pages in three languages. */

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { soonestFirst } from '../../../src/cards/agenda.ts';
import { comingDates } from '../../../src/features/home/view.ts';
import { LANGUAGES } from '../../../src/language.ts';
import type { Followed } from '../../../src/reminders/followed.ts';
import type { Facts } from '../../../src/store/store.ts';
import { homeProblems, viewProblems } from '../../block-kit/limits.ts';
import { expectCard } from '../../fixtures/card-files.ts';
import { DAY, instantOf, MINUTE, moment, NOW, readerIn, windowOf, ZONE } from '../../fixtures/reader.ts';
import { follow } from '../follow/fixtures.ts';
import { EMPTY, HOMES, homeOf, VIEWS } from './gallery.ts';

const AT = { now: NOW, zone: ZONE };

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(HOMES))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(homeProblems(view)).toEqual([]);
    await expectCard(name, language, (one) => render(readerIn(one)));
  });

  test.each(Object.entries(VIEWS))('%s', async (name, render) => {
    const view = render(readerIn(language));
    expect(viewProblems(view)).toEqual([]);
    await expectCard(name, language, (one) => render(readerIn(one)));
  });
});

test('differ between the languages', () => {
  for (const [name, render] of Object.entries({ ...HOMES, ...VIEWS })) {
    const shown = LANGUAGES.map((language) => JSON.stringify(render(readerIn(language))));
    expect([name, new Set(shown).size]).toEqual([name, 3]);
  }
});

// No clocks change from the one day to the other.
const FIRST = instantOf('2026-11-01');
const days = fc.integer({ min: 0, max: 80 }).map((n) => FIRST + n * DAY);
const minute = fc.option(
  fc.tuple(days, fc.integer({ min: 0, max: 24 * 60 - 1 })).map(([day, n]) => ({
    at: day + n * MINUTE,
    precision: 'minute' as const,
  })),
  { nil: undefined },
);
const precision = fc.constantFrom('minute' as const, 'day' as const);
const day = fc.option(fc.record({ at: days, precision }), { nil: undefined });
const facts: fc.Arbitrary<Facts> = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  opens: minute,
  closes: minute,
  starts: day,
  ends: day,
  languages: fc.constant([]),
  groups: fc.constant([]),
});
const followed = fc.array(facts, { maxLength: 30 }).map((all) =>
  all.map((one, at) => ({
    ...{ follow: follow(`TX00AA${at}-3001`, one), facts: one },
    ...{ readAt: NOW, isGone: false },
    next: undefined,
  })),
);

/** When the dates are that are still to come: the instants of a window, and the days of the course until they are over. */
function ahead({ facts: { opens, closes, starts, ends } }: Followed): number[] {
  const isWindowReversed = opens && closes && closes.at <= opens.at;
  const isReversed = starts && ends && ends.at < starts.at;
  const instants = isWindowReversed ? [] : [opens, closes].flatMap((one) => (one ? [one.at] : []));
  const whole = isReversed ? [] : [starts, ends].flatMap((one) => (one ? [one.at] : []));
  return [...instants.filter((at) => at > NOW), ...whole.filter((at) => at + DAY > NOW)];
}

/** What Home says is next of a followed course with these dates, and its line among the next dates. */
function datesShown(dates: Partial<Facts>): [string | undefined, string | undefined] {
  const known: Facts = { name: 'A course', languages: [], groups: [], ...dates };
  const one = {
    follow: follow('TX00AA1-3001', known),
    facts: known,
    readAt: NOW,
    isGone: false,
    next: undefined,
  };
  const blocks = homeOf({ ...EMPTY, followed: [one] }, readerIn('en')).map((block) => JSON.stringify(block));
  return [
    blocks.find((block) => block.includes('menu.more')),
    blocks.find((block) => block.includes('rich_text_list')),
  ];
}

describe('any follows', () => {
  it('Home is within the limits of Slack', { tags: 'property' }, () => {
    fc.assert(
      fc.property(followed, fc.constantFrom(...LANGUAGES), (all, language) => {
        const blocks = homeOf({ ...EMPTY, followed: all }, readerIn(language));
        expect(homeProblems({ type: 'home', blocks })).toEqual([]);
      }),
    );
  });

  it('the soonest date comes first, and what has none last', { tags: 'property' }, () => {
    fc.assert(
      fc.property(followed, (all) => {
        const soonest = (one: Followed) => Math.min(...ahead(one), Number.MAX_SAFE_INTEGER);
        const sorted = soonestFirst(all, AT).map(soonest);
        expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
        expect(sorted).toHaveLength(all.length);
      }),
    );
  });

  it('each date of the coming weeks stands there once, the soonest first', { tags: 'property' }, () => {
    fc.assert(
      fc.property(followed, (all) => {
        const end = NOW + 28 * DAY;
        const expected = all.flatMap((one) => ahead(one).filter((at) => at < end));
        const shown = comingDates(all, AT, 4).map(({ moment: { at } }) => at);
        expect(shown).toEqual(expected.sort((a, b) => a - b));
      }),
    );
  });

  test.each([
    ['its first minute', moment('2026-11-24T00:00'), 'Tue 24 Nov'],
    ['its last minute', moment('2026-11-24T23:59', 'later'), 'Tue 24 Nov'],
    ['the day', moment('2026-11-24'), 'Tue 24 Nov'],
    ['a time of it', moment('2026-11-24T09:00'), 'Tue 24 Nov 9:00'],
  ])(
    'the day of a course is shown as one where %s is given, a window’s date with its time',
    (_, at, shown) => {
      for (const kind of ['starts', 'ends']) {
        const [row, line] = datesShown({ [kind]: at });
        expect(row).toContain(`${kind} ${shown}"`);
        expect(line).toContain('Tue 24 Nov');
        expect(line?.includes('9:00')).toBe(shown.includes('9:00'));
      }
      const [row] = datesShown({ closes: moment('2026-11-24T00:00') });
      expect(row).toContain('closes Tue 24 Nov 0:00"');
    },
  );

  test.each([
    ['starts', moment('2026-11-20T00:00'), 'starts Fri 20 Nov"'],
    ['ends', moment('2026-11-20T23:59', 'later'), 'ends Fri 20 Nov"'],
    ['starts', moment('2026-11-21T00:00'), 'starts Sat 21 Nov"'],
    ['starts', moment('2026-11-21T09:00'), 'starts Sat 21 Nov 9:00"'],
    ['closes', moment('2026-11-20T23:59', 'later'), 'closes Fri 20 Nov 23:59"'],
    ['closes', moment('2026-11-21', 'later'), 'closes Sat 21 Nov"'],
  ])('a date is shown with a time where it has one: what %s %o is “%s”', (kind, at, words) => {
    expect(datesShown({ [kind]: at })[0]).toContain(words);
  });

  test.each([
    ['a window', windowOf('2026-12-01T08:00', '2026-11-25T16:00')],
    ['a course', { starts: moment('2026-12-01'), ends: moment('2026-11-25') }],
  ])('dates of %s that contradict each other are not to come', (_, reversed) => {
    const [row, line] = datesShown(reversed);
    expect(row).toContain('not given');
    expect(row).not.toContain('Nov');
    expect(line).toBe(undefined);
  });
});
