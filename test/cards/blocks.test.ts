import { describe, expect, it, test } from 'vitest';
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
    kit.mrkdwnParagraph(long),
    kit.mrkdwnParagraph(''),
    kit.mrkdwnSmall(long),
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

/** As Slack takes them; what is shown of an empty text is a dash. */
const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });
const mrkdwn = (text: string) => ({ type: 'mrkdwn', text });
const rich = (...elements: unknown[]) => ({ type: 'rich_text', elements });
const section = (...elements: unknown[]) => ({ type: 'rich_text_section', elements });
const bullets = (...elements: unknown[]) => ({ type: 'rich_text_list', style: 'bullet', elements });
const run = (text: string) => ({ type: 'text', text });
const bold = (text: string) => ({ type: 'text', text, style: { bold: true } });

describe('each is what Slack calls it', () => {
  const go = kit.button('Go', { id: 'act', value: '{"a":1}' });

  test.each<[string, unknown, unknown]>([
    ['a header', kit.header('Title'), { type: 'header', text: plain('Title') }],
    ['an empty header', kit.header(''), { type: 'header', text: plain('–') }],
    ['a paragraph', kit.paragraph('*x*'), { type: 'section', text: plain('*x*') }],
    ['an empty paragraph', kit.paragraph(''), { type: 'section', text: plain('–') }],
    ['one with a button', kit.paragraph('x', go), { type: 'section', text: plain('x'), accessory: go }],
    ['our own words', kit.mrkdwnParagraph('*x*'), { type: 'section', text: mrkdwn('*x*') }],
    ['no words', kit.mrkdwnParagraph(''), { type: 'section', text: mrkdwn('–') }],
    ['a small line', kit.small('x'), { type: 'context', elements: [plain('x')] }],
    ['an empty small line', kit.small(''), { type: 'context', elements: [plain('–')] }],
    ['small words', kit.mrkdwnSmall('_x_'), { type: 'context', elements: [mrkdwn('_x_')] }],
    ['no small words', kit.mrkdwnSmall(''), { type: 'context', elements: [mrkdwn('–')] }],
    ['facts', kit.facts([['A', 'x']]), { type: 'section', fields: [mrkdwn('*A*\nx')] }],
    ['a button', go, { type: 'button', text: plain('Go'), action_id: 'act', value: '{"a":1}' }],
    ['bullets', kit.bullets('T', [[{ text: 'x' }]]), rich(section(bold('T')), bullets(section(run('x'))))],
    ['bullets alone', kit.bullets(undefined, [[{ text: 'x' }]]), rich(bullets(section(run('x'))))],
  ])('%s', (_name, made, expected) => {
    expect(made).toEqual(expected);
  });
});

describe('labelled values', () => {
  const long = 'x'.repeat(70);

  test.each<[string, Parameters<typeof kit.labelled>[0], unknown]>([
    ['of nothing', [], rich()],
    ['on one line', [['A', ['x', 'y']]], rich(section(bold('A: '), run('x, y')))],
    [
      'on lines that share a section',
      [
        ['A', ['x']],
        ['B', ['y']],
      ],
      rich(section(bold('A: '), run('x'), run('\n'), bold('B: '), run('y'))),
    ],
    [
      'as long as a line may be',
      [['A', [long, 'x'.repeat(68)]]],
      rich(section(bold('A: '), run(`${long}, ${'x'.repeat(68)}`))),
    ],
    [
      'longer than a line',
      [['A', [long, 'x'.repeat(69)]]],
      rich(section(bold('A')), bullets(section(run(long)), section(run('x'.repeat(69))))),
    ],
    ['one alone, however long', [['A', [long.repeat(3)]]], rich(section(bold('A: '), run(long.repeat(3))))],
    [
      'a list between lines',
      [
        ['A', ['x']],
        ['B', [long, long]],
        ['C', ['y']],
      ],
      rich(
        section(bold('A: '), run('x'), run('\n'), bold('B')),
        bullets(section(run(long)), section(run(long))),
        section(bold('C: '), run('y')),
      ),
    ],
  ])('%s', (_name, pairs, expected) => {
    expect(kit.labelled(pairs)).toEqual(expected);
  });
});

test.each<[string, unknown, number]>([
  ['a header', kit.header('x'.repeat(500)).text.text, 150],
  ['a paragraph', kit.paragraph('x'.repeat(5000)).text?.text, 3000],
  ['our own words', kit.mrkdwnParagraph('x'.repeat(5000)).text?.text, 3000],
  ['a fact', kit.facts([['A', 'x'.repeat(5000)]]).fields?.[0]?.text, 2000],
  ['a button', kit.button('x'.repeat(500), { id: 'a', value: 'v' }).text.text, 75],
])('%s is cut where Slack would refuse it, and not before', (_name, text, most) => {
  expect(text).toMatch(/x…$/);
  expect(text).toHaveLength(most);
});

it('leaves out the facts that Slack would refuse', () => {
  const pairs = (count: number) => Array.from({ length: count }, (_, at) => [`${at}`, 'x'] as const);
  expect(kit.facts(pairs(10)).fields).toHaveLength(10);
  expect(kit.facts(pairs(12))).toEqual(kit.facts(pairs(10)));
});
