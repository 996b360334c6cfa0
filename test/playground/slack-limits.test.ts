import { expect, test } from 'vitest';
import { blockProblems, viewProblems } from '../../playground/slack-side/block-limits.ts';

const plain = (text: string) => ({ type: 'plain_text', text });
const a = (length: number): string => 'a'.repeat(length);
const list = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const button = (more: object = {}) => ({ type: 'button', action_id: 'x', text: plain('x'), ...more });
const actions = (...elements: object[]) => ({ type: 'actions', elements });
const menu = (options: object[]) => actions({ type: 'static_select', action_id: 'x', options });
const cells = (text: string, rows: number, columns: number) =>
  list(rows, () => list(columns, () => ({ type: 'raw_text', text })));
const table = (text: string, rows: number, columns: number) => ({
  type: 'table',
  rows: cells(text, rows, columns),
});

// The numbers are Slack's, written out: they hold the one table to what Slack takes.
test.each<[what: string, block: object, place: string]>([
  ['a long header', { type: 'header', text: plain(a(151)) }, '.text'],
  ['a long section', { type: 'section', text: plain(a(3001)) }, '.text'],
  ['eleven fields', { type: 'section', fields: list(11, () => plain('x')) }, '.fields'],
  ['a long field', { type: 'section', fields: [plain(a(2001))] }, '.fields[0]'],
  ['eleven elements of a context', { type: 'context', elements: list(11, () => plain('x')) }, '.elements'],
  ['26 buttons', actions(...list(26, (at) => button({ action_id: `x${at}` }))), '.elements'],
  ['a long button', actions(button({ text: plain(a(76)) })), '.text'],
  ['a long value', actions(button({ value: a(2001) })), '.value'],
  ['a long address', actions(button({ url: a(3001) })), '.url'],
  ['a long action id', actions(button({ action_id: a(256) })), '.action_id'],
  ['a long question', actions(button({ confirm: { title: plain(a(101)) } })), '.confirm.title'],
  ['101 options', menu(list(101, (at) => ({ text: plain('x'), value: `${at}` }))), '.options'],
  ['a long option', menu([{ text: plain(a(76)), value: 'x' }]), '.options[0].text'],
  ['101 rows', table('x', 101, 1), '.rows'],
  ['21 columns', table('x', 1, 21), '.rows[0]'],
  ['10,001 characters', table(a(5001), 1, 2), 'blocks[0]'],
])('the Slack side refuses %s', (_, block, place) => {
  expect(blockProblems([block], 'message').join('\n')).toContain(place);
});

test('the Slack side refuses the 51st block of a message and the 101st of a Home', () => {
  const dividers = (count: number) => list(count, () => ({ type: 'divider' }));
  expect(blockProblems(dividers(50), 'message')).toEqual([]);
  expect(blockProblems(dividers(51), 'message')).not.toEqual([]);
  expect(blockProblems(dividers(100), 'home')).toEqual([]);
  expect(blockProblems(dividers(101), 'home')).not.toEqual([]);
});

test.each<[what: string, more: object]>([
  ['a long title', { title: plain(a(25)) }],
  ['long metadata', { private_metadata: a(3001) }],
  [
    'more than 250,000 bytes',
    { blocks: list(50, () => ({ type: 'section', text: plain('ä'.repeat(3000)) })) },
  ],
])('the Slack side refuses a modal with %s', (_, more) => {
  const modal = { type: 'modal', title: plain('x'), blocks: [{ type: 'divider' }] };
  expect(viewProblems(modal)).toEqual([]);
  expect(viewProblems({ ...modal, ...more })).not.toEqual([]);
});
