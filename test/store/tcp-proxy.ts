/** A way to a server that can be cut, closed or made to swallow everything. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** `open`: lets through. `closed`: cuts what is there and all that comes. `silent`: swallows everything. */
  set(state: 'open' | 'closed' | 'silent'): void;
  close(): Promise<void>;
}

export async function startProxy(to: number): Promise<TcpProxy> {
  let state: 'open' | 'closed' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const pipe = (from: Socket, into: Socket) => {
    sockets.add(from);
    from.on('data', (data) => state === 'open' && into.write(data));
    from.on('error', () => into.destroy());
    from.on('close', () => {
      sockets.delete(from);
      into.destroy();
    });
  };
  const server = createServer((client) => {
    if (state === 'closed') return void client.destroy();
    const upstream = connect(to, '127.0.0.1');
    pipe(client, upstream);
    pipe(upstream, client);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      state = next;
      if (next === 'closed') cut();
    },
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      cut();
      await closed.promise;
    },
  };
}
