import { describe, expect, it, test } from 'vitest';
import { chooseFollow, chooseFollowAll } from '../../../src/ask/actions.ts';
import { toMessage } from '../../../src/cards/card.ts';
import {
  AccessRefused,
  InvalidResponse,
  LimitReached,
  NotFound,
  QuotaExceeded,
  Unavailable,
} from '../../../src/errors.ts';
import { compareCard } from '../../../src/features/compare/handlers.ts';
import { LANGUAGES } from '../../../src/language.ts';
import type { LookUp, Realization } from '../../../src/study-client/model.ts';
import { messageProblems } from '../../block-kit/limits.ts';
import { fresh, moment, NOW, readerIn, stale, windowOf } from '../../fixtures/reader.ts';
import { codeOf, endless, poor, realization, rich } from '../../fixtures/realizations.ts';
import { markupIn, richDatesIn, textsIn } from '../../fixtures/safety.ts';
import { before, foundAll, inMay, later, mixed, open, together } from './fixtures.ts';

const reader = readerIn('en');
const readable = (text: string) => text.replace(/<!date[^|]*\|([^>]*)>/g, '$1');
const linesOf = (...all: Realization[]) => readable(compareCard(foundAll(all), reader).text).split('\n');
const tableOf = (lines: readonly LookUp[]) => {
  const block = compareCard(lines, reader).blocks.find(({ type }) => type === 'table');
  if (block?.type !== 'table') throw new TypeError('no table');
  return block.rows.map((row) => row.map((cell) => cellText(cell)));
};
const cellText = (cell: unknown) =>
  [...textsIn(cell).map(({ text }) => text), ...richDatesIn(cell).map(readable)].join('|');

describe('side by side', () => {
  const rows = tableOf(foundAll([rich, later]));

  it('has a column for each course, under their codes, of words that say what they are', () => {
    expect(rows).toEqual([
      [rich.code, later.code],
      ['Functional Programming', later.name],
      ['🟢 Open until Sun 22 Nov 23:59', '🟢 Open until Fri 4 Dec 16:00'],
      ['Mon 11 Jan – 30 Apr 2027', '15 Mar – 28 May 2027'],
      ['5 credits · of which 2.5 online · English, Finnish', '5 credits · Finnish'],
      ['TXK25S1, Software engineering, second year (TXK25S2)', expect.any(String)],
    ]);
  });

  it('says what is not given in its text', () => {
    const [, , ...facts] = tableOf(foundAll([poor, rich])).map((row) => row[0]);
    expect(facts).toEqual(['⚪ Enrollment: not known', '–', '–', '–']);
    expect(linesOf(poor, rich).join()).toContain('Course dates: not given');
  });

  it('marks a name that is in another language', () => {
    const finnish: Realization = { ...later, name: 'Ohjelmointi', nameLanguage: 'fi' };
    const table = tableOf(foundAll([rich, finnish]));
    expect(table[1]).toEqual(['Functional Programming', 'Ohjelmointi']);
    expect(table[4]?.[1]).toContain('Name in Finnish');
  });

  it('is for what a phone shows so; else one comes after the other, each with its menu', () => {
    const long: Realization = { ...later, name: 'Ohjelmistotuotantoprojekti' };
    for (const all of [
      [rich, long],
      [rich, later, before],
      [rich, later, before, inMay, open],
    ]) {
      const { blocks } = compareCard(foundAll(all), reader);
      expect(blocks.map(({ type }) => type)).not.toContain('table');
      const menus = blocks.flatMap((block) => (block.type === 'section' && block.accessory) || []);
      expect(menus.map(({ type }) => type)).toEqual(all.map(() => 'overflow'));
      const shown = textsIn(blocks).map(({ text }) => text);
      for (const one of all) expect(shown.some((line) => line.includes(one.code))).toBe(true);
    }
  });

  it('has the same in plainer blocks', () => {
    const { blocks, plainer = [] } = compareCard(foundAll([rich, later]), reader);
    expect(plainer.map(({ type }) => type)).not.toContain('table');
    const dates = richDatesIn(plainer).map(readable);
    const shown = [...textsIn(plainer).map(({ text }) => readable(text)), ...dates].join('\n');
    const words = textsIn(blocks).flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    for (const date of richDatesIn(blocks)) expect(shown).toContain(readable(date));
  });
});

describe('what is pointed out', () => {
  const NOTE = 'This goes by the days of the courses: not all lesson times are known.';
  const about = (start: string, ...all: Realization[]) =>
    linesOf(...all).find((line) => line.startsWith(start));

  test.each<[string, Realization[], string]>([
    ['two that overlap', [rich, later], 'TX00EY23-3015 and TX00EY23-3016 overlap: 15 Mar – 30 Apr 2027.'],
    [
      'two that share a day',
      [{ ...before, ends: moment('2027-01-11T12:00') }, rich],
      'Interaction Design and Functional Programming overlap: 11 Jan 2027.',
    ],
    ['two that touch', [before, rich], 'The course periods don’t overlap.'],
    [
      'some of several',
      [before, rich, later, inMay],
      'TX00EY23-3015 and TX00EY23-3016 overlap: 15 Mar – 30 Apr 2027. TX00EY23-3016 and Anatomy &amp; Physiology overlap: 3 – 28 May 2027.',
    ],
    ['all of several', [...together], 'All 5 courses overlap: 15 Jan – 21 Apr 2027.'],
    [
      'one without an end',
      [rich, open],
      'Start or end is missing, so overlaps can’t be checked: Documentary Film.',
    ],
    [
      'one that ends before it starts beside one without an end',
      [rich, { ...later, ends: moment('2027-01-01') }, open],
      'Start or end is missing, so overlaps can’t be checked: Documentary Film. Start and end contradict each other, so overlaps can’t be checked: TX00EY23-3016.',
    ],
    [
      'one without an end beside others',
      [before, rich, open],
      'The other course periods don’t overlap. Start or end is missing, so overlaps can’t be checked: Documentary Film.',
    ],
    [
      'none with dates',
      [poor, open],
      'Start or end is missing, so overlaps can’t be checked: TX00EY31-3002, Documentary Film.',
    ],
  ])('%s', (_, all, line) => {
    // The first line below the title.
    expect(linesOf(...all)[1]).toBe(line);
  });

  it('notes beside an overlap, and nowhere else, that lessons may not collide', () => {
    for (const [all, noted] of [
      [[rich, later], true],
      [[before, rich], false],
      [[rich, open], false],
      [mixed, true],
    ] as const) {
      const { text, blocks } = compareCard(foundAll(all), reader);
      expect(text.split('\n').includes(NOTE)).toBe(noted);
      expect(textsIn(blocks).some((shown) => shown.text === NOTE)).toBe(noted);
    }
  });

  const windowed = (at: number, opens: string, closes: string): Realization =>
    realization(`TX00EY2${at}-3001`, { enrollment: windowOf(opens, closes) });

  test.each<[string, [string, string][], string | undefined]>([
    [
      'open at once',
      [
        ['2026-11-16T08:00', '2026-11-22T23:59'],
        ['2026-11-18T08:00', '2026-12-04T16:00'],
      ],
      'Enrollment is open for both: Wed 18 Nov 8:00 – Sun 22 Nov 23:59. Enrollment closes first: TX00EY20-3001, Sun 22 Nov 23:59 (in 2 days).',
    ],
    [
      'three at once, closing together',
      [
        ['2026-11-16', '2026-12-04'],
        ['2026-11-18', '2026-12-04'],
        ['2026-11-23', '2026-12-04'],
      ],
      'Enrollment is open for all: Mon 23 Nov – Fri 4 Dec.',
    ],
    [
      'one after the other',
      [
        ['2026-11-16', '2026-11-22'],
        ['2026-11-23', '2026-12-04'],
      ],
      'Enrollment is never open for both at once. Enrollment closes first: TX00EY20-3001, Sun 22 Nov (in 2 days).',
    ],
    [
      'past',
      [
        ['2026-09-01', '2026-09-15'],
        ['2026-09-02', '2026-09-16'],
      ],
      undefined,
    ],
    [
      'one not given',
      [
        ['2026-11-16', '2026-11-22'],
        ['', ''],
      ],
      undefined,
    ],
  ])('enrollment: %s', (_, windows, line) => {
    const all = windows.map(([opens, closes], at) => windowed(at, opens, closes));
    expect(about('Enrollment is', ...all)).toBe(line);
  });
});

describe('what was not found', () => {
  const missing: LookUp = { asked: 'TX00EY99-3001', error: new NotFound('realization', 'TX00EY99-3001') };
  const slow: LookUp = { asked: 'TX00EY98-3001', error: new Unavailable('slow', 'deadline') };

  it('is named with its reason beside the others', () => {
    const card = compareCard([...foundAll([rich]), missing, ...foundAll([later]), slow], reader);
    expect(card.text).toContain('TX00EY99-3001: no such course.');
    expect(card.text).toContain('TX00EY98-3001: the study system is too slow.');
    expect(card.text).toContain('Comparing 2 courses');
    expect(card.failures).toMatchObject({ all: false, errors: [{}, {}] });
  });

  it('leaves one: it is shown, and there is nothing to compare', () => {
    const card = compareCard([...foundAll([rich]), missing], reader);
    expect(card.text).toMatch(/^Nothing to compare: only one course was found\nFunctional Programming/);
    expect(card.text).toContain('TX00EY99-3001: no such course.');
    expect(card.failures?.all).toBe(false);
    expect(JSON.stringify(card.blocks)).toContain('"text":"Details"');
  });

  it.each([
    ['an outage', new Unavailable('down', 'x')],
    ['a slow answer', new Unavailable('slow', 'x')],
    ['a refused key', new AccessRefused('key', 'x')],
    ['a quota', new QuotaExceeded('quota')],
    ['a rate', new QuotaExceeded('rate')],
    ['a limit of use', new LimitReached('person', NOW)],
    ['an answer that is not understood', new InvalidResponse('x')],
    ['something unexpected', new TypeError('x')],
  ])('does not say that a course was not found where the reason is %s', (_, error) => {
    const lines = [
      { asked: rich.code, found: fresh(rich) },
      { asked: 'TX00EY99-3001', error },
    ];
    const said = LANGUAGES.map((language) => compareCard(lines, readerIn(language)).text.split('\n')[0]);
    expect(said).toEqual([
      'Nothing to compare: only one course could be fetched',
      'Vertailtavaa ei ole: vain yhden toteutuksen tiedot saatiin',
      'Inget att jämföra: bara ett genomförande kunde hämtas',
    ]);
  });

  it('leaves none', () => {
    const card = compareCard([missing, slow], reader);
    expect(card.failures?.all).toBe(true);
    expect(card.text).not.toContain('only one');
  });
});

it('says how old the oldest is', () => {
  const card = compareCard([{ asked: rich.code, found: stale(rich) }, ...foundAll([later])], reader);
  expect(readable(card.text)).toContain('This is as of 12:50. If something newer is found, it appears here.');
});

it('offers to follow all of them with one button, in the language of the card', () => {
  const { buttons } = compareCard(foundAll(mixed), readerIn('fi'));
  expect(buttons.map(({ text }) => text.text)).toEqual(['Seuraa kaikkia']);
  expect(buttons.map(({ value }) => chooseFollowAll.read(value))).toEqual([
    { value: { asked: mixed.map(({ code }) => code) }, language: 'fi' },
  ]);
});

it('offers to follow only what could be asked for again', () => {
  const odd = { ...rich, code: codeOf('no code') };
  const { buttons } = compareCard(foundAll([odd, later]), reader);
  expect(buttons.map(({ text, value }) => [text.text, chooseFollow.read(value)?.value])).toEqual([
    ['Follow', { asked: later.code }],
  ]);
  expect(compareCard(foundAll([odd, { ...odd, name: 'B' }]), reader).buttons).toEqual([]);
});

describe('what is read first', () => {
  const shown = compareCard(foundAll([rich, later]), reader);

  it('is what matters in words; then come the time line and the table', () => {
    expect(shown.blocks.map(({ type }) => type)).toEqual([
      'header',
      'rich_text',
      'context',
      'rich_text',
      'table',
    ]);
    const [, verdict, , drawing] = shown.blocks.map((block) => JSON.stringify(block));
    expect(verdict).toContain('overlap');
    expect(drawing).toContain('rich_text_preformatted');
    expect(drawing).toContain('█');
  });

  it('adds the credits up, and names courses of which none are given', () => {
    expect(linesOf(rich, later)).toContain('5 + 5 = 10 credits.');
    expect(linesOf(rich, { ...later, credits: 2.5 }, { ...open, credits: undefined })).toContain(
      '5 + 2.5 = 7.5 credits. Credits are not given: Documentary Film.',
    );
    expect(linesOf(poor, { ...open, credits: undefined }).join()).not.toContain('+');
  });

  it('names courses, and gives the codes of those that have one name', () => {
    const twin = { ...rich, code: codeOf('TX00EY23-3017') };
    expect(linesOf(rich, twin, before).join()).toContain('TX00EY23-3015 and TX00EY23-3017 overlap');
    expect(linesOf(rich, { ...later, name: 'Databases' }).join()).toContain(
      'Functional Programming and Databases overlap',
    );
  });
});

describe.each(LANGUAGES)('as long as there can be in %s', (language) => {
  const longest = (text: string): Realization => ({
    ...endless,
    name: text.repeat(500).slice(0, 500),
    nameLanguage: 'sv',
    teachingLanguages: Array.from({ length: 9 }, () => text.repeat(50)),
    studentGroups: Array.from({ length: 9 }, () => ({ name: text.repeat(500) })),
    credits: 0.001 + 1e15,
    virtualCredits: 1e15 / 3,
    starts: moment('2026-11-30T09:15'),
    ends: moment('2027-11-30T16:45'),
    enrollment: windowOf('2026-12-30T09:15', '2026-11-30T09:15'),
  });

  test.each(['x', '"\\', '漢字', '👩‍👩‍👧‍👦', '<!channel>'])('of %j', (text) => {
    const five = [1, 2, 3, 4, 5].map((at) => ({
      ...longest(text),
      code: codeOf(`${at}${text.repeat(100)}`),
    }));
    const { plainer, ...card } = compareCard(foundAll(five), readerIn(language, NOW));
    for (const blocks of [card.blocks, plainer ?? []]) {
      expect(messageProblems(toMessage({ ...card, blocks }, { note: 'Note.' }))).toEqual([]);
    }
  });

  it('says everything within Slack’s 4000 characters', () => {
    const five = [1, 2, 3, 4, 5].map((at) => ({ ...endless, code: codeOf(`TX00EY2${at}-3001`) }));
    for (const all of [together, mixed, five]) {
      const { text } = compareCard(foundAll(all), readerIn(language));
      expect(text.length).toBeLessThan(4000);
    }
  });

  it('names a code that is none in a few characters, and no date is read into it', () => {
    const date = '<!date^1^{date}|yesterday>';
    const odd = { ...rich, code: codeOf(`${date}${'X'.repeat(400)}`) };
    const { text, blocks, plainer } = compareCard(foundAll([odd, later]), readerIn(language));
    expect(richDatesIn([blocks, plainer]).join()).not.toContain('yesterday');
    expect(markupIn(text)).toEqual([]);
    expect(JSON.stringify([text, blocks])).not.toContain('X'.repeat(40));
  });
});
