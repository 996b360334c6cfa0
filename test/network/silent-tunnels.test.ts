/** A proxy that says a tunnel stands, behind which all is silent: what asked has gone away long before. */
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, onTestFinished, test, vi } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';

/** Asks through such a proxy, and gives up once the tunnel stands. The socket is the proxy's side. */
async function askInVain() {
  const proxy = http.createServer();
  const opened = new Promise<Duplex>((resolve) =>
    proxy.once('connect', (_asked, socket: Duplex) => {
      socket.resume().on('error', () => undefined);
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      // The greeting of TLS.
      socket.once('data', () => resolve(socket));
    }),
  );
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const { agentsTo } = createNetwork({ https: `http://127.0.0.1:${port}` });
  const { httpsAgent } = agentsTo('https://study.invalid/', { keepAlive: true });
  const gaveUp = new AbortController();
  const asked = https.get('https://study.invalid/', { agent: httpsAgent, signal: gaveUp.signal });
  asked.on('error', () => undefined);
  const socket = await opened;
  onTestFinished(() => {
    socket.destroy();
    proxy.close();
  });
  gaveUp.abort();
  return { socket, httpsAgent };
}

describe('a silent tunnel', () => {
  test('is closed with the client that opened it', async () => {
    const { socket, httpsAgent } = await askInVain();
    const closed = once(socket, 'end');
    httpsAgent.destroy();
    await closed;
  });

  test('is closed by itself after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { socket } = await askInVain();
    const closed = once(socket, 'end');
    await vi.advanceTimersByTimeAsync(20_000);
    await closed;
  });
});
