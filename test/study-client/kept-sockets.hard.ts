import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';
import { TIMING } from '../../src/study-client/timing.ts';
import { createHttp } from '../../src/study-client/transport/http.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { CODE, KEY } from './setup.ts';

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
  const body = JSON.stringify({ status: 'success', padding: 'x'.repeat(10 * MB) });
  const upstream = await startUpstream(() => ({ body }));
  const http = createHttp({
    url: upstream.url,
    key: KEY,
    network: createNetwork(),
    gateway: academicInformation,
    timing: TIMING,
    clock: { now: Date.now },
  });
  onTestFinished(async () => {
    http.close();
    await upstream.close();
  });
  const ask = async (): Promise<void> => {
    const call = academicInformation.realizationsByCode([CODE], {
      language: 'en',
      timeZone: 'Europe/Helsinki',
    });
    const { outcome } = await http.exchange(call, new AbortController().signal);
    expect(outcome.is === 'answer' && outcome.bytes).toBeGreaterThan(10 * MB);
  };
  const before = await inUse();
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect((await inUse()) - before).toBeLessThan(20 * MB);
});
