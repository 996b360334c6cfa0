import { expect, it, test } from 'vitest';
import * as kit from '../../src/cards/blocks.ts';
import { messageProblems } from '../block-kit/limits.ts';
import { HOSTILE, HUGE } from '../fixtures/hostile.ts';

const TEXTS = ['', ' ', 'x', ...HOSTILE, ...HUGE];
const CONSTRUCTORS: Record<string, (text: string) => unknown> = {
  header: kit.header,
  paragraph: (text) => kit.paragraph(text),
  'paragraph with a button': (text) => kit.paragraph(text, kit.button('Go', { id: 'a', value: 'v' })),
  small: kit.small,
  'labelled, one value': (text) => kit.labelled([['Label', [text]]]),
  'labelled, many values': (text) =>
    kit.labelled([
      ['A', ['x']],
      ['B', [text, text, text]],
      ['C', [text]],
    ]),
  bullets: (text) => kit.bullets(text, [[{ text, bold: true }, { text }]]),
};

test.each(Object.entries(CONSTRUCTORS))('%s takes any text', (_, make) => {
  for (const text of TEXTS) {
    expect([text.slice(0, 40), messageProblems({ text: 'x', blocks: [make(text)] })]).toEqual([
      text.slice(0, 40),
      [],
    ]);
  }
});

it('takes more of our own words, facts and lines than fit', () => {
  const long = 'words '.repeat(1000);
  const blocks = [
    kit.words(long),
    kit.words(''),
    kit.smallWords(long),
    kit.facts(Array.from({ length: 12 }, () => [long, long] as const)),
    { type: 'actions', elements: [kit.button(long, { id: 'a', value: 'v' })] },
  ];
  expect(messageProblems({ text: 'x', blocks })).toEqual([]);
});

it('labels short values on a line, long ones in a list', () => {
  const values = [
    'A value of some length that fills the line',
    'another one of the same kind, and',
    'a third',
  ];
  const types = (many: readonly string[]) => {
    const [block] = [
      kit.labelled([
        ['Label', many],
        ['Next', ['x']],
      ]),
    ];
    return block?.elements.map(({ type }) => type);
  };
  expect(types(['a', 'b'])).toEqual(['rich_text_section']);
  expect(types([...values, ...values])).toEqual(['rich_text_section', 'rich_text_list', 'rich_text_section']);
});
