import { expect, test } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { createSocketCount } from '../../src/slack/socket.ts';

/** What is told of messages of Slack's. */
function told(isStoreShared: boolean, messages: readonly unknown[]): unknown[] {
  const lines: unknown[] = [];
  const tell = (text: string): void => {
    const { level, outcome, detail } = JSON.parse(text);
    lines.push([level, outcome, detail]);
  };
  const hear = createSocketCount(createLog('info', { write: tell }), isStoreShared);
  for (const message of messages) hear(message);
  return lines;
}

const counted = (...counts: readonly number[]) =>
  counts.map((count) => JSON.stringify({ type: 'hello', num_connections: count }));

test.for([
  { counts: [1, 1, 2, 1, 2], warned: [] },
  { counts: [2, 3, 3, 4], warned: [[40, 'shared', '2 sockets']] },
  { counts: [1, 3, 4], warned: [[40, 'shared', '3 sockets']] },
])('sockets that Slack counts as $counts are warned of once, but for the own', ({ counts, warned }) => {
  expect(told(false, counted(...counts))).toEqual(warned);
});

test('replicas of one store are expected to have a socket each: their number is told', () => {
  expect(told(true, counted(1, 3, 2, 4))).toEqual([
    [30, 'counted', '3 sockets'],
    [30, 'counted', '4 sockets'],
  ]);
});

test.each([
  '"hello"',
  '{"type":"hello"',
  '{"type":"hello","num_connections":"9"}',
  '{"type":"hello","num_connections":-9}',
  '{"type":"events_api","payload":{"type":"hello","num_connections":9},"text":"hello"}',
  Buffer.from('{"type":"hello","num_connections":9}'),
])('%s counts nothing', (message) => {
  expect(told(false, [message])).toEqual([]);
});
