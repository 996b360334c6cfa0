import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { createHttp } from '../../src/study-client/transport/http.ts';
import { TIMING } from '../../src/study-client/transport/timing.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { KEY } from './setup.ts';

const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is in use after a collection, in bytes. */
async function inUse(): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('a socket that is kept holds nothing of the answers that came over it', async () => {
  const body = 'x'.repeat(10 * MB);
  const upstream = await startUpstream(() => ({ body }));
  const http = createHttp({ url: upstream.url, key: KEY, timing: TIMING });
  onTestFinished(async () => {
    http.close();
    await upstream.close();
  });
  const ask = async (): Promise<void> => {
    const call = { operation: 'search', path: ['realization', 'search'], language: 'en' } as const;
    const exchange = await http.exchange(call, new AbortController().signal);
    expect(exchange.end === 'answered' && exchange.body.length).toBe(body.length);
  };
  const before = await inUse();
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect((await inUse()) - before).toBeLessThan(20 * MB);
});
