/**
 * Makes an HTTP server read plain requests the short way (`plain-connection.ts`), and all others as before.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createEventLoopTurn } from './event-loop-turn.ts';
import type { Exchanges } from './exchange.ts';
import { type Around, PlainConnection } from './plain-connection.ts';
import { createWriteAnswer } from './plain-reply.ts';
import { lineOf } from './plain-request.ts';

/** Some of a server's connections. */
export interface Connections {
  /** Whether a request is under way on one of them. */
  isBusy(): boolean;
  /** Closes those on which nothing is under way. */
  closeIdle(): void;
  closeAll(): void;
}

/**
 * @param exchanges what answers plain posts, by path
 * @param onError told of an exchange that rejected
 */
export function readPlainly(
  server: Server,
  exchanges: Exchanges,
  onError: (error: unknown) => void,
): Connections {
  const open = new Set<PlainConnection>();
  const lines = new Map(Object.entries(exchanges).map(([path, exchange]) => [lineOf(path), exchange]));
  // Node's documentation allows handing any connection to its HTTP by this event, whoever had it before.
  const read = server.listeners('connection');
  server.removeAllListeners('connection');
  const handOver = (socket: Socket): void => {
    for (const listener of read) listener.call(server, socket);
  };
  const onOver = (connection: PlainConnection): void => void open.delete(connection);
  const around: Around = {
    lines,
    turn: createEventLoopTurn(),
    write: createWriteAnswer(),
    onError,
    handOver,
    onOver,
  };
  server.on('connection', (socket: Socket) => {
    open.add(new PlainConnection(socket, around));
  });
  return {
    isBusy: () => [...open].some(({ isBusy }) => isBusy),
    closeIdle: () => {
      for (const connection of open) if (!connection.isBusy) connection.close();
    },
    closeAll: () => {
      for (const connection of open) connection.close();
    },
  };
}
