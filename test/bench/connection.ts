/** One keep-alive connection, one request at a time: as little work as HTTP needs, so that the load is cheap. */
import { connect } from 'node:net';

export interface Reply {
  readonly status: number;
  /** Bytes of the body. */
  readonly length: number;
}

export interface Connection {
  send(request: string): Promise<Reply>;
  close(): void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const opened = Promise.withResolvers<void>();
  let waiting: PromiseWithResolvers<Reply> | undefined;
  let seen = '';
  socket.setEncoding('latin1');
  socket.once('connect', () => opened.resolve());
  socket.on('data', (chunk: string) => {
    seen = seen === '' ? chunk : seen + chunk;
    const reply = replyIn(seen);
    if (!reply) return;
    seen = '';
    waiting?.resolve(reply);
  });
  const failed = (error: Error): void => {
    opened.reject(error);
    waiting?.reject(error);
  };
  socket.once('error', failed);
  socket.once('close', () => failed(new Error('the connection was closed')));
  await opened.promise;
  return {
    send: (request) => {
      waiting = Promise.withResolvers<Reply>();
      socket.write(request, 'latin1');
      return waiting.promise;
    },
    close: () => {
      socket.removeAllListeners('close');
      socket.destroy();
    },
  };
}

/** A whole reply at the beginning of `text`; undefined while something of it is missing. */
function replyIn(text: string): Reply | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const status = Number(text.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  const body = text.length - head - 4;
  if (length !== undefined) return body >= Number(length) ? { status, length: Number(length) } : undefined;
  // Chunked: an empty body is one empty chunk.
  return text.endsWith('0\r\n\r\n') ? { status, length: Math.max(0, body - 5) } : undefined;
}
