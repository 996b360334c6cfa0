import { describe, expect, it, test } from 'vitest';
import { richBullets, richLine } from '../../src/cards/blocks.ts';
import { comparisonTable, fitsPhone } from '../../src/cards/tables.ts';
import { messageProblems } from '../block-kit/limits.ts';
import { HOSTILE, HUGE } from '../fixtures/hostile.ts';
import { mentionsIn, textsIn } from '../fixtures/safety.ts';

const TOKEN = '<!date^1794808800^{date_short} {time}|16 Nov 2026, 08:00 EET>';
const DATE = {
  type: 'date',
  timestamp: 1794808800,
  format: '{date_short} {time}',
  fallback: '16 Nov 2026, 08:00 EET',
};
const text = (words: string) => ({ type: 'text', text: words });

describe('our own words in rich text', () => {
  test.each([
    ['', [text('–')]],
    ['words', [text('words')]],
    [TOKEN, [DATE]],
    [`from ${TOKEN}`, [text('from '), DATE]],
    [`${TOKEN} – ${TOKEN}\nend`, [DATE, text(' – '), DATE, text('\nend')]],
    ['<!date^x^{date}|no number>', [text('<!date^x^{date}|no number>')]],
    ['*b* & <@U0123ABCD>', [text('*b* & <@U0123ABCD>')]],
  ])('%j', (words, elements) => {
    expect(richLine(words)).toEqual({ type: 'rich_text_section', elements });
  });

  it('stay within Slack’s limits, and no date is cut', () => {
    for (const many of [TOKEN, 'words ', `words ${TOKEN} `]) {
      const block = richBullets('Heading', [many.repeat(2000), '']);
      expect(messageProblems({ text: 'x', blocks: [block] })).toEqual([]);
      expect(JSON.stringify(block)).not.toContain('<!date');
      expect(textsIn(block).every((shown) => shown.text.length <= 3000)).toBe(true);
    }
  });
});

const rows = (outside: string, courses: number, facts: number) =>
  Array.from({ length: facts }, () => Array.from({ length: courses }, () => ({ outside })));

describe('a table', () => {
  it('has a column for each thing, and wraps them', () => {
    const table = comparisonTable([
      [{ outside: 'A-1' }, { outside: 'B-2' }],
      [{ words: TOKEN }, { words: 'not given' }],
    ]);
    expect(table).toEqual({
      type: 'table',
      column_settings: [{ is_wrapped: true }, { is_wrapped: true }],
      rows: [
        [
          { type: 'raw_text', text: 'A-1' },
          { type: 'raw_text', text: 'B-2' },
        ],
        [
          { type: 'rich_text', elements: [{ type: 'rich_text_section', elements: [DATE] }] },
          { type: 'raw_text', text: 'not given' },
        ],
      ],
    });
  });

  it('holds no more than Slack takes', () => {
    const table = comparisonTable(rows('x'.repeat(3000), 30, 120));
    expect(table.rows).toHaveLength(100);
    expect(table.rows.map((row) => row.length)).toEqual(Array(100).fill(20));
    for (const [courses, facts] of [
      [2, 7],
      [5, 7],
      [19, 20],
    ] as const) {
      const outside = textsIn(comparisonTable(rows('x'.repeat(9000), courses, facts)));
      const characters = outside.reduce((sum, cell) => sum + cell.text.length, 0);
      expect(characters).toBeGreaterThan(3000);
      expect(characters).toBeLessThanOrEqual(10_000);
    }
  });

  test.each(['', ' ', ...HOSTILE, ...HUGE].map((one) => [one.slice(0, 40), one]))('takes %j', (_, one) => {
    const facts = rows(one, 2, 5);
    const blocks = [comparisonTable(facts)];
    expect(messageProblems({ text: 'x', blocks })).toEqual([]);
    expect(mentionsIn({ text: 'x', blocks })).toEqual([]);
  });
});

test('a phone shows two things side by side, of words that have room there', () => {
  const two = [{ outside: 'Software Engineering Project' }, { outside: 'TX00EY23-3015' }];
  expect(fitsPhone([two, [{ words: 'Open until Mon 30 Nov 16:00' }, { words: '' }]])).toBe(true);
  expect(fitsPhone([two, [{ outside: 'Ohjelmistotuotantoprojekti' }, { outside: '' }]])).toBe(false);
  expect(fitsPhone([[...two, { outside: 'a third' }]])).toBe(false);
});
