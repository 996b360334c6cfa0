import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { textOf } from '../../src/ops/exchange.ts';
import { createWriteAnswer } from '../../src/ops/plain-reply.ts';
import { eventually } from '../fixtures/patience.ts';
import { openTalk, type Talk } from './talk.ts';

/** Both ends of so many connections. */
async function connections(count: number): Promise<(Talk & { readonly server: Socket })[]> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const opened = [];
  for (let at = 0; at < count; at += 1) {
    const taken = once(server, 'connection') as Promise<[Socket]>;
    const talk = await openTalk(port);
    const [end] = await taken;
    onTestFinished(() => void end.destroy());
    opened.push({ ...talk, server: end });
  }
  return opened;
}

/** What the answers held, in their order. */
const bodies = (said: string): string[] =>
  said.split('HTTP/1.1 200 OK').flatMap((each) => each.split('\r\n\r\n').slice(1));

test('an answer that nobody takes yet is not spoiled by those after it', async () => {
  const [slow, quick] = await connections(2);
  if (!slow || !quick) throw new Error('no connections');
  const write = createWriteAnswer();
  slow.socket.pause();
  let written = 0;
  // Until the system takes no more, which is some megabytes.
  for (; slow.server.writableLength === 0 && written < 2_000; written += 1)
    write(slow.server, { status: 200, content: textOf('s'.repeat(50_000)) });
  expect(slow.server.writableLength).toBeGreaterThan(0);
  for (let at = 0; at < 3; at += 1) {
    write(quick.server, { status: 200, content: textOf('q'.repeat(60_000)) });
    await sleep(5);
  }
  slow.socket.resume();
  await eventually(() => expect(slow.said().length).toBeGreaterThan(written * 50_000));
  await eventually(() =>
    expect(bodies(slow.said())).toEqual([...Array(written)].map(() => 's'.repeat(50_000))),
  );
  expect(bodies(quick.said())).toEqual([1, 2, 3].map(() => 'q'.repeat(60_000)));
});

test.for([0, 1, 65_000, 66_000, 3_000_000])('an answer of %i letters is whole', async (length) => {
  const [one] = await connections(1);
  if (!one) throw new Error('no connection');
  const write = createWriteAnswer();
  write(one.server, { status: 200, content: textOf('ä'.repeat(length)) });
  const ends = `\r\n\r\n${Buffer.from('ä'.repeat(length)).toString('latin1')}`;
  await eventually(() => expect(one.said().endsWith(ends)).toBe(true));
  expect(one.said()).toContain(`content-length: ${length * 2}\r\n`);
});
