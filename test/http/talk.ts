/** Speaks HTTP byte by byte, for what no HTTP client would send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** A connection, and all that came of it. */
export interface Talk {
  readonly socket: Socket;
  said(): string;
}

/** Opens a connection; it is closed when the test is over. */
export async function openTalk(port: number): Promise<Talk> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  onTestFinished(() => void socket.destroy());
  let said = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    said += chunk;
  });
  // A server that has had enough resets what is still being sent.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, said: () => said };
}

/** So many turns of the event loop after something was sent, the server has read it, and its answer is here. */
const TURNS = 6;

async function turns(): Promise<void> {
  for (let at = 0; at < TURNS; at += 1) await turn();
}

/**
 * Sends pieces, each when the one before has been read, until the server has had enough; resolves to all that was said, without the
 * time, or with `…` at the end where the server waits for more.
 */
export async function talk(port: number, pieces: readonly Buffer[]): Promise<string> {
  const { socket, said } = await openTalk(port);
  for (const piece of pieces) {
    if (socket.readableEnded || socket.destroyed) break;
    socket.write(piece);
    await turns();
  }
  await turns();
  const waits = socket.readableEnded || socket.destroyed ? '' : '…';
  socket.destroy();
  return `${said().replaceAll(/^Date: .*\r\n/gm, '')}${waits}`;
}
