/** Proxies on this machine, as a campus has them: tunnels by CONNECT, plain requests passed on, a password. */
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { onTestFinished } from 'vitest';

export interface FakeProxy {
  /** With user name and password. */
  readonly url: string;
  readonly port: number;
  /** Where it was asked to lead: `host:port` of a tunnel, a whole address of a plain request. */
  readonly asked: readonly string[];
  /** From now on it answers with this status instead; undefined: it leads on again. */
  refuse(status: number | undefined): void;
}

export const LOGIN = 'campus:p@ss:w/rd';

/**
 * Ends with the test.
 * @param hosts addresses on this machine (`127.0.0.1:4000`) by made-up ones (`study.example:443`)
 */
export async function startProxy(hosts: ReadonlyMap<string, string> = new Map()): Promise<FakeProxy> {
  const asked: string[] = [];
  const sockets = new Set<Duplex>();
  let refused: number | undefined;
  const expected = `Basic ${Buffer.from(LOGIN).toString('base64')}`;
  /** The status of a refusal; undefined for none. */
  const refusal = ({ headers }: IncomingMessage): number | undefined =>
    headers['proxy-authorization'] === expected ? refused : 407;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const status = refusal(request);
    if (status !== undefined) return void response.writeHead(status, ABOUT).end('<html>Proxy');
    passOn(request, response, hosts);
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('connect', (request, socket: Duplex) => {
    const target = request.url ?? '';
    asked.push(target);
    socket.on('error', () => socket.destroy());
    const status = refusal(request);
    if (status !== undefined)
      return void socket.end(
        `HTTP/1.1 ${status} No\r\nproxy-authenticate: Basic\r\ncontent-length: 0\r\n\r\n`,
      );
    const [host = '', port] = (hosts.get(target) ?? target).split(':');
    const onward = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(onward);
    onward.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n'));
    socket.on('close', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  const login = LOGIN.split(':');
  const user = `${login[0]}:${encodeURIComponent(login.slice(1).join(':'))}`;
  return {
    url: `http://${user}@127.0.0.1:${port}`,
    port,
    asked,
    refuse: (status) => {
      refused = status;
    },
  };
}

const ABOUT = { 'proxy-authenticate': 'Basic realm="campus"', 'content-type': 'text/html' };

/** A connection that is cut on one side is cut on the other. */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  hosts: ReadonlyMap<string, string>,
): void {
  const to = new URL(request.url ?? '');
  const [hostname = '', port = ''] = (hosts.get(`${to.hostname}:${to.port || 80}`) ?? to.host).split(':');
  const { 'proxy-authorization': _, ...headers } = request.headers;
  const onward = ask(
    { hostname, port, path: `${to.pathname}${to.search}`, method: request.method, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
