import { describe, expect, it, test } from 'vitest';
import { messageProblems, viewProblems } from './limits.ts';

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });
const mrkdwn = (text: string) => ({ type: 'mrkdwn', text });
const a = (length: number) => 'a'.repeat(length);
const list = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const button = (id: string, more: object = {}) => ({
  type: 'button',
  text: plain('Go'),
  action_id: id,
  value: 'v',
  ...more,
});
const actions = (...elements: unknown[]) => ({ type: 'actions', elements });
const section = (text: unknown, more: object = {}) => ({ type: 'section', text, ...more });
const rich = (...elements: unknown[]) => ({ type: 'rich_text', elements });
const line = (...elements: unknown[]) => ({ type: 'rich_text_section', elements });
const words = (text: string) => ({ type: 'text', text });
const date = (more: object = {}) => ({
  type: 'date',
  timestamp: 1,
  format: '{date}',
  fallback: 'x',
  ...more,
});
const table = (rows: number, columns: number, text = 'x') => ({
  type: 'table',
  rows: list(rows, () => list(columns, () => ({ type: 'raw_text', text }))),
});

const dataTable = (rows: number, more: object = {}) => ({
  type: 'data_table',
  caption: 'x',
  rows: [
    [{ type: 'raw_text', text: 'Seats' }],
    ...list(rows, () => [{ type: 'raw_number', value: 1, text: '1' }]),
  ],
  ...more,
});
const menu = (options: number, more: object = {}) => ({
  type: 'actions',
  elements: [
    {
      type: 'static_select',
      action_id: 'x',
      options: list(options, (at) => ({ text: plain('x'), value: `${at}` })),
      ...more,
    },
  ],
});

const boxes = (options: number, more: object = {}) => ({
  type: 'checkboxes',
  action_id: 'y',
  options: list(options, (at) => ({ text: plain('x'), value: `${at}` })),
  ...more,
});
const input = (element: unknown, more: object = {}) => ({
  type: 'input',
  label: plain('x'),
  element,
  ...more,
});

const CONFIRM = { title: plain('x'), text: plain(a(300)), confirm: plain('x'), deny: plain('x') };

describe('what Slack takes', () => {
  it('takes inputs in a modal that can be sent', () => {
    const chosen = { initial_options: [{ text: plain('x'), value: '9' }] };
    const blocks = [
      input(boxes(10, chosen), { optional: true, hint: plain('x'), block_id: 'a' }),
      input(menu(2).elements[0], { block_id: 'b' }),
      input({ type: 'plain_text_input', action_id: 'z', placeholder: plain('x'), max_length: 40 }),
      section(plain('x'), { accessory: menu(2).elements[0] }),
    ];
    expect(viewProblems({ type: 'modal', title: plain('x'), submit: plain('x'), blocks })).toEqual([]);
  });

  it('takes a data table in a message, and a menu', () => {
    expect(messageProblems({ text: 'x', blocks: [dataTable(100), menu(100)] })).toEqual([]);
    expect(messageProblems({ text: 'x', blocks: [dataTable(1)], plainer: [menu(1)] })).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['sections', section(plain(a(3000)))],
    ['emphasis', section(mrkdwn('*x*'), { accessory: button('a'), block_id: a(255) })],
    ['fields', { type: 'section', fields: list(10, () => mrkdwn(a(2000))) }],
    ['headers', { type: 'header', text: plain(a(150)) }],
    ['context', { type: 'context', elements: list(10, () => plain(a(2000))) }],
    ['dividers', { type: 'divider' }],
    ['buttons', actions(...list(25, (at) => button(`a:${at}`)))],
    [
      'long buttons',
      actions(
        button(a(255), {
          text: plain(a(75)),
          value: a(2000),
          url: a(3000),
          style: 'danger',
          confirm: CONFIRM,
        }),
      ),
    ],
    [
      'rich text',
      rich(line(words('x')), { type: 'rich_text_list', style: 'bullet', elements: [line(words('x'))] }),
    ],
  ])('%s', (_, block) => {
    expect(messageProblems({ text: a(4000), blocks: [block] })).toEqual([]);
    expect(
      viewProblems({ type: 'modal', title: plain(a(24)), close: plain(a(24)), blocks: [block] }),
    ).toEqual([]);
  });

  it('takes the most blocks that there may be', () => {
    const blocks = (n: number) => list(n, () => ({ type: 'divider' }));
    expect(messageProblems({ text: 'x', blocks: blocks(50) })).toEqual([]);
    expect(viewProblems({ type: 'modal', title: plain('x'), blocks: blocks(100) })).toEqual([]);
  });

  it('takes a table in a message and an alert in a modal', () => {
    expect(messageProblems({ text: 'x', blocks: [table(100, 2)] })).toEqual([]);
    const dated = { type: 'table', rows: [[rich(line(words('x'), date()))]] };
    expect(messageProblems({ text: 'x', blocks: [dated] })).toEqual([]);
    const alert = { type: 'alert', text: plain(a(200)) };
    expect(viewProblems({ type: 'modal', title: plain('x'), blocks: [alert] })).toEqual([]);
  });
});

describe('what Slack refuses', () => {
  test.each<[unknown, string]>([
    [{ type: 'mystery' }, 'unknown block'],
    [{ type: 'markdown', text: 'x' }, 'unknown block'],
    [{}, 'unknown block'],
    [{ type: 'divider', colour: 'red' }, 'unknown key colour'],
    [{ type: 'divider', block_id: a(256) }, 'block_id of 256'],
    [{ type: 'divider', block_id: '' }, 'block_id is empty'],
    [{ type: 'header', text: plain(a(151)) }, 'text of 151'],
    [{ type: 'header', text: plain('') }, 'text is empty'],
    [{ type: 'header', text: plain(' \n') }, 'text is empty'],
    [{ type: 'header', text: mrkdwn('x') }, 'text is mrkdwn'],
    [{ type: 'header' }, 'an object is missing'],
    [{ type: 'section' }, 'neither text nor fields'],
    [section(plain(a(3001))), 'text of 3001'],
    [section(mrkdwn('')), 'text is empty'],
    [section({ type: 'plain_text' }), 'text is no text'],
    [section({ type: 'plain_text', text: 7 }), 'text is no text'],
    [section({ type: 'mrkdwn', text: 'x', emoji: true }), 'unknown key emoji'],
    [section('x'), 'an object is missing'],
    [section(plain('x'), { accessory: { type: 'image' } }), 'unknown element image'],
    [{ type: 'section', fields: [] }, 'fields: 0 of them'],
    [{ type: 'section', fields: list(11, () => mrkdwn('x')) }, 'fields: 11 of them'],
    [{ type: 'section', fields: [mrkdwn(a(2001))] }, 'field of 2001'],
    [{ type: 'section', fields: 'x' }, 'fields is no list'],
    [{ type: 'context', elements: [] }, 'elements: 0 of them'],
    [{ type: 'context', elements: list(11, () => plain('x')) }, 'elements: 11 of them'],
    [{ type: 'context', elements: [button('a')] }, 'element is button'],
    [actions(), 'elements: 0 of them'],
    [actions(...list(26, (at) => button(`a:${at}`))), 'elements: 26 of them'],
    [actions(button('a'), button('a')), 'action_id is not unique'],
    [actions(button(a(256))), 'action_id of 256'],
    [actions(button('')), 'action_id is empty'],
    [actions(button('a', { action_id: undefined })), 'action_id is no text'],
    [actions(button('a', { value: a(2001) })), 'button value of 2001'],
    [actions(button('a', { text: plain(a(76)) })), 'button text of 76'],
    [actions(button('a', { text: mrkdwn('x') })), 'button text is mrkdwn'],
    [actions(button('a', { url: a(3001) })), 'button url of 3001'],
    [actions(button('a', { style: 'loud' })), 'button style loud'],
    [actions(button('a', { confirm: { ...CONFIRM, title: plain(a(101)) } })), 'confirm title of 101'],
    [actions(button('a', { confirm: { ...CONFIRM, deny: plain(a(31)) } })), 'deny button of 31'],
    [actions(button('a', { confirm: { ...CONFIRM, kind: 'x' } })), 'unknown key kind'],
    [actions(plain('x')), 'unknown element plain_text'],
    [rich(), 'elements: 0 of them'],
    [rich(line()), 'line: 0 of them'],
    [rich(line(words(''))), 'rich text is empty'],
    [rich(line({ type: 'user', user_id: 'U1' })), 'mentions a user'],
    [rich(line({ type: 'broadcast', range: 'here' })), 'mentions a broadcast'],
    [rich(line({ type: 'emoji', name: 'bell' })), 'unknown element emoji'],
    [rich({ type: 'rich_text_list', style: 'bullet', elements: [] }), 'list: 0 of them'],
    [rich({ type: 'rich_text_list', style: 'round', elements: [line(words('x'))] }), 'list style round'],
    [rich({ type: 'rich_text_quote', elements: [] }), 'unknown element rich_text_quote'],
    [rich({ type: 'rich_text_list', style: 'bullet', elements: [words('x')] }), 'unknown element text'],
  ])('%j: %s', (block, problem) => {
    const said = messageProblems({ text: 'x', blocks: [block] });
    expect(said.some((one) => one.includes(problem))).toBe(true);
    expect(viewProblems({ type: 'modal', title: plain('x'), blocks: [block] })).toEqual(said);
  });

  test.each<[unknown, string]>([
    [{ text: 'x', blocks: [] }, 'blocks: 0 of them'],
    [{ text: 'x', blocks: list(51, () => ({ type: 'divider' })) }, 'blocks: 51 of them'],
    [{ text: a(4001), blocks: [{ type: 'divider' }] }, 'text of 4001'],
    [{ text: '', blocks: [{ type: 'divider' }] }, 'text is empty'],
    [{ blocks: [{ type: 'divider' }] }, 'text is no text'],
    [{ text: 'x' }, 'blocks is no list'],
    [{ text: 'x', blocks: [{ type: 'divider' }], mrkdwn: true }, 'unknown key mrkdwn'],
    [{ text: 'x', blocks: [table(2, 2), table(2, 2)] }, '2 tables'],
    [{ text: 'x', blocks: [table(101, 1)] }, '101 rows'],
    [{ text: 'x', blocks: [table(1, 21)] }, 'row: 21 of them'],
    [{ text: 'x', blocks: [table(2, 2, a(3000))] }, 'more than 10000 characters'],
    [{ text: 'x', blocks: [table(1, 1, '')] }, 'cell is empty'],
    [{ text: 'x', blocks: [{ type: 'table', rows: [[plain('x')]] }] }, 'unknown cell plain_text'],
    [{ text: 'x', blocks: [{ type: 'table', rows: [[rich(line(words('')))]] }] }, 'rich text is empty'],
    [{ text: 'x', blocks: [rich(line(date({ timestamp: 1.5 })))] }, 'date at 1.5'],
    [{ text: 'x', blocks: [rich(line(date({ format: '' })))] }, 'format of a date is empty'],
    [{ text: 'x', blocks: [rich(line(date({ fallback: '' })))] }, 'fallback of a date is empty'],
    [{ text: 'x', blocks: [dataTable(0)] }, '0 rows under the heads'],
    [{ text: 'x', blocks: [dataTable(101)] }, '101 rows under the heads'],
    [{ text: 'x', blocks: [dataTable(1, { caption: '' })] }, 'caption is empty'],
    [{ text: 'x', blocks: [dataTable(1, { page_size: 101 })] }, 'pages of 101 rows'],
    [{ text: 'x', blocks: [dataTable(1, { row_header_column_index: 1 })] }, 'no column 1'],
    [{ text: 'x', blocks: [dataTable(1, { rows: [[{ type: 'raw_text', text: 'x' }], []] })] }, 'width'],
    [
      {
        text: 'x',
        blocks: [dataTable(1, { rows: list(2, () => [{ type: 'raw_number', value: 1, text: '1' }]) })],
      },
      'a head is no raw_text',
    ],
    [
      { text: 'x', blocks: [dataTable(1, { rows: list(2, () => [{ type: 'raw_text', text: a(10_001) }]) })] },
      'data table of 20002 characters',
    ],
    [{ text: 'x', blocks: [dataTable(1), table(1, 1)] }, '2 tables'],
    [{ text: 'x', blocks: [dataTable(1)], plainer: [dataTable(1)] }, 'plainer blocks hold a data_table'],
    [{ text: 'x', blocks: [menu(0)] }, 'options: 0 of them'],
    [{ text: 'x', blocks: [menu(101)] }, 'options: 101 of them'],
    [{ text: 'x', blocks: [menu(1, { initial_option: { text: plain('y'), value: '0' } })] }, 'none of them'],
    [
      { text: 'x', blocks: [menu(1, { options: [{ text: plain('x'), value: a(151) }] })] },
      'option value of 151',
    ],
    [{ text: 'x', blocks: [{ type: 'alert', text: plain('x') }] }, 'not allowed in a message'],
    [{ text: 'x', blocks: [input(boxes(1))] }, 'not allowed in a message'],
    [
      {
        text: 'x',
        blocks: [
          { type: 'divider', block_id: 'b' },
          { type: 'divider', block_id: 'b' },
        ],
      },
      'block_id is not unique',
    ],
  ])('message %#: %j', (message, problem) => {
    expect(messageProblems(message).join('\n')).toContain(problem);
  });

  const modal = (more: object) => ({
    type: 'modal',
    title: plain('x'),
    blocks: [{ type: 'divider' }],
    ...more,
  });
  test.each<[unknown, string]>([
    [modal({ type: 'home' }), 'type is not modal'],
    [modal({ blocks: [input(boxes(1))] }), 'input without submit'],
    [modal({ blocks: [input(boxes(11))] }), 'options: 11 of them'],
    [modal({ blocks: [input(boxes(1, { initial_options: [] }))] }), 'initial_options: 0 of them'],
    [
      modal({ blocks: [input(boxes(1, { initial_options: [{ text: plain('y'), value: '0' }] }))] }),
      'none of them',
    ],
    [modal({ blocks: [input(button('a'))] }), 'unknown input button'],
    [modal({ blocks: [input(menu(0).elements[0])] }), 'options: 0 of them'],
    [
      modal({
        blocks: [
          input({ type: 'plain_text_input', action_id: 'z', placeholder: plain('x'), max_length: 3001 }),
        ],
      }),
      'max_length',
    ],
    [modal({ blocks: [input(boxes(1), { label: mrkdwn('x') })] }), 'label is mrkdwn'],
    [modal({ blocks: [input(boxes(1), { hint: plain('') })] }), 'hint is empty'],
    [modal({ title: plain(a(25)) }), 'title of 25'],
    [modal({ title: plain('') }), 'title is empty'],
    [modal({ title: mrkdwn('x') }), 'title is mrkdwn'],
    [modal({ close: plain(a(25)) }), 'button of 25'],
    [modal({ submit: plain(a(25)) }), 'button of 25'],
    [modal({ private_metadata: a(3001) }), 'private_metadata of 3001'],
    [modal({ callback_id: a(256) }), 'callback_id of 256'],
    [modal({ text: 'x' }), 'unknown key text'],
    [modal({ blocks: list(101, () => ({ type: 'divider' })) }), 'blocks: 101 of them'],
    [modal({ blocks: [table(1, 1)] }), 'not allowed in a modal'],
    [modal({ blocks: [{ type: 'alert', text: plain(a(201)) }] }), 'text of 201'],
    [modal({ blocks: list(90, () => section(plain('ä'.repeat(3000)))) }), 'bytes, at most 250000'],
  ])('modal %#: %s', (view, problem) => {
    expect(viewProblems(view).join('\n')).toContain(problem);
  });
});
