/** What the playground's three HTTP servers share. */
import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Reads a whole request body as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Listens on 127.0.0.1 and tells the port; 0 takes a free one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops listening and ends every connection, idle or not. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/**
 * A port that is free now, and hardly taken before the caller listens on it: no system gives it to who asks for any
 * port (Linux gives those from 32768 on, macOS and Windows from 49152), only another call of this does.
 */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const server = createServer();
    try {
      const port = await listen(server, randomInt(20_000, 32_768));
      await close(server);
      return port;
    } catch (error) {
      if (tries === 100) throw error;
    }
  }
}
