import { expect, test } from 'vitest';
import {
  bullets,
  button,
  facts,
  header,
  labelled,
  mrkdwnParagraph,
  mrkdwnSmall,
  paragraph,
  small,
} from '../../src/cards/blocks.ts';
import { plainBlocks } from '../../src/cards/plain-blocks.ts';

test('every word of every kind of block is kept', () => {
  const plain = plainBlocks([
    header('Head'),
    paragraph('Outside *text*'),
    mrkdwnParagraph('Opens <!date^1^{date}|soon>'),
    { type: 'divider' },
    facts([['Label', 'Fact']]),
    small('Grey <b>'),
    mrkdwnSmall('As of *now*'),
    labelled([
      ['Groups', ['A', 'B']],
      ['Long', ['x'.repeat(100), 'y'.repeat(100)]],
    ]),
    bullets('Title', [[{ text: 'one', bold: true }, { text: ' more' }], [{ text: 'two' }]]),
  ]);
  expect(plain.map((block) => ('text' in block ? block.text : undefined))).toEqual([
    { type: 'plain_text', text: 'Head', emoji: false },
    { type: 'plain_text', text: 'Outside *text*', emoji: false },
    { type: 'mrkdwn', text: 'Opens <!date^1^{date}|soon>' },
    { type: 'mrkdwn', text: '*Label*\nFact' },
    { type: 'plain_text', text: 'Grey <b>', emoji: false },
    { type: 'mrkdwn', text: 'As of *now*' },
    {
      type: 'plain_text',
      text: `Groups: A, B\nLong\n• ${'x'.repeat(100)}\n• ${'y'.repeat(100)}`,
      emoji: false,
    },
    { type: 'plain_text', text: 'Title\n• one more\n• two', emoji: false },
  ]);
});

test('what can be pressed is kept, in a row and beside a text', () => {
  const press = button('Press', { id: 'a.press', value: '1' });
  const row = { type: 'actions' as const, elements: [press] };
  const plain = plainBlocks([paragraph('Text', press), facts([['Label', 'Fact']]), row]);
  expect(plain).toMatchObject([
    { type: 'section', text: { text: 'Text' }, accessory: press },
    { type: 'section', text: { text: '*Label*\nFact' } },
    row,
  ]);
});
